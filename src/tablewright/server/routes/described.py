"""What the description of the API (OpenAPI) says about refusals, for every route alike."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from litestar.openapi.spec import OpenAPIMediaType, OpenAPIResponse, Operation, Reference

REFUSAL: Final = Reference(ref="#/components/schemas/Refusal")


@dataclass
class Refusable(Operation):
    """An operation that may be refused; the framework's own idea of an error is not ours."""

    def __post_init__(self) -> None:
        told = OpenAPIResponse(
            description="Refused; nothing was changed",
            content={"application/json": OpenAPIMediaType(schema=REFUSAL)},
        )
        kept = {status: answer for status, answer in (self.responses or {}).items() if status < "400"}
        self.responses = {**kept, "4XX": told, "5XX": told}
