# Origins: First Builders: everything a player reads.

title = Origins: First Builders
summary = Send dice to the sky ships’ sites, raise a city around them and climb three temples.

## Names

name-stone = stone
name-food = food
name-wisdom = wisdom
name-gold = gold
name-red = red
    .a = a red
name-purple = purple
    .a = a purple
name-blue = blue
    .a = a blue
name-yellow = yellow
    .a = a yellow
name-orange = orange
    .a = an orange
name-grey = grey
    .a = a grey
name-speaker = speaker
name-archon = archon
name-home = unused
name-S1 = the Site of stone and war
name-S2 = the Site of food and building
name-S3 = the Site of wisdom and temples
name-S4 = the Site of gold and citizens
name-S5 = the Site of growth
name-forests = Forests
name-mountains = Mountains
name-seas = Seas
name-capricorn = Capricorn
name-aquarius = Aquarius
name-pisces = Pisces
name-aries = Aries
name-taurus = Taurus
name-gemini = Gemini
name-cancer = Cancer
name-leo = Leo
name-virgo = Virgo
name-libra = Libra
name-scorpio = Scorpio
name-sagittarius = Sagittarius
name-palace = Palace
name-agora = Agora
name-farm = farm
name-obelisk = Obelisk
name-monument = Monument
name-temple_mountains = Temple of the Mountains
name-temple_forests = Temple of the Forests
name-temple_seas = Temple of the Seas
name-sacred_site = Sacred Site
name-quarry = Quarry
name-mint = Mint
name-harbour = Harbour
name-granary = Granary
name-marketplace = Marketplace
name-workshop = Workshop
name-hippodrome = Hippodrome
name-veterans_settlement = Veterans’ Settlement
name-outpost = Outpost
name-riding_grounds = Riding Grounds
name-fortress = Fortress
name-armoury = Armoury
name-forum = Forum
name-stone_circle = Stone Circle
name-construction_site = Construction Site
name-estate = Estate
name-court = Court
name-castle = Castle
name-healers_hut = Healers’ Hut
name-fountain_of_wisdom = Fountain of Wisdom
name-main_gate = Main Gate
name-art_workshop = Art Workshop
name-astronomical_tower = Astronomical Tower
name-mages_tower = Mage’s Tower
name-E_temples = one player has all three discs on the top of the temples
name-E_gold = no gold is left on the district cards
name-E_towers = the tower pool has discs of three colours or fewer
name-E_dice = a citizen die could not be replaced
name-attack = attack

## Where points come from

name-buildings = buildings
name-sites = sites
name-military-end = end of the military track
name-aries-points = Aries
name-districts = districts
name-population = population
name-advisors-double = a second advisor of one colour
name-advisors = advisors
name-temples = temples
name-seats = seats of power

amount-stone = { $n } stone
amount-food = { $n } food
amount-wisdom = { $n } wisdom
amount-gold = { $n } gold

## Set-up

draft = Pick a die for one of your first freemen.
    .option = { $it_1 } { $it_2 }
draft-discard = The highest die left goes back to the reserve, and several are equally high. Which one?
    .option = Put back the { $it_1 } { $it_2 }

## The turn

action = What do you do?
    .visit = Visit an encounter site
    .close = Close a district
    .tower = Build a tower level
    .population = { $food_count ->
        [0] Increase your population
       *[other] Increase your population (a base for { $food })
    }
    .pass = Pass for this round
superiority = Return 1 superiority token for one more action?

## Visiting a site

visit-worker = Who goes?
    .option = { $it_1_id ->
        [archon] The archon (goes anywhere, free of charge)
        [speaker] A speaker of value { $it_2 }
       *[other] The { $it_1 } { $it_2 }
    }
visit-site = { $worker_1_id ->
        [archon] Which site does the archon visit? (free of charge)
        [speaker] Which site does the speaker of value { $worker_2 } visit? (for each point that the site is higher: 1 wisdom)
       *[other] Which site does the { $worker_1 } { $worker_2 } visit? (for each point that the site is higher: 1 wisdom)
    }
    .option = { $it } (value { $value }; { $wisdom ->
            [0] free of charge
           *[other] { $wisdom } wisdom
        })
