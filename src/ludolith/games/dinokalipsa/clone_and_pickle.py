# Compiled with mypyc.
"""Positions are copied field by field. Generated from the fields by `make copies`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from librt.vecs import vec
from mypy_extensions import i64

if TYPE_CHECKING:
    from ludolith.games.dinokalipsa.rules import Dinokalipsa


def settle_dinokalipsa(source: Dinokalipsa, twin: Dinokalipsa) -> None:
    """Take over what was chosen before the set-up."""
    twin.players = source.players
    twin.boards_dealt = source.boards_dealt
    twin.disasters_count = source.disasters_count
    twin.two_player_rules = source.two_player_rules


def copy_dinokalipsa(source: Dinokalipsa, twin: Dinokalipsa) -> None:
    """Make the twin like the source."""
    twin.players = source.players
    twin.over = source.over
    twin.boards_dealt = source.boards_dealt
    twin.disasters_count = source.disasters_count
    twin.two_player_rules = source.two_player_rules
    twin.duo = source.duo
    twin.stage = source.stage
    twin.asked = source.asked
    twin.round_number = source.round_number
    twin.still_in = source.still_in
    twin.won = source.won
    twin.ended_by = source.ended_by
    twin.board = source.board[:]
    twin.place = source.place[:]
    twin.area = source.area[:]
    twin.pile = source.pile[:]
    twin.in_deck = source.in_deck
    twin.in_discard = source.in_discard
    twin.to_come = source.to_come
    twin.hand = source.hand[:]
    twin.chosen = source.chosen[:]
    twin.front = source.front[:]
    twin.laid = source.laid[:]
    twin.laid_cards = source.laid_cards
    twin.known = source.known[:]
    twin.sure_instants = source.sure_instants[:]
    twin.remembered = source.remembered
    twin.shown_scoring = source.shown_scoring
    twin.shown_rescues = source.shown_rescues
    twin.unturned = source.unturned[:]
    twin.shuffled = source.shuffled
    twin.bottom = source.bottom[:]
    twin.disaster = source.disaster
    twin.disaster_lies_open = source.disaster_lies_open
    twin.disasters_to_come = source.disasters_to_come
    twin.resolving = source.resolving
    twin.effect = source.effect
    twin.waiting = source.waiting
    twin.silenced = source.silenced
    twin.target = source.target
    twin.shed = source.shed
    twin.peeked = source.peeked
    twin.bonus = source.bonus[:]
    twin.instants = source.instants[:]
    twin.factor = source.factor
    twin.inversions = source.inversions
    twin.score = source.score[:]
    twin.passed = source.passed
    twin.silent = source.silent
    twin.duel = source.duel
    twin.duel_step = source.duel_step


def pack_dinokalipsa(source: Dinokalipsa) -> tuple[object, ...]:
    """All fields as what can be pickled."""
    numbers: list[int] = [
        source.players,
        source.over,
        source.boards_dealt,
        source.disasters_count,
        source.two_player_rules,
        source.duo,
        source.stage,
        source.asked,
        source.round_number,
        source.still_in,
        source.won,
        source.ended_by,
        source.in_deck,
        source.in_discard,
        source.laid_cards,
        source.remembered,
        source.shown_scoring,
        source.shown_rescues,
        source.shuffled,
        source.disaster,
        source.disaster_lies_open,
        source.resolving,
        source.effect,
        source.waiting,
        source.silenced,
        source.target,
        source.shed,
        source.peeked,
        source.factor,
        source.inversions,
        source.passed,
        source.silent,
        source.duel,
        source.duel_step,
    ]
    rows: list[list[int]] = [
        list(source.board),
        list(source.place),
        list(source.area),
        list(source.pile),
        list(source.to_come),
        list(source.hand),
        list(source.chosen),
        list(source.front),
        list(source.laid),
        list(source.known),
        list(source.sure_instants),
        list(source.unturned),
        list(source.bottom),
        list(source.disasters_to_come),
        list(source.bonus),
        list(source.instants),
        list(source.score),
    ]
    return numbers, rows


def unpack_dinokalipsa(
    twin: Dinokalipsa,
    numbers: list[int],
    rows: list[list[int]],
) -> None:
    """Make the twin like the one that was packed."""
    twin.players = numbers[0]
    twin.over = bool(numbers[1])
    twin.boards_dealt = bool(numbers[2])
    twin.disasters_count = bool(numbers[3])
    twin.two_player_rules = bool(numbers[4])
    twin.duo = bool(numbers[5])
    twin.stage = numbers[6]
    twin.asked = numbers[7]
    twin.round_number = numbers[8]
    twin.still_in = numbers[9]
    twin.won = numbers[10]
    twin.ended_by = numbers[11]
    twin.in_deck = numbers[12]
    twin.in_discard = numbers[13]
    twin.laid_cards = numbers[14]
    twin.remembered = numbers[15]
    twin.shown_scoring = numbers[16]
    twin.shown_rescues = numbers[17]
    twin.shuffled = numbers[18]
    twin.disaster = numbers[19]
    twin.disaster_lies_open = bool(numbers[20])
    twin.resolving = numbers[21]
    twin.effect = numbers[22]
    twin.waiting = numbers[23]
    twin.silenced = bool(numbers[24])
    twin.target = numbers[25]
    twin.shed = numbers[26]
    twin.peeked = numbers[27]
    twin.factor = numbers[28]
    twin.inversions = numbers[29]
    twin.passed = numbers[30]
    twin.silent = numbers[31]
    twin.duel = numbers[32]
    twin.duel_step = numbers[33]
    twin.board = vec[i64](rows[0])
    twin.place = vec[i64](rows[1])
    twin.area = vec[i64](rows[2])
    twin.pile = vec[i64](rows[3])
    twin.to_come = vec[i64](rows[4])
    twin.hand = vec[i64](rows[5])
    twin.chosen = vec[i64](rows[6])
    twin.front = vec[i64](rows[7])
    twin.laid = vec[i64](rows[8])
    twin.known = vec[i64](rows[9])
    twin.sure_instants = vec[i64](rows[10])
    twin.unturned = vec[i64](rows[11])
    twin.bottom = vec[i64](rows[12])
    twin.disasters_to_come = vec[i64](rows[13])
    twin.bonus = vec[i64](rows[14])
    twin.instants = vec[i64](rows[15])
    twin.score = vec[i64](rows[16])
