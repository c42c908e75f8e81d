"""How long it takes to draw a table, in processor time: the whole of it, and what a choice has changed.

Both are as the server does it: scenes made from a view, lit up, painted, compared with those before. Noise
only ever makes things slower, so every position counts with the best of a few times.
"""

from __future__ import annotations

from collections.abc import Callable
from time import process_time
from typing import Any, Final, NamedTuple

from tablewright.draw import Drawings, Painter, Sheet, difference
from tablewright.engine import Game, Table, new_table
from tablewright.engine.playout import Draws, play_randomly
from tablewright.engine.scene import attach
from tablewright.text import words_for

TIMES: Final = 3
CHOICES: Final = 200  # so much of a game is drawn
APART: Final = 20  # choices between positions that are drawn as a whole
LANGUAGE: Final = "en"


class Position(NamedTuple):
    """What the first seat sees, and the answers it is offered."""

    view: dict[str, Any]
    offered: list[str]


def drawing_times(game: Game[Any], players: int, draws: Callable[[int], Draws]) -> dict[str, float]:
    """Milliseconds that 95 of 100 drawings stay below; `draws` makes the chance of a random game."""
    drawn, shown = (positions_of(game, players, str(seed), draws(seed)) for seed in range(2))
    whole, changed = [], []
    for _ in range(TIMES):
        whole.append(time_whole(game, players, drawn, shown))
        changed.append(time_changes(game, players, shown))
    return {"first_drawing_p95_ms": _p95(whole), "update_drawing_p95_ms": _p95(changed)}


def positions_of(game: Game[Any], players: int, seed: str, draws: Draws) -> list[Position]:
    """The positions of a random game, as the first seat sees them."""
    table: Table = new_table(game, players, seed)
    found: list[Position] = []
    while not table.over and len(found) < CHOICES:
        offered = [name for one in table.open_questions() if one.seat == 0 for name in one.option_ids()]
        found.append(Position(table.view(0), offered))
        play_randomly(table, draws, 1)
    return found


def time_whole(game: Game[Any], players: int, before: list[Position], shown: list[Position]) -> list[float]:
    """Seconds to draw everything at a table of other people, after another table of the game was drawn."""
    shared = Drawings()
    earlier = painter_for(game, ["Ann"] * players, shared)
    for position in before[::APART]:
        draw(game, earlier, position)
    times = []
    for number, position in enumerate(shown[::APART]):
        painter = painter_for(game, [f"Bob {number}"] * players, shared)
        start = process_time()
        draw(game, painter, position)
        times.append(process_time() - start)
    return times


def time_changes(game: Game[Any], players: int, shown: list[Position]) -> list[float]:
    """Seconds to find out what is new after every choice."""
    painter = painter_for(game, ["Ann"] * players, Drawings())
    had, times = draw(game, painter, shown[0]), []
    for position in shown[1:]:
        start = process_time()
        sheets = draw(game, painter, position)
        for name, sheet in sheets.items():
            if name in had:
                difference(had[name], sheet)
        times.append(process_time() - start)
        had = sheets
    return times


def painter_for(game: Game[Any], names: list[str], shared: Drawings) -> Painter:
    """A painter for people of these names."""
    words = words_for(game, LANGUAGE, names, len(names))
    return Painter(game.name, words.text, shared=shared)


def draw(game: Game[Any], painter: Painter, position: Position) -> dict[str, Sheet]:
    """Everything that the first seat sees."""
    scenes = game.scenes(position.view, 0)
    attach(scenes, position.offered)
    return {scene.name: painter.sheet(scene) for scene in scenes}


def _p95(runs: list[list[float]]) -> float:
    best = sorted(map(min, zip(*runs, strict=True)))
    return round(best[int(len(best) * 0.95)] * 1e3, 2) if best else 0.0
