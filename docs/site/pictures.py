"""Pictures of the documentation, drawn from real positions each time the site is built."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from typing import Final

import tablewright
from tablewright.bots import Glimpse, make_bot
from tablewright.draw import Painter, Sheet, body, definitions, render, scene_css
from tablewright.draw.colour import tokens
from tablewright.draw.icons import used_ids
from tablewright.engine import Scene, Table
from tablewright.text import words_for

#: Game: players, choices made before the picture, seed.
POSITIONS: Final = {
    "quarry": (2, 9, 1),
    "origins": (3, 120, 7),
    "settlers": (3, 60, 3),
    "tabannusi": (3, 90, 5),
    "tawantinsuyu": (3, 110, 2),
    "daitoshi": (3, 120, 4),
}
#: The moving picture of the first page: the same, a picture every so many choices, so many pictures.
MOVING: Final = ("tawantinsuyu", 3, 100, 2)
EVERY: Final = 14
FRAMES: Final = 12
SECONDS: Final = 1.25  # that a frame stays
ROUNDS: Final = 2  # then it stands still
WIDE: Final = 960
_NAMED = re.compile(r' id="n-[^"]*"|<title>[^<]*</title>')


@cache
def position(game: str, players: int, choices: int, seed: int) -> Table:
    """A table of greedy bots after some choices."""
    table = tablewright.new(game, players=players, seed=seed)
    play_on(table, choices)
    return table


def play_on(table: Table, choices: int) -> None:
    """Let greedy bots answer so many questions more, or to the end."""
    bots = [make_bot("greedy", str(seat)) for seat in range(table.players)]
    for _ in range(choices):
        if table.over:
            return
        question = table.open_questions()[0]
        index = bots[question.seat].choose(Glimpse(table, question))
        table.choose(question.option_ids()[index], question.seat)


def board(table: Table, language: str, theme: str) -> str:
    """The board as everybody sees it, as an SVG file."""
    words = words_for(table.game, language, players=table.players)
    return render(_board_of(table), words.text, theme)


def moving(language: str, theme: str) -> str:
    """A game going on: the board after every few choices, one after the other, in one SVG file.

    What stays the same from frame to frame stands in the file once. Whoever asked for less motion sees the
    last frame.
    """
    scenes = [_board_of(table) for table in _stages()]
    words = words_for(_stages()[0].game, language, players=MOVING[1])
    painter = Painter(scenes[0].world, words.text)
    return _film([painter.sheet(scene) for scene in scenes], theme)


@cache
def _stages() -> list[Table]:
    """The table of the moving picture, frame by frame."""
    stages = [position(*MOVING)]
    while len(stages) < FRAMES:
        stages.append(stages[-1].fork())
        play_on(stages[-1], EVERY)
    return stages


def _board_of(table: Table) -> Scene:
    """What a spectator sees of the board."""
    (scene,) = [scene for scene in table.game.scenes(table.view(None), None) if scene.owner < 0]
    return scene


def _film(sheets: list[Sheet], theme: str) -> str:
    shown = variants(sheets)
    kinds = {frames: f"f{number}" for number, frames in enumerate(sorted(set(shown.values())))}
    drawing = "".join(f'<g class="{kinds[frames]}">{markup}</g>' for (_, markup), frames in shown.items())
    motion = "".join(_timing(kind, frames, len(sheets)) for frames, kind in kinds.items())
    style = scene_css()
    values = tokens(theme)
    used = sorted(set(re.findall(r"var\(--([\w-]+)\)", style + drawing)))
    variables = ".tw-scene{" + "".join(f"--{name}:{values[name]};" for name in used) + "}"
    wide, high = sheets[0].width, sheets[0].height
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide:g} {high:g}" width="{WIDE}" '
        f'height="{WIDE * high / wide:g}" class="tw-scene" text-anchor="middle" font-weight="600">'
        f"<style>{variables}{style}{motion}</style><defs>{definitions(used_ids(drawing))}</defs>{drawing}</svg>"
    )


def variants(sheets: list[Sheet]) -> dict[tuple[str, str], tuple[int, ...]]:
    """Every look of every thing that lies on the board, in drawing order, with the frames that show it."""
    frames: dict[tuple[str, str], tuple[int, ...]] = {}
    order: list[tuple[str, str]] = []
    for number, sheet in enumerate(sheets):
        behind = 0
        for thing in _things(sheet):
            if thing not in frames:
                order.insert(behind, thing)
            frames[thing] = (*frames.get(thing, ()), number)
            behind = max(behind, order.index(thing) + 1)
    return {thing: frames[thing] for thing in order}


def _things(sheet: Sheet) -> Iterator[tuple[str, str]]:
    """What lies on the sheet: name and look."""
    for name in sheet.order[""]:
        alone = replace(sheet, order={**sheet.order, "": (name,)}, picks={})
        yield name, _NAMED.sub("", body(alone))


def _timing(kind: str, frames: tuple[int, ...], count: int) -> str:
    """The style of what is shown in these frames; at rest the last one is shown."""
    if len(frames) == count:
        return ""
    rest = "visible" if count - 1 in frames else "hidden"
    steps = "".join(
        f"{100 * number / count:.3f}%{{visibility:{'visible' if number in frames else 'hidden'}}}"
        for number in range(count)
    )
    length = f"{SECONDS * count:g}s step-end {ROUNDS}"
    return (
        f".{kind}{{visibility:{rest};animation:{kind} {length}}}"
        f"@keyframes {kind}{{{steps}100%{{visibility:{rest}}}}}"
        f"@media(prefers-reduced-motion:reduce){{.{kind}{{animation:none}}}}"
    )
