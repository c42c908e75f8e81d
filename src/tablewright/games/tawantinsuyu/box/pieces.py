"""Everything that should come into play over many games."""

from __future__ import annotations

from tablewright.games.tawantinsuyu.box.schema import (
    ACTIONS,
    ARMY_CARDS,
    CONQUESTS,
    GOD_CARDS,
    PASSIVE,
    PRODUCTION,
    SPACES,
    STATUES,
    STEPS_SPACES,
    TASKS,
    TEMPLE,
    WEAVINGS,
)


def all_pieces() -> list[str]:
    """Events that must happen in some game, each with what it is about."""
    return [
        *(f"use-god:{card}" for card in GOD_CARDS),
        *(f"muster:{card}" for card in ARMY_CARDS),
        *(f"build:{tile}" for tile in (*PRODUCTION, *PASSIVE)),
        *(f"start-weaving:{tile.id}" for tile in WEAVINGS.values() if tile.mark == "start"),
        *(f"woven:{tile.id}" for tile in WEAVINGS.values() if tile.mark != "start"),
        *(f"conquer:{space.id}" for space in CONQUESTS),
        *(f"climb:{space.index}" for space in TEMPLE[1:]),
        *(f"task:{task}" for task in TASKS),
        *(f"statue:{statue}" for statue in STATUES),
        *(f"steps:{space.id}" for space in STEPS_SPACES),
        *(f"place:{space.id}" for space in SPACES),
        *(f"priest:{action}" for action in ACTIONS),
    ]
