"""DAI-21.60 to DAI-21.71 How the Mayor gains each icon. He never has to ask; what decides for him
is told.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.engine import score, tell
from tablewright.games.daitoshi.box.schema import (
    CONFLICT_BONUS,
    MAYOR_FLOORS,
    TRACK_END,
    ActivateCity,
    AnyOp,
    CardBack,
    ConflictBonus,
    CopyCity,
    CopyMarket,
    Effect,
    Flag,
    Gain,
    GainWorker,
    MachineWorkshop,
    Pilgrim,
    Prestige,
    Progress,
    Rep,
    ReturnHex,
    ScoreRep,
    Vp,
    WorkshopHere,
    Wormbus,
)
from tablewright.games.daitoshi.rules.bonuses import (
    machine_bonus,
    market_bonus,
    workshop_bonus,
    workshops_of,
)
from tablewright.games.daitoshi.rules.effects import (
    advance_reputation,
    place_flag,
    score_reputation,
    step_prestige,
    step_wormbus,
)
from tablewright.games.daitoshi.rules.pilgrims import advance_pilgrim
from tablewright.games.daitoshi.rules.progress import open_floors, step_marker
from tablewright.games.daitoshi.rules.resources import gain_goods, house_worker, lose
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate, flags_left, university_count


def top_card(g: Daitoshi) -> CardBack:
    """DAI-21.12, DAI-21.71 The visible back of the card lying on the deck."""
    return g.deck[-1].back


def mayor_gains(g: Daitoshi, mayor: Magnate, op: AnyOp, source: str, slot: int = -1) -> None:
    """One icon for the Mayor; DAI-21.70 whatever has no rule of its own goes by the normal rules."""
    if isinstance(op, Vp):
        score(g, mayor, source, op.n * count_for(g, mayor, op))
    else:
        ICONS[type(op)](g, mayor, op, slot)


def mayor_gains_all(g: Daitoshi, mayor: Magnate, effect: Effect, source: str, slot: int = -1) -> None:
    """DAI-2.9 The Mayor gains in the printed order."""
    for op in effect:
        mayor_gains(g, mayor, op, source, slot)


def count_for(g: Daitoshi, mayor: Magnate, op: Vp) -> int:
    """What multiplies the points of an Advisor: DAI-21.98 flags, DAI-21.99 University tiles, one for an
    icon.
    """
    if op.per == "flag_in_city":
        return sum(mayor.flags)
    if op.per == "university_invention":
        return university_count(mayor)
    return 1


def advisor_acts(g: Daitoshi, mayor: Magnate, trigger: str) -> None:
    """DAI-21.94 to DAI-21.97 The ongoing Advisors that answer to this."""
    for card in g.advisors:
        if card.trigger == trigger:
            tell(g, "mayor-advisor", advisor=card.id)
            mayor_gains_all(g, mayor, card.effect, "advisors")


# ------------------------------------------------------------------------------------------------ icons
def icon_gain(g: Daitoshi, mayor: Magnate, op: Gain, slot: int) -> None:
    """DAI-21.6 Steam, Water and Coal are ignored; DAI-21.94 the Stoker makes points of them."""
    if op.what in ("steam", "water", "coal"):
        advisor_acts(g, mayor, "ignored_icon")
    else:
        gain_goods(g, mayor, op.what, op.n)


def icon_worker(g: Daitoshi, mayor: Magnate, op: GainWorker, slot: int) -> None:
    """DAI-21.67 A grey worker has the colour on the top card."""
    for _ in range(op.n):
        colour = top_card(g).worker_color if op.color == "any" else op.color
        mayor_houses(g, mayor, colour)


def mayor_houses(g: Daitoshi, mayor: Magnate, colour: str) -> None:
    """DAI-21.67 On the first empty place; discarded if the Factory is full (DAI-1.12 or the supply empty)."""
    if not g.supply[colour]:
        tell(g, "no-worker", seat=mayor.seat, colour=colour)
    elif "" not in mayor.workers:
        tell(g, "worker-refused", seat=mayor.seat, colour=colour)
    else:
        house_worker(g, mayor, colour)


def icon_pilgrim(g: Daitoshi, mayor: Magnate, op: Pilgrim, slot: int) -> None:
    """DAI-21.60 On the given track, else like a grey one; DAI-21.65 each step of the Pilgrim city by
    itself.
    """
    for _ in range(op.n):
        if op.track != "any" and mayor.pilgrims[op.track] < g.uncovered[op.track]:
            advance_pilgrim(g, mayor, op.track)
        else:
            advance_by_card(g, mayor)


def advance_by_card(g: Daitoshi, mayor: Magnate) -> None:
    """DAI-21.61 The leftmost possible track in the order on the top card."""
    for kind in top_card(g).hex_order:
        if mayor.pilgrims[kind] < g.uncovered[kind]:
            tell(g, "mayor-pilgrim", track=kind)
            advance_pilgrim(g, mayor, kind)
            return
    lose(g, mayor, "pilgrim")


def icon_score_rep(g: Daitoshi, mayor: Magnate, op: ScoreRep, slot: int) -> None:
    """DAI-15.29"""
    score_reputation(g, mayor, op.n)


def icon_rep(g: Daitoshi, mayor: Magnate, op: Rep, slot: int) -> None:
    """DAI-15.28"""
    advance_reputation(g, mayor, op.n)


def icon_prestige(g: Daitoshi, mayor: Magnate, op: Prestige, slot: int) -> None:
    """DAI-15.25"""
    for _ in range(op.n):
        mayor_gains_all(g, mayor, step_prestige(g, mayor), "prestige")


def icon_wormbus(g: Daitoshi, mayor: Magnate, op: Wormbus, slot: int) -> None:
    """DAI-15.26"""
    for _ in range(op.n):
        mayor_gains_all(g, mayor, step_wormbus(g, mayor), "wormbus")


def icon_progress(g: Daitoshi, mayor: Magnate, op: Progress, slot: int) -> None:
    """DAI-21.62 The marker with the most steps left; of equals the lowest floor, then the leftmost
    building.
    """
    for made in range(op.n):
        floors = open_floors(mayor)
        if not floors:
            lose(g, mayor, "progress", op.n - made)
            return
        most = max(TRACK_END[floor] - mayor.steps[floor] for floor in floors)
        floor = next(
            floor
            for floor in MAYOR_FLOORS
            if floor in floors and TRACK_END[floor] - mayor.steps[floor] == most
        )
        mayor_advances(g, mayor, floor)


def mayor_advances(g: Daitoshi, mayor: Magnate, floor: int) -> None:
    """DAI-7.2 A marker moves one step; DAI-7.6 a return icon takes his topmost hex."""
    if step_marker(g, mayor, floor) == "return_hex":
        take_topmost_hex(g, mayor)


def icon_return_hex(g: Daitoshi, mayor: Magnate, op: ReturnHex, slot: int) -> None:
    """DAI-21.63 His topmost hex; with the red icon also its conflict bonus."""
    for _ in range(op.n):
        kind = take_topmost_hex(g, mayor)
        if kind and op.conflict_bonus:
            mayor_gains_all(g, mayor, CONFLICT_BONUS[kind], "conflict")


def topmost_hex(mayor: Magnate) -> str:
    """The first hex of his Zone, from top to bottom; empty if there is none."""
    return next((kind for kind in mayor.zone if kind), "")


def take_topmost_hex(g: Daitoshi, mayor: Magnate) -> str:
    """DAI-21.63 The hex goes to its discard pile; DAI-21.33 the others do not slide."""
    kind = topmost_hex(mayor)
    if not kind:
        lose(g, mayor, "return_hex")
        return ""
    mayor.zone[mayor.zone.index(kind)] = ""
    g.discard[kind] += 1
    tell(g, "return-hex", seat=mayor.seat, hex=kind)
    return kind


def icon_conflict_bonus(g: Daitoshi, mayor: Magnate, op: ConflictBonus, slot: int) -> None:
    """DAI-21.66 By his topmost hex, if any."""
    kind = topmost_hex(mayor)
    if not kind:
        lose(g, mayor, "conflict_bonus")
        return
    for _ in range(op.n):
        mayor_gains_all(g, mayor, CONFLICT_BONUS[kind], "conflict")


def icon_flag(g: Daitoshi, mayor: Magnate, op: Flag, slot: int) -> None:
    """DAI-21.64 A grey flag goes to the leftmost city without his; a printed one to the city traded with."""
    if op.where == "any":
        slot = next((i for i, there in enumerate(mayor.flags) if not there), -1)
    if slot >= 0 and not mayor.flags[slot] and flags_left(mayor):
        place_flag(g, mayor, slot)
    else:
        lose(g, mayor, "flag")


def icon_activate(g: Daitoshi, mayor: Magnate, op: ActivateCity, slot: int) -> None:
    """DAI-21.49, DAI-21.50 The effect of the city traded with; his flags never leave."""
    tell(g, "city", seat=mayor.seat, city=g.cities[slot].id)
    mayor_gains_all(g, mayor, g.cities[slot].effect, "city", slot)


def icon_copy_market(g: Daitoshi, mayor: Magnate, op: CopyMarket, slot: int) -> None:
    """DAI-19.4"""
    bonus = market_bonus(g)
    if not bonus:
        lose(g, mayor, "copy_market")
    mayor_gains_all(g, mayor, bonus, "city", slot)


def icon_machine(g: Daitoshi, mayor: Magnate, op: MachineWorkshop, slot: int) -> None:
    """DAI-21.32 Main bonus first, then the Upgrades as they were installed."""
    mayor_gains_all(g, mayor, machine_bonus(g), "machine", slot)


def icon_workshop(g: Daitoshi, mayor: Magnate, op: WorkshopHere, slot: int) -> None:
    """DAI-21.69 The outermost workshop of his District."""
    outermost = workshops_of(g, mayor.sector)[-1]
    mayor_gains_all(g, mayor, workshop_bonus(g, outermost), "workshop", slot)


def icon_copy_city(g: Daitoshi, mayor: Magnate, op: CopyCity, slot: int) -> None:
    """DAI-21.68 The city directly to the left; to the right if there is none."""
    other = slot - 1 if slot else slot + 1
    tell(g, "city", seat=mayor.seat, city=g.cities[other].id)
    mayor_gains_all(g, mayor, g.cities[other].effect, "city", other)


Icon = Callable[[Daitoshi, Magnate, Any, int], None]
ICONS: Final[dict[type, Icon]] = {
    Gain: icon_gain,
    GainWorker: icon_worker,
    Pilgrim: icon_pilgrim,
    ScoreRep: icon_score_rep,
    Rep: icon_rep,
    Prestige: icon_prestige,
    Wormbus: icon_wormbus,
    Progress: icon_progress,
    ReturnHex: icon_return_hex,
    ConflictBonus: icon_conflict_bonus,
    Flag: icon_flag,
    ActivateCity: icon_activate,
    CopyMarket: icon_copy_market,
    MachineWorkshop: icon_machine,
    WorkshopHere: icon_workshop,
    CopyCity: icon_copy_city,
}
