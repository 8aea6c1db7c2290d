"""Every invariant notices its breach."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from ludolith.games.dinokalipsa.codes import SUDDEN_DEATH
from ludolith.games.dinokalipsa.components import CARDS
from ludolith.games.dinokalipsa.packed_hand import with_card, without
from ludolith.games.dinokalipsa.rules import Dinokalipsa
from tests.games.dinokalipsa.scenario import Scenario

HANDS = {"Anna": "bone_helmet tailwind", "Boris": "iced_tea_with_a_kick", "Celia": "tame_pebble"}
BONE_HELMET, TAME_PEBBLE = CARDS.index("bone_helmet"), CARDS.index("tame_pebble")


def lose_a_card(game: Dinokalipsa) -> None:
    game.hand[0] = without(game.hand[0], BONE_HELMET)


def copy_a_card(game: Dinokalipsa) -> None:
    game.hand[0] = with_card(game.hand[0], BONE_HELMET)


def miscount_instants(game: Dinokalipsa) -> None:
    game.shown_rescues = 1


def empty_the_deck(game: Dinokalipsa) -> None:
    game.in_deck = 0


def lose_a_disaster(game: Dinokalipsa) -> None:
    game.disaster_lies_open = False


def run_out_of_disasters(game: Dinokalipsa) -> None:
    game.shuffled = 0


def hold_too_much(game: Dinokalipsa) -> None:
    for _ in range(5):
        game.hand[0] = with_card(game.hand[0], TAME_PEBBLE)


def hold_cards_while_out(game: Dinokalipsa) -> None:
    game.still_in = 6
    game.asked = 6


def mix_up_a_hand(game: Dinokalipsa) -> None:
    game.hand[0] = (game.hand[0] & 31) << 5 | game.hand[0] >> 5


def choose_an_instant(game: Dinokalipsa) -> None:
    game.chosen[0] = CARDS.index("tailwind")


def choose_without_points(game: Dinokalipsa) -> None:
    game.hand[0] = without(game.hand[0], BONE_HELMET)


def know_too_many_instants(game: Dinokalipsa) -> None:
    game.sure_instants[0] = 2


def know_out_of_nowhere(game: Dinokalipsa) -> None:
    game.known[1 * 3 + 0] = game.hand[0]


def know_what_is_not_there(game: Dinokalipsa) -> None:
    game.remembered = 1
    game.known[1 * 3 + 0] = with_card(0, TAME_PEBBLE)


def invent_a_player(game: Dinokalipsa) -> None:
    game.still_in |= 8


def ask_somebody_out(game: Dinokalipsa) -> None:
    game.still_in = 6


def ask_nobody(game: Dinokalipsa) -> None:
    game.asked = 0


def win_too_early(game: Dinokalipsa) -> None:
    game.won = 1


def share_a_board(game: Dinokalipsa) -> None:
    game.board[0] = game.board[1]


def arrive_unnoticed(game: Dinokalipsa) -> None:
    game.place[0] = 50


def fight_as_two(game: Dinokalipsa) -> None:
    game.stage = SUDDEN_DEATH
    game.still_in = game.asked = 3


def survive_too_many(game: Dinokalipsa) -> None:
    game.area[0] = 7


@pytest.mark.parametrize(
    ("breach", "fault"),
    [
        (lose_a_card, "a card is missing"),
        (copy_a_card, "a card exists twice"),
        (miscount_instants, "the instant cards counted are not those that lie open"),
        (empty_the_deck, "the main deck is empty and was not reshuffled"),
        (lose_a_disaster, "a disaster is missing or exists twice"),
        (run_out_of_disasters, "the disaster deck ran out"),
        (hold_too_much, "a hand has more than five cards"),
        (hold_cards_while_out, "somebody who is out holds cards"),
        (mix_up_a_hand, "a hand is not in order"),
        (choose_an_instant, "somebody has chosen a card that is no point card of their hand"),
        (choose_without_points, "somebody must choose a point card and has none"),
        (know_too_many_instants, "a hand has fewer instant cards than everybody knows"),
        (know_out_of_nowhere, "something is known of a hand that nobody has looked at"),
        (know_what_is_not_there, "a player knows a card in a hand that does not hold it"),
        (invent_a_player, "those still in are not among the players"),
        (ask_somebody_out, "somebody who is out must choose"),
        (ask_nobody, "nobody must choose although the game goes on, or somebody after its end"),
        (win_too_early, "the winners are not those who can have won"),
        (share_a_board, "two players have the same board"),
        (arrive_unnoticed, "somebody has arrived and the game goes on"),
        (fight_as_two, "two players are left and there is a sudden death"),
        (
            survive_too_many,
            "somebody is out without reason, or still in with too many disasters",
        ),
    ],
)
def test_a_breach_is_named(breach: Callable[[Dinokalipsa], None], fault: str) -> None:
    game = Scenario(hands=HANDS).state
    assert game.faults() == []
    breach(game)
    assert fault in game.faults()
