"""The cave of Diamant in a terminal. Every sign has a shape and a word, not only a colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludolith.cli.translations import Words
from ludolith.engine.view import View
from ludolith.games.diamant.view_types import CaveCard, DiamantView, Explorer, Relic, Trap

RUBY: Final = "♦"
TRAP: Final = "▲"
RELIC: Final = "★"
OPEN: Final = "▢"
CLOSED: Final = "▣"


def draw(view: View, names: Sequence[str], speech: Words) -> RenderableType:
    """The entrances, the cards of the cave, what threatens, and who is where."""
    assert isinstance(view, DiamantView)
    parts: list[RenderableType] = [entrances(view, speech)]
    if not view.over:
        parts.append(Columns([card(each, speech) for each in view.cave]))
        parts.append(outlook(view, speech))
    parts += ["", explorers(view, names, speech)]
    return Group(*parts)


def entrances(view: DiamantView, speech: Words) -> Rule:
    barriers = " ".join([CLOSED] * view.closed + [OPEN] * (view.expeditions - view.closed))
    title = speech.say("expedition", expedition=view.expedition, expeditions=view.expeditions)
    return Rule(Text(f"{title}  {barriers}", style="bold"), style="dim", align="left")


def card(each: CaveCard, speech: Words) -> Panel:
    """A card of the cave: what it shows, and below it what still lies there."""
    if isinstance(each, Trap):
        face, below, style = f"{TRAP} {speech.say('trap-name', trap=each.trap)}", "", "red"
    elif isinstance(each, Relic):
        face, style = f"{RELIC} {each.relic}", "cyan"
        below = speech.tell("taken") if each.taken else ""
    else:
        face, style = f"{RUBY} {each.rubies}", "yellow"
        below = speech.tell("lying", count=each.lying) if each.lying else ""
    text = Text.assemble((face, "bold"), "\n", below, justify="center")
    return Panel(text, expand=False, style=style)


def outlook(view: DiamantView, speech: Words) -> Text:
    """What lies on the way out, and how likely the next card is the last."""
    ahead = view.unrevealed
    danger = speech.say("danger", fatal=ahead.fatal, cards=ahead.cards)
    lines = [speech.say("on-path", count=view.on_path), danger]
    if view.relic_stack or ahead.relics:
        values = ", ".join(str(relic) for relic in (*ahead.relics, *view.relic_stack))
        lines.append(f"{speech.say('relic-stack')}: {values}")
    return Text("\n".join(lines))


def explorers(view: DiamantView, names: Sequence[str], speech: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, explorer in enumerate(view.explorers):
        own = seat == view.seat
        won = seat in view.winners
        name = Text.assemble("▶ " if own else "  ", names[seat], style="bold" if own else "")
        points = view.scores[seat]
        table.add_row(
            name,
            "" if view.over else whereabouts(explorer, speech),
            "" if view.over else carried(explorer, speech),
            chest(explorer, speech),
            relics(explorer),
            speech.say("points", count=points) if view.over and points is not None else "",
            speech.tell("winner-mark") if won else "",
            style="yellow" if won else "",
        )
    return table


def whereabouts(explorer: Explorer, speech: Words) -> str:
    if not explorer.in_cave:
        return speech.say("in-camp")
    choice = "decided" if explorer.decided else "still-choosing"
    return f"{speech.say('in-cave')} · {speech.say(choice)}"


def carried(explorer: Explorer, speech: Words) -> str:
    return speech.say("carried", count=explorer.carried) if explorer.in_cave else ""


def chest(explorer: Explorer, speech: Words) -> str:
    """Diamonds and rubies, or a closed lid."""
    if explorer.chest is None:
        return speech.say("chest-closed")
    gems = explorer.chest
    parts = []
    if gems.diamonds:
        parts.append(speech.say("diamonds", count=gems.diamonds))
    if gems.rubies or not gems.diamonds:
        parts.append(speech.say("rubies", count=gems.rubies))
    return f"{speech.say('chest')}: {', '.join(parts)}"


def relics(explorer: Explorer) -> str:
    return " ".join(f"{RELIC} {relic}" for relic in explorer.relics)
