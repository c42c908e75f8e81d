"""What has to travel: the client once, a table when it is opened, and what a choice changes."""

from __future__ import annotations

import gzip
import json
from typing import TYPE_CHECKING

import pytest

from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket

KB = 1024
TITLES = ["Origins", "Imperial Settlers", "Tabannusi", "Tawantinsuyu", "Daitoshi"]


def weight(body: str | bytes) -> int:
    """Bytes on the line, compressed."""
    return len(gzip.compress(body.encode() if isinstance(body, str) else body, 6))


def test_the_client_starts_light(ann: Visitor) -> None:
    bodies: list[bytes] = []
    ann.page.on("response", lambda response: bodies.append(response.body()) if response.ok else None)
    ann.go_home()
    ann.page.wait_for_load_state("networkidle")
    assert len(bodies) > 5
    assert sum(map(weight, bodies)) < 400 * KB


@pytest.mark.parametrize("title", TITLES)
def test_a_table_and_its_changes_are_light(ann: Visitor, title: str) -> None:
    frames: list[str] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: frames.append(str(frame)))

    ann.page.on("websocket", listen)
    ann.new_table(title)
    for _ in range(20):
        ann.answer(on_board=False)
    views = [frame for frame in frames if json.loads(frame)["type"] == "view"]
    changes = [frame for frame in frames if json.loads(frame)["type"] == "change"]
    assert views
    assert len(changes) >= 20
    assert max(map(weight, views)) < 80 * KB
    weights = sorted(map(weight, changes))
    assert weights[int(len(weights) * 0.95)] < 10 * KB  # an ordinary change; a new round may be larger
