# Tawantinsuyu: The Inca Empire: everything a player reads.

title = Tawantinsuyu: The Inca Empire
summary = Place workers on a terraced hill where every space sets its neighbours to work.

## Names

name-potato = potatoes
name-corn = corn
name-stone = stone
name-gold = gold
name-food = food
amount-potato = { $n ->
        [one] { $n } potato
       *[other] { $n } potatoes
    }
amount-corn = { $n } corn
amount-stone = { $n } stone
amount-gold = { $n } gold
amount-food = { $n } food
amount-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
amount-workers = { $n ->
        [one] { $n } worker
       *[other] { $n } workers
    }
amount-army = { $n ->
        [one] { $n } army card
       *[other] { $n } army cards
    }
amount-gods = { $n ->
        [one] { $n } god card
       *[other] { $n } god cards
    }
amount-weavings = { $n ->
        [one] { $n } weaving
       *[other] { $n } weavings
    }
amount-spaces = { $n ->
        [one] { $n } temple space
       *[other] { $n } temple spaces
    }
amount-tasks = { $n ->
        [one] { $n } task
       *[other] { $n } tasks
    }
amount-nomads = { $n ->
        [one] { $n } Nomad
       *[other] { $n } Nomads
    }
amount-soldiers = { $n ->
        [one] { $n } soldier
       *[other] { $n } soldiers
    }
amount-refreshes = { $n ->
        [one] { $n } of your face-down production buildings or army cards
       *[other] { $n } of your face-down production buildings or army cards
    }
amount-buildings = { $n ->
        [one] { $n } of your face-down production buildings
       *[other] { $n } of your face-down production buildings
    }

name-blue = Architect
name-green = Artisan
name-red = Warrior
name-yellow = Courier
name-white = Priest
name-worship = Worship
name-offering = Offering
name-refresh = Refresh
name-conquest = Conquest
name-production = Production
name-prayer = Prayer
name-recruit = Recruit
name-priest = High Priest
name-left = left
name-right = right
name-axomamma = Axomamma
name-sculptress = the sculptress
name-weaver = the weaver
name-priestess = the priestess
name-builder = the builder
name-village = Village
name-nomads = Nomads
name-nobody = nobody
name-step-god_card = a god card
name-step-nomad = a worker from the Nomads
name-step-weaving_free = a free weaving
name-step-steps_free = free steps
name-step-statue_free = a free statue
name-step-building_free = a free building
name-step-temple = a temple space
name-step-pay_temple = a temple space for gold
name-step-refresh = a refresh
name-step-task = a building task
name-step-choose = a choice

## Where points come from

name-start = start
name-feast-tile = feast tile
name-steps-used = steps used by placements
name-steps-below = lower steps below
name-steps = steps
name-statues = statues
name-harvest = harvest
name-gods = god cards
name-temple = temple rewards
name-weavings = weavings
name-passive = passive buildings
name-feast-temple = temple at feasts
name-regions = regions
name-upkeep = unpaid upkeep
name-potatoes = potatoes exchanged
name-recruiting = recruiting
name-board = board actions
name-no-workers = no workers
name-behind = being behind
name-tapestries = tapestries
name-temple-top = top of the temple
name-buildings = face-up buildings
name-god-cards = god cards in hand
name-army-cards = face-up army cards
name-workers = workers
name-resources = resources left

## Set-up

start-weaving = Choose your starting weaving.
    .option = Start with { $it }
keep-gods = Keep three of your eight god cards; the other five are played. ({ $taken } kept)
    .option = Keep { $it }: { $does }
start-god = Which god card do you resolve next?
    .option = Resolve { $it }: { $does }
    .done = No more cards
priest-start = In which section does your High Priest start?
    .option = Before { $it }

## The turn

action = What do you do?
    .place = Place a worker
    .priest = Move the High Priest (first of two secondary actions)
    .prayer = Prayer: take 2 god cards (first of two secondary actions)
    .training = Training: draw 2 army cards, keep 1 (first of two secondary actions)
    .recruit = Recruit: take a worker from the Nomads (first of two secondary actions)
second-action = Your second secondary action?
    .priest = Move the High Priest
    .prayer = Prayer: take 2 god cards
    .training = Training: draw 2 army cards, keep 1
    .recruit = Recruit: take a worker from the Nomads
village = Do you buy a worker from the Village?
    .potato-end = The { $worker } at the potato end, for { $price }
    .corn-end = The { $worker } at the corn end, for { $price }
    .no = Buy nobody
remove-worker = You may keep two workers. Which one leaves the game?
    .option = Remove the { $it }

## At any moment of the own turn

use-army =
    .option = Discard { $it } from your hand for its resource
house-of-prayer =
    .yes = House of prayer: pay 1 potato and take 1 god card

## Paying

pay-gold = How much gold do you pay instead of { $resource }? (cost { $amount })
    .option = { $it ->
        [0] No gold
       *[other] { $it } gold
    }
pay-corn = How much of the { $food } food do you pay in corn?
    .option = { $it ->
        [0] No corn
       *[other] { $it } corn
    }
exchange = Trading post: do you exchange anything?
    .option = Give { $given }, take { $got }
    .no = No more exchanges

## Placing a worker

place-worker = Which worker do you place?
    .option = The { $it }
    .no = None after all
place-space = Where do you place the { $worker }? (it costs a god card with the symbol of the space or 1 gold, and food for walking and descent)
    .option = { $it }, { $god }: { $food ->
        [0] no food
       *[other] { $food } food
    }
    .no = Nowhere after all
place-payment = What do you pay for the space with? (and besides: { $food ->
        [0] no food
       *[other] { $food } food
    })
    .gold = With 1 gold
    .option = With { $it }
    .no = With nothing after all
take-worker = Your Warrior may take a worker from an adjacent space.
    .option = Take the { $worker } from { $it }
    .no = Take nobody
