"""The invariants of the game, as far as one position shows them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from tablewright.games.settlers.box.cards import (
    ATTACK,
    BOARDS,
    CARDS,
    COMMON,
    DECKS,
    DEFENSE,
    GOODS,
    RESOURCES,
    ROUNDS,
    TECH,
    Card,
    is_kept,
)
from tablewright.games.settlers.box.schema import DATA
from tablewright.games.settlers.rules.base.activating import uses_allowed
from tablewright.games.settlers.rules.base.effects import has_reaction
from tablewright.games.settlers.rules.fire.solo import CONQUESTS
from tablewright.games.settlers.rules.friends.open_production import MOST_GUESTS
from tablewright.games.settlers.rules.hooks import PROBLEMS
from tablewright.games.settlers.rules.setup import STARTING_CARDS
from tablewright.games.settlers.rules.state import (
    ACTING,
    ATTACKING,
    BUILDING_DECKS,
    LOOKOUT,
    OVER,
    STANDARD,
    Location,
    Settler,
    Settlers,
    everybody,
    holds_out,
    home_of,
    in_order,
)


def problems_of(g: Settlers) -> list[str]:
    """Broken invariants in words."""
    base = [*cards_kept(g), *hands(g), *goods(g), *locations(g), *round_start(g), *course(g), *solo(g)]
    return base if g.more is None else [*base, *expanded(g)]


def all_cards(g: Settlers) -> Iterator[Card]:
    """Every card in every place."""
    yield from [*g.common, *g.common_discard, *g.display, *g.removed, *g.collection, *g.attack_deck]
    for settler in everybody(g):
        yield from [*settler.hand, *settler.deck, *settler.discard, *settler.deals, *settler.offer]
        for location in settler.empire:
            yield location.card
            yield from location.under
            if location.route is not None:
                yield location.route
            if location.more is not None:
                yield from location.more.markers + location.more.tucked + location.more.propped
    if g.more is not None:
        yield from [*g.more.drawn, *g.more.pending]


def cards_kept(g: Settlers) -> Iterator[str]:
    """INV-1, INV-2, INV-24 Each card is in exactly one place; I-1 and none comes or goes."""
    count = Counter(card.id for card in all_cards(g))
    if g.more is not None:
        if any(n != 1 for n in count.values()) or (g.phase != BUILDING_DECKS and len(count) != g.more.cards):
            yield "I-1: a card is missing or doubled"
        return
    decks = [COMMON, *(settler.faction for settler in g.settlers)]
    expected = [card.id for deck in decks for card in DECKS[deck]]
    numbers = Counter(card.deck for card in all_cards(g))
    if any(count[card] != 1 for card in expected) or any(n != 1 for n in count.values()):
        yield "INV-1, INV-2: a card is missing or doubled"
    if numbers[ATTACK] != (0 if g.virtual is None else DATA.card_totals[ATTACK]):
        yield "INV-24: an attack card is missing"


def hands(g: Settlers) -> Iterator[str]:
    """INV-3 Hands hold Common and own Faction cards; no Common card is a Deal or a marker."""
    for settler in g.settlers:
        if any(home_of(g, card) not in (COMMON, settler.faction) for card in settler.hand):
            yield f"INV-3: seat {settler.seat} holds a foreign card"
        if any(card.common for card in settler.deals):
            yield f"INV-3: seat {settler.seat} has a Common card as a Deal"
        if any(loc.route is not None and loc.route.common for loc in settler.empire):
            yield "INV-3: a Common card marks a Trade Route"


def goods(g: Settlers) -> Iterator[str]:
    """INV-4, I-21 Nothing below zero; INV-8 one Defense token a round and player; INV-22 points add up."""
    base = g.more is None  # expansions bring more Defense tokens
    placed = sum(location.defended for settler in everybody(g) for location in settler.empire)
    if base and placed + sum(settler.goods[DEFENSE] for settler in g.settlers) > len(g.settlers):
        yield "INV-8: there are more Defense tokens than players"
    for settler in everybody(g):
        if min(settler.goods) < 0:
            yield f"INV-4: seat {settler.seat} owns less than nothing"
        if base and settler.goods[DEFENSE] > 1:
            yield f"INV-8: seat {settler.seat} has more than one Defense token"
        if sum(settler.tally.values()) != settler.vp:
            yield f"INV-22: the points of seat {settler.seat} are not the sum of their lines"


def locations(g: Settlers) -> Iterator[str]:
    """INV-6, INV-7, INV-9, INV-12 What lies on a Location."""
    for settler in everybody(g):
        for location in settler.empire:
            yield from on_location(location, g.more is None)


def on_location(location: Location, base: bool) -> Iterator[str]:
    """The same for one of them."""
    card = location.card
    carries = location.goods or location.laid or location.under or location.defended or location.samurai
    if location.foundation and (carries or location.route is not None or location.uses):
        yield f"INV-6: the Foundation {card.id} carries something"
    if base and location.defended and not card.common:
        yield f"INV-7: a Defense token lies on {card.id}"
    if base and location.samurai and card.common:
        yield f"INV-7: a Samurai stands on {card.id}"
    # SETX-5.7.15 the token that allowed one use more may lie elsewhere by now
    if location.uses > uses_allowed(location) + int(location.more is not None and not location.more.tech):
        yield f"INV-9, I-22: {card.id} was used too often"
    limits = [trigger.limit for trigger in (*card.triggers, *card.rare.second_triggers) if trigger.limit]
    limits += card.rare.static_limits.values()
    if location.triggered > max(limits, default=0):
        yield f"INV-12: {card.id} gave too often"
    if base and any(good not in RESOURCES for good in location.laid):
        yield f"INV-21: something else than Resources lies on {card.id}"


def round_start(g: Settlers) -> Iterator[str]:
    """INV-8 to INV-11 Nothing but what may be stored survives a Cleanup."""
    if g.phase not in (LOOKOUT, ATTACKING) or (g.round == ROUNDS and g.phase == ATTACKING):
        return
    stores = [good for settler in everybody(g) for loc in settler.empire for good in loc.card.stores]
    if g.more is not None and any(card.event for card in all_cards(g)):
        stores += [*EVENT_GOODS]  # SETX-5.7.1 the Lookout brings them
    holding = holds_out(g)  # SETX-10.11, I-11 until the end of the Attack phase
    if holding:
        stores.append(TECH)
    for settler in everybody(g):
        keeps = [BOARDS[settler.faction].keeps] if settler.faction else []
        late = g.virtual is not None and has_reaction(settler, "own_location_lost")  # SETX-10.12.3
        spared = [*keeps, *stores] if g.round > 1 and not late else range(len(settler.goods))
        for good in range(len(settler.goods)):
            expedition = settler.more is not None and good in settler.more.kept  # SETX-8.3
            if settler.goods[good] and good not in spared and not expedition:
                yield f"INV-10: seat {settler.seat} kept {GOODS[good]}"
        for location in settler.empire:
            kept_up = holding and g.phase == ATTACKING
            if location.uses or location.goods or (location.defended and not kept_up):
                yield f"INV-9: something is left on {location.id}"
            if location.taken_with or location.neutral or location.blocked:
                yield f"INV-11: {location.id} did not come back"


#: SETX-5.7.2 What Events give.
EVENT_GOODS = sorted(
    {
        good
        for card in CARDS.values()
        for effect in card.event
        for step in effect.branches[0]
        for good, _ in step.goods
        if is_kept(good)
    }
)


def course(g: Settlers) -> Iterator[str]:
    """INV-13 to INV-15 Rounds, the First Player token, hand sizes, passing."""
    if not 1 <= g.round <= ROUNDS:
        yield f"INV-14: round {g.round}"
    passes = g.round - 1 if g.phase != ATTACKING or g.round == ROUNDS else g.round
    if g.phase != ATTACKING and g.first != (g.opening + passes) % len(g.settlers):
        yield "INV-14: the First Player token is not where it belongs"
    events = g.more is not None and any(card.event for card in all_cards(g))  # one of them brings cards
    if g.round == 1 and g.phase == LOOKOUT and g.lookout == STANDARD and not events:
        sizes = sum(len(settler.hand) for settler in in_order(g))
        dealt = len(g.settlers) * 2 * STARTING_CARDS
        if sizes not in (dealt + g.step, dealt + g.step + len(g.settlers)):
            yield "INV-13: the hands do not fit the Lookout"
    if g.phase == ACTING and g.settlers[g.turn].passed:
        yield "INV-15: a player who has passed is on turn"
    if g.phase not in (LOOKOUT, OVER) and g.display:
        yield "INV-1: open cards are left over"


def expanded(g: Settlers) -> Iterator[str]:
    """I-3 to I-6, I-10 What the expansions add."""
    for settler in everybody(g):
        if any(card.event for card in settler.hand):
            yield f"I-4: seat {settler.seat} holds an Event"
        for location in settler.empire:
            yield from with_extras(g, settler, location)
    for problems in PROBLEMS:
        yield from problems(g)


def with_extras(g: Settlers, holder: Settler, location: Location) -> Iterator[str]:
    """I-4 to I-6, I-10 The same for one Location."""
    card, more = location.card, location.more
    if not card.is_built and not location.foundation and holder is not g.virtual:
        yield f"I-4: {card.id} lies open in an Empire"
    if location.defended and card.printed_defense and holder.faction != "atlanteans":
        yield f"I-10: a Defense token lies on {card.id}"
    if more is None:
        return
    if not 0 <= more.sent <= MOST_GUESTS or (more.sent and g.phase == LOOKOUT):
        yield f"I-5: {more.sent} Workers were sent to {card.id}"
    if more.stored and (g.phase == ACTING or any(good not in card.holds for good in more.stored)):
        yield f"I-6: goods are stored on {card.id}"


def solo(g: Settlers) -> Iterator[str]:
    """INV-25 The Collection grows by at most four cards a round; INV-24 cards that left the attack deck."""
    if g.virtual is None or (g.more is not None and g.more.foe):
        return
    per_round = DATA.solo.lookout.virtual_takes + DATA.solo.attacks_per_round
    if g.more is not None and g.more.rival:
        per_round += max(CONQUESTS[g.more.level])  # SETX-10.12.3
    if len(g.collection) > per_round * g.round:
        yield "INV-25: the Collection is too large"
    gone = sum(1 for card in all_cards(g) if card.deck == ATTACK) - len(g.attack_deck)
    attacks = DATA.solo.attacks_per_round * (ROUNDS if g.phase == OVER else g.round - 1)
    start = DATA.solo.face_up_attack_cards_at_start
    if g.phase not in (ATTACKING, OVER) and g.round > 1 and gone < start + attacks:
        yield "INV-24: too few attack cards have left the deck"
