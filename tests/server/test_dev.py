"""`serve --dev`: everything about tables for those who build games, on this machine only."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from tablewright.cli import run
from tablewright.engine import find_game, new_table
from tablewright.engine import record as records
from tablewright.server.app import make_app
from tablewright.server.config import Config, DevelopmentIsLocal
from tablewright.server.inspector.pages import tree
from tablewright.server.reloading import changed, stamps, watched
from tests.server.client import Person
from tests.server.conftest import Served, serving
from tests.server.vault import CARDS

PATIENCE = 60.0  # seconds


@pytest.fixture(scope="module")
def dev(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("dev"), dev=True, plugins=("tests.server.vault",)) as running:
        yield running


def shown(person: Person, path: str, **query: Any) -> str:
    answer = person.get(path, **query)
    assert answer.status_code == 200, answer.text
    return answer.text


def part(page: str, name: str) -> str:
    """One of the trees of a page."""
    trees = page.split("<details")
    start = next(i for i, one in enumerate(trees) if f"<summary>{name} <i>" in one)
    depth, end = 0, start
    for end in range(start, len(trees)):
        depth += 1 - trees[end].count("</details>")
        if depth == 0:
            break
    return "<details".join(trees[start : end + 1])


# ---------------------------------------------------------------------------------------------- only here


def test_without_dev_there_is_no_inspector(served: Served, ann: Person) -> None:
    table = ann.make("quarry", 2)["table"]
    for path in ("/dev", f"/dev/tables/{table}", f"/dev/tables/{table}/record", "/dev/inspector.js"):
        answer = ann.get(path)  # a path without an ending is a page of the client, whatever it is called
        assert "inspector" not in answer.text.lower()
        assert '"seed"' not in answer.text
    assert ann.get("/dev/inspector.js").status_code == 404
    assert "no-store" not in ann.get("/api/assets/scene.css").headers["cache-control"]


def test_other_machines_and_other_names_get_nothing(dev: Served) -> None:
    ann = dev.person()
    table = ann.make("quarry", 2)["table"]
    for path in ("/dev", f"/dev/tables/{table}", f"/dev/tables/{table}/record", "/dev/inspector.js"):
        assert ann.get(path).status_code == 200
        for name in (
            "evil.example",
            f"evil.example:{dev.port}",
            "127.0.0.1.evil.example",
            "[2001:db8::1]",
            "",
        ):
            answer = ann.http.get(path, headers={"Host": name})
            assert (answer.status_code in (400, 404, 421), table in answer.text) == (True, False), name
        for name in (f"localhost:{dev.port}", f"[::1]:{dev.port}"):
            assert ann.http.get(path, headers={"Host": name}).status_code == 200


@pytest.mark.parametrize("settings", [{"host": "0.0.0.0"}, {"host": "192.168.1.5"}, {"behind_proxy": True}])
def test_it_cannot_be_opened_to_others(tmp_path: Path, settings: dict[str, Any]) -> None:
    with pytest.raises(DevelopmentIsLocal):
        make_app(Config(data=tmp_path, dev=True, secret="long enough", **settings))
    make_app(Config(data=tmp_path, secret="long enough", **settings))


def test_the_command_refuses_to_open_it_to_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("TABLEWRIGHT_SECRET", "long enough")
    words = ["serve", "--dev", "--no-open", "--data", str(tmp_path)]
    for more in (["--host", "0.0.0.0"], ["--behind-proxy"]):
        assert run([*words, *more]) == 2
        assert "this machine only" in capsys.readouterr().err


# ---------------------------------------------------------------------------------------------- what is shown


def test_a_tree_shows_everything_and_nothing_breaks_out() -> None:
    data = {"cards": ["<b>one</b>", 2], "none": [], "inner": {"kind": "<i>", "deep": {"x": None}}}
    page = tree("data", data)
    assert page.count("<details") == page.count("</details>") == 4
    assert "&lt;b&gt;one&lt;/b&gt;" in page
    assert "<b>one" not in page
    assert "<small>&lt;i&gt;</small>" in page


def test_state_view_scenes_and_events_of_a_table(dev: Served) -> None:
    ann = dev.person()
    table = ann.make("vault", 2)["table"]
    ann.move(
        table, 0, ann.view(table, seat=0)["since"], ann.view(table, seat=0)["question"]["options"][0]["id"]
    )
    hands = [
        {*keeper.hand, *keeper.kept}
        for keeper in dev.wait_for(dev.host.tables.get(table)).playing.state.keepers
    ]
    page = shown(ann, f"/dev/tables/{table}", seat=0)
    state, view = part(page, "State"), part(page, "View of this seat")
    assert all(card in state for hand in hands for card in hand), "the state shows everybody's cards"
    assert all(card in view for card in hands[0])
    assert not any(card in view for card in hands[1]), "the view shows one's own"
    assert "card-0-0" in part(page, "Scenes")
    assert "<b>kind</b>" in part(page, "Open questions")
    assert "<small>" in part(page, "Moves")
    other = part(shown(ann, f"/dev/tables/{table}", seat=1, lang="pl"), "Widok z tego miejsca")
    assert not any(card in other for card in CARDS if card in hands[0])


def test_one_can_step_through_a_game(dev: Served) -> None:
    ann = dev.person()
    table = ann.make("quarry", 2, seed="steps")["table"]
    digs = ["dig:hill", "dig:cliff"]
    for seat, option in enumerate(digs):
        ann.move(table, seat, ann.view(table, seat=seat)["since"], option)
    assert table in shown(ann, "/dev")
    first = shown(ann, f"/dev/tables/{table}", seat=0, move=0)
    assert "Move 0 of 2" in first
    assert f"/dev/tables/{table}?seat=0&amp;move=1" in first
    assert "dig:hill" not in first.split("Open questions")[0]
    assert "dig:hill" in part(first, "Open questions")
    assert "<small>dig:hill</small>" in part(shown(ann, f"/dev/tables/{table}", move=1), "Moves")
    assert "Move 2 of 2" in shown(ann, f"/dev/tables/{table}", seat=1, move=99)
    assert ann.get("/dev/tables/no-such-table").status_code == 404


def test_a_table_that_waits_for_people_says_so(dev: Served) -> None:
    ann = dev.person()
    table = ann.make("quarry", [{"kind": "here"}, {"kind": "link"}])["table"]
    assert ann.get(f"/dev/tables/{table}").json()["error"]["code"] == "not-started"


def test_a_fork_can_be_looked_at_too(dev: Served) -> None:
    ann = dev.person()
    table = ann.make("quarry", 2)["table"]
    for seat in (0, 1):
        ann.move(table, seat, ann.view(table, seat=seat)["since"], "dig:hill")
    fork = ann.post(f"/api/tables/{table}/fork", {"seat": 0}).json()["table"]
    page = shown(ann, f"/dev/tables/{fork}")
    assert "State" in page
    assert 'id="jump"' not in page, "its record does not begin at a set-up"


def test_the_record_of_a_running_game_can_be_had(dev: Served) -> None:
    ann = dev.person()
    table = ann.make("quarry", 2)["table"]
    ann.move(table, 0, ann.view(table, seat=0)["since"], "dig:hill")
    record = json.loads(shown(ann, f"/dev/tables/{table}/record"))
    assert records.verify(record) == []
    assert [move[1] for move in record["moves"]] == ["dig:hill"]


def test_nothing_is_kept_by_browsers(dev: Served) -> None:
    ann = dev.person()
    for path in ("/", "/dev", "/api/assets/scene.css"):
        assert ann.get(path).headers["cache-control"] == "no-store"


# ---------------------------------------------------------------------------------------------- starting anew


def test_files_that_matter_are_watched(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_games").mkdir()
    (tmp_path / "own_games" / "__init__.py").write_text("")
    (tmp_path / "own_bot.py").write_text("")
    monkeypatch.syspath_prepend(str(tmp_path))
    places = watched(["own_games.inner", "own_bot", "no_such_module"])
    assert {tmp_path / "own_games", tmp_path / "own_bot.py"} <= set(places)
    known = stamps(places)
    assert any(name.endswith("quarry/locale/pl.ftl") for name in known)
    assert {Path(name).suffix for name in known} >= {".py", ".yaml", ".ftl", ".css"}
    assert changed(known, stamps(places)) == []
    for name in ("own_games/new.yaml", "own_bot.py", "own_games/left.txt"):
        (tmp_path / name).write_text("x")
    os.utime(tmp_path / "own_bot.py", (1, 1))
    (tmp_path / "own_games" / "__init__.py").unlink()
    news = [Path(name).name for name in changed(known, stamps(places))]
    assert sorted(news) == ["__init__.py", "new.yaml", "own_bot.py"]


BOT = """
from tablewright.bots import Bot, register_bot

