"""A league of three bots, with a plot. Needs ``pip install "tablewright[lab]"``."""

from pathlib import Path

from tablewright.lab.league.league import run_league
from tablewright.lab.league.report import ratings_plot, write_report

result = run_league("quarry", ["random", "greedy", "mcts:iterations=10"], players=2, games=30, out="league")

for one in result.standings:
    print(f"{one.name:20} Elo {one.elo.value:.0f} ({one.elo.low:.0f} to {one.elo.high:.0f})")

Path("league/ratings.svg").write_text(ratings_plot(result.standings), encoding="utf-8")
print("The plot: league/ratings.svg, everything else:", write_report(result))
