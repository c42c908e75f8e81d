"""Paying with a substitute: some coin may stand in for any unit of a cost. Asks only where the mix is a
real choice.
"""

from __future__ import annotations

from tablewright.engine.decision import Rule, choose_number, usually
from tablewright.engine.state import Player


def shortfall(cost: list[int], have: list[int]) -> int:
    """How many substitutes the cost needs at least."""
    short = 0
    for i in range(len(cost)):
        if cost[i] > have[i]:
            short += cost[i] - have[i]
    return short


def choose_substitutes(
    me: Player, kind: str, names: list[str], cost: list[int], have: list[int], substitutes: int
) -> Rule[list[int]]:
    """How many substitutes to pay for each resource of the cost, asked resource by resource.

    The caller has checked that ``shortfall(cost, have) <= substitutes``. `kind` is asked with the arguments
    ``resource``, ``amount`` (of the cost). The usual answer is to spare the substitute.
    """
    spare = substitutes - shortfall(cost, have)
    used: list[int] = []
    for i in range(len(cost)):
        least = max(0, cost[i] - have[i])
        most = min(cost[i], least + spare)
        n = least
        if most > least:
            about: dict[str, object] = {"resource": names[i], "amount": cost[i]}
            n = yield from usually(least, choose_number(me, kind, least, most, about))
        spare -= n - least
        used.append(n)
    return used
