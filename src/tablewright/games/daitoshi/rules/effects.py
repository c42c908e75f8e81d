"""The interpreter of the effect vocabulary, with DAI-9 returning hexes, DAI-15.25 to DAI-15.29 Prestige,
Wormbus and Reputation, and DAI-19 the effects of the cities.

A bonus is a list of operations. DAI-2.5 It is gained at once; what cannot be applied is lost. DAI-24.3
Nested bonuses are finished before the next step.

Elsewhere: DAI-19.1 in exploiting.py; DAI-19.2 in turn.py; DAI-19.3 in production.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, may_choose, score, tell
from tablewright.engine.decision import value_id
from tablewright.games.daitoshi.box.schema import (
    CONFLICT_BONUS,
    PRESTIGE_BONUS,
    REPUTATION_TOP,
    RING_NAMES,
    RINGS,
    WORMBUS_BONUS,
    ActivateCity,
    AnyOp,
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
from tablewright.games.daitoshi.look.wording import (
    CITY_WORDS,
    CONFLICT_WORDS,
    PARTNERSHIP_WORDS,
    WORKSHOP_WORDS,
    effect_words,
    op_words,
)
from tablewright.games.daitoshi.rules.bonuses import (
    machine_bonus,
    market_bonus,
    other_cities,
    workshop_bonus,
    workshops_of,
)
from tablewright.games.daitoshi.rules.pilgrims import (
    advance_any_pilgrim,
    advance_on_track,
    advance_one_pilgrim_far,
)
from tablewright.games.daitoshi.rules.progress import hexes_missing, make_progress, return_hex
from tablewright.games.daitoshi.rules.resources import gain_goods, gain_worker, lose
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate, flags_left, hex_types, reputation_vp
from tablewright.games.daitoshi.rules.steam_engine import gain_steam, move_chimney


def gain_all(g: Daitoshi, me: Magnate, effect: Effect, source: str, slot: int = -1) -> Rule[None]:
    """DAI-2.9 Several bonuses of one event: the gainer chooses their order where it can matter. DAI-2.5 They
    are gained at once or lost; DAI-24.3 each is finished, with all it brings, before the next.

    Goods, workers, Pilgrims, points and flags come first: nothing else in the effect changes what they
    bring, nor do they change anything for the others. `slot` is the city the effect belongs to.
    """
    linked: list[AnyOp] = []
    for op in effect:
        kind = type(op)
        plain = PLAIN.get(kind)
        if plain is not None:
            plain(g, me, op, source)
        elif kind in ASKING:
            yield from ASKING[kind](g, me, op, slot)
        else:
            linked.append(op)
    while linked:
        op = linked[0]
        if len(linked) > 1:
            names = [op_name(each) for each in linked]
            name = yield from choose(
                me, "bonus-order", list(dict.fromkeys(names)), None, lambda: words_of(linked)
            )
            op = linked[names.index(name)]
        linked.remove(op)
        if isinstance(op, Rep):
            advance_reputation(g, me, op.n)
        elif isinstance(op, ScoreRep):
            score_reputation(g, me, op.n)
        else:
            yield from LINKED[type(op)](g, me, op, slot)


def op_name(op: Any) -> tuple[str, int]:
    """An operation as an answer: its verb and its number."""
    return VERBS[type(op)], getattr(op, "n", 1)


def words_of(ops: list[AnyOp]) -> dict[str, object]:
    """What each of these operations brings, in words."""
    return {value_id(op_name(op)): op_words(op) for op in ops}


# ------------------------------------------------------------------------------- operations that ask nothing
def do_gain(g: Daitoshi, me: Magnate, op: Gain, source: str) -> None:
    """Resources and Steam; Water and Coal move the chimney (DAI-10.2)."""
    what = op.what
    if what == "steam":
        gain_steam(g, me, op.n)
    elif what == "water" or what == "coal":
        move_chimney(g, me, what, op.n)
    else:
        gain_goods(g, me, what, op.n)


def do_vp(g: Daitoshi, me: Magnate, op: Vp, source: str) -> None:
    """DAI-2.2 Points at once; DAI-2.4 a plain number, however often the track goes round."""
    score(g, me, source, op.n)


# ------------------------------------------------------------ operations that may ask, in any order the same
def do_worker(g: Daitoshi, me: Magnate, op: GainWorker, slot: int) -> Rule[None]:
    """DAI-12.8 and DAI-1.12, one worker after the other."""
    for _ in range(op.n):
        yield from gain_worker(g, me, op.color)


def do_pilgrim(g: Daitoshi, me: Magnate, op: Pilgrim, slot: int) -> Rule[None]:
    """DAI-8.5 A track is given, or chosen for each advance, or chosen once for all (DAI-19.11)."""
    if op.track != "any":
        advance_on_track(g, me, op.track, op.n)
    elif op.same_track:
        yield from advance_one_pilgrim_far(g, me, op.n)
    else:
        for made in range(op.n):
            yield from advance_any_pilgrim(g, me, op.n - made)


def do_flag(g: Daitoshi, me: Magnate, op: Flag, slot: int) -> Rule[None]:
    """DAI-15.34 A flag in the city traded with, DAI-15.35 or in any city; DAI-15.37 one of five, one per
    city.
    """
    slots = [slot] if op.where == "here" else list(range(len(g.cities)))
    cities = [g.cities[each] for each in slots if not me.flags[each]]
    if not cities or not flags_left(me):
        lose(g, me, "flag")
        return
    city = yield from may_choose(
        me,
        "place-flag",
        cities,
        lambda: flags_standing(g, me),
        lambda: {city.id: PARTNERSHIP_WORDS[city.id] for city in g.cities},
    )
    if city is not None:
        place_flag(g, me, g.cities.index(city))


def flags_standing(g: Daitoshi, me: Magnate) -> list[tuple[Any, Reason]]:
    """Why a city gets no flag."""
    there = [city for slot, city in enumerate(g.cities) if me.flags[slot]]
    return [(city, because("DAI-15.37", "flag-stands")) for city in there]


def place_flag(g: Daitoshi, me: Magnate, slot: int) -> None:
    """DAI-15.34 Make a partnership."""
    me.flags[slot] = True
    tell(g, "flag", seat=me.seat, city=g.cities[slot].id)


# ------------------------------------------------------------------------- operations whose order can matter
def score_reputation(g: Daitoshi, me: Magnate, times: int) -> None:
    """DAI-15.29 The VP under the Reputation marker, so many times."""
    for _ in range(times):
        score(g, me, "reputation", reputation_vp(me))


def advance_reputation(g: Daitoshi, me: Magnate, n: int) -> None:
    """DAI-15.28 To the right; on the fourth space further advances are lost."""
    new = min(REPUTATION_TOP, me.reputation + n)
    lost = me.reputation + n - new
    if new > me.reputation:
        me.reputation = new
        tell(g, "reputation", seat=me.seat, vp=reputation_vp(me))
    if lost:
        lose(g, me, "rep", lost)


def do_prestige(g: Daitoshi, me: Magnate, op: Prestige, slot: int) -> Rule[None]:
    """DAI-15.25 The bonus of every space entered."""
    for _ in range(op.n):
        yield from gain_all(g, me, step_prestige(g, me), "prestige")


def step_prestige(g: Daitoshi, me: Magnate) -> Effect:
    """DAI-15.27 One space clockwise on the closed loop; the bonus there."""
    me.prestige = (me.prestige + 1) % len(PRESTIGE_BONUS)
    tell(g, "prestige", seat=me.seat, space=me.prestige)
    return PRESTIGE_BONUS[me.prestige]


def do_wormbus(g: Daitoshi, me: Magnate, op: Wormbus, slot: int) -> Rule[None]:
    """DAI-15.26 The bonus of every space entered, before the next step."""
    for _ in range(op.n):
        bonus = step_wormbus(g, me)
        if bonus:
            yield from gain_all(g, me, bonus, "wormbus")


def step_wormbus(g: Daitoshi, me: Magnate) -> Effect:
    """DAI-15.27 One space clockwise on the closed loop; the bonus there."""
    me.wormbus = (me.wormbus + 1) % len(WORMBUS_BONUS)
    tell(g, "wormbus", seat=me.seat, space=me.wormbus)
    return WORMBUS_BONUS[me.wormbus]


def do_progress(g: Daitoshi, me: Magnate, op: Progress, slot: int) -> Rule[None]:
    """DAI-7.8; DAI-19.6 "up to" where it is printed."""
    yield from make_progress(g, me, op.n, op.up_to)


def do_return_hex(g: Daitoshi, me: Magnate, op: ReturnHex, slot: int) -> Rule[None]:
    """DAI-9.1, DAI-9.2 Discard a hex; DAI-19.10 with its conflict bonus where the icon is red."""
    for _ in range(op.n):
        kind = yield from return_hex(g, me, op.conflict_bonus)
        if kind and op.conflict_bonus:
            yield from gain_conflict_bonus(g, me, kind)


def gain_conflict_bonus(g: Daitoshi, me: Magnate, kind: str) -> Rule[None]:
    """DAI-9.3 The red bonus printed on the Factory for this hex type."""
    yield from gain_all(g, me, CONFLICT_BONUS[kind], "conflict")


def do_conflict_bonus(g: Daitoshi, me: Magnate, op: ConflictBonus, slot: int) -> Rule[None]:
    """DAI-9.4, DAI-19.7 The conflict bonus of one hex several times; the hex stays. Lost with an empty
    Zone.
    """
    kinds = hex_types(me)
    if not kinds:
        lose(g, me, "conflict_bonus")
        return
    about = {"times": op.n, **CONFLICT_WORDS}
    kind = yield from choose(me, "conflict-hex", kinds, lambda: hexes_missing(me), about)
    for _ in range(op.n):
        yield from gain_conflict_bonus(g, me, kind)


def do_activate_city(g: Daitoshi, me: Magnate, op: ActivateCity, slot: int) -> Rule[None]:
    """DAI-15.36 The effect of the city traded with; no flag is needed and none moves."""
    yield from gain_city_effect(g, me, slot)


def gain_city_effect(g: Daitoshi, me: Magnate, slot: int) -> Rule[None]:
    """DAI-19.12 The right side of a city tile."""
    city = g.cities[slot]
    tell(g, "city", seat=me.seat, city=city.id)
    yield from gain_all(g, me, city.effect, "city", slot)


def do_copy_market(g: Daitoshi, me: Magnate, op: CopyMarket, slot: int) -> Rule[None]:
    """DAI-19.4 The fields of the Magnificent invention on the market, which stays there."""
    bonus = market_bonus(g)
    if not bonus:
        lose(g, me, "copy_market")
    yield from gain_all(g, me, bonus, "city", slot)


def do_machine_workshop(g: Daitoshi, me: Magnate, op: MachineWorkshop, slot: int) -> Rule[None]:
    """DAI-19.5 The Mega-Machine's workshop and its Upgrades, without a worker."""
    yield from gain_all(g, me, machine_bonus(g), "machine", slot)


