"""The bot that searches, and what a search says to people who ask."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from tablewright.bots.base import Bot, Glimpse, Settings
from tablewright.bots.plan import Plan, plan_of
from tablewright.bots.search import Line, Node, Search, lines_of
from tablewright.bots.shares import search

__all__ = ["ADVICE", "Line", "MctsBot", "Search", "analyse"]

ENOUGH: Final = 0.2  # part of the iterations a later choice of the turn must have had to be made at once

#: How advice is found: a look beyond the turn.
ADVICE: Final = Plan(turns=1)


class MctsBot(Bot):
    """Searches before a choice, and makes the later choices of the turn at once where the search has looked
    at them enough and nothing has come to light since. Settings: see `tablewright.bots.plan`.
    """

    def __init__(self, seed: str, settings: Settings | None = None) -> None:
        self.plan: Final = plan_of("mcts", settings or {})
        self._seed: Final = seed
        self._choices: int = 0
        self._ahead: Node | None = None  # what the last search knows of what comes next

    def choose(self, glimpse: Glimpse) -> int:
        self._choices += 1
        options = glimpse.option_ids()
        tree = self._ahead
        if tree is None or glimpse.news or not self._looked_enough(tree, options):
            tree = search(glimpse, f"{self._seed}/{self._choices}", self.plan)
        index = tree.best(options)
        self._ahead = tree.children[options[index]]
        return index

    def _looked_enough(self, tree: Node, options: list[str]) -> bool:
        return tree.visits >= ENOUGH * self.plan.iterations and all(
            option in tree.children for option in options
        )


def analyse(glimpse: Glimpse, seed: str, seconds: float, processes: int = 1) -> list[Line]:
    """What a search of so many seconds says of each option, in their order."""
    tree = search(glimpse, seed, replace(ADVICE, seconds=seconds, processes=processes, shares=processes))
    return lines_of(tree, glimpse.option_ids())
