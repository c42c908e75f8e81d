"""The coach of a first game: a word when it helps, a question back before something costly, a word at the
end.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rich.rule import Rule as Bar
from rich.text import Text as Line

from tablewright.bots import Glimpse
from tablewright.bots.mcts import analyse
from tablewright.engine import Decision, Table
from tablewright.engine import record as records
from tablewright.engine.ahead import line_effects
from tablewright.engine.table import CONFIRM
from tablewright.lessons import Lessons, remember
from tablewright.service.coaching import thought_about, word_about
from tablewright.service.replaying import beginning
from tablewright.service.undo import copy_with_reach

if TYPE_CHECKING:
    from tablewright.cli.terminal.session import Session

#: How long the coach thinks about a question.
SECONDS: Final = 1.0


class Coach:
    """Sits beside the people at this screen."""

    def __init__(self, lessons: Lessons, language: str) -> None:
        self.asks_back: bool = True
        self._watch: Final = {hint.when: hint.say.said(language) for hint in lessons.first_game.watch}
        self._said: Final[set[str]] = set()

    def first_word(self, question: Decision) -> str:
        """What helps when a question is asked for the first time; empty afterwards."""
        return self._watch.get(question.kind, "") if self._is_first(question.kind) else ""

    def word(self, session: Session) -> None:
        """What the coach says of the open question, on request."""
        question = session.table.question(session.facing)
        if question.kind in self._watch:
            session.speech.print("coach-says", word=self._watch[question.kind])
        elif question.kind != CONFIRM:
            glimpse = Glimpse(session.table, question)
            lines = analyse(glimpse, session.table.commitment(), SECONDS)
            best = max(range(len(lines)), key=lambda number: lines[number].visits)
            answer = session.words.option(question, question.values[best])
            session.speech.print("coach-would", answer=answer)

    def agrees(self, session: Session, line: list[str]) -> bool:
        """Whether these answers shall be given: what costs much is asked back, once for each kind."""
        if not self.asks_back:
            return True
        question = session.table.question(session.facing)
        return self._allows_waste(session, question, line) and self._allows_turn(session, question, line)

    def close(self, session: Session, table: Table, seat: int) -> None:
        """What went well in a game that is over, and what to try next time."""
        data = records.to_data(table)
        moves = [(mover, name) for mover, name, _ in data["moves"]]
        told = word_about(table, remember(beginning(data, None), moves, seat), seat, session.words)
        session.out.print(Bar(Line(session.speech.say("coach-closing")), style="cyan"))
        session.out.print(told.result, markup=False)
        for heading, lines, sign in (("coach-well", told.well, "✓"), ("coach-next", told.next, "→")):
            if lines:
                session.out.print(Line(session.speech.say(heading), style="bold"))
            for line in lines:
                session.out.print(f"{sign} {line}", markup=False)

    # --- insides

    def _is_first(self, kind: str) -> bool:
        first = kind not in self._said
        self._said.add(kind)
        return first

    def _allows_waste(self, session: Session, question: Decision, line: list[str]) -> bool:
        if question.kind == CONFIRM:
            return True
        wasted = line_effects(session.table, question.seat, line).wasted
        lost = ", ".join(f"{tally.amount} {session.words.text(tally.what)}" for tally in wasted)
        if not lost or not self._is_first(f"wasted {line[-1]}"):
            return True
        return session.agrees("coach-wasted", lost=lost)

    def _allows_turn(self, session: Session, question: Decision, line: list[str]) -> bool:
        table, seat = session.table, question.seat
        if question.kind == CONFIRM:
            line = []
            if not table.can_undo(seat):
                return True
        elif line_effects(table, seat, line).undoable:
            return True
        thought = thought_about(copy_with_reach(table), seat, line, session.words, session.speech.language)
        if not thought.word or not self._is_first(f"doubt {thought.kind}"):
            return True
        session.speech.print("coach-says", word=f"{thought.word} {thought.better}")
        return session.agrees("coach-sure")
