"""What is noted of a game while it is played, and neither state nor record tells."""

from __future__ import annotations

from bisect import bisect_right
from typing import NamedTuple, TypeAlias

import msgspec

from tablewright.engine import Table

#: Whose points, from what, how many.
ScoreLines: TypeAlias = list[tuple[int, str, int]]


def score_lines(table: Table) -> ScoreLines:
    """Where everybody's points came from."""
    return [(line.seat, line.source, line.points) for line in table.score_lines]


def public_standing(table: Table) -> list[int]:
    """Everybody's points if the game ended now, as far as everybody can know."""
    return table.game.standing(table.state).points


class Before(NamedTuple):
    """What must be known of a table before a change, to note it afterwards."""

    turns: int
    lines: ScoreLines

    @classmethod
    def of(cls, table: Table) -> Before:
        """The table as it is now."""
        return cls(table.turns, score_lines(table))


class Chronicle(msgspec.Struct, kw_only=True):
    """When each line of the log was written; turn, round and points of each move."""

    turn: int = 1
    event_versions: list[int] = []  # the version each line of the log came with
    move_events: list[int] = []  # how long the log was after the set-up and after each move
    move_points: list[list[int]] = []  # everybody's points then
    move_turns: list[int] = []  # the turn each move belongs to
    last_lines: ScoreLines = []  # score lines before the change that ended the game
    move_rounds: list[int] = []  # the round after the set-up and after each move
    move_standings: list[list[int]] = []  # everybody's points if the game had ended then, as all can know

    def begin(self, table: Table, round_: int) -> None:
        """After the set-up."""
        self.event_versions = [table.version] * len(table.events)
        self.move_events = [len(table.events)]
        self.move_points = [table.scores]
        self.move_rounds = [round_]
        self.move_standings = [public_standing(table)]

    def note(self, table: Table, before: Before, round_: int, is_undo: bool = False) -> None:
        """After every change."""
        if is_undo and self.move_turns:
            self.turn = self.move_turns[-1]
        moves, events = len(table.moves), len(table.events)
        del self.move_turns[moves:]
        standing = public_standing(table)
        for notes in (self.move_events, self.move_points, self.move_rounds, self.move_standings):
            del notes[moves + 1 :]
        while len(self.move_turns) < moves:
            self.move_turns.append(self.turn)
            self.move_events.append(events)
            self.move_points.append(table.scores)
            self.move_rounds.append(round_)
            self.move_standings.append(standing)
        self.move_events[-1] = events
        self.move_points[-1] = table.scores
        self.move_rounds[-1] = round_
        self.move_standings[-1] = standing
        del self.event_versions[events:]
        self.event_versions += [table.version] * (events - len(self.event_versions))
        self.last_lines = before.lines if table.over else []
        if not is_undo and table.turns > before.turns:
            self.turn += 1

    def move_of_event(self, event: int) -> int:
        """The move that wrote a line of the log; 0 for the set-up."""
        return bisect_right(self.move_events, event)
