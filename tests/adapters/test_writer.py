"""What a seat knows as numbers: slot by slot, and whatever a sheet held before."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import product
from random import Random
from typing import Any

import pytest

from tablewright.engine import Player, Table, find_game, new_table
from tablewright.engine.domain import Domain, Names
from tablewright.engine.encoding import Codec, Encoder
from tablewright.engine.session import Session
from tablewright.engine.sheet import Layout, NoNumber, Sheet
from tablewright.engine.writer import Watch, Writer
from tablewright.envs.encoding import encoding_of
from tablewright.testing.cases import SAMPLE
from tests.adapters.cases import EVERY_TABLE

CARDS = Names(["arch", "mill", "well"])
STEPS = Names(["dig", "work"])
LOOKS = 40 * SAMPLE


class Card:
    def __init__(self, id: str) -> None:
        self.id = id


ARCH, MILL, WELL = [Card(word) for word in CARDS.words]


def layout_of(tell: Callable[[Writer], object], seats: int = 1) -> Layout:
    """The layout of what is told."""
    writer = Writer(seats)
    writer.begin_describing()
    tell(writer)
    writer.finish()
    return writer.describe()


def written(sheet: Sheet, tell: Callable[[Writer], object], me: int = 0, seats: int = 1) -> list[float]:
    """What stands on the sheet after something was told."""
    writer = Writer(seats)
    writer.begin(me, sheet, [])
    tell(writer)
    writer.finish()
    return list(sheet.numbers)


def test_measures_come_first_then_marks_each_with_its_name() -> None:
    def tell(w: Writer) -> None:
        w.word("step", "dig", STEPS)
        w.number("coins", 5, 10)
        w.seat("first", 0)
        w.side("mason", (w.me + 1) % 3)
        w.heap("hand", ["well", "well"], Names(["arch", "well"]))

    layout = layout_of(tell, seats=3)
    numbers = written(Sheet(layout), tell, me=1, seats=3)
    told = {slot.name: value for slot, value in zip(layout.slots, numbers, strict=True) if value}
    assert told == {"coins": 0.5, "step=dig": 1.0, "first=+2": 1.0, "mason+1.hand*well": 2.0}
    assert layout.slots[0].high == 10


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        (lambda w: w.word("step", "fly", STEPS), "step: 'fly' is not in the encoding"),
        (lambda w: w.heap("step", ["dig", "fly"], STEPS), "step: 'fly' is not in the encoding"),
        (lambda w: w.numbers("step", [1, 2, 3], 2, 6), "step: 3 where 2 have room"),
        (lambda w: w.words("step", ["dig"] * 3, STEPS, 1), "step: 3 where 1 have room"),
        (lambda w: w.places("step", [ARCH, MILL], CARDS, 1), "step: 2 where 1 have room"),
        (lambda w: w.seats_at("step", [0, 0], 1), "step: 2 where 1 have room"),
        (lambda w: w.weights("step", [("dig", 1), ("dig", 2)], STEPS, 2), "step: a word is named twice"),
    ],
)
def test_what_is_not_foreseen_is_refused_every_time(told: Callable[[Writer], None], problem: str) -> None:
    sheet = Sheet(layout_of(told))
    for _ in range(2):
        with pytest.raises(NoNumber, match=problem):
            written(sheet, told)


@pytest.mark.parametrize(
    ("told", "problem"),
    [
        (lambda w: None, "A part of 0 numbers in an observation where 3 are meant"),
        (lambda w: w.numbers("coins", [], 3, 1), "A part of 3 numbers in an observation where 3 are meant"),
        (lambda w: w.numbers("coins", [], 4, 1), "A part of 4 numbers in an observation where 3 are meant"),
        (lambda w: [w.number("coins", 1, 10) for _ in range(2)], "A part of 2 numbers"),
        (lambda w: [w.word("step", "", STEPS) for _ in range(2)], "A part of 4 numbers"),
        (lambda w: w.as_they_are([], []), "A part of 0 numbers"),
    ],
)
def test_a_part_is_told_as_it_is_meant(told: Callable[[Writer], object], problem: str) -> None:
    def meant(w: Writer) -> None:
        w.number("coins", 1, 10)
        w.word("step", "dig", STEPS)

    with pytest.raises(NoNumber, match=problem):
        written(Sheet(layout_of(meant)), told)


def test_an_observation_has_all_its_parts_and_no_others() -> None:
    def parts(count: int, w: Writer) -> None:
        for number in range(count):
            w.under(f"{number}.")

    sheet = Sheet(layout_of(partial(parts, 2)))
    with pytest.raises(NoNumber, match="An observation of 2 parts where 3 are meant"):
        written(sheet, partial(parts, 1))
    with pytest.raises(NoNumber, match="more than the 3 parts"):
        written(sheet, partial(parts, 3))


def test_what_is_told_otherwise_is_written_anew_and_nothing_else() -> None:
    def telling(
        coins: int, step: str, hand: list[str], places: list[tuple[str, int]]
    ) -> Callable[[Writer], None]:
        def tell(w: Writer) -> None:
            w.number("coins", coins, 10)
            w.flags("lit", [coins > 1], 2)
            w.word("step", step, STEPS)
            w.heap("hand", hand, CARDS)
            w.weights("place", places, CARDS, 4)

        return tell

    sheet = Sheet(layout_of(telling(0, "", [], [])))
    full = telling(5, "dig", ["well", "arch", "well"], [("arch", 1), ("mill", 4)])
    assert written(sheet, full) == [0.5, 1, 0, 1, 0, 1, 0, 2, 0.25, 1, 0]
    other = telling(5, "work", ["well"], [("mill", 2)])
    assert written(sheet, other) == [0.5, 1, 0, 0, 1, 0, 0, 1, 0, 0.5, 0]
    sheet.numbers[0] = 7  # nobody tells that the coins are others now
    less = telling(5, "", ["mill", "well"], [])
    assert written(sheet, less) == [7, 1, 0, 0, 0, 0, 1, 1, 0, 0, 0]


#: Every way to tell something, with values of which each follows each other.
CALLS: dict[str, tuple[Callable[[Writer, Any], None], list[Any]]] = {
    "number": (lambda w, it: w.number("n", it, 4), [0, 3, -2]),
    "flag": (lambda w, it: w.flag("f", it), [False, True]),
    "flags": (lambda w, it: w.flags("f", it, 3), [[], [True], [False, True, True]]),
    "numbers": (lambda w, it: w.numbers("n", it, 3, 4), [[], [4], [1, 2, 3], [1, 2]]),
    "amounts": (lambda w, it: w.amounts("a", it, CARDS, 4), [{}, {"mill": 2}, {"arch": 1, "mill": 0}]),
    "as_they_are": (lambda w, it: w.as_they_are(it, ["x", "y"]), [[0.0, 0.5], [0.25, 0.5]]),
    "word": (lambda w, it: w.word("w", it, CARDS), ["", "arch", "well"]),
    "words": (lambda w, it: w.words("w", it, CARDS, 2), [[], ["arch"], ["", "arch"], ["well", "arch"]]),
    "heap": (
        lambda w, it: w.heap("h", it, CARDS),
        [[], ["well", "", "arch", "well"], ["well", "well"], ["arch", "well", "well"], ["mill"]],
    ),
    "thing": (lambda w, it: w.thing("t", it, CARDS), [None, ARCH, WELL]),
    "places": (
        lambda w, it: w.places("p", it, CARDS, 3),
        [[], [ARCH], [None, ARCH, MILL], [MILL, None, ARCH]],
    ),
    "things": (lambda w, it: w.things("t", it, CARDS), [[], [ARCH, MILL], [MILL, ARCH], [MILL, MILL, WELL]]),
    "weights": (
        lambda w, it: w.weights("w", it, CARDS, 4),
        [
            [],
            [("mill", 0)],
            [("arch", 1), ("mill", 2)],
            [("mill", 2), ("arch", 3)],
            [("well", 1), ("mill", 2)],
        ],
    ),
    "places_of": (
        lambda w, it: w.places_of("p", it, CARDS, 3),
        [[], [ARCH], [MILL, ARCH], [ARCH, MILL], [None, ARCH, MILL], [ARCH, MILL, ARCH], [ARCH, MILL, WELL]],
    ),
    "seat": (lambda w, it: w.seat("s", it), [-1, 0, 2]),
    "seats_at": (lambda w, it: w.seats_at("s", it, 2), [[], [2], [-1, 1], [1, 2]]),
    "picks": (lambda w, it: w.picks("p", it, CARDS), [[], [1, 1], [2, 1], [1], [0, 1, 2]]),
}


def _told(call: Callable[[Writer, Any], None], value: Any, w: Writer) -> None:
    call(w, value)


@pytest.mark.parametrize("name", sorted(CALLS))
def test_what_was_told_before_leaves_no_trace(name: str) -> None:
    """Whatever a call told before, and to whichever seat, what stands there is what it tells now."""
    call, values = CALLS[name]
    tellings: list[Callable[[Writer], None]] = [partial(_told, call, value) for value in values]
    layout = layout_of(tellings[0], seats=3)
    sheet, seen = Sheet(layout), set()
    for old, new in product(tellings, tellings):
        for me in range(3):
            written(sheet, old, (me + 1) % 3, seats=3)
            fresh = written(Sheet(layout), new, me, seats=3)
            assert written(sheet, new, me, seats=3) == fresh
            seen.add(str(fresh))
    assert len(seen) > 1


def test_every_way_to_tell_something_is_tried() -> None:
    beside = {"begin", "begin_describing", "describe", "finish", "is_other", "version_of"}
    parts = {"under", "open", "own", "side", "open_side"}
    public = {name for name, it in vars(Writer).items() if callable(it) and not name.startswith("_")}
    assert public == {*CALLS, *beside, *parts}


def test_a_part_is_told_again_when_something_it_tells_of_is_other_than_before() -> None:
    table: Table = new_table(find_game("quarry"), 2, "1", {}, keep=False)
    mason: Player = table.game.people(table.state)[0]
    coins, told, watch, writer = [1, 2], 0, Watch(), Writer(1)

    def tell(w: Writer) -> None:
        nonlocal told
        if w.is_other([coins, w.version_of(mason)]):
            told += 1
            w.numbers("coins", coins, 2, 1)

    def look() -> list[float]:
        watch.look(mason)
        writer.begin(0, sheet, [watch])
        tell(writer)
        writer.finish()
        return list(sheet.numbers)

    sheet = Sheet(layout_of(tell))
    for _ in range(2):
        look()
    assert told == 2
    coins[0] = 7
    assert (look(), told) == ([7, 2], 3)
    mason.vp += 1
    for _ in range(2):
        look()
    assert told == 4


class Sides(Encoder):
    """Three seats with a heap each, told once for all of them."""

    def __init__(self, heaps: list[list[str]]) -> None:
        super().__init__(3, {}, 3)
        self.heaps = heaps
        self.told: list[int] = []

    def answers(self) -> dict[str, Domain]:
        return {}

    def sides(self, g: Any) -> list[Player]:
        return [*g.masons]

    def observe(self, g: Any, seat: int, w: Writer) -> None:
        for mason in g.masons[seat:] + g.masons[:seat]:
            w.open_side("mason", mason.seat)
            if w.is_other([w.version_of(mason)]):
                self.told.append(mason.seat)
                w.number("points", mason.vp, 1)
            w.open_side("mason", mason.seat)
            if w.is_other([self.heaps[mason.seat]]):
                w.heap("heap", self.heaps[mason.seat], CARDS)


def test_an_open_side_is_told_once_for_all_seats() -> None:
    table: Table = new_table(find_game("quarry"), 3, "1", {}, keep=False)
    encoder = Sides([["arch"], ["mill"], ["well"]])
    codec = Codec(encoder)
    codec.lay_out(table.state)
    session = Session(table.game, codec, 1000)
    session.sit_down(table)
    encoder.told.clear()
    for _ in range(2):
        for seat in range(3):
            seen = session.observe(seat)
            assert seen == codec.observe(table.state, seat, session.question_of(seat), [])
            named = {slot.name: value for slot, value in zip(codec.slots, seen, strict=True)}
            assert named[f"mason+{-seat % 3}.heap*arch"] == 1
    by_the_session = len(encoder.told) - 2 * 3 * 3  # what is written from nothing tells everything
    assert by_the_session == 3
    encoder.heaps[1].append("arch")
    named = {slot.name: value for slot, value in zip(codec.slots, session.observe(2), strict=True)}
    assert (named["mason+2.heap*arch"], named["mason+2.heap*mill"]) == (1, 1)


def test_a_part_that_tells_of_seats_is_not_open() -> None:
    def tell(w: Writer) -> None:
        w.open("")
        w.seat("first", 0)

    with pytest.raises(NoNumber, match="a part that tells of seats is not the same for all of them"):
        written(Sheet(layout_of(tell, seats=2)), tell, seats=2)


# --------------------------------------------------------------------------------------------- every game
def assert_as_from_nothing(session: Session, seats: list[int]) -> None:
    """What these seats observe, one after the other, is what would be written on an empty sheet."""
    codec, state = session.codec, session.table.state
    for seat in seats:
        fresh = codec.observe(state, seat, session.question_of(seat), session.chosen_by(seat))
        assert session.observe(seat) == fresh, f"seat {seat}"


@pytest.mark.parametrize(("game", "players"), EVERY_TABLE)
def test_a_sheet_shows_what_would_be_written_from_nothing(game: str, players: int) -> None:
    """Through choices, choices taken back, forks and new games at the same table, for all seats in any
    order.
    """
    encoding, random = encoding_of(game, players), Random(f"{game} {players}")
    session = encoding.session()

    def begin(number: int) -> Table:
        return new_table(find_game(game), players, f"sheet {number}", encoding.options)

    session.sit_down(begin(0))
    kept = session.table.fork()
    for number in range(1, LOOKS):
        table = session.table
        if session.over or number % 29 == 0:
            session.sit_down(begin(number))
        elif number % 13 == 0:
            session.sit_down(kept)
            kept = table.fork()
        elif number % 7 == 0 and table.can_undo():
            table.undo()
            session.sit_down(table)
        else:
            session.play(random.choice(session.offered))
        if not session.over:
            assert_as_from_nothing(session, random.choices(range(players), k=2))


class Lying(Encoder):
    """Says that a hand is open, and that a part tells of the coins alone."""

    def __init__(self, open_hand: bool) -> None:
        super().__init__(2, {}, 2)
        self.open_hand = open_hand

    def answers(self) -> dict[str, Domain]:
        return {}

    def sides(self, g: Any) -> list[Player]:
        return [*g.masons]

    def observe(self, g: Any, seat: int, w: Writer) -> None:
        for mason in g.masons[seat:] + g.masons[:seat]:
            if self.open_hand:
                w.open_side("mason", mason.seat)
                if w.is_other([w.version_of(mason)]):
                    w.number("hand", len(mason.hand) if mason.seat == seat else 0, 1)
            else:
                w.side("mason", mason.seat)
                if w.is_other([mason.coins]):
                    w.number("goods", mason.coins + mason.granite + mason.marble + len(mason.hand), 1)


@pytest.mark.parametrize("open_hand", [False, True])
def test_a_game_that_says_too_little_of_its_parts_is_found(open_hand: bool) -> None:
    game, random = find_game("quarry"), Random(1)
    codec = Codec(Lying(open_hand))
    codec.lay_out(new_table(game, 2, "1", {}, keep=False).state)
    table: Table = new_table(game, 2, "1", {}, keep=False)
    session = Session(game, codec, 1000)
    session.sit_down(table)
    with pytest.raises(AssertionError, match="seat"):
        _look_while_playing(session, random)


def _look_while_playing(session: Session, random: Random) -> None:
    for _ in range(40):
        assert_as_from_nothing(session, [0, 1])
        question = session.table.open_questions()[0]
        session.table.play(question.offset + random.randrange(len(question.values)))
        session.sit_down(session.table)
