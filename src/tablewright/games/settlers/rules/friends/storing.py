"""SETX-2.2 Locations that produce by what lies on them: goods are stored there in Cleanup.

Elsewhere: SETX-2.2.1 in box/cards.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose, choose_number, reveal, tell
from tablewright.games.settlers.box.cards import COMMON, GOODS, NUMBER, Card, Effect
from tablewright.games.settlers.box.schema_effects import AtMost, TuckHere
from tablewright.games.settlers.rules.base.effects import happens
from tablewright.games.settlers.rules.base.supply import draw_common, gain_plain
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.state import Location, Settler, Settlers, extras, works

HAND = "hand"


def stored_on(location: Location | None) -> tuple[int, ...]:
    """SETX-2.2.3 The goods that lie on a card."""
    return () if location is None or location.more is None else location.more.stored


def stored_here(g: Settlers, me: Settler, name: str, here: Location | None) -> int:
    """SETX-2.2.2, SETX-2.2.4 Goods of one kind, or of any, on the card; on a new one there are none."""
    stored = stored_on(here)
    return len(stored) if name == "any" else stored.count(NUMBER[name])


def under_here(g: Settlers, me: Settler, name: str, here: Location | None) -> int:
    """SETX-2.2.6 Cards under the card."""
    return 0 if here is None else len(here.under)


def store_on_cards(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-2.2.3, SETX-11.3 In Cleanup the named goods may be put on a card, never Gold in place of another.

    SETX-2.2.5 The last round has no Cleanup. SETX-5.6.1 Technology is stored like that too.
    """
    for location in me.empire:
        if location.card.holds and works(location) and not location.taken_with:
            for good in location.card.holds:
                yield from put_on(g, me, location, good)


def put_on(g: Settlers, me: Settler, location: Location, good: int) -> Rule[None]:
    """SETX-2.2.3 As many of one good as the player wants."""
    have = me.goods[good]
    if not have:
        return
    told: dict[str, object] = {"good": GOODS[good], "card": location.id}
    n = yield from choose(me, "store-on-card", list(range(have, -1, -1)), None, told)
    if n:
        me.goods[good] -= n
        extras(location).stored += (good,) * n
        tell(g, "store-on-card", seat=me.seat, card=location.card.id, goods={GOODS[good]: n})


def cleanup_features(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-12.10 Features that work whenever the Cleanup phase starts."""
    yield from happens(g, me, "cleanup", Occasion())


def take_back(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-2.2.4 At the end of the Production phase all stored goods move to the owner's supply."""
    for location in me.empire:
        stored = stored_on(location)
        if stored:
            extras(location).stored = ()
            amounts = {GOODS[good]: stored.count(good) for good in dict.fromkeys(stored)}
            for name, n in amounts.items():
                me.goods[NUMBER[name]] += n
            tell(g, "take-back", seat=me.seat, card=location.card.id, goods=amounts)
    yield from ()  # nothing to decide


def copy_stored(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-2.4.6 Gifts for the Pharaoh: the same goods again, of too many those that the player chooses."""
    wanted: AtMost = effect.args
    stored = stored_on(here)
    left = min(wanted.max, len(stored))
    behind = len(stored)
    for good in dict.fromkeys(stored):
        have = stored.count(good)
        behind -= have
        told: dict[str, object] = {"good": GOODS[good]}
        n = yield from choose_number(me, "copy-stored", max(0, left - behind), min(have, left), told)
        left -= n
        gain_plain(g, me, ((good, n),), source)


def tuckable(me: Settler, wanted: TuckHere) -> list[Card]:
    """SETX-2.2.6 Hand cards that may go under a Location."""
    return [card for card in me.hand if card.common or wanted.kind != COMMON]


def can_tuck(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 There is a card to put under the Location."""
    wanted: TuckHere = effect.args
    return wanted.place != HAND or bool(tuckable(me, wanted))


def tuck_here(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-2.2.6 Elite: a hand card goes under the Location and never comes back.

    SETX-6.2.8 Others wait there for a Prayer: SETX-6.3.12 until Cleanup, or open ones of the Common deck.
    """
    wanted: TuckHere = effect.args
    assert here is not None
    if wanted.place != HAND:
        yield from tuck_open(g, me, wanted.n, here)
        return
    for _ in range(min(wanted.n, len(tuckable(me, wanted)))):
        card = yield from choose(me, "tuck", tuckable(me, wanted), None, {"card": here.id})
        me.hand.remove(card)
        if wanted.until == "round_end":
            extras(here).tucked += (card,)
        else:
            here.under += (card,)
        tell(g, "lay-cards", seat=me.seat, card=here.card.id, count=1)


def tuck_open(g: Settlers, me: Settler, n: int, here: Location) -> Rule[None]:
    """SETX-6.2.8 Stone That Tells Stories: the top Common card lies face up under the own Location."""
    if here not in me.empire:
        return
    for _ in range(n):
        card = yield from draw_common(g)
        if card is not None:
            reveal(g)
            here.under += (card,)
            tell(g, "tuck-match", seat=me.seat, card=here.card.id, tucked=card.id)
