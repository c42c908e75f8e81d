"""SETX-10.6, SETX-10.7 What the virtual Japanese and Egyptians do before each Attack."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, tell
from tablewright.games.settlers.cards import GOOD_OF_COLOUR, Card
from tablewright.games.settlers.dealing import Deal, all_deals, good_of
from tablewright.games.settlers.foes import effect_of_foe
from tablewright.games.settlers.hooks import BEFORE_ATTACK, SWEEPING
from tablewright.games.settlers.solo import foremost
from tablewright.games.settlers.state import (
    NOBODY,
    Location,
    Settler,
    Settlers,
    colours_of,
    counts,
    extras,
    is_immune,
)

#: SETX-0.10 The colour of each good.
COLOUR_OF_GOOD: Final[dict[int, str]] = {good: colour for colour, good in GOOD_OF_COLOUR.items()}


def raid(g: Settlers, me: Settler, attack: Card) -> Rule[None]:
    """SETX-10.8 The ability of the Faction card works on every revealed Attack card, before the Attack."""
    deed = effect_of_foe(g).before_attack
    if deed == "steal_matching_deal":
        yield from steal_deal(g, me, attack)
    elif deed is not None:
        yield from shut_location(g, me, attack)


# --------------------------------------------------------------------------------------------- Japanese
def steal_deal(g: Settlers, me: Settler, attack: Card) -> Rule[None]:
    """SETX-10.6 A Deal that gives the shown good goes to the Collection; this moves no Attack card."""
    fitting = [deal for deal in all_deals(g, me) if good_of(deal) == attack.deal]
    if not fitting:
        return
    deal = yield from choose(me, "stolen-deal", fitting)
    card = take_out(me, deal)
    assert g.more is not None
    g.collection.append(card)
    g.more.loot += (card,)
    tell(g, "stolen-deal", seat=me.seat, card=card.id, rule="SETX-10.6")


def take_out(me: Settler, deal: Deal) -> Card:
    """The card of a Deal, which is over; of a Trade Route its marker."""
    if isinstance(deal, Location):
        card = deal.route
        assert card is not None
        deal.route = None
        deal.route_seat = NOBODY
        return card
    me.deals.remove(deal)
    return deal


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
        and not is_immune(location)
    ]
    if not fitting:
        return
    location = yield from choose(me, "shut-location", foremost(fitting))
    extras(location).shut = True
    tell(g, "shut", seat=me.seat, card=location.card.id, rule="SETX-10.7")


def collect_token(g: Settlers, location: Location) -> None:
    """SETX-10.7.2 In Cleanup the token goes to the Collection, and the Location works again."""
    more = extras(location)
    if more.shut:
        assert g.more is not None
        more.shut = False
        g.more.tokens += effect_of_foe(g).token_value_in_collection
        tell(g, "opened", card=location.card.id, rule="SETX-10.7.2")


BEFORE_ATTACK.append(raid)
SWEEPING.append(collect_token)
