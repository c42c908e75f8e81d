"""Rules as they are shown on the screen."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text as Line

from tablewright.cli.arguments import no_such
from tablewright.cli.speech import Speech
from tablewright.rulebook import Rule, Rulebook

#: Where in the printed book a chapter stands: for those who compare the two, not for those who play.
_POINTER: Final = re.compile(r"\s*(?:\*\([^)]*\)\*|\((?:Polish|w instrukcji): [^)]*\))")


def rules_meant(speech: Speech, book: Rulebook, typed: str) -> list[Rule]:
    """The rule of an id, all rules of a section, or else the rules that hold the words typed."""
    id_ = typed.strip().upper()
    by_id = {rule.id.upper(): rule for rule in book.everything}
    found = [by_id[id_]] if id_ in by_id else [*book.group(id_)] or book.search(typed)
    if not found:
        raise no_such(speech, "no-such-rule", id_, list(by_id))
    return found


def show_rule(speech: Speech, rule: Rule) -> None:
    """One rule with its id."""
    show_rules(speech, [rule])


def show_rules(speech: Speech, found: Sequence[Rule]) -> None:
    """Rules, each with its id and the chapter it stands in."""
    grid = Grid.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    grid.add_column()
    chapter = ""
    for rule in found:
        if rule.chapter != chapter:
            chapter = rule.chapter
            grid.add_row("", Line(title_shown(chapter), style="bold"))
        grid.add_row(Line(rule.id, style="cyan"), Markdown(rule.text))
    speech.out.print(grid)


def title_shown(title: str) -> str:
    """The title of a chapter without its pointer into the printed book and without signs of markup."""
    return _POINTER.sub("", title).replace("`", "")


def chapters(speech: Speech, book: Rulebook) -> Grid:
    """The table of contents."""
    grid = Grid.grid(padding=(0, 2))
    for chapter in book.chapters:
        if chapter.rules:
            grid.add_row(
                Line(chapter.number, style="cyan"),
                Line(title_shown(chapter.title)),
                Line(speech.say("rules-count", count=len(chapter.rules)), style="dim"),
            )
    return grid
