"""Asking a person: a choice, or a look at the rules before choosing."""

from __future__ import annotations

import re
import sys
from collections.abc import Sequence
from typing import Final

from rich.console import Console
from rich.text import Text

from ludolith.cli.command_parsing import DIGITS
from ludolith.cli.printing import rule_in_full
from ludolith.cli.translations import Words
from ludolith.cli.typed_moves import Beyond
from ludolith.cli.typed_moves import typed as typed_in
from ludolith.engine.game import Game
from ludolith.engine.view import View
from ludolith.text import MissingText, rules_of

RULE_ID: Final = re.compile(r"[a-z]+-\d+", re.IGNORECASE)
MOST_LISTED: Final = 60  # of more moves, those that can be typed are not listed
LEAVE: Final = ("q", "quit", "exit")
HELP: Final = ("?", "h", "help")


class Left(Exception):
    """A player left, or the input ended."""

    def __init__(self, can_answer: bool) -> None:
        super().__init__()
        self.can_answer = can_answer  # False: there is no more input


class Question:
    """One choice of one player."""

    def __init__(self, screen: Console, speech: Words, game: Game, names: Sequence[str]) -> None:
        self.screen = screen
        self.speech = speech
        self.game = game
        self.names = names

    def ask(self, seat: int, moves: Sequence[int], cited: Sequence[str], view: View) -> int:
        """A legal move; `cited` are the rules behind what this player has just read."""
        self.screen.print()
        typed = typed_in(self.game.name)
        if typed is not None and len(moves) > MOST_LISTED:
            self.screen.print(self.speech.say(typed.explained), style="dim")
        else:
            typed = None
            self.list_moves(moves)
        while True:
            prompt = self.speech.tell("your-choice", seat=self.names[seat])
            answer = self.read_line(self.screen, prompt).casefold()
            if answer in LEAVE:
                raise Left(can_answer=sys.stdin.isatty())
            if answer in HELP:
                self.explain(moves, cited)
            elif RULE_ID.fullmatch(answer):
                self.show_rules([answer.upper()])
            else:
                meant = self.meant(answer, moves) if typed is None else []
                try:
                    move = typed.read(answer, view) if typed is not None else None
                except Beyond as limit:
                    self.screen.print(self.speech.say(limit.message, **limit.values), style="red")
                    continue
                if move is not None:
                    meant = [self.game.encode(move)]
                if len(meant) == 1:
                    return meant[0]
                self.screen.print(self.speech.tell("not-understood"), style="red")

    def list_moves(self, moves: Sequence[int]) -> None:
        for number, move in enumerate(moves, start=1):
            label = self.speech.move(self.game.describe(move), self.names)
            self.screen.print(Text(f"  {number}  {label}", style="bold"))

    def meant(self, answer: str, moves: Sequence[int]) -> list[int]:
        """The moves an answer can mean: a number, or the beginning of a move's words."""
        if DIGITS.fullmatch(answer):
            number = int(answer) if len(answer) < 6 else 0
            return [moves[number - 1]] if 1 <= number <= len(moves) else []
        if not answer:
            return []
        return [move for move in moves if self.label(move).startswith(answer)]

    def label(self, move: int) -> str:
        return self.speech.move(self.game.describe(move), self.names).casefold()

    def explain(self, moves: Sequence[int], cited: Sequence[str]) -> None:
        """How to answer, what each choice means, and the rules behind what just happened."""
        self.screen.print(self.speech.tell("how-to-answer"), style="dim")
        for move in moves if len(moves) <= MOST_LISTED else moves[:1]:
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
