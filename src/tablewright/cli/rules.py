"""``tablewright rules``: read and search the rules of a game, and see which code and tests they have."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.markdown import Markdown
from rich.table import Table

from tablewright.cli.arguments import game_called
from tablewright.cli.rulepages import rules_meant, show_rules
from tablewright.cli.speech import Speech, speech_of
from tablewright.engine import Game, find_game, game_names
from tablewright.rulebook import Coverage, Rulebook, coverage

#: How many gaps of each game are told where all games are.
SOME: Final = 8


def rules(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    rule: Annotated[str | None, typer.Argument()] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="words")] = None,
    covered: Annotated[bool, typer.Option("--coverage")] = False,
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
    book = Rulebook.read(game_called(speech, game).folder, speech.language)
    if rule is not None:
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
    found = [game_called(speech, name)] if name is not None else [find_game(known) for known in game_names()]
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


def _tests_of(speech: Speech, game: Game[Any], chosen: Path | None) -> Path:
    """Where the tests of a game lie, or would lie: in the folder named, else in a source checkout."""
    if chosen is not None:
        if not chosen.is_dir():
            raise speech.error("no-such-folder", folder=str(chosen))
        return chosen
    for root in (Path.cwd(), *game.folder.parents[:5]):
        folder = root / "tests" / "games"
        if folder.is_dir():
            return folder / game.name
    raise speech.error("rules-no-tests", game=game.name)


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
