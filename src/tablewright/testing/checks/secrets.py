"""Nobody sees what they cannot know: R25, non-interference.

Two tables that differ only in what a seat cannot know look the same to that seat, byte by byte: views,
questions, options and their order, reasons, scores, events. What a spectator may see, every seat may know, so
the spectator takes part in each comparison.
"""

from __future__ import annotations

from tablewright.engine import Chance, Event, IllegalChoice, Table, TablewrightError, copy
from tablewright.testing.driver import Case, answer_of, random_numbers, watch
from tablewright.testing.sight import difference, events_seen, seat_sees
from tablewright.testing.twins import make

#: How many other deals of the hidden things a choice is compared with.
DEALS = 3


def check_secrets(case: Case) -> None:
    """What a seat sees does not depend on what it cannot know."""

    def look(table: Table) -> None:
        if case.looks(table):
            for seat in range(table.players):
                imagined = imagine(table, seat, f"{case.seed}/{table.choices}")
                if imagined is not None:
                    assert_same_sight(table, imagined, seat, "gives away what nobody showed")

    watch(case, lambda: look)


def imagine(table: Table, seat: int, seed: str) -> Table | None:
    """This turn again with all dealt anew that the seat cannot know; None if it would go another way then."""
    start = copy(table.this_turn().start)
    luck = Chance(seed)
    luck.blind = True
    table.game.resample(start, seat, luck, table.state)
    try:
        imagined = table.retold(start, table.name_moves())
    except TablewrightError:
        return None
    return imagined if _headings(imagined) == _headings(table) else None


def check_reveals(case: Case) -> None:
    """A choice that shows a seat something hidden cannot be taken back: no reveal() was forgotten."""

    def look(table: Table) -> None:
        if case.looks(table) and not table.over:
            for seat in range(table.players):
                _same_or_barred(case, table, seat)

    watch(case, lambda: look)


def _same_or_barred(case: Case, table: Table, seat: int) -> None:
    """Make one choice here and in an imagined table; only a choice that stands may make a difference."""
    seed = f"{case.seed}/{table.choices}/{seat}"
    here, imagined = table.fork(), imagine(table, seat, seed)
    if imagined is None:
        return
    answer = answer_of(table, next(random_numbers(seed)))
    question = next(q for q in here.open_questions() if q.offset <= answer < q.offset + len(q.values))
    name = question.option_id(answer - question.offset)
    try:
        for each in (here, imagined):
            each.state._journal = each.events
            each.choose(name, question.seat)
    except IllegalChoice:
        return  # another seat's choice, which it would not have in the imagined table
    if question.seat != seat and (here.state._laid_open or imagined.state._laid_open):
        return  # somebody shows what is theirs, and may still take it back
    if here.can_undo() and imagined.can_undo():
        assert_same_sight(
            here, imagined, seat, f"shows something hidden after {name}, which can be taken back"
        )
        assert_same_events(here.events, imagined.events, seat, name)


def check_events(case: Case) -> None:
    """In hindsight, too: a seat has read no more in the log than it may know after the choice."""
    watch(case, lambda: Hindsight(case))


class Hindsight:
    """Keeps the table before each choice, to play the choice again with other hidden things."""

    def __init__(self, case: Case) -> None:
        self.case = case
        self.before: Table | None = None

    def __call__(self, table: Table) -> None:
        """Compare the last choice with the same choice among other secrets."""
        if self.before is not None and self.case.looks(table):
            for seat in range(table.players):
                self.compare(self.before, table, seat)
        self.before = None if table.over else table.fork()

    def compare(self, before: Table, after: Table, seat: int) -> None:
        """Deal anew what the seat does not even know after the choice; it must have seen the same events."""
        move = after.moves[-1]
        for deal in range(DEALS):
            imagined = self.imagined(before, after, seat, deal)
            if imagined is not None:
                assert_same_events(after.events[move.event_count :], imagined.events, seat, move.name)
                assert_same_sight(after, imagined, seat, f"gives away something hidden after {move.name}")

    def imagined(self, before: Table, after: Table, seat: int, deal: int) -> Table | None:
        """The last choice made among other hidden things; None if it would not have led to this question."""
        move = after.moves[-1]
        start = copy(before.this_turn().start)
        self.case.game.resample(start, seat, Chance(f"{after.choices}/{seat}/{deal}"), after.state)
        try:
            table = before.retold(start, before.name_moves())
        except TablewrightError:
            return None
        if not make(table, move.name, move.seat, move.outcomes):
            return None
        return table if _headings(table) == _headings(after) else None


def _headings(table: Table) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(question.seat, question.kind) for question in table.open_questions()]


def assert_same_sight(table: Table, imagined: Table, seat: int, fault: str) -> None:
    """The seat and a spectator see the same in both."""
    for viewer in (seat, None):
        _assert_same(
            seat_sees(table, viewer), seat_sees(imagined, viewer), f"what seat {viewer} sees {fault}"
        )


def assert_same_events(here: list[Event], there: list[Event], seat: int, name: str) -> None:
    """The seat and a spectator read the same in both logs."""
    for viewer in (seat, None):
        fault = f"the events of {name} tell seat {viewer} something hidden"
        _assert_same(events_seen(here, viewer), events_seen(there, viewer), fault)


def _assert_same(here: str, there: str, fault: str) -> None:
    """No assert statement: pytest would show both views whole, and the difference drown in them."""
    if here != there:
        raise AssertionError(f"{fault}:\n{difference(here, there)}")
