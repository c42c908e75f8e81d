"""ORI-15 Zodiac cards: what each power does, called where it applies.

Some powers have their place elsewhere: Pisces (ORI-15.3) among the choices of a visit, Virgo (ORI-15.9) in a
purchase, Capricorn (ORI-15.1) after a tower level, Cancer (ORI-15.7) and Libra (ORI-15.10) where a citizen
die is taken.

Elsewhere: ORI-15.1 in abilities.py; ORI-15.3 in visit.py; ORI-15.7 and 15.10 in citizens.py; ORI-15.9 in
city.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, confirm, may_choose, tell
from tablewright.games.origins.box.schema import SPACES, ZODIAC
from tablewright.games.origins.rules.resources import gain, gain_basic, pay_gold
from tablewright.games.origins.rules.state import Builder, Origins, holds
from tablewright.games.origins.rules.temples import climb, not_climbed, temples_to_climb


def tell_power(g: Origins, me: Builder, power: str) -> None:
    """Say whose card does what comes next."""
    tell(g, "power", seat=me.seat, power=power)


def tell_idle(g: Origins, me: Builder, power: str) -> None:
    """Say that a card would act now but cannot change anything, so that nothing is asked."""
    tell(g, "power-idle", seat=me.seat, power=power)


def aquarius(g: Origins, me: Builder, temple: str) -> Rule[None]:
    """ORI-15.2 After a full move of two steps by a site or temple building: 1 gold for a step in another
    temple.
    """
    if not holds(g, me, "aquarius"):
        return
    others = temples_to_climb(me, temple)
    if not others or not me.goods["gold"]:
        tell_idle(g, me, "aquarius")
        return
    other = yield from may_choose(me, "aquarius", others, lambda: not_climbed(me, temple, "ORI-15.2"))
    if other is not None:
        tell_power(g, me, "aquarius")
        pay_gold(g, me, 1)
        climb(g, me, other, 1)


def aries(g: Origins, me: Builder) -> int:
    """ORI-15.4 1 VP for each red die among freemen and seats; ORI-1.2.6 only here do seat dice count."""
    if not holds(g, me, "aries"):
        return 0
    freemen = sum(freeman.colour == "red" for freeman in me.freemen)
    return freemen + sum(colour == "red" for colour, _ in me.seats.values())


def cheaper(g: Origins, me: Builder, wisdom: tuple[int, ...]) -> tuple[int, ...]:
    """ORI-15.5 Taurus: tiles and dice of the offers cost less wisdom, not below 0."""
    if not holds(g, me, "taurus"):
        return wisdom
    return tuple(max(0, printed - ZODIAC["taurus"].discount) for printed in wisdom)


def gemini(g: Origins, me: Builder) -> Rule[None]:
    """ORI-15.6 A basic resource for every step the military disc would retreat."""
    tell_power(g, me, "gemini")
    yield from gain_basic(g, me, retreat_steps(me))


def retreat_steps(me: Builder) -> int:
    """ORI-15.6 Counted at the moment of passing."""
    return me.military - SPACES[me.military].retreat_to


def leo(g: Origins, me: Builder, value: int) -> int:
    """ORI-15.8 The die placed in a seat gains 2, at most 6."""
    card = ZODIAC["leo"]
    if not holds(g, me, "leo") or value >= card.most:
        return value
    tell_power(g, me, "leo")
    return min(card.most, value + card.raises)


def scorpio(g: Origins, me: Builder) -> None:
    """ORI-15.11 1 wisdom for closing a district, and for a 6 that has to be raised."""
    if holds(g, me, "scorpio"):
        tell_power(g, me, "scorpio")
        gain(g, me, "wisdom", 1)


def sagittarius(g: Origins, me: Builder, value: int, speaker: bool = False) -> Rule[int]:
    """ORI-15.12 A newly taken die may gain 1, at most 6, a speaker at most 5. Returns the value it gets."""
    card = ZODIAC["sagittarius"]
    most = card.most_speaker if speaker else card.most
    if not holds(g, me, "sagittarius") or value >= most:
        return value
    about: dict[str, object] = {"value": value}
    if not (yield from confirm(me, "sagittarius", about)):
        return value
    tell_power(g, me, "sagittarius")
    return min(most, value + card.raises)
