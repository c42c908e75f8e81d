# Imperial Settlers: everything a player reads.

title = Imperial Settlers
summary = Lay out an empire of cards, make deals, and raze whatever pays more as loot.
preset-base = Base game
    .note = four factions, best to begin with
preset-wcwbf = Why Can’t We Be Friends
    .note = its cards mixed in, Open Production
preset-magic3 = 3 Is a Magic Number
    .note = its cards mixed in, sets of three
preset-fire = We Didn’t Start the Fire
    .note = its cards mixed in, Conquests
preset-atl = Atlanteans
    .note = a new faction and its cards
preset-azt = Aztecs
    .note = a new faction and its cards
preset-ama = Amazons
    .note = a new faction and its cards
preset-mini = Small boxes
    .note = Market and promo cards
preset-everything = Everything
    .note = all boxes, all cards, seven factions

## Names of cards

name-SET-ZWY001 = Statue
name-SET-ZWY002 = Supplier
name-SET-ZWY003 = Wood Storage
name-SET-ZWY004 = Carpenter’s Workshop
name-SET-ZWY005 = Gallows
name-SET-ZWY006 = Mill
name-SET-ZWY007 = Old Forest
name-SET-ZWY008 = Quarry
name-SET-ZWY011 = Rubble
name-SET-ZWY012 = Village
name-SET-ZWY015 = Town
name-SET-ZWY016 = Farmers at Work
name-SET-ZWY017 = Mamma’s Baths
name-SET-ZWY018 = Armorer
name-SET-ZWY021 = Gold Mine
name-SET-ZWY023 = Grain Field
name-SET-ZWY025 = Lord’s Fields
name-SET-ZWY026 = Monument
name-SET-ZWY027 = Merchants’ Guild
name-SET-ZWY028 = Gold Creek
name-SET-ZWY029 = Wood Supplier
name-SET-ZWY030 = Goldsmith’s Workshop
name-SET-ZWY032 = Marketplace
name-SET-ZWY033 = Coal Mine
name-SET-ZWY034 = Mason
name-SET-ZWY036 = Court Sculptor
name-SET-ZWY037 = Masons Guild
name-SET-ZWY039 = Missionaries
name-SET-ZWY040 = Settlers
name-SET-ZWY041 = Acting Troupe
name-SET-ZWY042 = Lumberjacks
name-SET-ZWY043 = Carpenter
name-SET-ZWY044 = Joiner
name-SET-ZWY046 = Castle
name-SET-ZWY049 = Tavern
name-SET-ZWY050 = Barracks
name-SET-ZWY052 = Confectioner
name-SET-ZWY053 = Pig Farmer
name-SET-ZWY056 = Brewer
name-SET-ZWY057 = Imperial Messenger
name-SET-ZWY058 = New Forest
name-SET-ZWY061 = Hanseatic League
name-SET-ZWY062 = Lumberjacks’ Route
name-SET-ZWY065 = Watchtower
name-SET-ZWY069 = Ruins
name-SET-ZWY075 = Baker
name-SET-ZWY076 = Sawmill
name-SET-ZWY078 = Canteen
name-SET-ZWY079 = Meeting Place
name-SET-ZWY080 = Monty the Merchant
name-SET-ZWY081 = Apartment
name-SET-ZWY082 = Hunter Joe
name-SET-ZWY083 = Above-Ground Mine
name-SET-ZWY084 = Porters
name-SET-BAR001 = Forest
name-SET-BAR004 = Barbarian Altar
name-SET-BAR007 = Raid
name-SET-BAR010 = Saboteurs
name-SET-BAR012 = Sentry Tower
name-SET-BAR014 = Dark Chapel
name-SET-BAR016 = Pack
name-SET-BAR018 = Rabble
name-SET-BAR020 = Barbarian Village
name-SET-BAR022 = Barbarian Fort
name-SET-BAR023 = Expedition
name-SET-BAR024 = Barbarian Quarry
name-SET-BAR025 = Barter
name-SET-BAR026 = Fighting Pit
name-SET-BAR027 = Idol
name-SET-BAR028 = Mission
name-SET-BAR029 = Borderland
name-SET-BAR030 = Robbers
name-SET-JAP001 = Farm
name-SET-JAP004 = Rice Fields
name-SET-JAP006 = Geisha House
name-SET-JAP008 = Garrison
name-SET-JAP009 = Daimyo’s Castle
name-SET-JAP011 = Temple of Buddha
name-SET-JAP012 = Casino
name-SET-JAP013 = Gate
name-SET-JAP015 = Shrine
name-SET-JAP016 = Stalls
name-SET-JAP019 = Negotiator
name-SET-JAP020 = Sake Distillery
name-SET-JAP021 = Trade Route
name-SET-JAP024 = Dojo
name-SET-JAP026 = Ninjas
name-SET-JAP028 = Sumo School
name-SET-JAP029 = Master Swordsmith
name-SET-JAP030 = School of Diplomacy
name-SET-RZY001 = Sculptor’s Workshop
name-SET-RZY003 = Sculptor’s Apprentice
name-SET-RZY006 = Gladiator School
name-SET-RZY008 = Engineers
name-SET-RZY009 = Gardens
name-SET-RZY010 = Spies
name-SET-RZY011 = Architect
name-SET-RZY012 = Administration
name-SET-RZY015 = Headquarters
name-SET-RZY017 = Legion
name-SET-RZY019 = Warehouses
name-SET-RZY020 = Builder
name-SET-RZY022 = Roman Fortress
name-SET-RZY023 = Trade Colony
name-SET-RZY026 = Roman Barracks
name-SET-RZY027 = Stonecutter
name-SET-RZY029 = Roman Bank
name-SET-RZY030 = Colossus
name-SET-EGI001 = Desert
name-SET-EGI002 = Altar of Bastet
name-SET-EGI003 = Chariot Builder
name-SET-EGI004 = Pharaoh’s Guard
name-SET-EGI005 = Oasis
name-SET-EGI006 = Slaver
name-SET-EGI007 = Royal Pool
name-SET-EGI009 = Golden Bazaar
name-SET-EGI010 = Scorpion Breeder
name-SET-EGI011 = Caravan
name-SET-EGI013 = Temple of Ra
name-SET-EGI014 = Sanctuary
name-SET-EGI016 = Alley of Sphinxes
name-SET-EGI019 = Sphinx
name-SET-EGI021 = Goldsmith
name-SET-EGI024 = Slaves
name-SET-EGI026 = Egyptian Quarry
name-SET-EGI028 = Pyramids
name-SET-ATT-wood = Attack (wood)
name-SET-ATT-worker = Attack (Worker)
name-SET-ATT-stone = Attack (stone)
name-SET-ATT-food = Attack (food)
name-SET-ATT-gold = Attack (Gold)
name-SET-ATT-card = Attack (card)
name-SET-ATT-vp = Attack (VP)

