"""SETX-4.2, SETX-4.3 Conquests: Faction Locations of opponents for Raze tokens, and what defends them."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, tell
from tablewright.games.settlers.cards import NUMBER, RAZE, Effect
from tablewright.games.settlers.defending import put_token
from tablewright.games.settlers.effects import DOING, POSSIBLE, carry_out, count, gain_amount, grow, happens
from tablewright.games.settlers.hooks import (
    ACTIONS,
    FILTERS,
    PERFORM,
    PLACED,
    PROBLEMS,
    REFUSALS,
    Occasion,
)
from tablewright.games.settlers.leaving import CONQUERED, take_away
from tablewright.games.settlers.razing import own_protection
from tablewright.games.settlers.rows import (
    LINE,
    ROW_NAMES,
    WAR,
    away,
    can_move_left,
    move_left,
    position,
    put_rightmost,
    row,
    row_of,
    stood,
)
from tablewright.games.settlers.schema_effects import Conquer, GainTiers, MoveLocationLeft, PlaceToken
from tablewright.games.settlers.schema_expansions import MORE
from tablewright.games.settlers.state import (
    NOBODY,
    Location,
    Settler,
    Settlers,
    controller,
    everybody,
    extras,
    is_immune,
    is_own_faction,
    opponents,
    plays_with,
    statically,
    targets,
    works,
)
from tablewright.games.settlers.supply import discard_card, gain_plain, spend

#: The action of a turn.
CONQUER: Final = "conquer"
#: SETX-4.1.2 Raze tokens for an unprotected Location in a row: its position and so many more.
BEYOND_POSITION: Final[int] = MORE.numbers.conquest_beyond_position
DISCOUNT: Final = "conquest_discount"
DEARER: Final = "own_faction_conquest_cost_plus"
#: SETX-4.2.3 What the previous owner gains.
COMPENSATION: Final = tuple((NUMBER[good], n) for good, n in MORE.constants.conquest_compensation.items())


# ------------------------------------------------------------------------------------------------- price
def can_be_conquered(location: Location) -> bool:
    """SETX-4.2.1, SETX-4.1.2 A Faction Location, no Fortress, no Foundation; none under a truce."""
    return not location.card.common and not location.foundation and not is_immune(location)


def printed_price(g: Settlers, holder: Settler, location: Location) -> int:
    """SETX-4.2.2 Its position and 1, what protects this very card, and what its holder's cards add."""
    price = position(g, location) + BEYOND_POSITION + own_protection(g, holder, location)
    if holder is not g.virtual:  # SETX-10.12.6 his cards give him nothing
        price += sum(wall.card.statics[DEARER] for wall in statically(holder, DEARER))
    return price


def discounts(me: Settler) -> list[Location]:
    """SETX-4.2.2 Cards that make a Conquest cheaper and can do so once more this round."""
    return [
        location
        for location in statically(me, DISCOUNT)
        if location.triggered < location.card.rare.static_limits[DISCOUNT]
    ]


def conquest_price(g: Settlers, me: Settler, holder: Settler, location: Location) -> int:
    """SETX-4.2.2 The Raze tokens it takes; Gold is of no use here."""
    price = printed_price(g, holder, location)
    for cheaper in discounts(me):
        least = cheaper.card.rare.static_least[DISCOUNT]
        price = max(least, price - cheaper.card.statics[DISCOUNT])
    return price


# ------------------------------------------------------------------------------------------------ action
def ways_to_conquer(g: Settlers, me: Settler) -> list[Any]:
    """SETX-0.4, SETX-4.2.1 What this player can Conquer; SETX-0.12 nothing in the Peaceful variant.

    SETX-4.2.8 A Location that is taken over stands with whoever holds it.
    """
    tokens = me.goods[RAZE]
    if not tokens or g.peaceful or not plays_with(g, WAR):
        return []
    return [
        (CONQUER, location)
        for other in targets(g, me)
        for location in other.empire
        if can_be_conquered(location) and conquest_price(g, me, other, location) <= tokens
    ]


