"""Texts fit their room in every language, and hostile ones do no harm."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablewright.draw import render
from tablewright.draw.measure import ELLIPSIS, LINE_HEIGHT, SMALLEST, fit, width
from tablewright.draw.svg import safe
from tablewright.engine.glyphs import number, on, small
from tablewright.engine.looks import Card, Counter, Picture, Space, Tile, Token, Zone
from tablewright.engine.marks import ArcWords, Glyphs, Words
from tablewright.engine.message import Text
from tablewright.engine.outlines import circle, octagon, path, rect
from tablewright.engine.scene import Node, Scene, attach

HOSTILE = '</text><script>alert(\'x\')</script>" onload="alert(1)" &amp; <b>&#60;\x00\x1b]]>'
SVG = "{http://www.w3.org/2000/svg}"


# ------------------------------------------------------------------------------------------ fitting
def test_short_names_stay_as_they_are() -> None:
    assert fit("Quarry", 16.5, 136, 2, "serif", 700) == (("Quarry",), 16.5)


def test_long_names_take_two_balanced_lines() -> None:
    fitted = fit("Site of gold and citizens", 17, 160, 2, "serif", 700)
    assert fitted == (("Site of gold", "and citizens"), 17)


def test_what_cannot_wrap_shrinks_then_is_cut() -> None:
    shrunk = fit("Astronomical", 17, 105, 1, "serif", 700)
    assert shrunk.lines == ("Astronomical",)
    assert SMALLEST < shrunk.size < 17
    cut = fit("Donaudampfschifffahrtsgesellschaft", 17, 90, 1, "serif", 700)
    assert cut.size == SMALLEST
    assert cut.lines[0].endswith(ELLIPSIS)


def test_several_lines_stand_in_their_height() -> None:
    name = "Site of gold and citizens"
    assert fit(name, 17, 160, 2, "serif", 700, height=37) == (("Site of gold", "and citizens"), 17)
    low = fit(name, 17, 110, 2, "serif", 700, height=28)
    assert len(low.lines) == 2
    assert 2 * low.size * LINE_HEIGHT["serif"] <= 28
    assert fit(name, 17, 600, 2, "serif", 700, height=5) == ((name,), 17), "one line is always printed"


def test_polish_letters_are_as_wide_as_their_base() -> None:
    assert width("zazolc gesla jazn", 17, "sans", 400) == width("zażółć gęślą jaźń", 17, "sans", 400)


def test_bold_is_wider_and_capitals_too() -> None:
    assert width("Temple", 20, "serif", 700) > width("Temple", 20, "serif", 400)
    assert width("TEMPLE", 20, "sans", 600) > width("temple", 20, "sans", 600)


@given(
    st.text(st.characters(categories=["L", "N", "P", "Zs"]), max_size=60),
    st.floats(40, 400),
    st.integers(1, 4),
    st.sampled_from(["sans", "serif"]),
)
def test_a_fitted_text_never_leaves_its_room(text: str, room: float, lines: int, face: str) -> None:
    fitted = fit(text, 20, room, lines, face, 600)
    assert SMALLEST <= fitted.size <= 20
    assert 1 <= len(fitted.lines) <= lines
    for part in fitted.lines:
        assert width(part, fitted.size, face, 600) <= room or part == text
        assert part == text or part.endswith(ELLIPSIS) or set(part.split()) <= set(text.split())


# ------------------------------------------------------------------------------------------ escaping
def hostile_scene() -> Scene:
    """Hostile text wherever a text can stand, in ids and options too."""
    bad = Text("bad")
    scene = Scene("board", "origins")
    zone = scene.add(Node("zone", Zone(rect(400, 200), note=bad), 0, 0, bad, bad))
    zone.draw(
        Words(bad, 10, 10, width=200, lines=2),
        Words(HOSTILE, 10, 30),
        ArcWords(bad, 50, 10),
        Glyphs((number(bad), small(bad), on("box", "red", text=bad)), 50, 50),
    )
    zone.add(Node("card", Card(90, 120), 0, 0, bad))
    zone.add(Node("tile", Tile(octagon(150), "red", "gate"), 0, 0, bad))
    zone.add(Node("space", Space(circle(40)), 0, 0, bad))
    zone.add(Node("token", Token(circle(20), "red", text=bad)))
    zone.add(Node("counter", Counter("gold", HOSTILE), 0, 0, bad))
    zone.add(Node(f"id{HOSTILE}", Token(circle(20), "red", "gold"), picks=(HOSTILE,)))
    attach([scene], [HOSTILE], badges={HOSTILE: HOSTILE})
    return scene


def test_hostile_text_stays_text() -> None:
    drawing = render(hostile_scene(), lambda text: HOSTILE)
    root = ElementTree.fromstring(drawing)
    allowed = {
        "svg",
        "style",
        "defs",
        "symbol",
        "pattern",
        "g",
        "title",
        "path",
        "rect",
        "circle",
        "ellipse",
        "use",
    }
    allowed |= {"text", "textPath"}
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= allowed
    assert not [name for element in root.iter() for name in element.attrib if name.startswith("on")]
    shown = [text for element in root.iter() if (text := element.text or "") and "alert" in text]
    assert len(shown) > 12, "every text is there, and as text"


def test_every_hostile_text_is_shown_as_written() -> None:
    drawing = render(hostile_scene(), lambda text: HOSTILE)
    root = ElementTree.fromstring(drawing)
    titles = [element.text for element in root.iter(f"{SVG}title")]
    assert titles == [HOSTILE.replace("\x00", " ").replace("\x1b", " ")]


@given(st.text())
def test_safe_text_survives_any_parser(text: str) -> None:
    parsed = ElementTree.fromstring(f'<a b="{safe(text)}">{safe(text)}</a>')
    kept = "".join(c if c.isprintable() else " " for c in text)
    assert parsed.text == (kept or None)
    assert parsed.attrib["b"] == kept


@pytest.mark.parametrize(
    "node",
    [
        Node("a", Picture(path('M0 0"/><script/>'))),
        Node("a", Space(rect(9, 9), 'red"/><script/>')),
        Node("a", Space(rect(9, 9), "url(//evil)")),
        Node("a", Zone(rect(9, 9), icon='gold"/>')),
        Node("a", Zone(rect(9, 9), texture='waves"/>')),
    ],
    ids=["path", "colour", "url", "icon", "texture"],
)
def test_names_and_paths_that_are_none_are_refused(node: Node) -> None:
    scene = Scene("board", "origins")
    node.picks = ("a",)
    scene.add(node)
    with pytest.raises(ValueError, match=r"no colour|not path data|no pictogram|no texture"):
        render(scene, str)


def test_dashes_cannot_leave_their_attribute() -> None:
    scene = Scene("board", "origins")
    scene.add(Node("a", Space(rect(9, 9), dash='4"/><script/>')))
    assert not re.search(r"<script", render(scene, str))
