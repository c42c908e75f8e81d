# Origins: First Builders: everything a player reads.

## Names

name-stone = stone
name-food = food
name-wisdom = wisdom
name-gold = gold
name-red = red
name-purple = purple
name-blue = blue
name-yellow = yellow
name-orange = orange
name-grey = grey
name-speaker = speaker
name-archon = archon
name-home = at home
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
name-farm = Farm
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
name-military_move = military move
name-attack = attack
name-temple_move = a step in another temple
name-gain = 1 gold

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
    .option = Put back { $it_1 } { $it_2 }

## The turn

action = What do you do?
    .visit = Visit an encounter site
    .close = Close a district
    .tower = Build a tower level
    .population = Increase your population
    .pass = Pass for this round
superiority = Return a superiority token for one more action?

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
    .option = { $it }
site-action = What do you do at { $site }?
    .top = { $site_id ->
        [S1] Take 3 stone
        [S2] Take 3 food
        [S3] Take 3 wisdom
        [S4] Take 1 basic resource and 1 gold
       *[other] Take 1 stone, 1 food and 1 wisdom
    }
    .bottom = { $site_id ->
        [S1] Move 1 on the military track and/or attack
        [S2] Purchase a building
        [S3] Pay 1 stone: climb a temple and take its zodiac card
        [S4] Take a citizen die
       *[other] Pay food to raise freemen or to move on the military track
    }
    .bonus = { $token_id ->
        [red] Bonus: pay 1 wisdom to move 1 on the military track or attack
        [purple] Bonus: pay 1 food to purchase a building
        [blue] Bonus: pay 1 stone to climb 1 step in a temple
        [orange] Bonus: take a speaker
       *[other] Bonus: take 1 basic resource
    }
    .pisces = Pisces: take 1 gold instead of the bonus
    .done = That is all
effect = What do you do?
    .military_move = Move on the military track
    .attack = Attack
    .done = That is all
repeat = Pay 1 food for what? (paid so far: { $times })
    .raise_freeman = Raise an unused freeman by 1
    .military_move = Move 1 on the military track
    .done = That is all
keep-sites = Return a superiority token so that no site rises?
raise-neighbour = Which neighbouring site rises too?
    .option = { $it }

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
aquarius = Aquarius: pay 1 gold for a step in another temple?
    .option = { $it }
    .no = No

## Dice

citizen = Which citizen die do you take?
    .option = { $it_2 } { $it_3 } (place { $it_1 })
    .no = None
speaker = Which speaker do you take?
    .option = Value { $it }
sagittarius = Sagittarius: raise the new die ({ $value }) by 1?
raise = Which freeman do you raise?
    .option = { $it_1 } { $it_2 } ({ $it_3 })
    .no = None
raise-pips = By how much?
    .option = { $it }
veteran = Which red freeman do you score?
    .option = { $it_1 } { $it_2 }
court-die = Which die do you exchange?
    .option = { $it_1 } { $it_2 }
court-colour = For which colour?
    .option = { $it }
take-back = Several sixes come home. Which one first?
    .option = { $it }
passing-power = Which power first?
    .option = { $it }

## City

tile = Which tile?
    .option = { $it_1 ->
        [0] { $it_2 } (kept)
       *[other] { $it_2 } (place { $it_1 })
    }
tile-as = How do you lay { $tile }?
    .farm = Face down, as a farm, free of charge
    .building = As a building, for { $stone } stone and { $wisdom } wisdom
    .virgo = Virgo: on one of your farms, free of charge
cell = Where do you lay { $tile }?
    .option = Column { $it_1 }, row { $it_2 }
virgo = On which farm do you lay { $tile }?
    .option = Column { $it_1 }, row { $it_2 }
keep-tile = Which tile do you keep beside your board?
    .option = { $it_2 } (place { $it_1 })
use-ability = Do you use the ability of { $tile }?
optional-effect = Do you want it: { $effect }?
mage = Whose ability does the Mage’s Tower use?
    .option = { $it_3 } (column { $it_1 }, row { $it_2 })
ship = Which ship do you set to 1?
    .option = The ship at { $it }

## Districts, towers, population

close-district = Which district do you close?
    .option = The one above and to the right of column { $it_1 }, row { $it_2 }
close-die = Which freeman takes the seat of power?
    .option = { $it_1 } { $it_2 }
district-card = Which district card do you score?
    .option = Card { $it_1 }: { $it_2 } between { $it_3 } and { $it_4 }
activate = Which building do you activate?
    .option = { $it_3 } (column { $it_1 }, row { $it_2 })
    .done = No more
tower = Which tower grows?
    .option = { $it }

## What happened

log-round = Round { $round } begins. { $seat } goes first.
log-draft = { $seat } picks { $die_1 } { $die_2 }.
log-draft-discard = { $seat } puts back { $die_1 } { $die_2 }.
log-visit = { $worker_1_id ->
        [archon] { $seat } sends the archon to { $site }.
        [speaker] { $seat } sends a speaker ({ $worker_2 }) to { $site }.
       *[other] { $seat } sends { $worker_1 } { $worker_2 } to { $site }.
    }
log-site-action = { $part_id ->
        [top] { $seat } carries out the upper action of { $site }.
        [bottom] { $seat } carries out the lower action of { $site }.
        [bonus] { $seat } carries out the { $token } bonus action.
       *[pisces] { $seat } uses Pisces instead of the bonus action.
    }
