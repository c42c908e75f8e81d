"""The question that is open: in words, and why what is not offered is not."""

from __future__ import annotations

from functools import cache
from typing import Any

from tablewright.engine import Decision, find_game
from tablewright.engine.table import CONFIRM
from tablewright.rulebook import Rulebook, RulebookError, for_readers
from tablewright.service import messages as m
from tablewright.service.seated import SeatedTable
from tablewright.service.sentences import say, say_option
from tablewright.text import CatalogueWords, component_names


@cache
def rulebook(game: str, language: str) -> Rulebook:
    """The rules of a game, as those who play read them."""
    found = find_game(game)
    return for_readers(Rulebook.read(found.folder, language), component_names(found, language))


def question_in_words(seated: SeatedTable, seat: int | None, language: str) -> m.Question | None:
    """What the seat is asked."""
    decision = seated.question_of(seat)
    if decision is None or seat is None:
        return None
    words = seated.words(language)
    ending = decision.kind == CONFIRM
    return m.Question(
        since=seated.since[seat],
        seat=seat,
        kind=decision.kind,
        prompt=prompt_of(decision, words, language),
        confirm=ending,
        options=[
            m.OfferedOption(option, label, [], number >= decision.first_aside)
            for number, (option, label) in enumerate(option_labels(decision, words, language).items())
        ],
        blocked=[
            m.RefusedOption(one.option, one.label, [], one.reason, one.rule)
            for one in blocked_options(decision, words, language)
        ],
        usual=decision.option_id(decision.usual) if decision.usual >= 0 else None,
    )


def prompt_of(decision: Decision, words: CatalogueWords, language: str) -> str:
    """A question in words."""
    return say(language, CONFIRM) if decision.kind == CONFIRM else words.prompt(decision)


def option_labels(decision: Decision, words: CatalogueWords, language: str) -> dict[str, str]:
    """All answers that are offered, in words."""
    return {
        option: label_of(decision, value, words, language)
        for option, value in zip(decision.option_ids(), decision.values, strict=True)
    }


def label_of(decision: Decision, value: Any, words: CatalogueWords, language: str) -> str:
    """An answer in words."""
    if decision.kind == CONFIRM:
        return say_option(language, CONFIRM, "confirm")
    return words.option(decision, value)


def blocked_options(
    decision: Decision, words: CatalogueWords, language: str, book: Rulebook | None = None
) -> list[m.BlockedOption]:
    """What is not offered though one might expect it; with the text of the rules if the book is given."""
    if decision.blocked is None:
        return []
    offered = set(decision.option_ids())
    found: dict[str, m.BlockedOption] = {}
    for value, reason in decision.blocked():
        name = decision.name_of(value)
        if name not in offered:
            text = rule_text(book, reason.rule)
            label = label_of(decision, value, words, language)
            found[name] = m.BlockedOption(name, label, words.text(reason.text), reason.rule, text)
    return list(found.values())


def rule_text(book: Rulebook | None, rule: str) -> str:
    """What a rule says."""
    if book is None:
        return ""
    try:
        return book.rule(rule).text
    except RulebookError:
        return ""


def why_not(seated: SeatedTable, decision: Decision, language: str, options: list[str]) -> m.WhyNot:
    """Why none of these options is offered, or that one is."""
    words = seated.words(language)
    offered = set(decision.option_ids())
    if any(option in offered for option in options):
        return m.WhyNot(True, [], say(language, "why-offered"))
    book = rulebook(seated.facts.game, language)
    known = {one.option: one for one in blocked_options(decision, words, language, book)}
    found = [known[option] for option in options if option in known]
    sentences = [say(language, "why-option", label=one.label, reason=one.reason) for one in found]
    return m.WhyNot(False, found, " ".join(sentences) or say(language, "why-nothing"))
