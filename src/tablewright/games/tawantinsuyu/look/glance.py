"""How the table stands at a glance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.glance import Ending, Glance, Tally, named
from tablewright.games.tawantinsuyu.box.schema import CONST

#: The pictogram of each source of points.
SIGNS: Final = {
    "start": "flag",
    "feast-tile": "cup",
    "steps-used": "steps",
    "steps-below": "steps",
    "steps": "steps",
    "statues": "idol",
    "harvest": "corn",
    "gods": "godcard",
    "temple": "stepped-temple",
    "weavings": "weaving",
    "passive": "hut",
    "feast-temple": "stepped-temple",
    "regions": "mountain",
    "upkeep": "minus",
    "potatoes": "potato",
    "recruiting": "training",
    "board": "board",
    "no-workers": "worker",
    "behind": "lower",
    "tapestries": "tapestry",
    "temple-top": "stepped-temple",
    "buildings": "hut",
    "god-cards": "godcard",
    "army-cards": "army",
    "workers": "worker",
    "resources": "any-good",
    "conquest": "warrior",
    "production": "production",
    "priest": "high-priest",
    "gold": "gold",
}
GOODS: Final = ("potato", "corn", "stone", "gold")


def glance_of(view: Mapping[str, Any]) -> Glance:
    """Before which feast, the phase, what everybody has, and how near the next feast is."""
    feasts = CONST.feasts.value
    held = view["feasts_resolved"]
    turn = min(held + 1, feasts)
    return Glance(
        turn,
        (Text("round-name", {"n": turn}), Text(f"phase-{view['step']}")),
        tuple(holdings(inca) for inca in view["incas"]),
        (
            Ending("village", "worker", Text("ending-village"), len(view["village"])),
            Ending("feasts", "cup", Text("ending-feasts"), held, feasts, held == feasts),
        ),
        tuple(further(inca) for inca in view["incas"]),
    )


def holdings(inca: Mapping[str, Any]) -> tuple[Tally, ...]:
    """Workers, goods, god and army cards."""
    armed = inca["army_count"] + len(inca["army_up"]) + len(inca["army_down"])
    return (
        named("worker", "workers", len(inca["workers"])),
        *(named(good, good, inca["goods"][good]) for good in GOODS),
        Tally("godcard", Text("name-gods"), inca["god_count"]),
        Tally("army", Text("holding-army"), armed),
    )


def further(inca: Mapping[str, Any]) -> tuple[Tally, ...]:
    """Temple, statues, weavings, buildings, steps and god cards played."""
    buildings = len(inca["production_up"]) + len(inca["production_down"]) + len(inca["passive"])
    return (
        Tally("stepped-temple", Text("counter-temple"), inca["temple"]),
        named("idol", "statues", len(inca["statues"])),
        Tally("weaving", Text("counter-weavings"), sum(len(row) for row in inca["tapestries"])),
        Tally("hut", Text("counter-buildings"), buildings),
        Tally("production", Text("counter-production"), len(inca["production_up"])),
        Tally("steps", Text("counter-steps"), inca["steps_left"]),
        Tally("mountain", Text("counter-markers"), inca["markers_left"]),
    )
