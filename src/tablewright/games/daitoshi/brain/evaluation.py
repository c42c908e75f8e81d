"""What a position of Daitoshi is worth: points so far, final scoring as it stands, and what may still be
earned.

Nearly a weighted sum. A weight whose name ends in ``-early`` counts by how much of the game is to come, one
that begins with ``income-`` by the productions to come. A turn is made of short pieces, so the value also
counts what the piece that comes next will bring (``pays-`` and the actions): the hex and the action of a City
turn, the buildings of a production.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine.brain import View, Weights
from tablewright.games.daitoshi.box.schema import (
    BUILDING_FLOORS,
    BUILDING_STEAM,
    BUILDING_STEAM_CONFLICT,
    CHIMNEY_HIGH,
    CHIMNEY_LOW,
    CITY_SLOTS,
    COLOURS,
    COST_TILE,
    DATA,
    DEVELOPED_AT,
    END_SPACE,
    EXPAND_COST,
    EXPLOIT_BONUS,
    FLOORS,
    FOOD_COST,
    FREE_DISTRICTS,
    HEX_PLACES,
    INNER,
    INVENTIONS,
    LANDS,
    MIDDLE,
    OUTER,
    PAYS_LOWER,
    PAYS_UPPER,
    PLAY,
    PRESTIGE_BONUS,
    PROGRESS_STEPS,
    PROGRESS_TILE,
    READY_AT,
    RESOURCES,
    RINGS,
    SECTORS,
    SPENT_ON,
    STACKS,
    STEAM_PER_ARROW,
    STEAM_TILE,
    STEP_ICONS,
    TILES,
    TRACK_END,
    TRACK_LOSS,
    TRACK_VALUE,
    TURNED_BY,
    TYPES,
    AnyOp,
    Gain,
    GainWorker,
    Pilgrim,
    Progress,
    Vp,
    Wormbus,
)

#: What views call the phases of a turn that matter here, a marker in the middle and an open slot.
EXPLOIT: Final = "exploit"
ACTION: Final = "action"
PRODUCE: Final = "produce"
END: Final = "end"
GRANT: Final = "grant"
OVER: Final = "over"
MARKER_MIDDLE: Final = "middle"
OPEN: Final = ""

#: Rounds of a usual game: what "early" is measured by.
ROUNDS: Final = 10.0
MOST_SEATS: Final = max(DATA.meta.players)
UNIVERSITY: Final = "university"

# -------------------------------------------------------------------------------------------------- tables
#: How an operation is called in the names of weights; others are "other".
OPS: Final[dict[type, str]] = {
    GainWorker: "worker",
    Pilgrim: "pilgrim",
    Vp: "point",
    Wormbus: "wormbus",
    Progress: "progress",
}


def _called(op: AnyOp) -> str:
    """How an operation is called in the names of weights."""
    if isinstance(op, Gain):
        return op.what if op.what in ("steam", "wealth") else "goods"
    return OPS.get(type(op), "other")


def _paid(floor: int, tile: str, upper: bool, leads: bool) -> list[tuple[str, float]]:
    """The weights of what an invention pays in one production, and how much of it."""
    data = INVENTIONS[tile]
    pays = PAYS_UPPER[floor] if upper else PAYS_LOWER[floor]
    fields = zip((data.left, data.middle, data.right), pays, strict=True)
    paid = [(op, times[leads]) for op, times in fields if times[leads]]
    return [(f"pays-{_called(op)}", float(getattr(op, "n", 1)) * times) for op, times in paid]


def _income(floor: int, tile: str) -> list[tuple[str, float]]:
    """The weights of what a developed invention pays, midway between Leader and others."""
    paid = _paid(floor, tile, upper=True, leads=False) + _paid(floor, tile, upper=True, leads=True)
    return [(name.replace("pays", "income"), amount / 2) for name, amount in paid]


def _scores_ahead(floor: int) -> list[int]:
    """How often the right field is still scored on the progress track, by the step of the marker."""
    icons = STEP_ICONS[floor]
    return [
        icons[step + 1 :].count("score") + 2 * icons[step + 1 :].count("score_twice")
        for step in range(len(icons))
    ]


def _track_ends(players: int) -> list[tuple[str, int, float]]:
    """DAI-17.1 Of every track: the hexes on it when it ends the game, and those to be taken before."""
    return [
        (kind, sum(stacks[END_SPACE[kind] :]), float(sum(stacks[: END_SPACE[kind]])))
        for kind, stacks in STACKS[players].items()
    ]


FLOOR_NUMBERS: Final[list[int]] = list(range(len(FLOORS)))
#: By floor and tile: what it promises; by floor, tile, position and leadership: what it pays.
INCOME: Final[list[dict[str, list[tuple[str, float]]]]] = [
    {tile: _income(floor, tile) for tile in INVENTIONS} for floor in FLOOR_NUMBERS
]
PAID: Final[list[dict[tuple[str, bool, bool], list[tuple[str, float]]]]] = [
    {
        (tile, upper, leads): _paid(floor, tile, upper, leads)
        for tile in INVENTIONS
        for upper in (False, True)
        for leads in (False, True)
    }
    for floor in FLOOR_NUMBERS
]
SCORES_AHEAD: Final[list[list[int]]] = [_scores_ahead(floor) for floor in FLOOR_NUMBERS]
VP_OF: Final[dict[str, int]] = {tile: data.right.n for tile, data in INVENTIONS.items()}
IS_UNIVERSITY: Final[dict[str, bool]] = {
    tile: data.quality == UNIVERSITY for tile, data in INVENTIONS.items()
}
#: The weight of an invention for where it stands.
FLOOR_WEIGHT: Final[list[str]] = [f"floor-{floor.building}-early" for floor in FLOORS]
#: The buildings, the cheapest first: floors, Steam, Steam in a conflict.
BUILDINGS: Final[list[tuple[list[int], int, int]]] = [
    (list(BUILDING_FLOORS[name]), steam, BUILDING_STEAM_CONFLICT[name])
    for name, steam in sorted(BUILDING_STEAM.items(), key=lambda item: item[1])
]
TRACK_ENDS: Final[dict[int, list[tuple[str, int, float]]]] = {
    players: _track_ends(players) for players in STACKS
}
#: The weight of a conflict, by the type of its hexes: named after the Efficiency tile.
CONFLICT_WEIGHT: Final[list[tuple[str, str]]] = [
    (kind, f"conflict-{tile.replace('_', '-')}-early") for tile, kind in TURNED_BY.items()
]
CONFLICT_WEIGHT_OF: Final[dict[str, str]] = dict(CONFLICT_WEIGHT)
PILGRIM_WEIGHT: Final[list[tuple[str, str]]] = [(kind, f"pilgrim-{kind}-early") for kind in TYPES]
LOSS: Final[list[int]] = list(TRACK_LOSS["river"])
FOREST: Final[list[int]] = list(TRACK_VALUE["forest"])
#: How far, and which way, a hex moves the chimney: Water up, Coal down.
CHIMNEY_MOVE: Final[dict[str, int]] = {
    kind: sum(
        op.n * {"water": 1, "coal": -1}.get(op.what, 0) for op in EXPLOIT_BONUS[kind] if isinstance(op, Gain)
    )
    for kind in TYPES
}
#: Points on the Prestige spaces just ahead, by the space of the marker.
PRESTIGE_SIGHT: Final = 3
PRESTIGE_AHEAD: Final[list[int]] = [
    sum(
        op.n
        for ahead in range(1, PRESTIGE_SIGHT + 1)
        for op in PRESTIGE_BONUS[(space + ahead) % len(PRESTIGE_BONUS)]
        if isinstance(op, Vp)
    )
    for space in range(len(PRESTIGE_BONUS))
]
EXPLOITED: Final[dict[str, list[str]]] = {
    tile: [str(kind) for kind in data.exploit] for tile, data in TILES.items()
}
#: The colour of worker a District takes; none if it takes all.
WORKER_COLOUR: Final[dict[str, str]] = {
    tile: data.worker_color if data.worker_color in COLOURS else "" for tile, data in TILES.items()
}
ACTION_OF: Final[dict[str, str]] = {tile: str(data.action) for tile, data in TILES.items()}
ELECTRIFY_COST: Final[dict[str, int]] = {tile: data.electrify_cost for tile, data in TILES.items()}
CHEAPEST_LIGHT: Final = min(ELECTRIFY_COST.values())
#: Resources of a kind above the dearest expansion are spare, so is Steam above that of two productions.
ENOUGH_GOODS: Final = max(EXPAND_COST)
MUCH_STEAM: Final = 2 * sum(BUILDING_STEAM.values())
CHEAPEST_TRADE: Final = min(slot.steam_cost for slot in CITY_SLOTS)
TRADE_UNITS: Final = max(len(slot.bonuses_left_to_right) for slot in CITY_SLOTS)
MOST_FOOD: Final = PLAY.inventions_most * max(FOOD_COST.values())


# ----------------------------------------------------------------------------------------------- the value
def evaluate(view: View, seat: int, weights: Weights) -> float:
    """Points so far, final scoring now, and the worth of everything that may still earn."""
    me: View = view["magnates"][seat]
    points: int = me["points"]
    phase: str = view["phase"]
    if phase == OVER:
        return float(points)
    final: dict[str, int] = me["final"]
    for part in final.values():
        points += part
    if phase == GRANT:
        return float(points)
    active: bool = view["active"] == seat
    turns = turns_ahead(view, seat)
    left = time_left(view, turns)
    value = points + zone(me, active, left, weights) + grant(me, left, weights)
    value += factory(view, me, left, weights) + temples(me, left, weights)
    if turns:
        value += possessions(me, left, weights) + next_turn(view, me, active, weights)
    return value + pending(view, me, active, left, weights)


def turns_ahead(view: View, seat: int) -> int:
    """DAI-17.2 The turns a seat will still have, as far as it is known: one at least before the end is
    triggered.
    """
    last: int = view["last_round"]
    if not last:
        return 1
    seats = len(view["magnates"])
    first: int = view["first"]
    active: int = view["active"]
    rounds: int = last - view["round"]
    to_come = (seat - first) % seats > (active - first) % seats
    return rounds + (to_come or (seat == active and view["phase"] != END))


def time_left(view: View, turns: int) -> float:
    """How much of the game is still to come: 1 at the start, 0 after a player's last turn."""
    if view["last_round"]:
        return turns / ROUNDS
    tracks: View = view["tracks"]
    least = 1.0
    for kind, rest, before in TRACK_ENDS[view["players"]]:
        hexes: int = tracks[kind]["left"]
        share = (hexes - rest) / before
        if share < least:
            least = share
    return (PLAY.extra_rounds + (ROUNDS - PLAY.extra_rounds) * max(0.0, least)) / ROUNDS