as-priest = Shall this worker act as a Priest too? (you must take a god card after the tasks)
god-benefit = { $card }: which benefits do you take?
    .all = Take: { $effect }
    .option = Take only: { $effect }
    .later = None now; maybe after the tasks
    .none = None
priest-potato = Priest: do you pay 1 potato for one more task?
    .pay = Pay 1 potato
    .no = Do not pay
task = Which task do you perform? ({ $count ->
        [one] { $count } left
       *[other] { $count } left
    })
    .option = { $it }
    .stop = Give up the rest

## Benefits

benefit = Which benefit do you take next?
    .option = Next: { $effect }
    .done = No more
benefit-choice = What do you choose?
    .option = Choose: { $effect }
god-source = Where do you take the god card from?
    .deck = The top of the deck
    .option = From the offer: { $it }; { $does }
    .no = Take none
nomad = Which worker do you take from the Nomads?
    .option = The { $it }
    .no = Take none
climb = Do you advance { $count ->
        [one] { $count } temple space
       *[other] { $count } temple spaces
    }?
pay-temple = Do you pay { $count } gold to advance 1 temple space?
refresh = What do you turn face up for free?
    .option = { $it }
    .no = Nothing
keep-army = Which army card do you keep? ({ $taken } kept)
    .option = Keep { $it }
merchant = Which Merchant reward do you take next?
    .god = 1 god card (you have the potato already)
    .refresh = Refresh 1 building or army card
    .temple = Pay 1 gold to advance 1 temple space
    .done = No more

## Building

build = Which building do you build?
    .option = { $it }, { $price_count ->
        [0] for free
       *[other] for { $price }
    }: { $does }
    .exchange-market = First return a god card and exchange 1 or 2 buildings of the market
    .no = Build nothing
return-god = Which god card do you put under the deck?
    .option = { $it }
remove-building = Which building goes under its stack?
    .option = { $it }
    .done = No more
steps = Where do you build steps? ({ $price_count ->
        [0] for free
       *[other] for { $price }
    })
    .option = { $it }
    .no = Build none
statue = Which statue do you build?
    .option = The { $it }, { $price_count ->
        [0] for free
       *[other] for { $price }
    }: { $does }
    .no = Build none
produce-once = Which building produces?
    .option = { $it }

## Weavings

buy-weaving = Which weaving do you buy for { $price }?
    .option = Buy { $it }
    .done = Buy no more
buy-rest = Do you buy one of the remaining weavings for { $price }?
    .option = Buy { $it }
    .no = Buy none
weave-next = Which weaving do you place next?
    .option = { $it }
weave = Where do you place { $tile }?
    .option = Tapestry { $it_1 }, { $it_2 } end
    .new = Start a new tapestry
    .no = Do not take it
return-weaving = Which weaving goes under the stack next?
    .option = { $it }
weaving-of-two = Offering loom: which of the two weavings do you take?
    .option = { $it }
    .no = None

## High Priest

priest-move = Where does your High Priest go?
    .option = To { $it }
priest-action = { $action }: do you perform it?
    .perform = Perform the action
    .gold = Take 1 gold instead
worship = Which statue do you discard to advance? (a large one 3 spaces, a small one 1 space)
    .option = Discard the { $it }
    .no = None
follow-worship = Worship: do you discard a statue to advance 1 space?
    .option = Discard the { $it }
    .no = None
offering = What do you offer?
    .option = { $it ->
        [one] { $it } space, for { $price }
       *[other] { $it } spaces, for { $price }
    }
    .no = Nothing
follow-offering = Offering: do you spend { $count } corn to advance 1 space?
refresh-for-food = What else do you turn face up, for 1 food?
    .option = { $it }
    .done = No more
refresh-for-corn = Refresh: what do you turn face up, for 1 corn each?
    .option = { $it }
    .done = No more
refresh-early = Overseer house: what do you turn face up before producing?
    .option = { $it }
    .no = Nothing yet
refresh-building-early = Do you turn a production building face up before producing?
    .option = { $it }
    .no = Produce first
refresh-building = Which production building do you turn face up?
    .option = { $it }
    .no = None
produce = Which building produces next?
    .option = { $it }
    .done = No more
casualty = Who joins the Casualties of War?
    .potato-end = The { $worker } at the potato end
    .corn-end = The { $worker } at the corn end
casualty-nomad = Which Nomad joins the Casualties of War?
    .option = The { $it }
muster = Which army card do you muster for { $price }?
    .option = { $it }
    .done = No more
muster-free = Which army card do you muster? The first one is free.
    .option = { $it }
    .done = None
conquer = Which space do you conquer?
    .option = { $it }: { $needs }; benefit: { $does }
    .no = None
conquest-way = War academy: how do you pay?
    .option = Soldiers to turn face down: { $it_1 }, to discard: { $it_2 }
discard-army = Which army card do you discard for the conquest?
    .option = Discard { $it }
exhaust-army = Which army card do you turn face down for the conquest?
    .option = Turn { $it } down

## Feast

before-upkeep = The feast will ask for a potato for each god card in your hand.
    .go-on = Go on
before-scoring = The final scoring comes next.
    .go-on = Go on
upkeep-gold = Feast: you pay for { $count ->
        [one] { $count } god card
       *[other] { $count } god cards
    } in your hand ({ $missing ->
        [0] the potatoes suffice
        [one] { $missing } potato is missing
       *[other] { $missing } potatoes are missing
    }). How much gold do you pay instead of potatoes?
    .option = { $it ->
        [0] No gold
       *[other] { $it } gold
    }
play-god = Which god card do you play? (up to three)
    .option = Play { $it }: { $does }
    .done = No more

## What happened

