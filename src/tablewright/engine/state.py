"""What every game's state has: its chance, its players, and a way to tell what happens."""

from __future__ import annotations

from typing import Final

from tablewright.engine.chance import Chance
from tablewright.engine.errors import ComesToLight
from tablewright.engine.model import Model
from tablewright.engine.native import mypyc_attr


class Event:
    """Something that happened, for the log: a message ``log-<kind>`` with arguments for everybody, and more
    for single seats.
    """

    def __init__(
        self, kind: str, args: dict[str, object], secret: dict[int, dict[str, object]] | None = None
    ) -> None:
        self.kind: Final = kind
        self.args: Final = args
        self.secret: Final[dict[int, dict[str, object]]] = secret if secret is not None else {}

    def seen_by(self, seat: int | None) -> dict[str, object]:
        """The arguments as that seat (None: a spectator) may see them."""
        if seat is not None and seat in self.secret:
            return {**self.args, **self.secret[seat]}
        return self.args

    def __repr__(self) -> str:
        return f"Event({self.kind!r}, {self.args!r})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(Model):
    """One seat's side of the table. Games add what lies there."""

    seat: int
    vp: int
    tally: dict[str, int]  # where the victory points came from


@mypyc_attr(allow_interpreted_subclasses=True)
class State(Model):
    """Everything on the table. Games add their board and their players."""

    chance: Chance
    revealed: int  # how often hidden information was shown; undo stops there
    _journal: list[Event] | None = None  # who listens, if anybody; not part of the state
    _guarded: bool = False  # nothing hidden may be shown, as somebody only looks ahead
    _mover: int = -1  # whose answer is carried out
    _laid_open: int = 0  # how often the mover has shown something of their own since that answer


def lay_notes(g: State) -> None:
    """Lay the notes of a table beside its state. They have their first values anyway, but found in the class
    only, which takes longer.
    """
    g._journal = None
    g._guarded = False
    g._mover = -1
    g._laid_open = 0


def tell(g: State, kind: str, **args: object) -> None:
    """Write an event into the log, if anybody listens."""
    journal = g._journal
    if journal is not None:
        journal.append(Event(kind, args))


def tell_secretly(g: State, kind: str, secret: dict[int, dict[str, object]], **args: object) -> None:
    """The same with a part that single seats see: ``secret`` maps a seat to its further arguments."""
    journal = g._journal
    if journal is not None:
        journal.append(Event(kind, args, secret))


def reveal(g: State) -> None:
    """Say that somebody has just seen hidden information: what came before cannot be taken back."""
    if g._guarded:
        raise ComesToLight
    g.revealed += 1


def lay_open(g: State, me: Player) -> None:
    """Say that a player shows the others something of their own that was hidden. Whoever does so by their own
    choice learns nothing by it, and may take it back as long as nobody else has decided.
    """
    if me.seat != g._mover:
        reveal(g)
        return
    g.revealed += 1
    g._laid_open += 1


def score(g: State, player: Player, source: str, points: int) -> None:
    """Give victory points and note where they came from."""
    if points:
        player.vp += points
        player.tally[source] = player.tally.get(source, 0) + points
        if g._journal is not None:
            tell(g, "score", seat=player.seat, points=points, source=source)


class ScoreLine:
    """A part of a score: whose, from what, how many points."""

    def __init__(self, seat: int, source: str, points: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.points: Final = points

    def __repr__(self) -> str:
        return f"ScoreLine({self.seat}, {self.source!r}, {self.points})"
