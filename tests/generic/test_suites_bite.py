"""The suites bite: each finds the mistake that was put into a mutant of Quarry.

That they find nothing in Quarry itself is what test_every_game shows.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tablewright.engine import Table, find_game, registry
from tablewright.engine.ledger import Ledger, Reader, less, more, number
from tablewright.engine.record import load
from tablewright.games.quarry.rules.state import Mason
from tablewright.testing import driver, mutants, shrink
from tablewright.testing.checks.ahead import check_standing
from tablewright.testing.checks.answers import check_answers, check_wording
from tablewright.testing.checks.components import check_components
from tablewright.testing.checks.confirm import check_confirm
from tablewright.testing.checks.cost import check_cost
from tablewright.testing.checks.ends import check_dead_ends, check_ends, check_playout
from tablewright.testing.checks.everywhere import check_hash_seeds, check_saves_elsewhere
from tablewright.testing.checks.fork import check_fork
from tablewright.testing.checks.ledger import check_ledger, ledger_faults
from tablewright.testing.checks.reach import check_reach
from tablewright.testing.checks.reasons import check_reasons, reason_faults
from tablewright.testing.checks.refusals import check_refusals
from tablewright.testing.checks.save import check_record, check_save
from tablewright.testing.checks.scenes import check_scenes
from tablewright.testing.checks.secrets import check_events, check_reveals, check_secrets
from tablewright.testing.checks.skips import check_skips
from tablewright.testing.checks.sound import check_conserved, check_scores, check_state
from tablewright.testing.checks.text import check_texts
from tablewright.testing.checks.together import check_together
from tablewright.testing.checks.twins import check_twins
from tablewright.testing.checks.undo import check_undo
from tablewright.testing.driver import Case
from tablewright.testing.mutants import Mutant

Check = Callable[[Case], None]

#: Every mistake, the suite that must find it, and what the finding must speak of.
FINDINGS: list[tuple[type[Mutant], Check, str]] = [
    (mutants.DeadEnd, check_ends, "has no answer"),
    (mutants.HiddenDeadEnd, check_dead_ends, "'dig:hole-8' is offered but leads nowhere"),
    (mutants.Endless, check_ends, "takes more than its cap"),
    (mutants.SameNames, check_ends, "two options of one name"),
    (mutants.WrongRule, check_refusals, "no rule of the rulebook"),
    (mutants.FalseReason, check_reasons, "99 stones or coins short"),
    (mutants.UncheckedReason, check_reasons, "why-no-picnic names count, but nobody can check it"),
    (mutants.LostCard, check_conserved, "INV-01"),
    (mutants.WrongSum, check_scores, "but the lines add up to"),
    (mutants.SilentGain, check_ledger, r"0\.coins is \d+ by the log, \d+ on the table"),
    (mutants.ToldTwice, check_ledger, r"0\.coins is \d+ by the log, \d+ on the table"),
    (mutants.NoEntry, check_ledger, "ledger.py does not say what the event 'lose' changes"),
    (mutants.SilentSkip, check_skips, "is not asked 'help', as nothing is possible, and nobody says so"),
    (mutants.UndeclaredSkip, check_skips, "does not say who tells that 'picnic' is skipped"),
    (mutants.OutsideModel, check_state, "mood"),
    (mutants.WrongType, check_state, "pit: expected str|str object expected"),
    (mutants.OneListTwice, check_state, "are the same object"),
    (mutants.SharedList, check_fork, "another"),
    (mutants.SharedList, check_undo, "another table"),
    (mutants.GlobalRandom, check_fork, "another"),
    (mutants.GlobalRandom, check_playout, "another end"),
    (mutants.GlobalRandom, check_record, "other tables"),
    (mutants.GlobalRandom, check_undo, "another table|draws to come"),
    (mutants.GlobalRandom, check_confirm, "confirming changed the game|not the one that was saved"),
    (mutants.NotSaved, check_save, "another|elsewhere|not the one that was saved|_count"),
    (mutants.NotSaved, check_fork, "another|_count"),
    (mutants.NotSaved, check_state, "_count"),
    (mutants.LeakInView, check_secrets, "gives away"),
    (mutants.LeakInOptions, check_secrets, "gives away"),
    (mutants.LeakInReason, check_secrets, "gives away"),
    (mutants.LeakInEvent, check_events, "tell seat"),
    (mutants.ForgottenReveal, check_reveals, "can be taken back"),
    (mutants.SeenTooEarly, check_together, "sees the secret answer"),
    (mutants.FirstComeFirstServed, check_together, "order of arrival"),
    (mutants.NoText, check_texts, "log-picnic"),
    (mutants.NoName, check_texts, "swamp"),
    (mutants.RawId, check_texts, "log-dig shows the id 'pit_33'"),
    (mutants.EnglishInPolish, check_texts, "pl: log-dig says the English 'the'"),
    (mutants.SameLabels, check_answers, "deliver:arch-1 and deliver:arch-2 read the same"),
    (mutants.RuleInLog, check_wording, "log-dig shows the number of a rule"),
    (mutants.WrongArticle, check_wording, "log-dig says 'a old'"),
    (mutants.WrongArticleInReason, check_texts, "en: why-hand-full says 'a old'"),
    (mutants.LeakInOptions, check_twins, "what it is asked tells|learns by a move"),
    (mutants.LeakInReason, check_twins, "what it is asked tells|learns by a move"),
    (mutants.DrawnAsOwn, check_reveals, "can be taken back"),
    (mutants.LeakInStanding, check_twins, "what lies ahead tells"),
    (mutants.LeakInWaste, check_twins, "what lies ahead tells"),
    (mutants.StandingAtOnce, check_standing, "has changed the table"),
    (mutants.HiddenPart, check_standing, "do not add up"),
    (mutants.NowhereOnTheTable, check_scenes, "nothing on the table stands for it"),
    (mutants.OneNodeTwice, check_scenes, "more than one thing is called"),
    (mutants.NarrowName, check_scenes, "names are cut off on .*pl: popiersie"),
    (mutants.LongTurn, check_cost, "a turn of more than"),
    (mutants.FalseWithoutNumber, check_reasons, "work:sketch is refused with what is not so"),
    (mutants.QuestionThatCosts, check_refusals, "a refused choice changed the table"),
    (mutants.ToldToOne, check_ledger, r"0\.coins is \d+ by the log, \d+ on the table"),
    (mutants.SilentEnd, check_ledger, r"0\.coins is \d+ by the log, \d+ on the table"),
    (
        mutants.SkipToldOfAnother,
        check_skips,
        "is not asked 'help', as nothing is possible, and nobody says so",
    ),
    (mutants.DoubledCard, check_conserved, "INV-01"),
    (mutants.NobodyFirst, check_ends, "nobody is first"),
    (mutants.PlaysForTheLog, check_playout, "another end"),
    (mutants.LeakInPrompt, check_secrets, "gives away"),
    (mutants.LeakInDeal, check_twins, "an imagined table tells"),
    (mutants.ToldToTheNeighbour, check_events, "tell seat"),
    (mutants.ToldTooEarly, check_together, "before all are in"),
    (mutants.SameLabelsLater, check_answers, "deliver:arch-1 and deliver:arch-2 read the same"),
    (mutants.RuleInSecret, check_wording, "log-sketch shows the number of a rule"),
    (mutants.RawIdCounted, check_texts, "tip-digger shows the id 'pit_33'"),
]

SEEDS = [f"bite-{number}" for number in range(4)]


@pytest.fixture(autouse=True)
def _failures_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Failing games of mutants are nobody's concern and need not be short; foreign dice roll the same."""
    random.seed(1)
    monkeypatch.setattr(shrink, "MOST_TRIES", 10)
    monkeypatch.setattr(driver, "FAILURES", tmp_path / "failures")


