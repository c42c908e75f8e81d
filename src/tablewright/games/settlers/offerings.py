"""SETX-6.3 What cards of the Aztecs' box lay on and under Locations, and the Calendar Stone."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, reveal, score, tell, tell_secretly
from tablewright.games.settlers.cards import (
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
    is_kept,
)
from tablewright.games.settlers.effects import DOING, POSSIBLE
from tablewright.games.settlers.embassies import choose_colour
from tablewright.games.settlers.favours import favours_of
from tablewright.games.settlers.hooks import PROBLEMS, SCORING
from tablewright.games.settlers.schema_effects import FromDeck, PlaceStatuePart
from tablewright.games.settlers.scoring import owned
from tablewright.games.settlers.state import (
    Location,
    Settler,
    Settlers,
    colours_of,
    counts,
    everybody,
    extras,
    is_immune,
)
from tablewright.games.settlers.supply import gain_points, spend, take_common

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
    name = yield from choose(me, "put-here", goods_to_lay(me, here), None, {"card": here.id})
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
    mine = [location for location in owned(g, me) if location.card.deposit == GOODS[STONE]]
    score(g, me, "great-pyramid", sum(len(loc.laid) * loc.card.deposit_value for loc in mine))


def score_props(g: Settlers, me: Settler) -> None:
    """SETX-6.3.13, I-19 The cards under own Locations; under a Foundation there is none."""
    mine = [location.more for location in owned(g, me)]
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


# -------------------------------------------------------------------------------------------------- checks
def problems(g: Settlers) -> list[str]:
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


PROBLEMS.append(problems)
SCORING.append(score_pyramids)
SCORING.append(score_props)
DOING["put_here"] = put_here
DOING["place_statue_part"] = place_part
DOING["tuck_under_location"] = prop
DOING["reorder_top"] = reorder_top
POSSIBLE["put_here"] = can_put_here
POSSIBLE["place_statue_part"] = can_place_part
POSSIBLE["tuck_under_location"] = can_prop
