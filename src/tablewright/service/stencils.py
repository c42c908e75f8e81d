"""The stencils of a game (`tablewright.draw.stencils`): cut from demonstrations, learnt by those who draw."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import sha256
from typing import Any, Final

import msgspec

from tablewright.draw import Painter, Sheet
from tablewright.draw.stencils import LaidSheet, Stencils, cut
from tablewright.engine import Chance, Game, Table, find_game, new_table
from tablewright.service.last_used import LastUsed
from tablewright.service.work import WorkKind
from tablewright.text import words_for

#: Random games of which stencils are cut, and after how many choices.
DEMONSTRATIONS: Final = 3
LOOKS: Final = (5, 30, 75, 150, 300)
#: The sheets of this look of the first game lie under all others.
KEPT_LOOK: Final = 2
MOST_SEATS: Final = 4

#: What this process has learnt, by name.
_LEARNT: Final = LastUsed[str, Stencils](60)


class StencilsWish(msgspec.Struct, frozen=True):
    """Whose stencils, in which language."""

    game: str
    language: str


class ToldStencils(msgspec.Struct):
    """Stencils as pages get them."""

    strings: tuple[str, ...]
    sheets: list[LaidSheet]


class LearntStencils(msgspec.Struct):
    """Stencils as those get them who draw."""

    name: str
    strings: tuple[str, ...]
    sheets: list[Sheet]


class CutStencils(msgspec.Struct):
    """Stencils for pages and for those who draw, both encoded, and their name."""

    name: str
    told: bytes
    learnt: bytes


def cut_stencils(wish: StencilsWish) -> CutStencils:
    """The stencils of a game; always the same for the same program, whatever is played."""
    game = find_game(wish.game)
    looks = [list(_looks(game, wish.language, number)) for number in range(DEMONSTRATIONS)]
    kept = looks[0][min(KEPT_LOOK, len(looks[0]) - 1)]
    stencils = cut((sheet for game_looks in looks for look in game_looks for sheet in look), kept)
    bare = Stencils(stencils.strings)
    told = msgspec.json.encode(ToldStencils(stencils.strings, [bare.lay(sheet) for sheet in kept]))
    name = name_of(told)
    return CutStencils(name, told, msgspec.msgpack.encode(LearntStencils(name, stencils.strings, kept)))


def name_of(told: bytes) -> str:
    """Stencils are called by what is in them, so pages may keep them for good."""
    return sha256(told).hexdigest()[:32]


def _looks(game: Game[Any], language: str, number: int) -> Iterator[list[Sheet]]:
    """What everybody may see at some moments of a random game that nobody plays."""
    players = max(some for some in game.players if some <= MOST_SEATS)
    table: Table = new_table(game, players, f"stencils/{number}", keep=False)
    painters: dict[str, Painter] = {}
    words = words_for(game, language, players=players)
    chance = Chance(f"stencils/{number}/player")
    for choices in LOOKS:
        while table.choices < choices and not table.over:
            question = table.open_questions()[0]
            table.play(question.offset + chance.below(len(question.values)))
        if table.over and table.choices < choices:
            return
        seen = msgspec.json.decode(msgspec.json.encode(game.view(table.state, None)))
        scenes = game.scenes(seen, None)
        for scene in scenes:
            painters.setdefault(scene.world, Painter(scene.world, words.text))
        yield [painters[scene.world].sheet(scene) for scene in scenes]


def learn_stencils(learnt: bytes) -> str:
    """Remember stencils for later drawings; their name."""
    told = msgspec.msgpack.decode(learnt, type=LearntStencils)
    _LEARNT.keep(told.name, Stencils(told.strings, {sheet.name: sheet for sheet in told.sheets}))
    return told.name


def laid_over(name: str, sheets: list[Sheet]) -> list[LaidSheet] | None:
    """Sheets over these stencils; None if this process has not learnt them."""
    stencils = _LEARNT.get(name)
    return None if stencils is None else [stencils.lay(sheet) for sheet in sheets]


CUT_STENCILS: Final = WorkKind("cut-stencils", cut_stencils, StencilsWish, CutStencils)
LEARN_STENCILS: Final = WorkKind("learn-stencils", learn_stencils, bytes, str)
