# Imperial Settlers, 3 Is a Magic Number: what a player reads.

name-magic3 = 3 Is a Magic Number
setting-magic3 = Expansion: 3 Is a Magic Number

## Names of cards

name-SETX-MAGIC3-ZWY126 = Young Couple
name-SETX-MAGIC3-ZWY128 = Woodcutters’ Brotherhood
name-SETX-MAGIC3-ZWY129 = Stonecutters’ Brotherhood
name-SETX-MAGIC3-ZWY130 = Farmers’ Brotherhood
name-SETX-MAGIC3-ZWY131 = Village Fair
name-SETX-MAGIC3-ZWY132 = Bankers’ Brotherhood
name-SETX-MAGIC3-ZWY133 = Soldiers’ Brotherhood
name-SETX-MAGIC3-ZWY134 = Scribes’ Brotherhood
name-SETX-MAGIC3-ZWY135 = Three-Field Estate
name-SETX-MAGIC3-ZWY136 = Herald
name-SETX-MAGIC3-ZWY137 = Colour Merchant
name-SETX-MAGIC3-ZWY138 = Triple Tower
name-SETX-MAGIC3-BAR051 = Wolf Lair
name-SETX-MAGIC3-BAR054 = Welcoming Committee
name-SETX-MAGIC3-BAR056 = Pack of Hunters
name-SETX-MAGIC3-BAR058 = War Totem
name-SETX-MAGIC3-BAR059 = Clan Gathering
name-SETX-MAGIC3-BAR060 = Shaman
name-SETX-MAGIC3-EGI051 = Golden Obelisk
name-SETX-MAGIC3-EGI054 = Master Interrogator
name-SETX-MAGIC3-EGI056 = Hall of Two Truths
name-SETX-MAGIC3-EGI058 = Necropolis
name-SETX-MAGIC3-EGI059 = Lotus Perfumer
name-SETX-MAGIC3-EGI060 = Astronomer
name-SETX-MAGIC3-JAP051 = Lotus Pond
name-SETX-MAGIC3-JAP054 = Cherry Orchard
name-SETX-MAGIC3-JAP056 = Calligrapher
name-SETX-MAGIC3-JAP058 = Three Monkeys Shrine
name-SETX-MAGIC3-JAP059 = Master of Blades
name-SETX-MAGIC3-JAP060 = Pilgrimage
name-SETX-MAGIC3-RZY051 = Travertine Quarry
name-SETX-MAGIC3-RZY054 = Caesar’s Granary
name-SETX-MAGIC3-RZY056 = Triumvirate
name-SETX-MAGIC3-RZY058 = Triumphal Arch
name-SETX-MAGIC3-RZY059 = Testudo
name-SETX-MAGIC3-RZY060 = Surveyor
name-SETX-MAGIC3-ATL041 = Coral Terraces
name-SETX-MAGIC3-ATL044 = Rebuilder 3000
name-SETX-MAGIC3-ATL046 = Colonists from Atlantis
name-SETX-MAGIC3-ATL048 = Hall of Symmetry
name-SETX-MAGIC3-ATL049 = Prism Tower
name-SETX-MAGIC3-ATL050 = Sonar

## Questions

take-colour = { $card }: which colour does it have?
    .colour-black = black
    .colour-purple = purple
    .colour-blue = blue
    .colour-brown = brown
    .colour-gold = gold
    .colour-red = red
    .colour-pink = pink
    .colour-gray = grey
    .colour-white = white
choose-sets = For which colours do you gain a good? ({ $taken } of { $at_least })
    .colour-black = black
    .colour-purple = purple
    .colour-blue = blue
    .colour-brown = brown
    .colour-gold = gold
    .colour-red = red
    .colour-pink = pink
    .colour-gray = grey
    .colour-white = white
    .colour-orange = orange
exchange = How many { $give } tokens do you swap for { $get }?
    .option = { $it ->
        [0] None
       *[other] { $it }
    }

## What happened

log-take-colour = { $card } of { $seat } is { $colour } from now on.
log-new-set = { $card }: { $seat } has a new SET.
log-known-sets = { $card }: { $seat } marks { $count ->
        [one] { $count } SET
       *[other] { $count } SETs
    } without a reward.
log-search = { $seat } reveals { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } and takes { $card }.
log-search-fails = { $seat } reveals { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; the colour is not among them: { $colour }.
log-exchange = { $seat } swaps { $goods }.
log-take-foundation = { $seat } lays a hand card of { $from_seat } face down as a Foundation.

## On the cards

text-when-new_set = for each new SET of three ({ $colours }), { $what }.
text-static-foundations_are_white = your Foundations count as white for SETs.
text-colour-on-build = Choose its colour when you build it (not orange).
do-gain-per-sets = { $max ->
        [0] gain { $goods } for each SET of three ({ $colours })
       *[other] gain { $goods } for each SET of three ({ $colours }; at most { $max })
    }
do-gain_per_full_set = gain { $goods } for each colour with a SET of three ({ $max } colours at most)
do-gain_per_full_set-matching = gain { $n ->
        [one] { $n } good
       *[other] { $n } goods
    } of the colour for each colour with a SET of three ({ $max } colours at most)
do-draw_color-common = search the Common deck for one { $colour } card and take it
do-draw_color-faction = search your Faction deck for one { $colour } card and take it
do-draw_color-choose = search the Common deck or your Faction deck for one { $colour } card and take it
do-draw_color-common-announce = announce a colour, search the Common deck for a card of it and take it
do-draw_color-faction-announce = announce a colour, search your Faction deck for a card of it and take it
do-exchange = swap { $give } for { $get }, up to one token for each SET of three ({ $colours })
do-foundation_from_hand-common = { $wood ->
        [0] lay a Common hand card face down as a Foundation
       *[other] lay a Common hand card face down as a Foundation and gain { $wood } wood
    }
do-foundation_from_opponent_hand = look at an opponent’s hand and lay a Common card of it face down as your Foundation

## On the table

state-marked = { $n ->
        [one] { $n } SET marked
       *[other] { $n } SETs marked
    }
state-colour = its colour is { $colour }
