"""What a position of Daitoshi is worth: points so far, final scoring as it stands, and what may still be
earned.

A turn is made of short pieces, so the value also counts what the piece that comes next will bring: the hex
and the action of a City turn, the buildings of a production.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.bots.evaluation.weights import Weights
from tablewright.games.daitoshi.schema import (
    BUILDING_FLOORS,
    BUILDING_STEAM,
    BUILDING_STEAM_CONFLICT,
    CITY_SLOTS,
    COST_TILE,
    EXPAND_COST,
    INNER,
    INVENTIONS,
    PAYS_LOWER,
    PAYS_UPPER,
    PLAY,
    READY_AT,
    RESOURCES,
    RINGS,
    SPENT_ON,
    STEP_ICONS,
    TILES,
    TRACK_END,
    TRACKS,
    TYPES,
    AnyOp,
    Gain,
    GainWorker,
    Pilgrim,
    Prestige,
    Progress,
    Rep,
    ScoreRep,
    Vp,
    Wormbus,
)

#: The weight of an operation for each of its number.
OPS: Final[dict[type, str]] = {
    GainWorker: "worker",
    Pilgrim: "pilgrim-step",
    Vp: "point",
    Rep: "reputation-step",
    Prestige: "prestige-step",
    Wormbus: "wormbus-step",
    Progress: "progress-step",
    ScoreRep: "score-reputation",
}


def evaluate(view: Mapping[str, Any], seat: int, weights: Weights) -> float:
    """Points so far, final scoring now, and the worth of everything that may still earn."""
    me = view["magnates"][seat]
    value = float(me["points"])
    if view["phase"] == "over":
        return value
    value += float(sum(me["final"].values()))
    if view["phase"] == "grant":
        return value
    left = time_left(view)
    value += possessions(me, weights) * (weights["goods-late"] + (1 - weights["goods-late"]) * left)
    value += temples(view, me, left, weights) + factory(me, left, weights) + trouble(me, left, weights)
    value += weights["reputation-step"] * left * float(me["reputation"])
    return value + pending(view, me, left, weights)


def time_left(view: Mapping[str, Any]) -> float:
    """How much of the game is still to come: 1 at the start, 0 in the last round."""
    if view["last_round"]:
        return 0.1 if view["round"] < view["last_round"] else 0.0
    gone = max(
        track["uncovered"] / TRACKS[kind].end_trigger_space
        for kind, track in view["tracks"].items()
        if kind != "river"
    )
    return max(0.1, 1.0 - float(gone))


def possessions(me: Mapping[str, Any], weights: Weights) -> float:
    """Resources, Steam, workers, flags and the Grant."""
    value = (
        weights["goods"] * sum(me["goods"][what] for what in RESOURCES)
        + weights["wealth"] * me["goods"]["wealth"]
    )
    value += weights["steam"] * min(12, me["steam"]) + weights["worker"] * sum(
        bool(colour) for colour in me["workers"]
    )
    value += weights["flag"] * sum(me["flags"]) + weights["grant"] * me["grant"]
    return float(value)


def temples(view: Mapping[str, Any], me: Mapping[str, Any], left: float, weights: Weights) -> float:
    """Pilgrims: steps made count more, the more there is to multiply by the end."""
    return float(sum(weights["pilgrim-step"] * left * min(me["pilgrims"][kind], 9) for kind in TYPES))


def factory(me: Mapping[str, Any], left: float, weights: Weights) -> float:
    """Inventions by what they will pay, and by how near they are to their icons."""
    value = 0.0
    for floor, tile in enumerate(me["floors"]):
        if tile is None:
            continue
        step = me["steps"][floor]
        value += (
            weights["productions-ahead"] * left * floor_promises(floor, tile, me["upper"][floor], weights)
        )
        value += weights["step-made"] * step
        ahead = STEP_ICONS[floor][step + 1 :]
        value += (
            left
            * INVENTIONS[tile].right.n
            * weights["score-icon"]
            * (ahead.count("score") + 2 * ahead.count("score_twice"))
        )
        if step >= READY_AT[floor] and INVENTIONS[tile].quality != "university":
            value += weights["ready"] * min(1.0, 0.3 + left)
        if step == TRACK_END[floor]:
            value += 1.0
    return value


def floor_promises(floor: int, tile: str, upper: bool, weights: Weights) -> float:
    """What an invention will pay on average: as Leader or not, and better once it is developed."""
    data = INVENTIONS[tile]
    value = 0.0
    for op, low, high in zip(
        (data.left, data.middle, data.right), PAYS_LOWER[floor], PAYS_UPPER[floor], strict=True
    ):
        often = sum(high) / 2 if upper else sum(high) * 0.3 + sum(low) * 0.2
        value += worth(op, weights) * often
    return value


def trouble(me: Mapping[str, Any], left: float, weights: Weights) -> float:
    """Conflicts, and pairs of hexes that will be conflicts at the end of the turn."""
    value = 0.0
    for kind in TYPES:
        count = me["zone"].count(kind)
        angry = count >= PLAY.conflict_from_hexes
        value += weights["hex"] * min(count, 1) - (
            weights["conflict"] * (0.5 + left) if angry and not me["mayor"] else 0.0
        )
    return value


def floor_pays(me: Mapping[str, Any], floor: int, leads: bool, weights: Weights) -> float:
    """What an invention pays in one production."""
    tile = INVENTIONS[me["floors"][floor]]
    pays = PAYS_UPPER[floor] if me["upper"][floor] else PAYS_LOWER[floor]
    fields = (tile.left, tile.middle, tile.right)
    return sum(worth(op, weights) * times[leads] for op, times in zip(fields, pays, strict=True))


def worth(op: AnyOp, weights: Weights) -> float:
    """A bonus in points."""
    if isinstance(op, Gain):
        if op.what == "steam":
            return weights["steam"] * op.n
        return op.n * (weights["wealth"] if op.what == "wealth" else weights["goods"])
    return weights[OPS.get(type(op), "other-op")] * float(getattr(op, "n", 1))


# ------------------------------------------------------------------------------------------- what comes next
def pending(view: Mapping[str, Any], me: Mapping[str, Any], left: float, weights: Weights) -> float:
    """What the rest of the turn will bring to this seat."""
    phase = view["phase"]
    if phase == "produce" and me["seat"] in view["waiting"]:
        return production(me, view["leader"] == me["seat"], weights)
    if phase in ("exploit", "action") and view["active"] == me["seat"]:
        value = best_action(view, me, left, weights)
        return value + (exploitation(view, me, left, weights) if phase == "exploit" else 0.0)
    return 0.0


def production(me: Mapping[str, Any], leads: bool, weights: Weights) -> float:
    """The buildings worth their Steam, as far as it goes; the Leader's steps and Pilgrims."""
    steam, value = me["steam"], 0.0
    for building, floors in BUILDING_FLOORS.items():
        cost = BUILDING_STEAM_CONFLICT[building] if me["conflict"][COST_TILE] else BUILDING_STEAM[building]
        filled = [floor for floor in floors if me["floors"][floor] is not None]
        gain = sum(floor_pays(me, floor, leads, weights) for floor in filled)
        gain += weights["progress-step"] * len(filled) * (2 if leads else 1) + (
            weights["pilgrim-step"] if leads else 0.0
        )
        gain -= weights["steam"] * cost
        if filled and cost <= steam and gain > 0:
            steam -= cost
            value += gain
    return value


