"""What cards do: the steps of their effects, one after the other.

Steps are looked up in `hooks.DOING`, those that need a target or goods in `hooks.POSSIBLE` too (SET-10.8). A
step gets the table, the player who uses the card, the step itself, the Location it is written on (None: not
on a Location) and where points come from.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import (
    Rule,
    choose,
    choose_many,
    confirm,
    may_choose,
    reveal,
    tell,
    tell_secretly,
    undisturbed,
)
from tablewright.games.settlers.box.cards import (
    CARD,
    CARD_FACTION,
    COMMON,
    GOODS,
    KEPT,
    NUMBER,
    SAMURAI,
    VP,
    Effect,
    Effects,
    Trigger,
)
from tablewright.games.settlers.box.schema_effects import Counted, DrawKeep, GainChoice, GainPer, Per
from tablewright.games.settlers.rules.base.supply import (
    discard_looked_at,
    draw_common,
    gain_card,
    gain_plain,
    gain_special,
    goods_spent,
    keep_looked_at,
    spend,
    take_faction,
)
from tablewright.games.settlers.rules.hooks import (
    COUNTS,
    DELIVERED,
    DOING,
    FILTERS,
    GROWN,
    POSSIBLE,
    USED,
    Occasion,
)
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    colours_of,
    count_colour,
    count_samurai,
    counts,
    extras,
    is_own_faction,
    with_features,
    works,
)

#: Steps that need goods of their own after the cost of the activation is paid.
NEEDS_GOODS: Final[list[str]] = ["build_card", "activate"]


def carry_out(g: Settlers, me: Settler, effects: Effects, here: Location | None, source: str) -> Rule[None]:
    """SET-15.10, SETX-0.9 Do all steps as the card says, in their order.

    SETX-12.3 If one of them finds nothing, those behind it are lost.
    """
    outer = "" if g.more is None else now_giving(g, here)
    for effect in effects:
        if effect.plain:
            gain_at_once(g, me, effect, source)
        else:
            done = yield from DOING[effect.op](g, me, effect, here, source)
            if done is False:
                break
    if g.more is not None:
        g.more.giving = outer


def now_giving(g: Settlers, here: Location | None) -> str:
    """SETX-6.3.11 From now on a Location gives what is gained; returns which one did so before."""
    assert g.more is not None
    outer = g.more.giving
    g.more.giving = "" if here is None else here.id
    return outer


def is_possible(g: Settlers, me: Settler, effects: Effects, here: Location | None, goods: list[int]) -> bool:
    """SET-10.8 Whether the first step has what it needs; the steps behind it follow from it."""
    test = POSSIBLE.get(effects[0].op)
    return test is None or test(g, me, effects[0], here, goods)


# ------------------------------------------------------------------------------------------------ gains
def gain_at_once(g: Settlers, me: Settler, effect: Effect, source: str) -> None:
    """A gain without any decision."""
    goods = effect.goods
    if effect.op == "gain_per":
        goods = ((goods[0][0], plain_amount(me, effect)),)
    gain_plain(g, me, goods, source)


def gain(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-5.5 Printed goods; SET-15.8 of several cards as many as there are."""
    for good, n in effect.goods:
        if good == SAMURAI:
            yield from DOING["gain_samurai"](g, me, effect, here, source)
        else:
            yield from gain_amount(g, me, good, n, source)


