"""What a request can be refused with."""

from __future__ import annotations

from typing import Final

from tablewright.engine.errors import TablewrightError
from tablewright.server.messages import TableView, WhyNot

#: The status of every code; docs/protocol.md lists the same.
STATUS: Final = {
    "invalid": 400,
    "bad-setup": 400,
    "bad-record": 400,
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
    "method": 405,
    "stale": 409,
    "not-asked": 409,
    "nothing-to-undo": 409,
    "nothing-to-redo": 409,
    "link-used": 409,
    "not-started": 409,
    "already-over": 409,
    "key-reused": 409,
    "chat-off": 409,
    "no-record": 409,
    "no-stand-in": 409,
    "too-large": 413,
    "not-json": 415,
    "not-offered": 422,
    "too-many": 429,
    "broken-rule": 500,
    "internal": 500,
    "storage": 503,
    "busy": 503,
}


class Problem(TablewrightError):
    """A request that is refused; nothing was changed."""

    def __init__(
        self,
        code: str,
        *,
        view: TableView | None = None,
        why: WhyNot | None = None,
        retry_after: int | None = None,
        **args: object,
    ) -> None:
        super().__init__(code)
        self.code: Final = code
        self.status: Final = STATUS[code]
        self.view: Final = view
        self.why: Final = why
        self.retry_after: Final = retry_after
        self.args_shown: Final = args
