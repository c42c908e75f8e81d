"""The table: asking, answering, refusing, forking; a rule that fails leaves everything as it was."""

from __future__ import annotations

import gc
import sys
from collections.abc import Callable

import pytest

from tablewright.engine import (
    BrokenRule,
    GameOver,
    IllegalChoice,
    NotYourTurn,
    Rule,
    Table,
    TablewrightError,
    because,
    choose,
    digest,
    new_table,
    score,
    tell,
    together,
)
from tests.engine.toys import Toy, ToyGame, Turn, notes, offered, table_of


def ask(*seats: int) -> Turn:
    """A turn that asks these seats one after the other for a letter."""

    def turn(g: Toy) -> Rule[None]:
        for seat in seats:
            letter = yield from choose(g.everybody[seat], "say", ["a", "b", "c"])
            g.notes.append(f"{seat}{letter}")
            tell(g, "say", seat=seat, letter=letter)

    return turn


def quiet(g: Toy) -> Rule[None]:
    """A turn in which nobody is asked."""
    g.notes.append("quiet")
    yield from ()


# -------------------------------------------------------------------------------------- playing


def test_turns_follow_each_other_until_the_game_is_over() -> None:
    table = table_of(quiet, ask(0), quiet, quiet, ask(1), quiet)
    assert notes(table) == ["quiet"]
    table.choose("say:a")
    table.choose("say:b")
    assert table.over
    assert table.asked is None
    assert notes(table) == ["quiet", "0a", "quiet", "quiet", "1b", "quiet"]
    assert (table.choices, table.version) == (2, 2)


def test_options_can_be_taken_by_number_name_or_themselves() -> None:
    table = table_of(ask(0), ask(1), ask(0))
    table.play(1)
    table.choose("say:c")
    table.choose(table.decision.options[0])
    assert notes(table) == ["0b", "1c", "0a"]


def test_a_question_can_be_read() -> None:
    table = table_of(ask(1))
    asked = table.decision
    assert (asked.seat, asked.kind, asked.prompt) == (1, "say", "say")
    first = asked.options[0]
    assert (first.id, first.label, first.value) == ("say:a", "a", "a")
    assert repr(asked) == "<Asked seat 1: say, 3 options>"
    assert repr(asked.options[0]) == "<Option say:a>"


def test_events_and_moves_are_recorded() -> None:
    table = table_of(ask(0, 1))
    table.choose("say:a")
    table.choose("say:c")
    assert [(move.seat, move.name) for move in table.moves] == [(0, "say:a"), (1, "say:c")]
    assert table.log() == ["log-say(seat=0, letter=a)", "log-say(seat=1, letter=c)"]


def test_scores_come_with_their_lines() -> None:
    def turn(g: Toy) -> Rule[None]:
        score(g, g.everybody[1], "gold", 3)
        yield from ()

    table = table_of(turn)
    assert table.scores == [0, 3]
    assert [(line.seat, line.source, line.points) for line in table.score_lines] == [(1, "gold", 3)]


# -------------------------------------------------------------------------------------- refusing


def unchanged(table: Table, act: Callable[[], object], error: type[TablewrightError], message: str) -> None:
    """The act is refused with this message and changes nothing."""
    before = (digest(table.state), offered(table) if not table.over else [], table.choices, len(table.events))
    with pytest.raises(error, match=message):
        act()
    after = (digest(table.state), offered(table) if not table.over else [], table.choices, len(table.events))
    assert after == before


def test_what_is_not_offered_is_refused() -> None:
    table = table_of(ask(0))
    message = r"'say:z' is not offered\. Options now: say:a, say:b, say:c"
    unchanged(table, lambda: table.choose("say:z"), IllegalChoice, message)


def test_a_long_list_of_options_is_cut_short_in_the_message() -> None:
    def turn(g: Toy) -> Rule[None]:
        yield from choose(g.everybody[0], "pick", list(range(50)))

    table = table_of(turn)
    unchanged(table, lambda: table.choose("pick:50"), IllegalChoice, r"pick:11, \.\.\.$")


