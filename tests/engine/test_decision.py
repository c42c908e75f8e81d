"""Questions and how rules ask them."""

from __future__ import annotations

from typing import Any

import pytest

from tablewright.engine import (
    BrokenRule,
    Decision,
    Reason,
    Rule,
    because,
    choose,
    choose_many,
    choose_number,
    confirm,
    in_any_order,
    may_choose,
    tell,
    together,
)
from tablewright.engine.decision import value_id
from tests.engine.toys import Toy, Turn, notes, offered, table_of


class Card:
    """Something with an id."""

    def __init__(self, id: str) -> None:
        self.id = id


CARDS = [Card("ace"), Card("king"), Card("queen")]


# ------------------------------------------------------------------------------------------ option names


@pytest.mark.parametrize(
    ("value", "name"),
    [
        ("hill", "hill"),
        (3, "3"),
        (0, "0"),
        (True, "yes"),
        (False, "no"),
        (None, "no"),
        (Card("ace"), "ace"),
        ((1, "b"), "1/b"),
        (("card", None), "card/no"),
    ],
)
def test_values_have_meaningful_names(value: object, name: str) -> None:
    assert value_id(value) == name


def test_option_names_begin_with_the_kind_of_question() -> None:
    question = Decision(0, "visit", ["S1", None], no="done")
    assert question.option_ids() == ["visit:S1", "visit:done"]


def test_reasons_are_made_when_asked_for_and_never_for_what_is_offered() -> None:
    asked: list[str] = []

    def blocked() -> list[tuple[Any, Reason]]:
        asked.append("why?")
        return [("S1", because("TOY-1", "closed")), ("S2", because("TOY-1", "closed", until=3))]

    question = Decision(0, "visit", ["S1"], blocked)
    assert asked == []
    assert question.reasons() == {"visit:S2": because("TOY-1", "closed", until=3)}
    assert asked == ["why?"]


# ----------------------------------------------------------------------------------------------- asking


def test_choose_returns_the_value() -> None:
    def turn(g: Toy) -> Rule[None]:
        card = yield from choose(g.everybody[0], "play", CARDS)
        g.notes.append(card.id)

    table = table_of(turn)
    assert offered(table) == ["play:ace", "play:king", "play:queen"]
    table.choose("play:king")
    assert notes(table) == ["king"]


def test_one_answer_is_not_asked_for() -> None:
    def turn(g: Toy) -> Rule[None]:
        card = yield from choose(g.everybody[0], "play", CARDS[:1])
        g.notes.append(card.id)

    table = table_of(turn)
    assert table.over
    assert notes(table) == ["ace"]


def test_no_answer_is_a_bug() -> None:
    def turn(g: Toy) -> Rule[None]:
        yield from choose(g.everybody[0], "go", ["on", "back"])
        yield from choose(g.everybody[0], "play", CARDS[:0])

    table = table_of(turn)
    with pytest.raises(BrokenRule, match="'play' has no answer"):
        table.choose("go:on")


def test_may_choose_offers_to_do_without() -> None:
    def turn(g: Toy) -> Rule[None]:
        card = yield from may_choose(g.everybody[0], "play", CARDS[:1], no="pass")
        g.notes.append("nothing" if card is None else card.id)

    table = table_of(turn, turn)
    assert offered(table) == ["play:ace", "play:pass"]
    table.choose("play:pass")
    table.choose("play:ace")
    assert notes(table) == ["nothing", "ace"]


def test_may_choose_does_not_ask_about_nothing() -> None:
    def turn(g: Toy) -> Rule[None]:
        card = yield from may_choose(g.everybody[0], "play", CARDS[:0])
        g.notes.append(str(card))

    assert notes(table_of(turn)) == ["None"]


def test_confirm_is_yes_or_no() -> None:
    def turn(g: Toy) -> Rule[None]:
        g.notes.append(str((yield from confirm(g.everybody[0], "sure"))))

    table = table_of(turn, turn)
    assert offered(table) == ["sure:yes", "sure:no"]
    table.choose("sure:yes")
    table.choose("sure:no")
    assert notes(table) == ["True", "False"]


def test_choose_number_asks_from_low_to_high() -> None:
    def turn(g: Toy) -> Rule[None]:
        g.notes.append(str((yield from choose_number(g.everybody[0], "how-many", 2, 4))))
        g.notes.append(str((yield from choose_number(g.everybody[0], "how-many", 5, 5))))

    table = table_of(turn)
    assert offered(table) == ["how-many:2", "how-many:3", "how-many:4"]
    table.choose("how-many:3")
    assert notes(table) == ["3", "5"]


# ------------------------------------------------------------------------------------------- choose_many


def keep(at_least: int, at_most: int, cards: list[Card] = CARDS) -> Turn:
    """A turn in which several cards are kept."""

    def turn(g: Toy) -> Rule[None]:
        kept = yield from choose_many(g.everybody[0], "keep", cards, at_least, at_most)
        g.notes.append("+".join(card.id for card in kept) or "none")

    return turn


