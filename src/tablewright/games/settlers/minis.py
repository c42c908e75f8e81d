"""SETX-8 Mini-expansions: Expedition tokens, Diplomacy tiles, the Market.

Promo cards and panoramic cards are a matter of `decks`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.engine import Options, Reason, Rule, Setting, because, choose, choose_many, may_choose, tell
from tablewright.games.settlers.cards import (
    GOLD,
    GOODS,
    NUMBER,
    RESOURCE_NAMES,
    RESOURCES,
    Cost,
    Effect,
    Effects,
    can_pay,
)
from tablewright.games.settlers.effects import DOING, POSSIBLE, carry_out, is_possible
from tablewright.games.settlers.hooks import (
    ACTIONS,
    PASSING,
    PERFORM,
    PROBLEMS,
    PRODUCED,
    REFUSALS,
    SETTING_UP,
)
from tablewright.games.settlers.schema_effects import Op, SwapResource
from tablewright.games.settlers.schema_expansions import MORE
from tablewright.games.settlers.state import (
    MARKET,
    TILE,
    Location,
    Settler,
    Settlers,
    counts,
    extras,
    is_immune,
    opponents,
)
from tablewright.games.settlers.supply import discard_card, missing, pay, spend

KEEP: Final = "keep_through_cleanup"
#: Settings and their values.
EXPEDITION: Final = "expedition"
WITHOUT: Final = "none"
OPEN_TOKENS: Final = "open"
SHUFFLED_TOKENS: Final = "shuffled"
OFF: Final = "no"
ON: Final = "yes"


def steps_of(written: tuple[Op, ...]) -> Effects:
    """The steps of a token or tile."""
    return [Effect(op, args) for step in written for op, args in step.parts()]


class Offer:
    """A token, tile or stall: what it costs, and what it does."""

    def __init__(self, id_: str, cost: Any, written: tuple[Op, ...]) -> None:
        self.id: Final[str] = id_
        self.cost: Final = Cost(cost)
        steps = steps_of(written)
        self.effects: Final[Effects] = [step for step in steps if step.op != KEEP]
        #: SETX-8.3 Goods that it gives survive the next Cleanup.
        self.lasts: Final[bool] = any(step.op == KEEP for step in steps)


TOKENS: Final[dict[str, Offer]] = {
    token.id: Offer(token.id, {}, token.do) for token in MORE.minis.expedition_tokens
}
TILES: Final[dict[str, Offer]] = {
    tile.id: Offer(tile.id, tile.cost, tile.do) for tile in MORE.minis.diplomacy_tiles
}
STALLS: Final[dict[str, Offer]] = {
    tile.id: Offer(tile.id, tile.back.stall.cost, tile.back.stall.do) for tile in MORE.minis.market_tiles
}
ENTRANCES: Final[dict[str, Cost]] = {
    tile.id: Offer(tile.id, tile.front.entrance.cost, ()).cost for tile in MORE.minis.market_tiles
}


# ------------------------------------------------------------------------------------------------ set-up
def mini_settings(most: int) -> list[Setting]:
    """SETX-8.3 to SETX-8.6 Each of the minis is chosen for itself; Expedition tokens not in the solo game."""
    return [
        Setting(EXPEDITION, (WITHOUT, OPEN_TOKENS, SHUFFLED_TOKENS), range(2, most + 1)),
        *(Setting(tile, (OFF, ON)) for tile in TILES),
        Setting(MARKET, (OFF, ON)),
    ]


def minis_wanted(options: Mapping[str, str]) -> bool:
    """Whether one of the minis with rules of its own is chosen."""
    return options.get(EXPEDITION, WITHOUT) != WITHOUT or any(
        options.get(name, OFF) == ON for name in (*TILES, MARKET)
    )


def all_minis(options: Options) -> Options:
    """The same settings with everything that the minis bring, for trying them out together."""
    found = {**options, **dict.fromkeys((*TILES, MARKET), ON)}
    if found.get(EXPEDITION) == WITHOUT:
        found[EXPEDITION] = OPEN_TOKENS
    return found


def lay_out_minis(g: Settlers, options: Options) -> None:
    """SETX-8.3, SETX-8.5 Tokens and tiles lie open; SETX-8.6 one Market tile at random is the Entrance."""
    assert g.more is not None
    tokens = options.get(EXPEDITION, WITHOUT)
    if tokens == OPEN_TOKENS:
        g.more.expedition = tuple(TOKENS)
    g.more.reshuffled = tokens == SHUFFLED_TOKENS
    g.more.diplomacy = tuple(tile for tile in TILES if options.get(tile) == ON)
    if options.get(MARKET) == ON:
        g.more.entrance = g.chance.pick(list(STALLS), "market")


# -------------------------------------------------------------------------------------------- Expeditions
def before_the_action_phase(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-8.4 With the variant tokens are shuffled and laid out anew, one fewer than players.

    What was kept through Cleanup is a good like any other now.
    """
    assert g.more is not None
    assert me.more is not None
    me.more.kept = ()
    if g.more.reshuffled and g.step + 1 == len(g.settlers):
        tokens = list(TOKENS)
        g.chance.shuffle(tokens, EXPEDITION)
        g.more.expedition = tuple(tokens[: len(g.settlers) - 1])
        tell(g, "expedition-tokens", tokens=list(g.more.expedition))
    yield from ()  # nothing to decide


