"""TAB-10.4 The turn of a king.

Elsewhere: TAB-10.4.1, 10.4.7, 10.4.9 and 10.4.10 in solo/cards.py; TAB-10.4.8 in scoring.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, tell
from tablewright.games.tabannusi.box.schema import (
    COLOURS,
    DATA,
    Decree,
    DieSupply,
    FillCrate,
    MarkShip,
    MarkZiggurat,
    PortHouseFree,
    RowsToBottom,
    TakeSpecialWater,
)
from tablewright.games.tabannusi.box.tables import DISTRICT_NAMES
from tablewright.games.tabannusi.rules.counting import open_ships
from tablewright.games.tabannusi.rules.decrees import fulfils
from tablewright.games.tabannusi.rules.effects import resolve
from tablewright.games.tabannusi.rules.solo.actions import (
    act_by_letter,
    king_marks_ship,
    king_port_house,
    most_common,
    port_house_space,
    section_has_slot,
)
from tablewright.games.tabannusi.rules.solo.cards import current_row, left_card, next_card, top_sum
from tablewright.games.tabannusi.rules.state import NOBODY, Builder, Tabannusi, king_of
from tablewright.games.tabannusi.rules.turn import end_actions
from tablewright.games.tabannusi.rules.ziggurat import add_tile_marker

COUNTERCLOCKWISE: Final = DATA.district_ring[0].counterclockwise
ALWAYS: Final = "A"


def king_turn(g: Tabannusi) -> Rule[None]:
    """TAB-10.4 Cards, architect, die, two actions, decrees; then the barges are checked as always."""
    king = g.builders[g.active]
    next_card(g)
    move_king(g, king)
    take_kings_die(g, king)
    yield from act_by_letters(g, king, [row.action for row in left_card(g).rows])
    right = king_of(g).right[-1]
    yield from act_by_letters(g, king, [current_row(g).action, *[row.action for row in right.rows]])
    yield from take_decrees(g, king)
    end_actions(g)


def move_king(g: Tabannusi, king: Builder) -> None:
    """TAB-10.4.2 The architect goes counter-clockwise by both top numbers, past districts without markers."""
    city = king_of(g).city
    steps = top_sum(g) if any(city) else 0
    ring = COUNTERCLOCKWISE
    while steps:
        king.architect = ring[(ring.index(king.architect) + 1) % len(ring)]
        if city[king.architect]:
            steps -= 1
    tell(g, "king-moves", district=DISTRICT_NAMES[king.architect])


def take_kings_die(g: Tabannusi, king: Builder) -> None:
    """TAB-10.2.1, TAB-10.4.3 The die with the number of the next district, else the highest."""
    dice = list(g.barges[king.assistant])
    value = king.architect if king.architect in dice else dice[-1]
    dice.remove(value)
    g.barges[king.assistant] = tuple(dice)
    colour = g.local[king.assistant]
    king.dice[colour] += 1
    tell(g, "king-die", value=value, color=COLOURS[colour])


def act_by_letters(g: Tabannusi, king: Builder, letters: list[str]) -> Rule[None]:
    """TAB-10.4.4, TAB-10.4.5 The first letter that is possible (TAB-10.5.9), else A."""
    for letter in [*letters, ALWAYS]:
        done = yield from act_by_letter(g, king, letter)
        if done:
            return


# ----------------------------------------------------------------------------------------------- decrees
def take_decrees(g: Tabannusi, king: Builder) -> Rule[None]:
    """TAB-10.4.6 Every decree the king fulfils, lower id first; TAB-10.2.16 nothing else additional."""
    for decree in sorted(g.decrees, key=lambda card: card.id):
        if fulfils(g, king, decree):
            g.decrees.remove(decree)
            king.decrees += (decree,)
            tell(g, "decree", seat=king.seat, decree=decree.id)
            yield from kings_reward(g, king, decree)


def kings_reward(g: Tabannusi, king: Builder, decree: Decree) -> Rule[None]:
    """TAB-10.2.15 What the king makes of a decree's reward."""
    for step in decree.effect:
        if isinstance(step, FillCrate | TakeSpecialWater | RowsToBottom):
            continue
        if isinstance(step, PortHouseFree):
            if port_house_space(g, king) != NOBODY:
                yield from king_port_house(g, king)
        elif isinstance(step, MarkZiggurat):
            section = king.tile_markers.index(min(king.tile_markers))
            if section_has_slot(g, king, section):
                add_tile_marker(g, king, section)
        elif isinstance(step, MarkShip):
            if open_ships(g, king):
                yield from king_marks_ship(g, king)
        elif isinstance(step, DieSupply):
            take_supply_dice(g, king, step.n)
        else:
            yield from resolve(g, king, (step,), "decrees")


def take_supply_dice(g: Tabannusi, king: Builder, n: int) -> None:
    """TAB-10.2.15 D14: dice of the colour the king has most of, among those in the supply."""
    for _ in range(n):
        there = [colour for colour in range(len(COLOURS)) if g.supply[colour]]
        if there:
            colour = most_common(g, king, there)
            g.supply[colour] -= 1
            king.dice[colour] += 1
            tell(g, "supply-die", seat=king.seat, color=COLOURS[colour])
