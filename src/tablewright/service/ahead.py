"""What lies ahead of a seat, for its page: what answers do, lines to things. See `tablewright.service.work`.

It is worked out from a snapshot, away from whoever answers requests, and sent after the question.
"""

from __future__ import annotations

from time import perf_counter
from typing import Final

import msgspec

from tablewright.engine import Decision, IllegalChoice, Table
from tablewright.engine import record as records
from tablewright.engine.ahead import Effects, Given, line_effects
from tablewright.engine.glance import Tally
from tablewright.engine.planning import planned
from tablewright.engine.reach import MOST_TRIED, Reach, Reached, ReachLine, Refused, reach_of
from tablewright.service import messages as m
from tablewright.service.last_used import LastUsed
from tablewright.service.questions import label_of, prompt_of
from tablewright.service.snapshot import unpacked
from tablewright.service.work import WorkKind
from tablewright.text import CatalogueWords, words_for
from tablewright.text.effects import chance_in_words, effects_in_words


class AheadWish(msgspec.Struct):
    """Whose question is looked ahead from; with a line, only what that does."""

    snapshot: bytes
    version: int
    since: int
    seat: int
    language: str
    names: list[str]
    confirming: bool
    line: list[str] = []
    further: bool = False  # somebody waits for more than was found at first
    plan: bool = False  # the seat is not asked: what it could do if it were


class AheadResult(msgspec.Struct):
    """`Ahead` or `Effects` as JSON; empty for a line that is not offered."""

    told: bytes


#: On a busy machine the lines of many steps are left out.
MOST_SECONDS: Final = 0.3
#: Whoever clicks a thing that was not met gets a longer walk.
FURTHER_TRIED: Final = 600
FURTHER_SECONDS: Final = 3.0
#: What was worked out lately; several pages may show the same seat.
_KNOWN: Final = LastUsed[tuple[bytes, int, str, tuple[str, ...], bool], bytes](200)


def look_ahead(wish: AheadWish) -> AheadResult:
    """All that a seat may know of what its answers lead to, or what a line does."""
    if wish.line:
        return AheadResult(_tried(wish))
    key = (wish.snapshot, wish.seat, wish.language, tuple(wish.names), wish.further)
    told = _KNOWN.get(key)
    if told is None:
        told = msgspec.json.encode(_ahead(wish))
    return AheadResult(_KNOWN.keep(key, told))


def _ahead(wish: AheadWish) -> m.Ahead:
    table = planned(_table(wish), wish.seat) if wish.plan else _table(wish)
    if table is None:
        return m.Ahead(wish.version, wish.since, wish.seat, {}, [], {}, {}, complete=True, supposed=True)
    most, seconds = (FURTHER_TRIED, FURTHER_SECONDS) if wish.further else (MOST_TRIED, MOST_SECONDS)
    end = perf_counter() + seconds
    reach = reach_of(table, wish.seat, most, has_time=lambda: perf_counter() < end)
    return Teller(table, wish).ahead(reach)


def _tried(wish: AheadWish) -> bytes:
    table = _table(wish)
    try:
        effects = line_effects(table, wish.seat, wish.line)
    except IllegalChoice:
        return b""
    return msgspec.json.encode(Teller(table, wish).effects(effects))


def _table(wish: AheadWish) -> Table:
    table: Table = records.from_data(unpacked(wish.snapshot).record)
    table.confirming = frozenset([wish.seat] if wish.confirming else ())
    return table


class Teller:
    """Puts what was found into words."""

    def __init__(self, table: Table, wish: AheadWish) -> None:
        self.wish: Final = wish
        self.words: Final[CatalogueWords] = words_for(table.game, wish.language, wish.names, table.players)

    def ahead(self, reach: Reach) -> m.Ahead:
        """The whole message."""
        return m.Ahead(
            version=self.wish.version,
            since=self.wish.since,
            seat=self.wish.seat,
            effects={option: self.effects(effects) for option, effects in reach.effects.items()},
            lines=[self.line(line) for line in reach.lines],
            things={node: self.thing(thing) for node, thing in reach.things.items()},
            refused={
                node: [self.refused(one, node) for one in found] for node, found in reach.refused.items()
            },
            complete=reach.complete,
            supposed=self.wish.plan,
        )

    def line(self, line: ReachLine) -> m.ReachLine:
        """A line with its steps."""
        effects = None if line.effects is None else self.effects(line.effects)
        return m.ReachLine([self.step(step) for step in line.steps], effects)

    def thing(self, thing: Reached) -> m.ReachedThing:
        """The lines of a thing."""
        return m.ReachedThing(thing.lines, thing.more)

    def refused(self, refused: Refused, node: str) -> m.RefusedOption:
        """Why something is not offered."""
        label = self._label(refused.question, refused.value)
        reason = refused.reason
        return m.RefusedOption(refused.option, label, [node], self.words.text(reason.text), reason.rule)

    def step(self, step: Given) -> m.Step:
        """A question and the answer to it."""
        question = step.question
        prompt = prompt_of(question, self.words, self.wish.language)
        return m.Step(question.kind, prompt, step.option, self._label(question, question.values[step.answer]))

    def effects(self, effects: Effects) -> m.Effects:
        """What an answer does."""
        words = self.words
        asked = effects.asked
        return m.Effects(
            chips=[
                m.Chip(one.seat, one.icon, words.text(one.what), one.before, one.after)
                for one in effects.shifts
            ],
            points=effects.points,
            standing=effects.standing,
            endings=[
                m.EndingChip(
                    new.id,
                    new.icon,
                    words.text(new.what),
                    old.value,
                    new.value,
                    new.goal,
                    new.reached and not old.reached,
                )
                for old, new in effects.endings
            ],
            chance=chance_in_words(words, effects.stopped),
            ends_turn=effects.ends_turn,
            undoable=effects.undoable,
            destructive=effects.destructive,
            wasted=[self._wasted(tally) for tally in effects.wasted],
            usual=[self.step(step) for step in effects.usual],
            next="" if asked is None else prompt_of(asked, words, self.wish.language),
            text=effects_in_words(words, effects),
        )

    def _wasted(self, tally: Tally) -> m.Chip:
        return m.Chip(self.wish.seat, tally.icon, self.words.text(tally.what), tally.amount, 0)

    def _label(self, question: Decision, value: object) -> str:
        return label_of(question, value, self.words, self.wish.language)


AHEAD: Final = WorkKind("ahead", look_ahead, AheadWish, AheadResult)
