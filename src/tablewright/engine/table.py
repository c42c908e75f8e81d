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

from tablewright.engine.chance import Chance, commitment
from tablewright.engine.decision import STRIDE, Decision, Rule
from tablewright.engine.errors import (
    BrokenRule,
    GameOver,
    IllegalChoice,
    NothingToUndo,
    NotYourTurn,
    TablewrightError,
)
from tablewright.engine.game import Game, Options
from tablewright.engine.message import Reason
from tablewright.engine.model import copy, plain
from tablewright.engine.native import mypyc_attr
from tablewright.engine.question import Asked, Option, Words
from tablewright.engine.state import Event, ScoreLine, State

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

    def again(self, answer: int) -> Move:
        """The same move at another table, where its option may have another number."""
        new = Move(self.seat, answer, self.name, self.event_count, self.shared)
        new.outcomes = self.outcomes[:]
        new.barred = self.barred
        return new


class Turn:
    """The current turn, or an earlier one that can still be taken back: the state at its start and the
    moves since.
    """

    def __init__(self, start: State) -> None:
        self.start: Final = start
        self.lead: list[int] = []  # chance before the first question
        self.moves: list[Move] = []
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

#: How often hidden things are dealt anew to find a deal that fits the moves of the turn.
DEALS: Final = 30


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
        self.asked: Decision | None = None  # the open question, for bots; people see `decision`
        self.over: bool = False
        self.choices: int = 0
        self.turns: int = 0  # how many turns have begun
        self.version: int = 0  # grows with every change, undo included
        self.events: list[Event] = []
        self.moves: list[Move] = []  # the whole record, if one is kept
        self.setup_outcomes: list[int] = []
        self.confirming: frozenset[int] = frozenset()  # seats that confirm the end of their turns
        self._turn: Rule[None] | None = None
        self._turns: list[Turn] = []
        self._undone: list[Move] = []
        self._lead_from: int = 0

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
        self.asked = next(turn, None)
        if self.asked is None:
            self._next_turn()

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
        turn = self._kept_turn()
        return self._fork(turn.start, turn.moves)

    def imagine(self: TABLE, seat: int, seed: str) -> TABLE:
        """A fork in which all that the seat cannot know is drawn anew: how the table may be, for search.

        Others' answers in a secret choice that is still open are asked for again. A deal in which somebody
        could not have made the moves of this turn, or would be asked something else now, is dealt again;
        after `DEALS` deals the true one stays.
        """
        start = self._kept_turn().start
        moves = self._moves_known_to(seat)
        others = any(move.seat != seat for move in moves)
        if others:
            self.name_moves()
        for deal in range(DEALS):
            dealt = copy(start)
            chance = Chance(f"{seed}/hidden/{deal}")
            chance.blind = True
            self.game.resample(dealt, seat, chance, self.state)
            try:
                imagined = self._fork(dealt, moves, Chance(f"{seed}/future"), by_name=others)
                imagined._must_ask(self.asked)
            except TablewrightError:
                continue
            return imagined
        return self._fork(copy(start), moves, Chance(f"{seed}/future"))

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

    def _kept_turn(self) -> Turn:
        if not self._turns:
            raise TablewrightError(
                "This table keeps no checkpoints, so it cannot fork, undo or save. Make it with keep=True."
            )
        return self._turns[-1]

    def _next_turn(self) -> None:
        """Go on until somebody is asked or the game is over."""
        self._turn = None
        while True:
            if self.keep:
                self._begin()
            self.turns += 1
            turn = self.game.next_turn(self.state)
            if turn is None:
                self.asked = None
                self.over = True
                return
            self.asked = next(turn, None)
            if self.asked is None:
                continue
            self._turn = turn
            if self.keep:
                self._note_lead()
            return

    def _begin(self) -> None:
        """Keep a checkpoint at the start of a turn."""
        chance = self.state.chance
        self._lead_from = len(chance.kept) if chance.kept is not None else 0
        self._turns.append(Turn(copy(self.state)))

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
        try:
            self._send(answer, part.seat)
        except Exception as error:
            turn.moves.pop()
            self._restore(turn, None, move.event_count)
            raise self._failure(error, part.kind) from error
        self._book(move.outcomes)
        move.barred = self.shown != shown or (shared and self.asked is not asked)
        if self.record:
            self.moves.append(move)
        self.choices += 1
        self.version += 1

    def _confirm(self, asked: Decision) -> None:
        """The seat is content with its turn: nothing of it can be taken back any more."""
        turn = self._turns[-1]
        event_count = len(self.events)
        try:
            self._next_turn()
        except Exception as error:
            self._restore(turn, asked, event_count)
            raise self._failure(error, CONFIRM) from error
        move = turn.moves[-1]
        move.barred = True
        self._book(move.outcomes)
        self.version += 1

    def _send(self, answer: int, seat: int) -> None:
        turn, asked = self._turn, self.asked
        assert turn is not None
        assert asked is not None
        asked.answer = answer
        self.asked = next(turn, None)
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
        ahead = copy(self.state)
        shown = ahead.chance.used + ahead.revealed
        try:
            asked: Decision | None = None
            while asked is None:
                turn = self.game.next_turn(ahead)
                if turn is None:
                    return False
                asked = next(turn, None)
        except Exception:
            return False  # it will be told when the turn is confirmed
        return asked.parts is None and asked.seat == seat and ahead.chance.used + ahead.revealed == shown

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
        moves = self._kept_turn().moves
        if self.asked is None or self.asked.parts is None:
            return moves
        shown = len(moves)
        while shown and moves[shown - 1].shared and not moves[shown - 1].barred:
            shown -= 1
        return moves[:shown] + [move for move in moves[shown:] if move.seat == seat]

    def _fork(
        self: TABLE, start: State, moves: list[Move], future: Chance | None = None, by_name: bool = False
    ) -> TABLE:
        """A table that has made these moves since this start of the current turn.

        From an imagined start the options may stand elsewhere: `by_name` finds them, or raises IllegalChoice
        or NotYourTurn.
        """
        turn = self._turns[-1]
        new = type(self)(self.game, copy(start), self.players, self.options, words=self.words)
        new.choices = self.choices - len(turn.moves) + len(moves)
        new.version = self.version
        twin = Turn(start)
        twin.lead = turn.lead
        twin.moves = moves[:]
        if self.asked is not None and self.asked.kind == CONFIRM:
            twin.moves[-1] = moves[-1].again(moves[-1].answer)  # the confirmation will book more to it
        new._turns.append(twin)
        if future is not None:
            future.used = start.chance.used
            start.chance = future.copy()
            new.state.chance = future
        new._replay(twin, self.asked, new._found_by_name if by_name else None)
        return new

    def _replay(
        self, turn: Turn, asked: Decision | None, prepare: Callable[[Decision, Move], Move] | None = None
    ) -> None:
        """Run the turn of a fresh copy of its start again, with its moves, each prepared if need be."""
        g = self.state
        g.chance.script = turn.outcomes(len(turn.moves))
        self.over = False
        rule = self.game.next_turn(g)
        if rule is None:
            self.asked = None
            self._turn = None
            self.over = True
        else:
            self._turn = rule
            made = 0
            question = self.asked = next(rule, None)
            while question is not None and made < len(turn.moves):
                if prepare is not None:
                    turn.moves[made] = prepare(question, turn.moves[made])
                question.answer = turn.moves[made].answer
                made += 1
                question = self.asked = next(rule, None)
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

    def _found_by_name(self, asked: Decision, move: Move) -> Move:
        """The move that takes the option of the same name, wherever it stands now."""
        question = self.question(move.seat)
        names = question.option_ids()
        if move.name not in names:
            raise self._refusal(move.name, names, None)
        return move.again(question.offset + names.index(move.name))

    def _must_ask(self, asked: Decision | None) -> None:
        """Refuse this table if it asks another question, or another seat."""
        if _heading(self.asked) != _heading(asked):
            raise IllegalChoice("The moves lead to another question.")

    def name_moves(self) -> list[Move]:
        """The moves of the current turn, with their names even where no record is kept."""
        turn = self._kept_turn()
        if not all(move.name for move in turn.moves):
            probe = Table(self.game, copy(turn.start), self.players, self.options)
            probe._replay(turn, None, probe._with_name)
        return turn.moves

    def _rebuild(self, turn: Turn, asked: Decision | None = None) -> None:
        """Bring the table back to where the turn is now, after a move was taken out of it."""
        self.state = copy(turn.start)
        self._replay(turn, asked)
        if self.record:
            self.state._journal = self.events

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
            f"A rule of {self.game.title} failed after {kind!r}: {type(error).__name__}: {error}. "
            "The table is as it was before."
        )

    def _refusal(self, option: str, names: list[str], reason: Reason | None) -> IllegalChoice:
        if reason is not None:
            why = self.words.text(reason.text)
            return IllegalChoice(f"{option!r} is not possible now: {why} ({reason.rule})")
        shown = ", ".join(names[:12]) + (", ..." if len(names) > 12 else "")
        return IllegalChoice(f"{option!r} is not offered. Options now: {shown}")


def _heading(asked: Decision | None) -> tuple[int, str] | None:
    """Who is asked what."""
    return None if asked is None else (asked.seat, asked.kind)


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
    state = game.new(players, settled, chance)
    table = make(game, state, players, settled, keep, record, words)
    if record:
        state._journal = table.events
    table.start()
    return table
