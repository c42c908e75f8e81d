"""TAW-2 Set-up.

Elsewhere: TAW-2.21 in moments.py.
"""

from __future__ import annotations

from tablewright.engine import (
    Chance,
    Options,
    Rule,
    choose,
    choose_many,
    may_choose,
    reveal,
    tell,
    tell_secretly,
    together,
)
from tablewright.games.tawantinsuyu.box.schema import (
    ARMY_CARDS,
    BENEFITS,
    COLOURS,
    CONQUESTS,
    CONST,
    DATA,
    GOD_CARDS,
    PASSIVE,
    PIECES,
    PLAIN_STEPS,
    PRODUCTION,
    SECTIONS,
    SPACES,
    STEPS_SPACES,
    WEAVINGS,
    WORKERS,
    GodCard,
    amounts,
    by_players,
)
from tablewright.games.tawantinsuyu.look.wording import does
from tablewright.games.tawantinsuyu.rules.buildings import fill_market
from tablewright.games.tawantinsuyu.rules.effects import gain_benefits
from tablewright.games.tawantinsuyu.rules.feast import played_into_deck
from tablewright.games.tawantinsuyu.rules.hill import action_facing
from tablewright.games.tawantinsuyu.rules.solo.setup import her_start, new_axomamma, place_her_priest
from tablewright.games.tawantinsuyu.rules.state import (
    KEEP_GODS,
    NOBODY,
    PLACE_PRIESTS,
    START_GODS,
    START_WEAVING,
    TURN,
    Inca,
    Tawantinsuyu,
    in_order,
    is_her,
)
from tablewright.games.tawantinsuyu.rules.workers import draw_from_bag, fill_nomads, fill_village


def set_up(players: int, options: Options, chance: Chance) -> Tawantinsuyu:
    """TAW-2.1 to TAW-2.15 as far as nobody decides; TAW-12.1.1 alone as for two, and you begin."""
    g = Tawantinsuyu()
    g.chance = chance
    g.revealed = 0
    solo = players == 1
    g.size = 2 if solo else players
    g.incas = [new_inca(seat) for seat in range(g.size)]
    g.her = new_axomamma(options, chance) if solo else None
    g.first = 0 if solo else chance.below(players, "first player")  # TAW-2.12
    g.active = g.first
    g.rotation = 0 if options["coricancha"] == "printed" else chance.below(SECTIONS, "coricancha")  # TAW-2.3
    lay_out_board(g)
    shuffle_decks(g)
    deal_workers(g)
    if g.size == 2:
        block_top_terrace(g)
    fill_market(g)
    if g.her is not None:
        her_start(g, g.incas[1])
    deal_gods(g)
    g.step = START_WEAVING
    g.at = 0
    return g


def new_inca(seat: int) -> Inca:
    """TAW-2.1, TAW-1.1.4 The pieces of a colour; TAW-2.2 10 points, lowest temple space; TAW-2.14 2 stone."""
    inca = Inca()
    inca.seat = seat
    inca.vp = CONST.start_vp.value
    inca.tally = {"start": CONST.start_vp.value}
    inca.goods = list(amounts(CONST.start_resources.value))
    inca.workers = []
    inca.priest = NOBODY
    inca.temple = 0
    inca.steps_left = PIECES["steps_marker"]
    inca.markers_left = PIECES["conquest_marker"]
    inca.gods = []
    inca.played = []
    inca.army = []
    inca.army_up = []
    inca.army_down = []
    inca.production_up = []
    inca.production_down = []
    inca.passive = []
    inca.statues = []
    inca.tapestries = []
    return inca


def lay_out_board(g: Tawantinsuyu) -> None:
    """TAW-2.1 The empty board; TAW-2.20 the feast tile lies beside it; TAW-1.3.7 the offer is empty."""
    g.first_action = ""
    g.placed = False
    g.hill = [""] * len(SPACES)
    g.steps = [NOBODY] * len(STEPS_SPACES)
    g.conquered = [NOBODY] * len(CONQUESTS)
    g.village = []
    g.nomads = []
    g.casualties = []
    g.removed = []
    g.conquests = 0
    g.feast_holder = NOBODY
    g.feasts_triggered = 0
    g.feasts_resolved = 0
    g.god_offer = []
    g.god_used = []
    g.army_discard = []
    g.drawn = []
    g.drawn_by = NOBODY
    g.top_shown = True
    g.statues = [statue.count for statue in DATA.statues]  # TAW-1.1.6
    g.statues_gone = []
    g.seen = []
    g.seen_before = []


def shuffle_decks(g: Tawantinsuyu) -> None:
    """TAW-2.9 Buildings, TAW-2.10 army cards, TAW-2.11 weavings, TAW-2.15 god cards; all of TAW-1.1.1 and
    TAW-1.1.3.
    """
    chance = g.chance
    g.production_stack = list(PRODUCTION.values())
    g.passive_stack = list(PASSIVE.values())
    g.production_market = []
    g.passive_market = []
    g.army_deck = list(ARMY_CARDS.values())
    g.god_deck = list(GOD_CARDS.values())
    g.start_weavings = [tile for tile in WEAVINGS.values() if tile.mark == "start"]
    marks = ["all", "3+", "4"][: g.size - 1]
    g.weavings = [tile for tile in WEAVINGS.values() if tile.mark in marks]
    chance.shuffle(g.production_stack, "production")
    chance.shuffle(g.passive_stack, "passive")
    chance.shuffle(g.army_deck, "army")
    chance.shuffle(g.god_deck, "gods")
    chance.shuffle(g.weavings, "weavings")


