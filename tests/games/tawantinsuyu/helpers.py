"""Positions of Tawantinsuyu in table language."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Chance, find_game
from tablewright.games.tawantinsuyu.box.schema import (
    ARMY_CARDS,
    COLOURS,
    CONQUEST_NUMBER,
    GOD_CARDS,
    PASSIVE,
    PRODUCTION,
    RESOURCES,
    SPACE_NUMBER,
    STATUES,
    STEPS_NUMBER,
    WEAVINGS,
)
from tablewright.games.tawantinsuyu.rules.moments import asides_of
from tablewright.games.tawantinsuyu.rules.setup import set_up
from tablewright.games.tawantinsuyu.rules.state import TURN, Inca, Tawantinsuyu
from tablewright.testing.scenario import Scenario

PURPLE, BLACK, BLUE, ORANGE = 0, 1, 2, 3  # seats, in the rulebook's player colours
YOU, SHE = 0, 1  # the solo game


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


def back_to_bag(g: Tawantinsuyu, worker: str) -> None:
    """A worker goes back into the bag."""
    g.bag[COLOURS.index(worker)] += 1


def from_bag(g: Tawantinsuyu, worker: str) -> str:
    """A worker comes out of the bag."""
    g.bag[COLOURS.index(worker)] -= 1
    return worker


def goods(inca: Inca, **amounts: int) -> None:
    """Give resources."""
    for resource, n in amounts.items():
        inca.goods[RESOURCES.index(resource)] = n


def owned(inca: Inca) -> dict[str, int]:
    """What a player has, without the zeros."""
    return {resource: inca.goods[i] for i, resource in enumerate(RESOURCES) if inca.goods[i]}


def workers(g: Tawantinsuyu, inca: Inca, *colours: str) -> None:
    """Give workers from the bag."""
    inca.workers += [from_bag(g, colour) for colour in colours]


def on_hill(g: Tawantinsuyu, **spaces: str) -> None:
    """Put workers from the bag on hill spaces: ``M3b="blue"``."""
    for space, colour in spaces.items():
        g.hill[SPACE_NUMBER[space]] = from_bag(g, colour)


def steps(g: Tawantinsuyu, **spaces: int) -> None:
    """Put steps markers of seats on the board: ``ST2u=BLACK``."""
    for space, seat in spaces.items():
        g.steps[STEPS_NUMBER[space]] = seat
        g.incas[seat].steps_left -= 1


def conquered(g: Tawantinsuyu, **spaces: int) -> None:
    """Put conquest markers of seats on the board."""
    for space, seat in spaces.items():
        g.conquered[CONQUEST_NUMBER[space]] = seat
        g.incas[seat].markers_left -= 1


def gods(g: Tawantinsuyu, inca: Inca, *cards: str) -> None:
    """Give god cards from the deck."""
    for card in cards:
        g.god_deck.remove(GOD_CARDS[card])
        inca.gods.append(GOD_CARDS[card])


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


def army(g: Tawantinsuyu, inca: Inca, *cards: str, place: str = "army") -> None:
    """Give army cards: to hand, or ``army_up`` or ``army_down`` on the table."""
    for card in cards:
        g.army_deck.remove(ARMY_CARDS[card])
        getattr(inca, place).append(ARMY_CARDS[card])


def production(g: Tawantinsuyu, inca: Inca, *tiles: str, up: bool = True) -> None:
    """Give production buildings from stack or market."""
    for tile in tiles:
        take_tile(g, tile)
        (inca.production_up if up else inca.production_down).append(PRODUCTION[tile])


def passive(g: Tawantinsuyu, inca: Inca, *tiles: str) -> None:
    """Give passive buildings from stack or market."""
    for tile in tiles:
        take_tile(g, tile)
        inca.passive.append(PASSIVE[tile])


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


def tapestry(g: Tawantinsuyu, inca: Inca, *rows: str) -> None:
    """Give tapestries, such as ``"W05 W12 W17"``, instead of the start weaving."""
    inca.tapestries = []
    for row in rows:
        tiles = [WEAVINGS[name] for name in row.split()]
        for tile in tiles:
            if tile in g.weavings:
                g.weavings.remove(tile)
        inca.tapestries.append(tiles)


def statues(g: Tawantinsuyu, inca: Inca, *kinds: str) -> None:
    """Give statues from the supply."""
    for kind in kinds:
        g.statues[[*STATUES].index(kind)] -= 1
        inca.statues.append(STATUES[kind])


def village(g: Tawantinsuyu, *colours: str) -> None:
    """The queue from the potato end to the corn end."""
    for worker in g.village:
        back_to_bag(g, worker)
    g.village = [from_bag(g, colour) for colour in colours]


def nomads(g: Tawantinsuyu, *colours: str) -> None:
    """The workers among the Nomads."""
    for worker in g.nomads:
        back_to_bag(g, worker)
    g.nomads = [from_bag(g, colour) for colour in colours]


def casualties(g: Tawantinsuyu, *colours: str) -> None:
    """Workers fallen in earlier wars."""
    g.casualties += [from_bag(g, colour) for colour in colours]
    g.conquests += len(colours)


def empty_bag(g: Tawantinsuyu) -> None:
    """All workers of the bag are out of the game."""
    for i, colour in enumerate(COLOURS):
        g.removed += [colour] * g.bag[i]
        g.bag[i] = 0


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
