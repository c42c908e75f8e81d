"""SETX-10.1 to SETX-10.3 The virtual player's Faction card: which one, and the Barbarians and Romans."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.engine import Options, tell
from tablewright.games.settlers.box.cards import Card
from tablewright.games.settlers.box.schema import DATA
from tablewright.games.settlers.box.schema_expansions import MORE, VirtualEffect, VirtualFaction
from tablewright.games.settlers.rules.base.solo import attacks_in_a_phase
from tablewright.games.settlers.rules.hooks import ATTACK_CARDS
from tablewright.games.settlers.rules.modules import YES, modules_on, refused
from tablewright.games.settlers.rules.state import Settler, Settlers

#: SETX-10.1 The Faction cards of the virtual player by faction.
FOES: Final[dict[str, VirtualFaction]] = {
    card.id.removeprefix("vf-"): card for card in MORE.solo.virtual_factions
}
#: The setting that names one of them.
OPPONENT: Final = "opponent"
ANY_FOE: Final = "random"
NO_EFFECT: Final = VirtualEffect()


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
        tell(g, "foe", faction=g.more.foe)


def more_attack_cards(g: Settlers) -> list[Card]:
    """SETX-10.5 The Attack cards that the boxes add."""
    return [card for cards in ATTACK_CARDS for card in cards(g)]


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


def more_attacks(g: Settlers) -> int:
    """SETX-10.2 Three Attacks of the Barbarians instead of two."""
    attacks = effect_of_foe(g).attacks_per_round
    return attacks - DATA.solo.attacks_per_round if attacks else 0


def more_lookout_cards(g: Settlers) -> int:
    """SETX-10.3 Five cards against the Romans instead of four."""
    cards = effect_of_foe(g).lookout_common_cards
    return cards - DATA.solo.lookout.reveal if cards else 0


# ------------------------------------------------------------------------------------------------ settings
def check_opponent(options: Mapping[str, str]) -> None:
    """SETX-10.1 The Faction card that is wanted is in a box that is on."""
    foe = options.get(OPPONENT, ANY_FOE)
    if foe != ANY_FOE and foe not in foes_in(modules_on(options)):
        raise refused(
            f"The virtual player's card {foe!r} belongs to {FOES[foe].box!r}, which is off.",
            "opponent-off",
            faction=foe,
            module=FOES[foe].box,
        )


def with_opponents_box(options: Mapping[str, str]) -> dict[str, str]:
    """The same settings with the box of the Faction card that is wanted."""
    foe = options.get(OPPONENT, ANY_FOE)
    return dict(options) if foe == ANY_FOE else {**options, FOES[foe].box: YES}


def collection_problems(g: Settlers) -> list[str]:
    """I-20 The Collection grows by the Lookout, by Attacks, and by Deals that the Japanese take.

    SETX-10.12.3 With Conquests it grows by more.
    """
    if g.more is None or not g.more.foe or g.more.level:
        return []
    effect = effect_of_foe(g)
    attacks = attacks_in_a_phase(g)
    taken = effect.virtual_gets or DATA.solo.lookout.virtual_takes
    if effect.deal_value_in_collection > 1:
        taken += attacks
    most = g.round * (taken + attacks)
    return ["I-20: the Collection is too large"] if len(g.collection) > most else []
