"""R47: whatever fits, or does not fit, the published description is answered as described."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.conftest import Served

#: Streams never end; the other two would only leave nothing to try.
LEFT_OUT = {
    ("get", "/api/tables/{table}/events"),
    ("delete", "/api/me"),
    ("delete", "/api/tables/{table}"),
}
CHECKS = [
    not_a_server_error,
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
]
#: For each operation, with data that fits and with data that does not; marathons set more.
EXAMPLES = int(os.environ.get("TABLEWRIGHT_FUZZ_EXAMPLES", "3"))


class Fuzz:
    """Tries out operations of one server, as somebody who has a table there."""

    def __init__(self, served: Served) -> None:
        self._served = served
        self._ann = served.person()
        self._table = self._ann.make("quarry", 2, chat=True)["table"]
        self.sent = 0

    def operations(self) -> list[Any]:
        """Everything the description lists, but what is left out."""
        schema = schemathesis.openapi.from_dict(self._ann.get("/api/openapi.json").json())
        listed: list[Any] = [found.ok() for found in schema.get_all_operations()]  # type: ignore[union-attr]
        return [one for one in listed if (one.method, one.path) not in LEFT_OUT]

    def try_out(self, operation: Any, mode: GenerationMode) -> None:
        """Send some requests; a failed check is raised."""

        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy(generation_mode=mode))
        def send(case: Any) -> None:
            self._served.guard.limiter._buckets.clear()
            if mode is GenerationMode.POSITIVE and "table" in (case.path_parameters or {}):
                case.path_parameters["table"] = self._table
            answer = case.call(base_url=self._served.url, cookies=dict(self._ann.http.cookies))
            self.sent += 1
            case.validate_response(answer, checks=CHECKS)

        try:
            send()
        except Unsatisfiable:
            assert mode is GenerationMode.NEGATIVE, f"{operation.label}: nothing fits its description"

    def is_well(self) -> bool:
        """Whether the table is still there."""
        return bool(self._ann.view(self._table)["version"] >= 1)


@pytest.mark.slow
def test_r47_no_server_error_and_no_answer_that_breaks_the_description(start: Callable[..., Served]) -> None:
    fuzz = Fuzz(start(hint_seconds=0.05))
    operations = fuzz.operations()
    assert len(operations) > 30
    for operation in operations:
        for mode in GenerationMode:
            fuzz.try_out(operation, mode)
    assert fuzz.sent > len(operations) * EXAMPLES
    assert fuzz.is_well()
