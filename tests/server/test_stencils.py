"""Views over stencils: the same picture as a whole view, a fraction of its size, and nothing given away."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from typing import Any

import pytest

from tablewright.server import stencils
from tablewright.server.frames import LEVEL
from tablewright.server.stencils import StencilRoom
from tablewright.service.stencils import CutStencils, StencilsWish, cut_stencils
from tablewright.service.work import WorkFailed, WorkLate
from tests.server.client import Person
from tests.server.conftest import Served
from tests.server.load.sizes import views

#: There are no stencils of that name; whoever asks for them waits until others are cut.
NO_NAME = "0" * 32
PATIENCE = 60.0
#: Nothing of this is kept in a database.
on_one_database = pytest.mark.parametrize("backend", ["sqlite"], indirect=True, scope="session")


def filled(laid: dict[str, Any], strings: list[str], below: dict[str, Any]) -> dict[str, Any]:
    """A whole sheet, put together as a page must do it."""

    def text(piece: int | str) -> str:
        return strings[piece] if isinstance(piece, int) else piece

    under = below.get(laid["name"], {"drawn": {}, "places": {}, "order": {}})
    kept = {
        part: {name: thing for name, thing in under[part].items() if name not in laid["removed"]}
        for part in ("drawn", "places", "order")
    }
    drawn = {
        name: {
            "kind": kind,
            "under": "".join(map(text, under)),
            "over": "".join(map(text, over)),
            "tip": text(tip),
        }
        for name, (kind, under, over, tip) in laid["drawn"].items()
    }
    places = {
        name: {"parent": parent, "transform": transform, "fade": fade[0] if fade else 1}
        for name, (parent, transform, *fade) in laid["places"].items()
    }
    order = {name: ids for name, ids in {**kept["order"], **laid["order"]}.items() if ids or not name}
    whole = {name: laid[name] for name in ("name", "world", "width", "height", "owner", "picks")}
    return {
        **whole,
        "drawn": {**kept["drawn"], **drawn},
        "places": {**kept["places"], **places},
        "order": order,
    }


def all_filled(scenes: list[dict[str, Any]], told: dict[str, Any]) -> list[dict[str, Any]]:
    """All scenes of a view, whole."""
    below = {sheet["name"]: filled(sheet, told["strings"], {}) for sheet in told["sheets"]}
    return [filled(sheet, told["strings"], below) for sheet in scenes]


def laid_view(person: Person, table: str, **hello: Any) -> dict[str, Any]:
    """A view from the stream that is laid over stencils, which are cut before."""
    game = person.view(table)["game"]
    lang = hello.get("lang", "en")
    assert person.get(f"/api/games/{game}/stencils/{NO_NAME}", lang=lang).status_code == 404
    view = first_view(person, table, **hello)
    assert view["stencils"]
    return view


def first_view(person: Person, table: str, **hello: Any) -> dict[str, Any]:
    """What a page gets first."""
    with person.stream(table, stencils=True, **hello) as stream:
        view: dict[str, Any] = stream.next()["view"]
    return view


@on_one_database
def test_a_view_that_came_whole_is_laid_later_though_nothing_has_happened(ann: Person) -> None:
    """A view that is kept for those who come back must not outlive the cutting of stencils."""
    table = ann.make("quarry", 2)["table"]
    until = time.monotonic() + PATIENCE
    while not (view := first_view(ann, table, seat=0, lang="pl"))["stencils"]:
        assert time.monotonic() < until, "no stencils"
        time.sleep(0.5)
    assert view["version"] == ann.view(table)["version"]


@on_one_database
def test_a_laid_view_is_the_whole_view(ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    view = laid_view(ann, table, seat=0, lang="pl")
    answer = ann.get(f"/api/games/quarry/stencils/{view['stencils']}", lang="pl")
    assert answer.status_code == 200
    assert "immutable" in answer.headers["cache-control"]
    whole = ann.view(table, seat=0, scenes=1, lang="pl")
    assert all_filled(view["scenes"], answer.json()) == whole["scenes"]
    assert {**view, "scenes": [], "stencils": "", "seats": []} == {**whole, "scenes": [], "seats": []}


@on_one_database
def test_changes_follow_a_laid_view_and_answers_carry_them(ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    laid_view(ann, table, seat=0)
    asked = ann.view(table)["question"]
    seat, since, option = asked["seat"], asked["since"], asked["options"][0]["id"]
    with ann.stream(table, seat=seat, stencils=True) as laid, ann.stream(table, seat=seat) as plain:
        version = laid.next()["view"]["version"]
        assert not plain.next()["view"]["stencils"], "only those get it who can read it"
        answer = ann.move(table, seat, since, option, shown=version)
        changes = [next(frame for frame in frames(one) if frame["type"] == "change") for one in (laid, plain)]
        assert changes[0] == changes[1]
        assert answer.json()["frame"] == changes[0]


def frames(stream: Any) -> Any:
    """Frames as they come."""
    while True:
        yield stream.next()


@on_one_database
@pytest.mark.parametrize(
    "address", [f"quarry/stencils/{NO_NAME}", "quarry/stencils/x", f"nothing/stencils/{NO_NAME}"]
)
def test_other_names_lead_nowhere(ann: Person, address: str) -> None:
    assert ann.get(f"/api/games/{address}").status_code in (400, 404)


@pytest.fixture(scope="module")
def heaviest() -> CutStencils:
    return cut_stencils(StencilsWish("daitoshi", "en"))


def test_r14_a_first_view_is_small(heaviest: CutStencils) -> None:
    whole, laid = asyncio.run(views("daitoshi", heaviest))
    told = json.loads(heaviest.told)
    assert all_filled(json.loads(laid)["view"]["scenes"], told) == json.loads(whole)["view"]["scenes"]
    assert len(laid) < 100_000 < len(whole) / 4
    assert len(zlib.compress(laid, LEVEL)) < 24_000
    assert len(zlib.compress(heaviest.told, 9)) < 48_000


@on_one_database
def test_r26_stencils_hold_nothing_of_any_table(ann: Person) -> None:
    """They are the same in a process that has never seen a table, so they cannot tell of one."""
    seats = [{"kind": "here", "name": "Zbigniewa"}, {"kind": "here", "name": "Kunegunda"}]
    table = ann.make("quarry", seats, seed="a secret seed")["table"]
    view = laid_view(ann, table, seat=0)
    told = ann.get(f"/api/games/quarry/stencils/{view['stencils']}").text
    fresh = cut_stencils(StencilsWish("quarry", "en"))
    assert told.encode() == fresh.told
    assert "Zbigniewa" in json.dumps(view)
    assert "Zbigniewa" not in told


# ------------------------------------------------------------------------------------------ cutters at work
class Cutters:
    """Cut nothing but what fails: as often as there are faults, then well."""

    def __init__(self, *faults: WorkFailed) -> None:
        self.faults = list(faults)
        self.count = 1

    async def do(self, *_work: object) -> CutStencils:
        """Fail, or cut."""
        if self.faults:
            raise self.faults.pop(0)
        return CutStencils("name", b"told", b"learnt")


@pytest.mark.parametrize(
    ("fault", "is_tried_again"), [(WorkLate("no result"), True), (WorkFailed("a broken game"), False)]
)
def test_who_was_late_on_a_busy_machine_is_tried_again(
    monkeypatch: pytest.MonkeyPatch, fault: WorkFailed, is_tried_again: bool
) -> None:
    """A game that fails is left alone for long; one that took too long is not at fault."""
    monkeypatch.setattr(stencils, "CUT_SECONDS", 0.01)
    wish = StencilsWish("quarry", "en")

    async def ask_twice() -> None:
        room: Any = StencilRoom(Cutters(fault), Cutters())  # type: ignore[arg-type]
        assert await room.told(wish) is None
        await asyncio.sleep(0.02)
        assert (await room.told(wish) is not None) == is_tried_again

    asyncio.run(ask_twice())


@on_one_database
def test_who_draws_anew_learns_before_the_next_view(ann: Person, served: Served) -> None:
    """A process that draws may be replaced at any time, and the new one knows no stencils."""
    table = ann.make("quarry", 2)["table"]
    laid_view(ann, table, seat=0)
    for worker in served.host.workshop.drawing._all:
        worker._end()
    other = ann.make("quarry", 2)["table"]
    assert first_view(ann, other, seat=0)["stencils"]
