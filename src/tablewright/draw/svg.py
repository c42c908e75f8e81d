"""The few things every piece of SVG needs: short numbers, safe text, transforms."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from math import cos, radians, sin


def num(value: float) -> str:
    """A coordinate with at most one decimal."""
    text = f"{value:.1f}"
    if text.endswith(".0"):
        text = text[:-2]
        return "0" if text == "-0" else text
    return text


def fine(value: float) -> str:
    """A factor or an opacity with at most three decimals."""
    return f"{value:.3f}".rstrip("0").rstrip(".") or "0"


def safe(text: object) -> str:
    """Text that can stand between tags or inside quotes, whatever it says; control characters are blanked."""
    plain = str(text)
    if not plain.isprintable():
        plain = "".join(c if c.isprintable() else " " for c in plain)
    return escape(plain, quote=True)


def transform(x: float, y: float, turn: float = 0.0, scale: float = 1.0) -> str:
    """The value of a transform attribute; empty if nothing moves."""
    parts = []
    if x or y:
        parts.append(f"translate({num(x)} {num(y)})")
    if turn:
        parts.append(f"rotate({num(turn)})")
    if scale != 1.0:
        parts.append(f"scale({fine(scale)})")
    return " ".join(parts)


@lru_cache(maxsize=4096)
def at(x: float, y: float, turn: float = 0.0, scale: float = 1.0) -> str:
    """A transform attribute with a leading blank, or nothing."""
    value = transform(x, y, turn, scale)
    return f' transform="{value}"' if value else ""


def polar(radius: float, angle: float) -> tuple[float, float]:
    """The point at a distance and an angle (0 = north, clockwise) from the origin."""
    a = radians(angle)
    return radius * sin(a), -radius * cos(a)
