"""What a position of Tawantinsuyu is worth: points so far, final scoring as it stands, and what goods, cards
and pieces may still bring in the turns and feasts to come.

Everything that must still be used is worth less and less as the turns run out; how many are left follows from
the workers who still have to leave the Village.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from tablewright.bots.evaluation.weights import Weights, weighed
from tablewright.games.tawantinsuyu.schema import (
    ARMY_CARDS,
    BENEFITS,
    CONQUESTS,
    CONST,
    GOD_CARDS,
    PRODUCTION,
    REGIONS,
    STATUES,
    TAPESTRY_VP,
    TEMPLE,
    TEMPLE_TOP,
    WEAVING_REWARDS,
    WEAVINGS,
    ArmyDraw,
    ArmyTrain,
    BuildingFree,
    Choose,
    Climb,
    DoTask,
    Effect,
    Gain,
    Refresh,
    StatueFree,
    StepsFree,
    TakeGodCard,
    TakeNomad,
    Vp,
    WeavingFree,
    by_players,
)

FEASTS: Final = CONST.feasts.value
FINAL: Final = CONST.final_vp.value
PENALTY: Final = CONST.feast_missing_potato_penalty_vp.value
WORKER_LIMIT: Final = CONST.worker_limit_end_of_turn.value

#: Points that one unit brings when it is spent well: 2 corn are a temple space, 3 stone a statue or steps.
GOODS: Final = {"potato": 0.6, "corn": 1.3, "stone": 1.4, "gold": 1.9}
#: So many units of one kind find a use soon; what exceeds them counts half.
ENOUGH: Final = {"potato": 6, "corn": 6, "stone": 6, "gold": 4}
SPENT_PER_TURN: Final = 4.0  # units of goods that a turn can use up

#: Points of an operation that stands for itself.
STEP_WORTH: Final[dict[type, float]] = {
    ArmyDraw: 2.0,
    ArmyTrain: 2.3,
    TakeGodCard: 1.5,
    TakeNomad: 1.8,
    WeavingFree: 2.5,
    StepsFree: 7.0,
    StatueFree: 5.5,
    BuildingFree: 5.0,
    Climb: 4.0,
    Refresh: 1.2,
    DoTask: 1.5,
}

#: How many workers a player takes from the Village in a turn, bought or lost in war.
PACE: Final = 0.75
BAG_FOR_VILLAGE: Final = 0.6  # the other workers of the bag join the Nomads
TURNS_AT_FEAST: Final = 0.5  # an empty Village leaves most players one more turn

WORKERS: Final = (0.0, 1.8, 2.8)  # by number: one for this turn, one for the next; a purchase replaces them
GOD_CARDS_HELD: Final = (1.9, 1.7, 1.4, 1.0, 0.6)  # each further one: payment for a placement or for a feast
GOD_CARD_MORE: Final = 0.2
CARDS_USED_PER_TURN: Final = 0.4
WITH_STATUE: Final = 0.5  # share of a card's benefit that a statue of its god will bring

SOLDIER: Final = {"up": 2.0, "hand": 1.6, "down": 0.9}
MANY_SOLDIERS: Final = 9  # more of them wait for conquests that never come
SOLDIERS_PER_HIDDEN_CARD: Final = 1.4

#: Spaces of the temple that a statue becomes, if its Worship comes in time.
STATUE_SPACES: Final = {size: 0.75 * n for size, n in CONST.worship_active_spaces.value.items()}
STATUE_OF_GOD: Final = 0.8  # it opens the benefits of the cards of its god
TEMPLE_STAYS: Final = 0.95  # share of the points of a space at the feasts to come
REWARD_AT_FEAST: Final = 0.5  # share of a reward's worth: it comes late
TEMPLE_NEXT: Final = 0.35  # share of the next centre value that a marker on the way may count on
CASUALTIES_PER_FEAST: Final = 1.5
LEAD: Final = {2: 0.95, 1: 0.85, 0: 0.65}  # how sure a region is, by the lead in markers
TRAIL: Final = 0.2

PRODUCTIONS_PER_TURN: Final = {"up": 0.22, "down": 0.15}
TURNED_UP_AGAIN: Final = 0.6
PASSIVE_PER_TURN: Final = 0.25
MANY_TURNS: Final = 20.0  # a game has hardly more
WEAVING_MORE: Final = 0.25  # a longer tapestry makes the next weaving worth more
MERCHANTS_PER_TURN: Final = 0.05  # beside the one of every feast

#: Words of a view for where the turn stands, and what is still to come in it.
SECOND_ACTION: Final = "second-action"
TURN_END: Final = "turn-end"
SECOND_ACTION_WORTH: Final = 2.2
PURCHASE_WORTH: Final = 0.8


def effect_worth(effect: Effect) -> float:
    """Points that a printed benefit brings, in the middle of a game."""
    total = 0.0
    for step in effect:
        if isinstance(step, Gain):
            total += (
                GOODS["potato"] * step.potato
                + GOODS["corn"] * step.corn
                + GOODS["stone"] * step.stone
                + GOODS["gold"] * step.gold
            )
        elif isinstance(step, Vp):
            total += step.n
        elif isinstance(step, Choose):
            total += max(effect_worth(option) for option in step.options)
        else:
            total += STEP_WORTH.get(type(step), 1.0)
    return total


FACE_WORTH: Final = {card.id: effect_worth(BENEFITS[card.face]) for card in GOD_CARDS.values()}
PRODUCE_WORTH: Final = {tile.id: effect_worth(tile.produce) for tile in PRODUCTION.values()}
CONNECTION_WORTH: Final = {half: effect_worth(reward) for half, reward in WEAVING_REWARDS.items()}
REWARD_WORTH: Final = tuple(effect_worth(space.reward) for space in TEMPLE)
#: By feasts to come and space.
TEMPLE_WORTH: Final = [
    [
        ahead * (TEMPLE_STAYS * space.feast_vp + REWARD_AT_FEAST * REWARD_WORTH[i])
        + space.final_vp
        + (TEMPLE_NEXT * (TEMPLE[i + 1].final_vp - space.final_vp) if ahead and i < TEMPLE_TOP else 0.0)
        for i, space in enumerate(TEMPLE)
    ]
    for ahead in range(FEASTS + 1)
]
REGION_IDS: Final = {
    region: [space.id for space in CONQUESTS if space.region == region] for region in REGIONS
}


def evaluate(view: Mapping[str, Any], seat: int, weights: Weights) -> float:
    """The points the seat may expect at the end."""
    me = view["incas"][seat]
    return float(me["points"]) + weighed(things(view, seat), weights)


def things(view: Mapping[str, Any], seat: int) -> dict[str, float]:
    """What everything may still bring, by hand; how far to trust in each, early and late, is learned."""
    me = view["incas"][seat]
    ahead: int = FEASTS - view["feasts_resolved"]
    turns = turns_left(view, seat)
    found = {
        "temple": temple(me, ahead),
        "statues": statues(me, ahead, turns),
        "tapestries": tapestries(me, ahead, turns),
        "buildings": buildings(me, turns),
        "goods": goods(me, turns),
        "workers": workers(me, turns),
        "god-cards": god_cards(me, ahead, turns, turns_to_feast(view, turns)),
        "army": army(me, turns),
        "regions": regions(view, seat, ahead),
        "steps": turns * [*view["steps"].values()].count(seat),
        "rest-of-turn": rest_of_turn(view, seat),
    }
    early = turns / MANY_TURNS
    found.update({f"{name}-early": early * worth for name, worth in found.items()})
    return found


# --------------------------------------------------------------------------------------------------- time
def turns_left(view: Mapping[str, Any], seat: int) -> float:
    """Own turns to come, by the workers who still have to leave the Village."""
    players: int = view["players"]
    holder: int = view["feast_holder"]
    to_trigger: int = FEASTS - view["feasts_triggered"]
    if not to_trigger:
        return 1.0 if has_turn_before(view["active"], holder, seat, players) else 0.0
    fills = to_trigger if holder >= 0 else to_trigger - 1
    room = fills * by_players(CONST.village_size.value, players)
    to_leave = len(view["village"]) + min(room, BAG_FOR_VILLAGE * sum(view["bag"].values()))
    return float(to_leave / (PACE * players) + TURNS_AT_FEAST * (to_trigger + (holder >= 0)))


def has_turn_before(active: int, holder: int, seat: int, players: int) -> bool:
    """Whether a seat still has a turn after the active one's before the holder's next."""
    if seat in (holder, active):
        return False
    to_holder = (holder - active) % players or players
    return (seat - active) % players < to_holder


def turns_to_feast(view: Mapping[str, Any], turns: float) -> float:
    """Own turns until the next feast."""
    if view["feast_holder"] >= 0:
        return min(turns, TURNS_AT_FEAST)
    return min(turns, float(len(view["village"]) / (PACE * view["players"])) + TURNS_AT_FEAST)


def rest_of_turn(view: Mapping[str, Any], seat: int) -> float:
    """What the seat may still do in its turn."""
    if view["active"] != seat:
        return 0.0
    if view["step"] == SECOND_ACTION:
        return SECOND_ACTION_WORTH + PURCHASE_WORTH
    return PURCHASE_WORTH if view["step"] == TURN_END and view["village"] else 0.0


# -------------------------------------------------------------------------------------------- what is owned
def temple(me: Mapping[str, Any], ahead: int) -> float:
    """Points and reward of the space at every feast to come, its centre, and a hope of the next centre."""
    return float(TEMPLE_WORTH[ahead][me["temple"]])


def statues(me: Mapping[str, Any], ahead: int, turns: float) -> float:
    """Spaces of the temple that statues may become, and the god cards that they open."""
    points_of_space = ahead + 1
    value = 0.0
    for statue in me["statues"]:
        value += STATUE_OF_GOD + points_of_space * STATUE_SPACES[STATUES[statue].size]
    return min(1.0, turns / 3) * value


def tapestries(me: Mapping[str, Any], ahead: int, turns: float) -> float:
    """Final points, and a Merchant at every feast."""
    merchants = ahead + MERCHANTS_PER_TURN * turns
    value = 0.0
    for row in me["tapestries"]:
        value += TAPESTRY_VP[len(row)] + WEAVING_MORE * min(turns, 4.0) * len(row)
        for left, right in pairwise(row):
            half = WEAVINGS[left].right
            if half == WEAVINGS[right].left:
                value += merchants * CONNECTION_WORTH[half]
    return value


def buildings(me: Mapping[str, Any], turns: float) -> float:
    """Face-up buildings score at the end; all of them work on."""
    value = (FINAL.face_up_building + PASSIVE_PER_TURN * turns) * len(me["passive"])
    for tile in me["production_up"]:
        value += FINAL.face_up_building + PRODUCTIONS_PER_TURN["up"] * turns * PRODUCE_WORTH[tile]
    for tile in me["production_down"]:
        value += PRODUCTIONS_PER_TURN["down"] * turns * PRODUCE_WORTH[tile]
        value += TURNED_UP_AGAIN * FINAL.face_up_building * min(1.0, turns / 3)
    return value


def goods(me: Mapping[str, Any], turns: float) -> float:
    """Goods that can still be spent; gold scores anyway."""
    owned = me["goods"]
    total = sum(owned.values())
    if not total:
        return 0.0
    spent = min(1.0, SPENT_PER_TURN * turns / total)
    value = 0.0
    for good, worth in GOODS.items():
        count, enough = owned[good], ENOUGH[good]
        value += worth * (count if count <= enough else enough + (count - enough) / 2)
    return float(spent * value + (1 - spent) * FINAL.gold * owned["gold"])


def workers(me: Mapping[str, Any], turns: float) -> float:
    """Workers to place; those left score."""
    count = min(WORKER_LIMIT, len(me["workers"]))
    used = min(1.0, turns / 2)
    return float(used * WORKERS[count] + (1 - used) * FINAL.worker * count)


def god_cards(me: Mapping[str, Any], ahead: int, turns: float, to_feast: float) -> float:
    """God cards pay for placements, work at feasts and score a little, but each costs a potato at a feast."""
    count: int = me["god_count"]
    used = min(1.0, turns / 2)
    value = 0.0
    for i in range(count):
        worth = GOD_CARDS_HELD[i] if i < len(GOD_CARDS_HELD) else GOD_CARD_MORE
        value += used * worth + (1 - used) * FINAL.god_card_in_hand
    if me["gods"] and me["statues"] and turns:
        gods = [STATUES[statue].god for statue in me["statues"]]
        value += used * WITH_STATUE * sum(FACE_WORTH[c] for c in me["gods"] if GOD_CARDS[c].god in gods)
    if ahead:
        kept = max(0.0, count - CARDS_USED_PER_TURN * to_feast)
        paid = min(kept, float(me["goods"]["potato"]))
        value -= GOODS["potato"] * paid + PENALTY * (kept - paid)
    return value


def army(me: Mapping[str, Any], turns: float) -> float:
    """Soldiers on the table and in hand; of hidden hands only the size is known."""
    likely = min(1.0, turns / 3)
    up = sum(ARMY_CARDS[card].soldiers for card in me["army_up"])
    down = sum(ARMY_CARDS[card].soldiers for card in me["army_down"])
    hand = me["army"]
    if hand is None:
        held = SOLDIERS_PER_HIDDEN_CARD * me["army_count"]
    else:
        held = float(sum(ARMY_CARDS[card].soldiers for card in hand))
    value = SOLDIER["up"] * up + SOLDIER["hand"] * held + SOLDIER["down"] * down
    total = up + down + held
    if total > MANY_SOLDIERS:
        value *= (MANY_SOLDIERS + total) / 2 / total
    return float(FINAL.face_up_army_card * len(me["army_up"]) + likely * value)


def regions(view: Mapping[str, Any], seat: int, ahead: int) -> float:
    """The casualties at every feast to come, in the regions the seat leads or may lead."""
    if not ahead:
        return 0.0
    now = len(view["casualties"])
    scored = sum(now + CASUALTIES_PER_FEAST * (i + 0.5) for i in range(ahead))
    conquests = view["conquests"]
    value = 0.0
    for spaces in REGION_IDS.values():
        owners = [conquests[space] for space in spaces if space in conquests]
        mine = owners.count(seat)
        if mine:
            best = max([owners.count(other) for other in owners if other != seat], default=0)
            lead = mine - best
            if lead == 0:
                lead = 0 if owners[-1] == seat else -1
            value += scored * (LEAD[min(2, lead)] if lead >= 0 else TRAIL)
    return value