def do_workshop_here(g: Daitoshi, me: Magnate, op: WorkshopHere, slot: int) -> Rule[None]:
    """DAI-19.8 A workshop of the own District, even an occupied one; not the Mega-Machine's."""
    spaces = workshops_of(g, me.sector)
    names = [RING_NAMES[space % RINGS] for space in spaces]
    name = yield from choose(me, "use-workshop", names, None, workshop_words(g, me.sector))
    space = me.sector * RINGS + RING_NAMES.index(name)
    yield from gain_all(g, me, workshop_bonus(g, space), "workshop", slot)


def workshop_words(g: Daitoshi, sector: int) -> dict[str, object]:
    """What the workshops of a District bring, by ring; and the Mega-Machine's."""
    first = sector * RINGS
    words: dict[str, object] = {"machine": effect_words(machine_bonus(g)) if g.machine_at == sector else []}
    for ring, name in enumerate(RING_NAMES):
        tile = g.tiles[first + ring]
        words[name] = [] if tile is None else WORKSHOP_WORDS[tile.id, g.lit[first + ring]]
    return words


NOT_ITSELF: Final = because("DAI-19.9", "not-itself")


def do_copy_city(g: Daitoshi, me: Magnate, op: CopyCity, slot: int) -> Rule[None]:
    """DAI-19.9 The effect of any other city in play, its condition ignored."""
    slots = other_cities(g, slot)
    cities = [g.cities[each] for each in slots]
    city = yield from choose(
        me,
        "copy-city",
        cities,
        lambda: [(g.cities[slot], NOT_ITSELF)],
        lambda: {each.id: CITY_WORDS[each.id] for each in g.cities},
    )
    yield from gain_city_effect(g, me, g.cities.index(city))


