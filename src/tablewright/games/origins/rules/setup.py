"""ORI-2 Set-up, with what is different for one player (ORI-17.1)."""

from __future__ import annotations

from tablewright.engine import Chance, Rule, choose, choose_many, tell
from tablewright.games.origins.box.schema import (
    BUILDINGS,
    COLOURS,
    DATA,
    POPULATION,
    SITES,
    TEMPLES,
    Building,
)
from tablewright.games.origins.rules.state import DRAFT, PLAY, Builder, Die, Freeman, Origins


def set_up(players: int, chance: Chance) -> Origins:
    """ORI-2.1 to ORI-2.20 Everything that needs no decision; ORI-1.7.2 all of it by chance."""
    counts = DATA.player_count[players]
    g = Origins()
    g.chance = chance
    g.revealed = 0
    g.solo = players == 1
    g.phase = DRAFT
    g.round = 1
    g.picks = 0
    g.met = []
    g.reserve = dict.fromkeys(COLOURS, counts.citizen_dice_per_colour)  # ORI-2.2
    place_bonus_tokens(g)
    deal_zodiac_cards(g)
    lay_out_buildings(g)
    roll_citizen_offer(g)
    roll_speakers(g, counts.speaker_dice)
    deal_district_cards(g, counts.district_cards)
    g.builders = [new_builder(seat) for seat in range(players)]
    g.first = chance.below(players, "first player")  # ORI-2.20
    g.active = g.first
    g.military_order = [
        (g.first + i) % players for i in range(players)
    ]  # ORI-2.20 the first player's at the bottom
    g.temple_order = {temple: list(g.military_order) for temple in TEMPLES}  # ORI-2.17
    g.alien = DATA.military_track.solo_alien_space_by_round[g.round] if g.solo else -1  # ORI-17.1.1
    roll_draft_dice(g)
    return g


def place_bonus_tokens(g: Origins) -> None:
    """ORI-2.3 A bonus token at each site; ORI-2.4 its ship with the start value."""
    colours = list(COLOURS)
    g.chance.shuffle(colours, "bonus tokens")
    g.tokens = dict(zip(SITES, colours, strict=True))
    g.values = dict.fromkeys(SITES, DATA.setup.ship_start_value)


def deal_zodiac_cards(g: Origins) -> None:
    """ORI-2.5 A zodiac card at each temple; the others leave the game."""
    powers = [card.power for card in DATA.zodiac_cards]
    g.chance.shuffle(powers, "zodiac cards")
    dealt = powers[: DATA.setup.zodiac_cards_in_play]
    g.temple_card = dict(zip(TEMPLES, dealt, strict=True))
    g.holder = dict.fromkeys(dealt, -1)


def lay_out_buildings(g: Origins) -> None:
    """ORI-2.6 Five shuffled stacks; ORI-2.7 the first tile of each, shuffled, makes the offer."""
    g.stacks = {}
    for colour in COLOURS:
        stack: list[Building] = []
        for kind in DATA.building_tiles:
            if kind.colour == colour:
                stack += [kind] * kind.count
        g.chance.shuffle(stack, f"{colour} stack")
        g.stacks[colour] = stack
    tiles = [g.stacks[colour].pop() for colour in COLOURS]
    g.chance.shuffle(tiles, "building offer")
    g.offer = [*tiles]
    g.drawn = dict.fromkeys(COLOURS, 1)
    g.known_bottom = dict.fromkeys(COLOURS, 0)


def roll_citizen_offer(g: Origins) -> None:
    """ORI-2.8 One die of each colour, no 6, in ascending order; of equals the one whose tile lies lower is
    first.
    """
    rolled = [take_and_roll(g, colour) for colour in COLOURS]
    g.citizens = [*order_citizens(rolled, [tile.colour for tile in g.offer if tile is not None])]


def order_citizens(rolled: list[Die], tile_colours: list[str]) -> list[Die]:
    """ORI-2.8 By value, then by the place of the tile of the same colour, the lowest tile first."""
    return sorted(rolled, key=lambda die: (die[1], -tile_colours.index(die[0])))


def take_and_roll(g: Origins, colour: str) -> Die:
    """Take a die from the reserve and roll it, again and again while it shows a 6."""
    g.reserve[colour] -= 1
    return colour, roll_without(g.chance, DATA.citizen_offer.reroll_on_refill)


def roll_without(chance: Chance, refused: tuple[int, ...]) -> int:
    """Roll a die until it shows something else."""
    while True:
        value = chance.die(stream="citizen dice")
        if value not in refused:
            return value


def roll_speakers(g: Origins, dice: int) -> None:
    """ORI-2.9 The speaker pool; no order, no second roll."""
    g.speaker_pool = sorted(roll_speaker(g) for _ in range(dice))
    g.speakers_out = []


