"""What effects count, at the moment of resolution and for the acting player (the WHAT of components.yaml)."""

from __future__ import annotations

from tablewright.games.origins.box.schema import COLOURS, Formula
from tablewright.games.origins.rules.city import colour_at, neighbours
from tablewright.games.origins.rules.military import discs_behind
from tablewright.games.origins.rules.state import Builder, Cell, Origins
from tablewright.games.origins.rules.zodiac import retreat_steps


def amount_of(g: Origins, me: Builder, amount: int | Formula, cell: Cell | None, die_value: int) -> int:
    """A number as printed, a base and so much for each thing counted, or an entry of a table."""
    if isinstance(amount, int):
        return amount
    if amount.table:
        found = count(g, me, amount.by, cell, die_value)
        return amount.table[min(found, len(amount.table)) - 1] if found else 0
    return amount.base + amount.per * count(g, me, amount.count, cell, die_value)


def count(g: Origins, me: Builder, what: str, cell: Cell | None, die_value: int) -> int:
    """How many of these the player has. ORI-1.2.6 freemen are dice in bases, used or unused; ORI-1.2.7
    advisors those on the track.
    """
    if what == "freemen":
        return len(me.freemen)
    if what.startswith("freemen_"):
        return count_freemen(me, what.removeprefix("freemen_"))
    if what.startswith("buildings_"):
        colour = what.removeprefix("buildings_")
        return sum(colour_at(me, place) == colour for place in me.city)
    if what == "building_colours":
        return len({colour_at(me, place) for place in me.city}.intersection(COLOURS))
    if what == "obelisks":
        return sum(tile.id == "obelisk" and place not in me.farms for place, tile in me.city.items())
    if what == "adjacent_empty_cells":
        assert cell is not None
        return sum(place not in me.city for place in neighbours(cell))
    return count_board(g, me, what, die_value)


def count_freemen(me: Builder, what: str) -> int:
    """Freemen of a colour, or the number of different colours among them."""
    if what == "colours":
        return len({freeman.colour for freeman in me.freemen})
    return sum(freeman.colour == what for freeman in me.freemen)


def count_board(g: Origins, me: Builder, what: str, die_value: int) -> int:
    """Things outside the city."""
    if what == "farms":
        return len(me.farms)
    if what == "advisors":
        return len(me.advisors)
    if what == "closed_districts":
        return len(me.seats)
    if what == "zodiac_cards":
        return sum(seat == me.seat for seat in g.holder.values())
    if what in ("discs_behind", "players_behind"):
        return discs_behind(g, me)
    if what == "retreat_steps":
        return retreat_steps(me)
    if what == "chosen_die_value":
        return die_value
    raise KeyError(f"components.yaml counts {what!r}, which no rule knows")
