"""Pictograms and words: every sign that says something on the table is explained, none is explained in vain,
and every word that explains itself is said somewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from tablewright.engine import Game, Table
from tablewright.engine.marks import Icon
from tablewright.engine.scene import Node, walk
from tablewright.lessons import Entry, Said, glossary_of, has_lessons, lessons_of, terms_in
from tablewright.rulebook import Rulebook, for_readers
from tablewright.testing.driver import Case, watch
from tablewright.text import LANGUAGES, component_names


def check_glossary(case: Case) -> None:
    """In a random game every sign on the table has an entry; the picture of a thing has the thing's name."""
    if not has_lessons(case.game):
        return
    explained = glossary_of(case.game)

    def look(table: Table) -> None:
        if not case.looks(table):
            return
        for scene in table.game.scenes(table.view(0), 0):
            for node in walk(scene):
                for sign in signs_on(node):
                    assert sign in explained, (
                        f"the pictogram {sign!r} of {node.id} is not explained: add it to the glossary in "
                        f"lessons.yaml"
                    )

    watch(case, lambda: look)


def signs_on(node: Node) -> Iterator[str]:
    """The pictograms that say something: goods, costs, effects. A mere picture (`Icon`) says nothing more
    than the name of the thing it is on.
    """
    yield from _signs_in((node.look, node.marks))


def _signs_in(part: object) -> Iterator[str]:
    if isinstance(part, str | Icon):
        return
    if isinstance(part, tuple) and hasattr(part, "_fields"):
        for name, value in zip(part._fields, part, strict=True):
            if name in ("icon", "badge") and isinstance(value, str):
                yield from ([value] if value else [])
            else:
                yield from _signs_in(value)
    elif isinstance(part, list | tuple):
        for piece in part:
            yield from _signs_in(piece)


def explained_in_vain(game: Game[Any], seen: set[str]) -> list[str]:
    """Pictograms of a game's own glossary that were seen nowhere, and that its looks do not know either."""
    own = {entry.icon for entry in lessons_of(game).glossary if entry.icon}
    looks = "".join(file.read_text(encoding="utf-8") for file in sorted((game.folder / "look").glob("*.py")))
    return sorted(icon for icon in own - seen if f'"{icon}"' not in looks)


def check_words(game: Game[Any]) -> None:
    """Every word of the glossary is one that players read, in either language."""
    if has_lessons(game):
        unsaid = words_in_vain(game, lessons_of(game).glossary)
        assert unsaid == [], "glossary in lessons.yaml: " + "; ".join(unsaid)


def words_in_vain(game: Game[Any], entries: Iterable[Entry]) -> list[str]:
    """Words without a form, and forms that neither the game's sentences nor its rules use."""
    found = [
        f"{entry.word!r} says not how it is called in running text (said)"
        for entry in entries
        if entry.word and entry.said is None and any(map(str.isalpha, entry.word))
    ]
    for language in LANGUAGES:
        read = _what_players_read(game, language)
        for entry in entries:
            for form in entry.forms(language):
                alone = msgspec.structs.replace(entry, said=Said(en=[form], pl=[form]))
                if not terms_in(read, [alone], language):
                    found.append(f"{form!r} of {entry.name!r} is never said in {language}")
    return found


def _what_players_read(game: Game[Any], language: str) -> str:
    """The game's sentences, and its rules as players see them."""
    files = sorted((game.folder / "locale").glob(f"{language}*.ftl"))
    book = for_readers(Rulebook.read(game.folder, language), component_names(game, language))
    return "\n".join(
        [*(file.read_text(encoding="utf-8") for file in files), *(rule.text for rule in book.everything)]
    )
