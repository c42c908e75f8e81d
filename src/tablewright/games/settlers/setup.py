"""SET-2 Setup."""

from __future__ import annotations

from tablewright.engine import Chance, Options
from tablewright.games.settlers.cards import ATTACK_CARDS, COMMON, DECKS, FACTIONS, KEPT, Card
from tablewright.games.settlers.schema import DATA
from tablewright.games.settlers.state import (
    LOOKOUT,
    PEACEFUL,
    SOLO,
    Settler,
    Settlers,
    in_order,
)
from tablewright.games.settlers.supply import FACTION, draw_into_hand

#: SET-2.8 Cards of each deck in the starting hand.
STARTING_CARDS = 2
RANDOM = "random"
YES = "yes"


def set_up(players: int, options: Options, chance: Chance) -> Settlers:
    """SET-2.1 to SET-2.9 Everything up to the first Lookout."""
    g = Settlers()
    g.chance = chance
    g.revealed = 0
    g.common = shuffled(chance, DECKS[COMMON], COMMON)  # SET-2.2
    g.common_discard = []
    g.display = []
    g.removed = []
    g.collection = []
    g.peaceful = options.get(PEACEFUL) == YES
    g.lookout = SOLO if players == 1 else PEACEFUL if g.peaceful else options["lookout"]
    g.settlers = [
        new_settler(chance, seat, faction)
        for seat, faction in enumerate(assign_factions(players, options, chance))
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
    g.rank = -1
    deal_hands(g)
    return g


def assign_factions(players: int, options: Options, chance: Chance) -> list[str]:
    """SET-2.3 A different faction for everybody: the chosen ones, the others at random."""
    wanted = [options[f"faction-{seat + 1}"] for seat in range(players)]
    free = [faction for faction in FACTIONS if faction not in wanted]
    chance.shuffle(free, "factions")
    return [free.pop() if faction == RANDOM else faction for faction in wanted]


def shuffled(chance: Chance, cards: list[Card], stream: str) -> list[Card]:
    """SET-2.2, SET-2.4 A face-down deck."""
    deck = cards[:]
    chance.shuffle(deck, stream)
    return deck


def new_settler(chance: Chance, seat: int, faction: str) -> Settler:
    """SET-2.3 to SET-2.5 A player with board, deck and 0 points; without a faction the virtual player."""
    settler = Settler()
    settler.seat = seat
    settler.vp = 0
    settler.tally = {}
    settler.faction = faction
    settler.goods = [0] * KEPT
    settler.hand = []
    settler.deck = shuffled(chance, DECKS[faction], faction) if faction else []
    settler.discard = []
    settler.empire = []
    settler.deals = []
    settler.offer = []
    settler.passed = False
    settler.owes = 0
    return settler


def bring_in_virtual_player(g: Settlers) -> None:
    """SET-19.1, SET-19.2 No faction, no board, no goods; attack cards, the first of them face up."""
    g.virtual = new_settler(g.chance, len(g.settlers), "")
    g.attack_deck = shuffled(g.chance, ATTACK_CARDS, "attack")
    for _ in range(DATA.solo.face_up_attack_cards_at_start):
        g.virtual.deals.append(g.attack_deck.pop())


def deal_hands(g: Settlers) -> None:
    """SET-2.8, SET-2.9 From the First Player on, 2 Common and 2 Faction cards each, without a mulligan."""
    for settler in in_order(g):
        for deck in (COMMON, FACTION):
            for _ in range(STARTING_CARDS):
                draw_into_hand(g, settler, deck)
