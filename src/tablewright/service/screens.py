"""What is on the screens of those who look on, and the frames that bring it up to date."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

import msgspec
from msgspec.structs import replace

from tablewright.service import messages as m
from tablewright.service.drawing import DRAW, Drawing, DrawingWish
from tablewright.service.seated import SeatedTable
from tablewright.service.views import Viewer, change_of, table_view, with_nodes
from tablewright.service.work import Workshop


class Standpoint(NamedTuple):
    """From where somebody looks at a table, and what they want to get."""

    table: str
    seat: int | None
    language: str
    scenes: bool = True
    state: bool = False


class TableLook(NamedTuple):
    """A table at one moment: in words, what to draw of it, and when each line of its log was written."""

    view: m.TableView
    wish: DrawingWish | None
    log_from: int
    event_versions: list[int]


async def look_at(
    seated: SeatedTable,
    standpoint: Standpoint,
    viewer: Viewer,
    present: Iterable[int],
    known: Sequence[int] = (),
) -> TableLook:
    """The table as it is stored now; without those lines of the log that are known, by their versions."""
    async with seated.lock:
        versions = seated.chronicle.event_versions
        log_from = _common(known, versions)
        view = table_view(seated, viewer, present, standpoint.state, log_from)
        drawable = standpoint.scenes and seated.table is not None
        wish = _drawing_wish(seated, standpoint, view) if drawable else None
        return TableLook(view, wish, log_from, versions[:])


def _drawing_wish(seated: SeatedTable, standpoint: Standpoint, view: m.TableView) -> DrawingWish:
    question = view.question
    return DrawingWish(
        screen="",
        base=-1,
        version=view.version,
        game=seated.facts.game,
        language=standpoint.language,
        players=seated.facts.players,
        names=seated.names(),
        seat=standpoint.seat,
        view=view_data(seated, standpoint.seat),
        offered=[option.id for option in question.options] if question is not None else [],
        blocked=[option.id for option in question.blocked] if question is not None else [],
        about=seated.asked_about(standpoint.seat),
    )


def view_data(seated: SeatedTable, seat: int | None) -> bytes:
    """What a seat sees, as scenes are made from it elsewhere."""
    return seated.now(("data", seat), lambda: msgspec.json.encode(seated.seen_by(seat)))


def drawn(view: m.TableView, drawing: Drawing) -> m.TableView:
    """A view with its scenes."""
    return replace(
        view,
        scenes=msgspec.Raw(drawing.scenes),
        question=with_nodes(view.question, drawing.nodes),
        stencils=drawing.stencils,
    )


class ShownViews(NamedTuple):
    """Frames with whole views, and the stencils they are laid over; empty if they hold everything."""

    frames: list[bytes]
    stencils: str


class Screen:
    """What everybody has before them who looks from one standpoint; makes the next frame for all of them."""

    def __init__(self, standpoint: Standpoint, workshop: Workshop) -> None:
        self.standpoint: Final = standpoint
        self.version: int = -1  # what is shown; -1: nothing yet
        self._workshop: Final = workshop
        self._event_versions: list[int] = []
        self._drawn: int = -1  # the version that whoever draws remembers for us
        self._source: tuple[bytes, list[str], list[str]] = (b"", [], [])  # the data and the options drawn
        self._nodes: dict[str, list[str]] = {}  # the things that stand for those options

    def clear(self) -> None:
        """Everything must be shown anew: names have changed."""
        self.version = self._drawn = -1

    async def look(self, seated: SeatedTable, viewer: Viewer, present: Iterable[int]) -> TableLook:
        """The whole table, for somebody who comes to this screen."""
        return await look_at(seated, self.standpoint, viewer, present)

    async def change(self, seated: SeatedTable, viewer: Viewer, present: Iterable[int]) -> bytes | None:
        """The frame with the difference to what is shown; None if all must be shown anew."""
        look = await look_at(seated, self.standpoint, viewer, present, self._event_versions)
        drawing = await self._draw(look.wish, whole=False)
        if drawing.whole:
            self.version = -1
            return None
        change = change_of(look.view, self.version, look.log_from)
        change = replace(
            change,
            scenes=msgspec.Raw(drawing.scenes),
            question=with_nodes(change.question, drawing.nodes),
        )
        self._note(look)
        return msgspec.json.encode(change)

    async def show(self, look: TableLook, viewers: Iterable[Viewer], laid: bool = False) -> ShownViews:
        """The frames with the whole view; people at one screen may hold different seats. With `laid` scenes
        may be laid over stencils.
        """
        if look.wish is not None:
            look.wish.laid = laid
        drawing = await self._draw(look.wish, whole=True)
        self._note(look)
        view = drawn(look.view, drawing)
        frames = [
            msgspec.json.encode(
                m.ViewFrame(replace(view, you=m.You(one.seat, list(one.holds), one.owner), seen=one.seen))
            )
            for one in viewers
        ]
        return ShownViews(frames, drawing.stencils)

    def take_over(self, seated: SeatedTable) -> None:
        """Somebody comes who has all of it already: note it, so that the next change can be told.

        Whoever draws may still remember what was drawn then; if not, all is shown anew with the next change.
        """
        if self._drawn != seated.version:
            self._drawn, self._source, self._nodes = seated.version, (b"", [], []), {}
        self.version = seated.version
        self._event_versions = seated.chronicle.event_versions[:]

    async def _draw(self, wish: DrawingWish | None, whole: bool) -> Drawing:
        """What changed on the scenes; nothing is drawn when nothing can have changed."""
        if wish is None:
            return Drawing(whole, b"[]", {})
        source = (wish.view, wish.offered, wish.blocked)
        if not whole and self._drawn >= 0 and source == self._source:
            return Drawing(False, b"[]", self._nodes)
        wish.screen = "/".join(map(str, self.standpoint))
        wish.base = -1 if whole else self._drawn
        (drawing,) = await self._workshop.do(DRAW, [wish], self.standpoint.table)
        self._drawn, self._source, self._nodes = wish.version, source, drawing.nodes
        return drawing

    def _note(self, look: TableLook) -> None:
        self.version = look.view.version
        self._event_versions = look.event_versions


def _common(old: Sequence[int], new: Sequence[int]) -> int:
    """How many lines of the log are the same."""
    count = min(len(old), len(new))
    while count and old[count - 1] != new[count - 1]:
        count -= 1
    return count
