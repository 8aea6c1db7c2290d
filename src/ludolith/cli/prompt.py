"""Asking a person: a choice, or a look at the rules before choosing."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Final, NamedTuple

from rich.columns import Columns
from rich.console import Console
from rich.text import Text

from ludolith.cli.command_parsing import DIGITS
from ludolith.cli.draw import draw
from ludolith.cli.printing import rule_in_full
from ludolith.cli.translations import Words
from ludolith.cli.typed_moves import Beyond, Typed
from ludolith.cli.typed_moves import typed as typed_in
from ludolith.engine.game import Game
from ludolith.engine.view import View
from ludolith.text import MissingText, rules_of

RULE_ID: Final = re.compile(r"[a-z]+-\d+", re.IGNORECASE)
MOST_LISTED: Final = 12  # of more moves, those that can be typed are not listed
MOST_EXPLAINED: Final = 60
LEAVE: Final = ("q", "quit", "exit")
BACK: Final = ("<", "back", "undo")
LIST: Final = ("*", "list")
TABLE: Final = ("#", "table")
HELP: Final = ("?", "h", "help")


class Left(Exception):
    """A player left, or the input ended."""

    def __init__(self, can_answer: bool) -> None:
        super().__init__()
        self.can_answer = can_answer  # False: there is no more input


class TakeBack(Exception):
    """A player wants to take back their last decision."""


class Seen(NamedTuple):
    """What a player sees when they are asked."""

    view: View
    in_public: View  # what a spectator sees
    cited: Sequence[str]  # the rules behind what this player has just read
    can_take_back: bool


class Question:
    """One choice of one player."""

    def __init__(self, screen: Console, speech: Words, game: Game, names: Sequence[str]) -> None:
        self.screen = screen
        self.speech = speech
        self.game = game
        self.names = names

    def ask(self, seat: int, moves: Sequence[int], seen: Seen) -> int:
        """A legal move; raises TakeBack or Left."""
        self.screen.print()
        typed = typed_in(self.game.name)
        moves, listed = self.sorted(moves, typed)
        if typed is not None and any(self.covered(typed, move) for move in moves):
            self.screen.print(self.speech.say(typed.explained), style="dim")
        self.list_moves(moves[:listed])
        while True:
            prompt = self.speech.tell("your-choice", seat=self.names[seat])
            answer = self.read_line(self.screen, prompt).casefold()
            if answer in LEAVE:
                raise Left(can_answer=sys.stdin.isatty())
            if answer in BACK:
                if seen.can_take_back:
                    raise TakeBack
                self.screen.print(self.speech.tell("nothing-to-take-back"), style="red")
            elif answer in HELP:
                self.explain(moves, seen.cited)
            elif answer in LIST:
                self.list_moves(moves)
            elif answer in TABLE:
                self.screen.print(draw(self.game.name, seen.in_public, self.names, self.speech))
            elif RULE_ID.fullmatch(answer):
                self.show_rules([answer.upper()])
            else:
                try:
                    meant = self.meant(answer, moves, typed, seen.view)
                except Beyond as limit:
                    self.screen.print(self.speech.say(limit.message, **limit.values), style="red")
                    continue
                if meant is not None:
                    return meant
                self.screen.print(self.speech.tell("not-understood"), style="red")

    def sorted(self, moves: Sequence[int], typed: Typed | None) -> tuple[list[int], int]:
        """The moves as they are numbered, and how many of them are listed without being asked for.

        Moves that can be typed come last, and are not listed if the board would leave the screen.
        """
        if typed is None:
            return list(moves), len(moves)
        ordered = sorted(moves, key=lambda move: self.covered(typed, move))
        short = sum(not self.covered(typed, move) for move in moves)
        return ordered, len(moves) if len(moves) <= MOST_LISTED else short

    def covered(self, typed: Typed, move: int) -> bool:
        return typed.covers(self.game.describe(move), self.speech)

    def list_moves(self, moves: Sequence[int]) -> None:
        """Each move with its number: one a line, or many in columns."""
        lines = [
            Text(f"  {number}  {self.speech.move(self.game.describe(move), self.names)}", "bold")
            for number, move in enumerate(moves, start=1)
        ]
        if len(lines) <= MOST_LISTED:
            for line in lines:
                self.screen.print(line)
        else:
            self.screen.print(Columns(lines, column_first=True, padding=(0, 2)))

    def meant(
        self, answer: str, moves: Sequence[int], typed: Typed | None, view: View
    ) -> int | None:
        """The move an answer means: a number of the list, the beginning of a move's words, or a
        move as this game's moves are typed. May raise Beyond.
        """
        if not answer:
            return None
        if DIGITS.fullmatch(answer):
            number = int(answer) if len(answer) < 6 else 0
            return moves[number - 1] if 1 <= number <= len(moves) else None
        if typed is not None:
            described = [self.game.describe(move) for move in moves]
            move = typed.read(answer, view, self.speech, described)
            if move is not None:
                return self.game.encode(move)
        begun = [move for move in moves if self.label(move).startswith(answer)]
        return begun[0] if len(begun) == 1 else None

    def label(self, move: int) -> str:
        return self.speech.move(self.game.describe(move), self.names).casefold()

    def explain(self, moves: Sequence[int], cited: Sequence[str]) -> None:
        """How to answer, what each choice means, and the rules behind what just happened."""
        self.screen.print(self.speech.tell("how-to-answer"), style="dim")
        for move in moves if len(moves) <= MOST_EXPLAINED else moves[:1]:
            described = self.game.describe(move)
            label = self.speech.move(described, self.names)
            meaning = self.speech.move_help(described, self.names)
            self.screen.print(Text.assemble("  ", (label, "bold"), f": {meaning}"))
        self.show_rules(list(dict.fromkeys(cited)))

    def show_rules(self, rule_ids: Sequence[str]) -> None:
        rules = rules_of(self.game, self.speech.language)
        for rule_id in rule_ids:
            try:
                self.screen.print(rule_in_full(rules.rule(rule_id)))
            except MissingText:
                self.screen.print(self.speech.tell("no-rule", rule=rule_id), style="red")

    @staticmethod
    def read_line(screen: Console, prompt: str) -> str:
        """What a person types."""
        try:
            answer = screen.input(Text(f"{prompt} ", style="bold"))
        except EOFError:
            screen.print()
            raise Left(can_answer=False) from None
        if not sys.stdin.isatty():
            screen.print()  # Enter was not pressed
        return answer.strip()
