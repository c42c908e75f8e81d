"""Which pieces of a game come into play: what nobody ever reaches is a mistake in the rules, or untested.

`Game.pieces` names them as ``kind:value``. Such a piece is reached when an event of that kind carries that
value in any of its arguments (``tell(g, "deliver", order="arch")`` reaches ``deliver:arch``), or when an
option of that name is taken. Copies count for the thing they are copies of: ``deliver:arch-2`` reaches
``deliver:arch``. A piece without a value (``last-round``) is reached by an event of that kind.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence

from tablewright.engine import Event
from tablewright.engine.decision import value_id
from tablewright.text.ids import without_copy_number


def pieces_used(events: Iterable[Event], options: Iterable[str] = ()) -> set[str]:
    """The names of everything that these events and the options taken bring into play.

    >>> sorted(pieces_used([Event("deliver", {"seat": 0, "order": "arch"})], ["work:deliver", "dig:hill"]))
    ['deliver', 'deliver:0', 'deliver:arch', 'dig:hill', 'work:deliver']
    """
    used: set[str] = set()
    for option in options:
        kind, _, value = option.partition(":")
        used.update(f"{kind}:{name}" for name in _with_shorter_names(value))
    for event in events:
        used.add(event.kind)
        shown = [event.args, *event.secret.values()]
        values = (value for args in shown for argument in args.values() for value in _values_in(argument))
        used.update(f"{event.kind}:{name}" for value in values for name in _with_shorter_names(value))
    return used


def unreached(pieces: Iterable[str], used: Collection[str]) -> list[str]:
    """The pieces that never came into play, in their order."""
    return [piece for piece in pieces if piece not in used]


def _values_in(argument: object) -> Iterator[str]:
    """The names in an argument of an event: of a thing, of several, or of the things in a map to amounts."""
    if isinstance(argument, Mapping | Sequence) and not isinstance(argument, str):
        for part in argument:
            yield from _values_in(part)
    elif isinstance(argument, str | int) or hasattr(argument, "id"):
        yield value_id(argument)


def _with_shorter_names(value: str) -> Iterator[str]:
    """The value, and its parts if it has several (``arch-2/granite``); each also without its copy number."""
    for name in dict.fromkeys([value, *value.split("/")]):
        yield name
        yield without_copy_number(name)
