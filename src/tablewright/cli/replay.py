"""``tablewright replay``: a recorded game once more, move by move."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text as Line

from tablewright.cli.arguments import save_in, told_as_bad_save
from tablewright.cli.speech import Speech, speech_of
from tablewright.cli.terminal.board import panels, sheets
from tablewright.cli.terminal.result import score_sheet, winner_sentence
from tablewright.engine import Table, find_game
from tablewright.engine import record as records
from tablewright.text import CatalogueWords, words_for


class _Enough(Exception):
    """Nobody wants to see more."""


def replay(
    context: typer.Context,
    file: Path,
    to: Annotated[int | None, typer.Option("--to", metavar="move")] = None,
    step: Annotated[bool, typer.Option("--step")] = False,
    seat: Annotated[int | None, typer.Option("--seat")] = None,
) -> None:
    """Tell a recorded game once more."""
    speech = speech_of(context)
    data = save_in(speech, file)
    if data.get("moves") is None:
        raise speech.error("replay-no-record", file=str(file))
    if to is not None and not 0 <= to <= len(data["moves"]):
        raise speech.error("replay-no-such-move", move=to, moves=len(data["moves"]))
    if seat is not None and not 1 <= seat <= data["players"]:
        raise speech.error("no-such-seat", seat=str(seat), players=data["players"])
    game = find_game(data["game"])
    words = words_for(game, speech.language, players=data["players"])
    eyes = Eyes(speech, words, None if seat is None else seat - 1, step, to)
    try:
        with told_as_bad_save(speech, file):
            table = records.replay(data, words, eyes.see, to)
    except _Enough:
        return
    eyes.see_end(table)


class Eyes:
    """Whoever watches: a seat, which is told its own choices only, or a reader of the record, told all.
    `step`: moves wait for Enter; `to`: only the end is told.
    """

    def __init__(
        self, speech: Speech, words: CatalogueWords, seat: int | None, step: bool, to: int | None
    ) -> None:
        self.speech = speech
        self.words = words
        self.seat = seat
        self.step = step
        self.silent = to is not None and not step
        self._told = 0

    def see(self, table: Table) -> None:
        """Told after the set-up and after every move."""
        if self.silent:
            return
        if table.moves:
            move = table.moves[-1]
            name = self.words.catalogue.seat(move.seat)
            line = Line.assemble((f"{len(table.moves):>4}", "cyan"), f"  {name}")
            if self.seat in (None, move.seat):  # what others chose may be secret; the log tells what is not
                line.append_text(Line.assemble(": ", (move.name, "dim")))
            self.speech.out.print(line)
        for event in table.events[self._told :]:
            self.speech.out.print(f"      · {self.words.event(event, self.seat)}", markup=False)
        self._told = len(table.events)
        if self.step and not table.over:
            try:
                self.speech.out.input(Line(self.speech.say("replay-next"), style="bold green"))
            except (EOFError, KeyboardInterrupt):
                self.speech.out.print()
                raise _Enough from None

    def see_end(self, table: Table) -> None:
        """The table where the replay stops."""
        self.speech.print("replay-at", moves=len(table.moves))
        self.speech.out.print(
            panels(sheets(self.speech, table, self.words, self.seat, []), self.speech.out.width)
        )
        self.speech.out.print(score_sheet(self.speech, table, self.words))
        if table.over:
            self.speech.out.print(Line(winner_sentence(self.speech, table, self.words), style="bold green"))
