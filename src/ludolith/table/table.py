# Compiled with mypyc.
"""A table as the sum of its acts. Nothing else decides about its state."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from ludolith.engine.bits import members
from ludolith.engine.chance_source import Contribution
from ludolith.engine.errors import LudolithError
from ludolith.engine.events import ALL_VIEWERS, AddressedEvent, Event
from ludolith.engine.game import Game
from ludolith.engine.options import NO_SEATS, seats_in, seats_text, settle
from ludolith.engine.records import Record, Seat
from ludolith.engine.simulation_findings import as_text, as_value
from ludolith.engine.undoable_game import Mover, Ply
from ludolith.games import game as game_by_name
from ludolith.table import acts, table_events
from ludolith.table.act_results import Change, Entry, Question
from ludolith.table.commitment import Promise
from ludolith.table.live_game import LiveGame
from ludolith.table.names import former_bot_name
from ludolith.table.seats import Chair, Member

Phase = Literal["lobby", "playing", "over"]


class Table:
    """Seats, options, house rules, and the game under way."""

    def __init__(self, opened: acts.Opened) -> None:
        self.id = opened.table
        self.game: Game = game_by_name(opened.game)
        self.options = settle(self.game.options, opened.options)
        self.files = opened.files
        self.chairs = [Chair() for _ in range(opened.players)]
        self._places: dict[int, tuple[int, ...]] | None = None  # who sits where, as last asked for
        self.members: dict[int, Member] = {}
        self.newcomer = 0  # the number of the next member
        self.house = acts.HouseRules()
        self.phase: Phase = "lobby"
        self.version = 1  # acts so far
        self.round = 0
        self.promise: Promise | None = None  # a game is about to begin
        self.play: LiveGame | None = None
        self.paused = False
        self.undo_by: int | None = None
        self.undo_agreed: set[int] = set()
        self.undo_denied: dict[int, int] = {}  # seat: number of the decision it must stand by
        self.log: list[Entry] = []
        self._sat: list[tuple[int | None, str]] = []  # people and bots as in the last game
        self._overdue: dict[int, int] = {}  # secret decisions the clock made, by number: whose
        self._private = False  # whether a line of the log is not for all viewers
        # The decision checked last: `apply` need not decode and check it again. Only the very same
        # act in the same position counts; what comes from the store is always checked.
        self._checked: tuple[acts.Moved, int, int] | None = None  # the act, its code, the version
        # The seats that must choose, each with the version since which its question stands.
        self.asked: dict[int, int] = {}
        # Decisions by seat and their sender's id: the version they made.
        self.requests: dict[tuple[int, str], int] = {}

    @classmethod
    def rebuild(cls, history: Iterable[acts.AnyAct]) -> Table:
        """A table from its acts, as a restarted server does it."""
        ordered = iter(history)
        opened = next(ordered)
        assert isinstance(opened, acts.Opened)
        table = cls(opened)
        for act in ordered:
            table.apply(act)
        return table

    # -- questions

    @property
    def host(self) -> int:
        return 0

    @property
    def players(self) -> int:
        return len(self.chairs)

    def seats_of(self, member: int | None) -> tuple[int, ...]:
        """The seats of a person; none for a spectator."""
        if self._places is None:
            self._places = {}
            for seat, chair in enumerate(self.chairs):
                if chair.member is not None:
                    own = self._places.get(chair.member, ())
                    self._places[chair.member] = (*own, seat)
        return () if member is None else self._places.get(member, ())

    def member_by_key(self, key: str) -> int | None:
        """Whose secret has this hash."""
        for member in self.members.values():
            if member.key == key:
                return member.number
        return None

    def private_lines(self, lines: int) -> list[Entry]:
        """Those among the first lines of the log that some viewers may not see."""
        if not self._private:
            return []
        return [entry for entry in self.log[:lines] if entry.emitted.seats != ALL_VIEWERS]

    def deciders(self) -> tuple[int, ...]:
        """Seats that must choose now."""
        if self.play is None or self.phase != "playing":
            return ()
        return tuple(self.asked)

    def bots_to_move(self) -> list[tuple[int, str]]:
        """Seats whose decision a bot makes now, with its level."""
        if self.paused or self.undo_by is not None:
            return []
        waiting = [(seat, self.chairs[seat].player) for seat in self.deciders()]
        return [(seat, level) for seat, level in waiting if level is not None]

    def move_value(self, code: int) -> dict[str, object]:
        """A move as it stands in acts, records and on the wire."""
        value = msgspec.to_builtins(self.game.describe(code))
        assert isinstance(value, dict)
        return value

    def decision(self, seat: int, code: int, by: Mover, request: str = "") -> acts.Moved:
        """The act of a decision that may be made now; refuses one that may not."""
        self._playing().state.check(seat, code)
        return self._remember(acts.Moved(seat, self.move_value(code), by, request), code)

    def answered(self, question: Question, finding: str) -> acts.Moved:
        """The act of a decision after its simulation."""
        act = msgspec.structs.replace(question.act, finding=as_value(finding))
        return self._remember(act, question.code) if self._is_checked(question.act) else act

    def _remember(self, act: acts.Moved, code: int) -> acts.Moved:
        self._checked = (act, code, self.version)
        return act

    def _is_checked(self, act: acts.Moved) -> bool:
        checked = self._checked
        return checked is not None and checked[0] is act and checked[2] == self.version

    def _code(self, act: acts.Moved) -> int:
        """The code of a decision, decoded unless that has just been done."""
        if self._checked is not None and self._is_checked(act):
            return self._checked[1]
        return self.game.decode_move(act.move)

    def question(self, happening: Sequence[acts.AnyAct]) -> Question | None:
        """What has to be simulated before this act can happen; None: nothing."""
        for act in happening:
            if isinstance(act, acts.Moved) and act.finding is None:
                code = self._code(act)
                position = self._playing().position_for(code)
                return None if position is None else Question(act, code, position)
        return None

    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    def record(self, signer: str | None = None) -> Record | None:
        """The game so far as a record, with the public key of its signer."""
        if self.play is None:
            return None
        seats = tuple(Seat(chair.name, chair.bot) for chair in self.chairs)
        return self.play.record(seats, signer)

    # -- acts

    def apply(self, act: acts.AnyAct) -> Change:
        """Let an act happen that a handler allowed, now or before a restart."""
        version = self.version + 1
        start = len(self.log)
        log_from: int | None = None
        match act:
            case acts.Moved():
                self._move(version, act)
            case acts.Opened():
                raise ValueError("a table is opened only once")
            case acts.Joined():
                self.members[act.member] = Member(act.member, act.name, act.key)
                self.newcomer = act.member + 1
            case acts.Left():
                del self.members[act.member]
            case acts.Rekeyed():
                self._rekey(version, act)
            case acts.Renamed():
                self._rename(self.members[act.member], act.name)
            case acts.Sat():
                self.chairs[act.seat] = Chair(member=act.member, name=act.name)
            case acts.SeatOpened():
                self.chairs[act.seat] = Chair()
            case acts.BotSat():
                self._seat_bot(act)
            case acts.SeatsSwapped():
                self._swap(act.one, act.other)
            case acts.SeatsSet():
                self.chairs = self.chairs[: act.players]
                self.chairs += [Chair() for _ in range(act.players - len(self.chairs))]
            case acts.OptionsSet():
                self.options = settle(self.game.options, act.options)
                self.files = act.files
            case acts.HouseRulesSet():
                self._set_house_rules(version, act.rules)
            case acts.Promised():
                self.promise = Promise(act.secret, act.asked)
            case acts.Contributed():
                self._promised().parts[act.member] = act.part
            case acts.Started():
                self._start(version, act)
            case acts.UndoAsked():
                self.undo_by, self.undo_agreed = act.seat, set()
                self._note(version, table_events.UndoWanted(seat=act.seat))
            case acts.UndoAnswered():
                self._undo_answer(version, act)
            case acts.TookBack():
                log_from = self._take_back(version, act)
            case acts.BotTookOver():
                self.chairs[act.seat].stand_in = act.level
                self._note(version, table_events.BotStandsIn(seat=act.seat))
            case acts.SeatReturned():
                self.chairs[act.seat].stand_in = None
                self._note(version, table_events.PlayerReturned(seat=act.seat))
            case acts.Paused():
                self.paused = True
                self._note(version, table_events.GamePaused())
            case acts.Resumed():
                self.paused = False
                self._note(version, table_events.GameResumed())
            case acts.Rematched():
                self._rematch()
        self.version = version
        if not isinstance(act, acts.Moved):
            self._places = None
        return Change(
            version, act, self.log[log_from if log_from is not None else start :], log_from
        )

    def _start(self, version: int, act: acts.Started) -> None:
        given = {} if self.promise is None else self.promise.parts
        parts = [Contribution(self.seats_of(who), part) for who, part in given.items()]
        parts.sort(key=lambda one: one.seats)
        secret = bytes.fromhex(act.secret)
        self.play = LiveGame(self.game, self.players, self.options, secret, parts)
        self.promise = None
        self.phase = "playing"
        self.round += 1
        self.paused = False
        self.log = []
        self.requests = {}
        self.undo_by = None
        self.undo_denied = {}
        self._overdue = {}
        self._note(version, table_events.GameStarted(round=self.round))
        sitting = [(chair.member, chair.name) for chair in self.chairs]
        before = self._sat
        if any(who in before and before.index(who) != seat for seat, who in enumerate(sitting)):
            self._note(version, table_events.SeatsChanged(seat=0))
        self._sat = sitting
        self._private = any(one.seats != ALL_VIEWERS for one in self.play.opening)
        self.log += [Entry(version, 0, one) for one in self.play.opening]
        self.asked = dict.fromkeys(self.play.state.deciders(), version)

    def _move(self, version: int, act: acts.Moved) -> None:
        play = self._playing()
        checked = self._is_checked(act)
        ply = play.move(act.seat, self._code(act), act.by, as_text(act.finding), checked=checked)
        if act.request:
            self.requests[act.seat, act.request] = version
        if act.by == "clock":
            self._overdue[ply.number] = act.seat
        if not ply.secret:
            # Not before: the clock always makes the default move, so saying it would reveal the
            # choice.
            for seat in self._overdue.values():
                self._note(version, table_events.TimeRanOut(seat=seat))
            self._overdue = {}
        self._log_ply(version, ply, len(play.plies))
        self._ask_again(version, act.seat, ply.concerns_others)
        if play.state.over:
            self.phase = "over"

    def _ask_again(self, version: int, mover: int, concerns_others: bool) -> None:
        """A question is new to a seat unless it stood before and this did not touch it."""
        stands = {} if concerns_others else self.asked
        self.asked = {
            seat: version if seat == mover else stands.get(seat, version)
            for seat in self._playing().state.deciders()
        }

    def _undo_answer(self, version: int, act: acts.UndoAnswered) -> None:
        if act.agrees:
            self.undo_agreed.add(act.seat)
        elif self.undo_by is not None:
            number = self._playing().own_last_number(self.undo_by)
            self.undo_denied[self.undo_by] = number
            self.undo_by = None
            refused = table_events.UndoRefused if act.in_time else table_events.UndoUnanswered
            self._note(version, refused(seat=act.seat))

    def _take_back(self, version: int, act: acts.TookBack) -> int:
        """Rewrite the log from the moves that stand; returns how many lines stayed as they were."""
        play = self._playing()
        play.take_back(act.ply, act.alone)
        standing = {ply.number for ply in play.plies}
        self._overdue = {n: seat for n, seat in self._overdue.items() if n in standing}
        self.undo_by = None
        undone = [entry.ply is not None and entry.ply >= act.ply for entry in self.log]
        untouched = undone.index(True) if True in undone else len(self.log)
        self.log = [entry for entry, gone in zip(self.log, undone, strict=True) if not gone]
        for number, ply in enumerate(play.plies[act.ply - 1 :], start=act.ply):
            self._log_ply(version, ply, number)
        if not act.alone:
            self._note(version, table_events.DecisionTakenBack(seat=act.seat))
        self._ask_again(version, act.seat, not act.alone)
        return untouched

    def _rematch(self) -> None:
        self._seat_anew([self.players - 1, *range(self.players - 1)])
        for chair in self.chairs:
            chair.stand_in = None
        self.phase = "lobby"
        self.play = None
        self.undo_by = None
        self.log = []
        self.asked = {}

    def _seat_bot(self, act: acts.BotSat) -> None:
        chair = self.chairs[act.seat]
        former = chair.name if chair.bot else former_bot_name(self.names())
        self.chairs[act.seat] = Chair(name=act.name or former, bot=act.level)

    def _swap(self, one: int, other: int) -> None:
        places = list(range(self.players))
        places[one], places[other] = other, one
        self._seat_anew(places)

    def _seat_anew(self, places: list[int]) -> None:
        """Every seat gets the chair of the place named for it.

        Options that name seats mean the players there, so they follow them.
        """
        self.chairs = [self.chairs[place] for place in places]
        for option in self.game.options:
            value = self.options[option.name]
            if option.is_seats and value != NO_SEATS:
                named = members(seats_in(option.name, value, self.players))
                moved = seats_text(seat for seat, place in enumerate(places) if place in named)
                self.options = {**self.options, option.name: moved}

    # -- what those who play must hear of

    def _rekey(self, version: int, act: acts.Rekeyed) -> None:
        self.members[act.member].key = act.key
        if self.phase != "lobby":
            for seat in self.seats_of(act.member):
                self._note(version, table_events.SeatReissued(seat=seat))

    def _set_house_rules(self, version: int, rules: acts.HouseRules) -> None:
        if self.phase != "lobby":
            for note in table_events.changes_of(self.house, rules):
                self._note(version, note)
        self.house = rules

    # -- helpers

    def _rename(self, member: Member, name: str) -> None:
        """Seats under the old name follow; others on the same device keep their players' names."""
        for seat in self.seats_of(member.number):
            if self.chairs[seat].name == member.name:
                self.chairs[seat].name = name
        member.name = name

    def _playing(self) -> LiveGame:
        if self.play is None:
            raise LudolithError("no game is under way")
        return self.play

    def _promised(self) -> Promise:
        if self.promise is None:
            raise LudolithError("no game is about to begin")
        return self.promise

    def _note(self, version: int, event: Event) -> None:
        self.log.append(Entry(version, None, AddressedEvent(event)))

    def _log_ply(self, version: int, ply: Ply, number: int) -> None:
        self._private = self._private or any(one.seats != ALL_VIEWERS for one in ply.emitted)
        self.log += [Entry(version, number, one) for one in ply.emitted]
