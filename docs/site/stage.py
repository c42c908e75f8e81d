"""Lay out what the site is built from: the documents of the repository, and pages that the code writes."""

from __future__ import annotations

import json
import os
import re
import shutil
from pathlib import Path
from typing import Final

from docs.site import pages, pictures

ROOT: Final = Path(__file__).resolve().parents[2]
DOCUMENTS: Final = ROOT / "docs"
HERE: Final = Path(__file__).parent
OUTPUT: Final = ROOT / "build" / "docs"
#: Documents of the root that are pages, too.
FROM_ROOT: Final = {
    "CONTRIBUTING.md": "contributors/contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "CITATION.cff": "CITATION.cff",
    "src/tablewright/draw/README.md": "contributors/drawing.md",
}
#: Code and the parts of the site itself are not pages.
POLISH: Final = "pl"
LEFT_OUT: Final = ("site", POLISH, "__pycache__")
_LINK: Final = re.compile(r"(\]\()([^)#:\s]+)((?:#[^)]*)?\))")
#: In a numbered list CommonMark is content with three blanks, Python-Markdown wants four.
_SHALLOW: Final = re.compile(r"^(?:   |     )(?=\S)", re.M)


def lay_out() -> None:
    """Both languages, from nothing."""
    shutil.rmtree(OUTPUT, ignore_errors=True)
    _english(OUTPUT / "en")
    _polish(OUTPUT / "pl")


def _english(folder: Path) -> None:
    shutil.copytree(DOCUMENTS, folder, ignore=shutil.ignore_patterns(*LEFT_OUT, "make.py"))
    for document in [*DOCUMENTS.rglob("*.md"), *(ROOT / name for name in FROM_ROOT)]:
        if not _is_polish(_address(document)):
            _move_in(document, folder)
    shutil.copy(HERE / "style.css", folder)
    _write(folder / "players/games.md", pages.games("en"))
    _write(folder / "reference/commands.md", pages.commands("en"))
    _write(folder / "reference/spaces.md", pages.spaces())
    description = pages.openapi()
    _write(folder / "reference/http.md", pages.http(description))
    _write(folder / "reference/openapi.json", json.dumps(description, indent=1))
    for name, schema in pages.schemas().items():
        _write(folder / "reference" / name, json.dumps(schema, indent=2) + "\n")
    for name, text in pages.api().items():
        _write(folder / "reference/api" / f"{name}.md", text)
    _draw(folder / "players/drawn", "en")
    _write(folder / "table.svg", pictures.moving("en", "dark"))


def _polish(folder: Path) -> None:
    for document in (DOCUMENTS / POLISH).glob("*.md"):
        _move_in(document, folder.parent)
    shutil.copy(HERE / "style.css", folder)
    _write(folder / "gry.md", pages.games("pl"))
    _write(folder / "polecenia.md", pages.commands("pl"))
    _draw(folder / "drawn", "pl")
    _write(folder / "table.svg", pictures.moving("pl", "dark"))


def _draw(folder: Path, language: str) -> None:
    for game, settings in pictures.POSITIONS.items():
        table = pictures.position(game, *settings)
        _write(folder / f"{game}.svg", pictures.board(table, language, "dark"))


def _address(source: Path) -> Path:
    """Where a file of the repository lies on the site."""
    if source.is_relative_to(DOCUMENTS):
        return source.relative_to(DOCUMENTS)
    name = str(source.relative_to(ROOT))
    return Path(FROM_ROOT.get(name, name))


def _move_in(source: Path, folder: Path) -> None:
    """A document: its links lead to the same things as seen from its place on the site."""
    page = _address(source)

    def led(match: re.Match[str]) -> str:
        target = _address((source.parent / match[2]).resolve())
        if _is_polish(target) != _is_polish(
            page
        ):  # built as a site of its own, which knows no sources of this one
            target = target.with_suffix(".html")
        return match[1] + os.path.relpath(target, page.parent) + match[3]

    text = _LINK.sub(led, source.read_text(encoding="utf-8"))
    _write(folder / page, _SHALLOW.sub(lambda found: found[0] + " ", text))


def _is_polish(page: Path) -> bool:
    return page.parts[0] == POLISH


def _write(page: Path, text: str) -> None:
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(text, encoding="utf-8")
