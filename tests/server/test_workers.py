"""The processes that think and draw: what they have in common is loaded once, and shared (R11)."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import sys
from collections.abc import Iterator
from multiprocessing import forkserver
from pathlib import Path

import pytest

from tablewright.server.workers import Workers
from tablewright.service.drawing import DRAW, DrawingWish
from tablewright.service.work import WorkLost
from tests.server.patience import eventually

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="looks at processes as Linux shows them")


@pytest.fixture
def workers() -> Iterator[Workers]:
    hired = Workers("tried", 2)
    asyncio.run(hired.warm_up())
    yield hired
    hired.close()


def pids(workers: Workers) -> list[int]:
    """The numbers of their processes."""
    found = [worker._process.pid or 0 for worker in workers._all if worker._process is not None]
    assert len(found) == 2
    return found


def kilobytes(pid: int, what: str) -> int:
    """What a process holds of memory."""
    told = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="ascii")
    return sum(int(size) for size in re.findall(rf"(?m)^{what}:\s+(\d+)", told))


def test_r11_workers_share_what_all_of_them_need(workers: Workers) -> None:
    for pid in pids(workers):
        own, all_of_it = kilobytes(pid, "Private_(?:Clean|Dirty)"), kilobytes(pid, "Rss")
        assert own < 20_000, "what is loaded for each process anew"
        assert own < all_of_it / 2


def test_a_worker_has_the_variables_that_the_server_has_now(
    workers: Workers, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Not those of when the first worker began, as the process has them that it is forked from."""
    (tmp_path / "tell_a_variable.py").write_text(
        "import os, pathlib\npathlib.Path(__file__).with_name('told').write_text(os.environ['TRIED_NOW'])\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("TRIED_NOW", "so it is")
    new = Workers("telling", 1, ["tell_a_variable"])
    asyncio.run(new.warm_up())
    new.close()
    assert (tmp_path / "told").read_text(encoding="utf-8") == "so it is"


def test_work_goes_on_when_the_process_was_killed_that_workers_are_forked_from(workers: Workers) -> None:
    before = pids(workers)
    nothing: list[DrawingWish] = []
    nursery: int = forkserver._forkserver._forkserver_pid  # type: ignore[attr-defined]
    os.kill(nursery, signal.SIGKILL)
    eventually(lambda: not any(Path(f"/proc/{pid}").exists() for pid in before), "nobody may stay behind")
    for place in range(2):
        with pytest.raises(WorkLost):
            asyncio.run(workers.do(DRAW, nothing, 5, place))
        assert asyncio.run(workers.do(DRAW, nothing, 5, place)) == []