log-turn = It is { $seat }’s turn.
log-gain = { $seat } gains { $goods }.
log-pay = { $seat } pays { $goods }.
log-exchange = { $seat } exchanges { $given } for { $got }.
log-use-army = { $seat } discards { $card } from hand for its resource.
log-start-weaving = { $seat } starts with { $tile }.
log-weavings-left = Starting weavings that nobody took go back to the box: { $tiles }.
log-keep-gods = { $seat } keeps three god cards and plays { $cards }.
    .own = You keep { $kept } and play { $cards }.
log-priest = { $seat }’s High Priest stands in section { $section }: { $action }.
log-priest-gold = { $seat } takes gold instead of the action.
log-secondary = { $seat }: { $action }.
log-army-drawn = { $seat } draws an army card.
    .own = You draw { $card }.
log-army-discarded = { $seat } discards { $card }.
log-army-shuffled = The army discard pile becomes the new deck ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
log-offer-shuffled = The whole offer is shuffled into the god deck ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
log-gods-shuffled = The cards played are shuffled into the god deck ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }).
log-god-drawn = { $seat } draws a god card.
    .own = You draw { $card }.
log-god-offer = { $seat } takes { $card } from the offer.
log-into-offer = { $card } comes into the offer.
log-offer-removed = { $card } goes from the offer to the bottom of the deck.
log-return-god = { $seat } puts a god card under the deck.
    .own = You put { $card } under the deck.
log-use-god = { $seat } pays with { $card }.
log-god-benefit = { $seat } takes benefits of { $card }.
log-benefit-lost = { $seat } cannot use a benefit now: { $benefit }.
log-play-god = { $seat } plays { $card }.
log-nomad = { $seat } takes the { $worker } from the Nomads.
log-new-nomad = New among the Nomads: { $worker }.
log-village = { $seat } buys the { $worker } from the Village.
log-village-filled = { $workers_count ->
        [0] Nobody comes into the Village: the bag is empty.
       *[other] Into the Village come: { $workers }.
    }
log-worker-removed = The { $worker } of { $seat } leaves the game.
log-feast-tile = The Village is empty: { $seat } takes the tile of feast { $feast }.
log-feast-tile-back = The feast tile goes back beside the board.
log-place = { $seat } places the { $worker } on { $space }.
log-take-worker = { $seat } takes the { $worker } from { $space }.
log-no-potato = { $seat } cannot pay the potato for the Priest’s extra task.
log-tasks = { $seat } may perform { $count ->
        [one] { $count } task
       *[other] { $count } tasks
    }.
log-task = { $seat } performs: { $task }.
log-tasks-lost = { $seat } loses { $count ->
        [one] { $count } task
       *[other] { $count } tasks
    }: none of the icons that are left can be used now.
log-steps = { $seat } builds the { $space }.
log-statue = { $seat } builds the { $statue }.
log-build = { $seat } builds: { $tile }.
log-no-building = After the exchange of the market { $seat } cannot pay for any building.
log-remove-building = { $seat } removes from the market: { $tile }.
log-market-cleared = From the market under their stacks go: { $tiles }.
log-new-building = New in the market: { $tile }.
log-produce = { $tile } produces for { $seat }.
log-face-down = { $seat } turns face down: { $things }.
log-refresh = { $seat } turns face up: { $thing }.
log-react = { $seat } uses: { $tile }.
log-weavings-drawn = { $count ->
        [one] { $count } weaving is drawn
       *[other] { $count } weavings are drawn
    }.
log-weavings-shown = Not bought: { $tiles }.
log-weavings-returned = { $count ->
        [one] { $count } weaving goes
       *[other] { $count } weavings go
    } under the stack.
log-weavings-back = { $count ->
        [one] { $count } weaving goes
       *[other] { $count } weavings go
    } back onto the stack.
log-free-weaving = { $seat } takes { $tile } from the top of the stack.
log-weaving-too-dear = { $seat } cannot pay for a weaving ({ $goods }).
log-bought-weaving = { $seat } buys { $tile }.
log-woven = { $seat } adds { $tile } to tapestry { $tapestry }, { $end } end.
log-new-tapestry = { $seat } starts a tapestry with { $tile }.
log-top-weaving = On top of the stack: { $tile }.
log-climb = { $seat } climbs to temple space { $space }.
log-at-top = { $seat } stands on the top temple space and cannot advance.
log-worship = { $seat } discards the { $statue }.
log-no-offering = { $seat } has too little corn for an offering.
log-casualty = The { $worker } joins the Casualties of War (from: { $place }); { $count } in all.
log-no-casualty = In the Village and among the Nomads there is nobody to join the Casualties of War.
log-muster = { $seat } musters { $card }.
log-conquer = { $seat } conquers { $space }.
log-conquest-discard = { $seat } discards for the conquest: { $cards }.
log-feast = Feast { $feast } begins; { $seat } holds the tile.
log-region = Most markers in { $region }: { $seat }.
log-upkeep = { $seat }: god cards in hand cost { $count ->
        [one] { $count } potato
       *[other] { $count } potatoes
    }; paid: { $goods }.
log-idle = { $what_id ->
        [village] { $seat } buys no worker: there is none in the Village that can be paid.
        [conquer] { $seat } cannot conquer anything now.
        [refresh] { $seat } has nothing left that lies face down.
        [refresh-cost] { $seat } has nothing to pay for turning one more face up.
        [refresh-building] { $seat } has no production building left that lies face down.
        [worship] { $seat } has no statue left to discard.
       *[take-worker] { $seat } takes no worker: next to this space there is none that can be taken.
    }
log-blocker = A neutral { $worker } stands on { $space }.
log-final = The last feast is over: final scoring.

## What Axomamma does

log-her-die = Axomamma’s die: { $die }.
log-her-priest = Axomamma’s High Priest goes to { $action }.
log-her-place = Axomamma places the { $worker } on { $space }.
log-her-slot = New card in slot { $slot }: { $god }.
log-her-action = Axomamma takes the action under { $token }: { $space }.
log-her-skip = Axomamma skips an action that is impossible: { $space }.
log-her-tokens = The tokens of value { $count } move { $count ->
        [one] { $count } space
       *[other] { $count } spaces
    } on.
