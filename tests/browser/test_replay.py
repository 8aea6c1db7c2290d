"""A finished game gone through again: by address, by slider, through each pair of eyes."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
from playwright.sync_api import Route, expect

from ludolith.engine.records import from_json, sealed, to_json
from ludolith.text import Speech
from tests.browser import party
from tests.browser.frames import HOLD
from tests.browser.person import Invite, Person, Theme
from tests.server.process import Process

# A colour however it is written, as red, green and blue.
PAINT = """const paint = (colour) => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d");
    canvas.fillStyle = colour;
    canvas.fillRect(0, 0, 1, 1);
    return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3);
  };"""
GROUND = f"(chart) => {{ {PAINT} return paint(getComputedStyle(chart).backgroundColor); }}"
# The contrast of parts of a chart with its ground, as WCAG reckons it.
CONTRAST = f"""(chart, place) => {{
  {PAINT}
  const light = (colour) => paint(colour)
    .map((part) => part / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
    .reduce((sum, part, i) => sum + part * [0.2126, 0.7152, 0.0722][i], 0);
  const ground = light(getComputedStyle(chart).backgroundColor);
  return [...chart.querySelectorAll(":scope > " + place)].map((one) => {{
    const style = getComputedStyle(one);
    const own = light(place === "text" ? style.fill : style.stroke);
    return (Math.max(own, ground) + 0.05) / (Math.min(own, ground) + 0.05);
  }});
}}"""


@pytest.fixture(scope="module")
def finished(server: Process) -> str:
    """A table where a game has been played to its end."""
    return party.finished(server).table


def last_of(anna: Person) -> int:
    return int(anna.page.get_by_role("slider").get_attribute("max") or 0)


def at(anna: Person, ply: int) -> None:
    expect(anna.page.get_by_role("slider")).to_have_value(str(ply))
    expect(anna.page).to_have_url(f"/replay/{anna.table}?ply={ply}")


def test_steps_and_slider_move_through_the_game_and_its_address(
    invite: Invite, finished: str
) -> None:
    anna = invite()
    anna.open(f"/replay/{finished}?ply=2")
    expect(anna.page.get_by_role("slider")).to_have_value("2")
    anna.button("ui-forward").click()
    at(anna, 3)
    anna.button("ui-back").click()
    at(anna, 2)
    anna.button("ui-last").click()
    at(anna, last_of(anna))
    expect(anna.button("ui-forward")).to_be_disabled()
    anna.button("ui-first").click()
    at(anna, 0)
    anna.page.get_by_role("slider").press("ArrowRight")
    at(anna, 1)
    anna.page.reload()
    at(anna, 1)


def test_it_plays_by_itself(invite: Invite, finished: str) -> None:
    anna = invite()
    anna.open(f"/replay/{finished}")
    anna.button("ui-play").click()
    at(anna, 2)
    anna.button("ui-pause").click()
    expect(anna.button("ui-play")).to_be_visible()


def test_each_seat_sees_its_own_chest(invite: Invite, finished: str) -> None:
    anna = invite("pl")
    anna.open(f"/replay/{finished}?ply=1")
    expect(anna.text("chest-closed")).to_have_count(3)
    anna.page.get_by_label(anna.words("ui-perspective")).select_option("Anna")
    expect(anna.text("chest-closed")).to_have_count(2)
    anna.button("ui-forward").click()
    expect(anna.page).to_have_url(f"/replay/{finished}?ply=2&seat=0")


def test_after_the_end_everything_lies_open(invite: Invite, finished: str) -> None:
    anna = invite("ru")
    anna.open(f"/replay/{finished}?ply=1")
    expect(anna.text("chest-closed")).to_have_count(3)
    anna.page.get_by_label(anna.words("ui-perspective")).select_option(anna.words("ui-all-open"))
    expect(anna.text("chest-closed")).to_have_count(0)
    expect(anna.page).to_have_url(f"/replay/{finished}?ply=1&seat=all")
    anna.page.reload()
    expect(anna.page.get_by_label(anna.words("ui-perspective"))).to_have_value("all")
    expect(anna.text("chest-closed")).to_have_count(0)


def test_another_view_keeps_the_board_and_leaving_is_quiet(invite: Invite, finished: str) -> None:
    anna = invite()
    anna.open(f"/replay/{finished}")
    anna.page.get_by_role("slider").fill("5")
    board = anna.page.locator(".diamant").element_handle()
    anna.page.get_by_label(anna.words("ui-perspective")).select_option(anna.words("ui-all-open"))
    expect(anna.text("chest-closed")).to_have_count(0)
    assert board is not None
    assert board.evaluate("one => one.isConnected")
    anna.page.get_by_role("link", name="Ludolith").click()
    expect(anna.heading("ui-welcome")).to_be_visible()  # and `invite` looks for warnings
    anna.page.wait_for_timeout(200)


def test_what_comes_after_one_has_left_changes_nothing(invite: Invite, finished: str) -> None:
    anna = invite(motion=True)
    anna.page.add_init_script(HOLD)
    anna.open(f"/replay/{finished}?ply=2")
    home = anna.page.get_by_role("link", name="Ludolith")
    expect(anna.page.locator(".diamant")).to_be_visible()
    # Gone before the first frame of what a step sets in motion; `invite` looks for warnings.
    anna.page.evaluate("() => (window.hold = true)")
    anna.button("ui-forward").dispatch_event("click")
    anna.page.wait_for_timeout(100)  # let the board begin
    home.dispatch_event("click")
    expect(anna.page.locator(".diamant")).to_have_count(0)
    anna.page.evaluate("() => window.letGo()")
    expect(anna.heading("ui-welcome")).to_be_visible()

    # Gone before the view one has asked for comes.
    anna.page.go_back()
    expect(anna.page.locator(".diamant")).to_be_visible()
    waiting: list[Route] = []

    def keep(asked: Route) -> None:
        waiting.append(asked)

    anna.page.route("**/replay?*", keep)
    anna.page.get_by_label(anna.words("ui-perspective")).select_option(anna.words("ui-all-open"))
    home.click()
    expect(anna.heading("ui-welcome")).to_be_visible()
    with anna.page.expect_response("**/replay?*"):
        waiting[0].continue_()
    anna.page.wait_for_timeout(200)
    assert urlsplit(anna.page.url).path == "/"


def test_a_record_is_downloaded_and_opened_again(
    invite: Invite, finished: str, tmp_path: Path
) -> None:
    anna = invite()
    anna.open(f"/replay/{finished}")
    with anna.page.expect_download() as download:
        anna.link("ui-download").click()
    record = tmp_path / "record.json"
    download.value.save_as(record)
    last = last_of(anna)
    anna.open("/replay")
    anna.page.get_by_label(anna.words("ui-open-record")).set_input_files(record)
    expect(anna.page.get_by_role("slider")).to_be_visible()
    assert last_of(anna) == last


def test_a_file_that_is_no_record_is_refused_in_words(
    invite: Invite, finished: str, server: Process, tmp_path: Path
) -> None:
    anna = invite("ru")
    anna.open("/replay")
    file = tmp_path / "record.json"
    file.write_text("no record at all")
    anna.page.get_by_label(anna.words("ui-open-record")).set_input_files(file)
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.words("error-corrupt-record"))
    anna.forgive("400")

    # A better file afterwards is taken.
    record = httpx.get(f"http://{server.host}/api/tables/{finished}/record")
    better = tmp_path / "better.json"
    better.write_text(record.text)
    anna.page.get_by_label(anna.words("ui-open-record")).set_input_files(better)
    expect(anna.page.get_by_role("slider")).to_be_visible()
    expect(anna.page.get_by_role("alert")).to_be_empty()


def test_an_unfinished_record_says_so_and_offers_no_open_cards(
    invite: Invite, finished: str, server: Process, tmp_path: Path
) -> None:
    whole = from_json(httpx.get(f"http://{server.host}/api/tables/{finished}/record").content)
    half = sealed(
        msgspec.structs.replace(
            whole, moves=whole.moves[:5], numbers=(whole.numbers or ())[:5], result=None
        )
    )
    file = tmp_path / "half.json"
    file.write_text(to_json(half))
    anna = invite("pl")
    anna.open("/replay")
    anna.page.get_by_label(anna.words("ui-open-record")).set_input_files(file)
    expect(anna.text("ui-unfinished")).to_be_visible()
    seen = anna.page.get_by_label(anna.words("ui-perspective"))
    expect(seen).not_to_contain_text(anna.words("ui-all-open"))
    anna.button("ui-forward").click()
    expect(anna.page.get_by_role("slider")).to_have_value("1")
    seat, move = half.moves[0]
    name = Speech("pl").player(half.seats[seat].name, half.seats[seat].bot)
    choice = anna.page.get_by_text(f"{name}: {anna.words('move-' + move['move'])}", exact=True)
    expect(choice).to_have_count(0)
    seen.select_option(name)
    expect(choice).to_be_visible()


def test_what_is_wrong_with_a_file_is_named_in_the_readers_language(
    invite: Invite, tmp_path: Path
) -> None:
    anna = invite("pl")
    anna.open("/replay")
    file = tmp_path / "record.json"
    file.write_text("[]")
    anna.page.get_by_label(anna.words("ui-open-record")).set_input_files(file)
    alert = anna.page.get_by_role("alert")
    expect(alert).to_contain_text(anna.words("error-corrupt-record"))
    expect(alert).to_contain_text(anna.words("fault-record-shape"))
    expect(alert).to_contain_text(anna.words("flaw-type", place="$", want="object", got="array"))
    anna.forgive("400")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_lines_of_charts_stand_out_from_their_ground(
    invite: Invite, finished: str, theme: Theme
) -> None:
    anna = invite(theme=theme)
    anna.open(f"/replay/{finished}")
    chart = anna.page.get_by_role("img", name=anna.words("ui-score-chart"))
    expect(chart.locator("path.line")).to_have_count(3)
    for place, least in (("path.line", 3), ("path.now", 3), ("text", 4.5)):
        assert min(chart.evaluate(CONTRAST, place)) >= least, place
    assert (sum(chart.evaluate(GROUND)) < 3 * 80) == (theme == "dark")


def test_a_line_of_the_log_leads_to_its_moment(invite: Invite, finished: str) -> None:
    anna = invite()
    anna.open(f"/t/{finished}")
    anna.page.get_by_role("link", name=anna.words("ui-show-moment", ply=3)).first.click()
    expect(anna.page.get_by_role("slider")).to_have_value("3")


def test_who_reads_in_the_log_is_left_there_and_finds_back(invite: Invite, finished: str) -> None:
    anna = invite()
    anna.open(f"/t/{finished}")
    log = anna.page.get_by_role("list", name=anna.words("ui-log"))
    last = log.get_by_role("listitem").last
    expect(last).to_be_in_viewport()
    expect(anna.button("ui-newest")).to_have_count(0)
    log.evaluate("one => { one.scrollTop = 0; }")
    expect(last).not_to_be_in_viewport()
    anna.button("ui-newest").click()
    expect(last).to_be_in_viewport()
    expect(anna.button("ui-newest")).to_have_count(0)


def test_the_end_of_the_log_stays_in_sight_when_the_window_changes(
    invite: Invite, finished: str
) -> None:
    anna = invite()
    anna.open(f"/t/{finished}")
    log = anna.page.get_by_role("list", name=anna.words("ui-log"))
    last = log.get_by_role("listitem").last
    expect(last).to_be_in_viewport()
    for height in (500, 1400, 640):
        anna.page.set_viewport_size({"width": 1280, "height": height})
        expect(last).to_be_in_viewport()
        expect(anna.button("ui-newest")).to_have_count(0)


def test_the_log_follows_to_the_end_of_a_game_and_leaves_readers_alone(
    invite: Invite, server: Process
) -> None:
    anna, bob = invite(motion=True), invite()
    sitting = party.party(server, "Anna", "Bob")
    sitting.seat(anna, bob)
    log = anna.page.get_by_role("list", name=anna.words("ui-log"))
    expect(log.get_by_role("listitem").first).to_be_visible()
    party.finish(server, sitting)
    for person in (anna, bob):
        expect(person.button("ui-rematch")).to_be_visible()
        lines = person.page.get_by_role("list", name=person.words("ui-log"))
        expect(lines.get_by_role("link").last).to_be_in_viewport()
        expect(lines.get_by_role("listitem").last).to_be_in_viewport()
        expect(person.button("ui-newest")).to_have_count(0)
    # Letters that become larger push the end down; it stays in sight, but not for a reader.
    log.evaluate("one => { one.style.lineHeight = 2; one.style.fontSize = '1.3rem'; }")
    expect(log.get_by_role("listitem").last).to_be_in_viewport()
    expect(anna.button("ui-newest")).to_have_count(0)
    log.evaluate("one => { one.scrollTop = 0; }")
    expect(anna.button("ui-newest")).to_be_visible()
    log.evaluate("one => { one.style.lineHeight = 1.5; }")
    anna.page.wait_for_timeout(200)
    assert log.evaluate("one => one.scrollTop") == 0


def test_chances_of_victory_are_drawn_and_told_for_the_moment(
    invite: Invite, finished: str
) -> None:
    anna = invite("ru")
    anna.open(f"/replay/{finished}")
    chart = anna.page.get_by_role("img", name=anna.words("ui-win-chances"))
    expect(chart).to_be_visible()
    expect(chart.locator("path.line")).to_have_count(3)
    anna.button("ui-last").click()
    at(anna, last_of(anna))
    chances = anna.page.get_by_role("figure").filter(has=chart).get_by_role("listitem")
    expect(chances).to_have_count(3)
    # A player has won by now: a chance is whole, or shared evenly.
    expect(chances.filter(has_text=re.compile(r"\s(100|50|33)\s?%"))).not_to_have_count(0)


def test_a_game_that_is_not_over_is_not_told(invite: Invite, server: Process) -> None:
    made = server.make(name="Anna", players=3, bots="steady", start=True, listed=False)
    anna = invite()
    anna.open(f"/replay/{made['table']}")
    expect(anna.page.get_by_role("alert")).to_contain_text(anna.words("error-not-finished"))
    anna.forgive("40")
