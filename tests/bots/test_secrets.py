"""Bots cannot look: whatever is hidden may be replaced, and they decide the same."""

from __future__ import annotations

import pytest

from tablewright.bots import Glimpse, make_bot
from tablewright.bots.habits import habits_of
from tablewright.engine import NoDeal, Table, digest, find_game, game_names
from tests.bots.positions import glimpse, position

PLACES = [
    (game, players) for game in game_names() for players in find_game(game).players if players in (1, 2, 4)
]


@pytest.mark.parametrize(("game", "players"), PLACES)
def test_a_table_with_other_secrets_is_imagined_the_same_way(game: str, players: int) -> None:
    replaced = 0
    for number in range(12):
        table = position(game, players, f"secret {number}", 8 * number)
        if table.over:
            break
        seat = table.question().seat
        doctored = table.imagine(seat, "doctored")
        replaced += digest(table.state) != digest(doctored.state)
        here, there = (glimpse(each, seat).imagine("dream") for each in (table, doctored))
        assert digest(here.state) == digest(there.state)
    assert replaced > 0


@pytest.mark.parametrize("bot", ["greedy", "mcts:iterations=24", "mcts:iterations=16:courses=3:trials=6"])
@pytest.mark.parametrize("game", ["quarry", "settlers"])
def test_a_bot_decides_the_same_at_a_table_with_other_secrets(game: str, bot: str) -> None:
    for number in range(3):
        table = position(game, 2, f"secret {number}", 20 + 10 * number)
        seat = table.question().seat
        doctored = table.imagine(seat, "doctored")
        assert digest(table.state) != digest(doctored.state)
        chosen = [make_bot(bot, "1").choose(glimpse(each, seat)) for each in (table, doctored)]
        assert chosen[0] == chosen[1]


@pytest.mark.parametrize("bot", ["greedy", "mcts:iterations=8"])
def test_a_bot_that_cannot_imagine_anything_does_what_is_usual(
    bot: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def nothing(self: Glimpse, seed: str) -> Table:
        raise NoDeal("nothing fits")

    monkeypatch.setattr(Glimpse, "imagine", nothing)
    seen = glimpse(position("origins", 2, "no deal", 25))
    odds = habits_of("origins").odds(seen.option_ids())
    assert odds[make_bot(bot, "1").choose(seen)] == max(odds)
