"""What routes share: kinds of parameters, and limits."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from litestar.di import NamedDependency
from litestar.params import HeaderParameter, Parameter, QueryParameter

from tablewright.server.callers import Caller, Callers
from tablewright.server.config import is_loopback
from tablewright.server.host import Host
from tablewright.server.limits import Limiter, Rate, neighbourhood

TheHost: TypeAlias = NamedDependency[Host]
TheCaller: TypeAlias = NamedDependency[Caller]
TheLimiter: TypeAlias = NamedDependency[Limiter]
TheCallers: TypeAlias = NamedDependency[Callers]

TableId: TypeAlias = Annotated[str, Parameter(pattern=r"^[\w-]{8,16}$", description="The name of a table")]
SeatPath: TypeAlias = Annotated[int, Parameter(ge=0, le=9)]
SeatQuery: TypeAlias = Annotated[
    int | None,
    QueryParameter(name="seat", ge=-1, le=9, required=False, description="One of your seats; -1: none"),
]
Flag: TypeAlias = Annotated[int, Parameter(ge=0, le=1)]
Further: TypeAlias = Annotated[bool, QueryParameter(name="further", required=False)]
Plan: TypeAlias = Annotated[bool, QueryParameter(name="plan", required=False)]
StateFlag: TypeAlias = Annotated[int, QueryParameter(name="state", ge=0, le=1)]
ShownVersion: TypeAlias = Annotated[
    int | None,
    QueryParameter(
        name="shown",
        ge=0,
        le=2**31 - 1,
        required=False,
        description="The version on your screen: the answer then carries the frame that it lacks",
    ),
]
Lang: TypeAlias = Annotated[str | None, QueryParameter(name="lang", required=False, pattern="^(en|pl)$")]
Key: TypeAlias = Annotated[
    str,
    HeaderParameter(name="Idempotency-Key", pattern=r"^[\w-]{8,64}$", description="New for every command"),
]


def limit_address(limiter: Limiter, caller: Caller, rate: Rate, what: str) -> None:
    """So much from each address; the own machine is not limited."""
    if not is_loopback(caller.address):
        limiter.take(rate, what, neighbourhood(caller.address))
