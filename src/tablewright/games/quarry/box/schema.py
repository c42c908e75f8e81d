"""The shape of components.yaml, and the pieces made from it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Literal

from tablewright.components import Struct, load


class Meta(Struct, frozen=True):
    id: str
    totals: dict[str, int]


class Pit(Struct, frozen=True):
    id: str
    gives: Literal["granite", "marble", "coins"]
    foreman: tuple[int, ...]
    source: str


class OrderKind(Struct, frozen=True):
    id: str
    count: int
    granite: int
    marble: int
    points: int
    source: str


class Components(Struct, frozen=True):
    meta: Meta
    days: int
    actions_per_day: int
    starting_hand: int
    starting_coins: int
    hand_limit: int
    helper_points: int
    stones_per_point: int
    rest_coins: int
    yields: tuple[int, ...]
    foreman_points: tuple[int, ...]
    foreman_alone: int
    pits: tuple[Pit, ...]
    orders: tuple[OrderKind, ...]


class Order(Struct, frozen=True, eq=False):
    """One order card; every copy is a card of its own."""

    id: str
    name: str
    granite: int
    marble: int
    points: int


def totals(data: Components) -> Iterator[tuple[str, int, int]]:
    """What the sum of the components must be: name, expected, actual."""
    yield "orders", data.meta.totals["orders"], sum(kind.count for kind in data.orders)


LOADED = load(Path(__file__).parent, Components)
DATA = LOADED.data
ORDERS = {
    f"{kind.id}-{copy}": Order(f"{kind.id}-{copy}", kind.id, kind.granite, kind.marble, kind.points)
    for kind in DATA.orders
    for copy in range(1, kind.count + 1)
}
PITS = {pit.id: pit for pit in DATA.pits}
