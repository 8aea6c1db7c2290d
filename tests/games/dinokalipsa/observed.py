"""The numbers a learner of Dinokalipsa gets, worked out anew from the view."""

from __future__ import annotations

from collections.abc import Iterable

from ludolith.engine.view import View
from ludolith.games.dinokalipsa.components import BOARDS, CARDS, DISASTERS, TYPES
from ludolith.games.dinokalipsa.effects.table import EFFECTS
from ludolith.games.dinokalipsa.view import STAGES, Card, DinokalipsaView

AMBIGUOUS = {"disaster"}  # which of the four meteors it is, the view does not tell


def expected(view: View) -> dict[str, list[int]]:
    assert isinstance(view, DinokalipsaView)
    seat = view.seat
    assert seat is not None
    people = view.dinosaurs[seat:] + view.dinosaurs[:seat]
    order = [(seat + step) % view.players for step in range(view.players)]
    question = view.question
    stage = "over" if question is None else question.stage
    scores = [person.score for person in people]
    left = None if question is None else question.left
    return {
        "stage": [next(number for number, name in STAGES.items() if name == stage)],
        "round_number": [view.round_number],
        "disaster_lies_open": [int(view.disaster_lies_open)],
        "threatened": [relative(view, view.threatened)],
        "effect": [-1 if question is None or not question.card else CARDS.index(question.card)],
        "target": [relative(view, None if question is None else question.target)],
        "thrown_away": [0 if left is None else EFFECTS["pocket_flamethrower"].throws_away - left],
        "silenced": [int(view.silenced)],
        "factor": [view.factor],
        "inversions": [view.inversions],
        "own_choice": [-1 if view.own_choice is None else CARDS.index(view.own_choice.card)],
        "deck": [view.deck],
        "disaster_deck": [view.disaster_deck],
        "at_bottom": [[each.type for each in view.disasters_at_bottom].count(t) for t in TYPES],
        "free_boards": [int(board in view.free_boards) for board in BOARDS],
        "hand": counts(view.hand),
        "looking_at": counts(view.looking_at),
        "discards": [view.discards.get(card, 0) for card in CARDS],
        "board": [-1 if each.board is None else BOARDS.index(each.board) for each in people],
        "still_in": [int(each.still_in) for each in people],
        "place": [each.place for each in people],
        "hand_size": [each.hand_size for each in people],
        "decided": [int(each.decided) for each in people],
        "front": [-1 if each.front is None else CARDS.index(each.front.card) for each in people],
        "bonus": [0 if score is None else score.bonus for score in scores],
        "instants": [0 if score is None else score.instants for score in scores],
        "passed": [int(each.passed) for each in people],
        "passed_round": [int(each.passed_round) for each in people],
        "in_duel": [int(each.in_duel) for each in people],
        "in_doubt": [each.known.in_doubt for each in people],
        "sure_instants": [each.known.instants for each in people],
        "disasters": [
            [had.type for had in each.disasters].count(kind) for each in people for kind in TYPES
        ],
        "known": [number for each in people for number in counts(each.known.cards)],
        "laid": [
            number
            for owner in order
            for number in counts(each.card for each in view.laid if each.seat == owner)
        ],
        **disaster_of(view),
    }


def disaster_of(view: DinokalipsaView) -> dict[str, list[int]]:
    """The four meteors have one name, so which of them it is cannot be told."""
    if view.disaster is None:
        return {"disaster": [-1]}
    if view.disaster.disaster == "meteor":
        return {}
    return {"disaster": [DISASTERS.index(view.disaster.disaster)]}


def relative(view: DinokalipsaView, player: int | None) -> int:
    assert view.seat is not None
    return -1 if player is None else (player - view.seat) % view.players


def counts(cards: Iterable[Card]) -> list[int]:
    names = [card.card for card in cards]
    return [names.count(card) for card in CARDS]
