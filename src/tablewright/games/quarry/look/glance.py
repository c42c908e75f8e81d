"""How the table stands at a glance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine import Text
from tablewright.engine.glance import Glance, Tally, named
from tablewright.games.quarry.box.schema import DATA

#: The pictogram of each source of points.
SIGNS: Final = {"orders": "scroll", "helping": "deal", "stones": "stone", "foreman": "crown"}


def glance_of(view: Mapping[str, Any]) -> Glance:
    """The day, its step, and what everybody has."""
    masons = [mason for mason in [*view["masons"], view["foreman"]] if mason]
    return Glance(
        view["day"],
        (Text("head-round", {"n": view["day"], "of": DATA.days}), Text(f"phase-{view['step']}")),
        tuple(holdings(mason) for mason in masons),
    )


def holdings(mason: Mapping[str, Any]) -> tuple[Tally, ...]:
    """Goods and cards of one mason."""
    return (
        named("stone", "granite", mason["granite"]),
        named("tile", "marble", mason["marble"]),
        named("gold", "coins", mason["coins"]),
        Tally("cards", Text("holding-hand"), mason["cards"]),
        Tally("check", Text("holding-delivered"), len(mason["delivered"])),
    )
