"""`ludolith record`, `replay` and `verify`: games as files."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

from ludolith.cli.arguments import listed, options_of
from ludolith.cli.command_parsing import DIGITS
from ludolith.cli.draw import draw
from ludolith.cli.errors import Failed, say
from ludolith.cli.printing import console, sentences
from ludolith.cli.record_provenance import (
    chance_lines,
    check_signer,
    signature_line,
    wanted_key,
)
from ludolith.cli.save_game import keep
from ludolith.cli.terminal_game import TerminalGame, play_by_bots, seated
from ludolith.cli.translations import Words, printable, words
from ludolith.engine import records
from ludolith.engine import replay as engine
from ludolith.engine.atomic_write import writable
from ludolith.engine.errors import BadRequest, CorruptRecord, LudolithError, RecordMismatch
from ludolith.engine.game import Game
from ludolith.engine.records import Record
from ludolith.games import game as find_game


def record(
    game: str,
    players: int,
    bots: str,
    seed: int,
    option: Sequence[str] | None,
    output: Path | None,
    force: bool,
) -> None:
    from ludolith.arena.simulate import bots_by_seat  # brings what processes need

    found = find_game(game)
    options = options_of(found, option)
    found.template(players, options)
    if output is not None:
        writable(output, overwrite=force)
    levels = bots_by_seat(listed(bots), players)
    playing = TerminalGame(found, seated(levels), seed, options)
    try:
        play_by_bots(playing)
    except KeyboardInterrupt:  # Ctrl-C keeps the game so far
        write(playing.record(), output, force)
        raise
    write(playing.record(), output, force)


def write(found: Record, output: Path | None, force: bool) -> None:
    """Into a file, or to standard output."""
    if output is None:
        sys.stdout.write(records.to_json(found))
        return
    speech = words(None)
    keep(found, output, speech, overwrite=force)
    console().print(speech.tell("saved", file=printable(str(output))), soft_wrap=True)


def open_record(file: Path) -> tuple[Game, Record]:
    """A record whose game can be set up here."""
    found = records.load(file)
    try:
        game = find_game(found.game)
        engine.set_up(game, found)
    except LudolithError as problem:
        raise problem.within(file) from None
    return game, found


def verify(file: Path, key: str | None, lang: str | None) -> None:
    demanded = None if key is None else wanted_key(key)
    game, found = open_record(file)
    speech = words(lang, game)
    try:
        state = engine.verify(game, found)
        if demanded is not None:
            check_signer(found, demanded)
    except LudolithError as problem:
        raise Failed(str(problem.within(file)), problem) from None
    outcome = state.outcome()
    screen = console()
    verdict = speech.tell("verified", file=printable(str(file)), moves=len(found.moves))
    for line in (verdict, *chance_lines(found, speech), signature_line(found, speech)):
        screen.print(line, soft_wrap=True)
    if found.taken_back:
        screen.print(speech.tell("taken-back", count=found.taken_back))
    if outcome is None:
        screen.print(speech.tell("unfinished"))
        return
    names = names_in(found, speech)
    for name, points in zip(names, outcome.scores, strict=True):
        screen.print(f"  {name}: {speech.say('points', count=points)}")
    winners = speech.join([names[seat] for seat in outcome.winners])
    winner = speech.say("winner", seats=winners, seats_count=len(outcome.winners))
    screen.print(Text.assemble(winner, "  ", (outcome.rule, "dim cyan")))


def replay(file: Path, lang: str | None, seat: str | None, ply: int | None, step: bool) -> None:
    game, found = open_record(file)
    speech = words(lang, game)
    viewer = None if seat is None else seat_of(found, seat, speech)
    if ply is not None and not 0 <= ply <= len(found.moves):
        raise BadRequest(f"{file} has {len(found.moves)} moves: there is no position {ply}")
    over, doubt = end_of(game, found)
    if doubt is not None and comes_to(doubt, ply):
        if ply is not None:
            raise doubt.within(file)
    elif doubt is not None:
        say(speech.tell("doubtful", file=str(file)))
    printer = RecordPrinter(game, found, speech, viewer, over=over)
    try:
        if ply is None:
            printer.print_all(step)
        else:
            printer.show(ply)
    except CorruptRecord as problem:
        raise problem.within(file) from None


def end_of(game: Game, record: Record) -> tuple[bool, LudolithError | None]:
    """Whether the moves lead to the end of the game, and what is not true of the record."""
    over = False
    try:
        state = engine.last_position(game, record)
        over = state.over
        engine.check_secret(record)
        engine.check(record, state)
    except (CorruptRecord, RecordMismatch) as problem:
        return over, problem
    return over, None


def comes_to(doubt: LudolithError, ply: int | None) -> bool:
    """Whether the replay reaches a move that is not possible, where it stops."""
    at = doubt.facts.get("ply") if isinstance(doubt, CorruptRecord) else None
    return isinstance(at, int) and (ply is None or at <= ply)


def names_in(record: Record, speech: Words) -> list[str]:
    return [printable(speech.player(seat.name, seat.bot)) for seat in record.seats]


def seat_of(record: Record, typed: str, speech: Words) -> int:
    """A seat by its number from 1, or by who sits there."""
    if DIGITS.fullmatch(typed) and len(typed) < 4 and 1 <= int(typed) <= record.players:
        return int(typed) - 1
    for seat, name in enumerate(names_in(record, speech)):
        if typed.casefold() in (name.casefold(), record.seats[seat].name.casefold()):
            return seat
    raise BadRequest(f"there is no seat {typed!r}: give 1 to {record.players}, or a player's name")


class RecordPrinter:
    """A recorded game as one seat saw it. Seat None tells what all seats did, in hindsight.

    While the game is not over that is what a spectator saw: its players may want to go on with it.
    Its moves show whether it is over; a record may claim anything.
    """

    def __init__(
        self, game: Game, record: Record, speech: Words, seat: int | None, *, over: bool
    ) -> None:
        self.game = game
        self.record = record
        self.speech = speech
        self.seat = seat
        self.over = over
        self.everything = seat is None and over
        self.names = names_in(record, speech)
        self.screen = console()

    def print_all(self, wait: bool) -> None:
        """Tell the whole game; with `wait`, the reader presses a key for each step."""
        self.say_what_is_hidden()
        for step in engine.replay(self.game, self.record):
            if self.print_step(step) and wait:
                try:
                    self.screen.input(Text(self.speech.tell("next-page"), style="dim"))
                except EOFError:
                    self.screen.print()
                    self.say_how_far(step.ply)
                    return
        if not self.over:
            self.screen.print(self.speech.tell("unfinished"))

    def print_step(self, step: engine.Step) -> bool:
        """One move and what it caused; returns whether anything happened."""
        seen = [one.event for one in step.emitted if self.everything or one.seen_by(self.seat)]
        own = self.everything or self.seat == step.seat
        if step.seat is not None and step.move is not None and own:
            move = self.speech.move(self.game.describe(step.move), self.names)
            self.screen.print(
                Text.assemble((f"{step.ply:>4}", "bold"), f"  {self.names[step.seat]}: {move}")
            )
        if seen:
            self.screen.print(sentences(seen, self.names, self.speech))
        return bool(seen)

    def say_what_is_hidden(self) -> None:
        if self.seat is None and not self.everything:
            self.screen.print(self.speech.tell("watched"), style="dim", soft_wrap=True)

    def say_how_far(self, ply: int) -> None:
        """Say where the replay stopped, so that it is not taken for the whole record."""
        shown = self.speech.tell("replayed-so-far", ply=ply, moves=len(self.record.moves))
        self.screen.print(shown, style="dim", soft_wrap=True)

    def show(self, ply: int) -> None:
        """The position after a move."""
        self.say_what_is_hidden()
        for step in engine.replay(self.game, self.record):
            if step.ply == ply:
                self.print_step(step)
                view = step.state.view(self.seat)
                self.screen.print(draw(self.game.name, view, self.names, self.speech))
                return
