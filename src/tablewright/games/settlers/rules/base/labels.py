"""What the labels of answers say besides a name: whose a thing is, what it costs, what it gives.

Each function makes what a question tells of its answers; it is worked out only when somebody reads it.
"""

from __future__ import annotations

from typing import Any

from tablewright.games.settlers.box.cards import GOODS, NO_DEAL, RAZE, Amounts, Card, Cost
from tablewright.games.settlers.rules.hooks import PRICES
from tablewright.games.settlers.rules.state import (
    ACTIVATE,
    BUILD,
    DEAL,
    RAZE_HAND,
    Location,
    Settler,
    Settlers,
    controller,
    everybody,
)

Told = dict[str, object]
#: How a Location or Foundation is called that can be given up.
LOCATION = "location"
FOUNDATION = "foundation"
UNSEEN = "unseen"


def whose(g: Settlers) -> Told:
    """In whose Empire a Location stands."""
    return {"whose_seat": lambda location: controller(g, location).seat}


def whose_deal(g: Settlers, me: Settler) -> Told:
    """What a Deal gives, and under whose board its card lies; a Trade Route is the player's own."""

    def holder(deal: Card | Location) -> int:
        return next((other.seat for other in everybody(g) if deal in other.deals), me.seat)

    return {"good": good_of_deal, "whose_seat": holder}


def good_of_deal(deal: Card | Location) -> str:
    """SET-5.4 The good of a Deal, by name."""
    return GOODS[deal.card.deal if isinstance(deal, Location) else deal.deal]


def given_for(card: str) -> Told:
    """What can be given up for a card: Foundations are called so, and those nobody has seen have a number."""
    return {"card": card, "state": state_of, "number": number_of}


def state_of(location: Location) -> str:
    """Whether it is a Location, a Foundation, or one that nobody has seen."""
    if not location.foundation:
        return LOCATION
    return UNSEEN if number_of(location) else FOUNDATION


def number_of(location: Location) -> int:
    """SETX-7.1 The number of a Foundation that nobody has seen; 0 for all others."""
    more = location.more
    return 0 if more is None or not more.name else int(more.name.rpartition("-")[2])


# ---------------------------------------------------------------------------------------------------- a turn
def told_of_turn(g: Settlers, me: Settler) -> Told:
    """Of each action whose Location it concerns, and the goods: what it costs, or what it gives."""
    return {
        "whose_seat": lambda doing: seat_concerned(g, me, doing),
        "goods": lambda doing: goods_concerned(g, me, doing),
    }


def seat_concerned(g: Settlers, me: Settler, doing: Any) -> int:
    """In whose Empire the Location stands."""
    is_of_location = isinstance(doing, tuple) and isinstance(doing[1], Location)
    return controller(g, doing[1]).seat if is_of_location else me.seat


def goods_concerned(g: Settlers, me: Settler, doing: Any) -> dict[str, int]:
    """What a build, an activation or an attack costs; what a Deal or a card razed from hand gives."""
    name, thing = doing if isinstance(doing, tuple) else (doing, None)
    if name == BUILD:
        return cost_in_words(thing.cost)
    if name == ACTIVATE:
        ability = thing.card.ability  # none, where somebody reads why it cannot be activated
        return {} if ability is None else cost_in_words(ability.cost)
    if name == DEAL:
        return {} if thing.deal == NO_DEAL else {GOODS[thing.deal]: 1}
    if name == RAZE_HAND:
        return {GOODS[good]: thing.raze.count(good) for good in thing.raze}
    price = PRICES.get(name)
    return {} if price is None else amounts_in_words(price(g, me, thing))


def amounts_in_words(amounts: Amounts) -> dict[str, int]:
    """Goods by their names."""
    return {GOODS[good]: n for good, n in amounts if n}


def cost_in_words(cost: Cost) -> dict[str, int]:
    """A cost by the names of what is paid and discarded."""
    goods = {"wood": cost.wood, "stone": cost.stone, "food": cost.food, "gold": cost.gold}
    goods |= {GOODS[good]: n for good, n in cost.others}
    goods |= {
        "resource": cost.any_resources,
        "location": cost.locations,
        "discard_card": cost.cards,
        "discard_deal": cost.deals,
        "discard_foundation": cost.foundations,
    }
    if cost.as_raze:  # SET-17.52 more for an enemy Location
        goods[GOODS[RAZE]] = 1
    return {name: n for name, n in goods.items() if n}