log-gain = { $seat } takes { $amount } { $resource }.
log-pay = { $seat } pays { $goods }.
log-neighbour = A neighbour rises: { $site } now has value { $value }.
log-keep-sites = { $seat } returns a superiority token: no site rises.
log-superiority = { $seat } returns a superiority token for one more action.
log-advance = { $seat } moves to space { $space } of the military track.
log-border = { $seat } crosses a border and gains { $tokens ->
        [one] { $tokens } superiority token
       *[other] { $tokens } superiority tokens
    }.
log-attack = { $seat } attacks from space { $space }.
log-climb = { $seat } climbs to space { $space } of the { $temple } track.
log-zodiac = { $seat } takes { $power }.
log-zodiac-taken = { $seat } takes { $power } from { $from_seat }.
log-zodiac-dealt = { $seat } is highest and receives { $power }.
log-zodiac-returned = { $power } goes back to its temple ({ $rule_id }).
log-citizen = { $seat } takes { $die_1 } { $die_2 }.
log-citizen-refill = New in the citizen offer: { $die_1 } { $die_2 }.
log-speaker = { $seat } takes a speaker of value { $value }.
log-raise = { $seat } now has { $die_1 } { $die_2 }.
log-advisor = The { $colour } 6 of { $seat } becomes an advisor.
log-double = { $seat } already has a { $colour } advisor: the die goes back and scores.
log-build = { $seat } builds { $tile }.
log-farm = { $seat } lays { $tile } as a farm.
log-virgo = { $seat } lays { $tile } on a farm.
log-keep = { $seat } keeps { $tile } beside the board.
log-building-refill = New in the building offer: { $tile }.
log-ability = { $seat } uses { $tile }.
log-court = { $seat } exchanges { $die_1 } { $die_2 } for { $colour }.
log-ship = { $seat } sets the ship at { $site } to { $value }.
log-close = { $seat } closes a district with { $die_1 } { $die_2 }.
log-district-card = { $seat } scores district card { $number }.
log-tower = The { $colour } tower of { $seat } is now { $height } high.
log-population = { $seat } takes base { $base }.
log-pass = { $seat } passes.
log-first-player = { $seat } is first player.
log-alien = The alien disc moves to space { $space } ({ $rule_id }).
log-end-condition = The game ends after this round: { $condition }.
log-final-scoring = Final scoring.

## Why not

why-no-worker = All your freemen, speakers and your archon have already gone.
why-no-site-affordable = Every site is higher than your workers, and your wisdom and gold do not bridge the difference.
why-too-little-wisdom = Even for the lowest site { $short } wisdom is missing.
why-site-too-dear = The site has value { $value }, the worker { $die }: the visit costs { $cost } wisdom, and { $short } is missing.
why-no-open-district = You have no complete district of four buildings with an empty seat of power.
why-no-unused-freeman = You have no unused freeman.
why-no-tower-affordable = You have { $gold } gold: too little for any tower of which the pool still has a disc (a level costs as much gold as the tower is high).
why-tower-too-dear = The next level costs { $cost } gold; { $short } is missing.
why-no-disc-left = The pool has no disc of that colour.
why-too-little-food = The next base costs { $cost } food; { $short } is missing.
why-no-base-left = All bases are already in use.
why-wrong-colour = The bonus action needs a { $token } worker.
why-bottom-S1 = Nothing would happen.
why-bottom-S2 = There is no tile to purchase.
why-bottom-S3 = You need 1 stone (or gold) and a temple that still gives you a step or a card.
why-bottom-S4 = You need an empty base and the wisdom for a die of the offer.
why-bottom-S5 = You need 1 food (or gold), and an unused freeman or a military disc that can move.
why-bonus-red = You need 1 wisdom (or gold).
why-bonus-purple = You need 1 food (or gold) and a tile to purchase.
why-bonus-blue = You need 1 stone (or gold) and a temple disc below the top.
why-bonus-orange = The speaker pool is empty.
why-bonus-yellow = Nothing would happen.
why-disc-at-top = Your disc is already on the top space.
why-temple-exhausted = Your disc is on the top space and you already have the card.
why-die-too-dear = The die costs { $cost } wisdom; { $short } is missing.
why-tile-too-dear = It costs { $stone } stone and { $wisdom } wisdom; { $short } is missing.
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
tip-offer = { $building } { $wisdom ->
        [0] At place { $place } it costs no wisdom.
       *[other] At place { $place } it costs { $wisdom } wisdom as well.
    }
tip-laid = Column { $column }, row { $row }: { $what }
tip-kept = { $building } Kept: it costs no wisdom.
tip-stack = { $colour } stack: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
tip-stack-bottom = { $colour } stack: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }, at the bottom { $tiles }
tip-citizen = { $die }; costs { $wisdom } wisdom
tip-reserve = reserve: { $count ->
        [one] { $count } { $colour } die
       *[other] { $count } { $colour } dice
    }. If one is needed and missing, the game ends after the round.
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
tip-freeman = { $die }, at home
tip-freeman-away = { $die }, used: { $site }
tip-empty-base = empty base: it can take a citizen
tip-archon = Archon, at home: goes anywhere free of charge
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
effect-keep = take a tile of the building offer free of charge and keep it beside your board
effect-citizen = { $free_id ->
        [yes] take a die of the citizen offer free of charge
       *[no] take a die of the citizen offer for its wisdom
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
holding-freemen = unused freemen
holding-tiles = tiles in the city
holding-seats = closed seats of power
ending-temples = temple discs at the top
ending-gold = district cards with gold
ending-towers = tower colours left
ending-dice = fewest dice of a colour in the reserve
