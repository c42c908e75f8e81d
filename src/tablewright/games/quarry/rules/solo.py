"""QRY-5 Alone: the foreman.

Elsewhere: QRY-5.3 in ending.py.
"""

from __future__ import annotations

from tablewright.engine import score, tell
from tablewright.games.quarry.box.schema import DATA, PITS
from tablewright.games.quarry.rules.state import Quarry


def foreman_digs(g: Quarry) -> None:
    """QRY-5.1 The foreman's pit is given by a die."""
    if g.foreman is None:
        return
    die = g.chance.die()
    for pit in PITS.values():
        if die in pit.foreman:
            g.foreman.pit = pit.id
    tell(g, "foreman-digs", seat=g.foreman.seat, die=die, pit=g.foreman.pit)


def foreman_scores(g: Quarry) -> None:
    """QRY-5.2 Points by a die, more for a pit of his own."""
    if g.foreman is None:
        return
    die = g.chance.die()
    alone = g.foreman.pit != g.masons[0].pit
    tell(g, "foreman-scores", die=die)
    score(g, g.foreman, "foreman", DATA.foreman_points[die - 1] + (DATA.foreman_alone if alone else 0))
