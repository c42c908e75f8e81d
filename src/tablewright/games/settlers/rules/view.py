"""What a seat may see, and how the rest may be: SET-22 hidden information and randomness.

Elsewhere: SET-22.3 in base/supply.py.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Chance, shuffle_unknown
from tablewright.games.settlers.box.cards import COMMON, GOODS, Card, is_kept
from tablewright.games.settlers.rules.base.production import deal_goods
from tablewright.games.settlers.rules.base.razing import has_raze_field, raze_price
from tablewright.games.settlers.rules.base.solo import collection_value
from tablewright.games.settlers.rules.fire.conquest import can_be_conquered, printed_price
from tablewright.games.settlers.rules.state import (
    NOBODY,
    WAR,
    Extras,
    Location,
    Settler,
    Settlers,
    everybody,
    home_of,
    new_extras,
    plays_with,
)


def view_of(g: Settlers, seat: int | None) -> dict[str, Any]:
    """SET-22.2 Everything is open but hands, decks, secret offers and what lies face down."""
    seen = base_view(g, seat)
    if g.more is not None:
        seen["more"] = additions_seen(g)
    return seen


def base_view(g: Settlers, seat: int | None) -> dict[str, Any]:
    """What the base game knows."""
    return {
        "round": g.round,
        "phase": g.phase,
        "step": g.step,
        "turn": g.turn,
        "first": g.first,
        "lookout": g.lookout,
        "peaceful": g.peaceful,
        "deck": len(g.common),
        "discard": ids(g.common_discard),
        "display": ids(g.display),
        "removed": ids(g.removed),
        "attack_deck": len(g.attack_deck),
        "collection": ids(g.collection),
        "rank": g.rank,
        "settlers": [settler_seen(g, settler, seat) for settler in g.settlers],
        "virtual": None if g.virtual is None else settler_seen(g, g.virtual, seat),
    }


def settler_seen(g: Settlers, settler: Settler, seat: int | None) -> dict[str, Any]:
    """One player's side of the table; SET-15.4 goods and the number of hand cards are public."""
    own = settler.seat == seat
    return {
        "seat": settler.seat,
        "faction": settler.faction,
        "points": settler.vp,
        "tally": dict(settler.tally),
        "goods": {GOODS[good]: n for good, n in enumerate(settler.goods) if is_kept(good)},
        "cards": len(settler.hand),
        "faction_cards": sum(1 for card in settler.hand if not card.common),
        "hand": ids(settler.hand) if own or looks_into(g, seat, settler) else None,
        "deck": len(settler.deck),
        "discard": ids(settler.discard),
        "deals": ids(settler.deals),
        "income": deal_goods(g, settler),
        "offer": ids(settler.offer) if own else None,
        "offered": len(settler.offer),
        "passed": settler.passed,
        "owes": settler.owes,
        "empire": [location_seen(g, settler, location, seat) for location in settler.empire],
        **means_seen(settler),
    }


def looks_into(g: Settlers, seat: int | None, holder: Settler) -> bool:
    """SETX-12.4 Whether a seat has looked at that hand in this turn."""
    if seat is None or g.more is None or seat >= len(g.settlers):
        return False
    more = g.settlers[seat].more
    return more is not None and more.sees == holder.seat


def additions_seen(g: Settlers) -> dict[str, Any]:
    """SETX-12.8 What the expansions bring to the table; cards that wait lie open."""
    more = g.more
    assert more is not None
    return {
        "modules": list(more.modules),
        "format": more.format,
        "drawn": ids(more.drawn),
        "pending": ids(more.pending),
        "expedition": list(more.expedition),
        "diplomacy": list(more.diplomacy),
        "entrance": more.entrance,
        "foe": more.foe,
        "rival": more.rival,
        "level": more.level,
        "loot": ids(more.loot),
        "tokens": more.tokens,
        "worth": collection_value(g),
    }


def means_seen(settler: Settler) -> dict[str, Any]:
    """SETX-6.1.2 What a player has of the expansions is open."""
    more = settler.more
    if more is None:
        return {}
    return {
        "more": {
            "set": more.set,
            "favours": list(more.favours),
            "tricolour": more.tricolour,
            "adopted": ids(more.adopted),
            "tiles": list(more.tiles),
            "visited": more.visited,
            "kept": [GOODS[good] for good in more.kept],
        }
    }


def extras_seen(more: Extras | None, own: bool) -> dict[str, Any]:
    """SETX-12.8 What lies on a Location, if anything does: what lay there before leaves no trace."""
    if more is None:
        return {}
    lying = lying_seen(more, own)
    return {} if lying == NOTHING_LIES[own] else {"more": lying}


