"""The help pages: made from the parameters of a command and the sentences ``help-...`` of the catalogue.

Typer's own pages know only English.
"""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any, Final

import typer
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text
from typer.core import TyperCommand, TyperGroup

from tablewright.cli.speech import Speech, speech_of

#: Understood by every command; `--language` is taken off the command line before the commands see it.
EVERYWHERE: Final = (("--language en|pl", "help-option-language"), ("--help", "help-option-help"))


class Command(TyperCommand):
    """A command whose help is in the language of the person."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        speech = speech_of(ctx)
        page: list[RenderableType] = [_usage(speech, ctx, self), speech.say(f"help-{self.name}"), ""]
        shown = [param for param in self.params if not getattr(param, "hidden", False)]
        page += _section(
            speech, "help-title-arguments", [_row(speech, self, p) for p in shown if not _is_option(p)]
        )
        page += _section(
            speech,
            "help-title-options",
            [_row(speech, self, p) for p in shown if _is_option(p)] + _everywhere(speech),
        )
        formatter.write(_written(speech, page))


class CommandGroup(TyperGroup):
    """All commands together."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        speech = speech_of(ctx)
        page: list[RenderableType] = [_usage(speech, ctx, self), speech.say("help"), ""]
        page += _section(
            speech,
            "help-title-commands",
            [(name, speech.say(f"help-{name}").partition("\n")[0]) for name in self.commands],
        )
        page += _section(
            speech,
            "help-title-options",
            [_row(speech, self, param) for param in self.params] + _everywhere(speech),
        )
        page += _section(
            speech,
            "help-title-variables",
            [(name, speech.say(f"help-variable-{name}")) for name in VARIABLES],
        )
        formatter.write(_written(speech, page))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands and not args[0].startswith("-"):
            near = difflib.get_close_matches(args[0], self.commands, 1)
            message = "no-such-command-near" if near else "no-such-command"
            raise speech_of(ctx).error(
                message, command=args[0], near=near[0] if near else "", commands=", ".join(self.commands)
            )
        return super().resolve_command(ctx, args)


VARIABLES: Final = (
    "TABLEWRIGHT_LANGUAGE",
    "TABLEWRIGHT_DATA_OVERRIDES",
    "TABLEWRIGHT_SECRET",
    "TABLEWRIGHT_DATABASE_URL",
    "TABLEWRIGHT_SMTP",
    "TABLEWRIGHT_DEBUG",
)


def _usage(speech: Speech, context: typer.Context, command: TyperCommand | TyperGroup) -> Text:
    words = [context.command_path]
    if isinstance(command, TyperGroup):
        words.append(speech.say("help-usage-command"))
    else:
        words += [_argument(param) for param in command.params if not _is_option(param)]
    words.append(speech.say("help-usage-options"))
    return Text(speech.say("help-usage", words=" ".join(words)), style="bold")


def _section(speech: Speech, title: str, rows: Iterable[tuple[str, str]]) -> list[RenderableType]:
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True, style="cyan")
    table.add_column()
    for name, text in rows:
        table.add_row(Text(name), Text(text))
    return [Text(speech.say(title), style="bold"), Padding(table, (0, 0, 1, 2))] if table.row_count else []


def _everywhere(speech: Speech) -> list[tuple[str, str]]:
    return [(name, speech.say(message)) for name, message in EVERYWHERE]


def _row(speech: Speech, command: TyperCommand | TyperGroup, param: Any) -> tuple[str, str]:
    own = f"help-{command.name}-{param.name}"
    text = speech.say(own if speech.catalogue.has(own) else f"help-option-{param.name}")
    if not _is_option(param):
        return _argument(param), text
    if not param.is_flag and param.default not in (None, "", [], ()):
        text = speech.say("help-default", text=text, value=str(param.default))
    name = ", ".join([*param.opts, *param.secondary_opts])
    return (name if param.is_flag else f"{name} {str(param.metavar or param.name).upper()}"), text


def _is_option(param: Any) -> bool:
    return bool(param.param_type_name == "option")


def _argument(param: Any) -> str:
    name = str(param.name).upper()
    return name if param.required else f"[{name}]"


def _written(speech: Speech, page: list[RenderableType]) -> str:
    with speech.out.capture() as capture:
        speech.out.print(Group(*page), markup=False)
    return capture.get()
