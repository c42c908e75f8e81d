"""What a seat may see, and how the rest may be: TAW-13 hidden and random information, decisions for the
engine.

Elsewhere: TAW-13.2 in workers.py; TAW-13.3 in secondary_actions.py; TAW-13.4 in setup.py; TAW-13.5 in
effects.py; TAW-13.6 in resources.py; TAW-13.7 in tawantinsuyu/__init__.py.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Chance, shuffle_unknown
from tablewright.games.tawantinsuyu.box.schema import (
    COLOURS,
    CONQUESTS,
    DATA,
    RESOURCES,
    SECTIONS,
    SPACES,
    STEPS_SPACES,
    TOKENS,
    ArmyCard,
    GodCard,
)
from tablewright.games.tawantinsuyu.rules.hill import action_facing
from tablewright.games.tawantinsuyu.rules.state import (
    KEEP_GODS,
    NOBODY,
    START_WEAVING,
    Axomamma,
    Inca,
    Tawantinsuyu,
)


def view_of(g: Tawantinsuyu, seat: int | None) -> dict[str, Any]:
    """TAW-13.1 Everything is open but hands, decks, stacks and what only the player who draws sees."""
    return {
        "players": g.size,
        "step": g.step,
        "first": g.first,
        "active": g.active,
        "actions": [action_facing(g, section) for section in range(SECTIONS)],
        "hill": {space.id: g.hill[i] for i, space in enumerate(SPACES) if g.hill[i]},
        "steps": {space.id: g.steps[i] for i, space in enumerate(STEPS_SPACES) if g.steps[i] != NOBODY},
        "conquests": {
            space.id: g.conquered[i] for i, space in enumerate(CONQUESTS) if g.conquered[i] != NOBODY
        },
        "village": g.village[:],
        "nomads": g.nomads[:],
        "casualties": g.casualties[:],
        "removed": g.removed[:],
        "bag": {colour: g.bag[i] for i, colour in enumerate(COLOURS)},
        "feast_holder": g.feast_holder,
        "feasts_triggered": g.feasts_triggered,
        "feasts_resolved": g.feasts_resolved,
        "god_deck": len(g.god_deck),
        "god_offer": [card.id for card in g.god_offer],
        "god_used": [card.id for card in g.god_used],
        "army_deck": len(g.army_deck),
        "army_discard": [card.id for card in g.army_discard],
        "production_stack": len(g.production_stack),
        "passive_stack": len(g.passive_stack),
        "production_market": [tile.id for tile in g.production_market],
        "passive_market": [tile.id for tile in g.passive_market],
        "start_weavings": [tile.id for tile in g.start_weavings],
        "weavings": len(g.weavings),
        "top_weaving": g.weavings[-1].id if g.weavings and g.top_shown else None,
        "drawn": [tile.id for tile in g.drawn] if g.drawn_by in (NOBODY, seat) else None,
        "drawn_count": len(g.drawn),
        "statues": {statue.id: g.statues[i] for i, statue in enumerate(DATA.statues)},
        "incas": [inca_seen(g, inca, inca.seat == seat) for inca in g.incas],
        "axomamma": None if g.her is None else board_seen(g.her),
    }


def inca_seen(g: Tawantinsuyu, inca: Inca, own: bool) -> dict[str, Any]:
    """One player's area; the hands only for their owner."""
    return {
        "seat": inca.seat,
        "points": inca.vp,
        "goods": {resource: inca.goods[i] for i, resource in enumerate(RESOURCES)},
        "workers": inca.workers[:],
        "priest": inca.priest + 1 if inca.priest != NOBODY else None,
        "temple": inca.temple,
        "steps_left": inca.steps_left,
        "markers_left": inca.markers_left,
        "god_count": len(inca.gods),
        "gods": [card.id for card in inca.gods] if own else None,
        "played_count": len(inca.played),
        "played": [card.id for card in inca.played] if own or not is_dealt(g) else None,
        "army_count": len(inca.army),
        "army": [card.id for card in inca.army] if own else None,
        "army_up": [card.id for card in inca.army_up],
        "army_down": [card.id for card in inca.army_down],
        "production_up": [tile.id for tile in inca.production_up],
        "production_down": [tile.id for tile in inca.production_down],
        "passive": [tile.id for tile in inca.passive],
        "statues": [statue.id for statue in inca.statues],
        "tapestries": [[tile.id for tile in tapestry] for tapestry in inca.tapestries],
    }


