# The client's own texts. What belongs to a game comes from the server.

## Everywhere
close = Close
language = Language
language-en = English
language-pl = Polski
theme-light = Light table
theme-dark = Dark table
pages = Pages
nav-play = Play
nav-rules = Rules
skip-to-content = Skip to the content
just-now = just now
on = On
off = Off
you = You
points = points
total = Total
loading = Loading …
to-home = To the home page
to-the-table = To the table
error-connection = The server does not answer. Your game is safe; try again.
error-unknown = The server refused this ({ $status }).
error-no-record = This file is not a record of a game.

## Home
choose-game = Choose a game
solo-with = Solo: { $automa }
setup-of = New table: { $game }
seats = Seats
seat-count = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
seat-letter = Seat { $letter }
seat-name = Name at seat { $letter }
seat-kind = Who sits at seat { $letter }
bot-level = Strength of the bot at seat { $letter }
kind-here = Here
kind-link = By link
kind-bot = Bot
kind-automa = Automa
note-here = at this browser
note-link = you get a link to send
placeholder-here = Name
placeholder-link = Whoever takes the link
placeholder-bot = Bot
add-seat = Seat { $letter }
remove-seat = Remove seat { $letter }
host = host
automa-plays = { $automa } plays against you, run by the rulebook.
automa-solo-only = Alone at the table, you play against { $automa }.
players-not-possible = { $count ->
    [one] This game is not for { $count } player.
   *[other] This game is not for { $count } players.
}
game-settings = Game
nothing-to-settle = Nothing to settle for this game.
component-data = Component data
component-data-note = Values that are not known from the rulebook are rebuilt; a small circle marks such components.
table = Table
end-of-turn = End of turn
confirm-it = Confirm
at-once = At once
pace = Pace
pace-live = Live
pace-days = Days
spectators = Spectators
with-address = With the address
nobody = Nobody
chat = Chat
start-table = Start table
setup-note = Undo reaches back to the last hidden card. Shuffles can be checked after the game.
your-tables = Your tables
wait-for-you = { $count ->
    [one] { $count } waits for you
   *[other] { $count } wait for you
}
no-tables = No table yet. Choose a game and start one.
finished-tables = Finished
what-if = what if
your-turn = Your turn
table-your-turn = It is your turn.
table-waits-for = Waiting for { $names }
table-waits-for-people = Waiting for people to join
table-won = { $points ->
    [one] { $names } won with { $points } point
   *[other] { $names } won with { $points } points
}
remove-table = Remove table: { $game }
remove-table-warning = The table and its record will be gone for everybody.
remove = Remove
import-record = Import a record
invite = Invite
invite-note = Send each link to one person. A link works once.
link-of-seat = Link to seat { $letter }
copy = Copy
copied = Copied
house-secret = Secret of the house
enter = Enter
join-title = A seat is kept for you
join-note = Take it with this browser; you can come back to it from here at any time.
your-name = Your name
take-seat = Take the seat

## Table
status-waiting = Waiting
status-playing = Move { $moves }
status-over = Finished
is-asked = is asked
winner = winner
board = Board
board-of = Board of { $game }
players = Players
player-areas = Areas of the players
area-of = Area: { $name }
log = Log
scores = Scores
source = Source
parts-of-table = Parts of the table
turn-of = { $name }’s turn
waiting-for = Waiting for { $names }
game-over = The game is over
choices-so-far = Your choices so far
options = Answers
options-offered = { $count ->
    [one] { $count } answer is offered.
   *[other] { $count } answers are offered.
}
which-one = Which one?
why-not = why not?
more-refused = { $count ->
    [one] { $count } more that cannot be chosen
   *[other] { $count } more that cannot be chosen
}
not-this = Not now
read-rule = read rule
can-be-picked = can be picked
tap-again = tap again
undo = Undo
redo = Redo
hint = Hint
thinking = Thinking …
hint-line = ahead in { $win } % of imagined games, { $margin } points on average
confirm-turn = Confirm turn
crumb-redone = again
since-last-turn = since your last turn
log-empty = Nothing has happened yet.
older-lines = { $count ->
    [one] Show { $count } older line
   *[other] Show { $count } older lines
}
no-points-yet = No points yet.
end-triggers = Game end
zoom-in = Zoom in
zoom-out = Zoom out
zoom-fit = Show everything
connection-lost = Connection lost. Trying again …
gone-deleted = This table was removed.
gone-not-yours = This table is not open to you any more.
hand-over = { $name }, it is your turn
hand-over-note = Hand over the screen; then look at your side of the table.
show-my-side = Show my side
waiting-for-people = Waiting for people to join
is-here = here
not-here-yet = not here yet
new-link = New link
menu = Table
look-back = Look back and figures
try-what-if = What if? Try it at a new table
download-record = Download the record
text-mode = Table in words
picture-mode = Table as a picture
sound-on = Sound on
sound-off = Sound off
stand-in = a bot plays
let-bot-play = Let a bot play
take-back = Take the seat back
commitment = Proof of fair shuffling:
chat-say = Say something
send = Send
keys = Keys
key-number = take the answer of that number
key-arrows = go through the answers
key-enter = take the answer in focus
key-zoom = zoom, where the board has the focus; arrows move it
key-escape = close what is open

## Rules
search-rules = Search the rules
rules-found = { $count ->
    [one] { $count } rule found
   *[other] { $count } rules found
}

## Report
report = Report
report-so-far = The game so far
report-count = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}, { $moves ->
    [one] { $moves } choice
   *[other] { $moves } choices
}
report-sources = Points by source
report-sources-alt = Points by source as bars; the table below has the figures
report-time = Score over time
report-time-alt = Score over time as lines; the table below has the final figures
by-move = by choice
report-players = Players
best-bold = best of each column in bold
place = Place
player = Player
show-board = Show the board
show-figures = Show the figures
play-from-here = Play on from here
play-again = Play again
to-report = To the report
replay = Replay
replay-at = Choice { $move } of { $moves }, turn { $turn }
replay-setup = The set-up
replay-move = Choice
replay-start = To the set-up
replay-end = To the end
replay-back = One choice back
replay-forward = One choice on
replay-turn-back = One turn back
replay-turn-forward = One turn on
replay-play = Play
replay-pause = Pause
in-play = In play
final-scoring = Final
turning-points = Turning points
turn-number = turn { $turn }
turning-point = { $gain ->
    [one] Turn { $turn }: { $name } gains { $gain } point.
   *[other] Turn { $turn }: { $name } gains { $gain } points.
}
turning-point-lead = { $gain ->
    [one] Turn { $turn }: { $name } gains { $gain } point and the lead.
   *[other] Turn { $turn }: { $name } gains { $gain } points and the lead.
}
