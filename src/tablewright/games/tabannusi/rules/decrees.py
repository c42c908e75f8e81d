"""TAB-9.4 Decrees: what they ask for, and the rewards that nothing else gives (city cards).

Elsewhere: TAB-9.4.3, 9.4.5 and 9.4.8 in port.py; TAB-9.4.4 in houses.py; TAB-9.4.7 in craft.py; TAB-9.4.9 in
gains.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose_undisturbed, reveal, tell, tell_secretly
from tablewright.games.tabannusi.box.schema import (
    CRAFTS,
    Buildings,
    BuildingsOrZiggurat,
    BuildingWithGarden,
    CityCard,
    CityIgnore,
    Decree,
    DrawCity,
    GardensNextToOwnBuildings,
    OwnGardens,
    PortHouses,
    Ships,
    ZigguratAllTiles,
)
from tablewright.games.tabannusi.box.tables import COLOUR_NUMBER, DECREES, PORT
from tablewright.games.tabannusi.look.wording import need_words, texts_of
from tablewright.games.tabannusi.rules.counting import (
    buildings_near_gardens,
    gardens_near_own,
    has_ships,
    marked_ships,
    ships_by_colour,
)
from tablewright.games.tabannusi.rules.effects import ASKING, PLAIN, resolve
from tablewright.games.tabannusi.rules.state import Builder, Tabannusi


def _least(decree: Decree) -> tuple[int, int, int, int, int, int]:
    """Brown, white and yellow buildings, ships, own gardens and port houses that a decree takes at least."""
    least = [0, 0, 0, 0, 0, 0]
    for need in decree.requirements:
        if isinstance(need, Buildings | BuildingWithGarden):
            least[COLOUR_NUMBER[need.color]] = need.n
        elif isinstance(need, Ships):
            least[3] += need.n
        elif isinstance(need, OwnGardens):
            least[4] = need.n
        elif isinstance(need, PortHouses):
            least[5] = need.n
    return least[0], least[1], least[2], least[3], least[4], least[5]


def _ships_wanted(decree: Decree) -> list[int]:
    """The ships a decree wants, by colour."""
    wanted = [0] * len(CRAFTS)
    for need in decree.requirements:
        if isinstance(need, Ships):
            wanted[COLOUR_NUMBER[need.color]] += need.n
    return wanted


def _at_first_sight(decree: Decree) -> tuple[int, int]:
    """How many houses on the board (one for each building, port or ziggurat house) and how many own gardens a
    decree takes at least.
    """
    gardens = 0
    wanted: dict[str, int] = {}  # one building can meet several needs of its colour
    for need in decree.requirements:
        if isinstance(need, Buildings | BuildingWithGarden | BuildingsOrZiggurat):
            wanted[need.color] = max(need.n, wanted.get(need.color, 0))
        elif isinstance(need, PortHouses):
            wanted["port"] = need.n
        elif isinstance(need, OwnGardens):
            gardens = need.n
    return sum(wanted.values()), gardens


AT_FIRST_SIGHT: Final[dict[str, tuple[int, int]]] = {
    card.id: _at_first_sight(card) for card in DECREES.values()
}


LEAST: Final[dict[str, tuple[int, int, int, int, int, int]]] = {
    card.id: _least(card) for card in DECREES.values()
}


SHIPS_WANTED: Final[dict[str, list[int]]] = {card.id: _ships_wanted(card) for card in DECREES.values()}


def fulfils(g: Tabannusi, me: Builder, decree: Decree) -> bool:
    """TAB-6.3 Whether all requirements of a decree are met. Most are far from it, which is seen at once."""
    brown, white, yellow, ships, gardens, port = LEAST[decree.id]
    built = me.built
    if built[0] < brown or built[1] < white or built[2] < yellow or me.planted < gardens:
        return False
    if me.houses[PORT] < port or (ships and marked_ships(me) < ships):
        return False
    return all(meets(g, me, decree, need) for need in decree.requirements)


def meets(g: Tabannusi, me: Builder, decree: Decree, need: Any) -> bool:
    """TAB-9.4.1, TAB-9.4.2 Whether one requirement is met; those for ships hold together or not at all."""
    if isinstance(need, Buildings):
        return me.built[COLOUR_NUMBER[need.color]] >= need.n
    if isinstance(need, Ships):
        return has_ships(g, me, SHIPS_WANTED[decree.id])
    return counted(g, me, need) >= wanted_of(need)


def wanted_of(need: Any) -> int:
    """How many a requirement asks for."""
    return len(CRAFTS) if isinstance(need, ZigguratAllTiles) else int(need.n)


def counted(g: Tabannusi, me: Builder, need: Any) -> int:
    """TAB-9.4.1, TAB-9.4.2 How many of what a requirement asks for the player has."""
    if isinstance(need, Buildings):
        return me.built[COLOUR_NUMBER[need.color]]
    if isinstance(need, BuildingsOrZiggurat):
        colour = COLOUR_NUMBER[need.color]
        return me.built[colour] + me.section_houses[colour]
    if isinstance(need, Ships):
        counts = ships_by_colour(g, me)
        return counts[COLOUR_NUMBER[need.color]] + counts[len(CRAFTS)]
    if isinstance(need, PortHouses):
        return me.houses[PORT]
    if isinstance(need, ZigguratAllTiles):
        return len(CRAFTS) - me.tile_markers.count(0)
    if isinstance(need, OwnGardens):
        return me.planted
    if isinstance(need, GardensNextToOwnBuildings):
        return gardens_near_own(g, me)
    assert isinstance(need, BuildingWithGarden)
    return buildings_near_gardens(g, me, COLOUR_NUMBER[need.color])


def take_decree(g: Tabannusi, me: Builder, decree: Decree) -> Rule[None]:
    """TAB-6.3 Take the card and gain its effects in order; TAB-9.4.10 it stays whatever happens."""
    g.decrees.remove(decree)
    me.decrees += (decree,)
    tell(g, "decree", seat=me.seat, decree=decree.id)
    yield from resolve(g, me, decree.effect, "decrees")


def why_not_decree(g: Tabannusi, me: Builder, decree: Decree) -> Reason:
    """TAB-6.3 The first requirement that is not met."""
    for need in decree.requirements:
        if not meets(g, me, decree, need):
            return because(
                "TAB-6.3", "decree-unmet", need=need_words(need), has=counted(g, me, need), of=wanted_of(need)
            )
    raise AssertionError(f"{decree.id} is fulfilled")


def do_draw_city(
    g: Tabannusi, me: Builder, step: DrawCity, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.4.6 Draw, keep one, the other goes under the deck; TAB-10.2.15 the king keeps the first."""
    drawn = g.cities_seen
    while g.city_deck and len(drawn) < step.draw:
        drawn.append(g.city_deck.pop())
    if not drawn:
        tell(g, "lost", seat=me.seat, thing="lost-city")
        return
    names: list[str] = [card.id for card in drawn]
    tell_secretly(g, "draw-city", {} if me.bot else {me.seat: {"cards": names}}, seat=me.seat, n=len(drawn))
    if not me.bot:
        reveal(g)
    for _ in range(min(step.keep, len(drawn))):
        if me.bot:
            kept = drawn[0]
        else:  # what is looked at is not in hand yet
            kept = yield from choose_undisturbed(me, "keep-city", drawn[:], None, texts_of(drawn))
        keep_city(g, me, kept)
    for card in drawn:
        g.city_deck.insert(0, card)
        if not me.bot:
            g.known_cities[me.seat] += (card,)
    drawn.clear()


def keep_city(g: Tabannusi, me: Builder, card: CityCard) -> None:
    """TAB-9.4.6 The card comes to the hand; nobody else sees which."""
    g.cities_seen.remove(card)
    me.cities.append(card)
    g.cities_drawn[me.seat] += 1
    own: dict[int, dict[str, object]] = {} if me.bot else {me.seat: {"card": card.id}}
    tell_secretly(g, "keep-city", own, seat=me.seat, back=len(g.cities_seen))


def do_city_ignore(g: Tabannusi, me: Builder, step: CityIgnore, source: str) -> None:
    """TAB-8.5 Houses that every own city card may lack; several sources add up."""
    me.city_ignore += step.n
    tell(g, "city-ignore", seat=me.seat, n=step.n)


ASKING[DrawCity] = do_draw_city
PLAIN[CityIgnore] = do_city_ignore
