"""Positions of Tawantinsuyu in table language, and playing on from them."""

from __future__ import annotations

from tablewright.engine import Chance, find_game
from tablewright.games.tawantinsuyu.box.schema import WEAVINGS
from tablewright.games.tawantinsuyu.rules.moments import asides_of
from tablewright.games.tawantinsuyu.rules.setup import set_up
from tablewright.games.tawantinsuyu.rules.state import TURN, Tawantinsuyu
from tablewright.testing.scenario import Scenario
from tests.games.tawantinsuyu.people import back_to_bag
from tests.games.tawantinsuyu.seats import PURPLE


def laid_out(players: int = 2, seed: str = "7", **options: str) -> Tawantinsuyu:
    """Purple's first turn: nobody has goods, cards or workers; all High Priests stand in section 1, the hill
    is empty, action k of the printed order faces section k.
    """
    game = find_game("tawantinsuyu")
    settled = game.settle(players, {"coricancha": "printed", **options})
    g = set_up(players, settled, Chance(seed))
    for i, worker in enumerate(g.hill):
        if worker:
            back_to_bag(g, worker)
            g.hill[i] = ""
    for number, inca in enumerate(g.incas):
        for worker in inca.workers:
            back_to_bag(g, worker)
        inca.workers = []
        g.god_deck += inca.played
        inca.played = []
        inca.goods = [0, 0, 0, 0]
        inca.priest = 0
        if not inca.tapestries:
            inca.tapestries = [[WEAVINGS[f"SW0{number + 1}"]]]
        g.army_deck += inca.army
        inca.army = []
    g.start_weavings = []
    g.seen = []
    g.seen_before = []
    g.first = g.active = PURPLE
    if g.her is not None:
        while len(g.her.tucked) < 4:
            g.her.tucked.append(g.god_deck.pop(0))
    g.step = TURN
    return g


def scenario(g: Tawantinsuyu) -> Scenario:
    """The table that plays on from a position."""
    players = 1 if g.her is not None else g.size
    game = find_game("tawantinsuyu")
    return Scenario(game, g, players, game.settle(players, {}))


def asides(g: Tawantinsuyu, seat: int) -> list[str]:
    """What a player may do at any moment now."""
    return [aside.id for aside in asides_of(g, seat)]


def quiet_turn(table: Scenario) -> None:
    """The active player prays and recruits, and declines whatever else is asked until the turn is over."""
    g = table.state
    seat = g.active
    table.asks(seat, "action").play("action:prayer")
    while not table.table.over and table.question().seat == seat and g.step != "turn":
        offered = table.offered()
        declining = [name for name in offered if name.endswith((":no", ":done", ":deck", ":recruit"))]
        table.play(declining[-1] if declining else offered[0])
        if g.active != seat or g.step.startswith("feast"):
            return