def set_out(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-8.3 Whoever passes may use a token, which returns at once; the last player to pass may not."""
    assert g.more is not None
    if all(other.passed for other in opponents(g, me)):
        return
    token = yield from may_choose(me, EXPEDITION, list(g.more.expedition))
    if token is None:
        return
    tell(g, EXPEDITION, seat=me.seat, token=token)
    before = me.goods[:]
    yield from carry_out(g, me, TOKENS[token].effects, None, "actions")
    if TOKENS[token].lasts:
        gained = [max(0, n - before[good]) for good, n in enumerate(me.goods)]
        assert me.more is not None
        me.more.kept = tuple(good for good, n in enumerate(gained) for _ in range(n))


# ------------------------------------------------------------------------------------------ Diplomacy tiles
def usable_tiles(g: Settlers, me: Settler) -> list[Any]:
    """SETX-8.5 Tiles this player has not used in this round, can pay for, and has a use for."""
    assert g.more is not None
    assert me.more is not None
    return [
        (TILE, tile)
        for tile in g.more.diplomacy
        if tile not in me.more.tiles
        and can_pay(me.goods, TILES[tile].cost)
        and is_possible(g, me, TILES[tile].effects, None, me.goods)
    ]


def use_tile(g: Settlers, me: Settler, tile: str) -> Rule[None]:
    """SETX-8.5 Pay to the general supply and do what the tile says; others may still use it."""
    assert me.more is not None
    me.more.tiles += (tile,)
    tell(g, TILE, seat=me.seat, tile=tile)
    yield from pay(g, me, TILES[tile].cost)
    yield from carry_out(g, me, TILES[tile].effects, None, "actions")


def why_no_tile(g: Settlers, me: Settler) -> list[tuple[Any, Reason]]:
    """SETX-8.5 Why a tile cannot be used."""
    assert g.more is not None
    return [((TILE, tile), tile_reason(me, tile)) for tile in g.more.diplomacy]


def tile_reason(me: Settler, tile: str) -> Reason:
    """SETX-8.5 What forbids its use."""
    assert me.more is not None
    if tile in me.more.tiles:
        return because("SETX-8.5", "used-up", count=1)
    if not can_pay(me.goods, TILES[tile].cost):
        return because("SETX-8.5", "too-few-goods", short=missing(me.goods, TILES[tile].cost))
    return because("SETX-8.5", "no-target")


# -------------------------------------------------------------------------------------------- the Market
def way_to_market(g: Settlers, me: Settler) -> list[Any]:
    """SETX-8.6 Once in a round, for a Worker."""
    assert g.more is not None
    assert me.more is not None
    entrance = g.more.entrance
    open_to_me = entrance and not me.more.visited and can_pay(me.goods, ENTRANCES[entrance])
    return [MARKET] if open_to_me else []


def visit_market(g: Settlers, me: Settler, nothing: None) -> Rule[None]:
    """SETX-8.6 Pay at the Entrance, then use any Stalls at once, each one time, in any order.

    Stalls that others have used are open too; what they cost goes to the general supply.
    """
    assert g.more is not None
    assert me.more is not None
    me.more.visited = True
    tell(g, MARKET, seat=me.seat)
    yield from pay(g, me, ENTRANCES[g.more.entrance])
    left = [stall for stall in STALLS if stall != g.more.entrance]
    while True:
        open_stalls = [stall for stall in left if can_shop(me, STALLS[stall].cost)]
        stall = yield from may_choose(me, "stall", open_stalls, no="done")
        if stall is None:
            return
        left.remove(stall)
        tell(g, "stall", seat=me.seat, stall=stall)
        yield from pay(g, me, STALLS[stall].cost)
        yield from pay_any_resources(g, me, STALLS[stall].cost.any_resources)
        yield from carry_out(g, me, STALLS[stall].effects, None, "actions")


def can_shop(me: Settler, cost: Cost) -> bool:
    """SETX-8.6 Whether a Stall can be paid; SETX-12.1 Gold is as good as any Resource."""
    return (
        can_pay(me.goods, cost) and sum(me.goods[good] for good in (*RESOURCES, GOLD)) >= cost.any_resources
    )


def pay_any_resources(g: Settlers, me: Settler, n: int) -> Rule[None]:
    """SETX-12.1 Pay Resources of the player's choice, one by one, or Gold instead."""
    for _ in range(n):
        have = [GOODS[good] for good in (*RESOURCES, GOLD) if me.goods[good]]
        name = yield from choose(me, "pay-resource", have)
        spend(g, me, ((NUMBER[name], 1),), None)


def why_no_market(g: Settlers, me: Settler) -> list[tuple[Any, Reason]]:
    """SETX-8.6 Why the Market cannot be visited."""
    assert g.more is not None
    assert me.more is not None
    if not g.more.entrance:
        return []
    if me.more.visited:
        return [(MARKET, because("SETX-8.6", "used-up", count=1))]
    return [(MARKET, because("SETX-8.6", "no-worker"))]


# ------------------------------------------------------------------------------------------- their steps
def discard_cards(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Discard hand cards of the player's choice."""
    n = min(effect.args, len(me.hand))
    cards = yield from choose_many(me, "discard-cards", me.hand[:], n, n)
    for card in cards:
        me.hand.remove(card)
        discard_card(g, card)
        tell(g, "discard", seat=me.seat, card=card.id)


def protectable(me: Settler) -> list[Location]:
    """Own Locations that are not under a truce yet."""
    return [location for location in me.empire if counts(location) and not is_immune(location)]


def can_protect(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is a Location to protect."""
    return bool(protectable(me))


def protect(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Truce: until the end of the round no opponent razes, conquers, removes or takes the Location."""
    location = yield from choose(me, "protect-location", protectable(me))
    extras(location).protected = True
    tell(g, "protect", seat=me.seat, card=location.card.id)


def can_swap(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is a Resource to return."""
    return any(goods[good] for good in RESOURCES)


def swap_resource(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Trade treaty: a Resource goes back, and another one comes from the general supply."""
    wanted: SwapResource = effect.args
    for _ in range(wanted.n):
        have = [GOODS[good] for good in RESOURCES if me.goods[good]]
        if not have:
            return
        given = yield from choose(me, "swap-give", have)
        others = [name for name in RESOURCE_NAMES if name != given]
        taken = yield from choose(me, "swap-take", others, None, {"good": given})
        me.goods[NUMBER[given]] -= 1
        me.goods[NUMBER[taken]] += 1
        tell(g, "swap", seat=me.seat, given={given: 1}, taken={taken: 1})


# ---------------------------------------------------------------------------------------------- checks
def problems(g: Settlers) -> list[str]:
    """I-17 A tile is used once in a round by a player, and only if it lies on the table."""
    assert g.more is not None
    found: list[str] = []
    for me in g.settlers:
        assert me.more is not None
        if len(set(me.more.tiles)) < len(me.more.tiles) or any(
            tile not in g.more.diplomacy for tile in me.more.tiles
        ):
            found.append(f"I-17: seat {me.seat} has used a tile too often")
        if me.more.visited and not g.more.entrance:
            found.append(f"I-17: seat {me.seat} was at a Market that is not there")
    return found


SETTING_UP.append(lay_out_minis)
PRODUCED.append(before_the_action_phase)
PASSING.append(set_out)
ACTIONS.append(usable_tiles)
ACTIONS.append(way_to_market)
PERFORM[TILE] = use_tile
PERFORM[MARKET] = visit_market
REFUSALS.append(why_no_tile)
REFUSALS.append(why_no_market)
PROBLEMS.append(problems)
DOING["discard_cards"] = discard_cards
DOING["protect_location"] = protect
DOING["swap_resource"] = swap_resource
POSSIBLE["protect_location"] = can_protect
POSSIBLE["swap_resource"] = can_swap
