### What the table service says. Names of codes are those of docs/protocol.md.

## Errors

error-bad-setup = The table cannot be set up: { $detail }
error-bad-record = The record cannot be used: { $detail }
error-not-your-seat = This is not your seat.
error-not-over = That can be had when the game is over.
error-no-such-table = There is no such table, or you may not look at it.
error-no-such-game = There is no such game.
error-no-such-move = The game has no move of that number.
error-stale = The table has changed since. Look again, then choose.
error-not-asked = You are not asked anything now.
error-nothing-to-undo = Nothing can be taken back: a choice stands once it showed something hidden, used chance, or somebody else has decided.
error-nothing-to-redo = There is nothing to do again.
error-not-started = The game begins when everybody has come.
error-already-over = The game is over.
error-key-reused = This key was used for another request.
error-no-record = This table has no record.
error-not-offered = That is not possible now.
error-busy = There is too much to do just now. Try again.
error-needs-server = A friend can only come by a link where a server keeps the table. Connect to one.
error-invalid = This request cannot be understood: { $detail }
error-broken-game = This game cannot be played here: { $reason }
error-no-such-seat = There is no such seat at this table.
error-no-such-rule = There is no such rule.
error-no-such-page = There is nothing here.
error-no-lessons = There are no lessons for this game.
error-no-such-part = The lessons have no such part.
error-not-taught = The lesson cannot be gone on with from here. Begin the part again.
error-method = That cannot be done here.
error-chat-off = There is no chat at this table.
error-no-stand-in = A bot can stand in for a person only, and only the person or, if nobody is there, the owner may say so.
error-broken-rule = A rule of the game failed. The table is as it was before; the failure was noted as { $id }.
error-internal = Something went wrong here. It was noted as { $id }.
error-storage = It could not be stored. Nothing has changed; try again.

## Questions

confirm-turn = Let your turn stand?
    .confirm = End the turn
why-nothing = This has no part in the question.
why-offered = This can be chosen.
why-option = { $label }: { $reason }

## Results

wins =
    { $points ->
        [one] { $name } wins with { $points } point.
       *[other] { $name } wins with { $points } points.
    }
share-win =
    { $points ->
        [one] { $names } share the win with { $points } point.
       *[other] { $names } share the win with { $points } points.
    }
nobody-wins = Nobody wins.

## Bots

bot-name = Bot { $letter }

## Lessons

rival = { $count ->
        [one] Rival
       *[other] Rival { $number }
    }
lesson-wrong = Not this one.

## The coach

second-thought =
    { $points ->
        [one] This turn may cost you about { $points } point. Look again at “{ $question }”: is “{ $answer }” what you want?
       *[other] This turn may cost you about { $points } points. Look again at “{ $question }”: is “{ $answer }” what you want?
    }
second-thought-better = I would try: { $answer }.
closing-won =
    { $points ->
        [one] You win with { $points } point, { $apart } ahead.
       *[other] You win with { $points } points, { $apart } ahead.
    }
closing-lost-game =
    { $points ->
        [one] You have { $points } point and come in at place { $place }, { $apart } behind the best.
       *[other] You have { $points } points and come in at place { $place }, { $apart } behind the best.
    }
closing-good = { $what }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $low } to { $high } are usual, so this is more than most bring home.
closing-usual = { $what }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, as usual ({ $low } to { $high }).
closing-rise =
    { $points ->
        [one] Your best turn was worth { $points } point. It began with: { $answer }.
       *[other] Your best turn was worth { $points } points. It began with: { $answer }.
    }
closing-followed = You came nearest to this plan. { $plan }
closing-lost = Left unused when you passed, over the whole game: { $count } × { $what }. Spend it first, or fetch less.
closing-poor = { $what }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }. { $low } to { $high } are usual; there is something to gain here.
closing-left = Another plan for your next game. { $plan }

level-easy = Easy
level-medium = Medium
level-hard = Hard
