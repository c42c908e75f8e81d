"""No two answers of one question read the same, unless they are the same thing; the log tells things by name.

An answer is read with what stands beside it: whose it is, what it costs, what lies on it. Two answers may
read the same only if it makes no difference which one is taken, such as two copies of a card.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from itertools import zip_longest
from typing import Any, Final

from tablewright.engine import Decision, Table, TablewrightError
from tablewright.testing.checks.language import ARTICLE
from tablewright.testing.checks.refusals import RULE_ID
from tablewright.testing.driver import Case, watch
from tablewright.testing.sight import as_text, everybody
from tablewright.text import LANGUAGES, CatalogueWords, words_for
from tablewright.text.beside import things_meant, told_beside

#: The number of a copy behind the id of a thing.
COPY: Final = re.compile(r"[-#]\d+(?=[\"/])")
#: So far a turn is followed where two answers read the same.
FURTHER: Final = 4


def check_answers(case: Case) -> None:
    """Every answer can be told from the others."""
    words = [words_for(case.game, language, players=case.players) for language in LANGUAGES]

    def look(table: Table) -> None:
        if case.looks(table):
            for question in table.open_questions():
                for spoken in words:
                    _all_differ(table, question, spoken)

    watch(case, lambda: look)


def _all_differ(table: Table, question: Decision, words: CatalogueWords) -> None:
    labels = [words.option(question, value) for value in question.values]
    names = question.option_ids()
    doubled = {label for label in labels if labels.count(label) > 1}
    if not doubled:
        return
    meant = things_meant(table, words, question.seat, names)
    read: dict[tuple[str, str], str] = {}
    for label, name in zip(labels, names, strict=True):
        if label in doubled:
            other = read.setdefault((label, told_beside(label, meant.get(name, []))), name)
            assert other == name or _makes_no_difference(table, question, other, name), (
                f"{other} and {name} read the same ({words.catalogue.language}): {label}"
            )


def _makes_no_difference(table: Table, question: Decision, one: str, other: str) -> bool:
    """Whether both lead to tables that differ in the numbers of copies only, then and later in the turn."""
    return all(
        here == there
        for here, there in zip_longest(_after(table, question, one), _after(table, question, other))
    )


def _after(table: Table, question: Decision, name: str) -> Iterator[str]:
    """What the table is like after an answer, and while the turn goes on, copies of a thing being alike."""
    fork = table.fork()
    turn = fork.this_turn()
    seat: int | None = question.seat
    for _ in range(FURTHER):
        try:
            fork.choose(name, seat)
        except TablewrightError as error:
            yield str(error)
            return
        asked = [[each.seat, each.kind, each.option_ids()] for each in fork.open_questions()]
        yield str(_sorted(_copyless([fork.view(question.seat), asked])))
        if fork.over or fork.this_turn() is not turn:
            return
        following = fork.open_questions()[0]
        seat, name = following.seat, min(following.option_ids(), key=_without_copy)


def _without_copy(name: str) -> str:
    """The name of an answer without the number of a copy."""
    return COPY.sub("", f"{name}/")


def _copyless(data: Any) -> Any:
    """The same without the numbers of copies."""
    return json.loads(COPY.sub("", as_text(data)))


def _sorted(data: Any) -> Any:
    """The same in an order of its own: which copy lies first is of no matter."""
    if isinstance(data, dict):
        return {key: _sorted(value) for key, value in data.items()}
    if isinstance(data, list):
        return sorted([_sorted(item) for item in data], key=str)
    return data


def check_wording(case: Case) -> None:
    """In the log and in answers stand no rule numbers, and English articles fit the words behind them."""
    words = [words_for(case.game, language, players=case.players) for language in LANGUAGES]
    read = [0]

    def look(table: Table) -> None:
        for spoken in words:
            for event in table.events[read[0] :]:
                for seat in everybody(table):
                    _well_said(spoken, spoken.event(event, seat), f"log-{event.kind}")
            if case.looks(table):
                for question in table.open_questions():
                    _well_said(spoken, spoken.prompt(question), question.kind)
                    for value, name in zip(question.values, question.option_ids(), strict=True):
                        _well_said(spoken, spoken.option(question, value), name)
        read[0] = len(table.events)

    def begin() -> Any:
        read[0] = 0
        return look

    watch(case, begin)


def _well_said(words: CatalogueWords, text: str, where: str) -> None:
    found = RULE_ID.search(text)
    assert found is None, f"{where} shows the number of a rule: {text}"
    if words.catalogue.language == "en" and (wrong := ARTICLE.search(text)):
        raise AssertionError(f"{where} says {wrong[0]!r}: {text}")
