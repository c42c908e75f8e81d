"""TAB-6 Additional actions: filling crates, decrees, harbour tiles; TAB-5.7 action tiles; city cards."""

from __future__ import annotations

from typing import Any, TypeAlias

from tablewright.engine import Reason, Rule, because, choose, may_choose, reveal, tell, tell_secretly
from tablewright.games.tabannusi.abilities import FILLS_TWO, tell_ability
from tablewright.games.tabannusi.building import discard_harbour, discount_of
from tablewright.games.tabannusi.counting import counted, fulfils, meets, wanted_of
from tablewright.games.tabannusi.effects import ASKING, PLAIN, resolve
from tablewright.games.tabannusi.gains import fill
from tablewright.games.tabannusi.payment import means, spend_any
from tablewright.games.tabannusi.port import open_ships
from tablewright.games.tabannusi.schema import (
    COLOURS,
    ActionTile,
    ActionTileAny,
    CityIgnore,
    Decree,
    DrawCity,
    Harbour,
    MarkShip,
    MarkZiggurat,
)
from tablewright.games.tabannusi.state import Builder, Tabannusi
from tablewright.games.tabannusi.tables import COLOUR_NUMBER
from tablewright.games.tabannusi.wording import need_words, texts_of
from tablewright.games.tabannusi.ziggurat import tiles_to_mark

FILL = "fill"

#: What a player may pick at the moments of TAB-6.1: filling a crate, a decree, a harbour tile.
Extra: TypeAlias = str | Decree | Harbour | ActionTile


def extras(g: Tabannusi, me: Builder) -> list[Extra]:
    """TAB-6.1 The additional actions and harbour tiles that can be used now."""
    found: list[Extra] = []
    if me.crates and can_fill_crate(me):
        found.append(FILL)
    found += [decree for decree in g.decrees if fulfils(g, me, decree)]
    found += [tile for tile in me.harbours if is_useful(g, me, tile)]
    return found


def do_extra(g: Tabannusi, me: Builder, picked: Extra) -> Rule[None]:
    """TAB-6.1 Carry out what was picked among `extras`."""
    if isinstance(picked, Decree):
        yield from take_decree(g, me, picked)
    elif isinstance(picked, Harbour):
        yield from use_harbour(g, me, picked)
    else:
        yield from pay_to_fill(g, me)


# ----------------------------------------------------------------------------------------------- crates
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


