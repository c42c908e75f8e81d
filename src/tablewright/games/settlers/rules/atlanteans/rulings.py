"""SETX-5.7 What cards of the Atlanteans' box do: machines, tinkering, Foundations, matching goods.

Elsewhere: SETX-5.7.4 in atlanteans/blocking.py; SETX-5.7.7 in atlanteans/sharing.py; SETX-5.7.10 and 5.7.15
in atlanteans/technology.py; SETX-5.7.11 in state.py; SETX-5.7.13 and 5.7.14 in base/activating.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose, choose_number, may_choose, reveal, tell, undisturbed
from tablewright.games.settlers.box.cards import (
    GOLD,
    GOOD_OF_COLOUR,
    GOODS,
    NUMBER,
    RESOURCES,
    WOOD,
    Cost,
    Effect,
    can_pay,
)
from tablewright.games.settlers.box.schema_effects import FoundationFromDeck, FromDeck, PayRepeat
from tablewright.games.settlers.rules.base import leaving
from tablewright.games.settlers.rules.base.effects import carry_out, grow, happens
from tablewright.games.settlers.rules.base.labels import whose
from tablewright.games.settlers.rules.base.razing import after_razing, gain_raze_goods
from tablewright.games.settlers.rules.base.supply import (
    can_draw_common,
    discard_card,
    draw_common,
    gain_one,
    gain_plain,
    lay_unseen,
    pay,
)
from tablewright.games.settlers.rules.colours import COLOUR
from tablewright.games.settlers.rules.friends.open_production import open_places, visit
from tablewright.games.settlers.rules.hooks import RESTORED, Occasion
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    controller,
    counts,
    extras,
    is_immune,
    targets,
)


# -------------------------------------------------------------------------------------- matching goods
def gain_match(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-0.10 Goods of the colour in question, of several the one that is chosen; none: nothing."""
    assert g.more is not None
    colours = g.more.matching.split()
    if not colours:
        return
    named = yield from choose(me, "match-colour", [COLOUR + colour for colour in colours])
    g.more.matching = named.removeprefix(COLOUR)
    n: int = effect.args
    for _ in range(n):
        yield from gain_one(g, me, GOOD_OF_COLOUR[g.more.matching], source)


def times_payable(goods: list[int], wanted: PayRepeat) -> int:
    """How often a price can be paid one time after the other."""
    n = 0
    while wanted.max == "any" or n < wanted.max:
        if not can_pay(goods, Cost({name: amount * (n + 1) for name, amount in wanted.cost.items()})):
            break
        n += 1
    return n


