"""Reasons tell the truth: what a reason names is compared with the position in which it is given.

A sentence that names nothing states a rule only. One that names goods, targets or numbers has an entry in the
game's ``truths.py``, which says by the position alone whether it is true; to the position belongs what the
question is about. A truth must be exact: it refuses the same reason with another number or name in it, and
the same reason given for an answer that is offered.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tablewright.engine import Decision, Game, Reason, Table
from tablewright.engine.message import Text, Truth
from tablewright.testing.driver import Case, watch
from tablewright.text import Catalogue, words_for

#: What a reason names, by the names that its sentence uses.
Named = Mapping[str, Any]

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
    assert holds(table, question, value, told, truth), (
        f"{question.name_of(value)} is refused with what is not so: {words.text(reason.text)} ({told})"
    )


def holds(table: Table, question: Decision, value: Any, told: Named, truth: Truth) -> bool:
    """Whether a reason is true of an answer in this position; it knows what the question is about."""
    me = table.game.people(table.state)[question.seat]
    return truth(table.state, me, value, {**question.told(), **told})


def check_planted_reasons(case: Case) -> None:
    """No truth believes a reason that is wrong: one with another number, or one for an offered answer."""
    truths = case.game.truths()

    def look(table: Table) -> None:
        if case.looks(table):
            for question in table.open_questions():
                for value, reason in planted(question):
                    truth = truths.get(reason.text.id.removeprefix(WHY))
                    assert truth is None or not holds(table, question, value, reason.text.args, truth), (
                        f"{reason.text.id} passes for true of {question.name_of(value)}, "
                        f"which is wrong: {dict(reason.text.args)}"
                    )

    watch(case, lambda: look)


def planted(question: Decision) -> Iterator[tuple[Any, Reason]]:
    """Wrong reasons: those that are given, with something else in them, or for answers that are offered."""
    true = given(question)
    for value, reason in true:
        for args in altered(reason.text.args):
            yield value, Reason(reason.rule, Text(reason.text.id, args))
    for refused, reason in true:
        for value in question.answers:
            if type(value) is type(refused):
                yield value, reason


def altered(args: Named) -> Iterator[dict[str, Any]]:
    """What a reason names, each time with one part of it changed: a number, a price, or another name."""
    for name, it in args.items():
        for other in others_than(it):
            yield {**args, name: other}


def others_than(it: Any) -> list[Any]:
    """Something else of the same kind."""
    if isinstance(it, int):
        return [it - 1, it + 1]
    if isinstance(it, Mapping):
        return [{**it, part: n + 1} for part, n in it.items()]
    return [f"not {it}"]


def unproved(game: Game[Any]) -> list[str]:
    """The reasons of a game of which no truth says whether they are true."""
    truths = game.truths()
    return [name.removeprefix(WHY) for name in reasons_of(game) if name.removeprefix(WHY) not in truths]


def reasons_of(game: Game[Any]) -> list[str]:
    """All reasons that the texts of a game know."""
    patterns = Catalogue(game.folder, "en").patterns()
    return list(dict.fromkeys(name for name, _ in patterns if name.startswith(WHY)))


def reason_faults(game: Game[Any]) -> list[str]:
    """Reasons that name something nobody checks, and checks of reasons that nobody gives."""
    catalogue = Catalogue(game.folder, "en")
    reasons = reasons_of(game)
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