log-her-failure = Axomamma cannot carry it out: { $space }; she takes gold.
log-her-personality = Axomamma uses her personality token: { $side }.
log-her-recruit = Axomamma recruits the { $worker } (from: { $place }).
log-her-potatoes = Axomamma exchanges { $count ->
        [one] { $count } potato
       *[other] { $count } potatoes
    } for points.
log-her-choice-worker = Axomamma takes a worker.
log-her-choice-stone = Axomamma takes stone.
log-her-no-workers = Axomamma has no workers.
log-her-full-hill = Axomamma finds no space for her worker.

## Why not

why-too-dear = Cost: { $cost }. Lacking: { $lacking }{ $gold ->
        [0] .
       *[other] {""}; gold to stand in for it, at most: { $gold }.
    }
why-no-god-card = You have no god card in hand.
why-exchanged-once = The market can be exchanged only once before a building.
why-conquered = This space is conquered.
why-too-few-soldiers = Your face-up army cards do not suffice: { $needs }.
why-steps-taken = There are steps already.
why-no-steps-left = You have no steps left.
why-no-steps-space = There is no space left for steps.
why-no-upper-steps = Lower steps need the upper steps of the same section.
why-no-statue-left = No such statue is left.
why-space-taken = A worker stands here.
why-no-card-no-gold = You have neither a god card with this symbol ({ $god }) nor gold.
why-too-far = Placing the { $worker } here costs { $cost } food; { $short } missing.
why-icon-used = This icon was used; first the others of the group.
why-icon-declined = This task was given up already.
why-task-impossible = { $task_id ->
        [buy_weaving] No weavings are left in the stack.
        [build_building] You can pay for no building of the market and have no god card to exchange it.
        [build_statue] You cannot pay for any statue that is left.
        [produce_once] You have no face-up production building.
       *[other] This task cannot be performed now: { $task }.
    }
why-no-worker = You have no worker.
why-no-space-payable = You cannot pay for any space.
why-action-done = The second action must be another one.
why-village-empty = The Village is empty.

## What components do

need-exhaust = turn { $soldiers } face down
need-discard = discard { $soldiers }
effect-none = nothing
effect-and = { $first } and { $next }
effect-or = { $first } or { $next }
effect-goods = { $goods }
effect-gain = gain { $goods }
effect-points = score { $points }
effect-army = draw { $cards }
effect-train = draw { $drawn } and keep { $kept }
effect-god = take { $cards } from the deck or the offer
effect-nomad = take { $workers }
effect-weaving = take { $tiles } from the top of the stack
effect-steps = build steps for free, with their benefits
effect-statue-small = build a small statue for free, with its points
effect-statue-large = build a large statue for free, with its points
effect-building = build a building for free
effect-climb = advance { $spaces }
effect-pay-climb = pay { $goods } to advance { $spaces }
effect-refresh = turn up to { $things } face up
effect-task = perform the task { $task } at its normal cost

passive-Z01 = every worker you place may also use the Courier’s ability
passive-Z02 = every worker you place may also act as a Priest
passive-Z03 = when you place a Warrior, { $effect }
passive-Z04 = each new matching connection in your tapestries gives its reward at once
passive-Z05 = your Architects and Artisans have each other’s bonus too
passive-Z06 = at the start of each feast { $feast }; at the end { $extra } more for each god card in your hand
passive-Z07 = score { $steps } for each steps marker of yours that your own placement uses
passive-Z08 = when you buy weavings, draw { $drawn }, put { $returned } back and go on with { $kept }
passive-Z09 = at the start of each feast score { $longest } for each weaving in your longest tapestry
passive-Z10 = at the start of each feast { $feast }
passive-Z11 = whenever anybody triggers Offering, take the top weaving or the one under it
passive-Z12 = whenever anybody triggers Worship, and before each feast, { $effect }
passive-Z13 = your conquests need { $exhaust } fewer to exhaust and { $discard } fewer to discard, but at least { $least } in all
passive-Z14 = when you place a Warrior, { $tasks } more
passive-Z15 = exchange freely among { $bundles }
passive-Z16 = whenever anybody triggers Production, { $effect }
passive-Z17 = whenever anybody triggers Conquest, { $effect }
passive-Z18 = whenever anybody triggers Refresh, { $effect }
passive-Z19 = at any moment of your turn pay { $pay }: { $effect }
passive-Z20 = each harvest of potatoes, corn or stone gives { $bonus } more and { $points }

half-gold = gold
half-stone = stone
half-potato = potatoes
half-god = god card
half-refresh = refresh
half-army = army card
half-temple = temple
half-vp = points
ground-blue = blue
ground-green = green
ground-none = no colour

setting-easy_no_personality = Easier: no personality token
setting-easy_building_cost_2 = Easier: her buildings cost 2
setting-easy_worship_2 = Easier: Worship needs 2 statues
setting-easy_single_conquest = Easier: no second conquest
setting-easy_no_worker_no_army = Easier: no army card without workers
setting-hard_free_temple = Harder: a free temple space with Worship and Offering
setting-hard_conquest_equal = Harder: Conquest with as many soldiers as casualties
setting-hard_conquest_discount = Harder: her conquests cost 1 less
setting-hard_priest_vp = Harder: 2 points for each High Priest action
setting-hard_weaving_vp = Harder: 2 points per weaving at feasts
setting-hard_no_worker_vp = Harder: 2 points without workers
setting-hard_final_resources = Harder: 1 point per resource at the end

## On the table

