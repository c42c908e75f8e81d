"""Examples in docstrings are shown as code: ``>>>`` alone would be a quotation in Markdown."""

from __future__ import annotations

import re
from typing import Any, Final

import griffe

#: An example with what it prints, up to the next empty line or the end.
EXAMPLE: Final = re.compile(r"(?:^>>> .*(?:\n(?!\n).+)*\n?)+", re.M)


class Doctests(griffe.Extension):
    """Puts fences around the examples of every docstring."""

    def on_object(self, *, obj: griffe.Object, **_kwargs: Any) -> None:
        """Of modules, classes, functions and attributes alike."""
        if obj.docstring is not None:
            obj.docstring.value = EXAMPLE.sub(_fenced, obj.docstring.value)


def _fenced(example: re.Match[str]) -> str:
    return f"\n```pycon\n{example[0].rstrip()}\n```\n"
