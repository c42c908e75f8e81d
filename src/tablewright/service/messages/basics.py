"""What all messages are made of."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

#: Names and the like: no control signs, so that nothing can break a line of the log or of a mail.
PLAIN = r"^[^\x00-\x1f\x7f\u2028\u2029]*$"

#: No turn of any game takes more answers in one go.
MOST_STEPS = 60

Name: TypeAlias = Annotated[str, Meta(max_length=40, pattern=PLAIN)]
OptionId: TypeAlias = Annotated[str, Meta(min_length=1, max_length=200, pattern=PLAIN)]
Version: TypeAlias = Annotated[int, Meta(ge=0, le=2**31 - 1)]
SeatNumber: TypeAlias = Annotated[int, Meta(ge=0, le=9)]
Level: TypeAlias = Annotated[str, Meta(min_length=1, max_length=80, pattern=PLAIN)]
Language: TypeAlias = Literal["en", "pl"]
Status: TypeAlias = Literal["waiting", "playing", "over"]
Pace: TypeAlias = Literal["live", "days"]


class Request(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a client sends; unknown fields are errors."""


class Answer(msgspec.Struct, frozen=True):
    """What the server sends."""
