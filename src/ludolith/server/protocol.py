"""What travels between a client and the server, as JSON over one WebSocket per table.

A client opens `/ws/<table>` and says `Hello`; the server answers `Welcome` with all this viewer may
know. From then on every request carries an id of the client's choosing and is answered by `Done`
(after the store has it) or `Refused` with its cause; every change of the table arrives as an
`Update` that names the version it follows. A client that misses one says `Hello` again with the
last version it has seen.
"""

from __future__ import annotations

from typing import Annotated, Any, Final, Literal

import msgspec

from ludolith.engine.any_game_types import AnyEvent, AnyMove, AnyView, ViewJson
from ludolith.engine.errors import IllegalMove, LudolithError
from ludolith.engine.struct_tags import kebab_case
from ludolith.table.payloads import Choices, LogLine, TableInfo
from ludolith.table.requests import AnyRequest, Request

PROTOCOL: Final = 2

OwnKey = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_-]{32,64}$")]
ReactionKind = Literal["wave", "cheer", "laugh", "gasp", "think", "sorry", "thanks", "hurry"]


# -- from the client, besides what can be asked of a table


class Hello(Request, frozen=True):
    """The first message; again after a gap. `key` is this device's secret at this table."""

    protocol: int
    key: str | None = None
    last: int | None = None  # the version seen last in this round; lines up to it are not resent
    contributes: bool = False  # this device gives its part of the chance when a game is to begin


class Join(Request, frozen=True):
    """Become a member of this table, on a seat if one is named. Answered by `Key`.

    A client that makes the secret itself may send the request again after a lost connection, and
    still joins only once.
    """

    name: str
    seat: int | None = None
    key: OwnKey | None = None


class Reissue(Request, frozen=True):
    """Host: a new secret for the person on a seat, as a link to hand over. Answered by `Key`."""

    seat: int


class React(Request, frozen=True):
    kind: ReactionKind


class Say(Request, frozen=True):
    """Free text, where the host allows it."""

    text: str


class AskHint(Request, frozen=True):
    """What would a master consider? Where the house rules allow it. Answered by `Hint`."""

    seat: int


class Ping(Request, frozen=True):
    pass


