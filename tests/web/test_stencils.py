"""A table that comes laid over stencils looks like one that comes whole."""

from __future__ import annotations

from tests.web.visitor import Visitor

#: All that is drawn, thing by thing.
DRAWN = """() => [...document.querySelectorAll("svg [data-node]")]
  .map((thing) => [thing.dataset.node, thing.getAttribute("transform"), thing.innerHTML])"""


def test_stencils_are_fetched_and_missed_by_nobody(ann: Visitor) -> None:
    fetched: list[int] = []
    ann.page.on("response", lambda got: fetched.append(got.status) if "/stencils/" in got.url else None)
    ann.new_table("Quarry")
    for _ in range(20):  # until they are cut views come whole
        ann.answer(on_board=False)
        laid = reloaded(ann)
        if fetched:
            break
    assert fetched == [200]
    missed: list[str] = []

    def lose(route: object) -> None:
        missed.append("stencils")
        route.abort()  # type: ignore[attr-defined]

    ann.page.route("**/stencils/**", lose)
    whole = reloaded(ann)
    assert missed
    assert len(laid) > 10
    assert laid == whole


def reloaded(ann: Visitor) -> list[list[str]]:
    """What is on the table after the page was loaded anew."""
    ann.page.reload()
    ann.page.wait_for_selector("svg [data-node]")
    ann.page.wait_for_timeout(500)
    drawn: list[list[str]] = ann.page.evaluate(DRAWN)
    return drawn
