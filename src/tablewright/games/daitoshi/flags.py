"""DAI-15.38 to DAI-15.44 Spending Partnership flags, just before and just after what meets their condition.

DAI-24.4 The windows: each exploitation of a hex, each action, each led Production turn; only in the own turn.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose, may_choose, tell
from tablewright.games.daitoshi.effects import gain_city_effect
from tablewright.games.daitoshi.foresight import enables
from tablewright.games.daitoshi.possible import can_perform
from tablewright.games.daitoshi.schema import CityTile
from tablewright.games.daitoshi.state import Daitoshi, Magnate


def flags_for(g: Daitoshi, me: Magnate, condition: str) -> list[int]:
    """DAI-15.40 The own flags in cities with this condition, as they stand when the event begins."""
    return [slot for slot, city in enumerate(g.cities) if me.flags[slot] and city.condition == condition]


def spend_flags(g: Daitoshi, me: Magnate, flags: list[int], window: str) -> Rule[None]:
    """DAI-15.38, DAI-15.41 Spend any of these flags, each at most once for this event (DAI-15.42)."""
    while flags:
        city: CityTile | None = yield from may_choose(
            me, f"flag-{window}", [g.cities[slot] for slot in flags]
        )
        if city is None:
            return
        slot = g.cities.index(city)
        flags.remove(slot)
        yield from spend_flag(g, me, slot)


def spend_flag(g: Daitoshi, me: Magnate, slot: int) -> Rule[None]:
    """DAI-15.39 The flag returns to its owner; DAI-15.44 the effect meets no other condition."""
    me.flags[slot] = False
    tell(g, "flag-spent", seat=me.seat, city=g.cities[slot].id)
    yield from gain_city_effect(g, me, slot)


def enabling_flags(g: Daitoshi, me: Magnate, action: str, flags: list[int]) -> list[int]:
    """DAI-15.43 The flags whose effect can bring what the action still needs."""
    return [slot for slot in flags if enables(g, me, action, g.cities[slot].effect, slot)]


def spend_flags_before_action(g: Daitoshi, me: Magnate, action: str, flags: list[int]) -> Rule[None]:
    """DAI-15.43 Before an action: one that is not yet possible needs a flag that makes it so; then any
    others.
    """
    g.committed = action
    if flags and not can_perform(g, me, action):
        helpful = [g.cities[slot] for slot in enabling_flags(g, me, action, flags)]
        city: CityTile = yield from choose(me, "flag-needed", helpful, None, {"action": action})
        slot = g.cities.index(city)
        flags.remove(slot)
        yield from spend_flag(g, me, slot)
    yield from spend_flags(g, me, flags, "before")
    g.committed = ""
