"""TAB-6 Additional actions: filling crates, TAB-9.4 decrees, TAB-9.5 harbour tiles; TAB-5.7 action tiles;
city cards.

Elsewhere: TAB-9.4.1 and 9.4.2 in counting.py; TAB-9.4.3, 9.4.5 and 9.4.8 in port.py; TAB-9.4.4 in
houses.py; TAB-9.4.7 in craft.py; TAB-9.4.9 in gains.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import (
    Aside,
    Reason,
    Rule,
    because,
    choose,
    choose_undisturbed,
    may_choose,
    reveal,
    tell,
    tell_secretly,
)
from tablewright.games.tabannusi.box.schema import (
    ActionTile,
    ActionTileAny,
    CityCard,
    CityIgnore,
    Decree,
    DrawCity,
    Harbour,
)
from tablewright.games.tabannusi.box.tables import COLOUR_NUMBER
from tablewright.games.tabannusi.look.wording import need_words, texts_of
from tablewright.games.tabannusi.rules.abilities import FILLS_TWO, tell_ability
from tablewright.games.tabannusi.rules.building import discard_harbour
from tablewright.games.tabannusi.rules.counting import counted, discount_of, fulfils, meets, wanted_of
from tablewright.games.tabannusi.rules.effects import ASKING, PLAIN, resolve
from tablewright.games.tabannusi.rules.gains import fill
from tablewright.games.tabannusi.rules.moments import (
    DECREE,
    FILLING,
    HARBOUR,
    TAKING,
    USING,
    fillable,
    is_useful,
)
from tablewright.games.tabannusi.rules.payment import means, spend_any
from tablewright.games.tabannusi.rules.state import Builder, Tabannusi


def take_aside(g: Tabannusi, seat: int, aside: Aside) -> Rule[None]:
    """TAB-6.1 Carry out what was picked among `asides_of`."""
    me = g.builders[seat]
    if aside.kind == DECREE:
        yield from take_decree(g, me, aside.value)
    elif aside.kind == HARBOUR:
        yield from use_harbour(g, me, aside.value)
    else:
        yield from pay_to_fill(g, me)


# ----------------------------------------------------------------------------------------------- crates
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


# -------------------------------------------------------------------------------------------- harbours
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


# -------------------------------------------------------------------------------------------- why not
def blocked_extras(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """Why additional actions are not offered."""
    reasons: list[tuple[Any, Reason]] = []
    if fillable(me):
        reasons.append((FILLING, because("TAB-6.2", "nothing-to-pay-with")))
    elif all(me.crate_full):
        reasons.append((FILLING, because("TAB-3.5.3", "no-empty-crate")))
    else:
        reasons.append((FILLING, because("TAB-6.2", "crates-filled")))
    unmet = [decree for decree in g.decrees if not fulfils(g, me, decree)]
    useless = [tile for tile in me.harbours if not is_useful(g, me, tile)]
    reasons += [(TAKING[decree.id], why_not_decree(g, me, decree)) for decree in unmet]
    return reasons + [(USING[tile.id], why_not_harbour(me, tile)) for tile in useless]


ASKING[ActionTileAny] = do_any_action_tile
ASKING[DrawCity] = do_draw_city
PLAIN[CityIgnore] = do_city_ignore
