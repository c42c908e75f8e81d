"""TAW-12.10 What Axomamma gains, and what she makes of it."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import score, tell
from tablewright.games.tawantinsuyu.box.schema import (
    CONST,
    CORN,
    GOLD,
    POTATO,
    RECRUITING,
    RESOURCES,
    SECTIONS,
    SIDES,
    SOLO,
    SOLO_CONST,
    STATUE_COST,
    STEPS_SPACES,
    STONE,
    TEMPLE,
    TEMPLE_TOP,
    UPPER_STEPS,
    AnyStep,
    ArmyDraw,
    ArmyTrain,
    BuildingFree,
    Choose,
    Climb,
    Effect,
    Gain,
    Statue,
    StatueFree,
    StepsFree,
    TakeGodCard,
    TakeNomad,
    Vp,
    Weaving,
    WeavingFree,
    amounts,
)
from tablewright.games.tawantinsuyu.rules.buildings import take_building
from tablewright.games.tawantinsuyu.rules.cards import draw_army, put_under_deck
from tablewright.games.tawantinsuyu.rules.effects import RIGHT, add_weaving, fits, turn_up_top
from tablewright.games.tawantinsuyu.rules.hill import REQUIRED, open_steps, put_steps
from tablewright.games.tawantinsuyu.rules.resources import Cost, covers, gain, named
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Axomamma, Inca, Tawantinsuyu
from tablewright.games.tawantinsuyu.rules.steps_and_statues import STATUE_KINDS, STEPS_EFFECT, take_statue
from tablewright.games.tawantinsuyu.rules.workers import (
    NOMADS,
    POTATO_END,
    VILLAGE,
    fill_nomads,
    take_from_village,
)

SLOTS: Final = SOLO.god_slots.count
HUMAN: Final = 0
BUILDER_LIMIT: Final = SIDES["builder"].production_limit


def board_of(g: Tawantinsuyu) -> Axomamma:
    """Her board; only in the solo game."""
    assert g.her is not None
    return g.her


def is_on(g: Tawantinsuyu, option: str) -> bool:
    """TAW-12.12.1 Whether a difficulty option is switched on."""
    return option in board_of(g).difficulty


def roll(g: Tawantinsuyu) -> int:
    """TAW-1.1.5 Her die."""
    return SOLO.die.faces[g.chance.below(len(SOLO.die.faces), "solo die")]


# ---------------------------------------------------------------------------------------- gains and costs
def she_gains(g: Tawantinsuyu, she: Inca, effect: Effect, source: str) -> None:
    """TAW-12.2.7, TAW-12.10.7 Whatever she gains she takes; what cannot be carried out is lost."""
    for step in effect:
        she_gains_step(g, she, step, source)


def she_gains_step(g: Tawantinsuyu, she: Inca, step: AnyStep, source: str) -> None:
    """One operation of an effect, by her rules."""
    if isinstance(step, Gain):
        she_receives(g, she, amounts(step))
    elif isinstance(step, Vp):
        score(g, she, source, step.n)
    elif isinstance(step, ArmyDraw):
        draw_army(g, she, step.n)
    elif isinstance(step, ArmyTrain):
        draw_army(g, she, CONST.training_draw_keep.value.keep)  # TAW-12.10.4
    elif isinstance(step, TakeGodCard):
        for _ in range(step.n):
            god_card_instead(g, she)
    elif isinstance(step, TakeNomad):
        for _ in range(step.n):
            recruit_random_nomad(g, she)
    elif isinstance(step, Choose):
        she_chooses(g, she, step, source)
    elif isinstance(step, Climb):
        she_climbs(g, she, step.n)
    else:
        she_builds(g, she, step)


def she_builds(g: Tawantinsuyu, she: Inca, step: AnyStep) -> None:
    """TAW-12.10.7 Free pieces: steps, small statue, building, weaving."""
    if isinstance(step, StepsFree):
        build_her_steps(g, she)
    elif isinstance(step, StatueFree):
        statue = statue_by_slots(g, she, [step.size], free=True)
        if statue is not None:
            take_statue(g, she, statue)
    elif isinstance(step, BuildingFree):
        free_building(g, she)
    elif isinstance(step, WeavingFree):
        for _ in range(step.n):
            her_free_weaving(g, she)


def she_receives(g: Tawantinsuyu, she: Inca, income: Cost) -> None:
    """Goods; TAW-12.10.5 five potatoes become five points, repeatedly."""
    gain(g, she, income)
    exchange = SOLO_CONST.potato_exchange.value
    while she.goods[POTATO] >= exchange.potato:
        she.goods[POTATO] -= exchange.potato
        tell(g, "her-potatoes", seat=she.seat, count=exchange.potato)
        score(g, she, "potatoes", exchange.vp)


def she_can_pay(she: Inca, cost: Cost) -> bool:
    """TAW-12.9.3 Gold counts for missing units."""
    return covers(she.goods, cost, 0)


def she_pays(g: Tawantinsuyu, she: Inca, cost: Cost) -> None:
    """TAW-12.9.3, TAW-12.5.2 The resource itself first; gold only where necessary."""
    paid = [0, 0, 0, cost[GOLD]]
    for i in (POTATO, CORN, STONE):
        paid[i] = min(cost[i], she.goods[i])
        paid[GOLD] += cost[i] - paid[i]
    for i in range(len(paid)):
        she.goods[i] -= paid[i]
    tell(g, "pay", seat=she.seat, goods=named((paid[0], paid[1], paid[2], paid[3])))


def she_chooses(g: Tawantinsuyu, she: Inca, step: Choose, source: str) -> None:
    """TAW-12.10.6 Stone or worker; otherwise TAW-12.5.1, TAW-12.9.1 the resource she has least of."""
    for option in step.options:
        if any(isinstance(part, TakeNomad) for part in option):
            stone_or_worker(g, she, step)
            return
    best: Effect = ()
    best_rank = (0, 0)
    for option in step.options:
        rank = resource_rank(she, option)
        if not best or rank < best_rank:
            best, best_rank = option, rank
    she_gains(g, she, best, source)


def resource_rank(she: Inca, option: Effect) -> tuple[int, int]:
    """TAW-12.5.1 How much she has of what the option gives, then the order of the tie-break."""
    order = SOLO_CONST.production_choice_order.value
    for step in option:
        if isinstance(step, Gain):
            for i, n in enumerate(amounts(step)):
                if n:
                    return (she.goods[i], order.index(RESOURCES[i]))
    return (0, len(order))


def stone_or_worker(g: Tawantinsuyu, she: Inca, step: Choose) -> None:
    """TAW-12.10.6 What she has fewer of; the worker from the potato end of the Village, else a random
    Nomad.
    """
    stones, workers = she.goods[STONE], len(she.workers)
    limit = SOLO_CONST.worker_limit.value
    wants_worker = workers < stones or (workers == stones and workers < limit)
    if wants_worker and (g.village or g.nomads):
        tell(g, "her-choice-worker")
        if g.village:
            she_recruits(g, she, take_from_village(g, POTATO_END), VILLAGE)
        else:
            recruit_random_nomad(g, she)
        return
    tell(g, "her-choice-stone")
    for option in step.options:
        if not any(isinstance(part, TakeNomad) for part in option):
            she_gains(g, she, option, "temple")


def she_climbs(g: Tawantinsuyu, she: Inca, n: int) -> None:
    """TAW-10.1 She climbs like everybody, with the left rewards."""
    for _ in range(n):
        if she.temple == TEMPLE_TOP:
            return
        she.temple += 1
        tell(g, "climb", seat=she.seat, space=she.temple)
        she_gains(g, she, TEMPLE[she.temple].reward, "temple")


def god_card_instead(g: Tawantinsuyu, she: Inca) -> None:
    """TAW-12.10.3 Instead of a god card the oldest card of the offer goes under the deck, and she scores."""
    remove_oldest(g, 1)
    score(g, she, "gods", SOLO_CONST.god_card_instead_vp.value)


def remove_oldest(g: Tawantinsuyu, most: int) -> int:
    """Up to so many cards of the offer go to the bottom of the god deck, the oldest first."""
    n = min(most, len(g.god_offer))
    for _ in range(n):
        card = g.god_offer.pop(0)
        put_under_deck(g, card)
        tell(g, "offer-removed", card=card.id)
    return n


# ---------------------------------------------------------------------------------------------- recruiting
def recruit_random_nomad(g: Tawantinsuyu, she: Inca) -> None:
    """TAW-12.9.10 A random Nomad, refilled at once; none left: nothing."""
    if not g.nomads:
        return
    colour = g.nomads.pop(g.chance.below(len(g.nomads), "her nomad"))
    fill_nomads(g)
    she_recruits(g, she, colour, NOMADS)


def she_recruits(g: Tawantinsuyu, she: Inca, colour: str, place: str) -> None:
    """TAW-12.10.1 The recruiting reward of the colour; TAW-12.10.2 then at most 2 workers stay."""
    she.workers.append(colour)
    tell(g, "her-recruit", seat=she.seat, worker=colour, place=place)
    she_gains(g, she, RECRUITING[colour], "recruiting")
    while len(she.workers) > SOLO_CONST.worker_limit.value:
        gone = she.workers.pop(g.chance.below(len(she.workers), "her limit"))
        g.removed.append(gone)
        tell(g, "worker-removed", seat=she.seat, worker=gone)


# ---------------------------------------------------------------------------------------- building things
def free_building(g: Tawantinsuyu, she: Inca) -> bool:
    """TAW-12.9.2 A random production building while she has fewer than 2 face up, otherwise a passive one."""
    if len(she.production_up) < BUILDER_LIMIT:
        return take_random_building(g, she, "production")
    return take_random_building(g, she, "passive")


def take_random_building(g: Tawantinsuyu, she: Inca, kind: str) -> bool:
    """TAW-12.9.7 A random market building of a type, if there is one."""
    tiles: list[Any] = [*g.production_market] if kind == "production" else [*g.passive_market]
    if not tiles:
        return False
    take_building(g, she, g.chance.pick(tiles, "her building"))
    return True


def build_her_steps(g: Tawantinsuyu, she: Inca) -> bool:
    """TAW-12.9.9 Steps with their benefits, if a marker and a space are left; TAW-12.10.8 the owner of the
    upper steps scores.
    """
    number = her_steps_space(g, she)
    if not she.steps_left or number == NOBODY:
        return False
    put_steps(g, she, number)
    for step in STEPS_EFFECT:
        she_gains_step(g, she, step, "steps")
    return True


def her_steps_space(g: Tawantinsuyu, she: Inca) -> int:
    """TAW-12.9.9 The first empty upper space from her High Priest on, clockwise; else a lower one, those
    below your steps last.
    """
    best, best_rank = NOBODY, (0, 0)
    for number in open_steps(g):
        upper = REQUIRED[number]
        grade = 0 if number in UPPER_STEPS else 2 if g.steps[upper] == HUMAN else 1
        rank = (grade, (STEPS_SPACES[number].section - 1 - she.priest) % SECTIONS)
        if best == NOBODY or rank < best_rank:
            best, best_rank = number, rank
    return best


def statue_by_slots(g: Tawantinsuyu, she: Inca, sizes: list[str], free: bool) -> Statue | None:
    """TAW-12.9.6 By the die: the god of that slot, then of the next ones, large before small; else any."""
    start = roll(g) - 1
    tucked = board_of(g).tucked
    tell(g, "her-die", die=start + 1)
    for i in range(SLOTS):
        god = tucked[(start + i) % SLOTS].god
        for size in sizes:
            for statue in available_statues(g, she, size, free):
                if statue.god == god:
                    return statue
    for size in sizes:
        statues = available_statues(g, she, size, free)
        if statues:
            return g.chance.pick(statues, "her statue")
    return None


def available_statues(g: Tawantinsuyu, she: Inca, size: str, free: bool) -> list[Statue]:
    """Statues of a size in the supply that she can pay."""
    return [
        statue
        for i, statue in enumerate(STATUE_KINDS)
        if g.statues[i] and statue.size == size and (free or she_can_pay(she, STATUE_COST[statue.id]))
    ]


# ------------------------------------------------------------------------------------------------ weavings
def her_free_weaving(g: Tawantinsuyu, she: Inca) -> bool:
    """TAW-12.10.7 The top tile, placed by her rule."""
    if not g.weavings:
        return False
    tile = g.weavings.pop()
    tell(g, "free-weaving", seat=she.seat, tile=tile.id)
    place_her_weaving(g, she, tile)
    turn_up_top(g)
    return True


def her_pick(she: Inca, tiles: list[Weaving]) -> Weaving:
    """TAW-12.9.4 One that fits her longest tapestry before a shorter one before none; then the highest
    number.
    """
    longest = max([len(tapestry) for tapestry in she.tapestries])
    best = tiles[0]
    best_rank = (-1, 0)
    for tile in tiles:
        number = her_tapestry(she, tile)
        grade = 0
        if number:
            grade = 2 if len(she.tapestries[number - 1]) == longest else 1
        if (grade, tile.number) > best_rank:
            best, best_rank = tile, (grade, tile.number)
    return best


def her_tapestry(she: Inca, tile: Weaving) -> int:
    """TAW-12.9.4 The longest tapestry the tile fits, the oldest of equal ones, from 1; 0: a new one."""
    best, length = 0, 0
    for i, tapestry in enumerate(she.tapestries):
        if len(tapestry) > length and fits(tapestry, tile):
            best, length = i + 1, len(tapestry)
    return best


def place_her_weaving(g: Tawantinsuyu, she: Inca, tile: Weaving) -> None:
    """TAW-12.9.4 Always at the right end; connections are ignored."""
    number = her_tapestry(she, tile)
    add_weaving(g, she, tile, (number, RIGHT) if number else "new")


def she_buys_weaving(g: Tawantinsuyu, she: Inca) -> None:
    """TAW-12.9.5 In your Buy weavings she buys one for 2 corn, unless it would need a new tapestry."""
    price = SOLO_CONST.weaving_follow.value
    fitting = [tile for tile in g.drawn if her_tapestry(she, tile)]
    if she.goods[CORN] < price.min_corn or not fitting:
        return
    tile = her_pick(she, fitting)
    she_pays(g, she, (0, price.pays_corn, 0, 0))
    g.drawn.remove(tile)
    tell(g, "bought-weaving", seat=she.seat, tile=tile.id)
    place_her_weaving(g, she, tile)
