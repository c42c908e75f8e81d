"""Who plays, games to choose from and their rules, tables to go on with."""

from __future__ import annotations

from msgspec import UNSET, UnsetType

from tablewright.service.messages.basics import Answer, Language, Level, Name, Request, Status, Version
from tablewright.service.messages.view import TableView


class Me(Answer, frozen=True):
    """The person behind a pass."""

    name: str
    language: Language
    may_create: bool
    needs_secret: bool
    version: str


class SetMe(Request, frozen=True):
    """How the person wants to be called and spoken to."""

    name: Name | UnsetType = UNSET
    language: Language | UnsetType = UNSET


class SettingValue(Answer, frozen=True):
    """A value of a setting."""

    value: str
    label: str


class GameSetting(Answer, frozen=True):
    """Something to settle before the game; the first value is the default."""

    name: str
    label: str
    values: list[SettingValue]
    players: list[int]


class RulebookOpponent(Answer, frozen=True):
    """The rulebook's own opponent."""

    name: str
    label: str


class BotLevel(Answer, frozen=True):
    """A bot that can be seated."""

    level: str
    label: str


class OfferedCover(Answer, frozen=True):
    """What the lid of the box says: from 1 (light) to 5, minutes at a table, the best number of players."""

    weight: int
    minutes: tuple[int, int]
    best: int


class OfferedPreset(Answer, frozen=True):
    """Settings that belong together; those it does not name stay at their defaults."""

    name: str
    label: str
    note: str
    options: dict[str, str]


class OfferedGame(Answer, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    summary: str
    cover: OfferedCover | None
    presets: list[OfferedPreset]
    players: list[int]
    settings: list[GameSetting]
    automa: RulebookOpponent | None
    bots: list[BotLevel]
    emblem: str | None
    rules: int
    tutorial: bool
    finished: bool
    lessons: bool


class BrokenGame(Answer, frozen=True):
    """A game that is installed but cannot be played."""

    name: str
    reason: str


class Games(Answer, frozen=True):
    """All games, and those that cannot be played."""

    games: list[OfferedGame]
    broken: list[BrokenGame]


class RuleText(Answer, frozen=True):
    """A numbered rule."""

    id: str
    kind: str
    text: str


class OneRule(Answer, frozen=True):
    """A numbered rule with the chapter it stands in."""

    id: str
    kind: str
    chapter: str
    text: str


class RuleChapter(Answer, frozen=True):
    """A chapter of the rules; `text` is Markdown."""

    number: str
    title: str
    level: int
    text: str
    rules: list[RuleText]


class Rules(Answer, frozen=True):
    """The rules of a game."""

    game: str
    language: Language
    chapters: list[RuleChapter]


class SeatLink(Answer, frozen=True):
    """A secret link; told once."""

    seat: int
    token: str
    path: str


class TableMade(Answer, frozen=True):
    """A new table."""

    table: str
    links: list[SeatLink]
    view: TableView


class StandIn(Request, frozen=True):
    """The bot that plays for somebody who leaves."""

    level: Level = "medium"


class ListedSeat(Answer, frozen=True):
    """Who sits there, for the list of tables."""

    seat: int
    name: str
    kind: str
    points: int
    place: int | None
    standing: int | None = None  # points if the game ended now, as everybody can know


class ListedTable(Answer, frozen=True):
    """A table of mine."""

    table: str
    game: str
    title: str
    playable: bool  # false: its game is not installed here any more, or broken
    status: Status
    version: int
    round: str
    seats: list[ListedSeat]
    yours: list[int]
    owner: bool
    your_turn: bool
    waiting_for: list[int]
    fork: bool
    created: int
    updated: int


class MyTables(Answer, frozen=True):
    """All tables of mine, those that wait for me first."""

    tables: list[ListedTable]


class Seen(Request, frozen=True):
    """How far the log was read."""

    version: Version
