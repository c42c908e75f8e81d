"""What stands in a game's ``lessons.yaml``."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from msgspec import field

from tablewright.components.structs import Struct

Kind: TypeAlias = Literal["tell", "do", "puzzle"]


class Text(Struct, frozen=True, kw_only=True):
    """Some words in every language."""

    en: str
    pl: str

    def said(self, language: str) -> str:
        """The words in one language."""
        return self.pl if language == "pl" else self.en


class TableWish(Struct, frozen=True, kw_only=True):
    """The table on which a part is played."""

    players: int
    seed: str
    options: dict[str, str] = field(default_factory=dict)


class Step(Struct, frozen=True, kw_only=True):
    """One thing that is said, and what the learner does about it.

    With `do` the learner makes one of these moves; with `best` it is a puzzle, every answer of which has its
    comment, and the game goes on with `go_on`; with neither there is only something to read and to look at.
    `replies` are the moves that follow by themselves, the learner's routine ones among them.
    """

    say: Text
    look: list[str] = field(default_factory=list)
    rules: list[str] = field(default_factory=list)
    do: list[str] = field(default_factory=list)
    best: dict[str, Text] = field(default_factory=dict)
    fair: dict[str, Text] = field(default_factory=dict)
    wrong: Text | None = None
    then: Text | None = None
    go_on: str = ""
    replies: list[str] = field(default_factory=list)

    @property
    def kind(self) -> Kind:
        """What the learner is asked for."""
        return "puzzle" if self.best else "do" if self.do else "tell"

    @property
    def named(self) -> list[str]:
        """The options that the step speaks of."""
        return [*self.do, *self.best, *self.fair]


class Part(Struct, frozen=True, kw_only=True):
    """Some steps at one table; every part can be started by itself. `before` are the moves that lead there;
    a move that several seats could make names its own: ``1@dig:hill``.
    """

    id: str
    title: Text
    table: TableWish
    seat: int
    steps: list[Step]
    end: Text
    before: list[str] = field(default_factory=list)

    def allows(self, taken: Sequence[str]) -> bool:
        """Whether the steps can have been taken like that: an option that opens each of them, or none."""
        return len(taken) <= len(self.steps) and all(
            option in (step.do or step.best or [""]) for option, step in zip(taken, self.steps, strict=False)
        )


class WatchHint(Struct, frozen=True, kw_only=True):
    """What a coach says when a question is asked for the first time."""

    when: str
    say: Text


class FirstGame(Struct, frozen=True, kw_only=True):
    """The learner's own first game, and what is said during it."""

    players: int
    bots: str
    watch: list[WatchHint]
    options: dict[str, str] = field(default_factory=dict)


class Said(Struct, frozen=True, kw_only=True):
    """How a thing is called in running text, in every language: whole words, ``*`` for any further letters
    (``patrycjusz*``), ``?`` for one letter.
    """

    en: list[str]
    pl: list[str]

    def said(self, language: str) -> list[str]:
        """The forms in one language."""
        return self.pl if language == "pl" else self.en


class Entry(Struct, frozen=True, kw_only=True):
    """A pictogram or a word of the game, explained; `said` is where the explanation is offered in prompts,
    logs and rules.
    """

    en: str
    pl: str
    icon: str = ""
    word: str = ""
    said: Said | None = None

    @property
    def text(self) -> Text:
        """The explanation."""
        return Text(en=self.en, pl=self.pl)

    @property
    def name(self) -> str:
        """What the entry is called in the file."""
        return self.icon or self.word

    def forms(self, language: str) -> list[str]:
        """How the thing is called in running text."""
        return [] if self.said is None else self.said.said(language)


class Measured(Struct, frozen=True, kw_only=True):
    """Where typical points come from: so many games at tables of the first game, with such bots on all seats,
    played on that day (``python -m tests.lessons.typical GAME GAMES BOTS``).
    """

    games: int
    bots: str
    day: str


class Way(Struct, frozen=True, kw_only=True):
    """A way to score: what a rule gives for it (if that can be said in a few signs), and what seats have
    typically scored with it, as measured; `sources` are the game's own names of those points.
    """

    icon: str
    what: Text
    sources: list[str]
    points: str = ""
    typical: list[int] = field(default_factory=list)


class Plan(Text, frozen=True, kw_only=True):
    """What to go for in a game; `sources` are the game's own names of the points that it brings."""

    sources: list[str] = field(default_factory=list)


class Drawing(Struct, frozen=True, kw_only=True):
    """A thing as it lies on the table of a part after some of its steps, and what there is to see. The
    chapter of the exact rules that holds `rule` shows the drawing too.
    """

    part: str
    step: int
    node: str
    text: Text
    rule: str = ""


class Values(Struct, frozen=True, kw_only=True):
    """The values that a rule speaks of, told by the things on the table at the start of the first part: their
    names may hold ``*`` and ``[0-9]``. A thing tells what its tooltip tells, or the same in other words:
    `words` is a text of the game that takes what the tooltip takes.
    """

    rule: str
    things: list[str]
    words: str = ""


class Page(Struct, frozen=True, kw_only=True):
    """The game on one page, for those who play it."""

    goal: Text
    ways: list[Way]
    turn: list[Text]
    round: Text
    end: Text
    drawings: list[Drawing]
    measured: Measured | None = None
    values: list[Values] = field(default_factory=list)


class Lessons(Struct, frozen=True, kw_only=True):
    """All lessons of a game."""

    game: str
    title: Text
    minutes: int
    parts: list[Part]
    first_game: FirstGame
    glossary: list[Entry]
    three_plans: list[Plan]
    page: Page | None = None

    def part(self, id_: str) -> Part | None:
        """The part of that name."""
        return next((part for part in self.parts if part.id == id_), None)

    def steps(self) -> list[Step]:
        """The steps of all parts."""
        return [step for part in self.parts for step in part.steps]
