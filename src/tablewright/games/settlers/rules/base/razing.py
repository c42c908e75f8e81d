"""SET-9 Raze.

Elsewhere: SET-9.9 in base/building.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, choose_many, choose_number, lay_open, score, tell, undisturbed
from tablewright.games.settlers.box.cards import CARD, GOODS, RAZE, VP, Amounts, Card, Effect, is_kept
from tablewright.games.settlers.box.schema_effects import GainRazeField, RazeLocation, RazeWithExchange
from tablewright.games.settlers.rules.base.effects import (
    fits,
    grow,
    happens,
    react,
    reactions_to,
)
from tablewright.games.settlers.rules.base.labels import Told, amounts_in_words, whose
from tablewright.games.settlers.rules.base.leaving import RAZED, ruin
from tablewright.games.settlers.rules.base.supply import (
    discard_card,
    discard_from_hand,
    gain_one,
    gain_points,
    spend,
)
from tablewright.games.settlers.rules.hooks import DEARER_TO_RAZE, PROTECTION, Occasion
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    colours_of,
    controller,
    is_fortress,
    is_immune,
    look_back_at,
    settler_at,
    targets,
    works,
)

#: SET-9.1, SET-9.2 Raze tokens for a card from hand, and for an unprotected enemy Location.
FROM_HAND: Final = 1
ENEMY_LOCATION: Final = 2


def has_raze_field(location: Location, own: bool = False) -> bool:
    """SET-0.4, SET-9.7, SET-17.1 Whether it can be razed at all: not Ruins, not a Foundation.

    SETX-4.4.1 Never a Fortress; a truce only holds off opponents.
    """
    if not location.card.raze or location.foundation:
        return False
    if own:
        return not is_fortress(location)
    return (location.more is None and not location.card.most_levels) or not is_immune(location)


def protection(g: Settlers, holder: Settler, location: Location) -> int:
    """SET-9.2, SET-12.2, SET-12.7 Defense token and Samurai; SET-17.45 a Roman Fortress for all."""
    return own_protection(g, holder, location) + protection_of_all(g, holder)


def own_protection(g: Settlers, holder: Settler, location: Location) -> int:
    """SET-12.2, SET-12.7, SETX-2.4.3 What stands on it or is printed on it, one Raze token each."""
    points = int(location.defended) + int(location.samurai)
    if g.more is not None:
        points += int(location.card.printed_defense)
        for more in PROTECTION:
            points += more(g, holder, location)
    return points


def protection_of_all(g: Settlers, holder: Settler) -> int:
    """SET-17.45, SETX-10.4 What makes it dearer to raze any Location of an Empire; SETX-10.12.6 cards of the
    virtual player do nothing.
    """
    points = 0
    if g.more is not None:
        for dearer in DEARER_TO_RAZE:
            points += dearer(g, holder)
    for location in holder.empire:
        if location.card.protects and holder.faction and works(location):
            points += location.card.protects
    return points


def raze_price(g: Settlers, holder: Settler, location: Location) -> int:
    """SET-9.2 The Raze tokens it takes."""
    return ENEMY_LOCATION + protection(g, holder, location)


def tokens_to_raze(g: Settlers, me: Settler, location: Location) -> Amounts:
    """SET-9.2 The same as a price."""
    return ((RAZE, raze_price(g, controller(g, location), location)),)


def razable(g: Settlers, me: Settler, tokens: int) -> list[Location]:
    """SET-9.2, SET-9.11 Enemy Locations that can be razed with so many tokens; Gold is of no use here."""
    found: list[Location] = []
    if tokens < ENEMY_LOCATION:
        return found
    for other in targets(g, me):
        spare = tokens - ENEMY_LOCATION - protection_of_all(g, other)
        found += [
            location
            for location in other.empire
            if has_raze_field(location)
            and (
                int(location.defended) + int(location.samurai)
                if g.more is None  # spares most games a closer look
                else own_protection(g, other, location)
            )
            <= spare
        ]
    return found


def raze_from_hand(g: Settlers, me: Settler, card: Card) -> Rule[list[Card]]:
    """SET-9.1 Pay a token, gain the goods, then discard the card; returns the cards drawn."""
    spend(g, me, ((RAZE, FROM_HAND),), None)
    return (yield from razed_from_hand(g, me, card))


def razed_from_hand(g: Settlers, me: Settler, card: Card) -> Rule[list[Card]]:
    """SET-9.1 The goods come before the card lies on its pile."""
    lay_open(g, me)
    if g._journal is not None:
        tell(g, "raze", seat=me.seat, from_seat=me.seat, card=card.id, place="hand")
    drawn = yield from gain_raze_goods(g, me, card)
    me.hand.remove(card)
    discard_card(g, card)
    return drawn


def raze_enemy(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SET-9.2 Pay the tokens, raze, and let features react."""
    holder = controller(g, location)
    colours = colours_of(location)
    spend(g, me, ((RAZE, raze_price(g, holder, location)),), None)
    yield from razed(g, me, holder, location)
    yield from after_razing(g, me, True, location.card, colours)


