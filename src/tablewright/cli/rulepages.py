"""Rules as they are shown on the screen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.markdown import Markdown
from rich.table import Table as Grid
from rich.text import Text as Line

from tablewright.cli.arguments import no_such
from tablewright.cli.speech import Speech
from tablewright.engine import Game
from tablewright.rulebook import Rule, Rulebook, for_readers
from tablewright.text import component_names


def read_rules(speech: Speech, game: Game[Any]) -> Rulebook:
    """The rules of a game, as those who play read them."""
    return for_readers(Rulebook.read(game.folder, speech.language), component_names(game, speech.language))


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
            grid.add_row("", Line(chapter, style="bold"))
        grid.add_row(Line(rule.id, style="cyan"), Markdown(rule.text))
    speech.out.print(grid)


def chapters(speech: Speech, book: Rulebook) -> Grid:
    """The table of contents."""
    grid = Grid.grid(padding=(0, 2))
    for chapter in book.chapters:
        if chapter.rules:
            grid.add_row(
                Line(chapter.number, style="cyan"),
                Line(chapter.title),
                Line(speech.say("rules-count", count=len(chapter.rules)), style="dim"),
            )
    return grid
