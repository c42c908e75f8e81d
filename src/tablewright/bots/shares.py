"""The shares of a search, done here or by processes at the same time."""

from __future__ import annotations

from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from functools import cache
from typing import Any, Final, NamedTuple

from tablewright.bots.base import Glimpse
from tablewright.bots.plan import Plan
from tablewright.bots.pool import new_pool
from tablewright.bots.search import Node, Search
from tablewright.engine import Table
from tablewright.engine import record as records

#: A share with a time to keep ends by that, not by its iterations.
NO_END: Final = 1_000_000_000


class Share(NamedTuple):
    """One of the trees of a search, as a piece of work for a process."""

    table: dict[str, Any]
    seat: int
    seed: str
    plan: Plan


def search(glimpse: Glimpse, seed: str, plan: Plan) -> Node:
    """The merged tree of all shares.

    They all start from one imagined table, not from the glimpse: that can be sent to a process, and what the
    seat cannot know does not leave this one.
    """
    start = glimpse.imagine(f"{seed}/start")
    seeds = [f"{seed}/share {number}" for number in range(plan.shares)]
    merged = Node()
    for tree in _trees(start, glimpse.seat, seeds, _share_of(plan)):
        merged.merge(tree, plan.best)
    return merged


def _share_of(plan: Plan) -> Plan:
    """What each of the shares may spend."""
    at_once = min(plan.processes, plan.shares)
    return replace(
        plan, iterations=-(-plan.iterations // plan.shares), seconds=plan.seconds * at_once / plan.shares
    )


def _trees(start: Table, seat: int, seeds: list[str], plan: Plan) -> Iterable[Node]:
    if plan.processes == 1 or len(seeds) == 1:
        return [_grow(start, seat, seed, plan) for seed in seeds]
    data = records.to_data(start)
    work = [Share(data, seat, seed, plan) for seed in seeds]
    try:
        return list(_pool(plan.processes).map(_grow_elsewhere, work))
    except BrokenProcessPool:  # somebody stopped its processes since the last search
        _pool.cache_clear()
        return list(_pool(plan.processes).map(_grow_elsewhere, work))


def _grow(table: Table, seat: int, seed: str, plan: Plan) -> Node:
    search = Search(Glimpse(table, table.question(seat)), seed, plan)
    if plan.seconds:
        search.run(NO_END, plan.seconds)
    else:
        search.run(plan.iterations)
    return search.root


def _grow_elsewhere(share: Share) -> Node:
    return _grow(records.from_data(share.table), share.seat, share.seed, share.plan)


@cache
def _pool(processes: int) -> ProcessPoolExecutor:
    """Kept for the next search: processes take a while to start."""
    return new_pool(processes)