def is_dealt(g: Tawantinsuyu) -> bool:
    """TAW-2.15 Whether the god cards dealt in set-up are still secret."""
    return g.step in (START_WEAVING, KEEP_GODS)


def board_seen(her: Axomamma) -> dict[str, Any]:
    """TAW-12.1.7 Of her tucked cards only the symbols are visible."""
    return {
        "slots": [card.god for card in her.tucked],
        "tokens": {token.id: her.tokens[i] for i, token in enumerate(TOKENS)},
        "personality": her.personality,
        "difficulty": her.difficulty[:],
    }


# -------------------------------------------------------------------------------------------- resampling
def resample(g: Tawantinsuyu, seat: int, chance: Chance, now: Tawantinsuyu) -> None:
    """TAW-13.1 Deal anew hands, decks and stacks as far as the seat knows nothing of them."""
    known = known_ids(g, seat) + known_ids(now, seat)
    known_set = set(known)
    others = [inca for inca in g.incas if inca.seat != seat]
    gods: list[list[GodCard]] = [inca.gods for inca in others]
    army: list[list[ArmyCard]] = [inca.army for inca in others]
    if is_dealt(g):
        gods += [inca.played for inca in others]
    known_gods = [card for place in [g.god_deck, *gods] for card in place if card.id in known_set]
    known_army = [card for place in [g.army_deck, *army] for card in place if card.id in known_set]
    if g.her is not None and now.her is not None:
        known_gods += exchange_faces(g.her, g.god_deck, now.her, known_set, chance)
    shuffle_unknown([g.god_deck], known_gods, chance, gods)
    shuffle_unknown([g.army_deck], known_army, chance, army)
    g.seen = [(who, thing) for who, thing in g.seen if who in (seat, NOBODY)]
    g.seen_before = [(who, thing) for who, thing in g.seen_before if who in (seat, NOBODY)]
    for stack in (g.production_stack, g.passive_stack, g.weavings):
        tiles: list[Any] = stack
        shuffle_unknown([tiles], [tile for tile in tiles if tile.id in known_set], chance)


def exchange_faces(
    her: Axomamma, deck: list[GodCard], now: Axomamma, known: set[str], chance: Chance
) -> list[GodCard]:
    """Of cards that are or will be tucked only the symbols are known: each may as well be another hidden card
    of that god. Returns the cards that lie in such places of the deck, which must stay there.
    """
    will_be_tucked = [card.id for card in now.tucked]
    places = [i for i, card in enumerate(deck) if card.id in will_be_tucked]
    hidden = [
        (place, i) for place in (her.tucked, deck) for i in range(len(place)) if place[i].id not in known
    ]
    for god in sorted({place[i].god for place, i in hidden}):
        slots = [(place, i) for place, i in hidden if place[i].god == god]
        cards = [place[i] for place, i in slots]
        chance.shuffle(cards, "hidden")
        for (place, i), card in zip(slots, cards, strict=True):
            place[i] = card
    return [deck[i] for i in places]


def known_ids(g: Tawantinsuyu, seat: int) -> list[str]:
    """The ids of all cards and tiles that the seat sees now or has seen in this turn or the last."""
    known = [thing for who, thing in g.seen_before + g.seen if who in (seat, NOBODY)]
    known += [card.id for card in g.god_offer + g.god_used]
    known += [card.id for card in g.army_discard]
    known += [tile.id for tile in g.production_market]
    known += [tile.id for tile in g.passive_market]
    if g.top_shown and g.weavings:
        known.append(g.weavings[-1].id)
    if g.drawn_by in (seat, NOBODY):
        known += [tile.id for tile in g.drawn]
    for inca in g.incas:
        known += [card.id for card in inca.army_up + inca.army_down]
        known += [tile.id for tile in inca.production_up + inca.production_down]
        known += [tile.id for tile in inca.passive]
        known += [tile.id for tapestry in inca.tapestries for tile in tapestry]
        if inca.seat == seat or not is_dealt(g):
            known += [card.id for card in inca.played]
        if inca.seat == seat:
            known += [card.id for card in inca.gods]
            known += [card.id for card in inca.army]
    return known
