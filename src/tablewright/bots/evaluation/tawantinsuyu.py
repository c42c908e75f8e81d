"""What a position of Tawantinsuyu is worth: points so far, final scoring as it stands, and what the feasts
to come and the goods in hand may still bring.
"""

from __future__ import annotations

from collections.abc import Mapping
from itertools import pairwise
from typing import Any, Final

from tablewright.games.tawantinsuyu.schema import (
    ARMY_CARDS,
    CONQUESTS,
    CONST,
    REGIONS,
    STATUES,
    TAPESTRY_VP,
    TEMPLE,
    WEAVINGS,
)

FEASTS: Final = CONST.feasts.value
FINAL: Final = CONST.final_vp.value

#: Expected points for one of each.
GOODS: Final = {"potato": 0.55, "corn": 0.9, "stone": 1.0, "gold": 1.6}
MANY_GOODS: Final = 14  # what exceeds this is hardly spent
WORKER: Final = 2.2
GOD_CARD: Final = 1.4
GOD_CARDS_KEPT: Final = 4  # more of them only cost upkeep
UPKEEP: Final = 0.7
SOLDIER_READY: Final = 1.7
SOLDIER_IN_HAND: Final = 1.4
SOLDIER_TIRED: Final = 0.7
STATUE: Final = {"small": 2.0, "large": 4.5}
STEPS: Final = 0.8  # for each feast to come
PRODUCTION: Final = 1.7
PRODUCTION_USED: Final = 1.2
PASSIVE: Final = 2.0
CONNECTION: Final = 1.6
REGION: Final = 0.7  # how sure the lead in a region is
CLIMB: Final = 0.8  # how sure it is that a marker keeps its place for the feasts to come


def evaluate(view: Mapping[str, Any], seat: int) -> float:
    """The points the seat may expect at the end."""
    me = view["incas"][seat]
    ahead: int = FEASTS - view["feasts_resolved"]
    statues = sum([STATUE[STATUES[statue].size] for statue in me["statues"]]) if ahead else 0.0
    own_steps = [*view["steps"].values()].count(seat)
    return (
        float(me["points"])
        + temple(me, ahead)
        + tapestries(me, ahead)
        + buildings(me, ahead)
        + goods(me, ahead)
        + cards(me, ahead)
        + army(me)
        + regions(view, seat, ahead)
        + statues
        + STEPS * ahead * own_steps
    )


def temple(me: Mapping[str, Any], ahead: int) -> float:
    """Points of the space at every feast to come, and its centre."""
    space = TEMPLE[me["temple"]]
    return float(CLIMB * ahead * space.feast_vp + space.final_vp)


def tapestries(me: Mapping[str, Any], ahead: int) -> float:
    """Final points, and a Merchant at every feast."""
    value = 0.0
    for row in me["tapestries"]:
        value += TAPESTRY_VP[len(row)]
        matches = sum(WEAVINGS[a].right == WEAVINGS[b].left for a, b in pairwise(row))
        value += CONNECTION * ahead * matches
    return value


def buildings(me: Mapping[str, Any], ahead: int) -> float:
    """Face-up buildings score; all of them work on."""
    up, down = len(me["production_up"]), len(me["production_down"])
    value = FINAL.face_up_building * (up + len(me["passive"]))
    return (
        value + ahead * (PRODUCTION * up + PRODUCTION_USED * down) + PASSIVE * ahead * len(me["passive"]) / 2
    )


def goods(me: Mapping[str, Any], ahead: int) -> float:
    """Goods can still be spent while feasts are ahead; gold and workers score anyway."""
    owned = me["goods"]
    gold = FINAL.gold * owned["gold"]
    workers = FINAL.worker * len(me["workers"])
    if not ahead:
        return float(gold + workers)
    total = sum(owned.values())
    share = 1.0 if total <= MANY_GOODS else MANY_GOODS / total
    spent = share * sum(worth * owned[good] for good, worth in GOODS.items())
    return float(max(spent, gold) + WORKER * min(2, len(me["workers"])) + workers)


def cards(me: Mapping[str, Any], ahead: int) -> float:
    """God cards pay for placements, but each costs a potato at the next feast."""
    count = me["god_count"]
    useful = min(count, GOD_CARDS_KEPT)
    return float(FINAL.god_card_in_hand * count + (GOD_CARD * useful - UPKEEP * count if ahead else 0.0))


def army(me: Mapping[str, Any]) -> float:
    """Soldiers on the table and in hand; of hidden hands only the size is known."""
    ready = sum(ARMY_CARDS[card].soldiers for card in me["army_up"])
    tired = sum(ARMY_CARDS[card].soldiers for card in me["army_down"])
    hand = me["army"]
    held = sum(ARMY_CARDS[card].soldiers for card in hand) if hand is not None else 1.4 * me["army_count"]
    return (
        FINAL.face_up_army_card * len(me["army_up"])
        + SOLDIER_READY * ready
        + SOLDIER_TIRED * tired
        + SOLDIER_IN_HAND * held
    )


def regions(view: Mapping[str, Any], seat: int, ahead: int) -> float:
    """The casualties at every feast to come, in the regions the seat leads."""
    worth = len(view["casualties"]) + 1
    value = 0.0
    for region in REGIONS:
        owners = [view["conquests"].get(space.id) for space in CONQUESTS if space.region == region]
        counts = {owner: owners.count(owner) for owner in owners if owner is not None}
        if seat in counts:
            leads = counts[seat] == max(counts.values())
            value += (REGION if leads else 0.2) * ahead * worth
    return value
