"""A finding from outside, a record or another process: whether it is one, and can be true."""

from __future__ import annotations

import math
from typing import Final

import msgspec

from ludolith.engine.errors import BadFinding
from ludolith.games.seven_dwarfs.column import (
    BASE_HEIGHT,
    BLOCK_RADIUS,
    SLOTS,
    Block,
    Column,
    Finding,
    Tremor,
    Trouble,
)
from ludolith.games.seven_dwarfs.column_plausibility import fault_of_column, fault_of_tremor
from ludolith.games.seven_dwarfs.moves import Strike

TIP: Final = 0.0075  # metres: nearer than this to the middle of its tip a pick touches things


def read(text: str) -> Finding:
    """The finding in a text."""
    try:
        return msgspec.json.decode(text, type=Finding)
    except msgspec.MsgspecError as problem:
        raise BadFinding(f"not a finding: {problem}") from None


def check(
    finding: Finding, before: Column, strike: Strike, draws: tuple[int, int, int, int, int]
) -> None:
    """Refuse what cannot have come of this strike at this column with this chance."""
    fault = fault_of(finding, before, strike, draws)
    if fault:
        raise BadFinding(f"the finding cannot be true: {fault}")


def fault_of(
    finding: Finding, before: Column, strike: Strike, draws: tuple[int, int, int, int, int]
) -> str:
    """What is wrong with it; "" if nothing is."""
    if finding.tremor.draws != draws:
        return "its tremor is not the one that was drawn"
    if finding.trouble and (finding.column != before or finding.hit):
        return "in trouble nothing may change"
    if len(set(finding.gems)) < len(finding.gems) or len(set(finding.blocks)) < len(finding.blocks):
        return "something came off twice"
    stood = {block.number: gems_in(block) for block in before.blocks}
    sat = {(number, slot) for number, slots in stood.items() for slot in slots}
    if not sat.issuperset(finding.gems):
        return "a gem came off that was not on the column"
    if not stood.keys() >= set(finding.blocks):
        return "a block came off that did not stand"
    after = finding.column.blocks
    numbers = sorted(block.number for block in after)
    if numbers != sorted(stood.keys() - set(finding.blocks)):
        return "the blocks that stand are not those that did not come off"
    stay = {(block.number, slot) for block in after for slot in gems_in(block)}
    if stay != sat - set(finding.gems):
        return "the gems on the column are not those that did not come off"
    fault = fault_of_tremor(finding.tremor) or fault_of_column(finding.column)
    if fault or finding.hit or finding.column == before:
        return fault
    # A pick that met the base first is no hit either, but it may have touched more after that.
    return "" if may_meet_base(strike, finding.tremor) else "a miss changes nothing"


def may_meet_base(strike: Strike, tremor: Tremor) -> bool:
    """Whether a pick on its way under or through the lowest block comes near the base."""
    down = math.radians(2 * strike.elevation) + tremor.elevation
    height = strike.height / 2000 + tremor.height / 1000
    sinks = 2 * BLOCK_RADIUS * max(0.0, math.tan(down))
    return math.cos(down) <= 0 or height - sinks < BASE_HEIGHT + TIP / math.cos(down)


def gems_in(block: Block) -> set[int]:
    """The slots of a block that hold a gem."""
    return {slot for slot in range(SLOTS) if block.gems[slot] is not None}


def written(finding: Finding) -> str:
    """As `read` takes it."""
    return msgspec.json.encode(finding).decode()


def trouble(why: str) -> Trouble:
    """The name of what kept a strike from being worked out."""
    return "too-long" if why == "too-long" else "unstable"
