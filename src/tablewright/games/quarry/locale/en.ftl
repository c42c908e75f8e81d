# Quarry, the tutorial game: everything a player reads.

title = Quarry
summary = Dig stone, deliver orders, go home: the small game to try a table with.

## Names
name-hill = the hill
name-cliff = the cliff
name-market = the market
name-granite = granite
name-marble = marble
name-coins = coins
name-step = step
name-well = well
name-bust = bust
name-arch = arch
name-fountain = fountain
name-temple = temple
name-foreman = the foreman
name-orders = orders
name-helping = helping
name-stones = stones left

amount-granite = { $n } granite
amount-marble = { $n } marble
amount-coins = { $n ->
        [one] { $n } coin
       *[other] { $n } coins
    }

## Questions
dig = Where do you dig today?
    .option = Dig at { $it }
pick-die = You are alone in the pit. Which die do you take?
    .option = Take the { $it }
work = What do you do?
    .rest = Rest: take a coin
    .sketch = Sketch: draw an order
    .deliver = Deliver an order
deliver = Which order do you deliver?
    .option = Deliver { $it }
pay-coins = How many coins do you pay instead of { $resource }? ({ $amount } needed)
    .option = { $it ->
        [0] No coins
        [one] { $it } coin
       *[other] { $it } coins
    }
help = Do you lend a hand? Pay one stone for a point.
    .option = Pay 1 { $it }
    .no = No

## What happened
log-dig = { $seat } digs at { $pit }.
log-dug = { $seat } digs up { $goods } (die { $die }).
log-deliver = { $seat } delivers: { $order }, and pays { $paid }.
log-help = { $seat } lends a hand and pays 1 { $goods }.
log-no-help = { $seat } has no stone to lend a hand with.
log-sketch = { $seat } draws an order.
    .own = You draw an order: { $order }.
log-rest = { $seat } rests and takes { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }.
log-evening = Day { $day } ends.
log-morning = Day { $day } begins. { $seat } is first.
log-foreman-digs = The foreman rolls { $die } and digs at { $pit }.
log-foreman-scores = The foreman rolls { $die } for points.

## Why not
why-no-order-payable = { $count ->
        [0] You have no order in hand.
       *[other] You cannot pay for any order in your hand, not even with coins.
    }
why-deck-empty = The deck is empty.
why-hand-full = Your hand is full ({ $count } cards).
why-too-few-stones = You are { $short ->
        [one] { $short } stone or coin
       *[other] { $short } stones or coins
    } short.

## On the table
area-goods = Goods
area-hand = Orders in hand
area-delivered = Delivered
tip-pit = { $pit }: gives { $goods }; the dice 1 to 6 give { $yields }
tip-digger = { $seat } digs at { $pit }
tip-deck = Deck: { $count ->
        [one] { $count } order
       *[other] { $count } orders
    }
tip-goods = { $seat }: { $count } { $goods }
tip-order = Order: { $order }, costs { $granite } granite and { $marble } marble, scores { $points }
tip-hidden-order = A hidden order of { $seat }

## At a glance
round-name = Day { $n }
head-round = Day { $n } of { $of }
phase-dig = Digging
phase-work = Working
phase-evening = Evening
phase-over = Game over
holding-hand = orders in hand
holding-delivered = orders delivered

## The story of a turn: what matters of the log

story-deliver = { log-deliver }
story-sketch = { log-sketch }
story-rest = { log-rest }
story-foreman-scores = { log-foreman-scores }
