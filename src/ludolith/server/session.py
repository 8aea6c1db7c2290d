# Compiled with mypyc.
"""A conversation over one WebSocket: hello, requests and their answers, goodbye."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Sequence
from typing import Final

import msgspec

from ludolith.engine.errors import IllegalMove, LudolithError
from ludolith.engine.rng import new_rng
from ludolith.engine.state import State
from ludolith.server.admission import Admission
from ludolith.server.connection import Connection
from ludolith.server.errors import BadMessage, NoHint, TooFast, TooLarge
from ludolith.server.new_table import hashed, new_key
from ludolith.server.protocol import (
    PROTOCOL,
    AskHint,
    ClientMessage,
    ConsideredMove,
    Done,
    Hello,
    Hint,
    Join,
    Key,
    Ping,
    Pong,
    React,
    Reacted,
    Refused,
    Reissue,
    Said,
    Say,
)
from ludolith.server.room import Room
from ludolith.table import acts, requests
from ludolith.table.errors import BadKey, NotYourTable, WrongPhase
from ludolith.table.handlers import handle
from ludolith.table.hints import position_for_hint
from ludolith.table.membership import join, reissue
from ludolith.table.names import clean_line
from ludolith.table.table import Table

log = logging.getLogger("ludolith.socket")
MOST_TEXT: Final = 200
MOST_REASON: Final = 400  # a reason may quote what it refuses
COSTLY: Final = 5  # messages that a hello or an undo counts for
_decode: Final = msgspec.json.Decoder(ClientMessage).decode


class _Numbered(msgspec.Struct):
    """As much of a wrong message as is needed to answer it."""

    id: str = ""


class Session:
    """What one connection says, and what is answered. Requests wait for their turn in the room."""

    def __init__(self, room: Room, one: Connection, admission: Admission) -> None:
        self.room = room
        self.one = one
        self.admission = admission
        self.metrics = room.services.metrics

    def hear(self, text: bytes) -> None:
        """Take one message. Nothing a peer sends may raise anything here but by our fault."""
        if self.one.leaving:
            return
        number = ""
        try:
            self._check_pace(text)
            message = read(text)
            number = message.id
            if isinstance(message.request, Ping):
                self.one.tell(Pong(number))
            else:
                self._check_cost(message.request)
                self.room.ask(_Asked(self, message))
        except LudolithError as problem:
            self.refuse(number or number_of(text), problem)
        except Exception as problem:
            self.fail(problem)

    def _check_pace(self, text: bytes) -> None:
        if len(text) > self.one.limits.message_bytes:
            self.one.wrong += 1
            raise TooLarge(f"a message has at most {self.one.limits.message_bytes} bytes")
        if not self.one.messages.take(self.one.loop.time()):
            self.one.wrong += 1
            raise TooFast("too many messages; wait a little")

    def _check_cost(self, request: object) -> None:
        """Most of what can be asked costs next to nothing; this goes through a whole table."""
        costly = isinstance(request, Hello | requests.AskUndo)
        if costly and not self.one.messages.take(self.one.loop.time(), COSTLY - 1):
            raise TooFast("not so often; wait a little")

    def refuse(self, number: str, problem: LudolithError) -> None:
        self.metrics.refused.labels(problem.cause).inc()
        rule, message = None, str(problem)
        if isinstance(problem, IllegalMove):
            rule, message = problem.rule, self.room.table.game.reason(problem)
        self.one.tell(Refused(number, problem.cause, message[:MOST_REASON], rule))
        if isinstance(problem, BadMessage | BadKey):
            self.one.wrong += 1
        if self.one.wrong > self.one.limits.wrong_messages:
            self.one.goodbye("too-many-errors", "too many wrong messages")

    def fail(self, problem: Exception) -> None:
        """Ours to mend, not the peer's to read: they get a cause and come back."""
        log.error("a message could not be answered", exc_info=problem)
        self.one.goodbye("server-error", "something went wrong here; say hello again")


class _Forgotten:
    """They look on as spectators now, and are told so at their turn."""

    def __init__(self, room: Room, gone: list[Connection]) -> None:
        self.room = room
        self.gone = gone

    def judge(self, table: Table) -> Sequence[acts.AnyAct]:
        return ()

    def told(self) -> None:
        for one in self.gone:
            one.tell(self.room.audience.welcome(None, None, one.loop.time()))

    def refused(self, problem: Exception) -> None:
        """The room was dropped, and they with it: nothing to tell."""