site-action = What do you do at { $site }?
    .top = { $site_id ->
        [S1] Take 3 stone
        [S2] Take 3 food
        [S3] Take 3 wisdom
        [S4] Take 1 basic resource and 1 gold
       *[other] Take 1 stone, 1 food and 1 wisdom
    }
    .bottom = { $site_id ->
        [S1] Move 1 space on the military track and/or attack
        [S2] Purchase a building
        [S3] Pay 1 stone: climb a temple and take its zodiac card
        [S4] Take a citizen die and pay its wisdom
       *[other] Pay 1–3 food: for each raise a freeman by 1 or move 1 space on the military track
    }
    .bonus = { $token_id ->
        [red] Bonus: pay 1 wisdom to move 1 space on the military track or attack
        [purple] Bonus: pay 1 food to purchase a building
        [blue] Bonus: pay 1 stone to climb 1 step in a temple
        [orange] Bonus: take a speaker
       *[other] Bonus: take 1 basic resource
    }
    .pisces = Pisces: take 1 gold instead of the bonus
    .done = That is all
effect = Which part of this action comes now?
    .military_move = Move on the military track
    .attack = Attack
    .done = That is all
repeat = Pay 1 food for what? (paid so far: { $times })
    .raise_freeman = Raise an unused freeman by 1
    .military_move = Move 1 on the military track
    .done = That is all
keep-sites = Return 1 superiority token so that no site rises?
raise-neighbour = Which neighbouring site rises too?
    .option = { $it } (value { $value })

## Resources

gain-basic = Which resource do you take?
    .option = 1 { $it }
pay-gold = How much gold do you pay instead of { $resource }? ({ $amount } needed)
    .option = { $it ->
        [0] No gold
       *[other] { $it } gold
    }
pay-any = Which resource do you pay?
    .option = 1 { $it }

## Temples

temple = In which temple?
    .option = { $it }
temple-steps = How many steps in the temple of the { $temple }?
    .option = { $it ->
        [one] { $it } step
       *[other] { $it } steps
    }
aquarius = Aquarius: pay 1 gold to climb 1 step in another temple?
    .option = { $it }
    .no = No

## Dice

citizen = Which citizen die do you take?
    .option = { $it_2 } { $it_3 } (place { $it_1 }, wisdom: { $it_1 ->
        [1] { $costs_1 }
        [2] { $costs_2 }
        [3] { $costs_3 }
        [4] { $costs_4 }
       *[5] { $costs_5 }
    })
    .no = None
speaker = Which speaker do you take?
    .option = Value { $it }
sagittarius = Sagittarius: raise the new die ({ $value }) by 1?
raise = Which freeman do you raise? ({ $up_to_id ->
        [yes] by up to { $pips }
       *[no] by { $pips }
    })
    .option = { $it_1 } { $it_2 } ({ $it_3 })
    .no = None
raise-pips = By how much do you raise it?
    .option = { $it }
veteran = Which red freeman do you score? (It is lowered by 1 afterwards.)
    .option = { $it_1 } { $it_2 }
court-die = Which die do you exchange?
    .option = { $it_1 } { $it_2 }
court-colour = For which colour do you exchange the { $die_1 } { $die_2 }?
    .option = { $it }
take-back = Several sixes come home. Which one first?
    .option = { $it } 6
passing-power = Which power first?
    .option = { $it }

## City

tile = Which tile do you purchase? (If you cannot pay for the building, the tile can only be a farm.)
    .option = { $it_1 ->
        [0] { $it_2 } (kept, no wisdom)
        [1] { $it_2 } (place 1; stone: { $stone_1 }, wisdom: { $wisdom_1 })
        [2] { $it_2 } (place 2; stone: { $stone_2 }, wisdom: { $wisdom_2 })
        [3] { $it_2 } (place 3; stone: { $stone_3 }, wisdom: { $wisdom_3 })
        [4] { $it_2 } (place 4; stone: { $stone_4 }, wisdom: { $wisdom_4 })
       *[5] { $it_2 } (place 5; stone: { $stone_5 }, wisdom: { $wisdom_5 })
    }
