"""The icons of the installed site: the mark of the product as PNG, drawn from ``public/mark.svg``."""

from __future__ import annotations

import math
import re
import struct
import zlib
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

MARK: Final = Path(__file__).resolve().parent / "public" / "mark.svg"
#: Each row of dots is looked at in so many places, so that edges are smooth.
LOOKS: Final = 4

Colour: TypeAlias = tuple[int, int, int]
Corner: TypeAlias = tuple[float, float]
Span: TypeAlias = tuple[float, float]


class Mark(NamedTuple):
    """The mark: a square with round corners, and a letter of straight lines on it."""

    width: float
    x: float
    y: float
    side: float
    radius: float
    ground: Colour
    letter: list[Corner]
    ink: Colour


def read_mark() -> Mark:
    """The mark, as its drawing says."""
    text = MARK.read_text(encoding="utf-8")
    box = re.search(r'viewBox="0 0 ([\d.]+) ', text)
    rect = re.search(
        r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="[\d.]+" rx="([\d.]+)" fill="#(\w{6})"',
        text,
    )
    path = re.search(r'<path d="([^"]+)" fill="#(\w{6})"', text)
    assert box is not None
    assert rect is not None
    assert path is not None
    x, y, side, radius = (float(rect[number]) for number in range(1, 5))
    return Mark(float(box[1]), x, y, side, radius, colour(rect[5]), corners(path[1]), colour(path[2]))


def colour(digits: str) -> Colour:
    """Red, green and blue."""
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def corners(path: str) -> list[Corner]:
    """The corners of a shape of level and upright lines."""
    found: list[Corner] = []
    for command, numbers in re.findall(r"([MHV])([\d. ]+)", path):
        values = [float(number) for number in numbers.split()]
        x, y = found[-1] if found else (0.0, 0.0)
        found.append(
            (values[0], values[1]) if command == "M" else (values[0], y) if command == "H" else (x, values[0])
        )
    return found


def letter_at(mark: Mark, y: float) -> list[Span]:
    """Where a level line crosses the letter."""
    edges = zip(mark.letter, [*mark.letter[1:], mark.letter[0]], strict=True)
    crossed = sorted(ax for (ax, ay), (_, by) in edges if (ay > y) != (by > y))
    return list(zip(crossed[::2], crossed[1::2], strict=True))


def square_at(mark: Mark, y: float) -> list[Span]:
    """Where a level line crosses the square, its round corners considered."""
    deep = max(mark.y + mark.radius - y, y - (mark.y + mark.side - mark.radius), 0)
    if deep > mark.radius:
        return []
    cut = mark.radius - math.sqrt(mark.radius**2 - deep**2)
    return [(mark.x + cut, mark.x + mark.side - cut)]


def png(size: int, bleeds: bool = False) -> bytes:
    """The mark as a picture; with `bleeds` its ground fills it, for systems that cut icons themselves."""
    mark = read_mark()
    margin = 0.1 * mark.width if bleeds else 0.0
    scale = size / (mark.width + 2 * margin)
    rows = []
    for row in range(size):
        ground, ink = [0.0] * size, [0.0] * size
        for look in range(LOOKS):
            y = (row + (look + 0.5) / LOOKS) / scale - margin
            for covered, spans in ((ground, square_at(mark, y)), (ink, letter_at(mark, y))):
                for left, right in spans:
                    _cover(covered, (left + margin) * scale, (right + margin) * scale)
        full = [1.0] * size if bleeds else ground
        rows.append(b"\0" + b"".join(_dot(mark, *dot) for dot in zip(full, ink, strict=True)))
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(b"".join(rows), 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def _cover(covered: list[float], left: float, right: float) -> None:
    """Note how much of each dot of a row lies between two places."""
    for dot in range(int(left), min(len(covered), math.ceil(right))):
        covered[dot] += (min(right, dot + 1) - max(left, dot)) / LOOKS


def _dot(mark: Mark, ground: float, ink: float) -> bytes:
    if ground <= 0:
        return b"\0\0\0\0"
    part = min(1.0, ink / ground)
    mixed = [
        round(part * dark + (1 - part) * light) for dark, light in zip(mark.ink, mark.ground, strict=True)
    ]
    return bytes([*mixed, round(255 * min(1.0, ground))])


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
