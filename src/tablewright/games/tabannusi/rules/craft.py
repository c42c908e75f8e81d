"""TAB-3.6 Craft tracks.

Elsewhere: TAB-3.6.6 in box/tables.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose_at_leisure, tell
from tablewright.games.tabannusi.box.schema import (
    CRAFTS,
    CraftDistinct,
    CraftSplit,
    CraftSteps,
    PayCraft,
)
from tablewright.games.tabannusi.box.tables import (
    BLUE_LINE,
    COLOUR_NUMBER,
    CRAFT_TOP,
    LOWEST_BONUS,
    TRACK_BONUS,
    WILD,
)
from tablewright.games.tabannusi.rules.abilities import WHEN_MASK, use_abilities
from tablewright.games.tabannusi.rules.effects import ASKING, resolve
from tablewright.games.tabannusi.rules.gains import tell_lost
from tablewright.games.tabannusi.rules.moments import may_bring
from tablewright.games.tabannusi.rules.payment import can_pay, pay
from tablewright.games.tabannusi.rules.state import Builder, Tabannusi


def advance(g: Tabannusi, owner: Builder, track: int) -> Rule[None]:
    """TAB-3.6.8 One step: the lowest marker's bonus (TAB-3.6.2), the space's bonus (TAB-3.6.3), then S10."""
    craft = owner.craft
    row = craft[track] + 1
    if row > CRAFT_TOP:
        tell_lost(g, owner, "lost-step")  # TAB-3.6.5
        return
    lowest = craft[track] == min(craft)
    craft[track] = row
    tell(g, "craft", seat=owner.seat, track=CRAFTS[track], row=row)
    bonus = LOWEST_BONUS[row]
    if lowest and bonus:
        yield from resolve(g, owner, bonus, "craft")
    bonus = TRACK_BONUS[track][row]
    if bonus:
        yield from resolve(g, owner, bonus, "craft")
    if BLUE_LINE[row] and owner.powers & WHEN_MASK["when_cross_blue_line"]:  # TAB-3.6.4, TAB-9.3.3
        yield from use_abilities(g, owner, "when_cross_blue_line")


def open_tracks(owner: Builder) -> list[str]:
    """TAB-3.6.5 The tracks that can be chosen: full ones only if all are full."""
    craft = owner.craft
    found = [CRAFTS[track] for track in range(len(CRAFTS)) if craft[track] < CRAFT_TOP]
    return found or list(CRAFTS)


def choose_track(g: Tabannusi, owner: Builder, kind: str = "choose-track") -> Rule[int]:
    """TAB-3.6.7, TAB-11.3 The owner picks a track, in any turn; TAB-10.2.14 the king takes its lowest."""
    if owner.bot:
        return lowest_track(owner)
    told: dict[str, object] = {"row": lambda track: owner.craft[COLOUR_NUMBER[track]] + 1}
    picked = yield from choose_at_leisure(owner, kind, lambda: open_tracks(owner), False, "", None, told)
    assert picked is not None
    return COLOUR_NUMBER[picked]


def lowest_track(owner: Builder) -> int:
    """TAB-10.2.8, TAB-10.2.14 The lowest marker; ties brown, white, yellow."""
    return owner.craft.index(min(owner.craft))


def highest_track(owner: Builder) -> int:
    """TAB-10.2.14 The highest marker that can still advance; ties brown, white, yellow."""
    best = lowest_track(owner)
    for track in range(len(CRAFTS)):
        row = owner.craft[track]
        if row < CRAFT_TOP and (row > owner.craft[best] or owner.craft[best] == CRAFT_TOP):
            best = track
    return best


# ------------------------------------------------------------------------------------ the steps of effects
def do_craft(
    g: Tabannusi, me: Builder, step: CraftSteps, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.1.1, TAB-9.4.7 Steps on one track, one after the other (TAB-3.6.1)."""
    track = yield from track_of(g, me, step.track, colour)
    for _ in range(step.n):
        yield from advance(g, me, track)


def track_of(g: Tabannusi, me: Builder, name: str, colour: int) -> Rule[int]:
    """The track an effect means; TAB-5.5.6 a printed ship counts as any colour."""
    if name in COLOUR_NUMBER:
        return COLOUR_NUMBER[name]
    if name == "lowest":
        return lowest_track(me)
    if name == "highest":
        return highest_track(me)
    if name == "any" or colour == WILD:
        return (yield from choose_track(g, me))
    return colour  # match, project, building, ship: the colour of the thing that gave the effect


def do_craft_split(
    g: Tabannusi, me: Builder, step: CraftSplit, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.4.7 H01: steps divided as the owner likes."""
    for _ in range(step.n):
        track = yield from choose_track(g, me)
        yield from advance(g, me, track)


def do_craft_distinct(
    g: Tabannusi, me: Builder, step: CraftDistinct, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.4.7 D13: one step on each of several tracks; TAB-10.2.14 the king's two lowest."""
    done: list[int] = []
    for _ in range(step.n):
        if me.bot:
            track = min(other_tracks(me, done), key=lambda track: me.craft[track])
        else:
            track = yield from choose_other_track(g, me, done)
        done.append(track)
        yield from advance(g, me, track)


def choose_other_track(g: Tabannusi, me: Builder, done: list[int]) -> Rule[int]:
    """TAB-9.4.7 A track that has not been taken yet."""
    told: dict[str, object] = {"row": lambda track: me.craft[COLOUR_NUMBER[track]] + 1}
    picked = yield from choose_at_leisure(
        me, "choose-track", lambda: [CRAFTS[track] for track in other_tracks(me, done)], False, "", None, told
    )
    assert picked is not None
    return COLOUR_NUMBER[picked]


def other_tracks(me: Builder, done: list[int]) -> list[int]:
    """TAB-3.6.5, TAB-9.4.7 The tracks besides those done: full ones only if there are no others."""
    rest = [track for track in range(len(CRAFTS)) if track not in done]
    return [track for track in rest if me.craft[track] < CRAFT_TOP] or rest


def do_pay_craft(
    g: Tabannusi, me: Builder, step: PayCraft, source: str, colour: int, district: int
) -> Rule[None]:
    """TAB-9.1.1 Pay a resource for a step on its track; TAB-5.1.5 optional."""
    track = COLOUR_NUMBER[step.color]
    if me.craft[track] == CRAFT_TOP:
        tell_lost(g, me, "lost-step")
        return
    picked = yield from choose_at_leisure(
        me,
        "pay-craft",
        lambda: [step.color] if me.craft[track] < CRAFT_TOP and can_pay(me, track, 1) else [],
        lambda: may_bring(g, me, track),
        "no",
    )
    if picked is not None:
        yield from pay(g, me, track, 1)
        yield from advance(g, me, track)
    elif not can_pay(me, track, 1):
        tell_lost(g, me, "lost-pay-craft")


ASKING[CraftSteps] = do_craft
ASKING[CraftSplit] = do_craft_split
ASKING[CraftDistinct] = do_craft_distinct
ASKING[PayCraft] = do_pay_craft