tile-as = How do you lay the { $tile }?
    .farm = Face down, as a farm, free of charge
    .building = As a building, for { $goods }
    .virgo = Virgo: on one of your farms, free of charge
cell = { $tile_id ->
        [farm] { $short ->
            [0] Where do you lay the farm?
           *[other] You cannot pay for the { $front } ({ $goods }; you are { $short } short), so the tile becomes a farm. Where do you lay it?
        }
       *[other] Where do you lay the { $tile }?
    }
    .option = Column { $it_1 }, row { $it_2 }
virgo = On which farm do you lay the { $tile }?
    .option = Column { $it_1 }, row { $it_2 }
keep-tile = Which tile do you take free of charge and keep beside your board?
    .option = { $it_2 } (place { $it_1 })
use-ability = Do you use the ability of the { $tile } ({ $effect })?
optional-effect = { $effect_id ->
        [gain] Do you pay { $price } to take 1 gold?
       *[temple_move] Do you pay { $price } to climb 1 step in another temple?
    }
mage = Whose ability does the Mage’s Tower use?
    .option = { $it_3 } (column { $it_1 }, row { $it_2 }): { $effect }
ship = Which ship do you set to 1?
    .option = The ship at { $it } (value { $value })

## Districts, towers, population

close-district = Which district do you close?
    .option = The one above and to the right of column { $it_1 }, row { $it_2 }
close-die = Which freeman takes the seat of power?
    .option = { $it_1 } { $it_2 }
district-card = Which district card do you score?
    .option = Card { $it_1 }: { $it_2 } between { $it_3 } and { $it_4 }
activate = Which building do you activate?
    .option = { $it_3 } (column { $it_1 }, row { $it_2 }): { $effect }
    .done = No more
tower = Which tower grows by a level? (It costs as much gold as the tower is high.)
    .option = { $it } ({ $gold } gold)

## What happened

log-round = Round { $round } begins. { $seat } goes first.
log-draft = { $seat } picks the { $die_1 } { $die_2 }.
log-draft-discard = { $seat } puts back the { $die_1 } { $die_2 }.
log-draft-returned = Dice that nobody picked go back to the reserve: { $dice }.
log-visit = { $worker_1_id ->
        [archon] { $seat } sends the archon to { $site }.
        [speaker] { $seat } sends a speaker ({ $worker_2 }) to { $site }.
       *[other] { $seat } sends the { $worker_1 } { $worker_2 } to { $site }.
    }
log-site-action = { $part_id ->
        [top] { $seat } carries out the upper action of { $site }.
        [bottom] { $seat } carries out the lower action of { $site }.
        [bonus] { $seat } carries out the { $token } bonus action.
       *[pisces] { $seat } uses Pisces instead of the bonus action.
    }
log-site-rises = New value of { $site }: { $value }.
log-gain = { $seat } takes { $amount } { $resource }.
log-pay = { $seat } pays { $goods }.
log-neighbour = A neighbour rises: { $site } now has value { $value }.
log-keep-sites = { $seat } returns 1 superiority token: no site rises.
log-superiority = { $seat } returns 1 superiority token for one more action.
log-advance = { $seat } moves to space { $space } of the military track.
log-border = { $seat } crosses a border and gains { $tokens ->
        [one] { $tokens } superiority token
       *[other] { $tokens } superiority tokens
    }.