def gain_choice(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Goods of choice, one by one."""
    wanted: GainChoice = effect.args
    for _ in range(wanted.n):
        name = yield from choose(me, "take-good", list(wanted.goods))
        gain_plain(g, me, ((NUMBER[name], 1),), source)


def gain_per(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """So many goods as there are things that are counted; cards one by one."""
    wanted: GainPer = effect.args
    n = limited(wanted, count(g, me, wanted.per, here))
    yield from gain_amount(g, me, effect.goods[0][0], n, source)


def gain_amount(g: Settlers, me: Settler, good: int, n: int, source: str) -> Rule[None]:
    """So much of any good at once; cards one by one."""
    if CARD <= good <= CARD_FACTION:
        for _ in range(n):
            yield from gain_card(g, me, good)
    elif good < KEPT or good == VP:
        gain_plain(g, me, ((good, n),), source)
    else:
        yield from gain_special(g, me, good, n, source)


def plain_amount(me: Settler, effect: Effect) -> int:
    """SET-7.9, SET-17.11, SET-17.68 As many as there are Locations of a colour or Samurai, up to a maximum.

    SET-15.12 They are always those of whoever uses the card.
    """
    found = count_colour(me, effect.colour) if effect.colour else count_samurai(me)
    return limited(effect.args, found)


def limited(wanted: GainPer, found: int) -> int:
    """SET-17.68, SETX-9.1 So many for each, up to the maximum, if there is one."""
    n = found // wanted.each * wanted.n
    return min(wanted.max, n) if wanted.max else n


def count(g: Settlers, me: Settler, per: Per, here: Location | None) -> int:
    """SET-15.12, SETX-2.1.5 How much there is of what a card counts, in the Empire of whoever uses it."""
    name, argument = per.part()
    return COUNTS[name](g, me, argument, here)


def samurai_of(g: Settlers, me: Settler, argument: object, here: Location | None) -> int:
    """SET-17.11 The player's Samurai."""
    return count_samurai(me)


def locations_of(g: Settlers, me: Settler, wanted: Counted, here: Location | None) -> int:
    """SET-7.9, SETX-4.5.1, SETX-7.16, SETX-7.17 Locations of the Empire that are as the card says."""
    return sum(1 for location in me.empire if counts(location) and is_counted(me, location, wanted, here))


def is_counted(me: Settler, location: Location, wanted: Counted, here: Location | None) -> bool:
    """Whether a Location is as the card says."""
    card = location.card
    more = location.more
    has_tech = more is not None and (more.tech or more.scoring or more.defensive)
    return not (
        (wanted.color is not None and wanted.color not in colours_of(location))
        or (wanted.kind is not None and (wanted.kind == COMMON) != card.common)
        or (wanted.origin is not None and (card.common or is_own_faction(me, card)))
        or (wanted.with_ == "tech_token" and not has_tech)
        or (wanted.with_ == "bonus" and not card.bonus)
        or (wanted.colorless and bool(colours_of(location)))
        or (wanted.other and location is here)
    )


def draw_keep(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SET-17.12 Look at the top cards of a deck, keep some, discard the others or shuffle them in again.

    SETX-2.4.2 Some do nothing if there are too few cards; SETX-2.4.13 a single card is kept.
    """
    wanted: DrawKeep = effect.args
    n = wanted.n if isinstance(wanted.n, int) else count(g, me, wanted.n, here)
    if wanted.need_full and len(me.deck) < n:
        return
    for _ in range(n):
        card = (yield from draw_common(g)) if wanted.deck == COMMON else take_faction(me)
        if card is not None:
            me.offer.append(card)
    if not me.offer:
        return
    reveal(g)
    if g._journal is not None:
        shown = [card.id for card in me.offer]
        tell_secretly(g, "look", {me.seat: {"cards": shown}}, seat=me.seat, count=len(shown))
    keep = min(wanted.keep, len(me.offer))
    kept = yield from choose_many(me, "keep-card", me.offer[:], keep, keep)
    rest = [card for card in me.offer if card not in kept]
    me.offer.clear()
    keep_looked_at(g, me, kept)
    if wanted.rest == "shuffle":
        me.deck += rest
        g.chance.shuffle(me.deck, me.faction)
        tell(g, "shuffle-rest", seat=me.seat, count=len(rest))
        return
    for card in rest:
        discard_looked_at(g, me, card)


def choose_branch(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """One of several effects, whichever can be paid and carried out."""
    open_branches = [
        i for i, branch in enumerate(effect.branches) if can_follow(g, me, branch, here, me.goods)
    ]
    if not open_branches:
        return
    told = branches_in_words(effect.branches)
    kind = "choose-effect" if all(step.goods for step in effect.branches[0]) else "choose-removal"
    i = yield from undisturbed(choose(me, kind, open_branches, None, told))
    yield from carry_out(g, me, effect.branches[i], here, source)


def can_follow(g: Settlers, me: Settler, branch: Effects, here: Location | None, goods: list[int]) -> bool:
    """SETX-12.3 Whether a branch can be paid with these goods, and each of its steps has what it needs."""
    if not can_afford(goods, branch):
        return False
    tests = [(POSSIBLE[step.op], step) for step in branch if step.op in POSSIBLE]
    return all(test(g, me, step, here, goods) for test, step in tests)


def can_follow_any(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-2.3.2 Whether one of several effects can be carried out."""
    return any(can_follow(g, me, branch, here, goods) for branch in effect.branches)


def can_afford(goods: list[int], effects: Effects) -> bool:
    """Whether all that these steps ask for can be paid in kind."""
    return all(goods[good] >= n for effect in effects if effect.op == "pay" for good, n in effect.goods)


def branches_in_words(branches: list[Effects]) -> dict[str, object]:
    """The goods each branch takes and gives, for the question."""
    told: dict[str, object] = {}
    for i, branch in enumerate(branches):
        told[f"pays{i}"] = {GOODS[good]: n for e in branch if e.op == "pay" for good, n in e.goods}
        told[f"gives{i}"] = {GOODS[good]: n for e in branch if e.op != "pay" for good, n in e.goods}
    return told


def pay_part(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """Pay the price of a branch."""
    spend(g, me, effect.goods, None)
    if g.more is not None:
        yield from goods_spent(g, me, effect.goods)


# ------------------------------------------------------------------------------------------- production
def give_goods(g: Settlers, me: Settler, location: Location, times: int, source: str) -> Rule[None]:
    """SET-5.5 A Production Location gives its goods so many times.

    SETX-5.3.2 That is one use of it, unless there was nothing to give.
    """
    had = None if location.more is None else belongings(me)
    for _ in range(times):
        yield from carry_out(g, me, location.card.production, location, source)
    if had is not None and belongings(me) != had:
        for delivered in DELIVERED:
            delivered(g, me, location)


def belongings(me: Settler) -> tuple[object, ...]:
    """All that a production can add to."""
    assert me.more is not None
    return tuple(me.goods), me.vp, len(me.hand), len(me.empire), me.more.favours, me.more.tricolour


# --------------------------------------------------------------------------------------------- features
class Reaction:
    """A feature that reacts now, and the Location it is written on."""

    def __init__(self, trigger: Trigger, location: Location, colours: tuple[str, ...] = ()) -> None:
        self.trigger: Final = trigger
        self.location: Final = location
        self.colours: Final = colours  # of what set it off
        self.id: Final[str] = location.id


def react(g: Settlers, me: Settler, reactions: list[Reaction]) -> Rule[None]:
    """SET-16.2, SET-16.4 Features react, in the order the player likes.

    Those that just give goods go first: they are due anyway, and what they give can only help to pay for
    the others (SET-7.8). So only the others have an order that matters.
    """
    open_ones: list[Reaction] = []
    for reaction in reactions:
        if (reaction.trigger.limit or reaction.trigger.limit_per_turn) and not use_limit(g, reaction):
            continue
        if not reaction.trigger.plain:
            open_ones.append(reaction)
        elif reaction.location.more is None:
            outer = "" if g.more is None else now_giving(g, reaction.location)
            for effect in reaction.trigger.effects:
                gain_at_once(g, me, effect, "features")
            if g.more is not None:
                g.more.giving = outer
        else:
            yield from resolve(g, me, reaction)
    while open_ones:
        reaction = yield from choose(me, "react-next", open_ones)
        open_ones.remove(reaction)
        yield from resolve(g, me, reaction)


def resolve(g: Settlers, me: Settler, reaction: Reaction) -> Rule[None]:
    """SETX-5.2.2 Carry out a feature, twice with a Basic Technology token.

    SETX-5.3.2 Each time it is used. SETX-0.10 A matching good is of a colour of what set it off.
    """
    location = reaction.location
    before = "" if g.more is None else g.more.matching  # another feature may be in progress
    for _ in range(2 if location.more is not None and location.more.tech else 1):
        if g.more is not None:
            g.more.matching = " ".join(reaction.colours)
        done = True
        if reaction.trigger.may:
            done = yield from may_react(g, me, reaction)
        else:
            yield from carry_out(g, me, reaction.trigger.effects, location, "features")
        if g.more is not None:
            g.more.matching = before
        if done and location.more is not None:
            for used in USED:
                used(g, location)


def features_at_work(g: Settlers, me: Settler, name: str) -> list[Location]:
    """The Locations whose lasting feature helps a player in something done now.

    SETX-5.7.7 Shared ones do so too.
    """
    return [loc for loc in with_features(g, me, name) if name in loc.card.statics and works(loc)]


def work_once(g: Settlers, locations: list[Location]) -> None:
    """SETX-5.3.2 Lasting features have just been of use; SETX-5.2.2 twice with a Basic Technology token."""
    for location in locations:
        if location.more is not None:
            for _ in range(2 if location.more.tech else 1):
                for used in USED:
                    used(g, location)


def use_limit(g: Settlers, reaction: Reaction) -> bool:
    """Count a use of a feature that works so often in a round, or in a turn; False: it is used up."""
    trigger, location = reaction.trigger, reaction.location
    if trigger.limit:
        if location.triggered >= trigger.limit:
            return False
        location.triggered += 1
    if trigger.limit_per_turn:
        assert g.more is not None
        turn = g.more.turns + 1  # 0: not used in any turn
        if extras(location).triggered_in == turn:
            return False
        extras(location).triggered_in = turn
    return True


def may_react(g: Settlers, me: Settler, reaction: Reaction) -> Rule[bool]:
    """SET-16.4, SET-17.26 A feature that costs something is used only if the player wants to."""
    if reaction.trigger.effects[0].op != "choose":
        return (yield from may_carry_out(g, me, reaction))
    branches = reaction.trigger.effects[0].branches
    open_branches = [i for i, branch in enumerate(branches) if can_afford(me.goods, branch)]
    told = branches_in_words(branches)
    told["card"] = reaction.location.id
    if not open_branches:
        tell(g, "feature-idle", seat=me.seat, card=reaction.location.card.id)
    asked = may_choose(me, "use-feature", open_branches, None, told)
    i = yield from undisturbed(asked)
    if i is not None:
        yield from carry_out(g, me, branches[i], reaction.location, "features")
    return i is not None


def may_carry_out(g: Settlers, me: Settler, reaction: Reaction) -> Rule[bool]:
    """SETX-12.3 The player says whether a feature is used, unless its own steps ask for that."""
    effects, here = reaction.trigger.effects, reaction.location
    if not is_possible(g, me, effects, here, me.goods):
        return False
    if effects[0].op not in ASK_THEMSELVES:
        wanted = yield from confirm(me, "react-now", {"card": here.id})
        if not wanted:
            return False
    yield from carry_out(g, me, effects, here, "features")
    return True


#: SETX-12.3 Steps that may be left undone.
ASK_THEMSELVES: Final = ("pay_repeat",)


def reactions_to(g: Settlers, me: Settler, when: str, colours: tuple[str, ...] = ()) -> list[Reaction]:
    """SET-15.13 The player's features of one kind that work now; SET-1.9 every copy for itself.

    SETX-5.5.1 Those that are unlocked too; SETX-5.7.7 and those of others that the player shares.
    """
    found = [
        Reaction(trigger, location, colours)
        for location in (me.empire if g.more is None else with_features(g, me, when))
        if location.card.triggers and works(location)
        for trigger in location.card.triggers
        if trigger.when == when
    ]
    if g.more is not None:
        found += unlocked_reactions(me, when, colours)
    return found


def unlocked_reactions(me: Settler, when: str, colours: tuple[str, ...]) -> list[Reaction]:
    """SETX-5.5.1 Features that an Action has unlocked for this round."""
    return [
        Reaction(trigger, location, colours)
        for location in me.empire
        if location.more is not None and location.more.unlocked and works(location)
        for trigger in location.card.rare.second_triggers
        if trigger.when == when
    ]


def happens(g: Settlers, me: Settler, when: str, occasion: Occasion) -> Rule[None]:
    """SETX-2.1.7, SETX-11.18 Something happened: features that wait for it react, also after passing.

    SETX-10.12.6 Those of the virtual player never do.
    """
    if me is g.virtual:
        return
    found = reactions_to(g, me, when, occasion.colours)
    reactions = [r for r in found if fits(g, me, r.trigger, r.location, occasion)]
    if reactions:
        yield from react(g, me, reactions)


def fits(g: Settlers, me: Settler, trigger: Trigger, location: Location, occasion: Occasion) -> bool:
    """Whether all that a feature asks for is so; SETX-12.7 some only look at two ways to lose a Location."""
    if trigger.by == "raze_or_conquest" and occasion.by not in ("razed", "conquered"):
        return False
    return all(FILTERS[name](g, me, location, value, occasion) for name, value in trigger.filters)


def grow(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-3.6.2, SETX-12.2 An Empire has grown: new SETs are looked for."""
    if g.more is not None:
        for grown in GROWN:
            yield from grown(g, me)


def has_reaction(me: Settler, when: str) -> bool:
    """Whether the player has such a feature at all."""
    for location in me.empire:
        for trigger in location.card.triggers:
            if trigger.when == when and works(location):
                return True
    return False