Plain = Callable[[Daitoshi, Magnate, Any, str], None]
Asking = Callable[[Daitoshi, Magnate, Any, int], Rule[None]]

PLAIN: Final[dict[type, Plain]] = {Gain: do_gain, Vp: do_vp}
ASKING: Final[dict[type, Asking]] = {GainWorker: do_worker, Pilgrim: do_pilgrim, Flag: do_flag}
LINKED: Final[dict[type, Asking]] = {
    Prestige: do_prestige,
    Wormbus: do_wormbus,
    Progress: do_progress,
    ReturnHex: do_return_hex,
    ConflictBonus: do_conflict_bonus,
    ActivateCity: do_activate_city,
    CopyMarket: do_copy_market,
    MachineWorkshop: do_machine_workshop,
    WorkshopHere: do_workshop_here,
    CopyCity: do_copy_city,
}
VERBS: Final[dict[type, str]] = {
    ScoreRep: "score_rep",
    Rep: "rep",
    Prestige: "prestige",
    Wormbus: "wormbus",
    Progress: "progress",
    ReturnHex: "return_hex",
    ConflictBonus: "conflict_bonus",
    ActivateCity: "activate_city",
    CopyMarket: "copy_market",
    MachineWorkshop: "mm_workshop",
    WorkshopHere: "workshop_here",
    CopyCity: "copy_city",
}
