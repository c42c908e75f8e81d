"""SETX-10.6 to SETX-10.8 What the virtual Japanese and Egyptians do before each Attack."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, tell
from tablewright.games.settlers.box.cards import GOOD_OF_COLOUR, GOODS, MORE_ATTACK_CARDS, RAZE, Card
from tablewright.games.settlers.rules.base.dealing import Deal, all_deals, good_of, lose_deal, take_marker
from tablewright.games.settlers.rules.base.labels import whose_deal
from tablewright.games.settlers.rules.base.solo import foremost
from tablewright.games.settlers.rules.friends.solo import effect_of_foe
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    colours_of,
    counts,
    extras,
    is_fortress,
)

#: SETX-0.10 The colour of each good.
COLOUR_OF_GOOD: Final[dict[int, str]] = {good: colour for colour, good in GOOD_OF_COLOUR.items()}


def before_attack(g: Settlers, me: Settler, attack: Card) -> Rule[None]:
    """SETX-10.8 The ability of the Faction card works on every revealed Attack card, before the Attack."""
    deed = effect_of_foe(g).before_attack
    if deed == "steal_matching_deal":
        yield from steal_deal(g, me, attack)
    elif deed is not None:
        yield from shut_location(g, me, attack)


def raze_cards(g: Settlers) -> list[Card]:
    """SETX-10.5 Raze cards against the Japanese and the Egyptians."""
    return MORE_ATTACK_CARDS[GOODS[RAZE]] if effect_of_foe(g).before_attack is not None else []


# --------------------------------------------------------------------------------------------- Japanese
def steal_deal(g: Settlers, me: Settler, attack: Card) -> Rule[None]:
    """SETX-10.6 A Deal that gives the shown good goes to the Collection; this moves no Attack card."""
    fitting = [deal for deal in all_deals(g, me) if good_of(deal) == attack.deal]
    if not fitting:
        return
    deal = yield from choose(me, "stolen-deal", fitting, None, whose_deal(g, me))
    card = take_out(me, deal)
    assert g.more is not None
    g.collection.append(card)
    g.more.loot += (card,)
    tell(g, "stolen-deal", seat=me.seat, card=card.id)


def take_out(me: Settler, deal: Deal) -> Card:
    """The card of a Deal, which is over; of a Trade Route its marker."""
    if isinstance(deal, Location):
        return take_marker(deal)
    lose_deal(me, deal)
    return deal


def worth_of_stolen_deals(g: Settlers) -> int:
    """SETX-10.6 How much more than cards the stolen Deals in the Collection count."""
    assert g.more is not None
    return (effect_of_foe(g).deal_value_in_collection - 1) * len(g.more.loot)


def stolen_deal_problems(g: Settlers) -> list[str]:
    """I-20 A stolen Deal lies in the Collection."""
    assert g.more is not None
    stray = any(card not in g.collection for card in g.more.loot)
    return ["I-20: a stolen Deal is not in the Collection"] if stray else []


# -------------------------------------------------------------------------------------------- Egyptians
def shut_location(g: Settlers, me: Settler, attack: Card) -> Rule[None]:
    """SETX-10.7 A Faction Location in the colour of the shown good gets a block token, as Attacks choose.

    SETX-10.7.1 It is ignored in the next round. SETX-4.4.1 A Fortress is never blocked.
    """
    colour = COLOUR_OF_GOOD[attack.deal]
    fitting = [
        location
        for location in me.empire
        if not location.card.common
        and counts(location)
        and colour in colours_of(location)
        and not is_fortress(location)
    ]
    if not fitting:
        return
    location = yield from choose(me, "shut-location", foremost(fitting))
    extras(location).shut = True
    extras(location).shut_in = g.round
    tell(g, "shut", seat=me.seat, card=location.card.id)


def collect_token(g: Settlers, location: Location) -> None:
    """SETX-10.7.2 In Cleanup the token goes to the Collection, and the Location works again."""
    more = extras(location)
    if more.shut:
        assert g.more is not None
        more.shut = False
        g.more.tokens += effect_of_foe(g).token_value_in_collection
        tell(g, "opened", card=location.card.id)
