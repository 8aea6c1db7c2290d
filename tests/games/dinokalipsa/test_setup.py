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
from ludolith.games.dinokalipsa.hands import with_card
from ludolith.games.dinokalipsa.moves import Insure, LookAtHand, TakeBoard, TakeCard
from ludolith.games.dinokalipsa.round import throw_hand_away
from ludolith.games.dinokalipsa.rules import Dinokalipsa
from ludolith.games.dinokalipsa.view import Card
from tests.games.dinokalipsa.scenario import GAME, Scenario

TRAITS = {
    "nervous_rex": {"predatory": 1, "emotional": -1},
    "bad_luck_bronto": {"natural": 1, "predatory": -1},
    "cry_ceratops": {"natural": -1, "emotional": 1},
    "stego": {"meteor": 1},
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
    state.apply(0, GAME.encode(TakeBoard("stego")))
    with pytest.raises(IllegalMove) as refusal:
        state.apply(1, GAME.encode(TakeBoard("stego")))
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
    assert sum(copies for _, _, copies in POINT_CARDS) == 53
    assert sum(COPIES) - 53 == 16
    copies_by_value = Counter[int]()
    for _, value, copies in POINT_CARDS:
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
    state = GAME.new(2, 1, {"boards": "dealt"}, listen=True)
    told = state.take_events()
    for seat in range(2):
        drawn = [one for one in told if isinstance(one.event, CardDrawn) and one.event.seat == seat]
        assert len(drawn) == 5
        assert {one.seats for one in drawn} == {1 << seat}
    assert [one.event for one in told if isinstance(one.event, CardsDrawn)] == [
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
    table = Scenario(hands={"Anna": "cool_stick", "Boris": "bonehead pet_rock"})
    table.discard_from_deck("iced_ptea iced_ptea")
    view = table.view(None)
    assert [dino.hand_size for dino in view.dinosaurs] == [1, 2, 5]
    assert view.discards == {"iced_ptea": 2}
    assert view.last_discard == Card("iced_ptea", 8)
    assert view.deck == 69 - 1 - 2 - 5 - 2


def doubtful() -> Scenario:
    """Anna knows two cards of Boris, and Celia has taken one of them unseen."""
    table = Scenario(
        hands={
            "Anna": "dino_grabber",
            "Boris": "bonehead meteor_cannon iced_ptea score_booster",
            "Celia": "dino_grabber",
        }
    )
    table.play(Boris="bonehead")
    table.do("Anna", LookAtHand(1))
    table.do("Anna", TakeCard("score_booster"))
    table.do("Celia", LookAtHand(1))
    table.do("Celia", TakeCard("iced_ptea"))
    return table


GRABBING = {
    "Anna": "dino_grabber",
    "Boris": "bonehead meteor_cannon score_booster",
    "Celia": "run_home_bat iced_ptea",
}


@pytest.mark.rule("HLD-04")
def test_only_the_two_see_which_card_the_grabber_takes() -> None:
    table = Scenario(hands=GRABBING)
    table.play(Boris="bonehead", Celia="run_home_bat")
    table.do("Anna", LookAtHand(1))
    table.do("Anna", TakeCard("meteor_cannon"))
    assert table.happened(CardTaken, "Celia") == [CardTaken(seat=0, target=1)]
    assert table.happened(TakenCardShown, "Celia") == table.happened(TakenCardShown) == []
    shown = [TakenCardShown(seat=0, target=1, card="meteor_cannon")]
    assert table.happened(TakenCardShown, "Anna") == shown
    assert table.happened(TakenCardShown, "Boris") == shown
    assert table.hand("Anna") == ["meteor_cannon"]
    assert table.hand("Boris") == ["score_booster"]


@pytest.mark.rule("HLD-04")
def test_only_whoever_looks_at_a_hand_is_told_its_cards() -> None:
    table = Scenario(hands=GRABBING)
    table.play(Boris="bonehead", Celia="run_home_bat")
    table.do("Anna", LookAtHand(1))
    seen = [event.card for event in table.happened(CardSeen, "Anna")]
    assert seen == ["meteor_cannon", "score_booster"]
    for viewer in ("Boris", "Celia", None):
        assert table.happened(CardSeen, viewer) == []
        assert table.happened(HandLookedAt, viewer) == [HandLookedAt(seat=0, target=1)]


@pytest.mark.rule("HLD-04")
def test_the_grabber_remembers_what_is_still_in_the_hand() -> None:
    table = Scenario(hands=GRABBING)
    table.play(Boris="bonehead", Celia="run_home_bat")
    table.do("Anna", LookAtHand(1))
    assert table.known("Anna", "Boris") == ["meteor_cannon", "score_booster"]
    assert table.known("Celia", "Boris") == table.known(None, "Boris") == []
    table.do("Anna", TakeCard("meteor_cannon"))
    assert table.known("Anna", "Boris") == ["score_booster"]
    assert table.known("Boris", "Anna") == ["meteor_cannon"]
    table.finish_round()
    assert table.known("Anna", "Boris") == ["score_booster"], "through the next round"


@pytest.mark.rule("HLD-04")
def test_what_leaves_the_hand_openly_is_not_remembered_any_more() -> None:
    table = Scenario(hands=GRABBING)
    table.play(Boris="bonehead", Celia="run_home_bat")
    table.do("Anna", LookAtHand(1))
    table.do("Anna", TakeCard("score_booster"))
    table.finish_round()
    assert table.known("Anna", "Boris") == ["meteor_cannon"]
    boris = table.seat("Boris")
    table.state.leave_hand(boris, CARDS.index("meteor_cannon"))
    assert table.known("Anna", "Boris") == []


def without_points() -> Scenario:
    """Anna had no point card in a sudden death: everybody knows that she holds two instants."""
    table = Scenario(
        hands={
            "Anna": "handy_pan disaster_insurance score_booster",
            "Boris": "handy_pan bonehead",
            "Celia": "meteor_cannon dino_grabber",
        },
        cards=3 * "cool_stick ",
    )
    table.play(Boris="handy_pan", Celia="meteor_cannon")
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
    table.play(Anna="cool_stick")
    assert table.seen("Boris", "Anna").known.instants == 2


@pytest.mark.rule("HLD-04", "HLD-34")
def test_a_card_taken_may_be_one_of_the_known_instants() -> None:
    table = without_points()
    table.finish_round()
    table.hold({"Boris": "bonehead", "Celia": "dino_grabber"})
    table.play(Anna="cool_stick")
    table.do("Celia", LookAtHand(0))
    table.do("Celia", TakeCard("score_booster"))
    assert table.seen("Boris", "Anna").known.instants == 1
    left = ["cool_stick", "cool_stick", "disaster_insurance"]
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
    state = Scenario(hands={"Anna": "bonehead"}).state
    known = 0
    for _ in range(9):
        known = with_card(known, CARDS.index("cool_stick"))
    state.known[1 * 3 + 0] = known
    state.remember_taking(0, 1, CARDS.index("bonehead"))
    assert [card.card for card in state.view(1).dinosaurs[0].known.cards] == ["bonehead"]


@pytest.mark.rule("HLD-04")
def test_a_card_taken_unseen_leaves_a_doubt_in_what_a_third_player_knows() -> None:
    table = doubtful()
    known = table.seen("Anna", "Boris").known
    assert [card.card for card in known.cards] == ["iced_ptea", "meteor_cannon"]
    assert known.in_doubt == 1
    gained = table.seen("Anna", "Celia").known
    assert [card.card for card in gained.cards] == ["iced_ptea", "meteor_cannon"]
    assert gained.in_doubt == 1, "one of the two is there"
    assert table.known("Celia", "Boris") == ["meteor_cannon"]
    assert table.seen("Celia", "Boris").known.in_doubt == 0
    assert table.state.faults() == []