@pytest.fixture
def register(monkeypatch: pytest.MonkeyPatch) -> Callable[[type[Mutant]], Mutant]:
    """Make a mutant known for one test, so that its records can be read."""

    def known(kind: type[Mutant]) -> Mutant:
        mutant = kind()
        monkeypatch.setitem(registry._REGISTER, mutant.name, mutant)
        return mutant

    return known


def finding(check: Check, cases: list[Case]) -> str:
    """What the check finds in one of these games."""
    for case in cases:
        try:
            check(case)
        except Exception as found:  # a check may stumble over a mutant before it can judge it
            return str(found)
    return ""


@pytest.mark.parametrize(
    ("kind", "check", "words"),
    FINDINGS,
    ids=[f"{check.__name__}-{kind.name}" for kind, check, _ in FINDINGS],
)
def test_a_suite_finds_the_mistake(
    register: Callable[[type[Mutant]], Mutant], kind: type[Mutant], check: Check, words: str
) -> None:
    mutant = register(kind)
    cases = [Case(mutant, players, {}, seed) for seed in SEEDS for players in (3, 2)]
    assert re.search(words, finding(check, cases))


def test_the_order_of_a_set_is_found(register: Callable[[type[Mutant]], Mutant]) -> None:
    cases = [Case(register(mutants.SetOrder), 2, {}, "bite")]
    with pytest.raises(AssertionError, match="goes another way under hash seed"):
        check_hash_seeds(cases, mutants=True)


def test_chance_from_elsewhere_is_found_in_another_process(
    register: Callable[[type[Mutant]], Mutant],
) -> None:
    cases = [Case(register(mutants.GlobalRandom), 2, {}, "bite")]
    with pytest.raises(AssertionError, match="another table in another process"):
        check_saves_elsewhere(cases, mutants=True)


