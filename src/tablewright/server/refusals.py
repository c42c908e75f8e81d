"""How problems are told over HTTP."""

from __future__ import annotations

from typing import Final

from tablewright.server.sentences import say
from tablewright.service import messages as m
from tablewright.service.problems import Problem, refusal

#: The status of every code; docs/protocol.md lists the same.
STATUS: Final = {
    "invalid": 400,
    "bad-setup": 400,
    "bad-record": 400,
    "bad-address": 400,
    "no-pass": 401,
    "origin": 403,
    "not-your-seat": 403,
    "not-yours": 403,
    "secret-needed": 403,
    "wrong-secret": 403,
    "not-over": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-seat": 404,
    "no-such-rule": 404,
    "no-such-link": 404,
    "no-such-move": 404,
    "no-such-page": 404,
    "no-lessons": 404,
    "no-such-part": 404,
    "method": 405,
    "stale": 409,
    "not-asked": 409,
    "nothing-to-undo": 409,
    "nothing-to-redo": 409,
    "link-used": 409,
    "seat-taken": 409,
    "not-started": 409,
    "already-over": 409,
    "key-reused": 409,
    "chat-off": 409,
    "no-record": 409,
    "broken-game": 409,
    "no-stand-in": 409,
    "host": 421,
    "too-large": 413,
    "not-json": 415,
    "not-offered": 422,
    "not-taught": 422,
    "too-many": 429,
    "broken-rule": 500,
    "internal": 500,
    "storage": 503,
    "busy": 503,
}


def told(problem: Problem, language: str) -> tuple[int, m.Refusal]:
    """The status and the body of the answer to a refused request."""
    return STATUS[problem.code], refusal(problem, language, say)