log-attack = { $seat } attacks from space { $space }.
log-climb = { $seat } climbs to space { $space } of the { $temple } track.
log-power = { $seat } uses the card { $power }.
log-power-idle = { $seat }: the card { $power } changes nothing now.
log-zodiac = { $seat } takes { $power }.
log-zodiac-taken = { $seat } takes { $power } from { $from_seat }.
log-zodiac-dealt = { $seat } is highest and receives { $power }.
log-zodiac-returned = { $power } goes back to its temple.
log-citizen = { $raised_id ->
        [yes] { $seat } takes the { $die_1 } { $was } and raises it to { $die_2 }.
       *[no] { $seat } takes the { $die_1 } { $die_2 }.
    }
log-citizen-refill = New in the citizen offer: { $die_1 } { $die_2 }.
log-citizen-gap = The reserve has no { $colour } die: a place of the citizen offer stays empty.
log-speaker = { $raised_id ->
        [yes] { $seat } takes a speaker of value { $was } and raises it to { $value }.
       *[no] { $seat } takes a speaker of value { $value }.
    }
log-speaker-return = { $rolled_id ->
        [yes] The speaker of value { $value } is rolled again and goes back to the pool with value { $now }.
       *[no] The speaker of value { $value } goes back to the pool with value { $now }.
    }
log-raise = { $seat } raises the { $die_1 } { $was } to { $die_2 }.
log-lower = { $seat } lowers the { $die_1 } { $was } to { $die_2 }.
log-advisor = { $site_id ->
        [none] The { $colour } 6 of { $seat } becomes an advisor.
       *[other] The { $colour } 6 of { $seat } at { $site } becomes an advisor.
    }
log-double = { $site_id ->
        [none] { $seat } already has { $colour_a } advisor: the die goes back to the reserve and scores.
       *[other] { $seat } already has { $colour_a } advisor: the die at { $site } goes back to the reserve and scores.
    }
log-kept-tile = { $seat } turns to the kept tile { $tile }.
log-build = { $seat } builds the { $tile }.
log-farm = { $seat } lays a farm (on its other side: { $tile }).
log-virgo = { $seat } lays the { $tile } on a farm.
log-farm-returned = The tile of that farm ({ $tile }) goes to the bottom of its stack.
log-keep = { $seat } takes the { $tile } and keeps it beside the board.
log-building-refill = New in the building offer: { $tile }.
log-building-gap = The { $colour } stack is empty: a place of the building offer stays empty.
log-stack-top = New on top of the stack: { $tile }.
log-ability = { $seat } uses the ability of the { $tile }.
log-ability-idle = { $seat }: the ability of the { $tile } changes nothing now.
log-no-other-temple = { $seat } cannot move in any other temple.
log-optional-unpaid = { $effect_id ->
        [gain] { $seat } cannot pay { $price } for 1 gold.
       *[temple_move] { $seat } cannot pay { $price } for a step in another temple.
    }
log-court = { $seat } exchanges { $die_1 } { $die_2 } for { $colour }.
log-ship = { $seat } sets the ship at { $site } to { $value }.
log-close = { $raised_id ->
        [yes] { $seat } closes a district with the { $die_1 } { $was }, raised to { $die_2 }.
       *[no] { $seat } closes a district with the { $die_1 } { $die_2 }.
    }
log-district-card = { $seat } scores district card { $number }.
log-tower = The { $colour } tower of { $seat } is now { $height } high.
log-population = { $seat } takes base { $base }.
log-pass = { $seat } passes and takes the archon and the freemen back.
log-first-player = { $seat } is first player.
log-retreat = { $seat } goes back to space { $space } of the military track.
log-alien = The alien disc moves to space { $space }.
log-end-condition = The game ends after this round: { $condition }.
log-game-ends = The game is over: { $conditions }.
log-final-scoring = Final scoring.

## Why not

