"""SETX-3.2 to SETX-3.7 SETs of three Locations."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, tell
from tablewright.games.settlers.box.cards import Trigger
from tablewright.games.settlers.box.schema_expansions import COLOURS, MORE
from tablewright.games.settlers.rules.base.effects import Reaction, react
from tablewright.games.settlers.rules.base.supply import (
    take_common,
)
from tablewright.games.settlers.rules.colours import COLOUR
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    colours_of,
    counts,
    everybody,
    extras,
    statically,
    with_features,
    works,
)

#: SETX-3.2 The size of a SET.
SIZE: Final[int] = MORE.numbers.locations_in_a_set
WHITE: Final = "white"
#: SETX-3.7 The colour that Young Couple cannot have.
NEVER_CHOSEN: Final = "orange"
NEW_SET: Final = "new_set"


# ---------------------------------------------------------------------------------------- counting SETs
def number_of_sets(me: Settler, colours: tuple[str, ...], without: Location | None = None) -> int:
    """SETX-3.2, SETX-3.3 How many SETs there are: disjoint triples, each slot filled by one Location.

    So many SETs can be made if for each choice of their colours enough Locations have one of these: a
    Location of several colours fills one slot only (Hall's theorem).
    """
    palettes = [colours_for_sets(me, location) for location in me.empire if location is not without]
    kinds = list(dict.fromkeys(colours))
    most = len(palettes)
    for chosen in range(1, 1 << len(kinds)):
        wanted = [kind for i, kind in enumerate(kinds) if chosen >> i & 1]
        slots = sum(1 for colour in colours if colour in wanted)
        fitting = sum(1 for palette in palettes if any(colour in palette for colour in wanted))
        most = min(most, fitting // slots)
    return most


def colours_for_sets(me: Settler, location: Location) -> tuple[str, ...]:
    """SETX-3.4 The colours that fill a slot: none of a Foundation, unless Rebuilder 3000 makes it white.

    Nothing counts that the virtual Egyptians have shut; what a Barbarian token bars does.
    """
    if location.foundation:
        return (WHITE,) if statically(me, "foundations_are_white") else ()
    return colours_of(location) if counts(location) else ()


def sets_of(g: Settlers, me: Settler, colours: tuple[str, ...], here: Location | None) -> int:
    """SETX-3.5, SETX-3.9 SETs of whoever uses the card, at this moment, the card itself included."""
    return number_of_sets(me, colours)


def full_colours(me: Settler) -> list[str]:
    """The colours in which a player has a SET of three."""
    return [colour for colour in COLOURS if number_of_sets(me, (colour,) * SIZE)]


# --------------------------------------------------------------------------------------------- new SETs
def new_set_feature(location: Location) -> Trigger | None:
    """SETX-3.6 The feature that waits for new SETs, if the card has one."""
    for trigger in location.card.triggers:
        if trigger.when == NEW_SET:
            return trigger
    return None


def mark(g: Settlers, location: Location) -> None:
    """SETX-3.6, SETX-3.6.4 The top Common card goes face down under the card, unseen; if there is none, the
    SET is marked all the same.
    """
    more = extras(location)
    more.marked += 1
    card = take_common(g)
    if card is not None:
        more.markers += (card,)


def mark_known_sets(g: Settlers, me: Settler, location: Location) -> None:
    """SETX-3.6.1, SETX-3.6.3 In a new Empire the SETs that are there without the card bring no reward."""
    feature = new_set_feature(location)
    if feature is None or (location.more is not None and location.more.watched):
        return
    extras(location).watched = True
    mark_without_reward(g, me, location, number_of_sets(me, feature.colours, location))


def mark_without_reward(g: Settlers, me: Settler, location: Location, sets: int) -> None:
    """SETX-3.6.1 SETs that were there before the card could do anything."""
    for _ in range(sets):
        mark(g, location)
    if sets:
        tell(g, "known-sets", seat=me.seat, card=location.card.id, count=sets)


def mark_when_placed(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-3.6.1 The build cost is paid and gone by then."""
    mark_known_sets(g, me, location)
    yield from ()  # nothing to decide


def look_for_new_sets(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-3.6.2 Each SET more than there are markers is marked and rewarded; every card counts for itself.

    A SET that was lost and is there again is marked already; so is one that was made while the card could do
    nothing (SETX-5.7.4). SETX-5.7.7 A shared card rewards the SETs of whoever shares it, too.
    """
    reactions: list[Reaction] = []
    for location in me.empire:
        feature = new_set_feature(location)
        if feature is not None and not location.foundation:
            new = new_sets(g, me, location, feature)
            reactions += [Reaction(feature, location) for _ in range(new if works(location) else 0)]
    for location in with_features(g, me, NEW_SET)[len(me.empire) :]:
        feature = new_set_feature(location)
        if feature is not None:
            new = new_shared_sets(me, location, feature)
            reactions += [Reaction(feature, location) for _ in range(new if works(location) else 0)]
    if reactions:
        yield from react(g, me, reactions)


def new_sets(g: Settlers, me: Settler, location: Location, feature: Trigger) -> int:
    """SETX-3.6.2 Mark the new SETs and say how many they are.

    SETX-3.6.5 Under a card that is taken over no markers are added: it is compared with what its user had.
    """
    now = number_of_sets(me, feature.colours)
    if location.taken_with:
        more = extras(location)
        new = max(0, now - more.sets_before)
        more.sets_before += new
        return new
    mark_known_sets(g, me, location)
    new = max(0, now - extras(location).marked)
    for _ in range(new):
        mark(g, location)
        tell(g, "new-set", seat=me.seat, card=location.card.id)
    return new


def new_shared_sets(me: Settler, location: Location, feature: Trigger) -> int:
    """SETX-5.7.7 The SETs that whoever shares a card has made since."""
    more = extras(location)
    new = max(0, number_of_sets(me, feature.colours) - more.shared_sets)
    more.shared_sets += new
    return new


def remember_shared_sets(g: Settlers, me: Settler, location: Location) -> None:
    """SETX-5.7.7 The SETs that whoever shares a card has already bring no reward."""
    feature = new_set_feature(location)
    if feature is not None:
        extras(location).shared_sets = number_of_sets(me, feature.colours)


def mark_all_sets(g: Settlers, me: Settler, location: Location) -> None:
    """SETX-5.7.12 A card that is turned up again gives nothing for a SET that it completes itself."""
    feature = new_set_feature(location)
    if feature is not None:
        extras(location).watched = True
        mark_without_reward(g, me, location, number_of_sets(me, feature.colours))


def remember_sets(g: Settlers, me: Settler, location: Location) -> None:
    """SETX-3.6.5 What whoever takes over the card has already."""
    feature = new_set_feature(location)
    if feature is not None:
        extras(location).sets_before = number_of_sets(me, feature.colours, location)


# ----------------------------------------------------------------------------------------- Young Couple
def choose_own_colour(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-3.7 Young Couple gets one of the nine colours when it is placed, and keeps it in this Empire."""
    if location.card.rare.colour_on_build:
        names = [COLOUR + name for name in COLOURS if name != NEVER_CHOSEN]
        named = yield from choose(me, "take-colour", names, None, {"card": location.id})
        extras(location).colour = named.removeprefix(COLOUR)
        tell(g, "take-colour", seat=me.seat, card=location.card.id, colour=named)


# ---------------------------------------------------------------------------------------------- checks
def set_problems(g: Settlers) -> list[str]:
    """I-7 Only a card that lies open has markers, and not more cards than SETs that were marked."""
    found: list[str] = []
    for settler in everybody(g):
        for location in settler.empire:
            more = location.more
            if more is None or new_set_feature(location) is None:
                continue
            if location.foundation and more.marked:
                found.append(f"I-7: the Foundation {location.id} has markers")
            if len(more.markers) > more.marked:
                found.append(f"I-7: {location.id} has more cards under it than markers")
    return found
