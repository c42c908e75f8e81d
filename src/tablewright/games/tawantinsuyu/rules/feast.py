"""TAW-8 The feast.

Elsewhere: TAW-8.1.1, 8.1.3 and 8.3.2 in workers.py; TAW-8.1.2 in turn.py; TAW-8.4.5 in buildings.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import (
    Rule,
    choose_at_leisure,
    choose_number,
    lay_open,
    score,
    tell,
    undisturbed,
    usually,
)
from tablewright.games.tawantinsuyu.box.schema import (
    BENEFITS,
    CONST,
    DATA,
    GOLD,
    POTATO,
    REGION_SPACES,
    REGIONS,
    SPACES,
    TEMPLE,
    Passive,
    by_players,
)
from tablewright.games.tawantinsuyu.look.wording import does
from tablewright.games.tawantinsuyu.rules.buildings import renew_market
from tablewright.games.tawantinsuyu.rules.cards import draw_god_to_hand, shuffle_god_deck
from tablewright.games.tawantinsuyu.rules.effects import gain_benefits, trade
from tablewright.games.tawantinsuyu.rules.moments import asides_of, could_pray
from tablewright.games.tawantinsuyu.rules.passive_buildings import feast_buildings
from tablewright.games.tawantinsuyu.rules.resources import TRADING_POST, exchange_freely, named
from tablewright.games.tawantinsuyu.rules.scoring import final_scoring
from tablewright.games.tawantinsuyu.rules.solo.feast import scores_if_behind, scores_weavings
from tablewright.games.tawantinsuyu.rules.solo.gains import she_gains
from tablewright.games.tawantinsuyu.rules.state import (
    FEAST_CARDS,
    FEAST_MERCHANT,
    FEAST_TEMPLE,
    FEAST_UPKEEP,
    NOBODY,
    TURN,
    Inca,
    Tawantinsuyu,
    in_order,
    is_her,
    owns,
)
from tablewright.games.tawantinsuyu.rules.workers import (
    draw_from_bag,
    fill_village,
    take_feast_tile,
    workers_in_bag,
)

BEFORE_FEAST: Final[tuple[Passive, ...]] = tuple(
    [b for b in DATA.passive_buildings if b.ability.before_feast]
)


def guest(g: Tawantinsuyu) -> Inca:
    """Whose turn it is in a step of the feast: turn order from the holder."""
    return in_order(g, g.feast_holder)[g.at]


def next_guest(g: Tawantinsuyu, after: str) -> None:
    """The next player of this step, or the next step."""
    g.at += 1
    if g.at == len(g.incas):
        g.at = 0
        g.step = after


def start_feast(g: Tawantinsuyu) -> Rule[None]:
    """TAW-8.2.0 Directly before the feast Z12 (TAW-11.12); at its start Z06, Z09 and Z10."""
    everybody = in_order(g, g.feast_holder)
    for inca in everybody:
        if not is_her(g, inca):
            for building in BEFORE_FEAST:
                if owns(inca, building):
                    yield from gain_benefits(g, inca, building.ability.effect, "passive")
    tell(g, "feast", feast=g.feasts_resolved + 1, seat=g.feast_holder)
    for inca in everybody:
        if not is_her(g, inca):
            yield from feast_buildings(g, inca)
    g.step = FEAST_MERCHANT


def feast_merchant(g: Tawantinsuyu) -> Rule[None]:
    """TAW-8.2.1 A free Merchant task; TAW-12.8.1 Axomamma scores her weavings instead."""
    inca = guest(g)
    if is_her(g, inca):
        scores_weavings(g, inca)
    else:
        yield from trade(g, inca)
    next_guest(g, FEAST_TEMPLE)


def feast_temple(g: Tawantinsuyu) -> Rule[None]:
    """TAW-8.2.2 The points at the right of the temple space, then the reward at its left."""
    inca = guest(g)
    space = TEMPLE[inca.temple]
    score(g, inca, "feast-temple", space.feast_vp)
    if is_her(g, inca):
        she_gains(g, inca, space.reward, "temple")
    else:
        yield from gain_benefits(g, inca, space.reward, "temple")
    next_guest(g, FEAST_UPKEEP)
    if g.step == FEAST_UPKEEP:
        score_regions(g)


def score_regions(g: Tawantinsuyu) -> None:
    """TAW-8.2.3 In each region the most markers score the number of casualties."""
    for region in REGIONS:
        seat = leader_of(g, region)
        if seat != NOBODY:
            tell(g, "region", region=region, seat=seat)
            score(g, g.incas[seat], "regions", len(g.casualties))


def leader_of(g: Tawantinsuyu, region: str) -> int:
    """TAW-8.2.3 Most markers; of those tied the one whose marker is furthest to the right; nobody without
    any.
    """
    leader, best = NOBODY, (0, 0)
    owners = [g.conquered[i] for i in REGION_SPACES[region]]
    for seat in range(len(g.incas)):
        count = owners.count(seat)
        if count:
            last = max([i for i, owner in enumerate(owners) if owner == seat])
            if (count, last) > best:
                leader, best = seat, (count, last)
    return leader


def feast_upkeep(g: Tawantinsuyu) -> Rule[None]:
    """TAW-8.2.4 A potato for each god card in hand, TAW-4.4.4; TAW-12.8.1 Axomamma has none to pay for."""
    inca = guest(g)
    if not is_her(g, inca):
        yield from upkeep(g, inca)
    next_guest(g, FEAST_CARDS)
    if g.step == FEAST_CARDS:
        g.feasts_resolved += 1
        if g.feasts_resolved == CONST.feasts.value:  # TAW-8.2.5
            yield from last_moments(g)
            g.feast_holder = NOBODY
            final_scoring(g)
        else:
            refill(g)


def upkeep(g: Tawantinsuyu, inca: Inca) -> Rule[None]:
    """TAW-8.2.4 Potatoes as far as they go; gold may be used instead, by choice; 2 points less for each
    potato not paid, TAW-1.4.4 but never below 0.
    """
    if not inca.gods:
        return
    yield from pause(g, inca, "before-upkeep")
    if owns(inca, TRADING_POST):
        yield from exchange_freely(g, inca)
    need = len(inca.gods)
    goods = inca.goods
    about: dict[str, object] = {"count": need, "missing": max(0, need - goods[POTATO])}
    asking = undisturbed(choose_number(inca, "upkeep-gold", 0, min(need, goods[GOLD]), about))
    gold = yield from (asking if about["missing"] else usually(0, asking))
    potatoes = min(need - gold, goods[POTATO])
    goods[POTATO] -= potatoes
    goods[GOLD] -= gold
    tell(g, "upkeep", seat=inca.seat, count=need, goods=named((potatoes, 0, 0, gold)))
    loss = (need - gold - potatoes) * CONST.feast_missing_potato_penalty_vp.value
    score(g, inca, "upkeep", -min(loss, inca.vp))


def pause(g: Tawantinsuyu, inca: Inca, kind: str) -> Rule[None]:
    """TAW-3.4 A moment for whoever may do something in the own turn."""
    yield from choose_at_leisure(inca, kind, lambda: ["go-on"], bool(asides_of(g, inca.seat)))


def last_moments(g: Tawantinsuyu) -> Rule[None]:
    """TAW-3.4, TAW-8.2.6 The holder's turn ends with the game; TAW-11.15 gold scores, so Z15 is of use."""
    for inca in in_order(g, g.feast_holder):
        if not is_her(g, inca):
            yield from pause(g, inca, "before-scoring")
            if owns(inca, TRADING_POST):
                yield from exchange_freely(g, inca)