def possessions(me: View, left: float, weights: Weights) -> float:
    """Resources, Steam and what the chimney promises, workers and flags: of use while there are turns."""
    goods: dict[str, int] = me["goods"]
    units = kinds = spare = 0
    for what in RESOURCES:
        have = goods[what]
        if have:
            units += have
            kinds += 1
            if have > ENOUGH_GOODS:
                spare += have - ENOUGH_GOODS
    workers: list[str] = me["workers"]
    held = len(workers) - workers.count("")
    colours = 0
    for colour in COLOURS:
        if colour in workers:
            colours += 1
    steam: int = min(me["steam"], MUCH_STEAM)
    flags: int = sum(me["flags"])
    value = weights["goods"] * units + weights["goods-spare"] * spare + weights["goods-kind"] * kinds
    value += weights["wealth"] * goods["wealth"] + weights["steam"] * steam + weights["worker"] * held
    chimney: int = me["chimney"]
    value += weights["chimney"] * abs(chimney) + weights["worker-colour"] * colours
    value += weights["flag"] * flags
    early = weights["goods-early"] * units + weights["wealth-early"] * goods["wealth"]
    early += weights["steam-early"] * steam + weights["worker-early"] * held
    return value + left * (early + weights["goods-kind-early"] * kinds)


def grant(me: View, left: float, weights: Weights) -> float:
    """The Government Grant, which is worth some steps even at the end."""
    return weights["grant"] + weights["grant-early"] * left if me["grant"] else 0.0


