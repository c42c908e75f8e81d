"""ORI-16 Building abilities, and every other effect that is printed as a list of steps (components.yaml)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from tablewright.engine import (
    Reason,
    Rule,
    because,
    choose,
    choose_number,
    confirm,
    may_choose,
    score,
    tell,
)
from tablewright.games.origins.box.schema import (
    COLOURS,
    SITES,
    ZODIAC,
    AnyOrder,
    Attack,
    Building,
    BuyBuilding,
    ChooseOne,
    Effect,
    Gain,
    GainBasic,
    GainStoneOrFood,
    LowerFreeman,
    MilitaryMove,
    Optional,
    Pay,
    RaiseFreeman,
    RecolourFreeman,
    Repeat,
    ReserveBuilding,
    SetShip,
    TakeCitizen,
    TakeSpeaker,
    TakeZodiac,
    TempleMove,
    UseAdjacentAbility,
    Vp,
)
from tablewright.games.origins.look.wording import ABILITIES, ability_text
from tablewright.games.origins.rules.advisors import raise_freeman
from tablewright.games.origins.rules.citizens import dice_to_take, take_citizen, take_speaker
from tablewright.games.origins.rules.city import keep_tile, neighbours, purchase, tiles_to_buy
from tablewright.games.origins.rules.counts import amount_of
from tablewright.games.origins.rules.military import advance, attack, can_advance
from tablewright.games.origins.rules.resources import can_pay, gain, gain_basic, pay, pay_any_basic, pay_gold
from tablewright.games.origins.rules.state import (
    Builder,
    Cell,
    Die,
    Freeman,
    Origins,
    freeman_with,
    holds,
    unused,
    used_dice,
)
from tablewright.games.origins.rules.temples import (
    climb,
    not_climbed,
    take_zodiac,
    temples_to_climb,
    temples_to_visit,
    visit_temple,
)
from tablewright.games.origins.rules.zodiac import aquarius, tell_idle, tell_power

STONE_OR_FOOD: Final = ("stone", "food")


class Doing:
    """What the steps of one effect tell each other."""

    def __init__(self, cell: Cell | None = None, chain: tuple[Cell, ...] = ()) -> None:
        self.cell: Final = cell  # where the building stands whose ability this is
        self.chain: Final = chain  # Mage's Towers that passed the ability on
        self.source: Final = "buildings" if cell is not None else "sites"
        self.temple: str = ""  # the temple of the last move
        self.full_move: bool = False  # it was a move of two whole steps
        self.die: Freeman | None = None  # the die chosen before


# ------------------------------------------------------------------------------------------- carrying out
def carry_out(g: Origins, me: Builder, effect: Effect, doing: Doing) -> Rule[None]:
    """ORI-19.2 Step by step, nesting as deep as it goes; a price that cannot be paid ends it.

    ORI-15.2 Aquarius comes last (ORI-5.2.7).
    """
    for step in effect:
        plain = PLAIN.get(type(step))
        if plain is not None:
            plain(g, me, step, doing)
        elif isinstance(step, Pay):
            if not can_pay_step(me, step):
                return
            yield from pay_step(g, me, step)
        else:
            yield from ASKING[type(step)](g, me, step, doing)
    if doing.full_move:
        doing.full_move = False
        yield from aquarius(g, me, doing.temple)


def is_possible(
    g: Origins, me: Builder, effect: Effect, chain: tuple[Cell, ...] = (), cell: Cell | None = None
) -> bool:
    """ORI-4.1.9 Whether the effect can be paid and can change anything, at the moment it is started."""
    for step in effect:
        if isinstance(step, Pay):
            if not can_pay_step(me, step):
                return False
        elif can_do(g, me, step, chain, cell):
            return True
    return False


def can_do(g: Origins, me: Builder, step: Any, chain: tuple[Cell, ...], cell: Cell | None) -> bool:
    """ORI-4.1.9 Whether one step can have an effect."""
    test = NEEDS.get(type(step))
    if test is not None:
        return test(g, me, step)
    if isinstance(step, ChooseOne):
        return any(is_possible(g, me, option) for option in step.options)
    if isinstance(step, AnyOrder):
        return any(is_possible(g, me, part) for part in step.parts)
    if isinstance(step, Optional):
        return is_possible(g, me, step.steps)
    if isinstance(step, Repeat):
        return can_repeat(g, me, step)
    if isinstance(step, UseAdjacentAbility):
        assert cell is not None
        return bool(lending_neighbours(g, me, cell, chain))
    return True


# ------------------------------------------------------------------------- steps that ask nothing
def do_gain(g: Origins, me: Builder, step: Gain, doing: Doing) -> None:
    """ORI-16.2.1 Quarry, ORI-16.2.2 Mint, ORI-16.2.4 Granary, ORI-16.5.5 Astronomical Tower, ORI-16.6.1
    Agora and others.
    """
    gain(g, me, step.resource, amount_of(g, me, step.amount, doing.cell, 0))


def do_military_move(g: Origins, me: Builder, step: MilitaryMove, doing: Doing) -> None:
    """ORI-7.1.2; ORI-16.3.5 Fortress: as many steps as red buildings."""
    advance(g, me, amount_of(g, me, step.steps, doing.cell, 0))


def do_take_zodiac(g: Origins, me: Builder, step: TakeZodiac, doing: Doing) -> None:
    """ORI-5.2.1 The card of the temple just visited."""
    take_zodiac(g, me, doing.temple)


def do_lower_freeman(g: Origins, me: Builder, step: LowerFreeman, doing: Doing) -> None:
    """ORI-16.3.2 The die that was scored is lowered, not below 1."""
    die = doing.die
    if die is not None and die.value > step.min:
        was = die.value
        die.value = max(step.min, die.value - step.amount)
        tell(g, "lower", seat=me.seat, was=was, die=(die.colour, die.value))


# ----------------------------------------------------------------------------------- steps that may ask
def do_gain_basic(g: Origins, me: Builder, step: GainBasic, doing: Doing) -> Rule[None]:
    """ORI-4.3.5, ORI-16.2.6 Workshop: basic resources of choice."""
    yield from gain_basic(g, me, amount_of(g, me, step.amount, doing.cell, 0))


def do_gain_stone_or_food(g: Origins, me: Builder, step: GainStoneOrFood, doing: Doing) -> Rule[None]:
    """ORI-16.3.4 Riding Grounds: stone or food, chosen each time."""
    yield from gain_basic(g, me, amount_of(g, me, step.amount, doing.cell, 0), STONE_OR_FOOD)


def do_vp(g: Origins, me: Builder, step: Vp, doing: Doing) -> Rule[None]:
    """ORI-16.1.1, ORI-16.1.4, ORI-16.2.3, ORI-16.2.5, ORI-16.3.1, ORI-16.4.2, ORI-16.4.6, ORI-16.5.1,
    ORI-16.5.4 points for what is counted.

    ORI-16.3.2 Veterans' Settlement: an unused red freeman is chosen first.
    """
    value = 0
    if step.choose:
        veterans = [die for die in unused(me) if die[0] == "red"]
        if not veterans:
            return
        die = yield from choose(me, "veteran", veterans, lambda: no_veterans(me))
        doing.die = freeman_with(me, die)
        value = die[1]
    score(g, me, doing.source, amount_of(g, me, step.amount, doing.cell, value))


def no_veterans(me: Builder) -> list[tuple[Any, Reason]]:
    """ORI-16.3.2 Why other freemen cannot be scored."""
    others = [(die, because("ORI-16.3.2", "not-red")) for die in unused(me) if die[0] != "red"]
    return [*used_dice(me, "ORI-16.3.2"), *others]


def do_attack(g: Origins, me: Builder, step: Attack, doing: Doing) -> Rule[None]:
    """ORI-7.2"""
    yield from attack(g, me)


def do_temple_move(g: Origins, me: Builder, step: TempleMove, doing: Doing) -> Rule[None]:
    """ORI-4.3.3, ORI-16.1.2 Monument, ORI-16.1.3 temple buildings: a temple of choice, another one, or a
    named one.
    """
    if step.up_to:
        before = dict(me.temples)
        doing.temple = yield from visit_temple(g, me, step.steps)
        doing.full_move = me.temples[doing.temple] - before[doing.temple] == FULL_MOVE
        return
    if step.temple == "choice" or step.temple == "other":
        other_than = doing.temple if step.temple == "other" else ""
        temples = temples_to_climb(me, other_than)
        if temples:
            why = partial(not_climbed, me, other_than, "ORI-16.1.3")
            climb(g, me, (yield from choose(me, "temple", temples, why)), step.steps)
        return
    doing.temple = step.temple
    doing.full_move = climb(g, me, step.temple, step.steps) == FULL_MOVE


FULL_MOVE: Final = 2  # ORI-15.2 "a full 2 steps"


def do_buy_building(g: Origins, me: Builder, step: BuyBuilding, doing: Doing) -> Rule[None]:
    """ORI-4.2.2, ORI-4.3.2 A normal purchase."""
    yield from purchase(g, me)


def do_reserve_building(g: Origins, me: Builder, step: ReserveBuilding, doing: Doing) -> Rule[None]:
    """ORI-16.4.3 Construction Site."""
    yield from keep_tile(g, me)


def do_take_citizen(g: Origins, me: Builder, step: TakeCitizen, doing: Doing) -> Rule[None]:
    """ORI-4.2.4; ORI-16.4.4 Estate: without the wisdom."""
    yield from take_citizen(g, me, step.free)


def do_take_speaker(g: Origins, me: Builder, step: TakeSpeaker, doing: Doing) -> Rule[None]:
    """ORI-4.3.4, ORI-16.4.1 Forum."""
    yield from take_speaker(g, me)


def do_raise_freeman(g: Origins, me: Builder, step: RaiseFreeman, doing: Doing) -> Rule[None]:
    """ORI-4.2.5; ORI-16.5.3 Main Gate: one or two pips on an unused freeman."""
    freeman = yield from choose_freeman(me, step, optional=False)
    assert freeman is not None
    yield from raise_chosen(g, me, step, freeman)


def capricorn(g: Origins, me: Builder) -> Rule[None]:
    """ORI-15.1 After a tower level: two more pips on one freeman, used or unused, at most 6."""
    if not holds(g, me, "capricorn"):
        return
    for step in ZODIAC["capricorn"].effect:
        assert isinstance(step, RaiseFreeman)
        if not freemen_to_raise(me, step):
            tell_idle(g, me, "capricorn")
            return
        freeman = yield from choose_freeman(me, step, optional=True)
        if freeman is not None:
            tell_power(g, me, "capricorn")
            yield from raise_chosen(g, me, step, freeman)


def freemen_to_raise(me: Builder, step: RaiseFreeman) -> list[Freeman]:
    """ORI-1.5.1 Unused ones or all; a capped effect cannot choose a die that has the cap. Equal dice once."""
    found: list[Freeman] = []
    for freeman in me.freemen:
        if step.scope == "unused" and freeman.site:
            continue
        if isinstance(step.cap, int) and freeman.value >= step.cap:
            continue
        if not any(
            f.colour == freeman.colour and f.value == freeman.value and f.site == freeman.site for f in found
        ):
            found.append(freeman)
    return found


def choose_freeman(me: Builder, step: RaiseFreeman, optional: bool) -> Rule[Freeman | None]:
    """Pick a die: colour, value, and the site where it stands (if used)."""
    freemen = freemen_to_raise(me, step)
    names = [place_of(f) for f in freemen]
    about: dict[str, object] = {"pips": step.amount, "up_to": step.up_to}
    if optional:
        name = yield from may_choose(me, "raise", names, lambda: not_raised(me, step), about)
        return None if name is None else freemen[names.index(name)]
    name = yield from choose(me, "raise", names, lambda: not_raised(me, step), about)
    return freemen[names.index(name)]


def place_of(freeman: Freeman) -> tuple[str, int, str]:
    """How a freeman is called where used ones may be meant: colour, value, and the site where it stands."""
    return freeman.colour, freeman.value, freeman.site or "home"


def not_raised(me: Builder, step: RaiseFreeman) -> list[tuple[Any, Reason]]:
    """ORI-15.1 A die that has the cap, ORI-4.2.5 or one at a site where only unused ones can be raised."""
    reasons: list[tuple[Any, Reason]] = []
    for freeman in me.freemen:
        if step.scope == "unused" and freeman.site:
            why = because("ORI-4.2.5", "freeman-used", site=freeman.site)
        else:
            why = because("ORI-15.1", "die-at-cap", value=freeman.value)
        reasons.append((place_of(freeman), why))
    return reasons


def raise_chosen(g: Origins, me: Builder, step: RaiseFreeman, freeman: Freeman) -> Rule[None]:
    """ORI-1.5.1 Raise the die, by fewer pips if the effect says up to."""
    pips = step.amount
    if step.up_to:
        pips = yield from choose_number(me, "raise-pips", 1, step.amount)
    raise_freeman(g, me, freeman, pips, step.cap if isinstance(step.cap, int) else 0)


def do_recolour_freeman(g: Origins, me: Builder, step: RecolourFreeman, doing: Doing) -> Rule[None]:
    """ORI-16.4.5 Court: exchange an unused freeman's die for one of another colour from the reserve, same
    value.
    """
    dice = dice_to_recolour(g, me)
    die = yield from choose(me, "court-die", dice, lambda: used_dice(me, "ORI-16.4.5"))
    colours = [colour for colour in COLOURS if colour != die[0] and g.reserve[colour]]
    about: dict[str, object] = {"die": die}
    colour = yield from choose(me, "court-colour", colours, lambda: other_colours(die[0]), about)
    freeman_with(me, die).colour = colour
    g.reserve[die[0]] += 1
    g.reserve[colour] -= 1
    tell(g, "court", seat=me.seat, die=die, colour=colour)


def other_colours(now: str) -> list[tuple[Any, Reason]]:
    """ORI-16.4.5 Why a colour cannot be chosen: the reserve has no die of it, or the die has it already."""
    missing = [(colour, because("ORI-16.4.5", "no-die-in-reserve")) for colour in COLOURS if colour != now]
    return [*missing, (now, because("ORI-16.4.5", "same-colour"))]


def dice_to_recolour(g: Origins, me: Builder) -> list[Die]:
    """ORI-16.4.5 Unused dice for which the reserve has another colour."""
    there = [colour for colour in COLOURS if g.reserve[colour]]
    return [die for die in unused(me) if any(colour != die[0] for colour in there)]


def do_set_ship(g: Origins, me: Builder, step: SetShip, doing: Doing) -> Rule[None]:
    """ORI-16.5.2 Fountain of Wisdom: any one ship."""
    about: dict[str, object] = {"value": lambda site: g.values[site]}
    site = yield from choose(me, "ship", list(SITES), None, about)
    g.values[site] = step.value
    tell(g, "ship", seat=me.seat, site=site, value=step.value)


def do_choose_one(g: Origins, me: Builder, step: ChooseOne, doing: Doing) -> Rule[None]:
    """ORI-4.3.1, ORI-16.3.3 Outpost: exactly one of the options."""
    options = {op_name(option): option for option in step.options if is_possible(g, me, option)}
    name = yield from choose(me, "effect", list(options), lambda: disc_at_end(me))
    yield from carry_out(g, me, options[name], doing)


def disc_at_end(me: Builder) -> list[tuple[Any, Reason]]:
    """ORI-7.1.4 Why the military disc cannot move."""
    return [] if can_advance(me) else [("military_move", because("ORI-7.1.4", "disc-on-last-space"))]


def nobody_to_raise(me: Builder) -> list[tuple[Any, Reason]]:
    """ORI-4.2.5 Why no freeman can be raised."""
    return [] if unused(me) else [("raise_freeman", because("ORI-4.2.5", "no-unused-freeman"))]


def do_any_order(g: Origins, me: Builder, step: AnyOrder, doing: Doing) -> Rule[None]:
    """ORI-4.2.1, ORI-7.2.4, ORI-16.3.6 Armoury: each part once or skipped, at least one, in an order of
    choice.
    """
    left = {op_name(part): part for part in step.parts}
    started = False
    while left:
        offered = [name for name, part in left.items() if is_possible(g, me, part)]
        if started:
            if not offered:
                return
            offered.append("done")
        name = yield from choose(me, "effect", offered, lambda: disc_at_end(me))
        if name == "done":
            return
        started = True
        yield from carry_out(g, me, left.pop(name), doing)


def do_optional(g: Origins, me: Builder, step: Optional, doing: Doing) -> Rule[None]:
    """ORI-7.2.1, ORI-16.1.3 Only if the player wants to; who cannot is told why there is no question."""
    price, last = step.steps[0], step.steps[-1]
    assert isinstance(price, Pay)
    cost = {str(price.resource): price.amount}
    effect = op_name(step.steps[1:])
    if isinstance(last, TempleMove) and not temples_to_climb(me, doing.temple):
        tell(g, "no-other-temple", seat=me.seat)
    elif not is_possible(g, me, step.steps):
        tell(g, "optional-unpaid", seat=me.seat, price=cost, effect=effect)
    elif (yield from confirm(me, "optional-effect", {"price": cost, "effect": effect})):
        yield from carry_out(g, me, step.steps, doing)


def do_repeat(g: Origins, me: Builder, step: Repeat, doing: Doing) -> Rule[None]:
    """ORI-4.2.5 S5: pay one to three times; for each payment one of the options."""
    for times in range(step.max):
        options = {op_name(option): option for option in step.options if is_possible(g, me, option)}
        if not options or not can_pay(me, food=step.pay.amount):
            return
        offered = list(options)
        if times >= step.min:
            offered.append("done")
        name = yield from choose(
            me, "repeat", offered, lambda: [*disc_at_end(me), *nobody_to_raise(me)], {"times": times}
        )
        if name == "done":
            return
        yield from pay(g, me, food=step.pay.amount)
        yield from carry_out(g, me, options[name], doing)


def can_repeat(g: Origins, me: Builder, step: Repeat) -> bool:
    """ORI-4.2.5 The first payment, and something to choose for it."""
    return can_pay(me, food=step.pay.amount) and any(is_possible(g, me, option) for option in step.options)


# --------------------------------------------------------------------------------------------- prices
def can_pay_step(me: Builder, step: Pay) -> bool:
    """ORI-1.1.2, ORI-1.1.3 Gold pays for everything, only gold for gold."""
    goods = me.goods
    if step.resource == "gold":
        return goods["gold"] >= step.amount
    if step.resource == "basic":
        return sum(goods.values()) >= step.amount
    return goods[step.resource] + goods["gold"] >= step.amount


def pay_step(g: Origins, me: Builder, step: Pay) -> Rule[None]:
    """Pay a printed price."""
    if step.resource == "gold":
        pay_gold(g, me, step.amount)
    elif step.resource == "basic":
        for _ in range(step.amount):
            yield from pay_any_basic(g, me)
    elif step.resource == "stone":
        yield from pay(g, me, stone=step.amount)
    elif step.resource == "food":
        yield from pay(g, me, food=step.amount)
    else:
        yield from pay(g, me, wisdom=step.amount)


# ------------------------------------------------------------------------------------ abilities (ORI-16)
def can_use_ability(g: Origins, me: Builder, cell: Cell, chain: tuple[Cell, ...] = ()) -> bool:
    """Whether the building there has an ability that can change something; ORI-16.6.2 the palace has none."""
    effect = me.city[cell].effect
    return bool(effect) and is_possible(g, me, effect, (*chain, cell), cell)


def has_ability(me: Builder, cell: Cell) -> bool:
    """ORI-8.2.2 Farms have no ability, ORI-16.6.2 nor has the palace."""
    return cell not in me.farms and bool(me.city[cell].effect)


def use_ability(g: Origins, me: Builder, cell: Cell, chain: tuple[Cell, ...] = ()) -> Rule[None]:
    """ORI-1.6.1, ORI-16 Carry out what the building says, in its own place."""
    tell(g, "ability", seat=me.seat, tile=me.city[cell].id)
    yield from carry_out(g, me, me.city[cell].effect, Doing(cell, (*chain, cell)))


def may_use_ability(g: Origins, me: Builder, tile: Building, cell: Cell) -> Rule[None]:
    """ORI-8.1.7 The ability is optional; it is not asked where saying no could never be better."""
    if not can_use_ability(g, me, cell):
        tell(g, "ability-idle", seat=me.seat, tile=tile.id)
        return
    if not is_harmless(tile):
        about: dict[str, object] = {"tile": tile.id, "effect": ABILITIES[tile.id]}
        if not (yield from confirm(me, "use-ability", about)):
            return
    yield from use_ability(g, me, cell)


def is_harmless(tile: Building) -> bool:
    """Abilities that only give resources or points: nobody would decline them."""
    return all(
        isinstance(step, (Gain, GainBasic)) or (isinstance(step, Vp) and not step.choose)
        for step in tile.effect
    )


def lending_neighbours(g: Origins, me: Builder, cell: Cell, chain: tuple[Cell, ...]) -> list[Cell]:
    """ORI-16.5.6 Adjacent buildings whose ability can be borrowed; no tower twice in a chain (ORI-19.3)."""
    return [
        other
        for other in neighbours(cell)
        if other in me.city
        and has_ability(me, other)
        and other not in chain
        and can_use_ability(g, me, other, chain)
    ]


def do_use_adjacent_ability(g: Origins, me: Builder, step: UseAdjacentAbility, doing: Doing) -> Rule[None]:
    """ORI-16.5.6 Mage's Tower: use the ability of an adjacent building as if it were activated in its
    place.
    """
    assert doing.cell is not None
    cells = lending_neighbours(g, me, doing.cell, doing.chain)
    names = [(x, y, me.city[x, y].id) for x, y in cells]
    tower, chain = doing.cell, doing.chain
    x, y, _ = yield from choose(
        me, "mage", names, lambda: not_lending(me, tower, chain), {"effect": ability_text}
    )
    yield from use_ability(g, me, (x, y), doing.chain)


def not_lending(me: Builder, tower: Cell, chain: tuple[Cell, ...]) -> list[tuple[Any, Reason]]:
    """ORI-16.5.6 Why the ability of a neighbour cannot be borrowed."""
    reasons: list[tuple[Any, Reason]] = []
    for x, y in neighbours(tower):
        if (x, y) in me.city:
            what = "ability-idle" if has_ability(me, (x, y)) else "no-ability"
            what = "tower-in-chain" if (x, y) in chain else what
            reasons.append(((x, y, me.city[x, y].id), because("ORI-16.5.6", what)))
    return reasons


# --------------------------------------------------------------------------------------------- tables
def op_name(effect: Effect) -> str:
    """The name of the first step, for options: `military_move`, `attack`, `raise_freeman` ..."""
    tag = type(effect[0]).__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def needs_raise(g: Origins, me: Builder, step: RaiseFreeman) -> bool:
    """ORI-4.2.5 A die that can be raised."""
    return bool(freemen_to_raise(me, step))


def needs_space_ahead(g: Origins, me: Builder, step: MilitaryMove) -> bool:
    """ORI-4.2.5 A military disc that is not on the last space."""
    return can_advance(me)


def needs_temple(g: Origins, me: Builder, step: TempleMove) -> bool:
    """ORI-4.1.9 A temple allowed by ORI-5.2.2, or a disc below the top."""
    if step.up_to:
        return bool(temples_to_visit(g, me))
    if step.temple in me.temples:
        return step.temple in temples_to_climb(me)
    return bool(temples_to_climb(me))


def needs_temple_to_visit(g: Origins, me: Builder, step: TakeZodiac) -> bool:
    """ORI-5.2.2 The card comes with a visit of its temple, never alone."""
    return bool(temples_to_visit(g, me))


def needs_tile(g: Origins, me: Builder, step: BuyBuilding) -> bool:
    """ORI-4.1.9 A tile in the offer or a kept one: a farm costs nothing."""
    return bool(tiles_to_buy(g, me))


def needs_offer(g: Origins, me: Builder, step: ReserveBuilding) -> bool:
    """ORI-8.4.1 A tile in the offer."""
    return any(tile is not None for tile in g.offer)


def needs_citizen(g: Origins, me: Builder, step: TakeCitizen) -> bool:
    """ORI-4.1.9, ORI-6.6 An empty base and a die that can be paid."""
    return bool(dice_to_take(g, me, step.free))


def needs_speaker(g: Origins, me: Builder, step: TakeSpeaker) -> bool:
    """ORI-4.1.9 A speaker in the pool."""
    return bool(g.speaker_pool)


def needs_recolour(g: Origins, me: Builder, step: RecolourFreeman) -> bool:
    """ORI-16.4.5 A die that can be exchanged."""
    return bool(dice_to_recolour(g, me))


def needs_veteran(g: Origins, me: Builder, step: Vp) -> bool:
    """ORI-16.3.2 Without an unused red freeman there is no effect."""
    return not step.choose or any(die[0] == "red" for die in unused(me))


def needs_die_to_lower(g: Origins, me: Builder, step: LowerFreeman) -> bool:
    """ORI-16.3.2 The same die that was scored."""
    return any(die[0] == step.colour for die in unused(me))


Plain = Callable[[Origins, Builder, Any, Doing], None]
Asking = Callable[[Origins, Builder, Any, Doing], Rule[None]]
Need = Callable[[Origins, Builder, Any], bool]

PLAIN: Final[dict[type, Plain]] = {
    Gain: do_gain,
    MilitaryMove: do_military_move,
    TakeZodiac: do_take_zodiac,
    LowerFreeman: do_lower_freeman,
}
ASKING: Final[dict[type, Asking]] = {
    GainBasic: do_gain_basic,
    GainStoneOrFood: do_gain_stone_or_food,
    Vp: do_vp,
    Attack: do_attack,
    TempleMove: do_temple_move,
    BuyBuilding: do_buy_building,
    ReserveBuilding: do_reserve_building,
    TakeCitizen: do_take_citizen,
    TakeSpeaker: do_take_speaker,
    RaiseFreeman: do_raise_freeman,
    RecolourFreeman: do_recolour_freeman,
    SetShip: do_set_ship,
    UseAdjacentAbility: do_use_adjacent_ability,
    ChooseOne: do_choose_one,
    AnyOrder: do_any_order,
    Optional: do_optional,
    Repeat: do_repeat,
}
NEEDS: Final[dict[type, Need]] = {
    RaiseFreeman: needs_raise,
    MilitaryMove: needs_space_ahead,
    TempleMove: needs_temple,
    TakeZodiac: needs_temple_to_visit,
    BuyBuilding: needs_tile,
    ReserveBuilding: needs_offer,
    TakeCitizen: needs_citizen,
    TakeSpeaker: needs_speaker,
    RecolourFreeman: needs_recolour,
    Vp: needs_veteran,
    LowerFreeman: needs_die_to_lower,
}
