"""What a seat may do at any moment of its own turn."""

from __future__ import annotations

from typing import ClassVar

import pytest

from tablewright.engine import (
    Aside,
    BrokenRule,
    Meanwhile,
    Rule,
    Table,
    because,
    choose,
    choose_at_leisure,
    choose_many,
    choose_number,
    choose_undisturbed,
    confirm,
    new_table,
    reveal,
    together,
    undisturbed,
)
from tablewright.engine import record as records
from tests.engine.toys import Toy, ToyGame, Turn, notes, offered


def purse(g: Toy) -> int:
    return g.everybody[0].vp


def coins_meanwhile(g: Toy, seat: int) -> list[Aside]:
    """The first seat may find a coin or open a box, as long as the purse is not full; nobody else may."""
    if seat != 0 or purse(g) >= 3:
        return []
    return [Aside("find", 1), Aside("box")]


def look_around(g: Toy, seat: int, aside: Aside) -> Rule[None]:
    if aside.kind == "find":
        g.everybody[seat].vp += 1
    else:
        found = yield from choose_number(g.everybody[seat], "box", 1, 2)
        g.everybody[seat].vp += found
        reveal(g)
    g.notes.append(aside.id)


class Market(ToyGame):
    """A toy game with asides."""

    meanwhile: ClassVar[Meanwhile | None] = Meanwhile(coins_meanwhile, look_around)


def market(*turns: Turn, players: int = 2, keep: bool = True) -> Table:
    return new_table(Market(turns), players, "1", keep=keep, record=keep)


def buy(g: Toy) -> Rule[None]:
    """Things cost as much as their number."""
    me = g.everybody[0]
    things = [1, 2, 3]
    bought = yield from choose_at_leisure(
        me, "buy", lambda: [n for n in things if n <= purse(g)], bool(coins_meanwhile(g, 0)), no="leave"
    )
    g.notes.append(f"bought {bought}")


def paint(g: Toy) -> Rule[None]:
    """The answers have nothing to do with coins."""
    colour = yield from choose(g.everybody[0], "paint", ["red", "blue"])
    g.notes.append(colour)


def finish(g: Toy) -> Rule[None]:
    yield from confirm(g.everybody[1], "sure")


ASIDES = ["find:1", "box:yes"]


@pytest.mark.parametrize("keep", [True, False])
class TestOffering:
    def test_behind_the_answers_proper_of_every_question(self, keep: bool) -> None:
        table = market(paint, keep=keep)
        assert offered(table) == ["paint:red", "paint:blue", *ASIDES]
        assert table.question().answers == ["red", "blue"]
        assert [aside.id for aside in table.question().asides] == ASIDES

    def test_only_where_the_game_says_so(self, keep: bool) -> None:
        table = market(finish, keep=keep)
        assert offered(table) == ["sure:yes", "sure:no"]
        assert table.question().asides == []

    def test_the_same_is_asked_again_afterwards(self, keep: bool) -> None:
        table = market(paint, keep=keep)
        table.choose("find:1")
        table.choose("find:1")
        assert offered(table) == ["paint:red", "paint:blue", *ASIDES]
        table.choose("find:1")
        assert offered(table) == ["paint:red", "paint:blue"]  # the purse is full
        table.choose("paint:blue")
        assert notes(table) == ["find:1", "find:1", "find:1", "blue"]

    def test_answers_are_made_anew(self, keep: bool) -> None:
        table = market(buy, keep=keep)
        assert offered(table) == ["buy:leave", *ASIDES]
        table.choose("find:1")
        assert offered(table) == ["buy:1", "buy:leave", *ASIDES]
        table.choose("find:1")
        table.choose("buy:2")
        assert notes(table)[-1] == "bought 2"

    def test_an_aside_may_ask_and_is_not_interrupted(self, keep: bool) -> None:
        table = market(buy, keep=keep)
        table.choose("box:yes")
        assert offered(table) == ["box:1", "box:2"]
        table.choose("box:2")
        assert offered(table) == ["buy:1", "buy:2", "buy:leave", *ASIDES]

    def test_a_question_in_many_parts(self, keep: bool) -> None:
        def pack(g: Toy) -> Rule[None]:
            packed = yield from choose_many(g.everybody[0], "pack", ["a", "b", "c"], 0, 3)
            g.notes.append("".join(packed))

        table = market(pack, keep=keep)
        for name in ("pack:b", "find:1", "pack:c", "find:1", "pack:done"):
            table.choose(name)
        assert notes(table)[-1] == "bc"