def refill(g: Tawantinsuyu) -> None:
    """TAW-8.3.1 Step 6: the tile goes back, the Village is filled; then TAW-8.4.2 cards are drawn.

    TAW-8.3.3 An empty bag triggers the next feast at once: the holder keeps the tile and scores for it.
    """
    bag_was_empty = not workers_in_bag(g)
    tell(g, "village-filled", workers=fill_village(g))
    if not bag_was_empty:
        tell(g, "feast-tile-back")
        g.feast_holder = NOBODY
    if g.size == 2 and g.feasts_resolved == 1:
        block_middle_terrace(g)
    if bag_was_empty:
        take_feast_tile(g)
    draw_feast_cards(g)


def block_middle_terrace(g: Tawantinsuyu) -> None:
    """TAW-8.3.4 2 players, first feast: a random worker on each marked middle space that is empty."""
    for i, space in enumerate(SPACES):
        if space.block_2p == "feast1" and not g.hill[i] and workers_in_bag(g):
            g.hill[i] = draw_from_bag(g)
            tell(g, "blocker", worker=g.hill[i], space=space.id)


def draw_feast_cards(g: Tawantinsuyu) -> None:
    """TAW-8.4.2 From fewest to most points players draw god cards from the deck; TAW-12.8.2 in solo play
    only you.
    """
    draws = by_players(CONST.feast_card_draw_low_to_high.value, g.size)
    ranked = fewest_first(g)
    for inca in ranked:
        if is_her(g, inca):
            scores_if_behind(g, inca)
    for inca, n in zip(ranked, draws, strict=True):
        if not is_her(g, inca):
            for _ in range(n):
                draw_god_to_hand(g, inca)


def fewest_first(g: Tawantinsuyu) -> list[Inca]:
    """TAW-8.4.1 By points; of tied players the one earlier in turn order from the holder counts as having
    more.
    """
    backwards = in_order(g, g.active)[::-1]
    return sorted(backwards, key=points_of)


def points_of(inca: Inca) -> int:
    """Victory points."""
    return inca.vp


def feast_cards(g: Tawantinsuyu) -> Rule[None]:
    """TAW-8.4.3 Each player may play up to 3 god cards and gain their benefits, no statue needed."""
    inca = in_order(g, g.active)[g.at]
    if not is_her(g, inca):
        for _ in range(CONST.feast_god_cards_playable.value):
            card = yield from choose_at_leisure(
                inca, "play-god", lambda: inca.gods[:], could_pray(g, inca), "done", None, {"does": does}
            )
            if card is None:
                break
            inca.gods.remove(card)
            inca.played.append(card)
            lay_open(g, inca)
            tell(g, "play-god", seat=inca.seat, card=card.id)
            yield from gain_benefits(g, inca, BENEFITS[card.face], "gods")
    next_guest(g, TURN)  # TAW-8.4.6 the holder takes a normal turn
    if g.step == TURN:
        played_into_deck(g)
        renew_market(g)


def played_into_deck(g: Tawantinsuyu) -> None:
    """TAW-8.4.4, TAW-2.18 The cards played are shuffled into the god deck; the offer is not affected."""
    for inca in g.incas:
        g.god_deck += inca.played
        inca.played.clear()
    shuffle_god_deck(g)
    tell(g, "gods-shuffled", count=len(g.god_deck))
