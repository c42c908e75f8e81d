"""Numbers for a game that has not said its own: found by looking at random games with fixed seeds.

Quick to have, and enough to try a new game with; what no random game showed has no slot, and answers that
none offered take spare actions. A finished game says its own numbers in ``rules/encoding.py``.
"""

from __future__ import annotations

from random import Random
from typing import Any, Final

import numpy as np

from tablewright.engine import Game, State, Table, new_table
from tablewright.engine.decision import Aside, value_id
from tablewright.engine.domain import YES_OR_NO, Domain
from tablewright.engine.encoding import Encoder
from tablewright.engine.playout import NO_CAP
from tablewright.engine.writer import Writer
from tablewright.envs.shape import Shape

#: The games that are looked at have so many choices in all; views are looked at every so many of them.
CHOICES: Final = 12_000
VIEW_EVERY: Final = 16


class Seen(Domain):
    """Answers by name, as they were seen."""

    def __init__(self, names: list[str]) -> None:
        super().__init__(len(names))
        self.names: Final = names
        self.rank: Final = {name: number for number, name in enumerate(names)}

    def index(self, value: Any) -> int:
        return self.rank.get(value_id(value), -1)

    def name(self, index: int) -> str:
        return self.names[index]


class DraftedEncoder(Encoder):
    """The numbers that random games show."""

    def __init__(self, game: Game[Any], players: int, options: dict[str, str]) -> None:
        super().__init__(players, options, players)
        self.game: Final = game
        self.shape: Final = Shape()
        self.kinds: Final[dict[str, set[str]]] = {}
        self._look_at_games()
        self.size: Final = self.shape.settle()
        self.names: Final = list(self.shape.slots())

    def answers(self) -> dict[str, Domain]:
        return {
            kind: Seen(sorted(names)) if names else YES_OR_NO for kind, names in sorted(self.kinds.items())
        }

    def observe(self, g: State, seat: int, w: Writer) -> None:
        out = np.zeros(self.size, np.float32)
        self.shape.write({"seat": f"seat {seat}", "view": self.game.view(g, seat)}, out)
        w.as_they_are(out.tolist(), self.names)

    def _look_at_games(self) -> None:
        looked, number = 0, 0
        while looked < CHOICES:
            number += 1
            random = Random(f"encoding {number}")
            table: Table = new_table(self.game, self.players, f"encoding {number}", self.options, keep=False)
            for _ in range(self.game.cap or NO_CAP):
                if table.over:
                    break
                looked += 1
                self._look_at(table)
                question = table.open_questions()[0]
                table.play(question.offset + random.randrange(len(question.values)))

    def _look_at(self, table: Table) -> None:
        for question in table.open_questions():
            for value in question.values:
                aside = isinstance(value, Aside)
                names = self.kinds.setdefault(value.kind if aside else question.kind, set())
                answer = value.value if aside else value
                if answer is not None and not isinstance(answer, bool):
                    names.add(value_id(answer))
            if table.choices % VIEW_EVERY == 0:
                seat = question.seat
                self.shape.see({"seat": f"seat {seat}", "view": table.view(seat)})
