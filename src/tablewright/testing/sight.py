"""What can be seen of a table, as text that can be compared byte by byte."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any

from tablewright.engine import Asked, Event, Reason, Table, Text

#: So many differences are told, each in so few characters: the first one is the one to look at.
MOST_SHOWN = 12
LONGEST_SHOWN = 120
#: Stands for what is missing in one of the two.
NOTHING = object()


def question_seen(asked: Asked) -> dict[str, Any]:
    """A question with everything that can be read in it."""
    decision = asked._decision
    return {
        "seat": asked.seat,
        "kind": asked.kind,
        "about": decision.told(),
        "prompt": asked.prompt,
        "options": [[option.id, option.label, decision.told_of(option.value)] for option in asked.options],
        "asides": [[option.id, option.label] for option in asked.asides],
        "blocked": [[name, *_reason_seen(reason)] for name, reason in asked.reasons.items()],
    }


def _reason_seen(reason: Reason) -> tuple[str, str, dict[str, object]]:
    return reason.rule, reason.text.id, reason.text.args


def questions_seen(table: Table) -> str:
    """All open questions."""
    return as_text([question_seen(asked) for asked in table.decisions])


def seat_sees(table: Table, seat: int | None, questions: bool = True) -> str:
    """All that a seat (None: a spectator) can find out by looking: view, own questions, scores."""
    asked = [asked for asked in table.decisions if asked.seat == seat] if questions else []
    return as_text(
        {
            "view": table.view(seat),
            "questions": [question_seen(question) for question in asked],
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


def difference(here: str, there: str) -> str:
    """Where two sights differ: each path with what is there in the one and in the other."""
    found = list(_parted(json.loads(here), json.loads(there), ""))
    if not found:
        return "the same things stand in another order"
    more = [f"and {len(found) - MOST_SHOWN} more"] if len(found) > MOST_SHOWN else []
    return "\n".join([*found[:MOST_SHOWN], *more])


def _parted(here: Any, there: Any, path: str) -> Iterator[str]:
    """The paths at which two pieces of plain data differ."""
    if isinstance(here, dict) and isinstance(there, dict):
        for key in [*here, *(key for key in there if key not in here)]:
            yield from _parted(here.get(key, NOTHING), there.get(key, NOTHING), f"{path}.{key}".lstrip("."))
    elif isinstance(here, list) and isinstance(there, list):
        for at, (one, other) in enumerate(zip_longest(here, there, fillvalue=NOTHING)):
            yield from _parted(one, other, f"{path}[{at}]")
    elif here != there:
        yield f"  {path}: {_shown(here)} here, {_shown(there)} in the other"


def _shown(value: Any) -> str:
    text = "nothing" if value is NOTHING else json.dumps(value, ensure_ascii=False)
    return text if len(text) <= LONGEST_SHOWN else f"{text[:LONGEST_SHOWN]}…"


def _bare(value: Any) -> Any:
    """Components and messages among the arguments of questions and events."""
    if isinstance(value, Text):
        return [value.id, value.args]
    return str(value.id)
