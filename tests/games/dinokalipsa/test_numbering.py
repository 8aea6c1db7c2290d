"""Cards, effects and moves are numbered in one place each; what does not fit fails at import."""

from __future__ import annotations

import runpy
from pathlib import Path

import pytest

import ludolith
from ludolith.games.dinokalipsa import components
from ludolith.games.dinokalipsa.components import CARDS, INSTANTS, WITH_EFFECT
from ludolith.games.dinokalipsa.effects.effect import EFFECT_OF, INSTANT_OF
from ludolith.games.dinokalipsa.effects.table import EFFECTS
from ludolith.games.dinokalipsa.moves import (
    TABLE,
    Insure,
    InvertScores,
    LowerScore,
    RaiseScore,
    SendOn,
)

FOLDER = Path(ludolith.__file__).parent / "games" / "dinokalipsa"


def test_a_further_card_that_would_renumber_moves_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It used to turn the move that takes a Tame Pebble into one that discards the new card."""
    monkeypatch.setattr(components, "CARDS", (*CARDS, "club"))
    with pytest.raises(ValueError, match=r"from code 56 overlaps .*: 57 is the next free code"):
        runpy.run_path(str(FOLDER / "moves.py"))


def test_a_further_card_without_new_numbers_is_refused(tmp_path: Path) -> None:
    source = (FOLDER / "components.py").read_text(encoding="utf-8")
    first = '    PointCard("tame_pebble"'
    assert source.count(first) == 1
    changed = tmp_path / "components.py"
    changed.write_text(source.replace(first, f'    PointCard("club", 0, 1),\n{first}'))
    with pytest.raises(ValueError, match="INSTANTS is 19, but the tables of cards give 20"):
        runpy.run_path(str(changed))


@pytest.mark.parametrize(
    ("printed", "fault"),
    [
        (WITH_EFFECT | 1 << CARDS.index("bone_helmet"), "bone_helmet .* components, .* table"),
        (WITH_EFFECT & ~(1 << CARDS.index("jaw_trap")), "jaw_trap .* table, .* components"),
    ],
)
def test_an_effect_that_is_only_printed_or_only_in_the_table_is_refused(
    monkeypatch: pytest.MonkeyPatch, printed: int, fault: str
) -> None:
    monkeypatch.setattr(components, "WITH_EFFECT", printed)
    with pytest.raises(ValueError, match=fault):
        runpy.run_path(str(FOLDER / "effects" / "table.py"))


def test_every_card_finds_its_own_effect() -> None:
    for kind, card in enumerate(CARDS):
        found = EFFECT_OF[kind]
        assert found.card == (kind if card in EFFECTS else -1)
        assert found.asks <= (kind < INSTANTS), "only point cards ask after the reveal"


def test_a_move_says_which_instant_card_it_plays() -> None:
    kinds = RaiseScore | LowerScore | InvertScores | Insure | SendOn
    said = {code: move.card for code, move in TABLE.moves.items() if isinstance(move, kinds)}
    played = {code: INSTANT_OF[code].card for code in TABLE.moves if INSTANT_OF[code].card >= 0}
    assert said == {code: CARDS[card] for code, card in played.items()}
    assert set(said.values()) == set(CARDS[INSTANTS:])
