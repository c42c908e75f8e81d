"""A table as one seat may see it, and the frames that keep a page up to date."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from tablewright.draw import Patch, Sheet
from tablewright.service.messages.basics import Answer, Language, Pace, Status


class You(Answer, frozen=True):
    """Whose view this is."""

    seat: int | None
    holds: list[int]
    owner: bool


class SettledOption(Answer, frozen=True):
    """A setting of this table."""

    name: str
    value: str
    label: str


class SeatInfo(Answer, frozen=True):
    """Who sits there and how they stand. `standing` are the points if the game ended now, as far as the
    viewer may know them, and `standing_place` the place by them; null until the game begins.
    """

    seat: int
    letter: str
    name: str
    kind: Literal["here", "link", "bot", "automa"]
    level: str
    claimed: bool
    present: bool
    stand_in: str
    asked: bool
    points: int
    place: int | None
    standing: int | None = None
    standing_place: int | None = None


class OfferedOption(Answer, frozen=True):
    """An answer to the question, and the things on the scenes that stand for it. An `aside` answers nothing:
    it is something that may be done meanwhile, and then the same is asked again.
    """

    id: str
    label: str
    nodes: list[str]
    aside: bool = False


class RefusedOption(Answer, frozen=True):
    """What one might expect but may not do."""

    id: str
    label: str
    nodes: list[str]
    reason: str
    rule: str


class Question(Answer, frozen=True):
    """What the seat is asked. `usual` is the answer that nearly everybody gives to a routine question."""

    since: int
    seat: int
    kind: str
    prompt: str
    confirm: bool
    options: list[OfferedOption]
    blocked: list[RefusedOption]
    usual: str | None = None


class LogLine(Answer, frozen=True):
    """Something that happened."""

    n: int
    version: int
    move: int
    text: str


class Holding(Answer, frozen=True):
    """How many of one thing somebody has."""

    icon: str
    label: str
    amount: int


class ScoreRow(Answer, frozen=True):
    """Points from one source, seat by seat; `icon` may be empty."""

    source: str
    label: str
    icon: str
    points: list[int]


class StandingRow(Answer, frozen=True):
    """What the end of the game would add now from one source, seat by seat. For the seats in `hidden` it
    hangs on something that the viewer may not see, and is left out.
    """

    source: str
    label: str
    icon: str
    points: list[int]
    hidden: list[int]


class Story(Answer, frozen=True):
    """A turn in a sentence or two; `log[first_line:last_line]` tell the same at length."""

    n: int
    turn: int
    seat: int
    first_move: int
    last_move: int
    first_line: int
    last_line: int
    text: str


class EndTrigger(Answer, frozen=True):
    """What can end the game, and how near it is."""

    id: str
    label: str
    icon: str
    value: int
    goal: int | None
    reached: bool


class GameResult(Answer, frozen=True):
    """How the game ended."""

    places: list[int]
    points: list[int]
    winners: list[int]
    text: str


class TableView(Answer, frozen=True):
    """A table as one seat (or a spectator) may see it. On a stream that knows stencils `stencils` names
    those over which the scenes are laid; else it is empty.
    """

    table: str
    game: str
    title: str
    language: Language
    version: int
    status: Status
    moves: int
    turn: int
    head: list[str]
    seen: int
    you: You
    options: list[SettledOption]
    confirm: bool
    chat: bool
    watch: bool
    pace: Pace
    fork: bool
    seats: list[SeatInfo]
    holdings: list[list[Holding]]
    waiting_for: list[int]
    since: int
    question: Question | None
    can_undo: bool
    can_redo: bool
    scenes: list[Sheet]
    state: dict[str, Any] | None
    log: list[LogLine]
    scores: list[ScoreRow]
    triggers: list[EndTrigger]
    commitment: str
    chosen_seed: bool
    seed: str | None
    over: bool
    result: GameResult | None
    no_undo: str = ""
    standings: list[StandingRow] = msgspec.field(default_factory=list)
    stories: list[Story] = msgspec.field(default_factory=list)
    stencils: str = ""


class SceneChange(Answer, frozen=True):
    """A scene that changed: a patch, a whole new sheet, or neither if it is gone."""

    name: str
    sheet: Sheet | None
    patch: Patch | None


class Change(Answer, frozen=True, tag_field="type", tag="change"):
    """What turns the view of version `from` into that of `version`."""

    from_: int = msgspec.field(name="from")
    version: int
    status: Status
    moves: int
    turn: int
    head: list[str]
    seats: list[SeatInfo]
    holdings: list[list[Holding]]
    waiting_for: list[int]
    since: int
    question: Question | None
    can_undo: bool
    can_redo: bool
    scenes: list[SceneChange]
    state: dict[str, Any] | None
    log_from: int
    log: list[LogLine]
    scores: list[ScoreRow]
    triggers: list[EndTrigger]
    over: bool
    result: GameResult | None
    seed: str | None
    no_undo: str = ""
    standings: list[StandingRow] = msgspec.field(default_factory=list)
    stories_from: int = 0
    stories: list[Story] = msgspec.field(default_factory=list)


class ViewFrame(Answer, frozen=True, tag_field="type", tag="view"):
    """Replace everything."""

    view: TableView


#: What a page applies: everything anew, or what is different.
TableFrame: TypeAlias = ViewFrame | Change
