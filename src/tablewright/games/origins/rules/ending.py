"""ORI-14.1 The end conditions: what they are, and that everybody hears of one at once."""

from __future__ import annotations

from tablewright.engine import tell
from tablewright.games.origins.box.schema import FEW_COLOURS, TEMPLE_TOP, TEMPLES
from tablewright.games.origins.rules.state import Builder, Origins


def announce(g: Origins, condition: str) -> None:
    """ORI-14.1.5 Tell everybody at the moment the condition arises; ORI-17.2.9 alone none ends the game."""
    if not g.solo:
        tell(g, "end-condition", condition=condition)


def note_end_conditions(g: Origins) -> None:
    """ORI-14.1 Which conditions are met at the end of the round (ORI-14.1.4 E_dice was noted before)."""
    for condition, met in (
        ("E_temples", temples_full(g)),
        ("E_gold", no_gold_left(g)),
        ("E_towers", few_towers(g)),
    ):
        if met and condition not in g.met:
            g.met.append(condition)


def on_all_tops(me: Builder) -> bool:
    """Whether the player has all discs on the top spaces."""
    return all(me.temples[temple] == TEMPLE_TOP[temple] for temple in TEMPLES)


def temples_full(g: Origins) -> bool:
    """ORI-14.1.1 One player has all discs on the top spaces."""
    return any(on_all_tops(me) for me in g.builders)


def no_gold_left(g: Origins) -> bool:
    """ORI-14.1.2 No gold lies above any district card."""
    return not any(g.card_gold.values())


def tower_colours(g: Origins) -> int:
    """Of how many colours the tower pool still has a disc."""
    return sum(amount > 0 for amount in g.tower_pool.values())


def few_towers(g: Origins) -> bool:
    """ORI-14.1.3 The tower pool has discs of three or fewer colours."""
    return tower_colours(g) <= FEW_COLOURS


def disc_reached_top(g: Origins, me: Builder) -> None:
    """ORI-14.1.1 A disc has just come to the top: announced with the third one, of the first who does it."""
    if on_all_tops(me) and sum(on_all_tops(other) for other in g.builders) == 1:
        announce(g, "E_temples")


def gold_taken(g: Origins) -> None:
    """ORI-14.1.2 Gold has just been taken from a district card: announced if it was the last."""
    if no_gold_left(g):
        announce(g, "E_gold")


def colour_used_up(g: Origins) -> None:
    """ORI-14.1.3 The last disc of a colour has just left the pool: announced when three colours are left."""
    if tower_colours(g) == FEW_COLOURS:
        announce(g, "E_towers")


def refill_failed(g: Origins) -> None:
    """ORI-14.1.4 The citizen offer could not be refilled: noted at once, as dice may come back later."""
    if "E_dice" not in g.met:
        g.met.append("E_dice")
        announce(g, "E_dice")
