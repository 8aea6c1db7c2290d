"""Golden playthroughs: all that the rules say at every step of a few games, as text to review.

`python -m tests.golden --write [GAME ...]` writes them anew, with the checksums of many random
games. Look at the difference before you commit it: it is what your change does to the games.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec

from ludolith import games
from ludolith.engine.random_playout import playouts
from ludolith.engine.replay import fingerprint
from ludolith.engine.rng import DECISIONS, new_rng
from ludolith.engine.state import State
from ludolith.testing.game_setups import Setting, any_move, settings_of
from tests import stand_ins

GAMES = Path(__file__).parent / "games"
MOST_STEPS = 160  # of a playthrough that are told; a longer game is only played on
VERY_LONG = 2_400  # letters of a list of moves
LONG = 700  # letters; what takes more is shown by its parts
SEED = 7
RENEW = "if the change is meant, run `python -m tests.golden --write` and review the difference"


def playthroughs(name: str) -> list[Setting]:
    """Fewest players, then more with each option alone, then most with all."""
    settings = settings_of(name)
    plain = [setting for setting in settings if not setting.varied]
    chosen = [plain[0], plain[-1]]
    middle = plain[(len(plain) - 1) // 2].players
    for option, _ in settings[0].options:
        alone = [setting for setting in settings if list(setting.varied) == [option]]
        chosen += [each for each in alone if each.players == middle] or alone[:1]
    chosen.append(max(settings, key=lambda setting: (len(setting.varied), setting.players)))
    return list(dict.fromkeys(chosen))


def folder_of(name: str) -> Path:
    return GAMES / name / "golden"


def file_of(setting: Setting) -> Path:
    return folder_of(setting.name) / f"{setting}.txt"


def checksums_of(name: str) -> Path:
    return folder_of(name) / "checksums.json"


def text_of(setting: Setting) -> str:
    """A whole random game; each step with what can be chosen, what happens and who sees what."""
    return "\n".join(lines_of(setting)) + "\n"


def lines_of(setting: Setting) -> Iterator[str]:
    state = setting.new(SEED, keep_events=True)
    rng = new_rng(SEED, DECISIONS)
    shown: dict[str, str] = {}
    yield f"{setting}, seed {SEED}"
    yield from step_lines(state, shown)
    steps = 0
    while not state.over:
        deciders = list(state.deciders())
        seat = deciders[rng.below(len(deciders))]
        move = any_move(state, seat, rng)
        state.apply(seat, move)
        steps += 1
        if steps <= MOST_STEPS:
            yield ""
            yield f"> seat {seat}: {text(setting.game.describe(move))}"
            yield from step_lines(state, shown)
    yield ""
    yield f"outcome: {text(state.outcome())}"
    yield f"fingerprint: {fingerprint(state)}"


def step_lines(state: State, shown: dict[str, str]) -> Iterator[str]:
    for one in state.take_events():
        yield f"event to {one.seats}: {text(one.event)}"
    legal = {seat: list(state.legal(seat)) for seat in state.deciders()}
    yield f"legal: {in_short(legal)}"
    yield f"scores: {list(state.scores())}"
    now = everything_seen(state)
    for what, value in now.items():
        if shown.get(what) != value:
            yield f"{what}: {value}"
    for what in shown:
        if what not in now:
            yield f"{what}: no more"
    shown.clear()
    shown.update(now)


def in_short(legal: dict[int, list[int]]) -> str:
    """The moves of every seat; very long lists by their ends and a hash."""
    whole = str(legal)
    if len(whole) <= VERY_LONG:
        return whole
    ends = {seat: f"{len(moves)} from {moves[0]} to {moves[-1]}" for seat, moves in legal.items()}
    return f"{ends} {hashlib.blake2b(whole.encode(), digest_size=8).hexdigest()}"


def everything_seen(state: State) -> dict[str, str]:
    """What all spectators see, and for each seat what it sees otherwise."""
    everybody = seen(state, None)
    lines = {f"all see {what}": value for what, value in everybody.items()}
    for seat in range(state.players):
        own = seen(state, seat)
        for what in {**everybody, **own}:
            if own.get(what) != everybody.get(what):
                lines[f"seat {seat} sees {what}"] = own.get(what, "nothing")
    return lines


def seen(state: State, viewer: int | None) -> dict[str, str]:
    """A view by field; a list of things by its entries, and what is long by its parts."""
    fields: dict[str, str] = {}
    for name, value in msgspec.to_builtins(state.view(viewer)).items():
        if name != "seat":
            fields |= parts(name, value)
    return fields


def parts(name: str, value: object, *, inside: bool = False) -> dict[str, str]:
    """A value as it is or, if it is a list of things or long, each part of it."""
    whole = text(value)
    things = isinstance(value, list | tuple) and bool(value) and type(value[0]) is dict
    if len(whole) <= LONG and (inside or not things):
        return {name: whole}
    if isinstance(value, dict):
        named = [(str(field), part) for field, part in value.items()]
    else:
        assert isinstance(value, list | tuple)
        named = [(str(place), part) for place, part in enumerate(value)]
    found: dict[str, str] = {}
    for place, part in named:
        found |= parts(f"{name} {place}", part, inside=True)
    return found


def text(value: object) -> str:
    return msgspec.json.encode(value).decode()


def checksum(setting: Setting) -> list[int]:
    """All decisions and a checksum of all scores of many random games."""
    rng = new_rng(SEED, DECISIONS)
    return list(playouts(setting.template(), setting.game.effort.checksum_games, SEED, rng))


def write(names: Sequence[str]) -> None:
    """Write the golden files of these games."""
    for name in names:
        folder_of(name).mkdir(exist_ok=True)
        for old in folder_of(name).glob("*.txt"):
            old.unlink()
        for setting in playthroughs(name):
            file_of(setting).write_text(text_of(setting), encoding="utf-8")
        lines = [f' "{each}": {json.dumps(checksum(each))}' for each in settings_of(name)]
        checksums_of(name).write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    if sys.argv[1:2] != ["--write"] or not set(sys.argv[2:]) <= set(games.OWN):
        sys.exit("usage: python -m tests.golden --write [GAME ...]")
    with stand_ins.decide():  # as in the tests: golden games are the same on every machine
        write(sys.argv[2:] or games.OWN)
