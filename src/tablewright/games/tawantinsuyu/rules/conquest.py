"""TAW-6.6 Conquest.

Elsewhere: TAW-6.6.2 in workers.py; TAW-6.6.9 in conquest_cards.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, lay_open, may_choose, tell
from tablewright.games.tawantinsuyu.box.schema import (
    CONQUEST_NUMBER,
    CONQUESTS,
    CONST,
    PASSIVE,
    ArmyCard,
    ConquestSpace,
    amounts,
)
from tablewright.games.tawantinsuyu.look.wording import does, needs_text
from tablewright.games.tawantinsuyu.rules.cards import distinct_army
from tablewright.games.tawantinsuyu.rules.conquest_cards import (
    Kinds,
    can_muster,
    completes,
    kinds_of,
    use_cards,
)
from tablewright.games.tawantinsuyu.rules.effects import gain_benefits
from tablewright.games.tawantinsuyu.rules.moments import at_leisure, could_pay
from tablewright.games.tawantinsuyu.rules.resources import FREE, Cost, can_pay, named, pay
from tablewright.games.tawantinsuyu.rules.solo.reactions import she_conquers, she_conquers_again, she_musters
from tablewright.games.tawantinsuyu.rules.state import NOBODY, Inca, Tawantinsuyu, in_order, is_her
from tablewright.games.tawantinsuyu.rules.workers import (
    NOMADS,
    POTATO_END,
    VILLAGE,
    at_end,
    distinct,
    fill_nomads,
    take_from_village,
    village_ends,
)

MUSTER_PRICE: Final[Cost] = amounts(CONST.conquest_play_card_cost.value)
WAR_ACADEMY: Final = PASSIVE["Z13"]


def conquest(g: Tawantinsuyu, me: Inca, performs: bool) -> Rule[None]:
    """TAW-6.6.1 A casualty, TAW-6.6.3 mustering, TAW-6.6.4 conquering in turn order, TAW-6.6.7 once more
    for the active player; TAW-6.6.8 who took the gold takes no part.
    """
    g.conquests += 1
    yield from casualty(g, me)
    taking_part = [inca for inca in in_order(g, me.seat) if performs or inca is not me]
    for inca in taking_part:
        if is_her(g, inca):
            she_musters(g, inca)
        else:
            yield from muster(g, inca, inca is me)
    for inca in taking_part:
        if is_her(g, inca):
            she_conquers(g, inca)
        else:
            yield from conquer(g, inca)
    if performs:
        if is_her(g, me):
            she_conquers_again(g, me)
        else:
            for _ in range(1, CONST.conquest_markers_per_action.value.active):
                yield from conquer(g, me)


def casualty(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.6.1 A worker from an end of the Village, else a Nomad, joins the Casualties of War (TAW-1.3.3).

    TAW-12.5.7 Axomamma takes the potato end, else a random Nomad.
    """
    if g.village:
        end = POTATO_END
        if len(g.village) > 1 and not is_her(g, me):
            end = yield from choose(
                me, "casualty", village_ends(g), None, {"worker": lambda end: at_end(g, end)}
            )
        colour, place = take_from_village(g, end), VILLAGE
    elif g.nomads:
        if is_her(g, me):
            colour = g.nomads[g.chance.below(len(g.nomads), "her casualty")]
        else:
            colour = yield from choose(me, "casualty-nomad", distinct(g.nomads))
        g.nomads.remove(colour)
        place = NOMADS
        fill_nomads(g)
    else:
        tell(g, "no-casualty")
        return
    g.casualties.append(colour)
    tell(g, "casualty", worker=colour, place=place, count=len(g.casualties))


def muster(g: Tawantinsuyu, me: Inca, active: bool) -> Rule[None]:
    """TAW-6.6.3 Any number of army cards from hand face up, 1 potato each; the active player's first is
    free.
    """
    free = CONST.conquest_active_free_cards.value if active else 0
    for _ in range(free):
        if not (yield from muster_card(g, me, "muster-free", FREE)):
            return
    while (yield from muster_card(g, me, "muster", MUSTER_PRICE)):
        pass


def muster_card(g: Tawantinsuyu, me: Inca, kind: str, price: Cost) -> Rule[bool]:
    """TAW-6.6.3 One card comes face up; says whether one did."""
    if not could_muster(g, me, price):
        return False
    card = yield from at_leisure(
        g,
        me,
        kind,
        lambda: [*distinct_army(me.army)] if can_pay(me, price) else [],
        "done",
        None,
        {"price": named(price)},
    )
    if card is None:
        return False
    yield from pay(g, me, price)
    me.army.remove(card)
    me.army_up.append(card)
    lay_open(g, me)
    tell(g, "muster", seat=me.seat, card=card.id)
    return True


