# Imperial Settlers, Atlanteans: what a player reads.

name-atl = Atlanteans
setting-atl = Expansion: Atlanteans

## Names of cards

name-SETX-ATL-ATL001 = Crystal Workshop
name-SETX-ATL-ATL004 = Engineer Caste
name-SETX-ATL-ATL007 = Pearl Divers
name-SETX-ATL-ATL010 = Emerald Harbor
name-SETX-ATL-ATL012 = Architect Caste
name-SETX-ATL-ATL014 = Trident Guard
name-SETX-ATL-ATL016 = Power Grid
name-SETX-ATL-ATL018 = Steam Laboratory
name-SETX-ATL-ATL020 = Crystal Dome
name-SETX-ATL-ATL022 = Ark of Technology
name-SETX-ATL-ATL023 = Glass Giant
name-SETX-ATL-ATL024 = Virgin Oracle
name-SETX-ATL-ATL025 = Hydroponics
name-SETX-ATL-ATL026 = Deep Mine
name-SETX-ATL-ATL027 = Council of Sages
name-SETX-ATL-ATL028 = Transmuter
name-SETX-ATL-ATL029 = Shield Generator
name-SETX-ATL-ATL030 = Last Voyage
name-SETX-ATL-ATL031 = Lagoon Market
name-SETX-ATL-ATL034 = Sky Port
name-SETX-ATL-ATL036 = Storage Spheres
name-SETX-ATL-ATL038 = Dolphin Envoy
name-SETX-ATL-ATL039 = Free Energy
name-SETX-ATL-ATL040 = Friendship Beacon
name-SETX-ATL-BAR041 = Enchanted Forest
name-SETX-ATL-BAR044 = Tinkerers
name-SETX-ATL-BAR046 = Trak’s Flying Machine
name-SETX-ATL-BAR048 = One Horse-Power
name-SETX-ATL-BAR049 = Machine Wreckers
name-SETX-ATL-BAR050 = Scrap Heap
name-SETX-ATL-EGI041 = Mystic Pyramid
name-SETX-ATL-EGI044 = Sand Sailors
name-SETX-ATL-EGI046 = Golden Automaton
name-SETX-ATL-EGI048 = Ears of the Pharaoh
name-SETX-ATL-EGI049 = Water Clock
name-SETX-ATL-EGI050 = Clockwork Scarab
name-SETX-ATL-JAP041 = Modern Farm
name-SETX-ATL-JAP044 = Feng Shui Artists
name-SETX-ATL-JAP046 = Clockwork Samurai
name-SETX-ATL-JAP048 = Mr Chi’s Inventions
name-SETX-ATL-JAP049 = Lantern Workshop
name-SETX-ATL-JAP050 = Water Wheel
name-SETX-ATL-RZY041 = Distant Trade Colony
name-SETX-ATL-RZY044 = Defensive Machine
name-SETX-ATL-RZY046 = Roman Academy
name-SETX-ATL-RZY048 = Treadwheel Crane
name-SETX-ATL-RZY049 = Hypocaust
name-SETX-ATL-RZY050 = Inventors’ Guild
name-SETX-ATL-ZWY098 = Earthquake
name-SETX-ATL-ZWY099 = Comet
name-SETX-ATL-ZWY100 = Bountiful Harvest
name-SETX-ATL-ZWY101 = Gold Rush
name-SETX-ATL-ZWY102 = Discovery
name-SETX-ATL-ZWY103 = Migration
name-SETX-ATL-ZWY104 = Gizmo Trader
name-SETX-ATL-ZWY106 = Smugglers
name-SETX-ATL-ZWY108 = Turbo-Distillery
name-SETX-ATL-ZWY110 = Inventor’s Hut
name-SETX-ATL-ZWY113 = Alchemist
name-SETX-ATL-ZWY115 = Clock Tower
name-SETX-ATL-ZWY117 = Steam Sawmill
name-SETX-ATL-ZWY118 = Steam Hammer
name-SETX-ATL-ZWY119 = Steam Plough
name-SETX-ATL-ZWY120 = Automaton Workshop
name-SETX-ATL-ZWY121 = Ballista Works
name-SETX-ATL-ZWY122 = University
name-SETX-ATL-ZWY124 = Technology Fair
name-SETX-ATL-ZWY125 = Sunken Ruins

## Before the game

setting-collect-tokens = Atlanteans alone: lost tokens go to the Collection

## Names

name-technology = Technology tokens
name-events = events

## Questions

advanced-technology = Which Advanced Technology do you take?
    .adv_scoring = Scoring Technology
    .adv_defensive = Defensive Technology
which-technology = Which token do you put on { $card }?
    .tech = Basic Technology
    .adv_scoring = Scoring Technology
    .adv_defensive = Defensive Technology
move-technology = Which Technology token do you move?
    .option = { $it_1 } from { $it_2 }
    .done = Move no more
