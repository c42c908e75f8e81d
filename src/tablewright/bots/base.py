"""What every bot is: somebody who sees no more of the table than the seat it plays, and picks an option.

A bot gets a `Glimpse`, never the table: the seat's view, the names of its options, and `Glimpse.imagine`, a
table that may be the real one, with all that the seat cannot know dealt anew. Bots are made from a *spec*, a
word that can be typed on a command line and sent to another process: the bot's name and its settings, as in
``random`` or ``mcts:iterations=200``.
"""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Callable, Mapping
from importlib.metadata import entry_points
from typing import Any, Final, TypeAlias

from tablewright.engine import BadSetup, Decision, IllegalChoice, Table, Text
from tablewright.engine.decision import value_id

Settings: TypeAlias = dict[str, str]


class Glimpse:
    """All that a bot may know and touch when its seat is asked.

    The table itself is kept out of reach: a question holds living parts of the state (its values, its
    reasons), so even that is shown only by names.
    """

    __slots__ = (
        "_imagine",
        "_option_ids",
        "_view",
        "about",
        "count",
        "game",
        "kind",
        "news",
        "options",
        "players",
        "seat",
    )

    def __init__(self, table: Table, decision: Decision) -> None:
        seat = decision.seat
        self.game: Final = table.game.name
        self.players: Final = table.players
        self.options: Final = dict(table.options)  #: what was settled before the game
        self.seat: Final = seat
        self.kind: Final = decision.kind  #: what is asked
        self.about: Final = {name: _named(value) for name, value in decision.told().items()}
        self.count: Final = len(decision.values)  #: how many options there are
        #: whether anything came to light, or anybody else decided, since the seat's last choice
        self.news: Final = not table.can_undo(seat)
        self._option_ids: Final[Callable[[], list[str]]] = decision.option_ids
        self._view: Final[Callable[[], dict[str, Any]]] = lambda: table.view(seat)
        self._imagine: Final[Callable[[str], Table]] = lambda seed: table.imagine(seat, seed)

    def option_ids(self) -> list[str]:
        """The names of the options, such as ``visit-site:S1``, in their order."""
        return self._option_ids()

    def view(self) -> dict[str, Any]:
        """What the seat may see."""
        return self._view()

    def imagine(self, seed: str) -> Table:
        """A table as it may be: what the seat cannot know, and all chance to come, is drawn anew."""
        return self._imagine(seed)


def _named(value: object) -> object:
    """Numbers and words as they are, everything else by its name."""
    if value is None or isinstance(value, int | float | str):
        return value
    if isinstance(value, list | tuple):
        return [_named(part) for part in value]
    if isinstance(value, dict):
        return {_named(key): _named(part) for key, part in value.items()}
    return value_id(value)


class Bot:
    """Somebody who decides by itself. Made by `make_bot`; the same spec and seed decide the same way."""

    def choose(self, glimpse: Glimpse) -> int:
        """The number of the option to take, from 0 to ``glimpse.count - 1``."""
        raise NotImplementedError


def let_bots_answer(table: Table, bots: Mapping[int, Bot]) -> int:
    """Every bot that is asked now decides; returns how many were.

    Where several seats are asked at once, all bots choose before the first answer is laid down, so that none
    can know another's.
    """
    asked = [question for question in table.open_questions() if question.seat in bots]
    answers = [question.offset + _choice(bots[question.seat], table, question) for question in asked]
    for answer in answers:
        table.play(answer)
    return len(answers)


def _choice(bot: Bot, table: Table, question: Decision) -> int:
    index = bot.choose(Glimpse(table, question))
    if not 0 <= index < len(question.values):
        raise IllegalChoice(
            f"The bot {type(bot).__name__} chose option {index} of {question.kind!r}, "
            f"which has the options 0 to {len(question.values) - 1}."
        )
    return index


# ---------------------------------------------------------------------------------------------- the register

#: Makes a bot from its seed and its settings; refuses settings it does not know with `BadSetup`.
BotMaker: TypeAlias = Callable[[str, Settings], Bot]

