"""TAB-3.1 Houses on the player board."""

from __future__ import annotations

from tablewright.engine import Rule, may_choose, tell
from tablewright.games.tabannusi.abilities import WHEN_MASK, use_abilities
from tablewright.games.tabannusi.effects import ASKING, resolve
from tablewright.games.tabannusi.schema import CRAFTS, Marker, RowsToBottom
from tablewright.games.tabannusi.state import NOBODY, Builder, Tabannusi
from tablewright.games.tabannusi.tables import BOTTOM, COLOUR_NUMBER, COLUMN_BONUS, HOUSE_BONUS, ROW_SIZE


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
        rows = [CRAFTS[row] for row in range(len(CRAFTS)) if me.rows[row]]
        if me.rows[BOTTOM] == ROW_SIZE[BOTTOM]:
            return
        picked = yield from may_choose(me, "row-to-bottom", rows)
        if picked is None:
            return
        tell(g, "row-to-bottom", seat=me.seat, color=picked)
        me.rows[BOTTOM] += 1
        yield from take_house(g, me, COLOUR_NUMBER[picked])


ASKING[RowsToBottom] = do_rows_to_bottom
