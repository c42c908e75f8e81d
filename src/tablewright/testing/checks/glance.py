"""How the table stands at a glance: readable in both languages, pictured, and the same for everybody it
names; and what changes at somebody's place is told.
"""

from __future__ import annotations

from collections.abc import Mapping

from tablewright.draw.icons import names as icon_names
from tablewright.draw.icons import own_names
from tablewright.engine import Table
from tablewright.engine.glance import Tally
from tablewright.testing.driver import Case, watch
from tablewright.testing.sight import everybody
from tablewright.text import LANGUAGES, words_for


def check_glance(case: Case) -> None:
    """Head line, holdings and endings of a random game can be read and drawn; so can sources of points."""
    words = [words_for(case.game, language, players=case.players) for language in LANGUAGES]
    icons = {*icon_names(), *own_names(case.game.name), ""}

    def look(table: Table) -> None:
        if not case.looks(table):
            return
        for line in table.score_lines:
            assert case.game.signs.get(line.source) in icons, (
                f"the points for {line.source!r} have no pictogram: name one in the game's `signs`"
            )
        for seat in everybody(table):
            glance = case.game.glance(table.view(seat))
            assert len(glance.holdings) in (0, len(table.scores)), "somebody's holdings are missing"
            assert len(glance.further) in (0, len(glance.holdings)), "somebody's counters are missing"
            held = [tally for counted in (*glance.holdings, *glance.further) for tally in counted]
            assert {one.icon for one in held} | {one.icon for one in glance.endings} <= icons
            texts = [*glance.head, *(one.what for one in held), *(one.what for one in glance.endings)]
            for spoken in words:
                assert all(spoken.text(text).strip() for text in texts)
                assert not spoken.catalogue.missing, sorted(spoken.catalogue.missing)

    watch(case, lambda: look)


def check_told(case: Case) -> None:
    """Whoever has something else after somebody's choice than before is named in the log."""
    watch(case, lambda: Places())


class Places:
    """What everybody had at the choice before."""

    def __init__(self) -> None:
        self.had: list[tuple[Tally, ...]] = []
        self.events = 0

    def __call__(self, table: Table) -> None:
        """Compare with what everybody has now."""
        has = [*table.game.glance(table.view(None)).holdings[: table.players]]
        named = {seat for event in table.events[self.events :] for seat in seats_in(event.args)}
        mover = table.moves[-1].seat if table.moves else None
        for seat, (before, after) in enumerate(zip(self.had, has, strict=False)):
            lost = [
                f"{one.what.id} {one.amount} → {two.amount}"
                for one, two in zip(before, after, strict=True)
                if one != two
            ]
            assert not lost or seat == mover or seat in named, f"nobody tells seat {seat} of {lost}"
        self.had, self.events = has, len(table.events)


def seats_in(args: Mapping[str, object]) -> set[object]:
    """The seats that an event names."""
    one = {value for name, value in args.items() if name.endswith("seat")}
    lists = [
        value for name, value in args.items() if name.endswith("seats") and isinstance(value, list | tuple)
    ]
    return one.union(*lists)
