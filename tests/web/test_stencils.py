"""A table that comes laid over stencils looks like one that comes whole, in every game."""

from __future__ import annotations

from typing import Any, Final

import pytest

from tablewright.engine import record as records
from tablewright.engine.registry import OWN
from tests.server.load import games
from tests.web.visitor import PATIENCE, Visitor

#: All that is drawn, thing by thing; not whether it can be clicked, which is told later.
DRAWN: Final = """() => [...document.querySelectorAll("svg [data-node]")].map((thing) => [
  thing.dataset.node,
  thing.getAttribute("transform"),
  [...thing.children].map((one) => one.dataset.node ?? one.outerHTML).join(""),
])"""
#: There are none of that name; the answer comes when those of the game are cut.
NO_NAME: Final = "0" * 32


@pytest.mark.parametrize("game", OWN)
def test_a_laid_table_looks_like_a_whole_one(ann: Visitor, game: str) -> None:
    ann.context.request.get(f"{ann.site}/api/me")
    players = games.seats_at(game, 4)
    record = records.to_data(games.in_the_middle(game, players))
    wish: dict[str, Any] = {"record": record, "seats": [{"kind": "here"}] * players, "confirm": False}
    made = ann.context.request.post(f"{ann.site}/api/import", data=wish).json()
    cut = ann.context.request.get(f"{ann.site}/api/games/{game}/stencils/{NO_NAME}", timeout=PATIENCE)
    assert cut.status == 404
    fetched: list[int] = []
    ann.page.on("response", lambda got: fetched.append(got.status) if "/stencils/" in got.url else None)
    laid = looked_at(ann, made["table"])
    assert fetched == [200]
    missed: list[str] = []

    def lose(route: Any) -> None:
        missed.append(route.request.url)
        route.abort()

    ann.page.route("**/stencils/**", lose)
    whole = looked_at(ann, made["table"])
    assert missed, "without stencils the page asks for the whole view"
    assert len(laid) > 10
    assert [pair for pair in zip(laid, whole, strict=True) if pair[0] != pair[1]] == []


def looked_at(ann: Visitor, table: str) -> list[list[str]]:
    """What is on the table for somebody who has just come."""
    ann.page.goto("about:blank")
    ann.page.goto(f"{ann.site}/#/table/{table}")
    ann.page.wait_for_selector("svg [data-node]")
    ann.page.wait_for_function(SETTLED)
    drawn: list[list[str]] = ann.page.evaluate(DRAWN)
    return drawn


#: Whether nothing was drawn for a while.
SETTLED: Final = """() => {
  const drawn = document.querySelectorAll("svg [data-node]").length;
  const known = window.settled ?? {drawn: 0, since: 0};
  if (known.drawn !== drawn) window.settled = {drawn, since: performance.now()};
  return known.drawn === drawn && performance.now() - known.since > 300;
}"""
