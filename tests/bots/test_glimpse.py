"""What a bot may touch, and what it may not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tablewright.bots import Bot, Glimpse, let_bots_answer
from tablewright.engine import Decision, IllegalChoice, Model, Table, find_game, new_table
from tablewright.engine.model import fields


def a_table(players: int = 3, choices: int = 20) -> Table:
    table: Table = new_table(find_game("quarry"), players, "glimpse")
    for _ in range(choices):
        question = table.question()
        table.play(question.offset + table.choices % len(question.values))
    return table


def glimpse_of(table: Table) -> Glimpse:
    return Glimpse(table, table.question())


def public_values(thing: object, depth: int = 4) -> Iterator[object]:
    """Everything that can be got at from a thing without touching a name that begins with an underscore."""
    yield thing
    if depth == 0 or thing is None or isinstance(thing, int | float | str | type):
        return
    inside: list[Any] = []
    if isinstance(thing, dict):
        inside = [*thing.keys(), *thing.values()]
    elif isinstance(thing, list | tuple | set):
        inside = [*thing]
    else:
        inside = [getattr(thing, name) for name in dir(thing) if not name.startswith("_")]
    for part in inside:
        if callable(part) and getattr(part, "__self__", None) is thing:
            continue  # methods are tried one by one below
        yield from public_values(part, depth - 1)


def forbidden(thing: object) -> bool:
    return isinstance(thing, Model | Table | Decision)


def test_the_state_cannot_be_reached_by_public_names() -> None:
    table = a_table()
    glimpse = glimpse_of(table)
    found = [*public_values(glimpse), *public_values(glimpse.view()), *public_values(glimpse.option_ids())]
    assert len(found) > 20
    assert not [thing for thing in found if forbidden(thing)]


def test_the_search_for_the_state_would_find_it() -> None:
    class Careless(Glimpse):
        def __init__(self, table: Table, decision: Decision) -> None:
            super().__init__(table, decision)
            self.decision = decision

    table = a_table()
    assert [thing for thing in public_values(Careless(table, table.question())) if forbidden(thing)]


def test_a_glimpse_shows_what_the_seat_may_know() -> None:
    table = a_table()
    question = table.question()
    glimpse = glimpse_of(table)
    assert glimpse.view() == table.view(question.seat)
    assert glimpse.option_ids() == question.option_ids()
    assert (glimpse.seat, glimpse.kind, glimpse.count) == (question.seat, question.kind, len(question.values))
    assert (glimpse.game, glimpse.players, glimpse.options) == ("quarry", 3, {})


def test_things_in_the_question_are_shown_by_name() -> None:
    table = a_table()
    mason = table.state.masons[0]  # type: ignore[attr-defined]
    card = mason.hand[0] if mason.hand else table.state.deck[0]  # type: ignore[attr-defined]
    question = Decision(
        0, "pay", ["a", "b"], about={"order": card, "amounts": {"coins": (1, 2)}, "who": None}
    )
    assert Glimpse(table, question).about == {
        "order": card.id,
        "amounts": {"coins": [1, 2]},
        "who": None,
    }


def parts_of(model: Model) -> Iterator[object]:
    """All that could be changed in a state."""
    waiting: list[Any] = [model]
    while waiting:
        part = waiting.pop()
        if isinstance(part, Model):
            yield part
            waiting += [getattr(part, name) for name in fields(type(part))]
        elif isinstance(part, list | dict):
            yield part
            waiting += part if isinstance(part, list) else part.values()


def test_an_imagined_table_shares_nothing_with_the_real_one() -> None:
    table = a_table()
    imagined = glimpse_of(table).imagine("dream")
    real = {id(part) for part in parts_of(table.state)}
    assert len(real) > 10
    assert not real & {id(part) for part in parts_of(imagined.state)}


def test_an_imagined_table_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    table = a_table()
    glimpse = glimpse_of(table)
    seat = glimpse.seat
    hidden = set()
    for number in range(8):
        imagined = glimpse.imagine(f"dream {number}")
        assert imagined.view(seat) == glimpse.view()
        assert imagined.question(seat).option_ids() == glimpse.option_ids()
        hidden.add(tuple(card.id for card in imagined.state.deck))  # type: ignore[attr-defined]
    assert len(hidden) > 1


class Imagining(Bot):
    """Looks whether anybody else's secret answer shows in what it can imagine."""

    def __init__(self) -> None:
        self.open_seats: list[list[int]] = []

    def choose(self, glimpse: Glimpse) -> int:
        imagined = glimpse.imagine("dream")
        self.open_seats.append([question.seat for question in imagined.open_questions()])
        return 0


def test_bots_asked_at_once_choose_before_any_answer_is_laid_down() -> None:
    table: Table = new_table(find_game("quarry"), 3, "1")
    bots = [Imagining(), Imagining(), Imagining()]
    assert let_bots_answer(table, dict(enumerate(bots))) == 3
    assert [bot.open_seats for bot in bots] == [[[0, 1, 2]]] * 3
    assert table.choices == 3


def test_only_bots_are_answered_for() -> None:
    table: Table = new_table(find_game("quarry"), 3, "1")
    assert let_bots_answer(table, {1: Imagining()}) == 1
    assert [question.seat for question in table.open_questions()] == [0, 2]
    assert let_bots_answer(table, {1: Imagining()}) == 0


class Wild(Bot):
    def __init__(self, index: int) -> None:
        self.index = index

    def choose(self, glimpse: Glimpse) -> int:
        return self.index


@pytest.mark.parametrize("index", [-1, 3, 99])
@pytest.mark.parametrize("keep", [True, False])
def test_a_bot_that_chooses_what_there_is_not_is_refused(index: int, keep: bool) -> None:
    table: Table = new_table(find_game("quarry"), 2, "1", keep=keep)
    with pytest.raises(
        IllegalChoice, match=f"Wild chose option {index} of 'dig', which has the options 0 to 2"
    ):
        let_bots_answer(table, {0: Wild(0), 1: Wild(index)})
    assert table.choices == 0


def test_bots_without_a_choose_are_no_bots() -> None:
    table: Table = new_table(find_game("quarry"), 2, "1")
    with pytest.raises(NotImplementedError):
        let_bots_answer(table, {0: Bot()})
