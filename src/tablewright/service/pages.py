"""The page of a game: made of its lessons' data, with drawings of real positions."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablewright.draw import Painter, Sheet
from tablewright.engine import Game, find_game
from tablewright.engine.scene import walk
from tablewright.lessons import Drawing, Guide, Lessons, Page, Way, lessons_of
from tablewright.service import messages as m
from tablewright.service.drawing import drawings_of
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
        glossary=[
            m.Explained(entry.icon, entry.word, entry.text.said(language)) for entry in lessons.glossary
        ],
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
    return m.PageDrawing(alone(painter.sheet(scene), drawing.node), drawing.text.said(language))


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
