"""TAW-4 Placing a worker.

Elsewhere: TAW-4.2.7 in resources.py; TAW-4.3.2 in hill.py; TAW-4.4.2 and 4.4.3 in cards.py; TAW-4.4.4 in
feast.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import (
    Reason,
    Rule,
    because,
    choose_at_leisure,
    confirm,
    lay_open,
    may_choose,
    score,
    tell,
)
from tablewright.games.tawantinsuyu.box.schema import (
    ARCHITECT,
    ARTISAN,
    BARE_COST,
    BENEFITS,
    CONST,
    CORN,
    COURIER,
    GOLD,
    NEIGHBOURS,
    PASSIVE,
    PLAIN_STEPS,
    POTATO,
    PRIEST,
    SPACE_GOD,
    SPACE_ICONS,
    SPACE_NUMBER,
    SPACES,
    STEP_NAMES,
    STEPS_ABOVE,
    STONE,
    WARRIOR,
    WORKERS,
    GodCard,
    HillIcon,
    HillSpace,
    Refresh,
)
from tablewright.games.tawantinsuyu.rules.cards import draw_army, take_god_card
from tablewright.games.tawantinsuyu.rules.effects import ALL, gain_benefits, refresh_some, step_effects
from tablewright.games.tawantinsuyu.rules.hill import is_segment_empty, neighbours_like
from tablewright.games.tawantinsuyu.rules.moments import at_leisure, could_pay
from tablewright.games.tawantinsuyu.rules.resources import (
    BUNDLES,
    FREE,
    ONE_POTATO,
    TRADING_POST,
    Cost,
    can_pay,
    pay,
    too_dear,
)
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu, is_her
from tablewright.games.tawantinsuyu.rules.steps_and_statues import has_statue_of
from tablewright.games.tawantinsuyu.rules.tasks import can_perform, could_perform, perform, why_not_perform
from tablewright.games.tawantinsuyu.rules.workers import distinct

STEPS_DISCOUNT: Final = CONST.steps_discount_food.value

STEPS_VP: Final = CONST.steps_use_vp.value

COURIER_DISCOUNT: Final = WORKERS[COURIER].ability.food_discount

MESSENGER_SCHOOL: Final = PASSIVE["Z01"]

OWN_STAIRWAY: Final = PASSIVE["Z07"]

GOLD_INSTEAD: Final = "gold"
PRICE_IN_GOLD: Final[Cost] = (0, 0, 0, CONST.placement_payment.value.or_gold)
GROUP: Final = CONST.tasks_per_group.value
PRIEST_SCHOOL: Final = PASSIVE["Z02"]
VETERANS_YARD: Final = PASSIVE["Z03"]
GUILD_HOUSE: Final = PASSIVE["Z05"]
BARRACKS: Final = PASSIVE["Z14"]


# ------------------------------------------------------------------------------------------ what is open
def food_at_hand(me: Inca) -> int:
    """How much food the player can pay at most, gold (TAW-1.4.2) and Z15 included."""
    goods = me.goods
    food = goods[POTATO] + goods[CORN] + goods[GOLD]
    if TRADING_POST in me.passive:
        bundles = goods[STONE] // BUNDLES[STONE] + goods[GOLD] // BUNDLES[GOLD]
        food = goods[POTATO] + goods[CORN] + bundles * BUNDLES[CORN]
    return food


def food_beside_gold(me: Inca) -> int:
    """The same after paying gold instead of a god card; -1 if that gold cannot be paid."""
    if me.goods[GOLD] >= PRICE_IN_GOLD[GOLD]:
        per_gold = BUNDLES[CORN] if TRADING_POST in me.passive else 1
        return food_at_hand(me) - per_gold * PRICE_IN_GOLD[GOLD]
    if TRADING_POST in me.passive and can_pay(me, PRICE_IN_GOLD):
        return food_at_hand(me) - BUNDLES[CORN] * PRICE_IN_GOLD[GOLD]
    return -1


def spaces_open_to(g: Tawantinsuyu, me: Inca, colour: str) -> list[HillSpace]:
    """TAW-4.1.1 Empty spaces (TAW-1.2.3) for which TAW-3.2 card or gold and the whole food can be paid."""
    return [SPACES[i] for i in open_spaces(g, me, colour, len(SPACES))]


def can_place(g: Tawantinsuyu, me: Inca, colour: str) -> bool:
    """TAW-3.2 Whether a worker of that colour can be placed anywhere."""
    return bool(open_spaces(g, me, colour, 1))


def open_spaces(g: Tawantinsuyu, me: Inca, colour: str, at_most: int) -> list[int]:
    """The numbers of the first so many empty spaces that can be paid."""
    discount = COURIER_DISCOUNT if uses_courier(me, colour) else 0
    with_card = food_at_hand(me) + discount
    with_gold = food_beside_gold(me)
    if with_gold >= 0:
        with_gold += discount
    gods = [card.god for card in me.gods]
    bare = BARE_COST[me.priest]
    found: list[int] = []
    for i, worker in enumerate(g.hill):
        if worker:
            continue
        budget = with_card if SPACE_GOD[i] in gods else with_gold
        # Steps only make the way cheaper, so they matter where it is too dear without them.
        if budget >= 0 and (bare[i] <= budget or way_cost(g, me.priest, i) <= budget):
            found.append(i)
            if len(found) == at_most:
                break
    return found


def workers_able(g: Tawantinsuyu, me: Inca) -> list[str]:
    """TAW-3.2 The colours in supply that can be placed."""
    able: list[str] = []
    known: dict[bool, bool] = {}  # the ways of all who use no courier cost the same, and of all who do
    for colour in distinct(me.workers):
        courier = uses_courier(me, colour)
        if courier not in known:
            known[courier] = can_place(g, me, colour)
        if known[courier]:
            able.append(colour)
    return able


def closed_spaces(g: Tawantinsuyu, me: Inca, colour: str) -> list[tuple[Any, Reason]]:
    """Why a space is not offered."""
    reasons: list[tuple[Any, Reason]] = []
    gods = [card.god for card in me.gods]
    for i, space in enumerate(SPACES):
        if g.hill[i]:
            reasons.append((space, because("TAW-1.2.3", "space-taken")))
            continue
        cost = food_cost(g, me, colour, i)
        has_card = SPACE_GOD[i] in gods
        budget = food_at_hand(me) if has_card else food_beside_gold(me)
        if budget < 0:
            reasons.append((space, because("TAW-4.1.2", "no-card-no-gold", god=SPACE_GOD[i])))
        elif cost > budget:
            reasons.append((space, too_far(colour, cost, cost - budget)))
    return reasons


def too_far(colour: str, cost: int, short: int) -> Reason:
    """TAW-4.1.3 The food for the way of that worker is missing."""
    return because("TAW-4.1.3", "too-far", worker=colour, cost=cost, short=short)


# ---------------------------------------------------------------------------------------------- sequence
def place_worker(g: Tawantinsuyu, me: Inca) -> Rule[bool]:
    """TAW-4.1.1 to TAW-4.1.10 The sequence of a placement; False if what was done meanwhile (TAW-3.4) left
    nothing that could be paid.
    """
    colour = yield from choose_at_leisure(me, "place-worker", lambda: workers_able(g, me), False)
    if colour is None:
        return False
    space = yield from choose_at_leisure(
        me,
        "place-space",
        lambda: spaces_open_to(g, me, colour),
        False,
        "",
        lambda: closed_spaces(g, me, colour),
        lambda: {
            "worker": colour,
            "god": lambda space: space.god,
            "food": lambda space: food_cost(g, me, colour, SPACE_NUMBER[space.id]),
        },
    )
    if space is None:
        return False
    number = SPACE_NUMBER[space.id]
    food = food_cost(g, me, colour, number)
    payment = yield from choose_at_leisure(
        me, "place-payment", lambda: payments_for(me, number, food), False, "", None, {"food": food}
    )
    if payment is None:
        return False
    card = yield from pay_for_space(g, me, payment, food)
    yield from work(g, me, colour, number, card)
    return True


def work(g: Tawantinsuyu, me: Inca, colour: str, number: int, card: GodCard | None) -> Rule[None]:
    """TAW-4.1.4 to TAW-4.1.10 What a placement brings, once it is paid."""
    alone = is_segment_empty(g, number)
    put_worker(g, me, colour, number)
    if colour == WARRIOR:
        yield from warrior(g, me, number)
    priest = yield from acts_as_priest(me, colour)
    tasks = task_count(g, me, colour, number, alone)
    taken = yield from benefit_before_tasks(g, me, card)
    if priest:
        tasks += yield from priest_payment(g, me)
    tell(g, "tasks", seat=me.seat, count=tasks)
    yield from perform_tasks(g, me, number, tasks)
    if card is not None and not taken:
        yield from benefit_after_tasks(g, me, card)
    if priest:  # TAW-4.1.10, TAW-4.5.5
        for _ in range(WORKERS[PRIEST].ability.god_card_after_tasks):
            yield from take_god_card(g, me, optional=False)


def payments_for(me: Inca, number: int, food: int) -> list[GodCard | str]:
    """TAW-4.1.2 A god card with the symbol of the space or 1 gold, if the food can be paid beside it."""
    payments: list[GodCard | str] = []
    if food <= food_at_hand(me):
        payments += distinct_gods([card for card in me.gods if card.god == SPACE_GOD[number]])
    if food <= food_beside_gold(me):
        payments.append(GOLD_INSTEAD)
    return payments


def pay_for_space(g: Tawantinsuyu, me: Inca, payment: GodCard | str, food: int) -> Rule[GodCard | None]:
    """TAW-4.1.2 The god card or the gold, TAW-4.1.3 then the food; returns the card."""
    card: GodCard | None = None
    if isinstance(payment, str):
        yield from pay(g, me, PRICE_IN_GOLD)
    else:
        card = payment
        me.gods.remove(card)
        g.god_used.append(card)
        lay_open(g, me)
        tell(g, "use-god", seat=me.seat, card=card.id)
    yield from pay(g, me, FREE, food)
    return card


def distinct_gods(cards: list[GodCard]) -> list[GodCard]:
    """One card of each god and face: equal ones do the same."""
    kinds: list[tuple[str, str]] = []
    found: list[GodCard] = []
    for card in cards:
        if (card.god, card.face) not in kinds:
            kinds.append((card.god, card.face))
            found.append(card)
    return found


def put_worker(g: Tawantinsuyu, me: Inca, colour: str, number: int) -> None:
    """TAW-4.1.4 The worker belongs to nobody now (TAW-1.1.2); owners of the steps used score."""
    me.workers.remove(colour)
    g.hill[number] = colour
    g.placed = True
    tell(g, "place", seat=me.seat, worker=colour, space=SPACES[number].id)
    score_used_steps(g, me, number)


def warrior(g: Tawantinsuyu, me: Inca, number: int) -> Rule[None]:
    """TAW-4.1.5, TAW-4.5.3 Draw an army card, then take an adjacent worker that is no Warrior; Z03
    (TAW-11.03) refreshes production buildings.
    """
    ability = WORKERS[WARRIOR].ability
    draw_army(g, me, ability.army_draw)
    near = [SPACES[i] for i in NEIGHBOURS[number] if g.hill[i] and g.hill[i] != WARRIOR]
    standing: dict[str, object] = {"worker": lambda space: g.hill[SPACE_NUMBER[space.id]]}
    if not near:
        tell(g, "idle", seat=me.seat, what="take-worker")
    taken = yield from may_choose(me, "take-worker", near, None, standing)
    if taken is not None:
        i = SPACE_NUMBER[taken.id]
        me.workers.append(g.hill[i])
        tell(g, "take-worker", seat=me.seat, worker=g.hill[i], space=taken.id)
        g.hill[i] = ""
    if VETERANS_YARD in me.passive:
        for step in VETERANS_YARD.ability.effect:
            if isinstance(step, Refresh):
                yield from refresh_some(g, me, step.n, "army_card" in step.what)


# ------------------------------------------------------------------------------------------------- tasks
def task_count(g: Tawantinsuyu, me: Inca, colour: str, number: int, alone: bool) -> int:
    """TAW-4.3.1 One, one for each like neighbour, the class bonus and those of buildings; TAW-4.1.6,
    TAW-4.3.8 fixed now.
    """
    tasks = 1 + neighbours_like(g, colour, number)
    if has_colour_bonus(me, colour, SPACES[number].colour):
        tasks += 1
    if alone and uses_courier(me, colour):
        tasks += 1  # TAW-4.5.4, TAW-11.01
    if BARRACKS in me.passive:
        tasks += BARRACKS.ability.extra_tasks_on_place.get(colour, 0)  # type: ignore[call-overload]  # TAW-11.14
    return tasks


def has_colour_bonus(me: Inca, colour: str, ground: str) -> bool:
    """TAW-4.5.1 Architect on blue, TAW-4.5.2 Artisan on green; TAW-11.05 with Z05 both on both."""
    if colour != ARCHITECT and colour != ARTISAN:
        return False
    if ground == WORKERS[colour].ability.extra_task_if_space_colour:
        return True
    return ground != "none" and GUILD_HOUSE in me.passive


def acts_as_priest(me: Inca, colour: str) -> Rule[bool]:
    """TAW-4.5.5 A Priest; TAW-11.02 with Z02 any worker, if the owner declares it."""
    if colour == PRIEST:
        return True
    if PRIEST_SCHOOL in me.passive:
        return (yield from confirm(me, "as-priest"))
    return False


def priest_payment(g: Tawantinsuyu, me: Inca) -> Rule[int]:
    """TAW-4.5.5 1 potato for one more task, once; returns the tasks gained."""
    if not could_pay(g, me, ONE_POTATO):
        tell(g, "no-potato", seat=me.seat)
        return 0
    paid = yield from at_leisure(
        g,
        me,
        "priest-potato",
        lambda: ["pay"] if can_pay(me, ONE_POTATO) else [],
        "no",
        lambda: [("pay", too_dear("TAW-4.5.5", me, ONE_POTATO))],
    )
    if paid is None:
        return 0
    yield from pay(g, me, ONE_POTATO)
    return WORKERS[PRIEST].ability.may_pay_potato_for_task


def benefit_before_tasks(g: Tawantinsuyu, me: Inca, card: GodCard | None) -> Rule[bool]:
    """TAW-4.1.7 The god card's benefits now, if the player wants; says whether any was taken."""
    if card is None or not has_statue_of(me, card.god):
        return False
    return (yield from choose_benefits(g, me, card, "later"))


