"""ORI-9 Closing a district."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose, score, tell
from tablewright.games.origins.box.schema import DistrictCard
from tablewright.games.origins.look.wording import ability_text
from tablewright.games.origins.rules.abilities import can_use_ability, has_ability, is_harmless, use_ability
from tablewright.games.origins.rules.citizens import take_citizen
from tablewright.games.origins.rules.city import block, colour_at, open_districts
from tablewright.games.origins.rules.ending import gold_taken
from tablewright.games.origins.rules.resources import gain
from tablewright.games.origins.rules.state import (
    Builder,
    Cell,
    Origins,
    freeman_with,
    holds,
    unused,
    used_dice,
)
from tablewright.games.origins.rules.zodiac import leo, scorpio


def close_district(g: Origins, me: Builder) -> Rule[None]:
    """ORI-9.1 A complete district and an unused freeman; ORI-9.8 nothing else is needed."""
    corner = yield from choose(me, "close-district", open_districts(me), lambda: closed_districts(me))
    die = yield from choose(me, "close-die", unused(me), lambda: used_dice(me, "ORI-9.1"))
    colour = die[0]
    me.freemen.remove(freeman_with(me, die))
    me.empty_bases += 1  # ORI-9.2, ORI-1.2.4
    me.seats[corner] = (colour, leo(g, me, die[1]))  # ORI-9.6 there it stays
    now = me.seats[corner]
    tell(g, "close", seat=me.seat, was=die[1], die=now, raised=now != die)
    scorpio(g, me)  # ORI-9.7
    yield from score_district_card(g, me, corner)
    yield from activate_buildings(g, me, corner, colour)
    if holds(g, me, "libra"):
        yield from take_citizen(g, me, free=False, power="libra")  # ORI-15.10


def closed_districts(me: Builder) -> list[tuple[Any, Reason]]:
    """ORI-9.1 A seat of power takes one die."""
    return [(corner, because("ORI-9.1", "district-closed")) for corner in me.seats]


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
    names = [name_of(card) for card in fitting]
    named = yield from choose(me, "district-card", names, lambda: other_patterns(g))
    card = fitting[names.index(named)]
    points = card.vp_next if card.id in me.scored else card.vp_first
    if card.id not in me.scored:
        me.scored.append(card.id)
    tell(g, "district-card", seat=me.seat, card=card.id, number=card.number)
    score(g, me, "districts", points)
    if g.card_gold[card.id]:
        gain(g, me, "gold", g.card_gold[card.id])
        g.card_gold[card.id] = 0
        gold_taken(g)


def name_of(card: DistrictCard) -> tuple[int, str, str, str]:
    """How a district card is called among others: its number and its pattern."""
    return card.number, card.middle, *card.ends


def other_patterns(g: Origins) -> list[tuple[Any, Reason]]:
    """ORI-9.3 Cards that show something else."""
    return [(name_of(card), because("ORI-9.3", "other-pattern")) for card in g.cards]


def activate_buildings(g: Origins, me: Builder, corner: Cell, colour: str) -> Rule[None]:
    """ORI-9.5 Every building of the die's colour and the agora, each once if wanted, in any order.

    What one of them gives may pay for another, so they are looked at anew each time.
    """
    left = [cell for cell in block(corner) if is_activated(me, cell, colour)]
    while left:
        usable = [cell for cell in left if can_use_ability(g, me, cell)]
        if not usable:
            for cell in left:
                tell(g, "ability-idle", seat=me.seat, tile=me.city[cell].id)
            return
        cell = usable[0]
        if len(usable) > 1 or not is_harmless(me.city[cell]):
            names: list[tuple[int, int, str]] = [(x, y, me.city[x, y].id) for x, y in usable]
            offered: list[tuple[int, int, str] | str] = [*names, "done"]
            picked = yield from choose(
                me,
                "activate",
                offered,
                lambda: not_activated(me, corner, colour, left),
                {"effect": ability_text},
            )
            if isinstance(picked, str):
                return
            cell = (picked[0], picked[1])
        left.remove(cell)
        yield from use_ability(g, me, cell)


def not_activated(me: Builder, corner: Cell, colour: str, left: list[Cell]) -> list[tuple[Any, Reason]]:
    """ORI-9.5 Why the other buildings of the district are not offered."""
    reasons: list[tuple[Any, Reason]] = []
    for x, y in block(corner):
        tile = me.city[x, y]
        if (x, y) in left:
            why = because("ORI-9.5", "ability-idle")
        elif is_activated(me, (x, y), colour):
            why = because("ORI-9.5", "ability-used")
        elif has_ability(me, (x, y)):
            why = because("ORI-9.5", "other-colour", colour=colour)
        else:
            why = because("ORI-9.5", "no-ability")
        reasons.append(((x, y, tile.id), why))
    return reasons


def is_activated(me: Builder, cell: Cell, colour: str) -> bool:
    """ORI-9.5 The die's colour, or a building that any die activates (ORI-16.6.1 the agora)."""
    if cell in me.farms:
        return False
    tile = me.city[cell]
    return tile.colour == colour or tile.activates_with_any_die_colour
