"""Help for `Game.resample`: deal anew what a seat cannot know."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TypeVar

from tablewright.engine.chance import Chance, name_of

T = TypeVar("T")


def shuffle_unknown(
    places: Sequence[list[T]], known: Collection[T], chance: Chance, hands: Sequence[list[T]] = ()
) -> None:
    """Exchange at random all items in these lists that are not known; known ones stay where they are.

    `hands` are further lists, whose order nobody else sees: in them known ones come first, so that where they
    lay among the others tells nothing.
    """
    for hand in hands:
        hand.sort(key=lambda item: (item not in known, name_of(item)))
    places = [*places, *hands]
    slots = [(place, i) for place in places for i in range(len(place)) if place[i] not in known]
    items = [place[i] for place, i in slots]
    chance.shuffle(items, "hidden")
    for (place, i), item in zip(slots, items, strict=True):
        place[i] = item
