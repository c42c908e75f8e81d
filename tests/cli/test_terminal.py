"""At a real terminal: the screen is wiped between people, and Ctrl-C asks before the game is lost."""

from __future__ import annotations

import os
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

pty = pytest.importorskip("pty", reason="this system has no pseudo-terminals")

#: How long a slow machine may take to answer.
PATIENCE = 30.0
#: How long nobody can react faster than. A Ctrl-C in the instant between the prompt and the waiting for keys
#: is only noticed with the next key.
REACTION = 0.5


class Terminal:
    """Somebody at a keyboard."""

    def __init__(self, folder: Path, *words: str) -> None:
        self._keys, screen = pty.openpty()
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from tablewright.cli import main; main()", *words],
            stdin=screen,
            stdout=screen,
            stderr=screen,
            cwd=folder,
            start_new_session=True,
            preexec_fn=lambda: os.close(
                os.open(os.ttyname(0), os.O_RDWR)
            ),  # the terminal it is controlled by
            env={
                **os.environ,
                "TERM": "xterm",
                "COLUMNS": "100",
                "LINES": "40",
                "TABLEWRIGHT_LANGUAGE": "en",
                "PYTHONPATH": os.pathsep.join(sys.path),
            },
        )
        os.close(screen)
        self._shown = b""

    def type(self, keys: str) -> None:
        os.write(self._keys, keys.encode())

    def read_until(self, text: str) -> str:
        """What appears on the screen, from where the last reading ended up to a text."""
        wanted = text.encode()
        end = time.monotonic() + PATIENCE
        while wanted not in self._shown:
            shown = self._shown.decode(errors="replace")
            assert time.monotonic() < end, f"{text!r} did not appear, but {shown!r}"
            if select.select([self._keys], [], [], 0.1)[0]:
                try:
                    self._shown += os.read(self._keys, 65536)
                except OSError:
                    raise AssertionError(f"{text!r} did not appear before the end, but {shown!r}") from None
        seen, _, self._shown = self._shown.partition(wanted)
        return (seen + wanted).decode()

    def exit_code(self) -> int:
        return self._process.wait(PATIENCE)

    def close(self) -> None:
        if self._process.poll() is None:
            self._process.kill()
            self._process.wait()
        os.close(self._keys)


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    there = Terminal(tmp_path, "play", "quarry", "--seed", "5", "--seat", "1=Anna,2=Jan")
    yield there
    there.close()


def test_hands_are_hidden_and_a_game_is_not_lost(terminal: Terminal, tmp_path: Path) -> None:
    terminal.read_until("Pass the screen to Anna, then press Enter.")
    terminal.type("\r")
    assert "A hidden order of Jan" in terminal.read_until("Where do you dig today?")
    terminal.read_until("> ")
    terminal.type("1\r")
    passed = terminal.read_until("Pass the screen to Jan, then press Enter.")
    wiped = passed.index("\x1b[2J")
    assert "\x1b[3J" in passed[wiped:]
    assert "Order: " not in passed[wiped:]
    terminal.type("\r")
    terminal.read_until("Where do you dig today?")
    terminal.read_until("> ")
    time.sleep(REACTION)
    terminal.type("\x03")
    terminal.read_until("Save the game first?")
    terminal.type("kept\r")
    terminal.read_until("The game was left.")
    assert terminal.exit_code() == 0
    assert (tmp_path / "kept.json").is_file()
