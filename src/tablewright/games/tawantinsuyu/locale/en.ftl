# Tawantinsuyu: The Inca Empire: everything a player reads.

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
    .option = Keep { $it }
start-god = Which god card do you resolve next?
    .option = Resolve { $it }
    .done = No more cards
priest-start = In which section does your High Priest start?
    .option = Before { $it }

## The turn

action = What do you do?
    .place = Place a worker
    .priest = Move the High Priest (first of two actions)
    .prayer = Prayer: take 2 god cards (first of two actions)
    .training = Training: draw 2 army cards, keep 1 (first of two actions)
    .recruit = Recruit a Nomad (first of two actions)
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card
second-action = Your second action?
    .priest = Move the High Priest
    .prayer = Prayer: take 2 god cards
    .training = Training: draw 2 army cards, keep 1
    .recruit = Recruit a Nomad
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card
use-army = Which army card do you use for its resource?
    .option = Use { $it }
village = Do you buy a worker from the Village?
    .potato-end = The one at the potato end, for a potato
    .corn-end = The one at the corn end, for a corn
    .no = Buy nobody
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card
remove-worker = You may keep two workers. Which one leaves the game?
    .option = Remove the { $it }

## Paying

pay-gold = How much gold do you pay instead of { $resource }? (cost { $amount })
    .option = { $it ->
        [0] No gold
       *[other] { $it } gold
    }
pay-corn = How much of the { $food } food do you pay in corn?
    .option = { $it } corn
exchange = Trading post: do you exchange anything?
    .option = { $it_1 } for { $it_2 }
    .no = No more exchanges

## Placing a worker

place-worker = Which worker do you place?
    .option = The { $it }
place-space = Where do you place the { $worker }? (pay a god card with the symbol of the space or 1 gold, and food for the way from your High Priest’s section and for lower terraces)
    .option = { $it }
place-payment = How do you pay for the space?
    .gold = With 1 gold
    .option = With { $it }
take-worker = Your Warrior may take a worker from an adjacent space.
    .option = Take the worker from { $it }
    .no = Take nobody
as-priest = Shall this worker act as a Priest too? (you must take a god card after the tasks)
priest-potato = Do you pay 1 potato for one more task?
    .pay = Pay 1 potato
    .no = Do not pay
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card
benefit-now = Do you resolve the benefit of { $card } now? (otherwise after the tasks)
task = Which task do you perform? ({ $count ->
        [one] { $count } left
       *[other] { $count } left
    })
    .option = { $it }
    .stop = Stop
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card

## Benefits

benefit = Which benefit do you take next?
    .god_card = A god card
    .nomad = A Nomad
    .weaving_free = A free weaving
    .steps_free = Free steps
    .statue_free = A free statue
    .building_free = A free building
    .temple = Advance in the temple
    .pay_temple = Pay gold to advance in the temple
    .refresh = Refresh
    .task = A building task
    .choose = A choice
    .done = No more
benefit-choice = What do you take?
    .potato = Potatoes
    .corn = Corn
    .stone = Stone
    .gold = Gold
    .nomad = A Nomad
god-source = Where do you take the god card from?
    .deck = The top of the deck
    .option = From the offer: { $it }
    .no = Take none
nomad = Which Nomad do you take?
    .option = The { $it }
    .no = Take none
climb = Do you advance { $count ->
        [one] { $count } temple space
       *[other] { $count } temple spaces
    }?
pay-temple = Do you pay { $count } gold to advance 1 temple space?
refresh = What do you turn face up?
    .option = { $it }
    .no = Nothing
keep-army = Which army card do you keep? ({ $taken } kept)
    .option = Keep { $it }
merchant = Which Merchant reward do you take next?
    .god = God card and potato
    .refresh = Refresh
    .temple = Pay 1 gold to advance in the temple
    .done = No more

## Building

build = Which building do you build?
    .option = { $it }
    .exchange-market = First exchange buildings of the market for a god card
    .no = Build nothing
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card
return-god = Which god card do you put under the deck?
    .option = { $it }
remove-building = Which building goes under its stack?
    .option = { $it }
    .done = No more
steps = Where do you build steps?
    .option = { $it }
    .no = Build none
statue = Which statue do you build?
    .option = { $it }
    .no = Build none
produce-once = Which building produces?
    .option = { $it }

