### The command line. Conventions: see tablewright.text.catalogue.

## Help pages

help = Heavy Euro board games, played exactly by their rulebooks.
help-usage = Usage: { $words }
help-usage-command = COMMAND
help-usage-options = [OPTIONS]
help-title-arguments = Arguments
help-title-options = Options
help-title-commands = Commands
help-title-variables = Environment
help-default = { $text } (default: { $value })

help-games = Show which games can be played here.
help-play = Play a game in the terminal.
help-learn = Learn a game step by step, on real tables.
help-serve = Open tables in the browser, for this machine or a network.
help-sim = Let bots play many games and count the points.
help-league = Let bots play each other in every seat, rate them and write a report.
help-rules = Read or search the rules of a game, and see which code and tests they have.
help-data = Show where the numbers of a game come from, and check that they add up.
help-replay = Watch a recorded game once more.
help-draw = Print a table as a picture (SVG), after some random choices or from a saved game.
help-verify = Check that a recorded game was played by the rules and with the chance it was sealed with.
help-analyse = Search the open question of a saved or recorded game and show what each option promises.
help-new-game = Write a package with a small game of your own that plays at once.
help-explore = Look for pieces of a game that random players never reach, and keep the records.
help-sweep = Play every number of players and every variant of a game, and see what fails or never comes into play.
help-bench = Measure how fast the games are on this machine.
help-arena = Let a program of your own play against the bots, and rate it.
help-arena-program = a command that reads positions as JSON, line by line, and writes the id of an option
help-arena-bots = who plays the other seats
help-arena-deals = how many deals; each is played once from every seat
help-mcp = Let language models play, over the Model Context Protocol.
help-mcp-http = serve over HTTP on --host and --port instead of standard input and output
help-mcp-host = the address to listen at
help-mcp-port = the port to listen at
help-doctor = Check that everything is in order here.
help-lessons = Show what a game teaches, or turn a played game into a skeleton of lessons.