class ClientMessage(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One request with the client's own id for it."""

    id: Annotated[str, msgspec.Meta(max_length=64)]
    request: Hello | Join | Reissue | React | Say | AskHint | Ping | AnyRequest


# -- from the server


class ServerMessage(msgspec.Struct, frozen=True, tag_field="tell", tag=kebab_case):
    """Something the server says."""


class Snapshot(msgspec.Struct, frozen=True):
    """All this viewer may know now."""

    table: TableInfo
    views: tuple[ViewJson, ...]  # one per own seat; one spectator's view without a seat
    choices: tuple[Choices, ...]
    seconds_left: dict[int, float]  # per deciding seat, where the table has a clock


class Welcome(ServerMessage, frozen=True):
    protocol: int
    member: int | None  # None: a spectator
    snapshot: Snapshot
    log: tuple[LogLine, ...]  # all lines, or those after `Hello.last`
    log_from: int  # how many of the lines the client has already stand before them
    present: tuple[int, ...]  # people connected now


class Update(ServerMessage, frozen=True):
    previous: int
    version: int
    snapshot: Snapshot
    log: tuple[LogLine, ...]  # new lines
    log_from: int  # how many visible lines stand before them (fewer than known after an undo)


class Done(ServerMessage, frozen=True):
    """The request with this id was carried out and is stored."""

    id: str
    version: int


class Refused(ServerMessage, frozen=True):
    """The request with this id changed nothing; `cause` is for programs, `message` for people."""

    id: str
    cause: str
    message: str
    rule: str | None = None


class Key(ServerMessage, frozen=True):
    """A secret for this table: one's own, or one to hand to the owner of a seat."""

    id: str
    member: int
    key: str


class ConsideredMove(msgspec.Struct, frozen=True):
    """A move that the search tried: how often, and with which results."""

    move: AnyMove
    share: float  # of all tries, 0 to 1
    victory: float  # part of the games won after it, 0 to 1
    points: float  # own points at the end, on average


class Hint(ServerMessage, frozen=True):
    """The moves worth considering, the best first; only to the person who asked."""

    id: str
    seat: int
    asked: int  # the question it answers, as in `Choices.asked`
    considered: tuple[ConsideredMove, ...]


class Presence(ServerMessage, frozen=True):
    present: tuple[int, ...]
    spectators: int


class Reacted(ServerMessage, frozen=True):
    member: int
    kind: ReactionKind


class Said(ServerMessage, frozen=True):
    member: int
    text: str


class Pong(ServerMessage, frozen=True):
    id: str


class Goodbye(ServerMessage, frozen=True):
    """The server closes this connection, and why."""

    cause: str
    message: str


# -- HTTP bodies


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The body of POST /api/tables."""

    game: str
    name: str
    players: int | None = None
    options: dict[str, bool | int | str] = {}
    seat: int | None = 0  # where the host sits; None: the host only arranges (hot-seat sits later)
    bots: str | None = None  # a level: bots take all other seats
    start: bool = False
    listed: bool = False
    contributes: bool = False  # the game waits for a part of its chance from the host's device


class TableMade(msgspec.Struct, frozen=True):
    table: str
    member: int
    key: str


class OpenTable(msgspec.Struct, frozen=True):
    """One row of GET /api/tables."""

    table: str
    game: str
    host: str
    seats: int
    free: int
    options: dict[str, bool | int | str]


class OptionInfo(msgspec.Struct, frozen=True):
    """One variant and what it can be; a file option by the names of the files known here.

    A seats option is some seats by their numbers from 1 in order, such as "1,3"; "": none.
    """

    name: str
    values: tuple[bool | int | str, ...]
    default: bool | int | str
    rule: str
    file: bool
    seats: bool


class GameInfo(msgspec.Struct, frozen=True):
    """One row of GET /api/games."""

    name: str
    least: int
    most: int
    options: tuple[OptionInfo, ...]
    levels: tuple[str, ...]
    hints: bool  # whether a master can be asked for one
    odds: bool  # whether its board can show chances


class Problem(msgspec.Struct, frozen=True):
    """The body of every HTTP error."""

    cause: str
    message: str
    rule: str | None = None
    fault: str | None = None  # which of the reasons a cause can have
    facts: dict[str, str | int] = {}  # what the sentence about it needs


def problem_of(refusal: LudolithError) -> Problem:
    rule = refusal.rule if isinstance(refusal, IllegalMove) else None
    return Problem(refusal.cause, str(refusal), rule, refusal.fault, refusal.facts)


class ReplayFrame(msgspec.Struct, frozen=True):
    """The game after one decision (ply 0: the set-up) as the chosen perspective sees it."""

    ply: int
    seat: int | None
    move: AnyMove | None
    events: tuple[AnyEvent, ...]
    view: AnyView
    scores: tuple[int, ...]  # true points after this ply, for the chart: only for finished games
    # With everything open, by seat: the fields of its view that say more than the spectator's.
    secrets: tuple[dict[str, Any], ...] = ()


class Replay(msgspec.Struct, frozen=True):
    """GET /api/tables/<id>/replay?seat=N&round=K, POST /api/replay?seat=N with a record.

    With open=1 instead of a seat, a finished game is shown with everything hidden.
    """

    game: str
    names: tuple[str, ...]
    bots: tuple[str | None, ...]
    options: dict[str, bool | int | str]
    seat: int | None
    open: bool
    frames: tuple[ReplayFrame, ...]
    winners: tuple[int, ...]
    commitment: str | None
    secret: str | None
    verified: bool


class SigningKey(msgspec.Struct, frozen=True):
    """GET /api/key: what proves that this server signed a record."""

    key: str  # public, Ed25519, hex
    fingerprint: str  # the same in short, for people to compare


class Signature(msgspec.Struct, frozen=True):
    """Who has signed a record, with a signature that fits."""

    key: str
    fingerprint: str
    own: bool  # it was this server


class Verdict(msgspec.Struct, frozen=True):
    """The answer to POST /api/verify with a record."""

    ok: bool
    message: str  # why not, in English; empty when all is true
    scores: tuple[int, ...]
    winners: tuple[int, ...]
    problem: Problem | None = None  # the same for clients that make sentences
    signature: Signature | None = None  # None: it is not signed, or the record is not true


class WinChances(msgspec.Struct, frozen=True):
    """GET /api/tables/<id>/win-chances?round=K, POST /api/win-chances with a finished record."""

    plies: tuple[int, ...]  # the moments that were looked at
    chances: tuple[tuple[float, ...], ...]  # each seat's chance then, by moment


class Health(msgspec.Struct, frozen=True):
    """GET /health: the store can be read and written.

    What is damaged in it is named by the beginnings of tables' ids.
    """

    ok: bool
    tables: int  # in memory
    connections: int
    set_aside: int  # tables, records and logs that are damaged in the store
    damaged_tables: tuple[str, ...]
    damaged_records: tuple[str, ...]  # each with the number of its game
    damaged_files: tuple[str, ...]  # copies of stores and logs, by name
