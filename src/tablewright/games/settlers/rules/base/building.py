"""SET-7 Build a Location.

Elsewhere: SET-7.6 in base/leaving.py; SET-7.9 in base/effects.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose, lay_open, tell
from tablewright.games.settlers.box.cards import ATTACK, WOOD, Card, Cost, Effect, can_pay
from tablewright.games.settlers.box.schema_effects import BuildCard, CopyProduction, FoundationFromHand
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.rules.base.dealing import lose_deal
from tablewright.games.settlers.rules.base.effects import (
    Reaction,
    carry_out,
    fits,
    give_goods,
    grow,
    happens,
    react,
)
from tablewright.games.settlers.rules.base.labels import cost_in_words, given_for, whose
from tablewright.games.settlers.rules.base.leaving import discard_location
from tablewright.games.settlers.rules.base.meanwhile import pause_to_deploy
from tablewright.games.settlers.rules.base.supply import gain_plain, pay
from tablewright.games.settlers.rules.hooks import GIVEN, PLACED, Occasion
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    colours_of,
    face_down,
    is_own_faction,
    is_shut,
    new_location,
    targets,
    with_features,
    works,
)

#: Where a card lies before it is built.
HAND = "hand"
DEALS = "deals"
REVEALED = "revealed"
#: What the labels of cards say that are built by an action.
COST: dict[str, object] = {"goods": lambda card: cost_in_words(card.cost)}


def usable_as_cost(me: Settler) -> list[Location]:
    """SET-7.3 Locations and Foundations that may be discarded; SET-17.32 none that is taken over or neutral.

    SET-7.4, SET-7.16 Used or new ones may, SET-20.4 Faction Locations too; SET-9.9 Foundations are for this.
    SETX-4.4.5 A Fortress may, SETX-7.5 any mix. SETX-7.10 Some may not, unless they are blocked (SETX-5.7.4);
    SETX-10.7.1 none may that is shut.
    """
    found = [location for location in me.empire if not location.taken_with]
    return found if me.more is None else [location for location in found if not is_spared(location)]


def has_places(me: Settler, cost: Cost) -> bool:
    """SET-7.3 Whether there are as many of them as a card costs."""
    return not cost.locations or cost.locations <= len(usable_as_cost(me))


def is_spared(location: Location) -> bool:
    """SETX-7.10, SETX-10.7.1 Whether it cannot be a build cost though it stands in the Empire."""
    return is_shut(location) or ("not_as_build_cost" in location.card.statics and works(location))


def build(g: Settlers, me: Settler, card: Card, with_locations: bool = True) -> Rule[None]:
    """SET-7.1 Pay the whole cost, then place the card; SET-7.15 what was discarded for it is gone by then.

    SET-7.7, SETX-2.4.4, SETX-2.4.9 A card without cost is free. SET-17.7, SET-17.62 Some cards waive the
    location part.
    """
    yield from pay_for(g, me, card, with_locations)
    if card in me.hand:
        me.hand.remove(card)
        yield from settle(g, me, card, HAND)
    else:
        lose_deal(me, card)
        yield from settle(g, me, card, DEALS)


def pay_for(g: Settlers, me: Settler, card: Card, with_locations: bool = True) -> Rule[None]:
    """SET-7.2, SET-7.3 The build cost: goods, and Locations or Foundations."""
    yield from pay(g, me, card.cost)
    if with_locations:
        for _ in range(card.cost.locations):
            given = yield from choose(me, "discard-location", usable_as_cost(me), None, given_for(card.id))
            yield from give_location(g, me, given)


def give_location(g: Settlers, me: Settler, given: Location) -> Rule[None]:
    """SET-7.3, SET-7.5 Discard a Location or Foundation as a cost; SETX-7.3 some boards take it back."""
    tell(g, "discard-location", seat=me.seat, card=given.card.id, foundation=given.foundation)
    if g.more is None:
        discard_location(g, me, given)
        return
    was_foundation = given.foundation
    for take in GIVEN:
        if (yield from take(g, me, given)):
            break
    else:
        discard_location(g, me, given)
    if was_foundation:
        yield from happens(g, me, "foundation_used", Occasion(given.card))


def settle(g: Settlers, me: Settler, card: Card, place: str) -> Rule[None]:
    """SET-7.8, SET-20.5 Place the card; then its production, its bonus, and the features that react to it.

    SET-17.63 Ruins have nothing but a bonus. SET-7.13 Its own value counts at the end only. SET-7.14 Two of a
    kind are no problem. SETX-12.2 At last new SETs are looked for.
    """
    location = new_location(card, me.seat)
    me.empire.append(location)
    lay_open(g, me)
    if g._journal is not None:
        tell(g, "build", seat=me.seat, card=card.id, place=place)
    if g.more is not None:
        for placed in PLACED:
            yield from placed(g, me, location)
    if card.rare.counts_samurai:
        yield from pause_to_deploy(g, me, location)
    yield from carry_out(g, me, card.production, location, "production")
    yield from carry_out(g, me, card.bonus, location, "bonuses")
    yield from react(g, me, build_reactions(g, me, location))
    yield from grow(g, me)


def build_reactions(g: Settlers, me: Settler, new: Location) -> list[Reaction]:
    """SET-7.10 to SET-7.12, SET-17.44 The features that the new Location sets off, its own included.

    SET-15.11 "Faction Location" means one of the player's own faction. SETX-5.7.7 Shared ones react too.
    """
    card, colours = new.card, colours_of(new)
    return [
        Reaction(trigger, location, colours)
        for location in (me.empire if g.more is None else with_features(g, me, "build"))
        for trigger in location.card.triggers
        if trigger.when == "build"
        and (not trigger.colour or trigger.colour in colours)
        and (not trigger.faction_only or is_own_faction(me, card))
        and (not trigger.filters or fits(g, me, trigger, location, Occasion(card, new, colours=colours)))
        and works(location)
    ]


# ------------------------------------------------------------------------- building by an action Location
def cards_to_build(me: Settler, effect: Effect, goods: list[int]) -> list[Card]:
    """SET-17.7, SET-17.62 Faction cards of the hand, or Deals, whose Resources can be paid."""
    return [card for card in cards_for_building(me, effect.args) if can_pay(goods, card.cost)]


def cards_for_building(me: Settler, wanted: BuildCard) -> list[Card]:
    """SET-17.62 Own Faction cards of the hand; SET-17.7 any Deal under the board, a stolen one too.

    SETX-2.4.17 None that Lady Spy has made; an Attack card is no Location (SET-19.10).
    """
    if wanted.place == HAND:
        return [card for card in me.hand if is_own_faction(me, card)]
    spied = () if me.more is None else me.more.spied
    return [card for card in me.deals if card.deck != ATTACK and card not in spied]


def can_build_by_card(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SET-10.8 There is a card to build with what will be left."""
    return bool(cards_to_build(me, effect, goods))