## Names of everything else

name-barbarians = Barbarians
name-japanese = Japanese
name-romans = Romans
name-egyptians = Egyptians
name-virtual = the virtual player
name-common = Common deck
name-faction = Faction deck
name-attack = attack deck
name-wood = wood
name-stone = stone
name-food = food
name-gold = Gold
name-worker = Worker
    .gen = Workers
name-raze = Raze token
    .gen = Raze tokens
name-defense = Defense token
    .gen = Defense tokens
name-vp = VP
name-card = card
name-card_common = Common card
name-card_faction = Faction card
name-samurai = Samurai
name-colour-black = black
name-colour-purple = purple
name-colour-blue = blue
name-colour-brown = brown
name-colour-gold = gold
name-colour-red = red
name-colour-pink = pink
name-colour-gray = grey
name-production = production
name-feature = feature
name-action = action
name-bonuses = building bonuses
name-actions = actions
name-features = features
name-razing = razing
name-deals = Deals
name-common-locations = Common Locations
name-faction-locations = Faction Locations
name-shrine = goods on the Shrine
name-gate = cards under the Gate
name-rank-0 = Commoner
name-rank-1 = Servant
name-rank-2 = Squire
name-rank-3 = Knight
name-rank-4 = Castellan
name-rank-5 = King
name-rank-6 = Emperor

## Amounts

amount-wood = { $n } wood
amount-stone = { $n } stone
amount-food = { $n } food
amount-gold = { $n } Gold
amount-worker = { $n ->
        [one] { $n } Worker
       *[other] { $n } Workers
    }
