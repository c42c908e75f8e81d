"""Tables in processes of their own: each writes its rows into arrays that all of them share."""

from __future__ import annotations

from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tablewright.engine import TablewrightError
from tablewright.envs.encoding import Encoding, encoding_of
from tablewright.envs.tables import Arrays, Dealer


class Memory:
    """Gives out arrays in shared memory: new ones, or those of these names, in the same order."""

    def __init__(self, names: list[str] | None = None) -> None:
        self.blocks: Final[list[SharedMemory]] = []
        self._names: Final = names

    def make(self, shape: Any, kind: Any) -> NDArray[Any]:
        """The next array."""
        size = int(np.prod(shape)) * np.dtype(kind).itemsize
        if self._names is None:
            block = SharedMemory(create=True, size=size)
        else:
            block = SharedMemory(self._names[len(self.blocks)])
        self.blocks.append(block)
        return np.ndarray(shape, kind, block.buf)


class Crew:
    """The processes, each with its share of the tables."""

    def __init__(self, encoding: Encoding, count: int, workers: int, reward: str, most: int | None) -> None:
        self._memory: Final = Memory()
        self.arrays: Final = Arrays(encoding, count, self._memory.make)
        self._parts: Final[list[range]] = []
        self._lines: Final[list[Connection]] = []
        self._processes: Final[list[Any]] = []
        context = get_context("spawn")
        names = [block.name for block in self._memory.blocks]
        for worker in range(workers):
            part = range(count * worker // workers, count * (worker + 1) // workers)
            here, there = context.Pipe()
            who = (encoding.game.name, encoding.players, encoding.options)
            arguments = (there, who, count, names, part.start, len(part), reward, most)
            process = context.Process(target=work, args=arguments, daemon=True)
            process.start()
            there.close()
            self._parts.append(part)
            self._lines.append(here)
            self._processes.append(process)

    def reset(self, seed: str) -> None:
        """A new game at every table."""
        for line in self._lines:
            line.send(seed)
        self._wait()

    def step(self, actions: list[int]) -> None:
        """An action at every table."""
        for line, part in zip(self._lines, self._parts, strict=True):
            line.send(actions[part.start : part.stop])
        self._wait()

    def _wait(self) -> None:
        try:
            told = [line.recv() for line in self._lines]
        except EOFError:
            raise TablewrightError("A process of the tables has died; make them anew.") from None
        for error in told:
            if error is not None:
                raise error

    def close(self) -> None:
        """End the processes and give the memory back."""
        for line in self._lines:
            line.close()
        for process in self._processes:
            process.join()
        self._lines.clear()
        self._processes.clear()
        for block in self._memory.blocks:
            block.unlink()
        self._memory.blocks.clear()


def work(
    line: Connection,
    who: tuple[str, int, dict[str, str]],
    count: int,
    names: list[str],
    first: int,
    tables: int,
    reward: str,
    most: int | None,
) -> None:
    """What a process does: a seed begins new games, a list of actions plays on; until the line is cut."""
    memory = Memory(names)
    encoding = encoding_of(*who)
    dealer = Dealer(encoding, Arrays(encoding, count, memory.make), first, tables, reward, most)
    while True:
        try:
            said = line.recv()
        except (EOFError, OSError):
            return
        try:
            dealer.reset(said) if isinstance(said, str) else dealer.step(said)
            line.send(None)
        except TablewrightError as error:
            line.send(error)
