"""TAB-9.1 Gains from spaces and special water: what lies in the supply or on a barge."""

from __future__ import annotations

from tablewright.engine import Rule, choose, choose_at_leisure, reveal, score, tell
from tablewright.games.tabannusi.box.schema import (
    COLOURS,
    META,
    SOLO,
    DieBarge,
    DieSupply,
    Garden,
    Gold,
    LoseVp,
    Marker,
    MoveArchitect,
    TakeSpecialWater,
    Vp,
    Water,
)
from tablewright.games.tabannusi.box.tables import COLOUR_NUMBER, DISPLAY, DISTRICT_NAMES, DISTRICT_NUMBER
from tablewright.games.tabannusi.look.wording import text_of
from tablewright.games.tabannusi.rules.effects import ASKING, PLAIN, resolve
from tablewright.games.tabannusi.rules.moments import asides_of, may_gain
from tablewright.games.tabannusi.rules.state import Builder, Tabannusi


def gain_gold(g: Tabannusi, me: Builder, n: int) -> None:
    """TAB-1.2 Gold is unlimited."""
    me.gold += n
    tell(g, "gold", seat=me.seat, n=n)


def gain_markers(g: Tabannusi, me: Builder, n: int) -> None:
    """TAB-1.4 Own markers from the supply, as many as are left; TAB-10.2.12 each is a point for the king."""
    if me.bot:
        score(g, me, "markers", n * SOLO.marker_vp)
        return
    n = min(n, me.markers_left)
    if n:
        me.markers_left -= n
        me.markers += n
        tell(g, "markers", seat=me.seat, n=n)
    else:
        tell_lost(g, me, "lost-marker")


def gain_water(g: Tabannusi, me: Builder, n: int) -> None:
    """TAB-1.2 Regular water, as long as the stack lasts; TAB-10.2.9, TAB-10.2.13 the king takes none."""
    if me.bot:
        return
    n = min(n, g.water_stack)
    if n:
        g.water_stack -= n
        me.water += n
        tell(g, "water", seat=me.seat, n=n)
    else:
        tell_lost(g, me, "lost-water")


def gain_gardens(g: Tabannusi, me: Builder, n: int) -> None:
    """TAB-1.2 Garden tiles, as long as the stack lasts."""
    n = min(n, g.garden_stack)
    if n:
        g.garden_stack -= n
        me.gardens += n
        tell(g, "gardens", seat=me.seat, n=n)
    else:
        tell_lost(g, me, "lost-garden")


def tell_lost(g: Tabannusi, me: Builder, thing: str) -> None:
    """TAB-5.1.5 Something that would be gained cannot be: the log says so."""
    tell(g, "lost", seat=me.seat, thing=thing)


def lose_points(g: Tabannusi, me: Builder, n: int, source: str) -> None:
    """TAB-1.9 Points never fall below 0."""
    score(g, me, source, -min(n, me.vp - META.min_vp))


def take_best_die(g: Tabannusi, me: Builder, colour: int) -> None:
    """TAB-3.4.4 The highest die of the barge of that colour; the architect stays where it is."""
    district = g.local.index(colour, 1)
    barge = g.barges[district]
    if barge:
        g.barges[district] = barge[:-1]
        me.dice[colour] += 1
        tell(g, "best-die", seat=me.seat, color=COLOURS[colour], value=barge[-1])
    else:
        tell_lost(g, me, "lost-die")


def take_from_supply(g: Tabannusi, me: Builder, n: int) -> Rule[None]:
    """TAB-3.4.5 Dice of chosen colours from the supply; TAB-10.2.12 the king ignores them. TAB-6.1 A die
    that is paid for a crate meanwhile lies in the supply, too.
    """
    if me.bot:
        return
    for _ in range(n):
        picked = yield from choose_at_leisure(
            me, "supply-die", lambda: supply_colours(g), lambda: may_change_supply(g, me)
        )
        if picked is None:
            tell_lost(g, me, "lost-supply-die")
            return
        colour = COLOUR_NUMBER[picked]
        g.supply[colour] -= 1
        me.dice[colour] += 1
        tell(g, "supply-die", seat=me.seat, color=picked)


