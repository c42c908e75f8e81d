"""What is not offered is refused and changes nothing; a reason names a rule of the rulebook."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tablewright.engine import IllegalChoice, NotYourTurn, Table, digest
from tablewright.testing.driver import Case, watch

#: Rule ids as they stand in rules.md: ORI-4.1.2, QRY-3.3.
RULE_ID = re.compile(r"\b[A-Z]{2,}-[A-Z]*\d+(?:\.\d+)*[a-z]?\b")

#: How many options of earlier questions are tried at a time.
TRIES = 12


def check_refusals(case: Case) -> None:
    """Options of earlier questions and blocked options are refused; the table stays as it is."""
    rules = rule_ids(case.game.folder)

    def make_watcher() -> Refusals:
        return Refusals(case, rules)

    watch(case, make_watcher)


def rule_ids(folder: Path) -> set[str]:
    """All rule ids that a game's rulebook knows."""
    texts = [path.read_text(encoding="utf-8") for path in folder.glob("*rules.md")]
    return {found for text in texts for found in RULE_ID.findall(text)}


class Refusals:
    """Remembers the options of all questions so far, to try them at the wrong time."""

    def __init__(self, case: Case, rules: set[str]) -> None:
        self.case = case
        self.rules = rules
        self.heard: dict[str, None] = {}

    def __call__(self, table: Table) -> None:
        """Try what is not offered."""
        questions = table.open_questions()
        if self.case.looks(table):
            before = digest(table.state)
            for question in questions:
                self.try_wrong_options(table, question.seat)
            self.try_wrong_seats(table)
            assert digest(table.state) == before, "a refused choice changed the table"
        for question in questions:
            self.heard |= dict.fromkeys(question.option_ids())

    def try_wrong_options(self, table: Table, seat: int) -> None:
        """Blocked options are refused with their rule, all others without."""
        question = table.question(seat)
        offered = question.option_ids()
        reasons = question.reasons()
        for name, reason in reasons.items():
            assert name not in offered, f"{name} is offered and blocked"
            assert reason.rule in self.rules, (
                f"{name} is blocked by {reason.rule!r}, which is no rule of the rulebook"
            )
        earlier = [name for name in self.heard if name not in offered][-TRIES:]
        for name in [*reasons, *earlier, "no-such-question:no-such-option", ""]:
            with pytest.raises(IllegalChoice) as refused:
                table.choose(name, seat)
            if name in reasons:
                told = str(refused.value)
                assert reasons[name].rule in told, f"the refusal of {name} does not name its rule: {told}"

    def try_wrong_seats(self, table: Table) -> None:
        """Whoever is not asked cannot answer."""
        asked = {question.seat for question in table.open_questions()}
        for question in table.open_questions():
            for seat in {*range(table.players)} - asked:
                with pytest.raises(NotYourTurn):
                    table.choose(question.option_id(0), seat)
