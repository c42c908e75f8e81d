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
draft-discard = Two of the highest dice go back. Which one?
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
visit-site = Which site?
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
    .option = The one right and above of column { $it_1 }, row { $it_2 }
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
log-neighbour = { $site } rises to { $value }.
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
log-citizen-refill = { $die_1 } { $die_2 } joins the citizen offer.
log-speaker = { $seat } takes a speaker of value { $value }.
log-raise = { $seat } now has { $die_1 } { $die_2 }.
log-advisor = The { $colour } 6 of { $seat } becomes an advisor.
log-double = { $seat } already has a { $colour } advisor: the die goes back and scores.
log-build = { $seat } builds { $tile }.
log-farm = { $seat } lays { $tile } as a farm.
log-virgo = { $seat } lays { $tile } on a farm.
log-keep = { $seat } keeps { $tile } beside the board.
log-building-refill = { $tile } joins the building offer.
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
why-no-tower-affordable = No tower level can be paid with { $gold } gold (a level costs the height of the tower), or the pool has no disc of the colour.
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
