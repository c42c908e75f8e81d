"""Lessons: every step can be played, what it points at lies there, and its words are short enough."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tablewright.bots import make_bot
from tablewright.draw.icons import names as common_icons
from tablewright.draw.icons import own_names as own_icons
from tablewright.engine import Game
from tablewright.engine.blame import short_path
from tablewright.engine.errors import TablewrightError
from tablewright.engine.scene import walk
from tablewright.lessons import Guide, Lessons, Page, Part, Step, Text, lessons_file, lessons_of, words_in
from tablewright.rulebook import Rulebook, for_readers
from tablewright.service.pages import lines_of
from tablewright.text import LANGUAGES, words_for

#: Most words of a text.
SAY, THEN, WRONG, COMMENT, TITLE, ENTRY, PARAGRAPH = 45, 30, 35, 35, 12, 30, 60
PLANS: Final = 3


def check_lessons(game: Game[Any]) -> None:
    """All of a game's lessons; every fault is told with its part and step."""
    faults = lesson_faults(game, lessons_of(game))
    file = short_path(lessons_file(game))
    assert not faults, "\n".join(f"{file}: {fault}" for fault in faults)


def lesson_faults(game: Game[Any], lessons: Lessons) -> list[str]:
    """What is wrong with lessons; empty when all is well."""
    return [
        *_wrong_names(lessons),
        *_wrong_texts(lessons),
        *_wrong_rules(game, lessons),
        *_wrong_first_game(game, lessons),
        *_wrong_glossary(game, lessons),
        *_wrong_page(game, lessons),
        *(fault for part in lessons.parts for fault in _unplayable(game, lessons, part)),
    ]


# ---------------------------------------------------------------------------------------------- played


def _unplayable(game: Game[Any], lessons: Lessons, part: Part) -> Iterator[str]:
    """What goes wrong when a part is played, by every way that its steps allow."""
    try:
        guide = Guide(lessons, part.id)
    except TablewrightError as error:
        yield str(error)
        return
    ways: list[list[str]] = [[]]
    while ways:
        taken = ways.pop()
        try:
            guide = Guide(lessons, part.id, taken)
            yield from _wrong_at(game, guide)
            ways += _ways_on(guide)
        except TablewrightError as error:
            yield str(error)


def _ways_on(guide: Guide) -> list[list[str]]:
    """What may have been taken after the next step. A puzzle goes on alike after each of its best answers."""
    step = guide.step
    if step is None:
        return []
    taken = guide.taken
    return [[*taken, option] for option in step.do or [next(iter(step.best), "")]]


def _wrong_at(game: Game[Any], guide: Guide) -> Iterator[str]:
    """What is wrong with one step, or with the table at the end of a part."""
    step, here = guide.step, guide.here
    if step is None:
        yield from (f"{here}: the table is not legal: {fault}" for fault in game.check(guide.table.state))
        return
    seen = {
        node.id for scene in game.scenes(guide.table.view(guide.seat), guide.seat) for node in walk(scene)
    }
    for node in step.look:
        if node not in seen:
            yield f"{here}: there is no {node!r} on the table of seat {guide.seat}"
    offered = [] if guide.question is None else guide.question.option_ids()
    for option in [*step.named, *([step.go_on] if step.best else [])]:
        if option not in offered:
            yield f"{here}: {option!r} is not offered to seat {guide.seat}; offered are {' '.join(offered)}"
    if step.named and step.wrong is None and set(offered) - set(step.named):
        yield f"{here}: 'wrong' is missing, and more is offered than the step names"


# ---------------------------------------------------------------------------------------------- written


def _wrong_names(lessons: Lessons) -> Iterator[str]:
    names = [part.id for part in lessons.parts]
    yield from (
        f"part {name}: there are two of that name" for name in sorted(set(names)) if names.count(name) > 1
    )
    for part, number, step in _steps(lessons):
        here = f"part {part.id}, step {number}"
        if step.do and step.best:
            yield f"{here}: a step has either 'do' or 'best'"
        if step.best and step.go_on not in {**step.best, **step.fair}:
            yield f"{here}: 'go_on' is {step.go_on!r}, which is none of its answers"
        if not step.best and (step.fair or step.go_on):
            yield f"{here}: 'fair' and 'go_on' belong to a puzzle, which has 'best' too"
    if len(lessons.three_plans) != PLANS:
        yield f"three_plans: there are {len(lessons.three_plans)}; {PLANS} are wanted"


def _wrong_texts(lessons: Lessons) -> Iterator[str]:
    """Texts that are empty or too long, in either language."""
    for here, text, most in _texts(lessons):
        for language in LANGUAGES:
            count = words_in(text.said(language))
            if not 1 <= count <= most:
                yield f"{here}: {count} words in {language}; 1 to {most} are allowed"