def supply_colours(g: Tabannusi) -> list[str]:
    """TAB-3.4.5 The colours of the dice in the supply."""
    return [COLOURS[colour] for colour in range(len(COLOURS)) if g.supply[colour]]


def may_change_supply(g: Tabannusi, me: Builder) -> bool:
    """TAB-6.1 Whether a die of a further colour may come into the supply: as payment for a crate, or through
    a decree or harbour tile.
    """
    if may_gain(g, me):
        return True
    further = any(me.dice[colour] and not g.supply[colour] for colour in range(len(COLOURS)))
    return further and bool(asides_of(g, me.seat))


def take_special_water(g: Tabannusi, me: Builder) -> Rule[bool]:
    """TAB-9.1.2 One of the face-up tiles, then refill; whether there was one."""
    display = g.special_display
    if not display:
        return False
    told: dict[str, object] = {"does": text_of}
    tile = yield from choose_at_leisure(me, "special-water", lambda: display[:], False, "", None, told)
    if tile is None:
        return False  # the last one went meanwhile
    display.remove(tile)
    me.special += (tile,)
    tell(g, "special-water", seat=me.seat, tile=tile.id)
    if g.special_stack and len(display) < DISPLAY:
        display.append(g.special_stack.pop())
        reveal(g)
        tell(g, "new-water", tile=display[-1].id)
    return True


def move_architect(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-4.9 To any district; TAB-2.21 nothing while it is not on the board."""
    if me.architect:
        target = yield from choose(me, "move-architect", list(DISTRICT_NAMES[1:]))
        me.architect = DISTRICT_NUMBER[target]
        tell(g, "architect", seat=me.seat, district=target)


# ------------------------------------------------------------------------------------ the steps of effects
def do_gold(g: Tabannusi, me: Builder, step: Gold, source: str) -> None:
    """TAB-9.1.1 Gold."""
    gain_gold(g, me, step.n)


def do_markers(g: Tabannusi, me: Builder, step: Marker, source: str) -> None:
    """TAB-9.1.1 Markers."""
    gain_markers(g, me, step.n)


def do_water(g: Tabannusi, me: Builder, step: Water, source: str) -> None:
    """TAB-9.1.1 Regular water."""
    gain_water(g, me, step.n)


def do_gardens(g: Tabannusi, me: Builder, step: Garden, source: str) -> None:
    """TAB-9.1.1 Garden tiles."""
    gain_gardens(g, me, step.n)


def do_points(g: Tabannusi, me: Builder, step: Vp, source: str) -> None:
    """TAB-9.1.1 Victory points."""
    score(g, me, source, step.n)


def do_lose_points(g: Tabannusi, me: Builder, step: LoseVp, source: str) -> None:
    """TAB-5.7.1 AT6 costs points."""
    lose_points(g, me, step.n, source)


def do_best_die(g: Tabannusi, me: Builder, step: DieBarge, source: str) -> None:
    """TAB-9.1.1 A die of a shown colour from its barge."""
    take_best_die(g, me, COLOUR_NUMBER[step.color])


def do_supply_dice(
    g: Tabannusi, me: Builder, step: DieSupply, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.1.1 Any die from the supply; TAB-9.4.9 as many as are there."""
    yield from take_from_supply(g, me, step.n)


def do_special_water(
    g: Tabannusi, me: Builder, step: TakeSpecialWater, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.1.2 Special water; TAB-5.7.1 AT3 gives a regular tile instead when none is left."""
    for _ in range(step.n):
        taken = yield from take_special_water(g, me)
        if not taken and step.fallback:
            yield from resolve(g, me, step.fallback, source, colour, district)
        elif not taken:
            tell_lost(g, me, "lost-special-water")


def do_move_architect(
    g: Tabannusi, me: Builder, step: MoveArchitect, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.1.1 The architect to any district."""
    yield from move_architect(g, me)


PLAIN[Gold] = do_gold
PLAIN[Marker] = do_markers
PLAIN[Water] = do_water
PLAIN[Garden] = do_gardens
PLAIN[Vp] = do_points
PLAIN[LoseVp] = do_lose_points
PLAIN[DieBarge] = do_best_die
ASKING[DieSupply] = do_supply_dice
ASKING[TakeSpecialWater] = do_special_water
ASKING[MoveArchitect] = do_move_architect
