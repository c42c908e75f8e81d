"""SETX-10.4, SETX-10.5 The virtual Atlanteans: dearer to raze; and the Attack card of their box."""

from __future__ import annotations

from typing import Final

from tablewright.games.settlers.box.cards import GOODS, MORE_ATTACK_CARDS, NEW_FACTIONS, TECH, Card
from tablewright.games.settlers.rules.base.razing import ENEMY_LOCATION
from tablewright.games.settlers.rules.friends.solo import effect_of_foe
from tablewright.games.settlers.rules.state import Settler, Settlers

#: SETX-10.5 The box whose Attack card comes with its cards or its faction.
TECHNICAL: Final = "atl"


def technology_card(g: Settlers) -> list[Card]:
    """SETX-10.5 The Technology card comes with cards of its box or with its faction."""
    me = g.settlers[0]
    boxes = {card.box for card in [*g.common, *me.deck]} | {me.more.set if me.more is not None else ""}
    is_there = TECHNICAL in boxes or me.faction == NEW_FACTIONS[TECHNICAL]
    return MORE_ATTACK_CARDS[GOODS[TECH]] if is_there else []


def dearer_to_raze(g: Settlers, holder: Settler) -> int:
    """SETX-10.4 What it takes more to raze a Location of the virtual Atlanteans; a Conquest costs as ever."""
    price = effect_of_foe(g).raze_cost_against_virtual
    return price - ENEMY_LOCATION if price and holder is g.virtual else 0
