"""Which games the generic suites play: all of ours or one, every number of players, every variant.

``TABLEWRIGHT_SAMPLE`` (default 1) multiplies the number of random games; nightly runs set it high. Above 1
the variants of a game get every check too, not only those where variants differ most.
``TABLEWRIGHT_GAMES`` names the games to play, for work on one of them. ``TABLEWRIGHT_USUAL=1`` leaves out
variants and most numbers of players, and looks less often at what is compiled: for the run on pure Python
where the compiled package, which has the same rules, gets the whole.
"""

from __future__ import annotations

import os
from typing import Any

from tablewright.engine import Game, Options, find_game
from tablewright.engine.registry import OWN
from tablewright.testing.driver import Case

SAMPLE = max(1, int(os.environ.get("TABLEWRIGHT_SAMPLE", "1")))
USUAL = os.environ.get("TABLEWRIGHT_USUAL") == "1"
ONLY = os.environ.get("TABLEWRIGHT_GAMES", "").split()

#: At so many choices of a random game costly looks are taken, in variants at fewer; in nightly runs at more.
LOOKS = 60 if SAMPLE > 1 else 30
VARIANT_LOOKS = 15 if SAMPLE > 1 else 10

#: Games are played until there were about so many choices, as far as caps tell; once at least.
CHOICES = 1200

#: In so many random games every piece must come into play.
REACH_GAMES = 200


def games() -> list[Game[Any]]:
    """All games of ours, or those that were asked for. Games of others are tried by their own tests."""
    return [find_game(name) for name in ONLY or OWN]


#: A game with more ways to play than this has its variants spread: the first few are played with every usual
#: number of players, each of the others with one of all. Nightly runs play all.
MANY_WAYS = 100
FIRST_VARIANTS = 4
#: With more players games are long and not different in kind: they get the checks of variants.
USUAL_PLAYERS = 4
#: Where two runs share the ways to play, both play these: alone and in company.
BOTH_PLAY = (1, 3)


def cases(game: Game[Any]) -> list[Case]:
    """All ways to play a game: player counts, the solo game among them, and variants."""
    return [
        Case(game, players, options, f"seed{number}", LOOKS if usual else VARIANT_LOOKS)
        for players, options, usual in ways(game)
        for number in range(SAMPLE * max(1, CHOICES // game.cap))
    ]


def ways(game: Game[Any]) -> list[tuple[int, Options, bool]]:
    """Number of players and settings of each way to play, and whether they are the usual ones."""
    found = [
        (players, options, number == 0 and players <= USUAL_PLAYERS)
        for players in game.players
        for number, options in enumerate(game.variants(players))
        if not USUAL or (number == 0 and both_play(game, players))
    ]
    return found if len(found) <= MANY_WAYS or SAMPLE > 1 else spread(game)


def both_play(game: Game[Any], players: int) -> bool:
    """Whether this number of players is played wherever two runs share the ways to play."""
    return players in BOTH_PLAY or not set(BOTH_PLAY) & set(game.players)


def spread(game: Game[Any]) -> list[tuple[int, Options, bool]]:
    """Some ways to play a game that has many: every variant, but not with every number of players."""
    found: list[tuple[int, Options, bool]] = []
    where: dict[str, list[tuple[int, Options]]] = {}
    for players in game.players:
        default, *others = game.variants(players)
        found.append((players, default, players <= USUAL_PLAYERS))
        for number, options in enumerate(others, start=1):
            if number < FIRST_VARIANTS and players <= USUAL_PLAYERS:
                found.append((players, options, False))
            else:
                changed = sorted((name, value) for name, value in options.items() if default[name] != value)
                where.setdefault(str(changed), []).append((players, options))
    return found + [(*places[turn % len(places)], False) for turn, places in enumerate(where.values())]


def is_usual(case: Case) -> bool:
    """Whether nothing is changed from the usual settings and players."""
    return case.players <= USUAL_PLAYERS and case.options == case.game.settle(case.players, {})


def case_name(case: Case) -> str:
    """How a case is called in a test report: quarry-3-seed0, settlers-2-map=north-seed0."""
    defaults = case.game.settle(case.players, {})
    changed = [f"{name}={value}" for name, value in case.options.items() if defaults.get(name) != value]
    return "-".join([case.game.name, str(case.players), *changed, case.seed])
