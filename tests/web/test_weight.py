"""What has to travel: the client once, a table when it is opened, and what a choice changes."""

from __future__ import annotations

import gzip
import json
import math
from typing import TYPE_CHECKING

import pytest

from tests.web.visitor import Visitor, unpacked

if TYPE_CHECKING:
    from playwright.sync_api import WebSocket

KB = 1024
TITLES = ["Origins", "Imperial Settlers", "Tabannusi", "Tawantinsuyu", "Daitoshi"]


def weight(body: str | bytes) -> int:
    """Bytes on the line, compressed."""
    return len(gzip.compress(body.encode() if isinstance(body, str) else body, 6))


def compressed(frame: str | bytes) -> int:
    """Bytes of a frame's whole text, compressed here."""
    return weight(unpacked(frame))


def of_kind(frames: list[str | bytes], kind: str) -> list[str | bytes]:
    """Those frames of all that came."""
    return [frame for frame in frames if json.loads(unpacked(frame))["type"] == kind]


def test_the_client_starts_light(ann: Visitor) -> None:
    bodies: list[bytes] = []
    ann.page.on("response", lambda response: bodies.append(response.body()) if response.ok else None)
    ann.go_home()
    ann.page.wait_for_load_state("networkidle")
    assert len(bodies) > 5
    assert sum(map(weight, bodies)) < 400 * KB


@pytest.mark.parametrize("title", TITLES)
def test_a_table_and_its_changes_are_light(ann: Visitor, title: str) -> None:
    frames: list[str | bytes] = []

    def listen(line: WebSocket) -> None:
        line.on("framereceived", lambda frame: frames.append(frame))

    ann.page.on("websocket", listen)
    ann.new_table(title)
    for _ in range(20):
        ann.answer(on_board=False)
    for _ in range(50):  # an answer is shown before the stream brings the same change
        if len(of_kind(frames, "change")) >= 20:
            break
        ann.page.wait_for_timeout(100)
    views, changes = of_kind(frames, "view"), of_kind(frames, "change")
    assert views
    assert len(changes) >= 20
    for measure in (compressed, len):  # what the text weighs, and what really came
        assert max(map(measure, views)) < 80 * KB
        weights = sorted(map(measure, changes))
        ordinary = weights[math.ceil(len(weights) * 0.95) - 1]  # one of twenty, a new round, may be larger
        assert ordinary < 10 * KB