amount-raze = { $n ->
        [one] { $n } Raze token
       *[other] { $n } Raze tokens
    }
amount-defense = { $n ->
        [one] { $n } Defense token
       *[other] { $n } Defense tokens
    }
amount-vp = { $n } VP
amount-card = { $n ->
        [one] { $n } card
       *[other] { $n } cards
    }
amount-card_common = { $n ->
        [one] { $n } Common card
       *[other] { $n } Common cards
    }
amount-card_faction = { $n ->
        [one] { $n } Faction card
       *[other] { $n } Faction cards
    }
amount-samurai = { $n ->
        [one] { $n } Samurai, placed at once
       *[other] { $n } Samurai, placed at once
    }
amount-location = { $n ->
        [one] { $n } own Location or Foundation
       *[other] { $n } own Locations or Foundations
    }
amount-discard_card = { $n ->
        [one] { $n } hand card
       *[other] { $n } hand cards
    }
amount-discard_deal = { $n ->
        [one] { $n } of your Deals
       *[other] { $n } of your Deals
    }

## Questions

pick = Lookout: which card do you take?
    .option = Take { $it }
keep-card = Which card do you keep?
    .option = Keep { $it }
draw-from = From which deck do you draw?
    .common = Common deck
    .faction = your Faction deck
produce-next = Which Location produces next?
    .option = { $it }
choose-effect = Which effect do you choose?
    .n0 = Gain { $gives0 }
    .n1 = Gain { $gives1 }
turn = Your turn: take one action, or pass.
    .option = { $it_1_id ->
        [build] Build { $it_2 } ({ $goods_count ->
                [0] free
               *[other] { $goods }
            })
        [deal] Make a Deal with { $it_2 } ({ $goods })
        [raze-hand] Raze { $it_2 } from hand ({ $goods })
        [raze] Raze { $it_2 } of { $whose_seat } ({ $goods })
        [activate] Activate { $it_2 } ({ $goods_count ->
                [0] free
               *[other] { $goods }
            })
        [defend] Put the Defense token on { $it_2 }
        [send] Send a Worker to { $it_2 } of { $whose_seat }
        [instant] Play { $it_2 }
        [conquer] Conquer { $it_2 } of { $whose_seat } ({ $goods })
        [siege] Besiege { $it_2 } of { $whose_seat } ({ $goods })
        [unblock] Unblock { $it_2 } ({ $goods })
        [unlocked] Use the unlocked Action of { $it_2 } ({ $goods_count ->
                [0] free
               *[other] { $goods }
            })
        [tile] Use { $it_2 } ({ $goods_count ->
                [0] free
               *[other] { $goods }
            })
        [tech] Put a Technology token on { $it_2 }
       *[samurai] Post a Samurai at { $it_2 }
    }
    .market = Visit the Market ({ $goods })
    .workers = Spend Workers
    .pass = Pass for this round
after-action = Anything to place before your turn ends?
    .option = { $it_1_id ->
        [defend] Put the Defense token on { $it_2 }
        [tech] Put a Technology token on { $it_2 }
       *[samurai] Post a Samurai at { $it_2 }
    }
    .done = End the turn
before-production = { $card }: do you post Samurai before it produces?
    .done = No
defend = Defense token
    .option = Put the Defense token on { $it }
samurai = Samurai
    .option = Post a Samurai at { $it }
pay-gold = How much Gold do you pay instead of { $resource }? ({ $amount } needed)
    .option = { $it ->
        [0] No Gold
       *[other] { $it } Gold
    }
discard-location = What do you discard to build { $card }?
    .option = { $state_id ->
        [unseen] Discard Foundation number { $number }
        [foundation] Discard the Foundation { $it }
       *[location] Discard the Location { $it }
    }
react-next = Which feature comes next?
    .option = { $it }
use-feature = { $card }: do you use it?
    .n0 = Pay { $pays0 }, gain { $gives0 }
    .n1 = Pay { $pays1 }, gain { $gives1 }
    .no = No
activate-again = Do you activate { $card } again at once?
spend-workers = What do you take for 2 Workers?
    .wood = wood
    .stone = stone
    .food = food
    .card = a card
    .done = No more pairs
discard-card = { $card }: which hand card do you discard?
    .option = Discard { $it }