def benefit_after_tasks(g: Tawantinsuyu, me: Inca, card: GodCard) -> Rule[None]:
    """TAW-4.1.9 The god card's benefits after the tasks; TAW-4.4.1 a statue just built counts."""
    if not has_statue_of(me, card.god):
        return
    effect = BENEFITS[card.face]
    if len(effect) == 1 and type(effect[0]) not in PLAIN_STEPS:
        tell(g, "god-benefit", seat=me.seat, card=card.id)
        yield from gain_benefits(g, me, effect, "gods")  # it asks by itself
    else:
        yield from choose_benefits(g, me, card, "none")


def choose_benefits(g: Tawantinsuyu, me: Inca, card: GodCard, no: str) -> Rule[bool]:
    """TAW-4.4.1 All of the benefits, one of them, or none; says whether any was taken."""
    effect = BENEFITS[card.face]
    names = [STEP_NAMES[type(step)] for step in effect]
    singles = names if len(names) > 1 else []
    about = {"card": card.id, **step_effects([*effect])}
    pick = yield from may_choose(me, "god-benefit", [ALL, *singles], None, about, no)
    if pick is None:
        return False
    tell(g, "god-benefit", seat=me.seat, card=card.id)
    yield from gain_benefits(g, me, effect if pick == ALL else (effect[names.index(pick)],), "gods")
    return True


