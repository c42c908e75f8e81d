"""DAI-15.30 to DAI-15.37 Trade with other cities.

Elsewhere: DAI-15.34, 15.35, 15.36 and 15.37 in effects.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, tell
from tablewright.games.daitoshi.box.schema import CITY_SLOTS, CitySlot
from tablewright.games.daitoshi.look.wording import BOUGHT_WORDS, TRADE_WORDS
from tablewright.games.daitoshi.rules.effects import gain_all
from tablewright.games.daitoshi.rules.resources import pay_resource, units
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate
from tablewright.games.daitoshi.rules.steam_engine import pay_steam


def trade(g: Daitoshi, me: Magnate) -> Rule[None]:
    """DAI-15.30 to DAI-15.32 A city, its Steam, at least one Luxury; a bonus for each unit, left to right."""
    cities = [g.cities[slot] for slot, row in enumerate(CITY_SLOTS) if row.steam_cost <= me.steam]
    city = yield from choose(
        me,
        "trade",
        cities,
        lambda: too_far(g, me),
        lambda: {each.id: TRADE_WORDS[i, each.id] for i, each in enumerate(g.cities)},
    )
    slot = g.cities.index(city)
    row = CITY_SLOTS[slot]
    pay_steam(g, me, row.steam_cost)
    most = min(len(row.bonuses_left_to_right), units(me, "luxury"))
    bought = {"city": city.id, **BOUGHT_WORDS[slot]}
    spent = yield from choose(
        me, "trade-units", list(range(1, most + 1)), lambda: too_few_luxuries(row, most), bought
    )
    tell(g, "trade", seat=me.seat, city=city.id, n=spent)
    yield from pay_resource(g, me, "luxury", spent)
    for op in row.bonuses_left_to_right[:spent]:  # DAI-15.33
        yield from gain_all(g, me, (op,), "trade", slot)


def too_few_luxuries(row: CitySlot, most: int) -> list[tuple[Any, Reason]]:
    """Why more bonuses cannot be bought."""
    return [
        (n, because("DAI-15.31", "too-little-luxury", short=n - most))
        for n in range(most + 1, len(row.bonuses_left_to_right) + 1)
    ]


def too_far(g: Daitoshi, me: Magnate) -> list[tuple[Any, Reason]]:
    """Why a city is not offered."""
    return [
        (g.cities[slot], because("DAI-15.30", "too-little-steam", short=row.steam_cost - me.steam))
        for slot, row in enumerate(CITY_SLOTS)
        if row.steam_cost > me.steam
    ]
