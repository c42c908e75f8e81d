"""TAW-10 Additional rules: the interpreter of effects, and what they lead back into, the temple and the
tapestries.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

from tablewright.engine import Rule, choose, confirm, may_choose, reveal, score, tell
from tablewright.games.tawantinsuyu.box.schema import (
    PASSIVE,
    PLAIN_STEPS,
    RESOURCES,
    STEP_NAMES,
    TEMPLE,
    TEMPLE_TOP,
    WEAVING_REWARDS,
    AnyStep,
    ArmyDraw,
    ArmyTrain,
    BuildingFree,
    Choose,
    Climb,
    DoTask,
    Effect,
    Gain,
    PayTemple,
    Production,
    Refresh,
    StatueFree,
    StepsFree,
    TakeGodCard,
    TakeNomad,
    Vp,
    Weaving,
    WeavingFree,
    amounts,
)
from tablewright.games.tawantinsuyu.look.wording import effect_text
from tablewright.games.tawantinsuyu.rules.buildings import build_building, could_build, market
from tablewright.games.tawantinsuyu.rules.cards import can_take_god_card, draw_army, take_god_card, train
from tablewright.games.tawantinsuyu.rules.moments import at_leisure, could_pay
from tablewright.games.tawantinsuyu.rules.resources import Cost, can_pay, gain, pay, too_dear
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu
from tablewright.games.tawantinsuyu.rules.steps_and_statues import (
    build_statue,
    build_steps,
    can_build_steps,
    could_build_statue,
    statues_to_build,
)
from tablewright.games.tawantinsuyu.rules.workers import take_nomad

MASTER_LOOM: Final = PASSIVE["Z04"]
NEW_TAPESTRY: Final = "new"
LEFT: Final = "left"
RIGHT: Final = "right"
ALL: Final = "all"


def gain_benefits(g: Tawantinsuyu, me: Inca, effect: Effect, source: str) -> Rule[None]:
    """TAW-10.6, TAW-13.5 Resolve an effect: goods, points and army cards come first, since earlier gains may
    pay for later costs; of the rest the player takes what is wanted, in any order.
    """
    rest: list[AnyStep] = []
    for step in effect:
        if type(step) in PLAIN_STEPS:
            yield from gain_plainly(g, me, step, source)
        else:
            rest.append(step)
    while len(rest) > 1:
        names = [STEP_NAMES[type(step)] for step in rest]
        name = yield from may_choose(me, "benefit", names, None, step_effects(rest), "done")
        if name is None:
            return
        step = rest.pop(names.index(name))
        yield from take_or_leave(g, me, step, source)
    if rest:
        yield from take_or_leave(g, me, rest[0], source)


def step_effects(steps: list[AnyStep]) -> dict[str, object]:
    """What each of the benefits is, and all of them together, for the labels."""
    effects = {STEP_NAMES[type(step)]: (step,) for step in steps}
    return {"effect": lambda name: effect_text(tuple(steps) if name == ALL else effects[name])}


def gain_plainly(g: Tawantinsuyu, me: Inca, step: AnyStep, source: str) -> Rule[None]:
    """TAW-10.5 Goods, points and army cards ask nothing but which card to keep."""
    if isinstance(step, Gain):
        gain(g, me, amounts(step))
    elif isinstance(step, Vp):
        score(g, me, source, step.n)
    elif isinstance(step, ArmyDraw):
        draw_army(g, me, step.n)
    elif isinstance(step, ArmyTrain):
        yield from train(g, me)


def take_or_leave(g: Tawantinsuyu, me: Inca, step: AnyStep, source: str) -> Rule[None]:
    """TAW-10.5 A benefit that the player may decline, or that asks how it is taken."""
    if not could_take(g, me, step):
        tell(g, "benefit-lost", seat=me.seat, benefit=f"step-{STEP_NAMES[type(step)]}")
    elif isinstance(step, TakeGodCard):
        for _ in range(step.n):
            yield from take_god_card(g, me, optional=True)
    elif isinstance(step, TakeNomad):
        for _ in range(step.n):
            yield from take_nomad(g, me, optional=True)
    elif isinstance(step, Choose):
        yield from choose_benefit(g, me, step, source)
    elif isinstance(step, Refresh):
        yield from refresh_some(g, me, step.n, "army_card" in step.what)
    elif isinstance(step, PayTemple):
        yield from pay_to_climb(g, me, step)
    elif isinstance(step, Climb):
        if (yield from confirm(me, "climb", {"count": step.n})):
            yield from climb(g, me, step.n)
    elif isinstance(step, WeavingFree):
        for _ in range(step.n):
            yield from free_weaving(g, me)
    else:
        yield from build_benefit(g, me, step)


def could_take(g: Tawantinsuyu, me: Inca, step: AnyStep) -> bool:
    """Whether a benefit can bring anything, now or after what the player may do meanwhile (TAW-3.4)."""
    if isinstance(step, TakeGodCard):
        return can_take_god_card(g)
    if isinstance(step, TakeNomad):
        return bool(g.nomads)  # TAW-10.4
    if isinstance(step, Refresh):
        return bool(face_down(me, "army_card" in step.what))
    if isinstance(step, PayTemple):
        return me.temple < TEMPLE_TOP and could_pay(g, me, gold_for(step))  # TAW-10.2
    if isinstance(step, Climb):
        return me.temple < TEMPLE_TOP
    if isinstance(step, WeavingFree):
        return bool(g.weavings)  # TAW-1.5.4
    if isinstance(step, StepsFree):
        return can_build_steps(g, me, free=True)
    if isinstance(step, StatueFree):
        return bool(statues_to_build(g, me, step.size, free=True))
    if isinstance(step, BuildingFree):
        return bool(market(g))
    if isinstance(step, DoTask):
        return could_build(g, me) if step.task == "build_building" else could_build_statue(g, me)
    return True


def build_benefit(g: Tawantinsuyu, me: Inca, step: AnyStep) -> Rule[None]:
    """TAW-10.5 Steps, statues and buildings, free or at their cost, with their own benefits."""
    if isinstance(step, StepsFree):
        yield from build_steps(g, me, free=True, optional=True)
    elif isinstance(step, StatueFree):
        yield from build_statue(g, me, step.size, free=True, optional=True)
    elif isinstance(step, BuildingFree):
        yield from build_building(g, me, free=True)
    elif isinstance(step, DoTask):
        if step.task == "build_building":
            yield from build_building(g, me, free=False)
        else:
            yield from build_statue(g, me, "", free=False, optional=True)


def choose_benefit(g: Tawantinsuyu, me: Inca, step: Choose, source: str) -> Rule[None]:
    """One of several benefits; TAW-10.4 a Nomad only while there is one."""
    options = {option_name(option): option for option in step.options if is_there(g, option)}
    about: dict[str, object] = {"effect": lambda name: effect_text(options[name])}
    name = yield from choose(me, "benefit-choice", list(options), None, about)
    chosen = options[name]
    for part in chosen:
        if isinstance(part, TakeNomad):
            yield from take_nomad(g, me, optional=False)
        else:
            yield from gain_plainly(g, me, part, source)


def option_name(option: Effect) -> str:
    """What an alternative is called in the question."""
    words: list[str] = []
    for step in option:
        if isinstance(step, Gain):
            words += [RESOURCES[i] for i, n in enumerate(amounts(step)) if n]
        else:
            words.append(STEP_NAMES[type(step)])
    return "-".join(words)


def is_there(g: Tawantinsuyu, option: Effect) -> bool:
    """Whether an alternative can be taken at all."""
    return bool(g.nomads) or not any(isinstance(step, TakeNomad) for step in option)


# ----------------------------------------------------------------------------------------------- temple
def climb(g: Tawantinsuyu, me: Inca, n: int) -> Rule[None]:
    """TAW-10.1 One space at a time, the left reward of each (TAW-1.3.4, TAW-10.3); TAW-10.2 not beyond the
    top.
    """
    for _ in range(n):
        if me.temple == TEMPLE_TOP:
            return
        me.temple += 1
        tell(g, "climb", seat=me.seat, space=me.temple)
        yield from gain_benefits(g, me, TEMPLE[me.temple].reward, "temple")


def pay_to_climb(g: Tawantinsuyu, me: Inca, step: PayTemple) -> Rule[None]:
    """TAW-5.6.1 Pay 1 gold to advance."""
    cost = gold_for(step)
    wanted = yield from at_leisure(
        g,
        me,
        "pay-temple",
        lambda: [True] if can_pay(me, cost) else [],
        "no",
        lambda: [(True, too_dear("TAW-5.6.1", me, cost))],
        {"count": step.gold},
    )
    if wanted is not None:
        yield from pay(g, me, cost)
        yield from climb(g, me, step.n)


def gold_for(step: PayTemple) -> Cost:
    """What the advance costs."""
    return (0, 0, 0, step.gold)


# -------------------------------------------------------------------------------------------- refreshing
def face_down(me: Inca, army: bool) -> list[Any]:
    """TAW-6.6.9 What lies face down: production buildings, and army cards where they may be turned too."""
    tiles: list[Any] = [*me.production_down]
    if army:
        tiles += me.army_down
    return tiles


def refresh_some(g: Tawantinsuyu, me: Inca, most: int, army: bool) -> Rule[None]:
    """Turn up to so many own face-down production buildings or army cards face up, for free."""
    for _ in range(most):
        things = face_down(me, army)
        if not things:
            tell(g, "idle", seat=me.seat, what="refresh")
        thing = yield from may_choose(me, "refresh", things)
        if thing is None:
            return
        turn_face_up(g, me, thing)


def turn_face_up(g: Tawantinsuyu, me: Inca, thing: Any) -> None:
    """Refresh one building or army card."""
    if isinstance(thing, Production):
        me.production_down.remove(thing)
        me.production_up.append(thing)
    else:
        me.army_down.remove(thing)
        me.army_up.append(thing)
    tell(g, "refresh", seat=me.seat, thing=thing.id)


# ---------------------------------------------------------------------------------------------- weavings
def free_weaving(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-5.5.7 Take the face-up top tile and place it; then the next one is turned up. TAW-1.5.4 An empty
    stack gives nothing.
    """
    if not g.weavings:
        return
    tile = g.weavings[-1]
    place = yield from may_choose(me, "weave", places_for(me, tile), None, {"tile": tile.id})
    if place is None:
        return
    g.weavings.pop()
    tell(g, "free-weaving", seat=me.seat, tile=tile.id)
    half = add_weaving(g, me, tile, place)
    turn_up_top(g)
    yield from reward_new_connection(g, me, half)


