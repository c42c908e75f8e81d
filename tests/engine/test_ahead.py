"""Looking ahead: what answers do, what things lead to, standings, usual answers, and what is laid open."""

from __future__ import annotations

import pytest

import tablewright as tw
from tablewright.engine import (
    IllegalChoice,
    Rule,
    Table,
    choose,
    choose_number,
    lay_open,
    reveal,
    score,
    usually,
)
from tablewright.engine.ahead import effects_of, line_effects, routine_answer, take_routine
from tablewright.engine.reach import reach_of
from tablewright.engine.table import SHOWN, TOGETHER
from tests.engine.test_table import ask
from tests.engine.toys import Toy, notes, table_of
from tests.games.quarry.helpers import at_work, owns


def rolls(g: Toy) -> Rule[None]:
    """Pay, then perhaps roll a die."""
    me = g.everybody[0]
    answer = yield from choose(me, "say", ["a", "b", "c"])
    score(g, me, "paid", 2)
    if answer == "b":
        score(g, me, "luck", g.chance.die())
    if answer == "c":
        g.notes.append(str(g.deck.pop()))
        reveal(g)
    yield from choose(me, "then", ["d", "e"])


def shows_own(g: Toy) -> Rule[None]:
    """Show something of one's own, or of somebody else."""
    answer = yield from choose(g.everybody[0], "say", ["mine", "yours"])
    lay_open(g, g.everybody[0 if answer == "mine" else 1])
    yield from choose(g.everybody[0], "then", ["d", "e"])


def pays(g: Toy) -> Rule[None]:
    """A routine payment on the way."""
    me = g.everybody[0]
    yield from choose(me, "say", ["a", "b"])
    gold = yield from usually(0, choose_number(me, "pay", 0, 2))
    g.notes.append(f"gold {gold}")
    yield from choose(me, "then", ["d", "e"])


def makes_no_difference(g: Toy) -> Rule[None]:
    """Both answers lead to the same table."""
    me = g.everybody[0]
    g.notes.append((yield from choose(me, "say", ["a", "b"])))
    yield from choose(me, "which", ["left", "right"])
    g.notes.append((yield from choose(me, "then", ["d", "e"])))


# ------------------------------------------------------------------------------------------------ effects


def test_effects_are_told_up_to_the_next_question() -> None:
    effects = effects_of(table_of(rolls, ask(1)), 0)["say:a"]
    assert (effects.points, effects.stopped, effects.undoable) == (2, "", True)
    assert effects.asked is not None
    assert effects.asked.option_ids() == ["then:d", "then:e"]
    assert effects.standing == (0, 2)


def test_chance_and_what_comes_to_light_stop_the_look_ahead() -> None:
    table = table_of(rolls, ask(1))
    effects = effects_of(table, 0)
    assert (effects["say:b"].stopped, effects["say:c"].stopped) == ("dice", SHOWN)
    for name in ("say:b", "say:c"):
        assert (effects[name].points, effects[name].undoable, effects[name].asked) == (2, False, None)
    assert table.state.chance.used == table_of(rolls, ask(1)).state.chance.used
    assert notes(table) == []


def test_secret_answers_of_others_are_not_foretold() -> None:
    table = tw.new("quarry", players=2, seed=1)
    table.choose("dig:hill", seat=1)
    assert {one.stopped for one in effects_of(table, 0).values()} == {TOGETHER}
    table = tw.new("quarry", players=2, seed=1)
    assert {one.stopped for one in effects_of(table, 0).values()} == {""}


def test_the_end_of_a_turn_is_told() -> None:
    effects = effects_of(table_of(ask(0), ask(1)), 0)["say:a"]
    assert (effects.ends_turn, effects.undoable, effects.asked) == (True, True, None)


def test_confirming_is_for_good() -> None:
    table = table_of(ask(0), ask(1))
    table.confirming = frozenset([0])
    table.choose("say:a")
    (effects,) = effects_of(table, 0).values()
    assert (effects.ends_turn, effects.undoable, effects.destructive) == (True, False, False)


def test_prices_and_gains_are_told_by_what_is_counted() -> None:
    table = at_work()
    owns(table, 0, "well-1", granite=3, marble=3)
    effects = effects_of(table.table, 0)
    shifts = {shift.what.id: shift.after - shift.before for shift in effects["work:deliver"].shifts}
    assert shifts["name-granite"] < 0
    assert shifts["holding-delivered"] == 1
    assert effects["work:deliver"].points > 0
    assert effects["work:sketch"].stopped == SHOWN


def test_a_line_is_told_as_a_whole_and_refused_as_a_whole() -> None:
    table = table_of(rolls, ask(1))
    assert line_effects(table, 0, ["say:a", "then:d"]).ends_turn
    with pytest.raises(IllegalChoice, match="then:x"):
        line_effects(table, 0, ["say:a", "then:x"])
    with pytest.raises(IllegalChoice, match="Nobody can know"):
        line_effects(table, 0, ["say:b", "then:d"])


