# Compiled with mypyc.
"""Moves as actions 0, 1, 2, … and views as rows of numbers, compiled."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i16, i32, i64, mypyc_attr, u8

from ludolith.engine.state import State

NO_ACTION: Final = -1
_ZEROS: Final = vec[i16]([0] * 4096)
_NONE: Final = vec[u8]([0] * 8192)


@final
@mypyc_attr(acyclic=True)
class Numbers:
    """Which action each move is for each seat, and how long the rows are. Never changed."""

    codes: vec[vec[i64]]  # by seat: the code of each action
    actions: vec[vec[i32]]  # by seat: the action of each code, or NO_ACTION
    all_codes: vec[i64]  # the same as `codes`, seat after seat
    alike: bool  # every action is the same move for all seats
    count: i64  # of actions
    width: i64  # of observations

    def __init__(self, codes: list[list[int]], width: int) -> None:
        highest = max(max(row) for row in codes)
        self.codes = vec[vec[i64]]([vec[i64](row) for row in codes])
        self.alike = all(row == codes[0] for row in codes)
        tables: list[vec[i32]] = []
        for row in codes:
            if tables and self.alike:
                tables.append(tables[0])  # a single one takes less of the processor's cache
                continue
            table = [NO_ACTION] * (highest + 1)
            for action, code in enumerate(row):
                table[code] = action
            tables.append(vec[i32](table))
        self.actions = vec[vec[i32]](tables)
        self.all_codes = vec[i64]([code for row in codes for code in row])
        self.count = len(codes[0])
        self.width = width

    def mark(self, moves: vec[i64], seat: i64, mask: vec[u8], at: i64, value: u8) -> None:
        """Write this value for the actions that are these moves of a seat."""
        actions = self.actions[seat]
        known = len(actions)
        for code in moves:
            if code < known:
                action = i64(actions[code])
                if action >= 0:
                    mask[at + action] = value

    def mask(self, state: State, seat: i64) -> vec[u8]:
        """1 for every legal action of this seat, 0 for all others."""
        row = _NONE[: self.count]
        self.mark(state.legal(seat), seat, row, 0, 1)
        return row

    def legal(self, state: State, seat: i64) -> list[int]:
        """The legal actions of this seat, ascending."""
        actions = self.actions[seat]
        found: list[int] = []
        for code in state.legal(seat):
            if code < len(actions) and actions[code] >= 0:
                found.append(actions[code])
        found.sort()
        return found

    def code_of(self, state: State, seat: i64, action: int) -> i64:
        """The code of an action that this seat may take; NO_ACTION for any other."""
        count: int = self.count  # of any size, as the action is
        if not 0 <= action < count:
            return NO_ACTION
        wanted = self.codes[seat][action]
        for code in state.legal(seat):
            if code == wanted:
                return wanted
        return NO_ACTION

    def try_act(self, state: State, seat: i64, action: int) -> bool:
        """Take an action if this seat may; otherwise nothing happens."""
        code = self.code_of(state, seat, action)
        if code < 0:
            return False
        state.act(seat, code)
        return True

    def observe(self, state: State, seat: i64) -> vec[i16]:
        row = _ZEROS[: self.width]
        state.observe(seat, row, 0)
        return row