def temples(me: View, left: float, weights: Weights) -> float:
    """Pilgrims, Reputation and Prestige: what they multiply is still to grow."""
    pilgrims: dict[str, int] = me["pilgrims"]
    final: dict[str, int] = me["final"]
    value = 0.0
    for kind, weight in PILGRIM_WEIGHT:
        value += weights[weight] * pilgrims[kind]
    value += weights["river-early"] * final["river"]
    reputation: int = me["reputation"]
    value += weights["reputation-early"] * reputation
    return left * (value + weights["prestige-ahead-early"] * PRESTIGE_AHEAD[me["prestige"]])


def zone(me: View, active: bool, left: float, weights: Weights) -> float:
    """Hexes, which Expand needs, and conflicts. DAI-16.1 Those of the active player are found at the end of
    the turn: until then the tiles do not show them.
    """
    hexes: list[str] = me["zone"]
    conflict: dict[str, bool] = me["conflict"]
    loss = LOSS[me["pilgrims"]["river"]]
    value = weights["hex"] * len(hexes)
    for kind, weight in CONFLICT_WEIGHT:
        count = hexes.count(kind)
        if count:
            value += weights["hex-type"]
        if count > PLAY.conflict_from_hexes:
            value += weights["hex-angry"] * (count - PLAY.conflict_from_hexes)
        angry = count >= PLAY.conflict_from_hexes if active else conflict[kind]
        if angry:
            value += weights["conflict"] + left * (weights[weight] + weights["loss-early"] * loss)
        if angry != conflict[kind]:
            value += -loss if angry else loss
    return value


