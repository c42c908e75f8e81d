"""SETX-8.3, SETX-8.4 Expedition tokens, for those who pass."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose_many, may_choose, tell
from tablewright.games.settlers.box.cards import (
    Effect,
)
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.rules.base.effects import carry_out
from tablewright.games.settlers.rules.base.supply import discard_from_hand
from tablewright.games.settlers.rules.base.turn import free_steps_after
from tablewright.games.settlers.rules.minis.offers import Offer
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    opponents,
)

#: Settings and their values.
EXPEDITION: Final = "expedition"
WITHOUT: Final = "none"
OPEN_TOKENS: Final = "open"
SHUFFLED_TOKENS: Final = "shuffled"

TOKENS: Final[dict[str, Offer]] = {
    token.id: Offer(token.id, {}, token.do) for token in MORE.minis.expedition_tokens
}


def before_the_action_phase(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-8.4 With the variant tokens are shuffled and laid out anew, one fewer than players.

    What was kept through Cleanup is a good like any other now.
    """
    assert g.more is not None
    assert me.more is not None
    me.more.kept = ()
    if g.more.reshuffled and g.step + 1 == len(g.settlers):
        tokens = list(TOKENS)
        g.chance.shuffle(tokens, EXPEDITION)
        g.more.expedition = tuple(tokens[: len(g.settlers) - 1])
        tell(g, "expedition-tokens", tokens=list(g.more.expedition))
    yield from ()  # nothing to decide


def set_out(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-8.3 Whoever passes may use a token, which returns at once; the last player to pass may not.

    SET-6.11 What it brings may still be placed: the turn is not over yet.
    """
    assert g.more is not None
    if all(other.passed for other in opponents(g, me)):
        return
    token = yield from may_choose(me, EXPEDITION, list(g.more.expedition))
    if token is None:
        return
    tell(g, EXPEDITION, seat=me.seat, token=token)
    before = me.goods[:]
    yield from carry_out(g, me, TOKENS[token].effects, None, "actions")
    if TOKENS[token].lasts:
        gained = [max(0, n - before[good]) for good, n in enumerate(me.goods)]
        assert me.more is not None
        me.more.kept = tuple(good for good, n in enumerate(gained) for _ in range(n))
    yield from free_steps_after(g, me)


def discard_cards(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Discard hand cards of the player's choice."""
    n = min(effect.args, len(me.hand))
    cards = yield from choose_many(me, "discard-cards", me.hand[:], n, n)
    for card in cards:
        discard_from_hand(g, me, card)
