"""DAI-15.38 to DAI-15.44 Spending Partnership flags, just before and just after what meets their condition.

DAI-24.4 The windows: each exploitation of a hex, each action, each led Production turn; only in the own turn.
"""

from __future__ import annotations

from functools import partial

from tablewright.engine import Rule, choose, may_choose, tell
from tablewright.games.daitoshi.box.schema import ACTION_CONDITION, CityTile
from tablewright.games.daitoshi.look.wording import CITY_WORDS
from tablewright.games.daitoshi.rules.effects import gain_city_effect
from tablewright.games.daitoshi.rules.foresight import keeping_possible, may_become_possible
from tablewright.games.daitoshi.rules.possible import can_perform
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate


def cities_with(g: Daitoshi, condition: str) -> list[int]:
    """The slots of the cities with this condition: DAI-15.42 each of them pays once for what meets it."""
    return [slot for slot, city in enumerate(g.cities) if city.condition == condition]


def flags_in(me: Magnate, slots: list[int]) -> list[int]:
    """DAI-15.40 Those of the cities where an own flag stands now."""
    return [slot for slot in slots if me.flags[slot]]


def spend_flags(g: Daitoshi, me: Magnate, cities: list[int], window: str) -> Rule[None]:
    """DAI-15.38, DAI-15.41 Spend any flags that stand in these cities; a city that has paid is taken from
    the list.
    """
    while True in me.flags:
        slots = flags_in(me, cities)
        if not slots:
            return
        offered = [g.cities[slot] for slot in slots]
        city = yield from may_choose(me, f"flag-{window}", offered, None, partial(about_flags, offered))
        if city is None:
            return
        yield from spend_flag(g, me, city, cities)


def spend_flag(g: Daitoshi, me: Magnate, city: CityTile, cities: list[int]) -> Rule[None]:
    """DAI-15.39 The flag returns to its owner; DAI-15.44 the effect meets no other condition."""
    slot = g.cities.index(city)
    cities.remove(slot)
    me.flags[slot] = False
    tell(g, "flag-spent", seat=me.seat, city=city.id)
    yield from gain_city_effect(g, me, slot)


def about_flags(cities: list[CityTile], action: str = "") -> dict[str, object]:
    """What meets the condition, what each flag would bring, and for which action, if for one."""
    told: dict[str, object] = {
        "condition": cities[0].condition,
        **{city.id: CITY_WORDS[city.id] for city in cities},
    }
    return {"action": action, **told} if action else told


# ------------------------------------------------------------------------------------------ before an action
def spend_flags_before_action(g: Daitoshi, me: Magnate, action: str, cities: list[int]) -> Rule[None]:
    """DAI-15.43 The flags just before an action, which must then be performed. Only Expand or Renew can be
    lost by them: no effect takes goods away, but some take hexes.
    """
    if not flags_in(me, cities):
        return
    g.committed = action
    if action != "expand" and can_perform(g, me, action):
        yield from spend_flags(g, me, cities, "before")
    else:
        yield from keeping_possible(g, me, cities, flags_first)
    g.committed = ""


def flags_first(g: Daitoshi, me: Magnate, cities: list[int]) -> Rule[None]:
    """DAI-15.43 Flags as long as the committed action lacks something; then any others."""
    while not can_perform(g, me, g.committed):
        offered = [g.cities[slot] for slot in flags_in(me, cities)]
        if not offered:
            return
        city = yield from choose(me, "flag-needed", offered, None, partial(about_flags, offered, g.committed))
        yield from spend_flag(g, me, city, cities)
    yield from spend_flags(g, me, cities, "before")


def flags_can_enable(g: Daitoshi, me: Magnate, action: str) -> bool:
    """DAI-15.43 Whether flags spent before an action can bring what it still lacks."""
    if True not in me.flags:
        return False
    cities = cities_with(g, ACTION_CONDITION[action])
    return bool(flags_in(me, cities)) and may_become_possible(g, me, action, cities, flags_first)