def lying_seen(more: Extras, own: bool) -> dict[str, Any]:
    """SETX-12.8 All of it; nobody knows the markers of SETs, only the owner what is tucked."""
    return {
        "sent": more.sent,
        "stored": [GOODS[good] for good in more.stored],
        "colour": more.colour,
        "marked": more.marked,
        "level": more.level,
        "row": more.row,
        "tech": more.tech,
        "scoring": more.scoring,
        "defensive": more.defensive,
        "unlocked": more.unlocked,
        "second_uses": more.second_uses,
        "barred": more.barred,
        "shared_with": more.shared_with,
        "parts": more.parts,
        "tucked": len(more.tucked),
        "tucked_cards": ids(more.tucked) if own else None,
        "propped": len(more.propped),
        "protected": more.protected,
        "shut": more.shut,
        "razed": more.razed,
        "name": more.name,
    }


def is_unseen(location: Location) -> bool:
    """SETX-7.1 Whether nobody has ever seen its front, not even its owner."""
    return location.more is not None and bool(location.more.name)


def shows_under(location: Location) -> bool:
    """SETX-6.2.8, SETX-6.3.4 Whether the cards under it lie face up."""
    return location.card.rare.shows_under


def location_seen(g: Settlers, holder: Settler, location: Location, seat: int | None) -> dict[str, Any]:
    """A Location or Foundation; SET-22.1 the front of some is hidden, and so is every Trade Route marker."""
    hidden = location.secret and (location.owner != seat or is_unseen(location))
    return {
        "card": None if hidden else location.card.id,
        "back": "common" if location.card.common else "faction",
        "owner": location.owner,
        "foundation": location.foundation,
        "uses": location.uses,
        "goods": [GOODS[good] for good in location.goods],
        "laid": [GOODS[good] for good in location.laid],
        "under": len(location.under),
        "under_cards": ids(location.under) if location.owner == seat or shows_under(location) else None,
        "defended": location.defended,
        "samurai": location.samurai,
        "blocked": location.blocked,
        "taken": bool(location.taken_with),
        "neutral": location.neutral,
        "route": location.route_seat if location.route is not None else None,
        "raze_price": raze_price(g, holder, location) if has_raze_field(location) else None,
        **extras_seen(location.more, location.owner == seat),
        **({} if g.more is None else war_seen(g, holder, location)),
    }


def war_seen(g: Settlers, holder: Settler, location: Location) -> dict[str, Any]:
    """SETX-4.1.2, SETX-4.2.2 What a Conquest costs, without what a conqueror's own cards take off."""
    if not plays_with(g, WAR) or not can_be_conquered(location):
        return {}
    return {"conquest_price": printed_price(g, holder, location)}


def ids(cards: list[Card] | tuple[Card, ...]) -> list[str]:
    """Cards by their ids."""
    return [card.id for card in cards]


# --------------------------------------------------------------------------------------------- resample
Spot = tuple[Any, str, int]  # a player, a Location or what lies on it, which of its places, and where in it


def resample(g: Settlers, seat: int, chance: Chance, now: Settlers) -> None:
    """SET-22.1 Deal anew what the seat cannot know: deck by deck, so that backs stay what they are."""
    known = known_cards(now, seat)
    for other in g.settlers:
        if other.seat != seat:
            sort_unseen(g, other.hand, known)
            sort_unseen(g, other.offer, known)
    shuffle_unknown([g.attack_deck], known, chance)
    if g.virtual is not None:
        shuffle_unknown([g.virtual.deck], known, chance)  # SETX-10.12
    if g.more is not None:
        known |= reshuffle_events(g, known, chance, now)
    for settler in (None, *g.settlers):
        reshuffle_deck(g, settler, known, chance)


def sort_unseen(g: Settlers, cards: list[Card], known: set[Card]) -> None:
    """SET-22.1 How somebody else sorts their cards nobody sees: only how many there are of each back."""
    cards.sort(key=lambda card: (card not in known, home_of(g, card), card.id))


def reshuffle_events(g: Settlers, known: set[Card], chance: Chance, now: Settlers) -> set[Card]:
    """SETX-5.7.1, I-4 Move Events to where they may lie: in what is left of the deck, or face down unseen.

    Whatever was drawn since was none, or all would have seen it. Returns them; they stay there.
    """
    undrawn = set(now.common)
    left = [i for i, card in enumerate(g.common) if card in undrawn]
    spots = [spot for spot in hidden_spots(g, COMMON, known) if spot[1] == "markers" or lies_unseen(spot)]
    deck, cards = [g.common[i] for i in left], [card_at(spot) for spot in spots]
    if not any(card.event for card in [*deck, *cards]):
        return set()
    shuffle_unknown([deck, cards], known, chance)
    for i, card in zip(left, deck, strict=True):
        g.common[i] = card
    for spot, card in zip(spots, cards, strict=True):
        put_at(spot, card)
    return {card for card in [*deck, *cards] if card.event}