def test_without_anything_to_do_meanwhile_a_single_answer_is_not_asked() -> None:
    def one(g: Toy) -> Rule[None]:
        only = yield from choose_at_leisure(g.everybody[1], "take", lambda: ["it"], free=False)
        none = yield from choose_at_leisure(g.everybody[1], "take", list[str], free=False)
        g.notes += [str(only), str(none)]

    table = market(one)
    assert table.over
    assert notes(table) == ["it", "None"]


def test_one_answer_that_is_left_after_an_aside_is_not_asked() -> None:
    def wait(g: Toy) -> Rule[None]:
        yield from choose_at_leisure(g.everybody[0], "wait", lambda: ["go-on"], bool(coins_meanwhile(g, 0)))
        g.notes.append("went on")

    table = market(wait, paint)
    table.choose("find:1")
    table.choose("find:1")
    assert offered(table) == ["wait:go-on", *ASIDES]
    table.choose("find:1")  # the purse is full
    assert notes(table)[-1] == "went on"
    assert offered(table) == ["paint:red", "paint:blue"]


def test_the_parts_of_one_step_are_not_disturbed() -> None:
    def pay(g: Toy) -> Rule[int]:
        first = yield from choose_number(g.everybody[0], "pay", 0, 1)
        return first + (yield from choose_number(g.everybody[0], "pay", 0, 2))

    def buy_blindly(g: Toy) -> Rule[None]:
        paid = yield from undisturbed(pay(g))
        g.notes.append(f"paid {paid}")

    table = market(buy_blindly, paint)
    assert offered(table) == ["pay:0", "pay:1"]
    table.choose("pay:1")
    assert offered(table) == ["pay:0", "pay:1", "pay:2"]
    table.choose("pay:2")
    assert notes(table) == ["paid 3"]
    assert offered(table) == ["paint:red", "paint:blue", *ASIDES]


@pytest.mark.parametrize("keep", [True, False])
def test_a_single_choice_can_be_a_part_of_one_step(keep: bool) -> None:
    def buy(g: Toy) -> Rule[None]:
        me = g.everybody[0]
        only = yield from choose_undisturbed(me, "bag", ["paper"])  # one answer is not asked
        colour = yield from choose_undisturbed(me, "colour", ["red", "blue"])
        g.notes.append(f"{colour} in {only}")

    table = market(buy, paint, keep=keep)
    assert offered(table) == ["colour:red", "colour:blue"]
    table.choose("colour:blue")
    assert notes(table) == ["blue in paper"]
    assert offered(table) == ["paint:red", "paint:blue", *ASIDES]
    with pytest.raises(BrokenRule, match="no answer"):
        next(choose_undisturbed(table.state.everybody[0], "bag", []))


def test_whether_there_is_something_to_do_is_found_out_only_where_it_matters() -> None:
    looked: list[str] = []

    def one(g: Toy) -> Rule[None]:
        me = g.everybody[1]
        yield from choose_at_leisure(me, "take", lambda: ["it", "that"], lambda: looked.append("two"))
        yield from choose_at_leisure(me, "take", lambda: ["it"], lambda: looked.append("one"))
        yield from choose_at_leisure(me, "take", lambda: ["it"], lambda: looked.append("or none"), no="leave")

    table = market(one, keep=False)
    table.choose("take:it")
    assert offered(table) == ["take:it", "take:leave"]
    assert looked == ["one"]