def can_repeat(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 The price can be paid at least once."""
    return times_payable(goods, effect.args) > 0


def pay_repeat(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """One Horse-Power: pay as often as the player likes, for the same gain each time."""
    wanted: PayRepeat = effect.args
    if wanted.distinct:
        yield from pay_different(g, me, effect, here, source)
        return
    told: dict[str, object] = {"goods": dict(wanted.cost)}
    if here is not None:
        told["card"] = here.id
    n = yield from undisturbed(choose_number(me, "pay-times", 0, times_payable(me.goods, wanted), told))
    for _ in range(n):
        yield from pay(g, me, Cost(wanted.cost))
        yield from carry_out(g, me, effect.branches[0], here, source)


def pay_different(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Flea Market: pay different Resources, as many as the player likes; SETX-12.1 Gold may replace any."""
    wanted: PayRepeat = effect.args
    left = [GOODS[good] for good in RESOURCES]
    while wanted.max == "any" or len(RESOURCES) - len(left) < wanted.max:
        payable = [name for name in left if me.goods[NUMBER[name]] or me.goods[GOLD]]
        name = yield from may_choose(me, "pay-different", payable, no="done")
        if name is None:
            return
        left.remove(name)
        yield from pay(g, me, Cost({name: 1}))
        yield from carry_out(g, me, effect.branches[0], here, source)


# --------------------------------------------------------------------------------------------- Locations
def of_kind(holder: Settler, common: bool) -> list[Location]:
    """SETX-5.7.5 Locations of an Empire that can be removed, Common or Faction ones; never a Fortress."""
    return [
        location
        for location in holder.empire
        if location.card.common == common and counts(location) and not is_immune(location)
    ]


def own_of_kind(me: Settler, common: bool) -> list[Location]:
    """SETX-5.7.5 Own ones; what is taken over is not the player's."""
    return [location for location in of_kind(me, common) if not location.taken_with]


def enemies_of_kind(g: Settlers, me: Settler, common: bool) -> list[Location]:
    """SETX-5.7.5 Those of opponents who have not passed."""
    return [location for other in targets(g, me) for location in of_kind(other, common)]


def pairs(g: Settlers, me: Settler) -> list[Location]:
    """SETX-5.7.5 Own Locations for which an opponent has one of the same kind."""
    return [
        location
        for common in (True, False)
        if enemies_of_kind(g, me, common)
        for location in own_of_kind(me, common)
    ]


def can_remove_pair(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SETX-12.3 There are two Locations to remove."""
    return bool(pairs(g, me))


def remove_pair(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-5.7.3, SETX-5.7.5 Tinkerers: an own and an enemy Location leave the game, both of one kind."""
    mine = yield from choose(me, "remove-own", pairs(g, me))
    theirs = yield from choose(
        me, "remove-location", enemies_of_kind(g, me, mine.card.common), None, whose(g)
    )
    holder = controller(g, theirs)
    leaving.remove_location(g, me, mine)
    leaving.remove_location(g, holder, theirs)
    occasion = Occasion(theirs.card, theirs, leaving.REMOVED)
    yield from happens(g, holder, "own_location_lost", occasion)


def restorable(me: Settler) -> list[Location]:
    """SETX-5.7.12 Own Foundations that were razed Locations, not those from hand or deck."""
    return [
        location
        for location in me.empire
        if location.foundation and location.more is not None and location.more.razed
    ]


def can_restore(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is a razed Location."""
    return bool(restorable(me))


def restore_foundation(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SETX-5.7.12 Feng Shui Artists: it is turned up again, without cost, goods or bonus, and unused."""
    location = yield from choose(me, "restore", restorable(me))
    location.foundation = False
    extras(location).razed = False
    tell(g, "restore", seat=me.seat, card=location.card.id)
    for restored in RESTORED:
        restored(g, me, location)
    yield from grow(g, me)


def can_send_free(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is an Open Production Location with room."""
    return bool(open_places(g, me))


def send_worker_free(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SETX-5.7.8 Sand Sailors: a Worker of the general supply is sent, by all the rules of sending one."""
    location = yield from choose(me, "send-free", open_places(g, me), None, whose(g))
    yield from visit(g, me, location)


# ------------------------------------------------------------------------------------------ from the deck
def is_there_a_card(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SETX-12.3 There is a Common card to draw."""
    return can_draw_common(g)


def draw_and_raze(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-5.7.6 Trak's Flying Machine: the card is razed at once, if it can be, which takes no token."""
    wanted: FromDeck = effect.args
    assert g.more is not None
    for _ in range(wanted.n):
        card = yield from draw_common(g)
        if card is None:
            return
        g.more.drawn.append(card)
        reveal(g)
        tell(g, "raze-drawn" if card.raze else "reveal-drawn", seat=me.seat, card=card.id)
        yield from gain_raze_goods(g, me, card)
        g.more.drawn.remove(card)
        discard_card(g, card)
        if card.raze:
            yield from after_razing(g, me, False, card, card.colours)


def foundation_from_deck(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SETX-5.7.9 Defensive Machine: cards of the deck become Foundations, with wood for each; not a raze."""
    wanted: FoundationFromDeck = effect.args
    for _ in range(wanted.n):
        if lay_unseen(g, me):
            gain_plain(g, me, ((WOOD, wanted.wood_each),), source)
    yield from grow(g, me)
