# Imperial Settlers, all expansions: what a player reads.

## Before the game

setting-format = Decks
    .base = Base cards only
    .introductory = Introductory: one expansion mixed in
    .open = Open: every expansion that is on mixed in
    .standard = Standard: each player builds a deck with one set
setting-expansion = Mixed in (introductory decks)
    .none = None
setting-cards-wcwbf = Mixed in of Why Can’t We Be Friends (open decks)
    .all = All its cards
    .common = Its Common cards
    .faction = Its Faction cards
    .none = None of its cards
setting-cards-magic3 = Mixed in of 3 Is a Magic Number (open decks)
    .all = All its cards
    .common = Its Common cards
    .faction = Its Faction cards
    .none = None of its cards
setting-cards-fire = Mixed in of We Didn’t Start the Fire (open decks)
    .all = All its cards
    .common = Its Common cards
    .faction = Its Faction cards
    .none = None of its cards
setting-cards-atl = Mixed in of Atlanteans (open decks)
    .all = All its cards
    .common = Its Common cards
    .faction = Its Faction cards
    .none = None of its cards
setting-cards-azt = Mixed in of Aztecs (open decks)
    .all = All its cards
    .common = Its Common cards
    .faction = Its Faction cards
    .none = None of its cards
setting-cards-ama = Mixed in of Amazons (open decks)
    .all = All its cards
    .common = Its Common cards
    .faction = Its Faction cards
    .none = None of its cards
setting-set = Set (standard decks)
    .none = Base cards only
phase-decks = Building decks
leave-out = Standard deck: which card with { $copies ->
        [one] a single copy
       *[other] { $copies } copies
    } do you leave out? ({ $taken } of { $at_least })
    .option = Leave out { $it }
leave-out-rival = Standard deck of the virtual player: which card with { $copies ->
        [one] a single copy
       *[other] { $copies } copies
    } do you leave out? ({ $taken } of { $at_least })
    .option = Leave out { $it }
log-leave-out-rival = { $seat } leaves out of the virtual player’s deck: { $cards }.
log-leave-out = { $seat } leaves out of the deck: { $cards }.

## Names

name-atlanteans = Atlanteans
name-aztecs = Aztecs
name-amazons = Amazons
name-open_production = open production
name-fortress = Fortress
name-instant = instant
name-event = event
name-foundation = Foundation
name-tech = Basic Technology
name-adv_scoring = Scoring Technology
name-adv_defensive = Defensive Technology
name-adv_tech = Advanced Technology
name-favor = God Favour
name-favor_tricolor = tricolour God Favour
name-colour-white = white
name-colour-orange = orange

## Amounts

amount-tech = { $n ->
        [one] { $n } Basic Technology token
       *[other] { $n } Basic Technology tokens
    }
amount-adv_scoring = { $n ->
        [one] { $n } Scoring Technology token
       *[other] { $n } Scoring Technology tokens
    }
amount-adv_defensive = { $n ->
        [one] { $n } Defensive Technology token
       *[other] { $n } Defensive Technology tokens
    }
amount-adv_tech = { $n ->
        [one] { $n } Advanced Technology token
       *[other] { $n } Advanced Technology tokens
    }
amount-favor = { $n ->
        [one] { $n } God Favour token
       *[other] { $n } God Favour tokens
    }
amount-favor_tricolor = { $n ->
        [one] { $n } tricolour God Favour token
       *[other] { $n } tricolour God Favour tokens
    }
amount-foundation = { $n ->
        [one] { $n } Foundation
       *[other] { $n } Foundations
    }
amount-discard_foundation = { $n ->
        [one] { $n } Foundation
       *[other] { $n } Foundations
    }
amount-resource = { $n ->
        [one] { $n } Resource
       *[other] { $n } Resources
    }

## Questions that several expansions ask

react-now = { $card }: do you use it?
discard-foundation = { $card }: which Foundation do you discard?
    .option = { $state_id ->
        [unseen] Discard Foundation number { $number }
       *[foundation] Discard the Foundation { $it }
    }
announce-colour = Which colour do you announce?
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
look-into-hand = Whose hand do you look at?
    .option = { $it }
take-revealed = Which of the revealed cards do you take?
    .option = Take { $it }
log-lay-unseen = { $seat } lays the top Common card unseen as a Foundation.
log-announce-colour = { $seat } announces { $colour }.
log-look-into-hand = { $seat } looks at the hand of { $from_seat }.
    .own = You look at the hand of { $from_seat }: { $cards }.
why-barred = It is blocked and has no ability.
why-no-foundation = You have no Foundation to discard.
why-never-built = It is never built.

## On the cards

text-instant = Play it from hand: { $what }.
text-event = When it is drawn: { $what }.
text-end-game = At the end of the game: { $what }.
text-printed-defense = Protected by a printed Defense token.
text-action-any = Action: { $how }: { $what }. Any number of times per round.

## Against the virtual player

setting-opponent = Faction card of the virtual player (with expansions)
name-att-raze = Attack (Raze token)
name-att-tech = Attack (Basic Technology)
stolen-deal = The virtual player takes a Deal. Which one is it?
    .option = The Deal with { $it } ({ $good })
shut-location = The virtual player blocks a Location. Which one is it?
    .option = { $it }
log-foe = The virtual player leads the { $faction }.
log-stolen-deal = The Deal of { $seat } with { $card } goes to the Collection.
log-shut = The Location { $card } of { $seat } is blocked for the next round.
log-opened = The Location { $card } works again; its token goes to the Collection.
state-shut = blocked by the virtual player
board-foe = The virtual player: { $faction }

## Set-ups that cannot be

setup-same-faction = Two players cannot have the same faction.
setup-peaceful-lookout = The Peaceful variant has a Lookout of its own: leave the Lookout at Standard.
setup-no-expansion = The introductory format mixes in one expansion: choose it.
setup-expansion-unused = Only the introductory format mixes in one chosen expansion: choose that format.
setup-set-unused = Only the standard format uses a set: choose that format.
setup-cards-unused = Only the open format mixes in single kinds of cards: choose that format.
setup-cards-off = { $module }: this expansion is off, so its cards cannot be mixed in.
setup-nothing-on = The open format mixes in the expansions that are on: turn at least one on.
setup-too-few-factions = { $players } players need { $count ->
        [one] { $count } expansion
       *[other] { $count } expansions
    } with a new faction.
setup-faction-off = { $faction }: this faction belongs to an expansion that is off.
setup-opponent-off = { $faction }: this Faction card of the virtual player belongs to { $module }, which is off.
setup-no-war = The virtual player’s deck and his Conquests belong to We Didn’t Start the Fire, which is off.
setup-own-rival = The virtual player’s deck must be of another faction than yours.
setup-no-rival-set = The virtual player’s deck mixes in one set: choose it.
setup-rival-set-unused = The virtual player’s set is for a deck with a format of its own: choose that.
setup-minis-off = Expedition tokens, Diplomacy tiles and the Market belong to the Mini-expansions, which are off.
