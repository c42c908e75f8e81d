# Imperial Settlers, Why Can’t We Be Friends: what a player reads.

name-wcwbf = Why Can’t We Be Friends
setting-wcwbf = Expansion: Why Can’t We Be Friends

## Names of cards

name-SETX-WCWBF-ZWY085 = Baba Yaga
name-SETX-WCWBF-ZWY086 = Bob’s Crew
name-SETX-WCWBF-ZWY087 = Damascus Steel Smith
name-SETX-WCWBF-ZWY088 = Ancient Ruins
name-SETX-WCWBF-ZWY090 = Volcano
name-SETX-WCWBF-ZWY091 = Lumber Depot
name-SETX-WCWBF-ZWY092 = Meat Depot
name-SETX-WCWBF-ZWY093 = Stone Depot
name-SETX-WCWBF-ZWY094 = Woodland Track
name-SETX-WCWBF-ZWY095 = Common Quarry
name-SETX-WCWBF-ZWY096 = Communal Oven
name-SETX-WCWBF-ZWY097 = Travellers’ Inn
name-SETX-WCWBF-BAR031 = Forest Clearing
name-SETX-WCWBF-BAR034 = Loot Hall
name-SETX-WCWBF-BAR036 = Displacement Group
name-SETX-WCWBF-BAR038 = Elite
name-SETX-WCWBF-BAR039 = Border Toll
name-SETX-WCWBF-BAR040 = Rowdy Guests
name-SETX-WCWBF-EGI031 = Treasury
name-SETX-WCWBF-EGI034 = Nile Merchants
name-SETX-WCWBF-EGI036 = Egyptian Embassy
name-SETX-WCWBF-EGI038 = Gifts for the Pharaoh
name-SETX-WCWBF-EGI039 = Nile Harbor
name-SETX-WCWBF-EGI040 = Pharaoh’s Envoys
name-SETX-WCWBF-JAP031 = Tea House
name-SETX-WCWBF-JAP034 = Kenji’s Riders
name-SETX-WCWBF-JAP036 = Daimyo’s Guard
name-SETX-WCWBF-JAP038 = Lady Spy
name-SETX-WCWBF-JAP039 = Great Expedition
name-SETX-WCWBF-JAP040 = Garden of Guests
name-SETX-WCWBF-RZY031 = Aqueduct
name-SETX-WCWBF-RZY034 = Marble Trader
name-SETX-WCWBF-RZY036 = Cohort
name-SETX-WCWBF-RZY038 = Roman Embassy
name-SETX-WCWBF-RZY039 = Via Appia
name-SETX-WCWBF-RZY040 = Census

## Questions

store-on-card = Cleanup: how { $good_id ->
        [worker] many Workers
        [raze] many Raze tokens
        [defense] many Defense tokens
        [tech] many Basic Technology tokens
       *[other] much { $good }
    } do you put on { $card }?
    .option = { $it ->
        [0] Nothing
       *[other] { $it }
    }
copy-stored = Too much lies on the card: how { $good_id ->
        [worker] many Workers
        [raze] many Raze tokens
        [defense] many Defense tokens
        [tech] many Basic Technology tokens
       *[other] much { $good }
    } do you gain again?
    .option = { $it ->
        [0] Nothing
       *[other] { $it }
    }
tuck = { $card }: which hand card do you put under it?
    .option = Put { $it } under it
take-location = Which Location do you take into your hand?
    .option = Take { $it } of { $whose_seat }
spy-deal = With which of these cards do you make a Deal?
    .option = Make a Deal with { $it }
choose-removal = Which effect do you choose?
    .n0 = Remove a Common Location
    .n1 = Pay { $pays1 } and remove a Faction Location

## What happened

log-send = { $seat } sends a Worker to { $card } of { $host_seat }.
log-spy-deal = { $seat } makes a Deal with { $card } from the hand of { $from_seat }: { $good }.
log-instant = { $seat } plays { $card }.
log-store-on-card = { $seat } puts { $goods } on { $card }.
log-take-back = { $seat } takes { $goods } back from { $card }.
log-take-location = { $seat } takes { $card } of { $from_seat }.

## Why not

why-enough-guests = { $count ->
        [one] A Worker was already sent there this round.
       *[other] { $count } Workers were already sent there this round.
    }

why-not-received = Of the virtual player's Locations only those take Workers that he received this round.

## On the cards

text-open-production = Open Production: { $what }.
text-store-on-card = in Cleanup you may store any amount of { $goods_gen } on it.
text-store-on-card-any = in Cleanup you may store any goods on it.
text-static-open_production_owner_gets_no_worker = when you send a Worker, the owner of the Location gets none.
text-static-samurai_may_guard_common = your Samurai may guard Common Locations too.
text-when-send_worker = each time you send a Worker, { $what }.
text-when-opponent_sends_worker = each time an opponent sends a Worker to you, { $what }.
text-when-cleanup = at the start of each Cleanup you may { $what }.
do-gain-per-stored_here = gain { $goods } for each good on it (at most { $max })
do-gain-per-under_here = gain { $goods } for each card under it (at most { $max })
do-copy_stored = gain the goods that lie on it once more (at most { $max })
do-tuck_here-hand = put { $n ->
        [one] a hand card
       *[other] { $n } hand cards
    } under it
do-draw_keep-common-samurai = look at as many Common cards as you have Samurai, keep { $keep } and discard the rest
do-take_location-hand = take a Common Location of an opponent into your hand
do-activate-enemy = activate an action Location of an opponent at its cost
do-sign_deal-hand = look at an opponent’s hand and make a Deal with a Faction card in it
do-reveal_take = announce a colour, reveal { $n } Common cards and take { $take } of that colour
do-copy_production-enemy = gain what a Production Location of an opponent produces
do-remove_location-common = remove an opponent’s Common Location
do-remove_location-faction = remove an opponent’s Faction Location

## On the table

state-guests = visited by { $n ->
        [one] { $n } Worker
       *[other] { $n } Workers
    }
state-stored = { $goods } stored on it
