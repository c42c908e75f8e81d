"""Reasons tell the truth: what a reason names is compared with the position in which it is given.

A sentence that names nothing states a rule only. One that names goods, targets or numbers has an entry in the
game's ``truths.py``, which says by the position alone whether it is true.
"""

from __future__ import annotations

from typing import Any

from tablewright.engine import Decision, Game, Reason, Table
from tablewright.engine.message import Truth
from tablewright.testing.driver import Case, watch
from tablewright.text import Catalogue, words_for

#: How the messages of reasons begin.
WHY = "why-"


def check_reasons(case: Case) -> None:
    """Every reason of a random game is true where it is given."""
    truths = case.game.truths()
    words = words_for(case.game, "en", players=case.players)

    def look(table: Table) -> None:
        if case.looks(table):
            for question in table.open_questions():
                for value, reason in given(question):
                    _is_true(
                        table, question, value, reason, truths.get(reason.text.id.removeprefix(WHY)), words
                    )

    watch(case, lambda: look)


def given(question: Decision) -> list[tuple[Any, Reason]]:
    """What is not offered and why, as a player can ask for it."""
    shown = question.reasons()
    pairs = question.blocked() if shown and question.blocked is not None else []
    return [(value, reason) for value, reason in pairs if shown.get(question.name_of(value)) == reason]


def _is_true(
    table: Table, question: Decision, value: Any, reason: Reason, truth: Truth | None, words: Any
) -> None:
    told = reason.text.args
    if truth is None:
        assert not told, f"{reason.text.id} names {', '.join(told)}, but nobody can check it"
        return
    me = table.game.people(table.state)[question.seat]
    assert truth(table.state, me, value, told), (
        f"{question.name_of(value)} is refused with what is not so: {words.text(reason.text)} ({told})"
    )


def reason_faults(game: Game[Any]) -> list[str]:
    """Reasons that name something nobody checks, and checks of reasons that nobody gives."""
    catalogue = Catalogue(game.folder, "en")
    reasons = dict.fromkeys(name for name, _ in catalogue.patterns() if name.startswith(WHY))
    truths = game.truths()
    unchecked = [
        f"{name} names {', '.join(variables)}, but truths.py does not say when it is true"
        for name in reasons
        if (variables := catalogue.variables(name)) and name.removeprefix(WHY) not in truths
    ]
    in_vain = [
        f"truths.py speaks of {WHY}{name}, which no catalogue has"
        for name in truths
        if WHY + name not in reasons
    ]
    return [*unchecked, *in_vain]
