"""``tablewright games``: what can be played here."""

from __future__ import annotations

from typing import Annotated, Any

import typer
from rich.table import Table

from tablewright.cli.speech import Speech, speech_of
from tablewright.engine import Game, broken_games, playable_games


def games(context: typer.Context, as_json: Annotated[bool, typer.Option("--json")] = False) -> None:
    """Show what can be played here."""
    speech = speech_of(context)
    found, broken = playable_games(), broken_games()
    if as_json:
        lame = [{"name": name, "broken": reason} for name, reason in broken.items()]
        speech.print_json([*map(described, found), *lame])
        return
    speech.out.print(_table(speech, found))
    for name, reason in broken.items():
        speech.complain(speech.say("games-broken", name=name, reason=reason))


def described(game: Game[Any]) -> dict[str, Any]:
    """A game for scripts."""
    return {
        "name": game.name,
        "title": game.title,
        "players": list(game.players),
        "automa": game.automa or None,
        "options": [
            {"name": s.name, "values": list(s.values), "players": sorted(s.players) or list(game.players)}
            for s in game.settings
        ],
        "rules": game.rules,
        "finished": game.finished,
    }


def _table(speech: Speech, found: list[Game[Any]]) -> Table:
    table = Table(box=None, pad_edge=False, header_style="bold")
    for column in ("name", "title", "players", "options"):
        table.add_column(speech.say(f"games-{column}"), overflow="fold")
    for game in found:
        options = [f"{setting.name}={'|'.join(setting.values)}" for setting in game.settings]
        table.add_row(game.name, speech.title(game), _range(game.players), " ".join(options))
    return table


def _range(players: tuple[int, ...]) -> str:
    first, last = players[0], players[-1]
    if players == tuple(range(first, last + 1)) and last > first:
        return f"{first}–{last}"
    return ", ".join(map(str, players))