help-option-language = language of everything you read
help-option-help = show this page
help-option-install_completion = install completion for the current shell
help-option-show_completion = show completion for the current shell, to copy it
help-option-game = name of the game; see: tablewright games
help-option-players = how many play
help-option-seed = makes the chance repeatable
help-option-bots = who plays: one bot for all seats, or one for each, such as random,random
help-option-option = a setting of the game as name=value; may be repeated
help-option-as_json = print JSON for scripts
help-explore-games = how many games to play at most
help-sweep-games = how many games of each
help-sweep-kept = folder of kept records, such as those of explore; what they bring into play counts too
help-sweep-seed = seed of the first game of each
help-sweep-jobs = how many processes; 0 for one per core
help-sweep-failures = folder for the records of games that end in an error
help-new-game-name = what the game is called: small letters, digits and hyphens
help-new-game-into = where to write it; else into a new folder of that name
help-explore-out = folder for the records of games that found something
help-explore-renew = folder of kept records: those that do not fit the rules of today are played again and replaced
help-option-file = a file made by save
help-verify-commitment = the commitment that was shown before the game; the record must hold the same
help-play-players = how many play (default: two)
help-play-seed = makes the chance repeatable; without one nobody can know it
help-play-seat = where people sit: 1, 2=Anna, 1,3, all or none; bots play the other seats (default: 1)
help-play-bots = who plays the other seats: one bot for all, or one for each
help-play-load = go on with a saved game
help-play-confirm = at the end of each turn wait for Enter, so that its last choice can be taken back too, or do not
help-play-coached = a first game against easy bots, with a coach: hints when they help, a question back before costly turns, a word at the end
help-learn-part = the part to begin with
help-lessons-record = a played game to make lessons of; they are printed
help-lessons-seat = whose moves of the record are taught
help-serve-host = address to listen on; others than this machine need a secret (TABLEWRIGHT_SECRET)
help-serve-port = port to listen on; 0 for any free one
help-serve-data = folder where the tables are kept
help-serve-database_url = keep the tables in this database instead, such as postgresql://user@host/name
help-serve-open_browser = open the browser, or not
help-serve-origin = a further address under which browsers see this server; may be repeated
help-serve-behind_proxy = believe the addresses that a reverse proxy on this machine passes on
help-serve-public_url = address of this server for links in notices
help-serve-metrics_open = show /metrics to other machines, too
help-serve-bot_seconds = a bot that has not decided after so many seconds is replaced for that move
help-serve-ray = let bots, hints and replays be worked out on a Ray cluster: its address, or local for one on this machine
help-serve-push = let browsers be told that it is somebody's turn at slow tables; a mail address or page where push services can reach you
help-serve-plugin = a Python module with games or bots of your own; may be repeated
help-serve-dev = for those who build games: start anew when a file changes, and show everything about tables at /dev; on this machine only
help-sim-games = how many games
help-sim-seed = seed of the first game; the next games have the next numbers
help-sim-jobs = how many processes; 0 for one per core
help-sim-failures = folder for the records of games that end in an error
help-league-bots = which bots take part, separated by commas, such as random,greedy,mcts:iterations=50
help-league-games = how many games in all, shared out evenly over line-ups and seats
help-league-jobs = how many processes; 0 for one per core
help-league-ray = play on a Ray cluster: its address, or local for one on this machine
help-league-out = folder for results and report; a league that is there already is gone on with
help-league-seed = seed of the first game; the same seed gives the same results, however many processes play
help-rules-rule = id of a rule, chapter or section, or words to look for
help-rules-search = show the rules that hold these words
help-rules-covered = show which code does each rule and which tests prove it
help-rules-where = show where code and tests carry out and prove the rule named
help-rules-tests = where the tests of the game lie, if not in tests/games
help-data-check = exit with code 2 if anything is wrong
help-replay-to = stop after so many moves and show only the table
help-replay-step = wait for Enter after each move
help-replay-seat = see it as this seat; without it every choice is told, and the table is shown as to spectators
help-draw-after = how many choices are made at random first
help-draw-seat = see it as this seat, 0 as a spectator; without it as whoever is asked
help-draw-load = draw a saved game
help-analyse-to = the question after so many moves of the record, not the last one
help-analyse-seat = the question to this seat, where several are asked at once
help-analyse-seconds = how long to search
help-analyse-jobs = how many processes search; 0 for one per core
help-analyse-seed = of the tables that are imagined
help-draw-scene = the whole table, only the board, or only the area of the seat
help-draw-theme = the table under the board
help-sim-plugin = a Python module with games or bots of your own; may be repeated
help-league-plugin = a Python module with games or bots of your own; may be repeated
help-bench-games = which games, separated by commas (default: all)
help-bench-seconds = how long each figure is measured
help-bench-environments = measure what learners get: decisions with observation and mask
help-variable-TABLEWRIGHT_LANGUAGE = en or pl, where --language is not given
help-variable-TABLEWRIGHT_DATA_OVERRIDES = folder of your corrections to component data; empty: none
help-variable-TABLEWRIGHT_SECRET = the secret that whoever makes tables is asked for (serve)
help-variable-TABLEWRIGHT_DATABASE_URL = database of the server, where --database-url is not given
help-variable-TABLEWRIGHT_SMTP = mail server for notices, as smtp://user:password@host:587/?from=address
help-variable-TABLEWRIGHT_DEBUG = 1 shows where in the program an error came from

## What was typed cannot be used

