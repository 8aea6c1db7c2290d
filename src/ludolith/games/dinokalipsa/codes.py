# Compiled with mypyc.
"""Numbers that never change their meaning: the codes of moves, and the stages of a round.

`moves` refuses ranges of codes that overlap.
"""

from __future__ import annotations

from typing import Final

# -- moves; where a comment says so, a kind of card, a seat or a board is added to the code

PASS: Final = 0
PASS_ROUND: Final = 1
BOARD: Final = 2  # + board
PLAY: Final = 8  # + point card
DISCARD: Final = 32  # + card
TAKE: Final = 56  # + card
LOOK_AT: Final = 80  # + seat
LOOK_AHEAD: Final = 84
SWAP_WITH: Final = 88  # + seat
SWAP_OTHERS: Final = 92  # + place in PAIRS
RAISE: Final = 100  # + seat
LOWER: Final = 104  # + seat
INVERT: Final = 108
INSURE: Final = 109
SEND_TO: Final = 112  # + seat
CODES_END: Final = 116

# Two seats, the lower one first; the index of the pair is part of a code.
PAIRS: Final = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))

# -- stages, in the order of a round; those marked ? wait for a player's choice

BOARDS: Final = 0  # ?
DEAL: Final = 1
TURN_UP: Final = 2
CHOOSE: Final = 3  # ?
REVEAL: Final = 4
EFFECT: Final = 5  # ?
TAKE_FROM_HAND: Final = 6  # ? the Long Claw has looked at a hand
TAKE_FROM_DECK: Final = 7  # ? the Bamboo Spyglass has shown two cards
SCORING: Final = 8  # all decisions about effects are made before
SCORING_INSTANTS: Final = 9  # ?
OUTCOME: Final = 10
SUDDEN_DEATH: Final = 11  # ?
DUEL: Final = 12
THREAT: Final = 13  # ?
ADD: Final = 14
SHED: Final = 15  # ?
ESCAPE: Final = 16
REFILL: Final = 17
OVER: Final = 18