def pay_to_fill(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-6.2 One die or gold fills a crate, with S03 two; TAB-3.5.2 no crate pays for another."""
    paid = yield from choose(me, "fill-payment", means(me, crates=False))
    spend_any(g, me, paid)
    picked = yield from choose(me, "fill-crate", fillable(me))
    fill_by_payment(g, me, picked)
    if me.powers & FILLS_TWO:
        second = yield from may_choose(me, "fill-second", fillable(me))
        if second is not None:
            tell_ability(g, me, FILLS_TWO)
            fill_by_payment(g, me, second)


def fill_by_payment(g: Tabannusi, me: Builder, picked: str) -> None:
    """TAB-6.2 Each crate at most once per turn."""
    colour = COLOUR_NUMBER[picked]
    for crate in range(len(me.crates)):
        if me.crates[crate] == colour and not me.crate_full[crate] and not me.crate_paid[crate]:
            me.crate_paid[crate] = True
            fill(g, me, crate)
            return


# ---------------------------------------------------------------------------------------------- decrees
def take_decree(g: Tabannusi, me: Builder, decree: Decree) -> Rule[None]:
    """TAB-6.3 Take the card and gain its effects in order; TAB-9.4.10 it stays whatever happens."""
    g.decrees.remove(decree)
    me.decrees += (decree,)
    tell(g, "decree", seat=me.seat, decree=decree.id, rule="TAB-6.3")
    yield from resolve(g, me, decree.effect, "decrees")


def why_not_decree(g: Tabannusi, me: Builder, decree: Decree) -> Reason:
    """TAB-6.3 The first requirement that is not met."""
    for need in decree.requirements:
        if not meets(g, me, decree, need):
            return because(
                "TAB-6.3", "decree-unmet", need=need_words(need), has=counted(g, me, need), of=wanted_of(need)
            )
    raise AssertionError(f"{decree.id} is fulfilled")


# -------------------------------------------------------------------------------------------- harbours
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


def use_harbour(g: Tabannusi, me: Builder, tile: Harbour) -> Rule[None]:
    """TAB-5.5.5 Once, then it leaves the game."""
    discard_harbour(g, me, tile)
    tell(g, "harbour", seat=me.seat, tile=tile.id)
    yield from resolve(g, me, tile.effect, "harbours")


def why_not_harbour(me: Builder, tile: Harbour) -> Reason:
    """TAB-5.5.5 Why a harbour tile cannot be used at this moment."""
    if discount_of(tile):
        return because("TAB-9.5.1", "only-in-build")
    return because("TAB-1.5", "no-marker" if not me.markers else "nothing-to-mark")


# ----------------------------------------------------------------------------------------- action tiles
def use_action_tile(g: Tabannusi, me: Builder, tile: ActionTile) -> Rule[None]:
    """TAB-5.7.1 The effect of a tile; TAB-5.7.2 as often as there are actions."""
    tell(g, "action-tile", seat=me.seat, tile=tile.id)
    yield from resolve(g, me, tile.effect, "action-tiles")


def do_any_action_tile(
    g: Tabannusi, me: Builder, step: ActionTileAny, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.5.1 H05: any of the tiles on the board, without using an action."""
    tile = yield from choose(me, "any-tile", g.tiles[:], None, texts_of(g.tiles))
    yield from use_action_tile(g, me, tile)


# ------------------------------------------------------------------------------------------- city cards
def do_draw_city(
    g: Tabannusi, me: Builder, step: DrawCity, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.4.6 Draw, keep one, the other goes under the deck; TAB-10.2.15 the king keeps the first."""
    drawn = g.cities_seen
    while g.city_deck and len(drawn) < step.draw:
        drawn.append(g.city_deck.pop())
    if not me.bot and drawn:
        reveal(g)
        names: list[str] = [card.id for card in drawn]
        tell_secretly(g, "draw-city", {me.seat: {"cards": names}}, seat=me.seat, n=len(drawn))
    for _ in range(min(step.keep, len(drawn))):
        if me.bot:
            kept = drawn[0]
        else:
            kept = yield from choose(me, "keep-city", drawn[:], None, texts_of(drawn))
        drawn.remove(kept)
        me.cities.append(kept)
        g.cities_drawn[me.seat] += 1
    for card in drawn:
        g.city_deck.insert(0, card)
        if not me.bot:
            g.known_cities[me.seat] += (card,)
    drawn.clear()


def do_city_ignore(g: Tabannusi, me: Builder, step: CityIgnore, source: str) -> None:
    """TAB-8.5 Houses that every own city card may lack; several sources add up."""
    me.city_ignore += step.n
    tell(g, "city-ignore", seat=me.seat, n=step.n)


# -------------------------------------------------------------------------------------------- why not
def blocked_extras(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """Why additional actions are not offered."""
    reasons: list[tuple[Any, Reason]] = []
    if fillable(me):
        reasons.append((FILL, because("TAB-6.2", "nothing-to-pay-with")))
    elif all(me.crate_full):
        reasons.append((FILL, because("TAB-3.5.3", "no-empty-crate")))
    else:
        reasons.append((FILL, because("TAB-6.2", "crates-filled")))
    reasons += [(decree, why_not_decree(g, me, decree)) for decree in g.decrees if not fulfils(g, me, decree)]
    reasons += [(tile, why_not_harbour(me, tile)) for tile in me.harbours if not is_useful(g, me, tile)]
    return reasons


ASKING[ActionTileAny] = do_any_action_tile
ASKING[DrawCity] = do_draw_city
PLAIN[CityIgnore] = do_city_ignore
