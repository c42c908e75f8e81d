"""A table that is played by numbers: who is asked, what that seat knows, which actions it has.

This is the part of an environment that runs for every decision, compiled with the engine; what other
libraries want around it stands in `tablewright.envs`. Nothing is worked out for seats that are asked nothing.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine.decision import Decision
from tablewright.engine.encoding import WAIT, Codec
from tablewright.engine.errors import GameOver, IllegalChoice
from tablewright.engine.game import Game
from tablewright.engine.sheet import Sheet
from tablewright.engine.table import Table, new_table
from tablewright.engine.writer import Watch

NOBODY: Final = -1


class Session:
    """One game after the other at one table."""

    def __init__(self, game: Game[Any], codec: Codec, most: int) -> None:
        self.game: Final = game
        self.codec: Final = codec
        self.most: Final = most  # so many choices at most: then the game is cut off
        self.players: Final = codec.encoder.players
        self.seat: int = NOBODY  # who is asked; of several the first
        self.over: bool = True
        self.cut: bool = False
        self.offered: list[int] = []  # the actions of the seat that is asked, in the order of its options
        self._table: Table | None = None
        self._asked: Decision | None = None
        self._turn: int = 0
        self._chosen: list[list[int]] = []  # by seat: its actions in this turn
        self._no_mask: Final = bytes(len(codec.actions))
        self._sheet: Final = Sheet(codec.layout)
        self._watches: Final = [Watch() for _ in range(codec.encoder.seats)]

    @property
    def table(self) -> Table:
        """The table that is played at."""
        if self._table is None:
            raise GameOver("No game has begun.")
        return self._table

    def begin(self, seed: str) -> None:
        """Set up a new game."""
        encoder = self.codec.encoder
        self.sit_down(new_table(self.game, encoder.players, seed, encoder.options, keep=False))

    def sit_down(self, table: Table) -> None:
        """Go on with this table; what was chosen in its turn before counts as unknown."""
        self._table = table
        self.over = False
        self.cut = False
        self._turn = table.turns
        self._chosen = [[] for _ in range(self.players)]
        self._look()

    def play(self, action: int) -> None:
        """Take an action of the seat that is asked; refuses one that is not offered."""
        asked = self._asked
        if asked is None:
            raise GameOver("The game is over; there is nothing to choose. Begin another one.")
        self._play(asked, self.offered, action)

    def play_for(self, seat: int, action: int) -> None:
        """Take an action of any seat that is asked now."""
        asked = self.question_of(seat)
        if asked is None:
            raise GameOver(f"Seat {seat} is asked nothing now.")
        self._play(asked, self.codec.actions_of(asked), action)

    def _play(self, asked: Decision, offered: list[int], action: int) -> None:
        for index in range(len(offered)):
            if offered[index] == action and action != WAIT:
                break
        else:
            raise IllegalChoice(f"Action {action} is not offered to seat {asked.seat} now.")
        table = self.table
        table.play(asked.offset + index)
        if table.turns != self._turn:
            self._turn = table.turns
            self._chosen = [[] for _ in range(self.players)]
        else:
            self._chosen[asked.seat].append(action)
        self._look()

    def question_of(self, seat: int) -> Decision | None:
        """What a seat is asked, if anything."""
        if seat == self.seat:
            return self._asked
        if not self.over:
            for question in self.table.open_questions():
                if question.seat == seat:
                    return question
        return None

    def asked_seats(self) -> list[int]:
        """All who are asked now."""
        return [] if self.over else [question.seat for question in self.table.open_questions()]

    def offered_to(self, seat: int) -> list[int]:
        """The actions of a seat, in the order of its options; none if it is asked nothing."""
        if seat == self.seat:
            return self.offered
        asked = self.question_of(seat)
        return [] if asked is None else self.codec.actions_of(asked)

    def _look(self) -> None:
        """See who is asked what now."""
        table = self.table
        asked = table.asked
        if asked is None or table.choices >= self.most:
            self.over = True
            self.cut = asked is not None
            self._asked = None
            self.seat = NOBODY
            self.offered = []
            return
        if asked.parts is not None:
            asked = asked.parts[0]
        self._asked = asked
        self.seat = asked.seat
        self.offered = self.codec.actions_of(asked)

    def chosen_by(self, seat: int) -> list[int]:
        """The actions of a seat in this turn so far."""
        return self._chosen[seat]

    def observe(self, seat: int) -> memoryview[float]:
        """What a seat knows, and what it is asked; to keep."""
        self._write(seat)
        return memoryview(self._sheet.buffer[:]).cast("f")

    def _write(self, seat: int) -> None:
        """Bring the sheet up to what a seat knows."""
        asked = self.question_of(seat)
        self.codec.write(self._sheet, self._watches, self.table.state, seat, asked, self._chosen[seat])

    def mask(self, seat: int) -> bytearray:
        """1 for every action of a seat; only waiting if it is asked nothing."""
        mask = bytearray(self._no_mask)
        offered = self.offered_to(seat)
        if not offered:
            mask[WAIT] = 1
        for action in offered:
            mask[action] = 1
        return mask

    def copy_into(self, observations: memoryview[float], masks: memoryview[int], row: int) -> None:
        """Write what the seat that is asked knows, and its mask, into a row of tables of such rows."""
        self._write(self.seat)
        seen = self._sheet.numbers
        size = len(seen)
        observations[row * size : (row + 1) * size] = seen
        count = len(self._no_mask)
        masks[row * count : (row + 1) * count] = self.mask(self.seat)
