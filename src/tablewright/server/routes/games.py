"""Games, their rules, and what pages need to show them."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Response, get
from litestar.params import Parameter

from tablewright.draw import definitions, emblem, emblems, scene_css, tokens_css
from tablewright.engine import Game, UnknownGame, find_game, game_names
from tablewright.rulebook import Chapter, Rule, Rulebook, RulebookError
from tablewright.server import messages as m
from tablewright.server.bots import LEVELS, bot_levels
from tablewright.server.problems import Problem
from tablewright.server.routes.common import Lang, TheCaller, TheHost
from tablewright.server.words import say
from tablewright.text import words_for

KEPT = {"cache-control": "public, max-age=300"}


@get("/api/games")
async def games(host: TheHost, caller: TheCaller, lang: Lang = None) -> m.Games:
    """All games that can be played here."""
    host.drawing.warm_up()
    return m.Games([described(find_game(name), caller.language) for name in game_names()])


def described(game: Game[Any], language: str) -> m.GameInfo:
    """A game with everything that can be settled before it."""
    words = words_for(game, language).catalogue
    return m.GameInfo(
        name=game.name,
        title=game.title,
        players=list(game.players),
        settings=[
            m.GameSetting(
                setting.name,
                words.setting(setting.name),
                [m.Choice(value, words.settled(setting.name, value)) for value in setting.values],
                sorted(setting.players) or list(game.players),
            )
            for setting in game.settings
        ],
        automa=m.Automa(game.automa, words.name(game.automa)) if game.automa else None,
        bots=[
            m.BotLevel(level, say(language, f"level-{level}") if level in LEVELS else level)
            for level in bot_levels()
        ],
        emblem=f"/api/games/{game.name}/emblem.svg" if game.name in emblems() else None,
        rules=game.rules,
        tutorial=game.tutorial,
        finished=game.finished,
    )


def game_called(name: str) -> Game[Any]:
    """The game of that name."""
    try:
        return find_game(name)
    except UnknownGame as error:
        raise Problem("no-such-game") from error


GameName = Annotated[str, Parameter(pattern=r"^[\w-]{1,60}$")]


@get("/api/games/{game:str}/emblem.svg", media_type="image/svg+xml")
async def emblem_of(game: GameName) -> Response[bytes]:
    """The picture of a game."""
    if game not in emblems():
        raise Problem("no-such-game")
    return Response(emblem(game).encode(), headers=KEPT)


@get("/api/games/{game:str}/rules")
async def rules(
    host: TheHost,
    caller: TheCaller,
    game: GameName,
    q: Annotated[str | None, Parameter(max_length=100, required=False)] = None,
    lang: Lang = None,
) -> m.Rules:
    """The rules of a game, or those that hold some words."""
    book = host.book(game_called(game).name, caller.language)
    language: Any = book.language
    if not q:
        chapters = [told(chapter, chapter.text, chapter.rules) for chapter in book.chapters]
        return m.Rules(game, language, chapters)
    found = {rule.id for rule in book.search(q)}
    hits = [(chapter, [rule for rule in chapter.rules if rule.id in found]) for chapter in book.chapters]
    return m.Rules(game, language, [told(chapter, "", kept) for chapter, kept in hits if kept])


def told(chapter: Chapter, text: str, kept: list[Rule]) -> m.RuleChapter:
    """A chapter with some of its rules."""
    listed = [m.RuleText(rule.id, rule.kind, rule.text) for rule in kept]
    return m.RuleChapter(chapter.number, chapter.title, chapter.level, text, listed)


@get("/api/games/{game:str}/rules/{rule:str}")
async def one_rule(
    host: TheHost,
    caller: TheCaller,
    game: GameName,
    rule: Annotated[str, Parameter(max_length=40)],
    lang: Lang = None,
) -> m.OneRule:
    """One rule."""
    book: Rulebook = host.book(game_called(game).name, caller.language)
    try:
        found = book.rule(rule)
    except RulebookError as error:
        raise Problem("no-such-rule") from error
    return m.OneRule(found.id, found.kind, found.chapter, found.text)


@get("/api/assets/tokens.css", media_type="text/css")
async def tokens() -> Response[str]:
    """Colours and sizes of every page."""
    return Response(tokens_css(), headers=KEPT)


@get("/api/assets/scene.css", media_type="text/css")
async def scene_style() -> Response[str]:
    """The style of scenes."""
    return Response(scene_css(), headers=KEPT)


@get("/api/assets/sprite.svg", media_type="image/svg+xml")
async def sprite() -> Response[bytes]:
    """The pictograms and textures that scenes use."""
    svg = f'<svg xmlns="http://www.w3.org/2000/svg"><defs>{definitions()}</defs></svg>'
    return Response(svg.encode(), headers=KEPT)


GAMES = [games, emblem_of, rules, one_rule, tokens, scene_style, sprite]
