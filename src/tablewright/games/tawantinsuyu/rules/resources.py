"""TAW-1.4 Resources: gaining and paying, with gold as the universal resource and the exchanges of Z15.

Elsewhere: TAW-1.4.3 in steps_and_statues.py; TAW-1.4.4 in feast.py.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from tablewright.engine import (
    Reason,
    Rule,
    because,
    choose_at_leisure,
    choose_number,
    may_choose,
    tell,
    undisturbed,
    usually,
)
from tablewright.engine import choose as choose_one
from tablewright.games.tawantinsuyu.box.schema import CORN, GOLD, PASSIVE, POTATO, RESOURCES, STONE, amounts
from tablewright.games.tawantinsuyu.rules.state import Inca, Tawantinsuyu

Cost: TypeAlias = tuple[int, int, int, int]  # potato, corn, stone, gold

FREE: Final[Cost] = (0, 0, 0, 0)
ONE_POTATO: Final[Cost] = (1, 0, 0, 0)

TRADING_POST: Final = PASSIVE["Z15"]


def _bundles() -> tuple[int, int, int, int]:
    """TAW-11.15 How much of each resource goes into one exchange; 0 for what is not exchanged."""
    sizes = [0, 0, 0, 0]
    for goods in TRADING_POST.ability.exchange:
        for i, n in enumerate(amounts(goods)):
            sizes[i] += n
    return (sizes[0], sizes[1], sizes[2], sizes[3])


BUNDLES: Final[Cost] = _bundles()


def gain(g: Tawantinsuyu, me: Inca, income: Cost) -> None:
    """TAW-1.4.1 Take resources; the supply never runs out."""
    goods = me.goods
    goods[POTATO] += income[POTATO]
    goods[CORN] += income[CORN]
    goods[STONE] += income[STONE]
    goods[GOLD] += income[GOLD]
    if g._journal is not None:
        tell(g, "gain", seat=me.seat, goods=named(income))


def gain_gold(g: Tawantinsuyu, me: Inca, n: int) -> None:
    """Take gold only."""
    gain(g, me, (0, 0, 0, n))


def named(cost: tuple[int, ...]) -> dict[str, int]:
    """A cost with the names of its resources, for the log."""
    return {RESOURCES[i]: n for i, n in enumerate(cost) if n}


def covers(have: list[int], cost: Cost, food: int) -> bool:
    """TAW-1.4.2 Whether resources suffice, each gold standing in for one unit of anything but gold."""
    potato, corn, stone, gold = have
    potatoes, corns, stones, golds = cost
    gold -= golds
    potato -= potatoes
    if potato < 0:
        gold += potato
        potato = 0
    corn -= corns
    if corn < 0:
        gold += corn
        corn = 0
    if food > potato + corn:
        gold -= food - potato - corn
    if stone < stones:
        gold -= stones - stone
    return gold >= 0


def can_pay(me: Inca, cost: Cost, food: int = 0, other: list[int] | None = None) -> bool:
    """TAW-1.4.5 Whether the whole cost can be paid, Z15 included (TAW-11.15): with what the player has, or
    with other resources.
    """
    have = me.goods if other is None else other
    if covers(have, cost, food):
        return True
    return TRADING_POST in me.passive and covers_by_exchange(have, cost, food, [], [])


def covers_by_exchange(have: list[int], cost: Cost, food: int, given: list[int], got: list[int]) -> bool:
    """TAW-11.15 Whether some exchanges make the cost payable; what was given is not taken back."""
    most = have[GOLD] // BUNDLES[GOLD] + have[STONE] // BUNDLES[STONE] + have[CORN] // BUNDLES[CORN]
    for corn in range(-most, have[CORN] // BUNDLES[CORN] + 1):
        if (corn > 0 and CORN in got) or (corn < 0 and CORN in given):
            continue
        for stone in range(-most, have[STONE] // BUNDLES[STONE] + 1):
            if (stone > 0 and STONE in got) or (stone < 0 and STONE in given):
                continue
            gold = corn + stone
            if (gold < 0 and GOLD in got) or (gold > 0 and GOLD in given):
                continue
            after = [
                have[POTATO],
                have[CORN] - corn * BUNDLES[CORN],
                have[STONE] - stone * BUNDLES[STONE],
                have[GOLD] + gold * BUNDLES[GOLD],
            ]
            if after[GOLD] >= 0 and covers(after, cost, food):
                return True
    return False


def missing(me: Inca, cost: Cost, food: int = 0) -> int:
    """How many units the player lacks for a cost, gold counted in."""
    goods = me.goods
    short = max(0, cost[STONE] - goods[STONE])
    short += max(0, cost[POTATO] - goods[POTATO]) + max(0, cost[CORN] - goods[CORN])
    spare = max(0, goods[POTATO] - cost[POTATO]) + max(0, goods[CORN] - cost[CORN])
    short += max(0, food - spare)
    return short + cost[GOLD] - goods[GOLD]


def too_dear(rule: str, me: Inca, cost: Cost) -> Reason:
    """TAW-1.4.5 Why a cost cannot be paid: what is lacking, and how much gold there is to stand in for it."""
    lacking = tuple([max(0, n - have) for n, have in zip(cost, me.goods, strict=True)])
    spare = max(0, me.goods[GOLD] - cost[GOLD])
    return because(rule, "too-dear", cost=named(cost), lacking=named(lacking), gold=spare)


def pay(g: Tawantinsuyu, me: Inca, cost: Cost, food: int = 0) -> Rule[None]:
    """TAW-1.4.2 Pay; gold may replace each unit, and food is potatoes and corn (TAW-4.2.7): the payer
    chooses the mix. TAW-3.4 A payment is one step: nothing is done in the middle of it. TAW-11.15 Exchanges
    come before it.
    """
    if TRADING_POST in me.passive and (food or cost != FREE):
        yield from undisturbed(exchange_to_pay(g, me, cost, food))
    goods = me.goods
    paid = [0, 0, 0, cost[GOLD]]
    if goods[GOLD] > cost[GOLD]:
        food -= yield from replace_by_gold(me, cost, food, paid)
    else:
        paid[POTATO], paid[CORN], paid[STONE] = cost[POTATO], cost[CORN], cost[STONE]
    if food > 0:
        least = max(0, food - (goods[POTATO] - paid[POTATO]))
        most = min(food, goods[CORN] - paid[CORN])
        corn = least
        if most > least:
            corn = yield from choose_part(me, "pay-corn", least, most, {"food": food})
        paid[CORN] += corn
        paid[POTATO] += food - corn
    for i in range(len(paid)):
        goods[i] -= paid[i]
    if g._journal is not None and any(paid):
        tell(g, "pay", seat=me.seat, goods={RESOURCES[i]: n for i, n in enumerate(paid) if n})


def choose_part(me: Inca, kind: str, least: int, most: int, about: dict[str, object]) -> Rule[int]:
    """TAW-1.4.2 How much of a payment is made in this way; usually as little as can be."""
    return usually(least, undisturbed(choose_number(me, kind, least, most, about)))


def replace_by_gold(me: Inca, cost: Cost, food: int, paid: list[int]) -> Rule[int]:
    """TAW-1.4.2 Ask resource by resource how much gold stands in; notes the mix in `paid` and returns the
    gold paid for food.
    """
    goods = me.goods
    spare = -missing(me, cost, food)
    for i in (POTATO, CORN, STONE):
        n = cost[i]
        if n:
            least = max(0, n - goods[i])
            most = min(n, least + spare)
            gold = least
            if most > least:
                about: dict[str, object] = {"resource": RESOURCES[i], "amount": n}
                gold = yield from choose_part(me, "pay-gold", least, most, about)
            spare -= gold - least
            paid[i] = n - gold
            paid[GOLD] += gold
    if not food:
        return 0
    left = goods[POTATO] - paid[POTATO] + goods[CORN] - paid[CORN]
    least = max(0, food - left)
    most = min(food, least + spare)
    gold = least
    if most > least:
        for_food: dict[str, object] = {"resource": "food", "amount": food}
        gold = yield from choose_part(me, "pay-gold", least, most, for_food)
    paid[GOLD] += gold
    return gold


def exchange_to_pay(g: Tawantinsuyu, me: Inca, cost: Cost, food: int) -> Rule[None]:
    """TAW-11.15 Z15, TAW-13.6: before a payment the owner exchanges as often as wanted, as long as the cost
    stays payable; nothing goes back and forth.
    """
    given: list[int] = []
    got: list[int] = []
    while True:
        swaps = [
            swap
            for swap in possible_swaps(me, given, got)
            if covers_by_exchange(after_swap(me, swap), cost, food, [*given, swap[0]], [*got, swap[1]])
        ]
        if not swaps:
            return
        words = [swap_words(swap) for swap in swaps]
        if covers(me.goods, cost, food):
            picked = yield from may_choose(me, "exchange", words, None, SWAP_PRICES)
            if picked is None:
                return
        else:
            picked = yield from choose_one(me, "exchange", words, None, SWAP_PRICES)
        swap = swaps[words.index(picked)]
        make_swap(g, me, swap)
        given.append(swap[0])
        got.append(swap[1])


def exchange_freely(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-11.15 Z15 outside a payment: single exchanges, nothing back and forth."""
    given: list[int] = []
    got: list[int] = []
    while True:
        picked = yield from choose_at_leisure(
            me,
            "exchange",
            lambda: [swap_words(swap) for swap in possible_swaps(me, given, got)],
            False,
            "no",
            None,
            SWAP_PRICES,
        )
        if picked is None:
            return
        swap = (RESOURCES.index(picked[0]), RESOURCES.index(picked[1]))
        make_swap(g, me, swap)
        given.append(swap[0])
        got.append(swap[1])


