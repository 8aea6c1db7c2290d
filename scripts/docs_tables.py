"""The tables of the documents that are made from the games.

python -m scripts.docs_tables          writes them (`make docs`)
python -m scripts.docs_tables --check  says which are out of date
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from itertools import groupby
from pathlib import Path
from typing import Final

import ludolith
from ludolith import games
from ludolith.adapters.actions import Spaces, spaces_of, usual_players
from ludolith.adapters.gymnasium import env_id
from ludolith.engine.observation_fields import Field, width
from ludolith.text import Speech

ROOT: Final = Path(__file__).parent.parent
BLOCK: Final = re.compile(r"(?<=<!-- made by make docs: )(\w+) -->\n.*?(?=<!-- end -->)", re.DOTALL)


def written(text: str) -> str:
    """A document with its tables as they are now."""
    return BLOCK.sub(lambda block: f"{block[1]} -->\n\n{TABLES[block[1]]()}\n\n", text)


def documents() -> list[Path]:
    """Those that have a table to be made."""
    found = [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob("benchmarks/*.md")]
    return sorted(path for path in found if BLOCK.search(path.read_text(encoding="utf-8")))


def numbered() -> list[str]:
    """The games whose moves are numbered."""
    return [name for name in games.OWN if ludolith.game(name).codes()]


def list_of_games() -> str:
    rows = ["| game | players | what it is |", "|---|---|---|"]
    for name in games.OWN:
        game = ludolith.game(name)
        speech = Speech("en", game)
        link = f"[{speech.say('game-name')}](docs/games/{name}.md)"
        counts = span(game.player_counts[0], game.player_counts[-1])
        rows.append(f"| {link} | {counts} | {speech.say('game-tagline')} |")
    return "\n".join(rows)


def authors() -> str:
    rows = ["| game | from |", "|---|---|"]
    for name in games.OWN:
        game = ludolith.game(name)
        rows.append(f"| {Speech('en', game).say('game-name')} | {game.rulebook} |")
    return "\n".join(rows)


def environments() -> str:
    rows = ["| game | id in Gymnasium | players | actions | numbers in an observation | forfeit |"]
    rows.append("|---|---|---|---|---|---|")
    for name in numbered():
        game = ludolith.game(name)
        counts = game.player_counts
        spaces = [spaces_of(name, players) for players in counts]
        cells = (
            f"`{name}`",
            f"`{env_id(name)}`",
            span(counts[0], counts[-1]),
            span(len(spaces[0].moves), len(spaces[-1].moves)),
            span(width(spaces[0].fields), width(spaces[-1].fields)),
            f"−{game.widest_margin(game.template(usual_players(game))):,}",
        )
        rows.append(f"| {' | '.join(cells)} |")
    return "\n".join(rows)


def actions_and_observations() -> str:
    """Of every game whose moves are numbered, then of those that are aimed."""
    aimed = [name for name in games.OWN if ludolith.game(name).aims()]
    parts = [*(of_game(name) for name in numbered()), *(of_aims(name) for name in aimed)]
    return "\n\n".join(parts)


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


TABLES: Final[dict[str, Callable[[], str]]] = {
    "games": list_of_games,
    "authors": authors,
    "environments": environments,
    "spaces": actions_and_observations,
}


def main() -> None:
    """Write the documents, or with `--check` fail if one would change."""
    for path in documents():
        there = path.read_text(encoding="utf-8")
        made = written(there)
        if made != there and "--check" in sys.argv[1:]:
            sys.exit(f"{path.relative_to(ROOT)} is out of date: make docs")
        path.write_text(made, encoding="utf-8")


if __name__ == "__main__":
    main()
