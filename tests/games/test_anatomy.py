"""All games are built alike: the same modules, each with what its name says, no import cycle."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import ludolith
from ludolith.engine.bits import SEATS
from ludolith.engine.bot import Bot
from ludolith.engine.events import Event
from ludolith.engine.move_codes import Ranges
from ludolith.engine.moves import Move
from ludolith.engine.state import State
from ludolith.games import OWN
from ludolith.testing.game_setups import any_move, settings_to_try

GAMES = Path(ludolith.__file__).parent / "games"
FIRST_MOVES = 30
# The functions that a module has besides whatever else it needs.
FUNCTIONS = {
    "setup": ["lay_out"],
    "legal": ["legal"],
    "view": ["view_of"],
    "observe": ["observe", "fields"],
    "faults": ["faults_of"],
}
KINDS = {"moves": Move, "events": Event, "bot": Bot}  # modules of classes derived from these
MODULES = [*FUNCTIONS, *KINDS, "components", "codes", "position", "rules", "emit", "lesson"]


def module(game: str, name: str) -> ModuleType:
    return import_module(f"ludolith.games.{game}.{name}")


def own_classes(holder: ModuleType) -> list[type]:
    """The classes that a module itself defines."""
    found = [one for _, one in inspect.getmembers(holder, inspect.isclass)]
    return [one for one in found if one.__module__ == holder.__name__]


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_the_modules_that_all_have(game: str) -> None:
    files = {path.stem for path in (GAMES / game).glob("*.py")}
    assert sorted(set(MODULES) - files) == []


@pytest.mark.parametrize("name", FUNCTIONS)
@pytest.mark.parametrize("game", OWN)
def test_a_module_has_the_functions_that_its_name_promises(game: str, name: str) -> None:
    for function in FUNCTIONS[name]:
        found = getattr(module(game, name), function)
        assert callable(found)
        assert found.__module__ == f"ludolith.games.{game}.{name}"


@pytest.mark.parametrize("name", KINDS)
@pytest.mark.parametrize("game", OWN)
def test_moves_events_and_bots_stand_in_modules_of_their_own(game: str, name: str) -> None:
    homes = {
        path.stem
        for path in (GAMES / game).glob("*.py")
        if any(issubclass(one, KINDS[name]) for one in own_classes(module(game, path.stem)))
    }
    assert homes - {"search_shortlist"} == {name}  # a shortlist is a bot, too: it guides a search


@pytest.mark.parametrize("game", OWN)
def test_the_fields_of_a_position_stand_apart_from_the_rules(game: str) -> None:
    position = module(game, "position").Position
    rules = type(ludolith.game(game).template(ludolith.game(game).player_counts[0]))
    assert issubclass(position, State)
    assert issubclass(rules, position)
    assert rules.__module__ == f"ludolith.games.{game}.rules"


@pytest.mark.parametrize("game", OWN)
def test_codes_of_moves_are_given_out_in_ranges(game: str) -> None:
    listed = ludolith.game(game).move_table.moves
    assert listed or isinstance(module(game, "codes").RANGES, Ranges)


@pytest.mark.parametrize("game", OWN)
def test_asked_is_the_set_of_seats_that_must_choose(game: str) -> None:
    for setting in settings_to_try(game)[:2]:
        state = setting.new(1)
        rng = state.rng.branch()
        for _ in range(FIRST_MOVES):
            assert list(state.deciders()) == list(SEATS[getattr(state, "asked")])  # noqa: B009
            if state.over:
                break
            seat = state.deciders()[0]
            state.act(seat, any_move(state, seat, rng))


# -- names of fields that several games have

# What a field of a position, a view, an event or an observation is called, and what it is not.
# `first` may stand in an option: its name is in records of before.
NAMED = {
    "active": {"turn", "current", "actor", "turn_of", "whose_turn", "active_player"},
    "first_player": {"first", "starter", "beginner", "starting_player"},
    "turn_number": {"turns", "turn_count"},
    "round_number": {"round", "rounds", "round_count"},
}
SEATS_BY_NAME = {"active", "first_player"}


def fields_of(game: str) -> dict[str, set[str]]:
    """The names of the fields of a game, by where they are."""
    found = ludolith.game(game)
    observed = found.fields(found.player_counts[0])
    files = ("position", "view", "view_types", "events")
    declared = {file: set(declared_in(GAMES / game / f"{file}.py")) for file in files}
    return {**declared, "observation": {field.name for field in observed}}


def declared_in(path: Path) -> Iterator[str]:
    """The fields that the classes of a module declare."""
    tree = ast.parse(path.read_text(encoding="utf-8")) if path.exists() else ast.Module([], [])
    for kind in ast.walk(tree):
        if isinstance(kind, ast.ClassDef):
            for line in kind.body:
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
                    yield line.target.id


@pytest.mark.parametrize("game", OWN)
def test_turns_rounds_and_first_players_have_one_name(game: str) -> None:
    wrong = {
        f"{where}: {name} (say {say})"
        for where, names in fields_of(game).items()
        for say, others in NAMED.items()
        for name in names & others
    }
    assert wrong == set()


@pytest.mark.parametrize("game", OWN)
def test_active_and_first_player_are_seats_and_the_same_in_position_and_view(game: str) -> None:
    for setting in settings_to_try(game)[:2]:
        state = setting.new(1)
        rng = state.rng.branch()
        for _ in range(FIRST_MOVES):
            view = state.view(None)
            for name in SEATS_BY_NAME & set(view.__struct_fields__):
                assert getattr(view, name) == getattr(state, name)
                assert getattr(view, name) in range(state.players)
            if state.over:
                break
            seat = state.deciders()[0]
            state.act(seat, any_move(state, seat, rng))


# -- imports


def imported(path: Path, package: str) -> Iterator[str]:
    """The modules of a package that a module needs when it is imported; not for types alone."""
    statements = [
        node
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, (ast.Import, ast.ImportFrom))
    ]
    for node in statements:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names if alias.name.startswith(package))
        elif node.module == package:
            yield from (f"{package}.{alias.name}" for alias in node.names)
        elif (node.module or "").startswith(f"{package}."):
            yield node.module or ""
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def needs(folder: Path, package: str) -> dict[str, set[str]]:
    """By module of a package: the modules of it that it imports."""
    files = {
        ".".join((package, *path.relative_to(folder).with_suffix("").parts)).removesuffix(
            ".__init__"
        ): path
        for path in folder.rglob("*.py")
    }
    return {name: files.keys() & set(imported(path, package)) for name, path in files.items()}


@pytest.mark.parametrize("game", OWN)
def test_no_two_modules_of_a_game_import_each_other(game: str) -> None:
    TopologicalSorter(needs(GAMES / game, f"ludolith.games.{game}")).prepare()


def test_a_circle_of_imports_would_be_found(tmp_path: Path) -> None:
    (tmp_path / "one.py").write_text("from toy.other import thing\n")
    (tmp_path / "other.py").write_text("from toy import third\n")
    (tmp_path / "third.py").write_text("import toy.one\n")
    with pytest.raises(CycleError):
        TopologicalSorter(needs(tmp_path, "toy")).prepare()
    (tmp_path / "third.py").write_text("if TYPE_CHECKING:\n    import toy.one\n")
    TopologicalSorter(needs(tmp_path, "toy")).prepare()
