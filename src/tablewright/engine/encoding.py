"""A table in numbers: which action stands for which option, and what a seat knows as a row of numbers.

A game says in its ``rules/encoding.py`` from which domain the answers of each kind of question come, and what
a seat sees (an `Encoder`); this module makes the numbers of it, straight from the state and compiled with the
rest of the engine. Nothing depends on games that were looked at.
"""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine.decision import Aside, Decision
from tablewright.engine.domain import AnyOf, Domain, Names
from tablewright.engine.native import mypyc_attr
from tablewright.engine.sheet import Layout, Sheet, Slot
from tablewright.engine.state import Player, State
from tablewright.engine.writer import Watch, Writer

#: The action of a seat that is asked nothing.
WAIT: Final = 0

#: Numbers for options that no domain has foreseen. Tests see to it that no game ever takes one.
SPARE: Final = 16

#: What `choose_many` says with each of its questions.
MANY: Final = ("taken", "at_least", "at_most")

#: Numbers that a question is about are expected up to this.
AMOUNT: Final = 10


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """What a game says of its numbers, for so many players and these options."""

    def __init__(self, players: int, options: dict[str, str], seats: int) -> None:
        self.players: Final = players
        self.options: Final = options
        self.seats: Final = seats  # players and the automa, if it sits at the table
        self.subjects: Names = Names([])  # words that questions are about
        self.amounts: tuple[str, ...] = ()  # numbers that questions are about

    def answers(self) -> dict[str, Domain]:
        """The domain of the answers to each kind of question, asides included. Declining (no, done, pass) has
        a number of its own for each kind and is not named here.
        """
        raise NotImplementedError

    def sides(self, g: Any) -> list[Player]:
        """The sides of the table whose changes are watched, for `Writer.version_of`."""
        return []

    def observe(self, g: Any, seat: int, w: Writer) -> None:
        """Tell all that the seat may see, by the same rules as the view: the same calls in the same order
        for every table.
        """
        raise NotImplementedError


class Kind:
    """The action numbers of one kind of question: where each of the domains of its answers begins."""

    def __init__(self, name: str, decline: int, yes: int) -> None:
        self.name: Final = name
        self.decline: Final = decline
        self.yes: Final = yes  # -1 unless it is a question of yes or no
        self.domains: Final[list[Domain]] = []
        self.firsts: Final[list[int]] = []

    def action_of(self, value: Any) -> int:
        """The number of an answer; -1 if it has none."""
        if value is None or value is False:
            return self.decline
        if value is True and self.yes >= 0:
            return self.yes
        for place, domain in enumerate(self.domains):
            index = domain.index(value)
            if index >= 0:
                return self.firsts[place] + index
        return -1


class Codec:
    """The numbers of a game's tables: actions and observations, both of fixed size and named.

    Action 0 is waiting. Then come, kind by kind, declining and all answers; at last a few spare numbers, so
    that there is an action even for what the domains of a game leave out or cannot tell apart.
    """

    def __init__(self, encoder: Encoder) -> None:
        self.encoder: Final = encoder
        self.kinds: Final[dict[str, Kind]] = {}
        self.actions: Final[list[str]] = ["wait"]
        self._blocks: Final[dict[str, int]] = {}  # where shared numbers begin
        for name, domain in encoder.answers().items():
            self._add_kind(name, domain)
        self.first_spare: Final = len(self.actions)
        self.actions.extend([f"spare:{number}" for number in range(1, SPARE + 1)])
        self._kind_names: Final = Names(self.kinds)
        self._action_names: Final = Names(self.actions)
        self._amounts: Final = [*encoder.amounts, *MANY]
        self.layout: Layout = Layout(encoder.seats)
        self._writer: Final = Writer(encoder.seats)

    @property
    def slots(self) -> list[Slot]:
        """What every number of an observation means, in their order."""
        return self.layout.slots

    def _add_kind(self, name: str, domain: Domain) -> None:
        """Give a kind of question its numbers."""
        decline = len(self.actions)
        self.actions.append(f"{name}:no")
        yes = -1
        if domain.size == 0:
            yes = len(self.actions)
            self.actions.append(f"{name}:yes")
        kind = Kind(name, decline, yes)
        for part in domain.domains if isinstance(domain, AnyOf) else [domain]:
            kind.domains.append(part)
            kind.firsts.append(self._block(name, part))
        self.kinds[name] = kind

    def _block(self, name: str, domain: Domain) -> int:
        """Where the numbers of a domain begin: of its own, or shared with other kinds of questions."""
        label = domain.shared or name
        if domain.shared in self._blocks:
            return self._blocks[domain.shared]
        first = len(self.actions)
        if domain.shared:
            self._blocks[domain.shared] = first
        self.actions.extend([f"{label}:{domain.name(index)}" for index in range(domain.size)])
        return first

    def lay_out(self, g: State) -> None:
        """Find out the slots, from any table of the game."""
        writer = Writer(self.encoder.seats)
        writer.begin_describing()
        self._tell(writer, g, 0, None, [])
        self.layout = writer.describe()

    # --- actions

    def actions_of(self, question: Decision) -> list[int]:
        """The numbers of all options, in their order, each once; 0 for more than there are spare numbers."""
        found: list[int] = []
        taken: set[int] = set()
        kind = self.kinds.get(question.kind)
        spare = self.first_spare
        for value in question.values:
            if isinstance(value, Aside):
                aside = self.kinds.get(value.kind)
                action = -1 if aside is None else aside.action_of(value.value)
            else:
                action = -1 if kind is None else kind.action_of(value)
            if action < 0 or action in taken:
                action = spare
                if spare == len(self.actions):
                    action = WAIT
                else:
                    spare += 1
            taken.add(action)
            found.append(action)
        return found

    # --- observations

    def observe(self, g: State, seat: int, question: Decision | None, chosen: list[int]) -> memoryview[float]:
        """What the seat knows: what it sees, what it is asked, and its own answers in this turn so far."""
        sheet = Sheet(self.layout)
        self.write(sheet, [], g, seat, question, chosen)
        return sheet.numbers

    def write(
        self,
        sheet: Sheet,
        watches: list[Watch],
        g: State,
        seat: int,
        question: Decision | None,
        chosen: list[int],
    ) -> None:
        """The same on a sheet: what has changed since it was written is written anew. `watches`, by seat, are
        those of the table.
        """
        writer = self._writer
        if watches:
            for player in self.encoder.sides(g):
                watches[player.seat].look(player)
        writer.begin(seat, sheet, watches)
        self._tell(writer, g, seat, question, chosen)

    def _tell(self, w: Writer, g: State, seat: int, question: Decision | None, chosen: list[int]) -> None:
        self.encoder.observe(g, seat, w)
        w.under("asked.")
        kind = "" if question is None or question.kind not in self.kinds else question.kind
        w.word("kind", kind, self._kind_names)
        self._tell_about(w, None if question is None else question.about)
        w.picks("chosen", chosen, self._action_names)
        w.finish()

    def _tell_about(self, w: Writer, about: dict[str, object] | None) -> None:
        """What the question is about: known words and numbers."""
        subjects = self.encoder.subjects
        words: list[str] = []
        if about is not None:
            for it in about.values():
                if isinstance(it, str):
                    if it in subjects.rank:
                        words.append(it)
                elif isinstance(it, tuple):
                    words.extend([part for part in it if isinstance(part, str) and part in subjects.rank])
        w.heap("about", words, subjects)
        for name in self._amounts:
            it = None if about is None else about.get(name)
            w.number(name, it if isinstance(it, int) else 0, AMOUNT)
