"""How somebody begins to look on, wherever the frames come from."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta

from tablewright.service.messages.basics import Answer, Language, Request, Version


class Ready(Answer, frozen=True, tag_field="type", tag="ready"):
    """Nothing was missed."""

    version: int


class Greeting(Request, frozen=True):
    """How a client wants to be served on the stream; `packed`: large frames as zlib in binary messages;
    `stencils`: whole views may be laid over stencils.
    """

    seat: Annotated[int, Meta(ge=-1, le=9)] | None = None
    lang: Language | None = None
    version: Version | None = None
    scenes: bool = True
    state: bool = False
    packed: bool = False
    stencils: bool = False
