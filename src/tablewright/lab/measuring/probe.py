"""How speed is measured: short probes, taken in turns, the best of several.

A shared machine is slow now and then. Processor time is measured, so that waiting for a core does not count;
probes that are compared take turns, so that a slow moment hits all of them alike, and each keeps its best
result: noise only ever makes things slower.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from time import process_time
from typing import Final, TypeAlias, TypeVar

T = TypeVar("T")

#: Named results, more is better; such as ``{"decisions_per_second": 150000.0}``.
Rates: TypeAlias = dict[str, float]
#: Measures for about so many seconds.
Probe: TypeAlias = Callable[[float], Rates]

#: Search is measured with so many looks ahead at positions so many decisions apart.
SEARCHED: Final = "search_iterations_per_second"
LOOKS: Final = 60
APART: Final = 40


def best_of(
    probes: Mapping[str, Sequence[Probe]],
    seconds: float,
    rounds: int,
    progress: Callable[[str, float], None] | None = None,
) -> dict[str, Rates]:
    """Run every probe `rounds` times in turns, each for `seconds` in all; the best rates by name."""
    best: dict[str, Rates] = {name: {} for name in probes}
    turns = [(name, probe) for name, ones in probes.items() for probe in ones] * rounds
    for done, (name, probe) in enumerate(turns):
        if progress is not None:
            progress(name, done / len(turns))
        for key, rate in probe(seconds / rounds).items():
            best[name][key] = max(rate, best[name].get(key, 0.0))
    return best


def playing(play_one: Callable[[], int]) -> Probe:
    """Decisions and games per second of a function that plays a game and returns its decisions."""

    def probe(seconds: float) -> Rates:
        decisions = games = 0
        begun = now = process_time()
        while now - begun < seconds:
            decisions += play_one()
            games += 1
            now = process_time()
        return {"decisions_per_second": decisions / (now - begun), "games_per_second": games / (now - begun)}

    return probe


def acting_at(
    key: str, positions: Callable[[], Iterable[T]], act: Callable[[T], object], times: int = 1
) -> Probe:
    """How often per second something can be done to a table, averaged over positions of random games; `times`
    is how often it is done in one go.

    Only the doing is timed; what it returns dies outside the time.
    """

    def probe(seconds: float) -> Rates:
        count, spent = 0, 0.0
        for position in _again_and_again(positions):
            begun = process_time()
            result = act(position)
            spent += process_time() - begun
            del result
            count += times
            if spent >= seconds:
                break
        return {key: count / spent}

    return probe


def _again_and_again(positions: Callable[[], Iterable[T]]) -> Iterator[T]:
    while True:
        yield from positions()
