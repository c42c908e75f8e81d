"""TAB-9.5 Harbour tiles."""

from __future__ import annotations

from tablewright.engine import Reason, Rule, because, tell
from tablewright.games.tabannusi.box.schema import BuildDiscount, Harbour
from tablewright.games.tabannusi.rules.effects import resolve
from tablewright.games.tabannusi.rules.state import Builder, Tabannusi


def discount_of(tile: Harbour) -> int:
    """TAB-9.5.1 How many resources a harbour tile saves in a Build."""
    return sum([step.n for step in tile.effect if isinstance(step, BuildDiscount)])


def discard_harbour(g: Tabannusi, me: Builder, tile: Harbour) -> None:
    """TAB-5.5.5 A used harbour tile leaves the game."""
    me.harbours = tuple([other for other in me.harbours if other is not tile])
    g.used_harbours.append(tile)


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
