"""What imagined tables hold, asked for as a player would ask: what-if forks and hints of running games (R25).

    python -m tests.server.imagined --forks 500

A game is played over HTTP; then a seat asks again and again what would happen if, and looks at the hand that
its neighbour has in the fork. All that the seat cannot see must be there equally often, as in a deal that
is made here with no help of the engine; and the true hand no more often than by chance. The tables that hints
think about are held against the same.
"""

from __future__ import annotations

import argparse
import json
import math
import random
import re
import secrets
import tempfile
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final, NamedTuple
from unittest.mock import patch

from tablewright.bots import Glimpse
from tablewright.engine import Table, plain
from tablewright.service.thinking import HintWish, hint
from tests.server.client import Person
from tests.server.conftest import Served, serving

#: Less likely than this, and the deal is not taken for uniform: a false alarm in a million runs.
LEAST: Final = 1e-6
ASKING, LOOKED_AT = 0, 1
HINT_SECONDS: Final = 0.2


class Hand(NamedTuple):
    """Where a title keeps hands in what a seat sees, what the cards are called, and what their backs tell.

    Forks are made after so many `moves`, where the seat is `asked` something that begins its turn: in the
    middle of a common phase a fork may go back to where the phase began, and hands are others there.
    """

    people: str
    cards: str
    name: re.Pattern[str]
    back: Callable[[str], str]
    moves: int
    asked: str = ""


#: Titles where a seat holds something that no other seat may see.
HANDS: Final = {
    "quarry": Hand("masons", "hand", re.compile(r"[a-z]+-\d"), lambda card: "", 6),
    "settlers": Hand(
        "settlers", "hand", re.compile(r"SET-[A-Z]{3}\d+-\d"), lambda card: card[4:7], 12, "turn"
    ),
    "tabannusi": Hand("builders", "cities", re.compile(r"CC\d\d"), lambda card: "", 8),
    "tawantinsuyu": Hand("incas", "gods", re.compile(r"G\d\d"), lambda card: "", 8),
}


class Position(NamedTuple):
    """A running game where a seat is asked: what it cannot see, and what its neighbour holds of that."""

    table: str
    spec: Hand
    unseen: frozenset[str]
    held: frozenset[str]


def names_in(data: Any, pattern: re.Pattern[str]) -> set[str]:
    """All cards that are named anywhere in some data."""
    return {name for name in re.findall(r'"([^"]*)"', json.dumps(data)) if pattern.fullmatch(name)}


def reached(served: Served, person: Person, game: str, chance: random.Random) -> Position:
    """Play a game to where the seat is asked and its neighbour holds something it cannot see."""
    spec = HANDS[game]
    table = person.make(game, 2, watch=False)["table"]
    for move in range(200):
        seen = names_in(person.view(table, seat=ASKING, state=1)["state"], spec.name)
        held = hand_in(person.view(table, seat=LOOKED_AT, state=1)["state"], spec) - seen
        question = person.view(table)["question"]
        fits = question["seat"] == ASKING and question["kind"].startswith(spec.asked)
        if move >= spec.moves and fits and held:
            break
        option = chance.choice(question["options"])["id"]
        assert person.move(table, question["seat"], question["since"], option).status_code == 200
    true = served.wait_for(served.host.tables.get(table)).table.state
    return Position(table, spec, frozenset(names_in(plain(true), spec.name) - seen), held)


def hand_in(seen: dict[str, Any], spec: Hand) -> frozenset[str]:
    """The neighbour's hand, as the neighbour sees it."""
    return frozenset(seen[spec.people][LOOKED_AT][spec.cards])


def forked(person: Person, position: Position) -> frozenset[str]:
    """What the neighbour holds in a what-if fork that the seat has made."""
    made = person.post(f"/api/tables/{position.table}/fork", {"seat": ASKING})
    assert made.status_code == 201, made.text
    fork = made.json()["table"]
    held = hand_in(person.view(fork, seat=LOOKED_AT, state=1)["state"], position.spec)
    assert person.delete(f"/api/tables/{fork}").status_code == 204
    return held & position.unseen


