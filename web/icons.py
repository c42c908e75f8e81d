"""The icons of the installed site: the mark of the product as PNG, drawn from ``public/mark.svg``."""

from __future__ import annotations

import re
import struct
import zlib
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

MARK: Final = Path(__file__).resolve().parent / "public" / "mark.svg"
#: Each dot is looked at in so many places in either direction, so that edges are smooth.
LOOKS: Final = 4

Colour: TypeAlias = tuple[int, int, int]
Corner: TypeAlias = tuple[float, float]


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


def is_inside(shape: list[Corner], x: float, y: float) -> bool:
    """Whether a ray to the right crosses the edge an odd number of times."""
    inside = False
    for (ax, ay), (bx, by) in zip(shape, [*shape[1:], shape[0]], strict=True):
        if (ay > y) != (by > y) and x < (bx - ax) * (y - ay) / (by - ay) + ax:
            inside = not inside
    return inside


def is_on_square(mark: Mark, x: float, y: float) -> bool:
    """Whether a place is on the square, its round corners considered."""
    dx = max(mark.x + mark.radius - x, x - (mark.x + mark.side - mark.radius), 0)
    dy = max(mark.y + mark.radius - y, y - (mark.y + mark.side - mark.radius), 0)
    return dx * dx + dy * dy <= mark.radius * mark.radius


def png(size: int, bleeds: bool = False) -> bytes:
    """The mark as a picture; with `bleeds` its ground fills it, for systems that cut icons themselves."""
    mark = read_mark()
    margin = 0.1 * mark.width if bleeds else 0.0
    scale = (mark.width + 2 * margin) / size
    rows = []
    for row in range(size):
        dots = [_dot(mark, column, row, scale, margin, bleeds) for column in range(size)]
        rows.append(b"\0" + b"".join(dots))
    head = struct.pack(">IIBBBBB", size, size, 8, 6, 0, 0, 0)
    parts = [(b"IHDR", head), (b"IDAT", zlib.compress(b"".join(rows), 9)), (b"IEND", b"")]
    return b"\x89PNG\r\n\x1a\n" + b"".join(_chunk(*part) for part in parts)


def _dot(mark: Mark, column: int, row: int, scale: float, margin: float, bleeds: bool) -> bytes:
    seen: list[Colour] = []
    for look in range(LOOKS * LOOKS):
        x = (column + (look % LOOKS + 0.5) / LOOKS) * scale - margin
        y = (row + (look // LOOKS + 0.5) / LOOKS) * scale - margin
        if is_inside(mark.letter, x, y):
            seen.append(mark.ink)
        elif bleeds or is_on_square(mark, x, y):
            seen.append(mark.ground)
    if not seen:
        return b"\0\0\0\0"
    mixed = (sum(one[part] for one in seen) // len(seen) for part in range(3))
    return bytes([*mixed, 255 * len(seen) // (LOOKS * LOOKS)])


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
