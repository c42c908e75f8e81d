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
points = points
total = Total
loading = Loading …
to-home = To the home page
to-the-table = To the table
error-connection = The server does not answer. Your game is safe; try again.
error-unknown = The server refused this ({ $status }).
error-no-record = This file is not a record of a game.

## Home
choose-game = What shall it be?
choose-game-note = learn a game by playing it, or start at once
weight-1 = light
weight-2 = easy
weight-3 = medium
weight-4 = heavy
weight-5 = expert
minutes = { $minutes } min
players-best = { $players }, best { $best }
learn-it = Learn it
play-alone = Play alone now
play-with-friends = With friends
presets = What is in the game
all-settings = { $count ->
    [one] All { $count } setting
   *[other] All { $count } settings
}
starting-table = The table is being set …
alone = alone
rematch = Rematch
filter-games = Which finished games
filter-all = All
filter-won = Won
filter-alone = Alone
filter-game = Game
filter-every-game = Every game
no-such-games = No finished game like that.
all-games = { $count ->
    [one] Show { $count } game
   *[other] Show all { $count } games
}
ended-beat = beat { $name }, { $points } to { $theirs }
ended-lost-to = lost to { $name }, { $points } to { $theirs }
ended-won-alone = { $points ->
    [one] won with { $points } point
   *[other] won with { $points } points
}
ended-lost-alone = { $points ->
    [one] lost with { $points } point
   *[other] lost with { $points } points
}
ended-won = won by { $names }: { $list }
ended-nobody = nobody won: { $list }
join-host = { $host } keeps a seat for you.
seat-for-you = your seat
link-was-used = This link was used already.
broken-game = { $name } cannot be played here.
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
all-tables = { $count ->
    [one] Show { $count } table
   *[other] Show all { $count } tables
}
no-tables = No table yet. Choose a game and start one.
finished-tables = Finished
what-if = what if
your-turn = Your turn
table-waits-for = Waiting for { $names }
table-waits-for-people = Waiting for people to join
remove-table = Remove table: { $game }
remove-table-warning = The table and its record will be gone for everybody.
remove = Remove
import-record = Import a record
download-view = Download what I see
invite-to = Invite: { $game }
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
question = Question
my-area = Me
answer-count = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
bot-thinks = { $names } is thinking
seconds = { $count } s
plan-meanwhile = Plan meanwhile: every thing says what it is, and what you could do with it if it were your turn.
if-your-turn = If it were your turn now:
back-to-before = Take back to before this choice
filter-answers = Type a name or a good …
no-answer-found = No answer holds these words.
refused-count = { $count ->
    [one] { $count } not possible now
   *[other] { $count } not possible now
}
usual = usual
now = now
points-now = points at once
for-good = for good
for-good-note = cannot be taken back
can-be-undone = can be taken back
end-reached = ends the game
if-it-ended-now = If it ended now
scored-so-far = { $points } scored so far
standing-now = { $points } if it ended now
place-number = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
scored-total = Scored so far
ended-also = If the game ended now, also
standing-public = All of this is public, nothing is guessed.
standing-hidden = A question mark hangs on something hidden and is not counted.
trigger-up = { $value } of { $goal }
trigger-down = { $value }, ends at { $goal }
lost-unused = This would be lost unused:
play-on = Play on
keep-it = Keep it
do-it-anyway = Do it all the same
do-not-tell-again = Don’t tell me again at this table
otherwise = otherwise asked:
more-ways = { $count ->
    [one] and { $count } more way, step by step
   *[other] and { $count } more ways, step by step
}
nothing-to-undo = Nothing to take back.
tap-something = Tap a thing or an answer
sheet-up = Show the question
sheet-down = Hide the question
since-your-turn = Since your turn
turn-of-turns = turn { $turn } of { $turns }
pace-once = At once
pace-calm = Calm
pace-step = Step by step
on-to-now = On to now
board-of-the-past = The table as it was
back-to-table = back to the table
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
meanwhile = At any moment of your turn
options-offered = { $count ->
    [one] { $count } answer is offered.
   *[other] { $count } answers are offered.
}
which-one = Which one?
not-this = Not now
read-rule = read rule
can-be-picked = can be picked
undo = Undo
redo = Redo
hint = Hint
thinking = Thinking …
hint-line = ahead in { $win } % of imagined games, { $margin } points on average
confirm-turn = Confirm turn
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
turn-notice-off = Tell me on this device when it is my turn
turn-notice-on = This device tells you when it is your turn
turn-notice-cannot = This browser cannot: it takes a page over https.
turn-notice-denied = The browser does not allow messages from this page.
turn-notice-failed = That did not work. The push service of the browser cannot be reached.
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

## Lessons
nav-learn = Learn
lesson = Lesson
learn-title = Learn a game in twenty minutes
learn-note = Step by step, on a real table. Every part can be started by itself.
all-lessons = Other lessons
all-parts = All parts
parts-done = { $count ->
    [one] { $count } part done
   *[other] { $count } parts done
}
part-of-parts = Part { $part } of { $parts }
step-of-steps = step { $step } of { $steps }
steps-of-part = Steps of this part
look-here = look here
step-number = Step { $step }
step-puzzle = Step { $step }, a puzzle
part-done = This part is done.
done = done
part-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
words-and-icons = Words and icons
exact-rules = Exact rules:
back-a-step = Back a step
show-me = Show me
next = Next
next-part = Next part
other-answers = { $count ->
    [one] { $count } other answer
   *[other] { $count } other answers
}
mark-right = { $answer }:
mark-best = { $answer }: yes!
mark-fair = { $answer }: not bad.
mark-wrong = Not this: { $answer }.
progress-kept = Progress kept in this browser
coach = Coach:
got-it = Got it
ask-coach = Ask the coach
ask-me-back = Ask me back before costly turns
look-again = Look again
let-it-stand = Let it stand
what-would-you-do = What would you do?
do-not-ask-back = Do not ask me back any more
closing-title = What the coach says of your game
went-well = Went well
next-time = Next time
three-plans = Three plans for a first game
play-first-game = Play your first game

## Rules
in-short = The game in short
exact-rules-page = Exact rules
contents = Contents
learn-in-minutes = { $count ->
    [one] Learn it in { $count } minute
   *[other] Learn it in { $count } minutes
}
print = Print
page-ways = Ways to score
page-typical = Typical points
page-often = often { $low }–{ $high }
page-measured = “Often” is the middle half of what seats scored in { $count } games of our bots, played on { $day }.
page-turn = Your turn
page-round = The round
page-end = The end
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
by-move-standing = full: if it ended there, dotted: scored
nothing-to-play-on = The game is over here; go back to an earlier choice.
report-players = Players
best-bold = best of each column in bold
place = Place
player = Player
show-board = Show the board
show-figures = Show the figures
play-from-here = Play on from here
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

## Without a server

new-version = A new version is ready.
take-new-version = Use it now
without-server = Without a server
without-server-note = Everything is played and kept on this device, also in flight mode. Friends can come by a link where a server keeps the tables: connect to one.
server-address = Address of a server
connect = Connect
licences = Licences of all parts