no-such-language = There is no language “{ $language }”. Languages: { $languages }.
no-such-command = There is no command “{ $command }”. Commands: { $commands }.
no-such-command-near = There is no command “{ $command }”. Did you mean “{ $near }”?
no-such-game = There is no game “{ $name }”. Games: { $names }.
no-such-game-near = There is no game “{ $name }”. Did you mean “{ $near }”?
no-such-bot = There is no bot “{ $name }”. Bots: { $names }.
no-such-bot-near = There is no bot “{ $name }”. Did you mean “{ $near }”?
no-such-rule = There is no rule “{ $name }”, and no rule holds these words.
no-such-rule-near = There is no rule “{ $name }”. Did you mean { $near }?
no-such-seat = There is no seat “{ $seat }”. Seats are counted from 1 to { $players }: write 1, 2=Anna, all or none.
no-such-number = There is no option { $number }. Type a number from 1 to { $count }.
no-such-order = I do not know “{ $word }”. Type a number, or “{ $help }”.
no-such-file = There is no file { $file }. Check the path.
no-such-folder = There is no folder { $folder }. Make it first, or name another one.
cannot-write = { $file } cannot be written ({ $detail }). Name another file.
cannot-read = { $file } cannot be read ({ $detail }). Check its permissions.
not-a-save = { $file } is no save of Tablewright, or it is damaged. Name another file.
newer-save = { $file } was written by a newer Tablewright (format { $format }, this one reads { $known }). Update Tablewright.
bad-save = { $file } cannot be used, it is damaged or was changed: { $detail } Name another file.
save-of-elsewhere = { $file } cannot be used here. { $detail }
newer-rules = It was played with newer rules of { $game } (revision { $rules }, here { $known }). Update Tablewright.
bad-bot = The bot “{ $bot }” cannot be made. { $detail }
endless = “{ $seconds }” is no number of seconds. Name one above 0.
load-settled = { $option } is for new games; { $file } says it already. Leave { $option } out.
wrong-players = { $game } cannot be played by { $players }. Possible: { $allowed }.
no-options = { $game } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } has no options, so no “{ $name }” either. Leave it out.
no-such-option = { $game } with { $players ->
        [one] { $players } player
       *[other] { $players } players
    } has no option “{ $name }”. Options: { $names }.
wrong-value = The option “{ $name }” cannot be “{ $value }”. Possible: { $values }.
option-without-value = “{ $word }” is no setting. Write name=value.
wrong-bots = { $count ->
        [one] { $count } bot was named
       *[other] { $count } bots were named
    } for { $places ->
        [one] { $places } seat
       *[other] { $places } seats
    }. Name one bot for all, or one for each seat.
too-few-games = { $games } games cannot be played. Name at least 1.
too-few-jobs = { $jobs } processes cannot work. Name at least 1, or 0 for one per core.
play-what = Which game? Name one, such as: tablewright play quarry. All games: tablewright games.
draw-what = Which game? Name one, such as: tablewright draw origins. All games: tablewright games.
load-other-game = { $file } is a game of { $other }, not of { $game }. Leave out the name of the game.
usage-no-such-option = There is no option “{ $option }”. See --help.
usage-no-such-option-near = There is no option “{ $option }”. Did you mean { $near }?
usage-missing = { $name } is missing. See --help.
usage-value-missing = The option “{ $option }” wants exactly one value. See --help.
usage-wants-int = { $name } must be a whole number.
usage-wants-float = { $name } must be a number.
usage-from = { $name } must be a number from { $least } up.
usage-from-to = { $name } must be a number from { $least } to { $most }.
usage-wrong-value = The value of { $name } cannot be used. See --help.
usage-too-much = These words do not belong here: { $words }. See --help.
usage-other = { $detail } See --help.
stopped = Stopped.
told-below = { $detail }
system-refuses = The system refuses ({ $detail }). Check path, permissions and free space.
bug = Something in Tablewright broke: { $kind }: { $detail }. Please report it; with TABLEWRIGHT_DEBUG=1 set it shows where.

## Games

games-name = Name
games-title = Title
games-players = Players
games-options = Options
games-broken = { $name } is installed, but cannot be played. { $reason }

## At the table

