"""A table to play scenes at: people come, sit, ask, and every act is kept."""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Any

import msgspec

from ludolith.engine.rng import new_rng
from ludolith.engine.state import State
from ludolith.table import acts, requests
from ludolith.table.handlers import bot_move, handle
from ludolith.table.joining import join
from ludolith.table.table import Table
from ludolith.table.visibility import choices

STAY = {"move": "continue"}
LEAVE = {"move": "leave"}


class Scene:
    """A game for so many; the first so many people of Ann, Bob, Eve, Joe sit in that order."""

    def __init__(
        self, players: int = 3, people: int = 3, game: str = "diamant", **options: bool
    ) -> None:
        opened = acts.Opened("scene", game, players, dict(options))
        self.history: list[acts.AnyAct] = [opened]
        self.table = Table(opened)
        self.sent = 0
        for member, name in enumerate(("Ann", "Bob", "Eve", "Joe")[:people]):
            self.happen(join(self.table, name, member, f"key of {name}"))

    def happen(self, happening: list[acts.AnyAct]) -> list[acts.AnyAct]:
        for act in happening:
            self.history.append(act)
            self.table.apply(act)
        return happening

    def ask(
        self, member: int | None, request: requests.AnyRequest, present: Container[int] = ()
    ) -> list[acts.AnyAct]:
        """What a request comes to; it happens unless it is refused."""
        return self.happen(handle(self.table, member, request, present))

    def promised(self, *contributors: int, fill: str | None = None) -> Scene:
        """The host starts; these people's devices are asked for their parts of the chance."""
        happening = handle(self.table, 0, requests.Start(fill), contributors=contributors)
        self.happen(happening)
        return self

    def contribute(self, member: int | None, part: str) -> list[acts.AnyAct]:
        """A part of the chance of the game that is about to begin."""
        promise = self.table.promise
        shown = "none" if promise is None else promise.commitment
        return self.ask(member, requests.Contribute(shown, part))

    def started(self, fill: str | None = None, secret: int = 1) -> Scene:
        """The game begins, with a known secret in place of the fresh one."""
        *seating, start = handle(self.table, 0, requests.Start(fill))
        assert isinstance(start, acts.Started)
        known = secret.to_bytes(32, "big").hex()
        assert start.secret != known
        self.happen([*seating, acts.Started(known)])
        return self

    def decide(
        self, member: int, move: Mapping[str, Any], seat: int | None = None, number: str = ""
    ) -> list[acts.AnyAct]:
        """A decision in answer to the question as it stands."""
        self.sent += 1
        own = member if seat is None else seat
        version = self.table.version
        return self.ask(
            member, requests.Decide(own, dict(move), version, number or f"d{self.sent}")
        )

    def all_decide(self, move: dict[str, str]) -> None:
        for seat in self.table.deciders():
            member = self.table.chairs[seat].member
            assert member is not None
            self.decide(member, move, seat)

    def play_out(self) -> Scene:
        """To the end: people stay twice, then leave; bots by random."""
        steps = 0
        while self.table.phase == "playing":
            steps += 1
            for seat, _ in self.table.bots_to_move():
                legal = list(self.state.legal(seat))
                code = legal[new_rng(steps).below(len(legal))]
                self.happen(bot_move(self.table, seat, code, self.table.asked[seat]))
            for member in range(len(self.table.members)):
                for choice in choices(self.table, member):
                    if choice.moves:
                        self.decide(member, STAY if steps % 3 else LEAVE, choice.seat)
        return self

    @property
    def state(self) -> State:
        assert self.table.play is not None
        return self.table.play.state

    def rebuilt(self) -> Table:
        """The same table as a restarted server makes it from the store."""
        stored = msgspec.json.encode(self.history)
        return Table.rebuild(msgspec.json.decode(stored, type=list[acts.AnyAct]))