give-up-deal = { $card }: which of your Deals do you discard?
    .option = Discard the Deal with { $it } ({ $good })
take-good = Which good do you take?
    .wood = wood
    .stone = stone
    .food = food
copy-production = The production of which Location do you gain?
    .option = { $it } of { $whose_seat }
build-now = Which card do you build?
    .option = Build { $it } ({ $goods_count ->
            [0] free
           *[other] { $goods }
        })
use-deal = Which Deal gives its good?
    .option = The Deal of { $whose_seat } with { $it } ({ $good })
take-deal = Which Deal do you take?
    .option = Take the Deal of { $whose_seat } with { $it } ({ $good })
break-deal = Which Deal is discarded?
    .option = Discard the Deal of { $whose_seat } with { $it } ({ $good })
open-route = To which Location does your Trade Route lead?
    .option = { $it } of { $whose_seat }
raze-location = Which Location do you raze?
    .option = Raze { $it } of { $whose_seat }
raze-for-points = What do you raze?
    .option = Raze { $it } of { $whose_seat } ({ $goods })
give-back = How { $good_id ->
        [worker] many Workers
        [raze] many Raze tokens
        [defense] many Defense tokens
        [vp] many VP
       *[other] much { $good }
    } do you give back, for { $points } VP each?
    .option = { $it ->
        [0] Nothing
       *[other] { $it }
    }
give-back-card = Which cards do you give back, for { $points } VP each? ({ $taken } of at most { $at_most })
    .option = Give back { $it }
pack-location = Which Location do you plunder?
    .option = { $it } of { $whose_seat }
pack-good = Which of its Raze goods do you gain?
    .option = { $it }
remove-location = Which Location is removed from the game?
    .option = Remove { $it } of { $whose_seat }
block-location = Which Location do you block?
    .option = Block { $it } of { $whose_seat }
take-over = Which Location do you take over until the end of the round?
    .option = Take over { $it } of { $whose_seat }
steal = Which Resource do you steal, and from whom?
    .option = { $it_1 }: { $it_2 }
desert-victim = Who must discard a card?
    .option = { $it }
desert-discard = The Desert: which card do you discard?
    .option = Discard { $it }
troupe = Which Location do you activate?
    .option = Activate { $it } of { $whose_seat }
clear-location = Which Location do you clear?
    .option = Clear { $it }
lay-foundation = Which hand card becomes a Foundation?
    .option = Lay down { $it }
place-samurai = Where do the Samurai stand? ({ $taken } of { $at_least } placed)
    .option = At { $it }
lay-cards = Which cards do you lay under { $card }? ({ $taken } so far)
    .option = Lay down { $it }
    .done = No more
lay-resources = How much { $good } do you lay on { $card }?
    .option = { $it ->
        [0] Nothing
       *[other] { $it }
    }
store = Cleanup: how { $good_id ->
        [worker] many Workers
        [raze] many Raze tokens
        [defense] many Defense tokens
        [tech] many Basic Technology tokens
       *[other] much { $good }
    } do you keep?
    .option = { $it ->
        [0] Nothing
       *[other] Keep { $it }
    }
attacked-location = The attack could hit any of these. Which one is it?
    .option = { $it }

## What happened