def test_several_are_taken_one_after_the_other_and_come_in_the_order_of_the_list() -> None:
    table = table_of(keep(0, 3))
    assert offered(table) == ["keep:ace", "keep:king", "keep:queen", "keep:done"]
    table.choose("keep:queen")
    assert offered(table) == ["keep:ace", "keep:king", "keep:done"]
    table.choose("keep:ace")
    table.choose("keep:done")
    assert notes(table) == ["ace+queen"]


def test_done_is_offered_only_when_there_are_enough() -> None:
    table = table_of(keep(1, 2))
    assert "keep:done" not in offered(table)
    table.choose("keep:king")
    assert "keep:done" in offered(table)


def test_when_there_are_as_many_as_may_be_taken_nothing_more_is_asked() -> None:
    table = table_of(keep(0, 1))
    table.choose("keep:king")
    assert notes(table) == ["king"]


def test_when_all_must_be_taken_nothing_is_asked() -> None:
    assert notes(table_of(keep(3, 3))) == ["ace+king+queen"]


def test_the_last_ones_needed_are_not_asked_for() -> None:
    table = table_of(keep(2, 2, [*CARDS[:2], Card("jack")]))
    table.choose("keep:king")
    assert not table.over
    table.choose("keep:jack")
    assert notes(table) == ["king+jack"]


def test_nothing_may_be_taken_from_nothing() -> None:
    assert notes(table_of(keep(0, 2, []))) == ["none"]


def test_more_than_there_is_cannot_be_asked_for() -> None:
    with pytest.raises(BrokenRule, match="'keep' asks for 4 of 3 things"):
        table_of(keep(4, 4))


def test_the_prompt_knows_how_many_are_taken() -> None:
    table = table_of(keep(1, 2))
    table.choose("keep:king")
    assert table.question().about == {"taken": 1, "at_least": 1, "at_most": 2}


# ------------------------------------------------------------------------------------------ in any order


def test_everything_is_carried_out_once_in_the_order_the_player_wants() -> None:
    def turn(g: Toy) -> Rule[None]:
        def carry_out(item: str) -> Rule[None]:
            if item == "b":
                g.notes.append(f"b{(yield from choose_number(g.everybody[0], 'how', 1, 2))}")
            else:
                g.notes.append(item)

        yield from in_any_order(g.everybody[0], "next", ["a", "b", "c"], carry_out)

    table = table_of(turn)
    table.choose("next:c")
    table.choose("next:b")
    table.choose("how:2")
    assert table.over, "the last one is not asked for"
    assert notes(table) == ["c", "b2", "a"]


# ---------------------------------------------------------------------------------------------- together


def pick_two(g: Toy, seat: int) -> Rule[str]:
    """Two questions to one seat."""
    me = g.everybody[seat]
    first = yield from choose(me, "first", ["a", "b"])
    second = yield from choose(me, "second", ["x", "y"])
    return first + second


def all_pick(g: Toy) -> Rule[None]:
    """Everybody picks in secret."""
    picks = yield from together([pick_two(g, player.seat) for player in g.everybody])
    g.notes += picks
    tell(g, "picked")


def test_several_seats_are_asked_at_once_and_results_come_seat_by_seat() -> None:
    table = table_of(all_pick, players=3)
    assert [question.seat for question in table.open_questions()] == [0, 1, 2]
    table.choose("first:b", 2)
    table.choose("first:a", 0)
    table.choose("second:y", 2)
    assert [question.seat for question in table.open_questions()] == [0, 1]
    table.choose("first:b", 1)
    table.choose("second:x", 0)
    assert notes(table) == []
    table.choose("second:y", 1)
    assert notes(table) == ["ax", "by", "by"]
    assert [event.kind for event in table.events] == ["picked"]


def test_who_has_nothing_to_decide_is_not_waited_for() -> None:
    def turn(g: Toy) -> Rule[None]:
        one, other = g.everybody
        g.notes += yield from together([choose(one, "pick", ["a"]), choose(other, "pick", ["a", "b"])])

    table = table_of(turn)
    assert [question.seat for question in table.open_questions()] == [1]
    table.choose("pick:b", 1)
    assert notes(table) == ["a", "b"]


def test_nobody_has_anything_to_decide() -> None:
    def turn(g: Toy) -> Rule[None]:
        g.notes += yield from together([choose(player, "pick", ["a"]) for player in g.everybody])

    assert notes(table_of(turn)) == ["a", "a"]


def test_alone_a_secret_choice_is_a_choice_like_any_other() -> None:
    table = table_of(all_pick, players=1)
    assert table.asked is not None
    assert table.asked.parts is None
    table.choose("first:a")
    table.choose("second:x")
    assert notes(table) == ["ax"]
