"""Who sits at the table: people at this screen, bots everywhere else."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from tablewright.bots import Bot, make_bot
from tablewright.cli.arguments import bots_typed
from tablewright.cli.speech import Speech

EVERYBODY: Final = "all"
NOBODY: Final = "none"


@dataclass(frozen=True)
class Seats:
    """The seats of a table, counted from 0."""

    names: tuple[str, ...]
    people: frozenset[int]
    bots: dict[int, Bot]

    @property
    def is_shared(self) -> bool:
        """Whether several people share the screen, so that hands must be hidden between them."""
        return len(self.people) > 1


def seats_typed(speech: Speech, words: Sequence[str], bots: str, players: int, seed: str) -> Seats:
    """What ``--seat`` and ``--bots`` say.

    Seats are typed as people count them, from 1: ``1``, ``2=Anna``, ``all``, ``none``.
    """
    parts = [part.strip() for word in words for part in word.split(",")]
    named = _people(speech, parts, players)
    empty = [seat for seat in range(players) if seat not in named]
    specs = bots_typed(speech, bots, len(empty)) if empty else []
    names = [
        named[seat] if seat in named else speech.say("bot-name", number=seat + 1) for seat in range(players)
    ]
    return Seats(
        tuple(names),
        frozenset(named),
        {seat: make_bot(spec, f"{seed}/bot {seat}") for seat, spec in zip(empty, specs, strict=True)},
    )


def _people(speech: Speech, parts: Sequence[str], players: int) -> dict[int, str]:
    """The names of the people by seat."""
    if parts == [NOBODY]:
        return {}
    if parts == [EVERYBODY]:
        parts = [str(number + 1) for number in range(players)]
    named: dict[int, str] = {}
    for part in parts:
        number, _, name = part.partition("=")
        if not number.isdecimal() or not 1 <= int(number) <= players:
            raise speech.error("no-such-seat", seat=number, players=players)
        named[int(number) - 1] = name or speech.catalogue.seat(int(number) - 1)
    return named
