"""A conversation over one WebSocket: hello, requests and their answers, goodbye."""

from __future__ import annotations

import asyncio
import unicodedata
from typing import Final

import msgspec

from ludolith.engine.errors import IllegalMove, LudolithError
from ludolith.server.connection import Connection
from ludolith.server.errors import BadMessage, TooFast, TooLarge
from ludolith.server.gate import Gate
from ludolith.server.opening import hashed, new_key
from ludolith.server.protocol import (
    PROTOCOL,
    ClientMessage,
    Done,
    Hello,
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
from ludolith.table.entry import join, reissue
from ludolith.table.errors import BadKey, NotYourTable, WrongPhase
from ludolith.table.judge import judge
from ludolith.table.table import Table

MOST_TEXT: Final = 200
_decode: Final = msgspec.json.Decoder(ClientMessage).decode


class _Numbered(msgspec.Struct):
    """As much of a wrong message as is needed to answer it."""

    id: str = ""


class Talk:
    """What one connection says, and what is answered."""

    def __init__(self, room: Room, one: Connection, gate: Gate) -> None:
        self.room = room
        self.one = one
        self.gate = gate
        self.metrics = room.house.metrics

    async def hear(self, text: str | bytes) -> None:
        """Answer one message. Nothing a peer sends may raise anything here but by our fault."""
        number = ""
        try:
            self._check_pace(text)
            message = read(text)
            number = message.id
            await self._answer(message)
        except LudolithError as problem:
            self._refuse(number or number_of(text), problem)

    def _check_pace(self, text: str | bytes) -> None:
        if len(text) > self.one.limits.message_bytes:
            self.one.wrong += 1
            raise TooLarge(f"a message has at most {self.one.limits.message_bytes} bytes")
        if not self.one.messages.take(asyncio.get_running_loop().time()):
            self.one.wrong += 1
            raise TooFast("too many messages; wait a little")

    def _refuse(self, number: str, problem: LudolithError) -> None:
        self.metrics.refused.labels(problem.cause).inc()
        rule, message = None, str(problem)
        if isinstance(problem, IllegalMove):
            rule, message = problem.rule, self.room.table.game.reason(problem)
        self.one.tell(Refused(number, problem.cause, message, rule))
        if isinstance(problem, BadMessage | BadKey):
            self.one.wrong += 1
        if self.one.wrong > self.one.limits.wrong_messages:
            self.one.goodbye("too-many-errors", "too many wrong messages")

    async def _answer(self, message: ClientMessage) -> None:
        number, request = message.id, message.request
        match request:
            case Ping():
                self.one.tell(Pong(number))
            case Hello():
                await self._hello(request)
            case _ if not self.one.greeted:
                raise BadMessage("say hello first")
            case Join():
                await self._join(number, request)
            case Reissue():
                await self._reissue(number, request)
            case React():
                self._may_talk()
                self.room.audience.tell(Reacted(self._member(), request.kind))
                self.one.tell(Done(number, self.room.table.version))
            case Say():
                self._say(number, request.text)
            case _:
                await self._ask(number, request)

    # -- who is who

    async def _hello(self, hello: Hello) -> None:
        if hello.protocol != PROTOCOL:
            text = f"this server speaks protocol {PROTOCOL}; load the page again"
            self.one.goodbye("protocol", text)
            return
        await self.room.look(lambda: self._welcome(hello))

    def _welcome(self, hello: Hello) -> None:
        one, audience = self.one, self.room.audience
        member = None
        if hello.key is not None:
            member = self.room.table.member_by_key(hashed(hello.key))
            if member is None:
                raise BadKey("this secret belongs to nobody at this table")
        # Lines seen as somebody else were others; they are sent again.
        same_eyes = not one.greeted or one.member == member
        one.member, one.greeted = member, True
        now = asyncio.get_running_loop().time()
        one.tell(audience.welcome(member, hello.last if same_eyes else None, now))
        announced = audience.announced
        audience.announce()
        if audience.announced == announced:
            one.tell(announced)

    async def _join(self, number: str, request: Join) -> None:
        self.gate.take("join", self.one.address)
        key = request.key or new_key()
        came = False

        def come(table: Table) -> list[acts.AnyAct]:
            nonlocal came
            if request.key is not None and table.member_by_key(hashed(key)) is not None:
                return []  # a resend by somebody who has come already
            if self.one.member is not None:
                raise WrongPhase("you are somebody at this table already")
            came = True
            return join(table, request.name, request.seat, hashed(key))

        def told() -> None:
            member = self.room.table.member_by_key(hashed(key))
            assert member is not None
            if came:
                self.one.member = member
            self.one.tell(Key(number, member, key))
            self.room.audience.announce()

        await self.room.change(come, told)

    async def _reissue(self, number: str, request: Reissue) -> None:
        key = new_key()

        def told() -> None:
            owner = self.room.table.member_by_key(hashed(key))
            assert owner is not None
            self.one.tell(Key(number, owner, key))
            for other in self.room.audience.greeted():
                if other.member == owner and other is not self.one:
                    other.goodbye("key-replaced", "the host gave this seat a new link")

        await self.room.change(
            lambda table: [reissue(table, self.one.member, request.seat, hashed(key))], told
        )

    # -- requests and talk

    async def _ask(self, number: str, request: requests.AnyRequest) -> None:
        member = self.one.member
        present = self.room.audience.present()

        def told() -> None:
            version = self.room.table.version
            if isinstance(request, requests.Decide):
                version = self.room.table.requests.get((request.seat, request.id), version)
            self.one.tell(Done(number, version))

        files = self.room.house.files
        await self.room.change(lambda table: judge(table, member, request, present, files), told)

    def _member(self) -> int:
        if self.one.member is None:
            raise NotYourTable("spectators only look; join to take part")
        return self.one.member

    def _may_talk(self) -> None:
        self._member()
        if not self.one.talk.take(asyncio.get_running_loop().time()):
            raise TooFast("not so fast")

    def _say(self, number: str, text: str) -> None:
        if not self.room.table.house.chat:
            raise WrongPhase("the host has not allowed free text at this table")
        self._may_talk()
        self.room.audience.tell(Said(self._member(), clean_text(text)))
        self.one.tell(Done(number, self.room.table.version))


def read(text: str | bytes) -> ClientMessage:
    """A message, or the reason why it is none."""
    try:
        return _decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise BadMessage(f"not a message: {problem}") from None


def number_of(text: str | bytes) -> str:
    """The id of a wrong message, if it can be found."""
    try:
        return msgspec.json.decode(text, type=_Numbered).id[:64]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


def clean_text(text: str) -> str:
    """Free text as it may be shown: one line, nothing invisible."""
    plain = " ".join(unicodedata.normalize("NFC", text).split())
    shown = "".join(c for c in plain if not unicodedata.category(c).startswith("C"))
    if not shown or len(shown) > MOST_TEXT:
        raise BadMessage(f"a text has 1 to {MOST_TEXT} characters")
    return shown
