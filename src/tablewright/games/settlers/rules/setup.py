"""SET-2 Setup."""

from __future__ import annotations

from tablewright.engine import Chance, Options, Rule
from tablewright.games.settlers.box.cards import ATTACK_CARDS, COMMON, KEPT, SUPPLY, Card
from tablewright.games.settlers.box.schema import DATA
from tablewright.games.settlers.rules.base.supply import FACTION, draw_card
from tablewright.games.settlers.rules.decks import common_cards, faction_cards, put_deck_together
from tablewright.games.settlers.rules.hooks import BUILDING, SETTING_UP, SPOKEN_FOR
from tablewright.games.settlers.rules.modules import (
    NONE,
    RANDOM,
    STANDARD_FORMAT,
    YES,
    factions_in,
    modules_on,
)
from tablewright.games.settlers.rules.state import (
    BUILDING_DECKS,
    DEALING,
    LOOKOUT,
    NOBODY,
    PEACEFUL,
    SOLO,
    Additions,
    Means,
    Settler,
    Settlers,
    everybody,
    in_order,
)

#: SET-2.8 Cards of each deck in the starting hand.
STARTING_CARDS = 2


def set_up(players: int, options: Options, chance: Chance) -> Settlers:
    """SET-2.1 to SET-2.9 Everything up to the first Lookout."""
    g = Settlers()
    g.chance = chance
    g.revealed = 0
    modules = modules_on(options)
    g.common = shuffled(chance, common_cards(options, modules), COMMON)  # SET-2.2
    g.common_discard = []
    g.display = []
    g.removed = []
    g.collection = []
    g.peaceful = options.get(PEACEFUL) == YES
    g.lookout = SOLO if players == 1 else PEACEFUL if g.peaceful else options["lookout"]
    g.settlers = [
        new_settler(chance, seat, faction, faction_cards(faction, options, modules))
        for seat, faction in enumerate(assign_factions(players, options, modules, chance))
    ]
    g.attack_deck = []
    g.virtual = None
    if players == 1:
        bring_in_virtual_player(g)
    g.round = 1  # SET-2.1
    g.phase = LOOKOUT
    g.step = 0
    g.first = chance.below(players, "first player")  # SET-2.7
    g.opening = g.first
    g.turn = g.first
    g.resolving = []
    g.midway = False
    g.rank = -1
    g.more = None
    if modules:
        open_boxes(g, options, modules)
    if g.phase == LOOKOUT:
        begin(g)
    return g


def begin(g: Settlers) -> None:
    """SET-2.8 Hands are dealt; SETX-5.7.1 where Events may come up, that is the first thing at the table."""
    if any(card.event for card in g.common):
        g.phase = DEALING
    else:
        for _ in deal_hands(g):
            raise AssertionError("nothing is asked where there are no Events")


def open_boxes(g: Settlers, options: Options, modules: tuple[str, ...]) -> None:
    """SETX-0.2 What the modules that are on bring; SETX-1.3 Standard decks are put together first."""
    g.more = new_additions(modules, options["format"])
    for settler in everybody(g):
        settler.more = new_means(options.get(f"set-{settler.seat + 1}", NONE))
        settler.goods = [0] * SUPPLY
    if any(settler.more is not None and settler.more.set != NONE for settler in g.settlers):
        g.phase = BUILDING_DECKS
    for lay_out in SETTING_UP:
        lay_out(g, options)
    g.more.cards = count_cards(g)


def count_cards(g: Settlers) -> int:
    """I-1 The cards of the game, as long as all of them lie in decks."""
    decks = [g.common, g.attack_deck, *(settler.deck for settler in everybody(g))]
    open_cards = 0 if g.virtual is None else len(g.virtual.deals) + len(g.virtual.empire)
    return sum(len(deck) for deck in decks) + open_cards


def new_additions(modules: tuple[str, ...], format_: str) -> Additions:
    """SETX-0.1 Nothing has happened yet."""
    more = Additions()
    more.modules = modules
    more.format = format_
    more.cards = 0
    more.turns = 0
    more.unseen = 0
    more.drawn = []
    more.pending = []
    more.context = ""
    more.giving = ""
    more.expedition = ()
    more.reshuffled = False
    more.diplomacy = ()
    more.entrance = ""
    more.foe = ""
    more.rival = ""
    more.level = ""
    more.advanced = False
    more.loot = ()
    more.tokens = 0
    more.matching = ""
    return more


def new_means(set_: str) -> Means:
    """What a player has of the expansions at the start."""
    more = Means()
    more.set = set_
    more.favours = ()
    more.tricolour = False
    more.adopted = ()
    more.kept = ()
    more.tiles = ()
    more.visited = False
    more.sees = NOBODY
    more.spied = ()
    return more


def build_decks(g: Settlers) -> Rule[None]:
    """SETX-1.3 The next player puts a Standard deck together; after the last one hands are dealt."""
    me = in_order(g)[g.step]
    assert g.more is not None
    assert me.more is not None
    if g.more.format == STANDARD_FORMAT:
        me.deck = []
        me.deck = yield from put_deck_together(g, me, me.faction, me.more.set)
    g.step += 1
    if g.step == len(g.settlers):
        for build in BUILDING:
            yield from build(g)
        g.more.cards = count_cards(g)
        g.step = 0
        yield from deal_hands(g)


def assign_factions(players: int, options: Options, modules: tuple[str, ...], chance: Chance) -> list[str]:
    """SET-2.3, SETX-0.6 A different faction for everybody: the chosen ones, the others at random."""
    wanted = [options[f"faction-{seat + 1}"] for seat in range(players)]
    taken = [*wanted, *(faction for named in SPOKEN_FOR for faction in named(options))]  # SETX-10.12
    free = [faction for faction in factions_in(modules) if faction not in taken]
    chance.shuffle(free, "factions")
    return [free.pop() if faction == RANDOM else faction for faction in wanted]


def shuffled(chance: Chance, cards: list[Card], stream: str) -> list[Card]:
    """SET-2.2, SET-2.4 A face-down deck."""
    deck = cards[:]
    chance.shuffle(deck, stream)
    return deck


def new_settler(chance: Chance, seat: int, faction: str, cards: list[Card]) -> Settler:
    """SET-2.3 to SET-2.5 A player with board, deck and 0 points; without a faction the virtual player."""
    settler = Settler()
    settler.seat = seat
    settler.vp = 0
    settler.tally = {}
    settler.faction = faction
    settler.goods = [0] * KEPT
    settler.hand = []
    settler.deck = shuffled(chance, cards, faction) if faction else []
    settler.discard = []
    settler.empire = []
    settler.deals = []
    settler.offer = []
    settler.passed = False
    settler.owes = 0
    settler.more = None
    return settler


def bring_in_virtual_player(g: Settlers) -> None:
    """SET-19.1, SET-19.2 No faction, no board, no goods; attack cards, the first of them face up."""
    g.virtual = new_settler(g.chance, len(g.settlers), "", [])
    g.attack_deck = shuffled(g.chance, ATTACK_CARDS, "attack")
    for _ in range(DATA.solo.face_up_attack_cards_at_start):
        g.virtual.deals.append(g.attack_deck.pop())


def deal_hands(g: Settlers) -> Rule[None]:
    """SET-2.8, SET-2.9 From the First Player on, 2 Common and 2 Faction cards each, without a mulligan."""
    g.phase = LOOKOUT
    for settler in in_order(g):
        for deck in (COMMON, FACTION):
            for _ in range(STARTING_CARDS):
                yield from draw_card(g, settler, deck)
