"""SET-19 Solo game: the virtual player; SETX-10 what the boxes add to it.

Elsewhere: SET-19.1 in setup.py; SET-19.2 in friends/solo.py; SET-19.7 in state.py; SET-19.9 in
base/leaving.py; SET-19.10 in base/building.py; SET-19.11 in base/rulings.py; SET-19.13 in base/production.py;
SET-19.28 in base/spending.py; SET-19.29 in base/cleanup.py; SETX-10.9 in friends/open_production.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, reveal, tell
from tablewright.games.settlers.box.cards import ATLANTEANS, GOODS, NUMBER, ROUNDS, VP, Card
from tablewright.games.settlers.box.schema import DATA
from tablewright.games.settlers.rules.base.cleanup import next_round
from tablewright.games.settlers.rules.base.effects import happens
from tablewright.games.settlers.rules.base.leaving import ATTACKED, take_away
from tablewright.games.settlers.rules.base.lookout import begin_lookout, pick, reveal_up_to, to_production
from tablewright.games.settlers.rules.hooks import (
    ATTACKS,
    ATTACKS_OVER,
    BEFORE_ATTACK,
    COLLECTION_WORTH,
    HIT_FIRST,
    INTRODUCING,
    LOOKOUT_CARDS,
    WARDING_OFF,
    Occasion,
)
from tablewright.games.settlers.rules.state import (
    COUNTING,
    Location,
    Settler,
    Settlers,
    counts,
    is_left_out,
    is_shut,
    new_location,
)

#: SET-19.19, SET-19.25 What is attacked first.
KIND_ORDER: Final[list[str]] = list(DATA.solo.target_priority)
DEAL_ORDER: Final[list[int]] = [NUMBER[name] for name in DATA.solo.japanese_deal_priority]


def deal_rank(location: Location) -> int:
    """SET-19.25 The place of its Deal in the order; goods of the expansions come behind the others."""
    deal = location.card.deal
    return DEAL_ORDER.index(deal) if deal in DEAL_ORDER else len(DEAL_ORDER)


def solo_lookout(g: Settlers) -> Rule[None]:
    """SET-19.6 Take 1 of 4; another at random goes to the virtual player; take 1; the last goes to him.

    SETX-10.3 Against the Romans there are 5, and the last two go to him. SETX-10.14 An Instant lies with him
    like any card; an Event is resolved and replaced.
    """
    me = g.settlers[0]
    if g.step == 0:
        for introduce in INTRODUCING:
            introduce(g)
        yield from begin_lookout(g)
        yield from reveal_up_to(g, cards_of_lookout(g))
    yield from pick(g, me, one_of_each_face(g.display))
    if g.step == 0 and g.display:
        card = g.chance.pick(g.display, "virtual player")
        give_to_virtual(g, card)
    else:
        for card in g.display[:]:
            give_to_virtual(g, card)
    g.step += 1
    if g.step == DATA.solo.lookout.player_takes:
        to_production(g)


def one_of_each_face(cards: list[Card]) -> list[Card]:
    """Of cards that are the same one is enough to choose from."""
    faces = {
        (card.kind, card.raze, card.cost.wood, card.cost.stone, card.cost.food): card for card in cards[::-1]
    }
    return list(faces.values())[::-1]


def cards_of_lookout(g: Settlers) -> int:
    """SET-19.6 Four cards, SETX-10.13 unless the Faction card says something else."""
    return DATA.solo.lookout.reveal + sum(more(g) for more in LOOKOUT_CARDS)


def give_to_virtual(g: Settlers, card: Card) -> None:
    """SET-19.8 The card is a Location of the virtual player this round."""
    assert g.virtual is not None
    g.display.remove(card)
    g.virtual.empire.append(new_location(card, g.virtual.seat))
    tell(g, "virtual-takes", card=card.id)


# ------------------------------------------------------------------------------------------------ attacks
def attack(g: Settlers) -> Rule[None]:
    """SET-19.5, SET-19.15 The next attack of the phase; before the first one he collects (SET-19.14).

    SETX-11.16 The full number is always made.
    """
    virtual = g.virtual
    assert virtual is not None
    if g.step == 0:
        collect(g)
    if g.attack_deck:  # SET-19.23
        card = g.attack_deck.pop()
        virtual.deals.insert(0, card)
        reveal(g)
        tell(g, "attack-card", card=card.id)
        for deed in BEFORE_ATTACK:
            yield from deed(g, g.settlers[0], card)
    yield from strike(g, g.settlers[0], virtual.deals)
    g.step += 1
    if g.step == attacks_in_a_phase(g):
        for after in ATTACKS_OVER:
            yield from after(g)
        if g.round < ROUNDS:
            next_round(g)
        else:
            g.phase = COUNTING
            g.step = 0


def attacks_in_a_phase(g: Settlers) -> int:
    """SET-19.15 Two Attacks, SETX-10.13 unless the Faction card says something else."""
    return DATA.solo.attacks_per_round + sum(more(g) for more in ATTACKS)


def collect(g: Settlers) -> None:
    """SET-19.14 His Locations of this round go to the Collection; SETX-10.12.2 not the line beside his deck.

    SET-19.12 One that is taken over has come back in Cleanup. Round 5 has none: there it is not his until the
    round is over, and so it is not collected.
    """
    virtual = g.virtual
    assert virtual is not None
    for location in [loc for loc in virtual.empire if loc.card.common]:
        into_collection(g, virtual, location)


def into_collection(g: Settlers, holder: Settler, location: Location) -> None:
    """SET-19.20 To the Collection; nobody gains anything and goods on it are discarded."""
    take_away(g, holder, location, ATTACKED)
    g.collection.append(location.card)
    tell(g, "collect", card=location.card.id)


def strike(g: Settlers, me: Settler, line: list[Card]) -> Rule[None]:
    """SET-19.16 to SET-19.21 Find the pair of targets and what it hits; SET-19.22 one card hits nothing.

    SET-19.30 All of it happens by itself; the player only decides the last tie. SETX-10.11.1 A token of the
    Atlanteans saves the Location; the Attack counts all the same. SETX-11.17 If the only card of the line was
    taken as a Deal, the first Attack has no pair.
    """
    hit = samurai_hit(g, me, line)
    if hit is None:
        hit = ordinary_hit(me, line)
    if hit is None:
        tell(g, "attack-fails")
        return
    second, candidates = hit
    target = yield from choose(me, "attacked-location", candidates)
    tell(g, "attacked", seat=me.seat, card=target.card.id)
    if not any(ward_off(g, me, target) for ward_off in WARDING_OFF):
        into_collection(g, me, target)
        if g.more is not None:
            yield from happens(g, me, "own_location_lost", Occasion(target.card, target, ATTACKED))
    pair = [line[0], line[second]]
    line[:] = [card for card in line if card not in pair] + pair
    tell(g, "targets-back", cards=[card.id for card in pair])


def ordinary_hit(me: Settler, line: list[Card]) -> tuple[int, list[Location]] | None:
    """SET-19.16, SET-19.17 The first card of the line with the nearest one that makes a Raze field.

    SETX-10.10 Defense tokens are of no use.
    """
    if not line:
        return None
    first = line[0].deal
    for k in range(1, len(line)):
        pair = sorted([first, line[k].deal])  # SET-19.18 two equal goods need two equal cards
        fitting = [
            location
            for location in me.empire
            if location.card.common and not location.foundation and sorted(location.card.raze) == pair
        ]
        if fitting:
            for first_of in HIT_FIRST:
                fitting = first_of(me, fitting)
            return k, foremost(fitting)
    return None


def samurai_hit(g: Settlers, me: Settler, line: list[Card]) -> tuple[int, list[Location]] | None:
    """SET-19.24 to SET-19.27 Two cards of points hit a Faction Location with a Raze field, guarded or not.

    SETX-10.7.1 One that is blocked in this round is passed by.
    """
    if not line or line[0].deal != VP:
        return None
    for k in range(1, len(line)):
        if line[k].deal == VP:
            fitting = [
                location
                for location in me.empire
                if is_faction_location(me, location) and location.card.raze and not is_left_out(g, location)
            ]
            if not fitting:
                return None
            best = min(deal_rank(location) for location in fitting)
            return k, foremost([loc for loc in fitting if deal_rank(loc) == best])
    return None


def is_faction_location(me: Settler, location: Location) -> bool:
    """SET-19.3, SETX-4.2.6 A Faction Location of the Empire, Conquered ones included; no Foundation."""
    return location.owner == me.seat and not location.card.common and not location.foundation


def foremost(candidates: list[Location]) -> list[Location]:
    """SET-19.19 Action before feature before production, the dearer, more stone; what is left is a tie."""
    best = min(attack_order(location) for location in candidates)
    return [location for location in candidates if attack_order(location) == best]


def attack_order(location: Location) -> tuple[int, int, int]:
    """SET-19.19 What decides, the smallest first."""
    cost = location.card.cost
    return KIND_ORDER.index(location.card.row), -cost.resources, -cost.stone


# ---------------------------------------------------------------------------------------------- the end
def goal_count(g: Settlers) -> int:
    """SET-19.3, SETX-4.2.6 Faction Locations in the Empire, Conquered ones included.

    SETX-10.11 Of the Atlanteans the Common ones. SETX-10.7.2 None with a block token.
    """
    me = g.settlers[0]
    if me.faction == ATLANTEANS:
        return sum(1 for loc in me.empire if loc.card.common and loc.owner == me.seat and counts(loc))
    return sum(1 for loc in me.empire if is_faction_location(me, loc) and not is_shut(loc))


def collection_value(g: Settlers) -> int:
    """SET-19.3, I-20 Cards; SETX-10.7.2, SETX-10.11.4 tokens by their worth; SETX-10.6 some count more."""
    cards = len(g.collection)
    if g.more is None:
        return cards
    return cards + g.more.tokens + sum(worth(g) for worth in COLLECTION_WORTH)


def collection_wins(g: Settlers) -> bool:
    """SET-19.3 Equal or fewer Faction Locations than cards in the Collection lose."""
    return goal_count(g) <= collection_value(g)


def rank_reached(g: Settlers) -> int:
    """SET-19.4 The rank by points, for a winner only."""
    by = "-common" if g.settlers[0].faction == ATLANTEANS else ""
    if collection_wins(g):
        tell(g, f"solo-lost{by}", count=collection_value(g), goal=goal_count(g))
        return -1
    points = g.settlers[0].vp
    rank = max(i for i, entry in enumerate(DATA.solo_ranks) if points >= entry.min)
    tell(
        g,
        f"solo-won{by}",
        count=collection_value(g),
        goal=goal_count(g),
        rank=f"rank-{rank}",
    )
    return rank


def line_goods(g: Settlers) -> list[str]:
    """The target line by goods, its front first."""
    return [] if g.virtual is None else [GOODS[card.deal] for card in g.virtual.deals]
