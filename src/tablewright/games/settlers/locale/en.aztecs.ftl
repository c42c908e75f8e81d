# Imperial Settlers, Aztecs: what a player reads.

name-azt = Aztecs
setting-azt = Expansion: Aztecs

## Names of cards

name-SETX-AZT-AZT001 = Sacrificial Altar
name-SETX-AZT-AZT004 = Maize Terraces
name-SETX-AZT-AZT007 = Temple Quarry
name-SETX-AZT-AZT010 = Bounty of the Gods
name-SETX-AZT-AZT012 = Temple of the Sun
name-SETX-AZT-AZT014 = Voice of the Gods
name-SETX-AZT-AZT016 = Statue of the Gods
name-SETX-AZT-AZT018 = Jaguar Gang
name-SETX-AZT-AZT020 = Priests’ School
name-SETX-AZT-AZT022 = Wrath of the Gods
name-SETX-AZT-AZT023 = Great Pyramid
name-SETX-AZT-AZT024 = Greatest Enemy
name-SETX-AZT-AZT025 = Stone That Tells Stories
name-SETX-AZT-AZT026 = Temple of the Rising Sun
name-SETX-AZT-AZT027 = Ball Court
name-SETX-AZT-AZT028 = Cocoa Traders
name-SETX-AZT-AZT029 = Feathered Serpent
name-SETX-AZT-AZT030 = Calendar Stone
name-SETX-AZT-AZT031 = Tlatelolco Market
name-SETX-AZT-AZT034 = Pilgrim Road
name-SETX-AZT-AZT036 = Temple Granary
name-SETX-AZT-AZT038 = Chinampas
name-SETX-AZT-AZT039 = Prayer for Neighbours
name-SETX-AZT-AZT040 = Merchants’ Oath
name-SETX-AZT-AZT041 = Obsidian Workshop
name-SETX-AZT-AZT044 = Oracle Machine
name-SETX-AZT-AZT046 = Mechanical Priest
name-SETX-AZT-AZT048 = Observatory
name-SETX-AZT-AZT049 = Aqueduct of Chapultepec
name-SETX-AZT-AZT050 = Sun Mirror
name-SETX-AZT-AZT051 = Three Brothers Temple
name-SETX-AZT-AZT054 = Mosaic of the World
name-SETX-AZT-AZT056 = Blood Moon
name-SETX-AZT-AZT058 = Harvest Festival
name-SETX-AZT-AZT059 = Vision Quest
name-SETX-AZT-AZT060 = Chorus of Priests
name-SETX-AZT-BAR061 = Apple Festival
name-SETX-AZT-BAR064 = Sacred Loot
name-SETX-AZT-BAR066 = Wooden Watchtower
name-SETX-AZT-BAR068 = Wandering Preacher
name-SETX-AZT-BAR069 = Bear Totem
name-SETX-AZT-BAR070 = War Dance
name-SETX-AZT-EGI061 = Statue of Cheops
name-SETX-AZT-EGI064 = Chapel of Thoth
name-SETX-AZT-EGI066 = Oracle of Siwa
name-SETX-AZT-EGI068 = Offering Table
name-SETX-AZT-EGI069 = Priests of Anubis
name-SETX-AZT-EGI070 = Sacred Cats
name-SETX-AZT-JAP061 = Roadside Shrine
name-SETX-AZT-JAP064 = Inari Shrine
name-SETX-AZT-JAP066 = Monks of the Mountain
name-SETX-AZT-JAP068 = Divine Wind
name-SETX-AZT-JAP069 = Fortune Slips
name-SETX-AZT-JAP070 = Garden of Prayers
name-SETX-AZT-RZY061 = Household Gods
name-SETX-AZT-RZY064 = Shrine of Mars
name-SETX-AZT-RZY066 = Solid Foundations
name-SETX-AZT-RZY068 = Helpful Markus
name-SETX-AZT-RZY069 = Statue of Minerva
name-SETX-AZT-RZY070 = Pantheon
name-SETX-AZT-ATL051 = Tide Temple
name-SETX-AZT-ATL054 = Prayer Wheel
name-SETX-AZT-ATL056 = Hymn of the Deep
name-SETX-AZT-ATL058 = Altar of Poseidon
name-SETX-AZT-ATL059 = Divine Engine
name-SETX-AZT-ATL060 = Last Prayer

## Names of sources

name-great-pyramid = stone on the Great Pyramid
name-solid-foundations = cards of Solid Foundations

## Questions

take-favour = Which God Favour token do you take?
    .colour-black = black
    .colour-purple = purple
    .colour-blue = blue
    .colour-brown = brown
    .colour-gold = gold
    .colour-red = red
    .colour-pink = pink
    .colour-gray = grey
    .colour-white = white
