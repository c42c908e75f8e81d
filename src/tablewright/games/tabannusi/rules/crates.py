"""TAB-3.5 Crates: filled by effects and by payment."""

from __future__ import annotations

from tablewright.engine import Rule, choose, choose_at_leisure, may_choose, tell
from tablewright.games.tabannusi.box.schema import COLOURS, SOLO, FillCrate, PortHouseFree
from tablewright.games.tabannusi.box.tables import COLOUR_NUMBER
from tablewright.games.tabannusi.rules.abilities import COLOURED_ROW, FILLS_TWO, GARDEN_ACTION, tell_ability
from tablewright.games.tabannusi.rules.effects import ASKING
from tablewright.games.tabannusi.rules.gains import gain_gold, tell_lost
from tablewright.games.tabannusi.rules.moments import decrees_met, fillable
from tablewright.games.tabannusi.rules.payment import means, spend_any
from tablewright.games.tabannusi.rules.state import NOBODY, START, Builder, Tabannusi


def fill_crates(g: Tabannusi, me: Builder, n: int) -> Rule[None]:
    """TAB-3.5.3 Turn up to n face-down crates face up; TAB-6.1 also one that pays for something meanwhile."""
    for filled in range(n):
        picked = yield from choose_at_leisure(
            me, "fill-crate", lambda: empty_crates(me), lambda: may_pay_with_crate(g, me)
        )
        if picked is None:
            if not filled:
                tell_lost(g, me, "lost-crate")
            return
        fill(g, me, crate_to_fill(me, COLOUR_NUMBER[picked]))


def empty_crates(me: Builder) -> list[str]:
    """The colours of the face-down crates, each once: equal ones need no choice."""
    found: list[str] = []
    for crate in range(len(me.crates)):
        colour = COLOURS[me.crates[crate]]
        if not me.crate_full[crate] and colour not in found:
            found.append(colour)
    return found


def may_pay_with_crate(g: Tabannusi, me: Builder) -> bool:
    """TAB-6.1 Whether an additional action lets a crate pay: a decree's house in the port, with the garden
    action of S08 or the blue resource of S09 (TAB-9.3.4).
    """
    if me.seat != g.active or g.step == START or not me.powers & (GARDEN_ACTION | COLOURED_ROW):
        return False
    rewards = [step for decree in decrees_met(g, me) for step in decree.effect]
    return any(isinstance(step, PortHouseFree) for step in rewards)


def crate_to_fill(me: Builder, colour: int) -> int:
    """Of equal empty crates the one that payment cannot fill any more this turn (TAB-6.2), if any."""
    best = NOBODY
    for crate in range(len(me.crates)):
        if (
            me.crates[crate] == colour
            and not me.crate_full[crate]
            and (best == NOBODY or me.crate_paid[crate])
        ):
            best = crate
    return best


def fill(g: Tabannusi, me: Builder, crate: int) -> None:
    """TAB-3.5.1 Turn a crate face up."""
    me.crate_full[crate] = True
    tell(g, "fill-crate", seat=me.seat, color=COLOURS[me.crates[crate]])


def take_crate(g: Tabannusi, me: Builder, line: int) -> None:
    """TAB-5.4.2 Take the crate of a red port space, face up; TAB-10.2.10 gold for the king instead."""
    colour = g.port_crates[line]
    g.port_crates[line] = NOBODY
    if me.bot:
        assert g.automa is not None
        g.automa.crates_removed += 1
        gain_gold(g, me, SOLO.crate_gold)
        return
    me.crates.append(colour)
    me.crate_full.append(True)
    me.crate_paid.append(False)
    tell(g, "crate", seat=me.seat, color=COLOURS[colour])


def do_fill_crates(
    g: Tabannusi, me: Builder, step: FillCrate, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.1.1 Fill crates."""
    yield from fill_crates(g, me, step.n)


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


ASKING[FillCrate] = do_fill_crates
