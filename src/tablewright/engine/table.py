"""The table: asks, checks, notes, forks, takes back, saves.

A generator cannot be copied, so it never has to be: at the start of each turn the table keeps a copy of the
state (the checkpoint), inside a turn it notes the
answers. A fork copies the checkpoint and runs the turn again with the noted answers; undo does the same
with one answer fewer; a save is the checkpoint
and the answers.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeVar

from tablewright.engine.aside import Doing
from tablewright.engine.blame import told
from tablewright.engine.chance import Chance, commitment, untouched
from tablewright.engine.decision import LISTENER, STRIDE, Aside, Decision, Rule
from tablewright.engine.errors import (
    BrokenRule,
    ComesToLight,
    GameOver,
    IllegalChoice,
    NoDeal,
    NothingToUndo,
    NotYourTurn,
    TablewrightError,
)
from tablewright.engine.game import Game, Options
from tablewright.engine.message import Reason
from tablewright.engine.model import copy, plain
from tablewright.engine.native import mypyc_attr
from tablewright.engine.question import Asked, Option, Words
from tablewright.engine.state import Event, ScoreLine, State, lay_notes

TABLE = TypeVar("TABLE", bound="Table")


class Move:
    """An answer that was given, with all that a record or an undo needs."""

    def __init__(self, seat: int, answer: int, name: str, event_count: int, shared: bool) -> None:
        self.seat: Final = seat
        self.answer: Final = answer
        self.name: str = name  # option id; empty where no record is kept
        self.event_count: Final = event_count  # how long the log was before it
        self.shared: Final = shared  # answered while other seats were asked too
        self.outcomes: list[int] = []  # the chance it set off, up to the next question
        self.barred: bool = False  # it showed something: no way back behind it
        self.confirmed: bool = False  # it ended a turn that its seat has let stand

    def again(self, answer: int) -> Move:
        """The same move at another table, where its option may have another number."""
        new = Move(self.seat, answer, self.name, self.event_count, self.shared)
        new.outcomes = self.outcomes[:]
        new.barred = self.barred
        return new


class Deal:
    """What a seat cannot know was dealt anew: after how many moves of a turn, for whom, and by which seed."""

    def __init__(self, after: int, seat: int, seed: str) -> None:
        self.after: Final = after
        self.seat: Final = seat
        self.seed: Final = seed


def sight(table: Table, seat: int) -> str:
    """What a seat sees of a table between two moves, and what it could read of the last one, to compare."""
    questions = table.open_questions()
    asked = [(question.seat, question.kind) for question in questions]
    own = [question.option_ids() for question in questions if question.seat == seat]
    read = [(event.kind, event.seen_by(seat)) for event in table.events]
    return repr((asked, own, read, table.view(seat)))


class Turn:
    """The current turn, or an earlier one that can still be taken back: the state at its start and the
    moves since.
    """

    def __init__(self, start: State, logged: int = 0) -> None:
        self.start: Final = start
        self.logged: Final = logged  # events in the log at its start
        self.lead: list[int] = []  # chance before the first question
        self.moves: list[Move] = []
        self.deals: list[Deal] = []  # of an imagined table
        self._start_data: dict[str, Any] | None = None

    def start_data(self) -> dict[str, Any]:
        """The state at the start as JSON-ready data; it is made once, as the start never changes."""
        if self._start_data is None:
            self._start_data = plain(self.start)
        return self._start_data

    def outcomes(self, moves: int) -> list[int]:
        """All chance of the turn up to and with so many moves."""
        found = self.lead[:]
        for move in self.moves[:moves]:
            found += move.outcomes
        return found


CONFIRM: Final = "confirm-turn"
#: What stops looking ahead, besides chance: something hidden is shown, others answer in secret, a rule fails.
SHOWN: Final = "shown"
TOGETHER: Final = "together"
BROKEN: Final = "broken"

#: How often hidden things are dealt anew to find a deal that fits what a seat has seen in a turn.
DEALS: Final = 100


@mypyc_attr(allow_interpreted_subclasses=True)
class Table:
    """A game in progress.

    `keep` (the default) allows fork, undo and save; a playout that nobody will fork runs without. `record`
    notes every move by name, for replays.
    """

    def __init__(
        self,
        game: Game[Any],
        state: State,
        players: int,
        options: Options,
        keep: bool = True,
        record: bool = False,
        words: Words | None = None,
    ) -> None:
        self.game: Final = game
        self.players: Final = players
        self.options: Final = options
        self.keep: bool = keep
        self.record: Final = record
        self.words: Words = words if words is not None else Words()
        self.state: State = state
        lay_notes(state)
        self.asked: Decision | None = None  # the open question, for bots; people see `decision`
        self.over: bool = False
        self.choices: int = 0
        self.turns: int = 0  # how many turns have begun
        self.version: int = 0  # grows with every change, undo included
        self.events: list[Event] = []
        self.moves: list[Move] = []  # the whole record, if one is kept
        self.setup_outcomes: list[int] = []
        self.confirming: frozenset[int] = frozenset()  # seats that confirm the end of their turns
        self.unasked: list[str] = []  # what the answer that was followed last has decided without a question
        self._turn: Rule[None] | None = None
        self._turns: list[Turn] = []
        self._undone: list[Move] = []
        self._lead_from: int = 0
        self._meanwhile: Final = game.meanwhile
        self._offered: Final = game.meanwhile.offered if game.meanwhile is not None else None
        self._doing: Final[list[Doing]] = []  # what a seat does meanwhile, one thing within the other

    # --- asking and answering

    def start(self) -> None:
        """Begin the first turn."""
        self._next_turn()
        self._book(self.setup_outcomes)

    def play(self, answer: int) -> None:
        """Take an option by its number in `asked`: the fast way, for bots that looked at the question."""
        if self.keep:
            self._play_kept(answer)
            self._undone.clear()
            return
        turn = self._turn
        if turn is None:
            raise GameOver("The game is over; there is nothing to choose.")
        asked = self.asked
        assert asked is not None
        asked.answer = answer
        self.choices += 1
        self.asked = question = self._go_on(turn, asked) if self._meanwhile is not None else next(turn, None)
        if question is None:
            self._next_turn()

    def race(self, draws: list[Callable[[], float]], at_most: int) -> None:
        """`play` again and again with any option of whoever is asked first, on a table that keeps nothing:
        what stays the same from one choice to the next is looked up once. `draws` gives each seat's numbers
        from 0 up to 1 without it.
        """
        turn, asked = self._turn, self.asked
        offered, doing = self._offered, self._doing
        for _ in range(at_most):
            if asked is None:
                break
            assert turn is not None
            self.choices += 1
            parts = asked.parts
            if parts is None:
                answer = int(draws[asked.seat]() * len(asked.values))
            else:
                part = parts[0]
                answer = part.offset + int(draws[part.seat]() * len(part.values))
            asked.answer = answer
            if offered is None:
                asked = next(turn, None)
            elif doing or answer >= asked.first_aside:
                asked = self._go_on_aside(turn, asked)
            else:
                asked = self._ask(turn, offered)
            if asked is None:
                self._next_turn()
                turn, asked = self._turn, self.asked
        self.asked = asked

    def choose(self, option: str | Option, seat: int | None = None) -> None:
        """Take an option, or the one of that name, such as ``visit-site:S1``; refuse everything else and
        say why.
        """
        if isinstance(option, Option):
            seat = option.seat
            option = option.id
        decision = self.question(seat)
        names = decision.option_ids()
        if option not in names:
            raise self._refusal(option, names, decision.reasons().get(option))
        self.play(decision.offset + names.index(option))

    def open_questions(self) -> list[Decision]:
        """All questions that are open: one, unless several seats are asked at once."""
        asked = self.asked
        if asked is None:
            return []
        return asked.parts[:] if asked.parts is not None else [asked]

    def question(self, seat: int | None = None) -> Decision:
        """The open question of a seat; without a seat, the only one (the first, if several seats are
        asked).
        """
        found = self.open_questions()
        if not found:
            raise GameOver("The game is over; there is nothing to choose.")
        if seat is None:
            return found[0]
        for decision in found:
            if decision.seat == seat:
                return decision
        waiting = ", ".join([str(decision.seat) for decision in found])
        raise NotYourTurn(f"Seat {seat} is not asked anything now; the table waits for seat {waiting}.")

    @property
    def decision(self) -> Asked:
        """The open question in words (of the first seat, if several are asked): who, what, the options, and
        why not others.
        """
        return Asked(self.question(), self.words)

    @property
    def decisions(self) -> list[Asked]:
        """All open questions in words."""
        return [Asked(decision, self.words) for decision in self.open_questions()]

    # --- fork, undo, redo

    def fork(self: TABLE) -> TABLE:
        """An independent table at the same point with the same future chance. Keeps no record."""
        turn = self.this_turn()
        return self._fork(turn.start, turn.moves)

    def with_future(self: TABLE, seed: str) -> TABLE:
        """A fork whose chance is another one from now on; all that lies on the table stays as it is."""
        turn = self.this_turn()
        return self._fork(copy(turn.start), turn.moves, Chance(seed))

    def imagine(self: TABLE, seat: int, seed: str) -> TABLE:
        """A fork in which all that the seat cannot know is drawn anew: how the table may be, for search.

        It never knows more than the seat. As long as nobody else has decided anything in this turn, all that
        is hidden is dealt anew where it lies now; otherwise see `suppose`, which may raise `NoDeal`.
        """
        turn = self.this_turn()
        asked = self.asked
        own = asked is None or (asked.parts is None and asked.seat == seat)
        if not own or any(move.seat != seat for move in turn.moves):
            return self.suppose(seat, seed)
        deal = Deal(len(turn.moves), seat, f"{seed}/hidden")
        return self._fork(copy(turn.start), turn.moves, Chance(f"{seed}/future"), deal)

    def suppose(self: TABLE, seat: int, seed: str, back: bool = False) -> TABLE:
        """A table as it may have been from the start of this turn on, led up to what the seat sees now.

        What is hidden is dealt anew at the start of the turn; then the turn goes as far as the seat could see
        it: choices of others that look the same to the seat are as likely as those that were made, shuffles
        are made anew, and answers of others in a secret choice that is still open are asked for again.
        Nothing of the true table is left in it, so it can be kept and saved.

        If no deal is found that fits, this raises `NoDeal`; with `back` the table is given at the start of
        the turn instead, the last point that everybody saw.
        """
        turn = self.this_turn()
        self.name_moves()
        moves = self._moves_known_to(seat)
        sights = self._sights(seat, moves)
        # Where something lay before another seat brought it to light, nobody else can know. What came to
        # light by the seat's own moves lay where it was taken from.
        now = self.state if all(move.seat == seat for move in moves) else turn.start
        for number in range(DEALS):
            luck = Chance(f"{seed}/hidden/{number}")
            luck.blind = True
            start = copy(turn.start)
            self.game.resample(start, seat, luck, now)
            try:
                return self._followed(start, Chance(f"{seed}/future"), luck, seat, moves, sights)
            except TablewrightError:
                continue
        if back:
            return self._as_it_began(seat, seed)
        raise NoDeal("No deal of what is hidden was found that fits what the seat has seen in this turn.")

    def retold(self: TABLE, start: State, moves: list[Move]) -> TABLE:
        """This turn again from another start, with these choices by name and their chance; raises
        `TablewrightError` where that cannot be.
        """
        table = self._begun(start, None, None)
        for move in moves:
            question = table.question(move.seat)
            names = question.option_ids()
            if move.name not in names:
                raise self._refusal(move.name, names, None)
            table._repeat(question.offset + names.index(move.name), move.outcomes, None)
        table.events.clear()
        return table

    def guarded(self: TABLE) -> TABLE:
        """A fork to look ahead at with `follow`: nothing comes to light there that nobody can know yet."""
        new = self.fork()
        new.state.chance = untouched(new.state.chance)
        new.state._guarded = True
        return new

    def follow(self, answer: int) -> str:
        """Give an answer at a guarded table, as far as it can be followed: up to the next question, or to the
        end of the turn of whoever is asked (`asked` is None then).

        Returns what has stopped it before that: the name of a stream of chance, `SHOWN` for something hidden
        that comes to light, `TOGETHER` for the secret answers of others, `BROKEN` for a rule that fails;
        empty if nothing has. A table that was stopped can be looked at, but not played on.
        """
        turn, asked = self._turn, self.asked
        assert turn is not None
        assert asked is not None
        part = self._part(asked, answer)
        parts = asked.parts
        if parts is not None and len(parts) == 1:
            return TOGETHER
        self.this_turn().moves.append(Move(part.seat, answer, "", len(self.events), shared=parts is not None))
        asked.answer = answer
        self._let_move(part.seat)
        heard: list[tuple[int, str]] = []
        LISTENER.heard = heard
        try:
            self.asked = self._go_on(turn, asked)
            if self.asked is None and self._goes_on(part.seat):
                self._next_turn()
        except ComesToLight as stop:
            return stop.stream or SHOWN
        except Exception:
            return BROKEN  # it will be told when somebody takes the answer
        finally:
            LISTENER.heard = None
            self.unasked = [option for seat, option in heard if seat == part.seat]
        return ""

    def shows_next(self) -> bool:
        """Whether something comes to light between the end of this turn and the next question."""
        return self._peek()[1]

    def let_go(self) -> None:
        """Play on without checkpoints, as fast as can be; from now on nobody can fork, undo or save."""
        self.keep = False
        self._turns.clear()
        self.state.chance.kept = None

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether the seat's last choice can be taken back: it showed nothing, and no other seat has
        decided since.
        """
        return self._undo_place(seat) is not None

    def barring_move(self, seat: int) -> Move | None:
        """What keeps a seat from taking back its last choice: the last move at all, which stands (`barred`)
        or is somebody else's. None if nothing does, or the seat has not decided anything.
        """
        if self.can_undo(seat) or not any(move.seat == seat for move in self.moves):
            return None
        return self.moves[-1]

    def undo(self, seat: int | None = None) -> None:
        """Take back the last choice (of a seat); it can be done again with `redo`."""
        place = self._undo_place(seat)
        if place is None:
            raise NothingToUndo(
                "Nothing can be taken back: a choice stands once it showed hidden information, used chance, "
                "or another seat has decided."
            )
        turn_index, move_index = place
        turn = self._turns[turn_index]
        move = turn.moves.pop(move_index)
        del self._turns[turn_index + 1 :]
        if self.record:
            self.moves.remove(move)
        self._undone.append(move)
        self._rebuild(turn)
        del self.events[move.event_count :]
        self.choices -= 1
        self.version += 1

    def can_redo(self, seat: int | None = None) -> bool:
        """Whether a choice that was taken back (by a seat) can be done again."""
        return self._redo_place(seat) is not None

    def redo(self, seat: int | None = None) -> None:
        """Do again what was taken back last (by a seat)."""
        place = self._redo_place(seat)
        if place is None:
            raise NothingToUndo("There is nothing to do again.")
        self._play_kept(self._undone.pop(place).answer)

    # --- what a save of the current turn does not hold

    def earlier_turns(self) -> list[Turn]:
        """The turns before the current one that undo still reaches; none if nobody can take anything back."""
        reached = any(self.can_undo(seat) for seat in range(self.players))
        return self._turns[:-1] if reached else []

    def undone_moves(self) -> list[Move]:
        """The moves that were taken back and can be done again, the latest last."""
        return self._undone[:]

    def reach_back(self, turns: list[Turn], undone: list[Move]) -> None:
        """Let undo and redo of a loaded table reach as far as they did when it was saved. The record and the
        turns share their moves.
        """
        moves = [move for turn in turns for move in turn.moves]
        end = len(self.moves) - len(self.this_turn().moves)
        self.moves[end - len(moves) : end] = moves
        self._turns[:0] = turns
        self._undone += undone

    def keep_log(self) -> None:
        """Note from now on what happens, as a table with a record does from its beginning."""
        self.state._journal = self.events

    @property
    def shown(self) -> int:
        """How often chance was used or something hidden came to light so far."""
        g = self.state
        return g.chance.used + g.revealed

    # --- scores

    @property
    def scores(self) -> list[int]:
        """Everybody's points so far, the automa last."""
        return self.game.scores(self.state)

    @property
    def score_lines(self) -> list[ScoreLine]:
        """Where everybody's points came from so far."""
        return self.game.score_lines(self.state)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see."""
        return self.game.view(self.state, seat)

    def log(self, seat: int | None = None) -> list[str]:
        """What happened so far, in words, as a seat may read it."""
        return [self.words.event(event, seat) for event in self.events]

    def commitment(self) -> str:
        """Fixes the seed without telling it; see `tablewright.engine.chance`."""
        return commitment(self.state.chance.seed, self.game.name, self.players)

    # --- how it works

    def this_turn(self) -> Turn:
        """The current turn: how it began, and the moves since."""
        if not self._turns:
            raise TablewrightError(
                "This table keeps no checkpoints, so it cannot fork, undo or save. Make it with keep=True."
            )
        return self._turns[-1]

    def _next_turn(self) -> None:
        """Go on until somebody is asked or the game is over."""
        self._turn = self.asked = None
        offered = self._offered
        while True:
            if self.keep:
                self._begin()
            self.turns += 1
            turn = self.game.next_turn(self.state)
            if turn is None:
                self.over = True
                return
            question = next(turn, None) if offered is None else self._ask(turn, offered)
            if question is None:
                continue
            self.asked = question
            self._turn = turn
            if self.keep:
                self._note_lead()
            return

    def _first_question(self, turn: Rule[None]) -> Decision | None:
        """The question with which a turn begins."""
        question = next(turn, None)
        if question is not None:
            self._offer_asides(question)
        return question

    def _go_on(self, turn: Rule[None], asked: Decision) -> Decision | None:
        """The next question of a turn (None at its end) after this one was answered, maybe with an aside."""
        offered = self._offered
        if offered is None:
            return next(turn, None)
        if self._doing or asked.answer >= asked.first_aside:
            return self._go_on_aside(turn, asked)
        return self._ask(turn, offered)

    def _ask(self, turn: Rule[None], offered: Callable[[Any, int], list[Aside]]) -> Decision | None:
        """The next question of a turn, with what the seat may do meanwhile; nothing is being done so now."""
        question = next(turn, None)
        if question is not None and not question.undisturbed and question.parts is None:
            asides = offered(self.state, question.seat)
            if asides:
                question.offer_meanwhile(asides)
        return question

    def _go_on_aside(self, turn: Rule[None], asked: Decision) -> Decision | None:
        """The same where an aside was picked, or is being carried out."""
        doing = self._doing
        if asked.answer >= asked.first_aside:
            self._take_aside(asked)
        while True:
            question = next(doing[-1].rule if doing else turn, None)
            if question is not None:
                self._offer_asides(question)
                return question
            if not doing:
                return None
            waiting = doing.pop().waiting
            waiting.ask_again()
            self._offer_asides(waiting)
            if len(waiting.values) > 1:
                return waiting
            waiting.answer = 0  # one answer is left, and nothing to do meanwhile: it is not asked

    def _take_aside(self, asked: Decision) -> None:
        """Begin what a seat has picked to do meanwhile."""
        meanwhile = self._meanwhile
        assert meanwhile is not None
        aside: Aside = asked.values[asked.answer]
        rule = meanwhile.carry_out(self.state, asked.seat, aside)
        self._doing.append(Doing(asked, rule, aside.kind in meanwhile.within))

    def _offer_asides(self, question: Decision) -> None:
        """Add to a question what the seat may do meanwhile."""
        meanwhile = self._meanwhile
        if meanwhile is None or question.parts is not None or question.undisturbed:
            return
        if not self._doing or self._doing[-1].is_open:
            asides = meanwhile.offered(self.state, question.seat)
            if asides:
                question.offer_meanwhile(asides)

    def _begin(self) -> None:
        """Keep a checkpoint at the start of a turn."""
        chance = self.state.chance
        self._lead_from = len(chance.kept) if chance.kept is not None else 0
        self._turns.append(Turn(copy(self.state), len(self.events)))

    def _note_lead(self) -> None:
        """Note the chance of the turn before its first question; a fork must repeat it."""
        kept = self.state.chance.kept
        if kept is not None:
            self._turns[-1].lead = kept[self._lead_from :]

    def _book(self, outcomes: list[int]) -> None:
        """Book the chance since the last question to the move that set it off (or to the set-up)."""
        kept = self.state.chance.kept
        if kept:
            outcomes += kept
            kept.clear()

    def _play_kept(self, answer: int) -> None:
        asked = self.asked
        if asked is None:
            raise GameOver("The game is over; there is nothing to choose.")
        part = self._part(asked, answer)
        if asked.kind == CONFIRM:
            self._confirm(asked)
            return
        shared = asked.parts is not None
        self._drop_old_turns(part.seat)
        turn = self._turns[-1]
        name = part.option_id(answer - part.offset) if self.record else ""
        move = Move(part.seat, answer, name, len(self.events), shared)
        shown = self.shown
        turn.moves.append(move)
        self._let_move(part.seat)
        try:
            self._send(answer, part.seat)
        except Exception as error:
            turn.moves.pop()
            self._restore(turn, None, move.event_count)
            raise self._failure(error, part.kind) from error
        self._book(move.outcomes)
        hidden = self.shown - shown - self.state._laid_open
        move.barred = hidden != 0 or (shared and self.asked is not asked)
        if self.record:
            self.moves.append(move)
        self.choices += 1
        self.version += 1

    def _let_move(self, seat: int) -> None:
        """Note whose answer is carried out now: what they show of their own does not bar the way back."""
        self.state._mover = seat
        self.state._laid_open = 0

    def _confirm(self, asked: Decision) -> None:
        """The seat is content with its turn: nothing of it can be taken back any more."""
        turn = self._turns[-1]
        event_count = len(self.events)
        self._let_move(-1)
        try:
            self._next_turn()
        except Exception as error:
            self._restore(turn, asked, event_count)
            raise self._failure(error, CONFIRM) from error
        move = turn.moves[-1]
        move.barred = move.confirmed = True
        self._book(move.outcomes)
        self.version += 1

    def _send(self, answer: int, seat: int) -> None:
        turn, asked = self._turn, self.asked
        assert turn is not None
        assert asked is not None
        asked.answer = answer
        self.asked = self._go_on(turn, asked)
        if self.asked is None:
            if seat in self.confirming and not self._goes_on(seat):
                self._turn = None
                self.asked = Decision(seat, CONFIRM, ["confirm"])
            else:
                self._next_turn()

    def _goes_on(self, seat: int) -> bool:
        """Whether the next turn asks the same seat alone and shows nothing before it does. Then there is
        nothing to confirm yet: a game may make one turn at the table of several, and undo reaches back into
        all of them.
        """
        asked, shown = self._peek()
        return asked is not None and asked.parts is None and asked.seat == seat and not shown

    def _peek(self) -> tuple[Decision | None, bool]:
        """The first question after this turn (None: the game ends, or fails), and whether anything is shown
        before it.
        """
        ahead = copy(self.state)
        shown = ahead.chance.used + ahead.revealed
        asked: Decision | None = None
        heard, LISTENER.heard = LISTENER.heard, None  # what is taken unasked there may be hidden yet
        try:
            while asked is None:
                turn = self.game.next_turn(ahead)
                if turn is None:
                    break
                asked = next(turn, None)
        except Exception:
            return None, False  # it will be told when the turn is confirmed
        finally:
            LISTENER.heard = heard
        return asked, ahead.chance.used + ahead.revealed != shown

    def _part(self, asked: Decision, answer: int) -> Decision:
        """The question that an answer belongs to; refuses numbers out of range."""
        if asked.parts is None:
            if 0 <= answer < len(asked.values):
                return asked
        else:
            for part in asked.parts:
                if part.offset <= answer < part.offset + STRIDE and answer - part.offset < len(part.values):
                    return part
        raise IllegalChoice(f"There is no option number {answer} now.")

    def _drop_old_turns(self, seat: int) -> None:
        """Forget the earlier turns once they can no longer be taken back."""
        turns = self._turns
        if len(turns) == 1:
            return
        for turn in reversed(turns):
            if turn.moves:
                last = turn.moves[-1]
                if not last.barred and last.seat == seat:
                    return
                break
        del turns[:-1]

    def _undo_place(self, seat: int | None) -> tuple[int, int] | None:
        """Where the move lies that the seat would take back: number of the turn, number in the turn."""
        shared_open = self.asked is not None and self.asked.parts is not None
        others_since = False
        for t in range(len(self._turns) - 1, -1, -1):
            moves = self._turns[t].moves
            for m in range(len(moves) - 1, -1, -1):
                move = moves[m]
                if move.barred:
                    return None
                if seat is None or move.seat == seat:
                    return (t, m) if move.shared or not others_since else None
                if not (move.shared and shared_open):
                    return None
                others_since = True
        return None

    def _redo_place(self, seat: int | None) -> int | None:
        """Which of the moves taken back the seat would do again."""
        for i in range(len(self._undone) - 1, -1, -1):
            move = self._undone[i]
            if seat is None or move.seat == seat:
                return i
            if not move.shared:
                return None
        return None

    def _moves_known_to(self, seat: int) -> list[Move]:
        """The moves of this turn without others' secret answers, which nobody sees before all are in."""
        moves = self.this_turn().moves
        if self.asked is None or self.asked.parts is None:
            return moves
        shown = len(moves)
        while shown and moves[shown - 1].shared and not moves[shown - 1].barred:
            shown -= 1
        return moves[:shown] + [move for move in moves[shown:] if move.seat == seat]

    def _fork(
        self: TABLE, start: State, moves: list[Move], future: Chance | None = None, deal: Deal | None = None
    ) -> TABLE:
        """A table that has made these moves since this start of the current turn. With a future of its own
        and a deal it is an imagined one: what was done before the deal can no longer be taken back there.
        """
        turn = self._turns[-1]
        new = self._empty(start)
        new.choices = self.choices - len(turn.moves) + len(moves)
        new.version = self.version
        twin = new._turns[-1]
        twin.lead = turn.lead
        twin.moves = moves[:]
        twin.deals = turn.deals
        if self.asked is not None and self.asked.kind == CONFIRM:
            twin.moves[-1] = moves[-1].again(moves[-1].answer)  # the confirmation will book more to it
        if deal is not None:
            twin.deals = [*turn.deals, deal]
            twin.moves = [move.again(move.answer) for move in moves]
            for move in twin.moves:
                move.barred = True
        if future is not None:
            new._give_future(future)
        new._replay(twin, self.asked)
        return new

    def _empty(self: TABLE, start: State) -> TABLE:
        """A table of the same game at the start of a turn that has not begun to be played."""
        new = type(self)(self.game, copy(start), self.players, self.options, words=self.words)
        new._turns.append(Turn(start))
        return new

    def _give_future(self, future: Chance) -> None:
        """Another chance from now on, here and in all forks."""
        start = self._turns[-1].start
        future.used = start.chance.used
        start.chance = future.copy()
        self.state.chance = future

    # --- what a seat may believe

    def _sights(self, seat: int, moves: list[Move]) -> list[str]:
        """What the seat saw at the start of the turn and after each of these moves."""
        probe = self._begun(copy(self._turns[-1].start), None, None)
        sights = [sight(probe, seat)]
        for move in moves:
            probe._repeat(move.answer, move.outcomes, None)
            sights.append(sight(probe, seat))
        return sights

    def _begun(self: TABLE, start: State, future: Chance | None, anew: Chance | None) -> TABLE:
        """A table at the first question of this turn, from another start."""
        turn = self._turns[-1]
        new = self._empty(start)
        new.choices = self.choices - len(turn.moves)
        new.version = self.version
        asked = self.asked
        if asked is not None and asked.kind == CONFIRM:
            new.confirming = frozenset([asked.seat])
        if future is not None:
            new._give_future(future)
        g = new.state
        g._journal = new.events
        g.chance.script, g.chance.anew, g.chance.kept = turn.lead[:], anew, []
        rule = new._turn = self.game.next_turn(g)
        if rule is None:
            new.over = True
        else:
            new.asked = new._first_question(rule)
            new._lead_from = 0
            new._note_lead()
        g.chance.kept = []
        g.chance.script = g.chance.anew = None
        if new.over != self.over or (new.asked is None and not new.over):
            raise IllegalChoice("The turn goes another way.")
        return new

    def _repeat(self, answer: int, outcomes: list[int], anew: Chance | None) -> None:
        """Make a move with these outcomes of chance; the log then holds what happened after it."""
        chance = self.state.chance
        self.events.clear()
        chance.script, chance.at, chance.anew = outcomes[:], 0, anew
        self._play_kept(answer)
        chance.script = chance.anew = None

    def _followed(
        self: TABLE,
        start: State,
        future: Chance,
        luck: Chance,
        seat: int,
        moves: list[Move],
        sights: list[str],
    ) -> TABLE:
        """Lead this turn from another start to what the seat sees; raises `TablewrightError` if it cannot."""
        table = self._begun(start, future, luck)
        if sight(table, seat) != sights[0]:
            raise NoDeal("The turn begins another way.")
        for number, move in enumerate(moves):
            table = self._alike(table, move, seat, sights[number + 1], luck)
        table.confirming = frozenset()
        table.events.clear()
        table.state._journal = None
        return table

    def _alike(self: TABLE, table: TABLE, move: Move, seat: int, seen: str, luck: Chance) -> TABLE:
        """The table after a move that the seat cannot tell from this one: any that looks the same to it."""
        question = table.question(move.seat)
        names = question.option_ids()
        tried = [move.name] if move.seat == seat else names[:]
        luck.shuffle(tried, "choices")
        for name in tried:
            if name not in names:
                continue
            trial = table.fork()
            trial.confirming = table.confirming
            trial.state._journal = trial.events
            try:
                trial._repeat(question.offset + names.index(name), move.outcomes, luck)
            except TablewrightError:
                continue
            if len(trial._turns) == 1 and sight(trial, seat) == seen:
                return trial
        raise NoDeal("Nobody could have made that move.")

    def _as_it_began(self: TABLE, seat: int, seed: str) -> TABLE:
        """The start of this turn, with all dealt anew that the seat could not know then."""
        start = copy(self._turns[-1].start)
        luck = Chance(f"{seed}/hidden")
        luck.blind = True
        self.game.resample(start, seat, luck, start)
        table = self._begun(start, Chance(f"{seed}/future"), luck)
        table.confirming = frozenset()
        table.events.clear()
        table.state._journal = None
        return table

    def _replay(
        self, turn: Turn, asked: Decision | None, prepare: Callable[[Decision, Move], Move] | None = None
    ) -> None:
        """Run the turn of a fresh copy of its start again, with its moves, each prepared if need be, and with
        its deals.
        """
        g = self.state
        g.chance.script = turn.outcomes(len(turn.moves))
        self.over = False
        self._doing.clear()
        rule = self.game.next_turn(g)
        if rule is None:
            self.asked = None
            self._turn = None
            self.over = True
        else:
            self._turn = rule
            made = 0
            question = self.asked = self._first_question(rule)
            self._deal(turn, made)
            while question is not None and made < len(turn.moves):
                if prepare is not None:
                    turn.moves[made] = prepare(question, turn.moves[made])
                question.answer = turn.moves[made].answer
                made += 1
                question = self.asked = self._go_on(rule, question)
                self._deal(turn, made)
            if question is None:
                if made < len(turn.moves) or (asked is not None and asked.kind != CONFIRM):
                    raise BrokenRule(
                        f"A turn of {self.game.title} went another way when played again with the same "
                        "choices: its rules depend on something outside the state."
                    )
                self._turn = None
                self.asked = asked  # the turn is over and waits for its confirmation
        g.chance.script = None
        g.chance.kept = []

    def _with_name(self, asked: Decision, move: Move) -> Move:
        """The move with the name of its option."""
        part = self._part(asked, move.answer)
        move.name = part.option_id(move.answer - part.offset)
        return move

    def _deal(self, turn: Turn, made: int) -> None:
        """Deal anew what was dealt anew after so many moves, where it lies now."""
        for deal in turn.deals:
            if deal.after == made:
                luck = Chance(deal.seed)
                luck.blind = True
                self.game.resample(self.state, deal.seat, luck, self.state)

    def name_moves(self) -> list[Move]:
        """The moves of the current turn, with their names even where no record is kept."""
        turn = self.this_turn()
        if not all(move.name for move in turn.moves):
            probe = Table(self.game, copy(turn.start), self.players, self.options)
            probe._replay(turn, None, probe._with_name)
        return turn.moves

    def _rebuild(self, turn: Turn, asked: Decision | None = None) -> None:
        """Bring the table back to where the turn is now, after a move was taken out of it."""
        self.state = copy(turn.start)
        self._replay(turn, asked)
        if self.record:
            self.keep_log()

    def _restore(self, turn: Turn, asked: Decision | None, event_count: int) -> None:
        """Undo what a failed rule has done."""
        del self._turns[self._turns.index(turn) + 1 :]
        self._rebuild(turn, asked)
        del self.events[event_count:]

    def _failure(self, error: Exception, kind: str) -> TablewrightError:
        """What to tell about a rule that raised an error."""
        if isinstance(error, TablewrightError):
            return error
        return BrokenRule(
            f"A rule of {self.game.title} failed after {kind!r}: {told(error)}. "
            "The table is as it was before."
        )

    def _refusal(self, option: str, names: list[str], reason: Reason | None) -> IllegalChoice:
        if reason is not None:
            why = self.words.text(reason.text)
            return IllegalChoice(f"{option!r} is not possible now: {why} ({reason.rule})")
        shown = ", ".join(names[:12]) + (", ..." if len(names) > 12 else "")
        return IllegalChoice(f"{option!r} is not offered. Options now: {shown}")


def new_table(
    game: Game[Any],
    players: int,
    seed: str,
    options: dict[str, str] | None = None,
    keep: bool = True,
    record: bool = False,
    script: list[int] | None = None,
    words: Words | None = None,
    make: type[TABLE] = Table,  # type: ignore[assignment]
) -> TABLE:
    """Set up a game and begin it. `script` repeats recorded outcomes of chance."""
    settled = game.settle(players, options if options is not None else {})
    chance = Chance(seed)
    chance.script = script
    if keep:
        chance.kept = []
    try:
        state = game.new(players, settled, chance)
        table = make(game, state, players, settled, keep, record, words)
        if record:
            table.keep_log()
        table.start()
    except (TablewrightError, NotImplementedError):
        raise
    except Exception as error:
        raise BrokenRule(f"{game.title} cannot be set up: {told(error)}.") from error
    return table
