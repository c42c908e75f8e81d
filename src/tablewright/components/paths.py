"""Places inside component data, written like ``cards[12].cost.stone``."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import TypeAlias

#: A key of a map (YAML keys may be numbers too) or a number in a list.
Step: TypeAlias = str | int
Steps: TypeAlias = tuple[Step, ...]


class Index(int):
    """A position in a list, as opposed to a map key that happens to be a number."""


def path_text(steps: Iterable[Step]) -> str:
    """Steps as people write them; a list position stands in brackets."""
    text = ""
    for step in steps:
        if isinstance(step, Index):
            text += f"[{int(step)}]"
        else:
            text += f".{step}" if text else str(step)
    return text


def value_at(data: object, steps: Iterable[Step]) -> object:
    """What lies at that place; None if the place does not exist."""
    for step in steps:
        if isinstance(data, dict):
            data = data.get(step)
        elif isinstance(data, list) and isinstance(step, int) and 0 <= step < len(data):
            data = data[step]
        else:
            return None
    return data


def entry_at(data: object, steps: Iterable[Step]) -> str | None:
    """The id of the innermost entry around that place, for messages."""
    entry: str | None = None
    for step in (*steps, None):
        if isinstance(data, dict) and isinstance(data.get("id"), str):
            entry = data["id"]
        if step is not None:
            data = value_at(data, (step,))
    return entry


def entry_id(item: object) -> object:
    """The id of a list item, None if it has none."""
    return item.get("id") if isinstance(item, dict) else None


def has_ids(items: Sequence[object]) -> bool:
    """Whether the list holds entries that are told apart by their ids."""
    return bool(items) and all(entry_id(item) is not None for item in items)


def nearest(word: object, known: Iterable[object]) -> str:
    """A remedy that names the known words closest to a mistyped one."""
    words = [str(each) for each in known]
    close = get_close_matches(str(word), words, n=3, cutoff=0.5)
    if close:
        return f"Perhaps {' or '.join(close)} was meant"
    shown = ", ".join(words[:12]) + (", ..." if len(words) > 12 else "")
    return f"Known here: {shown}" if shown else "Remove it"
