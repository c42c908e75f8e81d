# Imperial Settlers, Amazons: what a player reads.

name-ama = Amazons
setting-ama = Expansion: Amazons

## Names of cards

name-SETX-AMA-AMA001 = Mythic Tree
name-SETX-AMA-AMA004 = Flea Market
name-SETX-AMA-AMA007 = Recon Team
name-SETX-AMA-AMA010 = Statue of Midas
name-SETX-AMA-AMA012 = Training Ground
name-SETX-AMA-AMA014 = Spoils for the Gods
name-SETX-AMA-AMA016 = Greek Heritage
name-SETX-AMA-AMA018 = Fountain of Harmony
name-SETX-AMA-AMA020 = Greek Jewellery
name-SETX-AMA-AMA022 = Cursed Trees
name-SETX-AMA-AMA023 = Distraction
name-SETX-AMA-AMA024 = Hidden Valley
name-SETX-AMA-AMA025 = Archers’ Hill
name-SETX-AMA-AMA026 = Queen’s Palace
name-SETX-AMA-AMA027 = Sisterhood Council
name-SETX-AMA-AMA028 = Moon Temple
name-SETX-AMA-AMA029 = Stone Circle
name-SETX-AMA-AMA030 = Horse Herders
name-SETX-AMA-AMA031 = New Roots
name-SETX-AMA-AMA034 = Haunted Ruins
name-SETX-AMA-AMA036 = Takeover
name-SETX-AMA-AMA038 = Open Gates
name-SETX-AMA-AMA039 = Olive Press
name-SETX-AMA-AMA040 = Wandering Bard
name-SETX-AMA-AMA041 = Sacred Grove
name-SETX-AMA-AMA044 = Weavers
name-SETX-AMA-AMA046 = Painted Vases
name-SETX-AMA-AMA048 = Muse of History
name-SETX-AMA-AMA049 = Bow Makers
name-SETX-AMA-AMA050 = Three Graces
name-SETX-AMA-AMA051 = War Horn
name-SETX-AMA-AMA054 = Citadel of Themiscyra
name-SETX-AMA-AMA056 = Captured Banners
name-SETX-AMA-AMA058 = Shield Maidens
name-SETX-AMA-AMA059 = Siege Ladders
name-SETX-AMA-AMA060 = Hit and Run
name-SETX-AMA-BAR081 = Burnt Village
name-SETX-AMA-BAR084 = Stolen Plans
name-SETX-AMA-BAR086 = Rear Guard
name-SETX-AMA-BAR088 = Cave Dwellers
name-SETX-AMA-BAR089 = Ruin Raiders
name-SETX-AMA-BAR090 = Great Bonfire
name-SETX-AMA-EGI081 = Sandstone Base
name-SETX-AMA-EGI084 = Stone Traders
name-SETX-AMA-EGI086 = Captured Muses
name-SETX-AMA-EGI088 = Battle Scarab
name-SETX-AMA-EGI089 = Golden Armory
name-SETX-AMA-EGI090 = Tomb Builders
name-SETX-AMA-JAP081 = Bamboo Frame
name-SETX-AMA-JAP084 = Drifting Treasure
name-SETX-AMA-JAP086 = Carpenter Guild
name-SETX-AMA-JAP088 = Hermit
name-SETX-AMA-JAP089 = Temple Ruins Garden
name-SETX-AMA-JAP090 = Ronin Camp
name-SETX-AMA-RZY081 = Opus Caementicium
name-SETX-AMA-RZY084 = Crossroads Trade
name-SETX-AMA-RZY086 = Explorers
name-SETX-AMA-RZY088 = Renovations
name-SETX-AMA-RZY089 = City Planner
name-SETX-AMA-RZY090 = Construction Site
name-SETX-AMA-ZWY151 = Abandoned Armory
name-SETX-AMA-ZWY153 = Building Lot
name-SETX-AMA-ZWY155 = Demolition Crew
name-SETX-AMA-ZWY156 = Antique Dealer
name-SETX-AMA-ZWY157 = Masons’ Apprentices
name-SETX-AMA-ZWY158 = Archaeologists
name-SETX-AMA-ZWY159 = Overgrown Palace
name-SETX-AMA-ZWY160 = Militia Yard

## Questions

split-discard = Which of the cards do you discard?
    .option = Discard { $it }
split-shuffle = Which of the cards do you shuffle back?
    .option = Shuffle back { $it }
split-remove = Which of the cards do you remove from the game?
    .option = Remove { $it }
split-hand = Which of the cards do you take into your hand?
    .option = Take { $it }
offer-cards = Which of the cards do you discard? ({ $taken } so far)
    .option = Discard { $it }
    .done = No more
