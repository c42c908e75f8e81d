"""How wide a text is, without a font library: advance widths of the two faces, good to a few per cent.

The widths are those of a serif like Georgia and of a usual interface face, in thousandths of the size, for
the printable ASCII characters from the blank on; digits are tabular. Accents add nothing to a letter.
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache
from typing import Final, NamedTuple

# fmt: off
_SERIF: Final = (
    241, 331, 412, 643, 610, 817, 710, 215, 375, 375, 472, 643, 270, 374, 270, 469, 614, 430, 559, 552,
    565, 528, 566, 502, 596, 566, 312, 312, 643, 643, 643, 479, 929, 671, 654, 642, 749, 653, 599, 725,
    815, 390, 518, 694, 604, 927, 767, 744, 610, 744, 702, 561, 619, 756, 667, 976, 710, 615, 602, 375,
    469, 375, 643, 643, 500, 504, 560, 454, 574, 483, 325, 509, 582, 293, 292, 536, 286, 881, 591, 539,
    571, 560, 410, 432, 345, 575, 497, 737, 505, 492, 444, 430, 375, 430, 643,
)
_SERIF_BOLD: Final = (
    254, 376, 510, 703, 641, 879, 799, 269, 447, 447, 482, 703, 328, 379, 328, 472, 701, 490, 626, 625,
    649, 599, 648, 554, 676, 648, 367, 367, 703, 703, 703, 548, 967, 758, 757, 715, 834, 721, 671, 807,
    913, 446, 595, 817, 686, 1023, 839, 820, 701, 820, 797, 649, 684, 833, 762, 1126, 809, 732, 689, 447,
    472, 447, 703, 703, 500, 596, 646, 531, 663, 572, 393, 577, 680, 354, 346, 632, 344, 1016, 690, 636,
    658, 648, 520, 513, 397, 677, 567, 863, 588, 562, 525, 500, 388, 500, 703,
)
_SANS: Final = (
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 625, 625, 636,
    642, 625, 625, 625, 625, 625, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598, 587, 743,
    740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642, 665, 625, 362,
    357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544, 237, 869, 585, 597,
    609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,
)
_SANS_BOLD: Final = (
    248, 309, 396, 643, 649, 844, 663, 213, 393, 393, 543, 673, 295, 466, 290, 379, 650, 650, 650, 652,
    666, 650, 650, 650, 650, 650, 290, 295, 673, 673, 673, 544, 999, 724, 657, 744, 724, 608, 586, 755,
    744, 275, 561, 677, 566, 906, 741, 775, 643, 776, 651, 649, 660, 734, 724, 1007, 690, 705, 653, 393,
    379, 393, 481, 468, 497, 575, 630, 577, 630, 593, 377, 625, 613, 261, 261, 569, 261, 898, 610, 608,
    625, 625, 397, 549, 380, 608, 576, 837, 562, 576, 562, 393, 358, 393, 673,
)
# fmt: on
_TABLES: Final = {
    ("serif", False): _SERIF,
    ("serif", True): _SERIF_BOLD,
    ("sans", False): _SANS,
    ("sans", True): _SANS_BOLD,
}
_ALIKE: Final = dict(zip("łŁ–—…×−≤≥’·", "lLnmm++++'.", strict=True))  # as wide as these
_UNKNOWN: Final = 620
LINE_HEIGHT: Final = {"serif": 1.08, "sans": 1.2}  # names stand closer than sentences
ELLIPSIS: Final = "…"
SMALLEST: Final = 10.0  # nothing is printed smaller; only what is longer even then is cut


@lru_cache(maxsize=2048)
def _advance(char: str, face: str, bold: bool) -> int:
    base = _ALIKE.get(char) or unicodedata.normalize("NFD", char)[0]
    place = ord(base) - 32
    table = _TABLES[face, bold]
    if 0 <= place < len(table):
        return table[place]
    return 1000 if unicodedata.east_asian_width(base) in "WF" else _UNKNOWN


@lru_cache(maxsize=8192)
def width(text: str, size: float, face: str = "sans", weight: int = 600) -> float:
    """The width of a text in scene units."""
    bold = weight >= 600
    return sum(_advance(char, face, bold) for char in text) * size / 1000


class Fitted(NamedTuple):
    """A text broken into lines at the size at which it fits."""

    lines: tuple[str, ...]
    size: float


@lru_cache(maxsize=4096)
def fit(
    text: str, size: float, room: float, lines: int, face: str, weight: int, height: float = 0.0
) -> Fitted:
    """Wrap into balanced lines, as many as the height allows, then shrink, at last cut with an ellipsis."""
    least = min(SMALLEST, size)
    tried = size
    while True:
        allowed = _lines_in(height, tried, face, lines)
        broken = _break(text, tried, room, allowed, face, weight)
        if broken is not None:
            return Fitted(broken, tried)
        if tried <= least:
            return Fitted(_cut(text, least, room, allowed, face, weight), least)
        tried = max(least, tried - 0.5)


def _lines_in(height: float, size: float, face: str, lines: int) -> int:
    """How many lines of a size stand in a height, one at least; without a height all of them."""
    return max(1, min(lines, int(height / (size * LINE_HEIGHT[face])))) if height else lines


def _break(text: str, size: float, room: float, lines: int, face: str, weight: int) -> tuple[str, ...] | None:
    """The text in the fewest lines that fit, all about equally long; None if it does not fit."""
    if width(text, size, face, weight) <= room:
        return (text,)
    words = text.split()
    best = _wrap(words, size, room, face, weight)
    if not words or len(best) > lines or max(width(part, size, face, weight) for part in best) > room:
        return None
    narrow, wide = 0.0, room
    for _ in range(7):  # narrow the room as long as the number of lines stays the same
        tried = (narrow + wide) / 2
        parts = _wrap(words, size, tried, face, weight)
        if len(parts) == len(best) and max(width(part, size, face, weight) for part in parts) <= tried:
            best, wide = parts, tried
        else:
            narrow = tried
    return tuple(best)


def _wrap(words: list[str], size: float, room: float, face: str, weight: int) -> list[str]:
    """As many words on each line as fit."""
    parts: list[str] = []
    for word in words:
        longer = f"{parts[-1]} {word}" if parts else word
        if parts and width(longer, size, face, weight) <= room:
            parts[-1] = longer
        else:
            parts.append(word)
    return parts


def _cut(text: str, size: float, room: float, lines: int, face: str, weight: int) -> tuple[str, ...]:
    """As many words as fit on each line; what is left over is cut off."""
    parts = _wrap(text.split(), size, room, face, weight) or [text]
    if len(parts) > lines:
        parts[lines - 1 :] = [" ".join(parts[lines - 1 :])]
    return tuple(_clip(part, size, room, face, weight) for part in parts)


def _clip(line: str, size: float, room: float, face: str, weight: int) -> str:
    if width(line, size, face, weight) <= room:
        return line
    while line and width(line + ELLIPSIS, size, face, weight) > room:
        line = line[:-1]
    return line.rstrip(" ,.;:") + ELLIPSIS
