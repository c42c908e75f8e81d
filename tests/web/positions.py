"""Games that have come so far, always the same: for pages that shall show more than a beginning."""

from __future__ import annotations

import random
from itertools import count
from typing import Any, Final, NamedTuple

from tablewright.engine import Table, find_game, new_table
from tablewright.engine import record as records

#: Ann sits at the first seat; the other one is a bot.
SEATS: Final[list[dict[str, Any]]] = [{"kind": "here", "name": "Ann"}, {"kind": "bot", "level": "easy"}]


class Start(NamedTuple):
    """A game played at random until the first seat is asked this (or anything), after so many moves."""

    game: str
    seed: int
    moves: int
    kind: str = ""


def played(start: Start) -> dict[str, Any]:
    """The record of a game that has come so far."""
    table: Table = new_table(find_game(start.game), 2, str(start.seed), record=True)
    chance = random.Random(start.seed)
    for moves in count():
        question = table.open_questions()[0]
        if moves >= start.moves and question.seat == 0 and start.kind in ("", question.kind):
            break
        usual = question.usual
        table.play(question.offset + (usual if usual >= 0 else chance.randrange(len(question.values))))
    return records.to_data(table)
