"""SETX-6.3 What single cards do: Pantheon, Statues, Solid Foundations, Calendar Stone, Renovations.

Elsewhere: SETX-6.3.6 and 6.3.14 in base/dealing.py; SETX-6.3.7 and 6.3.11 in aztecs/favours.py; SETX-6.3.8 in
base/razing.py; SETX-6.3.12 in base/activating.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, may_choose, reveal, score, tell, tell_secretly, undisturbed
from tablewright.games.settlers.box.cards import (
    CARD,
    CARDS,
    FAVOR,
    FEATURE,
    GOOD_OF_COLOUR,
    GOODS,
    NUMBER,
    STONE,
    VP,
    Card,
    Effect,
    can_pay,
    is_kept,
)
from tablewright.games.settlers.box.schema_effects import FromDeck, PlaceStatuePart, RevealBuild
from tablewright.games.settlers.rules.aztecs.favours import favours_of
from tablewright.games.settlers.rules.base.building import REVEALED, pay_for, settle, usable_as_cost
from tablewright.games.settlers.rules.base.scoring import owned
from tablewright.games.settlers.rules.base.supply import gain_points, spend, take_common
from tablewright.games.settlers.rules.colours import choose_colour
from tablewright.games.settlers.rules.revealing import discard_drawn, reveal_cards
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    colours_looked_at,
    colours_of,
    counts,
    everybody,
    extras,
    is_immune,
    is_shut,
)

#: SETX-6.3.13 What a card under a Location is worth at the end.
PROP_VALUE: Final[int] = next(
    effect.args.end_vp
    for card in CARDS.values()
    if card.ability is not None
    for effect in card.ability.effects
    if effect.op == "tuck_under_location"
)


# ------------------------------------------------------------------------------------------------ Pantheon
def goods_to_lay(me: Settler, here: Location) -> list[str]:
    """SETX-6.3.10 Goods of the colours of own feature Locations that do not lie here yet and can be given."""
    colours = [
        colour
        for location in me.empire
        if FEATURE in location.card.types and counts(location)
        for colour in colours_of(location)
    ]
    goods = dict.fromkeys([GOOD_OF_COLOUR[colour] for colour in colours])
    return [GOODS[good] for good in goods if good not in here.laid and can_give(me, here, good)]


def can_give(me: Settler, here: Location, good: int) -> bool:
    """SETX-6.3.10 A token of the supply in kind, a hand card for blue, a point for purple."""
    if good == CARD:
        return bool(me.hand) and not here.under
    if good == VP:
        return me.vp > 0
    if good == FAVOR:
        return bool(favours_of(me))
    return is_kept(good) and me.goods[good] > 0


def can_put_here(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is a good to put on the card."""
    return here is not None and bool(goods_to_lay(me, here))


