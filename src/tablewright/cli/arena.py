"""``tablewright arena``: a program of somebody else's against our bots."""

from __future__ import annotations

from typing import Annotated

import typer

from tablewright.cli.arguments import check_set_up, game_called, known_bots, refuse_too_few, settings_typed
from tablewright.cli.progress import games_bar
from tablewright.cli.speech import speech_of
from tablewright.lab.league.arena import arena as play_matches
from tablewright.lab.league.arena import told


def arena(
    context: typer.Context,
    game: str,
    program: str,
    bots: Annotated[str, typer.Option("--bots", "-b")] = "greedy",
    players: Annotated[int, typer.Option("--players", "-p")] = 2,
    deals: Annotated[int, typer.Option("--deals", "-n")] = 25,
    seed: Annotated[int, typer.Option("--seed", "-s")] = 0,
    option: Annotated[list[str] | None, typer.Option("--option", "-o")] = None,
    as_json: Annotated[bool, typer.Option("--json")] = False,
) -> None:
    """Play every deal from every seat, and tell how the program did."""
    speech = speech_of(context)
    settings = settings_typed(speech, option or [])
    check_set_up(speech, game_called(speech, game), players, settings)
    refuse_too_few(speech, deals, 1)
    (bot,) = known_bots(speech, bots)[:1]
    with games_bar(speech, game, deals * players) as tell:
        done = 0

        def count(games: int) -> None:
            nonlocal done
            done += games
            tell(done, 0)

        match = play_matches(game, program, bot, players, deals, seed, settings, count)
    if as_json:
        speech.print_json(told(match))
        return
    low, high = f"{match.score.low:+.2f}", f"{match.score.high:+.2f}"
    value = f"{match.score.value:+.2f}"
    speech.print("arena-result", value=value, low=low, high=high, games=match.games, bot=bot)
    if match.slips:
        speech.print("arena-slips", count=match.slips)
