"""Games, their rules, and what pages need to show them."""

from __future__ import annotations

from typing import Annotated, Any, Final

from litestar import Response, get
from litestar.params import Parameter

from tablewright.bots import bot_names
from tablewright.bots.base import OWN
from tablewright.draw import definitions, emblem, emblems, own_definitions, scene_css, tokens_css, worlds_css
from tablewright.engine import Game, Preset, UnknownGame, broken_games, find_game, playable_games
from tablewright.lessons import has_lessons
from tablewright.rulebook import Chapter, Rule, Rulebook, RulebookError
from tablewright.server import messages as m
from tablewright.server.routes.common import Lang, TheCaller, TheHost
from tablewright.server.sentences import say
from tablewright.service.problems import Problem
from tablewright.service.questions import rulebook
from tablewright.service.stencils import StencilsWish
from tablewright.text import Catalogue, message_id, title_of, words_for

#: The bots people choose from; those of third parties come after them.
LEVELS: Final = ("easy", "medium", "hard")
KEPT = {"cache-control": "public, max-age=300"}
KEPT_FOR_GOOD = {"cache-control": "public, max-age=31536000, immutable", "content-encoding": "gzip"}


@get("/api/games")
async def games(host: TheHost, caller: TheCaller, lang: Lang = None) -> m.Games:
    """All games that can be played here."""
    return m.Games(
        [described(game, caller.language) for game in playable_games()],
        [m.BrokenGame(name, reason) for name, reason in broken_games().items()],
    )


def emblem_address(game: str) -> str | None:
    """Where the picture of a game is, if it has one."""
    return f"/api/games/{game}/emblem.svg" if game in emblems() else None


def bot_levels() -> list[str]:
    """All levels that can be chosen."""
    return [*LEVELS, *(name for name in bot_names() if name not in OWN)]


def described(game: Game[Any], language: str) -> m.OfferedGame:
    """A game with everything that can be settled before it."""
    words = words_for(game, language).catalogue
    return m.OfferedGame(
        name=game.name,
        title=title_of(game, language),
        summary=words.say("summary", {}) if words.has("summary") else "",
        cover=m.OfferedCover(*game.cover) if game.cover is not None else None,
        presets=[offered(preset, words) for preset in game.presets],
        players=list(game.players),
        settings=[
            m.GameSetting(
                setting.name,
                words.setting(setting.name),
                [m.SettingValue(value, words.settled(setting.name, value)) for value in setting.values],
                sorted(setting.players) or list(game.players),
            )
            for setting in game.settings
        ],
        automa=m.RulebookOpponent(game.automa, words.name(game.automa)) if game.automa else None,
        bots=[
            m.BotLevel(level, say(language, f"level-{level}") if level in LEVELS else level)
            for level in bot_levels()
        ],
        emblem=emblem_address(game.name),
        rules=game.rules,
        tutorial=game.tutorial,
        finished=game.finished,
        lessons=has_lessons(game),
    )


def offered(preset: Preset, words: Catalogue) -> m.OfferedPreset:
    """Settings that belong together, in words."""
    name = message_id(f"preset-{preset.name}")
    note = words.say(name, {}, "note") if words.has(f"{name}.note") else ""
    return m.OfferedPreset(preset.name, words.say(name, {}), note, dict(preset.options))


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
    try:
        return Response(emblem(game).encode(), headers=KEPT)
    except ValueError as error:
        raise Problem("no-such-game") from error


@get("/api/games/{game:str}/rules")
async def rules(
    host: TheHost,
    caller: TheCaller,
    game: GameName,
    q: Annotated[str | None, Parameter(max_length=100, required=False)] = None,
    lang: Lang = None,
) -> m.Rules:
    """The rules of a game, or those that hold some words."""
    book = rulebook(game_called(game).name, caller.language)
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
    book: Rulebook = rulebook(game_called(game).name, caller.language)
    try:
        found = book.rule(rule)
    except RulebookError as error:
        raise Problem("no-such-rule") from error
    return m.OneRule(found.id, found.kind, found.chapter, found.text)


@get("/api/games/{game:str}/stencils/{name:str}", uncompressed=True)
async def stencils(
    host: TheHost,
    caller: TheCaller,
    game: GameName,
    name: Annotated[str, Parameter(pattern=r"^[0-9a-f]{32}$")],
    lang: Lang = None,
) -> Response[bytes]:
    """What the drawings of a game have in common. The name says what is in it, so it can be kept for good; it
    is cut for whoever asks, whatever is played here, so that nobody learns that from it.
    """
    kept = await host.workshop.stencils.told(StencilsWish(game_called(game).name, caller.language))
    if kept is None or kept.name != name:
        raise Problem("no-such-page")
    return Response(kept.told, media_type="application/json", headers=KEPT_FOR_GOOD)


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
    return Response(_hidden(definitions()), headers=KEPT)


@get("/api/assets/worlds.css", media_type="text/css")
async def world_colours() -> Response[str]:
    """The colours that games bring: for a page that has the common tokens built in."""
    return Response(worlds_css(), headers=KEPT)


@get("/api/assets/worlds.svg", media_type="image/svg+xml")
async def world_pictograms() -> Response[bytes]:
    """The pictograms that games bring: for a page that has the common ones built in."""
    return Response(_hidden(own_definitions()), headers=KEPT)


def _hidden(symbols: str) -> bytes:
    """An SVG of symbols that takes no room on the page into which it is put."""
    head = '<svg xmlns="http://www.w3.org/2000/svg" width="0" height="0" style="position:absolute">'
    return f"{head}<defs>{symbols}</defs></svg>".encode()


GAMES = [
    games,
    emblem_of,
    rules,
    one_rule,
    stencils,
    tokens,
    scene_style,
    sprite,
    world_colours,
    world_pictograms,
]
