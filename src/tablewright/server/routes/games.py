"""Games, their rules, and what pages need to show them."""

from __future__ import annotations

from typing import Annotated

from litestar import Response, get
from litestar.params import Parameter

from tablewright.draw import definitions, emblem, own_definitions, scene_css, tokens_css, worlds_css
from tablewright.server import messages as m
from tablewright.server.routes.common import Lang, TheCaller, TheHost
from tablewright.service.problems import Problem
from tablewright.service.shelf import game_called, hidden, offered_games, rule_of, rules_of
from tablewright.service.stencils import StencilsWish

KEPT = {"cache-control": "public, max-age=300"}
KEPT_FOR_GOOD = {"cache-control": "public, max-age=31536000, immutable", "content-encoding": "gzip"}


@get("/api/games")
async def games(host: TheHost, caller: TheCaller, lang: Lang = None) -> m.Games:
    """All games that can be played here."""
    return offered_games(caller.language)


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
    return rules_of(game, q, caller.language)


@get("/api/games/{game:str}/rules/{rule:str}")
async def one_rule(
    host: TheHost,
    caller: TheCaller,
    game: GameName,
    rule: Annotated[str, Parameter(max_length=40)],
    lang: Lang = None,
) -> m.OneRule:
    """One rule."""
    return rule_of(game, rule, caller.language)


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
    return Response(hidden(definitions()), headers=KEPT)


@get("/api/assets/worlds.css", media_type="text/css")
async def world_colours() -> Response[str]:
    """The colours that games bring: for a page that has the common tokens built in."""
    return Response(worlds_css(), headers=KEPT)


@get("/api/assets/worlds.svg", media_type="image/svg+xml")
async def world_pictograms() -> Response[bytes]:
    """The pictograms that games bring: for a page that has the common ones built in."""
    return Response(hidden(own_definitions()), headers=KEPT)


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
