"""Workers: in the bag, on the hill, in the village, among the Nomads, with the players."""

from __future__ import annotations

from tablewright.games.tawantinsuyu.box.schema import COLOURS, SPACE_NUMBER
from tablewright.games.tawantinsuyu.rules.state import Inca, Tawantinsuyu


def back_to_bag(g: Tawantinsuyu, worker: str) -> None:
    """A worker goes back into the bag."""
    g.bag[COLOURS.index(worker)] += 1


def from_bag(g: Tawantinsuyu, worker: str) -> str:
    """A worker comes out of the bag."""
    g.bag[COLOURS.index(worker)] -= 1
    return worker


def workers(g: Tawantinsuyu, inca: Inca, *colours: str) -> None:
    """Give workers from the bag."""
    inca.workers += [from_bag(g, colour) for colour in colours]


def on_hill(g: Tawantinsuyu, **spaces: str) -> None:
    """Put workers from the bag on hill spaces: ``M3b="blue"``."""
    for space, colour in spaces.items():
        g.hill[SPACE_NUMBER[space]] = from_bag(g, colour)


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
