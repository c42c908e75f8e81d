"""The glossary: every pictogram on the tables of our games is explained, and every entry is of use."""

from __future__ import annotations

import random
import re
from functools import cache
from typing import Any

import msgspec
import pytest

from tablewright.draw import Painter
from tablewright.draw.icons import names as common_icons
from tablewright.engine import Game, Table, find_game, new_table
from tablewright.engine.registry import OWN
from tablewright.engine.scene import walk
from tablewright.lessons import common_signs, glossary_of, lessons_of
from tablewright.lessons.schema import Entry
from tablewright.testing.cases import cases
from tablewright.testing.checks.glossary import check_glossary, explained_in_vain, signs_on
from tablewright.text import words_for

GAMES = [find_game(name) for name in OWN]
POSITIONS = 40  # choices between two looks
VARIANTS = 10
CHOICES = 400


def positions(game: Game[Any]) -> list[Table]:
    """Tables of random games with all kinds of settings, as they were at some moments."""
    settings = [(players, options) for players in game.players for options in game.variants(players)]
    random.Random(game.name).shuffle(settings)
    found = []
    for number, (players, options) in enumerate(settings[:VARIANTS]):
        table = new_table(game, players, f"signs-{number}", options)
        luck = random.Random(number)
        while not table.over and table.choices < CHOICES:
            question = table.open_questions()[0]
            table.play(question.offset + luck.randrange(len(question.values)))
            if table.choices % POSITIONS == 0:
                found.append(table.fork())
    return found


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_sign_is_explained_and_every_entry_of_use(game: Game[Any]) -> None:
    words = words_for(game, "en")
    painter = cache(lambda world: Painter(world, words.text))
    signs: dict[str, str] = {}
    drawn: set[str] = set()
    for table in positions(game):
        for scene in table.game.scenes(table.view(0), 0):
            for node in walk(scene):
                signs.update(dict.fromkeys(signs_on(node), node.id))
            for piece in painter(scene.world).sheet(scene).drawn.values():
                drawn |= set(re.findall(r"#i-([\w-]+)", piece.under + piece.over))
    assert {sign: node for sign, node in signs.items() if sign not in glossary_of(game)} == {}
    assert explained_in_vain(game, drawn) == []


def test_common_signs_are_pictograms() -> None:
    assert {entry.icon for entry in common_signs()} <= set(common_icons())


def test_a_sign_without_an_entry_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    quarry = find_game("quarry")
    without = {name: entry for name, entry in glossary_of(quarry).items() if name != "gold"}
    monkeypatch.setattr("tablewright.testing.checks.glossary.glossary_of", lambda _game: without)
    case = next(iter(cases(quarry)))
    with pytest.raises(AssertionError, match=r"the pictogram 'gold' of .* is not explained"):
        check_glossary(case)


def test_an_entry_of_no_use_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    quarry = find_game("quarry")
    seen = {entry.icon for entry in lessons_of(quarry).glossary}
    assert explained_in_vain(quarry, seen) == []
    added = Entry(icon="horse", en="Horse.", pl="Koń.")
    lessons = lessons_of(quarry)
    more = msgspec.structs.replace(lessons, glossary=[*lessons.glossary, added])
    monkeypatch.setattr("tablewright.testing.checks.glossary.lessons_of", lambda _game: more)
    assert explained_in_vain(quarry, seen) == ["horse"]


def test_a_game_may_mean_something_else_by_a_common_sign() -> None:
    entry = glossary_of(find_game("settlers"))["meeple"]
    assert isinstance(entry, Entry)
    assert entry in lessons_of(find_game("settlers")).glossary
