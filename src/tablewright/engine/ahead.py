"""What an answer would do: it is given at a guarded fork, and what the seat sees there is compared with what
it sees now.

So nothing can be told that the seat could not find out by taking the answer and taking it back. Where chance
is used or something hidden is shown, the look ahead stops; what has changed by then is told from an imagined
table, as the true one may have the hidden thing in plain sight already.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from tablewright.engine.decision import Decision
from tablewright.engine.errors import IllegalChoice, NoDeal
from tablewright.engine.glance import Ending, Glance, Tally
from tablewright.engine.message import Text
from tablewright.engine.model import same
from tablewright.engine.table import BROKEN, CONFIRM, TOGETHER, Table

#: An imagined table must be the same whenever somebody asks.
SEED: Final = "ahead"
#: Whether the answers of a question all lead to the same table is only tried with so few.
MOST_ALIKE: Final = 4
#: Routine questions that may follow each other.
MOST_USUAL: Final = 12


class Shift(NamedTuple):
    """A number that changes at somebody's place."""

    seat: int
    icon: str
    what: Text
    before: int
    after: int


class NearerEnd(NamedTuple):
    """Something that ends the game, before and after."""

    before: Ending
    after: Ending


class Given(NamedTuple):
    """A question and the answer that was given to it."""

    question: Decision
    answer: int  # its number in the question

    @property
    def option(self) -> str:
        """The name of the answer."""
        return self.question.option_id(self.answer)


def giving(question: Decision, answer: int) -> Given:
    """A question that will be answered: it keeps its answers, whatever the rule does with its list."""
    question.values = list(question.values)
    return Given(question, answer)


class Effects(NamedTuple):
    """What an answer, or a whole line, does up to the next question, to chance, or to the end of the turn."""

    seat: int
    shifts: list[Shift]  # those at one's own place come first
    points: int  # scored at once
    standing: tuple[int, int]  # the seat's points if the game ended now, before and after
    endings: list[NearerEnd]
    stopped: str  # what comes then that nobody can know: see `Table.follow`
    ends_turn: bool
    undoable: bool
    wasted: list[Tally]  # what is lost unused by it
    usual: list[Given]  # routine answers that were taken along
    asked: Decision | None  # what the seat is asked then
    unasked: list[str]  # answers that followed without a question, as there was no other

    @property
    def destructive(self) -> bool:
        """It cannot be taken back and costs something of one's own."""
        return not self.undoable and any(
            one.seat == self.seat and one.after < one.before for one in self.shifts
        )


class Sight(NamedTuple):
    """How a table stands for a seat."""

    glance: Glance
    scores: list[int]
    standing: list[int]


class Tried(NamedTuple):
    """What came of an answer: its effects, and the guarded table, to go on if the seat is asked again."""

    effects: Effects
    table: Table

    @property
    def goes_on(self) -> bool:
        """Whether the same seat is asked something more that it could still take back."""
        return self.effects.asked is not None


class Outlook:
    """Looks ahead from the open question of a seat."""

    def __init__(self, table: Table, seat: int) -> None:
        self.table: Final = table
        self.seat: Final = seat
        self.question: Final = table.question(seat)
        self.now: Final = self._sight(table)
        self._imagined: Table | None = None
        self._has_imagined: bool = False

    def effects(self) -> dict[str, Effects]:
        """What every answer of the open question does."""
        names = self.question.option_ids()
        return {name: self.tried(self.table, [], number).effects for number, name in enumerate(names)}

    def tried(self, table: Table, line: list[Given], answer: int) -> Tried:
        """Give one more answer at a table to which a line of answers has led."""
        question = table.question(self.seat)
        if question.kind == CONFIRM:
            return Tried(self._confirmed(), table)
        wasted = self.table.game.wasted(table.state, self.seat, question.option_id(answer))
        given = [*line, giving(question, answer)]
        probe = table.guarded()
        stopped = probe.follow(question.offset + answer)
        unasked = probe.unasked
        usual: list[Given] = []
        while not stopped and len(usual) < MOST_USUAL:
            following = self._asked_at(probe)
            if following is None or following.usual < 0:
                break
            usual.append(giving(following, following.usual))
            stopped = probe.follow(following.offset + following.usual)
            unasked = [*unasked, *probe.unasked]
        effects = self._effects(probe, [*given, *usual], stopped)
        return Tried(effects._replace(usual=usual, wasted=wasted, unasked=unasked), probe)

    def _effects(self, probe: Table, given: list[Given], stopped: str) -> Effects:
        """The difference that these answers make."""
        ends = not stopped and probe.asked is None
        asked = None if stopped else self._asked_at(probe)
        undoable = not stopped and not (
            ends and self.seat not in self.table.confirming and probe.shows_next()
        )
        seen: Table | None = probe
        if stopped:
            seen = None if stopped in (TOGETHER, BROKEN) else self._imagined_after(given)
        then = self.now if seen is None else self._sight(seen)
        return Effects(
            self.seat,
            shifts(self.now.glance, then.glance, self.seat),
            then.scores[self.seat] - self.now.scores[self.seat],
            (self.now.standing[self.seat], then.standing[self.seat]),
            nearer_ends(self.now.glance, then.glance),
            stopped,
            ends,
            undoable,
            [],
            [],
            asked,
            [],
        )

    def _asked_at(self, probe: Table) -> Decision | None:
        """What the seat is asked there."""
        for question in probe.open_questions():
            if question.seat == self.seat:
                return question
        return None

    def answer_called(self, table: Table, name: str) -> Given:
        """The answer of that name to what the seat is asked there; refuses what is not offered."""
        question = self._asked_at(table)
        names = [] if question is None else question.option_ids()
        if question is None or name not in names:
            raise IllegalChoice(f"{name!r} is not offered.")
        return giving(question, names.index(name))

    def _imagined_after(self, given: list[Given]) -> Table | None:
        """An imagined table where the same was done, up to what cannot be known; None if there is none."""
        if not self._has_imagined:
            self._has_imagined = True
            try:
                self._imagined = self.table.imagine(self.seat, SEED)
            except NoDeal:
                self._imagined = None
        if self._imagined is None:
            return None
        probe = self._imagined.guarded()
        try:
            for step in given:
                again = self.answer_called(probe, step.option)
                if probe.follow(again.question.offset + again.answer):
                    break
        except IllegalChoice:
            return None
        return probe

    def _sight(self, table: Table) -> Sight:
        """What the seat sees there."""
        game, g = table.game, table.state
        glance = game.glance(game.view(g, self.seat))
        return Sight(glance, game.scores(g), game.standing(g, self.seat).points)

    def _confirmed(self) -> Effects:
        """To let one's turn stand does nothing more, and is for good."""
        standing = self.now.standing[self.seat]
        return Effects(self.seat, [], 0, (standing, standing), [], "", True, False, [], [], None, [])


