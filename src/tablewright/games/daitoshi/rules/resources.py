"""Resources and workers: gaining and paying (DAI-1.9 to DAI-1.13, DAI-2.6, DAI-2.7)."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, choose_substitutes, may_choose, tell
from tablewright.games.daitoshi.box.schema import (
    COLOURS,
    RESOURCES,
    STORAGE,
)
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate, colours_held, worker_limit, workers_held


def lose(g: Daitoshi, me: Magnate, icon: str, n: int = 1) -> None:
    """DAI-2.5 A bonus, or the part of it, that cannot be applied is lost; the log says so."""
    tell(g, "lost", seat=me.seat, icon=icon, n=n)


def gain_goods(g: Daitoshi, me: Magnate, what: str, n: int) -> None:
    """DAI-1.10 At most 9 of a stored resource, the excess is lost; DAI-1.11 Wealth has no limit."""
    gained = n if what == "wealth" else min(n, STORAGE - me.goods[what])
    me.goods[what] += gained
    if gained and g._journal is not None:
        tell(g, "gain", seat=me.seat, goods={what: gained})
    if gained < n and g._journal is not None:
        tell(g, "overflow", seat=me.seat, goods={what: n - gained})


def units(me: Magnate, resource: str) -> int:
    """DAI-2.6 What can be spent for a resource, Wealth included."""
    return me.goods[resource] + me.goods["wealth"]


def pay_resource(g: Daitoshi, me: Magnate, resource: str, n: int) -> Rule[None]:
    """DAI-2.1, DAI-2.6 Pay n of a resource; the payer decides how much Wealth stands in for it."""
    wealth = 0
    if me.goods["wealth"]:
        instead = yield from choose_substitutes(
            me, "pay-wealth", [resource], [n], [me.goods[resource]], me.goods["wealth"]
        )
        wealth = instead[0]
    me.goods[resource] -= n - wealth
    me.goods["wealth"] -= wealth
    tell(g, "pay", seat=me.seat, goods={resource: n - wealth, "wealth": wealth})


def contribution_short(me: Magnate, cost: dict[str, int]) -> int:
    """DAI-15.49 How much Wealth is missing for the contribution; 0 or less if it can be paid."""
    short = cost["wealth"] - me.goods["wealth"]
    for resource in RESOURCES:
        short += max(0, cost[resource] - me.goods[resource])
    return short


def pay_contribution(g: Daitoshi, me: Magnate, cost: dict[str, int]) -> Rule[None]:
    """DAI-15.49 One of each, Wealth for any of the four."""
    wanted = [cost[resource] for resource in RESOURCES]
    have = [me.goods[resource] for resource in RESOURCES]
    spare = me.goods["wealth"] - cost["wealth"]
    instead = yield from choose_substitutes(me, "pay-wealth", list(RESOURCES), wanted, have, spare)
    paid = {resource: wanted[i] - instead[i] for i, resource in enumerate(RESOURCES)}
    paid["wealth"] = cost["wealth"] + sum(instead)
    for resource, n in paid.items():
        me.goods[resource] -= n
    tell(g, "pay", seat=me.seat, goods=paid)


# ------------------------------------------------------------------------------------------------ workers
def gain_worker(g: Daitoshi, me: Magnate, colour: str) -> Rule[None]:
    """DAI-1.12 A worker that is not in the supply is not gained; DAI-2.3 the gainer chooses the colour of a
    grey one.
    """
    if colour == "any":
        there = [each for each in COLOURS if g.supply[each]]
        if there:
            colour = yield from choose(me, "worker-colour", there, lambda: colours_gone(g))
    if not g.supply.get(colour):
        tell(g, "no-worker", seat=me.seat, colour=colour)
        return
    if workers_held(me) >= worker_limit(me):
        yield from make_room(g, me, colour)
    else:
        house_worker(g, me, colour)


def colours_gone(g: Daitoshi) -> list[tuple[Any, Reason]]:
    """Why a colour is not offered."""
    return [(colour, because("DAI-1.12", "no-worker-left")) for colour in COLOURS if not g.supply[colour]]


def make_room(g: Daitoshi, me: Magnate, colour: str) -> Rule[None]:
    """DAI-12.8 With a full Factory: refuse, or send another worker back to the supply."""
    others = [held for held in colours_held(me) if held != colour]
    dismissed = yield from may_choose(me, "make-room", others, None, {"colour": colour})
    if dismissed is None:
        tell(g, "worker-refused", seat=me.seat, colour=colour)
        return
    dismiss_worker(g, me, dismissed)
    house_worker(g, me, colour)


def house_worker(g: Daitoshi, me: Magnate, colour: str) -> None:
    """Put a worker on the first empty place, left to right, top to bottom."""
    me.workers[me.workers.index("")] = colour
    g.supply[colour] -= 1
    if g._journal is not None:
        tell(g, "worker", seat=me.seat, colour=colour)


def dismiss_worker(g: Daitoshi, me: Magnate, colour: str) -> None:
    """A held worker goes back to the supply."""
    me.workers[me.workers.index(colour)] = ""
    g.supply[colour] += 1
    tell(g, "worker-back", seat=me.seat, colour=colour)
