# Compiled with mypyc.
"""Handlers: each request becomes acts, or is refused and changes nothing."""

from __future__ import annotations

from collections.abc import Container, Sequence

from ludolith import bots
from ludolith.engine import chance_source
from ludolith.engine.errors import BadRequest, NotYourDecision, UnknownBot
from ludolith.table import acts, requests
from ludolith.table.errors import (
    NameTaken,
    NothingToUndo,
    NotYourSeat,
    NotYourTable,
    PartGiven,
    SeatTaken,
    StaleDecision,
    TablePaused,
    UndoDenied,
    WrongPhase,
)
from ludolith.table.names import bot_name, clean_name, lookalike_key, read_as
from ludolith.table.option_files import NO_FILES, Files, options_set
from ludolith.table.table import Table


def handle(
    table: Table,
    member: int | None,
    request: requests.AnyRequest,
    present: Container[int] = (),
    files: Files = NO_FILES,
    contributors: Container[int] = (),
) -> list[acts.AnyAct]:
    """The acts that a request of this member causes.

    `present` are the members connected now, `files` those that may be chosen, `contributors` the
    members whose devices give a part of the chance when asked.
    """
    if member is None:
        raise NotYourTable("spectators only look; sit down to take part")
    member_requests = _MemberRequests(table, member, present)
    match request:
        case requests.Decide():
            return member_requests.decide(request)
        case requests.Sit():
            return member_requests.sit(request.seat, clean_name(request.name))
        case requests.OpenSeat():
            return member_requests.open_seat(request.seat)
        case requests.SeatBot():
            return member_requests.seat_bot(request.seat, request.level)
        case requests.SwapSeats():
            return member_requests.swap_seats(request.one, request.other)
        case requests.SetSeats():
            return member_requests.set_seats(request.players)
        case requests.SetOptions():
            member_requests.host_in_lobby()
            return member_requests.set_options(options_set(table, request.options, files))
        case requests.SetHouseRules():
            return member_requests.set_house_rules(request.rules)
        case requests.Start():
            return member_requests.start(request.fill, contributors)
        case requests.Contribute():
            return member_requests.contribute(request)
        case requests.AskUndo():
            return member_requests.ask_undo(request.seat)
        case requests.AnswerUndo():
            return member_requests.answer_undo(request.seat, request.agrees)
        case requests.LetBotPlay():
            return member_requests.let_bot_play(request.seat, request.level)
        case requests.ComeBack():
            return member_requests.come_back(request.seat)
        case requests.Pause():
            return member_requests.pause()
        case requests.Resume():
            return member_requests.resume()
        case requests.Rematch():
            return member_requests.rematch()
        case requests.Rename():
            return member_requests.rename(clean_name(request.name))
        case requests.Leave():
            return member_requests.leave()


def begin(table: Table) -> list[acts.AnyAct]:
    """A game that has waited long enough begins, with the parts of the chance that came."""
    return [] if table.promise is None else [acts.Started(table.promise.secret)]


def clock_move(table: Table, seat: int) -> list[acts.AnyAct]:
    """What happens for a seat whose time ran out: the game's default, never a loss."""
    if table.play is None or seat not in table.deciders():
        return []
    code = table.game.default_move(table.play.state, seat)
    return [table.decision(seat, code, "clock")]


def bot_move(table: Table, seat: int, code: int, version: int) -> list[acts.AnyAct]:
    """A bot's choice, if its question still stands as it was at `version`."""
    if dict(table.bots_to_move()).get(seat) is None or table.asked.get(seat) != version:
        return []
    return [table.decision(seat, code, "bot")]


def refuse_undo(table: Table) -> list[acts.AnyAct]:
    """An undo question that stood too long counts as a no: it must not block the table."""
    asker = table.undo_by
    if asker is None:
        return []
    silent = to_consent(table, asker) - table.undo_agreed
    return [acts.UndoAnswered(min(silent, default=asker), agrees=False, in_time=False)]


def to_consent(table: Table, seat: int) -> set[int]:
    """The other members whose consent taking back needs, by one of their seats each.

    A member who has left all their seats to bots is asked only if they made one of the decisions
    in question themselves.
    """
    asker = table.chairs[seat].member
    last = None if table.play is None else table.play.own_last(seat)
    touched = [] if table.play is None or last is None else table.play.touched(last)
    in_person = {table.chairs[ply.seat].member for ply in touched if ply.by == "player"}
    found = set()
    for member in table.members:
        seats = table.seats_of(member)
        plays = any(table.chairs[own].stand_in is None for own in seats)
        if seats and member != asker and (plays or member in in_person):
            found.add(seats[0])
    return found


