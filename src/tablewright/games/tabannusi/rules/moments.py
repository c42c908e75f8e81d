"""Any moment of the own turn (TAB-6.1): filling crates, decrees, harbour tiles.

The table offers them with every question (`tablewright.engine.aside`). Here is what can be done now, and
where it may help; how it is carried out stands in `additional.py`.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Aside
from tablewright.games.tabannusi.box.schema import COLOURS, Decree, Harbour, MarkShip, MarkZiggurat
from tablewright.games.tabannusi.box.tables import DECREES, HARBOURS, HOUSES
from tablewright.games.tabannusi.look.wording import TEXT_OF
from tablewright.games.tabannusi.rules.counting import open_ships, tiles_to_mark
from tablewright.games.tabannusi.rules.decrees import AT_FIRST_SIGHT, fulfils
from tablewright.games.tabannusi.rules.harbours import discount_of
from tablewright.games.tabannusi.rules.state import START, Builder, Tabannusi

FILL: Final = "fill"
DECREE: Final = "take-decree"
HARBOUR: Final = "use-harbour"

NOTHING: Final[list[Aside]] = []
NO_DECREE: Final[list[Decree]] = []
FILLING: Final = Aside(FILL)
TAKING: Final[dict[str, Aside]] = {
    card.id: Aside(DECREE, card, {"does": TEXT_OF[card.id]}) for card in DECREES.values()
}
USING: Final[dict[str, Aside]] = {
    tile.id: Aside(HARBOUR, tile, {"does": TEXT_OF[tile.id]}) for tile in HARBOURS.values()
}


def asides_of(g: Tabannusi, seat: int) -> list[Aside]:
    """TAB-6.1 What the seat may do besides what it is asked: only in its own turn, never in set-up.

    Asked before every question; mostly there is nothing, and that is found out first.
    """
    if seat != g.active:
        return NOTHING
    me = g.builders[seat]
    fills = False in me.crate_full and can_fill_crate(me)
    met = decrees_met(g, me)
    if (not fills and not met and not me.harbours) or g.step == START:
        return NOTHING
    found: list[Aside] = [FILLING] if fills else []
    found += [TAKING[decree.id] for decree in met]
    found += [USING[tile.id] for tile in me.harbours if is_useful(g, me, tile)]
    return found


def decrees_met(g: Tabannusi, me: Builder) -> list[Decree]:
    """TAB-6.3 The face-up decrees that the player fulfils."""
    placed = HOUSES - sum(me.rows)
    met = NO_DECREE
    for decree in g.decrees:
        houses, gardens = AT_FIRST_SIGHT[decree.id]
        if placed >= houses and me.planted >= gardens and fulfils(g, me, decree):
            met = [*met, decree]
    return met


def may_gain(g: Tabannusi, me: Builder) -> bool:
    """TAB-6.1 Whether a decree or a harbour tile can be used now: it may bring whatever is missing."""
    if me.seat != g.active or g.step == START:
        return False
    return bool(decrees_met(g, me)) or any(is_useful(g, me, tile) for tile in me.harbours)


def may_bring(g: Tabannusi, me: Builder, colour: int) -> bool:
    """TAB-6.1 Whether a resource of that colour may come to hand: by filling its crate, or otherwise."""
    return may_gain(g, me) or could_fill(g, me, colour)


def could_fill(g: Tabannusi, me: Builder, colour: int) -> bool:
    """TAB-6.2 Whether payment can fill a crate of that colour now."""
    if me.seat != g.active or g.step == START or not can_fill_crate(me):
        return False
    return COLOURS[colour] in fillable(me)


def fillable(me: Builder) -> list[str]:
    """TAB-6.2 Face-down crates that payment has not filled this turn, by colour."""
    found: list[str] = []
    for crate in range(len(me.crates)):
        colour = COLOURS[me.crates[crate]]
        if not me.crate_full[crate] and not me.crate_paid[crate] and colour not in found:
            found.append(colour)
    return found


def can_fill_crate(me: Builder) -> bool:
    """TAB-6.2, TAB-3.5.2 An empty crate, and a die or gold to pay with."""
    for crate in range(len(me.crates)):
        if not me.crate_full[crate] and not me.crate_paid[crate]:
            return me.gold > 0 or any(me.dice)
    return False


def is_useful(g: Tabannusi, me: Builder, tile: Harbour) -> bool:
    """TAB-5.5.5 Whether a harbour tile can do anything now; TAB-9.5.1 H07 belongs to a Build."""
    if discount_of(tile):
        return False
    for step in tile.effect:
        if isinstance(step, MarkShip):
            if me.markers and open_ships(g, me):
                return True
        elif isinstance(step, MarkZiggurat):
            if me.markers and tiles_to_mark(me):
                return True
        else:
            return True
    return False