panel-temple = Temple
panel-village = Village
panel-nomads = Nomads
panel-casualties = Casualties
panel-feasts = Feasts
panel-bag = Bag
panel-market = Buildings
panel-statues = Statues
panel-weavings = Weavings
panel-army = Army
panel-god-offer = God offer
panel-drawn = Weavings drawn
panel-workers = Workers
panel-gods = God cards
panel-own-statues = Statues
panel-steps-left = Steps left
panel-markers-left = Conquest left
panel-army-hand = Army in hand
panel-army-table = On the table
panel-buildings = Buildings
panel-tapestries = Tapestries
caption-leads = leads
caption-reward = reward
caption-end = end
caption-feast = feast
caption-pay = pay 1
caption-stacks = { $production } + { $passive } left
caption-oldest = oldest first
caption-ready = { $count } ready
caption-tapestries = { $count ->
        [one] { $count } point at the end
       *[other] { $count } points at the end
    }
caption-potato = potato end
caption-corn = corn end
caption-production = production
caption-passive = passive
tip-hill = The hill
tip-coricancha = Coricancha: the High Priest actions
tip-action = { $action } faces section { $section }
tip-priest = High Priest of { $seat }
tip-space = { $space }: { $god }, { $colour }; tasks: { $tasks }
tip-worker = { $worker }
tip-task = Task: { $task }
tip-steps = { $space }: free
tip-steps-of = { $space }: { $seat }
tip-god = God card { $god }: { $effect }.
tip-army = { $card }: { $soldiers }; discard it from your hand to gain { $goods }.
tip-production = { $tile } (costs { $cost }). Production: { $effect }.
tip-passive = { $tile } (costs { $cost }): { $effect }.
tip-weaving = { $tile }: { $pattern }, left { $left }, right { $right }
tip-face-down = Face down: { $what }
tip-statue = { $statue } (costs { $cost }): { $effect }. Left: { $left }.
tip-own-statue = { $seat }: { $statue }
tip-conquest = { $space }: { $needs }; { $effect }.
tip-leader = { $seat } leads here
tip-marker = Conquered by { $seat }
tip-temple = Temple space { $space }: { $effect }; { $feast } at a feast.
tip-temple-top = Temple space { $space }: { $effect }; { $feast } at a feast, { $final } at the end.
tip-temple-marker = { $seat } on temple space { $space }
tip-potato-end = Potato end of the Village: the worker costs 1 potato
tip-corn-end = Corn end of the Village: the worker costs 1 corn
tip-casualties = Casualties of war: { $count }; so many points the leader of a region scores at a feast
tip-feast-holder = { $seat } holds the feast tile
tip-bag = Bag: { $count ->
        [one] { $count } worker
       *[other] { $count } workers
    } ({ $workers })
tip-weavings = Stack: { $count ->
        [one] { $count } weaving
       *[other] { $count } weavings
    }
tip-army-deck = Army deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tip-army-discard = Army discard pile, { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }: { $cards }
tip-god-deck = God deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
tip-hidden-god = A god card of { $seat }
tip-hidden-army = An army card of { $seat }
tip-usable = You own a statue of this god: the benefit counts
tip-area = Area of { $seat }
tip-goods = { $seat }: { $good } { $count }
tip-steps-left = { $seat }: { $count ->
        [one] { $count } steps marker
       *[other] { $count } steps markers
    } left
tip-markers-left = { $seat }: { $count ->
        [one] { $count } conquest marker
       *[other] { $count } conquest markers
    } left
tip-match = A matching connection: the Merchant pays for it
tip-tapestry-end = Tapestry { $tapestry }, { $end } end
tip-slot = Slot { $slot }: { $god }
tip-token = { $token }
tip-recruiting = What she gains for a recruit: { $worker }
tip-difficulty = Difficulty options: { $count }

## Names: god cards, army cards, weavings

