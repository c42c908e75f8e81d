# Imperial Settlers, Mini-expansions: what a player reads.

name-mini = Mini-expansions
setting-mini = Expansion: Mini-expansions

## Names of cards

name-SETX-MINI-ZWY901 = Storyteller
name-SETX-MINI-ZWY902 = Board Game Café
name-SETX-MINI-ZWY903 = Toll Bridge
name-SETX-MINI-ZWY904 = Apiary
name-SETX-MINI-ZWY905 = Lighthouse
name-SETX-MINI-ZWY906 = Travelling Circus

## Tokens and tiles

name-exp-cards = Scouts
name-exp-resource = New lands
name-exp-workers = Newcomers
name-exp-vp = Tales
name-dip-alliance = Alliance
name-dip-truce = Truce
name-dip-treaty = Trade treaty
name-dip-envoys = Envoys
name-mkt-1 = Timber stall
name-mkt-2 = Stone stall
name-mkt-3 = Food stall
name-mkt-4 = Jeweller
name-mkt-5 = Bookseller

## Before the game

setting-expedition = Minis: Expedition tokens
    .none = None
    .open = All four lie open
    .shuffled = One fewer than players, shuffled every round
setting-dip-alliance = Minis: Diplomacy tile Alliance
setting-dip-truce = Minis: Diplomacy tile Truce
setting-dip-treaty = Minis: Diplomacy tile Trade treaty
setting-dip-envoys = Minis: Diplomacy tile Envoys
setting-market = Minis: Market
setting-promo-zwy901 = Minis: promo card Storyteller
setting-promo-zwy902 = Minis: promo card Board Game Café
setting-promo-zwy903 = Minis: promo card Toll Bridge
setting-promo-zwy904 = Minis: promo card Apiary
setting-promo-zwy905 = Minis: promo card Lighthouse
setting-promo-zwy906 = Minis: promo card Travelling Circus

## Questions

expedition = You pass. Which Expedition token do you use?
    .option = { $it }
    .no = None
discard-cards = Which hand card do you discard? ({ $taken } of { $at_least })
    .option = Discard { $it }
protect-location = Which Location do you protect until the end of the round?
    .option = Protect { $it }
swap-give = Which Resource do you return?
    .wood = wood
    .stone = stone
    .food = food
swap-take = Which Resource do you take instead of { $good }?
    .wood = wood
    .stone = stone
    .food = food
stall = Market: which stall do you use?
    .option = { $it }: { $how }, { $what }
    .done = Leave the Market
pay-resource = Which Resource do you pay?
    .wood = wood
    .stone = stone
    .food = food
    .gold = Gold

## What happened

log-expedition = { $seat } uses the Expedition token { $token }.
log-expedition-tokens = Expedition tokens of this round: { $tokens }.
log-tile = { $seat } uses the tile { $tile }.
log-protect = { $seat } protects { $card } until the end of the round.
log-swap = { $seat } swaps { $given } for { $taken }.
log-market = { $seat } visits the Market.
log-no-stall = { $seat } cannot pay for any other stall.
log-stall = { $seat } uses the stall { $stall }.

## On the tokens and tiles

tip-token = Expedition token { $name }, for whoever passes first: { $what }.
tip-tile = Diplomacy tile { $name }, once per round; { $how }: { $what }.
tip-stall = Market, { $name }; { $how }: { $what }.
tip-entrance = Entrance to the Market, once per round; { $how }, then use each stall once at most.
board-entrance = Market
do-gain_from_deals-enemy = gain the good of { $n ->
        [one] a Deal
       *[other] { $n } different Deals
    } of opponents
do-protect_location = no opponent can raze, conquer, remove or take a Location of yours this round
do-swap_resource = return { $n ->
        [one] { $n } Resource
       *[other] { $n } Resources
    } and take as many others
do-discard_cards = discard { $n ->
        [one] { $n } hand card
       *[other] { $n } hand cards
    }
do-keep_through_cleanup = keep it through the next Cleanup
state-protected = under a truce
