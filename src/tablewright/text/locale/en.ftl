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

## What an answer would do

effects-cost = Costs { $list }.
effects-gain = Gives { $list }.
effects-points =
    { $n ->
        [one] { $n } point at once.
       *[other] { $n } points at once.
    }
effects-points-lost =
    { $n ->
        [one] Loses { $n } point at once.
       *[other] Loses { $n } points at once.
    }
effects-other = { $seat }: { $list }.
effects-standing = If the game ended now: { $before } → { $after }.
effects-end = { $what }: { $before } → { $after }.
effects-end-reached = { $what }: { $before } → { $after }, which brings the end of the game.
effects-chance = Then chance decides.
effects-shown = Then something hidden comes to light.
effects-together = Then everybody's choice is shown.
effects-wasted = Would be lost unused: { $list }.
effects-for-good = Cannot be taken back.

## Set-ups that cannot be

setup-players = { $title } can be played by { $players } players, not by { $given }.
setup-option = { $title } with { $n ->
        [one] { $n } player
       *[other] { $n } players
    } has no option “{ $name_id }”. Options: { $known_id ->
        [none] none
       *[other] { $known_id }
    }.
setup-value = “{ $name_id }” can be: { $known_id }; not “{ $value_id }”.
setup-seed = A sealed seed is “sealed:” followed by 64 hexadecimal digits.
setup-bot-missing = There is no bot “{ $bot_id }”. There is: { $known_id }.
setup-bot-none = The bot “{ $bot_id }” has no setting “{ $name_id }”; write just “{ $bot_id }”.
setup-bot-unknown = The bot “{ $bot_id }” has no setting “{ $name_id }”. Settings: { $known_id }.
setup-bot-number = The setting “{ $name_id }” of the bot “{ $bot_id }” must be a number from { $least } up, not “{ $value_id }”.
setup-bot-part = In the bot “{ $bot_id }” the part “{ $name_id }” is no setting; write name:setting=value.

## Why nothing can be taken back

no-undo-others = { $seat } has decided since.
no-undo-confirmed = You have let your turn stand.
no-undo-shown = Something has come to light by your choice.
no-undo-because = This has come to light by your choice: { $lines }

## The story of a turn

story-points =
    { $points ->
        [one] { $points } point for { $seat }.
       *[other] { $points } points for { $seat }.
    }
