"""Nobody sees what they cannot know: R25, non-interference.

Two tables that differ only in what a seat cannot know look the same to that seat, byte by byte: views,
questions, options and their order, reasons, scores, events. What a spectator may see, every seat may know, so
the spectator takes part in each comparison.
"""

from __future__ import annotations

from tablewright.engine import Chance, Event, IllegalChoice, Table, TablewrightError, copy
from tests.generic.driver import Case, answer_of, random_numbers, watch
from tests.generic.sight import events_seen, seat_sees

#: How many other deals of the hidden things a choice is compared with.
DEALS = 3


def check_secrets(case: Case) -> None:
    """What a seat sees does not depend on what it cannot know."""

    def look(table: Table) -> None:
        if case.looks(table):
            for seat in range(table.players):
                imagined = table.imagine(seat, f"{case.seed}/{table.choices}")
                assert_same_sight(table, imagined, seat, "gives away what nobody showed")

    watch(case, lambda: look)


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
    here, imagined = table.fork(), table.imagine(seat, seed)
    answer = answer_of(table, next(random_numbers(seed)))
    question = next(q for q in here.open_questions() if q.offset <= answer < q.offset + len(q.values))
    name = question.option_id(answer - question.offset)
    try:
        for each in (here, imagined):
            each.state._journal = each.events
            each.choose(name, question.seat)
    except IllegalChoice:
        return  # another seat's choice, which it would not have in the imagined table
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
        before.name_moves()
        start = copy(before._turns[-1].start)
        self.case.game.resample(start, seat, Chance(f"{after.choices}/{seat}/{deal}"), after.state)
        try:
            table = before._fork(start, before._turns[-1].moves, by_name=True)
            table.state.chance.script, table.state.chance.at = move.outcomes, 0
            table.state._journal = table.events
            table.choose(move.name, move.seat)
        except TablewrightError:
            return None
        return table if _headings(table) == _headings(after) else None


def _headings(table: Table) -> list[tuple[int, str]]:
    """Who is asked what."""
    return [(question.seat, question.kind) for question in table.open_questions()]


def assert_same_sight(table: Table, imagined: Table, seat: int, fault: str) -> None:
    """The seat and a spectator see the same in both."""
    for viewer in (seat, None):
        here, there = seat_sees(table, viewer), seat_sees(imagined, viewer)
        assert here == there, f"what seat {viewer} sees {fault}:\n{here}\n{there}"


def assert_same_events(here: list[Event], there: list[Event], seat: int, name: str) -> None:
    """The seat and a spectator read the same in both logs."""
    for viewer in (seat, None):
        one, other = events_seen(here, viewer), events_seen(there, viewer)
        assert one == other, f"the events of {name} tell seat {viewer} something hidden:\n{one}\n{other}"
