"""The contract a game fulfils, and the register of games."""

from __future__ import annotations

import difflib
import importlib
from collections.abc import Iterable, Mapping
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any, ClassVar, Final, Generic, TypeVar

from tablewright.engine.chance import Chance
from tablewright.engine.decision import Rule
from tablewright.engine.errors import BadSetup, UnknownGame
from tablewright.engine.glance import Glance
from tablewright.engine.native import mypyc_attr
from tablewright.engine.scene import Scene
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
    automa: ClassVar[str] = (
        ""  # name of the rulebook's own opponent in the solo game, if it sits at the table
    )
    cap: ClassVar[int] = 0  # more choices than any game takes; a random game that reaches it is a bug
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
        raise self._unwritten("ranking")

    def view(self, g: S, seat: int | None) -> dict[str, Any]:
        """What a seat (None: a spectator) may see, built up from nothing, as JSON-ready data."""
        raise self._unwritten("view")

    def resample(self, g: S, seat: int, chance: Chance, now: S) -> None:
        """Shuffle in `g` what the seat cannot know, leaving in its place what it knows in `now` (the table
        a few choices later).
        """
        raise self._unwritten("resample")

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        """The table on the screen: the board and the players' areas, made from a view."""
        raise self._unwritten("scenes")

    def glance(self, view: Mapping[str, Any]) -> Glance:
        """How the table stands in a few words and numbers, made from a view."""
        return Glance()

    def check(self, g: S) -> list[str]:
        """Broken invariants in words; empty when all is sound."""
        raise self._unwritten("check")

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
            raise BadSetup(
                f"{self.title} is for {_either(map(str, self.players))} players, not for {players}."
            )
        known = {s.name: s for s in self.settings if s.applies(players)}
        for name, value in options.items():
            if name not in known:
                raise BadSetup(
                    f"{self.title} with {players} players has no option {name!r}. "
                    f"Options: {', '.join(known) or 'none'}."
                )
            if value not in known[name].values:
                raise BadSetup(f"{name!r} can be {_either(known[name].values)}, not {value!r}.")
        return {name: options.get(name, s.values[0]) for name, s in known.items()}

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


#: Our own games; others announce themselves by the entry point group ``tablewright.games``.
OWN: Final = ("quarry", "origins", "settlers", "tabannusi", "tawantinsuyu", "daitoshi")
GROUP: Final = "tablewright.games"

_REGISTER: Final[dict[str, Game[Any]]] = {}


def register(game: Game[Any]) -> None:
    """Make a game known by its name; for tests and for games that are not installed as a package."""
    _REGISTER[game.name] = game


def game_names() -> list[str]:
    """The names of all games that can be played here."""
    own = [name for name in OWN if _is_there(name)]
    third = [point.name for point in entry_points(group=GROUP) if point.name not in own]
    return own + third + [name for name in _REGISTER if name not in own and name not in third]


def find_game(name: str) -> Game[Any]:
    """The game of that name."""
    if name not in _REGISTER:
        if name in OWN and _is_there(name):
            _REGISTER[name] = importlib.import_module(f"tablewright.games.{name}").GAME
        else:
            for point in entry_points(group=GROUP, name=name):
                _REGISTER[name] = point.load()
    if name not in _REGISTER:
        near = difflib.get_close_matches(name, game_names(), 1)
        hint = f"Did you mean {near[0]!r}?" if near else f"Games: {', '.join(game_names())}."
        raise UnknownGame(f"There is no game {name!r}. {hint}")
    return _REGISTER[name]


def _is_there(name: str) -> bool:
    folder = Path(__file__).parent.parent / "games" / name
    return (folder / "__init__.py").exists()
