"""When the reasons of the rules are true, told by the position alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine.message import Truth
from tablewright.games.tabannusi.box.schema import CRAFTS, META
from tablewright.games.tabannusi.box.tables import DISTRICT_NAMES, ROWS
from tablewright.games.tabannusi.rules.state import Builder, Tabannusi


def group(g: Tabannusi, district: int, colour: str) -> tuple[int, ...]:
    """The spaces of the projects of a colour in a district."""
    return g.projects[len(CRAFTS) * (district - 1) + CRAFTS.index(colour)]


def no_house(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-3.1.2 Neither in the row of that colour nor in the bottom row."""
    return not me.rows[ROWS.index(told["color"])] and not me.rows[ROWS.index("bottom")]


def group_full(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.1.2 Some district has that many projects of the colour."""
    return any(len(group(g, d, told["color"])) >= told["n"] for d in range(1, len(g.local)))


def no_projects(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.2.1 Nothing to build in the district of the assistant."""
    here = DISTRICT_NAMES[me.assistant] == told["district"]
    return here and not any(group(g, me.assistant, colour) for colour in CRAFTS)


def costs_something(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """A price is named."""
    return any(n > 0 for n in told["goods"].values())


def of_a_craft(g: Tabannusi, me: Builder, value: Any, told: Mapping[str, Any]) -> bool:
    """TAB-5.1 Projects have one of three colours."""
    return told["color"] in CRAFTS


TRUTHS: Final[dict[str, Truth]] = {
    "no-pieces": lambda g, me, value, told: told["n"] == g.pieces[CRAFTS.index(told["color"])],
    "no-house": no_house,
    "no-action-left": lambda g, me, value, told: told["n"] == META.actions_per_turn and g.actions_left == 0,
    "other-district": lambda g, me, value, told: told["district"] == DISTRICT_NAMES[me.assistant],
    "no-project-tile": lambda g, me, value, told: not g.project_stack[CRAFTS.index(told["color"])],
    "group-full": group_full,
    "no-project-space": of_a_craft,
    "not-beside-group": of_a_craft,
    "beside-building": of_a_craft,
    "no-group": lambda g, me, value, told: not group(g, me.assistant, told["color"]),
    "build-cost": costs_something,
    "no-projects": no_projects,
    "gardens-per-action": lambda g, me, value, told: told["n"] > 0,
    "house-cost": costs_something,
    "coloured-house-cost": costs_something,
    "crates-full": lambda g, me, value, told: told["n"] == len(me.crates),
    "too-little-gold": lambda g, me, value, told: me.gold < told["n"],
    "ship-size": lambda g, me, value, told: told["n"] != told["size"],
    "tile-full": lambda g, me, value, told: told["n"] in me.tile_markers,
    "decree-unmet": lambda g, me, value, told: told["has"] >= 0,
    "no-marker": lambda g, me, value, told: not me.markers,
}
