"""What cards do: the steps of their effects, one after the other.

Each chapter enters the steps it knows into `DOING`, and into `POSSIBLE` those that need a target or goods
(SET-10.8). A step gets the table, the player who uses the card, the step itself, the Location it is written
on (None: not on a Location) and where points come from.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tablewright.engine import Rule, choose, choose_many, may_choose, reveal, tell, tell_secretly
from tablewright.games.settlers.cards import GOODS, KEPT, NUMBER, SAMURAI, VP, Effect, Effects, Trigger
from tablewright.games.settlers.schema import DrawKeep, GainChoice, GainPer
from tablewright.games.settlers.state import (
    Location,
    Settler,
    Settlers,
    count_colour,
    count_samurai,
    works,
)
from tablewright.games.settlers.supply import (
    discard_card,
    gain_card,
    gain_plain,
    spend,
    take_faction,
)

Doing = Callable[[Settlers, Settler, Effect, "Location | None", str], Rule[None]]
#: Whether a step can be carried out with the goods that will be left then.
Possible = Callable[[Settlers, Settler, Effect, "Location | None", "list[int]"], bool]

DOING: Final[dict[str, Doing]] = {}
POSSIBLE: Final[dict[str, Possible]] = {}
#: Steps that need goods of their own after the cost of the activation is paid.
NEEDS_GOODS: Final[list[str]] = ["build_card", "activate"]


def carry_out(g: Settlers, me: Settler, effects: Effects, here: Location | None, source: str) -> Rule[None]:
    """SET-15.10 Do all steps as the card says, in their order."""
    for effect in effects:
        if effect.plain:
            gain_at_once(g, me, effect, source)
        else:
            yield from DOING[effect.op](g, me, effect, here, source)


def is_possible(g: Settlers, me: Settler, effects: Effects, here: Location | None, goods: list[int]) -> bool:
    """SET-10.8 Whether the first step has what it needs; the steps behind it follow from it."""
    test = POSSIBLE.get(effects[0].op)
    return test is None or test(g, me, effects[0], here, goods)


# ------------------------------------------------------------------------------------------------ gains
def gain_at_once(g: Settlers, me: Settler, effect: Effect, source: str) -> None:
    """A gain without any decision."""
    goods = effect.goods
    if effect.op == "gain_per":
        goods = ((goods[0][0], amount_per(me, effect)),)
    gain_plain(g, me, goods, source)


def gain(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-5.5 Printed goods; SET-15.8 of several cards as many as there are."""
    for good, n in effect.goods:
        if good == SAMURAI:
            yield from DOING["gain_samurai"](g, me, effect, here, source)
        elif good < KEPT or good == VP:
            gain_plain(g, me, ((good, n),), source)
        else:
            for _ in range(n):
                yield from gain_card(g, me, good)


