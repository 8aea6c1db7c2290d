"""A copy is a copy: original and copies go on in turn, and each is as if it were alone."""

from __future__ import annotations

import ast
import copy
import gc
import os
import pickle
from collections.abc import Callable
from io import BytesIO
from pathlib import Path

import pytest

import ludolith
from ludolith.engine import generate_copies
from ludolith.engine.replay import fingerprint
from ludolith.engine.rng import DECISIONS, Rng, new_rng
from ludolith.engine.state import State
from tests.games.settings import SETTINGS, Setting, any_move

GAMES = Path(ludolith.__file__).parent / "games"
FOLDERS = [GAMES / name for name in ludolith.NAMES]
ROUNDS = 5 if ludolith.compiled() else 1  # games of each setting with clones; the other ways: one
LINES = 3  # that go on in turn: the game itself, a copy, a copy of the copy
EAGER = 4  # the larger, the more copies are made
TRIPS = 100_000 if ludolith.compiled() else 2_000  # through pickle
KEPT = 1_000_000  # bytes that all of them together may keep: ten a trip

Copying = Callable[[State], State]


def cloned(state: State) -> State:
    return state.clone()


def pickled(state: State) -> State:
    copied = pickle.loads(pickle.dumps(state))
    assert isinstance(copied, State)
    return copied


class Line:
    """A position, and all moves that led to it from the start of the game."""

    def __init__(self, state: State, moves: list[tuple[int, int]]) -> None:
        self.state = state
        self.moves = moves

    def go_on(self, rng: Rng) -> None:
        deciders = self.state.deciders()
        seat = deciders[rng.below(len(deciders))]
        move = any_move(self.state, seat, rng)
        self.state.act(seat, move)
        self.moves.append((seat, move))


def everything_in(state: State) -> bytes:
    """Everything a position consists of, hidden or not, and the chance to come."""
    pickler = pickle.Pickler(data := BytesIO())
    pickler.fast = True  # no references: what is equal is the same, whether shared or not
    pickler.dump(state)
    return data.getvalue()


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
@pytest.mark.parametrize("copied", [cloned, pickled, copy.copy, copy.deepcopy])
def test_copies_that_go_on_in_turn_are_as_if_alone(setting: Setting, copied: Copying) -> None:
    """Copies are made all along the game, the older lines given up for them, so that there are some
    of every part of it."""
    copies = 0
    for seed in range(ROUNDS if copied is cloned else 1):
        rng = new_rng(seed, DECISIONS)
        lines = [Line(setting.new(seed), [])]
        given_up: list[Line] = []
        while playing := [line for line in lines if not line.state.over]:
            for line in playing:
                line.go_on(rng)
            line = playing[rng.below(len(playing))]
            if rng.below(EAGER + len(line.moves)) < EAGER:
                copies += 1
                lines.append(Line(copied(line.state), line.moves[:]))
                if len(lines) > LINES:
                    given_up.append(lines.pop(rng.below(len(lines))))
        for line in lines + given_up:
            alone = setting.new(seed)
            for seat, move in line.moves:
                alone.act(seat, move)
            assert everything_in(line.state) == everything_in(alone)
            assert fingerprint(line.state) == fingerprint(alone)
    assert copies


@pytest.mark.parametrize("name", ludolith.NAMES)
def test_unpickled_positions_leave_nothing_behind(name: str) -> None:
    """A worker unpickles a position for every decision of a bot."""
    setting = next(setting for setting in SETTINGS if setting.name == name)
    sent = pickle.dumps(setting.after(moves=25, seed=3))
    for _ in range(TRIPS // 20):  # until Python has all the memory that one trip needs
        pickle.loads(sent)
    before = memory_in_use()
    for _ in range(TRIPS):
        pickle.loads(sent)
    assert memory_in_use() - before < KEPT


def memory_in_use() -> int:
    """Bytes of real memory of this process."""
    gc.collect()
    pages = Path("/proc/self/statm").read_text(encoding="ascii").split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def test_no_position_appends_to_a_vec_that_a_copy_may_share() -> None:
    """`append` may write into the spare room of a buffer that two vecs share. What belongs to a
    position is copied first: `append(self.cards[:], card)`."""
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in GAMES.rglob("*.py")}
    vecs = {
        field.name
        for folder in FOLDERS
        for copied in generate_copies.copied_in(folder)
        for field in copied.fields
        if field.is_vec
    }
    assert {"deck", "skeletons", "place", "bottom"} <= vecs
    found = [
        f"{path.relative_to(GAMES)}:{call.lineno}"
        for path, tree in trees.items()
        for call in ast.walk(tree)
        if isinstance(call, ast.Call)
        and isinstance(call.func, ast.Name)
        and call.func.id == "append"
        and isinstance(call.args[0], ast.Attribute)
        and call.args[0].attr in vecs
    ]
    assert found == []


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_copies_are_generated_from_the_fields_as_they_are_declared(folder: Path) -> None:
    there = (folder / generate_copies.NAME).read_text(encoding="utf-8")
    assert there == generate_copies.written(folder), "make copies"


FIELDS = """
class Piece:
    def clone(self): ...

class Pond(State):
    size: Setting[i64] = 3
    fish: vec[u8] = NOTHING
    reeds: Shared[vec[i64]] = NOTHING
    frozen: bool = False
    pieces: list[Piece]
    seen: Own[dict[str, int]]

    def __init__(self, rng, shore): ...

    shore: Shore

    def clone(self): ...
"""


def test_a_field_is_copied_as_its_type_and_marks_say(tmp_path: Path) -> None:
    (tmp_path / "pond.py").write_text(FIELDS, encoding="utf-8")
    text = generate_copies.written(tmp_path)
    copy_, pack = text.split("def copy_pond")[1].split("def pack_pond")
    assert [line.strip() for line in copy_.splitlines() if "twin." in line] == [
        "twin.players = source.players",
        "twin.over = source.over",
        "twin.size = source.size",
        "twin.fish = source.fish[:]",
        "twin.reeds = source.reeds",
        "twin.frozen = source.frozen",
        "twin.pieces = [one.clone() for one in source.pieces]",
    ]
    assert "twin.frozen = bool(numbers[3])" in pack
    assert "twin.fish = vec[u8](rows[0])" in pack
    settle = text.split("def settle_pond")[1].split("def ")[0]
    assert settle.count("twin.") == 2  # players and size
    assert "seen" not in text
    assert "shore" not in text


def test_a_field_that_cannot_be_copied_is_refused_with_its_place(tmp_path: Path) -> None:
    text = FIELDS.replace("Own[dict[str, int]]", "dict[str, int]")
    (tmp_path / "pond.py").write_text(text, encoding="utf-8")
    with pytest.raises(SystemExit, match=r"pond.py:11: cannot copy seen: dict\[str, int\]; mark"):
        generate_copies.written(tmp_path)