def deal_workers(g: Tawantinsuyu) -> None:
    """TAW-2.4 Remove workers, TAW-2.5 two of different colours for each player, TAW-2.6 fill the Village,
    TAW-2.7 and the Nomads.
    """
    seed = CONST.setup_bag_seed_per_colour.value
    gone = by_players(CONST.workers_removed_per_colour.value, g.size)
    g.bag = [seed] * len(COLOURS)
    for inca in in_order(g, g.first):
        draw_two_workers(g, inca)
    for i, colour in enumerate(COLOURS):
        g.bag[i] += WORKERS[colour].count - gone - seed
    fill_village(g)
    fill_nomads(g)


def draw_two_workers(g: Tawantinsuyu, inca: Inca) -> None:
    """TAW-2.5 Two workers; of two equal ones one goes back for a third; TAW-12.1.4 Axomamma draws alike."""
    inca.workers = [draw_from_bag(g) for _ in range(CONST.start_workers.value)]
    while len(set(inca.workers)) < len(inca.workers):
        inca.workers.append(draw_from_bag(g))
        back = inca.workers.pop(0)
        g.bag[COLOURS.index(back)] += 1


def block_top_terrace(g: Tawantinsuyu) -> None:
    """TAW-2.8 2 players: a random worker on each marked top space."""
    for i, space in enumerate(SPACES):
        if space.block_2p == "setup":
            g.hill[i] = draw_from_bag(g)


def deal_gods(g: Tawantinsuyu) -> None:
    """TAW-2.15 Eight god cards for each player; TAW-12.1.3 none for Axomamma."""
    for inca in in_order(g, g.first):
        if not is_her(g, inca):
            for _ in range(CONST.setup_god_cards_dealt.value):
                inca.played.append(g.god_deck.pop())


# ------------------------------------------------------------------------------------- decisions of set-up
def choose_start_weaving(g: Tawantinsuyu) -> Rule[None]:
    """TAW-2.13 In turn order each player starts a tapestry; TAW-12.1.2 Axomamma got hers before."""
    me = in_order(g, g.first)[g.at]
    tile = yield from choose(me, "start-weaving", g.start_weavings[:])
    g.start_weavings.remove(tile)
    me.tapestries.append([tile])
    tell(g, "start-weaving", seat=me.seat, tile=tile.id)
    g.at += 1
    if g.her is not None or g.at == len(g.incas):
        if g.start_weavings:
            tell(g, "weavings-left", tiles=[left.id for left in g.start_weavings])
        g.start_weavings.clear()
        g.at = 0
        g.step = KEEP_GODS


def keep_gods(g: Tawantinsuyu) -> Rule[None]:
    """TAW-2.15, TAW-13.4 Everybody secretly keeps 3 of the 8 god cards; the other 5 are played."""
    people = [inca for inca in g.incas if not is_her(g, inca)]
    kept = CONST.setup_god_cards_kept.value
    choices = yield from together(
        [choose_many(me, "keep-gods", me.played[:], kept, kept, None, {"does": does}) for me in people]
    )
    reveal(g)
    for me, cards in zip(people, choices, strict=True):
        for card in cards:
            me.played.remove(card)
            me.gods.append(card)
        names = [card.id for card in me.played]
        tell_secretly(
            g, "keep-gods", {me.seat: {"kept": [card.id for card in cards]}}, seat=me.seat, cards=names
        )
    g.step = START_GODS


def play_start_gods(g: Tawantinsuyu) -> Rule[None]:
    """TAW-2.16 In reverse turn order each player resolves the own 5 cards in any order; what only gives comes
    first, the rest is optional. TAW-2.17 The market is not refilled meanwhile.
    """
    order = in_order(g, g.first)[::-1]
    me = order[g.at]
    if not is_her(g, me):
        asking: list[GodCard] = []
        for card in me.played:
            if all(type(step) in PLAIN_STEPS for step in BENEFITS[card.face]):
                tell(g, "god-benefit", seat=me.seat, card=card.id)
                yield from gain_benefits(g, me, BENEFITS[card.face], "gods")
            else:
                asking.append(card)
        while asking:
            picked = yield from may_choose(me, "start-god", asking, None, {"does": does}, "done")
            if picked is None:
                break
            asking.remove(picked)
            tell(g, "god-benefit", seat=me.seat, card=picked.id)
            yield from gain_benefits(g, me, BENEFITS[picked.face], "gods")
    g.at += 1
    if g.at == len(g.incas):
        g.at = 0
        fill_market(g)
        played_into_deck(g)  # TAW-2.18
        g.step = PLACE_PRIESTS


def place_priest(g: Tawantinsuyu) -> Rule[None]:
    """TAW-2.19 In reverse turn order each High Priest is put into a section of choice; TAW-12.1.5 alone you
    place yours first.
    """
    order = [g.incas[0]] if g.her is not None else in_order(g, g.first)[::-1]
    me = order[g.at]
    actions = [action_facing(g, section) for section in range(SECTIONS)]
    action = yield from choose(me, "priest-start", actions)
    me.priest = actions.index(action)
    tell(g, "priest", seat=me.seat, section=me.priest + 1, action=action)
    g.at += 1
    if g.at == len(order):
        if g.her is not None:
            place_her_priest(g, g.incas[1])
        g.at = 0
        g.seen.clear()
        g.step = TURN
        tell(g, "turn", seat=g.active)
