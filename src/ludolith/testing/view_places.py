"""What a view says, place by place."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ludolith.engine.state import State


def places(state: State, viewer: int | None) -> dict[str, object]:
    """Every value in a view by the way to it: `hand`, `hand.0`; not what only helps to decide."""
    view = state.view(viewer)
    fields = msgspec.to_builtins(view)
    return dict(_within({name: fields[name] for name in fields if name not in view.aids}, ""))


def hidden(state: State, seat: int, viewer: int) -> dict[str, object]:
    """The single values that a seat sees and neither this viewer nor a spectator does."""
    known = [places(state, viewer), places(state, None)]
    return {
        place: value
        for place, value in places(state, seat).items()
        if place != "seat"
        and not isinstance(value, dict | list | tuple)
        and all(view.get(place, _NOTHING) != value for view in known)
    }


_NOTHING = object()


def _within(value: object, here: str) -> Iterator[tuple[str, object]]:
    if here:
        yield here, value
    if isinstance(value, dict):
        for name, each in value.items():
            yield from _within(each, f"{here}.{name}" if here else name)
    elif isinstance(value, list | tuple):
        for number, each in enumerate(value):
            yield from _within(each, f"{here}.{number}")
