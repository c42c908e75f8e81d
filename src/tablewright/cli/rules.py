"""``tablewright rules``: read and search the rules of a game, and see which code and tests they have."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.markdown import Markdown
from rich.table import Table

from tablewright.cli.arguments import game_called
from tablewright.cli.rulepages import read_rules, rules_meant, show_rules
from tablewright.cli.speech import Speech, speech_of
from tablewright.engine import Game, playable_games
from tablewright.rulebook import (
    Coverage,
    Rule,
    coverage,
    home_of,
    homes_in,
    where_tests_lie,
)

#: How many gaps of each game are told where all games are.
SOME: Final = 8


def rules(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    rule: Annotated[str | None, typer.Argument()] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="words")] = None,
    covered: Annotated[bool, typer.Option("--coverage")] = False,
    where: Annotated[bool, typer.Option("--where")] = False,
    tests: Annotated[Path | None, typer.Option("--tests", metavar="folder")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Show rules, or what code and tests they have."""
    speech = speech_of(context)
    if covered:
        raise typer.Exit(_tell_coverage(speech, game, tests, as_json))
    if game is None:
        raise speech.error("rules-which")
    if as_json:
        raise speech.error("rules-json")
    found_game = game_called(speech, game)
    book = read_rules(speech, found_game)
    if where:
        if rule is None:
            raise speech.error("rules-where-which")
        _tell_where(speech, found_game, rules_meant(speech, book, rule), tests)
    elif rule is not None:
        show_rules(speech, rules_meant(speech, book, rule))
    elif search is not None:
        found = book.search(search)
        show_rules(speech, found)
        speech.print("rules-found", count=len(found))
    else:
        for chapter in book.chapters:
            speech.out.print(
                Markdown(f"{'#' * max(1, chapter.level)} {chapter.number} {chapter.title}\n\n{chapter.text}")
            )


def _tell_coverage(speech: Speech, name: str | None, tests: Path | None, as_json: bool) -> int:
    """Rule -> code -> tests; fails if a game that calls itself finished is not, its open books aside."""
    found = [game_called(speech, name)] if name is not None else playable_games()
    covers = [
        coverage(game.name, game.folder, game.folder, _tests_of(speech, game, tests), game.open_books)
        for game in found
    ]
    if as_json:
        data = [cover.to_json() for cover in covers]
        speech.print_json(data[0] if name is not None else data)
    else:
        speech.out.print(_summary(speech, covers))
        for cover in covers:
            _tell_gaps(speech, cover, in_full=name is not None)
    unfinished = [c for c, game in zip(covers, found, strict=True) if game.finished and (c.due or c.problems)]
    return 1 if unfinished else 0


def _tell_where(speech: Speech, game: Game[Any], meant: Sequence[Rule], tests: Path | None) -> None:
    """In which file a rule is at home, and the lines of code and tests that name it."""
    folder = where_tests_lie(game, Path.cwd()) if tests is None else _tests_of(speech, game, tests)
    cover = coverage(game.name, game.folder, game.folder, folder or game.folder / "tests", game.open_books)
    homes = homes_in(game.folder)
    for rule in meant:
        covered = cover.entries[rule.id]
        speech.out.print(rule.id, style="bold", markup=False)
        for home in home_of(rule.id, homes):
            speech.print("rules-home", file=_near(home.file))
        for places in (covered.code, covered.tests):
            for place in places:
                told = f"  {_near(place.file)}:{place.line} {place.name}".rstrip()
                speech.out.print(told, markup=False, highlight=False, soft_wrap=True)


def _near(file: Path) -> str:
    """A file as seen from here, if it lies below."""
    here = Path.cwd()
    return str(file.relative_to(here) if file.is_relative_to(here) else file)


def _tests_of(speech: Speech, game: Game[Any], chosen: Path | None) -> Path:
    """Where the tests of a game lie, or would lie: in the folder named, else in its project."""
    if chosen is not None:
        if not chosen.is_dir():
            raise speech.error("no-such-folder", folder=str(chosen))
        return chosen
    found = where_tests_lie(game, Path.cwd())
    if found is None:
        raise speech.error("rules-no-tests", game=game.name)
    return found


def _summary(speech: Speech, covers: list[Coverage]) -> Table:
    """One line for each game; for each of its books, if it has several."""
    table = Table(box=None, pad_edge=False, header_style="bold")
    columns = ("game", "rules", "cited", "tested", "examples", "missing")
    for column in columns:
        table.add_column(speech.say(f"coverage-{column}"), justify="left" if column == "game" else "right")
    for cover in covers:
        books = cover.books
        for book, part in books.items():
            data = part.figures()
            data["game"] = f"{cover.game}, {book}" if len(books) > 1 else cover.game
            data["missing"] = len(data["missing"])
            data["examples"] = f"{data['examples_tested']}/{data['examples']}"
            table.add_row(*(str(data[column]) for column in columns))
    return table


def _tell_gaps(speech: Speech, cover: Coverage, in_full: bool) -> None:
    if in_full:
        table = Table(box=None, pad_edge=False, header_style="bold")
        for column in ("rule", "code", "tests"):
            table.add_column(speech.say(f"coverage-{column}"))
        for id_, entry in cover.entries.items():
            code, tests = (
                ", ".join(dict.fromkeys(place.name or place.file.name for place in places))
                for places in (entry.code, entry.tests)
            )
            table.add_row(id_, code or "—", tests or "—", style="" if entry.is_complete else "red")
        speech.out.print(table)
    shown = cover.due if in_full else cover.due[:SOME]
    if shown:
        message = "coverage-gaps" if len(shown) == len(cover.due) else "coverage-gaps-more"
        speech.print(message, game=cover.game, ids=", ".join(shown), count=len(cover.due))
    for book, part in cover.books.items():
        if book in cover.open_books:
            speech.print("coverage-open", game=cover.game, book=book, count=len(part.missing))
    for problem in cover.problems:
        speech.out.print(problem, style="red", markup=False)
