"""What lies ready for everybody: cards, buildings, weavings."""

from __future__ import annotations

from typing import Any

from tablewright.games.tawantinsuyu.box.schema import GOD_CARDS, PASSIVE, PRODUCTION, WEAVINGS
from tablewright.games.tawantinsuyu.rules.state import Tawantinsuyu


def offer(g: Tawantinsuyu, *cards: str) -> None:
    """Lay god cards from the deck into the offer, the oldest first."""
    for card in cards:
        g.god_deck.remove(GOD_CARDS[card])
        g.god_offer.append(GOD_CARDS[card])


def tucked(g: Tawantinsuyu, *cards: str) -> None:
    """The cards under Axomamma's four slots."""
    assert g.her is not None
    g.god_deck += g.her.tucked
    g.her.tucked = []
    for card in cards:
        g.god_deck.remove(GOD_CARDS[card])
        g.her.tucked.append(GOD_CARDS[card])


def take_tile(g: Tawantinsuyu, tile: str) -> None:
    """Take a building from its stack or the market, which is refilled."""
    kind: Any = PRODUCTION.get(tile) or PASSIVE[tile]
    stack: list[Any] = g.production_stack if tile in PRODUCTION else g.passive_stack
    shown: list[Any] = g.production_market if tile in PRODUCTION else g.passive_market
    if kind in shown:
        shown[shown.index(kind)] = stack.pop()
    else:
        stack.remove(kind)


def market(g: Tawantinsuyu, *tiles: str) -> None:
    """Put these buildings into the market, in place of others."""
    for kind, shown, stack in (
        (PRODUCTION, g.production_market, g.production_stack),
        (PASSIVE, g.passive_market, g.passive_stack),
    ):
        wanted: list[Any] = [kind[tile] for tile in tiles if tile in kind]
        pool: list[Any] = [*shown, *stack]  # type: ignore[has-type]
        for tile in wanted:
            pool.remove(tile)
        shown[:] = [*wanted, *pool[: 2 - len(wanted)]]
        stack[:] = pool[2 - len(wanted) :]


def stacked(g: Tawantinsuyu, *tiles: str) -> None:
    """Put these weavings on top of the stack, the first one uppermost."""
    for tile in reversed(tiles):
        g.weavings.remove(WEAVINGS[tile])
        g.weavings.append(WEAVINGS[tile])
