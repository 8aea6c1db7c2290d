"""`ludolith play`: people and bots at one terminal."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.console import Console

from ludolith import bots as bot_names
from ludolith.cli.arguments import listed, names_of, options_of
from ludolith.cli.draw import draw
from ludolith.cli.errors import explained
from ludolith.cli.printing import console, sentences
from ludolith.cli.prompt import Left, Question, Seen, TakeBack
from ludolith.cli.records import open_record
from ludolith.cli.save_game import keep
from ludolith.cli.terminal_game import TerminalGame, seated
from ludolith.cli.translations import Words, printable, words
from ludolith.engine import records
from ludolith.engine.atomic_write import writable
from ludolith.engine.chance_source import MOST_SEED
from ludolith.engine.errors import BadRequest, LudolithError, UnwritableFile
from ludolith.engine.game import Game
from ludolith.engine.options import settle
from ludolith.engine.records import Seat
from ludolith.engine.replay import verify
from ludolith.engine.simulation_findings import as_text
from ludolith.games import game as find_game

USUAL_BOT: Final = "steady"
WIPE: Final = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what can be scrolled back to


def play(
    game: str,
    players: int,
    humans: int | None,
    names: str | None,
    bots: str | None,
    seed: int | None,
    option: Sequence[str] | None,
    lang: str | None,
    save: Path | None,
) -> None:
    """A new game."""
    found = find_game(game)
    speech = words(lang, found)
    options = options_of(found, option)
    found.template(players, options)
    found.ready()
    if save is not None:
        writable(save)
    people = people_of(players, humans, names, speech)
    seats = [*people, *bots_of(found, players, bots, people)]
    if seed is None:
        seed = secrets.randbelow(MOST_SEED)
    PlayedGame(TerminalGame(found, seats, seed, options), speech, save).begin()


def go_on(file: Path, lang: str | None, save: Path | None) -> None:
    """A game that was left and kept, from where it stopped; by default it is kept there again."""
    game, record = open_record(file)
    if record.result is not None or record.seed is None:
        raise BadRequest(f"{file}: that game is over; ludolith replay tells it")
    if all(seat.bot is not None for seat in record.seats):
        raise BadRequest(f"{file}: no seat is a person's: all are bots'")
    game.ready()
    try:
        verify(game, record)
        moves = [(seat, game.decode_move(move)) for seat, move in record.moves]
        findings = [as_text(finding) for finding in record.findings or [None] * len(moves)]
        options = settle(game.options, record.options)
        playing = TerminalGame(game, record.seats, record.seed, options, moves, findings)
    except LudolithError as problem:
        raise problem.within(file) from None
    writable(save or file, overwrite=save is None)  # while it can still be kept elsewhere
    PlayedGame(playing, words(lang, game), save or file, replace=save is None).begin()


def people_of(players: int, humans: int | None, names: str | None, speech: Words) -> list[Seat]:
    """The people, who take the first seats."""
    given = () if names is None else names_of(names)
    if humans is None:
        humans = len(given) or 1
    if not 1 <= humans <= players:
        raise BadRequest(f"of {players} players 1 to {players} can be people, not {humans}")
    if given and len(given) != humans:
        raise BadRequest(f"{len(given)} names for {humans} people: give one for each")
    if not given:
        given = tuple(speech.say("player", number=place + 1) for place in range(humans))
    return [Seat(name) for name in given]


def bots_of(game: Game, players: int, typed: str | None, people: Sequence[Seat]) -> list[Seat]:
    """The bots on the other seats."""
    usual = USUAL_BOT if USUAL_BOT in game.levels else bot_names.names(game)[-1]
    levels = (usual,) if typed is None else listed(typed)
    for level in levels:
        bot_names.bot(game, level)
    number = players - len(people)
    if len(levels) == 1:
        levels *= number
    if len(levels) != number:
        raise BadRequest(f"{len(levels)} bots for {number} seats: give one for all or one for each")
    return seated(levels, people)


class PlayedGame:
    """A game from the first choice to the last, or until a player leaves."""

    def __init__(
        self, playing: TerminalGame, speech: Words, save: Path | None, *, replace: bool = False
    ) -> None:
        self.playing = playing
        self.speech = speech
        self.save = save
        self.replace = replace  # the file to save to is the one the game came from
        self.screen: Console = console()
        self.names = [speech.player(seat.name, seat.bot) for seat in playing.seats]
        self.question = Question(self.screen, speech, playing.game, self.names)
        self.looking: int | None = None  # who sits at the screen
        self.several = len(playing.seats) - len(playing.bots) > 1

    def begin(self) -> None:
        self.welcome()
        try:
            self.go_on()
            self.show_end()
        except Left as left:
            self.leave(left)
            return
        except KeyboardInterrupt:
            self.screen.print()
            self.keep()
            self.say_how_to_go_on()
            raise
        except OSError:  # the terminal is gone, but the game can be saved
            self.keep()
            raise
        self.keep()

    def go_on(self) -> None:
        playing = self.playing
        while not playing.state.over:
            for seat in list(playing.state.deciders()):
                if seat in playing.bots:
                    playing.let_bot_play(seat)
                elif not self.decide(seat):
                    break  # a decision was taken back: other seats may have to decide now

    def decide(self, seat: int) -> bool:
        """Let a player decide; False if they took back their last decision instead."""
        try:
            move = self.choose(seat)
        except TakeBack:
            self.playing.take_back(seat)
            return False
        self.playing.play(seat, move)
        return True

    def welcome(self) -> None:
        speech = self.speech
        self.screen.print(speech.say("game-name"), style="bold yellow")
        self.screen.print(speech.say("game-goal"))
        for name, seat in zip(self.names, self.playing.seats, strict=True):
            if seat.bot is not None:
                self.screen.print(f"  {name}: {speech.level(seat.bot)}", style="dim")
        self.screen.print(speech.tell("how-to-answer"), style="dim")

    def choose(self, seat: int) -> int:
        """Show this player what they may see, and ask."""
        if self.several and self.looking != seat:
            self.draw_curtain(seat)
        self.looking = seat
        events = self.playing.read(seat)
        self.screen.print()
        self.screen.print(sentences(events, self.names, self.speech))
        game, state = self.playing.game, self.playing.state
        view = state.view(seat)
        moves = list(state.legal(seat))
        choices = [game.describe(move) for move in moves]
        self.screen.print(draw(game.name, view, self.names, self.speech, choices))
        cited = [event.rule for event in events]
        undo = self.playing.can_take_back(seat)
        return self.question.ask(seat, moves, Seen(view, state.view(None), cited, undo))

    def draw_curtain(self, seat: int) -> None:
        """Clear the screen, so that the next player sees none of this player's secrets."""
        self.wipe()
        name = self.names[seat]
        self.screen.print()
        self.screen.print(self.speech.say("pass-to", seat=name), style="bold")
        Question.read_line(self.screen, self.speech.tell("press-enter"))
        self.wipe()

    def wipe(self) -> None:
        if self.screen.is_terminal:
            self.screen.file.write(WIPE)

    def show_end(self) -> None:
        """The end, for all players."""
        if self.several:
            self.wipe()
        self.screen.print()
        self.screen.print(sentences(self.playing.read_in_public(), self.names, self.speech))
        view = self.playing.state.view(None)
        self.screen.print(draw(self.playing.game.name, view, self.names, self.speech))

    def leave(self, left: Left) -> None:
        """A player left, or the input ended; the game so far can be kept."""
        self.screen.print(self.speech.tell("left"))
        if self.save is not None or not left.can_answer:
            self.keep()
            self.say_how_to_go_on()
            return
        while True:
            try:
                file = Question.read_line(self.screen, self.speech.tell("save-where"))
            except Left:
                return
            self.save = Path(file) if file else None
            try:
                self.keep(ask_again=True)
            except UnwritableFile as problem:
                self.screen.print(explained(problem, self.speech), style="red")
            else:
                self.say_how_to_go_on()
                return

    def keep(self, *, ask_again: bool = False) -> None:
        """Save the game if asked to; if the file cannot be written, save elsewhere or ask."""
        if self.save is None:
            return
        record = self.playing.record()
        if ask_again:
            records.save(record, self.save, overwrite=self.replace)
        else:
            keep(record, self.save, self.speech, overwrite=self.replace)
        saved = self.speech.tell("saved", file=printable(str(self.save)))
        self.screen.print(saved, soft_wrap=True)

    def say_how_to_go_on(self) -> None:
        """Say how to continue an unfinished game that was saved."""
        if self.save is not None:
            line = f"ludolith play --continue {shlex.quote(printable(str(self.save)))}"
            self.screen.print(self.speech.tell("go-on-with", command=line), soft_wrap=True)
