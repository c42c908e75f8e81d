"""What is asked, offered, refused and told."""

from __future__ import annotations

from tablewright.engine import Table


def offered(table: Table) -> list[str]:
    """What can be chosen now."""
    return [] if table.asked is None else table.asked.option_ids()


def kind(table: Table) -> str:
    """What is asked now."""
    return "" if table.asked is None else table.asked.kind


def refused(table: Table, option: str) -> str:
    """The rule that forbids an option which is not offered."""
    assert option not in offered(table)
    return table.decision.reasons[option].rule


def events(table: Table) -> list[str]:
    """The kinds of what happened."""
    return [event.kind for event in table.events]
