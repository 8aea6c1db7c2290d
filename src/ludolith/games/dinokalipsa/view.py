"""What a seat sees of a game of Dinokalipsa (HLD-04, HLD-12)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, get_args

import msgspec

from ludolith.engine.bits import bit, members
from ludolith.engine.view import View, check_viewer
from ludolith.games.dinokalipsa import codes
from ludolith.games.dinokalipsa.card_names import CardName, DisasterName
from ludolith.games.dinokalipsa.components import (
    BOARDS,
    CARDS,
    DISASTERS,
    INSTANTS,
    KINDS,
    MAIN_DECK,
    MAIN_DECK_FOR_TWO,
    ROUTE,
    TRAIT,
    TYPE_SIZE,
    TYPES,
    VALUE,
    BoardName,
    DisasterType,
)
from ludolith.games.dinokalipsa.effects.effect import EFFECT_OF
from ludolith.games.dinokalipsa.emit import disaster_type
from ludolith.games.dinokalipsa.legal import asking_rule
from ludolith.games.dinokalipsa.packed_hand import cards_in, size, without
from ludolith.games.dinokalipsa.position import (
    CARDS_KNOWN,
    LAID_SEAT,
    LAID_STEP,
    LAID_TARGET,
    Position,
)
from ludolith.games.dinokalipsa.round import free_boards
from ludolith.games.dinokalipsa.round_outcome import is_extinct
from ludolith.games.dinokalipsa.scoring import earlier_disasters, running_score, trait

if TYPE_CHECKING:
    from collections.abc import Iterable

Stage = Literal[
    "boards",
    "choose",
    "effect",
    "take_from_hand",
    "take_from_deck",
    "scoring_instants",
    "sudden_death",
    "threat",
    "shed",
    "over",
]
STAGES: dict[int, Stage] = {getattr(codes, name.upper()): name for name in get_args(Stage)}


class Card(msgspec.Struct, frozen=True):
    """A card of the main deck; an instant card has no value."""

    card: CardName
    value: int | None


class Disaster(msgspec.Struct, frozen=True):
    disaster: DisasterName
    type: DisasterType


class Question(msgspec.Struct, frozen=True):
    """What the deciding players must choose, and by which rule."""

    stage: Stage
    rule: str
    card: CardName | None  # the card whose effect it is
    target: int | None  # whose hand is looked at
    left: int | None  # how many more cards may be thrown away


class RoundScore(msgspec.Struct, frozen=True):
    """A score and its parts; `inversion` is the change by exchanging highest and lowest."""

    value: int
    bonus: int
    trait: int
    instants: int
    disasters: int
    inversion: int
    total: int


class Known(msgspec.Struct, frozen=True):
    """What this viewer knows of a hand: cards seen in it, of which `in_doubt` may have left it.

    `instants` is how many cards all players know to be instant cards.
    """

    cards: tuple[Card, ...]
    in_doubt: int
    instants: int


class Laid(msgspec.Struct, frozen=True):
    """An instant card on the table, or a card of a sudden death (its step, from 1)."""

    seat: int
    card: Card
    target: int | None
    step: int | None


class Dinosaur(msgspec.Struct, frozen=True):
    """A player, as this viewer sees them."""

    board: BoardName | None
    traits: dict[DisasterType, int]
    still_in: bool
    place: int
    disasters: tuple[Disaster, ...]
    fatal: tuple[DisasterType, ...]  # one more disaster of any of these types eliminates the player
    hand_size: int
    known: Known
    decided: bool  # a card lies face down; it is not shown
    front: Card | None
    score: RoundScore | None
    passed: bool  # since the last instant was played
    passed_round: bool
    in_duel: bool


class DinokalipsaView(View, frozen=True, kw_only=True):
    aids = ("unseen",)

    scores: tuple[int, ...]
    round_number: int
    route: int
    question: Question | None
    disaster: Disaster | None  # of this round
    disaster_lies_open: bool
    threatened: int | None
    dinosaurs: tuple[Dinosaur, ...]
    hand: tuple[Card, ...]  # the viewer's own
    own_choice: Card | None  # face down, waiting for the others
    looking_at: tuple[Card, ...]  # the viewer may take one of these cards
    laid: tuple[Laid, ...]
    silenced: bool  # by the Blazing Saw
    factor: int  # by which Lucky Starfruits multiply Tailwind and Headwind
    inversions: int  # when the scores are final
    free_boards: tuple[BoardName, ...]
    deck: int
    discards: dict[CardName, int]
    last_discard: Card | None
    unseen: dict[CardName, int]  # cards that lie neither open nor in the viewer's own hand
    disaster_deck: int
    disasters_at_bottom: tuple[Disaster, ...]  # the known tail of the deck, in order


def views_of(game: Position, seats: list[int | None]) -> list[View]:
    """The views of several seats; None: of a spectator. What all see is worked out once."""
    for seat in seats:
        check_viewer(seat, game.players)
    public = public_view(game)
    return [public if seat is None else own_view(game, public, seat) for seat in seats]


def view_of(game: Position, seat: int | None) -> DinokalipsaView:
    """The view of a seat, or of a spectator."""
    check_viewer(seat, game.players)
    public = public_view(game)
    return public if seat is None else own_view(game, public, seat)


def public_view(game: Position) -> DinokalipsaView:
    """What a spectator sees."""
    outcome = game.outcome()
    discards = list(game.pile)[len(game.pile) - game.in_discard :]
    return DinokalipsaView(
        seat=None,
        players=game.players,
        over=game.over,
        deciding=members(game.asked),
        winners=() if outcome is None else outcome.winners,
        decided_by=None if outcome is None else outcome.rule,
        scores=tuple(game.place),
        round_number=game.round_number,
        route=ROUTE,
        question=question(game),
        disaster=disaster(game.disaster) if game.disaster >= 0 else None,
        disaster_lies_open=game.disaster_lies_open,
        threatened=game.resolving if game.stage in (codes.THREAT, codes.SHED) else None,
        dinosaurs=tuple(dinosaur(game, owner) for owner in range(game.players)),
        hand=(),
        own_choice=None,
        looking_at=(),
        laid=tuple(laid(game.laid[place]) for place in range(game.laid_cards)),
        silenced=game.silenced,
        factor=game.factor,
        inversions=game.inversions if game.stage == codes.SCORING_INSTANTS else 0,
        free_boards=tuple(BOARDS[board] for board in members(free_boards(game))),
        deck=game.in_deck,
        discards=numbers(discards),
        last_discard=card(discards[0]) if discards else None,
        unseen=unseen(game),
        disaster_deck=game.shuffled + len(game.bottom),
        disasters_at_bottom=tuple(disaster(each) for each in game.bottom),
    )


def own_view(game: Position, public: DinokalipsaView, seat: int) -> DinokalipsaView:
    """The public view, and what this seat sees and knows besides."""
    hand = cards_in(game.hand[seat])
    peeked = looking_at(game, seat)
    from_deck = cards_in(game.peeked) if game.resolving == seat else ()
    chosen = game.chosen[seat]
    return msgspec.structs.replace(
        public,
        seat=seat,
        dinosaurs=tuple(
            known_by(game, seat, owner, each) for owner, each in enumerate(public.dinosaurs)
        ),
        hand=cards(cards_in(without(game.hand[seat], chosen)) if chosen >= 0 else hand),
        own_choice=card(chosen) if chosen >= 0 else None,
        looking_at=peeked,
        unseen=without_cards(public.unseen, [*hand, *from_deck]),
    )


def card(kind: int) -> Card:
    return Card(CARDS[kind], VALUE[kind] if kind < INSTANTS else None)


def cards(kinds: Iterable[int]) -> tuple[Card, ...]:
    return tuple(card(kind) for kind in kinds)


def disaster(number: int) -> Disaster:
    return Disaster(DISASTERS[number], disaster_type(number))


def numbers(kinds: list[int]) -> dict[str, int]:
    return {CARDS[kind]: kinds.count(kind) for kind in sorted(set(kinds))}


def question(game: Position) -> Question | None:
    if game.over:
        return None
    effect = codes.EFFECT <= game.stage < codes.SCORING
    most = EFFECT_OF[game.effect].throws_away if effect else 0
    return Question(
        stage=STAGES[game.stage],
        rule=asking_rule(game),
        card=CARDS[game.effect] if effect else None,
        target=game.target if game.stage == codes.TAKE_FROM_HAND else None,
        left=most - game.shed if most else None,
    )


def dinosaur(game: Position, owner: int) -> Dinosaur:
    """A player, as a spectator sees them."""
    face_down = game.chosen[owner] >= 0
    board = game.board[owner]
    front = game.front[owner]
    return Dinosaur(
        board=BOARDS[board] if board >= 0 else None,
        traits={
            kind: TRAIT[board * 4 + number]
            for number, kind in enumerate(TYPES)
            if board >= 0 and TRAIT[board * 4 + number]
        },
        still_in=bool(game.still_in >> owner & 1),
        place=game.place[owner],
        disasters=tuple(disaster(number) for number in members(game.area[owner])),
        fatal=fatal(game, owner),
        hand_size=size(game.hand[owner]) - face_down,
        known=Known((), 0, game.sure_instants[owner]),
        decided=face_down,
        front=card(front) if front >= 0 else None,
        score=round_score(game, owner) if front >= 0 else None,
        passed=bool(game.passed >> owner & 1),
        passed_round=bool(game.silent >> owner & 1),
        in_duel=bool(game.duel >> owner & 1),
    )


def fatal(game: Position, owner: int) -> tuple[DisasterType, ...]:
    """The types of which one more disaster would eliminate this player (HLD-50, 61)."""
    if not game.still_in >> owner & 1:
        return ()
    return tuple(
        kind
        for number, kind in enumerate(TYPES)
        if is_extinct(one_more(game.area[owner], number), game.duo)
    )


def one_more(area: int, kind: int) -> int:
    """A set of disasters with one more of a type that is not in it yet."""
    number = kind * TYPE_SIZE
    while area >> number & 1:
        number += 1
    return area | bit(number)


def known_by(game: Position, viewer: int, owner: int, public: Dinosaur) -> Dinosaur:
    """A player with what this viewer knows of their hand."""
    seen = game.known[viewer * game.players + owner] if viewer != owner else 0
    if not seen:
        return public
    known = Known(
        cards=cards(cards_in(seen & CARDS_KNOWN)),
        in_doubt=seen >> 50,
        instants=game.sure_instants[owner],
    )
    return msgspec.structs.replace(public, known=known)


def round_score(game: Position, owner: int) -> RoundScore | None:
    """The score so far; when it is final, with the change by inversions."""
    if not game.still_in >> owner & 1:
        return None
    running = running_score(game, owner)
    total = game.score[owner] if game.stage > codes.OUTCOME else running
    return RoundScore(
        value=VALUE[game.front[owner]],
        bonus=game.bonus[owner],
        trait=trait(game, owner),
        instants=game.instants[owner],
        disasters=earlier_disasters(game, owner) if game.disasters_count else 0,
        inversion=total - running,
        total=total,
    )


def looking_at(game: Position, seat: int) -> tuple[Card, ...]:
    if seat != game.resolving:
        return ()
    if game.stage == codes.TAKE_FROM_HAND:
        return cards(cards_in(game.hand[game.target]))
    return cards(cards_in(game.peeked))


def laid(number: int) -> Laid:
    kind = number & 31
    step = number >> LAID_STEP
    seat = number >> LAID_SEAT & 7
    instant = kind >= INSTANTS
    target = number >> LAID_TARGET & 7 if EFFECT_OF[kind].aimed else None
    return Laid(seat, card(kind), target, None if instant else step)


def unseen(game: Position) -> dict[CardName, int]:
    """The cards of the deck and of all hands together, counted."""
    box = list(MAIN_DECK_FOR_TWO if game.duo else MAIN_DECK)
    total = [box.count(kind) for kind in range(KINDS)]
    pile = list(game.pile)
    for kind in pile[len(pile) - game.in_discard :]:
        total[kind] -= 1
    for kind in game.front:
        if kind >= 0:
            total[kind] -= 1
    for place in range(game.laid_cards):
        total[game.laid[place] & 31] -= 1
    return {CARDS[kind]: number for kind, number in enumerate(total) if number}


def without_cards(counted: dict[CardName, int], kinds: Iterable[int]) -> dict[CardName, int]:
    """These numbers less those cards."""
    left = dict(counted)
    for kind in kinds:
        name = CARDS[kind]
        left[name] -= 1
        if not left[name]:
            del left[name]
    return left
