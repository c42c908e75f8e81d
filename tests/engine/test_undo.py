"""Undo and its barrier, redo, and the step that confirms a turn."""

from __future__ import annotations

import pytest

from tablewright.engine import (
    BrokenRule,
    IllegalChoice,
    NothingToUndo,
    NotYourTurn,
    Rule,
    Table,
    choose,
    digest,
    registry,
    reveal,
    tell,
    together,
)
from tablewright.engine.record import load, save
from tests.engine.test_table import ask, quiet
from tests.engine.toys import Toy, notes, offered, table_of


def test_choices_can_be_taken_back_over_several_turns_and_done_again() -> None:
    table = table_of(ask(0, 0), quiet, ask(0), ask(0))
    stations = [digest(table.state)]
    for option in ("say:a", "say:b", "say:c"):
        table.choose(option)
        stations.append(digest(table.state))
    for station in reversed(stations[:-1]):
        table.undo(0)
        assert digest(table.state) == station
        assert len(table.moves) == table.choices == len(table.events)
    assert not table.can_undo(0)
    for station in stations[1:]:
        table.redo(0)
        assert digest(table.state) == station
    assert not table.can_redo()
    assert [move.name for move in table.moves] == ["say:a", "say:b", "say:c"]


def test_nothing_to_take_back_or_do_again() -> None:
    table = table_of(ask(0))
    with pytest.raises(NothingToUndo, match="Nothing can be taken back"):
        table.undo()
    with pytest.raises(NothingToUndo, match="nothing to do again"):
        table.redo()


def test_a_new_choice_ends_what_can_be_done_again() -> None:
    table = table_of(ask(0, 0, 0))
    table.choose("say:a")
    table.choose("say:a")
    table.undo()
    table.undo()
    assert table.can_redo(0)
    table.choose("say:b")
    assert not table.can_redo()


def test_every_change_makes_a_new_version() -> None:
    table = table_of(ask(0, 0))
    table.choose("say:a")
    table.undo()
    table.redo()
    assert table.version == 3
    assert table.choices == 1


def test_another_seats_decision_is_a_barrier() -> None:
    table = table_of(ask(0, 1, 0))
    table.choose("say:a")
    assert table.can_undo(0)
    assert not table.can_undo(1)
    table.choose("say:b")
    assert not table.can_undo(0)
    assert table.can_undo(1)
    table.undo(1)
    assert table.can_undo(0), "the other seat has not decided any more"


def test_another_seats_decision_in_the_next_turn_is_a_barrier() -> None:
    table = table_of(ask(0), ask(1), ask(1))
    table.choose("say:a")
    table.choose("say:b")
    assert not table.can_undo(0)
    table.undo(1)
    assert not table.can_undo(1)


def test_chance_is_a_barrier() -> None:
    def roll(g: Toy) -> Rule[None]:
        yield from choose(g.everybody[0], "go", ["on", "off"])
        g.notes.append(str(g.chance.die()))
        yield from choose(g.everybody[0], "go", ["on", "off"])

    table = table_of(roll)
    table.play(0)
    assert not table.can_undo(0)
    table.play(0)
    assert table.can_undo(0)
    table.undo(0)
    assert not table.can_undo(0)


def test_chance_at_the_start_of_the_next_turn_is_a_barrier() -> None:
    def roll(g: Toy) -> Rule[None]:
        g.notes.append(str(g.chance.die()))
        yield from choose(g.everybody[0], "go", ["on", "off"])

    table = table_of(ask(0), roll)
    table.choose("say:a")
    assert not table.can_undo(0)


def test_revealed_information_is_a_barrier() -> None:
    def peek(g: Toy) -> Rule[None]:
        yield from choose(g.everybody[0], "go", ["on", "off"])
        g.notes.append(str(g.deck.pop()))
        reveal(g)
        yield from choose(g.everybody[0], "go", ["on", "off"])

    table = table_of(peek)
    table.play(0)
    assert not table.can_undo(0)


def test_what_was_taken_back_changes_no_later_draw() -> None:
    def roll(g: Toy) -> Rule[None]:
        for _ in range(3):
            yield from choose(g.everybody[0], "go", ["on", "off"])
        g.notes.append(str([g.chance.below(1000) for _ in range(5)]))

    straight, wavering = table_of(roll), table_of(roll)
    for table in (straight, wavering):
        table.play(0)
        table.play(0)
    for _ in range(4):
        wavering.undo()
        wavering.play(1)
    wavering.undo()
    wavering.play(0)
    straight.play(0)
    wavering.play(0)
    assert notes(straight) == notes(wavering)