def gain_choice(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Goods of choice, one by one."""
    wanted: GainChoice = effect.args
    for _ in range(wanted.n):
        name = yield from choose(me, "take-good", list(wanted.goods))
        gain_plain(g, me, ((NUMBER[name], 1),), source)


def gain_per(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Cards by Locations of a colour or by Samurai, one by one; other goods come at once."""
    for _ in range(amount_per(me, effect)):
        yield from gain_card(g, me, effect.goods[0][0])


def amount_per(me: Settler, effect: Effect) -> int:
    """SET-7.9, SET-17.11, SET-17.68 As many as there are Locations of a colour or Samurai, up to a maximum.

    SET-15.12 They are always those of whoever uses the card.
    """
    wanted: GainPer = effect.args
    counted = wanted.per.locations
    count = count_samurai(me) if counted is None else count_colour(me, counted.color)
    return min(wanted.max, count // wanted.each * wanted.n)


def draw_keep(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.12 Look at the top cards of the own Faction deck, keep some, discard the others."""
    wanted: DrawKeep = effect.args
    for _ in range(wanted.n):
        card = take_faction(me)
        if card is not None:
            me.offer.append(card)
    if not me.offer:
        return
    reveal(g)
    if g._journal is not None:
        shown = [card.id for card in me.offer]
        tell_secretly(g, "look", {me.seat: {"cards": shown}}, seat=me.seat, count=len(shown))
    keep = min(wanted.keep, len(me.offer))
    kept = yield from choose_many(me, "keep-card", me.offer[:], keep, keep)
    rest = [card for card in me.offer if card not in kept]
    me.offer.clear()
    me.hand += kept
    for card in rest:
        discard_card(g, card)
        tell(g, "discard", seat=me.seat, card=card.id)


def choose_branch(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """One of several effects, whichever can be paid."""
    open_branches = [i for i, branch in enumerate(effect.branches) if can_afford(me, branch)]
    if not open_branches:
        return
    told = branches_in_words(effect.branches)
    i = yield from choose(me, "choose-effect", open_branches, None, told)
    yield from carry_out(g, me, effect.branches[i], here, source)


def can_afford(me: Settler, effects: Effects) -> bool:
    """Whether all that these steps ask for can be paid in kind."""
    return all(me.goods[good] >= n for effect in effects if effect.op == "pay" for good, n in effect.goods)


def branches_in_words(branches: list[Effects]) -> dict[str, object]:
    """The goods each branch takes and gives, for the question."""
    told: dict[str, object] = {}
    for i, branch in enumerate(branches):
        told[f"pays{i}"] = {GOODS[good]: n for e in branch if e.op == "pay" for good, n in e.goods}
        told[f"gives{i}"] = {GOODS[good]: n for e in branch if e.op != "pay" for good, n in e.goods}
    return told


def pay_part(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Pay the price of a branch."""
    spend(g, me, effect.goods, None)
    yield from ()  # nothing to decide


# --------------------------------------------------------------------------------------------- features
class Reaction:
    """A feature that reacts now, and the Location it is written on."""

    def __init__(self, trigger: Trigger, location: Location) -> None:
        self.trigger: Final = trigger
        self.location: Final = location
        self.id: Final[str] = location.id


def react(g: Settlers, me: Settler, reactions: list[Reaction]) -> Rule[None]:
    """SET-16.2, SET-16.4 Features react, in the order the player likes.

    Those that just give goods go first: they are due anyway, and what they give can only help to pay for
    the others (SET-7.8). So only the others have an order that matters.
    """
    open_ones: list[Reaction] = []
    for reaction in reactions:
        if reaction.trigger.plain:
            for effect in reaction.trigger.effects:
                gain_at_once(g, me, effect, "features")
        else:
            open_ones.append(reaction)
    while open_ones:
        reaction = yield from choose(me, "react-next", open_ones)
        open_ones.remove(reaction)
        if reaction.trigger.may:
            yield from may_react(g, me, reaction)
        else:
            yield from carry_out(g, me, reaction.trigger.effects, reaction.location, "features")


def may_react(g: Settlers, me: Settler, reaction: Reaction) -> Rule[None]:
    """SET-16.4, SET-17.26 A feature that costs something is used only if the player wants to."""
    branches = reaction.trigger.effects[0].branches
    open_branches = [i for i, branch in enumerate(branches) if can_afford(me, branch)]
    told = branches_in_words(branches)
    told["card"] = reaction.location.id
    i = yield from may_choose(me, "use-feature", open_branches, None, told)
    if i is not None:
        yield from carry_out(g, me, branches[i], reaction.location, "features")


def reactions_to(me: Settler, when: str) -> list[Reaction]:
    """SET-15.13 The player's features of one kind that work now; SET-1.9 every copy for itself."""
    return [
        Reaction(trigger, location)
        for location in me.empire
        if location.card.triggers and works(location)
        for trigger in location.card.triggers
        if trigger.when == when
    ]


def has_reaction(me: Settler, when: str) -> bool:
    """Whether the player has such a feature at all."""
    for location in me.empire:
        for trigger in location.card.triggers:
            if trigger.when == when and works(location):
                return True
    return False


DOING["gain"] = gain
DOING["gain_choice"] = gain_choice
DOING["gain_per"] = gain_per
DOING["draw_keep"] = draw_keep
DOING["choose"] = choose_branch
DOING["pay"] = pay_part
