"""What bots would do, and what a search says to people who ask. See `tablewright.service.work`."""

from __future__ import annotations

from typing import Final

import msgspec

from tablewright.bots import Glimpse, make_bot
from tablewright.bots.levels import spec_of
from tablewright.bots.mcts import analyse
from tablewright.engine import Table
from tablewright.engine import record as records
from tablewright.service.snapshot import unpacked
from tablewright.service.work import WorkKind

LEVELS: Final = ("easy", "medium", "hard")
SEARCH: Final = "mcts"
#: What a search spends, and how little of it is still worth the name.
BUDGETS: Final = ("iterations", "trials")
LEAST_LOOKS: Final = 4


class BotsQuestion(msgspec.Struct):
    """A question for a bot."""

    snapshot: bytes
    seat: int
    level: str
    seed: str
    share: float = 1.0  # of what the bot may spend; less when many think


def choose(question: BotsQuestion) -> str:
    """The id of the option that a bot takes."""
    glimpse = _glimpse(question.snapshot, question.seat)
    bot = make_bot(thrifty(question.level, glimpse.game, question.share), question.seed)
    index: object = bot.choose(glimpse)  # a bot of somebody else may answer anything
    if not isinstance(index, int) or not 0 <= index < glimpse.count:
        raise ValueError(f"the bot chose {index!r} of {glimpse.count} options")
    return glimpse.option_ids()[index]


def thrifty(level: str, game: str, share: float) -> str:
    """The bot of a level that spends only a share of what it might; one that does not search as it is.

    >>> thrifty("medium", "quarry", 1.0), thrifty("easy", "quarry", 0.1)
    ('medium', 'easy')
    """
    if share >= 1 or level not in LEVELS:
        return level
    name, *settings = spec_of(level, game).split(":")
    return ":".join([name, *(_cut(setting, share) for setting in settings)]) if name == SEARCH else level


def _cut(setting: str, share: float) -> str:
    name, _, value = setting.partition("=")
    return f"{name}={max(LEAST_LOOKS, round(int(value) * share))}" if name in BUDGETS else setting


class HintWish(msgspec.Struct):
    """A question for a hint."""

    snapshot: bytes
    seat: int
    seed: str
    seconds: float


class Advice(msgspec.Struct):
    """What the search says of one option."""

    option: str
    visits: int
    win: float
    margin: float


def hint(wish: HintWish) -> list[Advice]:
    """What a search says of the options, as long as it may take."""
    lines = analyse(_glimpse(wish.snapshot, wish.seat), wish.seed, wish.seconds)
    return [Advice(line.option, line.visits, line.win, line.margin) for line in lines]


def _glimpse(snapshot: bytes, seat: int) -> Glimpse:
    table: Table = records.from_data(unpacked(snapshot).record)
    return Glimpse(table, table.question(seat))


CHOOSE: Final = WorkKind("choose", choose, BotsQuestion, str)
HINT: Final = WorkKind("hint", hint, HintWish, list[Advice])
