"""Outlines: the lines around things, in their own coordinates, as data."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple, TypeAlias, TypeVar, cast

Point: TypeAlias = tuple[float, float]
Cell: TypeAlias = tuple[float, float, float, float]  # x, y, width, height
MAKER = TypeVar("MAKER", bound=Callable[..., object])


def made_once(make: MAKER) -> MAKER:
    """Equal values are the same object: quicker to make, and to compare with those of the last picture."""
    return cast(MAKER, lru_cache(maxsize=10_000)(make))


class Outline(NamedTuple):
    """A line around a thing, in the thing's own coordinates. Made by the functions below."""

    form: str
    size: tuple[float, ...] = ()
    data: str = ""


@made_once
def rect(width: float, height: float, radius: float = 8) -> Outline:
    """A rectangle with its upper left corner at the origin."""
    return Outline("rect", (0, 0, width, height, radius))


@made_once
def box(width: float, height: float = 0, radius: float = 6) -> Outline:
    """A rectangle around the origin; square if no height is given."""
    height = height or width
    return Outline("rect", (-width / 2, -height / 2, width, height, radius))


@made_once
def circle(radius: float) -> Outline:
    """A circle around the origin."""
    return Outline("circle", (radius,))


@made_once
def octagon(width: float) -> Outline:
    """An octagon around the origin, flat side up."""
    return Outline("octagon", (width,))


@made_once
def hexagon(radius: float, flat: bool = False) -> Outline:
    """A hexagon around the origin, corner up; with ``flat`` its flat side up."""
    return Outline("hexagon", (radius, 1.0 if flat else 0.0))


@made_once
def diamond(radius: float) -> Outline:
    """A square on its corner around the origin."""
    return Outline("diamond", (radius,))


@made_once
def sector(inner: float, outer: float, start: float, end: float) -> Outline:
    """A piece of a ring around the origin: two radii, two angles in degrees (0 = north, clockwise)."""
    return Outline("sector", (inner, outer, start, end))


@made_once
def polygon(*corners: Point) -> Outline:
    """Any straight-edged outline through the given corners."""
    return Outline("polygon", tuple(c for corner in corners for c in corner))


@made_once
def line(*corners: Point) -> Outline:
    """An open line through the given points; for marks only."""
    return Outline("line", tuple(c for corner in corners for c in corner))


@made_once
def path(data: str) -> Outline:
    """A free drawing: SVG path data in the thing's coordinates."""
    return Outline("path", (), data)
