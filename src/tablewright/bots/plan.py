"""What a search may spend, and what it is after."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final, get_type_hints

from tablewright.bots.base import Settings, decimal_setting, number_setting, refuse_unknown


@dataclass(frozen=True)
class Plan:
    """The settings of a search; all of them can be given in the spec of the bot ``mcts``."""

    iterations: int = 200  #: looks ahead, in all shares together
    seconds: float = 0.0  #: if above 0, the time to search instead; such a search cannot be repeated
    deals: int = 8  #: how many different tables are imagined in a share
    turns: int = 0  #: how many further turns of its own the bot looks ahead, not only to the end of this one
    choices: int = 200  #: after so many choices, of all seats together, a look ahead ends at the latest
    exploration: float = 1.0  #: how much the search tries what did not look best
    best: float = 0.0  #: what counts of an option: 0 the average of all looks, 1 only the best way to go on
    courses: int = 1  #: how many ways to play the turn are tried out; of one there is nothing to try
    trials: int = 40  #: how often they are tried out, all together
    trust: float = 4.0  #: what the search itself says of a course counts as so many trials
    rounds: int = 1  #: how far a trial goes: every player has so many turns after the one that is on
    tries: int = 4  #: of so many turns by habit a player in a trial takes the best
    rivals: float = 1.0  #: how much the points of the best other count
    weights: str = ""  #: which set of weights positions are judged by
    habits: int = 1  #: 0: others and later turns are played at random
    shares: int = 1  #: trees, merged at the end; more can be searched at the same time, fewer know more each
    processes: int = 1  #: how many search at the same time; makes no difference to the result


#: Settings that may be 0.
MAY_BE_ZERO: Final = ("best", "seconds", "turns", "trials", "trust", "rounds", "rivals", "habits")


def plan_of(bot: str, settings: Settings) -> Plan:
    """The plan of a spec; refuses settings that it does not know.

    >>> plan_of("mcts", {"iterations": "50", "rivals": "0.5"}).rivals
    0.5
    """
    kinds = get_type_hints(Plan)
    refuse_unknown(bot, settings, tuple(kinds))
    found: dict[str, Any] = {}
    for name in settings:
        least = 0 if name in MAY_BE_ZERO else 1
        if kinds[name] is str:
            found[name] = settings[name]
        else:
            read = number_setting if kinds[name] is int else decimal_setting
            found[name] = read(bot, settings, name, least)
    return Plan(**found)
