"""TAB-5.1 Place a project tile."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Reason, Rule, because, choose_at_leisure, choose_undisturbed, tell
from tablewright.games.tabannusi.box.schema import CRAFTS, ExtraProject
from tablewright.games.tabannusi.box.tables import BROWN, COLOUR_NUMBER, MOST_PROJECTS, WHITE, YELLOW
from tablewright.games.tabannusi.look.wording import bonus_words
from tablewright.games.tabannusi.rules.abilities import WHEN_MASK, use_abilities
from tablewright.games.tabannusi.rules.effects import ASKING, resolve
from tablewright.games.tabannusi.rules.gains import tell_lost
from tablewright.games.tabannusi.rules.moments import may_gain
from tablewright.games.tabannusi.rules.state import EMPTY, PROJECT, Builder, Tabannusi


def group_of(g: Tabannusi, district: int, colour: int) -> tuple[int, ...]:
    """TAB-5.2.1 The projects of a colour in a district."""
    return g.projects[3 * (district - 1) + colour]


def project_spaces(g: Tabannusi, district: int, colour: int) -> list[int]:
    """TAB-5.1.1 to TAB-5.1.4 Where a project of that colour may lie; TAB-5.1.7 only this district matters."""
    if not g.project_stack[colour]:
        return []
    group = g.projects[3 * (district - 1) + colour]
    bit = 1 << colour
    lies = g.lies
    near = g.near
    if not group:
        return [space for space in g.board.cells[district] if lies[space] == EMPTY and not near[space] & bit]
    found: list[int] = []
    if len(group) < MOST_PROJECTS:
        for tile in group:
            for space in g.board.neighbours[tile]:
                if lies[space] == EMPTY and not near[space] & bit and space not in found:
                    found.append(space)
        found.sort()
    return found


def project_fits(g: Tabannusi, district: int, colour: int) -> bool:
    """Whether `project_spaces` would find any; asked so often that it stops at the first."""
    if not g.project_stack[colour]:
        return False
    group = g.projects[3 * (district - 1) + colour]
    if not group:
        return has_open(g, g.board.cells[district], 1 << colour)
    if len(group) < MOST_PROJECTS:
        for tile in group:
            if has_open(g, g.board.neighbours[tile], 1 << colour):
                return True
    return False


def has_open(g: Tabannusi, spaces: tuple[int, ...], bit: int) -> bool:
    """Whether one of the spaces is empty and touches no building of the colour with that bit."""
    lies = g.lies
    near = g.near
    for space in spaces:  # noqa: SIM110 - twice as fast as any()
        if not lies[space] and not near[space] & bit:  # EMPTY is 0
            return True
    return False


def project_colours(g: Tabannusi, district: int) -> list[str]:
    """TAB-5.1.1 The colours that can be placed in a district."""
    return [CRAFTS[colour] for colour in range(len(CRAFTS)) if project_fits(g, district, colour)]


def can_place_project(g: Tabannusi, me: Builder) -> bool:
    """TAB-1.5, TAB-5.1.1 A marker in the area, and a colour with a space."""
    district = me.assistant
    return me.markers > 0 and (
        project_fits(g, district, BROWN)
        or project_fits(g, district, WHITE)
        or project_fits(g, district, YELLOW)
    )


def place_project(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-5.1 The action: a colour, a space, its bonus."""
    district = me.assistant
    picked = yield from choose_undisturbed(
        me, "project-colour", project_colours(g, district), lambda: blocked_colours(g, district)
    )
    colour = COLOUR_NUMBER[picked]
    names = g.board.names
    space = yield from choose_undisturbed(
        me,
        "project-space",
        [names[space] for space in project_spaces(g, district, colour)],
        lambda: blocked_spaces(g, district, colour),
        about_spaces(g, colour),
    )
    yield from put_project(g, me, district, colour, g.board.index[space])


