# Imperial Settlers, We Didn’t Start the Fire: what a player reads.

name-fire = We Didn’t Start the Fire
setting-fire = Expansion: We Didn’t Start the Fire

## Names of cards

name-SETX-FIRE-ZWY139 = Proud Patriots
name-SETX-FIRE-ZWY140 = Border Watchtower
name-SETX-FIRE-ZWY142 = Free Town Fortress
name-SETX-FIRE-ZWY143 = Field Camp
name-SETX-FIRE-ZWY145 = Palisade
name-SETX-FIRE-ZWY146 = War Merchant
name-SETX-FIRE-ZWY147 = Supply Wagons
name-SETX-FIRE-ZWY148 = Blacksmith Quarter
name-SETX-FIRE-ZWY149 = Boundary Stones
name-SETX-FIRE-ZWY150 = Refugee Camp
name-SETX-FIRE-BAR071 = War Camp
name-SETX-FIRE-BAR074 = Bone Fortress
name-SETX-FIRE-BAR076 = Mammoth Brigade
name-SETX-FIRE-BAR078 = Bravest Warriors
name-SETX-FIRE-BAR079 = Spoils of War
name-SETX-FIRE-BAR080 = Raid on the Border
name-SETX-FIRE-EGI071 = Bronze Foundry
name-SETX-FIRE-EGI074 = Scarab Fortress
name-SETX-FIRE-EGI076 = Mercenary Charioteers
name-SETX-FIRE-EGI078 = Tribute Hall
name-SETX-FIRE-EGI079 = Wall of the Pharaoh
name-SETX-FIRE-EGI080 = Royal Hostages
name-SETX-FIRE-JAP071 = Yabusame Range
name-SETX-FIRE-JAP074 = Heron Fortress
name-SETX-FIRE-JAP076 = Way of the Warrior
name-SETX-FIRE-JAP078 = Vassals
name-SETX-FIRE-JAP079 = Strategist
name-SETX-FIRE-JAP080 = Night Raid
name-SETX-FIRE-RZY071 = Castra
name-SETX-FIRE-RZY074 = Imperial Fortress
name-SETX-FIRE-RZY076 = Crossbow Maker
name-SETX-FIRE-RZY078 = Tax Collector
name-SETX-FIRE-RZY079 = Provinces
name-SETX-FIRE-RZY080 = Siege Engineers

## Before the game

setting-rival = The virtual player’s deck: faction (We Didn’t Start the Fire)
setting-conquests = Conquests of the virtual player (We Didn’t Start the Fire)
    .easy = Easy
    .medium = Medium
    .hard = Hard
setting-rival-deck = The virtual player’s deck: format (We Didn’t Start the Fire)
    .table = Like the decks of the table
    .base = Base cards only
    .introductory = Introductory: his set mixed in
    .open = Open: every expansion that is on, or his set
    .standard = Standard: you build it with his set
setting-rival-set = The virtual player’s deck: set (We Didn’t Start the Fire)
    .none = None

## Names

name-fortresses = Fortresses

## Questions

barrier-row = In which row do you lay the Foundation?
    .option = { $it_id ->
        [production] Production row
        [feature] Feature row
       *[action] Action row
    }
barrier-place = At which position, counted from the outermost card?
    .option = Position { $it }
conquer-location = Which Location do you Conquer?
    .option = Conquer { $it } of { $whose_seat }
move-left = Which Location moves one position to the left?
    .option = Move { $it } of { $whose_seat }
place-token = Which Location gets the Defense token?
    .option = Protect { $it }
empty-collection = Which card of the Collection is discarded?
    .option = Discard { $it }

## What happened

log-conquer = { $seat } Conquers { $card } of { $from_seat }.
log-siege = { $seat } besieges { $card } of { $from_seat }: it loses all its levels.
log-fortify = { $seat } fortifies { $card }: level { $level }.
log-fortress-scores = { $card } of { $seat } gives { $points } VP.
log-move-left = { $seat } moves { $card } one position to the left.
log-empty-collection = { $seat } discards { $card } from the Collection.
log-rival-shows = The virtual player lays out { $card }.
log-rival-discards = The virtual player discards { $card }.
log-rival-conquers = The virtual player Conquers { $card } of { $seat } (row: { $row }).
log-rival-besieges = The virtual player besieges { $card } of { $seat } (row: { $row }).
log-conquest-fails = The virtual player’s Conquest fails: no Faction Location in the row ({ $row }).

## Why not

why-fortress = A Fortress can only be besieged.
why-fortress-untouched = No token and no Samurai is put on a Fortress.
why-truce = It is protected until the end of the round.
why-peaceful-war = In the Peaceful variant there are no Conquests and Sieges.
why-no-levels = It is not fortified.

## On the cards

text-fortress = At the end of each round: { $points } VP for each of its levels (at most { $max } levels).
text-static-conquest_discount = once per round a Conquest costs you { $n ->
        [one] { $n } Raze token
       *[other] { $n } Raze tokens
    } less (at least { $min }).
text-static-own_faction_conquest_cost_plus = opponents need { $n ->
        [one] { $n } more Raze token
       *[other] { $n } more Raze tokens
    } to Conquer any of your Locations.
text-static-siege_discount = a Siege costs you { $n ->
        [one] { $n } Raze token
       *[other] { $n } Raze tokens
    } less.
text-when-conquer = each time you Conquer a Location, { $what }.
text-when-siege = each time you besiege a Fortress, { $what }.
text-when-own_location_lost-raze_or_conquest = each time a Location of yours is razed or Conquered, { $what }.
text-when-build-min_conquered = each time you build a Location of your faction with a Conquered one, { $what }.
do-fortify = raise its level by { $n }
do-conquer = { $max_position ->
        [0] Conquer an outermost Location of an opponent, whatever protects it
       *[other] Conquer one of the { $max_position } outermost Locations of an opponent’s row, whatever protects it
    }
do-move_location_left-any = move a Faction Location of any player one position to the left
do-move_location_left-enemy = move a Faction Location of an opponent one position to the left
do-place_token = put a Defense token from the general supply on one of your Locations, even beside a Samurai
do-foundation_from_hand-barrier = lay a Common hand card face down as a Foundation anywhere in a row of your Faction Locations
do-gain_tiers = gain { $goods } with { $least } Locations of other factions, { $more_goods } with { $more }

## On the table

state-conquest-price = Conquered for { $n ->
        [one] { $n } Raze token
       *[other] { $n } Raze tokens
    }
state-level = { $n ->
        [one] { $n } level
       *[other] { $n } levels
    }

board-rival = Cards to Conquer, the outermost on the left
tip-rival = Deck of the virtual player ({ $faction }): { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tip-rival-pile = Discard pile of the virtual player: { $cards }
