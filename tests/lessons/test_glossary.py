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
from tablewright.lessons import Entry, Said, common_signs, glossary_of, lessons_of, terms_in
from tablewright.testing.cases import cases
from tablewright.testing.checks.glossary import check_glossary, explained_in_vain, signs_on, words_in_vain
from tablewright.text import LANGUAGES, words_for

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
        table: Table = new_table(game, players, f"signs-{number}", options)
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


ORIGINS = find_game("origins")


def named(text: str, language: str = "en") -> list[tuple[str, str]]:
    """What a text uses, and the entry that explains it."""
    entries = glossary_of(ORIGINS).values()
    return [(text[term.start : term.end], term.entry.name) for term in terms_in(text, entries, language)]


def test_words_are_found_in_any_form() -> None:
    assert named("Two Freemen wait.") == [("Freemen", "freeman")]
    assert named("Wyślij patrycjusza po żywność.", "pl") == [("patrycjusza", "freeman"), ("żywność", "food")]
    assert named("Nothing of it in database or foodstuff.") == []


def test_the_longer_word_wins() -> None:
    assert named("a district card") == [("district card", "district card")]
    assert named("close a district") == [("district", "district")]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_and_logs_use_words_that_explain_themselves(game: Game[Any], language: str) -> None:
    """In a single game, in either language, a fair share of the words is met."""
    table: Table = new_table(game, game.players[0] if 1 not in game.players else 2, "words", record=True)
    words, luck, said = words_for(game, language, players=table.players), random.Random(1), []
    while not table.over and table.choices < 150:
        question = table.open_questions()[0]
        said.append(words.prompt(question))
        table.play(question.offset + luck.randrange(len(question.values)))
    said += [words.event(event, 0) for event in table.events]
    entries = [entry for entry in lessons_of(game).glossary if entry.said is not None]
    met = {term.entry.name for term in terms_in("\n".join(said), entries, language)}
    assert len(met) >= len(entries) / 3, f"only {sorted(met)} of {len(entries)}"


def test_a_word_that_nobody_says_is_found() -> None:
    ours = lessons_of(ORIGINS).glossary
    assert words_in_vain(ORIGINS, ours) == []
    unsaid = Entry(
        word="helot", en="Helot: none.", pl="Helota: brak.", said=Said(en=["helot*"], pl=["helot*"])
    )
    formless = Entry(word="helot", en="Helot: none.", pl="Helota: brak.")
    assert words_in_vain(ORIGINS, [unsaid]) == [
        "'helot*' of 'helot' is never said in en",
        "'helot*' of 'helot' is never said in pl",
    ]
    assert words_in_vain(ORIGINS, [formless]) == ["'helot' says not how it is called in running text (said)"]
