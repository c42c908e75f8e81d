"""The public way in: make a table, or load one."""

from __future__ import annotations

import secrets
from pathlib import Path

from tablewright.bots import Glimpse
from tablewright.bots.mcts import Line, analyse_thoroughly
from tablewright.engine import Decision, find_game, new_table, question
from tablewright.engine import record as records
from tablewright.engine import table as engine
from tablewright.engine.ahead import Effects, Outlook, effects_of
from tablewright.engine.reach import Reach, reach_of
from tablewright.engine.standing import Standing
from tablewright.text.speaker import words_for


class Option(question.Option):
    """An answer that is offered at a table."""

    def __init__(self, table: Table, decision: Decision, index: int) -> None:
        super().__init__(decision, index, table.words)
        self._table = table

    @property
    def effects(self) -> Effects:
        """What it would do, up to the next question, to chance, or to the end of the turn; nothing is told
        that the seat may not know.
        """
        return Outlook(self._table, self.seat).tried(self._table, [], self.index).effects


class Asked(question.Asked):
    """A question to one seat of a table."""

    def __init__(self, table: Table, decision: Decision) -> None:
        super().__init__(decision, table.words)
        self._table = table

    @property
    def options(self) -> list[question.Option]:
        """The answers, in order."""
        return [Option(self._table, self._decision, i) for i in range(len(self._decision.answers))]

    @property
    def asides(self) -> list[question.Option]:
        """What the seat may do meanwhile; then it is asked again."""
        first, last = len(self._decision.answers), len(self._decision.values)
        return [Option(self._table, self._decision, i) for i in range(first, last)]


class Table(engine.Table):
    """A game in progress: see `new`."""

    @property
    def decision(self) -> Asked:
        """The open question in words (of the first seat, if several are asked)."""
        return Asked(self, self.question())

    @property
    def decisions(self) -> list[question.Asked]:
        """All open questions in words."""
        return [Asked(self, decision) for decision in self.open_questions()]

    def effects(self, seat: int | None = None) -> dict[str, Effects]:
        """What every answer to the open question (of a seat) would do, by option id.

        >>> effects = new("quarry", players=2, seed=1).effects()
        >>> {option: one.undoable for option, one in effects.items()}
        {'dig:hill': True, 'dig:cliff': True, 'dig:market': True}
        """
        return effects_of(self, self.question(seat).seat)

    def reach(self, seat: int | None = None) -> Reach:
        """Which lines of answers, now or some choices later, end at each thing on the table.

        >>> reach = new("quarry", players=2, seed=1).reach()
        >>> reach.things["pit-hill"].lines
        [0]
        >>> [step.option for step in reach.lines[0].steps]
        ['dig:hill']
        """
        return reach_of(self, self.question(seat).seat)

    def standing(self, seat: int | None = None) -> Standing:
        """Everybody's points if the game ended now, as far as a seat (None: a spectator) may know."""
        return self.game.standing(self.state, seat)

    def save(self, path: str | Path | None = None) -> str:
        """The whole table as JSON text, also written to a file if one is named; `load` reads it."""
        return records.save(self, path)

    def analyse(
        self, seconds: float = 5.0, seat: int | None = None, processes: int = 1, seed: int | str = 0
    ) -> list[Line]:
        """What a search of so many seconds says of the open question (of a seat): for each option how often
        it was looked at, the expected final margin and the expected share of wins.

        >>> lines = new("quarry", players=2, seed=1).analyse(seconds=0.1)
        >>> [line.option for line in lines]
        ['dig:hill', 'dig:cliff', 'dig:market']
        """
        return analyse_thoroughly(Glimpse(self, self.question(seat)), str(seed), seconds, processes)


def new(
    game: str,
    players: int = 2,
    seed: int | str | None = None,
    *,
    language: str = "en",
    record: bool = True,
    keep: bool = True,
    **options: str,
) -> Table:
    """Set up a game and begin it.

    `seed` makes the chance repeatable; without one it comes from the system and is sealed (see
    `Table.commitment`). `keep=False` is the fast way for playouts that nobody will fork, take back or save;
    `options` are the game's own settings.

    >>> table = new("quarry", players=2, seed=1)
    >>> table.decision
    <Asked seat 0: dig, 3 options>
    >>> [option.id for option in table.decision.options]
    ['dig:hill', 'dig:cliff', 'dig:market']
    >>> table.choose("dig:hill", seat=0)
    >>> table.undo(seat=0)
    """
    found = find_game(game)
    source = f"sealed:{secrets.token_hex(32)}" if seed is None else str(seed)
    words = words_for(found, language, players=players)
    table = new_table(found, players, source, options, keep, record and keep, words=words, make=Table)
    assert isinstance(table, Table)
    return table


def load(source: str | Path, language: str = "en") -> Table:
    """The table of a save file, or of the text that `Table.save` gave.

    >>> table = new("quarry", players=2, seed=1)
    >>> load(table.save()).view(0) == table.view(0)
    True
    """
    table = records.load(source, make=Table)
    assert isinstance(table, Table)
    table.words = words_for(table.game, language, players=table.players)
    return table
