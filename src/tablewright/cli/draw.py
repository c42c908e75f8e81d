"""``tablewright draw``: a table as a picture, without server or browser."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Final

import typer

from tablewright.cli.arguments import refuse_with_load, settings_typed
from tablewright.cli.play import begun, loaded
from tablewright.cli.speech import Speech, speech_of
from tablewright.draw import render
from tablewright.engine import Chance, Scene, Table
from tablewright.engine.looks import Picture
from tablewright.engine.marks import Shape
from tablewright.engine.outlines import rect
from tablewright.engine.scene import Node, attach
from tablewright.text import words_for

THEMES: Final = ("dark", "light")
PARTS: Final = ("all", "board", "area")
APART: Final = 14.0  # between the sheets


def draw(
    context: typer.Context,
    game: Annotated[str | None, typer.Argument()] = None,
    players: Annotated[int | None, typer.Option("--players", "-p")] = None,
    seed: Annotated[str, typer.Option("--seed", "-s")] = "0",
    after: Annotated[int, typer.Option("--after", metavar="choices", min=0)] = 0,
    seat: Annotated[int | None, typer.Option("--seat")] = None,
    option: Annotated[list[str] | None, typer.Option("--option", "-o")] = None,
    load: Annotated[Path | None, typer.Option("--load", "-l", metavar="file")] = None,
    scene: Annotated[str, typer.Option("--scene", metavar="|".join(PARTS))] = PARTS[0],
    theme: Annotated[str, typer.Option("--theme", metavar="|".join(THEMES))] = THEMES[0],
) -> None:
    """Set up or load a game, play on at random, and print what a seat sees as SVG."""
    speech = speech_of(context)
    _refuse_other(speech, "--scene", scene, PARTS)
    _refuse_other(speech, "--theme", theme, THEMES)
    if load is not None:
        refuse_with_load(speech, load, players=players, option=option)
        table = loaded(speech, load)
        if game is not None and game != table.game.name:
            raise speech.error("load-other-game", file=str(load), game=game, other=table.game.name)
    elif game is None:
        raise speech.error("draw-what")
    else:
        table = begun(speech, game, players, seed, settings_typed(speech, option or []))
    if seat is not None and not 0 <= seat <= table.players:
        raise speech.error("no-such-seat", seat=str(seat), players=table.players)
    play_at_random(table, after, Chance(f"{seed}/choices"))
    viewer = _viewer(table, seat)
    words = words_for(table.game, speech.language, players=table.players)
    sheets = [sheet for sheet in lit_scenes(table, viewer) if _is_wanted(sheet, scene, viewer)]
    sys.stdout.write(render(stacked(sheets), words.text, theme) + "\n")


def play_at_random(table: Table, choices: int, chance: Chance) -> None:
    """Take any option so many times, or until the game is over."""
    for _ in range(choices):
        questions = table.open_questions()
        if not questions:
            return
        question = questions[0]
        table.play(question.offset + chance.below(len(question.values)))


def lit_scenes(table: Table, seat: int | None) -> list[Scene]:
    """What a seat sees, with all lit up that it can pick now."""
    scenes = table.game.scenes(table.view(seat), seat)
    for question in table.open_questions():
        if question.seat == seat:
            attach(scenes, question.option_ids(), about=question.things_told())
    return scenes


def stacked(scenes: list[Scene]) -> Scene:
    """All sheets on one, below each other, on the table."""
    whole = Scene("table", scenes[0].world, max(scene.width for scene in scenes), 0)
    ground = whole.add(Node("ground", Picture()))
    for scene in scenes:
        if whole.height:
            whole.height += APART
        whole.add(Node(f"sheet-{scene.name}", Picture(), 0, whole.height)).children = scene.nodes
        whole.height += scene.height
    ground.draw(Shape(rect(whole.width, whole.height, 0), fill="felt-2"))
    return whole


def _viewer(table: Table, typed: int | None) -> int | None:
    """Seats are counted from 1, 0 is a spectator; nothing typed: whoever is asked."""
    if typed is not None:
        return typed - 1 if typed else None
    questions = table.open_questions()
    return questions[0].seat if questions else None


def _is_wanted(scene: Scene, part: str, viewer: int | None) -> bool:
    if part == "board":
        return scene.owner < 0
    return part == "all" or (scene.owner >= 0 and viewer in (None, scene.owner))


def _refuse_other(speech: Speech, name: str, value: str, values: tuple[str, ...]) -> None:
    if value not in values:
        raise speech.error("wrong-value", name=name, value=value, values=", ".join(values))