log-round = Round { $round } begins; { $seat } is first.
log-reveal = Revealed: { $cards }.
log-pick = { $seat } takes { $card }.
log-keep = { $seat } keeps { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .own = You keep { $cards }.
log-deal-offers = Everybody draws Common cards unseen by the others: { $count }.
log-hand-on = Everybody hands the other cards to the left.
log-shuffle-rest = { $seat } shuffles { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } back in.
log-left-over = { $card } is left over and discarded.
log-reshuffle = The Common discard pile is shuffled into a new deck.
log-draw = { $seat } draws a card ({ $deck }).
    .own = You draw { $card } ({ $deck }).
log-look = { $seat } looks at { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }.
    .own = You look at { $cards }.
log-produce = { $seat } produces.
log-gain = { $seat } gains { $goods }.
log-pay = { $seat } pays { $goods }.
log-build = { $seat } builds { $card }.
log-discard-location = { $foundation ->
        [yes] { $seat } discards a Foundation: { $card }.
       *[no] { $seat } discards the Location { $card }.
    }
log-lay-foundation = { $seat } lays a hand card face down as a Foundation.
log-feature-idle = { $seat } cannot pay for the feature of { $card }.
log-copy = { $seat } gains the production of { $card }.
log-deal = { $seat } makes a Deal with { $card }: { $good }.
log-deal-lost = { $seat } loses the Deal with { $card }.
log-take-deal = { $seat } takes the Deal with { $card } from { $from_seat }.
log-open-route = { $seat } opens a Trade Route to { $card }: { $good }.
log-route-ends = The Trade Route of { $seat } to { $card } ends.
log-raze = { $place_id ->
        [hand] { $seat } razes { $card } from hand.
       *[empire] { $seat } razes { $card } of { $from_seat }.
    }
log-foundation = The Location { $card } becomes a Foundation; { $seat } gains { $goods }.
log-give-back = { $seat } gives back { $goods }.
log-pack = { $seat } plunders { $card }, which stays untouched.
log-removed = The Location { $card } of { $seat } is removed from the game.
log-remove-looked-at = { $seat } removes the card { $card } from the game.
log-block = { $seat } blocks { $card } for this round.
log-take-over = { $seat } takes over { $card } from { $from_seat } until the end of the round.
log-neutral = The Location { $card } is neutral until the end of the round.
log-come-home = The Location { $card } goes back from { $from_seat } to { $seat }.
log-steal = { $seat } steals { $goods } from { $from_seat }.
log-desert = { $seat } makes { $victim_seat } discard a card.
log-discard = { $seat } discards { $card }.
log-discard-looked-at = { $seat } looked at { $card } and discards it.
log-discard-under = Cards from under { $card } are discarded: { $cards }.
log-activate = { $seat } activates { $card }.
log-clear = { $seat } clears { $card }: it can be activated again.
log-defend = { $seat } puts the Defense token on { $card } (from the supply: { $paid }).
log-samurai = { $seat } posts a Samurai at { $card } (from the supply: { $paid }).
log-pass = { $seat } passes.
log-lay-cards = { $seat } lays { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } under { $card }.
log-lay-resources = { $seat } lays { $goods } on { $card }.
log-lose-goods = { $seat } discards { $goods }.
log-store = { $seat } keeps { $goods }.
log-cleanup = Round { $round } ends; { $seat } is first in the next one.
log-virtual-takes = The virtual player gets { $card }.
log-attack-card = A new target: { $card }.
log-collect = Into the Collection: { $card }.
log-attacked = The attack hits { $card } of { $seat }.
log-attack-fails = The attack hits nothing.
log-targets-back = These Attack cards go to the end of the line: { $cards }.
log-solo-won = Won: { $goal ->
        [one] { $goal } Faction Location
       *[other] { $goal } Faction Locations
    } against { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the Collection. Rank: { $rank }.
log-solo-lost = Lost: { $goal ->
        [one] { $goal } Faction Location
       *[other] { $goal } Faction Locations
    } against { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the Collection.

## Why not

why-too-few-goods = You are missing { $goods }{ $gold ->
        [0] .
       *[other] , and your { $gold } Gold does not replace all of it.
    }
why-no-location-to-discard = It costs { $needed ->
        [one] a Location or Foundation
       *[other] { $needed } Locations or Foundations
    }, and you have { $count ->
        [0] none
       *[other] only { $count }
    } to discard.
why-no-deal-field = Common cards have no Deal field.
why-no-food = A Deal costs 1 food (or Gold), and you have neither.
why-no-raze-field = It has no Raze field.
why-too-few-raze = It takes { $needed ->
        [one] { $needed } Raze token
       *[other] { $needed } Raze tokens
    }; you have { $count }.
why-peaceful = In the Peaceful variant only cards from hand are razed.
why-has-passed = { $seat } has passed and cannot be a target any more.
why-no-action = It has no Action.
why-neutral = It is neutral until the end of the round.
why-blocked = It is blocked until the end of the round.
why-used-up = { $count ->
        [one] It was already used this round.
       *[other] It was already used { $count } times this round.
    }
why-no-card-to-discard = { $count ->
        [0] You have no hand card to discard.
       *[other] It takes { $needed } hand cards to discard; you have only { $count }.
    }
why-no-deal-to-discard = You have no Deal to discard.
why-no-target = There is nothing it could be used on.
why-too-little-left = What you would have left pays for nothing that this allows.
why-no-worker = It takes a Worker, and you have none.
why-defense-common-only = Only a Common Location can get a Defense token.
why-samurai-faction-only = A Samurai guards Faction Locations only.
why-already-defended = A Defense token protects this Location already.
why-already-guarded = A Samurai guards this Location already.
why-too-few-workers = That takes pairs of Workers; you have { $count }.

## On the cards

text-two = { $first } { $second }
text-production = Production: { $what }.
text-bonus = Building bonus: { $what }.
text-unrazable = Cannot be razed.
text-feature = Feature: { $what }
text-action = { $times ->
        [one] Action: { $how }: { $what }.
       *[other] Action: { $how }: { $what }. Up to { $times } times per round.
    }
price-goods = spend { $goods }
price-discard = discard { $given }
price-both = spend { $goods } and discard { $given }
price-raze = pay Raze tokens as for the Raze action
price-free = free of charge
text-store = in Cleanup you may keep any amount of { $goods }.
text-deposit-card = at the end of each Action phase you may lay any number of hand cards under it: { $vp_each } VP each at the end of the game.
text-deposit-resource = at the end of each Action phase you may lay any number of Resources on it: { $vp_each } VP each at the end of the game.
text-static-own_locations_raze_cost_plus = opponents need { $n ->
        [one] { $n } more Raze token
       *[other] { $n } more Raze tokens
    } to raze any of your Locations.
text-when-build-colour = each time you build a { $colour } Location, { $what }.
text-when-build-faction = { $may ->
        [yes] each time you build a Location of your faction, you may { $what }.
       *[no] each time you build a Location of your faction, { $what }.
    }
text-when-raze = each time you raze, { $what }.
text-when-raze-enemy = each time you raze an opponent’s Location, { $what }.
text-when-sign_deal = each time you make a Deal, { $what }.
text-when-deploy_samurai = each time you place a Samurai, { $what }.
text-when-opponent_exchanges_workers = each time an opponent spends a pair of Workers, { $what } (at most { $limit ->
        [one] { $limit } time
       *[other] { $limit } times
    } per round).
text-when-gain_vp_at_least = each time you gain at least { $n } VP at once, { $what }.
do-then = { $first }, then { $second }
do-gain = gain { $goods }
do-pay = pay { $goods }
do-choose = either { $first } or { $second }
do-gain_choice = gain { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } of your choice among { $goods }
do-gain-per-colour = gain { $goods } for each { $colour } Location of yours (at most { $max })
do-gain-per-samurai = gain { $goods } for each of your Samurai (at most { $max })
do-draw_keep = look at the top { $n ->
        [one] card
       *[other] { $n } cards
    } of your Faction deck, keep { $keep } and discard the rest
do-copy_production-any = gain what one of your Production Locations produces
do-copy_production-other = gain what another of your Production Locations produces
do-gain_from_deals = gain the good of { $n ->
        [one] one of your Deals
       *[other] { $n } of your Deals
    }
do-gain_raze_field = gain { $n ->
        [one] one Raze good
       *[other] { $n } Raze goods
    } of an opponent’s Location, which stays untouched
do-raze_location-enemy = raze an opponent’s Location, whatever protects it
do-raze_location-own = raze a Common Location of your own
do-raze_with_exchange = raze a card from hand or an opponent’s Location; you may give back goods gained for { $vp_per_returned_good } VP each
do-remove_location = remove an opponent’s Location from the game
do-steal_resource = take { $n ->
        [one] { $n } Resource
       *[other] { $n } Resources
    } from an opponent’s supply
do-discard_deal = discard { $n ->
        [one] a Deal
       *[other] { $n } Deals
    } of an opponent
do-take_deal-now = take { $n ->
        [one] a Deal
       *[other] { $n } Deals
    } of an opponent and gain its good at once
do-take_deal-later = take { $n ->
        [one] a Deal
       *[other] { $n } Deals
    } of an opponent
do-sign_deal = make a Deal with a Faction Location of an opponent, marked with the top card of your Faction deck
do-build_card-hand = build a Faction card from hand without its location cost
do-build_card-deal = build one of your Deals as a Location without its location cost
do-activate = activate another of your action Locations at its cost, even one with no uses left
do-clear_location = remove all goods from another of your action Locations, so that it can be activated again
do-block_location = block an opponent’s action Location until the end of the round
do-take_over_location = take over an opponent’s Location until the end of the round
do-foundation_from_hand = { $wood ->
        [0] lay a hand card face down as a Foundation
       *[other] lay a hand card face down as a Foundation and gain { $wood } wood
    }
do-opponent_discards = make an opponent discard { $n ->
        [one] { $n } hand card
       *[other] { $n } hand cards
    }

## On the table

card-name = { $card }
card-free = free
card-deal = Deal
card-times = { $n ->
        [one] once per round
       *[other] { $n } times per round
    }
card-kind = { $kind }
row-production = Production
row-feature = Features
row-action = Actions
card-foundation = Foundation
tip-card = { $card } ({ $kind }; colour: { $colours }). Cost: { $cost }. { $text } Fields: { $fields }.
tip-raze-field = Raze { $goods }
tip-deal-field = Deal { $good }
tip-location = { $what } Now: { $state }.
tip-foundation = A Foundation
tip-foundation-of = A Foundation ({ $card })
tip-deal = Deal with { $card }: { $good } every round
tip-goods = { $seat }: { $good } { $count }
tip-points = { $seat }: { $points } VP
tip-score = Round { $round }
tip-deck = Common deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tip-pile = Common discard pile: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }, on top { $card }
tip-removed = Out of the game: { $cards }
tip-faction-deck = Faction deck of { $seat }: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tip-faction-pile = Faction discard pile of { $seat }: { $cards }
tip-empire = Empire of { $seat } ({ $faction })
tip-board = Board of { $seat } ({ $faction }): { $goods } every round; keeps { $good } in Cleanup. Deals give: { $income }
tip-workers = Spend Workers: 2 Workers for 1 Resource or 1 card
tip-seat = { $seat }
tip-passed = { $seat } has passed
tip-hidden = A hidden card of { $seat }
tip-virtual = The virtual player; { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } in the Collection
tip-target = Target { $place } of the line: { $card }
tip-attack-deck = Attack deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tip-collection = Collection: { $cards }
state-defended = protected by a Defense token
state-samurai = guarded by a Samurai
state-blocked = blocked
state-taken = taken over
state-neutral = neutral
state-used = used { $n ->
        [one] once
       *[other] { $n } times
    }
state-route = marked by a Trade Route of { $seat }
state-laid = { $n ->
        [one] { $n } good laid down
       *[other] { $n } goods laid down
    }
state-price = razed for { $n ->
        [one] { $n } Raze token
       *[other] { $n } Raze tokens
    }
board-round = Round
board-deck = Common deck
board-offer = Choose a card
board-empire = Empire of { $seat }
board-faction-side = Faction Locations · 2 VP each
board-common-side = Common Locations · 1 VP each
board-name = { $faction }
board-every-round = Every round
board-keeps = Keeps in Cleanup
board-deals = Deals give
board-spend = Spend Workers
board-virtual = The virtual player
board-line = Target line, front first
board-supply = Supply
board-hand = Hand: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## At a glance

phase-lookout = Lookout
phase-production = Production
phase-action = Actions
phase-deposit = Actions
phase-cleanup = Cleanup
phase-attack = Attack
phase-counting = Final scoring
phase-over = Game over
holding-cards = cards in hand
holding-locations = Locations built

## Before the game

setting-lookout = Lookout
    .standard = Standard
    .alternative = Alternative: keep one card, pass the others on
    .advanced = Advanced: open draft
setting-peaceful = Peaceful: cards are razed from the hand only
setting-faction = Faction

## What else is counted at a player’s place

counter-foundations = Foundations

## The story of a turn: what matters of the log

story-build = { log-build }
story-deal = { log-deal }
story-open-route = { log-open-route }
story-raze = { log-raze }
story-lay-foundation = { log-lay-foundation }
story-activate = { log-activate }
story-pass = { log-pass }
story-attacked = { log-attacked }
story-attack-fails = { log-attack-fails }
story-virtual-takes = { log-virtual-takes }