def conflict_worth(me: View, kind: str, left: float, weights: Weights) -> float:
    """One more conflict, with its loss in final scoring."""
    loss: int = LOSS[me["pilgrims"]["river"]]
    early = weights[CONFLICT_WEIGHT_OF[kind]] + weights["loss-early"] * loss
    return weights["conflict"] + left * early - loss


# --------------------------------------------------------------------------------------------- the Factory
def factory(view: View, me: View, left: float, weights: Weights) -> float:
    """Inventions by what they promise, by how far they are, and by the building they stand in."""
    floors: list[str | None] = me["floors"]
    steps: list[int] = me["steps"]
    income = early = 0.0
    ready = universities = at_end = made = undeveloped = scores = 0
    for floor in FLOOR_NUMBERS:
        tile = floors[floor]
        if tile is None:
            continue
        step = steps[floor]
        made += step
        for name, amount in INCOME[floor][tile]:
            income += weights[name] * amount
        early += weights[FLOOR_WEIGHT[floor]]
        if step < DEVELOPED_AT[floor]:
            undeveloped += DEVELOPED_AT[floor] - step
        scores += VP_OF[tile] * SCORES_AHEAD[floor][step]
        if step == TRACK_END[floor]:
            at_end += 1
        if IS_UNIVERSITY[tile]:
            universities += 1
        elif step >= READY_AT[floor]:
            ready += 1
    if ready:
        ready = min(ready, view["machine"]["slots"].count(OPEN))
    # The more players, the more productions of others there are to share.
    early += income * len(view["magnates"]) / MOST_SEATS
    early += weights["undeveloped-early"] * undeveloped + weights["score-ahead-early"] * scores
    early += weights["university-early"] * universities + weights["marker-end-early"] * at_end
    early += weights["step-early"] * made + weights["ready-early"] * ready
    return left * early + weights["step"] * made + weights["marker-end"] * at_end + weights["ready"] * ready


def next_turn(view: View, me: View, active: bool, weights: Weights) -> float:
    """What the player could do: the inventions whose buildings the Steam pays for, more so as Leader, and
    the actions that can be paid.
    """
    payable = floors_payable(me)
    value = weights["payable-floor"] * payable
    # DAI-14.6 A City turn that is on will bring the marker back.
    if me["marker"] == MARKER_MIDDLE or (active and (view["phase"] == EXPLOIT or view["phase"] == ACTION)):
        value += weights["lead-floor"] * payable
    goods: dict[str, int] = me["goods"]
    wealth = goods["wealth"]
    steam: int = me["steam"]
    if goods["food"] + wealth >= PLAY.inventions_most and None in me["floors"]:
        value += weights["payable-invention"]
    if goods["material"] + wealth >= EXPAND_COST[MIDDLE] and me["zone"]:
        value += weights["payable-expand"]
    if goods["energy"] + wealth >= CHEAPEST_LIGHT:
        value += weights["payable-electrify"]
    if goods["luxury"] + wealth >= PLAY.units_per_vp and steam >= CHEAPEST_TRADE:
        value += weights["payable-trade"]
    if may_contribute(view, me):
        value += weights["payable-contribution"]
    return value + weights["post"] * posts_ahead(view, me)


