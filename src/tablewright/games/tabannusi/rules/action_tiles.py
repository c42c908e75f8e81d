"""TAB-5.7 Action tiles."""

from __future__ import annotations

from tablewright.engine import Rule, choose, tell
from tablewright.games.tabannusi.box.schema import ActionTile, ActionTileAny
from tablewright.games.tabannusi.look.wording import texts_of
from tablewright.games.tabannusi.rules.effects import ASKING, resolve
from tablewright.games.tabannusi.rules.state import Builder, Tabannusi


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


ASKING[ActionTileAny] = do_any_action_tile
