"""What the documentation site is made from fits together; tests/web builds it."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tablewright
from docs.site.links import broken
from docs.site.pictures import variants
from docs.site.record import Record
from docs.site.stage import DOCUMENTS, FROM_ROOT, HERE
from tablewright.draw import Drawn, Place, Sheet


def in_nav(entries: list[Any]) -> Iterator[str]:
    """Every page that a table of contents names."""
    for entry in entries:
        if isinstance(entry, str):
            yield entry
        else:
            for part in entry.values():
                yield from in_nav([part] if isinstance(part, str) else part)


def contents(language: str) -> set[str]:
    """The pages in the table of contents of a language."""
    return set(in_nav(tomllib.loads((HERE / f"{language}.toml").read_text("utf-8"))["project"]["nav"]))


def test_every_document_is_in_the_table_of_contents() -> None:
    pages = {str(page.relative_to(DOCUMENTS)) for page in DOCUMENTS.rglob("*.md")}
    polish = {page for page in pages if page.startswith("pl/")}
    moved = {page for page in FROM_ROOT.values() if page.endswith(".md")}
    assert (pages - polish) | moved <= contents("en")
    assert {page.removeprefix("pl/") for page in polish} <= contents("pl")


@pytest.mark.parametrize("game", tablewright.game_names())
def test_saves_have_the_shape_that_is_published(game: str) -> None:
    table = tablewright.new(game, players=2, seed=1)
    for _ in range(12):
        table.choose(table.decision.options[0])
    record = msgspec.json.decode(table.save(), type=Record)
    assert record.game == game
    assert len(record.moves or ()) >= 12


def test_links_that_lead_nowhere_are_found(tmp_path: Path) -> None:
    (tmp_path / "a.html").write_text(
        '<h2 id="here"></h2><a href="b.html#there"></a><a href="a.html#here"></a>'
    )
    (tmp_path / "b.html").write_text(
        '<a href="c.html"></a><img src="d.png"><a href="https://example.org/x"></a>'
    )
    assert broken(tmp_path) == ["a.html: b.html#there", "b.html: c.html", "b.html: d.png"]


def test_examples_in_docstrings_end_at_an_empty_line() -> None:
    pytest.importorskip("griffe", reason="mkdocstrings is not installed: make setup")
    from docs.site.doctests import EXAMPLE

    text = "Sums.\n\n>>> 1 + 1\n2\n>>> [0]\n[0]\n\nMore."
    assert [found[0] for found in EXAMPLE.finditer(text)] == [">>> 1 + 1\n2\n>>> [0]\n[0]\n"]


def test_a_moving_picture_keeps_what_stays_once() -> None:
    def sheet(*names: str) -> Sheet:
        drawn = {name: Drawn("piece", f"<path d='{name}'/>", "", "") for name in names}
        places = dict.fromkeys(names, Place("", "", 1.0))
        return Sheet("board", "quarry", 10, 10, -1, drawn, places, {"": names})

    shown = variants([sheet("board", "cube"), sheet("board", "die", "cube"), sheet("board")])
    assert [(name, frames) for (name, _), frames in shown.items()] == [
        ("board", (0, 1, 2)),
        ("die", (1,)),
        ("cube", (0, 1)),
    ]
