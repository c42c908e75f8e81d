# Imperial Settlers, all expansions: what a player reads.

## Before the game

setting-format = Decks
    .base = Base cards only
    .introductory = Introductory: one expansion mixed in
    .open = Open: every expansion that is on mixed in
    .standard = Standard: each player builds a deck with one set
setting-expansion = Mixed in (introductory decks)
    .none = None
setting-set = Set (standard decks)
    .none = Base cards only
phase-decks = Building decks
leave-out = Standard deck: which card with { $copies ->
        [one] a single copy
       *[other] { $copies } copies
    } do you leave out? ({ $taken } of { $at_least })
    .option = Leave out { $it }
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

amount-tech = { $n } Basic Technology
amount-adv_scoring = { $n } Scoring Technology
amount-adv_defensive = { $n } Defensive Technology
amount-adv_tech = { $n } Advanced Technology
amount-favor = { $n } God Favour
amount-favor_tricolor = { $n } tricolour God Favour
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
    .option = Discard { $it }
announce-colour = Which colour do you announce?
    .colour-black = black
    .colour-purple = purple
    .colour-blue = blue
    .colour-brown = brown
    .colour-gold = gold
    .colour-red = red
    .colour-pink = pink
    .colour-gray = gray
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
text-action-any = { $how }: { $what }. Any number of times per round.

## Against the virtual player

setting-opponent = Faction of the virtual player (with expansions)
name-att-raze = Attack: Raze token
name-att-tech = Attack: Basic Technology
stolen-deal = The virtual player takes a Deal. Which one is it?
    .option = The Deal with { $it }
shut-location = The virtual player blocks a Location. Which one is it?
    .option = { $it }
log-foe = The virtual player leads the { $faction } ({ $rule }).
log-stolen-deal = The Deal of { $seat } with { $card } goes to the Collection ({ $rule }).
log-shut = { $card } of { $seat } is blocked for the next round ({ $rule }).
log-opened = { $card } works again; its token goes to the Collection ({ $rule }).
state-shut = blocked by the virtual player
board-foe = The virtual player: { $faction }
