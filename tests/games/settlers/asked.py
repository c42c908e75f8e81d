"""What is asked, offered, refused and told; cards are called by their English names."""

from __future__ import annotations

import re
from typing import Any

from tablewright.engine import Table
from tablewright.games.settlers.box.cards import CARDS
from tests.games.settlers.looking import name_of

_CARD_ID = re.compile(r"SET(?:X-[A-Z0-9]+)?-(?:[A-Z]{3}\d{3}|ATT-[a-z]+)-\d+|att-[a-z]+-\d+")


def readable(option: str) -> str:
    """An option with the names of cards instead of their ids."""
    return _CARD_ID.sub(lambda match: name_of(CARDS[match[0]]), option)


def offered(table: Table) -> list[str]:
    """What can be chosen now."""
    return [] if table.asked is None else [readable(name) for name in table.asked.option_ids()]


def kind(table: Table) -> str:
    """What is asked now."""
    return "" if table.asked is None else table.asked.kind


def asked_seat(table: Table) -> int:
    """Who is asked now."""
    assert table.asked is not None
    return table.asked.seat


def refused(table: Table, option: str) -> str:
    """The rule that forbids an option which is not offered."""
    assert option not in offered(table)
    reasons = {readable(name): reason for name, reason in table.decision.reasons.items()}
    return reasons[option].rule


def events(table: Table, kind: str) -> list[dict[str, Any]]:
    """What happened of one kind."""
    return [event.args for event in table.events if event.kind == kind]