yes = yes
board = Table
board-nothing = Nothing on the table holds “{ $words }”.
board-changed = { $title }: changes
bot-name = Bot { $number }
play-welcome = { $game }. Type the number of an option, or “{ $help }”.
play-pass-screen = Pass the screen to { $name }, then press Enter.
play-save-first = Save the game first? File name, or just Enter to leave without saving:{ " " }
play-overwrite = { $file } is already there. Overwrite it? [y/N]{ " " }
play-saved = Saved to { $file }. To go on: { $command }
play-broken = Something broke. The table is as it was before the last choice.
play-thinking = Thinking …
play-left = The game was left.
play-confirm-turn = Your turn is over. Press Enter to let it stand, or type “{ $undo }”.
play-usual = { $prompt } { $answer }, as usual. (“{ $undo }” lets you choose.)
thing-which = Which way? Type “{ $words }” and its number.
thing-idle = Nothing can be done with “{ $words }” now.
play-meanwhile = Or at any moment of your turn:
play-over = The game is over
standing = { $points ->
        [one] { $name }: { $points } point
       *[other] { $name }: { $points } points
    }
standing-if-over = { $points } if the game ended now
standing-end = Towards the end: { $nearness }
play-help = Type the number of an option or its name. You can also type:
order-board = board
    .with = [words]
order-board-help = show the whole table again; with words, only what holds them
order-look = look
    .with = NUMBER
order-look-help = what the table says about an option: costs, effects, what lies there
order-why = why
    .with = [NUMBER]
order-why-help = what is not possible now and why; with a number, the rule as well
order-undo = undo
order-undo-help = take back your last choice
order-redo = redo
order-redo-help = do again what was taken back
order-log = log
    .with = [LINES]
order-log-help = what happened; with a number, so many lines
order-score = score
order-score-help = where the points came from
order-rules = rules
    .with = [ID or words]
order-rules-help = the chapters of the rules; with an id or words, the rules meant
order-save = save
    .with = FILE
order-save-help = save the game into a file
order-help = help
order-help-help = show this list
order-quit = quit
order-quit-help = leave the game

## Lessons

learn-welcome = { $title }. Type the number of an answer, Enter to read on, or “{ $help }”.
learn-heading = Part { $part } of { $parts } · { $title } · step { $step } of { $steps }
learn-read-on = (Enter: read on)
learn-part-over = (Enter: the next part)
learn-left = To go on from this part: { $command }
learn-over = That was the last part. Now a game of your own: { $command }
learn-right = Yes.
learn-best = Yes.
learn-fair = Possible, but there is something better.
learn-wrong = Not this one.
coach-says = Coach: { $word }
coach-would = Coach: I would try “{ $answer }”.
coach-wasted = Coach: this leaves unused: { $lost }. Sure? [y/N]{ " " }
coach-sure = Let it stand all the same? [y/N]{ " " }
coach-waits = Good. Choose again, or take back with “{ $undo }”.
coach-none = There is no coach at this table; { $command } has one.
coach-what = The order is “{ $order }” alone, or with on or off.
coach-on = on
coach-off = off
coach-asks = The coach asks back before something costly.
coach-asks-not = The coach asks nothing back any more.
coach-closing = What the coach says of your game
coach-well = Went well
coach-next = Next time
learn-no-rules = No rule belongs to this step.
learn-help = Type the number or the name of an answer, or Enter to read on. You can also type:
order-back = back
order-back-help = go back a step
order-show = show
order-show-help = let the lesson make the move
order-parts = parts
order-parts-help = all parts; with a number, begin that part
order-words = words
order-words-help = words and pictograms of the game, those of the question first; with a word, what it means
words-here = In this question:
words-all = Everything else:
words-none = No word or pictogram is explained with “{ $word }”. The rules may know it.
order-coach = coach
    .with = [on|off]
order-coach-help = at a coached table: the coach’s word on the question; on or off: whether the coach asks back
order-rules-learn = the exact rules behind this step
order-quit-learn = leave the lesson
lessons-steps = { $count ->
        [one] { $count } step
       *[other] { $count } steps
    }
