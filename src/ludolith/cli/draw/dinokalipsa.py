"""The table of Dinokalipsa in a terminal. Every sign has a word, not only a colour."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ludolith.cli.translations import Words
from ludolith.engine.view import View
from ludolith.games.dinokalipsa.view import Card, DinokalipsaView, Dinosaur, Disaster

TRACK: Final = 25  # signs for the whole escape route


def draw(view: View, names: Sequence[str], speech: Words) -> RenderableType:
    """The disaster, every dinosaur on its route, the cards in hand, and what is asked."""
    assert isinstance(view, DinokalipsaView)
    title = speech.say("round", round_number=view.round_number)
    parts: list[RenderableType] = [Rule(Text(title, style="bold"), style="dim", align="left")]
    if view.disaster is not None:
        parts.append(Panel(Text(named(view.disaster, speech)), expand=False, style="red"))
    parts.append(dinosaurs(view, names, speech))
    parts += [Text(line) for line in notes(view, names, speech)]
    if view.hand:
        parts += ["", Text(f"{speech.say('own-hand')}: {cards(view.hand, speech)}", style="bold")]
    question = view.question
    if question is not None and view.seat in view.deciding:
        asked = {"card": question.card} if question.card and question.stage == "effect" else {}
        parts += ["", Text(speech.say(f"ask-{question.stage}", **asked))]
    return Group(*parts)


def named(disaster: Disaster, speech: Words) -> str:
    name = speech.say("disaster-name", disaster=disaster.disaster)
    return f"{name} ({speech.say('type-name', type=disaster.type)})"


def card(each: Card, speech: Words) -> str:
    name = speech.say("card-name", card=each.card)
    return name if each.value is None else f"{name} {each.value}"


def cards(each: Sequence[Card], speech: Words) -> str:
    return ", ".join(card(one, speech) for one in each)


def dinosaurs(view: DinokalipsaView, names: Sequence[str], speech: Words) -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    for seat, dino in enumerate(view.dinosaurs):
        own = seat == view.seat
        won = seat in view.winners
        table.add_row(
            Text.assemble("▶ " if own else "  ", names[seat], style="bold" if own else ""),
            speech.say("board-name", board=dino.board) if dino.board else "",
            route(dino, view.route),
            played(dino, speech),
            speech.say("hand-size", cards=dino.hand_size) if dino.still_in else "",
            suffered(dino, speech),
            speech.tell("winner-mark") if won else "",
            style="yellow" if won else "" if dino.still_in else "dim",
        )
    return table


def route(dino: Dinosaur, spaces: int) -> str:
    """How far a dinosaur has come."""
    done = min(dino.place, spaces) * TRACK // spaces
    return f"{'━' * done}{'·' * (TRACK - done)} {dino.place}"


def played(dino: Dinosaur, speech: Words) -> str:
    if dino.decided:
        return speech.say("face-down")
    if dino.front is None:
        return ""
    score = "" if dino.score is None else f" → {dino.score.total}"
    return f"{card(dino.front, speech)}{score}"


def suffered(dino: Dinosaur, speech: Words) -> str:
    """Disasters by type, and the end if it has come."""
    found = ", ".join(
        speech.say("disaster-name", disaster=each.disaster) for each in dino.disasters
    )
    return found if dino.still_in else f"{speech.say('extinct')}: {found}"


def notes(view: DinokalipsaView, names: Sequence[str], speech: Words) -> list[str]:
    """What else this viewer knows."""
    lines = [
        f"{speech.say('deck', cards=view.deck)} · "
        f"{speech.say('disaster-deck', cards=view.disaster_deck)}"
    ]
    for seat, dino in enumerate(view.dinosaurs):
        known = dino.known
        if known.cards:
            line = f"{names[seat]}: {speech.say('known-cards')}: {cards(known.cards, speech)}"
            if known.in_doubt:
                line += f" ({speech.say('cards-in-doubt', count=known.in_doubt)})"
            lines.append(line)
    if view.silenced:
        lines.append(speech.say("silenced"))
    if view.factor > 1:
        lines.append(speech.say("multiplied", factor=view.factor))
    if view.inversions:
        lines.append(speech.say("inversions-to-come", count=view.inversions))
    return lines