def perform_tasks(g: Tawantinsuyu, me: Inca, number: int, tasks: int) -> Rule[None]:
    """TAW-4.1.8, TAW-4.3.3 One task after the other; TAW-4.3.5 the rest is lost when no icon is left that
    may and can be performed; TAW-4.3.6 the player may stop.
    """
    icons = SPACE_ICONS[number]
    uses = [0] * len(icons)
    left = tasks
    declined: list[HillIcon] = []
    while left:
        if not [icon for icon in allowed(icons, uses, declined) if could_perform(g, me, icon.task)]:
            tell(g, "tasks-lost", seat=me.seat, count=left)
            return
        icon = yield from at_leisure(
            g,
            me,
            "task",
            lambda: performable(g, me, allowed(icons, uses, declined)),
            "stop",
            lambda: resting_icons(g, me, icons, uses, declined),
            {"count": left},
        )
        if icon is None:
            return
        if (yield from perform(g, me, icon.task)):
            uses[icons.index(icon)] += 1
            left -= 1
        else:
            declined.append(icon)


def allowed(icons: tuple[HillIcon, ...], uses: list[int], declined: list[HillIcon]) -> list[HillIcon]:
    """TAW-4.3.4 Icons not yet used in the current group of three; not those whose task the player has given
    up again.
    """
    group = sum(uses) // GROUP
    return [icon for i, icon in enumerate(icons) if uses[i] == group and icon not in declined]