def possible_swaps(me: Inca, given: list[int], got: list[int]) -> list[tuple[int, int]]:
    """The exchanges the player has the goods for, none that would undo an earlier one."""
    kinds = [i for i, size in enumerate(BUNDLES) if size]
    return [
        (a, b)
        for a in kinds
        if a not in got and me.goods[a] >= BUNDLES[a]
        for b in kinds
        if b != a and b not in given
    ]


def swap_words(swap: tuple[int, int]) -> tuple[str, str]:
    """The resources of an exchange: given, got."""
    return (RESOURCES[swap[0]], RESOURCES[swap[1]])


def bundle(resource: str) -> dict[str, int]:
    """As much of a resource as goes into one exchange."""
    return {resource: BUNDLES[RESOURCES.index(resource)]}


#: What an exchange takes and gives, for its label.
SWAP_PRICES: Final[dict[str, object]] = {
    "given": lambda words: bundle(words[0]),
    "got": lambda words: bundle(words[1]),
}


def after_swap(me: Inca, swap: tuple[int, int]) -> list[int]:
    """What the player would own."""
    goods = me.goods[:]
    goods[swap[0]] -= BUNDLES[swap[0]]
    goods[swap[1]] += BUNDLES[swap[1]]
    return goods


def make_swap(g: Tawantinsuyu, me: Inca, swap: tuple[int, int]) -> None:
    """Give one bundle for another."""
    a, b = swap
    me.goods[a] -= BUNDLES[a]
    me.goods[b] += BUNDLES[b]
    tell(g, "exchange", seat=me.seat, given=bundle(RESOURCES[a]), got=bundle(RESOURCES[b]))