def about_spaces(g: Tabannusi, colour: int) -> dict[str, object]:
    """What a question for a space says: the colour, and the bonus of each space."""
    board = g.board
    return {"color": CRAFTS[colour], "bonus": lambda name: bonus_words(board.bonus[board.index[name]])}


def put_project(g: Tabannusi, me: Builder, district: int, colour: int, space: int) -> Rule[None]:
    """TAB-5.1.5 Tile, marker, then the bonus of the space; TAB-9.3.7 S04 and S13 for every project."""
    me.markers -= 1
    lay_project(g, me, district, colour, space)
    bonus = g.board.bonus[space]
    if bonus:
        yield from resolve(g, me, bonus, "spaces", colour, district)
    if me.powers & WHEN_MASK["when_place_project"]:
        yield from use_abilities(g, me, "when_place_project", colour, district)


def lay_project(g: Tabannusi, me: Builder, district: int, colour: int, space: int) -> None:
    """TAB-5.1.5 Put the tile with its marker on the space."""
    g.lies[space] = PROJECT + colour
    g.marker[space] = me.seat
    g.projects[3 * (district - 1) + colour] += (space,)
    g.project_stack[colour] -= 1
    tell(g, "project", seat=me.seat, color=CRAFTS[colour], space=g.board.names[space])


def do_extra_project(
    g: Tabannusi, me: Builder, step: ExtraProject, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-5.1.6 One more project of the same colour in the same district, if the owner wants."""
    names = g.board.names
    space = yield from choose_at_leisure(
        me,
        "extra-project",
        lambda: [names[space] for space in project_spaces(g, district, colour)] if me.markers else [],
        lambda: not me.markers and bool(project_spaces(g, district, colour)) and may_gain(g, me),
        "no",
        lambda: blocked_extra_spaces(g, me, district, colour),
        about_spaces(g, colour),
    )
    if space is not None:
        yield from put_project(g, me, district, colour, g.board.index[space])
    elif not me.markers or not project_spaces(g, district, colour):
        tell_lost(g, me, "lost-project")


# -------------------------------------------------------------------------------------------- why not
def blocked_colours(g: Tabannusi, district: int) -> list[tuple[Any, Reason]]:
    """Why a colour cannot be placed."""
    reasons: list[tuple[Any, Reason]] = []
    for colour in range(len(CRAFTS)):
        if not g.project_stack[colour]:
            why = because("TAB-5.1.1", "no-project-tile", color=CRAFTS[colour])
        elif len(group_of(g, district, colour)) == MOST_PROJECTS:
            why = because("TAB-5.1.2", "group-full", color=CRAFTS[colour], n=MOST_PROJECTS)
        else:
            why = because("TAB-5.1.3", "no-project-space", color=CRAFTS[colour])
        reasons.append((CRAFTS[colour], why))
    return reasons


def blocked_extra_spaces(g: Tabannusi, me: Builder, district: int, colour: int) -> list[tuple[Any, Reason]]:
    """Why one more project may not lie on a space: TAB-1.5 it needs a marker, too."""
    legal = [g.board.names[space] for space in project_spaces(g, district, colour)]
    reasons = [pair for pair in blocked_spaces(g, district, colour) if pair[0] not in legal]
    return reasons + [(name, because("TAB-1.5", "no-marker")) for name in legal]


def blocked_spaces(g: Tabannusi, district: int, colour: int) -> list[tuple[Any, Reason]]:
    """Why a project of that colour may not lie on a space."""
    reasons: list[tuple[Any, Reason]] = []
    for space in g.board.cells[district]:
        if g.lies[space] != EMPTY:
            why = because("TAB-3.2.4", "space-taken")
        elif g.near[space] & 1 << colour:
            why = because("TAB-5.1.4", "beside-building", color=CRAFTS[colour])
        else:
            why = because("TAB-5.1.3", "not-beside-group", color=CRAFTS[colour])
        reasons.append((g.board.names[space], why))
    return reasons


ASKING[ExtraProject] = do_extra_project
