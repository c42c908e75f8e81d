"""What a drawing depends on beside its node: the colours, the reader's language, the room there is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from tablewright.draw.colour import darker, ink_on, palette
from tablewright.draw.icons import icon_id
from tablewright.draw.measure import LINE_HEIGHT, fit
from tablewright.draw.svg import at, fine, num, safe
from tablewright.engine.glyphs import Caption
from tablewright.engine.message import Text
from tablewright.engine.scene import SEAT_LETTERS, seat_colour

#: Pixels per scene unit of a board on a 1440 x 900 screen.
NOMINAL_ZOOM: Final = 0.61

#: Level of detail: everything from this many pixels on, picture and effect from the second.
FULL_FROM: Final = 72.0
COMPACT_FROM: Final = 36.0

BASELINE: Final = 0.35  # from the middle of a line down to its baseline, in sizes


class Art(NamedTuple):
    """The SVG of one look: what lies under the children and what lies over them."""

    under: str
    over: str = ""


class Pen:
    """Draws in one world, one language and for one size on the screen."""

    def __init__(self, world: str, texts: Callable[[Text], str], zoom: float = NOMINAL_ZOOM) -> None:
        self.world = world
        self.zoom = zoom
        self.texts = texts
        self._palette = palette(world)
        self.paint = self._palette.paint

    # -------------------------------------------------------------------------------------- words, colours
    def say(self, caption: Caption) -> str:
        """A caption in the reader's language."""
        return self.texts(caption) if isinstance(caption, Text) else caption

    def value(self, name: str) -> str:
        """A colour as #RRGGBB."""
        return self._palette.value(name)

    def on(self, name: str) -> str:
        """Ink or white, whichever reads better on a colour."""
        return ink_on(self._palette.value(name))

    def edge(self, name: str, part: float = 0.4) -> str:
        """A darker shade of a colour, for the line around it."""
        return darker(self._palette.value(name), part)

    def detail(self, size: float) -> str:
        """How much of a thing of this size can be shown."""
        pixels = size * self.zoom
        return "full" if pixels >= FULL_FROM else "compact" if pixels >= COMPACT_FROM else "picture"

    # -------------------------------------------------------------------------------------- pictograms, type
    def icon(
        self, name: str, x: float, y: float, size: float, colour: str, opacity: float = 1.0, rim: str = ""
    ) -> str:
        """A pictogram around a point."""
        extra = f' opacity="{fine(opacity)}"' if opacity != 1.0 else ""
        if rim:
            extra += self._around(rim, max(1.6, 40 / size))
        side = num(size)
        return (
            f'<use href="#{icon_id(name)}" x="{num(x - size / 2)}" y="{num(y - size / 2)}" width="{side}" '
            f'height="{side}" color="{self.paint(colour)}"{extra}/>'
        )

    def text(
        self,
        text: str,
        x: float,
        y: float,
        size: float,
        colour: str,
        anchor: str = "middle",
        weight: int = 600,
        face: str = "sans",
        halo: str = "",
    ) -> str:
        """One line of text whose middle lies at y."""
        extra = "" if anchor == "middle" else f' text-anchor="{anchor}"'
        if weight != 600:
            extra += f' font-weight="{weight}"'
        if face == "serif":
            extra += ' class="serif"'
        if halo:
            extra += self._around(halo, 4.5)
        return (
            f'<text x="{num(x)}" y="{num(y + size * BASELINE)}" font-size="{num(size)}" '
            f'fill="{self.paint(colour)}"{extra}>{safe(text)}</text>'
        )

    def _around(self, colour: str, width: float) -> str:
        """Attributes of a line behind the letters or the pictogram."""
        line = f' stroke="{self.paint(colour)}" stroke-width="{fine(width)}"'
        return f'{line} paint-order="stroke" stroke-linejoin="round"'

    def block(
        self,
        caption: Caption,
        x: float,
        y: float,
        size: float,
        colour: str,
        room: float,
        lines: int = 1,
        anchor: str = "middle",
        weight: int = 600,
        face: str = "sans",
        halo: str = "",
        height: float = 0.0,
    ) -> str:
        """A text that fits its room: wrapped, then shrunk, then cut; its middle lies at y."""
        text = self.say(caption)
        if not text:
            return ""
        if not room:
            return self.text(text, x, y, size, colour, anchor, weight, face, halo)
        fitted = fit(text, size, room, lines, face, weight, height)
        step = fitted.size * LINE_HEIGHT[face]
        top = y - (len(fitted.lines) - 1) / 2 * step
        return "".join(
            self.text(part, x, top + i * step, fitted.size, colour, anchor, weight, face, halo)
            for i, part in enumerate(fitted.lines)
        )

    def number_badge(self, x: float, y: float, value: object) -> str:
        """How many: white on a dark capsule."""
        text = str(value)
        width = max(26.0, 14 + 10 * len(text))
        return (
            f'<rect x="{num(x - width / 2)}" y="{num(y - 12)}" width="{num(width)}" height="24" rx="12" '
            f'fill="{self.paint("ink")}" stroke="{self.paint("cream")}" stroke-width="1.4"/>'
            + self.text(text, x, y, 17, "white", weight=750)
        )

    def seat_letter(self, seat: int) -> str:
        """The letter of a seat."""
        return SEAT_LETTERS[seat]

    def seat_value(self, seat: int) -> str:
        """The colour of a seat."""
        return self.paint(seat_colour(seat))


def group(body: str, x: float, y: float, scale: float = 1.0, turn: float = 0.0, opacity: float = 1.0) -> str:
    """Something drawn elsewhere: moved, turned, scaled, faded."""
    if not body:
        return ""
    faded = f' opacity="{fine(opacity)}"' if opacity != 1.0 else ""
    moved = at(x, y, turn, scale)
    return f"<g{moved}{faded}>{body}</g>" if moved or faded else body
