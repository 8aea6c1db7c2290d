"""Setting up the game, and what is open and hidden."""

from __future__ import annotations

from collections import Counter

import pytest

from ludolith.engine.errors import IllegalMove, WrongPlayerCount
from ludolith.engine.rng import new_rng
from ludolith.games.dinokalipsa.components import (
    BOARDS,
    CARDS,
    COPIES,
    DISASTERS,
    POINT_CARDS,
    TRAIT,
    TYPES,
)
from ludolith.games.dinokalipsa.emit import disaster_type
from ludolith.games.dinokalipsa.events import (
    CardDrawn,
    CardsDrawn,
    CardSeen,
    CardTaken,
    HandLookedAt,
    TakenCardShown,
)
from ludolith.games.dinokalipsa.moves import Insure, LookAtHand, TakeBoard, TakeCard
from ludolith.games.dinokalipsa.packed_hand import with_card
from ludolith.games.dinokalipsa.round import throw_hand_away
from ludolith.games.dinokalipsa.rules import Dinokalipsa
from ludolith.games.dinokalipsa.view import Card
from tests.games.dinokalipsa.scenario import GAME, Scenario

TRAITS = {
    "nervous_rex": {"predatory": 1, "emotional": -1},
    "bad_luck_bronto": {"natural": 1, "predatory": -1},
    "cry_ceratops": {"natural": -1, "emotional": 1},
    "stego_the_stargazer": {"meteor": 1},
}


def new_game(players: int, seed: int = 0, **options: str) -> Dinokalipsa:
    state = GAME.new(players, seed, options)
    assert isinstance(state, Dinokalipsa)
    return state


@pytest.mark.rule("HLD-01")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_can_play(players: int) -> None:
    assert len(Scenario(players).asked()) == players


@pytest.mark.rule("HLD-01")
@pytest.mark.parametrize("players", [0, 1, 5])
def test_one_is_too_few_and_five_are_too_many(players: int) -> None:
    with pytest.raises(WrongPlayerCount, match="for 2 to 4 players"):
        GAME.new(players)


@pytest.mark.rule("HLD-01")
def test_boards_are_chosen_in_seat_order_before_cards_are_dealt() -> None:
    state = new_game(3)
    for seat in range(3):
        assert list(state.deciders()) == [seat]
        assert state.view(0).hand == ()
        state.apply(seat, GAME.encode(TakeBoard(BOARDS[seat + 1])))
    assert len(state.view(0).hand) == 5
    assert [dino.board for dino in state.view(None).dinosaurs] == list(BOARDS[1:])


@pytest.mark.rule("HLD-01")
def test_nobody_can_take_a_board_somebody_has() -> None:
    state = new_game(3)
    state.apply(0, GAME.encode(TakeBoard("stego_the_stargazer")))
    with pytest.raises(IllegalMove) as refusal:
        state.apply(1, GAME.encode(TakeBoard("stego_the_stargazer")))
    assert refusal.value.rule == "HLD-01"


@pytest.mark.rule("HLD-01")
def test_the_fourth_player_gets_the_last_board_without_being_asked() -> None:
    state = new_game(4)
    for seat in range(3):
        state.apply(seat, GAME.encode(TakeBoard(BOARDS[seat])))
    assert state.view(None).dinosaurs[3].board == BOARDS[3]


@pytest.mark.rule("HLD-01")
def test_boards_can_be_dealt_at_random() -> None:
    dealt = Counter[str | None]()
    for seed in range(200):
        view = new_game(3, seed, boards="dealt").view(None)
        assert view.hand == ()
        assert view.dinosaurs[0].hand_size == 5
        boards = [dino.board for dino in view.dinosaurs]
        assert len(set(boards)) == 3
        dealt[boards[0]] += 1
    assert set(dealt) == set(BOARDS)
    assert all(25 < number < 80 for number in dealt.values())


@pytest.mark.rule("HLD-16")
def test_traits_are_those_of_the_boards() -> None:
    for board, name in enumerate(BOARDS):
        traits = {kind: TRAIT[board * 4 + number] for number, kind in enumerate(TYPES)}
        assert {kind: points for kind, points in traits.items() if points} == TRAITS[name]


@pytest.mark.rule("HLD-02")
def test_the_main_deck_is_fifty_three_point_cards_and_sixteen_instants() -> None:
    assert sum(copies for _, _, copies, _ in POINT_CARDS) == 53
    assert sum(COPIES) - 53 == 16
    copies_by_value = Counter[int]()
    for _, value, copies, _ in POINT_CARDS:
        copies_by_value[value] += copies
    assert dict(copies_by_value) == {0: 4, 1: 6, 2: 6, 3: 6, 4: 6, 5: 6, 6: 6, 7: 5, 8: 4, 9: 4}
    table = Scenario()
    assert table.view(None).unseen == dict(zip(CARDS, COPIES, strict=True))


