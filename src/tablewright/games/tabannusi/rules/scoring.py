"""TAB-7 End of turn: district scoring; the assistant moves; whose turn is next."""

from __future__ import annotations

from tablewright.engine import Rule, choose_at_leisure, score, tell
from tablewright.games.tabannusi.box.schema import COLOURS, SOLO, CraftSteps
from tablewright.games.tabannusi.box.tables import (
    COL_OF,
    COLOUR_NUMBER,
    CRAFT_TOP,
    DICE_FACES,
    DISTRICT_NAMES,
    DISTRICT_NUMBER,
    LOSS,
    MULTIPLIER,
    PORT,
    ROW_OF,
    ZIGGURAT,
)
from tablewright.games.tabannusi.rules.counting import gardens_beside
from tablewright.games.tabannusi.rules.effects import resolve
from tablewright.games.tabannusi.rules.gains import gain_gold
from tablewright.games.tabannusi.rules.moments import asides_of
from tablewright.games.tabannusi.rules.solo.cards import reset_automa
from tablewright.games.tabannusi.rules.state import FINAL, SCORED, Builder, Tabannusi, clockwise
from tablewright.games.tabannusi.rules.turn import END, begin_turn, empty_barges
from tablewright.games.tabannusi.rules.ziggurat import tile_count


def end_of_turn(g: Tabannusi) -> Rule[None]:
    """TAB-4.10 One empty barge after the other (TAB-7.9), then the assistant follows the architect."""
    me = g.builders[g.active]
    if g.to_score:
        # TAB-10.4.7 a king scores the lower number first
        district = g.to_score[0] if me.bot else (yield from choose_scoring(g, me))
        g.step = SCORED
        g.to_score = []
        yield from score_district(g, me, district)
        g.to_score = empty_barges(g)
        return
    if g.step == SCORED and not me.bot:
        yield from last_moment(g, me)
    if not g.to_score:
        pass_turn(g, me)


def choose_scoring(g: Tabannusi, me: Builder) -> Rule[int]:
    """TAB-7.1 The active player chooses which district is scored next; TAB-6.1 between two scorings there is
    a moment for other things.
    """
    name = yield from choose_at_leisure(
        me,
        "score-district",
        lambda: [DISTRICT_NAMES[district] for district in empty_barges(g)],
        lambda: g.step == SCORED and bool(asides_of(g, me.seat)),
        "",
        None,
        {"worth": lambda name: forecast(g, me, DISTRICT_NUMBER[name])},
    )
    assert name is not None
    return DISTRICT_NUMBER[name]


def last_moment(g: Tabannusi, me: Builder) -> Rule[None]:
    """TAB-6.1 After the scorings the turn is not over before the assistant moves; TAB-7.1 a barge that is
    emptied now is scored, too.
    """
    yield from choose_at_leisure(me, "end-turn", lambda: [END], lambda: asides_of(g, me.seat))
    g.to_score = empty_barges(g)


def score_district(g: Tabannusi, active: Builder, district: int) -> Rule[None]:
    """TAB-7.2 to TAB-7.8 The four steps; TAB-8.2 once the end is triggered only 2 and 4."""
    counts = g.turns_left < 0
    tell(g, "scoring" if counts else "refill-only", district=DISTRICT_NAMES[district], seat=active.seat)
    if counts:
        take_time_gold(g, active)
    yield from return_dice(g, active, district)
    if counts:
        for player in g.builders:
            score_in_district(g, player, district)
    refill(g, district)
    if counts:
        g.scorings += 1
        if g.automa is not None and g.scorings in SOLO.reset_after:
            reset_automa(g)


def take_time_gold(g: Tabannusi, active: Builder) -> None:
    """TAB-7.2 Gold from the time track; TAB-8.1 the last one triggers the end: this round and one more."""
    g.time_gold -= 1
    gain_gold(g, active, 1)
    if not g.time_gold:
        players = len(g.builders)
        place = (active.seat - g.first) % players
        g.turns_left = players - 1 - place + players
        tell(g, "end-triggered", seat=active.seat, turns=g.turns_left)


