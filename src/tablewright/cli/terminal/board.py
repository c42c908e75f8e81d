"""The table as text, as a seat may see it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from difflib import SequenceMatcher
from typing import Any, Final, NamedTuple

from rich.cells import cell_len
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text as Line

from tablewright.cli.speech import Speech
from tablewright.engine import Scene
from tablewright.engine import Table as GameTable
from tablewright.engine.scene import PICKABLE, STATE_SIGNS, attach, outline
from tablewright.text import CatalogueWords

#: What the frame of a sheet takes: a line, a space and the gap on either side.
FRAME: Final = 5
#: A sheet of so many lines is shown as a whole when it changed.
SHORT: Final = 12


class Sheet(NamedTuple):
    """One part of the table: the board, or somebody's area."""

    title: str
    lines: list[str]
    marked: list[str]  #: the same with a sign before everything that can be picked now


def sheets(
    speech: Speech, table: GameTable, words: CatalogueWords, seat: int | None, offered: Sequence[str]
) -> list[Sheet]:
    """Everything on the table. A game without scenes shows its bare view."""
    view = table.view(seat)
    try:
        scenes = table.game.scenes(view, seat)
    except NotImplementedError:
        lines = list(view_lines(view))
        return [Sheet(speech.title(table.game), lines, lines)]
    plain = [outline(scene, words.text) for scene in scenes]
    attach(scenes, offered)
    return [
        Sheet(_title(speech, words, scene), lines, outline(scene, words.text))
        for scene, lines in zip(scenes, plain, strict=True)
    ]


def what_changed(speech: Speech, now: Sequence[Sheet], before: Mapping[str, list[str]]) -> list[Sheet]:
    """The sheets that changed since they were last seen; of long ones only the lines that did."""
    shown: list[Sheet] = []
    for sheet in now:
        known = before.get(sheet.title)
        if known is None or (sheet.lines != known and len(sheet.lines) <= SHORT):
            shown.append(sheet)
        elif lines := changed_lines(known, sheet.lines):
            shown.append(Sheet(speech.say("board-changed", title=sheet.title), lines, lines))
    return shown


def changed_lines(before: Sequence[str], now: Sequence[str]) -> list[str]:
    """The lines that are new, each below the headings it stands under."""
    kept: set[int] = set()
    matcher = SequenceMatcher(None, before, now, autojunk=False)
    for tag, _, _, first, end in matcher.get_opcodes():
        if tag in ("insert", "replace"):
            kept.update(range(first, end))
    return _under_headings(now, kept)


def lines_about(words: str, lines: Sequence[str]) -> list[str]:
    """The lines that hold the words, with the headings above and everything below them."""
    kept: set[int] = set()
    below: int | None = None
    for number, line in enumerate(lines):
        if below is not None and _depth(line) <= below:
            below = None
        if below is None and words.casefold() in line.casefold():
            below = _depth(line)
        if below is not None:
            kept.add(number)
    return _under_headings(lines, kept)


def _under_headings(lines: Sequence[str], kept: set[int]) -> list[str]:
    """The lines of these numbers, each below the lines that it is indented under."""
    with_headings = set(kept)
    for number in kept:
        depth = _depth(lines[number])
        for above in range(number - 1, -1, -1):
            if _depth(lines[above]) < depth:
                depth = _depth(lines[above])
                with_headings.add(above)
    return [lines[number] for number in sorted(with_headings)]


def _depth(line: str) -> int:
    return len(line) - len(line.lstrip(" "))


def view_lines(view: Mapping[str, Any], depth: int = 0) -> Iterator[str]:
    """A view as indented lines, one for each value that is not nested."""
    indent = "  " * depth
    for name, value in view.items():
        if isinstance(value, Mapping):
            yield f"{indent}{name}:"
            yield from view_lines(value, depth + 1)
        elif isinstance(value, list) and any(isinstance(part, Mapping) for part in value):
            for number, part in enumerate(value):
                yield f"{indent}{name} {number + 1}:"
                yield from view_lines(part if isinstance(part, Mapping) else {"": part}, depth + 1)
        else:
            yield f"{indent}{name}: {', '.join(map(str, value)) if isinstance(value, list) else value}"


def panels(shown: Sequence[Sheet], width: int) -> RenderableType:
    """Sheets side by side, as many in a row as the terminal is wide."""
    rows: list[list[Sheet]] = []
    room = 0
    for sheet in shown:
        needed = max(cell_len(line) for line in (*sheet.marked, f"{sheet.title}  ")) + FRAME
        if not rows or needed > room:
            rows.append([])
            room = width
        rows[-1].append(sheet)
        room -= needed
    return Group(*(_row(row) for row in rows))


def _row(row: Sequence[Sheet]) -> Table:
    grid = Table.grid(padding=(0, 1))
    grid.add_row(*(_panel(sheet) for sheet in row))
    return grid


def _panel(sheet: Sheet) -> Panel:
    sign = STATE_SIGNS[PICKABLE]
    text = Line("\n").join(
        Line(line, style="bold" if line.lstrip().startswith(sign) else "") for line in sheet.marked
    )
    return Panel(text, title=Line(sheet.title, style="bold"), title_align="left", expand=False)


def _title(speech: Speech, words: CatalogueWords, scene: Scene) -> str:
    if scene.owner >= 0:
        return words.catalogue.seat(scene.owner)
    name = f"scene-{scene.name}"
    return words.catalogue.name(name) if words.catalogue.has(f"name-{name}") else speech.say("board")
