"""Errors as people see them: one message on stderr, in their language, with a remedy; never a traceback."""

from __future__ import annotations

import os
import re
from typing import Any, Final

import typer

from tablewright.cli.speech import Speech
from tablewright.engine.errors import BrokenRule, TablewrightError

DEBUG_VARIABLE: Final = "TABLEWRIGHT_DEBUG"

BAD_INPUT: Final = 2
BUG: Final = 1
STOPPED: Final = 130


def shows_traceback() -> bool:
    """Whether errors shall come with all their inner life."""
    return os.environ.get(DEBUG_VARIABLE, "") not in ("", "0")


def exit_code_of(error: TablewrightError) -> int:
    """A broken rule is our fault, everything else a matter of what was typed."""
    return BUG if isinstance(error, BrokenRule) else BAD_INPUT


def usage_sentence(speech: Speech, error: typer.TyperException) -> str:
    """What is wrong with the words on the command line.

    Typer tells the kinds of mistakes apart by classes that it does not publish, hence by their names here.
    """
    kind = type(error).__name__
    if kind == "NoSuchOption":
        near: list[str] = sorted(getattr(error, "possibilities", None) or [])
        return speech.say(
            "usage-no-such-option-near" if near else "usage-no-such-option",
            option=str(getattr(error, "option_name", "")),
            near=", ".join(near),
        )
    if kind == "MissingParameter":
        return speech.say("usage-missing", name=_name_of(getattr(error, "param", None)))
    if kind == "BadOptionUsage":
        return speech.say("usage-value-missing", option=str(getattr(error, "option_name", "")))
    if kind == "BadParameter":
        wanted = getattr(getattr(error, "param", None), "type", None)
        least, most = getattr(wanted, "min", None), getattr(wanted, "max", None)
        if least is not None:
            return speech.say(
                "usage-from" if most is None else "usage-from-to",
                name=_name_of(getattr(error, "param", None)),
                least=str(least),
                most=str(most),
            )
        message = f"usage-wants-{getattr(wanted, 'name', '')}"
        return speech.say(
            message if speech.catalogue.has(message) else "usage-wrong-value",
            name=_name_of(getattr(error, "param", None)),
        )
    extra = re.search(r"unexpected extra arguments?(?:\(s\))? \((?P<words>.*)\)", error.format_message())
    if extra is not None:
        return speech.say("usage-too-much", words=extra["words"])
    return speech.say("usage-other", detail=error.format_message())


def _name_of(param: Any) -> str:
    if param is None:
        return "?"
    if param.param_type_name == "option":
        return str(max(param.opts, key=len))
    return str(param.name).upper()
