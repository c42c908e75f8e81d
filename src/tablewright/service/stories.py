"""Turns as stories: what happened in each, in a sentence or two.

A game says with messages ``story-<kind>`` which of its events make up the story of a turn. Where it has none
for anything that happened, the first lines of the log are told.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from tablewright.engine import Event, Text
from tablewright.service import messages as m
from tablewright.service.seated import SeatedTable
from tablewright.text import CatalogueWords

#: So many sentences make a story.
MOST_SENTENCES: Final = 3
MORE: Final = "…"


class Span(NamedTuple):
    """A turn: whose, and from which move to which."""

    turn: int
    seat: int
    first_move: int
    last_move: int


def turns_of(seated: SeatedTable) -> list[Span]:
    """The turns as people count them: what a seat does until another one moves. Alone, as the rules count."""
    spans: list[Span] = []
    alone = seated.facts.players == 1
    numbered = zip(seated.playing.moves, seated.chronicle.move_turns, strict=True)
    for number, (move, turn) in enumerate(numbered, start=1):
        last = spans[-1] if spans else None
        if last is not None and last.seat == move.seat and (last.turn == turn or not alone):
            spans[-1] = Span(last.turn, move.seat, last.first_move, number)
        else:
            spans.append(Span(turn, move.seat, number, number))
    return spans


def stories_of(
    seated: SeatedTable, seat: int | None, words: CatalogueWords, log_from: int = 0
) -> list[m.Story]:
    """The story of every turn that has lines of the log from one on; that of the last turn in any case.

    Where nobody noted what belongs to which turn, as in a lesson, there are none.
    """
    if seated.table is None or not seated.chronicle.move_turns:
        return []
    spans, ends = turns_of(seated), seated.chronicle.move_events
    return [
        _story(seated, seat, words, number, span)
        for number, span in enumerate(spans)
        if ends[span.last_move] > log_from or number == len(spans) - 1
    ]


def _story(seated: SeatedTable, seat: int | None, words: CatalogueWords, number: int, span: Span) -> m.Story:
    ends = seated.chronicle.move_events
    first, last = ends[span.first_move - 1], ends[span.last_move]
    text = story_in_words(seated.playing.events[first:last], seat, words)
    return m.Story(number, span.turn, span.seat, span.first_move, span.last_move, first, last, text)


def story_in_words(events: Sequence[Event], seat: int | None, words: CatalogueWords) -> str:
    """What happened, in short."""
    told = [event for event in events if words.has(Text(f"story-{event.kind}"))]
    if told:
        sentences = [words.text(Text(f"story-{event.kind}", event.seen_by(seat))) for event in told]
    else:
        sentences = [words.event(event, seat) for event in events[: MOST_SENTENCES + 1]]
    short = [*sentences[:MOST_SENTENCES], *([MORE] if len(sentences) > MOST_SENTENCES else [])]
    return " ".join([*short, *_points_in_words(events, words)] if told else short)


def _points_in_words(events: Sequence[Event], words: CatalogueWords) -> list[str]:
    """What everybody has scored, summed up."""
    scored: dict[int, int] = {}
    for event in events:
        seat, points = event.args.get("seat"), event.args.get("points")
        if event.kind == "score" and isinstance(seat, int) and isinstance(points, int):
            scored[seat] = scored.get(seat, 0) + points
    return [
        words.text(Text("story-points", {"seat": seat, "points": points}))
        for seat, points in scored.items()
        if points
    ]