tricolour-as = Which colour is your tricolour token?
    .colour-brown = brown
    .colour-red = red
    .colour-gray = grey
gain-by-favour = Which of your God Favour tokens give their good? ({ $taken } of { $at_most })
    .option = { $it }
pray-against = Who feels the wrath of the gods?
    .option = { $it }
pray-how = How do you pray?
    .draw = Draw cards
    .tokens = Use God Favour tokens instead
declare-tokens = Which God Favour tokens do you use instead of cards? ({ $taken } so far)
    .option = { $it }
    .done = No more
add-stored = Which stored cards do you add to the Prayer? ({ $taken } so far)
    .option = Add { $it }
    .done = No more
choose-matches = Which matching cards do you use? ({ $taken } of { $at_most })
    .option = { $it_1 } ({ $it_2 })
spend-matching = How much { $good } do you spend?
    .option = { $it ->
        [0] Nothing
       *[other] { $it }
    }
give-to = Whom do you give Resources?
    .option = { $it }
    .no = Nobody
give-matching = How much { $good } do you give to { $seat }?
    .option = { $it ->
        [0] Nothing
       *[other] { $it }
    }
lose-location = Which { $colour } Location do you lose?
    .option = Remove { $it }
put-here = { $card }: which good do you put on it?
    .option = { $it }
prop-location = Under which Location do you put the card?
    .option = { $it }
lay-back = Which card do you lay back next? The last one lies on top.
    .option = { $it }

## What happened

log-take-favour = { $seat } takes a God Favour token: { $colour }.
log-take-tricolour = { $seat } takes the tricolour God Favour token.
log-prayer = Prayer of { $seat }: { $count ->
        [0] nothing matches
        [one] { $count } match
       *[other] { $count } matches
    }.
log-add-stored = { $seat } adds to the Prayer from under { $card }: { $cards }.
log-tuck-match = { $seat } puts { $tucked } under { $card }.
log-nothing-given = { $seat } has nothing to give, or nobody to give it to.
log-put-here = { $seat } puts a good on { $card }: { $good }.
log-lay-back = { $seat } lays cards back on the Common deck: { $count }.
log-statue-part = { $seat } adds part { $n } to { $card }.

## On the cards

text-deposit-stone = at the end of each Action phase you may lay up to { $max } stone on it: { $vp_each } VP each at the end of the game.
text-when-gain_favor-limited = each time you gain a God Favour token, { $what } (at most { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    } per round).
text-when-gain_vp_from_location-location_matches = each time a Location in the colour of one of your God Favour tokens gives you VP, { $what }.
text-when-prayer = each time you have prayed, you may { $what }.
text-when-prayer-min_matches = each time you have prayed with at least { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }, { $what }.
text-when-raze-color_in = each time you raze an enemy Location in a colour lying under it, { $what }.
do-prayer = Prayer { $n } ({ $how }): { $what }
prayer-all = { $colours }
prayer-announce = announce one of { $colours }
prayer-announce-any = announce a colour
prayer-choose-any = then choose a colour
prayer-razed = its colours
prayer-deal_good = colour of that good
prayer-each = for each match { $what }
prayer-each-limited = for each match { $what } (at most { $max ->
        [one] { $max } match
       *[other] { $max } matches
    })
prayer-spend_matching = for each match you may spend its Resource: { $per_resource } VP each, { $per_type } VP per type
prayer-give_matching = you may give an opponent any number of matching Resources for { $per_resource } VP each
prayer-opponent_removes = for each match an opponent removes a Location of that colour
prayer-tuck_match = put a match under it
do-gain_match = gain { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } of its colour
do-take_match = take the card into your hand
do-gain_match_favor = gain the good of up to { $max } of your God Favour tokens
do-place_statue_part = place the next of { $parts } parts for { $vp } VP
do-put_here = put a good in the colour of a feature Location of yours on it, each kind once
do-raze_location-protected = raze an opponent’s Location (protection costs extra)
do-reorder_top = look at the top { $n } Common cards and lay them back in any order
do-reveal_build-paid = reveal { $n } Common cards and you may build a feature Location among them at its cost
do-tuck_here-common_deck-future_prayer = put the top Common card face up under it, to be added to a Prayer
do-tuck_here-hand-future_prayer = put a Common card from your hand under it, to be added to a Prayer this round
do-tuck_under_location = put a hand card under one of your Locations that has none: { $end_vp } VP at the end of the game

## On the table

state-parts = { $n ->
        [one] { $n } part
       *[other] { $n } parts
    } of the statue
state-propped = a card under it counts at the end
tip-favours = God Favour of { $seat }: { $colours }
do-pay_repeat-once = pay { $cost } and { $what }
