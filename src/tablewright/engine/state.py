"""What every game's state has: its chance, its players, and a way to tell what happens."""

from __future__ import annotations

from typing import Final

from tablewright.engine.chance import Chance
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
    g.revealed += 1


def score(g: State, player: Player, source: str, points: int) -> None:
    """Give victory points and note where they came from."""
    if points:
        player.vp += points
        player.tally[source] = player.tally.get(source, 0) + points
        tell(g, "score", seat=player.seat, points=points, source=source)


class ScoreLine:
    """A part of a score: whose, from what, how many points."""

    def __init__(self, seat: int, source: str, points: int) -> None:
        self.seat: Final = seat
        self.source: Final = source
        self.points: Final = points

    def __repr__(self) -> str:
        return f"ScoreLine({self.seat}, {self.source!r}, {self.points})"
