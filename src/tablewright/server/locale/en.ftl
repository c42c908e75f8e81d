### What the server says. Names of codes are those of docs/protocol.md.

## Errors

error-bad-address = Nothing can be sent there. Give a full mail address, or an https address that everybody can reach.
error-no-pass = Open the home page first, or send the pass of your bot.
error-origin = This request came from another site and was refused.
error-host = This server is not known under that name. Its owner names it with --public-url.
error-not-yours = Only the owner of the table may do that.
error-secret-needed = Enter the secret of this house first.
error-wrong-secret = That is not the secret of this house.
error-no-such-link = This link leads to no seat. Ask for a new one.
error-not-json = Send JSON.
error-link-used = This link was used already. Ask for a new one.
error-seat-taken = Somebody plays there. During the game only they can make a new link to their seat.
error-too-large = This is too large.
error-too-many = Too much at once. Wait a moment.

## Notices

notice-subject = Your turn: { $title }
notice-body = { $name }, it is your turn in { $title }.
notice-link = { $name }, it is your turn in { $title }: { $url }

notice-stopped = Nothing more is sent there, as it failed too often. Set the address again to go on.

## Without the client

page-title = Tablewright
page-missing = The server runs, but the browser client was not built.
page-build = From a clone of the project, build it with Node.js, then start the server again:
page-meanwhile = Meanwhile you can play in the terminal:
page-api = Programs find the protocol here:


## For those who build games

dev-title = Inspector
dev-tables = All tables
dev-no-tables = There is no table yet.
dev-status = { $status }, version { $version }
dev-record = Jump into a record
dev-record-note = The record is played by the rules up to that move and becomes a table that goes on from there.
dev-file = Record
dev-after-move = after move (empty: the last)
dev-open = Open as a table
dev-spectator = Spectator
dev-move = Move { $move } of { $last }
dev-first = Set-up
dev-before = One move back
dev-next = One move on
dev-last = Now
dev-jump = Open this position as a table
dev-table = To the table
dev-question = Open questions
dev-state = State
dev-view = View of this seat
dev-scenes = Scenes
dev-events = Events
dev-moves = Moves
