# Compiled with mypyc.
"""Numbers that never change their meaning: the codes of moves, and the stages of a turn.

`moves` refuses ranges of codes that overlap.
"""

from __future__ import annotations

from typing import Final

# -- moves; where a comment says so, a number is added to the code

PASS: Final = 0
END_TURN: Final = 1  # + sharp chisels kept, 0 to 12
STRONG_TOOL: Final = 14
QUICK_SHARPENING: Final = 15
CHOOSE_PART: Final = 16  # + number of the part, 0 to 5
TAKE: Final = 24  # + tile
BUY: Final = 48  # + tile
SELL: Final = 72  # + tile
ASSEMBLE: Final = 96  # + species
ASSEMBLE_WITH_CAST: Final = 100  # + species
PLAY: Final = 104  # + card
DIG: Final = 128  # + place
LOOK: Final = 192  # + place
PLACE: Final = 256  # + border
USE_TOOL: Final = 416  # + border
LIFT: Final = 576  # + border

# -- stages: what the deciding player chooses

TURN: Final = 0  # the turn itself; chisels to lift come first while any are owed (DB-10)
VOUCHER: Final = 1  # the help a voucher was played for
FRACTURE_MAP: Final = 2  # up to two own chisels to lift
RADAR: Final = 3  # up to three face-down tiles to look at
PART: Final = 4  # which of several equal parts is divided (DB-21, DB-43)
HELMET: Final = 5  # a card before the order of a division is fixed
DIVISION: Final = 6  # a find
BRUSH: Final = 7  # a card before the rest goes to the leader
BRUSH_FIND: Final = 8  # the find the brush saves
LAST_TWO: Final = 9  # one of the last two tiles (DB-50)
CLOSING: Final = 10  # the rest of the last turn
LAST_SKELETONS: Final = 11  # what can still be assembled (DB-30)
OVER: Final = 12
FRAGMENTS: Final = 13  # the slab may have fallen apart; no player decides in this stage
