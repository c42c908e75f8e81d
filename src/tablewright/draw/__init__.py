"""Drawing: scenes of drawable nodes (`tablewright.engine.scene`) become SVG. See README.md beside this file.

`render` makes a whole SVG file. A `Painter` draws sheets for the server, which sends the `difference` of two.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from importlib.resources import files

from tablewright.draw.colour import stylesheet as tokens_css
from tablewright.draw.colour import tokens, worlds_css
from tablewright.draw.icons import definitions, emblem, emblems, own_definitions, used_ids
from tablewright.draw.pen import NOMINAL_ZOOM
from tablewright.draw.sheet import (
    Drawings,
    Drawn,
    Painter,
    Patch,
    Pick,
    Place,
    Sheet,
    apply,
    body,
    difference,
)
from tablewright.draw.svg import num
from tablewright.engine.message import Text
from tablewright.engine.scene import Scene

__all__ = [
    "NOMINAL_ZOOM",
    "Drawings",
    "Drawn",
    "Painter",
    "Patch",
    "Pick",
    "Place",
    "Sheet",
    "apply",
    "body",
    "definitions",
    "difference",
    "emblem",
    "emblems",
    "own_definitions",
    "render",
    "scene_css",
    "standalone",
    "tokens_css",
    "worlds_css",
]


def render(
    scene: Scene, texts: Callable[[Text], str], theme: str = "dark", zoom: float = NOMINAL_ZOOM
) -> str:
    """The scene as an SVG file of its own: pictograms, textures and style sheet are in it."""
    return standalone(Painter(scene.world, texts, zoom).sheet(scene), theme)


def standalone(sheet: Sheet, theme: str = "dark") -> str:
    """A sheet as an SVG file of its own."""
    drawing = body(sheet)
    style = scene_css()
    wide, high = num(sheet.width), num(sheet.height)
    defs = definitions(used_ids(drawing))
    variables = _variables(theme, style + drawing)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" width="{wide}" height="{high}" '
        f'class="tw-scene" text-anchor="middle" font-weight="600"><style>{variables}{style}</style>'
        f"<defs>{defs}</defs>{drawing}</svg>"
    )


@cache
def scene_css() -> str:
    """The style sheet of drawn scenes, squeezed."""
    text = files("tablewright.draw").joinpath("scene.css").read_text(encoding="utf-8")
    plain = re.sub(r"/\*.*?\*/", "", text, flags=re.S)
    return re.sub(r"\s*([{};:,>])\s*", r"\1", re.sub(r"\s+", " ", plain)).strip()


def _variables(theme: str, used_in: str) -> str:
    """The tokens that a drawing uses, set on the drawing itself: the page around it keeps its own look."""
    values = tokens(theme)
    used = sorted(set(re.findall(r"var\(--([\w-]+)\)", used_in)))
    return ".tw-scene{" + "".join(f"--{name}:{values[name]};" for name in used) + "}"
