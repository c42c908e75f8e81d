"""Which games the generic suites play: every registered one, every number of players, every variant.

``TABLEWRIGHT_SAMPLE`` (default 1) multiplies the number of random games; nightly runs set it high.
"""

from __future__ import annotations

import os
from typing import Any

from tablewright.engine import Game, Options, find_game, game_names
from tests.generic.driver import Case

SAMPLE = max(1, int(os.environ.get("TABLEWRIGHT_SAMPLE", "1")))

#: A costly look is taken at about one in so many of the choices that the cap allows, more rarely in variants.
LOOKS = 400
VARIANT_LOOKS = 130


def games() -> list[Game[Any]]:
    """All games there are."""
    return [find_game(name) for name in game_names()]


def cases(game: Game[Any]) -> list[Case]:
    """All ways to play a game: player counts, the solo game among them, and variants."""
    return [
        Case(game, players, options, f"generic-{number}", _stride(game, options == variants[0]))
        for players in game.players
        for variants in [game.variants(players)]
        for options in variants
        for number in range(SAMPLE)
    ]


def case_name(case: Case) -> str:
    """How a case is called in a test report: quarry-3, settlers-2-map=north."""
    defaults = case.game.settle(case.players, {})
    changed = _changed(case.options, defaults)
    number = case.seed.rpartition("-")[2]
    return "-".join([case.game.name, str(case.players), *changed, *([number] if SAMPLE > 1 else [])])


def _changed(options: Options, defaults: Options) -> list[str]:
    return [f"{name}={value}" for name, value in options.items() if defaults.get(name) != value]


def _stride(game: Game[Any], default: bool) -> int:
    return max(1, game.cap // (LOOKS if default else VARIANT_LOOKS))
