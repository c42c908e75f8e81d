"""Where a king plants, and the water it lays for that (TAB-10.5.7 and TAB-10.2.9)."""

from __future__ import annotations

from tablewright.engine import tell
from tablewright.games.tabannusi.box.schema import SOLO
from tablewright.games.tabannusi.rules.state import EMPTY, NOBODY, WATER, Builder, Tabannusi, king_of

FAR = 1000


def new_water(g: Tabannusi, district: int) -> list[int]:
    """TAB-10.5.7 How many water tiles a garden on each space needs; FAR where none can lie."""
    need = [FAR] * len(g.lies)
    reached = [space for space in numbered_spaces(g, district) if g.lies[space] >= WATER]
    for space in reached:
        if g.lies[space] == WATER:
            need[space] = 0
    tiles = 1
    while reached and tiles <= g.water_stack:
        nearest: list[int] = []
        for space in reached:
            for other in g.board.neighbours[space]:
                if g.lies[other] == EMPTY and need[other] == FAR and g.board.district[other] == district:
                    need[other] = tiles
                    nearest.append(other)
        reached = nearest
        tiles += 1
    return need


def numbered_spaces(g: Tabannusi, district: int) -> list[int]:
    """TAB-10.5.7 All spaces of a district by number; printed water ranks before building spaces."""
    return [*g.board.waters[district], *g.board.cells[district]]


def best_target(g: Tabannusi, king: Builder, royal: bool) -> int:
    """TAB-10.5.7 Where the next garden goes; NOBODY if nowhere."""
    district = king.assistant
    need = new_water(g, district)
    spaces = [space for space in numbered_spaces(g, district) if need[space] < FAR]
    if not spaces:
        return NOBODY
    near = [space for space in spaces if need[space] <= SOLO.most_new_water]
    near_own = [space for space in near if beside_own(g, king, space)]
    if royal and king_of(g).king.D.priority[0] != "standard":
        return (near_own or near or [NOBODY])[0]
    printed = [space for space in spaces if g.board.printed[space]]
    if printed or near_own:
        return (printed or near_own)[0]
    fewest = min([need[space] for space in spaces])
    return next(space for space in spaces if need[space] == fewest)


def beside_own(g: Tabannusi, king: Builder, space: int) -> bool:
    """Whether the space touches a building of the king."""
    for owner, _, cells in g.buildings:
        if owner == king.seat:
            for cell in cells:
                if space in g.board.neighbours[cell]:
                    return True
    return False


def lay_chain(g: Tabannusi, target: int, highest: bool) -> None:
    """TAB-10.2.9 Free water up to the target, tile by tile, each on a shortest chain."""
    district = g.board.district[target]
    while g.lies[target] == EMPTY:
        need = new_water(g, district)
        chain = chain_to(g, target, need)
        starts = [space for space in g.board.cells[district] if space in chain and need[space] == 1]
        space = starts[-1] if highest else starts[0]
        g.lies[space] = WATER
        g.water_stack -= 1
        tell(g, "king-water", space=g.board.names[space])


def chain_to(g: Tabannusi, target: int, need: list[int]) -> list[int]:
    """TAB-10.2.9 All spaces that lie on a shortest chain from water to the target, the target included."""
    chain = [target]
    for space in chain:  # grows while it is walked
        for other in g.board.neighbours[space]:
            if need[other] == need[space] - 1 and g.lies[other] == EMPTY and other not in chain:
                chain.append(other)
    return chain
