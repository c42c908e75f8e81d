"""Colours: those of a game, and naming or choosing one (SETX-0.10)."""

from __future__ import annotations

from tablewright.engine import Rule, choose, tell
from tablewright.games.settlers.box.schema_expansions import COLOURS
from tablewright.games.settlers.rules.state import (
    Settler,
    Settlers,
    plays_with,
)


def colours_in(g: Settlers) -> list[str]:
    """SETX-0.10 The colours of this game: white and orange come with modules."""
    brought = {"white": "atl", "orange": "azt"}
    return [name for name in COLOURS if name not in brought or plays_with(g, brought[name])]


#: What the name of a colour begins with in texts: some goods are called like it.
COLOUR = "colour-"


def announce_colour(g: Settlers, me: Settler, colours: list[str] | None = None) -> Rule[str]:
    """Name one of the colours of this game, or one of those that are allowed."""
    allowed = colours_in(g) if colours is None else colours
    named = yield from choose(me, "announce-colour", [COLOUR + name for name in allowed])
    tell(g, "announce-colour", seat=me.seat, colour=named)
    return named.removeprefix(COLOUR)


def choose_colour(me: Settler, colours: list[str], question: str = "choose-colour") -> Rule[str]:
    """Choose one of these colours."""
    named = yield from choose(me, question, [COLOUR + name for name in colours])
    return named.removeprefix(COLOUR)
