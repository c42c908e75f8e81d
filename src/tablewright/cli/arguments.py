"""What people type, checked before anything is done with it, each refusal with a remedy."""

from __future__ import annotations

import difflib
import json
import math
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tablewright.bots import bot_names, make_bot
from tablewright.bots.plugins import is_module, load_plugins
from tablewright.cli.speech import CliError, Speech
from tablewright.engine import Game, find_game, game_names
from tablewright.engine import record as records
from tablewright.engine.errors import BadSave, BadSetup


def game_called(speech: Speech, name: str) -> Game[Any]:
    """The game of that name."""
    names = game_names()
    if name not in names:
        raise no_such(speech, "no-such-game", name, names)
    return find_game(name)


def no_such(speech: Speech, message: str, name: str, names: Sequence[str]) -> Exception:
    """An error that names what there is, what looks most like it first."""
    near = difflib.get_close_matches(name.lower(), names, 1)
    if near:
        return speech.error(f"{message}-near", name=name, near=near[0])
    return speech.error(message, name=name, names=", ".join(names))


def settings_typed(speech: Speech, words: Iterable[str]) -> dict[str, str]:
    """``name=value`` words as a map."""
    settings: dict[str, str] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not name or not equals:
            raise speech.error("option-without-value", word=word)
        settings[name] = value
    return settings


def check_set_up(speech: Speech, game: Game[Any], players: int, settings: dict[str, str]) -> None:
    """Refuse a number of players or an option that the game does not have."""
    if players not in game.players:
        allowed = ", ".join(map(str, game.players))
        raise speech.error("wrong-players", game=speech.title(game), players=players, allowed=allowed)
    known = {setting.name: setting for setting in game.settings if setting.applies(players)}
    for name, value in settings.items():
        if name not in known:
            names = ", ".join(known)
            message = "no-such-option" if known else "no-options"
            raise speech.error(message, game=speech.title(game), players=players, name=name, names=names)
        if value not in known[name].values:
            raise speech.error("wrong-value", name=name, value=value, values=", ".join(known[name].values))


def refuse_missing_plugins(speech: Speech, plugins: list[str]) -> None:
    """Modules that Python does not find are told by name."""
    for name in plugins:
        if not is_module(name):
            raise speech.error("serve-no-plugin", name=name)


def take_plugins(speech: Speech, plugins: list[str] | None) -> None:
    """Import modules with games and bots of one's own."""
    refuse_missing_plugins(speech, plugins or [])
    load_plugins(plugins or [])


def known_bots(speech: Speech, text: str) -> list[str]:
    """The specs in ``random,mcts:iterations=200``."""
    specs = [spec.strip() for spec in text.split(",") if spec.strip()]
    names = bot_names()
    for spec in specs:
        name = spec.partition(":")[0]
        if name not in names:
            raise no_such(speech, "no-such-bot", name, names)
        try:
            make_bot(spec, "")
        except BadSetup as error:
            raise speech.error("bad-bot", bot=spec, detail=str(error)) from error
    return specs


def bots_typed(speech: Speech, text: str, seats: int) -> list[str]:
    """The same: one for all the seats, or one for each."""
    specs = known_bots(speech, text)
    if len(specs) == 1:
        return specs * seats
    if len(specs) != seats:
        raise speech.error("wrong-bots", count=len(specs), places=seats)
    return specs


def refuse_too_few(speech: Speech, games: int, jobs: int = 0) -> None:
    """Refuse to play no game at all, or in fewer than no processes; 0 stands for one for each core."""
    if games < 1:
        raise speech.error("too-few-games", games=games)
    if jobs < 0:
        raise speech.error("too-few-jobs", jobs=jobs)


def match_typed(
    speech: Speech, game: str, players: int, option: Iterable[str] | None, games: int, jobs: int
) -> dict[str, str]:
    """The settings of many games between bots, after all that was typed about them was looked at."""
    settings = settings_typed(speech, option or [])
    check_set_up(speech, game_called(speech, game), players, settings)
    refuse_too_few(speech, games, jobs)
    return settings


def refuse_endless(speech: Speech, seconds: float) -> None:
    """Refuse a time that is no number at all, or never over."""
    if not math.isfinite(seconds):
        raise speech.error("endless", seconds=str(seconds))


def refuse_with_load(speech: Speech, file: Path, **typed: object) -> None:
    """Refuse what only a new game can be given."""
    for name, value in typed.items():
        if value:
            raise speech.error("load-settled", option=f"--{name}", file=str(file))


def save_in(speech: Speech, file: Path) -> dict[str, Any]:
    """The data of a save or record file, packed or not."""
    if not file.is_file():
        raise speech.error("no-such-file", file=str(file))
    try:
        data = json.loads(records.unpacked(file.read_bytes()))
    except OSError as error:
        raise speech.error("cannot-read", file=str(file), detail=error.strerror or str(error)) from error
    except (ValueError, RecursionError) as error:
        raise speech.error("not-a-save", file=str(file)) from error
    if not records.is_save(data):
        raise speech.error("not-a-save", file=str(file))
    if data["tablewright"] > records.FORMAT:
        raise speech.error("newer-save", file=str(file), format=data["tablewright"], known=records.FORMAT)
    refuse_other_set_up(speech, file, data)
    with told_as_bad_save(speech, file):
        return records.check_header(data, str(file))


def refuse_other_set_up(speech: Speech, file: Path, data: dict[str, Any]) -> None:
    """Refuse a save of a game that is not there, of newer rules, of a table that cannot be; each in the
    reader's language. What is missing altogether, `check_header` tells.
    """
    try:
        name, rules, players, options = (data[key] for key in ("game", "rules", "players", "options"))
        game = game_called(speech, name)
        if rules > game.rules:
            raise speech.error("newer-rules", game=speech.title(game), rules=rules, known=game.rules)
        check_set_up(speech, game, players, options)
    except CliError as error:
        raise speech.error("save-of-elsewhere", file=str(file), detail=str(error)) from error
    except (KeyError, TypeError, AttributeError):
        return


@contextmanager
def told_as_bad_save(speech: Speech, file: Path) -> Iterator[None]:
    """Whatever is wrong with a save is told with the name of its file."""
    try:
        yield
    except BadSave as error:
        detail = str(error).removeprefix(f"{file}: ").removeprefix(f"{file} ")
        raise speech.error("bad-save", file=str(file), detail=detail) from error
