"""The numbers a learner gets, where chance seldom leads."""

from __future__ import annotations

from ludolith.testing.game_setups import Setting
from tests.games.diamant.observed import expected
from tests.games.diamant.scenario import Scenario
from tests.games.test_observations import row_of

THREE = Setting("diamant", 3, ())


def row_from_view(table: Scenario) -> list[int]:
    said = expected(table.view("Anna"))
    return [number for field in THREE.game.fields(3) for number in said[field.name]]


def test_the_cards_ahead_are_counted_anew_after_everybody_left_at_the_first_card() -> None:
    """Again one card lies in the cave, but it is another one."""
    table = Scenario(players=3, cards=[5, "lava"])
    assert row_of(THREE, table.state, 0) == row_from_view(table)
    table.everyone_leaves()
    assert table.cave() == ["lava"]
    assert row_of(THREE, table.state, 0) == row_from_view(table)
