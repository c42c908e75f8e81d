"""DAI-15.30 to DAI-15.36 Trade with other cities."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, choose_number, tell
from tablewright.games.daitoshi.effects import gain_all
from tablewright.games.daitoshi.goods import pay_resource, pay_steam, units
from tablewright.games.daitoshi.schema import CITY_SLOTS
from tablewright.games.daitoshi.state import Daitoshi, Magnate


def trade(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-15.30 to DAI-15.32 A city, its Steam, at least one Luxury; a bonus for each unit, left to right."""
    cities = [g.cities[slot] for slot, row in enumerate(CITY_SLOTS) if row.steam_cost <= me.steam]
    city = yield from choose(me, "trade", cities, lambda: too_far(g, me))
    slot = g.cities.index(city)
    row = CITY_SLOTS[slot]
    pay_steam(g, me, row.steam_cost)
    most = min(len(row.bonuses_left_to_right), units(me, "luxury"))
    spent = yield from choose_number(me, "trade-units", 1, most, {"city": city.id})
    tell(g, "trade", seat=me.seat, city=city.id, n=spent)
    yield from pay_resource(g, me, "luxury", spent)
    for op in row.bonuses_left_to_right[:spent]:  # DAI-15.33
        yield from gain_all(g, me, (op,), "trade", slot)


def too_far(g: Daitoshi, me: Magnate) -> list[tuple[Any, Reason]]:
    """Why a city is not offered."""
    return [
        (g.cities[slot], because("DAI-15.30", "too-little-steam", short=row.steam_cost - me.steam))
        for slot, row in enumerate(CITY_SLOTS)
        if row.steam_cost > me.steam
    ]