@pytest.mark.rule("HLD-02")
def test_everybody_gets_five_cards_and_sees_only_their_own() -> None:
    table = Scenario()
    for name in table.people:
        assert len(table.hand(name)) == len(table.view(name).hand) == 5
        assert [card.card for card in table.view(name).hand] == table.hand(name)
    assert table.view(None).deck == 69 - 15
    assert table.view(None).hand == ()


@pytest.mark.rule("HLD-02", "HLD-04")
def test_cards_dealt_are_told_to_their_owner_only() -> None:
    state = GAME.new(2, 1, {"boards": "dealt"}, keep_events=True)
    emitted = state.take_events()
    for seat in range(2):
        drawn = [
            one for one in emitted if isinstance(one.event, CardDrawn) and one.event.seat == seat
        ]
        assert len(drawn) == 5
        assert {one.seats for one in drawn} == {1 << seat}
    assert [one.event for one in emitted if isinstance(one.event, CardsDrawn)] == [
        CardsDrawn(seat=0, cards=5, rule="HLD-02"),
        CardsDrawn(seat=1, cards=5, rule="HLD-02"),
    ]


@pytest.mark.rule("HLD-02")
def test_the_disaster_deck_is_eight_of_three_types_and_four_meteors() -> None:
    types = Counter(disaster_type(number) for number in range(len(DISASTERS)))
    assert types == {"natural": 8, "predatory": 8, "emotional": 8, "meteor": 4}
    assert Scenario().view(None).disaster_deck == 27, "one is turned up"


@pytest.mark.rule("HLD-02")
def test_both_decks_are_shuffled() -> None:
    first = Counter(Scenario(seed=seed, disasters="").disaster().disaster for seed in range(300))
    hands = {tuple(Scenario(seed=seed).hand("Anna")) for seed in range(50)}
    assert len(first) == 25
    assert len(hands) == 50


@pytest.mark.rule("HLD-03")
def test_pawns_start_at_the_beginning_of_fifty_spaces_and_areas_are_empty() -> None:
    view = Scenario(4).view(None)
    assert view.route == 50
    assert view.scores == (0, 0, 0, 0)
    assert all(dino.disasters == () for dino in view.dinosaurs)


@pytest.mark.rule("HLD-04")
def test_hand_sizes_discards_and_decks_are_open_to_all() -> None:
    table = Scenario(hands={"Anna": "splendid_twig", "Boris": "bone_helmet tame_pebble"})
    table.discard_from_deck("iced_tea_with_a_kick iced_tea_with_a_kick")
    view = table.view(None)
    assert [dino.hand_size for dino in view.dinosaurs] == [1, 2, 5]
    assert view.discards == {"iced_tea_with_a_kick": 2}
    assert view.last_discard == Card("iced_tea_with_a_kick", 8)
    assert view.deck == 69 - 1 - 2 - 5 - 2


def doubtful() -> Scenario:
    """Anna knows two cards of Boris, and Celia has taken one of them unseen."""
    table = Scenario(
        hands={
            "Anna": "long_claw",
            "Boris": "bone_helmet meteor_mortar iced_tea_with_a_kick tailwind",
            "Celia": "long_claw",
        }
    )
    table.play(Boris="bone_helmet")
    table.do("Anna", LookAtHand(1))
    table.do("Anna", TakeCard("tailwind"))
    table.do("Celia", LookAtHand(1))
    table.do("Celia", TakeCard("iced_tea_with_a_kick"))
    return table


GRABBING = {
    "Anna": "long_claw",
    "Boris": "bone_helmet meteor_mortar tailwind",
    "Celia": "sturdy_bat iced_tea_with_a_kick",
}


@pytest.mark.rule("HLD-04")
def test_only_the_two_see_which_card_the_claw_takes() -> None:
    table = Scenario(hands=GRABBING)
    table.play(Boris="bone_helmet", Celia="sturdy_bat")
    table.do("Anna", LookAtHand(1))
    table.do("Anna", TakeCard("meteor_mortar"))
    assert table.happened(CardTaken, "Celia") == [CardTaken(seat=0, target=1)]
    assert table.happened(TakenCardShown, "Celia") == table.happened(TakenCardShown) == []
    shown = [TakenCardShown(seat=0, target=1, card="meteor_mortar")]
    assert table.happened(TakenCardShown, "Anna") == shown
    assert table.happened(TakenCardShown, "Boris") == shown
    assert table.hand("Anna") == ["meteor_mortar"]
    assert table.hand("Boris") == ["tailwind"]


@pytest.mark.rule("HLD-04")
def test_only_whoever_looks_at_a_hand_is_told_its_cards() -> None:
    table = Scenario(hands=GRABBING)
    table.play(Boris="bone_helmet", Celia="sturdy_bat")
    table.do("Anna", LookAtHand(1))
    seen = [event.card for event in table.happened(CardSeen, "Anna")]
    assert seen == ["meteor_mortar", "tailwind"]
    for viewer in ("Boris", "Celia", None):
        assert table.happened(CardSeen, viewer) == []
        assert table.happened(HandLookedAt, viewer) == [HandLookedAt(seat=0, target=1)]


