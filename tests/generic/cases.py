"""Which games the generic suites play: every registered one, every number of players, every variant.

``TABLEWRIGHT_SAMPLE`` (default 1) multiplies the number of random games; nightly runs set it high. Above 1
the variants of a game get every check too, not only those where variants differ most.
``TABLEWRIGHT_GAMES`` names the games to play, for work on one of them. ``TABLEWRIGHT_USUAL=1`` leaves out
variants: for a second run on the compiled package, which has the same rules.
"""

from __future__ import annotations

import os
from typing import Any

from tablewright.engine import Game, find_game, game_names
from tests.generic.driver import Case

SAMPLE = max(1, int(os.environ.get("TABLEWRIGHT_SAMPLE", "1")))
USUAL = os.environ.get("TABLEWRIGHT_USUAL") == "1"
ONLY = os.environ.get("TABLEWRIGHT_GAMES", "").split()

#: At so many choices of a random game costly looks are taken; in variants at fewer.
LOOKS = 60
VARIANT_LOOKS = 15

#: Games are played until there were about so many choices, as far as caps tell; once at least.
CHOICES = 1200

#: In so many random games every piece must come into play.
REACH_GAMES = 200


def games() -> list[Game[Any]]:
    """All games there are, or those that were asked for."""
    return [find_game(name) for name in ONLY or game_names()]


def cases(game: Game[Any]) -> list[Case]:
    """All ways to play a game: player counts, the solo game among them, and variants."""
    return [
        Case(game, players, options, f"seed{number}", LOOKS if options == variants[0] else VARIANT_LOOKS)
        for players in game.players
        for variants in [game.variants(players)]
        for options in (variants[:1] if USUAL else variants)
        for number in range(SAMPLE * max(1, CHOICES // game.cap))
    ]


def is_usual(case: Case) -> bool:
    """Whether nothing is changed from the usual settings."""
    return case.options == case.game.settle(case.players, {})


def case_name(case: Case) -> str:
    """How a case is called in a test report: quarry-3-seed0, settlers-2-map=north-seed0."""
    defaults = case.game.settle(case.players, {})
    changed = [f"{name}={value}" for name, value in case.options.items() if defaults.get(name) != value]
    return "-".join([case.game.name, str(case.players), *changed, case.seed])
