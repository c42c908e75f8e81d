"""TAB-10.5 The actions of a king: what a letter means, and how it is carried out.

Elsewhere: TAB-10.5.9 in solo/turn.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, tell
from tablewright.games.tabannusi.box.schema import (
    COLOURS,
    CRAFTS,
    DATA,
    META,
    SOLO,
    CraftSteps,
    Effect,
    Gold,
    LeftCardBonus,
    Vp,
)
from tablewright.games.tabannusi.box.tables import (
    BLUE,
    BOT_PATH,
    BOTTOM,
    COL_OF,
    DISTRICT_NAMES,
    GREEN,
    PLACES,
    PORT,
    ROW_OF,
    ZIGGURAT,
    ZIGGURAT_BONUS,
)
from tablewright.games.tabannusi.rules.building import finish_building, has_room, own_markers
from tablewright.games.tabannusi.rules.counting import open_ships
from tablewright.games.tabannusi.rules.crates import take_crate
from tablewright.games.tabannusi.rules.effects import ASKING, resolve
from tablewright.games.tabannusi.rules.gains import gain_gardens
from tablewright.games.tabannusi.rules.gardening import UNCOUNTED, put_garden, water_bonus
from tablewright.games.tabannusi.rules.houses import house_placed, take_house
from tablewright.games.tabannusi.rules.port import mark_ship, stand_in_port
from tablewright.games.tabannusi.rules.projects import group_of, lay_project, project_spaces
from tablewright.games.tabannusi.rules.scoring import has_port_house
from tablewright.games.tabannusi.rules.solo.cards import (
    automa_projects,
    current_row,
    draw_onto_token,
    king_decides,
    left_card,
    return_project,
    token_colours,
    top_sum,
)
from tablewright.games.tabannusi.rules.solo.gardens import best_target, lay_chain
from tablewright.games.tabannusi.rules.state import NOBODY, Builder, Tabannusi, king_of
from tablewright.games.tabannusi.rules.ziggurat import free_spaces, section_is_open, stand_in_ziggurat

#: TAB-10.5 What each letter stands for, by district; an arrow sends on to another letter.
LETTERS: Final[dict[int, dict[str, str]]] = {
    district.number: {
        letter: district.solo_letters[action.removeprefix("-> ")] if action.startswith("-> ") else action
        for letter, action in district.solo_letters.items()
    }
    for district in DATA.districts
}
SPACE_BY_SYMBOL: Final = {"down": "lowest_number", "up": "highest_number"}
#: TAB-10.5.1, TAB-10.5.4 What holds where the king has no priorities of its own.
STANDARD_A: Final[Effect] = (Vp(n=SOLO.standard_a_vp),)
STANDARD_C: Final = ("largest_building", "highest_craft", "current_number_color")


def act_by_letter(g: Tabannusi, king: Builder, letter: str) -> Rule[bool]:
    """TAB-10.2.5, TAB-10.5.3, TAB-10.5.8 What the letter means where the assistant is; was it possible?"""
    action = LETTERS[king.assistant][letter]
    if not is_possible(g, king, action):
        return False
    tell(g, "king-acts", letter=letter, action=f"king-{action}")
    if action == "place_project":
        yield from king_projects(g, king)
    elif action == "build":
        yield from king_builds(g, king)
    elif action == "create_garden":
        yield from king_gardens(g, king)
    elif action == "control_ship":
        spend_gold(g, king, META.ship_action_gold)
        yield from king_marks_ship(g, king)
    elif action == "port_house":
        pay_resources(g, king, META.port_house_cost)
        yield from king_port_house(g, king)
    elif action == "ziggurat_house":
        yield from king_ziggurat_house(g, king)
    else:
        yield from king_a(g, king)
    return True


def is_possible(g: Tabannusi, king: Builder, action: str) -> bool:
    """TAB-10.5 Whether the king can do that now."""
    if action == "place_project":
        return bool(project_pairs(g, king))
    if action == "build":
        return bool(buildable_groups(g, king))
    if action == "create_garden":
        return king.gardens > 0 and best_target(g, king, king_decides(g)) != NOBODY
    if action == "control_ship":
        return king.gold >= META.ship_action_gold and bool(open_ships(g, king))
    if action == "port_house":
        return (
            can_pay_resources(king, META.port_house_cost)
            and king_of(g).city[PORT] > 0
            and port_house_space(g, king) != NOBODY
        )
    if action == "ziggurat_house":
        return (
            can_pay_resources(king, META.ziggurat_house_cost)
            and king_of(g).city[ZIGGURAT] > 0
            and ziggurat_space(g, king) != NOBODY
        )
    return True


# ---------------------------------------------------------------------------------------------- paying
def can_pay_resources(king: Builder, n: int) -> bool:
    """TAB-10.2.3 Colours do not matter; gold stands in when dice run out."""
    return sum(king.dice) + king.gold >= n


def pay_resources(g: Tabannusi, king: Builder, n: int) -> None:
    """TAB-10.2.3 One die at a time of the colour the king has most of; gold last."""
    for i in range(n):
        if not any(king.dice):
            spend_gold(g, king, n - i)
            return
        colour = most_common(g, king, [c for c in range(len(COLOURS)) if king.dice[c]])
        king.dice[colour] -= 1
        g.supply[colour] += 1
        tell(g, "king-pays", color=COLOURS[colour])


def most_common(g: Tabannusi, king: Builder, colours: list[int]) -> int:
    """TAB-10.2.3 The colour the king has most dice of; ties blue, green, then chance."""
    most = max([king.dice[colour] for colour in colours])
    tied = [colour for colour in colours if king.dice[colour] == most]
    for colour in (BLUE, GREEN):
        if colour in tied:
            return colour
    return tied[0] if len(tied) == 1 else g.chance.pick(tied, "king")


def spend_gold(g: Tabannusi, king: Builder, n: int) -> None:
    """TAB-10.2.3 Gold."""
    king.gold -= n
    tell(g, "king-pays-gold", n=n)


# ------------------------------------------------------------------------------------------------ A, B
def king_a(g: Tabannusi, king: Builder) -> Rule[None]:
    """TAB-10.5.1 A: points, or the king's own A."""
    if king_decides(g):
        yield from resolve(g, king, king_of(g).king.A, "king")
    else:
        yield from resolve(g, king, STANDARD_A, "king")


