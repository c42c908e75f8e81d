"""Lessons as a page is told them: a table of the service with a guide on top.

Where a learner is follows from the steps they have taken, so nothing of a lesson is kept here.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from tablewright.engine import Game, find_game
from tablewright.lessons import Entry, FirstGame, Guide, Part, Step, Text, glossary_of, lessons_of, minutes_of
from tablewright.service import messages as m
from tablewright.service.chronicle import Chronicle
from tablewright.service.drawing import DrawingWish, draw
from tablewright.service.opening import new_facts
from tablewright.service.seated import SeatedTable, SeatFacts
from tablewright.service.sentences import default_name, say
from tablewright.service.views import Viewer, log_lines, table_view, with_nodes
from tablewright.service.work import WorkKind

#: Every lesson is played at a table of this name: it is nobody's, and cannot be asked for.
TABLE: Final = "lesson"


class LessonWish(msgspec.Struct):
    """Where somebody is in the lessons of a game."""

    game: str
    part: str
    taken: list[str]
    language: str


def offered_lessons(game: Game[Any], language: str, done: list[str]) -> m.OfferedLessons:
    """What a game teaches."""
    lessons = lessons_of(game)
    return m.OfferedLessons(
        game=game.name,
        title=lessons.title.said(language),
        minutes=lessons.minutes,
        parts=[_part(part, language) for part in lessons.parts],
        glossary=explained(glossary_of(game).values(), language),
        plans=[plan.said(language) for plan in lessons.three_plans],
        first_game=_first_game(lessons.first_game, language),
        done=done,
    )


def explained(entries: Iterable[Entry], language: str) -> list[m.Explained]:
    """Pictograms and words with what they mean."""
    return [
        m.Explained(entry.icon, entry.word, entry.text.said(language), entry.forms(language))
        for entry in entries
    ]


def _first_game(first: FirstGame, language: str) -> m.FirstGame:
    watch = {hint.when: hint.say.said(language) for hint in first.watch}
    return m.FirstGame(first.players, first.bots, first.options, watch)


def _part(part: Part, language: str) -> m.LessonPart:
    kinds = [step.kind for step in part.steps]
    return m.LessonPart(part.id, part.title.said(language), round(minutes_of(part, language)) or 1, kinds)


def place_of(wish: LessonWish) -> bytes:
    """Where the learner is: the step, and the table as it is drawn; refuses steps that cannot be taken."""
    guide = Guide(lessons_of(find_game(wish.game)), wish.part, wish.taken)
    seated = _seated(guide, wish.language)
    viewer = Viewer(guide.seat, wish.language, (guide.seat,))
    view = table_view(seated, viewer, [guide.seat], log_from=len(guide.table.events))
    words = seated.words(wish.language)
    view = replace(view, log=log_lines(seated, guide.seat, words, guide.told), seed=None)
    place = m.LessonPlace(
        part=guide.part.id,
        number=len(guide.taken),
        step=None if guide.step is None else _step(guide.step, guide.shown_answer(), wish.language),
        end=guide.part.end.said(wish.language),
        view=_drawn(view, seated, guide, wish.language),
    )
    return msgspec.json.encode(place)


def _seated(guide: Guide, language: str) -> SeatedTable:
    """The table with its people: the learner, and rivals whose moves the lesson makes."""
    table = guide.table
    facts = new_facts(guide.lessons.game, table.players, table.options, guide.part.table.seed)
    facts.id, facts.status, facts.version = TABLE, "over" if table.over else "playing", 1 + len(guide.taken)
    facts.confirm, facts.watch, facts.chosen_seed = False, False, True
    seats = [
        SeatFacts(seat, "here" if seat == guide.seat else "bot", _name(seat, guide, language))
        for seat in range(table.players)
    ]
    seated = SeatedTable(facts, seats)
    seated.table = table
    seated.since = [facts.version] * table.players
    seated.chronicle = Chronicle(event_versions=[facts.version] * len(table.events), move_events=[0])
    return seated


def _name(seat: int, guide: Guide, language: str) -> str:
    if seat == guide.seat:
        return default_name(language, seat)
    rivals = [one for one in range(guide.table.players) if one != guide.seat]
    return say(language, "rival", count=len(rivals), number=rivals.index(seat) + 1)


def _step(step: Step, shown: str, language: str) -> m.LessonStep:
    def said(text: Text | None) -> str:
        return "" if text is None else text.said(language)

    answers = {option: m.LessonAnswer("right", said(step.then)) for option in step.do}
    answers |= {option: m.LessonAnswer("best", said(why)) for option, why in step.best.items()}
    answers |= {option: m.LessonAnswer("fair", said(why)) for option, why in step.fair.items()}
    return m.LessonStep(
        kind=step.kind,
        say=said(step.say),
        look=step.look,
        rules=step.rules,
        answers=answers,
        wrong=said(step.wrong) or say(language, "lesson-wrong"),
        then=said(step.then),
        shown=shown,
    )


def _drawn(view: m.TableView, seated: SeatedTable, guide: Guide, language: str) -> m.TableView:
    question = view.question
    wish = DrawingWish(
        screen="",
        base=-1,
        version=view.version,
        game=seated.facts.game,
        language=language,
        players=seated.facts.players,
        names=seated.names(),
        seat=guide.seat,
        view=msgspec.json.encode(seated.seen_by(guide.seat)),
        offered=[option.id for option in question.options] if question is not None else [],
        blocked=[],
        about=seated.asked_about(guide.seat),
    )
    (drawing,) = draw([wish])
    return replace(view, scenes=msgspec.Raw(drawing.scenes), question=with_nodes(question, drawing.nodes))


LESSON: Final = WorkKind("lesson", place_of, LessonWish, bytes)
