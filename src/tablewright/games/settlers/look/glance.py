"""How the table stands at a glance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.glance import Glance, Tally, named
from tablewright.games.settlers.box.cards import ROUNDS

#: The pictogram of each source of points.
SIGNS: Final = {
    "production": "production",
    "features": "feature",
    "actions": "action",
    "bonuses": "hammer",
    "deals": "deal",
    "razing": "raze",
    "common-locations": "house",
    "faction-locations": "palace",
    "shrine": "temple",
    "gate": "gate",
    "fortresses": "citadel",
    "technology": "gear",
    "great-pyramid": "stone",
    "solid-foundations": "cards",
}
#: The pictogram of each good that is told.
GOODS: Final = {
    "wood": "wood",
    "stone": "stone",
    "food": "food",
    "gold": "coin",
    "worker": "meeple",
    "raze": "raze",
    "defense": "shield",
}


def glance_of(view: Mapping[str, Any]) -> Glance:
    """The round, its phase, and what everybody has."""
    people = [*view["settlers"], *([view["virtual"]] if view["virtual"] else [])]
    return Glance(
        view["round"],
        (Text("head-round", {"n": view["round"], "of": ROUNDS}), Text(f"phase-{view['phase']}")),
        tuple(holdings(settler) for settler in people),
        further=tuple(further(settler) for settler in people),
    )


def holdings(settler: Mapping[str, Any]) -> tuple[Tally, ...]:
    """Goods, cards in hand, and Locations."""
    goods = [named(icon, good, settler["goods"].get(good, 0)) for good, icon in GOODS.items()]
    if "tech" in settler["goods"]:
        goods.append(named("gear", "tech", settler["goods"]["tech"]))
    return (
        *goods,
        Tally("cards", Text("holding-cards"), settler["cards"]),
        Tally(
            "house", Text("holding-locations"), sum(not place["foundation"] for place in settler["empire"])
        ),
    )


def further(settler: Mapping[str, Any]) -> tuple[Tally, ...]:
    """Deals, Foundations, and goods that not everybody has."""
    others = {good: n for good, n in settler["goods"].items() if good not in GOODS and good != "tech"}
    return (
        *(named("token", good, n) for good, n in others.items()),
        named("deal", "deals", len(settler.get("deals", ()))),
        Tally("foundation", Text("counter-foundations"), sum(one["foundation"] for one in settler["empire"])),
    )