@pytest.mark.rule("HLD-04")
def test_the_claw_remembers_what_is_still_in_the_hand() -> None:
    table = Scenario(hands=GRABBING)
    table.play(Boris="bone_helmet", Celia="sturdy_bat")
    table.do("Anna", LookAtHand(1))
    assert table.known("Anna", "Boris") == ["meteor_mortar", "tailwind"]
    assert table.known("Celia", "Boris") == table.known(None, "Boris") == []
    table.do("Anna", TakeCard("meteor_mortar"))
    assert table.known("Anna", "Boris") == ["tailwind"]
    assert table.known("Boris", "Anna") == ["meteor_mortar"]
    table.finish_round()
    assert table.known("Anna", "Boris") == ["tailwind"], "through the next round"


@pytest.mark.rule("HLD-04")
def test_what_leaves_the_hand_openly_is_not_remembered_any_more() -> None:
    table = Scenario(hands=GRABBING)
    table.play(Boris="bone_helmet", Celia="sturdy_bat")
    table.do("Anna", LookAtHand(1))
    table.do("Anna", TakeCard("tailwind"))
    table.finish_round()
    assert table.known("Anna", "Boris") == ["meteor_mortar"]
    boris = table.seat("Boris")
    table.state.leave_hand(boris, CARDS.index("meteor_mortar"))
    assert table.known("Anna", "Boris") == []


def without_points() -> Scenario:
    """Anna had no point card in a sudden death: all players know that she holds two instants."""
    table = Scenario(
        hands={
            "Anna": "trusty_skillet catastrophe_policy tailwind",
            "Boris": "trusty_skillet bone_helmet",
            "Celia": "meteor_mortar long_claw",
        },
        cards=3 * "splendid_twig ",
    )
    table.play(Boris="trusty_skillet", Celia="meteor_mortar")
    table.everyone_passes()
    assert table.seen("Boris", "Anna").known.instants == 2
    return table


@pytest.mark.rule("HLD-04", "HLD-34")
def test_an_instant_played_is_one_known_instant_less() -> None:
    table = without_points()
    table.do("Anna", Insure())
    assert table.seen("Boris", "Anna").known.instants == 1
    assert table.state.faults() == []


@pytest.mark.rule("HLD-04", "HLD-34")
def test_a_point_card_played_leaves_the_known_instants() -> None:
    table = without_points()
    table.finish_round()
    table.play(Anna="splendid_twig")
    assert table.seen("Boris", "Anna").known.instants == 2


@pytest.mark.rule("HLD-04", "HLD-34")
def test_a_card_taken_may_be_one_of_the_known_instants() -> None:
    table = without_points()
    table.finish_round()
    table.hold({"Boris": "bone_helmet", "Celia": "long_claw"})
    table.play(Anna="splendid_twig")
    table.do("Celia", LookAtHand(0))
    table.do("Celia", TakeCard("tailwind"))
    assert table.seen("Boris", "Anna").known.instants == 1
    left = ["splendid_twig", "splendid_twig", "catastrophe_policy"]
    assert table.known("Celia", "Anna") == table.hand("Anna") == left
    assert table.state.faults() == []
    table.state.redeal(table.seat("Celia"), new_rng(1))
    assert table.hand("Anna") == left, "known instants and cards seen are not counted twice"


@pytest.mark.rule("HLD-04", "HLD-11", "HLD-51")
def test_nothing_is_remembered_of_a_hand_that_was_thrown_away() -> None:
    table = doubtful()
    throw_hand_away(table.state, table.seat("Boris"))
    assert table.known("Anna", "Boris") == table.known("Celia", "Boris") == []
    assert table.seen("Anna", "Boris").known.in_doubt == 0
    assert table.state.faults() == []


@pytest.mark.rule("HLD-04")
def test_of_too_many_cards_seen_in_a_hand_the_newest_is_remembered() -> None:
    """No game gets so far; what is known of a hand has room for ten cards."""
    state = Scenario(hands={"Anna": "bone_helmet"}).state
    known = 0
    for _ in range(9):
        known = with_card(known, CARDS.index("splendid_twig"))
    state.known[1 * 3 + 0] = known
    state.remember_taking(0, 1, CARDS.index("bone_helmet"))
    assert [card.card for card in state.view(1).dinosaurs[0].known.cards] == ["bone_helmet"]


@pytest.mark.rule("HLD-04")
def test_a_card_taken_unseen_leaves_a_doubt_in_what_a_third_player_knows() -> None:
    table = doubtful()
    known = table.seen("Anna", "Boris").known
    assert [card.card for card in known.cards] == ["iced_tea_with_a_kick", "meteor_mortar"]
    assert known.in_doubt == 1
    gained = table.seen("Anna", "Celia").known
    assert [card.card for card in gained.cards] == ["iced_tea_with_a_kick", "meteor_mortar"]
    assert gained.in_doubt == 1, "one of the two is there"
    assert table.known("Celia", "Boris") == ["meteor_mortar"]
    assert table.seen("Celia", "Boris").known.in_doubt == 0
    assert table.state.faults() == []
