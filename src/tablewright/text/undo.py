"""Why nothing can be taken back, in words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tablewright.engine import Table, Text
from tablewright.text.catalogue import Verbatim
from tablewright.text.speaker import CatalogueWords

#: Of what a move has brought to light so many lines of the log are told.
MOST_LINES: Final = 3


def no_undo_in_words(
    table: Table, words: CatalogueWords, seat: int, written: Sequence[int] | None = None
) -> str:
    """What came to light, or who has decided since; empty if the seat can take something back or has done
    nothing. `written` are the lines of the log after each number of moves, where a table was loaded and its
    moves do not know them.
    """
    move = table.barring_move(seat)
    if move is None:
        return ""
    if move.seat != seat:
        return words.text(Text("no-undo-others", {"seat": move.seat}))
    if move.confirmed:
        return words.text(Text("no-undo-confirmed"))
    begun = move.event_count if written is None else written[table.moves.index(move)]
    told = [words.event(event, seat) for event in table.events[begun:]]
    if not told:
        return words.text(Text("no-undo-shown"))
    return words.text(Text("no-undo-because", {"lines": Verbatim(" ".join(told[:MOST_LINES]))}))
