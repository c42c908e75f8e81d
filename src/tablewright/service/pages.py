"""The page of a game: made of its lessons' data, with drawings of real positions."""

from __future__ import annotations

from fnmatch import fnmatchcase
from typing import Any, Final

import msgspec

from tablewright.draw import Painter, Sheet
from tablewright.engine import Game, find_game
from tablewright.engine.message import Text
from tablewright.engine.scene import walk
from tablewright.lessons import Drawing, Guide, Lessons, Page, Values, Way, lessons_of
from tablewright.service import messages as m
from tablewright.service.drawing import drawings_of
from tablewright.service.learning import explained
from tablewright.service.work import WorkKind
from tablewright.text import title_of, words_for


class PageWish(msgspec.Struct):
    """Which game, in which language."""

    game: str
    language: str


def page_of(wish: PageWish) -> bytes:
    """The page as JSON; the game must have one."""
    game = find_game(wish.game)
    lessons = lessons_of(game)
    assert lessons.page is not None  # whoever asks has looked
    return msgspec.json.encode(_page(game, lessons, lessons.page, wish.language))


def _page(game: Game[Any], lessons: Lessons, page: Page, language: Any) -> m.PlayersPage:
    return m.PlayersPage(
        game=game.name,
        title=title_of(game, language),
        language=language,
        players=list(game.players),
        minutes=lessons.minutes,
        goal=page.goal.said(language),
        ways=[_way(way, language) for way in page.ways],
        turn=[text.said(language) for text in page.turn],
        round=page.round.said(language),
        end=page.end.said(language),
        plans=[plan.said(language) for plan in lessons.three_plans],
        drawings=[_drawing(game, lessons, drawing, language) for drawing in page.drawings],
        glossary=explained(lessons.glossary, language),
        measured=None if page.measured is None else m.Measured(page.measured.games, page.measured.day),
        values=[m.RuleValues(one.rule, lines_of(game, lessons, one, language)) for one in page.values],
    )


def _way(way: Way, language: str) -> m.WayToScore:
    low, high = way.typical if way.typical else (None, None)
    return m.WayToScore(way.icon, way.what.said(language), way.points, low, high)


def _drawing(game: Game[Any], lessons: Lessons, drawing: Drawing, language: str) -> m.PageDrawing:
    guide = Guide(lessons, drawing.part)
    guide.lead(drawing.step)
    scenes = game.scenes(guide.table.view(guide.seat), guide.seat)
    scene = next(scene for scene in scenes if any(node.id == drawing.node for node in walk(scene)))
    words = words_for(game, language, players=guide.table.players)
    painter = Painter(scene.world, words.text, shared=drawings_of(scene.world, language))
    sheet = alone(painter.sheet(scene), drawing.node)
    return m.PageDrawing(sheet, drawing.text.said(language), drawing.rule)


def lines_of(game: Game[Any], lessons: Lessons, values: Values, language: str) -> list[str]:
    """What the things on the table tell of the values that a rule speaks of."""
    guide = Guide(lessons, lessons.parts[0].id)
    words = words_for(game, language, players=guide.table.players)
    scenes = game.scenes(guide.table.view(guide.seat), guide.seat)
    told = [
        words.text(Text(values.words, node.tip.args) if values.words else node.tip)
        for scene in scenes
        for node in walk(scene)
        if node.tip is not None and any(fnmatchcase(node.id, thing) for thing in values.things)
    ]
    return [line[:1].upper() + line[1:] for line in dict.fromkeys(told)]


def alone(sheet: Sheet, node: str) -> Sheet:
    """A sheet with one thing on it, and what lies on that."""
    names = [node]
    for name in names:
        names += sheet.order.get(name, ())
    places = {name: sheet.places[name] for name in names}
    order = {name: sheet.order[name] for name in names if name in sheet.order}
    return Sheet(
        name=node,
        world=sheet.world,
        width=sheet.width,
        height=sheet.height,
        owner=sheet.owner,
        drawn={name: sheet.drawn[name] for name in names},
        places=places,
        order={"": (node,), **order},
    )


PAGE: Final = WorkKind("page", page_of, PageWish, bytes)