## Weavings

buy-weaving = Which weaving do you buy?
    .option = Buy { $it }
    .done = Buy no more
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card
buy-rest = Do you buy one of the remaining weavings for 3 corn?
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
worship = Which statue do you discard to climb?
    .option = Discard { $it }
    .no = None
follow-worship = Worship: do you discard a statue to climb one space?
    .option = Discard { $it }
    .no = None
offering = How many spaces do you advance by an offering?
    .option = { $it ->
        [one] { $it } space
       *[other] { $it } spaces
    }
    .no = None
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card
follow-offering = Offering: do you spend { $count } corn to advance 1 space?
refresh-for-food = What else do you turn face up, for 1 food?
    .option = { $it }
    .done = No more
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card
refresh-for-corn = Refresh: what do you turn face up, for 1 corn each?
    .option = { $it }
    .done = No more
refresh-early = Overseer house: what do you turn face up before producing?
    .option = { $it }
    .no = Nothing yet
refresh-building-early = Do you turn a production building face up before producing?
    .option = { $it }
    .no = Not before
refresh-building = Which production building do you turn face up?
    .option = { $it }
    .no = None
produce = Which building produces next?
    .option = { $it }
    .done = No more
casualty = From which end of the Village does the casualty come?
    .potato-end = The potato end
    .corn-end = The corn end
casualty-nomad = Which Nomad becomes a casualty?
    .option = The { $it }
muster = Which army card do you muster, for 1 potato?
    .option = { $it }
    .done = No more
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card
muster-free = Which army card do you muster? The first one is free.
    .option = { $it }
    .done = None
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card
conquer = Which space do you conquer?
    .option = { $it }
    .no = None
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card
conquest-way = War academy: how do you pay? (soldiers exhausted, soldiers discarded)
    .option = Exhaust { $it_1 }, discard { $it_2 }
discard-army = Which army card do you discard for the conquest?
    .option = Discard { $it }
exhaust-army = Which army card do you turn face down for the conquest?
    .option = Turn { $it } down

## Feast

before-upkeep = The feast asks for a potato for each god card in your hand.
    .go-on = Go on
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card
upkeep-gold = Upkeep for { $count ->
        [one] { $count } god card
       *[other] { $count } god cards
    } ({ $missing ->
        [one] { $missing } potato missing
       *[other] { $missing } potatoes missing
    }): how much gold do you pay?
    .option = { $it } gold
play-god = Which god card do you play? (up to three)
    .option = Play { $it }
    .done = No more
    .use-army = Use an army card for its resource
    .house-of-prayer = House of prayer: pay for a god card

## What happened

