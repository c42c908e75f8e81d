"""What lies ahead: standings, what answers do, and what things lead to, at every look at a random game."""

from __future__ import annotations

from typing import Any

from tablewright.engine import Table, digest
from tablewright.engine.ahead import Effects, effects_of
from tablewright.engine.planning import planned
from tablewright.engine.reach import Reach, reach_of
from tablewright.engine.standing import Standing
from tablewright.engine.table import CONFIRM
from tablewright.testing.driver import Case, watch
from tablewright.testing.sight import everybody, questions_seen
from tablewright.text import LANGUAGES, words_for
from tablewright.text.effects import effects_in_words

#: A walk of so many answers is enough to compare.
FEW = 24
#: Of a plan only the first answers are compared.
FEWER = 6


def check_standing(case: Case) -> None:
    """The standing adds the end to the points so far, can be read, changes nothing, and is the final score at
    the end.
    """
    words = [words_for(case.game, language, players=case.players) for language in LANGUAGES]

    def look(table: Table) -> None:
        if not (case.looks(table) or table.over):
            return
        before = digest(table.state)
        for seat in everybody(table):
            standing = case.game.standing(table.state, seat)
            added = [0] * len(standing.points)
            for line in standing.added:
                added[line.seat] += line.points
                assert case.game.signs.get(line.source), f"points for {line.source!r} have no pictogram"
            sums = [so_far + more for so_far, more in zip(table.scores, added, strict=True)]
            assert standing.points == sums, "the parts of the standing do not add up"
            for source in {line.source for line in standing.added} | {name for _, name in standing.hidden}:
                for spoken in words:
                    spoken.catalogue.name(source)
                    assert not spoken.catalogue.unnamed, sorted(spoken.catalogue.unnamed)
            if table.over:
                assert standing == Standing(table.scores, [], []), "the standing at the end is not the score"
        assert digest(table.state) == before, "the standing has changed the table"

    watch(case, lambda: look)


def check_ahead(case: Case) -> None:
    """What answers do is what happens when they are given; nothing is changed by looking; all can be read."""
    words = [words_for(case.game, language, players=case.players) for language in LANGUAGES]

    def look(table: Table) -> None:
        if not case.looks(table) or table.over:
            return
        before = digest(table.state), questions_seen(table)
        for question in table.open_questions():
            for name, effects in effects_of(table, question.seat).items():
                come_true(table, question.seat, name, effects)
                for spoken in words:
                    effects_in_words(spoken, effects)
                    assert not spoken.catalogue.missing, sorted(spoken.catalogue.missing)
            lines_can_be_taken(table, question.seat, reach_of(table, question.seat, FEW))
        assert (digest(table.state), questions_seen(table)) == before, "looking ahead has changed the table"

    watch(case, lambda: look)


def come_true(table: Table, seat: int, name: str, effects: Effects) -> None:
    """Give the answer at a fork: what was foretold has come."""
    question = table.question(seat)
    if question.kind == CONFIRM or effects.stopped:
        return
    trial = table.fork()
    trial.confirming = frozenset([seat])
    trial.choose(name, seat)
    for step in effects.usual:
        trial.choose(step.option, seat)
    scored = trial.scores[seat] - table.scores[seat]
    assert effects.points == scored, f"{name} scores {scored}, not {effects.points}"
    standing = table.game.standing(trial.state, seat).points[seat]
    assert effects.standing[1] == standing, f"{name} leads to {standing}, not {effects.standing[1]}"
    assert trial.can_undo(seat), f"{name} cannot be taken back"
    asked = [one for one in trial.open_questions() if one.seat == seat and one.kind != CONFIRM]
    expected = [] if effects.asked is None else effects.asked.option_ids()
    assert [one.option_ids() for one in asked] == ([expected] if expected else []), f"{name} leads elsewhere"


def lines_can_be_taken(table: Table, seat: int, reach: Reach) -> None:
    """Every line to a thing can be taken, and all but its last step taken back."""
    told = {number for thing in reach.things.values() for number in thing.lines}
    assert told == set(range(len(reach.lines)))
    for line in reach.lines:
        trial = table.fork()
        trial.confirming = frozenset([seat])
        for step in line.steps[:-1]:
            trial.choose(step.option, seat)
            assert trial.can_undo(seat), f"{step.option} on the way to {line.steps[-1].option} is for good"
        assert line.steps[-1].option in trial.question(seat).option_ids()


def ahead_seen(table: Table, seat: int) -> list[Any]:
    """All that a seat is told of what lies ahead, to compare."""
    standing = table.game.standing(table.state, seat)
    told: list[Any] = [standing.points, [repr(line) for line in standing.added], standing.hidden]
    if any(question.seat == seat for question in table.open_questions()):
        return [*told, *reach_seen(reach_of(table, seat, FEW))]
    plan = planned(table, seat)
    return told if plan is None else [*told, "planned", *reach_seen(reach_of(plan, seat, FEWER))]


def reach_seen(reach: Reach) -> list[Any]:
    """What things lead to, as far as it is told."""
    effects = {name: effects_seen(one) for name, one in reach.effects.items()}
    lines = [
        ([step.option for step in line.steps], None if line.effects is None else effects_seen(line.effects))
        for line in reach.lines
    ]
    things = {node: (thing.lines, thing.more) for node, thing in reach.things.items()}
    refused = {
        node: [(one.option, one.reason.rule, repr(one.reason.text)) for one in found]
        for node, found in reach.refused.items()
    }
    return [effects, lines, things, refused, reach.complete]


def effects_seen(effects: Effects) -> list[Any]:
    """What an answer does, as far as it is told."""
    asked = effects.asked
    return [
        [repr(shift) for shift in effects.shifts],
        effects.points,
        effects.standing,
        [repr(ending) for ending in effects.endings],
        effects.stopped,
        effects.ends_turn,
        effects.undoable,
        [repr(tally) for tally in effects.wasted],
        [step.option for step in effects.usual],
        effects.unasked,
        None if asked is None else (asked.kind, asked.option_ids()),
    ]