def put_here(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-6.3.10, SETX-12.9 Pantheon: one good of every kind at most, for the rest of the game."""
    assert here is not None
    name = yield from undisturbed(choose(me, "put-here", goods_to_lay(me, here), None, {"card": here.id}))
    good = NUMBER[name]
    tell(g, "put-here", seat=me.seat, card=here.card.id, good=name)
    if good == CARD:
        card = yield from choose(me, "tuck", me.hand[:], None, {"card": here.id})
        me.hand.remove(card)
        here.under += (card,)
        return
    if good == VP:
        score(g, me, source, -1)
    elif good == FAVOR:
        assert me.more is not None
        colour = yield from choose_colour(me, list(me.more.favours))
        me.more.favours = tuple([other for other in me.more.favours if other != colour])
    else:
        spend(g, me, ((good, 1),), None)
    here.laid += (good,)


# -------------------------------------------------------------------------------------------------- statues
def parts_of(here: Location) -> int:
    """I-13 The parts that stand."""
    return 0 if here.more is None else here.more.parts


def can_place_part(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-0.8 A finished Statue cannot be activated."""
    wanted: PlaceStatuePart = effect.args
    return here is not None and parts_of(here) < wanted.parts


def place_part(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-0.8, SETX-12.9 Statue of Cheops: the next part stays through Cleanup and brings its points."""
    wanted: PlaceStatuePart = effect.args
    assert here is not None
    extras(here).parts += 1
    tell(g, "statue-part", seat=me.seat, card=here.card.id, n=parts_of(here))
    gain_points(g, me, wanted.vp[parts_of(here) - 1], source)
    yield from ()  # nothing to decide


# ---------------------------------------------------------------------------------------- Solid Foundations
def props_wanted(me: Settler) -> list[Location]:
    """SETX-6.3.13 Own Locations without such a card; SETX-4.4.1 no Fortress."""
    return [
        location
        for location in me.empire
        if counts(location)
        and not location.taken_with
        and not is_immune(location)
        and (location.more is None or not location.more.propped)
    ]


def can_prop(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is a hand card and a Location for it."""
    return bool(me.hand) and bool(props_wanted(me))


def prop(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-6.3.13 Solid Foundations: a hand card lies under a Location and counts at the end of the game."""
    location = yield from choose(me, "prop-location", props_wanted(me))
    card = yield from choose(me, "tuck", me.hand[:], None, {"card": location.id})
    me.hand.remove(card)
    extras(location).propped += (card,)
    tell(g, "lay-cards", seat=me.seat, card=location.card.id, count=1)


def score_pyramids(g: Settlers, me: Settler) -> None:
    """SETX-6.3.5 The stones on a Great Pyramid."""
    mine = [loc for loc in owned(g, me) if loc.card.deposit == GOODS[STONE] and not is_shut(loc)]
    score(g, me, "great-pyramid", sum(len(loc.laid) * loc.card.deposit_value for loc in mine))


def score_props(g: Settlers, me: Settler) -> None:
    """SETX-6.3.13, I-19 The cards under own Locations; under a Foundation there is none."""
    mine = [location.more for location in owned(g, me) if not is_shut(location)]
    cards = sum(len(more.propped) for more in mine if more is not None)
    score(g, me, "solid-foundations", cards * PROP_VALUE)


# ---------------------------------------------------------------------------------------- Calendar Stone
def reorder_top(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-5.7.1, SETX-12.8 Calendar Stone: only its user looks at the top cards and lays them back.

    The first one lies lowest. Events among them are not resolved.
    """
    wanted: FromDeck = effect.args
    for _ in range(wanted.n):
        card = take_common(g)
        if card is not None:
            me.offer.append(card)
    reveal(g)
    shown = [card.id for card in me.offer]
    tell_secretly(g, "look", {me.seat: {"cards": shown}}, seat=me.seat, count=len(shown))
    while me.offer:
        card = yield from choose(me, "lay-back", me.offer)
        me.offer.remove(card)
        g.common.append(card)
    tell(g, "lay-back", seat=me.seat, count=len(shown))


# -------------------------------------------------------------------------------------------------- checks
def deposit_problems(g: Settlers) -> list[str]:
    """I-13 At most all parts of a Statue; SETX-6.3.5, SETX-6.3.10 what lies on Pyramid and Pantheon."""
    found: list[str] = []
    for settler in everybody(g):
        for location in settler.empire:
            card = location.card
            if parts_of(location) > most_parts(card):
                found.append(f"I-13: {card.id} has {parts_of(location)} parts")
            if card.deposit == GOODS[STONE] and any(good != STONE for good in location.laid):
                found.append(f"SETX-6.3.5: something else than stone lies on {card.id}")
            if not card.deposit and len(set(location.laid)) < len(location.laid):
                found.append(f"SETX-6.3.10: a good lies twice on {card.id}")
    return found


def most_parts(card: Card) -> int:
    """SETX-0.8 How many parts a Statue has."""
    effects = [] if card.ability is None else card.ability.effects
    return sum(effect.args.parts for effect in effects if effect.op == "place_statue_part")


def is_wanted(g: Settlers, me: Settler, card: Card, wanted: RevealBuild) -> bool:
    """SETX-6.3.9, SETX-7.18 A Location of the right kind or colour; if it must be paid, it can be."""
    if not card.is_built or (wanted.ability is not None and wanted.ability not in card.types):
        return False
    if wanted.color is not None and not any(colour in card.colours for colour in colours_looked_at(g)):
        return False
    if not wanted.pay_cost:
        return True
    return can_pay(me.goods, card.cost) and card.cost.locations <= len(usable_as_cost(me))


def reveal_build(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-6.3.9 Statue of Minerva: a feature Location, Ruins too, may be built at its cost.

    SETX-7.18 Renovations: exactly one that shares a colour with the removed Location is built for free; a
    colourless one fits nothing. Either is a normal build with production, bonus and triggers.
    """
    wanted: RevealBuild = effect.args
    assert g.more is not None
    colours = g.more.context
    yield from reveal_cards(g, wanted.n)
    g.more.context = colours  # an Event among the cards may have looked at others
    for _ in range(wanted.build):
        fitting = [card for card in g.more.drawn if is_wanted(g, me, card, wanted)]
        if not fitting:
            break
        card: Card | None
        if wanted.may:
            card = yield from may_choose(me, "build-revealed", fitting)
        else:
            card = yield from choose(me, "build-revealed", fitting)
        if card is None:
            break
        yield from build_revealed(g, me, card, wanted)
    discard_drawn(g)


def build_revealed(g: Settlers, me: Settler, card: Card, wanted: RevealBuild) -> Rule[None]:
    """SETX-7.18 The rest lies on its pile before the new Location does anything."""
    assert g.more is not None
    g.more.drawn.remove(card)
    discard_drawn(g)
    g.more.drawn.append(card)
    if wanted.pay_cost:
        yield from pay_for(g, me, card)
    g.more.drawn.remove(card)
    yield from settle(g, me, card, REVEALED)
