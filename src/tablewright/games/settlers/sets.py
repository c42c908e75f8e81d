"""SETX-3 3 Is a Magic Number: SETs of three Locations, searching decks by colour, and its cards."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, choose_many, choose_number, reveal, tell
from tablewright.games.settlers.building import lay_face_down
from tablewright.games.settlers.cards import COMMON, GOOD_OF_COLOUR, NUMBER, WOOD, Card, Effect, Trigger
from tablewright.games.settlers.effects import DOING, POSSIBLE, Reaction, count, grow, react
from tablewright.games.settlers.embassies import COLOUR, announce_colour, look_into_hand, open_hands
from tablewright.games.settlers.hooks import COUNTS, GROWN, PLACED, PROBLEMS, TAKEN_OVER
from tablewright.games.settlers.schema_effects import (
    DrawColor,
    Exchange,
    FoundationFromOpponentHand,
    GainPerFullSet,
)
from tablewright.games.settlers.schema_expansions import COLOURS, MORE
from tablewright.games.settlers.state import (
    Location,
    Settler,
    Settlers,
    colours_of,
    counts,
    everybody,
    extras,
    statically,
    works,
)
from tablewright.games.settlers.supply import (
    DECK_NAMES,
    FACTION,
    can_draw_any,
    can_draw_common,
    gain_one,
    gain_plain,
    gain_special,
    resolve_events,
    take_common,
    take_faction,
)

#: SETX-3.2 The size of a SET.
SIZE: Final[int] = MORE.numbers.locations_in_a_set
WHITE: Final = "white"
#: SETX-3.7 The colour that Young Couple cannot have.
NEVER_CHOSEN: Final = "orange"
NEW_SET: Final = "new_set"
ANNOUNCED: Final = "announce"
MATCHING: Final = "matching"


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
    for _ in range(number_of_sets(me, feature.colours, location)):
        mark(g, location)


def mark_when_placed(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SETX-3.6.1 The build cost is paid and gone by then."""
    mark_known_sets(g, me, location)
    yield from ()  # nothing to decide


def look_for_new_sets(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-3.6.2 Each SET more than there are markers is marked and rewarded; every card counts for itself.

    A SET that was lost and is there again is marked already.
    """
    reactions: list[Reaction] = []
    for location in me.empire:
        feature = new_set_feature(location)
        if feature is not None and works(location):
            reactions += [Reaction(feature, location) for _ in range(new_sets(g, me, location, feature))]
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


# ------------------------------------------------------------------------------------ drawing by colour
def can_search(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 The deck that is searched has a card."""
    wanted: DrawColor = effect.args
    if wanted.deck == COMMON:
        return can_draw_common(g)
    return bool(me.deck) if wanted.deck == FACTION else can_draw_any(g, me)


def draw_colour(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[bool]:
    """SETX-3.1, SETX-7.11 Reveal cards of a deck until one has the colour; take it, shuffle the others in.

    If there is none, all that follows is lost too.
    """
    wanted: DrawColor = effect.args
    deck: str = wanted.deck
    if deck not in DECK_NAMES:
        decks = [name for name in DECK_NAMES if (can_draw_common(g) if name == COMMON else me.deck)]
        deck = yield from choose(me, "draw-from", decks)
    colour: str = wanted.color
    if colour == ANNOUNCED:
        colour = yield from announce_colour(g, me)
    return (yield from search(g, me, deck, colour))


def search(g: Settlers, me: Settler, deck: str, colour: str) -> Rule[bool]:
    """SETX-3.1 Look for a colour in one deck; whether a card was found.

    An Event that comes up is resolved at once. An empty Common deck is made new first (SET-15.6), but not
    while it is searched.
    """
    assert g.more is not None
    seen: list[Card] = g.more.drawn
    found: Card | None = None
    card = take_common(g) if deck == COMMON else take_faction(me)
    while card is not None:
        reveal(g)
        if card.event:
            g.more.pending.append(card)
            yield from resolve_events(g)
        else:
            seen.append(card)
            if colour in card.colours:
                found = card
                break
        cards = g.common if deck == COMMON else me.deck
        card = cards.pop() if cards else None
    shown = len(seen)
    cards = g.common if deck == COMMON else me.deck
    cards += [other for other in seen if other is not found]
    seen.clear()
    g.chance.shuffle(cards, COMMON if deck == COMMON else me.faction)
    if found is None:
        tell(g, "search-fails", seat=me.seat, count=shown, colour=COLOUR + colour)
        return False
    me.hand.append(found)
    tell(g, "search", seat=me.seat, count=shown, card=found.id)
    return True


# --------------------------------------------------------------------------------------- other new steps
def gain_per_full_set(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """Goods for each colour with a SET of three, up to so many colours; of more, those wanted."""
    wanted: GainPerFullSet = effect.args
    colours = full_colours(me)
    n = min(wanted.max, len(colours))
    if wanted.good != MATCHING:
        gain_plain(g, me, ((NUMBER[wanted.good], n * wanted.n),), source)  # one event of points, as ever
        return
    chosen = yield from choose_many(me, "choose-sets", [COLOUR + colour for colour in colours], n, n)
    for name in chosen:
        for _ in range(wanted.n):
            yield from gain_one(g, me, GOOD_OF_COLOUR[name.removeprefix(COLOUR)], source)


def exchange(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-3.10, SETX-5.1.6 Colonists from Atlantis: tokens of the supply are swapped, not spent."""
    wanted: Exchange = effect.args
    give, get = NUMBER[wanted.give], NUMBER[wanted.get]
    most = min(count(g, me, wanted.times, here), me.goods[give])
    told: dict[str, object] = {"give": wanted.give, "get": wanted.get}
    n = yield from choose_number(me, "exchange", 0, most, told)
    if n:
        me.goods[give] -= n
        tell(g, "exchange", seat=me.seat, goods={wanted.give: n})
        yield from gain_special(g, me, get, n, source)


def can_interrogate(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SETX-2.4.17 There is a hand to look into."""
    return bool(open_hands(g, me))


def interrogate(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[bool]:
    """SETX-3.8, SETX-2.4.17 Master Interrogator: a Common card of the hand becomes an own Foundation.

    Without such a card nothing else happens either.
    """
    wanted: FoundationFromOpponentHand = effect.args
    victim = yield from look_into_hand(g, me)
    fitting = [card for card in victim.hand if card.common]
    if not fitting:
        return False
    card = yield from choose(me, "lay-foundation", fitting)
    victim.hand.remove(card)
    lay_face_down(me, card)
    tell(g, "take-foundation", seat=me.seat, from_seat=victim.seat)
    gain_plain(g, me, ((WOOD, wanted.wood),), source)
    yield from grow(g, me)
    return True


# ---------------------------------------------------------------------------------------------- checks
def problems(g: Settlers) -> list[str]:
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


COUNTS["sets"] = sets_of
PLACED.append(choose_own_colour)
PLACED.append(mark_when_placed)
GROWN.append(look_for_new_sets)
TAKEN_OVER.append(remember_sets)
PROBLEMS.append(problems)
DOING["draw_color"] = draw_colour
DOING["gain_per_full_set"] = gain_per_full_set
DOING["exchange"] = exchange
DOING["foundation_from_opponent_hand"] = interrogate
POSSIBLE["draw_color"] = can_search
POSSIBLE["foundation_from_opponent_hand"] = can_interrogate
