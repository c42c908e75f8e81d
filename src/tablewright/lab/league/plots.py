"""Plots as SVG, drawn here: a report is one file that needs no script, no network and no library.

Colours are classes of the style sheet (``report.css``), so that the same picture fits a light and a dark
page.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from math import ceil, floor, log10
from typing import Final, NamedTuple

from tablewright.lab.league.ratings import Interval

WIDTH: Final = 720
RIGHT: Final = 64
ROW: Final = 34
TICKS: Final = 6
#: So many colours the style sheet has; further things take them again.
COLOURS: Final = 8


class Named(NamedTuple):
    """A figure with its interval, in a line of its own."""

    name: str
    figure: Interval
    shown: str
    colour: int


class Share(NamedTuple):
    """A line of a stacked bar: parts of a whole, each for a colour."""

    name: str
    parts: Sequence[float]


def nice_step(span: float, ticks: int = TICKS) -> float:
    """A round distance between ticks: 1, 2 or 5 times a power of ten.

    >>> nice_step(93), nice_step(0.9), nice_step(7)
    (20.0, 0.2, 2.0)
    """
    rough = max(span, 1e-9) / ticks
    power: float = 10.0 ** floor(log10(rough))
    return next(step * power for step in (1.0, 2.0, 5.0, 10.0) if step * power >= rough * 0.999)


class Axis:
    """A horizontal scale with round ticks."""

    def __init__(self, low: float, high: float, left: float, right: float, percent: bool = False) -> None:
        self.step: Final = nice_step(high - low if high > low else 1.0)
        self.low: Final = floor(low / self.step) * self.step
        self.high: Final = max(ceil(high / self.step) * self.step, self.low + self.step)
        self.left: Final = left
        self.right: Final = right
        self.percent: Final = percent

    def at(self, value: float) -> float:
        """Where a value lies."""
        share = (value - self.low) / (self.high - self.low)
        return round(self.left + share * (self.right - self.left), 1)

    def ticks(self) -> list[float]:
        """The values that are written on it."""
        count = round((self.high - self.low) / self.step)
        return [self.low + i * self.step for i in range(count + 1)]

    def text(self, value: float) -> str:
        """A value as it is written."""
        if self.percent:
            return f"{value:.0%}"
        return f"{value:.0f}" if self.step >= 1 else f"{value:.1f}"

    def draw(self, top: float, bottom: float) -> list[str]:
        """Thin lines from top to bottom, with the values underneath."""
        lines: list[str] = []
        for value in self.ticks():
            x = self.at(value)
            lines.append(f'<line class="grid" x1="{x}" y1="{top}" x2="{x}" y2="{bottom}"/>')
            lines.append(_text(x, bottom + 18, self.text(value), "tick middle"))
        return lines


def whiskers(rows: Sequence[Named], percent: bool = False, expected: float | None = None) -> str:
    """A dot with its interval for every row; a dashed line at what would be even."""
    left = _label_room([row.name for row in rows])
    values = [value for row in rows for value in row.figure] + ([] if expected is None else [expected])
    margin = 0.06 * (max(values) - min(values))
    low = max(0.0, min(values) - margin) if percent else min(values) - margin
    axis = Axis(low, max(values) + margin, left, WIDTH - RIGHT, percent)
    bottom = 12 + ROW * len(rows)
    drawn = axis.draw(6, bottom)
    if expected is not None:
        x = axis.at(expected)
        drawn.append(f'<line class="even" x1="{x}" y1="6" x2="{x}" y2="{bottom}"/>')
    for number, row in enumerate(rows):
        y = 12 + ROW * (number + 0.5)
        one, other, value = axis.at(row.figure.low), axis.at(row.figure.high), axis.at(row.figure.value)
        colour = f"c{row.colour % COLOURS}"
        drawn += [
            _text(left - 12, y + 5, row.name, "label end"),
            f'<line class="range {colour}" x1="{one}" y1="{y}" x2="{other}" y2="{y}"/>',
            f'<circle class="dot {colour}" cx="{value}" cy="{y}" r="6">{_hint(f"{row.name}: {row.shown}")}'
            "</circle>",
            _text(WIDTH - RIGHT + 10, y + 5, row.shown, "value"),
        ]
    return _svg(bottom + 28, drawn)


def distributions(rows: Sequence[tuple[str, Sequence[int], int]]) -> str:
    """A small histogram for every row, all over one axis, with a mark at the median."""
    left = _label_room([name for name, _, _ in rows])
    everything = [value for _, values, _ in rows for value in values]
    axis = Axis(min(everything), max(everything) + 1, left, WIDTH - RIGHT)
    width = max(1, round((axis.high - axis.low) / 40))
    height = 54
    bottom = 10 + (height + 12) * len(rows)
    drawn = axis.draw(6, bottom)
    for number, (name, values, colour) in enumerate(rows):
        base = 10 + (height + 12) * (number + 1) - 6
        counts = _counted(values, axis.low, width)
        top = max(counts.values())
        for bin_, count in sorted(counts.items()):
            start = axis.low + bin_ * width
            x, end = axis.at(start), axis.at(start + width)
            high = round(height * count / top, 1)
            hint = f"{name}: {start:.0f}-{start + width - 1:.0f}: {count / len(values):.1%}"
            drawn.append(
                f'<rect class="bar c{colour % COLOURS}" x="{x}" y="{base - high:.1f}" '
                f'width="{max(0.5, end - x - 0.6):.1f}" height="{high}">{_hint(hint)}</rect>'
            )
        middle = sorted(values)[len(values) // 2]
        x = axis.at(middle + 0.5)
        drawn += [
            f'<line class="base" x1="{left}" y1="{base}" x2="{WIDTH - RIGHT}" y2="{base}"/>',
            f'<line class="median" x1="{x}" y1="{base - height}" x2="{x}" y2="{base}"/>',
            _text(x + 5, base - height + 11, str(middle), "value"),
            _text(left - 12, base - 10, name, "label end"),
        ]
    return _svg(bottom + 28, drawn)


def stacks(rows: Sequence[Share], names: Sequence[str]) -> str:
    """A bar for every row, made of parts; those below zero go to the left. The legend comes first."""
    left = _label_room([row.name for row in rows])
    legend, legend_height = _legend(names)
    highest = max(sum(part for part in row.parts if part > 0) for row in rows)
    lowest = min(sum(part for part in row.parts if part < 0) for row in rows)
    axis = Axis(min(0.0, lowest), highest, left, WIDTH - RIGHT)
    top = legend_height + 8
    bottom = top + ROW * len(rows)
    drawn = [*legend, *axis.draw(top - 4, bottom)]
    for number, row in enumerate(rows):
        y = top + ROW * number + 5
        drawn.append(_text(left - 12, y + ROW / 2, row.name, "label end"))
        right_end, left_end = 0.0, 0.0
        for colour, (name, part) in enumerate(zip(names, row.parts, strict=True)):
            start = right_end if part > 0 else left_end + part
            if part > 0:
                right_end += part
            else:
                left_end += part
            x, end = axis.at(start), axis.at(start + abs(part))
            drawn.append(
                f'<rect class="{_part(colour)}" x="{x}" y="{y}" '
                f'width="{max(0.0, end - x):.1f}" height="{ROW - 10}">'
                f"{_hint(f'{row.name}, {name}: {part:.1f}')}</rect>"
            )
        drawn.append(_text(axis.at(right_end) + 8, y + ROW / 2, f"{right_end + left_end:.1f}", "value"))
    return _svg(bottom + 28, drawn)


def _counted(values: Sequence[int], low: float, width: int) -> dict[int, int]:
    counts: dict[int, int] = {}
    for value in values:
        bin_ = int((value - low) // width)
        counts[bin_] = counts.get(bin_, 0) + 1
    return counts


def _legend(names: Sequence[str]) -> tuple[list[str], float]:
    """Squares with names, row by row; and how high that is."""
    drawn: list[str] = []
    x, y = 8.0, 8.0
    for number, name in enumerate(names):
        width = 30 + 7.2 * len(name)
        if x + width > WIDTH:
            x, y = 8.0, y + 22
        drawn.append(f'<rect class="{_part(number)}" x="{x}" y="{y}" width="12" height="12"/>')
        drawn.append(_text(x + 18, y + 11, name, "tick"))
        x += width
    return drawn, y + 22


def _part(number: int) -> str:
    """The classes of the part of a bar; beyond the last colour they come again, fainter."""
    return f"part c{number % COLOURS}" + (" far" if number >= COLOURS else "")


def _label_room(names: Sequence[str]) -> float:
    return min(280.0, 24 + 8.0 * max(len(name) for name in names))


def _text(x: float, y: float, text: str, classes: str) -> str:
    return f'<text class="{classes}" x="{x:g}" y="{y:g}">{escape(text)}</text>'


def _hint(text: str) -> str:
    return f"<title>{escape(text)}</title>"


def _svg(height: float, drawn: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height:g}" role="img">'
        + "".join(drawn)
        + "</svg>"
    )
