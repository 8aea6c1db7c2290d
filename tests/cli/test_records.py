"""`ludolith record`, `replay` and `verify`."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from ludolith.cli.terminal_game import TerminalGame, play_by_bots
from ludolith.engine.chance_source import Contribution
from ludolith.engine.records import Record, Seat, save, sealed, to_json
from ludolith.engine.replay import replay
from ludolith.engine.signatures import fingerprint_of
from ludolith.games import game as find_game
from ludolith.server.signing import Signer, new_signer
from ludolith.text import LANGUAGES, Speech
from tests.cli.conftest import Ludolith
from tests.engine.recorded import PARTS, live_game


@pytest.fixture
def file(ludolith: Ludolith, tmp_path: Path) -> Path:
    path = tmp_path / "game.json"
    said = ludolith("record", "diamant", "--bots", "steady", "--seed", 7, "-o", path)
    assert said.code == 0
    assert said.out == f"The record is in {path}.\n"
    return path


def change(file: Path, **fields: Any) -> Path:
    record = json.loads(file.read_text()) | fields
    file.write_text(json.dumps(record))
    return file


def test_a_true_record_is_verified(ludolith: Ludolith, file: Path) -> None:
    said = ludolith("verify", file)
    assert said.code == 0
    assert ": ok." in said.out
    assert "DIA-23" in said.out


def test_standard_output_is_the_record_itself(ludolith: Ludolith, file: Path) -> None:
    said = ludolith("record", "diamant", "--bots", "steady", "--seed", 7)
    assert said.out == file.read_text()


def test_a_file_is_replaced_only_by_force(ludolith: Ludolith, file: Path) -> None:
    before = file.read_text()
    line = ("record", "diamant", "--seed", 8, "-o", file)
    assert ludolith(*line).is_refusal()
    assert file.read_text() == before
    assert ludolith(*line, "--force").code == 0
    assert file.read_text() != before


def test_a_false_claim_is_found_out(ludolith: Ludolith, file: Path) -> None:
    result = json.loads(file.read_text())["result"]
    result["scores"][0] += 1
    said = ludolith("verify", change(file, result=result))
    assert said.is_refusal(code=1)
    assert "scores" in said.err


def test_another_seed_is_found_out(ludolith: Ludolith, file: Path) -> None:
    assert ludolith("verify", change(file, seed=8)).is_refusal(code=1)


def test_an_impossible_move_is_found_out(ludolith: Ludolith, file: Path) -> None:
    moves = json.loads(file.read_text())["moves"]
    moves[5] = moves[4]
    assert ludolith("verify", change(file, moves=moves)).is_refusal(code=1)
    assert ludolith("replay", file, "--ply", 10).is_refusal()


@pytest.mark.parametrize(
    "fields",
    [
        {"game": "chess"},
        {"game": 5},
        {"options": {"dragons": True}},
        {"options": {"relics": 1}},
        {"seats": []},
        {"seats": [{"name": "Anna"}] * 9},
        {"seed": -1},
        {"seed": 10**400},
        {"seed": None},
        {"secret": "not hexadecimal", "seed": None},
        {"version": 4},
        {"seal": None},
        {"version": 10**30},
        {"format": "chess"},
        {"moves": 3},
        {"moves": [[9, {"move": "leave"}]]},
        {"moves": [[0, "leave"]]},
        {"extra": 1},
    ],
    ids=lambda fields: json.dumps(fields)[:40],
)
def test_what_is_no_record_is_refused(
    ludolith: Ludolith, file: Path, fields: dict[str, Any]
) -> None:
    change(file, **fields)
    assert ludolith("verify", file).is_refusal()
    assert ludolith("replay", file).is_refusal()


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"{",
        b"null",
        b"[]",
        b"\xff\xfe\x00binary",
        b"[" * 100_000,
        b'{"format": "\xff"}',
        b"\0",
    ],
    ids=lambda content: repr(content[:12]),
)
def test_what_is_no_json_is_refused(ludolith: Ludolith, tmp_path: Path, content: bytes) -> None:
    path = tmp_path / "game.json"
    path.write_bytes(content)
    assert ludolith("verify", path).is_refusal()
    assert ludolith("replay", path).is_refusal()


def test_what_is_wrong_with_a_record_is_told_in_the_readers_language(
    ludolith: Ludolith, file: Path
) -> None:
    record = json.loads(file.read_text())
    record["result"]["scores"][0] += 1
    said = ludolith("verify", change(file, **record), "--lang", "ru")
    assert said.is_refusal(code=1)
    assert said.err.startswith(
        f"ludolith: {file}: Не всё в записи соответствует правде. Очки: в записи"
    )
    assert "the record says" not in said.err, "there are words for it in Russian"
    said = ludolith("replay", change(file, moves=3), "--lang=pl")
    assert said.is_refusal()
    assert "Plik nie jest poprawnym zapisem gry. Nie da się go odczytać jako zapisu." in said.err
    assert said.err.endswith("Miejsce $.moves: potrzeba — tablica, a jest — liczba całkowita.\n")


@pytest.mark.parametrize("path", ["/nowhere/game.json", "/", "/dev/zero", "a" * 300])
def test_what_is_no_file_is_refused(ludolith: Ludolith, path: str) -> None:
    assert ludolith("verify", path).is_refusal()


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(place=st.integers(0, 10**6), bite=st.integers(0, 40), put=st.binary(max_size=12))
def test_a_damaged_file_never_breaks_the_program(
    ludolith: Ludolith, file: Path, place: int, bite: int, put: bytes
) -> None:
    whole = file.read_bytes()
    place %= len(whole)
    damaged = file.with_name("damaged.json")
    damaged.write_bytes(whole[:place] + put + whole[place + bite :])
    said = ludolith("verify", damaged)
    assert said.code == 0 or said.is_refusal(code=1) or said.is_refusal(code=2), said
    assert ludolith("replay", damaged).code in (0, 2)


@pytest.mark.parametrize("to_file", [True, False])
def test_a_game_stopped_by_ctrl_c_is_kept_as_far_as_it_went(
    ludolith: Ludolith, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, to_file: bool
) -> None:
    path = tmp_path / "half.json"
    let_bot_play = TerminalGame.let_bot_play

    def ctrl_c_after_ten(self: TerminalGame, seat: int) -> None:
        if len(self.moves) == 10:
            raise KeyboardInterrupt
        let_bot_play(self, seat)

    monkeypatch.setattr(TerminalGame, "let_bot_play", ctrl_c_after_ten)
    said = ludolith("record", "diamant", *(("-o", path) if to_file else ()))
    assert (said.code, said.err) == (130, "ludolith: stopped\n")
    if not to_file:
        path.write_text(said.out)
    assert len(json.loads(path.read_text())["moves"]) == 10
    assert "before the end" in ludolith("verify", path).out


def test_an_option_or_a_bot_changed_afterwards_is_found_out(ludolith: Ludolith, file: Path) -> None:
    record = json.loads(file.read_text())
    for fields in (
        {"options": record["options"] | {"open_chests": True}},
        {"seats": [*record["seats"][:3], record["seats"][3] | {"bot": "strong"}]},
    ):
        said = ludolith("verify", change(file, **{**record, **fields}))
        assert said.is_refusal(code=1)
        assert "the seal is broken" in said.err
        expected = "Nie wszystko w zapisie jest prawdą. Pieczęć"
        assert expected in ludolith("verify", file, "--lang", "pl").err


def test_decisions_taken_back_at_a_live_table_are_told(ludolith: Ludolith, tmp_path: Path) -> None:
    for taken_back, words in (
        (1, "One decision was taken back"),
        (3, "3 decisions were taken back"),
    ):
        file = tmp_path / f"{taken_back}.json"
        save(live_game(taken_back), file)
        assert words in ludolith("verify", file).out
    save(live_game(), tmp_path / "none.json")
    assert "taken back" not in ludolith("verify", tmp_path / "none.json").out


# -- who vouches for it


SIGNER = new_signer()
FINGERPRINT = fingerprint_of(SIGNER.public)


def signed_game(signer: Signer = SIGNER) -> Record:
    """A live game as a server keeps it, with parts of its players in its chance."""
    record = msgspec.structs.replace(live_game(parts=PARTS), signer=signer.public)
    return signer.signed(sealed(record))


@pytest.fixture
def signed(tmp_path: Path) -> Path:
    save(signed_game(), tmp_path / "signed.json")
    return tmp_path / "signed.json"


def test_who_had_a_hand_in_the_chance_and_who_signed_is_told(
    ludolith: Ludolith, signed: Path
) -> None:
    said = ludolith("verify", signed)
    assert said.code == 0
    assert (
        "2 random parts that players' devices added after that: Anna; Борис and Łucja." in said.out
    )
    assert f"Signed by the server with the key {FINGERPRINT}; the signature is valid." in said.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("parts", [PARTS, PARTS[:1], ()])
def test_all_of_it_is_told_in_every_language(
    ludolith: Ludolith, tmp_path: Path, language: str, parts: tuple[Contribution, ...]
) -> None:
    save(live_game(parts=parts), tmp_path / "live.json")
    said = ludolith("verify", tmp_path / "live.json", "--lang", language)
    assert (said.code, said.err) == (0, "")
    assert ("Łucja" in said.out.splitlines()[1]) == (len(parts) == 2)


def test_a_record_formatted_by_another_program_keeps_its_signature(
    ludolith: Ludolith, signed: Path
) -> None:
    record = json.loads(signed.read_text())
    signed.write_text(json.dumps(dict(reversed(record.items())), indent=7, ensure_ascii=True))
    assert "the signature is valid" in ludolith("verify", signed).out


def test_a_game_between_famous_names_is_not_signed(ludolith: Ludolith, signed: Path) -> None:
    record = signed_game()
    seats = (Seat("Magnus"), *record.seats[1:])
    save(msgspec.structs.replace(record, seats=seats), signed, overwrite=True)
    assert "the seal is broken" in ludolith("verify", signed).err
    save(sealed(msgspec.structs.replace(record, seats=seats)), signed, overwrite=True)
    said = ludolith("verify", signed)
    assert said.is_refusal(code=1)
    assert "the signature does not fit" in said.err
    assert "Podpis nie pasuje" in ludolith("verify", signed, "--lang", "pl").err
    bare = msgspec.structs.replace(record, seats=seats, signer=None, signature=None)
    save(sealed(bare), signed, overwrite=True)
    assert "Not signed: nothing proves" in ludolith("verify", signed).out


def test_a_signature_of_another_record_does_not_fit(ludolith: Ludolith, signed: Path) -> None:
    other = sealed(msgspec.structs.replace(live_game(), signer=SIGNER.public))
    signature = signed_game().signature
    save(msgspec.structs.replace(other, signature=signature), signed, overwrite=True)
    assert "the signature does not fit" in ludolith("verify", signed).err


def test_a_game_that_no_server_played_is_unsigned_without_alarm(
    ludolith: Ludolith, file: Path
) -> None:
    said = ludolith("verify", file)
    assert said.code == 0
    assert "Not signed, as no server has played this game." in said.out


def test_a_certain_signer_can_be_demanded(ludolith: Ludolith, signed: Path, tmp_path: Path) -> None:
    answer = tmp_path / "answer.json"
    answer.write_text(json.dumps({"key": SIGNER.public, "fingerprint": FINGERPRINT}))
    bare = tmp_path / "bare.txt"
    bare.write_text(f"{SIGNER.public}\n")
    for key in (SIGNER.public, SIGNER.public.upper(), FINGERPRINT, answer, bare):
        assert ludolith("verify", signed, "--key", key).code == 0, key


def test_another_signer_than_the_demanded_one_is_refused(
    ludolith: Ludolith, signed: Path, file: Path
) -> None:
    other = new_signer().public
    said = ludolith("verify", signed, "--key", other)
    assert said.is_refusal(code=1)
    assert f"signed with another key ({FINGERPRINT})" in said.err
    assert FINGERPRINT in ludolith("verify", signed, "--key", other, "--lang", "ru").err
    said = ludolith("verify", file, "--key", other)
    assert said.is_refusal(code=1)
    assert "it is not signed" in said.err


@pytest.mark.parametrize("key", ["", "abc", "zz" * 32, "00" * 31, "no such file", "\0", "."])
def test_what_is_no_key_is_refused(ludolith: Ludolith, signed: Path, key: str) -> None:
    assert ludolith("verify", signed, "--key", key).is_refusal()
    (signed.parent / "file").write_bytes(b"\xff\xfe{")
    assert ludolith("verify", signed, "--key", signed.parent / "file").is_refusal()


# -- replay


def test_the_story_ends_with_the_victory_and_names_its_rules(
    ludolith: Ludolith, file: Path
) -> None:
    for language, stems in (
        ("en", ("win", "victory")),
        ("ru", ("побед", "побежд", "выигр")),
        ("pl", ("zwyci", "wygr")),
    ):
        said = ludolith("replay", file, "--lang", language)
        assert said.code == 0
        last = said.out.rstrip().splitlines()[-1]
        assert last.strip().startswith("DIA-23")
        assert any(stem in last.lower() for stem in stems), last
        assert "{" not in said.out


def test_a_player_sees_only_their_own_choices(ludolith: Ludolith, file: Path) -> None:
    everyone = ludolith("replay", file).out
    second = ludolith("replay", file, "--seat", "2").out
    assert second == ludolith("replay", file, "--seat", "beryl").out
    assert "Agate: " in everyone
    assert "Beryl: " in second
    for other in ("Agate", "Cobalt", "Dolomite"):
        assert f"{other}: " not in second


def test_a_reader_sees_bots_under_the_names_of_their_language(
    ludolith: Ludolith, file: Path
) -> None:
    printed = ludolith("replay", file, "--lang", "ru", "--seat", "Берилл").out
    assert "Берилл: " in printed
    assert "Beryl" not in printed
    assert "  Kobalt: " in ludolith("verify", file, "--lang", "pl").out


def test_an_unfinished_game_is_told_as_a_spectator_saw_it(
    ludolith: Ludolith, tmp_path: Path
) -> None:
    game = find_game("dinokalipsa")
    playing = TerminalGame(
        game, [Seat("Ann", "random"), Seat("Bob", "random")], 3, {"boards": "dealt"}
    )
    play_by_bots(playing)
    record = playing.record()
    whole, half = tmp_path / "whole.json", tmp_path / "half.json"
    save(record, whole)
    save(sealed(msgspec.structs.replace(record, moves=record.moves[:9], result=None)), half)
    words = Speech("en", game)
    first = next(replay(game, record))
    hands = {
        words.event(one.event, ["Ann", "Bob"])
        for one in first.emitted
        if one.seen_by(1) and not one.seen_by(None)
    }
    assert hands, "Bob has drawn cards that no other player saw"
    flat = {
        name: " ".join(ludolith("replay", *name).out.split())
        for name in ((whole,), (half,), (half, "--seat", "Bob"), (half, "--ply", 9))
    }
    for name, printed in flat.items():
        open_hands = name in [(whole,), (half, "--seat", "Bob")]
        assert all((words in printed) == open_hands for words in hands), name
        assert ("you read what a spectator saw" in printed) == (
            name[0] == half and "--seat" not in name
        )
    choice = re.compile(r"\d Ann: \D")  # what events tell of her sums begins with a number
    assert choice.search(flat[(whole,)])
    assert not choice.search(flat[(half,)]), "choices are known by what all players saw of them"
    assert not choice.search(flat[(half, "--ply", 9)])


def test_a_position_shows_only_the_viewers_chest(ludolith: Ludolith, file: Path) -> None:
    said = ludolith("replay", file, "--seat", "2", "--ply", "30")
    assert said.out.count("Closed chest") == 3
    assert ludolith("replay", file, "--ply", "30").out.count("Closed chest") == 4


def resealed(file: Path, **fields: Any) -> Path:
    record = msgspec.convert(json.loads(file.read_text()) | fields, Record)
    file.write_text(to_json(sealed(record)))
    return file


def doubted(file: Path) -> str:
    return (
        f"ludolith: {file}: this record is not as it was written, so the game may have gone "
        "otherwise; ludolith verify says more\n"
    )


def test_a_changed_record_is_told_with_a_warning(ludolith: Ludolith, file: Path) -> None:
    assert ludolith("replay", file).err == ""
    kept = file.read_text()
    record = json.loads(kept)
    seats = [record["seats"][0] | {"bot": "strong"}, *record["seats"][1:]]
    scores = record["result"] | {"scores": [99, 0, 0, 0]}
    for put, fields in (
        (change, {"options": record["options"] | {"open_chests": True}}),
        (change, {"seal": "0" * 32}),
        (change, {"seats": seats}),
        (change, {"moves": record["moves"][:-1]}),
        (change, {"moves": []}),
        (resealed, {"moves": record["moves"][:-1]}),
        (resealed, {"result": scores}),
        (resealed, {"result": None}),
    ):
        file.write_text(kept)
        put(file, **fields)
        for place in ((), ("--ply", 0), ("--seat", 2)):
            said = ludolith("replay", file, *place)
            assert (said.code, said.err) == (0, doubted(file)), (fields, place)
            assert said.out
    assert "эту запись изменили" in ludolith("replay", file, "--lang", "ru").err


def test_what_is_not_possible_later_is_warned_of_too(ludolith: Ludolith, file: Path) -> None:
    moves = json.loads(file.read_text())["moves"]
    change(file, moves=[*moves[:9], moves[8], *moves[10:]])
    said = ludolith("replay", file, "--ply", 3)
    assert (said.code, said.err) == (0, doubted(file))
    assert ludolith("replay", file, "--ply", 30).is_refusal()
    said = ludolith("replay", file)
    assert said.code == 2
    assert said.err.count("\n") == 1


def test_whether_a_game_is_over_is_known_from_its_moves(ludolith: Ludolith, file: Path) -> None:
    whole = ludolith("replay", file).out
    result = json.loads(file.read_text())["result"]
    assert ludolith("replay", resealed(file, result=None)).out == whole
    moves = json.loads(file.read_text())["moves"]
    said = ludolith("replay", resealed(file, moves=moves[:9], result=result))
    assert "you read what a spectator saw" in said.out
    assert said.out.endswith("The record stops before the end of the game.\n")


def test_a_mark_before_the_text_does_no_harm(ludolith: Ludolith, file: Path) -> None:
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert ludolith("verify", file).code == 0


def test_steps_wait_and_the_reader_may_stop(ludolith: Ludolith, file: Path) -> None:
    said = ludolith("replay", file, "--step", typed="\n\n")
    assert said.code == 0
    moves = len(json.loads(file.read_text())["moves"])
    assert re.search(rf"The input ended after move \d+ of {moves}\.", said.out)
    assert said.out.count("Enter: go on") == 3
    assert "DIA-23" not in said.out


@pytest.mark.parametrize(
    "line",
    ["--seat 0", "--seat 5", "--seat unknown", "--seat ١", "--ply -1", "--ply 100000", "--lang xx"],
)
def test_wrong_places_are_refused(ludolith: Ludolith, file: Path, line: str) -> None:
    assert ludolith("replay", file, *line.split()).is_refusal()


def test_a_name_cannot_command_the_terminal(ludolith: Ludolith, file: Path) -> None:
    seats = [{"name": "\x1b[2J[bold]\r\n", "bot": None}] * 4
    said = ludolith("replay", change(file, seats=seats))
    assert said.code == 0
    assert "\x1b" not in said.out
    assert "[bold]" in said.out
