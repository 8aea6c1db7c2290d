"""The tables of docs/research.md: `python -m ludolith.adapters.docs_tables` prints them."""

from __future__ import annotations

import sys
from itertools import groupby

import ludolith
from ludolith.adapters.actions import Spaces, spaces_of, usual_players
from ludolith.adapters.gymnasium import env_id
from ludolith.engine.observation_fields import Field, width


def tables() -> str:
    """An overview, then the actions and observations of every game."""
    names = [name for name in ludolith.NAMES if ludolith.game(name).codes()]
    aimed = [name for name in ludolith.NAMES if ludolith.game(name).aims()]
    parts = [
        overview(names),
        *(of_game(name) for name in names),
        *(of_aims(name) for name in aimed),
    ]
    return "\n\n".join(parts) + "\n"


def overview(names: list[str]) -> str:
    rows = ["| game | id in Gymnasium | players | actions | numbers in an observation |"]
    rows.append("|---|---|---|---|---|")
    for name in names:
        counts = ludolith.game(name).player_counts
        spaces = [spaces_of(name, players) for players in counts]
        cells = (
            f"`{name}`",
            f"`{env_id(name)}`",
            span(counts[0], counts[-1]),
            span(len(spaces[0].moves), len(spaces[-1].moves)),
            span(width(spaces[0].fields), width(spaces[-1].fields)),
        )
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def of_game(name: str) -> str:
    players = usual_players(ludolith.game(name))
    spaces = spaces_of(name, players)
    rows = [f"### `{name}` for {players} players", "", "| actions | move |", "|---|---|"]
    rows += [*actions(spaces), "", *listed(spaces.fields)]
    return "\n".join(rows)


def of_aims(name: str) -> str:
    """A game whose actions are numbers from -1 to 1."""
    game = ludolith.game(name)
    players = usual_players(game)
    rows = [f"### `{name}` for {players} players: `{env_id(name)}`", ""]
    rows += ["Its actions are these numbers, each from -1 (the least) to 1 (the most):", ""]
    rows += [*listed(game.aims()), "", *listed(game.fields(players))]
    return "\n".join(rows)


def listed(fields: tuple[Field, ...]) -> list[str]:
    """A table of fields."""
    rows = ["| numbers | field | from | to | what it is |", "|---|---|---|---|---|"]
    start = 0
    for field in fields:
        rows.append(row(field, start))
        start += field.size
    return rows


def actions(spaces: Spaces) -> list[str]:
    """One line for each kind of move in a row."""
    found = []
    described = [spaces.describe(action) for action in range(len(spaces.moves))]
    numbered = list(enumerate(described))
    for kind, members in groupby(numbered, key=lambda each: str(each[1]["move"])):
        run = list(members)
        (first, opening), (last, closing) = run[0], run[-1]
        shown = f"`{kind}` {values(opening)}" if values(opening) else f"`{kind}`"
        if last > first:
            shown += f" … {values(closing)}"
        found.append(f"| {span(first, last)} | {shown} |")
    return found


def values(move: dict[str, object]) -> str:
    return ", ".join(f"{name} {value}" for name, value in move.items() if name != "move")


def row(field: Field, start: int) -> str:
    cells = (
        span(start, start + field.size - 1),
        f"`{field.name}`",
        str(field.low),
        str(field.high),
        field.meaning,
    )
    return f"| {' | '.join(cells)} |"


def span(first: int, last: int) -> str:
    return f"{first:,}" if first == last else f"{first:,}–{last:,}"


if __name__ == "__main__":
    sys.stdout.write(tables())
