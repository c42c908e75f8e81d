"""Positions of Quarry in table language."""

from __future__ import annotations

from tablewright.games.quarry.box.schema import ORDERS
from tablewright.games.quarry.rules.state import WORK, Mason, Quarry
from tablewright.testing.scenario import Scenario, position


def quarry(players: int = 2, **seed: str) -> Scenario:
    """A game of Quarry in which seat 0 is the first mason and nobody holds a card or a coin."""
    table = position("quarry", players, **seed)
    g: Quarry = table.state
    g.first = 0
    g.deck = list(ORDERS.values())
    for mason in g.masons:
        mason.hand = []
        mason.coins = 0
    return table


def at_work(players: int = 2) -> Scenario:
    """The same after digging: seat 0 has the first action of the day."""
    table = quarry(players)
    table.state.step = WORK
    return table


def owns(table: Scenario, seat: int, *cards: str, granite: int = 0, marble: int = 0, coins: int = 0) -> Mason:
    """Give a mason goods, and order cards from the deck."""
    mason: Mason = table.state.masons[seat]
    mason.granite, mason.marble, mason.coins = granite, marble, coins
    for card in cards:
        table.state.deck.remove(ORDERS[card])
        mason.hand.append(ORDERS[card])
    return mason


def goods(mason: Mason) -> tuple[int, int, int]:
    """Granite, marble, coins."""
    return mason.granite, mason.marble, mason.coins
