"""SETX-10.1 The virtual player's Faction card: which one, and what it changes in the solo game."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Options, tell
from tablewright.games.settlers.cards import MORE_ATTACK_CARDS, NEW_FACTIONS, Card
from tablewright.games.settlers.hooks import PROBLEMS, PROTECTION, SETTING_UP
from tablewright.games.settlers.razing import ENEMY_LOCATION
from tablewright.games.settlers.schema import DATA
from tablewright.games.settlers.schema_expansions import MORE, VirtualEffect, VirtualFaction
from tablewright.games.settlers.state import Location, Settler, Settlers

#: SETX-10.1 The Faction cards of the virtual player by faction.
FOES: Final[dict[str, VirtualFaction]] = {
    card.id.removeprefix("vf-"): card for card in MORE.solo.virtual_factions
}
#: The setting that names one of them.
OPPONENT: Final = "opponent"
ANY_FOE: Final = "random"
NO_EFFECT: Final = VirtualEffect()
#: SETX-10.5 The box whose Attack card comes with its cards or its faction.
TECHNICAL: Final = "atl"


def foes_in(modules: tuple[str, ...]) -> list[str]:
    """SETX-10.1 The Faction cards of the modules that are on."""
    return [faction for faction, card in FOES.items() if card.box in modules]


def meet_foe(g: Settlers, options: Options) -> None:
    """SETX-10.1 Draw a Faction card, or take the one that is wanted; its faction may be the player's own."""
    if g.virtual is None:
        return
    assert g.more is not None
    choice = foes_in(g.more.modules)
    if choice:
        wanted = options.get(OPPONENT, ANY_FOE)
        g.more.foe = g.chance.pick(choice, "virtual faction") if wanted == ANY_FOE else wanted
    add_attack_cards(g, g.virtual, more_attack_cards(g))


def introduce_foe(g: Settlers) -> None:
    """SETX-10.1 The log of the game begins with the Faction card."""
    if g.round == 1 and g.more is not None and g.more.foe:
        tell(g, "foe", faction=g.more.foe, rule="SETX-10.1")


def more_attack_cards(g: Settlers) -> list[Card]:
    """SETX-10.5 Raze cards against Japanese and Egyptians; the Technology card with its box or faction."""
    cards: list[Card] = []
    if effect_of_foe(g).before_attack is not None:
        cards += MORE_ATTACK_CARDS["raze"]
    me = g.settlers[0]
    boxes = {card.box for card in [*g.common, *me.deck]} | {me.more.set if me.more is not None else ""}
    if TECHNICAL in boxes or me.faction == NEW_FACTIONS[TECHNICAL]:
        cards += MORE_ATTACK_CARDS["tech"]
    return cards


def add_attack_cards(g: Settlers, virtual: Settler, cards: list[Card]) -> None:
    """SETX-10.5, SET-19.2 They are shuffled in before the first card is turned up."""
    if cards:
        n = len(virtual.deals)
        g.attack_deck += [*virtual.deals, *cards]
        g.chance.shuffle(g.attack_deck, "attack")
        virtual.deals = [g.attack_deck.pop() for _ in range(n)]


def effect_of_foe(g: Settlers) -> VirtualEffect:
    """SETX-10.1 What the Faction card changes."""
    return NO_EFFECT if g.more is None or not g.more.foe else FOES[g.more.foe].effect


def attacks_in_a_phase(g: Settlers) -> int:
    """SETX-10.2, SETX-10.13 Two Attacks, three of the Barbarians."""
    return effect_of_foe(g).attacks_per_round or DATA.solo.attacks_per_round


def cards_of_lookout(g: Settlers) -> int:
    """SETX-10.3, SETX-10.13 Four cards, five against the Romans."""
    return effect_of_foe(g).lookout_common_cards or DATA.solo.lookout.reveal


def dearer_to_raze(g: Settlers, holder: Settler, location: Location) -> int:
    """SETX-10.4 What a Location of the virtual Atlanteans takes more than others."""
    price = effect_of_foe(g).raze_cost_against_virtual
    return price - ENEMY_LOCATION if price and holder is g.virtual else 0


def collection_value(g: Settlers) -> int:
    """SET-19.3, I-20 Cards; SETX-10.6 a stolen Deal counts more; SETX-10.7.2 tokens by their worth."""
    cards = len(g.collection)
    if g.more is None:
        return cards
    more_for_deals = effect_of_foe(g).deal_value_in_collection - 1
    return cards + more_for_deals * len(g.more.loot) + g.more.tokens


def problems(g: Settlers) -> list[str]:
    """I-20 The Collection grows by the Lookout, by Attacks, and by Deals that the Japanese take.

    SETX-10.12.3 With Conquests it grows by more.
    """
    if g.more is None or not g.more.foe:
        return []
    found: list[str] = []
    effect = effect_of_foe(g)
    attacks = attacks_in_a_phase(g)
    taken = effect.virtual_gets or DATA.solo.lookout.virtual_takes
    if effect.deal_value_in_collection > 1:
        taken += attacks
    if not g.more.level and len(g.collection) > g.round * (taken + attacks):
        found.append("I-20: the Collection is too large")
    if any(card not in g.collection for card in g.more.loot):
        found.append("I-20: a stolen Deal is not in the Collection")
    return found


SETTING_UP.append(meet_foe)
PROTECTION.append(dearer_to_raze)
PROBLEMS.append(problems)
