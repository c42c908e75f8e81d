"""``tablewright play``: a game in the terminal."""

from __future__ import annotations

import secrets
from pathlib import Path
from shlex import quote
from typing import Annotated, Final

import typer

from tablewright.cli.arguments import (
    check_set_up,
    game_called,
    refuse_with_load,
    save_in,
    settings_typed,
    told_as_bad_save,
)
from tablewright.cli.lessons import lessons_called
from tablewright.cli.speech import Speech, speech_of
from tablewright.cli.terminal.coach import Coach
from tablewright.cli.terminal.seats import seats_typed
from tablewright.cli.terminal.session import Session
from tablewright.engine import Table, new_table
from tablewright.engine import record as records
from tablewright.text import words_for

#: Who plays where nobody sits, unless said otherwise.
BOTS: Final = "random"


def play(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    players: Annotated[int | None, typer.Option("--players", "-p")] = None,
    seed: Annotated[str | None, typer.Option("--seed", "-s")] = None,
    seat: Annotated[list[str] | None, typer.Option("--seat")] = None,
    bots: Annotated[str | None, typer.Option("--bots", "-b")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o")] = None,
    load: Annotated[Path | None, typer.Option("--load", "-l", metavar="file")] = None,
    confirm: Annotated[bool, typer.Option("--confirm/--no-confirm")] = True,
    coached: Annotated[bool, typer.Option("--coached")] = False,
) -> None:
    """Begin or load a game and sit down at it."""
    speech = speech_of(context)
    if load is not None:
        refuse_with_load(speech, load, players=players, seed=seed, option=option)
        table = loaded(speech, load)
        if game is not None and game != table.game.name:
            raise speech.error("load-other-game", file=str(load), game=game, other=table.game.name)
    elif game is None:
        raise speech.error("play-what")
    else:
        first = lessons_called(speech, game).first_game if coached else None
        settings = settings_typed(speech, option or [])
        if first is not None:
            players, bots = players or first.players, bots or first.bots
            settings = {**first.options, **settings}
        table = begun(speech, game, players, seed, settings)
    bots = bots or BOTS
    seats = seats_typed(speech, seat or ["1"], bots, table.players, table.commitment())
    words = words_for(table.game, speech.language, seats.names, table.players)
    table.words = words
    if confirm:
        table.confirming = seats.people
    session = Session(speech, table, words, seats)
    session.saved_to = load
    session.again = seats_again(seat, bots, confirm, coached)
    if coached:
        session.coach = Coach(lessons_called(speech, table.game.name), speech.language)
    session.play()


def seats_again(seat: list[str] | None, bots: str, confirm: bool, coached: bool) -> str:
    """What has to be typed after ``--load`` so that the same people and bots sit there again."""
    words = [f"--seat {quote(word)}" for word in seat or []]
    if bots != BOTS:
        words.append(f"--bots {quote(bots)}")
    if not confirm:
        words.append("--no-confirm")
    if coached:
        words.append("--coached")
    return "".join(f" {word}" for word in words)


def begun(
    speech: Speech, name: str, players: int | None, seed: str | None, settings: dict[str, str]
) -> Table:
    """A new game: for two unless said otherwise, with sealed chance unless a seed is given."""
    game = game_called(speech, name)
    count = players if players is not None else min((n for n in game.players if n > 1), default=1)
    check_set_up(speech, game, count, settings)
    source = seed if seed is not None else f"sealed:{secrets.token_hex(32)}"
    return new_table(game, count, source, settings, record=True)


def loaded(speech: Speech, file: Path) -> Table:
    """A game to go on with."""
    data = save_in(speech, file)
    with told_as_bad_save(speech, file):
        return records.from_data(data)
