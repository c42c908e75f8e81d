"""Which army cards can pay for a conquest (TAW-6.6.5)."""

from __future__ import annotations

from typing import Final, TypeAlias

from tablewright.engine import tell
from tablewright.games.tawantinsuyu.box.schema import CONQUESTS, ArmyCard
from tablewright.games.tawantinsuyu.rules.state import Inca, Tawantinsuyu

Kinds: TypeAlias = tuple[int, int]  # cards with 1 soldier, cards with 2 soldiers

MOST_SOLDIERS: Final = max([max(space.exhaust, space.discard) for space in CONQUESTS])


def _minimal_sets(soldiers: int) -> list[Kinds]:
    """TAW-6.6.5 The sets of cards that reach the number but would miss it without any one of their cards."""
    found: list[Kinds] = []
    for ones in range(soldiers + 1):
        for twos in range(soldiers + 1):
            total = ones + 2 * twos
            spare_one = ones > 0 and total - 1 >= soldiers
            spare_two = twos > 0 and total - 2 >= soldiers
            if total >= soldiers and not spare_one and not spare_two:
                found.append((ones, twos))
    return found


MINIMAL: Final[list[list[Kinds]]] = [_minimal_sets(n) for n in range(MOST_SOLDIERS + 1)]


def _sums(some: list[Kinds], others: list[Kinds]) -> list[Kinds]:
    """What one set of each list takes together, each sum once."""
    return sorted({(a + c, b + d) for a, b in some for c, d in others})


#: TAW-6.6.5 What suffices for both requirements, by what is to be discarded and what is to be exhausted.
SUFFICIENT: Final[list[list[list[Kinds]]]] = [
    [_sums(discarded, exhausted) for exhausted in MINIMAL] for discarded in MINIMAL
]


def kinds_of(cards: list[ArmyCard]) -> Kinds:
    """How many cards with 1 soldier, how many with 2."""
    twos = 0
    for card in cards:
        if card.soldiers > 1:
            twos += 1
    return (len(cards) - twos, twos)


def can_muster(kinds: Kinds, exhaust: int, discard: int) -> bool:
    """TAW-6.6.5 Whether cards suffice for both requirements; one card serves only one of them."""
    ones, twos = kinds
    for a, b in SUFFICIENT[discard][exhaust]:  # noqa: SIM110 a generator would be slower
        if a <= ones and b <= twos:
            return True
    return False


def completes(picked: Kinds, kinds: Kinds, need: int, other: int) -> bool:
    """Whether the cards picked so far for one requirement can become a minimal set that leaves enough for
    the other.
    """
    for a, b in MINIMAL[need]:
        if a < picked[0] or b < picked[1] or a > kinds[0] or b > kinds[1]:
            continue
        if can_muster((kinds[0] - a, kinds[1] - b), other, 0):
            return True
    return False


def use_cards(g: Tawantinsuyu, me: Inca, discards: list[ArmyCard], exhausts: list[ArmyCard]) -> None:
    """TAW-6.6.6 After the benefit the named cards are discarded or turned face down (TAW-6.6.9)."""
    for card in discards:
        me.army_up.remove(card)
        g.army_discard.append(card)
    if discards:
        tell(g, "conquest-discard", seat=me.seat, cards=[card.id for card in discards])
    for card in exhausts:
        me.army_up.remove(card)
        me.army_down.append(card)
    if exhausts:
        tell(g, "face-down", seat=me.seat, things=[card.id for card in exhausts])