def performable(g: Tawantinsuyu, me: Inca, icons: list[HillIcon]) -> list[Any]:
    """TAW-4.3.7 Those whose task can be carried out."""
    return [icon for icon in icons if can_perform(g, me, icon.task)]


def resting_icons(
    g: Tawantinsuyu, me: Inca, icons: tuple[HillIcon, ...], uses: list[int], declined: list[HillIcon]
) -> list[tuple[Any, Reason]]:
    """Why an icon is not offered."""
    group = sum(uses) // GROUP
    reasons: list[tuple[Any, Reason]] = []
    for i, icon in enumerate(icons):
        if uses[i] > group:
            reasons.append((icon, because("TAW-4.3.4", "icon-used")))
        elif icon in declined:
            reasons.append((icon, because("TAW-4.3.6", "icon-declined")))
        else:
            reasons.append((icon, why_not_perform(g, me, icon.task)))
    return reasons


def way_cost(g: Tawantinsuyu, priest: int, space: int) -> int:
    """TAW-4.2.2 Walking and TAW-4.2.3 descent, TAW-4.2.4 less for each steps marker above the space."""
    cost = BARE_COST[priest][space]
    for i in STEPS_ABOVE[space]:
        if g.steps[i] != NOBODY:
            cost -= STEPS_DISCOUNT
    return cost


def uses_courier(me: Inca, colour: str) -> bool:
    """TAW-4.5.4 A Courier, or TAW-11.01 any worker of the owner of Z01."""
    return colour == COURIER or MESSENGER_SCHOOL in me.passive


def food_cost(g: Tawantinsuyu, me: Inca, colour: str, space: int) -> int:
    """TAW-4.2.1 Walking and descent less the Courier's discount, at least nothing."""
    cost = way_cost(g, me.priest, space)
    if uses_courier(me, colour):
        cost -= COURIER_DISCOUNT
    return cost if cost > 0 else 0


def score_used_steps(g: Tawantinsuyu, me: Inca, space: int) -> None:
    """TAW-4.2.5 Owners of the steps above the space score, also where TAW-4.2.6 the cost was 0 anyway; own
    steps only with Z07 (TAW-11.07), and never Axomamma's (TAW-12.9.8).
    """
    for i in STEPS_ABOVE[space]:
        owner = g.steps[i]
        if owner == NOBODY:
            continue
        if owner != me.seat:
            score(g, g.incas[owner], "steps-used", STEPS_VP)
        elif OWN_STAIRWAY in me.passive and not is_her(g, me):
            score(g, me, "steps-used", OWN_STAIRWAY.ability.own_steps_vp)
