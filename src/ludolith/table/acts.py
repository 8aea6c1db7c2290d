"""Everything that can change a table, as facts in the order they happened.

A table is the sum of its acts: the store keeps them, and a restarted server rebuilds every table
from them. The store keeps all of it; `visibility` decides what viewers get.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from ludolith.engine.struct_tags import kebab_case
from ludolith.engine.undoable_game import Mover

ClockSeconds = Literal[15, 30, 60, 120, 300]


class Act(msgspec.Struct, frozen=True, tag_field="act", tag=kebab_case):
    """One accepted change."""


class Opened(Act, frozen=True):
    """A table was made."""

    table: str
    game: str
    players: int
    options: dict[str, bool | int | str]
    files: dict[str, str] = {}  # by option: under which name its text was chosen


class Joined(Act, frozen=True):
    """A person came to the table; the first one is the host. `key` is a hash of their secret."""

    member: int
    name: str
    key: str


class Rekeyed(Act, frozen=True):
    """The host gave a person a new secret; the old one is void."""

    member: int
    key: str


class Renamed(Act, frozen=True):
    member: int
    name: str


class Left(Act, frozen=True):
    """A person without a seat went, and is forgotten. Their number is not given again."""

    member: int


class Sat(Act, frozen=True):
    """A person took a seat. On one device several seats may belong to one person (hot-seat)."""

    member: int
    seat: int
    name: str


class SeatOpened(Act, frozen=True):
    """A seat became free."""

    seat: int


class BotSat(Act, frozen=True, omit_defaults=True):
    """The host put a bot on a free seat, or chose another level for the one there."""

    seat: int
    level: str
    name: str = ""  # empty in acts of before: then it follows from the names at the table


class SeatsSwapped(Act, frozen=True):
    """The host let two seats change places, free ones included."""

    one: int
    other: int


class SeatsSet(Act, frozen=True):
    """The host changed the number of seats."""

    players: int


class OptionsSet(Act, frozen=True):
    options: dict[str, bool | int | str]
    files: dict[str, str] = {}


class HouseRules(msgspec.Struct, frozen=True):
    """How this table plays, besides the game's own options."""

    seconds: ClockSeconds | None = None  # time for a decision; None: as long as it takes
    chat: bool = False  # free text besides quick reactions
    listed: bool = False  # shown among the open tables
    odds: bool = True  # the board may show chances
    hints: bool = False  # players may ask what a master would consider


class HouseRulesSet(Act, frozen=True):
    rules: HouseRules


class Promised(Act, frozen=True):
    """A game is about to begin with this secret (hex); its commitment is shown from now on.

    `asked` are the people whose devices are to give their parts of the chance first.
    """

    secret: str
    asked: tuple[int, ...]


class Contributed(Act, frozen=True):
    """A person's device gave its part of the chance (hex)."""

    member: int
    part: str


class Started(Act, frozen=True):
    """A game began; its chance comes from this secret (hex), kept secret until the end.

    If it was promised before, the parts given since are in its chance, too.
    """

    secret: str


class Moved(Act, frozen=True, omit_defaults=True):
    """A decision, with the sender's own id of it so that a resend is not played twice.

    Where the rules alone do not say what comes of it, `finding` does.
    """

    seat: int
    move: dict[str, Any]
    by: Mover = "player"
    request: str = ""
    finding: dict[str, Any] | None = None


class UndoAsked(Act, frozen=True):
    """A player asks to go back to before their last decision."""

    seat: int


class UndoAnswered(Act, frozen=True):
    seat: int
    agrees: bool
    in_time: bool = True  # False: no answer came, and that counts as a no


class TookBack(Act, frozen=True):
    """A decision was taken back: only this one if nothing had been revealed, else all since."""

    seat: int
    ply: int  # the decision, counted from 1
    alone: bool


class BotTookOver(Act, frozen=True):
    """A bot plays for a member who is away."""

    seat: int
    level: str


class SeatReturned(Act, frozen=True):
    """The person plays again."""

    seat: int


class Paused(Act, frozen=True):
    seat: int | None


class Resumed(Act, frozen=True):
    seat: int | None


class Rematched(Act, frozen=True):
    """Back to the lobby with all members, seats moved on by one."""


AnyAct = (
    Opened
    | Joined
    | Rekeyed
    | Renamed
    | Left
    | Sat
    | SeatOpened
    | BotSat
    | SeatsSwapped
    | SeatsSet
    | OptionsSet
    | HouseRulesSet
    | Promised
    | Contributed
    | Started
    | Moved
    | UndoAsked
    | UndoAnswered
    | TookBack
    | BotTookOver
    | SeatReturned
    | Paused
    | Resumed
    | Rematched
)