why-no-worker = All your freemen, speakers and your archon have already gone.
why-no-site-affordable = Every site is higher than your workers, and your wisdom and gold do not bridge the difference.
why-too-little-wisdom = Even for the lowest site you are { $short } wisdom short.
why-site-too-dear = The site has value { $value }, the worker { $die }: the visit costs { $goods }, and you are { $short } short.
why-freeman-used = Already on the board: { $site }.
why-no-open-district = You have no complete district of four buildings with an empty seat of power.
why-district-closed = That district is already closed.
why-no-unused-freeman = You have no unused freeman.
why-other-pattern = The buildings of the district do not show the pattern of this card.
why-ability-idle = That ability changes nothing now.
why-ability-used = That ability has been used.
why-other-colour = This building is not activated by { $colour_a } die.
why-no-ability = That tile has no ability.
why-tower-in-chain = That tower has already passed the ability on.
why-no-tower-affordable = You have { $gold } gold: too little for any tower of which the pool still has a disc (a level costs as much gold as the tower is high).
why-tower-too-dear = The next level costs { $goods }; you are { $short } short.
why-no-disc-left = The pool has no tower disc of that colour.
why-no-discs-left = The pool has no tower discs left.
why-too-little-food = The next base costs { $goods }; you are { $short } short.
why-no-base-left = All bases of the population track have been bought.
why-part-done = That action has been carried out.
why-one-main-action = A visit allows 1 main action; both only with a freeman of value 6.
why-wrong-colour = The bonus action needs { $token_a } worker.
why-bottom-S2 = There is no tile to purchase.
why-bottom-S3 = You need 1 stone (or gold) and a temple that still gives you a step or a card.
why-bottom-S4 = You need an empty base and the wisdom for a die of the offer.
why-bottom-S5 = You need 1 food (or gold), and an unused freeman or a military disc that can move.
why-bonus-red = You need 1 wisdom (or gold).
why-bonus-purple = You need 1 food (or gold) and a tile to purchase.
why-bonus-blue = You need 1 stone (or gold) and a temple disc below the top.
why-bonus-orange = The speaker pool is empty.
why-disc-at-top = Your disc is already on the top space.
why-same-temple = It has to be another temple.
why-temple-exhausted = Your disc is on the top space and you already have the card.
why-disc-on-last-space = Your disc is on the last space of the military track and never moves again.
why-die-too-dear = The die costs { $goods }; you are { $short } short.
why-die-at-cap = The die already has value { $value }, which this effect does not raise.
why-not-red = That freeman is not red.
why-no-die-in-reserve = The reserve has no die of that colour.
why-same-colour = The die already has that colour.
why-none-owned = You have none of it.
why-tile-too-dear = It costs { $goods }; you are { $short } short.
why-no-farm = You have no farm.

## On the table

board-military = Military track
board-per-disc = + 1 per disc behind
board-start = start
board-no-bonus = no bonus
board-offer = Building offer
board-stacks = stacks
board-citizens = Citizen offer
board-speakers = Speaker pool
board-speakers-note = value { $low }–{ $high }, no colour
board-towers = Tower pool
board-towers-end = ends at { $colours } colours
board-districts = District cards
board-districts-note = first time / later
board-taken = taken
board-held = held
board-temples = Temples
board-temples-end = end of game: your two lowest discs score
board-forests = Forests
board-mountains = Mountains
board-seas = Seas
board-S1 = Site of stone and war
board-S2 = Site of food and building
board-S3 = Site of wisdom and temples
board-S4 = Site of gold and citizens
board-S5 = Site of growth
at-S1 = site I
at-S2 = site II
at-S3 = site III
at-S4 = site IV
at-S5 = site V
board-one-or-both = one or both
board-buy-building = buy a building
board-take-citizen = take a citizen
board-or = or
board-free = free
board-draft = Dice to pick
board-round = Round { $round }
board-round-of = Round { $round } of { $rounds }
board-end = End triggers
board-target = { $points } of { $target } points
board-freemen = Freemen
board-bases = bases { $owned } of { $all }
board-empty = empty
board-archon = Archon
board-my-speakers = Speakers
board-superiority = Superiority
board-zodiac = Zodiac
board-pass = pass
board-passed = passed
board-population = Population
board-advisors = Advisors
board-advisors-note = score the last one
board-my-towers = Towers
board-towers-note = next level costs its height
board-city = City
board-tiles = { $count ->
        [one] tile
       *[other] tiles
    }