def turn_up_top(g: Tawantinsuyu) -> None:
    """TAW-1.3.8 The top tile of the stack lies face up."""
    g.top_shown = True
    if g.weavings:
        g.seen.append((NOBODY, g.weavings[-1].id))
        reveal(g)
        tell(g, "top-weaving", tile=g.weavings[-1].id)


def places_for(me: Inca, tile: Weaving) -> list[Any]:
    """TAW-5.5.4 Either end of a tapestry without this pattern (TAW-5.5.5), or a new one (TAW-5.5.6)."""
    places: list[Any] = []
    for i, tapestry in enumerate(me.tapestries):
        if fits(tapestry, tile):
            places.append((i + 1, LEFT))
            places.append((i + 1, RIGHT))
    places.append(NEW_TAPESTRY)
    return places


def fits(tapestry: list[Weaving], tile: Weaving) -> bool:
    """TAW-5.5.5 All weavings of a tapestry have different patterns."""
    return tile.pattern not in [other.pattern for other in tapestry]


def place_weaving(g: Tawantinsuyu, me: Inca, tile: Weaving) -> Rule[None]:
    """TAW-5.5.4 A weaving just gained, one of those drawn, must be placed at once."""
    place = yield from choose(me, "weave", places_for(me, tile), None, {"tile": tile.id})
    g.drawn.remove(tile)
    yield from reward_new_connection(g, me, add_weaving(g, me, tile, place))


