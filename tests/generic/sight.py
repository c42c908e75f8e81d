"""What can be seen of a table, as text that can be compared byte by byte."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from tablewright.engine import Asked, Event, Reason, Table, Text


def question_seen(asked: Asked) -> dict[str, Any]:
    """A question with everything that can be read in it."""
    decision = asked._decision
    return {
        "seat": asked.seat,
        "kind": asked.kind,
        "about": decision.about,
        "prompt": asked.prompt,
        "options": [[option.id, option.label] for option in asked.options],
        "blocked": [[name, *_reason_seen(reason)] for name, reason in asked.reasons.items()],
    }


def _reason_seen(reason: Reason) -> tuple[str, str, dict[str, object]]:
    return reason.rule, reason.text.id, reason.text.args


def questions_seen(table: Table) -> str:
    """All open questions."""
    return as_text([question_seen(asked) for asked in table.decisions])


def seat_sees(table: Table, seat: int | None) -> str:
    """All that a seat (None: a spectator) can find out by looking: view, own questions, scores."""
    return as_text(
        {
            "view": table.view(seat),
            "questions": [question_seen(asked) for asked in table.decisions if asked.seat == seat],
            "scores": table.scores,
            "lines": [[line.seat, line.source, line.points] for line in table.score_lines],
            "over": table.over,
        }
    )


def events_seen(events: Iterable[Event], seat: int | None) -> str:
    """The log as a seat may read it."""
    return as_text([[event.kind, event.seen_by(seat)] for event in events])


def everybody(table: Table) -> list[int | None]:
    """All seats and a spectator."""
    return [*range(table.players), None]


def as_text(data: Any) -> str:
    """JSON in the order it was built; lists of options differ if their order differs."""
    return json.dumps(data, default=_bare, ensure_ascii=False)


def _bare(value: Any) -> Any:
    """Components and messages among the arguments of questions and events."""
    if isinstance(value, Text):
        return [value.id, value.args]
    return str(value.id)