board-farms = { $count ->
        [one] farm
       *[other] farms
    }
board-closed = { $count ->
        [one] closed seat
       *[other] closed seats
    }
board-open-seats = { $count ->
        [one] open seat
       *[other] open seats
    }

tip-die = { $colour } die, value { $value }
tip-speaker = speaker, value { $value }
tip-disc = disc of { $seat }
tip-worker = { $seat }: { $who }
tip-alien = alien disc: it counts as another player’s
tip-building = { $tile } ({ $colour } building, { $stone } stone): { $effect }.
tip-building-any-die = { $tile } ({ $colour }): { $effect }. A die of any colour activates it.
tip-palace = Palace: the towers stand here. It has no ability.
tip-farm = Farm: no colour and no ability. On its other side: { $tile }.
tip-offer = { $building } Wisdom at place { $place }: { $taurus_id ->
        [yes] { $wisdom } (with Taurus; { $printed } without)
       *[no] { $wisdom }
    }.
tip-laid = Column { $column }, row { $row }: { $what }
tip-kept = { $building } Kept: you can add it to the city with a purchase, without wisdom.
tip-stack = { $colour } stack: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
tip-stack-bottom = { $colour } stack: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, at the bottom { $tiles }
tip-citizen = { $die }; wisdom: { $taurus_id ->
        [yes] { $wisdom } (with Taurus; { $printed } without)
       *[no] { $wisdom }
    }
tip-reserve = reserve: { $count ->
        [one] { $count } { $colour } die
       *[other] { $count } { $colour } dice
    }. { $solo_id ->
        [yes] If one is needed for the offer and missing, its place stays empty.
       *[no] If one is needed for the offer and missing, the game ends after the round.
    }
tip-tower-pool = tower pool: { $count ->
        [one] { $count } { $colour } disc
       *[other] { $count } { $colour } discs
    }
tip-border = border: whoever crosses it gains { $tokens ->
        [one] { $tokens } superiority token
       *[other] { $tokens } superiority tokens
    }
tip-military = Military space { $space }. Attack: { $effect }, then score { $zone } and 1 more for each disc behind. End of the round: back to space { $back }.
tip-military-plain = Military space { $space }. Attack: score { $zone } and 1 more for each disc behind. End of the round: back to space { $back }.
tip-military-last = Military space { $space }: { $points } on arrival. Attack: score { $zone } and 1 more for each disc behind. A disc stays here, at the end of the round too (space { $back }).
tip-site = { $site }, value { $value }
tip-upper = Upper action: { $effect }.
tip-lower = Lower action: { $effect }.
tip-bonus = Bonus action ({ $colour } workers): { $effect }.
tip-temple = Temple of the { $temple }
tip-temple-space = { $temple }, space { $space }: { $points }
tip-zodiac = { $power }: { $does }. Nobody holds it.
tip-zodiac-held = { $power }: { $does }. Held by { $seat }.
tip-district = District card { $number }: { $middle } between { $ends }, in any rotation or mirror image. { $first } the first time, { $later } later. Gold on it: { $gold }.
tip-end = Not yet: { $condition }. Now { $what }: { $now }.
tip-end-met = The game ends after this round: { $condition }. Now { $what }: { $now }.
tip-target = Target { $target }. Points so far: { $points }; with final scoring as things are: { $with_end }.
tip-board = Board of { $seat }
tip-points = { $seat }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, and { $final } more if the game ended now
tip-first = first player
tip-good = { $good }: { $count }
tip-people = Freemen, archon and speakers of { $seat }
tip-freeman = { $die }, unused
tip-freeman-away = { $die }, used: { $site }
tip-empty-base = empty base: it can take a citizen
tip-archon = Archon, unused: goes anywhere free of charge
tip-archon-away = Archon, used: { $site }
tip-superiority = superiority tokens: { $count }
tip-passed = { $seat } has passed
tip-help = { $seat } has not passed yet
tip-population = Population: { $left ->
        [one] { $left } base left
       *[other] { $left } bases left
    }; the next costs { $goods }