log-turn = It is { $seat }’s turn.
log-gain = { $seat } gains { $goods }.
log-pay = { $seat } pays { $goods }.
log-exchange = { $seat } exchanges { $given } for { $got }.
log-use-army = { $seat } uses { $card }.
log-start-weaving = { $seat } starts with { $tile }.
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
log-gods-shuffled = Cards are shuffled into the god deck ({ $count ->
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
log-god-benefit = { $seat } gains the benefit of { $card }.
log-play-god = { $seat } plays { $card }.
log-nomad = { $seat } takes a Nomad: { $worker }.
log-village = { $seat } buys a worker from the Village: { $worker }.
log-village-filled = { $count ->
        [one] { $count } worker comes
       *[other] { $count } workers come
    } into the Village.
log-worker-removed = A worker of { $seat } leaves the game: { $worker }.
log-feast-tile = The Village is empty: { $seat } takes the tile of feast { $feast }.
log-place = { $seat } places the { $worker } on { $space }.
log-take-worker = { $seat } takes the { $worker } from { $space }.
log-tasks = { $seat } may perform { $count ->
        [one] { $count } task
       *[other] { $count } tasks
    }.
log-task = { $seat } performs: { $task }.
log-steps = { $seat } builds { $space }.
log-statue = { $seat } builds: { $statue }.
log-build = { $seat } builds: { $tile }.
log-remove-building = { $seat } puts under its stack: { $tile }.
log-new-building = New in the market: { $tile }.
log-produce = { $tile } produces for { $seat }.
log-refresh = { $seat } turns face up: { $thing }.
log-react = { $seat } uses: { $tile }.
log-weavings-drawn = { $count ->
        [one] { $count } weaving is drawn
       *[other] { $count } weavings are drawn
    }.
log-weavings-shown = Not bought: { $tiles }.
log-bought-weaving = { $seat } buys { $tile }.
log-woven = { $seat } adds { $tile } to tapestry { $tapestry }, { $end } end.
log-new-tapestry = { $seat } starts a tapestry with { $tile }.
log-top-weaving = On top of the stack: { $tile }.
log-climb = { $seat } climbs to temple space { $space }.
log-worship = { $seat } discards: { $statue }.
log-casualty = A casualty of war: { $worker } ({ $count } in all).
log-muster = { $seat } musters { $card }.
log-conquer = { $seat } conquers { $space }.
log-feast = Feast { $feast } begins; { $seat } holds the tile.
log-region = Most markers in { $region }: { $seat }.
log-upkeep = { $seat } owes { $count ->
        [one] { $count } potato
       *[other] { $count } potatoes
    } for god cards and pays { $goods }.
log-blocker = A neutral worker on { $space }: { $worker }.
log-final = The last feast is over: final scoring.

## What Axomamma does

log-her-die = Axomamma’s die shows { $die } ({ $rule }).
log-her-priest = Axomamma’s High Priest goes to { $action } ({ $rule }).
log-her-place = Axomamma places the { $worker } on { $space } ({ $rule }).
log-her-slot = A new card under slot { $slot }: { $god } ({ $rule }).
log-her-action = Axomamma performs the action under { $token }: { $space } ({ $rule }).
log-her-failure = Axomamma cannot do it: { $space }; she takes gold ({ $rule }).
log-her-personality = Axomamma uses her personality: { $side } ({ $rule }).
log-her-recruit = Axomamma recruits: { $worker } ({ $rule }).
log-her-potatoes = Axomamma exchanges { $count ->
        [one] { $count } potato
       *[other] { $count } potatoes
    } for points ({ $rule }).
log-her-choice-worker = Axomamma takes a worker ({ $rule }).
log-her-choice-stone = Axomamma takes stone ({ $rule }).
log-her-no-workers = Axomamma has no workers ({ $rule }).
log-her-full-hill = Axomamma finds no space for her worker ({ $rule }).

## Why not

why-too-dear = You are { $short ->
        [one] { $short } resource
       *[other] { $short } resources
    } short.
why-no-god-card = You have no god card in hand.
why-conquered = This space is conquered.
why-too-few-soldiers = Your face-up army cards do not suffice: this space takes { $exhaust } to exhaust and { $discard } to discard.
why-steps-taken = There are steps already.
why-no-upper-steps = Lower steps need upper steps in the same section.
why-no-statue-left = No such statue is left.
why-space-taken = A worker stands here.
why-no-card-no-gold = You have neither a god card with this symbol ({ $god }) nor gold.
why-too-far = This placement costs { $cost } food; you are { $short } short.
why-icon-used = This icon has been used; the others of the group come first.
why-task-impossible = { $task_id ->
        [buy_weaving] No weaving is left in the stack.
        [build_building] You cannot pay for any building of the market.
        [build_statue] You cannot pay for any statue that is left.
        [build_steps] You have no steps left, cannot pay for them, or no place is free.
        [produce_once] You have no face-up production building.
       *[other] This task cannot be carried out now: { $task }.
    }
why-no-worker = You have no worker.
why-no-space-payable = You cannot pay for any space.
why-action-done = Your second action must be a different one.
why-village-empty = The Village is empty.
why-no-village-price = You cannot pay for this worker.

## What components do

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
tip-conquest = { $space }: exhaust { $exhaust }, discard { $discard }; { $effect }.
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

name-G01 = Serpent, harvest (G01)
name-G02 = Serpent, provisions (G02)
name-G03 = Serpent, levy (G03)
name-G04 = Serpent, glory (G04)
name-G05 = Serpent, builder (G05)
name-G06 = Serpent, sculptor (G06)
name-G07 = Serpent, settler (G07)
name-G08 = Square, harvest (G08)
name-G09 = Square, provisions (G09)
name-G10 = Square, levy (G10)
name-G11 = Square, glory (G11)
name-G12 = Square, builder (G12)
name-G13 = Square, sculptor (G13)
name-G14 = Square, treasure (G14)
name-G15 = Diamond, harvest (G15)
name-G16 = Diamond, provisions (G16)
name-G17 = Diamond, levy (G17)
name-G18 = Diamond, glory (G18)
name-G19 = Diamond, builder (G19)
name-G20 = Diamond, sculptor (G20)
name-G21 = Diamond, settler (G21)
name-G22 = Waves, harvest (G22)
name-G23 = Waves, provisions (G23)
name-G24 = Waves, levy (G24)
name-G25 = Waves, glory (G25)
name-G26 = Waves, builder (G26)
name-G27 = Waves, sculptor (G27)
name-G28 = Waves, treasure (G28)
name-G29 = Cross, harvest (G29)
name-G30 = Cross, provisions (G30)
name-G31 = Cross, levy (G31)
name-G32 = Cross, glory (G32)
name-G33 = Cross, builder (G33)
name-G34 = Cross, sculptor (G34)
name-G35 = Cross, settler (G35)
name-G36 = Mountain, harvest (G36)
name-G37 = Mountain, provisions (G37)
name-G38 = Mountain, levy (G38)
name-G39 = Mountain, glory (G39)
name-G40 = Mountain, builder (G40)
name-G41 = Mountain, sculptor (G41)
name-G42 = Mountain, treasure (G42)
name-A01 = army card A01 (1 soldier; 2 potatoes)
name-A02 = army card A02 (1 soldier; 2 potatoes)
name-A03 = army card A03 (1 soldier; 2 potatoes)
name-A04 = army card A04 (1 soldier; 2 potatoes)
name-A05 = army card A05 (1 soldier; 2 potatoes)
name-A06 = army card A06 (1 soldier; 1 corn)
name-A07 = army card A07 (1 soldier; 1 corn)
name-A08 = army card A08 (1 soldier; 1 corn)
name-A09 = army card A09 (1 soldier; 1 corn)
name-A10 = army card A10 (1 soldier; 1 corn)
name-A11 = army card A11 (1 soldier; 1 stone)
name-A12 = army card A12 (1 soldier; 1 stone)
name-A13 = army card A13 (1 soldier; 1 stone)
name-A14 = army card A14 (1 soldier; 1 stone)
name-A15 = army card A15 (1 soldier; 1 stone)
name-A16 = army card A16 (1 soldier; 1 gold)
name-A17 = army card A17 (1 soldier; 1 gold)
name-A18 = army card A18 (1 soldier; 1 gold)
name-A19 = army card A19 (2 soldiers; 1 potato)
name-A20 = army card A20 (2 soldiers; 1 potato)
name-A21 = army card A21 (2 soldiers; 1 potato)
name-A22 = army card A22 (2 soldiers; 1 potato)
name-A23 = army card A23 (2 soldiers; 1 corn)
name-A24 = army card A24 (2 soldiers; 1 corn)
name-A25 = army card A25 (2 soldiers; 1 corn)
name-A26 = army card A26 (2 soldiers; 1 corn)
name-A27 = army card A27 (2 soldiers; 1 stone)
name-A28 = army card A28 (2 soldiers; 1 stone)
name-A29 = army card A29 (2 soldiers; 1 stone)
name-A30 = army card A30 (2 soldiers; 1 stone)
name-SW01 = weaving SW01 (stepped fret: army card | points)
name-SW02 = weaving SW02 (zigzag: god card | potatoes)
name-SW03 = weaving SW03 (llama: points | stone)
name-SW04 = weaving SW04 (condor: points | god card)
name-W01 = weaving W01 (stepped fret: refresh | stone)
name-W02 = weaving W02 (stepped fret: potatoes | god card)
name-W03 = weaving W03 (stepped fret: god card | gold)
name-W04 = weaving W04 (stepped fret: temple | refresh)
name-W05 = weaving W05 (stepped fret: points | potatoes)
name-W06 = weaving W06 (stepped fret: stone | temple)
name-W07 = weaving W07 (stepped fret: gold | army card)
name-W08 = weaving W08 (zigzag: stone | gold)
name-W09 = weaving W09 (zigzag: refresh | god card)
name-W10 = weaving W10 (zigzag: points | temple)
name-W11 = weaving W11 (zigzag: army card | refresh)
name-W12 = weaving W12 (zigzag: potatoes | stone)
name-W13 = weaving W13 (zigzag: temple | army card)
name-W14 = weaving W14 (llama: refresh | potatoes)
name-W15 = weaving W15 (llama: god card | refresh)
name-W16 = weaving W16 (llama: temple | points)
name-W17 = weaving W17 (llama: army card | temple)
name-W18 = weaving W18 (llama: potatoes | army card)
name-W19 = weaving W19 (condor: god card | temple)
name-W20 = weaving W20 (condor: gold | stone)
name-W21 = weaving W21 (condor: refresh | points)
name-W22 = weaving W22 (condor: temple | potatoes)
name-W23 = weaving W23 (chakana: stone | army card)
name-W24 = weaving W24 (chakana: points | gold)
name-W25 = weaving W25 (chakana: gold | points)
name-W26 = weaving W26 (chakana: army card | stone)
name-W27 = weaving W27 (sun: potatoes | gold)
name-W28 = weaving W28 (sun: gold | potatoes)
name-W29 = weaving W29 (sun: stone | god card)
name-W30 = weaving W30 (puma: potatoes | refresh)
name-W31 = weaving W31 (puma: stone | points)

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
name-SM-serpent = small statue: Serpent
name-LG-serpent = large statue: Serpent
name-SM-square = small statue: Square
name-LG-square = large statue: Square
name-SM-diamond = small statue: Diamond
name-LG-diamond = large statue: Diamond
name-SM-waves = small statue: Waves
name-LG-waves = large statue: Waves
name-SM-cross = small statue: Cross
name-LG-cross = large statue: Cross
name-SM-mountain = small statue: Mountain
name-LG-mountain = large statue: Mountain

## Names: the board

name-T1a = space T1a (top terrace, section 1)
name-T1b = space T1b (top terrace, section 1)
name-T1c = space T1c (top terrace, section 1)
name-T2a = space T2a (top terrace, section 2)
name-T2b = space T2b (top terrace, section 2)
name-T2c = space T2c (top terrace, section 2)
name-T3a = space T3a (top terrace, section 3)
name-T3b = space T3b (top terrace, section 3)
name-T3c = space T3c (top terrace, section 3)
name-T4a = space T4a (top terrace, section 4)
name-T4b = space T4b (top terrace, section 4)
name-T4c = space T4c (top terrace, section 4)
name-T5a = space T5a (top terrace, section 5)
name-T5b = space T5b (top terrace, section 5)
name-T5c = space T5c (top terrace, section 5)
name-M1a = space M1a (middle terrace, section 1)
name-M1b = space M1b (middle terrace, section 1)
name-M1c = space M1c (middle terrace, section 1)
name-M1d = space M1d (middle terrace, section 1)
name-M2a = space M2a (middle terrace, section 2)
name-M2b = space M2b (middle terrace, section 2)
name-M2c = space M2c (middle terrace, section 2)
name-M2d = space M2d (middle terrace, section 2)
name-M3a = space M3a (middle terrace, section 3)
name-M3b = space M3b (middle terrace, section 3)
name-M3c = space M3c (middle terrace, section 3)
name-M3d = space M3d (middle terrace, section 3)
name-M4a = space M4a (middle terrace, section 4)
name-M4b = space M4b (middle terrace, section 4)
name-M4c = space M4c (middle terrace, section 4)
name-M4d = space M4d (middle terrace, section 4)
name-M5a = space M5a (middle terrace, section 5)
name-M5b = space M5b (middle terrace, section 5)
name-M5c = space M5c (middle terrace, section 5)
name-M5d = space M5d (middle terrace, section 5)
name-B1a = space B1a (bottom terrace, section 1)
name-B1b = space B1b (bottom terrace, section 1)
name-B1c = space B1c (bottom terrace, section 1)
name-B1d = space B1d (bottom terrace, section 1)
name-B1e = space B1e (bottom terrace, section 1)
name-B2a = space B2a (bottom terrace, section 2)
name-B2b = space B2b (bottom terrace, section 2)
name-B2c = space B2c (bottom terrace, section 2)
name-B2d = space B2d (bottom terrace, section 2)
name-B2e = space B2e (bottom terrace, section 2)
name-B3a = space B3a (bottom terrace, section 3)
name-B3b = space B3b (bottom terrace, section 3)
name-B3c = space B3c (bottom terrace, section 3)
name-B3d = space B3d (bottom terrace, section 3)
name-B3e = space B3e (bottom terrace, section 3)
name-B4a = space B4a (bottom terrace, section 4)
name-B4b = space B4b (bottom terrace, section 4)
name-B4c = space B4c (bottom terrace, section 4)
name-B4d = space B4d (bottom terrace, section 4)
name-B4e = space B4e (bottom terrace, section 4)
name-B5a = space B5a (bottom terrace, section 5)
name-B5b = space B5b (bottom terrace, section 5)
name-B5c = space B5c (bottom terrace, section 5)
name-B5d = space B5d (bottom terrace, section 5)
name-B5e = space B5e (bottom terrace, section 5)
name-T1-I = Harvest corn (T1-I)
name-T1-C = Training (T1-C)
name-T1-M = Buy weavings (T1-M)
name-T2-I = Quarry stone (T2-I)
name-T2-C = Harvest potatoes (T2-C)
name-T2-M = Build a statue (T2-M)
name-T3-I = Build steps (T3-I)
name-T3-C = Harvest corn (T3-C)
name-T3-M = Build a building (T3-M)
name-T4-I = Harvest potatoes (T4-I)
name-T4-C = Quarry stone (T4-C)
name-T4-M = Training (T4-M)
name-T5-I = Produce once (T5-I)
name-T5-C = Quarry stone (T5-C)
name-T5-M = Harvest potatoes (T5-M)
name-M1-I = Build steps (M1-I)
name-M1-C = Harvest corn (M1-C)
name-M1-K = Buy weavings (M1-K)
name-M1-M = Mine gold (M1-M)
name-M2-I = Quarry stone (M2-I)
name-M2-C = Build a building (M2-C)
name-M2-K = Build a statue (M2-K)
name-M2-M = Harvest potatoes (M2-M)
name-M3-I = Training (M3-I)
name-M3-C = Harvest corn (M3-C)
name-M3-K = Quarry stone (M3-K)
name-M3-M = Build steps (M3-M)
name-M4-I = Harvest potatoes (M4-I)
name-M4-C = Buy weavings (M4-C)
name-M4-K = Build a statue (M4-K)
name-M4-M = Mine gold (M4-M)
name-M5-I = Quarry stone (M5-I)
name-M5-C = Harvest corn (M5-C)
name-M5-K = Merchant (M5-K)
name-M5-M = Build a building (M5-M)
name-B1-I = Build a building (B1-I)
name-B1-C = Build steps (B1-C)
name-B1-K = Harvest corn (B1-K)
name-B1-M = Mine gold (B1-M)
name-B1-P = Build a statue (B1-P)
name-B2-I = Harvest potatoes (B2-I)
name-B2-C = Produce once (B2-C)
name-B2-K = Build a statue (B2-K)
name-B2-M = Build a building (B2-M)
name-B2-P = Quarry stone (B2-P)
name-B3-I = Mine gold (B3-I)
name-B3-C = Build a building (B3-C)
name-B3-K = Training (B3-K)
name-B3-M = Buy weavings (B3-M)
name-B3-P = Harvest corn (B3-P)
name-B4-I = Merchant (B4-I)
name-B4-C = Build steps (B4-C)
name-B4-K = Buy weavings (B4-K)
name-B4-M = Harvest potatoes (B4-M)
name-B4-P = Produce once (B4-P)
name-B5-I = Mine gold (B5-I)
name-B5-C = Merchant (B5-C)
name-B5-K = Quarry stone (B5-K)
name-B5-M = Buy weavings (B5-M)
name-B5-P = Harvest corn (B5-P)
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
name-AX-T1 = potatoes (top row)
name-AX-T2 = corn (top row)
name-AX-T3 = stone (top row)
name-AX-T4 = gold and personality (top row)
name-AX-T5 = stone or corn (top row)
name-AX-M1 = weavings (middle row)
name-AX-M2 = building, production (middle row)
name-AX-M3 = steps (middle row)
name-AX-M4 = building, passive (middle row)
name-AX-M5 = statue (middle row)
name-AX-B1 = recruit from the Village, potato end (bottom row)
name-AX-B2 = recruit a Nomad (bottom row)
name-AX-B3 = recruit from the Village, corn end (bottom row)
name-AX-B4 = recruit from the Village, potato end (bottom row)
name-AX-B5 = recruit from the Village, corn end (bottom row)

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
