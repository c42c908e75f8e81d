"""Tablewright: heavy Euro board games, played exactly as their rulebooks say.

>>> import tablewright as tw
>>> "quarry" in tw.game_names()
True
>>> table = tw.new("quarry", players=3, seed=7)
>>> table.decision.seat in (0, 1, 2), len(table.decision.options)
(True, 3)
>>> while not table.over:
...     table.choose(table.decision.options[0])
>>> len(table.scores)
3
"""

from tablewright._version import __version__
from tablewright.api import Table, load, new
from tablewright.engine import game_names

__all__ = ["Table", "__version__", "game_names", "load", "new"]
