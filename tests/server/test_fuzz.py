"""R47: whatever fits, or does not fit, the published description is answered as described."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis.errors import Unsatisfiable

from tests.server.conftest import Served

schemathesis = pytest.importorskip("schemathesis")

#: Streams never end; the other two would only leave nothing to try.
LEFT_OUT = {
    ("get", "/api/tables/{table}/events"),
    ("delete", "/api/me"),
    ("delete", "/api/tables/{table}"),
}
#: For each operation, with data that fits and with data that does not; nightly runs set more.
EXAMPLES = int(os.environ.get("TABLEWRIGHT_FUZZ_EXAMPLES", "4"))


@pytest.mark.slow
def test_r47_no_server_error_and_no_answer_that_breaks_the_description(start: Callable[..., Served]) -> None:
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    checks = [
        not_a_server_error,
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    ]
    served = start(hint_seconds=0.05, desk_workers=1)
    ann = served.person()
    table = ann.make("quarry", 2, chat=True)["table"]
    description = ann.get("/api/openapi.json").json()
    schema = schemathesis.openapi.from_dict(description)
    cookies = dict(ann.http.cookies)
    tried = 0
    for result in schema.get_all_operations():
        operation = result.ok()
        if (operation.method, operation.path) in LEFT_OUT:
            continue
        for mode in schemathesis.GenerationMode:
            fitting = operation.as_strategy(generation_mode=mode)

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                suppress_health_check=list(HealthCheck),
            )
            @given(case=fitting)
            def try_out(case: Any, mode: Any = mode) -> None:
                served.guard.limiter._buckets.clear()
                if "table" in (case.path_parameters or {}) and mode is schemathesis.GenerationMode.POSITIVE:
                    case.path_parameters["table"] = table
                answer = case.call(base_url=served.url, cookies=cookies)
                case.validate_response(answer, checks=checks)

            try:
                try_out()
            except Unsatisfiable:
                continue  # nothing can be made that does not fit: there is nothing to send
            tried += 1
    assert tried > 40
    assert ann.view(table)["version"] >= 1