class Own(Bot):
    def __init__(self, seed, settings=None):
        pass

    def choose(self, glimpse):
        return 0

register_bot("{name}", Own)
"""


def until(wanted: Callable[[], bool], what: str) -> None:
    """Wait until something is true; a server that is being started anew answers nothing for a moment."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            if wanted():
                return
        except httpx.TransportError:
            pass
        time.sleep(0.2)
    raise AssertionError(what)


@pytest.mark.slow
def test_a_change_starts_the_server_anew_and_tables_survive(tmp_path: Path) -> None:
    plugin = tmp_path / "own_bot.py"
    plugin.write_text(BOT.format(name="first"))
    program = "from tablewright.cli import main; main()"
    words = ["serve", "--dev", "--no-open", "--port", "0", "--data", str(tmp_path / "data")]
    process = subprocess.Popen(
        [sys.executable, "-c", program, *words, "--plugin", "own_bot"],
        cwd=tmp_path,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env={**os.environ, "TABLEWRIGHT_LANGUAGE": "en", "PYTHONUNBUFFERED": "1"},
    )
    try:
        assert process.stdout is not None
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found is not None
        ann = Person(found[0])
        levels = lambda: [bot["level"] for bot in ann.get("/api/games").json()["games"][0]["bots"]]  # noqa: E731
        assert "first" in levels()
        table = ann.make("quarry", 2)["table"]
        with ann.stream(table, seat=0) as page:
            page.until(1)
            plugin.write_text(BOT.format(name="second"))
            while page.frames[-1]["type"] != "bye":
                page.next()
            assert page.frames[-1]["code"] == "reload"
        until(lambda: "second" in levels(), "the changed file was never read")
        assert ann.view(table)["version"] == 1
        plugin.write_text("this is not Python")
        told = [process.stdout.readline()]
        while "The server has ended" not in told[-1]:
            assert told[-1], "a broken file was served"
            told.append(process.stdout.readline())
        assert cannot_reach(found[0])
        plugin.write_text(BOT.format(name="third"))
        until(lambda: "third" in levels(), "the mended file was never read")
        ann.move(table, 0, ann.view(table, seat=0)["since"], "dig:hill")
        assert ann.view(table)["version"] == 2
        ann.http.close()
    finally:
        process.send_signal(signal.SIGTERM)
        process.communicate(timeout=30)
    assert "own_bot.py has changed" in "".join(told)
    assert cannot_reach(found[0]), "nothing stays behind"


def cannot_reach(url: str) -> bool:
    try:
        httpx.get(f"{url}/health", timeout=2)
    except httpx.TransportError:
        return True
    return False


def test_a_record_cut_after_a_move_is_a_table_that_goes_on(dev: Served) -> None:
    """What the page does with a file: the moves behind are left out, and the rest is played by the rules."""
    table: Any = new_table(find_game("quarry"), 2, "7", record=True)
    for _ in range(9):
        table.play(table.open_questions()[0].offset)
    record = records.to_data(table)
    ann = dev.person()
    cut = {**record, "moves": record["moves"][:4]}
    wish = {"record": cut, "seats": [{"kind": "here"}] * 2, "confirm": False}
    made = ann.post("/api/import?scenes=0", wish).json()["view"]
    assert (made["moves"], made["status"]) == (4, "playing")
    assert "Move 4 of 4" in shown(ann, f"/dev/tables/{made['table']}")