def test_events_are_taken_back_too() -> None:
    table = table_of(ask(0, 0), ask(0))
    table.choose("say:a")
    table.choose("say:b")
    table.undo()
    assert table.log() == ["log-say(seat=0, letter=a)"]
    table.choose("say:c")
    assert table.log() == ["log-say(seat=0, letter=a)", "log-say(seat=0, letter=c)"]


# -------------------------------------------------------------------------------------- secret answers


def secret(g: Toy) -> Rule[None]:
    """Seat 0 begins; then all pick in secret, two things each."""
    yield from choose(g.everybody[0], "begin", ["now", "then"])

    def two(seat: int) -> Rule[str]:
        one = yield from choose(g.everybody[seat], "one", ["a", "b"])
        two = yield from choose(g.everybody[seat], "two", ["x", "y"])
        return one + two

    g.notes += yield from together([two(player.seat) for player in g.everybody])
    tell(g, "picked")


def test_secret_answers_can_be_taken_back_whoever_answered_since() -> None:
    table = table_of(secret, players=3)
    table.choose("begin:now", 0)
    table.choose("one:a", 0)
    table.choose("one:b", 1)
    table.choose("two:x", 0)
    table.choose("one:a", 2)
    table.undo(0)
    table.undo(0)
    assert offered(table, 0) == ["one:a", "one:b"]
    assert offered(table, 1) == ["two:x", "two:y"]
    table.choose("one:b", 0)
    for seat in (0, 1, 2):
        table.choose("two:y", seat)
    assert notes(table) == ["by", "by", "ay"]
    assert not table.can_undo(), "shown answers stand"


def test_behind_others_secret_answers_nothing_can_be_taken_back() -> None:
    table = table_of(secret)
    table.choose("begin:now", 0)
    assert table.can_undo(0)
    table.choose("one:b", 1)
    assert not table.can_undo(0), "another seat has decided since"
    table.choose("one:a", 0)
    table.undo(0)
    assert not table.can_undo(0)
    table.undo(1)
    assert table.can_undo(0), "nobody has decided any more"
    table.undo(0)
    assert offered(table) == ["begin:now", "begin:then"]


def test_a_seat_does_again_its_own_secret_answer_only() -> None:
    table = table_of(secret)
    table.choose("begin:now", 0)
    table.choose("one:a", 0)
    table.choose("one:b", 1)
    table.undo(0)
    table.undo(1)
    assert table.can_redo(0)
    table.redo(0)
    assert offered(table, 0) == ["two:x", "two:y"]
    assert offered(table, 1) == ["one:a", "one:b"]
    assert not table.can_redo(0)
    table.redo(1)
    assert offered(table, 1) == ["two:x", "two:y"]


def test_who_has_not_taken_anything_back_cannot_do_it_again() -> None:
    table = table_of(ask(0, 0))
    table.choose("say:a")
    table.undo()
    assert not table.can_redo(1)
    with pytest.raises(NothingToUndo):
        table.redo(1)


# -------------------------------------------------------------------------------------- confirming


def test_a_turn_waits_for_its_confirmation() -> None:
    def roll(g: Toy) -> Rule[None]:
        g.notes.append("next turn")
        yield from choose(g.everybody[1], "go", ["on", "off"])

    table = table_of(ask(0, 0), roll)
    table.confirming = frozenset([0])
    table.choose("say:a")
    table.choose("say:b")
    assert offered(table) == ["confirm-turn:confirm"]
    assert notes(table) == ["0a", "0b"]
    table.undo(0)
    table.choose("say:c")
    table.choose("confirm-turn:confirm", 0)
    assert notes(table) == ["0a", "0c", "next turn"]
    assert not table.can_undo(0)
    table.choose("go:on", 1)
    assert table.over, "seat 1 does not confirm"
    assert [move.name for move in table.moves] == ["say:a", "say:c", "go:on"]


