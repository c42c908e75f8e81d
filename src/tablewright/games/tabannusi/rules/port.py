"""TAB-5.4 and TAB-5.5 The port: houses, ships, harbour tiles.

Elsewhere: TAB-5.5.5 in harbours.py; TAB-5.5.6 in counting.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import (
    Reason,
    Rule,
    Text,
    because,
    choose_at_leisure,
    choose_undisturbed,
    reveal,
    score,
    tell,
)
from tablewright.games.tabannusi.box.schema import (
    COLOURS,
    CRAFTS,
    META,
    SOLO,
    Harbour,
    MarkShip,
    PortHouseFree,
    RandomHarbour,
)
from tablewright.games.tabannusi.box.tables import (
    BLUE,
    BLUE_SPACE_BONUS,
    BOTTOM,
    COL_OF,
    LINE_PLACES,
    LINES,
    PLACE_NUMBER,
    PLACES,
    PORT,
    PORT_SPACE_NUMBER,
    PORT_SPACES,
    ROW_OF,
    ROWS,
    SHIP_COLOUR,
)
from tablewright.games.tabannusi.look.wording import NO_BONUS, TEXT_OF, bonus_words
from tablewright.games.tabannusi.rules.abilities import (
    BLUE_FOR_GOLD,
    COLOURED_ROW,
    WHEN_MASK,
    tell_ability,
    use_abilities,
)
from tablewright.games.tabannusi.rules.counting import open_ships
from tablewright.games.tabannusi.rules.crates import take_crate
from tablewright.games.tabannusi.rules.effects import ASKING, PLAIN, resolve
from tablewright.games.tabannusi.rules.gains import tell_lost
from tablewright.games.tabannusi.rules.gardening import may_garden
from tablewright.games.tabannusi.rules.houses import house_placed, take_house
from tablewright.games.tabannusi.rules.moments import may_bring, may_gain
from tablewright.games.tabannusi.rules.payment import (
    can_pay,
    can_pay_two,
    full_crates,
    pay_gold,
    pay_two,
    spend,
)
from tablewright.games.tabannusi.rules.state import ASLEEP, NOBODY, Builder, Tabannusi


# ----------------------------------------------------------------------------------------------- houses
def port_spaces(g: Tabannusi, me: Builder) -> list[int]:
    """TAB-5.4.3 Free spaces in pairs without an own house; red ones only with a free slot (TAB-1.7)."""
    port = g.port
    has_slot = len(me.crates) < META.max_crates
    found: list[int] = []
    for line in range(len(LINES)):
        blue, red = port[2 * line], port[2 * line + 1]
        if me.seat in (blue, red):
            continue
        if blue == NOBODY:
            found.append(2 * line)
        if red == NOBODY and has_slot:
            found.append(2 * line + 1)
    return found


def port_rows(g: Tabannusi, me: Builder, cost: int) -> list[int]:
    """TAB-5.4.1 The rows a port house can come from now: the bottom one, with S09 a coloured one."""
    local = g.local[PORT]
    found: list[int] = []
    if me.rows[BOTTOM] and can_pay(me, local, cost):
        found.append(BOTTOM)
    if me.powers & COLOURED_ROW and can_pay_two(me, local, cost, BLUE, 1):
        found += [row for row in range(len(CRAFTS)) if me.rows[row]]
    return found


def can_place_port_house(g: Tabannusi, me: Builder) -> bool:
    """TAB-5.4.1, TAB-5.4.3 Cost, house and space."""
    return bool(port_rows(g, me, META.port_house_cost)) and bool(port_spaces(g, me))


def place_port_house(g: Tabannusi, me: Builder, cost: int) -> Rule[None]:
    """TAB-5.4.1 Pay, take a house, gain what it uncovers and the bonus of the space."""
    rows = [ROWS[row] for row in port_rows(g, me, cost)]
    row = ROWS.index((yield from choose_undisturbed(me, "port-row", rows)))
    spaces = [PORT_SPACES[space] for space in port_spaces(g, me)]
    told: dict[str, object] = {"bonus": lambda name: port_bonus_words(g, PORT_SPACE_NUMBER[name])}
    picked = yield from choose_undisturbed(me, "port-space", spaces, lambda: blocked_pairs(g, me), told)
    yield from pay_two(g, me, g.local[PORT], cost, BLUE, 0 if row == BOTTOM else 1)
    if row != BOTTOM:
        tell_ability(g, me, COLOURED_ROW)
    space = PORT_SPACE_NUMBER[picked]
    stand_in_port(g, me, space, row)
    yield from take_house(g, me, row)
    yield from gain_port_bonus(g, me, space)
    yield from house_placed(g, me)
    yield from may_garden(g, me)


def port_bonus_words(g: Tabannusi, space: int) -> Text:
    """TAB-5.4.2 What a port space gives, in words: the printed bonus or the crate with its colour."""
    line, red = divmod(space, 2)
    if not red:
        return bonus_words(BLUE_SPACE_BONUS[line])
    colour = g.port_crates[line]
    return Text("port-crate", {"color": COLOURS[colour]}) if colour != NOBODY else NO_BONUS


def stand_in_port(g: Tabannusi, me: Builder, space: int, row: int) -> None:
    """TAB-5.4.1 Put a house of a row on a port space."""
    g.port[space] = me.seat
    me.houses[PORT] += 1
    tell(g, "port-house", seat=me.seat, space=PORT_SPACES[space], row=ROWS[row])


def gain_port_bonus(g: Tabannusi, me: Builder, space: int) -> Rule[None]:
    """TAB-5.4.2 Blue: the printed bonus; red: the crate."""
    line = space // 2
    if space % 2:
        take_crate(g, me, line)
    else:
        yield from resolve(g, me, BLUE_SPACE_BONUS[line], "port")


def do_port_house_free(
    g: Tabannusi, me: Builder, step: PortHouseFree, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.4.3 D01: a port house at no cost, wherever the assistant is; impossible: lost."""
    if not can_place_free_house(g, me):  # D10 may bring a house into the bottom row, a crate pay for S09
        yield from choose_at_leisure(me, "no-port-house", list[str], lambda: may_bring(g, me, BLUE))
    if can_place_free_house(g, me):
        yield from place_port_house(g, me, 0)
    else:
        tell_lost(g, me, "lost-port-house")