def conquer(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-4.2.2, SETX-4.2.3 Pay, then take it."""
    price = conquest_price(g, me, controller(g, location), location)
    for cheaper in discounts(me):
        cheaper.triggered += 1
    spend(g, me, ((RAZE, price),), None)
    yield from conquered(g, me, location)


def conquered(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-4.2.3 The card moves to the far right of the same row; it produces, and its owner gains a Worker.

    SETX-4.2.4, SETX-4.2.8 This is neither building nor razing. SETX-4.2.5 Cards come from the new owner's
    decks. SETX-10.12.1 Alone there is no compensation.
    """
    loser = controller(g, location)
    tell(g, "conquer", seat=me.seat, from_seat=loser.seat, card=location.card.id)
    change_hands(g, loser, me, location)
    for placed in PLACED:
        yield from placed(g, me, location)
    if works(location):
        yield from carry_out(g, me, location.card.production, location, "production")
    if g.virtual is None:
        gain_plain(g, loser, COMPENSATION, "features")
    occasion = Occasion(location.card, location, CONQUERED)
    yield from happens(g, me, "conquer", occasion)
    yield from happens(g, loser, "own_location_lost", occasion)
    if loser is g.virtual:
        yield from empty_collection(g, me)
    yield from grow(g, me)


def empty_collection(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-10.12.1 After a Conquest alone a card of the Collection is discarded, if there is any."""
    if g.collection:
        card = yield from choose(me, "empty-collection", g.collection[:])
        g.collection.remove(card)
        discard_card(g, card)
        tell(g, "empty-collection", seat=me.seat, card=card.id)


def change_hands(g: Settlers, loser: Settler, winner: Settler, location: Location) -> None:
    """SETX-4.2.3, SETX-4.2.7 What lies on it goes, but for a Barbarian token; it is the winner's now.

    SETX-4.2.8 A takeover ends with it; SETX-4.5.4 a neutral Location stays neutral for this round.
    """
    barred = location.more is not None and location.more.barred
    remove_route(g, location)
    take_away(g, loser, location, CONQUERED)
    if barred:
        extras(location).barred = True
    location.owner = winner.seat
    if not location.neutral:
        location.taken_with = ""
    if row_of(g, location) == LINE:  # SETX-10.12.3 further left
        winner.empire.append(location)
    else:
        put_rightmost(g, winner, location)


def remove_route(g: Settlers, location: Location) -> None:
    """SETX-4.2.7 A Trade Route marker under it leaves the game, and that Deal ends."""
    if location.route is not None:
        tell(g, "route-ends", seat=location.route_seat, card=location.card.id)
        g.removed.append(location.route)
        location.route = None
        location.route_seat = NOBODY


def why_not_conquer(g: Settlers, me: Settler) -> list[tuple[Any, Reason]]:
    """SETX-4.2.1, SETX-4.2.2 Why a Faction Location cannot be Conquered."""
    if not plays_with(g, WAR):
        return []
    return [
        ((CONQUER, location), reason_against(g, me, other, location))
        for other in opponents(g, me)
        for location in other.empire
        if not location.card.common and not location.foundation
    ]


def reason_against(g: Settlers, me: Settler, holder: Settler, location: Location) -> Reason:
    """SETX-0.12, SETX-4.2.1, SETX-4.2.2, SETX-4.4.1 What forbids a Conquest."""
    if location.card.most_levels:
        return because("SETX-4.4.1", "fortress")
    if is_immune(location):
        return because("SETX-4.2.1", "truce")
    if g.peaceful:
        return because("SETX-0.12", "peaceful-war")
    if holder.passed:
        return because("SETX-4.2.1", "has-passed", seat=holder.seat)
    needed = conquest_price(g, me, holder, location)
    return because("SETX-4.2.2", "too-few-raze", needed=needed, count=me.goods[RAZE])


# ------------------------------------------------------------------------------------- Conquests by cards
def open_to_card(g: Settlers, me: Settler, wanted: Conquer) -> list[Location]:
    """SETX-0.12 Outermost Locations, or the first few of a row, whatever protects them."""
    most = 1 if wanted.position == "outermost" else wanted.max_position
    return [
        location
        for other in targets(g, me)
        for location in other.empire
        if can_be_conquered(location) and (not most or position(g, location) <= most)
    ]


def can_conquer_by_card(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SETX-12.3 There is a Location to Conquer."""
    return bool(open_to_card(g, me, effect.args))


def conquer_by_card(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SETX-4.2.3 The steps of a Conquest; its price is covered."""
    location = yield from choose(me, "conquer-location", open_to_card(g, me, effect.args))
    yield from conquered(g, me, location)


# ------------------------------------------------------------------------------------------- moving left
def movable(g: Settlers, me: Settler, wanted: MoveLocationLeft) -> list[Location]:
    """SETX-4.1.3 Faction Locations that are not outermost, and no Fortress; of opponents or of anybody."""
    holders = targets(g, me) if wanted.owner == "opponent" else [me, *targets(g, me)]
    return [
        location
        for holder in holders
        for location in holder.empire
        if can_be_conquered(location) and can_move_left(g, location)
    ]


def can_move_a_location(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SETX-12.3 There is a Location to move."""
    return bool(movable(g, me, effect.args))


def move_location_left(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SETX-4.1.3 A Location swaps places with its left neighbour."""
    location = yield from choose(me, "move-left", movable(g, me, effect.args))
    move_left(g, location)
    tell(g, "move-left", seat=me.seat, card=location.card.id)


# --------------------------------------------------------------------------------------- Defense by cards
def token_places(me: Settler, wanted: PlaceToken) -> list[Location]:
    """SETX-4.3.1, SETX-4.3.2 Own Locations without a token or printed Defense; some beside a Samurai."""
    return [
        location
        for location in me.empire
        if works(location)
        and not location.defended
        and not location.card.printed_defense
        and not is_immune(location)
        and not (location.more is not None and location.more.defensive)
        and (wanted.allow_with_samurai or location.card.common or not location.samurai)
    ]


def can_place_token(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SETX-12.3 There is a place for the token."""
    return bool(token_places(me, effect.args))


def place_token(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-4.3.2, SETX-11.13 A Defense token of the general supply."""
    location = yield from choose(me, "place-token", token_places(me, effect.args))
    put_token(g, me, location)


# ------------------------------------------------------------------------------------- what is conquered
def gain_tiers(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-4.5.1 As much as the highest step that is reached gives."""
    wanted: GainTiers = effect.args
    found = count(g, me, wanted.per, here)
    n = max((n for least, n in wanted.tiers.items() if found >= least), default=0)
    yield from gain_amount(g, me, effect.goods[0][0], n, source)


def conquered_by(me: Settler) -> list[Location]:
    """SETX-4.2.6 The Locations of other Factions that belong to this player now."""
    return [
        location
        for location in me.empire
        if location.owner == me.seat
        and not location.card.common
        and not location.foundation
        and not is_own_faction(me, location.card)
    ]


def holds_conquered(g: Settlers, me: Settler, here: Location, wanted: Any, occasion: Occasion) -> bool:
    """Whether the player holds so many Conquered Locations."""
    return len(conquered_by(me)) >= int(wanted)


def row_problems(g: Settlers) -> list[str]:
    """I-9 The positions of a row have no gaps: what is taken over lies where it was noted."""
    if not plays_with(g, WAR):
        return []
    problems: list[str] = []
    for settler in everybody(g):
        for name in (*ROW_NAMES, LINE):
            cards = row(g, settler.seat, name)
            if any(stood(lent) != cards.index(lent) for lent in away(g, settler.seat, name)):
                problems.append(f"I-9: the {name} row of seat {settler.seat} has a gap")
    return problems


ACTIONS.append(ways_to_conquer)
PERFORM[CONQUER] = conquer
REFUSALS.append(why_not_conquer)
PROBLEMS.append(row_problems)
FILTERS["min_conquered"] = holds_conquered
DOING["conquer"] = conquer_by_card
DOING["move_location_left"] = move_location_left
DOING["place_token"] = place_token
DOING["gain_tiers"] = gain_tiers
POSSIBLE["conquer"] = can_conquer_by_card
POSSIBLE["move_location_left"] = can_move_a_location
POSSIBLE["place_token"] = can_place_token
