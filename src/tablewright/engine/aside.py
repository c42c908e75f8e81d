"""What a seat may do at any moment of its own turn, besides answering what it is asked.

A game whose rules say "at any moment of your turn" names such things once, as its `Game.meanwhile`; nothing
of it is written at single questions. The table then offers them with every question that a seat is asked in
its own turn, behind the answers proper (`Decision.asides`). Whoever takes one is asked the same question
again afterwards. Its answers are the same as before, unless the rule asked with `choose_at_leisure`, which
makes them anew: that is the way to ask wherever the answers depend on what an aside may change, say goods.
If one answer is left then, and nothing to do meanwhile, it is not asked any more. Questions that are parts of
one step, such as a payment, are asked `undisturbed`: nothing is offered with them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from tablewright.engine.decision import Aside, Decision, Rule


class Meanwhile:
    """The asides of a game: which ones a seat has now, and how one is carried out.

    `offered(g, seat)` is called before every question to a seat and must be quick; it gives nothing unless
    the seat is in its own turn. `carry_out(g, seat, aside)` may ask. Nothing can be put in meanwhile then,
    unless the aside is of one of the kinds in `within`.
    """

    def __init__(
        self,
        offered: Callable[[Any, int], list[Aside]],
        carry_out: Callable[[Any, int, Aside], Rule[None]],
        within: tuple[str, ...] = (),
    ) -> None:
        self.offered: Final = offered
        self.carry_out: Final = carry_out
        self.within: Final = within


class Doing:
    """An aside that a seat has taken up: what is left of it, and the question that is asked again then."""

    def __init__(self, waiting: Decision, rule: Rule[None], is_open: bool) -> None:
        self.waiting: Final = waiting
        self.rule: Final = rule
        self.is_open: Final = is_open  # to further asides
