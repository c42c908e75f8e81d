"""What a position of Imperial Settlers is worth.

Points so far, what the Locations count at the end, and what they, the Deals and the goods may still bring:
less from round to round, and nothing that a passed player would lose in Cleanup.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from tablewright.bots.evaluation.weights import Weights, weighed
from tablewright.games.settlers.cards import (
    ATLANTEANS,
    BOARDS,
    CARDS,
    GOODS,
    ROUNDS,
    Card,
    Cost,
    Effects,
    can_pay,
)

#: Points that one good may become, early in the game.
WORTH: Final[dict[str, float]] = {
    "wood": 0.65,
    "stone": 0.75,
    "food": 0.65,
    "gold": 0.8,
    "worker": 0.42,
    "raze": 0.55,
    "defense": 0.1,
    "vp": 1.0,
    "card": 0.5,
    "card_common": 0.45,
    "card_faction": 0.55,
    "samurai": 0.25,
    "tech": 0.7,
    "adv_scoring": 0.9,
    "adv_defensive": 0.3,
    "adv_tech": 1.0,
    "favor": 0.5,
    "favor_tricolor": 0.6,
    "foundation": 0.55,
}
#: Steps without goods of their own.
STEPS: Final[dict[str, float]] = {
    "gain_choice": 0.75,
    "draw_keep": 0.8,
    "copy_production": 1.1,
    "gain_from_deals": 0.65,
    "gain_raze_field": 0.75,
    "raze_location": 2.0,
    "raze_with_exchange": 3.0,
    "remove_location": 1.6,
    "steal_resource": 1.2,
    "discard_deal": 0.9,
    "take_deal": 1.6,
    "sign_deal": 1.4,
    "build_card": 1.0,
    "activate": 1.2,
    "clear_location": 0.9,
    "block_location": 0.6,
    "take_over_location": 1.4,
    "foundation_from_hand": 0.6,
    "opponent_discards": 0.5,
    "gain_tiers": 0.6,
    "gain_per_full_set": 1.0,
    "gain_match": 0.7,
    "gain_match_favor": 0.9,
    "take_match": 0.5,
    "copy_stored": 1.2,
    "draw_split": 0.7,
    "draw_discard_any": 1.5,
    "draw_color": 0.6,
    "draw_and_raze": 1.2,
    "reorder_top": 0.2,
    "reveal_take": 0.5,
    "reveal_build": 1.5,
    "return_from_discard": 0.6,
    "opponent_faction_deck": 0.6,
    "shuffle_into_faction_deck": 1.0,
    "shuffle_deal_into_deck": -0.6,
    "discard_for_match": 2.0,
    "exchange": 0.4,
    "swap_resource": 0.2,
    "pay_repeat": 0.8,
    "prayer": 1.4,
    "remove_pair": 0.8,
    "take_location": 2.0,
    "conquer": 3.0,
    "move_location_left": 0.3,
    "fortify": 2.5,
    "share_feature": 0.9,
    "protect_location": 0.4,
    "foundation_from_opponent_hand": 0.9,
    "foundation_from_deck": 1.1,
    "restore_foundation": 1.3,
    "send_worker_free": 0.9,
    "move_tech": 0.3,
    "place_token": 0.2,
    "place_statue_part": 3.0,
    "put_here": 0.8,
    "tuck_here": 0.2,
    "tuck_under_location": 1.5,
    "unlock": 1.2,
    "each_player": 0.0,
    "discard_cards": -0.5,
    "keep_through_cleanup": 0.1,
}
#: What a feature brings in a round.
FEATURES: Final[dict[str, float]] = {
    "build": 1.3,
    "raze": 0.9,
    "sign_deal": 0.7,
    "deploy_samurai": 0.8,
    "opponent_exchanges_workers": 0.9,
    "gain_vp_at_least": 1.0,
    "conquer": 0.6,
    "siege": 0.3,
    "activate": 1.2,
    "send_worker": 0.8,
    "opponent_sends_worker": 0.6,
    "new_set": 1.2,
    "prayer": 0.9,
    "spend_tech": 0.8,
    "gain_favor": 0.8,
    "own_location_lost": 0.4,
    "foundation_used": 0.8,
    "shuffle_back": 0.9,
    "cleanup": 0.5,
    "gain_vp_from_location": 0.8,
}
COUNTED: Final = 1.7  # Locations of a colour that such a card counts on average
MANY: Final = 3  # uses of an action Location that has no limit
USED: Final = 0.75  # how often an action Location is used in a round, of the times it could be
LOST_LOCATION: Final = 1.2  # one that is discarded for a build
KEPT_PART: Final = 1.5  # of goods that are stored on a card: it produces by them
UNBESIEGED: Final = 0.8  # part of what the levels of a Fortress would give if nobody came
UNLOCKED: Final = 1.6  # the second ability of a card, for the rest of a round
LIKELY: Final = 0.5  # part of its worth that a possible build has before it is made
LAST_GOODS: Final = 0.2  # part of their worth that goods keep in the last round
HAND: Final = (0.5, 0.5, 0.45, 0.4, 0.3, 0.12)  # a card in hand, by round


def evaluate(view: Mapping[str, Any], seat: int, weights: Weights) -> float:
    """The points a seat may expect at the end."""
    settler = view["settlers"][seat]
    if view["phase"] == "over":
        return float(settler["points"])
    return float(settler["points"]) + weighed(things(view, seat), weights)


def things(view: Mapping[str, Any], seat: int) -> dict[str, float]:
    """What everything may still bring, by hand; how far to trust in each, early and late, is learned."""
    settler = view["settlers"][seat]
    number: int = view["round"]
    ahead = ROUNDS - number + (1 if view["phase"] == "lookout" else 0)
    found = {
        "goods": goods_worth(settler, number),
        "income": sum([WORTH[good] for good in settler["income"]]) * ahead,
        "hand": settler["cards"] * HAND[min(number, len(HAND) - 1)],
        "prospect": prospect(settler, ahead),
        "locations": 0.0,
        "location-income": 0.0,
        "foundations": 0.0,
    }
    for holder in view["settlers"]:
        for location in holder["empire"]:
            if location["owner"] == seat:
                add_location(found, location, settler, ahead)
    early = ahead / ROUNDS
    found.update({f"{name}-early": early * worth for name, worth in found.items()})
    alone = view["virtual"] is not None
    found["goal"] = float(min(goal_reached(settler), len(view["collection"]) + 3)) if alone else 0.0
    return found


def goods_worth(settler: Mapping[str, Any], number: int) -> float:
    """Goods in the supply; who has passed keeps only what the board stores."""
    keeps = GOODS[BOARDS[settler["faction"]].keeps]
    part = LAST_GOODS if number == ROUNDS else 1.0
    if settler["passed"]:
        kept = settler["goods"][keeps] if number < ROUNDS else 0
        return float(kept * WORTH[keeps] * 0.9)
    return float(sum(n * WORTH[good] for good, n in settler["goods"].items()) * part)


def prospect(settler: Mapping[str, Any], ahead: int) -> float:
    """What the best build brings that the player could make now, as far as the hand is known."""
    if settler["passed"] or settler["hand"] is None:
        return 0.0
    goods = [settler["goods"].get(good, 0) for good in GOODS]
    places = len(settler["empire"])
    gains = [
        BUILT[card.kind] + INCOME[card.kind] * ahead
        for card in (CARDS[name] for name in settler["hand"])
        if card.is_built and card.cost.locations <= places and can_pay(goods, card.cost)
    ]
    return LIKELY * max(gains, default=0.0)


def add_location(
    found: dict[str, float], location: Mapping[str, Any], settler: Mapping[str, Any], ahead: int
) -> None:
    """What a Location counts and may still bring."""
    if location["foundation"]:
        found["foundations"] += 1.0 if ahead or not settler["passed"] else 0.0
        return
    card = CARDS[location["card"]]
    rounds = float(ahead)
    if card.ability is not None and not settler["passed"] and location["uses"] < card.ability.times:
        rounds += 0.5  # it can still be used in this one
    guarded = 0.15 * (location["defended"] + location["samurai"]) if ahead else 0.0
    laid = (len(location["laid"]) + location["under"]) * card.deposit_value
    found["locations"] += card.end_value + guarded + laid
    found["location-income"] += INCOME[card.kind] * rounds
    if "more" in location:
        found["locations"] += extras_worth(location["more"], card, settler, ahead, rounds)


def extras_worth(
    more: Mapping[str, Any], card: Card, settler: Mapping[str, Any], ahead: int, rounds: float
) -> float:
    """What tokens, stored Goods and levels on a Location bring: more uses, points for each, protection."""
    income = INCOME[card.kind]
    value = -income * rounds if more["barred"] else 0.0
    value += float(more["tech"] * (0.2 + 0.8 * income * rounds))
    value += float(more["scoring"] * (0.2 + 0.9 * rounds) + more["defensive"] * 0.4)
    value += sum([WORTH[good] for good in more["stored"]]) * KEPT_PART
    value += more["level"] * card.rare.level_value * (ahead + 1) * UNBESIEGED
    if more["unlocked"] and not settler["passed"]:
        value += UNLOCKED
    return float(value)


def goal_reached(settler: Mapping[str, Any]) -> int:
    """Faction Locations of the Empire, Conquered ones included; of the Atlanteans Common ones."""
    wants_common = settler["faction"] == ATLANTEANS
    own = [loc for loc in settler["empire"] if not loc["foundation"] and loc["owner"] == settler["seat"]]
    return sum([CARDS[loc["card"]].common == wants_common for loc in own])


# ------------------------------------------------------------------------------------- worth of a card
def income(card: Card) -> float:
    """What a card brings in a round."""
    value = effects_worth(card.production)
    value += sum(FEATURES[trigger.when] for trigger in card.triggers)
    if card.ability is not None:
        profit = effects_worth(card.ability.effects) - cost_worth(card.ability.cost)
        value += max(0.2, profit) * USED * (1 + 0.6 * (min(card.ability.times, MANY) - 1))
    value += 0.8 * bool(card.stores or card.holds) + 1.2 * bool(card.deposit) + 0.4 * card.protects
    return value


def effects_worth(effects: Effects) -> float:
    """What the steps of an effect bring."""
    value = 0.0
    for effect in effects:
        if effect.op == "gain":
            value += sum(n * WORTH[GOODS[good]] for good, n in effect.goods)
        elif effect.op == "pay":
            value -= sum(n * WORTH[GOODS[good]] for good, n in effect.goods)
        elif effect.op == "gain_per":
            value += COUNTED * WORTH[GOODS[effect.goods[0][0]]]
        elif effect.op == "choose":
            value += max(effects_worth(branch) for branch in effect.branches)
        else:
            value += STEPS[effect.op] * (effect.args.n if effect.op == "gain_choice" else 1)
    return value


def cost_worth(cost: Cost) -> float:
    """What the cost of an activation is worth."""
    resources = 0.65 * cost.wood + 0.75 * cost.stone + 0.65 * cost.food
    tokens = sum(n * WORTH[GOODS[good]] for good, n in cost.others)
    return resources + WORTH["gold"] * cost.gold + tokens + 0.5 * cost.cards + 1.5 * cost.deals + cost.as_raze


def built(card: Card) -> float:
    """What building a card brings at once and at the end, beyond its price."""
    if not card.is_built:  # an Instant is played once, an Event just happens
        return effects_worth(card.instant)
    value = card.end_value + effects_worth(card.production) + effects_worth(card.bonus)
    return value - cost_worth(card.cost) - LOST_LOCATION * card.cost.locations


INCOME: Final[dict[str, float]] = {card.kind: income(card) for card in CARDS.values()}
BUILT: Final[dict[str, float]] = {card.kind: built(card) for card in CARDS.values()}