#: Our own bots and where they are made; others announce themselves by the entry point group
#: ``tablewright.bots``.
OWN: Final = {
    "random": "tablewright.bots.random:RandomBot",
    "greedy": "tablewright.bots.greedy:GreedyBot",
    "mcts": "tablewright.bots.mcts:MctsBot",
    "easy": "tablewright.bots.levels:easy",
    "medium": "tablewright.bots.levels:medium",
    "hard": "tablewright.bots.levels:hard",
}
GROUP: Final = "tablewright.bots"

_REGISTER: Final[dict[str, BotMaker]] = {}


def register_bot(name: str, maker: BotMaker) -> None:
    """Make a bot known by its name in this process."""
    _REGISTER[name] = maker


def bot_names() -> list[str]:
    """The names of all bots that can play here."""
    announced = [point.name for point in entry_points(group=GROUP)]
    return list(dict.fromkeys([*OWN, *announced, *_REGISTER]))


def make_bot(spec: str, seed: str) -> Bot:
    """The bot of a spec: ``name`` or ``name:setting=value:setting=value``.

    >>> type(make_bot("random", "7")).__name__
    'RandomBot'
    """
    name, _, rest = spec.partition(":")
    return _maker(name)(seed, _settings(spec, rest))


def refuse_settings(bot: str, settings: Settings) -> None:
    """For bots that have nothing to set."""
    if settings:
        name = next(iter(settings))
        raise _refused(
            f"The bot {bot!r} has no setting {name!r}; write just {bot!r}.", "none", bot=bot, name=name
        )


def refuse_unknown(bot: str, settings: Settings, known: tuple[str, ...]) -> None:
    """For bots that have something to set."""
    for name in settings:
        if name not in known:
            there = ", ".join(known)
            message = f"The bot {bot!r} has no setting {name!r}. Settings: {there}."
            raise _refused(message, "unknown", bot=bot, name=name, known=there)


def number_setting(bot: str, settings: Settings, name: str, least: int = 1) -> int:
    """A setting that is a whole number."""
    text = settings[name]
    if not text.isdecimal() or int(text) < least:
        raise _no_number(bot, name, text, "a whole number", least)
    return int(text)


def decimal_setting(bot: str, settings: Settings, name: str, least: int = 0) -> float:
    """A setting that is a number, with a point or without."""
    text = settings[name]
    if not text.replace(".", "", 1).isdecimal() or float(text) < least:
        raise _no_number(bot, name, text, "a number", least)
    return float(text)


def _no_number(bot: str, name: str, text: str, kind: str, least: int) -> BadSetup:
    message = f"The setting {name!r} of the bot {bot!r} must be {kind} from {least} up, not {text!r}."
    return _refused(message, "number", bot=bot, name=name, least=least, value=text)


def _refused(message: str, why: str, **args: object) -> BadSetup:
    """A bot that cannot be: told in English, and as ``setup-bot-<why>`` of the shared catalogue."""
    return BadSetup(message, Text(f"setup-bot-{why}", args))


def _settings(spec: str, text: str) -> Settings:
    settings: Settings = {}
    for part in text.split(":") if text else []:
        name, equals, value = part.partition("=")
        if not name or not equals:
            message = f"In the bot {spec!r} the part {part!r} is no setting; write name:setting=value."
            raise _refused(message, "part", bot=spec, name=part)
        settings[name] = value
    return settings


def _maker(name: str) -> BotMaker:
    if name not in _REGISTER:
        if name in OWN:
            module, _, attribute = OWN[name].partition(":")
            _REGISTER[name] = getattr(importlib.import_module(module), attribute)
        else:
            for point in entry_points(group=GROUP, name=name):
                _REGISTER[name] = point.load()
    if name not in _REGISTER:
        near = difflib.get_close_matches(name, bot_names(), 1)
        hint = f"Did you mean {near[0]!r}?" if near else f"Bots: {', '.join(bot_names())}."
        known = near[0] if near else ", ".join(bot_names())
        raise _refused(f"There is no bot {name!r}. {hint}", "missing", bot=name, known=known)
    return _REGISTER[name]
