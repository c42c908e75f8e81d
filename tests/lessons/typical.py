"""Typical points of each way to score: ``python -m tests.lessons.typical origins 40``.

The middle half of what seats score in games of two greedy bots, way by way. The figures of the section
``page`` in lessons.yaml come from here.
"""

from __future__ import annotations

import sys
from statistics import quantiles

from tablewright.bots import let_bots_answer, make_bot
from tablewright.engine import find_game, new_table
from tablewright.lessons import lessons_of

PLAYERS = 2


def points_of(name: str, games: int) -> dict[str, list[int]]:
    """What each seat scored from each source, game by game."""
    game = find_game(name)
    found: dict[str, list[int]] = {}
    for number in range(games):
        table = new_table(game, PLAYERS, f"typical-{number}", {})
        bots = {seat: make_bot("greedy", f"typical-{number}-{seat}") for seat in range(PLAYERS)}
        while not table.over:
            let_bots_answer(table, bots)
        for line in table.score_lines:
            rows = found.setdefault(line.source, [])
            rows += [0] * (number * PLAYERS + line.seat - len(rows))
            rows.append(line.points)
    for rows in found.values():
        rows += [0] * (games * PLAYERS - len(rows))
    return found


def main() -> None:
    """Print the quartiles of each way to score."""
    name, games = sys.argv[1], int(sys.argv[2])
    page = lessons_of(find_game(name)).page
    found = points_of(name, games)
    for way in [] if page is None else page.ways:
        rows = [found.get(source, [0] * games * PLAYERS) for source in way.sources]
        low, middle, high = (round(value) for value in quantiles(map(sum, zip(*rows, strict=True)), n=4))
        print(f"{name} {way.what.en}: typical: [{low}, {high}], median {middle}")


if __name__ == "__main__":
    main()
