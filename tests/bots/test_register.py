"""Bots by name."""

from __future__ import annotations

from collections import Counter

import pytest

import tablewright.bots.base as base
from tablewright.bots import Bot, Glimpse, Settings, bot_names, make_bot, register_bot
from tablewright.bots.random import RandomBot
from tablewright.engine import BadSetup, Table, find_game, new_table


class Stubborn(Bot):
    """Always takes the same option."""

    def __init__(self, seed: str, settings: Settings) -> None:
        self.seed = seed
        self.option = int(settings.get("option", "0"))

    def choose(self, glimpse: Glimpse) -> int:
        return min(self.option, glimpse.count - 1)


@pytest.fixture(autouse=True)
def _own_register(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(base, "_REGISTER", {})


def test_a_bot_is_made_from_its_name_and_settings() -> None:
    register_bot("stubborn", Stubborn)
    assert bot_names()[0] == "random"
    assert bot_names()[-1] == "stubborn"
    bot = make_bot("stubborn:option=2:mood=bad", "7")
    assert isinstance(bot, Stubborn)
    assert (bot.seed, bot.option) == ("7", 2)


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("randm", "There is no bot 'randm'. Did you mean 'random'?"),
        ("zzz", "There is no bot 'zzz'. Bots: random"),
        ("random:speed=2", "The bot 'random' has no setting 'speed'; write just 'random'."),
        (
            "random:speed",
            "In the bot 'random:speed' the part 'speed' is no setting; write name:setting=value.",
        ),
        ("random:=2", "In the bot 'random:=2' the part '=2' is no setting; write name:setting=value."),
    ],
)
def test_a_wrong_spec_is_refused_with_a_remedy(spec: str, message: str) -> None:
    with pytest.raises(BadSetup) as error:
        make_bot(spec, "1")
    assert str(error.value).startswith(message)


def test_the_random_bot_takes_every_option_about_equally_often() -> None:
    table: Table = new_table(find_game("quarry"), 1, "1")
    glimpse = Glimpse(table, table.question())
    bot = make_bot("random", "even")
    counts = Counter(bot.choose(glimpse) for _ in range(3000))
    assert sorted(counts) == [0, 1, 2]
    assert all(900 < count < 1100 for count in counts.values())


def test_the_random_bot_decides_the_same_way_for_the_same_seed() -> None:
    draws = [RandomBot(seed).draw() for seed in ("a", "a", "b")]
    assert draws[0] == draws[1] != draws[2]
    # These numbers must never change: simulations of old could not be repeated.
    bot = RandomBot("7/bot 0")
    assert [int(bot.draw() * 10) for _ in range(8)] == PROMISED


PROMISED = [2, 0, 6, 5, 2, 2, 7, 9]
