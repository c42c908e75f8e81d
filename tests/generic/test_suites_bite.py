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

from tablewright.engine import Table, find_game
from tablewright.engine import game as registry
from tablewright.engine.record import load
from tests.generic import driver, mutants
from tests.generic.check_components import check_components
from tests.generic.check_confirm import check_confirm
from tests.generic.check_cost import check_cost
from tests.generic.check_ends import check_dead_ends, check_ends, check_playout
from tests.generic.check_everywhere import check_hash_seeds, check_saves_elsewhere
from tests.generic.check_fork import check_fork
from tests.generic.check_reach import check_reach
from tests.generic.check_refusals import check_refusals
from tests.generic.check_save import check_record, check_save
from tests.generic.check_scenes import check_scenes
from tests.generic.check_secrets import check_events, check_reveals, check_secrets
from tests.generic.check_sound import check_conserved, check_scores, check_state
from tests.generic.check_text import check_texts
from tests.generic.check_together import check_together
from tests.generic.check_undo import check_undo
from tests.generic.driver import Case
from tests.generic.mutants import Mutant

Check = Callable[[Case], None]

#: Every mistake, the suite that must find it, and what the finding must speak of.
FINDINGS: list[tuple[type[Mutant], Check, str]] = [
    (mutants.DeadEnd, check_ends, "has no answer"),
    (mutants.HiddenDeadEnd, check_dead_ends, "'dig:hole-8' is offered but leads nowhere"),
    (mutants.Endless, check_ends, "takes more than its cap"),
    (mutants.SameNames, check_ends, "two options of one name"),
    (mutants.WrongRule, check_refusals, "no rule of the rulebook"),
    (mutants.LostCard, check_conserved, "INV-01"),
    (mutants.WrongSum, check_scores, "but the lines add up to"),
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
    (mutants.NowhereOnTheTable, check_scenes, "nothing on the table stands for it"),
    (mutants.OneNodeTwice, check_scenes, "more than one thing is called"),
    (mutants.LongTurn, check_cost, "a turn of more than"),
]

SEEDS = [f"bite-{number}" for number in range(4)]


@pytest.fixture(autouse=True)
def _failures_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The failing games of mutants are nobody's concern; dice from outside roll the same every time."""
    random.seed(1)
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


def test_a_total_that_does_not_come_out_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    quarry = find_game("quarry")
    monkeypatch.setattr("tablewright.games.quarry.schema.totals", lambda data: [("orders", 24, 23)])
    with pytest.raises(AssertionError, match="orders: 24 pieces are expected, the entries hold 23"):
        check_components(quarry)
    monkeypatch.setattr("tablewright.games.quarry.schema.totals", lambda data: [])
    with pytest.raises(AssertionError, match="nothing is counted"):
        check_components(quarry)