def exploitation(view: Mapping[str, Any], me: Mapping[str, Any], left: float, weights: Weights) -> float:
    """The hexes that the District makes the player take: a worker and Steam against a conflict."""
    tile = TILES[view["spaces"][me["sector"] * RINGS + INNER]["tile"]]
    value = 0.0
    for kind in tile.exploit:
        angry = me["zone"].count(kind) == PLAY.conflict_from_hexes - 1
        value += weights["worker"] + weights["steam"] - (weights["conflict"] * (0.5 + left) if angry else 0.0)
    return value


def best_action(view: Mapping[str, Any], me: Mapping[str, Any], left: float, weights: Weights) -> float:
    """The best action of the District that can be paid, less what it costs."""
    tile = TILES[view["spaces"][me["sector"] * RINGS + INNER]["tile"]]
    actions = list(SPENT_ON) if tile.action == "universal" else [str(tile.action)]
    values = [0.0, *(action_worth(view, me, action, left, weights) for action in actions)]
    if tile.action == "universal" or view["machine"]["sector"] == me["sector"]:
        values.append(contribution(view, me, weights))
    return max(values)


def action_worth(
    view: Mapping[str, Any], me: Mapping[str, Any], action: str, left: float, weights: Weights
) -> float:
    """A rough net gain of an action with what the player has."""
    have = me["goods"][SPENT_ON[action]] + me["goods"]["wealth"]
    if action == "invention":
        return weights["invent-early"] * left + weights["invent"] if have and None in me["floors"] else 0.0
    if action == "expand":
        return (
            weights["expand"] + weights["expand-early"] * left
            if have >= EXPAND_COST[1] and any(me["zone"])
            else 0.0
        )
    if action == "electrify":
        costs = [
            TILES[space["tile"]].electrify_cost
            for space in view["spaces"]
            if space["tile"] is not None and not space["lit"]
        ]
        payable = [cost for cost in costs if cost <= have]
        return weights["electrify"] + weights["electrify-cost"] * max(payable) if payable else 0.0
    reachable = any(slot.steam_cost <= me["steam"] for slot in CITY_SLOTS)
    return (
        weights["trade-unit"] * min(len(CITY_SLOTS[0].bonuses_left_to_right), have)
        if reachable and have
        else 0.0
    )


def contribution(view: Mapping[str, Any], me: Mapping[str, Any], weights: Weights) -> float:
    """A contribution to the Mega-Machine, if it is possible now."""
    short = sum(not me["goods"][what] for what in RESOURCES)
    ready = any(
        tile is not None
        and me["steps"][floor] >= READY_AT[floor]
        and INVENTIONS[tile].quality != "university"
        for floor, tile in enumerate(me["floors"])
    )
    payable = me["goods"]["wealth"] > short
    return weights["contribution"] if ready and payable and "" in view["machine"]["slots"] else 0.0