lessons-figures = { $steps ->
        [one] { $steps } step
       *[other] { $steps } steps
    }, about { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }.
no-lessons = { $game } has no lessons.
no-such-part = There is no part { $part }; the lessons have { $count ->
        [one] { $count } part
       *[other] { $count } parts
    }.

look-at-what = At which option? Type: { $order } NUMBER
look-nothing = The table says no more about it. To look it up: { $order } WORDS
save-where = Into which file? Type: { $order } FILE
undone = Taken back. (“{ $order }” does it again.)
undo-barred = Nothing can be taken back: a choice stands once it showed something hidden, used chance, or somebody else has decided.
redo-nothing = There is nothing to do again.
log-nothing-yet = Nothing has happened yet.
why-nothing = Nothing that you might expect is missing.
why-more = For the rule type: { $order } NUMBER
why-no-such = “{ $typed }” is not in the list. Type a number from 1 to { $count }.

## Points

score-title = Points
score-source = From
score-if-over = If the game ended now
score-total = Total
score-place = Place
place = { $place }
wins = { $points ->
        [one] { $name } wins with { $points } point.
       *[other] { $name } wins with { $points } points.
    }
share-win = { $points ->
        [one] { $names } share the win with { $points } point.
       *[other] { $names } share the win with { $points } points.
    }
nobody-wins = Nobody wins.

## Simulation

sim-playing = { $game }
sim-errors = { $errors ->
        [one] { $errors } error
       *[other] { $errors } errors
    }
sim-played = { $games ->
        [one] { $games } game
       *[other] { $games } games
    }, { $decisions ->
        [one] { $decisions } decision
       *[other] { $decisions } decisions
    } in { $seconds } s ({ $rate } per second)
sim-seat = Seat
sim-bot = Bot
sim-points = Points
sim-wins = Wins
sim-unreached = { $count ->
        [one] { $count } piece never came
       *[other] { $count } pieces never came
    } into play: { $pieces }
sim-stopped = { $count ->
        [one] { $count } game was stopped after { $choices } choices without having come to an end; it counts
       *[other] { $count } games were stopped after { $choices } choices without having come to an end; they count
    } neither in the points nor in the wins.
sweep-way = Players
sweep-games = Games
sweep-decisions = Decisions
sweep-points = Points
sweep-errors = Errors
sweep-stopped = Stopped
sweep-unreached = Not in play
sweep-only-recorded = { $count ->
        [one] { $count } piece came
       *[other] { $count } pieces came
    } into play only in the kept records: { $pieces }
all-reached = Every one of the { $pieces } pieces came into play.
sim-failure = Seed { $seed }: { $problem } Record: { $record }
sim-more-failures = { $count ->
        [one] … and { $count } more failed.
       *[other] … and { $count } more failed.
    }

## League

league-played = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } played in { $seconds } s{ $known ->
        [0] .
       *[other] , { $known } known before.
    }
league-elo = Elo (95 %)
league-skill = OpenSkill (95 %)
league-wins = Wins (95 %)
league-points = Points (95 %)
league-faction = Faction
league-games = Games
league-ahead = ahead of { $faction }
league-failed = { $count ->
        [one] { $count } game ended in an error. Its record is in { $folder }.
       *[other] { $count } games ended in an error. Their records are in { $folder }.
    }
league-report = Report: { $file }
league-no-ray = Ray is not installed. For that: pip install "tablewright[ray]"

## Rules

rules-which = Which game? Write: tablewright rules GAME, or tablewright rules --coverage for all.
rules-json = --json belongs to --coverage. Add --coverage, or leave it out.
rules-where-which = Which rule? Write: tablewright rules GAME ID --where.
rules-home = { "" }  at home in { $file }
rules-count = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    }
rules-found = { $count ->
        [0] Nothing was found. Try fewer words, or only their beginnings.
        [one] { $count } found.
       *[other] { $count } found.
    }
