"""Reading JSON files: their content, or where and why they cannot be read.

The decoder explains faults in English prose only. So a refused text is examined once more, and the
fault becomes a `flaw` with its facts. Sentences in every language are made from these
(`flaw-<flaw>`).
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, TypeVar, Union, get_args, get_origin

import msgspec

from ludolith.engine.errors import UnreadableFile

Flaw = Literal[
    "empty",
    "not-text",
    "not-json",
    "syntax",
    "cut-off",
    "nested",
    "missing",
    "extra",
    "type",
    "value",
    "size",
    "no-file",
    "folder",
    "denied",
    "exists",
    "no-plain",
    "no-folder",
    "locked",
    "loop",
    "full",
]
Facts = dict[str, str | int]
Decoded = TypeVar("Decoded")
LONG: Final = 120  # of something quoted
MARK: Final = "\ufeff"
WHOLE: Final = "$"  # the place that is the whole file, as in JSONPath
DEEP: Final = "nested too deeply"
UNENDED: Final = re.compile(  # a string, a word or a number whose end is missing
    r'"(?:[^"\\]|\\.)*\\?|t(?:ru?)?|f(?:a(?:ls?)?)?|n(?:ul?)?|-|\.|[eE][+-]?', re.DOTALL
)
WORDS: Final[dict[Any, str]] = {
    dict: "object",
    list: "array",
    tuple: "array",
    str: "string",
    bool: "boolean",
    int: "whole",
    float: "number",
    NoneType: "null",
}


class Unread(ValueError):
    """A text that is not what it should be: in English, and as facts for other languages.

    The facts are the flaw with its place; `detail` holds what there are no other words for.
    """

    def __init__(self, message: str, flaw: Flaw | None = None, **facts: str | int) -> None:
        super().__init__(message)
        found: Facts = {} if flaw is None else {"flaw": flaw}
        for name, fact in facts.items():
            found[name] = quoted(fact) if isinstance(fact, str) else fact
        self.facts = found


def quoted(text: str) -> str:
    return text if len(text) <= LONG else f"{text[:LONG]}…"


def decode(data: bytes | str, kind: type[Decoded]) -> Decoded:
    """What a JSON text says; raises Unread."""
    try:
        return msgspec.json.decode(unmarked(data), type=kind)
    except RecursionError:
        raise Unread(DEEP, "nested") from None
    except (msgspec.DecodeError, UnicodeDecodeError) as problem:
        raise looked_at(data, kind, str(problem)) from None


def unmarked(data: bytes | str) -> bytes | str:
    """A text without the mark that editors of Windows put before it; it says nothing."""
    return data.removeprefix(MARK) if isinstance(data, str) else data.removeprefix(MARK.encode())


def looked_at(data: bytes | str, kind: Any, said: str) -> Unread:
    """Why the decoder, which said this, could not read it."""
    try:
        text = (data if isinstance(data, str) else data.decode()).removeprefix(MARK)
        value = json.loads(text)
        found = {"detail": said} if fits(value, kind) else stray(value, kind, said)
        return Unread(said, **found)
    except UnicodeDecodeError as problem:
        return no_text(problem)
    except json.JSONDecodeError as problem:
        return broken(text, problem, said)
    except RecursionError:
        return Unread(DEEP, "nested")
    except ValueError:  # a number longer than Python takes
        return Unread(said, detail=said)


def no_text(problem: UnicodeDecodeError) -> Unread:
    return Unread(f"not UTF-8 at byte {problem.start}", "not-text", byte=problem.start)


def broken(text: str, problem: json.JSONDecodeError, said: str) -> Unread:
    """A text that is no JSON, from some place on or at all."""
    if not text.strip():
        return Unread("it is empty", "empty")
    rest = text[problem.pos :].rstrip()
    ends = not rest or UNENDED.fullmatch(rest) is not None
    if not ends and not text[: problem.pos].strip():
        return Unread(said, "not-json")
    place = len(text.rstrip()) if ends else problem.pos
    line = text.count("\n", 0, place) + 1
    column = place - text.rfind("\n", 0, place)
    flaw: Flaw = "cut-off" if ends else "syntax"
    return Unread(f"{said}, line {line}, column {column}", flaw, line=line, column=column)


def fits(value: object, kind: Any) -> bool:
    try:
        msgspec.convert(value, kind)
    except msgspec.ValidationError:
        return False
    return True


def stray(value: object, kind: Any, said: str, place: str = WHOLE) -> Any:
    """The flaw of the innermost part of a value that does not fit its type."""
    for one in kinds_in(kind):
        if is_struct(one) and isinstance(value, dict):
            fields = {field.encode_name: field for field in msgspec.structs.fields(one)}
            for name, field in fields.items():
                if field.required and name not in value:
                    return {"flaw": "missing", "field": name, "place": place}
            config = one.__struct_config__
            for name in value:
                if config.forbid_unknown_fields and name not in {*fields, config.tag_field}:
                    return {"flaw": "extra", "field": name, "place": place}
        for where, part, its_kind in parts(value, one, place):
            if not fits(part, its_kind):
                return stray(part, its_kind, said, where)
    wanted = [word_for(one) for one in kinds_in(kind)]
    got = WORDS[type(value)]
    if got in wanted or (got == "whole" and "number" in wanted):
        return {"flaw": "value", "place": place, "detail": said}
    wanted = [word for word in wanted if word != "null"]
    return {
        "flaw": "type",
        "place": place,
        "want": wanted[0] if len(wanted) == 1 else "other",
        "got": got,
    }


def parts(value: object, kind: Any, place: str) -> Iterator[tuple[str, object, Any]]:
    """The parts of a value that has the outer shape of its type: where, what, and of which type."""
    inner = get_args(kind)
    if isinstance(value, dict) and is_struct(kind):
        for field in msgspec.structs.fields(kind):
            if field.encode_name in value:
                yield f"{place}.{field.encode_name}", value[field.encode_name], field.type
    elif isinstance(value, dict) and get_origin(kind) is dict:
        for name, part in value.items():
            yield f"{place}.{name}", part, inner[1]
    elif isinstance(value, list) and get_origin(kind) in (list, tuple):
        alike = get_origin(kind) is list or inner[-1] is Ellipsis
        if alike or len(inner) == len(value):
            for number, part in enumerate(value):
                yield f"{place}[{number}]", part, inner[0 if alike else number]


def kinds_in(kind: Any) -> tuple[Any, ...]:
    """A type without its limits; of a union, every type."""
    if get_origin(kind) is Annotated:
        return kinds_in(get_args(kind)[0])
    if get_origin(kind) in (Union, UnionType):
        return tuple(one for each in get_args(kind) for one in kinds_in(each))
    return (kind,)


def is_struct(kind: Any) -> bool:
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct)


def word_for(kind: Any) -> str:
    """What a type is in JSON."""
    if is_struct(kind):
        return "object"
    if get_origin(kind) is Literal:
        return WORDS.get(type(get_args(kind)[0]), "other")
    return WORDS.get(get_origin(kind) or kind, "other")


def unreadable(path: Path, problem: OSError, before: str = "") -> UnreadableFile:
    """What is said of a file that the system does not give."""
    reasons: dict[type[OSError], Flaw] = {
        FileNotFoundError: "no-file",
        IsADirectoryError: "folder",
        PermissionError: "denied",
    }
    refusal = UnreadableFile(f"{before}cannot read {path}: {problem.strerror or problem}")
    refusal.place = str(path)
    if type(problem) in reasons:
        refusal.facts["flaw"] = reasons[type(problem)]
    return refusal
