"""Table options: variants of the rulebook, and files with a player's own data for a game.

The value of a file option is the file's text itself ("": the built-in data), so that a record holds
all it needs. This module opens no files: the command line and the server do, each in its own way.
"""

from __future__ import annotations

import difflib
import hashlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

import msgspec

from ludolith.engine.errors import BadOptionValue, UnknownOption
from ludolith.engine.json_faults import Unread

OptionValue = bool | int | str
BUILT_IN: Final = ""
NO_SEATS: Final = ""
MOST_FILE: Final = 64 * 1024  # bytes of a file that is an option's value
_WORDS = {
    "true": True,
    "on": True,
    "yes": True,
    "1": True,
    "false": False,
    "off": False,
    "no": False,
    "0": False,
}


class Option(msgspec.Struct, frozen=True):
    """One choice to make before a game begins, with all values it may take."""

    name: str
    values: tuple[OptionValue, ...]
    default: OptionValue
    rule: str  # the rule that describes the variant
    # Of a file option: reads a file's text, or raises ValueError (or an error of msgspec) saying
    # where in it what is wrong.
    read: Callable[[str], object] | None = None
    seats: int = 0  # of an option that names seats: the highest there can be

    @property
    def is_seats(self) -> bool:
        return self.seats > 0

    @property
    def is_file(self) -> bool:
        return self.read is not None

    @property
    def is_switch(self) -> bool:
        return self.values == (False, True)

    def check(self, value: object) -> OptionValue:
        """The value if it is one of those allowed; True is not 1 here."""
        if self.read is not None and type(value) is str and value != BUILT_IN:
            return self.from_file(value)
        if self.is_seats and type(value) is str:
            return self.from_seats(value)
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise BadOptionValue(f"option {self.name} cannot be {value!r}: {self.allowed()}")

    def parse(self, text: str) -> OptionValue:
        """The value a person typed."""
        if self.is_switch and text.lower() in _WORDS:
            return _WORDS[text.lower()]
        if self.is_seats:
            return self.from_seats(text)
        for allowed in self.values:
            if not self.is_switch and str(allowed) == text:
                return allowed
        raise BadOptionValue(f"option {self.name} cannot be {text!r}: {self.allowed()}")

    def label(self, value: OptionValue) -> OptionValue:
        """A short form of the value: a file's text by its hash, anything else as it is."""
        if not self.is_file or value == BUILT_IN:
            return value
        return f"sha256:{hashlib.sha256(str(value).encode()).hexdigest()[:16]}"

    def from_seats(self, text: str) -> str:
        """Seats by their numbers from 1, each once and in order, as they stand in records."""
        words = [word.strip() for word in text.split(",")] if text.strip() else []
        known = {str(seat): seat for seat in range(1, self.seats + 1)}
        if not known.keys() >= set(words):
            raise BadOptionValue(f"option {self.name} cannot be {text!r}: {self.allowed()}")
        return seats_text({known[word] - 1 for word in words})

    def from_file(self, text: str) -> str:
        """The text of a file, if it is sound; an empty file is not what is built in."""
        assert self.read is not None
        try:
            if len(text.encode()) > MOST_FILE:
                raise Unread(f"the file is larger than {MOST_FILE // 1024} kB", "size")
            if not text.strip():
                raise Unread("the file is empty", "empty")
            self.read(text)
        except UnicodeEncodeError:
            raise self.unsound(ValueError("the file is no text")) from None
        except (ValueError, RecursionError, msgspec.MsgspecError) as problem:
            raise self.unsound(problem) from None
        return text

    def unsound(self, problem: Exception) -> BadOptionValue:
        """What is said of a file that cannot be this option's value."""
        said = f"option {self.name}: {problem}"
        facts = problem.facts if isinstance(problem, Unread) else {"detail": str(problem)}
        return BadOptionValue(said, fault="option-file", option=self.name, **facts)

    def allowed(self) -> str:
        if self.is_seats:
            return f"it is a list of seats from 1 to {self.seats}, such as 1,2, or empty for none"
        if self.is_file:
            return "it is the text of a file, or empty for what is built in"
        words = ["on", "off"] if self.is_switch else [str(value) for value in self.values]
        listed = ", ".join(words[:-1])
        return f"it can be {listed} or {words[-1]}" if listed else f"it can be {words[-1]}"


def switch(name: str, rule: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, (False, True), default, rule)


def file_option(name: str, rule: str, read: Callable[[str], object]) -> Option:
    """An option whose value is the text of one's own file; `read` refuses what is not sound."""
    return Option(name, (BUILT_IN,), BUILT_IN, rule, read)


def seats_option(name: str, rule: str, most: int) -> Option:
    """An option whose value is some of the seats: "1,3" the first and the third; "": none."""
    return Option(name, (NO_SEATS,), NO_SEATS, rule, seats=most)


def seats_text(seats: Iterable[int]) -> str:
    """The value of a seats option for these seats, counted from 0."""
    return ",".join(str(seat + 1) for seat in sorted(seats))


def seats_in(name: str, value: OptionValue, players: int) -> int:
    """The seats that a settled seats option names, as a bit mask; all must exist."""
    mask = 0
    for word in str(value).split(",") if value else ():
        if int(word) > players:
            raise BadOptionValue(f"option {name} names seat {word}, but there are {players} seats")
        mask |= 1 << (int(word) - 1)
    return mask


def labels(options: Sequence[Option], settled: Mapping[str, OptionValue]) -> dict[str, OptionValue]:
    """Settled options in short form, to be shown."""
    return {name: find(options, name).label(value) for name, value in settled.items()}


def settle(
    options: Sequence[Option], chosen: Mapping[str, object] | None
) -> dict[str, OptionValue]:
    """All options with their values, the defaults filled in; refuses what does not exist."""
    settled = {option.name: option.default for option in options}
    if chosen is None:
        return settled
    if not isinstance(chosen, Mapping):
        raise BadOptionValue(f"options are a mapping of names to values, not {chosen!r}")
    for name, value in chosen.items():
        settled[name] = find(options, name).check(value)
    return settled


def find(options: Sequence[Option], name: str) -> Option:
    """The option of this name."""
    for option in options:
        if option.name == name:
            return option
    names = [option.name for option in options]
    near = difflib.get_close_matches(str(name), names, n=1)
    hint = f"did you mean {near[0]}?" if near else f"there are: {', '.join(names) or 'none'}"
    raise UnknownOption(f"there is no option {name!r}; {hint}")
