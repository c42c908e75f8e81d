"""Typical points of each way to score: ``python -m tests.lessons.typical origins 40 [greedy]``.

The middle half of what seats score at tables of a first game, where bots sit on every chair (medium ones
unless said otherwise), way by way. The figures of the section ``page`` in lessons.yaml come from here.
"""

from __future__ import annotations

import sys
from collections import Counter
from statistics import quantiles

from tablewright.bots import let_bots_answer, make_bot
from tablewright.engine import Table, find_game, new_table
from tablewright.lessons import lessons_of

LEVEL = "medium"


def points_of(name: str, games: int, bot: str) -> list[Counter[str]]:
    """What each seat of each game scored, by source."""
    game = find_game(name)
    first = lessons_of(game).first_game
    found: list[Counter[str]] = []
    for number in range(games):
        table: Table = new_table(game, first.players, f"typical-{number}", first.options)
        bots = {seat: make_bot(bot, f"typical-{number}-{seat}") for seat in range(first.players)}
        while not table.over:
            let_bots_answer(table, bots)
        seats: list[Counter[str]] = [Counter() for _ in range(first.players)]
        for line in table.score_lines:
            seats[line.seat][line.source] += line.points
        found += seats
    return found


def main() -> None:
    """Print the quartiles of each way to score."""
    name, games, bot = sys.argv[1], int(sys.argv[2]), sys.argv[3] if len(sys.argv) > 3 else LEVEL
    page = lessons_of(find_game(name)).page
    found = points_of(name, games, bot)
    for way in [] if page is None else page.ways:
        sums = [sum(seat[source] for source in way.sources) for seat in found]
        low, middle, high = (round(value) for value in quantiles(sums, n=4))
        print(f"{name} {way.what.en}: typical: [{low}, {high}], median {middle}")
    others = Counter[str]()
    for seat in found:
        others.update(seat)
    named = {source for way in page.ways for source in way.sources} if page is not None else set()
    print(name, "elsewhere:", {source: points for source, points in others.items() if source not in named})


if __name__ == "__main__":
    main()
