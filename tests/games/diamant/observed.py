"""The numbers a learner of Diamant gets, worked out anew from the view."""

from __future__ import annotations

from ludolith.engine.view import View
from ludolith.games.diamant.components import RELICS, TRAPS, TREASURES
from ludolith.games.diamant.view_types import DiamantView, Relic, Trap


def expected(view: View) -> dict[str, list[int]]:
    assert isinstance(view, DiamantView)
    assert view.seat is not None
    people = view.explorers[view.seat :] + view.explorers[: view.seat]
    lying = [card.relic for card in view.cave if isinstance(card, Relic) and not card.taken]
    seen = {card.trap for card in view.cave if isinstance(card, Trap)}
    ahead = view.unrevealed
    return {
        "expedition": [view.expedition],
        "on_path": [view.on_path],
        "cards": [ahead.cards],
        "fatal": [ahead.fatal],
        "treasures": [ahead.treasures.count(rubies) for rubies in sorted(set(TREASURES))],
        "traps": [ahead.traps[trap] for trap in TRAPS],
        "traps_seen": [int(trap in seen) for trap in TRAPS],
        "relics": [2 * (relic in lying) + (relic in ahead.relics) for relic in RELICS],
        "own_choice": [{None: 0, "leave": 1, "continue": 2}[view.own_choice]],
        "in_cave": [int(each.in_cave) for each in people],
        "decided": [int(each.decided) for each in people],
        "carried": [each.carried for each in people],
        "chest": [
            -1 if each.chest is None else 5 * each.chest.diamonds + each.chest.rubies
            for each in people
        ],
        "relic_points": [sum(each.relics) for each in people],
    }
