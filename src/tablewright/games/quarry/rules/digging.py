"""QRY-2 A day: digging."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, tell, together
from tablewright.games.quarry.box.schema import DATA, PITS
from tablewright.games.quarry.rules.solo import foreman_digs
from tablewright.games.quarry.rules.state import WORK, Mason, Quarry, in_turn

GIVES: Final[dict[str, str]] = {pit.id: pit.gives for pit in PITS.values()}
YIELDS: Final[tuple[int, ...]] = DATA.yields


def dig(g: Quarry) -> Rule[None]:
    """QRY-2.1 Everybody chooses a pit in secret; then they dig."""
    pits = yield from together([choose(mason, "dig", list(GIVES)) for mason in g.masons])
    for mason in g.masons:
        mason.pit = pits[mason.seat]
        tell(g, "dig", seat=mason.seat, pit=mason.pit)
    foreman_digs(g)
    for mason in in_turn(g):
        yield from roll_for_pit(g, mason)
    g.step = WORK


def roll_for_pit(g: Quarry, mason: Mason) -> Rule[None]:
    """QRY-2.2 Alone in the pit: two dice, pick one. QRY-2.3 The die says how much."""
    rolled = [g.chance.die()]
    if is_alone(g, mason):
        rolled.append(g.chance.die())
    die = yield from choose(mason, "pick-die", sorted(set(rolled)))
    goods = GIVES[mason.pit]
    amount = YIELDS[die - 1]
    gain(mason, goods, amount)
    tell(g, "dug", seat=mason.seat, die=die, goods={goods: amount})


def is_alone(g: Quarry, mason: Mason) -> bool:
    """QRY-2.2, QRY-5.1 Whether nobody else, the foreman included, digs in the same pit."""
    others = [other.pit for other in g.masons if other is not mason]
    if g.foreman is not None:
        others.append(g.foreman.pit)
    return mason.pit not in others


def gain(mason: Mason, goods: str, amount: int) -> None:
    """QRY-1.4 Take goods from the supply."""
    if goods == "granite":
        mason.granite += amount
    elif goods == "marble":
        mason.marble += amount
    else:
        mason.coins += amount
