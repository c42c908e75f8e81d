"""ORI-9 Closing a district."""

from __future__ import annotations

from tablewright.engine import Rule, choose, score, tell
from tablewright.games.origins.citizens import take_citizen
from tablewright.games.origins.city import block, colour_at, open_districts
from tablewright.games.origins.effects import can_use_ability, is_harmless, use_ability
from tablewright.games.origins.goods import gain
from tablewright.games.origins.schema import DistrictCard
from tablewright.games.origins.state import Builder, Cell, Origins, freeman_with, holds, unused
from tablewright.games.origins.zodiac import leo, scorpio


def close_district(g: Origins, me: Builder) -> Rule[None]:
    """ORI-9.1 A complete district and an unused freeman; ORI-9.8 nothing else is needed."""
    corner = yield from choose(me, "close-district", open_districts(me))
    die = yield from choose(me, "close-die", unused(me))
    colour = die[0]
    me.freemen.remove(freeman_with(me, die))
    me.empty_bases += 1  # ORI-9.2, ORI-1.2.4
    me.seats[corner] = (colour, leo(g, me, die[1]))  # ORI-9.6 there it stays
    tell(g, "close", seat=me.seat, die=me.seats[corner])
    scorpio(g, me)  # ORI-9.7
    yield from score_district_card(g, me, corner)
    yield from activate_buildings(g, me, corner, colour)
    if holds(g, me, "libra"):
        yield from take_citizen(g, me, free=False, optional=True)  # ORI-15.10


def matches(card: DistrictCard, colours: list[str]) -> bool:
    """ORI-9.3 In some rotation or mirror image: one corner has the middle colour, the corners beside it the
    end colours.
    """
    for i in range(4):
        if colours[i] == card.middle:
            left, right = colours[i - 1], colours[(i + 1) % 4]
            if (left, right) == card.ends or (right, left) == card.ends:
                return True
    return False


def score_district_card(g: Origins, me: Builder, corner: Cell) -> Rule[None]:
    """ORI-9.4.1 Score one matching card, ORI-9.4.2 with the gold on it; ORI-9.4.3 only one per district."""
    colours = [colour_at(me, cell) for cell in block(corner)]
    fitting = [card for card in g.cards if matches(card, colours)]
    if not fitting:
        return
    names = [(card.number, card.middle, *card.ends) for card in fitting]
    card = fitting[names.index((yield from choose(me, "district-card", names)))]
    points = card.vp_next if card.id in me.scored else card.vp_first
    if card.id not in me.scored:
        me.scored.append(card.id)
    tell(g, "district-card", seat=me.seat, card=card.id, number=card.number)
    score(g, me, "districts", points)
    gain(g, me, "gold", g.card_gold[card.id])
    g.card_gold[card.id] = 0


def activate_buildings(g: Origins, me: Builder, corner: Cell, colour: str) -> Rule[None]:
    """ORI-9.5 Every building of the die's colour and the agora, each once if wanted, in any order."""
    left = [cell for cell in block(corner) if is_activated(me, cell, colour)]
    while left:
        usable = [cell for cell in left if can_use_ability(g, me, cell)]
        if not usable:
            return
        if len(usable) == 1 and is_harmless(me.city[usable[0]]):
            yield from use_ability(g, me, usable[0])
            return
        names: list[tuple[int, int, str]] = [(x, y, me.city[x, y].id) for x, y in usable]
        offered: list[tuple[int, int, str] | str] = [*names, "done"]
        picked = yield from choose(me, "activate", offered)
        if isinstance(picked, str):
            return
        cell = (picked[0], picked[1])
        left.remove(cell)
        yield from use_ability(g, me, cell)


def is_activated(me: Builder, cell: Cell, colour: str) -> bool:
    """ORI-9.5 The die's colour, or a building that any die activates (ORI-16.6.1 the agora)."""
    if cell in me.farms:
        return False
    tile = me.city[cell]
    return tile.colour == colour or tile.activates_with_any_die_colour
