"""Easy, medium, hard."""

from __future__ import annotations

import pytest

from tablewright.bots import bot_names, make_bot
from tablewright.bots.levels import LevelBot, spec_of
from tablewright.engine import BadSetup, game_names
from tests.bots.positions import glimpse, position

LEVELS = ("easy", "medium", "hard")


@pytest.mark.parametrize("game", game_names())
@pytest.mark.parametrize("level", LEVELS)
def test_every_game_has_every_level(level: str, game: str) -> None:
    assert level in bot_names()
    table = position(game, 2, "1", 25)
    seen = glimpse(table)
    bot = make_bot(level, "1")
    assert isinstance(bot, LevelBot)
    assert bot.choose(seen) == make_bot(spec_of(level, game), "1").choose(seen)


def test_a_level_has_no_settings() -> None:
    with pytest.raises(BadSetup, match="The bot 'easy' has no setting 'tries'"):
        make_bot("easy:tries=3", "1")
