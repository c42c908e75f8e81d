"""Names on boards are fitted into their places by widths that the drawing package knows: the page has to have
a face of these widths, whatever is installed where it is shown.
"""

from __future__ import annotations

from typing import Final

import pytest

from tablewright.draw.measure import width
from tests.web.visitor import Visitor

#: Every name: the text, its size and weight, and how wide it turned out, in units of the board.
NAMES: Final = """() => document.fonts.ready.then(() => [...document.querySelectorAll(".tw-scene text.serif")]
    .map((name) => [name, getComputedStyle(name)])
    .map(([name, style]) => [name.textContent, parseFloat(style.fontSize), parseInt(style.fontWeight),
        name.getComputedTextLength()]))"""
MOST: Final = 0.04  # of its width a name may differ; the usual serif of a Linux desktop is wider by 0.1


def test_names_are_as_wide_as_they_were_taken_for(ann: Visitor) -> None:
    ann.new_table("Tawantinsuyu")
    for language, known in (("English", "Village"), ("Polski", "Wioska")):
        ann.page.get_by_role("button", name=language).click()
        ann.page.locator(".tw-scene text.serif", has_text=known).first.wait_for()
        names = [found for found in ann.page.evaluate(NAMES) if len(found[0]) > 3]
        assert len(names) > 10
        for text, size, weight, drawn in names:
            assert drawn == pytest.approx(width(text, size, "serif", weight), rel=MOST), text
