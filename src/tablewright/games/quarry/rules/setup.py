"""QRY-1 Set-up.

Elsewhere: QRY-1.1 in working.py; QRY-1.4 in digging.py.
"""

from __future__ import annotations

from tablewright.engine import Chance
from tablewright.games.quarry.box.schema import DATA, ORDERS
from tablewright.games.quarry.rules.state import DIG, Mason, Quarry


def set_up(players: int, chance: Chance) -> Quarry:
    """QRY-1.2 Shuffle and deal; QRY-1.3 draw the first mason."""
    g = Quarry()
    g.chance = chance
    g.revealed = 0
    g.deck = list(ORDERS.values())
    chance.shuffle(g.deck, "orders")
    g.masons = [new_mason(seat) for seat in range(players)]
    for mason in g.masons:
        for _ in range(DATA.starting_hand):
            mason.hand.append(g.deck.pop())
    g.foreman = new_mason(players) if players == 1 else None
    g.day = 1
    g.step = DIG
    g.first = chance.below(players, "first mason")
    g.acted = 0
    return g


def new_mason(seat: int) -> Mason:
    """QRY-1.3 A mason with the starting coins."""
    mason = Mason()
    mason.seat = seat
    mason.vp = 0
    mason.tally = {}
    mason.granite = 0
    mason.marble = 0
    mason.coins = DATA.starting_coins
    mason.pit = ""
    mason.hand = []
    mason.delivered = []
    return mason