def test_a_secret_is_told_by_its_place_and_not_by_two_whole_views(
    register: Callable[[type[Mutant]], Mutant],
) -> None:
    found = finding(check_secrets, [Case(register(mutants.LeakInView), 2, {}, SEEDS[0])])
    _, told, *rest = found.splitlines()
    assert re.fullmatch(r'  view\.next: "[\w-]+" here, "[\w-]+" in the other', told)
    assert len(rest) == 1, "then only where the record lies"


def test_a_piece_that_nobody_uses_is_found(register: Callable[[type[Mutant]], Mutant]) -> None:
    with pytest.raises(
        AssertionError, match="never in play in 20 random games and the kept ones: deliver:palace"
    ):
        check_reach(register(mutants.NeverUsed), 20)


def test_every_mutant_is_found_by_some_suite() -> None:
    by_another_test = {mutants.SetOrder, mutants.NeverUsed}
    assert {kind for kind, _, _ in FINDINGS} | by_another_test == set(mutants.MUTANTS)


def test_a_failing_game_is_cut_short_and_kept_as_a_record(register: Callable[[type[Mutant]], Mutant]) -> None:
    """The first card is lost with the first delivery: the record ends there and can be loaded."""
    case = Case(register(mutants.LostCard), 2, {}, "bite")
    found = finding(check_conserved, [case])
    kept = Path(found.rpartition("record: ")[2])
    data = json.loads(kept.read_text(encoding="utf-8"))
    assert "INV-01" in data["problem"]
    assert f"{len(data['moves'])} choices lead there" in found
    assert len(data["moves"]) <= 8, "a delivery on the first day takes two pits, two dice and a few actions"
    table: Table = load(kept)
    assert case.game.check(table.state) != []
    assert (kept.parent / ".gitignore").read_text(encoding="utf-8") == "*\n"


def test_the_record_of_a_rule_that_fails_names_the_fatal_choice(
    register: Callable[[type[Mutant]], Mutant],
) -> None:
    case = Case(register(mutants.DeadEnd), 2, {}, "bite")
    kept = Path(finding(check_ends, [case]).rpartition("record: ")[2])
    data = json.loads(kept.read_text(encoding="utf-8"))
    table: Table = load(kept)
    assert data["then"] in [name for question in table.open_questions() for name in question.option_ids()]


def test_a_game_that_may_go_on_for_ever_is_stopped_at_its_cap(
    register: Callable[[type[Mutant]], Mutant], monkeypatch: pytest.MonkeyPatch
) -> None:
    case = Case(register(mutants.Endless), 2, {}, "bite")
    assert "takes more than its cap" in finding(check_ends, [case])
    monkeypatch.setattr(mutants.Endless, "endless", True)
    check_ends(case)
    assert driver.played_out(case).choices == mutants.Endless.cap


def test_what_a_ledger_leaves_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    quarry = find_game("quarry")
    whole = quarry.ledger()
    mason: dict[str, Reader] = {**whole.keeps[Mason], "mood": number}
    del mason["granite"]
    events = {**whole.events, "picnic": (), "evening": (less("coins", "day"), more("coins", "weather"))}
    del events["dug"]
    broken = Ledger({**whole.keeps, Mason: mason}, whole.leaves, events)
    monkeypatch.setattr(type(quarry), "ledger", lambda self: broken)
    assert ledger_faults(quarry) == [
        "Mason has no attribute 'mood', which the ledger names",
        "Mason.granite is neither kept nor left for a reason",
        "ledger.py does not say what the event 'dug' changes",
        "ledger.py speaks of the event 'picnic', but no catalogue has log-picnic",
        "en.ftl: log-evening does not say $weather",
        "pl.ftl: log-evening does not say $weather",
    ]


def test_a_reason_that_nobody_checks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    quarry = find_game("quarry")
    truths = {**quarry.truths(), "no-picnic": lambda g, me, value, told: True}
    del truths["hand-full"]
    monkeypatch.setattr(type(quarry), "truths", lambda self: truths)
    assert reason_faults(quarry) == [
        "why-hand-full names count, but truths.py does not say when it is true",
        "truths.py speaks of why-no-picnic, which no catalogue has",
    ]


def test_a_total_that_does_not_come_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    quarry = find_game("quarry")
    monkeypatch.setattr("tablewright.games.quarry.box.schema.totals", lambda data: [("orders", 24, 23)])
    with pytest.raises(AssertionError, match="orders: 24 pieces are expected, the entries hold 23"):
        check_components(quarry)
    monkeypatch.setattr("tablewright.games.quarry.box.schema.totals", lambda data: [])
    with pytest.raises(AssertionError, match="nothing is counted"):
        check_components(quarry)
