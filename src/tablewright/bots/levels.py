"""Three bots for people to play against, weaker and stronger: what stands behind each may differ from game to
game and is kept as data: in ``levels.json``, and in ``brain/levels.json`` of a game where it differs.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, Final

from tablewright.bots.base import Bot, BotMaker, Glimpse, Settings, make_bot, refuse_settings
from tablewright.bots.brains import brain_file


class LevelBot(Bot):
    """Decides as the bot that stands behind a level in the game that is played."""

    def __init__(self, level: str, seed: str) -> None:
        self.level: Final = level
        self._seed: Final = seed
        self._bots: Final[dict[str, Bot]] = {}

    def choose(self, glimpse: Glimpse) -> int:
        game = glimpse.game
        if game not in self._bots:
            self._bots[game] = make_bot(spec_of(self.level, game), self._seed)
        return self._bots[game].choose(glimpse)


def spec_of(level: str, game: str) -> str:
    """Which bot stands behind a level in a game.

    >>> spec_of("easy", "quarry")
    'greedy'
    """
    own = brain_file(game, "levels.json")
    specs: dict[str, str] = {} if own is None else own["levels"]
    return specs.get(level) or _levels()[level]


def _maker(level: str) -> BotMaker:
    def make(seed: str, settings: Settings) -> Bot:
        refuse_settings(level, settings)
        return LevelBot(level, seed)

    return make


@cache
def _levels() -> dict[str, str]:
    data: Any = json.loads((files(__package__) / "levels.json").read_text(encoding="utf-8"))
    levels: dict[str, str] = data["levels"]
    return levels


easy: Final = _maker("easy")
medium: Final = _maker("medium")
hard: Final = _maker("hard")