name-G01 = Serpent (harvest)
name-G02 = Serpent (provisions)
name-G03 = Serpent (levy)
name-G04 = Serpent (glory)
name-G05 = Serpent (builder)
name-G06 = Serpent (sculptor)
name-G07 = Serpent (settler)
name-G08 = Square (harvest)
name-G09 = Square (provisions)
name-G10 = Square (levy)
name-G11 = Square (glory)
name-G12 = Square (builder)
name-G13 = Square (sculptor)
name-G14 = Square (treasure)
name-G15 = Diamond (harvest)
name-G16 = Diamond (provisions)
name-G17 = Diamond (levy)
name-G18 = Diamond (glory)
name-G19 = Diamond (builder)
name-G20 = Diamond (sculptor)
name-G21 = Diamond (settler)
name-G22 = Waves (harvest)
name-G23 = Waves (provisions)
name-G24 = Waves (levy)
name-G25 = Waves (glory)
name-G26 = Waves (builder)
name-G27 = Waves (sculptor)
name-G28 = Waves (treasure)
name-G29 = Cross (harvest)
name-G30 = Cross (provisions)
name-G31 = Cross (levy)
name-G32 = Cross (glory)
name-G33 = Cross (builder)
name-G34 = Cross (sculptor)
name-G35 = Cross (settler)
name-G36 = Mountain (harvest)
name-G37 = Mountain (provisions)
name-G38 = Mountain (levy)
name-G39 = Mountain (glory)
name-G40 = Mountain (builder)
name-G41 = Mountain (sculptor)
name-G42 = Mountain (treasure)
name-A01 = army card 1 (1 soldier; 2 potatoes)
name-A02 = army card 2 (1 soldier; 2 potatoes)
name-A03 = army card 3 (1 soldier; 2 potatoes)
name-A04 = army card 4 (1 soldier; 2 potatoes)
name-A05 = army card 5 (1 soldier; 2 potatoes)
name-A06 = army card 6 (1 soldier; 1 corn)
name-A07 = army card 7 (1 soldier; 1 corn)
name-A08 = army card 8 (1 soldier; 1 corn)
name-A09 = army card 9 (1 soldier; 1 corn)
name-A10 = army card 10 (1 soldier; 1 corn)
name-A11 = army card 11 (1 soldier; 1 stone)
name-A12 = army card 12 (1 soldier; 1 stone)
name-A13 = army card 13 (1 soldier; 1 stone)
name-A14 = army card 14 (1 soldier; 1 stone)
name-A15 = army card 15 (1 soldier; 1 stone)
name-A16 = army card 16 (1 soldier; 1 gold)
name-A17 = army card 17 (1 soldier; 1 gold)
name-A18 = army card 18 (1 soldier; 1 gold)
name-A19 = army card 19 (2 soldiers; 1 potato)
name-A20 = army card 20 (2 soldiers; 1 potato)
name-A21 = army card 21 (2 soldiers; 1 potato)
name-A22 = army card 22 (2 soldiers; 1 potato)
name-A23 = army card 23 (2 soldiers; 1 corn)
name-A24 = army card 24 (2 soldiers; 1 corn)
name-A25 = army card 25 (2 soldiers; 1 corn)
name-A26 = army card 26 (2 soldiers; 1 corn)
name-A27 = army card 27 (2 soldiers; 1 stone)
name-A28 = army card 28 (2 soldiers; 1 stone)
name-A29 = army card 29 (2 soldiers; 1 stone)
name-A30 = army card 30 (2 soldiers; 1 stone)
name-SW01 = starting weaving 1 (stepped fret: army card | points)
name-SW02 = starting weaving 2 (zigzag: god card | potatoes)
name-SW03 = starting weaving 3 (llama: points | stone)
name-SW04 = starting weaving 4 (condor: points | god card)
name-W01 = weaving 1 (stepped fret: refresh | stone)
name-W02 = weaving 2 (stepped fret: potatoes | god card)
name-W03 = weaving 3 (stepped fret: god card | gold)
name-W04 = weaving 4 (stepped fret: temple | refresh)
name-W05 = weaving 5 (stepped fret: points | potatoes)
name-W06 = weaving 6 (stepped fret: stone | temple)
name-W07 = weaving 7 (stepped fret: gold | army card)
name-W08 = weaving 8 (zigzag: stone | gold)
name-W09 = weaving 9 (zigzag: refresh | god card)
name-W10 = weaving 10 (zigzag: points | temple)
name-W11 = weaving 11 (zigzag: army card | refresh)
name-W12 = weaving 12 (zigzag: potatoes | stone)
name-W13 = weaving 13 (zigzag: temple | army card)
name-W14 = weaving 14 (llama: refresh | potatoes)
name-W15 = weaving 15 (llama: god card | refresh)
name-W16 = weaving 16 (llama: temple | points)
name-W17 = weaving 17 (llama: army card | temple)
name-W18 = weaving 18 (llama: potatoes | army card)
name-W19 = weaving 19 (condor: god card | temple)
name-W20 = weaving 20 (condor: gold | stone)
name-W21 = weaving 21 (condor: refresh | points)
name-W22 = weaving 22 (condor: temple | potatoes)
name-W23 = weaving 23 (chakana: stone | army card)
name-W24 = weaving 24 (chakana: points | gold)
name-W25 = weaving 25 (chakana: gold | points)
name-W26 = weaving 26 (chakana: army card | stone)
name-W27 = weaving 27 (sun: potatoes | gold)
name-W28 = weaving 28 (sun: gold | potatoes)
name-W29 = weaving 29 (sun: stone | god card)
name-W30 = weaving 30 (puma: potatoes | refresh)
name-W31 = weaving 31 (puma: stone | points)

## Names: buildings and statues

name-P01 = Potato patch
name-P02 = Potato field
name-P03 = Potato terraces
name-P04 = Kitchen garden
name-P05 = Corn field
name-P06 = Corn terraces
name-P07 = Small quarry
name-P08 = Quarry
name-P09 = Mixed farm
name-P10 = Exchange yard
name-P11 = Market stall
name-P12 = Gold pan
name-P13 = Gold mine
name-P14 = Shrine
name-P15 = Ceremonial court
name-P16 = Palace
name-P17 = Feast hall
name-P18 = Golden court
name-P19 = Royal storehouse
name-Z01 = Messenger school
name-Z02 = Priest school
name-Z03 = Veterans yard
name-Z04 = Master loom
name-Z05 = Guild house
name-Z06 = Granary
name-Z07 = Own stairway
name-Z08 = Weaver hall
name-Z09 = Tapestry gallery
name-Z10 = Storehouse
name-Z11 = Offering loom
name-Z12 = Golden shrine
name-Z13 = War academy
name-Z14 = Barracks
name-Z15 = Trading post
name-Z16 = Overseer house
name-Z17 = War treasury
name-Z18 = Training ground
name-Z19 = House of prayer
name-Z20 = Irrigation
name-SM-serpent = small statue (Serpent)
name-LG-serpent = large statue (Serpent)
name-SM-square = small statue (Square)
name-LG-square = large statue (Square)
name-SM-diamond = small statue (Diamond)
name-LG-diamond = large statue (Diamond)
name-SM-waves = small statue (Waves)
name-LG-waves = large statue (Waves)
name-SM-cross = small statue (Cross)
name-LG-cross = large statue (Cross)
name-SM-mountain = small statue (Mountain)
name-LG-mountain = large statue (Mountain)

## Names: the board