tip-population-none = Population: all bases are bought
tip-population-step = base { $base }: { $there_id ->
        [yes] costs { $goods }
       *[no] bought for { $goods }
    }
tip-population-last = base { $base }: { $there_id ->
        [yes] costs { $goods } and scores { $points }
       *[no] bought for { $goods }, scored { $points }
    }
tip-advisor = { $colour } advisor
tip-advisor-space = advisor space: { $points } at the end if it is the last one taken
tip-tower = { $colour } tower, { $height } high; the next level costs { $height } gold
tip-city = City of { $seat }
tip-open-seat = open seat of power, above and to the right of column { $column }, row { $row }
tip-seat = seat of power, above and to the right of column { $column }, row { $row }: { $colour } { $value } × tower of { $height } = { $points } at the end
tip-free-cell = free cell: column { $column }, row { $row }

## What components do

amount-basic = { $n ->
        [one] { $n } basic resource
       *[other] { $n } basic resources
    }
amount-stone_or_food = { $n } stone or food
amount-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-steps = { $n ->
        [one] { $n } step
       *[other] { $n } steps
    }

effect-none = nothing
effect-then = { $first }, then { $next }
effect-pay-for = { $first } and { $next }
effect-or = { $first } or { $next }
effect-and-or = { $first } and/or { $next }
effect-either = either { $options }
effect-any-order = in any order { $parts }
effect-optional = (if you like) { $effect }
effect-take = take { $amount }
effect-take-per = take { $amount } for { $what }
effect-take-more = take { $amount } and { $more } more for { $what }
effect-take-table = take, by { $what }: { $entries }
effect-score = score { $amount }
effect-score-per = score { $amount } for { $what }
effect-score-more = score { $amount } and { $more } more for { $what }
effect-score-table = score by { $what }: { $entries }
effect-march = move { $amount } on the military track
effect-march-per = move { $amount } on the military track for { $what }
effect-march-more = move { $amount } on the military track and { $more } more for { $what }
effect-march-table = move on the military track by { $what }: { $entries }
effect-entry = { $more_id ->
        [yes] { $amount } for { $count } or more
       *[no] { $amount } for { $count }
    }
effect-pay = pay { $amount }
effect-attack = attack
effect-veteran = score the value of one of your unused red freemen
effect-lower = lower that die by { $pips }, not below { $least }
effect-climb = climb { $up_to_id ->
        [yes] up to { $amount }
       *[no] { $amount }
    } in the temple of the { $temple }
effect-climb-choice = climb { $up_to_id ->
        [yes] up to { $amount }
       *[no] { $amount }
    } in a temple of your choice
effect-climb-other = climb { $up_to_id ->
        [yes] up to { $amount }
       *[no] { $amount }
    } in another temple
effect-zodiac = take the zodiac card of that temple
effect-buy = purchase a building
effect-keep = take a tile of the building offer free of charge and keep it beside your board; you can add it to the city later with a purchase, without wisdom
effect-citizen = { $free_id ->
        [yes] take a die of the citizen offer free of charge (it needs an empty base)
       *[no] take a die of the citizen offer for its wisdom (it needs an empty base)
    }
effect-speaker = take a speaker of your choice from the pool
effect-raise = raise one of your { $scope_id ->
        [unused] unused freemen
       *[any] freemen, used or unused,
    } by { $up_to_id ->
        [yes] up to { $pips }
       *[no] { $pips }
    } (a 6 becomes an advisor)
effect-raise-capped = raise one of your { $scope_id ->
        [unused] unused freemen
       *[any] freemen, used or unused,
    } by { $up_to_id ->
        [yes] up to { $pips }
       *[no] { $pips }
    } (at most to { $cap })
