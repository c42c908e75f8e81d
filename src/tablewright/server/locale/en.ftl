### What the server says. Names of codes are those of docs/protocol.md.

## Errors

error-invalid = This request cannot be understood: { $detail }
error-bad-setup = The table cannot be set up: { $detail }
error-bad-record = The record cannot be used: { $detail }
error-no-pass = Open the home page first, or send the pass of your bot.
error-origin = This request came from another site and was refused.
error-not-your-seat = This is not your seat.
error-not-yours = Only the owner of the table may do that.
error-secret-needed = Enter the secret of this house first.
error-wrong-secret = That is not the secret of this house.
error-not-over = That can be had when the game is over.
error-no-such-table = There is no such table, or you may not look at it.
error-no-such-game = There is no such game.
error-no-such-seat = There is no such seat at this table.
error-no-such-rule = There is no such rule.
error-no-such-link = This link leads to no seat. Ask for a new one.
error-no-such-move = The game has no move of that number.
error-no-such-page = There is nothing here.
error-method = That cannot be done here.
error-not-json = Send JSON.
error-stale = The table has changed since. Look again, then choose.
error-not-asked = You are not asked anything now.
error-nothing-to-undo = Nothing can be taken back: a choice stands once it showed something hidden, used chance, or somebody else has decided.
error-nothing-to-redo = There is nothing to do again.
error-link-used = This link was used already. Ask for a new one.
error-not-started = The game begins when everybody has come.
error-already-over = The game is over.
error-key-reused = This key was used for another request.
error-chat-off = There is no chat at this table.
error-no-record = This table has no record.
error-no-stand-in = A bot can stand in for a person only, and only the person or, if nobody is there, the owner may say so.
error-too-large = This is too large.
error-not-offered = That is not possible now.
error-too-many = Too much at once. Wait a moment.
error-broken-rule = A rule of the game failed. The table is as it was before; the failure was noted as { $id }.
error-internal = Something went wrong here. It was noted as { $id }.
error-storage = It could not be stored. Nothing has changed; try again.
error-busy = There is too much to do just now. Try again.

## Questions

confirm-turn = Let your turn stand?
    .confirm = End the turn
why-nothing = This has no part in the question.
why-offered = This can be chosen.
why-option = { $label }: { $reason }
why-not-offered = { $label } is not offered.

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

level-easy = Easy
level-medium = Medium
level-hard = Hard
bot-name = Bot { $letter }

## Notices

notice-subject = Your turn: { $title }
notice-body = { $name }, it is your turn in { $title }.
notice-link = { $name }, it is your turn in { $title }: { $url }

## Without the client

page-title = Tablewright
page-missing = The server runs, but the browser client was not built.
page-build = From a clone of the project, build it with Node.js, then start the server again:
page-meanwhile = Meanwhile you can play in the terminal:
page-api = Programs find the protocol here:

