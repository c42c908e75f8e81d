"""What the documents show works: Python runs, what is taken from files is still there, commands exist."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
import typer

from tablewright.cli import app
from tablewright.cli.speech import Speech, take_language

ROOT = Path(__file__).parents[2]
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("**/*.md")),
    ROOT / "src" / "tablewright" / "draw" / "README.md",
]
FENCE = re.compile(r"^( *)```(\w*)(?: title=\"([^\"]+)\")?\n(.*?)^\1```$", re.M | re.S)
#: Pages with Python that cannot run by itself, and why.
FRAGMENTS = {
    "CONTRIBUTING.md": "the outline of a rule",
    "docs/architecture.md": "the outline of a rule",
    "docs/server.md": "a bot for a server that runs, with its address and a token on the command line",
    "src/tablewright/draw/README.md": "the outline of a scene",
}
#: What a person has to be at, or takes long.
MENTIONED = re.compile(r"^(?:\w+=\S+ )*tablewright (?![A-Z]+ |\[)")


class Block(NamedTuple):
    """A fenced block of a page."""

    language: str
    title: str
    text: str


def blocks(page: Path) -> list[Block]:
    """Every fenced block, without the blanks before it."""
    return [
        Block(language, title, re.sub(rf"^{blanks}", "", text, flags=re.M))
        for blanks, language, title, text in FENCE.findall(page.read_text(encoding="utf-8"))
    ]


def name_of(page: Path) -> str:
    """A page as seen from the root."""
    return str(page.relative_to(ROOT))


def pages_with(language: str) -> list[Path]:
    """Pages that have such blocks, not taken from a file."""
    return [page for page in PAGES if any(b.language == language and not b.title for b in blocks(page))]


@pytest.mark.filterwarnings("ignore")  # what other libraries say when they are first used
@pytest.mark.parametrize(
    "page", [page for page in pages_with("python") if name_of(page) not in FRAGMENTS], ids=name_of
)
def test_python_of_a_page_runs_from_top_to_bottom(
    page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {"__name__": "__page__"}
    for block in blocks(page):
        if block.language == "python" and not block.title:
            exec(compile(block.text, name_of(page), "exec"), names)


def test_pages_that_are_not_run_have_something_that_cannot_run() -> None:
    assert set(FRAGMENTS) <= {name_of(page) for page in pages_with("python")}


@pytest.mark.parametrize("page", [page for page in PAGES if any(b.title for b in blocks(page))], ids=name_of)
def test_blocks_taken_from_a_file_stand_there(page: Path) -> None:
    for block in blocks(page):
        if block.title:
            assert block.text in (ROOT / block.title).read_text(encoding="utf-8"), block.title


def cheap_commands() -> Iterator[tuple[str, str]]:
    """Command lines that are run: those in blocks marked ``sh``."""
    for page in PAGES:
        for block in blocks(page):
            if block.language == "sh":
                yield from ((name_of(page), line) for line in block.text.splitlines())


@pytest.mark.parametrize(("page", "line"), list(cheap_commands()))
def test_cheap_commands_run(
    page: str, line: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    name, *words = shlex.split(line)
    assert name == "tablewright"
    assert app.run(words) == 0, capsys.readouterr().err
    assert capsys.readouterr().out.strip()


def shown_commands() -> Iterator[tuple[str, str]]:
    """Every command line of a block."""
    for page in PAGES:
        for block in blocks(page):
            for line in block.text.splitlines():
                if block.language in ("", "sh") and MENTIONED.match(line):
                    yield name_of(page), line


@pytest.mark.parametrize(("page", "line"), list(shown_commands()))
def test_commands_that_are_shown_can_be_typed(page: str, line: str) -> None:
    """Command and options are known; nothing is carried out."""
    words = shlex.split(line.replace("...", "x").replace("[", "").replace("]", ""), comments=True)
    _, (name, *rest) = take_language(words[words.index("tablewright") + 1 :])
    group = typer.main.get_command(app.typer_app())
    command = group.commands[name]  # type: ignore[attr-defined]
    command.make_context(name, rest, obj=Speech("en"))