def shifts(before: Glance, after: Glance, seat: int) -> list[Shift]:
    """What is counted otherwise at anybody's place, that of the seat first."""
    found: list[Shift] = []
    people = range(len(after.holdings))
    for person in sorted(people, key=lambda one: (one != seat, one)):
        had = tallies(before, person)
        for key, tally in tallies(after, person).items():
            amount = had[key].amount if key in had else 0
            if tally.amount != amount:
                found.append(Shift(person, tally.icon, tally.what, amount, tally.amount))
    return found


def tallies(glance: Glance, person: int) -> dict[Text, Tally]:
    """All that is counted at somebody's place."""
    counted = [part[person] for part in (glance.holdings, glance.further) if person < len(part)]
    return {tally.what: tally for part in counted for tally in part}


def nearer_ends(before: Glance, after: Glance) -> list[NearerEnd]:
    """What ends the game and has changed."""
    had = {ending.id: ending for ending in before.endings}
    return [
        NearerEnd(had[ending.id], ending)
        for ending in after.endings
        if ending.id in had
        and (had[ending.id].value, had[ending.id].reached) != (ending.value, ending.reached)
    ]


def effects_of(table: Table, seat: int) -> dict[str, Effects]:
    """What every answer to the open question of a seat would do."""
    return Outlook(table, seat).effects()


def line_effects(table: Table, seat: int, line: list[str]) -> Effects:
    """What these answers would do, one after the other; refuses what is not offered."""
    outlook = Outlook(table, seat)
    at = table
    given: list[Given] = []
    for name in line[:-1]:
        step = outlook.answer_called(at, name)
        given.append(step)
        at = at.guarded()
        if at.follow(step.question.offset + step.answer):
            raise IllegalChoice(f"Nobody can know what may be answered after {name!r}.")
    return outlook.tried(at, given, outlook.answer_called(at, line[-1]).answer).effects


def routine_answer(table: Table, seat: int) -> int:
    """The answer that people need not be asked for, by its number: the usual one, or any if all lead to the
    same table. -1 if there is none, or something might be done meanwhile.
    """
    question = table.question(seat)
    if question.usual >= 0:
        return question.usual
    count = len(question.values)
    if question.offset or question.kind == CONFIRM or count > MOST_ALIKE or question.asides:
        return -1
    first = table.guarded()
    if first.follow(0):
        return -1
    for number in range(1, count):
        other = table.guarded()
        if other.follow(number) or not _is_alike(first, other):
            return -1
    return 0


def _is_alike(one: Table, other: Table) -> bool:
    """Whether two tables are the same, and ask the same."""
    here, there = one.open_questions(), other.open_questions()
    asked = [(question.seat, question.kind, question.option_ids()) for question in here]
    return asked == [(question.seat, question.kind, question.option_ids()) for question in there] and same(
        one.state, other.state
    )


def take_routine(table: Table, seat: int) -> list[Given]:
    """Give the answers that follow of themselves, and tell which: usual ones, those that make no difference,
    and the end of a turn that cannot be taken back.
    """
    given: list[Given] = []
    while len(given) < MOST_USUAL:
        asked = [question for question in table.open_questions() if question.seat == seat]
        if not asked:
            break
        question = asked[0]
        if question.kind == CONFIRM:
            number = -1 if table.can_undo(seat) else 0
        else:
            number = routine_answer(table, seat)
        if number < 0:
            break
        given.append(giving(question, number))
        table.play(question.offset + number)
    return given