def test_a_seat_that_goes_on_confirms_once_for_all_its_turns() -> None:
    table = table_of(ask(0), ask(0), ask(1))
    table.confirming = frozenset([0])
    table.choose("say:a")
    assert offered(table) == ["say:a", "say:b", "say:c"]
    table.choose("say:b")
    assert offered(table) == ["confirm-turn:confirm"]
    table.undo(0)
    table.undo(0)
    assert notes(table) == []
    table.choose("say:c")
    table.choose("say:a")
    table.choose("confirm-turn:confirm", 0)
    assert notes(table) == ["0c", "0a"]
    assert not table.can_undo(0)


def test_what_the_next_turn_shows_waits_for_the_confirmation() -> None:
    def roll(g: Toy) -> Rule[None]:
        g.notes.append(str(g.chance.die()))
        yield from choose(g.everybody[0], "go", ["on", "off"])

    table = table_of(ask(0), roll)
    table.confirming = frozenset([0])
    table.choose("say:a")
    assert offered(table) == ["confirm-turn:confirm"]
    assert notes(table) == ["0a"]


def test_only_confirm_can_be_answered_and_only_by_the_seat() -> None:
    table = table_of(ask(0), ask(1))
    table.confirming = frozenset([0, 1])
    table.choose("say:a")
    with pytest.raises(IllegalChoice):
        table.play(1)
    with pytest.raises(IllegalChoice):
        table.choose("say:a")
    with pytest.raises(NotYourTurn):
        table.choose("confirm-turn:confirm", 1)


def test_a_fork_that_confirms_leaves_the_original_waiting() -> None:
    def roll(g: Toy) -> Rule[None]:
        g.notes.append(str(g.chance.die()))
        yield from choose(g.everybody[1], "go", ["on", "off"])

    table = table_of(ask(0), roll)
    table.confirming = frozenset([0])
    table.choose("say:a")
    table.fork().play(0)
    assert table.can_undo(0)
    table.play(0)
    assert [len(move.outcomes) for move in table.moves] == [1]


def test_a_rule_that_fails_after_the_confirmation_leaves_the_turn_unconfirmed() -> None:
    def failing(g: Toy) -> Rule[None]:
        tell(g, "half")
        if g.notes == ["0b"]:
            raise KeyError("bug")
        yield from ()

    table = table_of(ask(0), failing)
    table.confirming = frozenset([0])
    table.choose("say:b")
    with pytest.raises(BrokenRule, match="KeyError"):
        table.play(0)
    assert offered(table) == ["confirm-turn:confirm"]
    assert len(table.events) == 1
    table.undo(0)
    table.choose("say:a")
    table.play(0)
    assert table.over


def test_waiting_for_confirmation_survives_a_save(toy_registered: None) -> None:
    table = table_of(ask(0))
    table.confirming = frozenset([0])
    table.choose("say:a")
    again: Table = load(save(table))
    assert offered(again) == ["confirm-turn:confirm"]
    assert again.can_undo(0)
    again.play(0)
    assert again.over


def test_a_loaded_table_can_be_given_back_how_far_undo_and_redo_reached(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    table = table_of(ask(0, 0), quiet, ask(0), ask(0))
    monkeypatch.setitem(registry._REGISTER, "toy", table.game)
    stations = [digest(table.state)]
    for option in ("say:a", "say:b", "say:c"):
        table.choose(option)
        stations.append(digest(table.state))
    table.undo(0)
    again: Table = load(save(table))
    assert not again.can_redo(0)
    again.reach_back(table.earlier_turns(), table.undone_moves())
    again.redo(0)
    assert digest(again.state) == stations[3]
    for station in reversed(stations[:-1]):
        again.undo(0)
        assert digest(again.state) == station
        assert len(again.moves) == again.choices
    assert not again.can_undo(0)


def test_turns_that_nobody_can_take_back_are_not_reached() -> None:
    table = table_of(ask(0), ask(1), ask(0))
    table.choose("say:a")
    assert len(table.earlier_turns()) == 1
    table.choose("say:b")
    assert table.can_undo(1)
    assert not table.can_undo(0)
    assert all(move.seat == 1 for turn in table.earlier_turns() for move in turn.moves)


def test_a_fork_can_keep_a_log() -> None:
    table = table_of(ask(0, 0))
    silent, noting = table.fork(), table.fork()
    noting.keep_log()
    for fork in (silent, noting):
        fork.choose("say:a")
    assert (len(silent.events), len(noting.events)) == (0, 1)