return-to-deck = Which card of your discard pile do you shuffle into your deck?
    .option = Shuffle in { $it }
return-to-hand = Which card of your discard pile do you take into your hand?
    .option = Take { $it }
shuffle-in = Which Common cards do you shuffle into your Faction deck? ({ $taken } of at most { $at_most })
    .option = Shuffle in { $it }
    .done = No more
shuffle-deal = Which of your Deals do you shuffle into your Faction deck?
    .option = The Deal with { $it } ({ $good })
trade-card = Which hand card do you discard for goods of its colour?
    .option = Discard { $it }
pay-different = Which Resource do you pay? Each only once; Gold may replace it.
    .wood = wood
    .stone = stone
    .food = food
    .done = That is all
choose-colour = Which colour do you choose?
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
look-at-deck = Whose Faction deck do you look at?
    .option = { $it }
discard-theirs = Which of these cards do you discard for its Deal good?
    .option = Discard { $it }
build-revealed = Which of the revealed cards do you build?
    .option = Build { $it }
    .no = None

## What happened

log-shuffle-back = { $seat } shuffles { $card } back into the Faction deck.
log-return-to-deck = { $seat } shuffles { $card } from the discard pile into the Faction deck.
log-return-to-hand = { $seat } takes { $card } from the discard pile into hand.
log-shuffle-in = { $seat } shuffles { $count ->
        [one] { $count } Common card
       *[other] { $count } Common cards
    } into the Faction deck.
log-shuffle-deal = { $seat } shuffles the Deal with { $card } into the Faction deck.
log-look-at-deck = { $seat } looks at { $count ->
        [one] the top card
       *[other] the top { $count } cards
    } of the Faction deck of { $from_seat }.
    .own = You look at the Faction deck of { $from_seat }: { $cards }.
log-discard-theirs = { $seat } discards { $card } of { $from_seat }.

## On the cards

text-static-not_as_build_cost = it cannot be discarded as a build cost.
text-when-build-colorless = each time you build a colourless Location, { $what }.
text-when-build-faction-limited = each time you build a Location of your faction, { $what } (at most { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    } per round).
text-when-build-has_bonus-limited = each time you build a Location with a building bonus, { $what } (at most { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    } per round).
text-when-foundation_used-limited = each time you use up a Foundation, { $what } (at most { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    } per round).
text-when-send_worker-limited = each time you send a Worker, { $what } (at most { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    } per round).
text-when-opponent_sends_worker-limited = each time an opponent sends a Worker to you, { $what } (at most { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    } per round).
text-when-shuffle_back-limited = each time you shuffle a Location back into your deck, { $what } (at most { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    } per round).
text-when-shuffle_back-origin = each time you shuffle a Location of another faction into your deck, { $what }.
do-draw_keep-shuffle = look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your Faction deck, keep { $keep } and shuffle the rest back
do-draw_split-discard-shuffle = draw { $n } Faction cards, discard one, then shuffle one back
do-draw_split-remove_from_game-hand-shuffle = draw { $n } Faction cards, remove one from the game, take one into your hand, then shuffle one back
do-draw_discard_any = draw { $n } Faction cards, discard any of them for { $each } each and shuffle the others back
do-gain-per-foundations = gain { $goods } for each of your Foundations (at most { $max })
do-gain-per-locations-bonus = gain { $goods } for each other Location of yours with a building bonus (at most { $max })
do-gain-per-locations-colorless = gain { $goods } for each colourless Location (at most { $max })
do-gain_from_deals-same = gain { $n } goods of your Deals, even of the same one
do-opponent_faction_deck = look at the top { $n } cards of an opponent’s Faction deck, discard { $discard } and gain its Deal good; the rest stays on top
do-remove_location-own-common = remove a Common Location of your own
do-return_from_discard-deck = shuffle { $n ->
        [one] a card
       *[other] { $n } cards
    } of your Faction discard pile into your deck
do-return_from_discard-hand = take { $n ->
        [one] a card
       *[other] { $n } cards
    } of your Faction discard pile into your hand
do-reveal_build-free = reveal { $n } Common cards and build { $build } of the same colour for free
do-shuffle_deal_into_deck = shuffle { $n ->
        [one] a Deal
       *[other] { $n } Deals
    } of yours into your Faction deck
do-shuffle_into_faction_deck = shuffle up to { $max } Common cards of your hand into your Faction deck and gain { $each } for each
do-take_location-own_foundation = take a Common Location of an opponent as a Foundation of your own
do-discard_for_match = discard a hand card and gain { $n } goods of one of its colours
do-pay_repeat-different = you may pay { $cost } up to { $max ->
        [one] once
       *[other] { $max } times, each a different one,
    } and each time { $what }