# ------------------------------------------------------------------------------------------------ laid open


@pytest.mark.parametrize(("answer", "may"), [("mine", True), ("yours", False)])
def test_what_one_shows_of_ones_own_can_be_taken_back(answer: str, may: bool) -> None:
    table = table_of(shows_own, ask(1))
    assert effects_of(table, 0)[f"say:{answer}"].undoable == may
    table.choose(f"say:{answer}")
    assert table.can_undo(0) == may
    assert table.state.revealed == 1


def test_why_nothing_can_be_taken_back() -> None:
    table = table_of(shows_own, ask(1))
    assert table.barring_move(0) is None
    table.choose("say:mine")
    assert table.barring_move(0) is None
    table.choose("then:d")
    table.choose("say:a")
    barring = table.barring_move(0)
    assert barring is not None
    assert barring.seat == 1


# ------------------------------------------------------------------------------------------------ routine


def test_a_usual_answer_is_taken_along_and_told() -> None:
    table = table_of(pays, ask(1))
    effects = effects_of(table, 0)["say:a"]
    assert [step.option for step in effects.usual] == ["pay:0"]
    assert effects.asked is not None
    assert effects.asked.kind == "then"
    table.choose("say:a")
    assert table.question().option_id(table.question().usual) == "pay:0"
    assert routine_answer(table, 0) == 0
    table.choose("pay:2")
    assert notes(table) == ["gold 2"]


def test_a_question_that_makes_no_difference_need_not_be_asked() -> None:
    table = table_of(makes_no_difference, ask(1))
    assert routine_answer(table, 0) == -1
    table.choose("say:a")
    assert routine_answer(table, 0) == 0
    table.choose("which:right")
    assert routine_answer(table, 0) == -1


# ------------------------------------------------------------------------------------------------ reach


def quarry_at_work() -> Table:
    """A mason who can deliver, with the order in hand."""
    table = at_work()
    owns(table, 0, "well-1", "arch-1", granite=5, marble=5)
    return table.table


def test_a_thing_is_reached_some_choices_later() -> None:
    reach = reach_of(quarry_at_work(), 0)
    (line, *_) = [reach.lines[number] for number in reach.things["hand-0-0"].lines]
    assert [step.option for step in line.steps] == ["work:deliver", "deliver:well-1"]
    assert line.effects is not None
    assert line.effects.points > 0
    assert reach.complete


def test_the_walk_is_bounded_by_number_and_by_time() -> None:
    table = quarry_at_work()
    for cut in (reach_of(table, 0, 1), reach_of(table, 0, has_time=lambda: False)):
        assert list(cut.effects) == table.question(0).option_ids()
        assert not cut.complete
    assert [repr(line) for line in reach_of(table, 0, 5).lines[0].steps] != []


def test_a_thing_that_is_taken_unasked_is_reached_too() -> None:
    table = at_work()
    owns(table, 0, "well-1", granite=5, marble=5)
    reach = reach_of(table.table, 0)
    (number,) = reach.things["hand-0-0"].lines
    assert [step.option for step in reach.lines[number].steps] == ["work:deliver"]


def test_what_has_no_line_says_why() -> None:
    table = at_work()
    owns(table, 0, "well-1", "step-1", "arch-1", granite=2)
    (found,) = reach_of(table.table, 0).refused.values()
    assert [one.reason.rule for one in found] == ["QRY-3.3"]


# ------------------------------------------------------------------------------------------------ standing


def test_the_standing_adds_the_final_scoring() -> None:
    table = quarry_at_work()
    standing = table.game.standing(table.state)
    assert [(line.seat, line.source) for line in standing.added] == [(0, "stones")]
    assert standing.points[0] > table.scores[0]
    assert standing.places == [1, 2]


def test_city_cards_of_others_are_left_out_of_the_standing() -> None:
    table = tw.new("tabannusi", players=3, seed=1)
    while table.decision.kind.startswith(("pick", "choose", "start", "keep")):
        table.choose(table.decision.options[0])
    hidden = table.game.standing(table.state, 0).hidden
    assert {seat for seat, _ in hidden} <= {1, 2}
    assert {source for _, source in hidden} <= {"cities"}
    assert {seat for seat, _ in table.game.standing(table.state).hidden} >= {seat for seat, _ in hidden}


def takes_from_its_own_list(g: Toy) -> Rule[None]:
    """Ask about a list and go on with the rest of it."""
    me = g.everybody[0]
    left = ["a", "b"]
    left.remove((yield from usually("b", choose(me, "say", left))))
    g.notes.append(left[0])
    g.notes.append((yield from choose(me, "then", ["d", "e"])))


def test_what_was_given_keeps_its_name_when_the_rule_goes_on_with_its_list() -> None:
    table = table_of(takes_from_its_own_list)
    assert [step.option for step in take_routine(table, 0)] == ["say:b"]
