"""Table options: each variant of a rulebook is one."""

from __future__ import annotations

import difflib
from collections.abc import Mapping, Sequence

import msgspec

from ludolith.engine.errors import BadOptionValue, UnknownOption

OptionValue = bool | int | str
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

    @property
    def is_switch(self) -> bool:
        return self.values == (False, True)

    def check(self, value: object) -> OptionValue:
        """The value if it is one of those allowed; True is not 1 here."""
        for allowed in self.values:
            if type(value) is type(allowed) and value == allowed:
                return allowed
        raise BadOptionValue(f"option {self.name} cannot be {value!r}: {self.allowed()}")

    def parse(self, text: str) -> OptionValue:
        """The value a person typed."""
        if self.is_switch and text.lower() in _WORDS:
            return _WORDS[text.lower()]
        for allowed in self.values:
            if not self.is_switch and str(allowed) == text:
                return allowed
        raise BadOptionValue(f"option {self.name} cannot be {text!r}: {self.allowed()}")

    def allowed(self) -> str:
        words = ["on", "off"] if self.is_switch else [str(value) for value in self.values]
        listed = ", ".join(words[:-1])
        return f"it can be {listed} or {words[-1]}" if listed else f"it can be {words[-1]}"


def switch(name: str, rule: str, default: bool = False) -> Option:
    """An option that is on or off."""
    return Option(name, (False, True), default, rule)


def settle(
    options: Sequence[Option], chosen: Mapping[str, object] | None
) -> dict[str, OptionValue]:
    """All options with their values, the defaults filled in; refuses what does not exist."""
    settled = {option.name: option.default for option in options}
    for name, value in (chosen or {}).items():
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