def can_place_free_house(g: Tabannusi, me: Builder) -> bool:
    """TAB-9.4.3 A house and a space; with S09 a blue resource for a house of a coloured row."""
    return bool(port_rows(g, me, 0)) and bool(port_spaces(g, me))


# ------------------------------------------------------------------------------------------------ ships
def can_pay_ship(me: Builder, gold: int) -> bool:
    """TAB-5.5.1 Gold; with S11 one of it may be a blue resource (TAB-9.3.4)."""
    if me.gold >= gold:
        return True
    return me.gold == gold - 1 and bool(me.powers & BLUE_FOR_GOLD) and has_blue(me)


def has_blue(me: Builder) -> bool:
    """A blue die or a full blue crate."""
    return me.dice[BLUE] > 0 or full_crates(me, BLUE) > 0


def can_control_ship(g: Tabannusi, me: Builder, gold: int, size: int = 0) -> bool:
    """TAB-1.5, TAB-5.5.1 A marker in the area, the gold and a ship."""
    return me.markers > 0 and can_pay_ship(me, gold) and bool(open_ships(g, me, size))


def control_ship(g: Tabannusi, me: Builder, gold: int, size: int = 0) -> Rule[None]:
    """TAB-5.5.1 The action, TAB-5.2.5 or the optional ship of a Build: pay, then mark a ship."""
    yield from pay_ship(g, me, gold)
    places = open_ships(g, me, size)
    place = yield from choose_undisturbed(
        me, "mark-ship", [PLACES[p] for p in places], lambda: blocked_ships(g, me, size), about_ships(g)
    )
    yield from put_ship_marker(g, me, place)


def pay_ship(g: Tabannusi, me: Builder, gold: int) -> Rule[None]:
    """TAB-9.3.4 S11: one gold may be a blue resource."""
    ways: list[str] = []
    if me.gold >= gold:
        ways.append("gold")
    if me.powers & BLUE_FOR_GOLD and me.gold >= gold - 1:
        if me.dice[BLUE]:
            ways.append("blue")
        if full_crates(me, BLUE):
            ways.append("crate-blue")
    way = yield from choose_undisturbed(me, "pay-ship", ways, None, {"n": gold})
    if way != "gold":
        tell_ability(g, me, BLUE_FOR_GOLD)
        gold -= 1
        spend(g, me, BLUE, 1 if way == "blue" else 0, 0, 1 if way == "crate-blue" else 0)
    if gold:
        pay_gold(g, me, gold)


def about_ships(g: Tabannusi) -> dict[str, object]:
    """What the question for a ship says of each of them."""
    return {"does": lambda place: TEXT_OF[g.ships[PLACE_NUMBER[place]].id]}


def put_ship_marker(g: Tabannusi, me: Builder, place: str) -> Rule[None]:
    """TAB-5.5.1 Put a marker of the area on a ship."""
    me.markers -= 1
    yield from mark_ship(g, me, PLACE_NUMBER[place])