def roll_speaker(g: Origins) -> int:
    """A speaker die has its own faces."""
    faces = DATA.speaker_pool.faces
    return faces[g.chance.below(len(faces), "speaker dice")]


def deal_district_cards(g: Origins, cards: int) -> None:
    """ORI-2.10 District cards with gold; ORI-2.11, ORI-2.12 and ORI-17.1.2 the tower pool follows from
    them.
    """
    deck = list(DATA.district_cards)
    g.chance.shuffle(deck, "district cards")
    g.cards = sorted(deck[:cards], key=lambda card: card.number)
    g.card_gold = {card.id: DATA.setup.gold_per_district_card for card in g.cards}
    g.tower_pool = dict.fromkeys(COLOURS, DATA.setup.tower_pool_base_per_colour)
    for card in g.cards:
        for colour in card.towers:
            g.tower_pool[colour] += 1


def new_builder(seat: int) -> Builder:
    """ORI-2.13 to ORI-2.19 A player board with its pieces and the first two tiles of the city."""
    me = Builder()
    me.seat = seat
    me.vp = 0
    me.tally = {}
    me.goods = {
        str(resource): amount for resource, amount in DATA.setup.starting_resources.items()
    }  # ORI-2.16
    me.bases_on_track = len(POPULATION)  # ORI-1.2.1, ORI-2.17
    me.empty_bases = DATA.setup.starting_bases_free
    me.freemen = []
    me.archon = ""  # ORI-1.4.1, ORI-2.15
    me.speakers = []
    me.superiority = 0
    me.tokens_returned = 0
    me.advisors = []
    me.towers = dict.fromkeys(COLOURS, DATA.setup.starting_tower_height_per_colour)  # ORI-2.19
    me.temples = dict.fromkeys(TEMPLES, 0)
    me.military = 0
    start = DATA.city.start
    me.city = {start.palace: BUILDINGS["palace"], start.agora: BUILDINGS["agora"]}  # ORI-2.18
    me.farms = []
    me.districts = []
    me.seats = {}
    me.kept = []
    me.scored = []
    me.passed = False
    return me


def roll_draft_dice(g: Origins) -> None:
    """ORI-2.21 The dice for the start; ORI-17.1.3 fewer of them for one player."""
    draft = DATA.setup.solo_start_draft if g.solo else DATA.setup.start_draft
    g.draft = [take_and_roll(g, colour) for colour in COLOURS for _ in range(draft.dice_rolled_per_colour)]


def pick_start_die(g: Origins) -> Rule[None]:
    """ORI-2.22 Clockwise from the first player, ORI-2.23 then back, everybody picks a die."""
    players = len(g.builders)
    place = g.picks if g.picks < players else 2 * players - 1 - g.picks
    me = g.builders[(g.first + place) % players]
    die = yield from choose(me, "draft", distinct(g.draft))
    take_start_die(g, me, die)
    g.picks += 1
    if g.picks == players * DATA.setup.start_draft.picks_per_player:
        end_draft(g)


def pick_solo_dice(g: Origins) -> Rule[None]:
    """ORI-17.1.3 Discard the two highest (the player decides among equals), keep two of the rest."""
    me = g.builders[0]
    draft = DATA.setup.solo_start_draft
    for _ in range(draft.discard_highest):
        highest = max(value for _, value in g.draft)
        die = yield from choose(me, "draft-discard", [die for die in g.draft if die[1] == highest])
        g.draft.remove(die)
        g.reserve[die[0]] += 1
        tell(g, "draft-discard", seat=me.seat, die=die)
    for die in (yield from choose_many(me, "draft", list(g.draft), draft.keep, draft.keep)):
        take_start_die(g, me, die)
    end_draft(g)


def take_start_die(g: Origins, me: Builder, die: Die) -> None:
    """ORI-2.24 A picked die becomes a freeman, its value unchanged."""
    g.draft.remove(die)
    me.freemen.append(new_freeman(die))
    me.empty_bases -= 1
    tell(g, "draft", seat=me.seat, die=die)


def end_draft(g: Origins) -> None:
    """ORI-2.24 The dice left go back; ORI-2.25 the first round starts."""
    returned: dict[str, int] = {}
    for colour, _ in g.draft:
        g.reserve[colour] += 1
        returned[colour] = returned.get(colour, 0) + 1
    g.draft = []
    tell(g, "draft-returned", dice=returned)
    g.phase = PLAY
    tell(g, "round", round=g.round, seat=g.first)


def new_freeman(die: Die) -> Freeman:
    """ORI-1.2.2 A citizen die in a base, unused."""
    freeman = Freeman()
    freeman.colour = die[0]
    freeman.value = die[1]
    freeman.site = ""
    return freeman


def distinct(dice: list[Die]) -> list[Die]:
    """Equal dice named once, in their order."""
    return list(dict.fromkeys(dice))
