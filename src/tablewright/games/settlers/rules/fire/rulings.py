"""SETX-4.5 What single cards do: Conquests by cards, moving Locations, tokens, Crossbow Maker.

Elsewhere: SETX-4.5.2 in base/razing.py; SETX-4.5.3 in fire/fortresses.py; SETX-4.5.4 in fire/conquest.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Rule, choose, tell
from tablewright.games.settlers.box.cards import Effect
from tablewright.games.settlers.box.schema_effects import (
    Conquer,
    FoundationFromHand,
    GainTiers,
    MoveLocationLeft,
)
from tablewright.games.settlers.rules.base.building import foundation_from_hand, foundation_laid, layable
from tablewright.games.settlers.rules.base.effects import count, gain_amount
from tablewright.games.settlers.rules.base.labels import whose
from tablewright.games.settlers.rules.base.leaving import insert_before
from tablewright.games.settlers.rules.fire.conquest import can_be_conquered, conquered
from tablewright.games.settlers.rules.fire.rows import (
    ROW_NAMES,
    at_home,
    away,
    can_move_left,
    first_of,
    move_left,
    position,
    row,
    stood,
)
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    counts,
    extras,
    face_down,
    is_own_faction,
    is_shut,
    targets,
)


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
    location = yield from choose(me, "conquer-location", open_to_card(g, me, effect.args), None, whose(g))
    yield from conquered(g, me, location)


# ------------------------------------------------------------------------------------------- moving left
def movable(g: Settlers, me: Settler, wanted: MoveLocationLeft) -> list[Location]:
    """SETX-4.1.3 Faction Locations that are not outermost, and no Fortress; of opponents or of anybody."""
    holders = targets(g, me) if wanted.owner == "opponent" else [me, *targets(g, me)]
    return [
        location
        for holder in holders
        for location in holder.empire
        if can_be_conquered(location) and not is_shut(location) and can_move_left(g, location)
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
    location = yield from choose(me, "move-left", movable(g, me, effect.args), None, whose(g))
    move_left(g, location)
    tell(g, "move-left", seat=me.seat, card=location.card.id)


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
        and counts(location)
        and not is_own_faction(me, location.card)
    ]


def holds_conquered(g: Settlers, me: Settler, here: Location, wanted: Any, occasion: Occasion) -> bool:
    """Whether the player holds so many Conquered Locations."""
    return len(conquered_by(me)) >= int(wanted)


# -------------------------------------------------------------------------------------------- Crossbow Maker
def choose_spot(g: Settlers, me: Settler) -> Rule[tuple[str, int]]:
    """SETX-4.1.2, SETX-4.5.5 Anywhere in a row: its name, and how many cards will lie nearer to the board."""
    name: str = yield from choose(me, "barrier-row", list(ROW_NAMES))
    last = len(row(g, me.seat, name)) + 1
    about: dict[str, object] = {"row": name}
    wanted: int = yield from choose(me, "barrier-place", list(range(1, last + 1)), None, about)
    return name, last - wanted


def lay_in_row(g: Settlers, me: Settler, foundation: Location, name: str, place: int) -> None:
    """SETX-4.1.2, SETX-4.5.5 Lay a Foundation into a row; there it takes a position."""
    home = at_home(g, me.seat, name)
    further = [other for other in row(g, me.seat, name)[place:] if other in home]
    for lent in away(g, me.seat, name):
        if stood(lent) >= place:
            extras(lent).stood += 1
    extras(foundation).row = name
    insert_before(me.empire, first_of(further), foundation)


def barrier_from_hand(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """SETX-4.5.5 Crossbow Maker lays a Foundation from hand into a row; others lay it as ever."""
    wanted: FoundationFromHand = effect.args
    if not wanted.as_barrier:
        yield from foundation_from_hand(g, me, effect, here, source)
        return
    card = yield from choose(me, "lay-foundation", layable(me, wanted))
    name, place = yield from choose_spot(g, me)
    me.hand.remove(card)
    lay_in_row(g, me, face_down(card, me.seat), name, place)
    yield from foundation_laid(g, me, wanted, source)