def mark_ship(g: Tabannusi, me: Builder, place: int) -> Rule[None]:
    """TAB-5.5.3 The ability sleeps until the owner's next turn; TAB-9.3.6 S01, S15; TAB-5.5.4 lines."""
    ship = g.ships[place]
    me.ships[place] = ASLEEP
    tell(g, "mark-ship", seat=me.seat, ship=ship.id, place=PLACES[place])
    if me.powers & WHEN_MASK["when_mark_ship"]:
        yield from use_abilities(g, me, "when_mark_ship", SHIP_COLOUR[ship.id])
    for line in (ROW_OF[place], COL_OF[place]):
        tile = g.harbours[line]
        if tile is not None and has_line(me, line):
            g.harbours[line] = None
            gain_harbour(g, me, tile)


def has_line(me: Builder, line: int) -> bool:
    """TAB-5.5.4 Own markers on all three ships of a row or column."""
    return all(me.ships[place] for place in LINE_PLACES[line])


def gain_harbour(g: Tabannusi, me: Builder, tile: Harbour) -> None:
    """TAB-5.5.4 Take a harbour tile; TAB-10.2.11 the king discards it for points."""
    tell(g, "take-harbour", seat=me.seat, tile=tile.id)
    if me.bot:
        g.used_harbours.append(tile)
        score(g, me, "harbours", SOLO.harbour_vp)
    else:
        me.harbours += (tile,)


def do_mark_ship(
    g: Tabannusi, me: Builder, step: MarkShip, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.4.5 A marker of the area on any ship, free; impossible: lost (TAB-9.4.9)."""
    picked = yield from choose_at_leisure(
        me,
        "mark-ship",
        lambda: [PLACES[place] for place in open_ships(g, me)] if me.markers else [],
        lambda: not me.markers and may_gain(g, me),
        "",
        lambda: blocked_ships(g, me, 0),
        about_ships(g),
    )
    if picked is None:
        tell_lost(g, me, "lost-ship")
    else:
        yield from put_ship_marker(g, me, picked)


def do_random_harbour(g: Tabannusi, me: Builder, step: RandomHarbour, source: str) -> None:
    """TAB-9.4.8 D15: one of the unused harbour tiles, which lie in random order."""
    if g.spare_harbours:
        reveal(g)
        gain_harbour(g, me, g.spare_harbours.pop())
    else:
        tell_lost(g, me, "lost-harbour")


# -------------------------------------------------------------------------------------------- why not
def why_not_port_house(g: Tabannusi, me: Builder) -> Reason:
    """TAB-5.4.1, TAB-5.4.3 What keeps a house out of the port."""
    if not port_spaces(g, me):
        return because("TAB-5.4.3", "no-port-space")
    cost = {COLOURS[g.local[PORT]]: META.port_house_cost}
    if me.rows[BOTTOM]:
        return because("TAB-5.4.1", "house-cost", goods=cost)
    if not me.powers & COLOURED_ROW or not any(me.rows):
        return because("TAB-5.4.1", "no-bottom-house")
    cost[COLOURS[BLUE]] = cost.get(COLOURS[BLUE], 0) + 1
    return because("TAB-9.3.4", "coloured-house-cost", goods=cost)


def why_not_ship(g: Tabannusi, me: Builder, gold: int, size: int = 0) -> Reason:
    """TAB-1.5, TAB-5.5.1, TAB-5.5.2 What keeps a marker off the ships."""
    if not me.markers:
        return because("TAB-1.5", "no-marker")
    if not open_ships(g, me, size):
        return because("TAB-5.5.2", "no-ship")
    return because("TAB-5.5.1", "too-little-gold", n=gold)


def blocked_ships(g: Tabannusi, me: Builder, size: int) -> list[tuple[Any, Reason]]:
    """Why a ship cannot be marked."""
    reasons: list[tuple[Any, Reason]] = []
    for place in range(len(PLACES)):
        if me.ships[place]:
            why = because("TAB-5.5.2", "ship-marked")
        elif not me.markers:
            why = because("TAB-1.5", "no-marker")
        else:
            why = because("TAB-5.2.5", "ship-size", n=size, size=g.ships[place].size)
        reasons.append((PLACES[place], why))
    return reasons


def blocked_pairs(g: Tabannusi, me: Builder) -> list[tuple[Any, Reason]]:
    """Why a port space cannot be taken."""
    reasons: list[tuple[Any, Reason]] = []
    for space in range(len(PORT_SPACES)):
        if g.port[space] != NOBODY:
            why = because("TAB-5.4.3", "space-taken")
        elif me.seat in (g.port[space - space % 2], g.port[space - space % 2 + 1]):
            why = because("TAB-5.4.3", "own-pair")
        else:
            why = because("TAB-5.4.3", "crates-full", n=META.max_crates)
        reasons.append((PORT_SPACES[space], why))
    return reasons


ASKING[PortHouseFree] = do_port_house_free
ASKING[MarkShip] = do_mark_ship
PLAIN[RandomHarbour] = do_random_harbour
