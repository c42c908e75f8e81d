"""The table on the screen: every thing has its own name, every option can be reached, nothing is cut off."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

from tablewright.engine import Decision, Table
from tablewright.engine.decision import value_id
from tablewright.engine.scene import attach, repeated_ids
from tablewright.testing.checks.fitting import CarefulPainter
from tablewright.testing.driver import Case, watch
from tablewright.testing.sight import everybody
from tablewright.text import CatalogueWords, words_for


def check_scenes(case: Case) -> None:
    """Views are plain data; scenes made from them have unique names and show all things that are offered."""
    words = words_for(case.game, "en", players=case.players)
    painter_of = cache(lambda world: CarefulPainter(world, case.game, case.players))  # draws what is new

    def look(table: Table) -> None:
        if case.looks(table):
            for seat in everybody(table):
                _scenes_are_good(table, seat)
            for question in table.open_questions():
                _options_can_be_reached(table, question, words)
            _can_be_drawn(table, painter_of)

    watch(case, lambda: look)


def _scenes_are_good(table: Table, seat: int | None) -> None:
    view = table.view(seat)
    assert json.loads(json.dumps(view)) == view, "a view holds something that JSON does not"
    scenes = table.game.scenes(view, seat)
    names = [scene.name for scene in scenes]
    assert names, "there is nothing to see"
    assert len(set(names)) == len(names), f"two sheets of one name: {names}"
    twice = repeated_ids(scenes)
    assert not twice, f"more than one thing is called {twice}"


def _options_can_be_reached(table: Table, question: Decision, words: CatalogueWords) -> None:
    """Things are picked where they lie; what has words of its own (rest, no, a number) is a button."""
    scenes = table.game.scenes(table.view(question.seat), question.seat)
    names = question.option_ids()
    for name in attach(scenes, names, about=question.things_told()):
        value = question.values[names.index(name)]
        assert _is_button(question, value, words), (
            f"{name} is offered, but nothing on the table stands for it"
        )


def _is_button(question: Decision, value: Any, words: CatalogueWords) -> bool:
    if value is None or isinstance(value, int | tuple):
        return True
    if not isinstance(value, str):
        return False
    answer = value_id(value, question.no)
    return any(words.catalogue.has(f"{kind}.{answer}") for kind in (question.kind, "common-answer"))


def _can_be_drawn(table: Table, painter_of: Callable[[str], CarefulPainter]) -> None:
    """A spectator and those who are asked, in turns, see a sheet on which nothing is cut off."""
    looking = [None, *(question.seat for question in table.open_questions())]
    seat = looking[table.choices % len(looking)]
    for scene in table.game.scenes(table.view(seat), seat):
        painter = painter_of(scene.world)
        sheet = painter.sheet(scene)
        assert sheet.width > 0, f"{scene.name} cannot be drawn"
        assert not painter.ruler.cut, f"names are cut off on {scene.name}: {painter.ruler.cut}"
