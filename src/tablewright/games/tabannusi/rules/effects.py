"""The interpreter of the effect vocabulary. The chapters add their steps to the two tables below.

An effect is carried out step by step by its owner, each step completely before the next (TAB-11.4).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from tablewright.engine import Rule, choose
from tablewright.games.tabannusi.box.schema import Choice, Effect
from tablewright.games.tabannusi.look.wording import words_of
from tablewright.games.tabannusi.rules.state import Builder, Tabannusi

#: Steps that ask nobody: table, owner, step, where the points come from.
Plain: TypeAlias = Callable[[Tabannusi, Builder, Any, str], None]
#: Steps that may ask: the same, and the colour and district of the thing that gave the effect.
Asking: TypeAlias = Callable[[Tabannusi, Builder, Any, str, int, int], Rule[None]]

PLAIN: Final[dict[type, Plain]] = {}
ASKING: Final[dict[type, Asking]] = {}

NO_COLOUR: Final = -1
NO_DISTRICT: Final = 0


def resolve(
    g: Tabannusi,
    me: Builder,
    effect: Effect,
    source: str,
    colour: int = NO_COLOUR,
    district: int = NO_DISTRICT,
) -> Rule[None]:
    """TAB-11.4 Carry out an effect, depth first, as far as possible (TAB-5.1.5)."""
    for step in effect:
        plain = PLAIN.get(type(step))
        if plain is not None:
            plain(g, me, step, source)
        else:
            yield from ASKING[type(step)](g, me, step, source, colour, district)


def choose_effect(
    g: Tabannusi, me: Builder, step: Choice, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.3 One of several effects, the owner's choice (S05)."""
    told: dict[str, object] = {"first": words_of(step.of[0]), "second": words_of(step.of[1])}
    picked = yield from choose(me, "choose-effect", ["first", "second"], None, told)
    yield from resolve(g, me, step.of[0 if picked == "first" else 1], source, colour, district)


ASKING[Choice] = choose_effect