def _texts(lessons: Lessons) -> Iterator[tuple[str, Text, int]]:
    """Every text, where it stands, and how long it may be."""
    yield "title", lessons.title, TITLE
    for part in lessons.parts:
        yield f"part {part.id}, title", part.title, TITLE
        yield f"part {part.id}, end", part.end, PARAGRAPH
    for part, number, step in _steps(lessons):
        here = f"part {part.id}, step {number}"
        yield f"{here}, say", step.say, SAY
        if step.wrong is not None:
            yield f"{here}, wrong", step.wrong, WRONG
        if step.then is not None:
            yield f"{here}, then", step.then, THEN
        for option, comment in {**step.best, **step.fair}.items():
            yield f"{here}, {option}", comment, COMMENT
    for hint in lessons.first_game.watch:
        yield f"first_game, watch {hint.when}", hint.say, SAY
    for entry in lessons.glossary:
        yield f"glossary, {entry.icon or entry.word}", entry.text, ENTRY
    for number, plan in enumerate(lessons.three_plans, 1):
        yield f"three_plans, {number}", plan, PARAGRAPH
    if lessons.page is not None:
        yield from (("page", text, PARAGRAPH) for text in page_texts(lessons.page))


def page_texts(page: Page) -> Iterator[Text]:
    """Everything that is written on a page."""
    yield from (page.goal, page.round, page.end, *page.turn)
    yield from (way.what for way in page.ways)
    yield from (drawing.text for drawing in page.drawings)


def _wrong_rules(game: Game[Any], lessons: Lessons) -> Iterator[str]:
    known = {rule.id for rule in Rulebook.read(game.folder).everything}
    for part, number, step in _steps(lessons):
        for rule in step.rules:
            if rule not in known:
                yield f"part {part.id}, step {number}: there is no rule {rule}"


def _wrong_first_game(game: Game[Any], lessons: Lessons) -> Iterator[str]:
    first = lessons.first_game
    try:
        game.settle(first.players, first.options)
        make_bot(first.bots, "lessons")
    except TablewrightError as error:
        yield f"first_game: {error}"
    asked = words_for(game, "en").catalogue
    for hint in first.watch:
        if not asked.has(hint.when):
            yield f"first_game, watch: no question of this game is called {hint.when!r}"


def _wrong_glossary(game: Game[Any], lessons: Lessons) -> Iterator[str]:
    drawn = {*common_icons(), *own_icons(game.name)}
    for entry in lessons.glossary:
        here = f"glossary, {entry.en!r}"
        if bool(entry.icon) == bool(entry.word):
            yield f"{here}: one of icon and word is wanted beside the languages"
        if entry.icon and entry.icon not in drawn:
            yield f"{here}: there is no pictogram {entry.icon!r}"
    explained = [entry.icon or entry.word for entry in lessons.glossary]
    yield from (
        f"glossary: {one} stands there twice" for one in sorted(set(explained)) if explained.count(one) > 1
    )


def _wrong_page(game: Game[Any], lessons: Lessons) -> Iterator[str]:
    """Sources of points that the game does not know, and things that are not there to be drawn."""
    if lessons.page is None:
        return
    yield from _wrong_values(game, lessons, lessons.page)
    for way in lessons.page.ways:
        for source in way.sources:
            if source not in game.signs:
                yield f"page, ways: no source of points of this game is called {source!r}"
    for drawing in lessons.page.drawings:
        here = f"page, drawing of {drawing.node}"
        try:
            guide = Guide(lessons, drawing.part)
            guide.lead(drawing.step)
        except TablewrightError as error:
            yield f"{here}: {error}"
            continue
        seen = game.scenes(guide.table.view(guide.seat), guide.seat)
        if all(node.id != drawing.node for scene in seen for node in walk(scene)):
            yield f"{here}: there is no such thing after step {drawing.step} of part {drawing.part}"


def _wrong_values(game: Game[Any], lessons: Lessons, page: Page) -> Iterator[str]:
    """Typical points that nobody measured, rules that players do not read, values that nothing tells."""
    if page.measured is None and any(way.typical for way in page.ways):
        yield "page: there are typical points, but 'measured' does not say where they come from"
    known = {rule.id for rule in for_readers(Rulebook.read(game.folder)).everything}
    named = [*(one.rule for one in page.drawings if one.rule), *(one.rule for one in page.values)]
    yield from (f"page: players do not read a rule {rule}" for rule in named if rule not in known)
    for values in page.values:
        if not lines_of(game, lessons, values, "en"):
            yield f"page, values of {values.rule}: nothing on the first table is called {values.things}"


def _steps(lessons: Lessons) -> Iterator[tuple[Part, int, Step]]:
    for part in lessons.parts:
        for number, step in enumerate(part.steps, 1):
            yield part, number, step