class _MemberRequests:
    """The requests of one member."""

    def __init__(self, table: Table, member: int, present: Container[int]) -> None:
        self.table = table
        self.member = member
        self.present = present

    # -- who asks, and when

    def host_in_lobby(self) -> None:
        if self.member != self.table.host:
            raise NotYourTable("only the host of the table can do that")
        self.in_phase("lobby")

    def in_phase(self, phase: str) -> None:
        if self.table.phase != phase:
            raise WrongPhase(f"the table is in phase {self.table.phase!r}, not {phase!r}")
        if self.table.promise is not None:
            raise WrongPhase("the game is about to begin")

    def seat_exists(self, seat: int) -> None:
        if not 0 <= seat < self.table.players:
            raise BadRequest(f"there is no seat {seat} at this table")

    def own_seat(self, seat: int) -> None:
        self.seat_exists(seat)
        if self.table.chairs[seat].member != self.member:
            raise NotYourSeat(f"seat {seat} is not yours")

    def seated(self) -> None:
        if not self.table.seats_of(self.member):
            raise NotYourSeat("only those who sit at the table can do that")

    def known_level(self, level: str) -> None:
        """Only listed levels: a bot with a large budget would slow down all tables."""
        game = self.table.game
        listed = bots.names(game)
        if level not in listed:
            there = ", ".join(listed)
            raise UnknownBot(f"{game.name} has no bot {level[:20]!r} at tables; there are: {there}")

    # -- before the game

    def sit(self, seat: int, name: str) -> list[acts.AnyAct]:
        self.in_phase("lobby")
        self.seat_exists(seat)
        chair = self.table.chairs[seat]
        if not chair.free and chair.member != self.member:
            raise SeatTaken(f"seat {seat} is taken")
        self.new_name(name, (seat,))
        return [acts.Sat(self.member, seat, name)]

    def new_name(self, name: str, own: Container[int]) -> None:
        """Refuse a name that looks, in any language, like that of a seat which is not one's own."""
        others = [other for i, other in enumerate(self.table.chairs) if i not in own]
        if any(lookalike_key(name) in read_as(other.name, other.bot) for other in others):
            raise NameTaken(f"a player at this table is called {name} already")

    def rename(self, name: str) -> list[acts.AnyAct]:
        old = self.table.members[self.member].name
        seats = self.table.seats_of(self.member)
        self.new_name(name, [seat for seat in seats if self.table.chairs[seat].name == old])
        return [acts.Renamed(self.member, name)]

    def open_seat(self, seat: int) -> list[acts.AnyAct]:
        self.in_phase("lobby")
        self.seat_exists(seat)
        if self.table.chairs[seat].member != self.member and self.member != self.table.host:
            raise NotYourSeat(f"seat {seat} is not yours")
        return [acts.SeatOpened(seat)]

    def leave(self) -> list[acts.AnyAct]:
        """For good: nothing is kept of the member; in the lobby their seats are free again."""
        if self.member == self.table.host:
            raise NotYourTable("the host stays with the table")
        seats = self.table.seats_of(self.member)
        if seats:
            self.in_phase("lobby")
        return [*(acts.SeatOpened(seat) for seat in seats), acts.Left(self.member)]

    def seat_bot(self, seat: int, level: str) -> list[acts.AnyAct]:
        self.host_in_lobby()
        self.seat_exists(seat)
        self.known_level(level)
        if self.table.chairs[seat].member is not None:
            raise SeatTaken(f"seat {seat} is taken")
        return self.bots([seat], level)

    def bots(self, seats: Sequence[int], level: str) -> list[acts.AnyAct]:
        """A bot on each of these seats; one that is there already keeps its name."""
        sitting = [(chair.name, chair.bot) for chair in self.table.chairs]
        for seat in seats:
            name, bot = sitting[seat]
            sitting[seat] = (name if bot else bot_name(sitting), level)
        return [acts.BotSat(seat, level, sitting[seat][0]) for seat in seats]

    def swap_seats(self, one: int, other: int) -> list[acts.AnyAct]:
        self.host_in_lobby()
        self.seat_exists(one)
        self.seat_exists(other)
        if one == other:
            raise BadRequest(f"seat {one} cannot change places with itself")
        return [acts.SeatsSwapped(one, other)]

    def set_seats(self, players: int) -> list[acts.AnyAct]:
        self.host_in_lobby()
        self.table.game.template(players, self.table.options)
        if any(chair.member is not None for chair in self.table.chairs[players:]):
            raise SeatTaken("a player sits on a seat that would go")
        return [acts.SeatsSet(players)]

    def set_options(self, chosen: acts.OptionsSet) -> list[acts.AnyAct]:
        """Some variants need a certain number of players, or exclude each other."""
        self.table.game.template(self.table.players, chosen.options)
        return [chosen]

    def set_house_rules(self, rules: acts.HouseRules) -> list[acts.AnyAct]:
        if self.member != self.table.host:
            raise NotYourTable("only the host of the table can do that")
        return [acts.HouseRulesSet(rules)]

    def start(self, fill: str | None, contributors: Container[int]) -> list[acts.AnyAct]:
        """At once, unless there are devices that are first to give their parts of the chance."""
        self.host_in_lobby()
        free = [seat for seat, chair in enumerate(self.table.chairs) if chair.free]
        if free and fill is None:
            raise WrongPhase("some seats are free: wait for players or let bots take them")
        if fill is not None:
            self.known_level(fill)
        self.table.game.ready()
        secret = chance_source.new_secret().hex()
        filling = self.bots(free, str(fill))
        seated = [member for member in self.table.members if self.table.seats_of(member)]
        asked = tuple([member for member in seated if member in contributors])
        return [*filling, acts.Promised(secret, asked) if asked else acts.Started(secret)]

    def contribute(self, request: requests.Contribute) -> list[acts.AnyAct]:
        """The first part of a person counts; the last one that is waited for begins the game."""
        self.seated()
        promise = self.table.promise
        if promise is None:
            raise WrongPhase("no game is about to begin, so nothing can be added to its chance")
        if request.commitment != promise.commitment:
            raise StaleDecision("this part is for the chance of another game")
        given = promise.parts.get(self.member)
        if given == request.part:
            return []  # a resend
        if given is not None:
            raise PartGiven("a part of the chance was given for you already")
        part = acts.Contributed(self.member, request.part)
        return [part] if promise.missing() - {self.member} else [part, *begin(self.table)]

    # -- in the game

    def decide(self, request: requests.Decide) -> list[acts.AnyAct]:
        self.own_seat(request.seat)
        if (request.seat, request.id) in self.table.requests:
            return []  # a resend of what stands already
        self.in_phase("playing")
        self.running()
        if self.table.chairs[request.seat].stand_in is not None:
            raise NotYourDecision(request.seat, False)
        asked = self.table.asked.get(request.seat)
        if asked is None:
            raise NotYourDecision(request.seat, False)
        if request.version < asked:
            raise StaleDecision("the question has changed meanwhile; look at the table again")
        code = self.table.game.decode_move(request.move)
        return [self.table.decision(request.seat, code, "player", request.id)]

    def running(self) -> None:
        if self.table.paused:
            raise TablePaused("the game is paused")
        if self.table.undo_by is not None:
            raise TablePaused("a player asked to take back a decision; answer that first")

    def ask_undo(self, seat: int) -> list[acts.AnyAct]:
        self.own_seat(seat)
        self.in_phase("playing")
        self.running()
        assert self.table.play is not None
        free = self.table.play.free_undo(seat)
        if free is not None:
            return [acts.TookBack(seat, free, alone=True)]
        last = self.table.play.own_last(seat)
        if last is None:
            raise NothingToUndo(f"seat {seat} has not decided anything yet")
        if self.table.undo_denied.get(seat) == self.table.play.own_last_number(seat):
            raise UndoDenied("the others have refused that already")
        if not to_consent(self.table, seat):
            return [acts.UndoAsked(seat), acts.TookBack(seat, last, alone=False)]
        return [acts.UndoAsked(seat)]

    def answer_undo(self, seat: int, agrees: bool) -> list[acts.AnyAct]:
        self.own_seat(seat)
        self.in_phase("playing")
        asker = self.table.undo_by
        if asker is None or self.table.play is None:
            raise NothingToUndo("no player asked to take anything back")
        if self.table.chairs[asker].member == self.member and agrees:
            raise NotYourSeat("others must agree, not the one who asked")
        answer: acts.AnyAct = acts.UndoAnswered(seat, agrees)
        agreed = {self.table.chairs[one].member for one in self.table.undo_agreed} | {self.member}
        missing = {self.table.chairs[one].member for one in to_consent(self.table, asker)} - agreed
        last = self.table.play.own_last(asker)
        if agrees and not missing and last is not None:
            return [answer, acts.TookBack(asker, last, alone=False)]
        return [answer]

    def let_bot_play(self, seat: int, level: str) -> list[acts.AnyAct]:
        self.seated()
        self.seat_exists(seat)
        self.in_phase("playing")
        self.known_level(level)
        chair = self.table.chairs[seat]
        if chair.member is None or chair.stand_in is not None:
            raise BadRequest(f"a bot plays seat {seat} already")
        if chair.member != self.member and chair.member in self.present:
            raise NotYourSeat(f"{chair.name} is here; only they can hand their seat to a bot")
        return [acts.BotTookOver(seat, level)]

    def come_back(self, seat: int) -> list[acts.AnyAct]:
        self.own_seat(seat)
        self.in_phase("playing")
        if self.table.chairs[seat].stand_in is None:
            raise BadRequest(f"no bot stands in for seat {seat}")
        return [acts.SeatReturned(seat)]

    def pause(self) -> list[acts.AnyAct]:
        self.seated()
        self.in_phase("playing")
        if self.table.paused:
            raise TablePaused("the game is paused already")
        return [acts.Paused(self.table.seats_of(self.member)[0])]

    def resume(self) -> list[acts.AnyAct]:
        self.seated()
        self.in_phase("playing")
        if not self.table.paused:
            raise WrongPhase("the game is not paused")
        return [acts.Resumed(self.table.seats_of(self.member)[0])]

    def rematch(self) -> list[acts.AnyAct]:
        self.seated()
        self.in_phase("over")
        return [acts.Rematched()]
