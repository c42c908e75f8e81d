"""SET-5 Production phase.

Elsewhere: SET-5.6, 5.7 and 5.8 in base/supply.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, choose, tell
from tablewright.games.settlers.box.cards import BOARDS, CARD, DEFENSE, GOODS, Amounts, is_kept
from tablewright.games.settlers.rules.base.dealing import all_deals, good_of
from tablewright.games.settlers.rules.base.effects import gain_at_once, give_goods
from tablewright.games.settlers.rules.base.supply import draw_of_choice, gain_one, gain_plain, gain_special
from tablewright.games.settlers.rules.hooks import PRODUCED
from tablewright.games.settlers.rules.state import ACTING, Location, Settler, Settlers, in_order, works


def produce(g: Settlers) -> Rule[None]:
    """SET-5.1, SET-5.2 The next player produces: board, then Deals, then Locations.

    SET-5.11 Goods kept in the last Cleanup lie in the supply all the time: in the base game nobody can pay
    or lose them before. SETX-2.2.4 Goods stored on cards come back at the end.
    """
    me = in_order(g)[g.step]
    if g._journal is not None:
        tell(g, "produce", seat=me.seat)
    yield from board_produces(g, me)
    yield from deals_produce(g, me)
    yield from locations_produce(g, me)
    if g.more is not None:
        for produced in PRODUCED:
            yield from produced(g, me)
    g.step += 1
    if g.step == len(g.settlers):
        g.phase = ACTING
        g.step = 0
        g.turn = g.first


def board_produces(g: Settlers, me: Settler) -> Rule[None]:
    """SET-5.3 Gain what the board gives; SETX-6.1.3, SETX-7.2 some of it goes somewhere at once."""
    goods = board_production(g, me)
    if g.more is None:
        gain_plain(g, me, goods, "production")
        return
    gain_plain(g, me, tuple((good, n) for good, n in goods if is_kept(good)), "production")
    for good, n in goods:
        if not is_kept(good):
            yield from gain_special(g, me, good, n, "production")


def board_production(g: Settlers, me: Settler) -> Amounts:
    """SET-5.3 What the board gives; SET-5.9 in round 1 it is all. SET-19.13 No Defense token alone.

    SETX-5.1.1, I-18 Of some goods as many as there are players.
    """
    board = BOARDS[me.faction]
    goods = board.production
    if g.virtual is not None:
        goods = tuple((good, n) for good, n in goods if good != DEFENSE)
    return goods + tuple((good, len(g.settlers)) for good in board.per_player)


def deals_produce(g: Settlers, me: Settler) -> Rule[None]:
    """SET-5.4, INV-20 Each Deal gives its one good.

    The order is all one: no Deal but a card asks anything, so the cards come last.
    """
    cards = 0
    for deal in all_deals(g, me):
        good = good_of(deal)
        if good == CARD:
            cards += 1
        elif g.more is None:
            gain_plain(g, me, ((good, 1),), "deals")
        else:
            yield from gain_one(g, me, good, "deals")
    for _ in range(cards):
        yield from draw_of_choice(g, me)


def locations_produce(g: Settlers, me: Settler) -> Rule[None]:
    """SET-5.2, SET-5.5 Every Production Location gives its goods (SET-5.10 no bonus), in the order wanted.

    Those that neither ask nor show anything give the same whenever they come, so they come first.
    """
    open_ones: list[Location] = []
    for location in me.empire:
        card = location.card
        if card.production and works(location):
            if card.produces_by_itself or (card.produces_plainly and g.more is not None):
                yield from deliver(g, me, location)
            elif card.produces_plainly:
                for effect in card.production:
                    gain_at_once(g, me, effect, "production")
            else:
                open_ones.append(location)
    while open_ones:
        location = yield from choose(me, "produce-next", one_of_each(open_ones))
        open_ones.remove(location)
        yield from deliver(g, me, location)


def deliver(g: Settlers, me: Settler, location: Location) -> Rule[None]:
    """SET-5.5 One Location gives its goods; SETX-5.2.1, SETX-11.5 twice with a Basic Technology token."""
    times = 2 if location.more is not None and location.more.tech else 1
    yield from give_goods(g, me, location, times, "production")


def one_of_each(locations: list[Location]) -> list[Location]:
    """Copies of one card with nothing on them produce the same: one of them is enough to choose from."""
    kinds: dict[str, Location] = {}
    for location in locations:
        kinds.setdefault(location.card.kind if location.more is None else location.id, location)
    return list(kinds.values())


def deal_goods(g: Settlers, me: Settler) -> list[str]:
    """What the Deals of a player give, by name."""
    return [GOODS[good_of(deal)] for deal in all_deals(g, me)]
