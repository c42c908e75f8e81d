"""What routes share: kinds of parameters, and limits."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.params import Parameter

from tablewright.server.caller import Caller
from tablewright.server.config import is_loopback
from tablewright.server.limits import Limiter, Rate

TableId: TypeAlias = Annotated[str, Parameter(pattern=r"^[\w-]{8,16}$", description="The name of a table")]
SeatPath: TypeAlias = Annotated[int, Parameter(ge=0, le=9)]
SeatQuery: TypeAlias = Annotated[
    int | None,
    Parameter(query="seat", ge=-1, le=9, required=False, description="One of your seats; -1: none"),
]
Flag: TypeAlias = Annotated[int, Parameter(ge=0, le=1)]
Lang: TypeAlias = Annotated[str | None, Parameter(query="lang", required=False, pattern="^(en|pl)$")]
Key: TypeAlias = Annotated[
    str, Parameter(header="Idempotency-Key", pattern=r"^[\w-]{8,64}$", description="New for every command")
]


def limit_address(limiter: Limiter, caller: Caller, rate: Rate, what: str) -> None:
    """So much from each address; the own machine is not limited."""
    if not is_loopback(caller.address):
        limiter.take(rate, what, caller.address)