def test_what_is_blocked_is_refused_with_the_reason() -> None:
    def turn(g: Toy) -> Rule[None]:
        yield from choose(
            g.everybody[0], "go", ["in", "out"], lambda: [("up", because("TOY-4", "no-stairs", steps=3))]
        )

    table = table_of(turn)
    message = r"'go:up' is not possible now: why-no-stairs\(steps=3\) \(TOY-4\)"
    unchanged(table, lambda: table.choose("go:up"), IllegalChoice, message)
    assert table.decision.why_not("go:up") == "why-no-stairs(steps=3) (TOY-4)"
    assert table.decision.why_not("go:down") == ""


@pytest.mark.parametrize("answer", [-1, 3, 1 << 20])
def test_numbers_out_of_range_are_refused(answer: int) -> None:
    table = table_of(ask(0))
    unchanged(table, lambda: table.play(answer), IllegalChoice, f"no option number {answer}")


@pytest.mark.parametrize("answer", [-1, 2, (1 << 20) + 2, 2 << 20])
def test_numbers_out_of_range_are_refused_where_several_are_asked(answer: int) -> None:
    def turn(g: Toy) -> Rule[None]:
        yield from together([choose(player, "pick", ["a", "b"]) for player in g.everybody])

    table = table_of(turn)
    unchanged(table, lambda: table.play(answer), IllegalChoice, f"no option number {answer}")


def test_who_is_not_asked_cannot_answer() -> None:
    table = table_of(ask(1))
    message = "Seat 0 is not asked anything now; the table waits for seat 1"
    unchanged(table, lambda: table.choose("say:a", 0), NotYourTurn, message)


@pytest.mark.parametrize("keep", [True, False])
def test_after_the_end_nothing_can_be_chosen(keep: bool) -> None:
    table = table_of(quiet, keep=keep)
    for act in (lambda: table.play(0), lambda: table.choose("say:a"), table.question):
        unchanged(table, act, GameOver, "The game is over")


# -------------------------------------------------------------------------------------- rules that fail


def failing_after(g: Toy) -> Rule[None]:
    """Changes much, then fails if the answer is b."""
    letter = yield from choose(g.everybody[0], "say", ["a", "b", "c"])
    g.notes.append(letter)
    score(g, g.everybody[0], "letters", 5)
    g.chance.shuffle(g.deck)
    tell(g, "said", letter=letter)
    if letter == "b":
        raise ZeroDivisionError("b is for bug")
    if letter == "c":
        none: list[str] = []
        yield from choose(g.everybody[0], "none", none)


@pytest.mark.parametrize(
    ("option", "message"),
    [
        (
            "say:b",
            "A rule of Toy failed after 'say': ZeroDivisionError: b is for bug",
        ),
        ("say:c", "'none' has no answer"),
    ],
)
def test_a_rule_that_fails_leaves_the_table_as_it_was(option: str, message: str) -> None:
    table = table_of(ask(0), failing_after, ask(1))
    table.choose("say:a")
    unchanged(table, lambda: table.choose(option), BrokenRule, message)
    assert [move.name for move in table.moves] == ["say:a"]
    assert table.can_undo(0)
    table.choose("say:a")
    assert notes(table) == ["0a", "a"]
    assert len(table.events) == 3


def test_a_rule_of_the_next_turn_that_fails_leaves_the_table_as_it_was() -> None:
    def failing(g: Toy) -> Rule[None]:
        g.notes.append("half done")
        if g.notes[0] == "0b":
            raise KeyError("bug")
        yield from ()

    table = table_of(ask(0), quiet, failing, ask(1))
    unchanged(table, lambda: table.choose("say:b"), BrokenRule, "KeyError")
    table.choose("say:a")
    assert notes(table) == ["0a", "quiet", "half done"]