rules-no-tests = The tests of { $game } were not found. Run this in a source checkout, or name them with --tests FOLDER.
coverage-game = Game
coverage-rules = Rules
coverage-cited = In code
coverage-tested = Tested
coverage-examples = Examples
coverage-missing = Missing
coverage-rule = Rule
coverage-code = Code
coverage-tests = Tests
coverage-gaps = { $game } lacks code or a test for: { $ids }
coverage-gaps-more = { $game } lacks code or a test for: { $ids }, … ({ $count } in all)
coverage-open = { $game }: the book { $book } is open: it cannot be played yet. { $count ->
        [one] { $count } of its rules and examples is
       *[other] { $count } of its rules and examples are
    } still to be done.

## Component data

data-schema = { $file } lacks { $lacking }. See step 2 of CONTRIBUTING.md, “Add a game in an evening”.
data-none = { $game } has no component data to show.
data-what = Pieces
data-expected = Expected
data-actual = Found
data-source-rulebook = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } from the rulebook
data-source-public = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } from other public sources
data-source-reconstructed = { $count ->
        [one] { $count } entry
       *[other] { $count } entries
    } reconstructed
data-partly = { $count ->
        [one] { $count } entry is
       *[other] { $count } entries are
    } partly reconstructed
data-unsourced = Without a source: { $entries }
data-override = { $count ->
        [0] { $file } corrects nothing
        [one] { $file } corrects { $count } value:
       *[other] { $file } corrects { $count } values:
    }
data-sound = Everything adds up.

## Records

replay-no-record = { $file } holds no record of moves: it can be loaded, but neither replayed nor verified.
replay-no-such-move = There is no move { $move }. The record has { $moves }.
replay-next = Enter: next move, Ctrl-C: stop{ " " }
replay-at = { $moves ->
        [0] The table at the start
        [one] The table after { $moves } move
       *[other] The table after { $moves } moves
    }
explore-found = A game for { $players ->
        [one] { $players } player
       *[other] { $players } players
    } found { $pieces_count } new, { $missing } missing: { $pieces }
explore-missing = Never in play: { $missing }
explore-renewed = { $file } is played anew: { $moves } moves.
verify-good = { $file } is sound: { $moves ->
        [one] { $moves } move follows
       *[other] { $moves } moves follow
    } the rules, and all chance follows from the seed.
verify-bad = { $file } is not sound:
verify-other-commitment = The commitment in the file is not the one that you named: it is another game, or another seed.
analyse-over = The game is over: there is nothing left to choose. Name an earlier move with --to.
analyse-not-asked = There is no question for { $seat } now. Whoever is asked: { $asked }.
analyse-option = Option
analyse-visits = Looks
analyse-margin = Points ahead
analyse-win = Wins

## Speed

arena-result = { $games } games against { $bot }: mean return { $value }, with 95 % confidence { $low } to { $high } (1: every game won, -1: every game lost).
arena-slips = { $count ->
    [one] Once
   *[other] { $count } times
} the program answered nothing that was offered; the first option was taken.
mcp-missing = For this the official SDK is needed: pip install "tablewright[mcp]"
bench-machine = { $processor }, one core, { $python }, { $shape ->
        [compiled] compiled
       *[pure] pure Python
    }
