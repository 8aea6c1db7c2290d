# Compiled with mypyc.
"""What a seat sees of a game of Diamant (DIA-11, DIA-42, DIA-43).

Compiled, because a view is made for every viewer after every decision. The structs are in
`view_types`, which is not compiled, because the compiler drops their annotations.
"""

from __future__ import annotations

import msgspec

from ludolith.engine.bits import count, members
from ludolith.engine.view import View, check_viewer
from ludolith.games.diamant.components import (
    DIAMOND_POINTS,
    EXPEDITIONS,
    RELIC,
    RELICS,
    TRAP,
    TRAPS,
    TRAPS_OF_A_KIND,
)
from ludolith.games.diamant.position import Position
from ludolith.games.diamant.view_types import (
    CaveCard,
    Choice,
    DiamantView,
    Explorer,
    Gems,
    Relic,
    Trap,
    Treasure,
    Unrevealed,
)


def view_of(game: Position, seat: int | None) -> DiamantView:
    """The view of a seat, or of a spectator."""
    check_viewer(seat, game.players)
    in_play = list(game.deck)
    outcome = game.outcome()
    return DiamantView(
        seat=seat,
        players=game.players,
        over=game.over,
        deciding=members(game.asked),
        winners=() if outcome is None else outcome.winners,
        decided_by=None if outcome is None else outcome.rule,
        scores=scores(game, seat),
        expedition=game.expedition,
        closed=game.closed,
        expeditions=EXPEDITIONS,
        cave=cave(game, in_play[: game.revealed]),
        on_path=game.on_path,
        unrevealed=unrevealed(game, in_play[game.revealed :]),
        removed_traps={
            trap: TRAPS_OF_A_KIND - in_play.count(TRAP + kind) for kind, trap in enumerate(TRAPS)
        },
        relic_stack=RELICS[game.expedition :] if game.relic_hunt else (),
        explorers=explorers(game, seat),
        own_choice=own_choice(game, seat),
    )


def views_of(game: Position, seats: list[int | None]) -> list[View]:
    """The views of several viewers: the spectator's view plus the viewer's own chest and choice."""
    for seat in seats:
        check_viewer(seat, game.players)
    common = view_of(game, None)
    return [common if seat is None else own_view(game, common, seat) for seat in seats]


def own_view(game: Position, common: DiamantView, seat: int) -> View:
    points, people = list(common.scores), list(common.explorers)
    points[seat] = game.scores()[seat]
    people[seat] = explorer(game, seat, seat)
    return msgspec.structs.replace(
        common,
        seat=seat,
        scores=tuple(points),
        explorers=tuple(people),
        own_choice=own_choice(game, seat),
    )


def scores(game: Position, viewer: int | None) -> tuple[int | None, ...]:
    return tuple(
        [
            points if chest_is_open(game, viewer, owner) else None
            for owner, points in enumerate(game.scores())
        ]
    )


def chest_is_open(game: Position, viewer: int | None, owner: int) -> bool:
    """Chests are closed to others until the end, unless the table plays with open ones (DIA-42)."""
    return viewer == owner or game.open_chests or game.over


def explorers(game: Position, viewer: int | None) -> tuple[Explorer, ...]:
    return tuple([explorer(game, viewer, owner) for owner in range(game.players)])


def explorer(game: Position, viewer: int | None, owner: int) -> Explorer:
    in_cave = bool(game.inside >> owner & 1)
    diamonds, rubies = divmod(game.chest[owner], DIAMOND_POINTS)
    return Explorer(
        in_cave=in_cave,
        decided=in_cave and not game.asked >> owner & 1,
        carried=game.carried[owner],
        chest=Gems(diamonds, rubies) if chest_is_open(game, viewer, owner) else None,
        relics=tuple([RELICS[i] for i in members(game.relics_of(owner))]),
    )


def own_choice(game: Position, seat: int | None) -> Choice | None:
    if seat is None or not game.inside >> seat & 1 or game.asked >> seat & 1:
        return None
    return "leave" if game.leaving >> seat & 1 else "continue"


def cave(game: Position, path: list[int]) -> tuple[CaveCard, ...]:
    """The revealed cards in order, with what lies on them.

    The position keeps only the sum of the rubies. Since the last leavers gathered the path (when
    `gathered` cards lay in the cave) no player has left. So each later treasure was shared among
    the players who are inside now, or who fled from the trap that ended the game. What the leavers
    could not divide lies on the last treasure before that (DIA-12).
    """
    inside = max(count(game.inside or game.fled), 1)
    lying = [
        card % inside if place >= game.gathered and card < TRAP else 0
        for place, card in enumerate(path)
    ]
    left_by_leavers = game.on_path - sum(lying)
    if left_by_leavers:
        last = max(place for place in range(game.gathered) if path[place] < TRAP)
        lying[last] = left_by_leavers
    return tuple(
        [card_of(card, lying[place], game.relics_in_cave) for place, card in enumerate(path)]
    )


def card_of(card: int, lying: int, relics_in_cave: int) -> CaveCard:
    if card < TRAP:
        return Treasure(card, lying)
    if card < RELIC:
        return Trap(TRAPS[card - TRAP])
    return Relic(RELICS[card - RELIC], taken=not relics_in_cave >> (card - RELIC) & 1)


def unrevealed(game: Position, cards: list[int]) -> Unrevealed:
    traps = [card - TRAP for card in cards if TRAP <= card < RELIC]
    return Unrevealed(
        treasures=tuple(sorted([card for card in cards if card < TRAP])),
        traps={trap: traps.count(kind) for kind, trap in enumerate(TRAPS)},
        relics=tuple(sorted([RELICS[card - RELIC] for card in cards if card >= RELIC])),
        cards=len(cards),
        fatal=sum([game.traps_seen >> kind & 1 for kind in traps]),
    )