def build_by_card(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.62 Settlers build from hand, SET-17.7, SET-17.8 Negotiator a Deal, which is lost.

    SET-16.7 This is a build like any other, carried out inside the activation (SET-10.10).
    """
    card = yield from choose(me, "build-now", cards_to_build(me, effect, me.goods), None, COST)
    yield from build(g, me, card, with_locations=False)


# ------------------------------------------------------------------------------------ copying production
def copyable(g: Settlers, me: Settler, effect: Effect, here: Location | None) -> list[Location]:
    """SET-17.65, SET-17.66 Own Production Locations, taken-over ones too; not one that is being copied.

    SETX-2.4.16 Or those of opponents who have not passed.
    """
    wanted: CopyProduction = effect.args
    return [
        location
        for holder in ([me] if wanted.owner == "self" else targets(g, me))
        for location in holder.empire
        if location.card.is_production
        and works(location)
        and not (wanted.other and location is here)
        and location.id not in g.resolving
    ]


def can_copy_production(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SET-10.8 There is something to copy."""
    return bool(copyable(g, me, effect, here))


def copy_production(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SET-17.65, SET-17.66 Gain once what a Production Location gives, without its bonus.

    SET-20.7, SETX-2.4.16 Cards come from the decks of whoever copies, and what is counted is in that Empire.
    """
    choices = copyable(g, me, effect, here)
    if not choices:
        return
    location = yield from choose(me, "copy-production", choices, None, whose(g))
    tell(g, "copy", seat=me.seat, card=location.card.id)
    if here is not None:
        g.resolving.append(here.id)
    yield from give_goods(g, me, location, copies_gained(me, location), source)
    if here is not None:
        g.resolving.pop()


def copies_gained(me: Settler, location: Location) -> int:
    """SETX-11.6 A Basic Technology token does not count; SETX-11.7 of an opponent's if that is decided so."""
    doubled = MORE.constants.copy_uses_basic_token and location not in me.empire
    return 2 if doubled and location.more is not None and location.more.tech else 1


# ------------------------------------------------------------------------------- Foundations from hand
def has_hand_card(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SET-10.8 There is a card to lay down."""
    return bool(layable(me, effect.args))


def layable(me: Settler, wanted: FoundationFromHand) -> list[Card]:
    """SET-17.27, SETX-2.3.3, SETX-2.4.14 Any hand card, an Instant too; or only Common cards."""
    return [card for card in me.hand if card.common or wanted.kind != "common"]


def lay_face_down(me: Settler, card: Card) -> None:
    """SET-17.27, SET-22.2 A card becomes a Foundation whose front only its owner knows."""
    me.empire.append(face_down(card, me.seat))


def foundation_from_hand(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SET-17.27 Lay a hand card face down as a Foundation; this is not razing."""
    wanted: FoundationFromHand = effect.args
    card = yield from choose(me, "lay-foundation", layable(me, wanted))
    me.hand.remove(card)
    lay_face_down(me, card)
    yield from foundation_laid(g, me, wanted, source)


def foundation_laid(g: Settlers, me: Settler, wanted: FoundationFromHand, source: str) -> Rule[None]:
    """SET-17.27, SETX-2.4.14 The wood for a Foundation from hand, where the card gives any."""
    tell(g, "lay-foundation", seat=me.seat)
    if wanted.wood:
        gain_plain(g, me, ((WOOD, wanted.wood),), source)
    yield from grow(g, me)
