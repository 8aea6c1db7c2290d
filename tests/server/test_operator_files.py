"""Options that take a file: at a server, only those its operator put there."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

from ludolith.server.errors import CannotServe
from ludolith.server.operator_files import read_files
from ludolith.table import acts
from tests.own_file import GOOD, crewed
from tests.server.live import Live

__all__ = ["crewed"]  # a fixture
pytestmark = pytest.mark.usefixtures("crewed")
OTHER = '{"title": "Others", "names": []}'


def put(folder: Path, path: str, content: str | bytes = GOOD) -> Path:
    file = folder / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(content.encode() if isinstance(content, str) else content)
    return file


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Live]:
    """A server with two crews."""
    put(tmp_path, "files/diamant/crew/Łódź 2.json")
    put(tmp_path, "files/diamant/crew/others.json", OTHER)
    live = Live(tmp_path, files=read_files(tmp_path / "files"))
    yield live
    live.stop()


def test_the_games_list_the_names(house: Live) -> None:
    games = house.http.get("/api/games").json()
    options = {one["name"]: one for one in games[0]["options"]}
    assert options["crew"]["values"] == ["", "others", "Łódź 2"]
    assert options["crew"]["file"] is True
    assert options["relics"]["file"] is False


def test_a_table_made_with_a_name_keeps_the_text_and_shows_the_name(house: Live) -> None:
    made = house.make(players=3, options={"crew": "Łódź 2"}, listed=True, bots="steady", start=True)
    ann = house.player(made["table"], made["key"])
    assert ann.snapshot["table"]["options"]["crew"] == "Łódź 2"
    ann.play_out()
    record = house.http.get(f"/api/tables/{made['table']}/record")
    assert record.json()["options"]["crew"] == GOOD
    replay = house.http.get(f"/api/tables/{made['table']}/replay").json()
    assert replay["options"]["crew"].startswith("sha256:")
    assert "Łódź crew" not in msgspec.json.encode(ann.received).decode()
    assert house.http.post("/api/verify", content=record.content).json()["ok"]


def test_the_host_chooses_by_name_in_the_lobby(house: Live) -> None:
    made = house.make(players=3)
    ann = house.player(made["table"], made["key"])
    for name in ("others", "Łódź 2", ""):
        done = ann.ask("set-options", options={"crew": name})
        ann.until_version(done["version"])
        assert ann.snapshot["table"]["options"]["crew"] == name


def test_a_chosen_file_stays_as_it_was_when_the_operator_changes_it(
    house: Live, tmp_path: Path
) -> None:
    made = house.make(players=3, options={"crew": "others"})
    put(tmp_path, "files/diamant/crew/others.json", '{"title": "New", "names": []}')
    (tmp_path / "files/diamant/crew/Łódź 2.json").unlink()
    house.files = read_files(tmp_path / "files")
    house.restart()
    ann = house.player(made["table"], made["key"])
    chosen = {**ann.snapshot["table"]["options"], "relics": True}
    assert chosen["crew"] == "others"
    assert ann.ask("set-options", options=chosen)["tell"] == "done"
    room = house.app.state.rooms.rooms[made["table"]]
    assert room.table.options == {"relics": True, "open_chests": False, "crew": OTHER}
    refused = ann.ask("set-options", options={"crew": "Łódź 2"})
    assert refused["cause"] == "bad-option-value"


@pytest.mark.parametrize(
    "name", ["missing", "../others", "others.json", "/etc/passwd", GOOD, ".", "\0", True, 3]
)
def test_nothing_else_can_be_named(house: Live, name: object) -> None:
    answer = house.http.post(
        "/api/tables", json={"game": "diamant", "name": "Ann", "options": {"crew": name}}
    )
    assert (answer.status_code, answer.json()["cause"]) == (400, "bad-option-value")
    made = house.make(players=3)
    ann = house.player(made["table"], made["key"])
    refused = ann.ask("set-options", options={"crew": name})
    assert refused["cause"] == "bad-option-value"
    assert ann.snapshot["table"]["options"]["crew"] == ""


def test_a_server_without_files_says_so(tmp_path: Path) -> None:
    assert read_files(tmp_path / "files") == {}


@pytest.mark.parametrize(
    ("path", "content", "reason"),
    [
        ("chess/crew/a.json", GOOD, "there is no game 'chess'"),
        ("diamant/tiles/a.json", GOOD, "no option of diamant that takes a file; there are: crew"),
        ("diamant/relics/a.json", GOOD, "no option of diamant that takes a file"),
        ("dinokalipsa/crew/a.json", GOOD, "no option of dinokalipsa"),
        ("diamant/crew/a.txt", GOOD, "a file is called NAME.json"),
        ("diamant/crew/a.b.json", GOOD, "a file is called NAME.json"),
        (f"diamant/crew/{'a' * 41}.json", GOOD, "up to 40 letters"),
        ("diamant/crew/a.json", "{}", "option crew: Object missing required field"),
        ("diamant/crew/a.json", b"\xff", "not UTF-8 at byte 0"),
        ("diamant/crew/a.json", "", "the file is empty"),
        ("diamant/crew/a.json", " " * 70_000, "larger than 64 kB"),
    ],
)
def test_a_wrong_file_stops_the_start_with_one_line(
    tmp_path: Path, path: str, content: str | bytes, reason: str
) -> None:
    put(tmp_path, path, content)
    with pytest.raises(CannotServe, match=reason) as refusal:
        read_files(tmp_path)
    assert "\n" not in str(refusal.value)


def test_hidden_files_are_left_alone(tmp_path: Path) -> None:
    put(tmp_path, ".DS_Store", b"\xff")
    put(tmp_path, "diamant/crew/.hidden", b"\xff")
    put(tmp_path, "diamant/crew/a.json")
    put(tmp_path, "README.txt")
    assert read_files(tmp_path) == {("diamant", "crew"): {"a": GOOD}}


def test_acts_stored_before_there_were_files_are_read() -> None:
    old = b'{"act": "opened", "table": "t", "game": "diamant", "players": 3, "options": {}}'
    opened = msgspec.json.decode(old, type=acts.Opened)
    assert opened.files == {}
