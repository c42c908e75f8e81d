"""TAB-3.1 Houses on the player board.

Elsewhere: TAB-3.1.1 in building.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose_at_leisure, tell
from tablewright.games.tabannusi.box.schema import CRAFTS, Marker, RowsToBottom
from tablewright.games.tabannusi.box.tables import BOTTOM, COLOUR_NUMBER, COLUMN_BONUS, HOUSE_BONUS, ROW_SIZE
from tablewright.games.tabannusi.rules.abilities import WHEN_MASK, use_abilities
from tablewright.games.tabannusi.rules.effects import ASKING, resolve
from tablewright.games.tabannusi.rules.gains import tell_lost
from tablewright.games.tabannusi.rules.moments import may_gain
from tablewright.games.tabannusi.rules.state import NOBODY, Builder, Tabannusi


def row_for(me: Builder, colour: int) -> int:
    """TAB-3.1.2 The row whose house goes on that colour: its own, else the bottom one, else none."""
    if me.rows[colour]:
        return colour
    return BOTTOM if me.rows[BOTTOM] else NOBODY


def take_house(g: Tabannusi, me: Builder, row: int) -> Rule[None]:
    """TAB-3.1.3, TAB-3.1.4 Take the leftmost house of a row and gain what it uncovers."""
    column = remove_house(me, row)
    bonus = HOUSE_BONUS[row][column - 1]
    if me.bot:
        bonus = tuple([step for step in bonus if not isinstance(step, Marker)])  # TAB-10.2.6
    if bonus:
        yield from resolve(g, me, bonus, "houses")
    if row != BOTTOM and column in COLUMN_BONUS and column_is_free(me, column):
        yield from resolve(g, me, COLUMN_BONUS[column], "houses")  # TAB-3.1.5


def remove_house(me: Builder, row: int) -> int:
    """TAB-3.1.3 Take the leftmost house without gaining anything; returns its column, counted from 1."""
    column = ROW_SIZE[row] - me.rows[row] + 1
    me.rows[row] -= 1
    return column


def column_is_free(me: Builder, column: int) -> bool:
    """TAB-3.1.5 Whether no coloured row has a house in that column any more."""
    return all(me.rows[row] <= ROW_SIZE[row] - column for row in range(len(CRAFTS)))


def house_placed(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-9.3.1 A house has come onto the board, wherever it stands."""
    if me.powers & WHEN_MASK["when_place_house"]:
        yield from use_abilities(g, me, "when_place_house")


def do_rows_to_bottom(
    g: Tabannusi, me: Builder, step: RowsToBottom, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.4.4 D10: houses of coloured rows move to the bottom row; what they uncover is gained."""
    for _ in range(step.n):
        picked = yield from choose_at_leisure(
            me, "row-to-bottom", lambda: rows_to_move(me), lambda: may_gain(g, me), "no"
        )
        if picked is None:
            if not rows_to_move(me):
                tell_lost(g, me, "lost-row-to-bottom")
            return
        tell(g, "row-to-bottom", seat=me.seat, color=picked)
        me.rows[BOTTOM] += 1
        yield from take_house(g, me, COLOUR_NUMBER[picked])


def rows_to_move(me: Builder) -> list[str]:
    """TAB-9.4.4 The coloured rows with a house, if the bottom row has room."""
    if me.rows[BOTTOM] == ROW_SIZE[BOTTOM]:
        return []
    return [CRAFTS[row] for row in range(len(CRAFTS)) if me.rows[row]]


ASKING[RowsToBottom] = do_rows_to_bottom
