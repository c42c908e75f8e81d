"""The contract a game fulfils."""

from __future__ import annotations

import importlib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from tablewright.engine.aside import Meanwhile
from tablewright.engine.chance import Chance
from tablewright.engine.cover import Cover, Preset
from tablewright.engine.decision import Rule
from tablewright.engine.encoding import Encoder
from tablewright.engine.errors import BadSetup
from tablewright.engine.glance import Glance, Tally
from tablewright.engine.ledger import Ledger
from tablewright.engine.message import Text, Truth
from tablewright.engine.model import copy
from tablewright.engine.native import mypyc_attr
from tablewright.engine.rooms import Rooms
from tablewright.engine.scene import Scene
from tablewright.engine.standing import Standing
from tablewright.engine.state import Player, ScoreLine, State

S = TypeVar("S", bound=State)

Options = dict[str, str]


class Setting:
    """Something to settle before the game: a variant, an expansion, a difficulty. The first value is the
    default.
    """

    def __init__(self, name: str, values: Iterable[str], players: Iterable[int] = ()) -> None:
        self.name: Final = name
        self.values: Final = tuple(values)
        self.players: Final = frozenset(players)  # only with these numbers of players; empty: always

    def applies(self, players: int) -> bool:
        """Whether this is settled at all with so many players."""
        return not self.players or players in self.players


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """A game: what it is called, who can play, and its rules. Each game package makes one such object,
    called ``GAME``.
    """

    name: ClassVar[str] = ""
    title: ClassVar[str] = ""
    rules: ClassVar[int] = 1  # the revision of the rules; raised when a correction changes what may happen
    players: ClassVar[tuple[int, ...]] = ()
    settings: ClassVar[tuple[Setting, ...]] = ()
    presets: ClassVar[tuple[Preset, ...]] = ()  # settings that belong together, the usual ones first
    cover: ClassVar[Cover | None] = None  # what the lid of the box says
    automa: ClassVar[str] = (
        ""  # name of the rulebook's own opponent in the solo game, if it sits at the table
    )
    cap: ClassVar[int] = 0  # more choices than any game takes; a random game that reaches it is a bug
    endless: ClassVar[bool] = False  # unless the rules let a game go on for ever: then it is stopped there
    rooms: ClassVar[Rooms | None] = None  # where its view, its looks and its checks are
    meanwhile: ClassVar[Meanwhile | None] = None  # what a seat may do at any moment of its own turn
    tutorial: ClassVar[bool] = False  # made to learn from: comes last on every shelf
    signs: ClassVar[Mapping[str, str]] = {}  # the pictogram of each source of points
    finished: ClassVar[bool] = False  # every rule is covered by code and test; CI holds the game to that
    open_books: ClassVar[tuple[str, ...]] = ()  # prefixes of rules that cannot be played yet: expansions

    def new(self, players: int, options: Options, chance: Chance) -> S:
        """Set up the table as far as nobody has to decide anything."""
        raise self._unwritten("new")

    def next_turn(self, g: S) -> Rule[None] | None:
        """The next piece of the game that starts with nothing pending: a turn, a step of a phase, a draft
        pick. None when the game is over.
        """
        raise self._unwritten("next_turn")

    def people(self, g: S) -> list[Player]:
        """All who score, seat by seat, the automa last."""
        raise self._unwritten("people")

    def ranking(self, g: S) -> list[int]:
        """The place of everybody in `people`, 1 for the winner; tie-breaks included."""
        return self._rooms("ranking").ranking(g)

    def view(self, g: S, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, built up from nothing, as JSON-ready data."""
        return self._rooms("view").view(g, seat)

    def resample(self, g: S, seat: int, chance: Chance, now: S) -> None:
        """Shuffle in `g` what the seat cannot know, leaving in its place what it knows in `now` (the table
        a few choices later).
        """
        self._rooms("resample").resample(g, seat, chance, now)

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        """The table on the screen: the board and the players' areas, made from a view."""
        return self._rooms("scenes").scenes(view, seat)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        """How the table stands in a few words and numbers, made from a view."""
        return Glance() if self.rooms is None else self.rooms.glance(view)

    def wasted(self, g: S, seat: int, option: str) -> list[Tally]:
        """What the seat would lose unused if it took this option: workers, goods, actions that are left when
        it passes. Only what the seat can see counts.
        """
        return []

    def encoder(self, players: int, options: Options) -> Encoder | None:
        """How its tables are told in numbers, for environments; None: as it shows in play."""
        encoder = None if self.rooms is None else self.rooms.encoder
        return None if encoder is None else encoder(players, options)

    def check(self, g: S) -> list[str]:
        """Broken invariants in words; empty when all is sound."""
        return self._rooms("check").check(g)

    def ledger(self) -> Ledger:
        """What a reader of the log must be able to follow, and what each event tells of it; only the test kit
        asks.
        """
        return self._rooms("ledger").ledger()

    def truths(self) -> Mapping[str, Truth]:
        """For every reason that names goods, targets or numbers how to tell whether it is true; only the test
        kit asks.
        """
        return {} if self.rooms is None else self.rooms.truths()

    def pieces(self) -> list[str]:
        """Ids of everything that should come into play over many games (cards built, tiles used, ways to
        end).
        """
        return []

    def score_lines(self, g: S) -> list[ScoreLine]:
        """Where everybody's points came from so far."""
        return [
            ScoreLine(p.seat, source, points) for p in self.people(g) for source, points in p.tally.items()
        ]

    def scores(self, g: S) -> list[int]:
        """Everybody's points so far."""
        return [p.vp for p in self.people(g)]

    def score_end(self, g: S, seat: int | None) -> list[tuple[int, str]]:
        """Score everything in `g` that the end of the game would bring now, asking nobody and without chance.

        What hangs on things that the seat (None: a spectator) may not see is left out and returned: pairs of
        whose points and from which source. `g` is a copy; whatever else is done to it does not matter.
        """
        return []

    def standing(self, g: S, seat: int | None = None) -> Standing:
        """Everybody's points if the game ended now, as far as the seat (None: a spectator) may know: the
        final scoring is carried out at once, on a copy that nobody sees.
        """
        ended = copy(g)
        if self._is_over(ended):
            return Standing(self.scores(g), [], [])
        before = [person.tally for person in self.people(g)]
        hidden = self.score_end(ended, seat)
        people = self.people(ended)
        added = [
            ScoreLine(person.seat, source, points - had.get(source, 0))
            for person, had in zip(people, before, strict=True)
            for source, points in person.tally.items()
            if points != had.get(source, 0)
        ]
        return Standing([person.vp for person in people], added, hidden)

    def _is_over(self, g: S) -> bool:
        try:
            return self.next_turn(g) is None
        except Exception:
            return False  # it will be told when somebody is to have that turn

    def _rooms(self, method: str) -> Rooms:
        """Where that is, for a game that does not write the method itself."""
        if self.rooms is None:
            raise self._unwritten(method)
        return self.rooms

    def _unwritten(self, method: str) -> Exception:
        """For a game that does not fulfil the contract yet."""
        return NotImplementedError(
            f"{type(self).__name__} has no method {method!r} yet. Write it in the game's __init__.py; "
            f"Game.{method} says what it must do."
        )

    @property
    def folder(self) -> Path:
        """Where the game's rules, components and texts lie."""
        location = importlib.import_module(type(self).__module__).__file__
        assert location is not None
        return Path(location).parent

    def settle(self, players: int, options: Mapping[str, str]) -> Options:
        """Fill in the defaults; refuse what the game does not know."""
        if players not in self.players:
            message = f"{self.title} is for {_either(map(str, self.players))} players, not for {players}."
            raise self._refused(message, "players", players=list(self.players), given=players)
        known = {s.name: s for s in self.settings if s.applies(players)}
        for name, value in options.items():
            if name not in known:
                there = ", ".join(known)
                message = f"{self.title} with {players} players has no option {name!r}. Options: "
                raise self._refused(
                    f"{message}{there or 'none'}.", "option", name=name, known=there or None, n=players
                )
            if value not in known[name].values:
                values = known[name].values
                message = f"{name!r} can be {_either(values)}, not {value!r}."
                raise self._refused(message, "value", name=name, known=", ".join(values), value=value)
        return {name: options.get(name, s.values[0]) for name, s in known.items()}

    def _refused(self, message: str, why: str, **args: object) -> BadSetup:
        """A set-up that cannot be: told in English, and as ``setup-<why>`` of the shared catalogue."""
        return BadSetup(message, Text(f"setup-{why}", {"title": Text("title"), **args}), self.name)

    def variants(self, players: int) -> list[Options]:
        """Every setting changed once from the defaults; what the generic tests run on."""
        default = self.settle(players, {})
        single = [
            {**default, s.name: value} for s in self.settings if s.applies(players) for value in s.values[1:]
        ]
        return [default, *single]


def _either(words: Iterable[str]) -> str:
    *most, last = words
    return f"{', '.join(most)} or {last}" if most else last
