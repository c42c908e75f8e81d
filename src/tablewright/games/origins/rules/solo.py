"""ORI-17 Solo training mode.

Elsewhere: ORI-17.1.1, 17.1.2 and 17.1.3 in setup.py; ORI-17.2.1 in turn.py; ORI-17.2.6 in military.py;
ORI-17.2.9 in ending.py; ORI-17.3.3 in scoring.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose, confirm, tell
from tablewright.games.origins.box.schema import CAP_VALUE, DATA, SITES
from tablewright.games.origins.rules.state import Builder, Origins


def spend_superiority(g: Origins, me: Builder) -> Rule[bool]:
    """ORI-17.2.4 A token held before the visit may be returned; then no site rises (ORI-17.2.10 after the
    payment).
    """
    if not g.solo or not me.superiority:
        return False
    spend = yield from confirm(me, "keep-sites")
    if spend:
        me.superiority -= 1
        me.tokens_returned += 1
        tell(g, "keep-sites", seat=me.seat)
    return spend


def raise_neighbour(g: Origins, me: Builder, site: str) -> Rule[None]:
    """ORI-17.2.2 A neighbouring site rises too; ORI-17.2.3 not one of value 6, and none if there is no
    other.
    """
    if not g.solo:
        return
    below = [other for other in SITES[site].neighbours if g.values[other] < CAP_VALUE]
    if below:
        neighbour = yield from choose(
            me, "raise-neighbour", below, None, {"value": lambda other: g.values[other]}
        )
        g.values[neighbour] += 1
        tell(g, "neighbour", site=neighbour, value=g.values[neighbour])


def move_alien(g: Origins) -> None:
    """ORI-17.2.5 The alien disc goes to the last space before the border of the round.

    ORI-17.4 It decides nothing; the stronger opponent that the rulebook only names is not part of the game.
    """
    g.alien = DATA.military_track.solo_alien_space_by_round[g.round]
    tell(g, "alien", space=g.alien)


def keep_one_zodiac_card(g: Origins) -> None:
    """ORI-17.2.7 All held cards but one, kept at random, go back; ORI-17.2.8 none is dealt by position;
    ORI-1.7.3.
    """
    held = [power for power, seat in g.holder.items() if seat == 0]
    while len(held) > DATA.solo.zodiac_cards_kept_at_round_end:
        returned = held.pop(g.chance.below(len(held), "zodiac kept"))
        g.holder[returned] = -1
        tell(g, "zodiac-returned", power=returned)


def target(g: Origins) -> int:
    """ORI-17.3.1, ORI-17.3.2 More for each token that stands where its action is repeated."""
    solo = DATA.solo
    held = sum(g.tokens[condition.site] == condition.token for condition in solo.conditions)
    return solo.target_base + solo.target_per_condition * held
