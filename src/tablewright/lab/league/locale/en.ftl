### The report of a league. Conventions: see tablewright.text.catalogue.

report-title = { $game }: a league of bots
report-lead = { $games ->
        [one] { $games } game
       *[other] { $games } games
    } for { $players ->
        [one] { $players } player
       *[other] { $players } players
    }, seed { $seed }, rules revision { $rules }.{ $options ->
        [none] { "" }
       *[some] { " " }Options: { $list }.
    }
report-errors = { $errors ->
        [one] { $errors } game ended in an error and is left out.
       *[other] { $errors } games ended in an error and are left out.
    }
report-standings = Standings
report-bot = Bot
report-seats = Games
report-elo = Elo
report-skill = OpenSkill
report-wins = Wins
report-points = Points
report-standings-text = Small figures are 95 % intervals. Elo and wins: bootstrap over whole games. Points: from the spread of the games. OpenSkill: its own uncertainty.
report-ratings = Ratings
report-ratings-text = Elo with its 95 % interval. { $sure ->
        [lead] { $first } is ahead of { $second } beyond chance: the intervals do not overlap.
        [open] The intervals of { $first } and { $second } overlap: more games would be needed to tell who is stronger.
       *[alone] There is only one bot, so there is nobody to compare it with.
    }
report-scores = Points
report-scores-text = How often each bot ends with how many points; the line marks the median. The best bot by its median is { $best } with { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
report-seat = Seats
report-seat-text = Share of games won by each seat, whoever sat there; the dashed line is an even share. { $sure ->
        [fair] No seat is ahead or behind beyond chance.
       *[unfair] Beyond chance, these differ from an even share: { $names }.
    }
report-seat-name = Seat { $number }
report-faction = Factions
report-faction-text = Share of games won by each faction, whoever played it; the dashed line is an even share. { $sure ->
        [fair] No faction is ahead or behind beyond chance.
       *[unfair] Beyond chance, these differ from an even share: { $names }.
    }
report-sources = Where the points come from
report-sources-text = Mean points of a game by their source; losses go to the left of zero. The most for all bots together comes from: { $first }.
report-length = Length of the games
report-length-text = Choices in a game, all seats together: half of the games had between { $low } and { $high }, the longest { $most }.
report-all-games = all games
report-against = Against each other
report-against-text = How often the bot of the row finished ahead of the bot of the column; a tie counts half.
report-foot = Made by Tablewright { $version }. The figures are in games.csv and sources.csv beside this file; the same settings and seed give the same games.
report-other-sources = other