def test_a_rule_that_fails_in_the_middle_of_secret_answers_leaves_those_that_are_in() -> None:
    def fussy(g: Toy, seat: int) -> Rule[str]:
        letter = yield from choose(g.everybody[seat], "pick", ["a", "b"])
        if letter == "b":
            raise ValueError("no b")
        return letter

    def turn(g: Toy) -> Rule[None]:
        g.notes += yield from together([fussy(g, 0), fussy(g, 1)])

    table = table_of(turn)
    table.choose("pick:a", 0)
    unchanged(table, lambda: table.choose("pick:b", 1), BrokenRule, "no b")
    assert [question.seat for question in table.open_questions()] == [1]
    table.choose("pick:a", 1)
    assert notes(table) == ["a", "a"]


def test_a_turn_that_goes_another_way_when_repeated_is_reported() -> None:
    """What rules must never do: depend on something outside the state."""
    visits: list[int] = []

    def moody(g: Toy) -> Rule[None]:
        visits.append(1)
        if len(visits) == 1:
            yield from choose(g.everybody[0], "say", ["a", "b"])

    table = table_of(moody)
    with pytest.raises(BrokenRule, match="went another way when played again"):
        table.fork()


# -------------------------------------------------------------------------------------- forks


def test_a_fork_goes_its_own_way() -> None:
    table = table_of(ask(0, 1), ask(0))
    table.choose("say:a")
    fork = table.fork()
    assert offered(fork, 1) == offered(table, 1)
    fork.choose("say:b")
    table.choose("say:c")
    assert notes(fork) == ["0a", "1b"]
    assert notes(table) == ["0a", "1c"]
    assert fork.moves == []
    assert fork.events == []


def test_a_fork_has_the_same_luck() -> None:
    def roll(g: Toy) -> Rule[None]:
        g.notes.append(str(g.chance.die()))
        yield from choose(g.everybody[0], "say", ["a", "b"])
        g.notes.append(str(g.chance.die()))

    table = table_of(*[roll] * 10)
    fork = table.fork()
    for each in (table, fork):
        while not each.over:
            each.play(0)
    assert notes(fork) == notes(table)


def test_the_chance_before_the_first_question_of_a_turn_is_repeated() -> None:
    """Also by tables that imagine another future."""

    def roll(g: Toy) -> Rule[None]:
        die = g.chance.below(1000)
        g.notes.append(str(die))
        yield from choose(g.everybody[0], "keep", [die, 0])

    table = table_of(ask(0), roll, roll)
    table.choose("say:a")
    imagined = table.imagine(0, "other")
    assert notes(imagined) == notes(table)
    assert offered(imagined) == offered(table)
    table.play(0)
    imagined.play(0)
    assert notes(imagined) != notes(table)


def test_a_fork_can_be_forked_and_taken_back() -> None:
    table = table_of(ask(0, 0, 0))
    table.choose("say:a")
    fork = table.fork()
    fork.choose("say:b")
    second = fork.fork()
    fork.undo()
    assert notes(fork) == ["0a"]
    assert notes(second) == ["0a", "0b"]
    fork.undo()
    assert notes(fork) == []
    assert notes(table) == ["0a"]


def test_without_checkpoints_there_is_no_fork_undo_or_save() -> None:
    table = table_of(ask(0), keep=False)
    with pytest.raises(TablewrightError, match="keep=True"):
        table.fork()
    with pytest.raises(TablewrightError, match="keep=True"):
        table.imagine(0, "1")
    assert not table.can_undo()


# -------------------------------------------------------------------------------------- imagining


def test_an_imagined_table_shuffles_what_is_hidden_and_changes_the_future() -> None:
    table = table_of(ask(0))
    assert isinstance(table.state, Toy)
    decks = set()
    for seed in range(20):
        imagined = table.imagine(0, str(seed))
        assert isinstance(imagined.state, Toy)
        assert sorted(imagined.state.deck) == sorted(table.state.deck)
        decks.add((*imagined.state.deck, imagined.state.chance.below(1000)))
    assert len(decks) == 20
    again = table.imagine(0, "7").state
    assert digest(again) == digest(table.imagine(0, "7").state)