def posts_ahead(view: View, me: View) -> int:
    """Workers that would find a free workshop in the Districts which the Magnate reaches without Steam."""
    workers: list[str] = me["workers"]
    spaces: list[dict[str, Any]] = view["spaces"]
    sector: int = me["sector"]
    posts = 0
    for distance in range(1, FREE_DISTRICTS + 1):
        inner = (sector + distance) % SECTORS * RINGS
        colour = WORKER_COLOUR[spaces[inner]["tile"]]
        count = workers.count(colour) if colour else len(workers) - workers.count("")
        if count:
            free = 0
            for space in spaces[inner : inner + RINGS]:
                if space["tile"] is not None and not space["worker"]:
                    free += 1
            posts += min(count, free)
    return posts


def floors_payable(me: View) -> int:
    """The inventions that a production would activate with the Steam at hand, cheap buildings first."""
    floors: list[str | None] = me["floors"]
    dear: bool = me["conflict"][COST_TILE]
    steam: int = me["steam"]
    count = 0
    for building, normal, raised in BUILDINGS:
        cost = raised if dear else normal
        if cost > steam or floors[building[0]] is None:
            continue
        steam -= cost
        for floor in building:
            if floors[floor] is not None:
                count += 1
    return count


def may_contribute(view: View, me: View) -> bool:
    """DAI-15.49 to DAI-15.51 Resources, a ready invention and a slot for it."""
    goods: dict[str, int] = me["goods"]
    short = 0
    for what in RESOURCES:
        if not goods[what]:
            short += 1
    if goods["wealth"] <= short or OPEN not in view["machine"]["slots"]:
        return False
    floors: list[str | None] = me["floors"]
    steps: list[int] = me["steps"]
    for floor in FLOOR_NUMBERS:
        tile = floors[floor]
        if tile is not None and steps[floor] >= READY_AT[floor] and not IS_UNIVERSITY[tile]:
            return True
    return False


# ------------------------------------------------------------------------------------------- what comes next
def pending(view: View, me: View, active: bool, left: float, weights: Weights) -> float:
    """What the rest of the turn will bring to this seat."""
    phase: str = view["phase"]
    if phase == PRODUCE:
        seat: int = me["seat"]
        waiting: list[int] = view["waiting"]
        return production(me, view["leader"] == seat, weights) if seat in waiting else 0.0
    if not active:
        return 0.0
    if phase == ACTION:
        return best_action(view, me, left, weights)
    if phase == EXPLOIT:
        return best_action(view, me, left, weights) + exploitation(view, me, left, weights)
    return 0.0


def production(me: View, leads: bool, weights: Weights) -> float:
    """The buildings worth their Steam, as far as it goes; the Leader's steps and Pilgrims."""
    floors: list[str | None] = me["floors"]
    upper: list[bool] = me["upper"]
    conflict: dict[str, bool] = me["conflict"]
    dear = conflict[COST_TILE]
    steam: int = me["steam"]
    step = weights["pays-progress"] * PROGRESS_STEPS[leads][conflict[PROGRESS_TILE]]
    value = 0.0
    for building, normal, raised in BUILDINGS:
        cost = raised if dear else normal
        if cost > steam:
            continue
        gain = (weights["pays-pilgrim"] if leads else 0.0) - weights["pays-steam"] * cost
        for floor in building:
            tile = floors[floor]
            if tile is None:
                break
            gain += step
            for name, amount in PAID[floor][tile, upper[floor], leads]:
                gain += weights[name] * amount
        if gain > 0 and floors[building[0]] is not None:
            steam -= cost
            value += gain
    return value


