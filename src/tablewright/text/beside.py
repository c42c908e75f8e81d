"""What the table says about an option beyond its label: the things that it stands for, in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from tablewright.engine import Scene, Table
from tablewright.engine.looks import Figure, Marker
from tablewright.engine.scene import PICKABLE, STATE_SIGNS, Node, attach, outline, walk
from tablewright.text.speaker import CatalogueWords

#: What the table says about an option is worth a place beside it if it adds so many words.
WORTH_TELLING: Final = 2


def things_meant(
    table: Table, words: CatalogueWords, seat: int | None, offered: Sequence[str]
) -> dict[str, list[list[str]]]:
    """For each option the things on the table that it stands for, each in lines: the thing itself, then what
    lies on it. Somebody's pieces say no more than whose they are, and are left out.
    """
    try:
        scenes = table.game.scenes(table.view(seat), seat)
    except NotImplementedError:
        return {}
    attach(scenes, offered)
    meant: dict[str, list[list[str]]] = {}
    for node in (node for scene in scenes for node in walk(scene) if node.options):
        lines = [] if isinstance(node.look, Figure | Marker) else _lines_of(node, words)
        for option in node.options if lines else ():
            things = meant.setdefault(option, [])
            if lines not in things:
                things.append(lines)
    return meant


def _lines_of(node: Node, words: CatalogueWords) -> list[str]:
    """A thing alone in words, without the sign that it can be picked."""
    alone = Scene("", "")
    alone.add(node)
    return [_without_sign(line) for line in outline(alone, words.text)]


def _without_sign(line: str) -> str:
    return re.sub(rf"^(\s*){re.escape(STATE_SIGNS[PICKABLE])}", r"\1", line)


def told_beside(label: str, things: Sequence[Sequence[str]]) -> str:
    """What the table says about an option beyond its label: of each thing the first line, unless it adds
    next to nothing.
    """
    told = [_beyond(label, lines[0].removesuffix(":")) for lines in things]
    return " · ".join(text for text in told if text)


def _beyond(label: str, text: str) -> str:
    """A text without the name at its beginning, if the label says that too."""
    names = (text[: end.start()] for end in re.finditer(r"$|(?<=\w|\))(?=\s*[:,;(])", text))
    said = max((name for name in names if name.casefold() in label.casefold()), key=len, default="")
    rest = text[len(said) :].lstrip(" :,;.")
    known = set(_words(label))
    is_news = sum(word not in known for word in _words(rest)) >= WORTH_TELLING
    return rest if is_news or (said and rest) else ""


def _words(text: str) -> list[str]:
    return re.findall(r"\w+", text.casefold())