class _Asked:
    """One request at its turn: what it comes to, and its answer once that is stored."""

    def __init__(self, session: Session, message: ClientMessage) -> None:
        self.session = session
        self.room = session.room
        self.one = session.one
        self.number = message.id
        self.request = message.request
        self.key = ""  # of whoever joins or gets a new one
        self.came = False

    def refused(self, problem: Exception) -> None:
        if isinstance(problem, LudolithError):
            self.session.refuse(self.number, problem)
        else:
            self.session.fail(problem)

    def judge(self, table: Table) -> Sequence[acts.AnyAct]:
        """What the request comes to, or why it is refused."""
        request = self.request
        if self.one.void:
            raise BadKey("this secret was replaced")
        if isinstance(request, Hello):
            return self._hello(table, request)
        if not self.one.greeted:
            raise BadMessage("say hello first")
        match request:
            case requests.Decide():
                return handle(table, self.one.member, request)
            case Join():
                return self._join(table, request)
            case Reissue():
                self.key = new_key()
                return [reissue(table, self.one.member, request.seat, hashed(self.key))]
            case React() | Say():
                self._chat(table, request)
                return ()
            case AskHint():
                self._give_hint(table, request.seat)
                return ()
            case Ping():
                return ()
            case requests.LetBotPlay():
                return handle(table, self.one.member, request, self.room.audience.present())
            case requests.Start():
                contributors = self.room.audience.contributors()
                return handle(table, self.one.member, request, contributors=contributors)
            case _:
                return handle(table, self.one.member, request, files=self.room.services.files)

    def told(self) -> None:
        """The answer; all that was asked for is stored."""
        match self.request:
            case requests.Decide(seat, _, _, own):
                version = self.room.table.version
                made = self.room.table.requests.get((seat, own), version)
                self.one.tell(Done(self.number, made))
            case Hello() | AskHint():
                pass  # answered by a welcome, by a hint
            case Join():
                self._joined()
            case Reissue():
                self._reissued()
            case requests.Leave():
                self._left()
            case _:
                self.one.tell(Done(self.number, self.room.table.version))

    # -- who is who

    def _hello(self, table: Table, hello: Hello) -> Sequence[acts.AnyAct]:
        one, audience = self.one, self.room.audience
        if hello.protocol != PROTOCOL:
            text = f"this server speaks protocol {PROTOCOL}; load the page again"
            one.goodbye("protocol", text)
            return ()
        member = None
        if hello.key is not None:
            member = table.member_by_key(hashed(hello.key))
            if member is None:
                raise BadKey("this secret belongs to nobody at this table")
        if not audience.has_place(one, member):
            one.goodbye("server-full", "too many people look at this table")
            return ()
        # Lines seen as somebody else were others; they are sent again.
        same_eyes = not one.greeted or one.member == member
        one.member, one.greeted, one.contributes = member, True, hello.contributes
        self.room.await_parts()
        one.tell(audience.welcome(member, hello.last if same_eyes else None, one.loop.time()))
        announced = audience.announced
        audience.announce()
        if audience.announced == announced:
            one.tell(announced)
        return ()

    def _join(self, table: Table, request: Join) -> Sequence[acts.AnyAct]:
        self.session.admission.take("join", self.one.address)
        self.key = request.key or new_key()
        if request.key is not None and table.member_by_key(hashed(self.key)) is not None:
            return ()  # a resend by somebody who has come already
        if self.one.member is not None:
            raise WrongPhase("you are somebody at this table already")
        self.came = True
        present = self.room.audience.present()
        return join(table, request.name, request.seat, hashed(self.key), present)

    def _joined(self) -> None:
        member = self.room.table.member_by_key(hashed(self.key))
        assert member is not None
        if self.came:
            self.one.member = member
            self._forgotten(self.room.audience.forget())
        self.one.tell(Key(self.number, member, self.key))
        self.room.audience.announce()

    def _forgotten(self, gone: list[Connection]) -> None:
        """Who had to make place hears at the next turn, after all others, what they are now."""
        if gone:
            self.room.ask(_Forgotten(self.room, gone))

    def _reissued(self) -> None:
        owner = self.room.table.member_by_key(hashed(self.key))
        assert owner is not None
        self.one.tell(Key(self.number, owner, self.key))
        for other in self.room.audience.greeted():
            if other.member == owner and other is not self.one:
                other.void = True
                other.goodbye("key-replaced", "the host gave this seat a new link")

    def _left(self) -> None:
        """Whoever left looks on as a spectator, on every device that knew their key."""
        member = self.one.member
        for other in self.room.audience.greeted():
            if other.member == member:
                other.member = None
        self.one.tell(Done(self.number, self.room.table.version))
        self.room.audience.announce()

    # -- hints

    def _give_hint(self, table: Table, seat: int) -> None:
        """Think beside the loop about what the seat knows; only the asker is told."""
        known = position_for_hint(table, self.one.member, seat, new_rng(secrets.randbits(62)))
        if self.one.awaiting_hint or not self._may_chat():
            raise TooFast("one question at a time")
        self.one.awaiting_hint = True
        self.room.beside(self._advise(table, known, seat, table.asked[seat]))

    async def _advise(self, table: Table, known: State, seat: int, asked: int) -> None:
        try:
            found = await self.room.services.bot_pool.hint(table, known, seat, self.one.address)
        except Exception as problem:
            log.error("no hint in %s: %r", table.game.name, problem)
            self.session.refuse(self.number, NoHint("nothing came to mind; ask again"))
        else:
            moves = tuple(
                ConsideredMove(table.move_value(each.move), each.share, each.victory, each.points)
                for each in found
            )
            self.one.tell(Hint(self.number, seat, asked, moves))
        finally:
            self.one.awaiting_hint = False

    # -- chat and reactions

    def _may_chat(self) -> bool:
        """On however many devices: a person has one voice."""
        return self.room.chat.take(str(self.one.member), self.one.loop.time())

    def _chat(self, table: Table, request: React | Say) -> None:
        member = self.one.member
        if member is None:
            raise NotYourTable("spectators only look; join to take part")
        if isinstance(request, Say) and not table.house.chat:
            raise WrongPhase("the host has not allowed free text at this table")
        if not self._may_chat():
            raise TooFast("not so fast")
        if isinstance(request, Say):
            self.room.audience.tell(Said(member, clean_text(request.text)))
        else:
            self.room.audience.tell(Reacted(member, request.kind))


def read(text: bytes) -> ClientMessage:
    """A message, or the reason why it is none."""
    try:
        return _decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadMessage(f"not a message: {problem}") from None


def number_of(text: bytes) -> str:
    """The id of a wrong message, if it can be found."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def clean_text(text: str) -> str:
    """Free text as it may be shown."""
    shown = clean_line(text)
    if not shown or len(shown) > MOST_TEXT:
        raise BadMessage(f"a text has 1 to {MOST_TEXT} characters")
    return shown
