"""SETX-6.2, SETX-6.3.1 to SETX-6.3.4 Prayers: cards are drawn and count by their colours, helped or replaced
by God Favour tokens.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, choose, choose_many, choose_number, may_choose, reveal, tell
from tablewright.games.settlers.box.cards import (
    COMMON,
    FAVOR,
    GOOD_OF_COLOUR,
    GOODS,
    RESOURCES,
    SAMURAI,
    Card,
    Cost,
    Effect,
    can_pay,
)
from tablewright.games.settlers.box.schema_effects import ColourOf, Prayer
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.rules.aztecs.favours import FAVOURS, applicable, colours_meant, favours_of
from tablewright.games.settlers.rules.base import leaving
from tablewright.games.settlers.rules.base.effects import carry_out, gain_amount, happens
from tablewright.games.settlers.rules.base.supply import (
    gain_plain,
    gain_points,
    pay,
    resolve_events,
    spend,
    take_common,
)
from tablewright.games.settlers.rules.colours import COLOUR, announce_colour, choose_colour, colours_in
from tablewright.games.settlers.rules.hooks import Occasion
from tablewright.games.settlers.rules.revealing import discard_drawn
from tablewright.games.settlers.rules.state import (
    Location,
    Settler,
    Settlers,
    colours_looked_at,
    colours_of,
    is_immune,
    targets,
    works,
)

#: SETX-6.2.2 Ways in which the colour of a Prayer is found.
ANNOUNCE: Final = "announce"
ALL: Final = "all"
#: SETX-6.2.5 What the player does: draw cards, or declare tokens instead.
DRAW: Final = "draw"
TOKENS: Final = "tokens"
ANY: Final = "any"

#: A card that matches and the colour by which it does; None: a token stands for the card.
Match = tuple[Card | None, str]


def can_pray(g: Settlers, me: Settler, effect: Effect, here: Location | None, goods: list[int]) -> bool:
    """SETX-6.3.3, SETX-12.3 Only a Prayer against an opponent needs one; draws need no target."""
    wanted: Prayer = effect.args
    return wanted.special != "opponent_removes" or bool(targets(g, me))


def pray(g: Settlers, me: Settler, effect: Effect, here: Location | None, source: str) -> Rule[None]:
    """SETX-6.2.12 The steps of a Prayer after it is paid; SETX-6.2.10, SETX-11.11 whatever it is written on.

    SETX-6.2.4, SETX-11.9 Events among the cards are resolved when it is over.
    """
    wanted: Prayer = effect.args
    assert g.more is not None
    victim: Settler | None = None
    if wanted.special == "opponent_removes":
        victim = yield from choose(me, "pray-against", targets(g, me))
    colours = colours_asked(g, me, wanted)
    how = DRAW
    if applicable(me, colours):
        how = yield from choose(me, "pray-how", [DRAW, TOKENS])
    if how == TOKENS:
        matches = yield from pray_with_tokens(me, wanted, colours)
    else:
        matches = yield from pray_with_cards(g, me, wanted, colours)
    tell(g, "prayer", seat=me.seat, count=len(matches))
    if wanted.special is None:
        yield from reward(g, me, effect, matches, here, source)
    elif wanted.special == "spend_matching":
        yield from spend_matching(g, me, wanted, matches, source)
    elif wanted.special == "give_matching":
        yield from give_matching(g, me, wanted, matches, source)
    elif wanted.special == "tuck_match":
        assert here is not None
        yield from tuck_match(g, me, effect, matches, here)
    else:
        assert victim is not None
        yield from opponent_removes(g, me, victim, wanted, matches)
    g.more.pending += [card for card in g.more.drawn if card.event]
    g.more.drawn = [card for card in g.more.drawn if not card.event]
    discard_drawn(g)
    yield from happens(g, me, "prayer", Occasion(matches=len(matches)))
    yield from resolve_events(g)


def colours_asked(g: Settlers, me: Settler, wanted: Prayer) -> list[str]:
    """SETX-6.2.2 The colours a Prayer can use; SETX-6.2.11 some look at a good or at a razed Location.

    SETX-6.1.4, SETX-11.10 Orange is never one of any colours.
    """
    if isinstance(wanted.colors, ColourOf):
        return colours_looked_at(g)
    if wanted.colors == ANY:
        present = [*colours_in(g), *favours_of(me)]
        return [colour for colour in FAVOURS if colour in present]
    return list(wanted.colors)


# ------------------------------------------------------------------------------------------ tokens and cards
def pray_with_tokens(me: Settler, wanted: Prayer, colours: list[str]) -> Rule[list[Match]]:
    """SETX-6.2.5 No card is drawn: each declared token counts as one drawn card of its colour.

    Where one colour is used, the tokens must have it. SETX-6.2.7 They stay with the player.
    """
    if wanted.mode != ALL:
        fitting = [colour for colour in colours if applicable(me, [colour])]
        colours = [(yield from choose_colour(me, fitting))]
    tokens = applicable(me, colours)
    declared = yield from choose_many(me, "declare-tokens", tokens, 1, len(tokens))
    meant = yield from colours_meant(me, declared, colours)
    return [(None, colour) for colour in meant]


def pray_with_cards(g: Settlers, me: Settler, wanted: Prayer, colours: list[str]) -> Rule[list[Match]]:
    """SETX-6.2.1, SETX-6.2.2 Draw the cards and see which of them match; tokens add to them."""
    assert g.more is not None
    if wanted.mode == ANNOUNCE:
        colours = [(yield from announce_colour(g, me, colours))]
    draw_for_prayer(g, wanted.n)
    yield from add_stored(g, me)
    if wanted.mode != ALL and wanted.mode != ANNOUNCE:
        shown = [colour for colour in colours if any(colour in card.colours for card in g.more.drawn)]
        colours = [(yield from choose_colour(me, shown))] if shown else []
    matches = matching(g.more.drawn, colours)
    if matches:  # SETX-6.2.6 at least one drawn card must match
        meant = yield from colours_meant(me, applicable(me, colours), colours)
        matches += [(None, colour) for colour in meant]
    return matches


def draw_for_prayer(g: Settlers, n: int) -> None:
    """SETX-6.2.1 Lay Common cards face up, as many as there are; Events are not replaced (SETX-6.2.4)."""
    assert g.more is not None
    for _ in range(n):
        card = take_common(g)
        if card is not None:
            g.more.drawn.append(card)
    reveal(g)
    tell(g, "reveal", cards=[card.id for card in g.more.drawn])


def matching(cards: list[Card], colours: list[str]) -> list[Match]:
    """SETX-6.2.3 Every card matches by each colour it has; SETX-6.2.4 what has no colour matches nothing."""
    return [(card, colour) for card in cards for colour in card.colours if colour in colours]


def stored_for_prayers(me: Settler) -> list[Card]:
    """SETX-6.2.8 Cards under own Locations that wait for a Prayer."""
    return [
        card
        for location in me.empire
        if location.card.rare.serves_prayers and works(location)
        for card in location.under + (() if location.more is None else location.more.tucked)
    ]


def add_stored(g: Settlers, me: Settler) -> Rule[None]:
    """SETX-6.2.8 Any number of stored cards counts as drawn; they are discarded with the others."""
    assert g.more is not None
    stored = stored_for_prayers(me)
    added = yield from choose_many(me, "add-stored", stored, 0, len(stored))
    if not added:
        return
    for location in me.empire:
        under = location.under + (() if location.more is None else location.more.tucked)
        taken = [card.id for card in under if card in added]
        location.under = tuple([card for card in location.under if card not in added])
        if location.more is not None:
            location.more.tucked = tuple([card for card in location.more.tucked if card not in added])
        if taken:
            tell(g, "add-stored", seat=me.seat, card=location.card.id, cards=taken)
    g.more.drawn += added


def capped(me: Settler, effect: Effect, matches: list[Match]) -> Rule[list[Match]]:
    """SETX-6.2.9 So many matches are rewarded at most; the player says which, where it matters."""
    wanted: Prayer = effect.args
    most = wanted.max_matches or len(matches)
    if len(matches) <= most:
        return matches
    steps = [step.op for step in effect.branches[0]]
    by_card = "take_match" in steps or wanted.special is not None
    by_colour = "gain_match" in steps and len({colour for _, colour in matches}) > 1
    if not by_card and not by_colour:
        return matches[:most]
    named = [(GOODS[FAVOR] if card is None else card, COLOUR + colour) for card, colour in matches]
    chosen = yield from choose_many(me, "choose-matches", named, most, most)
    return [match for match, name in zip(matches, named, strict=True) if name in chosen]


# --------------------------------------------------------------------------------------------------- rewards
def reward(
    g: Settlers, me: Settler, effect: Effect, matches: list[Match], here: Location | None, source: str
) -> Rule[None]:
    """SETX-6.2.3 What each matching card brings; points are one gain, as wherever something is counted."""
    rewarded = yield from capped(me, effect, matches)
    for step in effect.branches[0]:
        if step.op == "gain_match":
            for colour in dict.fromkeys([colour for _, colour in rewarded]):
                n = step.args * [match[1] for match in rewarded].count(colour)
                yield from gain_amount(g, me, GOOD_OF_COLOUR[colour], n, source)
        elif step.op == "take_match":
            for match in rewarded:
                yield from take_match(g, me, match)
        elif any(good == SAMURAI for good, _ in step.goods):
            for _ in rewarded:
                yield from carry_out(g, me, [step], here, source)
        else:
            for good, n in step.goods:
                yield from gain_amount(g, me, good, n * len(rewarded), source)


def take_match(g: Settlers, me: Settler, match: Match) -> Rule[None]:
    """SETX-6.3.4 The matching card goes to the hand; for a token one is searched for in the deck."""
    card = card_of(g, match)
    if card is not None:
        me.hand.append(card)
        tell(g, "pick", seat=me.seat, card=card.id)
    yield from ()  # nothing to decide


def card_of(g: Settlers, match: Match) -> Card | None:
    """SETX-6.3.4 The card of a match, taken from where it lies; the deck is shuffled after a search."""
    assert g.more is not None
    card, colour = match
    if card is not None:
        g.more.drawn.remove(card)
        return card
    found = [other for other in g.common if colour in other.colours]
    if found:
        g.common.remove(found[-1])
    g.chance.shuffle(g.common, COMMON)
    return found[-1] if found else None


def tuck_match(g: Settlers, me: Settler, effect: Effect, matches: list[Match], here: Location) -> Rule[None]:
    """SETX-6.3.4 Greatest Enemy: a card of the chosen colour lies face up under the Location for good."""
    for match in (yield from capped(me, effect, matches)):
        card = card_of(g, match)
        if card is not None:
            here.under += (card,)
            tell(g, "tuck-match", seat=me.seat, card=here.card.id, tucked=card.id)


def spend_matching(g: Settlers, me: Settler, wanted: Prayer, matches: list[Match], source: str) -> Rule[None]:
    """SETX-6.3.1 Temple of the Sun: for each matching card its Resource may be spent, Gold in its place.

    Points for each of them and for each type are one gain.
    """
    assert wanted.reward is not None
    spent: dict[str, int] = {}
    for good in RESOURCES:
        most = [GOOD_OF_COLOUR[colour] for _, colour in matches].count(good)
        name = GOODS[good]
        payable = [n for n in range(most + 1) if can_pay(me.goods, Cost({**spent, name: n}))]
        n = yield from choose(me, "spend-matching", payable, None, {"good": name})
        if n:
            spent[name] = n
    if spent:
        yield from pay(g, me, Cost(spent))
        points = wanted.reward.per_resource * sum(spent.values()) + wanted.reward.per_type * len(spent)
        gain_points(g, me, points, source)


def give_matching(g: Settlers, me: Settler, wanted: Prayer, matches: list[Match], source: str) -> Rule[None]:
    """SETX-6.3.2 Wooden Watchtower: Resources of the matched colours to one opponent, for points in one gain.

    Gold cannot be given. The number of cards is no limit, unless the constant says so.
    """
    assert wanted.reward is not None
    matched = [GOOD_OF_COLOUR[colour] for _, colour in matches]
    goods = [good for good in RESOURCES if good in matched and me.goods[good]]
    others = [other for other in targets(g, me) if other is not g.virtual] if goods else []
    if not others:
        tell(g, "nothing-given", seat=me.seat)
    other = yield from may_choose(me, "give-to", others)
    if other is None:
        return
    given = 0
    for good in goods:
        most = me.goods[good]
        if MORE.constants.watchtower_one_resource_per_card:
            most = min(most, matched.count(good))
        n = yield from choose_number(me, "give-matching", 0, most, {"good": GOODS[good], "seat": other.seat})
        if n:
            spend(g, me, ((good, n),), None)
            gain_plain(g, other, ((good, n),), source)
            given += n
    if given:
        gain_points(g, me, wanted.reward.per_resource * given, source)


def opponent_removes(
    g: Settlers, me: Settler, victim: Settler, wanted: Prayer, matches: list[Match]
) -> Rule[None]:
    """SETX-6.3.3 Wrath of the Gods: for each match the victim removes a Location of that colour, if any.

    The victim chooses; for the virtual player the active player does. Never a Fortress.
    """
    for _, colour in matches:
        for _ in range(wanted.per_match):
            places = [
                location
                for location in victim.empire
                if colour in colours_of(location) and not location.foundation and not is_immune(location)
            ]
            if not places:
                break
            about: dict[str, object] = {"colour": COLOUR + colour}
            location = yield from choose(
                me if victim is g.virtual else victim, "lose-location", places, None, about
            )
            leaving.remove_location(g, victim, location)
            occasion = Occasion(location.card, location, leaving.REMOVED)
            yield from happens(g, victim, "own_location_lost", occasion)


# ------------------------------------------------------------------------------------ conditions of features
def enough_matches(g: Settlers, me: Settler, location: Location, value: int, occasion: Occasion) -> bool:
    """SETX-6.2.12 A feature that looks at how many cards matched."""
    return occasion.matches >= value


def colour_lies_under(g: Settlers, me: Settler, location: Location, value: str, occasion: Occasion) -> bool:
    """SETX-6.3.4 Greatest Enemy: the razed card has a colour of a card under the Location."""
    colours = [colour for card in location.under for colour in card.colours]
    return any(colour in colours for colour in occasion.colours)