def project_pairs(g: Tabannusi, king: Builder) -> list[tuple[int, int]]:
    """TAB-10.5.2 The colours and spaces among which the king's priorities choose."""
    everything = [
        (colour, space)
        for colour in range(len(CRAFTS))
        for space in project_spaces(g, king.assistant, colour)
    ]
    if king_decides(g) and king_of(g).king.B.priority[0] != "standard":
        return everything
    return of_first_token(g, everything)


def of_first_token(g: Tabannusi, pairs: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """TAB-10.5.2 The pairs of the first token's colour that has any."""
    for colour in token_colours(g):
        found = [pair for pair in pairs if pair[0] == colour]
        if found:
            return found
    return []


def choose_project(g: Tabannusi, king: Builder) -> tuple[int, int]:
    """TAB-10.5.2 Narrow the pairs down, priority by priority."""
    pairs = project_pairs(g, king)
    symbol = current_row(g).symbol
    priorities = king_of(g).king.B.priority if symbol == "king" else (SPACE_BY_SYMBOL[symbol],)
    for priority in priorities:
        pairs = narrowed(g, king, pairs, priority)
    return pairs[0]


def narrowed(
    g: Tabannusi, king: Builder, pairs: list[tuple[int, int]], priority: str
) -> list[tuple[int, int]]:
    """TAB-10.5.2 The pairs that a priority leaves."""
    number = g.board.number
    if priority == "lowest_number":
        best = min([number[space] for _, space in pairs])
        return [pair for pair in pairs if number[pair[1]] == best]
    if priority == "highest_number":
        best = max([number[space] for _, space in pairs])
        return [pair for pair in pairs if number[pair[1]] == best]
    if priority == "adjacent_to_largest_project_group":
        best = max([len(group_of(g, king.assistant, colour)) for colour, _ in pairs])
        return [pair for pair in pairs if len(group_of(g, king.assistant, pair[0])) == best]
    if priority == "color_with_most_automa_projects":
        best = max([automa_projects(g, colour) for colour, _ in pairs])
        return [pair for pair in pairs if automa_projects(g, pair[0]) == best]
    return of_first_token(g, pairs) or [pair for pair in pairs if pair[0] == pairs[0][0]]


def king_projects(g: Tabannusi, king: Builder) -> Rule[None]:
    """TAB-10.5.2 B in 1 to 3: a project with a free marker, its bonus, a new automa tile."""
    colour, space = choose_project(g, king)
    lay_project(g, king, king.assistant, colour, space)
    if g.board.bonus[space]:
        yield from cover_bonus(g, king, king_of(g).king.B.bonus, colour)
    draw_onto_token(g, current_row(g).number - 1)


def cover_bonus(g: Tabannusi, king: Builder, royal: Effect, colour: int = NOBODY) -> Rule[None]:
    """TAB-10.2.7 For a printed bonus covered: the left card's, or with the king symbol the king's own."""
    tell(g, "king-covers")
    yield from resolve(g, king, royal if king_decides(g) else left_card(g).bonus, "king", colour)


def do_left_card_bonus(
    g: Tabannusi, me: Builder, step: LeftCardBonus, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-10.2.7 Kings without a bonus of their own gain the left card's."""
    yield from resolve(g, me, left_card(g).bonus, source, colour, district)


# -------------------------------------------------------------------------------------------- C in 1-3
def buildable_groups(g: Tabannusi, king: Builder) -> list[int]:
    """TAB-10.5.4 The colours that can be built here, if the automa city card has a marker left."""
    if not king_of(g).city[king.assistant]:
        return []
    found: list[int] = []
    for colour in range(len(CRAFTS)):
        group = group_of(g, king.assistant, colour)
        cost = META.build_local_cost + own_markers(g, king, group)
        if has_room(g, king, group, colour) and can_pay_resources(king, cost):
            found.append(colour)
    return found


def take_city_marker(g: Tabannusi, district: int) -> None:
    """TAB-10.5.4 to TAB-10.5.6 A marker of the district leaves the automa city card."""
    city = king_of(g).city
    city[district] -= 1
    tell(g, "king-city", district=DISTRICT_NAMES[district], n=city[district])


def choose_group(g: Tabannusi, king: Builder) -> int:
    """TAB-10.5.4 Narrow the groups down; king symbols may have priorities of their own."""
    colours = buildable_groups(g, king)
    priorities = king_of(g).king.C.priority if king_decides(g) else STANDARD_C
    if priorities[0] == "standard":
        priorities = STANDARD_C
    for priority in priorities:
        if priority == "current_number_color":
            first = [colour for colour in token_colours(g) if colour in colours]
            colours = first[:1] or colours
        else:
            best = max([group_rank(g, king, colour, priority) for colour in colours])
            colours = [c for c in colours if group_rank(g, king, c, priority) == best]
    return colours[0]


def group_rank(g: Tabannusi, king: Builder, colour: int, priority: str) -> int:
    """TAB-10.5.4 How good a group is by one priority."""
    if priority == "largest_building":
        return len(group_of(g, king.assistant, colour))
    if priority == "highest_craft":
        return king.craft[colour]
    return automa_projects(g, colour)


def king_builds(g: Tabannusi, king: Builder) -> Rule[None]:
    """TAB-10.5.4 C in 1 to 3: build, the king's bonus, city card, automa project, ship."""
    district = king.assistant
    colour = choose_group(g, king)
    group = group_of(g, district, colour)
    pay_resources(g, king, META.build_local_cost + own_markers(g, king, group))
    take_city_marker(g, district)  # nothing in between looks at it, but others may be asked
    yield from finish_building(g, king, district, colour)
    if king_decides(g):
        yield from resolve(g, king, king_of(g).king.C.bonus, "king", colour, district)
    return_project(g, colour)
    if king.gold >= META.ship_after_build_gold and open_ships(g, king, len(group)):
        spend_gold(g, king, META.ship_after_build_gold)
        yield from king_marks_ship(g, king, len(group))


# -------------------------------------------------------------------------------------- port, ziggurat
def king_marks_ship(g: Tabannusi, king: Builder, size: int = 0) -> Rule[None]:
    """TAB-10.2.4 The ship with most own houses in its lines, row before column, from the top right."""
    best, best_rank = NOBODY, (-1, 0, 0)
    for place in open_ships(g, king, size):
        row, column = has_port_house(g, king, ROW_OF[place]), has_port_house(g, king, COL_OF[place])
        rank = (2 * row + column, -ROW_OF[place], COL_OF[place])
        if rank > best_rank:
            best, best_rank = place, rank
    tell(g, "king-ship", place=PLACES[best])
    yield from mark_ship(g, king, best)


def port_house_space(g: Tabannusi, king: Builder) -> int:
    """TAB-10.5.5 Along the path of pairs by both top numbers; the crate's space before the blue one."""
    if not king.rows[BOTTOM]:
        return NOBODY
    length = len(BOT_PATH)
    own = [at for at in range(length) if has_port_house(g, king, BOT_PATH[at])]
    start = (max(own) if own else 0) + top_sum(g)
    for i in range(length):
        line = BOT_PATH[(start + i) % length]
        if not has_port_house(g, king, line):
            for space in (2 * line + 1, 2 * line):
                if g.port[space] == NOBODY:
                    return space
    return NOBODY


def king_port_house(g: Tabannusi, king: Builder) -> Rule[None]:
    """TAB-10.5.5 C in 4; TAB-10.2.10 gold for a crate, the left card's bonus for a blue space."""
    space = port_house_space(g, king)
    automa = king_of(g)
    if automa.city[PORT]:
        take_city_marker(g, PORT)
    else:
        automa.unmarked_port_houses += 1  # TAB-10.2.15 only D01 comes here without a marker
    stand_in_port(g, king, space, BOTTOM)
    yield from take_house(g, king, BOTTOM)
    if space % 2:
        take_crate(g, king, space // 2)
    else:
        yield from resolve(g, king, left_card(g).bonus, "king")
    yield from house_placed(g, king)


def ziggurat_space(g: Tabannusi, king: Builder) -> int:
    """TAB-10.5.6 The section of the first token that is possible; a craft space, else gold, else plain."""
    for section in token_colours(g):
        if section_is_open(g, king, section):
            return min(free_spaces(g, section), key=lambda space: (space_rank(space), space))
    return NOBODY


def space_rank(space: int) -> int:
    """TAB-10.5.6 Craft before gold before plain."""
    for step in ZIGGURAT_BONUS[space]:
        if isinstance(step, CraftSteps):
            return 0
        if isinstance(step, Gold):
            return 1
    return 2


def king_ziggurat_house(g: Tabannusi, king: Builder) -> Rule[None]:
    """TAB-10.5.6 C in 5."""
    space = ziggurat_space(g, king)
    pay_resources(g, king, META.ziggurat_house_cost)
    take_city_marker(g, ZIGGURAT)
    yield from stand_in_ziggurat(g, king, space)


# --------------------------------------------------------------------------------------------- gardens
def king_gardens(g: Tabannusi, king: Builder) -> Rule[None]:
    """TAB-10.5.7 D in 1 to 3: place its gardens, buying more while it can pay and place, up to the limit."""
    royal = king_decides(g)
    card = king_of(g).king.D
    limit = card.limit if royal else META.max_gardens_per_action
    placed = 0
    while limit is None or placed < limit:
        target = best_target(g, king, royal)
        if target == NOBODY or not (king.gardens or buy_garden(g, king)):
            return
        lay_chain(g, target, current_row(g).symbol == "up")
        bonus = water_bonus(g, target)
        put_garden(g, king, target, UNCOUNTED)
        placed += 1
        if bonus:
            yield from cover_bonus(g, king, card.bonus)


def buy_garden(g: Tabannusi, king: Builder) -> bool:
    """TAB-10.5.7 One resource or gold for a garden tile, while the stack lasts."""
    if not g.garden_stack or not can_pay_resources(king, 1):
        return False
    pay_resources(g, king, 1)
    gain_gardens(g, king, 1)
    return True


def section_has_slot(g: Tabannusi, king: Builder, section: int) -> bool:
    """TAB-5.6.2 Whether the tile has a slot left for the king."""
    return king.tile_markers[section] < g.ziggurat_tiles[section].slots


ASKING[LeftCardBonus] = do_left_card_bonus
