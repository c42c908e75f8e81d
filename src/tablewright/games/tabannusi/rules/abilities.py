"""TAB-9.3 Ship abilities that an event sets off. Those that change a cost stand where they apply."""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, confirm, score, tell
from tablewright.games.tabannusi.box.schema import (
    BonusAction,
    CraftSteps,
    FillCrate,
    HouseFromColouredRow,
    MarkerFromSupply,
    ReplaceGold,
    Ship,
    Vp,
)
from tablewright.games.tabannusi.box.tables import (
    ABILITY_BIT,
    CRAFT_TOP,
    SHIP_TILES,
    abilities_with,
)
from tablewright.games.tabannusi.look.wording import TEXT_OF
from tablewright.games.tabannusi.rules.effects import NO_COLOUR, NO_DISTRICT, resolve
from tablewright.games.tabannusi.rules.gains import tell_lost
from tablewright.games.tabannusi.rules.payment import may_pay_any, means
from tablewright.games.tabannusi.rules.state import ASLEEP, AWAKE, Builder, Tabannusi

#: Abilities that change how something is paid or taken, or come at a time of their own, by what they do.
FILLS_TWO: Final = abilities_with(FillCrate)
COLOURED_ROW: Final = abilities_with(HouseFromColouredRow)
BLUE_FOR_GOLD: Final = abilities_with(ReplaceGold)
SUPPLY_MARKER: Final = abilities_with(MarkerFromSupply)
GARDEN_ACTION: Final = abilities_with(BonusAction)
_ELSEWHERE: Final = FILLS_TWO | COLOURED_ROW | BLUE_FOR_GOLD | SUPPLY_MARKER | GARDEN_ACTION

TRIGGERS: Final = (
    "when_mark_ship",
    "when_place_house",
    "when_place_project",
    "when_place_ziggurat_house",
    "when_build",
    "when_place_garden",
    "when_cross_blue_line",
)


def _set_off_by(trigger: str) -> list[Ship]:
    return [s for s in SHIP_TILES if s.trigger == trigger and not ABILITY_BIT[s.id] & _ELSEWHERE]


def _asks(ship: Ship) -> bool:
    return not all(isinstance(step, Vp) for step in ship.effect)


#: The abilities set off by each event; those that may ask last. TAB-5.2.6 lets the owner choose the order,
#: but points before or after a paid craft step come to the same.
WHEN: Final[dict[str, tuple[Ship, ...]]] = {
    trigger: tuple(sorted(_set_off_by(trigger), key=_asks)) for trigger in TRIGGERS
}
WHEN_MASK: Final[dict[str, int]] = {
    trigger: sum([ABILITY_BIT[ship.id] for ship in ships]) for trigger, ships in WHEN.items()
}


def tell_ability(g: Tabannusi, me: Builder, bits: int) -> None:
    """Say that the ability with these bits was used."""
    for ship in SHIP_TILES:
        if ABILITY_BIT[ship.id] & bits:
            tell(g, "ability", seat=me.seat, ship=ship.id)


def wake_ships(g: Tabannusi, me: Builder) -> None:
    """TAB-5.5.3 At the start of the owner's turn the abilities of newly marked ships begin to work."""
    for place in range(len(me.ships)):
        if me.ships[place] == ASLEEP:
            me.ships[place] = AWAKE
            if not me.bot:  # TAB-10.2.11
                me.powers |= ABILITY_BIT[g.ships[place].id]


def use_abilities(
    g: Tabannusi,
    me: Builder,
    trigger: str,
    colour: int = NO_COLOUR,
    district: int = NO_DISTRICT,
    times: int = 1,
) -> Rule[None]:
    """TAB-9.3.1 to TAB-9.3.7 All working abilities of an event; `times`: opponents' markers set aside."""
    for ship in WHEN[trigger]:
        if me.powers & ABILITY_BIT[ship.id]:
            yield from use_ability(g, me, ship, colour, district, times)


def use_ability(g: Tabannusi, me: Builder, ship: Ship, colour: int, district: int, times: int) -> Rule[None]:
    """TAB-9.3.5 Once, or up to once for every marker set aside; optional ones may be declined."""
    step = ship.effect[0]
    if isinstance(step, Vp):
        points = step.n * times if step.per else step.n
        tell(g, "ability", seat=me.seat, ship=ship.id)
        score(g, me, "ships", points)
        return
    repeats = times if isinstance(step, CraftSteps) and step.per else 1
    for _ in range(repeats):
        if ship.cost:
            if isinstance(step, CraftSteps) and me.craft[colour] == CRAFT_TOP:
                tell_lost(g, me, "lost-step")
                return
            told: dict[str, object] = {"does": TEXT_OF[ship.id]}
            if not (yield from may_pay_any(g, me, "pay-ability", told)):
                if not means(me):
                    tell_lost(g, me, "lost-pay-craft")
                return
        elif ship.optional and not (yield from confirm(me, "use-ability", {"does": TEXT_OF[ship.id]})):
            return
        tell(g, "ability", seat=me.seat, ship=ship.id)
        yield from resolve(g, me, ship.effect, "ships", colour, district)