effect-recolour = exchange the die of an unused freeman for one of another colour from the reserve, with the same value
effect-ship = set a ship of your choice to { $value }
effect-neighbour = use the ability of an adjacent building
effect-repeat = { $least } to { $most } times pay { $amount } and each time { $options }

counted-farms = { $form_id ->
        [number] the number of your farms
       *[each] each of your farms
    }
counted-adjacent_empty_cells = { $form_id ->
        [number] the number of empty cells beside it
       *[each] each empty cell beside it
    }
counted-buildings-of = { $form_id ->
        [number] the number of your { $colour } buildings
       *[each] each of your { $colour } buildings
    }
counted-building_colours = { $form_id ->
        [number] the number of colours among your buildings
       *[each] each colour among your buildings
    }
counted-obelisks = { $form_id ->
        [number] the number of your obelisks
       *[each] each of your obelisks
    }
counted-freemen = { $form_id ->
        [number] the number of your freemen
       *[each] each of your freemen
    }
counted-freemen-of = { $form_id ->
        [number] the number of your { $colour } freemen
       *[each] each of your { $colour } freemen
    }
counted-freemen_colours = { $form_id ->
        [number] the number of colours among your freemen
       *[each] each colour among your freemen
    }
counted-red_citizen_dice = { $form_id ->
        [number] the number of your red dice, freemen and in seats of power
       *[each] each of your red dice, freemen and in seats of power
    }
counted-advisors = { $form_id ->
        [number] the number of your advisors
       *[each] each of your advisors
    }
counted-closed_districts = { $form_id ->
        [number] the number of districts you have closed
       *[each] each district you have closed
    }
counted-zodiac_cards = { $form_id ->
        [number] the number of zodiac cards you hold
       *[each] each zodiac card you hold
    }
counted-discs_behind = { $form_id ->
        [number] the number of discs behind yours on the military track
       *[each] each disc behind yours on the military track
    }
counted-players_behind = { counted-discs_behind }
counted-chosen_die_value = { $form_id ->
        [number] the value of the chosen die
       *[each] each pip of the chosen die
    }
counted-retreat_steps = { $form_id ->
        [number] the number of steps your military disc will go back
       *[each] each step your military disc will go back
    }

zodiac-power = { $when }, { $optional_id ->
        [yes] you may { $effect }
       *[no] { $effect }
    }
zodiac-taurus = the wisdom you pay for tiles and dice of the offers is { $discount } lower, not below 0
zodiac-leo = the die you place in a seat of power gains { $raises }, at most { $most }
zodiac-virgo = when you purchase a building, you may lay it on one of your farms; then neither stone nor wisdom is paid, and the farm goes to the bottom of the stack of its front
zodiac-pisces = instead of a bonus action and its price, you may { $effect }
zodiac-sagittarius = when you take a citizen die, it may gain { $raises } (at most { $most }), a speaker too (at most { $most_speaker })
trigger-attack = when you attack
trigger-pass = when you pass
trigger-build_tower = when you build a tower level
trigger-close_district_or_advisor = when you close a district and when you raise a 6
trigger-close_district_end = after you close a district
trigger-temple_move_2 = after a full move of 2 steps in a temple by a site or a building

## At a glance

phase-draft = First freemen
phase-play = Actions
phase-round-end = End of the round
phase-over = Game over
head-target = reach { $points } points
holding-freemen = unused freemen
holding-tiles = tiles in the city
holding-seats = closed seats of power
ending-temples = temple discs at the top
ending-gold = district cards with gold
ending-towers = tower colours left
ending-dice = fewest dice of a colour in the reserve

## What else is counted at a player’s place

counter-military = military track
counter-tower = tower ({ $colour })
counter-speakers = speakers
counter-superiority = superiority

## The story of a turn: what matters of the log

story-visit = { log-visit }
story-build = { log-build }
story-farm = { log-farm }
story-citizen = { log-citizen }
story-close = { log-close }
story-attack = { log-attack }
story-pass = { log-pass }
story-end-condition = { log-end-condition }
story-game-ends = { log-game-ends }
