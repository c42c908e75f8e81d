"""How large first views are (R14): every title, four seats, in the middle of a game.

    python -m tests.server.load.sizes

`whole` is a view as it is sent without stencils, `laid` one that is laid over them, `stencils` what a browser
fetches once for each title and language and keeps. Each size is told in KB: as text, and as it is sent.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import zlib
from typing import Any, NamedTuple

from tablewright.engine import record as records
from tablewright.server.frames import LEVEL
from tablewright.service import messages as m
from tablewright.service.drawing import DRAW
from tablewright.service.memory import MemoryTables
from tablewright.service.screens import Standpoint
from tablewright.service.service import TableService
from tablewright.service.stencils import CutStencils, StencilsWish, cut_stencils, learn_stencils
from tablewright.service.work import OnTheSpot
from tests.server.load import games


class Size(NamedTuple):
    """Bytes as text, and as they are sent."""

    plain: int
    sent: int

    def __str__(self) -> str:
        return f"{self.plain / 1000:.0f} ({self.sent / 1000:.1f} sent)"


class Sizes(NamedTuple):
    """Of one title."""

    whole: Size
    laid: Size
    stencils: Size


class Laying(OnTheSpot):
    """Draws over stencils where that is wished."""

    def __init__(self, stencils: str) -> None:
        self._stencils = stencils

    async def do(self, kind: Any, wish: Any, table: str = "") -> Any:
        """On the spot, as ever."""
        for one in wish if kind is DRAW else []:
            one.stencils = self._stencils if one.laid else ""
        return await super().do(kind, wish, table)


async def views(game: str, stencils: CutStencils, language: str = "en") -> tuple[bytes, bytes]:
    """The first view of a seat in the middle of a game: whole, and laid over the stencils."""
    learn_stencils(stencils.learnt)
    players = games.seats_at(game, 4)
    record = records.to_data(games.in_the_middle(game, players))
    service = TableService(Laying(stencils.name))
    tables = MemoryTables(service)
    name = await tables.bring_in(m.ImportTable(record=record, seats=[m.SeatWish("here")] * players))
    seated = tables.get(name)
    viewer = tables.viewer(seated, 0, language)
    screen = service.screen(Standpoint(name, 0, language))
    frames = []
    for laid in (False, True):
        look = await screen.look(seated, viewer, viewer.holds)
        frames += (await screen.show(look, [viewer], laid)).frames
    return frames[0], frames[1]


def sizes(game: str) -> Sizes:
    """All sizes of a title."""
    stencils = cut_stencils(StencilsWish(game, "en"))
    whole, laid = (
        Size(len(frame), len(zlib.compress(frame, LEVEL))) for frame in asyncio.run(views(game, stencils))
    )
    return Sizes(whole, laid, Size(len(stencils.told), len(gzip.compress(stencils.told, 9))))


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="all")
    for game in games.titles(parser.parse_args().game):
        found = sizes(game)
        print(f"{game}: whole {found.whole}, laid {found.laid}, stencils {found.stencils}", flush=True)


if __name__ == "__main__":
    main()
