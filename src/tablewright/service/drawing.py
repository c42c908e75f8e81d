"""Drawing scenes for screens, and what has changed on them. See `tablewright.service.work`.

Whoever draws remembers what the screens have, so that the next drawing can be told as a difference.
"""

from __future__ import annotations

from typing import Any, Final

import msgspec

from tablewright.draw import Drawings, Painter, Sheet, difference
from tablewright.engine import find_game
from tablewright.engine.scene import Scene, attach, nodes_for, picks_of
from tablewright.service.last_used import LastUsed
from tablewright.service.messages import SceneChange
from tablewright.service.stencils import laid_over
from tablewright.service.work import WorkKind
from tablewright.text import words_for


class DrawingWish(msgspec.Struct):
    """What the screens of one standpoint shall show."""

    screen: str  # empty: drawn once, never to be told a difference
    base: int  # the version they have; -1: none
    version: int
    game: str
    language: str
    players: int
    names: list[str]
    seat: int | None
    view: bytes  # JSON
    offered: list[str]
    blocked: list[str]
    about: list[str]  # what the question is about
    laid: bool = False  # whether sheets may be laid over stencils
    stencils: str = ""  # over which, as far as they are known


class Drawing(msgspec.Struct):
    """Sheets (`whole`) or changes of scenes, as JSON; and which things stand for which option. Sheets may be
    laid over stencils, which are named then.
    """

    whole: bool
    scenes: bytes
    nodes: dict[str, list[str]]
    stencils: str = ""


class _Drawn(msgspec.Struct):
    version: int
    sheets: dict[str, Sheet]


#: What each screen shows.
_SCREENS: Final = LastUsed[str, _Drawn](2_000)
#: Painters remember what they have drawn; people of the same names share one.
_PAINTERS: Final = LastUsed[tuple[Any, ...], dict[str, Painter]](60)
#: What names nobody is drawn once for all tables of a game, in each language.
_DRAWINGS: Final[dict[tuple[str, str], Drawings]] = {}
#: The children of nodes on all sheets: hundreds of screens show nearly the same board.
_SHARED: Final[dict[tuple[str, ...], tuple[str, ...]]] = {}
_MOST_SHARED: Final = 50_000


def draw(wishes: list[DrawingWish]) -> list[Drawing]:
    """The scenes for some screens of a table: what changed since their last drawing, or all of them."""
    return [_drawing(wish) for wish in wishes]


def _drawing(wish: DrawingWish) -> Drawing:
    scenes = find_game(wish.game).scenes(msgspec.json.decode(wish.view), wish.seat)
    attach(scenes, wish.offered, about=wish.about)
    nodes = standing_for(scenes, [*wish.offered, *wish.blocked], wish.about)
    painters = _painters(wish)
    sheets = {scene.name: _painter(painters, scene, wish).sheet(scene) for scene in scenes}
    had = _SCREENS.get(wish.screen)
    if wish.screen:
        kept = {name: _sharing(sheet) for name, sheet in sheets.items()}
        _SCREENS.keep(wish.screen, _Drawn(wish.version, kept))
    if had is None or had.version != wish.base:
        laid = laid_over(wish.stencils, list(sheets.values())) if wish.stencils else None
        if laid is not None:
            return Drawing(True, msgspec.json.encode(laid), nodes, wish.stencils)
        return Drawing(True, msgspec.json.encode(list(sheets.values())), nodes)
    return Drawing(False, msgspec.json.encode(_changes(had.sheets, sheets)), nodes)


def _changes(old: dict[str, Sheet], new: dict[str, Sheet]) -> list[SceneChange]:
    changes = [SceneChange(name, None, None) for name in old if name not in new]
    for name, sheet in new.items():
        if name not in old:
            changes.append(SceneChange(name, sheet, None))
        elif patch := difference(old[name], sheet):
            changes.append(SceneChange(name, None, patch))
    return changes


def _painters(wish: DrawingWish) -> dict[str, Painter]:
    key = (wish.game, wish.language, wish.players, *wish.names)
    return _PAINTERS.keep(key, _PAINTERS.get(key) or {})


def _painter(painters: dict[str, Painter], scene: Scene, wish: DrawingWish) -> Painter:
    painter = painters.get(scene.world)
    if painter is None:
        words = words_for(find_game(wish.game), wish.language, wish.names, wish.players)
        painter = painters[scene.world] = Painter(
            scene.world, words.text, shared=drawings_of(scene.world, wish.language)
        )
    return painter


def drawings_of(world: str, language: str) -> Drawings:
    """What was drawn of a game already, in one language."""
    return _DRAWINGS.setdefault((world, language), Drawings())


def _sharing(sheet: Sheet) -> Sheet:
    """Equal lists of children are kept once; painters share everything else themselves."""
    if len(_SHARED) > _MOST_SHARED:
        _SHARED.clear()
    for name, ids in sheet.order.items():
        sheet.order[name] = _SHARED.setdefault(ids, ids)
    return sheet


def standing_for(scenes: list[Scene], options: list[str], about: list[str]) -> dict[str, list[str]]:
    """The nodes that stand for options of a question about this."""
    picks = picks_of(scenes)
    return {option: nodes_for(picks, option, about) for option in options}


class Pointed(msgspec.Struct):
    """A thing on the scenes that somebody pointed at, and all that the question knows."""

    game: str
    seat: int
    view: bytes  # JSON
    node: str
    options: list[str]
    about: list[str]


def options_of(pointed: Pointed) -> list[str]:
    """The options that the thing stands for."""
    scenes = find_game(pointed.game).scenes(msgspec.json.decode(pointed.view), pointed.seat)
    nodes = standing_for(scenes, pointed.options, pointed.about)
    return [option for option in pointed.options if pointed.node in nodes[option]]


DRAW: Final = WorkKind("draw", draw, list[DrawingWish], list[Drawing])
OPTIONS_OF: Final = WorkKind("options-of", options_of, Pointed, list[str])
