"""Help for `Game.resample`: deal anew what a seat cannot know."""

from __future__ import annotations

from collections.abc import Collection
from typing import TypeVar

from tablewright.engine.chance import Chance

T = TypeVar("T")


def shuffle_unknown(places: list[list[T]], known: Collection[T], chance: Chance) -> None:
    """Exchange at random all items in these lists that are not known; known ones stay where they are."""
    slots = [(place, i) for place in places for i in range(len(place)) if place[i] not in known]
    items = [place[i] for place, i in slots]
    chance.shuffle(items, "hidden")
    for (place, i), item in zip(slots, items, strict=True):
        place[i] = item