def return_dice(g: Tabannusi, active: Builder, district: int) -> Rule[None]:
    """TAB-7.3 Everybody returns the dice of the local colour; who lost any is compensated once."""
    colour = g.local[district]
    losers: list[Builder] = []
    for player in clockwise(g, active.seat):
        n = player.dice[colour]
        if n:
            g.supply[colour] += n
            player.dice[colour] = 0
            tell(g, "lose-dice", seat=player.seat, n=n, color=COLOURS[colour])
            losers.append(player)
    for player in losers:
        yield from resolve(g, player, LOSS[colour], "dice")


def refill(g: Tabannusi, district: int) -> None:
    """TAB-7.7 All dice of the local colour in the supply are rolled onto the barge."""
    colour = g.local[district]
    rolled = sorted([g.chance.die(DICE_FACES, "dice") for _ in range(g.supply[colour])])
    g.supply[colour] = 0
    g.barges[district] = tuple(rolled)
    tell(g, "refill", district=DISTRICT_NAMES[district], values=rolled)


# ----------------------------------------------------------------------------------------------- points
def score_in_district(g: Tabannusi, player: Builder, district: int, cities_done: int = 0) -> None:
    """TAB-7.4 to TAB-7.6 Step 3 for one player."""
    points = district_points(g, player, district, player.craft, cities_done)
    score(g, player, DISTRICT_NAMES[district], points)


def forecast(g: Tabannusi, player: Builder, district: int) -> int:
    """TAB-7.3, TAB-7.4 What a scoring of the district would bring a player now: dice of the local colour are
    lost before the points are counted, and the step they bring counts already.
    """
    craft = player.craft
    colour = g.local[district]
    if player.dice[colour]:
        for step in LOSS[colour]:
            if isinstance(step, CraftSteps):
                craft = craft[:]
                track = COLOUR_NUMBER[step.track]
                craft[track] = min(craft[track] + step.n, CRAFT_TOP)
    return district_points(g, player, district, craft, 0)


def district_points(g: Tabannusi, player: Builder, district: int, craft: list[int], cities_done: int) -> int:
    """TAB-7.4 to TAB-7.6 What a district is worth to a player with these craft markers."""
    if district == PORT:
        return port_points(g, player)
    if district == ZIGGURAT:
        return ziggurat_points(g, player, craft, cities_done)
    points = 0
    for owner, colour, cells in g.buildings:
        if owner == player.seat and g.board.district[cells[0]] == district:
            points += MULTIPLIER[craft[colour]] * (len(cells) + len(gardens_beside(g, cells)))
    return points


def port_points(g: Tabannusi, player: Builder) -> int:
    """TAB-7.5 For every marker on a ship a point for an own house in its row and one for its column."""
    points = 0
    for place in range(len(player.ships)):
        if player.ships[place]:
            points += has_port_house(g, player, ROW_OF[place]) + has_port_house(g, player, COL_OF[place])
    return points


def has_port_house(g: Tabannusi, player: Builder, line: int) -> bool:
    """TAB-7.5 An own house in the pair of a line."""
    return player.seat in (g.port[2 * line], g.port[2 * line + 1])


def ziggurat_points(g: Tabannusi, player: Builder, craft: list[int], cities_done: int) -> int:
    """TAB-7.6 The rightmost own slot of each tile times what the tile counts."""
    points = 0
    for section in range(len(g.ziggurat_tiles)):
        slot = player.tile_markers[section]
        if slot:
            tile = g.ziggurat_tiles[section]
            points += tile.vp_by_rightmost_slot[slot - 1] * tile_count(
                g, player, tile.per, craft, cities_done
            )
    return points


# ---------------------------------------------------------------------------------------------- the next
def pass_turn(g: Tabannusi, me: Builder) -> None:
    """TAB-4.10, TAB-10.4.8 The assistant follows; TAB-8.1 the game ends when no turn is left."""
    if me.assistant != me.architect:
        me.assistant = me.architect
        tell(g, "assistant", seat=me.seat, district=DISTRICT_NAMES[me.assistant])
    g.turns[me.seat] += 1
    if g.turns_left == 0:
        g.step = FINAL
        return
    if g.turns_left > 0:
        g.turns_left -= 1
    begin_turn(g, (g.active + 1) % len(g.builders))