def test_others_secret_answers_are_not_in_an_imagined_table() -> None:
    def turn(g: Toy) -> Rule[None]:
        g.notes += yield from together([choose(player, "pick", ["a", "b"]) for player in g.everybody])

    table = table_of(ask(0), turn, players=3)
    table.choose("say:a")
    table.choose("pick:a", 0)
    table.choose("pick:b", 1)
    for seat, waiting in ((0, [1, 2]), (1, [0, 2]), (2, [0, 1, 2])):
        imagined = table.imagine(seat, "1")
        assert [question.seat for question in imagined.open_questions()] == waiting
        assert imagined.choices == table.choices - (1 if seat < 2 else 2)
    mine = table.imagine(1, "1")
    mine.choose("pick:a", 0)
    mine.choose("pick:a", 2)
    assert notes(mine) == ["0a", "a", "b", "a"]


def hidden_card(g: Toy) -> Rule[None]:
    """Seat 0 may show the card on top if it is even; then seat 1 is asked what it thinks of it."""
    top = g.deck[-1]
    deed = yield from choose(g.everybody[0], "deed", ["show", "hide"] if top % 2 == 0 else ["boast", "hide"])
    g.notes.append(deed)
    yield from choose(g.everybody[1], "think", ["much", "little"])


def test_an_imagined_deal_fits_the_moves_that_others_have_made() -> None:
    """Whatever seat 1 imagines, seat 0 must have been able to do what it did."""
    table = table_of(hidden_card)
    first = offered(table)[0]
    table.choose(first)
    for seed in range(30):
        imagined = table.imagine(1, str(seed))
        assert isinstance(imagined.state, Toy)
        assert (imagined.state.deck[-1] % 2 == 0) == (first == "deed:show")
        assert notes(imagined) == notes(table)
        assert offered(imagined, 1) == ["think:much", "think:little"]


def test_an_imagined_deal_asks_the_same_seat() -> None:
    """Seat 1 sees that seat 0 is asked, so it was dealt something to decide about."""

    def turn(g: Toy) -> Rule[None]:
        small = [str(card) for card in g.deck[-2:] if card < 5]
        yield from choose(g.everybody[0], "drop", [*small, "none"])
        yield from choose(g.everybody[1], "say", ["a", "b"])

    for seed in range(20):
        table: Table = new_table(ToyGame([turn]), 2, str(seed))
        asked = table.question().seat
        assert {table.imagine(1, str(seed)).question().seat for seed in range(10)} == {asked}


# -------------------------------------------------------------------------------------- cost


def endless(g: Toy) -> Rule[None]:
    """Two questions and a die, over and over."""
    g.turn -= 1
    for seat in (0, 1):
        yield from choose(g.everybody[seat], "say", ["a", "b", "c"])
    g.deck.append(g.chance.die())
    del g.deck[0]


def calls_of(act: Callable[[], object]) -> int:
    """How many Python functions are called, without those that a collection of garbage calls."""
    count = 0

    def profile(frame: object, event: str, arg: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    gc.disable()
    sys.setprofile(profile)
    try:
        act()
    finally:
        sys.setprofile(None)
        gc.enable()
    return count


@pytest.mark.parametrize("record", [True, False])
def test_cost_does_not_grow_with_the_length_of_the_game(record: bool) -> None:
    """Choices, forks and undo take as many steps after 10,000 choices as after 100."""

    def cost(table: Table) -> tuple[int, int, int]:
        table.play(0)
        forking = calls_of(table.fork)
        undoing = calls_of(table.undo)
        table.play(0)
        return forking, undoing, calls_of(lambda: table.play(0))

    table = table_of(endless, record=record)
    while table.choices < 100:
        table.play(table.choices % 3)
    early = cost(table)
    while table.choices < 10_000:
        table.play(table.choices % 3)
    assert cost(table) == early
    assert len(table._turns) <= 2