def razed(g: Settlers, me: Settler, holder: Settler, location: Location) -> Rule[list[Card]]:
    """SET-9.2 to SET-9.5 Gain the goods, then it is turned or discarded; returns the cards drawn."""
    tell(g, "raze", seat=me.seat, from_seat=holder.seat, card=location.card.id, place="empire")
    drawn = yield from gain_raze_goods(g, me, location.card)
    ruin(g, holder, location)
    if g.more is not None:
        yield from happens(g, holder, "own_location_lost", Occasion(location.card, location, RAZED))
        if location.foundation:
            yield from grow(g, settler_at(g, location.owner))  # SETX-3.4 it may be white
    return drawn


def gain_raze_goods(g: Settlers, me: Settler, card: Card) -> Rule[list[Card]]:
    """SET-9.8 All goods of the field, cards one by one; returns those cards."""
    drawn: list[Card] = []
    for good in card.raze:
        got = yield from gain_one(g, me, good, "razing")
        if got is not None:
            drawn.append(got)
    return drawn


def after_razing(g: Settlers, me: Settler, enemy: bool, card: Card, colours: tuple[str, ...]) -> Rule[None]:
    """SET-9.10, SET-17.56, SET-20.6 Raid, Gallows and the like react to every razing by their owner.

    SETX-3.7 A Location that was razed had the colour that was chosen for it.
    """
    occasion = Occasion(card, colours=colours)
    reactions = [
        r
        for r in reactions_to(g, me, "raze", colours)
        if (enemy or not r.trigger.enemy_only) and fits(g, me, r.trigger, r.location, occasion)
    ]
    yield from react(g, me, reactions)


# --------------------------------------------------------------------------------------- razing by cards
def raze_targets(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, tokens: int
) -> list[tuple[Settler, Location]]:
    """SET-17.20 Enemy Locations whatever protects them; SET-17.50 or own Common ones (SET-9.6, SET-17.2).

    SETX-4.5.2 Mammoth Brigade minds no Defense either; SETX-6.3.8 with some cards it must be paid for.
    """
    wanted: RazeLocation = effect.args
    holders = [me] if wanted.owner == "self" else targets(g, me)
    return [
        (holder, location)
        for holder in holders
        for location in holder.empire
        if has_raze_field(location, holder is me)
        and (wanted.kind != "common" or location.card.common)
        and not (wanted.owner == "self" and location.neutral)
        and (not wanted.pay_extra_for_defense or protection(g, holder, location) <= tokens)
    ]


def tokens_left(here: Location | None, tokens: int) -> int:
    """SETX-6.3.8 The Raze tokens that an activation of this Location leaves."""
    if here is None or here.card.ability is None:
        return tokens
    return tokens - sum(n for good, n in here.card.ability.cost.others if good == RAZE)