def lies_unseen(spot: Spot) -> bool:
    """SETX-7.1 Whether a card lies there face down that nobody has looked at."""
    holder, place, _ = spot
    return place == "front" and is_unseen(holder)


def known_cards(now: Settlers, seat: int) -> set[Card]:
    """All cards whose place the seat knows."""
    known: set[Card] = {*now.common_discard, *now.display, *now.removed, *now.collection}
    for settler in everybody(now):
        known.update(settler.deals)
        known.update(settler.discard)
        if settler.seat == seat:
            known.update(settler.hand)
            known.update(settler.offer)
            if settler.more is not None:
                known.update([card for card in settler.deck if card.common])  # SETX-7.13 put there by hand
                if settler.more.sees != NOBODY:
                    known.update(now.settlers[settler.more.sees].hand)
        for location in settler.empire:
            if not location.secret or (location.owner == seat and not is_unseen(location)):
                known.add(location.card)
            if location.owner == seat or shows_under(location):
                known.update(location.under)
            if location.owner == seat and location.more is not None:
                known.update(location.more.tucked + location.more.propped)
    if now.more is not None:
        known.update([*now.more.drawn, *now.more.pending, *now.more.loot])
    return known


def reshuffle_deck(g: Settlers, settler: Settler | None, known: set[Card], chance: Chance) -> None:
    """Exchange the hidden cards of one deck (None: the Common deck) between all places where they may lie."""
    deck = g.common if settler is None else settler.deck
    name = "common" if settler is None else settler.faction
    spots = hidden_spots(g, name, known)
    cards = [card_at(spot) for spot in spots]
    if settler is None or g.more is None or not any(card.common for card in deck):
        shuffle_unknown([deck, cards], known, chance)
    else:
        own = [card for card in deck if not card.common]
        mixed = [card for card in deck if card.common]
        shuffle_unknown([own, cards], known, chance)
        deck[:] = own + mixed
        chance.shuffle(deck, "hidden")  # SETX-7.13 nobody knows where in it the Common cards lie
    for spot, card in zip(spots, cards, strict=True):
        put_at(spot, card)


def hidden_spots(g: Settlers, deck: str, known: set[Card]) -> list[Spot]:
    """Where outside its deck a hidden card of that deck may lie: hands, offers, under cards, face down."""
    spots: list[Spot] = []
    for settler in g.settlers:
        spots += [(settler, "hand", i) for i in range(len(settler.hand))]
        spots += [(settler, "offer", i) for i in range(len(settler.offer))]
        if g.more is not None and deck == COMMON:  # SETX-7.13 Common cards in a Faction deck
            spots += [(settler, "deck", i) for i, card in enumerate(settler.deck) if card.common]
        for location in settler.empire:
            spots += [(location, "under", i) for i in range(len(location.under))]
            if location.secret:
                spots.append((location, "front", 0))
            if location.route is not None:
                spots.append((location, "route", 0))
            more = location.more
            if more is not None:
                for place in EXTRA_PLACES:
                    spots += [(more, place, i) for i in range(len(getattr(more, place)))]
    return [spot for spot in spots if home_of(g, card_at(spot)) == deck and card_at(spot) not in known]


#: SETX-12.8 Where on a Location the expansions lay hidden cards.
EXTRA_PLACES = ("markers", "tucked", "propped")


def card_at(spot: Spot) -> Card:
    """The card that lies there."""
    holder, place, i = spot
    if place == "front":
        card: Card = holder.card
    elif place == "route":
        card = holder.route
    elif place == "under":
        card = holder.under[i]
    elif place in EXTRA_PLACES:
        card = getattr(holder, place)[i]
    else:
        card = (holder.hand if place == "hand" else holder.offer if place == "offer" else holder.deck)[i]
    return card


def put_at(spot: Spot, card: Card) -> None:
    """Lay another card there."""
    holder, place, i = spot
    if place == "front":
        holder.card = card
    elif place == "route":
        holder.route = card
    elif place == "under":
        holder.under = (*holder.under[:i], card, *holder.under[i + 1 :])
    elif place in EXTRA_PLACES:
        cards: tuple[Card, ...] = getattr(holder, place)
        setattr(holder, place, (*cards[:i], card, *cards[i + 1 :]))
    elif place == "hand":
        holder.hand[i] = card
    elif place == "offer":
        holder.offer[i] = card
    else:
        holder.deck[i] = card


#: What is seen of a Location on which nothing lies, by whether it is the own one.
NOTHING_LIES: Final = {own: lying_seen(new_extras(), own) for own in (True, False)}