move-technology-to = Where do you put the { $good } token?
    .option = { $it }
which-action = { $card }: which of its Actions do you use?
    .first = The first one
    .second = The unlocked one
match-colour = Which of the colours counts?
    .colour-black = black
    .colour-purple = purple
    .colour-blue = blue
    .colour-brown = brown
    .colour-gold = gold
    .colour-red = red
    .colour-pink = pink
    .colour-gray = grey
    .colour-white = white
    .colour-orange = orange
pay-times = How often do you pay { $goods }?
    .option = { $it ->
        [0] Not at all
        [one] { $it } time
       *[other] { $it } times
    }
remove-own = Which of your own Locations do you remove from the game?
    .option = Remove { $it }
restore = Which razed Location do you turn face up again?
    .option = Restore { $it }
send-free = Where do you send the Worker of the general supply?
    .option = { $it } of { $whose_seat }
move-block = Both Barbarian tokens are used: from where do you take one?
    .option = Free { $it } of { $whose_seat }
share-feature = Which feature works for you too?
    .option = { $it } of { $whose_seat }

## What happened

log-activate-second = { $seat } uses the unlocked Action of { $card }.
log-unlock = { $seat } unlocks the second ability of { $card } for this round.
log-place-technology = { $seat } puts a { $good } token on { $card }.
log-move-technology = { $seat } moves a { $good } token from { $origin } to { $card }.
log-technology-lost = { $seat } loses a { $good } token on { $card }.
log-event = Event: { $card }.
log-raze-drawn = { $seat } draws and razes { $card }.
log-reveal-drawn = { $seat } draws { $card }, which cannot be razed.
log-restore = { $seat } turns { $card } face up again.
log-bar = { $seat } blocks { $card } with a Barbarian token.
log-unbar = { $card } is no longer blocked.
log-share-feature = { $seat } shares the feature of { $card } for this round.
log-ward-off = Attack warded off: { $good } saves { $card } of { $seat }.
log-defense-down = After the Attack phase Defense tokens are taken from { $cards }.
log-solo-won-common = Won: { $goal } Common Locations against { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the Collection. Rank: { $rank }.
log-solo-lost-common = Lost: { $goal } Common Locations against { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the Collection.

## Why not

why-atlanteans-only = Only the Atlanteans place Technology tokens.
why-no-technology-there = Technology tokens lie only on your own Common Locations.
why-one-of-each-kind = There is one token of each kind on a Location, and it is defended once at most.
why-locked = Its first Action must be activated before, in an earlier turn of this round.
why-unlocked-now = It can be used from your next turn on.

## On the cards

text-when-build-common = each time you build a Common Location, { $what }.
text-when-spend_tech-turn = each turn in which you spend Technology, { $what } (once per turn).
text-when-own_location_lost-any = each time you lose a Location to an opponent, { $what }.
do-gain-per-tech_on_locations = gain { $goods } for every { $each } Basic Technology tokens on your Locations (at most { $max })
do-gain-per-locations-tech_token = gain { $goods } for each of your Common Locations with a Technology token (at most { $max })
do-draw_keep-common = look at the top { $n ->
        [one] Common card
       *[other] { $n } Common cards
    }, keep { $keep } and discard the rest
do-pay_repeat-any = you may repeatedly pay { $cost }: { $what }
do-unlock-any = later this round also “{ $how }: { $what }”, any number of times
do-unlock = later this round also “{ $how }: { $what }”, up to { $times ->
        [one] once
       *[other] { $times } times
    }
do-unlock-activate-scoring-limited = for the rest of the round each time you use an Action that gives VP, { $what } (at most { $limit ->
        [one] once
       *[other] { $limit } times
    })
do-move_tech = move up to { $max ->
        [one] { $max } Technology token
       *[other] { $max } Technology tokens
    } between your Common Locations
do-remove_pair = remove an own and an enemy Location, both Common or both Faction
do-draw_and_raze = { $n ->
        [one] draw the top Common card and raze it at once, without a Raze token
       *[other] draw the top { $n } Common cards and raze them at once, without Raze tokens
    }
do-block_location-token = put one of the { $max_tokens } Barbarian tokens on an opponent’s Location, which is blocked until it is unblocked
do-share_feature = until the end of the round a feature of an opponent works for what you do too
do-send_worker_free = send a Worker of the general supply to an opponent’s Open Production Location
do-restore_foundation = turn a Foundation of yours that was a razed Location face up again
do-activate-free = activate another of your action Locations without its cost
do-foundation_from_deck = lay the top { $n ->
        [one] Common card
       *[other] { $n } Common cards
    } unseen as Foundations and gain { $wood_each } wood for each
do-each_player = all players { $what }

## On the table

state-tech = Basic Technology on it
state-scoring = Scoring Technology on it
state-defensive = protected by Defensive Technology
state-unlocked = its second ability is unlocked
state-barred = blocked by a Barbarian token
state-shared = its feature is shared by { $seat }
