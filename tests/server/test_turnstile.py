"""Who is told first when more happens than can be told at once."""

from __future__ import annotations

import asyncio

from tablewright.server.turnstile import Ticket, Turnstile


async def come_in(turnstile: Turnstile, ticket: Ticket, name: str, order: list[str]) -> None:
    async with ticket:
        order.append(name)
        await asyncio.sleep(0)


async def all_in(hurry: float | None = None) -> list[str]:
    """The order in which three come in who wait behind one; the last of them may be hurried."""
    turnstile = Turnstile(1)
    order: list[str] = []
    tickets = {
        name: Ticket(turnstile, due) for name, due in (("in", 9.0), ("b", 5.0), ("a", 1.0), ("c", 7.0))
    }
    tasks = [asyncio.create_task(come_in(turnstile, ticket, name, order)) for name, ticket in tickets.items()]
    if hurry is not None:
        tickets["c"].hurry(hurry)
    await asyncio.gather(*tasks)
    return order


def test_who_is_due_first_comes_in_first() -> None:
    assert asyncio.run(all_in()) == ["in", "a", "b", "c"]


def test_somebody_who_waits_can_be_hurried_but_not_held_up() -> None:
    assert asyncio.run(all_in(hurry=0.5)) == ["in", "c", "a", "b"]
    assert asyncio.run(all_in(hurry=8.0)) == ["in", "a", "b", "c"]


def test_who_gives_up_leaves_no_place_taken() -> None:
    async def give_up() -> list[str]:
        turnstile = Turnstile(1)
        order: list[str] = []
        inside = Ticket(turnstile, 0.0)
        gone = asyncio.create_task(come_in(turnstile, Ticket(turnstile, 1.0), "gone", order))
        late = asyncio.create_task(come_in(turnstile, Ticket(turnstile, 2.0), "late", order))
        async with inside:
            await asyncio.sleep(0)
            gone.cancel()
        # let in at the very moment of giving up
        last = asyncio.create_task(come_in(turnstile, Ticket(turnstile, 3.0), "last", order))
        await asyncio.sleep(0)
        await asyncio.wait([gone, late, last], timeout=5)
        return order

    assert asyncio.run(give_up()) == ["late", "last"]
