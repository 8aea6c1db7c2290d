"""Speech: what happened, and what can be done, as sentences with the players' names.

How the fields of an event or a move become the variables of its message:

- a seat becomes that player's name; seats become joined names, and `<field>_count` how many;
- any other tuple is joined with ", "; `<field>_count` is how many, `<field>_sum` their sum;
- a number stays a number, so that the message can choose the plural; a word stays a word, so that
  the message can choose by it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Any, Final, get_args, get_type_hints

import msgspec

from ludolith.engine.errors import LudolithError
from ludolith.engine.events import PLAYERS, Event
from ludolith.engine.game import Game
from ludolith.engine.moves import TIMES, Move
from ludolith.engine.options import BUILT_IN, Option, OptionValue
from ludolith.text.languages import known
from ludolith.text.messages import COMMON, Messages, messages

PLAYER_FIELD: Final = re.compile(r"(?:.+_)?seats?")  # holds a player, or several


class Speech:
    """All texts of one language: the common ones and, given a game, its own."""

    def __init__(self, language: str, game: Game | None = None) -> None:
        self.language = known(language)
        self.game = game

    @cached_property  # read when first needed: a program that prints figures needs none
    def _messages(self) -> Messages:
        packages = (COMMON,) if self.game is None else (self.game.package, COMMON)
        return messages(self.language, packages)

    def has(self, message_id: str) -> bool:
        """Whether there is such a message."""
        return self._messages.has(message_id)

    def say(self, message_id: str, **args: str | float) -> str:
        """A message with its variables; raises MissingText or UnsoundText."""
        return self._messages.put(message_id, args)

    def join(self, names: Sequence[str]) -> str:
        """Names as the language lists them: "Anna, Bob and Eve"."""
        if len(names) < 2:
            return "".join(names)
        return self.say("list-and", head=", ".join(names[:-1]), last=names[-1])

    def player(self, name: str, bot: str | None) -> str:
        """The name on a seat: a person's own, or the bot's name in this language."""
        own = f"bot-{name.lower()}"
        return self.say(own) if bot is not None and self.has(own) else name

    def event(self, event: Event, names: Sequence[str]) -> str:
        """What happened, in one sentence or two; names by seat."""
        return self.say(f"event-{tag(type(event))}", **self.variables(event, names))

    def move(self, move: Move, names: Sequence[str] = ()) -> str:
        """A move as the words on its button."""
        return self.say(f"move-{tag(type(move))}", **self.variables(move, names))

    def move_help(self, move: Move, names: Sequence[str] = ()) -> str:
        """What a move means."""
        return self.say(f"move-{tag(type(move))}-help", **self.variables(move, names))

    def refusal(self, problem: LudolithError) -> str:
        """Why something was refused, without the raw detail that is for debugging."""
        said = [self.say(f"error-{problem.cause}")]
        if problem.fault is not None:
            said.append(self.say(f"fault-{problem.fault}", **problem.facts))
        if "flaw" in problem.facts:
            said.append(self.say(f"flaw-{problem.facts['flaw']}", **problem.facts))
        if "why" in problem.facts:
            said.append(self.say(f"error-{problem.facts['why']}"))
        return " ".join(said)

    def option(self, option: Option) -> str:
        return self.say(f"option-{option.name}")

    def option_help(self, option: Option) -> str:
        return self.say(f"option-{option.name}-help")

    def option_value(self, option: Option, value: OptionValue) -> str:
        """A value of an option: on and off, or the game's own word for it."""
        if option.is_switch:
            return self.say("on" if value else "off")
        if option.is_seats:
            return str(value) if value else self.say("no-seats")
        if option.is_file:
            return self.say("built-in") if value == BUILT_IN else str(option.label(value))
        return self.say(f"option-{option.name}-{value}")

    def level(self, name: str) -> str:
        """A bot by the name of its level; one from another package has only its own name."""
        return name if ":" in name else self.say(f"level-{name}")

    def level_help(self, name: str) -> str:
        package, colon, _ = name.partition(":")
        if colon:
            return self.say("level-outside-help", package=package)
        own = f"own-{name}-help"  # a game may describe the level in its own words
        return self.say(own if self.has(own) else f"level-{name}-help")

    def variables(self, described: Event | Move, names: Sequence[str]) -> dict[str, str | float]:
        """The fields of an event or a move as variables of its message."""
        found: dict[str, str | float] = {}
        for field in described.__struct_fields__:
            value = getattr(described, field)
            if field in player_fields(type(described)):
                value = names[value] if isinstance(value, int) else [names[s] for s in value]
            elif field in factors(type(described)):
                value = factors(type(described))[field] * value
            if isinstance(value, list):
                found[field] = self.join(value)
                found[f"{field}_count"] = len(value)
            elif isinstance(value, tuple):
                found[field] = ", ".join(str(item) for item in value)
                found[f"{field}_count"] = len(value)
                if all(isinstance(item, int) for item in value):
                    found[f"{field}_sum"] = sum(value)
            else:
                found[field] = value
        return found


def tag(kind: type[msgspec.Struct]) -> str:
    """The word that stands for a kind of event or move in records, on the wire and in texts."""
    return str(kind.__struct_config__.tag)


@cache
def player_fields(kind: type[msgspec.Struct]) -> frozenset[str]:
    """The fields that hold players: by their name, or marked as such."""
    hints: dict[str, Any] = get_type_hints(kind, include_extras=True)
    return frozenset(
        name
        for name in kind.__struct_fields__
        if PLAYER_FIELD.fullmatch(name) or PLAYERS in get_args(hints[name])
    )


@cache
def factors(kind: type[msgspec.Struct]) -> dict[str, float]:
    """The fields that people read in another unit, with what they are multiplied by."""
    hints: dict[str, Any] = get_type_hints(kind, include_extras=True)
    marks = [
        (name, (mark.extra_json_schema or {}).get(TIMES))
        for name in kind.__struct_fields__
        for mark in get_args(hints[name])
        if isinstance(mark, msgspec.Meta)
    ]
    return {name: factor for name, factor in marks if factor is not None}
