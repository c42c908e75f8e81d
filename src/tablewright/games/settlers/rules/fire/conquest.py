"""SETX-4.2 Conquests: Faction Locations of opponents for Raze tokens.

Elsewhere: SETX-4.2.6 in fire/rulings.py.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, tell
from tablewright.games.settlers.box.cards import NUMBER, RAZE, Amounts
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.rules.base.effects import (
    carry_out,
    features_at_work,
    grow,
    happens,
    work_once,
)
from tablewright.games.settlers.rules.base.leaving import CONQUERED, take_away
from tablewright.games.settlers.rules.base.meanwhile import pause_to_deploy
from tablewright.games.settlers.rules.base.razing import own_protection
from tablewright.games.settlers.rules.base.supply import discard_card, gain_plain, spend
from tablewright.games.settlers.rules.fire.rows import (
    LINE,
    ROW_NAMES,
    away,
    position,
    put_rightmost,
    row,
    row_of,
    stood,
)
from tablewright.games.settlers.rules.hooks import (
    PLACED,
    Occasion,
)
from tablewright.games.settlers.rules.state import (
    NOBODY,
    WAR,
    Location,
    Settler,
    Settlers,
    controller,
    everybody,
    extras,
    is_immune,
    opponents,
    plays_with,
    statically,
    targets,
    works,
)

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


def discounts(g: Settlers, me: Settler) -> list[Location]:
    """SETX-4.2.2 Cards that make a Conquest cheaper and can do so once more this round."""
    return [
        location
        for location in features_at_work(g, me, DISCOUNT)
        if location.triggered < location.card.rare.static_limits[DISCOUNT]
    ]


def conquest_price(g: Settlers, me: Settler, holder: Settler, location: Location) -> int:
    """SETX-4.2.2 The Raze tokens it takes; Gold is of no use here."""
    price = printed_price(g, holder, location)
    for cheaper in discounts(g, me):
        least = cheaper.card.rare.static_least[DISCOUNT]
        price = max(least, price - cheaper.card.statics[DISCOUNT])
    return price


def tokens_to_conquer(g: Settlers, me: Settler, location: Location) -> Amounts:
    """SETX-4.2.2 The same as a price."""
    return ((RAZE, conquest_price(g, me, controller(g, location), location)),)


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
    helping = discounts(g, me)
    for cheaper in helping:
        cheaper.triggered += 1
    work_once(g, helping)
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
        if location.card.rare.counts_samurai:
            yield from pause_to_deploy(g, me, location)
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
        assert g.more is not None
        g.more.loot = tuple([deal for deal in g.more.loot if deal is not card])  # SETX-10.6
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
    return reasons_of_war(
        g, me, CONQUER, lambda location: not location.card.common and not location.foundation, reason_against
    )


def reasons_of_war(
    g: Settlers,
    me: Settler,
    action: str,
    concerns: Callable[[Location], bool],
    against: Callable[[Settlers, Settler, Settler, Location], Reason],
) -> list[tuple[Any, Reason]]:
    """Why an action of this box does not reach a Location of an opponent, for each that it concerns."""
    if not plays_with(g, WAR):
        return []
    return [
        ((action, location), against(g, me, other, location))
        for other in opponents(g, me)
        for location in other.empire
        if concerns(location)
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