def can_raze_by_card(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SET-10.8 There is a Location to raze."""
    return bool(raze_targets(g, me, effect, here, tokens_left(here, goods[RAZE])))


def raze_by_card(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.20 Chariot Builder, SET-17.50 Rabble: a raze without further tokens (SET-16.7).

    SETX-6.3.8 Sacred Loot pays for protection, and looks at the colour of what it has razed.
    """
    wanted: RazeLocation = effect.args
    open_targets = [location for _, location in raze_targets(g, me, effect, here, me.goods[RAZE])]
    location = yield from choose(me, "raze-location", open_targets, None, whose(g))
    holder = controller(g, location)
    colours = colours_of(location)
    extra = protection(g, holder, location) if wanted.pay_extra_for_defense else 0
    if extra:
        spend(g, me, ((RAZE, extra),), here)
    yield from razed(g, me, holder, location)
    yield from after_razing(g, me, holder is not me, location.card, colours)
    look_back_at(g, colours)


def cards_to_raze(me: Settler, tokens: int) -> list[Card]:
    """SET-9.1 Hand cards with a Raze field."""
    return [card for card in me.hand if card.raze] if tokens >= FROM_HAND else []


def can_raze_with_exchange(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SET-17.52 The Raze tokens are the whole cost."""
    tokens = goods[RAZE]
    return bool(cards_to_raze(me, tokens)) or bool(razable(g, me, tokens))


def raze_with_exchange(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SET-17.52 Dark Chapel: a raze from hand or of an enemy Location, then goods may be given back."""
    tokens = me.goods[RAZE]
    open_targets: list[Card | Location] = [*cards_to_raze(me, tokens), *razable(g, me, tokens)]
    target = yield from choose(me, "raze-for-points", open_targets, None, whose_target(g, me))
    if isinstance(target, Location):
        holder = controller(g, target)
        spend(g, me, ((RAZE, raze_price(g, holder, target)),), here)
        card, colours = target.card, colours_of(target)
        drawn = yield from razed(g, me, holder, target)
    else:
        spend(g, me, ((RAZE, FROM_HAND),), here)
        card, colours = target, target.colours
        drawn = yield from razed_from_hand(g, me, card)
    yield from undisturbed(give_back(g, me, effect, card, drawn, source))
    yield from after_razing(g, me, isinstance(target, Location), card, colours)


def whose_target(g: Settlers, me: Settler) -> Told:
    """Whose card or Location it is, and the tokens it takes."""

    def seat(target: Card | Location) -> int:
        return controller(g, target).seat if isinstance(target, Location) else me.seat

    def goods(target: Card | Location) -> dict[str, int]:
        price = tokens_to_raze(g, me, target) if isinstance(target, Location) else ((RAZE, FROM_HAND),)
        return amounts_in_words(price)

    return {"whose_seat": seat, "goods": goods}


def give_back(
    g: Settlers, me: Settler, effect: Effect, card: Card, drawn: list[Card], source: str
) -> Rule[None]:
    """SET-17.52 Any of the goods just gained, cards and points too, for points each: one event of points.

    SET-12.6 Nothing is done meanwhile: a Worker that is to be given back stands guard nowhere.
    """
    wanted: RazeWithExchange = effect.args
    given: dict[str, int] = {}
    for good in dict.fromkeys(card.raze):
        if good == CARD:
            continue
        gained = card.raze.count(good)
        told: dict[str, object] = {"good": GOODS[good], "points": wanted.vp_per_returned_good}
        n = yield from choose_number(me, "give-back", 0, gained, told)
        if n:
            given[GOODS[good]] = n
        if is_kept(good):
            me.goods[good] -= n
    told = {"points": wanted.vp_per_returned_good}
    cards = yield from choose_many(me, "give-back-card", drawn, 0, len(drawn), None, told)
    if given:
        tell(g, "give-back", seat=me.seat, goods=given)
        score(g, me, "razing", -given.get(GOODS[VP], 0))
    for back in cards:
        discard_from_hand(g, me, back)
    returned = sum(given.values()) + len(cards)
    gain_points(g, me, returned * wanted.vp_per_returned_good, source)


# -------------------------------------------------------------------------------- Raze goods without razing
def raze_fields(g: Settlers, me: Settler) -> list[Location]:
    """SET-17.55 Enemy Locations with a Raze field."""
    return [location for other in targets(g, me) for location in other.empire if has_raze_field(location)]


def has_raze_fields(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SET-10.8 There is a Raze field to look at."""
    return bool(raze_fields(g, me))


def gain_raze_field(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SET-17.55 Pack: one of the Raze goods of an enemy Location, which stays untouched.

    SETX-7.12 Stolen Plans: two of them; this is not razing.
    """
    wanted: GainRazeField = effect.args
    location = yield from choose(me, "pack-location", raze_fields(g, me), None, whose(g))
    tell(g, "pack", seat=me.seat, card=location.card.id)
    left = list(location.card.raze)
    for _ in range(min(wanted.n, len(left))):
        names = [GOODS[good] for good in dict.fromkeys(left)]
        name = yield from choose(me, "pack-good", names)
        good = GOODS.index(name)
        left.remove(good)
        yield from gain_one(g, me, good, source)
