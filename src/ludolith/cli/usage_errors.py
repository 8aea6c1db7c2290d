"""A misspelt command line in one line: what was wrong, and what would have worked."""

from __future__ import annotations

from typing import Any, Final

from typer import BadParameter, TyperException
from typer._click.exceptions import BadOptionUsage, MissingParameter, NoSuchOption

from ludolith.cli.command_parsing import Misuse, name_of
from ludolith.cli.translations import Words, quoted

# What pydantic calls the ways in which a word is not of the type an option has.
WRONG: Final = {
    "int_parsing": "usage-not-whole",
    "int_parsing_size": "usage-too-long",
    "float_parsing": "usage-not-number",
}


def usage(problem: TyperException, speech: Words) -> str:
    """What was wrong, with the nearest words there are, or else where to read on."""
    said = fault(problem, speech)
    near = getattr(problem, "near", None) or getattr(problem, "possibilities", None)
    if near:
        head, last = ", ".join(near[:-1]), near[-1]
        words = speech.tell("usage-or", head=head, last=last) if head else last
        return speech.tell("usage-near", said=said, words=words)
    context = getattr(problem, "ctx", None)
    command = getattr(context, "command_path", "ludolith")
    return speech.tell("usage-help", said=said, command=command)


def fault(problem: TyperException, speech: Words) -> str:
    """What was wrong; typer's own words only for faults that have no message here."""
    match problem:
        case Misuse():
            facts = {
                name: quoted(fact) if isinstance(fact, str) else fact
                for name, fact in problem.facts.items()
            }
            return speech.tell(problem.message_id, **facts)
        case NoSuchOption():
            return speech.tell("usage-no-option", name=quoted(problem.option_name))
        case BadOptionUsage():
            return option_misused(problem, speech)
        case MissingParameter() if problem.param is not None:
            return speech.tell("usage-missing", name=name_of(problem.param))
        case BadParameter() if problem.param is not None:
            return bad_value(problem, name_of(problem.param), speech)
    return uncapitalised(problem.format_message())


def option_misused(problem: BadOptionUsage, speech: Words) -> str:
    """An option without the values it needs, or with one it does not take."""
    options = [] if problem.ctx is None else problem.ctx.command.get_params(problem.ctx)
    for option in options:
        if problem.option_name in option.opts:
            wanted = 0 if getattr(option, "is_flag", False) else option.nargs
            return speech.tell("usage-values", name=problem.option_name, count=wanted)
    return uncapitalised(problem.format_message())


def bad_value(problem: BadParameter, name: str, speech: Words) -> str:
    """A word that is no value of its option; pydantic says which kind of fault it is."""
    errors: Any = getattr(problem.__cause__, "errors", list)
    for found in errors():
        if found["type"] in WRONG:
            return speech.tell(WRONG[found["type"]], name=name, value=quoted(str(found["input"])))
    return speech.tell("usage-bad-value", name=name, said=uncapitalised(problem.message))


def uncapitalised(said: str) -> str:
    """Typer's words within a sentence of ours."""
    said = quoted(said.rstrip("."))
    return said[:1].lower() + said[1:]