name-T1a = space a (top terrace, section 1)
name-T1b = space b (top terrace, section 1)
name-T1c = space c (top terrace, section 1)
name-T2a = space a (top terrace, section 2)
name-T2b = space b (top terrace, section 2)
name-T2c = space c (top terrace, section 2)
name-T3a = space a (top terrace, section 3)
name-T3b = space b (top terrace, section 3)
name-T3c = space c (top terrace, section 3)
name-T4a = space a (top terrace, section 4)
name-T4b = space b (top terrace, section 4)
name-T4c = space c (top terrace, section 4)
name-T5a = space a (top terrace, section 5)
name-T5b = space b (top terrace, section 5)
name-T5c = space c (top terrace, section 5)
name-M1a = space a (middle terrace, section 1)
name-M1b = space b (middle terrace, section 1)
name-M1c = space c (middle terrace, section 1)
name-M1d = space d (middle terrace, section 1)
name-M2a = space a (middle terrace, section 2)
name-M2b = space b (middle terrace, section 2)
name-M2c = space c (middle terrace, section 2)
name-M2d = space d (middle terrace, section 2)
name-M3a = space a (middle terrace, section 3)
name-M3b = space b (middle terrace, section 3)
name-M3c = space c (middle terrace, section 3)
name-M3d = space d (middle terrace, section 3)
name-M4a = space a (middle terrace, section 4)
name-M4b = space b (middle terrace, section 4)
name-M4c = space c (middle terrace, section 4)
name-M4d = space d (middle terrace, section 4)
name-M5a = space a (middle terrace, section 5)
name-M5b = space b (middle terrace, section 5)
name-M5c = space c (middle terrace, section 5)
name-M5d = space d (middle terrace, section 5)
name-B1a = space a (bottom terrace, section 1)
name-B1b = space b (bottom terrace, section 1)
name-B1c = space c (bottom terrace, section 1)
name-B1d = space d (bottom terrace, section 1)
name-B1e = space e (bottom terrace, section 1)
name-B2a = space a (bottom terrace, section 2)
name-B2b = space b (bottom terrace, section 2)
name-B2c = space c (bottom terrace, section 2)
name-B2d = space d (bottom terrace, section 2)
name-B2e = space e (bottom terrace, section 2)
name-B3a = space a (bottom terrace, section 3)
name-B3b = space b (bottom terrace, section 3)
name-B3c = space c (bottom terrace, section 3)
name-B3d = space d (bottom terrace, section 3)
name-B3e = space e (bottom terrace, section 3)
name-B4a = space a (bottom terrace, section 4)
name-B4b = space b (bottom terrace, section 4)
name-B4c = space c (bottom terrace, section 4)
name-B4d = space d (bottom terrace, section 4)
name-B4e = space e (bottom terrace, section 4)
name-B5a = space a (bottom terrace, section 5)
name-B5b = space b (bottom terrace, section 5)
name-B5c = space c (bottom terrace, section 5)
name-B5d = space d (bottom terrace, section 5)
name-B5e = space e (bottom terrace, section 5)
name-T1-I = Harvest corn (top terrace, section 1, icon 1)
name-T1-C = Training (top terrace, section 1, icon 2)
name-T1-M = Buy weavings (top terrace, section 1, icon 3)
name-T2-I = Quarry stone (top terrace, section 2, icon 1)
name-T2-C = Harvest potatoes (top terrace, section 2, icon 2)
name-T2-M = Build a statue (top terrace, section 2, icon 3)
name-T3-I = Build steps (top terrace, section 3, icon 1)
name-T3-C = Harvest corn (top terrace, section 3, icon 2)
name-T3-M = Build a building (top terrace, section 3, icon 3)
name-T4-I = Harvest potatoes (top terrace, section 4, icon 1)
name-T4-C = Quarry stone (top terrace, section 4, icon 2)
name-T4-M = Training (top terrace, section 4, icon 3)
name-T5-I = Produce once (top terrace, section 5, icon 1)
name-T5-C = Quarry stone (top terrace, section 5, icon 2)
name-T5-M = Harvest potatoes (top terrace, section 5, icon 3)
name-M1-I = Build steps (middle terrace, section 1, icon 1)
name-M1-C = Harvest corn (middle terrace, section 1, icon 2)
name-M1-K = Buy weavings (middle terrace, section 1, icon 3)
name-M1-M = Mine gold (middle terrace, section 1, icon 4)
name-M2-I = Quarry stone (middle terrace, section 2, icon 1)
name-M2-C = Build a building (middle terrace, section 2, icon 2)
name-M2-K = Build a statue (middle terrace, section 2, icon 3)
name-M2-M = Harvest potatoes (middle terrace, section 2, icon 4)
name-M3-I = Training (middle terrace, section 3, icon 1)
name-M3-C = Harvest corn (middle terrace, section 3, icon 2)
name-M3-K = Quarry stone (middle terrace, section 3, icon 3)
name-M3-M = Build steps (middle terrace, section 3, icon 4)
name-M4-I = Harvest potatoes (middle terrace, section 4, icon 1)
name-M4-C = Buy weavings (middle terrace, section 4, icon 2)
name-M4-K = Build a statue (middle terrace, section 4, icon 3)
name-M4-M = Mine gold (middle terrace, section 4, icon 4)
name-M5-I = Quarry stone (middle terrace, section 5, icon 1)
name-M5-C = Harvest corn (middle terrace, section 5, icon 2)
name-M5-K = Merchant (middle terrace, section 5, icon 3)
name-M5-M = Build a building (middle terrace, section 5, icon 4)
name-B1-I = Build a building (bottom terrace, section 1, icon 1)
name-B1-C = Build steps (bottom terrace, section 1, icon 2)
name-B1-K = Harvest corn (bottom terrace, section 1, icon 3)
name-B1-M = Mine gold (bottom terrace, section 1, icon 4)
name-B1-P = Build a statue (bottom terrace, section 1, icon 5)
name-B2-I = Harvest potatoes (bottom terrace, section 2, icon 1)
name-B2-C = Produce once (bottom terrace, section 2, icon 2)
name-B2-K = Build a statue (bottom terrace, section 2, icon 3)
name-B2-M = Build a building (bottom terrace, section 2, icon 4)
name-B2-P = Quarry stone (bottom terrace, section 2, icon 5)
name-B3-I = Mine gold (bottom terrace, section 3, icon 1)
name-B3-C = Build a building (bottom terrace, section 3, icon 2)
name-B3-K = Training (bottom terrace, section 3, icon 3)
name-B3-M = Buy weavings (bottom terrace, section 3, icon 4)
name-B3-P = Harvest corn (bottom terrace, section 3, icon 5)
name-B4-I = Merchant (bottom terrace, section 4, icon 1)
name-B4-C = Build steps (bottom terrace, section 4, icon 2)
name-B4-K = Buy weavings (bottom terrace, section 4, icon 3)
name-B4-M = Harvest potatoes (bottom terrace, section 4, icon 4)
name-B4-P = Produce once (bottom terrace, section 4, icon 5)
name-B5-I = Mine gold (bottom terrace, section 5, icon 1)
name-B5-C = Merchant (bottom terrace, section 5, icon 2)
name-B5-K = Quarry stone (bottom terrace, section 5, icon 3)
name-B5-M = Buy weavings (bottom terrace, section 5, icon 4)
name-B5-P = Harvest corn (bottom terrace, section 5, icon 5)
name-ST1u = upper steps of section 1
name-ST1l = lower steps of section 1
name-ST2u = upper steps of section 2
name-ST2l = lower steps of section 2
name-ST3u = upper steps of section 3
name-ST3l = lower steps of section 3
name-ST4u = upper steps of section 4
name-ST4l = lower steps of section 4
name-ST5u = upper steps of section 5
name-ST5l = lower steps of section 5
name-CH1 = Chinchaysuyu 1
name-CH2 = Chinchaysuyu 2
name-CH3 = Chinchaysuyu 3
name-CH4 = Chinchaysuyu 4
name-CH5 = Chinchaysuyu 5
name-CH6 = Chinchaysuyu 6
name-AN1 = Antisuyu 1
name-AN2 = Antisuyu 2
name-AN3 = Antisuyu 3
name-AN4 = Antisuyu 4
name-AN5 = Antisuyu 5
name-AN6 = Antisuyu 6
name-QU1 = Qullasuyu 1
name-QU2 = Qullasuyu 2
name-QU3 = Qullasuyu 3
name-QU4 = Qullasuyu 4
name-QU5 = Qullasuyu 5
name-QU6 = Qullasuyu 6
name-KU1 = Kuntisuyu 1
name-KU2 = Kuntisuyu 2
name-KU3 = Kuntisuyu 3
name-KU4 = Kuntisuyu 4
name-KU5 = Kuntisuyu 5
name-KU6 = Kuntisuyu 6
name-chinchaysuyu = Chinchaysuyu
name-antisuyu = Antisuyu
name-qullasuyu = Qullasuyu
name-kuntisuyu = Kuntisuyu

