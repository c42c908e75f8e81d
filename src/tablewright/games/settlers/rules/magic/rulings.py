"""SETX-3.8 to SETX-3.10 What single cards do: goods for full SETs, exchanges, the Master Interrogator.

Elsewhere: SETX-3.9 in magic/sets.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, choose_many, choose_number, tell
from tablewright.games.settlers.box.cards import GOOD_OF_COLOUR, NUMBER, WOOD, Effect
from tablewright.games.settlers.box.schema_effects import (
    Exchange,
    FoundationFromOpponentHand,
    GainPerFullSet,
)
from tablewright.games.settlers.rules.base.building import lay_face_down
from tablewright.games.settlers.rules.base.effects import count, grow
from tablewright.games.settlers.rules.base.supply import (
    gain_one,
    gain_plain,
    gain_special,
)
from tablewright.games.settlers.rules.colours import COLOUR
from tablewright.games.settlers.rules.friends.rulings import look_into_hand, open_hands
from tablewright.games.settlers.rules.magic.sets import full_colours
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
)

MATCHING: Final = "matching"


# --------------------------------------------------------------------------------------- other new steps
def gain_per_full_set(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str
) -> Rule[None]:
    """Goods for each colour with a SET of three, up to so many colours; of more, those wanted."""
    wanted: GainPerFullSet = effect.args
    colours = full_colours(me)
    n = min(wanted.max, len(colours))
    if wanted.good != MATCHING:
        gain_plain(g, me, ((NUMBER[wanted.good], n * wanted.n),), source)  # one event of points, as ever
        return
    chosen = yield from choose_many(me, "choose-sets", [COLOUR + colour for colour in colours], n, n)
    for name in chosen:
        for _ in range(wanted.n):
            yield from gain_one(g, me, GOOD_OF_COLOUR[name.removeprefix(COLOUR)], source)


def exchange(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-3.10, SETX-5.1.6 Colonists from Atlantis: tokens of the supply are swapped, not spent."""
    wanted: Exchange = effect.args
    give, get = NUMBER[wanted.give], NUMBER[wanted.get]
    most = min(count(g, me, wanted.times, here), me.goods[give])
    told: dict[str, object] = {"give": wanted.give, "get": wanted.get}
    n = yield from choose_number(me, "exchange", 0, most, told)
    if n:
        me.goods[give] -= n
        tell(g, "exchange", seat=me.seat, goods={wanted.give: n})
        yield from gain_special(g, me, get, n, source)


def can_interrogate(
    g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]
) -> bool:
    """SETX-2.4.17 There is a hand to look into."""
    return bool(open_hands(g, me))


def interrogate(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[bool]:
    """SETX-3.8, SETX-2.4.17 Master Interrogator: a Common card of the hand becomes an own Foundation.

    Without such a card nothing else happens either.
    """
    wanted: FoundationFromOpponentHand = effect.args
    victim = yield from look_into_hand(g, me)
    fitting = [card for card in victim.hand if card.common]
    if not fitting:
        return False
    card = yield from choose(me, "lay-foundation", fitting)
    victim.hand.remove(card)
    lay_face_down(me, card)
    tell(g, "take-foundation", seat=me.seat, from_seat=victim.seat)
    gain_plain(g, me, ((WOOD, wanted.wood),), source)
    yield from grow(g, me)
    return True