@contextmanager
def imagined_tables() -> Iterator[list[Table]]:
    """All tables that bots imagine meanwhile."""
    found: list[Table] = []
    imagine = Glimpse.imagine

    def noted(self: Glimpse, seed: str) -> Table:
        found.append(imagine(self, seed))
        return found[-1]

    with patch.object(Glimpse, "imagine", noted):
        yield found


def dealt(position: Position, chance: random.Random) -> frozenset[str]:
    """A hand of the same backs, from all that the seat cannot see."""
    held: set[str] = set()
    for back, count in Counter(map(position.spec.back, position.held)).items():
        heap = sorted(card for card in position.unseen if position.spec.back(card) == back)
        held |= set(chance.sample(heap, count))
    return frozenset(held)


def faults(position: Position, hands: list[frozenset[str]]) -> list[str]:
    """What tells these hands from such that were dealt fairly; nothing, if all is well."""
    found, backs = [], Counter(map(position.spec.back, position.held))
    if any(Counter(map(position.spec.back, hand)) != backs for hand in hands):
        found.append("a hand has other backs than the seat sees")
    ways = 1
    for back, count in backs.items():
        heap = [card for card in position.unseen if position.spec.back(card) == back]
        ways *= math.comb(len(heap), count)
        chance = uniform(Counter(card for hand in hands for card in hand), heap, count, len(hands))
        if chance < LEAST:
            found.append(f"cards {back} do not lie there equally often (p = {chance:.1e})")
    same = sum(hand == position.held for hand in hands)
    if at_least(same, len(hands), 1 / ways) < LEAST:
        found.append(f"{same} of {len(hands)} hands are the true one, of {ways} that may be")
    return found


def uniform(counts: Counter[str], heap: list[str], drawn: int, times: int) -> float:
    """How likely counts are so uneven if `drawn` of the heap are drawn fairly so many times (chi-square)."""
    if len(heap) <= drawn:
        return 1.0
    expected = times * drawn / len(heap)
    free = len(heap) - 1
    uneven = sum((counts[card] - expected) ** 2 for card in heap) / expected
    square = uneven * free / (len(heap) - drawn)  # of one hand no card is drawn twice
    spread = 2 / (9 * free)  # Wilson and Hilferty: the cube root is nearly normal
    deviation = ((square / free) ** (1 / 3) - (1 - spread)) / math.sqrt(spread)
    return math.erfc(deviation / math.sqrt(2)) / 2


def at_least(hits: int, times: int, chance: float) -> float:
    """How likely something of that chance happens at least so often."""
    return sum(
        math.comb(times, count) * chance**count * (1 - chance) ** (times - count)
        for count in range(hits, times + 1)
    )


def thought_of(served: Served, position: Position, times: int) -> list[frozenset[str]]:
    """What the neighbour holds at the tables that hints think about, made as a worker makes them."""
    seated = served.wait_for(served.host.tables.get(position.table))
    with imagined_tables() as tables:
        while len(tables) < times:
            hint(HintWish(seated.snapshot, ASKING, secrets.token_hex(24), HINT_SECONDS))
    seen = [seated.game.view(table.state, LOOKED_AT) for table in tables[:times]]
    return [hand_in(view, position.spec) & position.unseen for view in seen]


def main() -> None:
    """The command."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=list(HANDS))
    parser.add_argument("--forks", type=int, default=500, help="of each title")
    parser.add_argument("--positions", type=int, default=5, help="at which they are made")
    parser.add_argument("--seed", default="imagined")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, serving(Path(folder)) as served:
        person = served.person()
        for game in options.games:
            chance, found = random.Random(f"{options.seed}/{game}"), []
            for _ in range(options.positions):
                position = reached(served, person, game, chance)
                times = options.forks // options.positions
                found += faults(position, [forked(person, position) for _ in range(times)])
                found += faults(position, thought_of(served, position, times))
            told = "; ".join(found) or "as in a fair deal"
            amount = f"{options.forks} forks and tables of hints at {options.positions} positions"
            print(f"{game}: {amount}: {told}", flush=True)


if __name__ == "__main__":
    main()
