# Compiled with mypyc.
"""One WebSocket at a table: hello, requests and their answers, goodbye."""

from __future__ import annotations

import contextlib
import logging
import secrets
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
from ludolith.server.room import Room, RoomGone, Turn
from ludolith.table import acts, requests
from ludolith.table.errors import BadKey, NotYourTable, WrongPhase
from ludolith.table.handlers import handle
from ludolith.table.hints import position_for_hint
from ludolith.table.joining import join, reissue
from ludolith.table.names import clean_line

log = logging.getLogger("ludolith.socket")
MOST_TEXT: Final = 200
MOST_REASON: Final = 400  # a reason may quote what it refuses
COSTLY: Final = 5  # messages that a hello or an undo counts for
_decode: Final = msgspec.json.Decoder(ClientMessage).decode


class _Numbered(msgspec.Struct):
    """As much of a wrong message as is needed to answer it."""

    id: str = ""


class Session:
    """One connection to a room: reads its messages, and answers each at its turn."""

    def __init__(self, room: Room, one: Connection, admission: Admission) -> None:
        self.room = room
        self.table = room.table
        self.one = one
        self.admission = admission
        self.metrics = room.services.metrics

    def receive(self, text: bytes) -> None:
        """Take one message. Nothing a client sends may raise an error here."""
        if self.one.leaving:
            return
        number = ""
        try:
            self._check_pace(text)
            message = read(text)
            number = message.id
            if isinstance(message.request, Ping):
                self.one.send(Pong(number))
            else:
                self._check_cost(message.request)
                self.room.start_for_viewer(self._answer(message))
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
        """Charge for requests that go through a whole table; most others cost next to nothing."""
        costly = isinstance(request, Hello | requests.AskUndo)
        if costly and not self.one.messages.take(self.one.loop.time(), COSTLY - 1):
            raise TooFast("not so often; wait a little")

    # -- answers

    async def _answer(self, message: ClientMessage) -> None:
        """One request, from its turn to its answer; viewers see what changed when the turn ends."""
        try:
            async with self.room.turn() as turn:
                if self.one.void:
                    raise BadKey("this secret was replaced")
                if isinstance(message.request, Hello):
                    self._hello(message.request)
                elif self.one.greeted:
                    await self._carry_out(turn, message.id, message.request)
                else:
                    raise BadMessage("say hello first")
        except LudolithError as problem:
            self.refuse(message.id, problem)
        except Exception as problem:
            self.fail(problem)

    async def _carry_out(
        self,
        turn: Turn,
        number: str,
        request: Join | Reissue | React | Say | AskHint | Ping | requests.AnyRequest,
    ) -> None:
        """Let a request happen and answer it once that is stored."""
        match request:
            case requests.Decide():
                await turn.store(handle(self.table, self.one.member, request))
                version = self.table.version
                made = self.table.requests.get((request.seat, request.id), version)
                self.one.send(Done(number, made))
            case Join():
                await self._join(turn, number, request)
            case Reissue():
                await self._reissue(turn, number, request.seat)
            case AskHint():
                self._give_hint(number, request.seat)
            case React() | Say():
                self._chat(request)
                self._done(number)
            case Ping():
                pass  # answered without a turn
            case requests.Leave():
                await turn.store(handle(self.table, self.one.member, request))
                self._left(number)
            case _:
                await turn.store(self._handle(request))
                self._done(number)

    def _handle(self, request: requests.AnyRequest) -> list[acts.AnyAct]:
        """Carry out a request that concerns more than the table."""
        table, member, room = self.table, self.one.member, self.room
        match request:
            case requests.LetBotPlay():
                return handle(table, member, request, room.audience.present())
            case requests.Start():
                contributors = room.audience.contributors()
                return handle(table, member, request, contributors=contributors)
            case _:
                return handle(table, member, request, files=room.services.files)

    def _done(self, number: str) -> None:
        self.one.send(Done(number, self.table.version))

    def refuse(self, number: str, problem: LudolithError) -> None:
        self.metrics.refused.labels(problem.cause).inc()
        rule, message = None, str(problem)
        if isinstance(problem, IllegalMove):
            rule, message = problem.rule, self.table.game.reason(problem)
        self.one.send(Refused(number, problem.cause, message[:MOST_REASON], rule))
        if isinstance(problem, BadMessage | BadKey):
            self.one.wrong += 1
        if self.one.wrong > self.one.limits.wrong_messages:
            self.one.goodbye("too-many-errors", "too many wrong messages")

    def fail(self, problem: Exception) -> None:
        """A fault of the server: the client gets only a cause, and reconnects."""
        log.error("request_failed table=%s…", self.table.id[:4], exc_info=problem)
        self.one.goodbye("server-error", "something went wrong here; say hello again")

    # -- who is who

    def _hello(self, hello: Hello) -> None:
        """Answered by a welcome."""
        one, audience = self.one, self.room.audience
        if hello.protocol != PROTOCOL:
            text = f"this server speaks protocol {PROTOCOL}; load the page again"
            one.goodbye("protocol", text)
            return
        member = None
        if hello.key is not None:
            member = self.table.member_by_key(hashed(hello.key))
            if member is None:
                raise BadKey("this secret belongs to no member of this table")
        if not audience.has_place(one, member):
            one.goodbye("server-full", "too many people look at this table")
            return
        # Lines seen as another member were others; they are sent again.
        same_viewer = not one.greeted or one.member == member
        one.member, one.greeted, one.contributes = member, True, hello.contributes
        self.room.await_parts()
        one.send(audience.welcome(member, hello.last if same_viewer else None, one.loop.time()))
        announced = audience.announced
        audience.announce()
        if audience.announced == announced:
            one.send(announced)

    async def _join(self, turn: Turn, number: str, request: Join) -> None:
        self.admission.take("join", self.one.address)
        key = request.key or new_key()
        member = None if request.key is None else self.table.member_by_key(hashed(key))
        if member is None:
            if self.one.member is not None:
                raise WrongPhase("you are a member of this table already")
            present = self.room.audience.present()
            await turn.store(join(self.table, request.name, request.seat, hashed(key), present))
            member = self.one.member = self.table.member_by_key(hashed(key))
            gone = self.room.audience.forget()
            if gone:
                self.room.start_for_viewer(self._welcome_spectators(gone))
        assert member is not None
        self.one.send(Key(number, member, key))
        self.room.audience.announce()

    async def _welcome_spectators(self, forgotten: list[Connection]) -> None:
        """Tell members who had to make place, at the next turn, that they only look on now."""
        with contextlib.suppress(RoomGone):
            async with self.room.turn():
                for one in forgotten:
                    one.send(self.room.audience.welcome(None, None, one.loop.time()))

    async def _reissue(self, turn: Turn, number: str, seat: int) -> None:
        key = new_key()
        await turn.store([reissue(self.table, self.one.member, seat, hashed(key))])
        owner = self.table.member_by_key(hashed(key))
        assert owner is not None
        self.one.send(Key(number, owner, key))
        for other in self.room.audience.greeted():
            if other.member == owner and other is not self.one:
                other.void = True
                other.goodbye("key-replaced", "the host gave this seat a new link")

    def _left(self, number: str) -> None:
        """A member who left looks on as a spectator, on every device that knew their key."""
        member = self.one.member
        for other in self.room.audience.greeted():
            if other.member == member:
                other.member = None
        self._done(number)
        self.room.audience.announce()

    # -- hints

    def _give_hint(self, number: str, seat: int) -> None:
        """Compute a hint in a worker from what the seat knows; only the asking person gets it."""
        rng = new_rng(secrets.randbits(62))
        known = position_for_hint(self.table, self.one.member, seat, rng)
        if self.one.awaiting_hint or not self._may_chat():
            raise TooFast("one question at a time")
        self.one.awaiting_hint = True
        self.room.start_for_viewer(self._find_hint(number, known, seat, self.table.asked[seat]))

    async def _find_hint(self, number: str, known: State, seat: int, asked: int) -> None:
        table = self.table
        try:
            found = await self.room.services.bot_pool.hint(table, known, seat, self.one.address)
        except Exception as problem:
            log.error("hint_failed game=%s problem=%r", table.game.name, problem)
            self.refuse(number, NoHint("nothing came to mind; ask again"))
        else:
            moves = tuple(
                ConsideredMove(table.move_value(each.move), each.share, each.victory, each.points)
                for each in found
            )
            self.one.send(Hint(number, seat, asked, moves))
        finally:
            self.one.awaiting_hint = False

    # -- chat and reactions

    def _may_chat(self) -> bool:
        """A member has one limit on all their devices together."""
        return self.room.chat.take(str(self.one.member), self.one.loop.time())

    def _chat(self, request: React | Say) -> None:
        member = self.one.member
        if member is None:
            raise NotYourTable("spectators only look; join to take part")
        if isinstance(request, Say) and not self.table.house.chat:
            raise WrongPhase("the host has not allowed free text at this table")
        if not self._may_chat():
            raise TooFast("not so fast")
        if isinstance(request, Say):
            self.room.audience.send(Said(member, clean_text(request.text)))
        else:
            self.room.audience.send(Reacted(member, request.kind))


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