class TestWithin:
    """Asides that may be interrupted themselves."""

    class Bazaar(ToyGame):
        """A box may be left open while coins are looked for, and other boxes are opened."""

        meanwhile: ClassVar[Meanwhile | None] = Meanwhile(coins_meanwhile, look_around, within=("box",))

    @pytest.mark.parametrize("keep", [True, False])
    def test_one_within_the_other(self, keep: bool) -> None:
        table = new_table(self.Bazaar([buy]), 2, "1", keep=keep, record=keep)
        table.choose("box:yes")
        assert offered(table) == ["box:1", "box:2", *ASIDES]
        table.choose("box:yes")
        table.choose("find:1")
        table.choose("box:2")  # the inner box: the purse is full
        assert offered(table) == ["box:1", "box:2"]
        table.choose("box:1")
        assert offered(table) == ["buy:1", "buy:2", "buy:3", "buy:leave"]
        assert notes(table) == ["find:1", "box:yes", "box:yes"]

    def test_a_fork_within_both(self) -> None:
        table = new_table(self.Bazaar([buy, paint]), 2, "1")
        table.choose("box:yes")
        table.choose("find:1")
        table.choose("box:yes")
        fork = table.fork()
        fork.choose("box:1")
        assert offered(fork) == ["box:1", "box:2", *ASIDES]
        fork.choose("box:1")
        assert offered(fork)[-1] == "buy:leave"


def test_why_an_aside_is_not_offered() -> None:
    def full(g: Toy) -> Rule[None]:
        g.everybody[0].vp = 3
        why = because("TOY-1", "purse-full")
        yield from choose(g.everybody[0], "paint", ["red", "blue"], lambda: [(Aside("find", 1), why)])

    reasons = market(full).question().reasons()
    assert {name: reason.rule for name, reason in reasons.items()} == {"find:1": "TOY-1"}


def test_several_seats_at_once_do_nothing_meanwhile() -> None:
    def secret(g: Toy) -> Rule[None]:
        yield from together([choose(player, "bid", [1, 2]) for player in g.everybody])

    table = market(secret)
    assert offered(table, 0) == ["bid:1", "bid:2"]


def test_a_rule_without_an_answer_is_still_a_bug() -> None:
    def nothing(g: Toy) -> Rule[None]:
        yield from choose(g.everybody[0], "nothing", [])

    with pytest.raises(BrokenRule):
        market(nothing)


class TestKept:
    def test_taken_back_and_done_again(self) -> None:
        table = market(buy, paint)
        table.choose("find:1")
        table.undo(0)
        assert offered(table) == ["buy:leave", *ASIDES]
        table.redo(0)
        assert offered(table) == ["buy:1", "buy:leave", *ASIDES]

    def test_what_came_to_light_meanwhile_stands(self) -> None:
        table = market(buy)
        table.choose("box:yes")
        table.undo(0)
        table.choose("box:yes")
        table.choose("box:1")
        assert not table.can_undo(0)

    def test_a_fork_in_the_middle_of_an_aside(self) -> None:
        table = market(buy, paint)
        table.choose("find:1")
        table.choose("box:yes")
        fork = table.fork()
        fork.choose("box:2")
        assert offered(fork) == ["buy:1", "buy:2", "buy:3", "buy:leave"]
        assert offered(table) == ["box:1", "box:2"]

    def test_an_imagined_table(self) -> None:
        table = market(buy, paint)
        table.choose("find:1")
        assert offered(table.imagine(0, "7")) == offered(table)

    def test_replayed_from_a_record(self) -> None:
        table = market(buy, paint)
        for name in ("find:1", "box:yes", "box:1", "buy:2", "find:1", "paint:red"):
            table.choose(name)
        assert [move.name for move in table.moves][:2] == ["find:1", "box:yes"]
        assert records.to_data(table)["moves"][4][1] == "find:1"


def test_people_see_asides_apart() -> None:
    asked = market(paint).decision
    assert [option.id for option in asked.options] == ["paint:red", "paint:blue"]
    assert [option.id for option in asked.asides] == ASIDES