def exploitation(view: View, me: View, left: float, weights: Weights) -> float:
    """The hexes that the District makes the player take: a worker and Steam against a conflict."""
    value = 0.0
    for kind in EXPLOITED[view["spaces"][me["sector"] * RINGS + INNER]["tile"]]:
        if kind in CHIMNEY_MOVE:
            value += hex_worth(me, kind, left, weights)
        else:
            value += max([hex_worth(me, land, left, weights) for land in LANDS])
    return value


def hex_worth(me: View, kind: str, left: float, weights: Weights) -> float:
    """A worker, the Steam that the chimney gives, and a new type or a new conflict in the Zone."""
    chimney: int = me["chimney"]
    after = max(CHIMNEY_LOW, min(CHIMNEY_HIGH, chimney + CHIMNEY_MOVE[kind]))
    arrows = min(abs(chimney), abs(after - chimney)) if chimney * (after - chimney) < 0 else 0
    steam = arrows * STEAM_PER_ARROW[me["conflict"][STEAM_TILE]]
    value = weights["pays-worker"] + weights["pays-steam"] * steam + weights["hex"]
    value += weights["chimney"] * (abs(after) - abs(chimney))
    hexes: list[str] = me["zone"]
    count = hexes.count(kind)
    if count == 0:
        value += weights["hex-type"]
    elif count == PLAY.conflict_from_hexes - 1:
        value += conflict_worth(me, kind, left, weights)
    return value


def best_action(view: View, me: View, left: float, weights: Weights) -> float:
    """The best action of the District that can be paid, less what it costs."""
    action = ACTION_OF[view["spaces"][me["sector"] * RINGS + INNER]["tile"]]
    best = 0.0
    if action not in SPENT_ON:
        for any_action in SPENT_ON:
            best = max(best, action_worth(view, me, any_action, left, weights))
    else:
        best = action_worth(view, me, action, left, weights)
    if (action not in SPENT_ON or view["machine"]["sector"] == me["sector"]) and may_contribute(view, me):
        forest = FOREST[me["pilgrims"]["forest"]]
        contribution = weights["contribution"] + weights["contribution-early"] * left
        best = max(best, contribution + weights["contribution-forest"] * forest)
    return best


def action_worth(view: View, me: View, action: str, left: float, weights: Weights) -> float:
    """A rough net gain of an action with what the player has."""
    goods: dict[str, int] = me["goods"]
    have = goods[SPENT_ON[action]] + goods["wealth"]
    if not have:
        return 0.0
    if action == "invention":
        if None not in me["floors"]:
            return 0.0
        worth = weights["invent"] + weights["invent-early"] * left
        return worth + weights["invent-unit"] * min(have, MOST_FOOD)
    if action == "expand":
        return expansion(me, have, left, weights)
    if action == "electrify":
        return electrification(view, have, weights)
    if me["steam"] < CHEAPEST_TRADE:
        return 0.0
    return weights["trade-unit"] * min(TRADE_UNITS, have)


def expansion(me: View, have: int, left: float, weights: Weights) -> float:
    """An expansion: more with two hexes, more if it ends a conflict."""
    hexes: list[str] = me["zone"]
    if have < EXPAND_COST[MIDDLE] or not hexes:
        return 0.0
    worth = weights["expand"] + weights["expand-early"] * left
    if have >= EXPAND_COST[OUTER] and len(hexes) >= HEX_PLACES[OUTER]:
        worth += weights["expand-outer"]
    for kind in TYPES:
        if hexes.count(kind) == PLAY.conflict_from_hexes:
            return worth - conflict_worth(me, kind, left, weights)
    return worth


def electrification(view: View, have: int, weights: Weights) -> float:
    """The dearest tile that can be paid for."""
    spaces: list[dict[str, Any]] = view["spaces"]
    dearest = 0
    for space in spaces:
        tile: str | None = space["tile"]
        if tile is not None and not space["lit"]:
            cost = ELECTRIFY_COST[tile]
            if dearest < cost <= have:
                dearest = cost
    return weights["electrify"] + weights["electrify-cost"] * dearest if dearest else 0.0