def add_weaving(g: Tawantinsuyu, me: Inca, tile: Weaving, place: Any) -> str:
    """TAW-5.5.4 Add the tile, never rotated. Returns the reward of a new matching connection, if any."""
    if isinstance(place, str):
        me.tapestries.append([tile])
        tell(g, "new-tapestry", seat=me.seat, tile=tile.id)
        return ""
    number, end = place
    tapestry = me.tapestries[number - 1]
    tell(g, "woven", seat=me.seat, tile=tile.id, tapestry=number, end=end)
    if end == LEFT:
        half = tile.right if tile.right == tapestry[0].left else ""
        tapestry.insert(0, tile)
    else:
        half = tile.left if tapestry[-1].right == tile.left else ""
        tapestry.append(tile)
    return half


def reward_new_connection(g: Tawantinsuyu, me: Inca, half: str) -> Rule[None]:
    """TAW-11.04 Z04: a new matching connection gives its Merchant reward at once."""
    if half and MASTER_LOOM in me.passive:
        yield from gain_benefits(g, me, WEAVING_REWARDS[half], "weavings")


def connections(me: Inca) -> list[str]:
    """TAW-5.6.1 The matching connections in all tapestries: the reward of each."""
    found: list[str] = []
    for tapestry in me.tapestries:
        found += [b.left for a, b in pairwise(tapestry) if a.right == b.left]
    return found


def trade(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-5.6.1 Merchant: the reward of every matching connection, once, in any order; TAW-5.6.2 optional."""
    asking: list[str] = []
    for half in connections(me):
        effect = WEAVING_REWARDS[half]
        if any(type(step) not in PLAIN_STEPS for step in effect):
            asking.append(half)
        else:
            yield from gain_benefits(g, me, effect, "weavings")
    while len(asking) > 1:
        half = asking[0]
        if asking.count(half) < len(asking):
            picked = yield from may_choose(me, "merchant", distinct_halves(asking), None, None, "done")
            if picked is None:
                return
            half = picked
        asking.remove(half)
        yield from gain_benefits(g, me, WEAVING_REWARDS[half], "weavings")
    if asking:
        yield from gain_benefits(g, me, WEAVING_REWARDS[asking[0]], "weavings")


def distinct_halves(halves: list[str]) -> list[str]:
    """Each reward once, in the order of the tapestries."""
    return list(dict.fromkeys(halves))