bench-no-time = { $seconds } seconds are too few. Name more than 0.
bench-no-peers = No other engine is installed to compare with. For that: pip install "tablewright[bench]"
bench-decisions_per_second = decisions/s
bench-games_per_second = games/s
bench-forks_per_second = forks/s
bench-copies_per_second = copies/s
bench-saves_per_second = saves/s
bench-bytes_per_table = bytes per table
bench-options_p999_us = slowest question (99.9 %), µs
bench-growth = cost of a decision at 10,000 to that at 100
bench-search_iterations_per_second = looks ahead of the search/s
bench-search_gain_two_processes = times as many looks by two processes
bench-first_drawing_p95_ms = whole table drawn (95 %), ms
bench-update_drawing_p95_ms = change drawn (95 %), ms
bench-effects_p95_ms = what all answers do (95 %), ms
bench-reach_p95_ms = lines to all things (95 %), ms
bench-vector_per_second = many tables at once, decisions/s
bench-pettingzoo_per_second = PettingZoo in turns, decisions/s
bench-parallel_per_second = PettingZoo in cycles, decisions/s
bench-gymnasium_per_second = Gymnasium alone, decisions/s
bench-open_spiel_per_second = OpenSpiel's environment, decisions/s
bench-ratio-game = Game
bench-ratio-peer = compared with
bench-ratio-decisions = decisions/s
bench-ratio-copies = copies/s
bench-ratio-forks_to_copies = our forks/s to its copies/s
bench-ratio-search = looks ahead/s

## Doctor

doctor-missing = Packages are missing: { $packages }. Install Tablewright again.
doctor-compiled = The engine is compiled.
doctor-pure = The engine runs as pure Python: correct, but several times slower than compiled ({ $known ->
        [True] { $reason }
       *[False] these are sources that were not built
    }).
doctor-could-compile = A C compiler is here: TABLEWRIGHT_COMPILED=1 pip install . compiles it, or says what is in the way.
doctor-overrides = { $count ->
        [0] Your corrections to component data are looked for in { $folder }; there are none.
       *[other] Your corrections to component data in { $folder }: { $games }
    }
doctor-no-overrides = Your corrections to component data are turned off.
doctor-can-write = Saves can be written in { $folder }.
doctor-cannot-write = Saves cannot be written in { $folder } ({ $detail }). Go to another folder to play.
doctor-game = { $game }: games for { $players } played to the end, saved and loaded.
doctor-save-differs = { $game }: a save does not load as it was. This is a bug, please report it.
doctor-game-fails = { $game }: { $detail }
doctor-well = Everything is in order.
doctor-ill = Something is wrong; see above.

## serve

serve-address = Tablewright is at { $url }
serve-data = Tables are kept in { $place }
serve-no-client = The browser client is not built; { $url } says how to do it.
serve-secret = Whoever makes tables is asked for the secret.
serve-dev = Everything about tables is at { $url }. The server starts anew when a file changes.
serve-dev-changed = { $file } has changed; the server starts anew.
serve-dev-again = The server answers again.
serve-dev-ended = The server has ended; what it says is above. It starts anew when a file changes.
serve-dev-local = --dev shows what is hidden at tables, so it is for this machine only. Leave out --host and --behind-proxy.
serve-stop = Press Ctrl+C to end it.
serve-secret-needed = { $host } can be reached from other machines. Set a secret of at least 8 signs in { $variable }, or leave --host out.
serve-not-installed = The server is not installed ({ $package } is missing). Install it with: pip install 'tablewright[server]'
serve-address-taken = The server cannot listen on { $host }, port { $port }: { $why }. Choose another with --host or --port.
serve-cannot = The server cannot be started: { $why }
serve-no-plugin = There is no Python module “{ $name }” for --plugin. Install it, or run where Python finds it.
serve-bad-database-url = The address of the database cannot be used ({ $why }). Write it like postgresql://user@host/name.
serve-no-push = What sends messages to browsers is not installed. For that: pip install 'tablewright[push]'
serve-bad-contact = { $contact } is neither a mail address nor an https address. Push services want to know whom to write to about this server.
serve-no-database = The tables cannot be kept. { $why }

## new-game

new-game-written = { $count ->
        [one] { $count } file is
       *[other] { $count } files are
    } written into { $folder }: a small game that plays, with its rules in { $rules }. Now type:
new-game-name = A game cannot be called { $name }. Use small letters, digits and hyphens, with a letter first, such as apple-market.
new-game-module = Python has something called { $name } already, which the game would hide. Choose another name.
new-game-taken = There is a game { $name } here already. Choose another name.
new-game-folder = { $name } is not empty. Name another folder with --into.
