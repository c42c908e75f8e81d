### What every game says. Conventions: see tablewright.text.catalogue.

## Answers that need no words of the game's own

common-answer =
    .yes = Yes
    .no = No
    .none = Nothing
    .done = Done
    .pass = Pass
    .skip = Skip
    .option = { $it }

## People

seat-name = Player { $number }

## Lists and amounts

# The end of a list: everything before the last part is already joined by commas.
list-last = { $head } and { $last }
list-empty = nothing
number = { $n }
amount = { $n } × { $it }

## The log of every game

log-score =
    { $points ->
        [one] { $seat } scores { $points } point ({ $source }).
       *[other] { $seat } scores { $points } points ({ $source }).
    }

log-lose =
    { $points ->
        [one] { $seat } loses { $points } point ({ $source }).
       *[other] { $seat } loses { $points } points ({ $source }).
    }

## How the table stands

round-name = Round { $n }
head-round = Round { $n } of { $of }

## Before the game: words for values that need none of the game's own

setting-value =
    .yes = Yes
    .no = No
    .on = On
    .off = Off
    .random = At random
