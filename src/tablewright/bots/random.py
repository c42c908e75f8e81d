"""The bot that takes any option, each equally likely."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from tablewright.bots.base import Bot, Glimpse, Settings, refuse_settings


class RandomBot(Bot):
    """Takes any option, each equally likely.

    Its chance is Python's own, not the table's: in a simulation of random bots most of the time that is not
    spent in the rules is spent here, and `Random.random`, promised to give the same numbers for ever, is six
    times as fast.
    """

    def __init__(self, seed: str, settings: Settings | None = None) -> None:
        refuse_settings("random", settings or {})
        #: Simulations of random bots only call this and make no glimpses (`tablewright.engine.playout`).
        self.draw: Final[Callable[[], float]] = Random(seed).random

    def choose(self, glimpse: Glimpse) -> int:
        return int(self.draw() * glimpse.count)