name-harvest_potato = Harvest potatoes
name-harvest_corn = Harvest corn
name-harvest_stone = Quarry stone
name-harvest_gold = Mine gold
name-build_steps = Build steps
name-build_building = Build a building
name-build_statue = Build a statue
name-buy_weaving = Buy weavings
name-merchant = Merchant
name-training = Training
name-produce_once = Produce once
name-serpent = Serpent
name-square = Square
name-diamond = Diamond
name-waves = Waves
name-cross = Cross
name-mountain = Mountain
name-PAT1 = stepped fret
name-PAT2 = zigzag
name-PAT3 = llama
name-PAT4 = condor
name-PAT5 = chakana
name-PAT6 = sun
name-PAT7 = puma

## Names: Axomamma's board

name-AXTOK1a = token 1 (top row)
name-AXTOK2a = token 2 (top row)
name-AXTOK3a = token 3 (top row)
name-AXTOK1b = token 1 (middle row)
name-AXTOK2b = token 2 (middle row)
name-AXTOK4 = token 4 (middle row)
name-AXTOK2c = token 2 (bottom row)
name-AXTOK3b = token 3 (bottom row)
name-AX-T1 = potatoes
name-AX-T2 = corn
name-AX-T3 = stone
name-AX-T4 = gold and personality
name-AX-T5 = stone or corn
name-AX-M1 = weavings
name-AX-M2 = a production building
name-AX-M3 = steps
name-AX-M4 = a passive building
name-AX-M5 = statue
name-AX-B1 = recruit from the Village, potato end
name-AX-B2 = recruit a Nomad
name-AX-B3 = recruit from the Village, corn end
name-AX-B4 = recruit from the Village, potato end
name-AX-B5 = recruit from the Village, corn end

## At a glance

round-name = Before feast { $n }
phase-start-weaving = First weaving
phase-keep-gods = First god cards
phase-start-gods = First god cards
phase-place-priests = High Priests
phase-turn = Main action
phase-second-action = Second action
phase-turn-end = End of the turn
phase-feast-start = Feast
phase-feast-merchant = Feast
phase-feast-temple = Feast: temple
phase-feast-upkeep = Feast: upkeep
phase-feast-cards = Feast: cards
phase-over = Game over
holding-army = army cards
ending-village = workers left in the village
ending-feasts = feasts held

setting-coricancha = Coricancha actions
    .printed = As printed
setting-personality = Personality of Axomamma

## What else is counted at a player’s place

counter-temple = temple track
counter-weavings = weavings
counter-buildings = buildings
counter-production = face-up production buildings
counter-steps = steps not built yet
counter-markers = conquest markers left

## The story of a turn: what matters of the log

story-place = { log-place }
story-secondary = { log-secondary }
story-take-worker = { log-take-worker }
story-priest = { log-priest }
story-build = { log-build }
story-statue = { log-statue }
story-steps = { log-steps }
story-worship = { log-worship }
story-muster = { log-muster }
story-conquer = { log-conquer }
story-woven = { log-woven }
story-feast = { log-feast }
story-her-place = { log-her-place }
story-her-action = { log-her-action }