def could_muster(g: Tawantinsuyu, me: Inca, price: Cost) -> bool:
    """Whether a card can be mustered, now or after other cards were used as resources (TAW-3.4)."""
    if can_pay(me, price):
        return bool(me.army)
    return len(me.army) > 1 and could_pay(g, me, price)


def requirements(me: Inca, space: ConquestSpace) -> list[tuple[int, int]]:
    """TAW-6.6.5 What must be exhausted and discarded. TAW-11.13 Z13 lowers each by 1, but something must be
    paid; where that leaves a choice there are two ways.
    """
    if WAR_ACADEMY not in me.passive:
        return [(space.exhaust, space.discard)]
    ability = WAR_ACADEMY.ability
    exhaust = max(0, space.exhaust - ability.exhaust_discount)
    discard = max(0, space.discard - ability.discard_discount)
    if exhaust + discard >= ability.min_total:
        return [(exhaust, discard)]
    ways: list[tuple[int, int]] = []
    if space.exhaust:
        ways.append((ability.min_total, 0))
    if space.discard:
        ways.append((0, ability.min_total))
    return ways


def conquerable(g: Tawantinsuyu, me: Inca) -> list[Any]:
    """TAW-6.6.4 Empty spaces (TAW-1.3.5) whose requirement the face-up army cards meet."""
    found: list[Any] = []
    if not me.army_up:
        return found  # every space requires something, also with Z13 (TAW-11.13)
    kinds = kinds_of(me.army_up)
    for i, space in enumerate(CONQUESTS):
        if g.conquered[i] == NOBODY:
            for exhaust, discard in requirements(me, space):
                if can_muster(kinds, exhaust, discard):
                    found.append(space)
                    break
    return found


def unconquerable(g: Tawantinsuyu, me: Inca) -> list[tuple[Any, Reason]]:
    """Why a conquest space is not offered."""
    reasons: list[tuple[Any, Reason]] = []
    for i, space in enumerate(CONQUESTS):
        if g.conquered[i] != NOBODY:
            reasons.append((space, because("TAW-1.3.5", "conquered")))
        else:
            needs = needs_text(requirements(me, space))
            reasons.append((space, because("TAW-6.6.5", "too-few-soldiers", needs=needs)))
    return reasons


def conquer(g: Tawantinsuyu, me: Inca) -> Rule[None]:
    """TAW-6.6.4 Put a marker on a space; TAW-6.6.6 name the cards, gain the benefit, then use the cards."""
    spaces = conquerable(g, me) if me.markers_left else []
    if not spaces:
        tell(g, "idle", seat=me.seat, what="conquer")
    told: dict[str, object] = {"needs": lambda space: needs_text(requirements(me, space)), "does": does}
    space = yield from may_choose(me, "conquer", spaces, lambda: unconquerable(g, me), told)
    if space is None:
        return
    discards, exhausts = yield from name_cards(me, space)
    g.conquered[CONQUEST_NUMBER[space.id]] = me.seat
    me.markers_left -= 1
    tell(g, "conquer", seat=me.seat, space=space.id)
    yield from gain_benefits(g, me, space.effect, "conquest")
    use_cards(g, me, discards, exhausts)


def name_cards(me: Inca, space: ConquestSpace) -> Rule[tuple[list[ArmyCard], list[ArmyCard]]]:
    """TAW-6.6.5, TAW-6.6.6 Which face-up cards will be discarded, which turned face down."""
    kinds = kinds_of(me.army_up)
    ways = [way for way in requirements(me, space) if can_muster(kinds, way[0], way[1])]
    exhaust, discard = yield from choose(me, "conquest-way", ways)
    left = me.army_up[:]
    discards = yield from name_set(me, "discard-army", left, discard, exhaust)
    exhausts = yield from name_set(me, "exhaust-army", left, exhaust, 0)
    return discards, exhausts


def name_set(me: Inca, kind: str, left: list[ArmyCard], need: int, other: int) -> Rule[list[ArmyCard]]:
    """TAW-6.6.5 A minimal set of cards for one requirement, leaving enough for the other; takes them out of
    `left`.
    """
    kinds = kinds_of(left)
    picked: list[ArmyCard] = []
    soldiers = 0
    while soldiers < need:
        cards = [
            card
            for card in distinct_army(left)
            if completes(with_card(kinds_of(picked), card), kinds, need, other)
        ]
        card = yield from choose(me, kind, cards)
        left.remove(card)
        picked.append(card)
        soldiers += card.soldiers
    return picked


def with_card(kinds: Kinds, card: ArmyCard) -> Kinds:
    """One more card of its kind."""
    return (kinds[0], kinds[1] + 1) if card.soldiers > 1 else (kinds[0] + 1, kinds[1])
