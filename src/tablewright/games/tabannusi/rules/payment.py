"""TAB-3.4 Resources: paying with dice, gold and crates.

Elsewhere: TAB-3.4.1 in state.py; TAB-3.4.4 and 3.4.5 in gains.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose_at_leisure, choose_undisturbed, tell
from tablewright.games.tabannusi.box.schema import COLOURS
from tablewright.games.tabannusi.box.tables import COLOUR_NUMBER
from tablewright.games.tabannusi.rules.moments import may_gain
from tablewright.games.tabannusi.rules.state import NOBODY, Builder, Tabannusi

DIE_OF: Final = tuple([f"die-{name}" for name in COLOURS])
CRATE_OF: Final = tuple([f"crate-{name}" for name in COLOURS])


def full_crates(me: Builder, colour: int) -> int:
    """TAB-3.5.1 How many face-up crates show that resource."""
    n = 0
    crates = me.crates
    for crate in range(len(crates)):
        if crates[crate] == colour and me.crate_full[crate]:
            n += 1
    return n


def gold_needed(me: Builder, colour: int, n: int) -> int:
    """TAB-3.4.3 How many of n resources only gold can pay."""
    short = n - me.dice[colour]
    if short > 0 and me.crates:
        short -= full_crates(me, colour)
    return short if short > 0 else 0


def can_pay(me: Builder, colour: int, n: int) -> bool:
    """TAB-3.4.6 Whether n resources of a colour can be paid."""
    return gold_needed(me, colour, n) <= me.gold


def can_pay_two(me: Builder, colour: int, n: int, other: int, m: int) -> bool:
    """TAB-3.4.6 The same for two colours (which may be one) together."""
    if colour == other:
        return gold_needed(me, colour, n + m) <= me.gold
    return gold_needed(me, colour, n) + gold_needed(me, other, m) <= me.gold


def pay_two(g: Tabannusi, me: Builder, colour: int, n: int, other: int, m: int) -> Rule[None]:
    """TAB-3.4.6 Pay n of one colour and m of another (which may be the same)."""
    if colour == other:
        yield from pay(g, me, colour, n + m)
        return
    yield from pay(g, me, colour, n, gold_needed(me, other, m))
    yield from pay(g, me, other, m)


def pay(g: Tabannusi, me: Builder, colour: int, n: int, kept: int = 0) -> Rule[None]:
    """TAB-3.4.6 Pay n resources of a colour; `kept` gold is needed for something else."""
    if not n:
        return
    gold_left = me.gold - kept
    crates = full_crates(me, colour) if me.crates else 0
    if not crates and not gold_left:
        spend(g, me, colour, n, 0, 0)
        return
    mixes = [
        (n - gold - boxes, gold, boxes)
        for gold in range(min(n, gold_left) + 1)
        for boxes in range(min(n - gold, crates) + 1)
        if n - gold - boxes <= me.dice[colour]
    ]
    if len(mixes) == 1:
        mix = mixes[0]
    else:
        told: dict[str, object] = {
            "goods": {COLOURS[colour]: n},
            "paid": lambda mix: paid_by(colour, mix),
        }
        mix = yield from choose_undisturbed(me, "pay", mixes, None, told)
    spend(g, me, colour, mix[0], mix[1], mix[2])


def spend(g: Tabannusi, me: Builder, colour: int, dice: int, gold: int, boxes: int) -> None:
    """TAB-3.4.2 Dice go to the supply, never to the barge; TAB-3.5.1 crates are turned face down."""
    me.dice[colour] -= dice
    g.supply[colour] += dice
    me.gold -= gold
    for _ in range(boxes):
        me.crate_full[crate_to_empty(me, colour)] = False
    tell(g, "pay", seat=me.seat, paid=paid_by(colour, (dice, gold, boxes)))


def paid_by(colour: int, mix: tuple[int, int, int]) -> dict[str, int]:
    """Dice, gold and crates of a payment, by name."""
    return {DIE_OF[colour]: mix[0], "gold": mix[1], CRATE_OF[colour]: mix[2]}


def crate_to_empty(me: Builder, colour: int) -> int:
    """Of equal full crates one that payment may fill again this turn (TAB-6.2), if there is one."""
    best = NOBODY
    for crate in range(len(me.crates)):
        if (
            me.crates[crate] == colour
            and me.crate_full[crate]
            and (best == NOBODY or not me.crate_paid[crate])
        ):
            best = crate
    return best


def pay_gold(g: Tabannusi, me: Builder, n: int) -> None:
    """TAB-3.4.3 A cost in gold takes only gold."""
    me.gold -= n
    tell(g, "pay-gold", seat=me.seat, n=n)


def means(me: Builder, crates: bool = True) -> list[str]:
    """TAB-3.4.6 What can pay one resource of any kind: dice, gold, full crates."""
    found = [COLOURS[colour] for colour in range(len(COLOURS)) if me.dice[colour]]
    if me.gold:
        found.append("gold")
    if crates:
        for crate in range(len(me.crates)):
            name = f"crate-{COLOURS[me.crates[crate]]}"
            if me.crate_full[crate] and name not in found:
                found.append(name)
    return found


def may_pay_any(g: Tabannusi, me: Builder, kind: str, about: dict[str, object]) -> Rule[bool]:
    """TAB-3.4.6 Pay one resource of any kind, or decline; TAB-6.1 now, or with what comes meanwhile."""
    picked = yield from choose_at_leisure(
        me, kind, lambda: means(me), lambda: may_gain(g, me), "no", None, about
    )
    if picked is None:
        return False
    spend_any(g, me, picked)
    return True


def spend_any(g: Tabannusi, me: Builder, picked: str) -> None:
    """TAB-3.4.6 Pay with what was picked among `means`."""
    if picked == "gold":
        pay_gold(g, me, 1)
    elif picked in COLOUR_NUMBER:
        spend(g, me, COLOUR_NUMBER[picked], 1, 0, 0)
    else:
        spend(g, me, COLOUR_NUMBER[picked.removeprefix("crate-")], 0, 0, 1)
