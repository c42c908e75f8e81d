"""DAI-10 The Steam Engine: Steam is gained by moving the chimney, and paid."""

from __future__ import annotations

from tablewright.engine import tell
from tablewright.games.daitoshi.box.schema import CHIMNEY_HIGH, CHIMNEY_LOW, STEAM_PER_ARROW, STEAM_TILE
from tablewright.games.daitoshi.rules.state import Daitoshi, Magnate


def gain_steam(g: Daitoshi, me: Magnate, n: int) -> None:
    """DAI-1.9, DAI-1.11 Only the total counts; DAI-1.12 the supply does not run out."""
    me.steam += n
    tell(g, "gain", seat=me.seat, goods={"steam": n})


def pay_steam(g: Daitoshi, me: Magnate, n: int) -> None:
    """DAI-2.7 Steam is paid in Steam."""
    if n:
        me.steam -= n
        if g._journal is not None:
            tell(g, "pay", seat=me.seat, goods={"steam": n})


def move_chimney(g: Daitoshi, me: Magnate, what: str, n: int) -> None:
    """DAI-10.1 to DAI-10.4 Water goes up, Coal goes down; each step towards 0 pays, beyond the ends
    nothing.
    """
    old = me.chimney
    if what == "water":
        new = min(CHIMNEY_HIGH, old + n)
        paid = min(new, 0) - min(old, 0)
    else:
        new = max(CHIMNEY_LOW, old - n)
        paid = max(old, 0) - max(new, 0)
    me.chimney = new
    if g._journal is not None:
        tell(g, "chimney", seat=me.seat, what=what, n=n, space=new)
    if paid:
        gain_steam(g, me, paid * STEAM_PER_ARROW[me.conflict[STEAM_TILE]])
