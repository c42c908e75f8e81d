# Daitoshi: everything a player reads.

## Names: resources and amounts
name-food = Food
name-energy = Energy
name-material = Material
name-luxury = Luxury
name-wealth = Wealth
name-steam = Steam
name-water = Water
name-coal = Coal
amount-food = { $n } Food
amount-energy = { $n } Energy
amount-material = { $n } Material
amount-luxury = { $n } Luxury
amount-wealth = { $n } Wealth
amount-steam = { $n } Steam
amount-water = { $n } Water
amount-coal = { $n } Coal

## Names: workers, hexes and tracks
name-green = green
name-yellow = yellow
name-pink = pink
name-blue = blue
name-any = any
name-river = River
name-forest = Forest
name-mountain = Mountain
name-underground = Underground

## Names: the city
name-inner_hall = City Hall
name-inner_invention = Inventors District
name-inner_expand = Builders District
name-inner_electrify = Power District
name-inner_trade = Trade District
name-middle_1 = Power Plant
name-middle_2 = Market Hall
name-middle_3 = Boiler House
name-middle_4 = Shrine Garden
name-middle_5 = Newspaper Office
name-outer_1 = Bank
name-outer_2 = Nature Reserve
name-outer_3 = Bus Depot
name-outer_4 = Academy
name-outer_5 = Embassy

## Names: other cities
name-city_01 = Green Timber City
name-city_02 = Copyist City
name-city_03 = Yellow Ore City
name-city_04 = Machine City
name-city_05 = Pink Stone City
name-city_06 = Bus City
name-city_07 = Blue Harbour City
name-city_08 = River Glory City
name-city_09 = Progress City
name-city_10 = Steam City
name-city_11 = Conflict City
name-city_12 = Workshop City
name-city_13 = Reputation City
name-city_14 = Fame City
name-city_15 = Mirror City
name-city_16 = Restoration City
name-city_17 = Worker City
name-city_18 = Pilgrim City

## Names: the Factory
name-L1 = left building, floor 1
name-L2 = left building, floor 2
name-L3 = left building, floor 3
name-M1 = middle building, floor 1
name-M2 = middle building, floor 2
name-R1 = right building, floor 1
name-R2 = right building, floor 2
name-R3 = right building, floor 3

## Names: the Mega-Machine
name-mm_1 = Mega-Machine 1
name-mm_2 = Mega-Machine 2
name-mm_3 = Mega-Machine 3
name-mm_4 = Mega-Machine 4
name-s1 = slot 1
name-s2 = slot 2
name-s3 = slot 3
name-s4 = slot 4
name-s5 = slot 5
name-s6 = slot 6
name-upgrade_pilgrim = Pilgrim Upgrade
name-upgrade_wealth = Wealth Upgrade
name-upgrade_progress = Progress Upgrade

## Names: the Mayor and his Advisors
name-mayor = The Mayor
name-advisor_01 = Herald
name-advisor_02 = Treasurer
name-advisor_03 = Chamberlain
name-advisor_04 = Engineer
name-advisor_05 = Stoker
name-advisor_06 = Ranger
name-advisor_07 = Foreman
name-advisor_08 = Chancellor
name-advisor_09 = Ambassador
name-advisor_10 = Curator

## Names: where points come from, and bonuses to put in order
name-production = production
name-progress = progress
name-invention = new inventions
name-workshop = workshops
name-machine = Mega-Machine workshop
name-machine-slot = Mega-Machine
name-electrify = electrification
name-conflict = conflict bonuses
name-trade = trade
name-city = city effects
name-prestige = Prestige
name-wormbus = Wormbus
name-reputation = Reputation
name-exploitation = exploitation
name-advisors = Advisors
name-river-loss = River loss
name-left-over = workers and resources
name-rep = Reputation advance
name-score_rep = Reputation scoring
name-return_hex = return a hex
name-conflict_bonus = conflict bonus
name-activate_city = activate the city
name-copy_market = copy the Magnificent invention
name-mm_workshop = Mega-Machine workshop
name-workshop_here = a workshop of your District
name-copy_city = copy a city

## Settings
setting-start = Basic inventions
    .dealt = dealt at random
    .chosen = chosen in turn order (advanced)
setting-advisors = Advisors of the Mayor

## Effects
op-gain = { $goods }
op-worker = { $colour_id ->
        [any] { $n ->
            [one] { $n } worker of any colour
           *[other] { $n } workers of any colour
        }
       *[other] { $n ->
            [one] { $n } { $colour } worker
           *[other] { $n } { $colour } workers
        }
    }
op-pilgrim = { $track_id ->
        [any] { $n ->
            [one] { $n } Pilgrim advance on any track
           *[other] { $n } Pilgrim advances on any tracks
        }
       *[other] { $n ->
            [one] { $n } { $track } Pilgrim advance
           *[other] { $n } { $track } Pilgrim advances
        }
    }
op-pilgrim-far = { $track_id ->
       *[other] up to { $n ->
            [one] { $n } Pilgrim advance on one track
           *[other] { $n } Pilgrim advances on one track
        }
    }
op-vp = { $per_id ->
        [flag_in_city] { $n } VP for each flag in a city
        [university_invention] { $n } VP for each University invention
        [icon] { $n } VP for each ignored icon
       *[other] { $n } VP
    }
op-progress = { $upto_id ->
        [yes] up to { $n ->
            [one] { $n } progress step
           *[other] { $n } progress steps
        }
       *[other] { $n ->
            [one] { $n } progress step
           *[other] { $n } progress steps
        }
    }
op-return-hex = { $bonus_id ->
        [yes] return a hex with its conflict bonus
       *[other] return a hex
    }
op-flag = { $where_id ->
        [here] a flag in this city
       *[other] a flag in any city
    }
op-score-rep = { $n ->
        [one] score Reputation
       *[other] score Reputation { $n } times
    }
op-rep = { $n ->
        [one] { $n } Reputation advance
       *[other] { $n } Reputation advances
    }
op-prestige = { $n } Prestige
op-wormbus = { $n ->
        [one] { $n } Wormbus step
       *[other] { $n } Wormbus steps
    }
op-conflict-bonus = { $n ->
        [one] the conflict bonus of a hex in your Zone
       *[other] { $n } times the conflict bonus of a hex in your Zone
    }
op-activate-city = activate the city
op-copy-market = the bonuses of the Magnificent invention on the market
op-machine-workshop = the Mega-Machine workshop with its Upgrades
op-workshop-here = a workshop of your District
op-copy-city = the effect of another city
op-hex-slot = conflict bonus of the hex here

## Questions: the turn
turn = What kind of turn do you take?
    .city = City turn: move your Magnate
    .production = Production turn: lead the production
move = Where does your Magnate go?
    .option = { $it_1 ->
        [1] { $district1 }
        [2] { $district2 }
        [3] { $district3 }
        [4] { $district4 }
       *[5] { $district5 }
    }, { $it_2_id ->
        [left] left space
        [middle] middle space
       *[right] right space
    }
basic = Which Basic invention do you start with?
    .basic_01 = { $basic_01 }
    .basic_02 = { $basic_02 }
    .basic_03 = { $basic_03 }
    .basic_04 = { $basic_04 }
place-worker = Place a worker?
    .inner = Inner workshop: { $inner }
    .middle = Middle workshop: { $middle }
    .outer = Outer workshop: { $outer }
    .machine = Mega-Machine: { $machine }
    .done = No more workers
worker-to-place = Which worker?
    .option = A { $it } worker
exploit = Which hex do you exploit?
    .option = { $it } hex
action = Which action do you perform?
    .invention = Work on Invention
    .expand = Expand or renew
    .electrify = Electrify
    .trade = Trade
    .megamachine = Contribute to the Mega-Machine
    .no = No action

## Questions: actions
take-invention = Which invention do you take?
    .common_upper = Common, for 1 Food: { $common_upper }
    .common_lower = Common, for 1 Food: { $common_lower }
    .innovative_upper = Innovative, for 2 Food: { $innovative_upper }
    .innovative_lower = Innovative, for 2 Food: { $innovative_lower }
    .magnificent_1 = Magnificent, for 3 Food: { $magnificent_1 }
take-second = A second invention? Then you gain no bonuses now.
    .common_upper = Common, for 1 Food: { $common_upper }
    .common_lower = Common, for 1 Food: { $common_lower }
    .innovative_upper = Innovative, for 2 Food: { $innovative_upper }
    .innovative_lower = Innovative, for 2 Food: { $innovative_lower }
    .magnificent_1 = Magnificent, for 3 Food: { $magnificent_1 }
    .one = Only one, with its bonuses
install = Into which building does { $invention } go?
    .left = Left building
    .middle = Middle building
    .right = Right building
pay-wealth = How much Wealth do you pay instead of { $resource }? ({ $amount } needed)
    .option = { $it ->
        [0] No Wealth
       *[other] { $it } Wealth
    }
expand = What do you expand?
    .renew = Renew: discard a hex
    .option = { $it_1_id ->
        [middle] Middle space
        [outer] Outer space
       *[inner] Inner space
    } of District { $it_2 }
lay-hex = Which hex do you lay on place { $place }?
    .option = { $it } hex
electrify = What do you electrify?
    .option = { $it_1_id ->
        [inner] Inner tile
        [middle] Middle tile
       *[outer] Outer tile
    } of District { $it_2 }
trade = Which city do you trade with?
    .option = { $it }
trade-units = How much Luxury do you spend in { $city }?
    .option = { $it }
contribute = Which invention do you contribute?
    .option = The one on: { $it }
machine-slot = Which slot of the Mega-Machine?
    .s1 = Slot 1: { $s1 }
    .s2 = Slot 2: { $s2 }
    .s3 = Slot 3: { $s3 }
    .s4 = Slot 4: { $s4 }
    .s5 = Slot 5: { $s5 }
    .s6 = Slot 6: { $s6 }

## Questions: production
activate = Which building do you activate?
    .left = Left building
    .middle = Middle building
    .right = Right building
    .grant = Government Grant: all buildings for free
    .done = No more buildings
activate-granted = Which building comes next?
    .left = Left building
    .middle = Middle building
    .right = Right building

## Questions: bonuses
bonus-order = Which bonus first?
    .option = { $it_1 } × { $it_2 }
progress = Which invention makes progress? { $left ->
        [one] ({ $left } step left)
       *[other] ({ $left } steps left)
    }
    .option = { $it }
    .done = No more steps
pilgrim = Which Pilgrim advances? { $left ->
        [one] ({ $left } advance left)
       *[other] ({ $left } advances left)
    }
    .option = { $it }
pilgrim-far = On which track does a Pilgrim advance?
    .option = { $it }
    .no = None
pilgrim-spaces = How far does the { $track } Pilgrim go?
    .option = { $it ->
        [one] { $it } space
       *[other] { $it } spaces
    }
worker-colour = Which colour shall the worker have?
    .option = { $it }
make-room = Your Factory is full. Who makes room for the { $colour } worker?
    .option = A { $it } worker leaves
    .no = Refuse the { $colour } worker
keep-worker = Conflict: which worker do you keep?
    .option = { $it }
return-hex = Which hex do you return?
    .option = { $it } hex
conflict-hex = Whose conflict bonus do you gain? ({ $times ->
        [one] once
       *[other] { $times } times
    })
    .option = { $it } hex
use-workshop = Which workshop do you use?
    .inner = Inner workshop: { $inner }
    .middle = Middle workshop: { $middle }
    .outer = Outer workshop: { $outer }
copy-city = Which city do you copy?
    .option = { $it }
place-flag = Where do you place a flag?
    .option = { $it }
    .no = No flag

## Questions: flags
flag-before = Spend a flag before?
    .option = { $it }
    .no = No flag
flag-after = Spend a flag now?
    .option = { $it }
    .no = No flag
flag-needed = Which flag makes the action possible?
    .option = { $it }

## What happened
log-basic = { $seat } starts with { $invention } in District { $sector }.
log-neutral = The neutral Magnate goes to District { $sector }, { $space_id ->
        [left] left space
       *[other] middle space
    }.
log-move = { $seat }'s Magnate walks { $distance ->
        [one] { $distance } District
       *[other] { $distance } Districts
    } to District { $sector }, { $space_id ->
        [left] left space
        [middle] middle space
       *[right] right space
    }.
log-gain = { $seat } gains { $goods }.
log-pay = { $seat } pays { $goods }.
log-chimney = { $seat }'s chimney moves by { $n } { $what } to { $space }.
log-worker = { $seat } gains a { $colour } worker.
log-worker-back = { $seat } sends a { $colour } worker back to the supply.
log-no-worker = No { $colour } worker is left for { $seat }.
log-workers-cleared = All workers leave District { $sector }.
log-machine-moves = The Mega-Machine moves to District { $sector }.
log-post = { $seat } places a { $colour } worker in District { $sector }: { $workshop_id ->
        [inner] Inner workshop
        [middle] Middle workshop
        [outer] Outer workshop
       *[machine] Mega-Machine
    }.
log-exploit = { $seat } exploits a { $hex } hex.
log-no-hex = There is no hex for { $seat } to exploit.
log-return-hex = { $seat } returns a { $hex } hex.
log-progress = { $seat }: { $floor } reaches step { $step }{ $icon_id ->
        [develop] {" "}and is developed
        [ready] {" "}and is ready for the Mega-Machine
        [score] {" "}and scores
        [score_twice] {" "}and scores twice
        [return_hex] {" "}and returns a hex
       *[plain] {""}
    }.
log-pilgrim = { $seat }'s { $track } Pilgrim goes to space { $space }.
log-prestige = { $seat }'s Prestige goes to space { $space }.
log-wormbus = { $seat }'s Wormbus goes to space { $space }.
log-reputation = { $seat }'s Reputation is now worth { $vp } VP.
log-flag = { $seat } makes a partnership: { $city }.
log-flag-spent = { $seat } spends the flag in { $city }.
log-city = { $seat } gains the effect of { $city }.
log-action = { $seat } performs: { $action_id ->
        [invention] Work on Invention
        [expand] Expand or renew
        [electrify] Electrify
        [trade] Trade
       *[megamachine] contribution to the Mega-Machine
    }.
log-action-lost = { $seat }'s action has become impossible: { $action_id ->
        [invention] Work on Invention
        [expand] Expand or renew
        [electrify] Electrify
       *[trade] Trade
    }.
log-install = { $seat } installs { $invention }: { $floor }.
log-market = New on the market: { $invention }.
log-build = { $seat } builds { $tile } in District { $sector } with { $hexes }.
log-lit = { $seat } electrifies { $tile } in District { $sector }.
log-trade = { $seat } trades with { $city }: { $n ->
        [one] { $n } bonus
       *[other] { $n } bonuses
    }.
log-contribute = { $seat } contributes { $invention } to the Mega-Machine: { $slot }.
log-university = { $seat } gets a University invention: { $floor }.
log-upgrade = { $upgrade } is installed on the Mega-Machine.
log-lead = { $seat } leads the production.
log-activate = { $seat } activates the { $building_id ->
        [left] left building
        [middle] middle building
       *[right] right building
    }.
log-grant = { $seat } spends the Government Grant.
log-conflict = Conflict: { $seat } has too many { $hex } hexes.
log-peace = { $seat } is at peace with the { $hex } Yokai again.
log-end-triggered = { $seat } has triggered the end: this round is finished, then everybody takes one more turn.
log-game-over = The game is over.

## The Mayor explains himself
log-mayor-card = The Mayor reveals card { $card }; on the deck lies { $top } ({ $rule }).
log-mayor-passes = District { $sector }: his card does not show it ({ $rule }).
log-mayor-cannot = District { $sector }: he can do nothing there ({ $rule }).
log-mayor-stuck = District { $sector }: no other Magnate space is free ({ $rule }).
log-mayor-moves = The Mayor's Magnate goes to District { $sector }, { $space_id ->
        [left] left space
        [middle] middle space
       *[right] right space
    } ({ $rule }).
log-mayor-produces = No District fits: the Mayor leads the production ({ $rule }).
log-mayor-action = The Mayor performs: { $action_id ->
        [invention] Work on Invention
        [expand] Expand or renew
        [electrify] Electrify
        [trade] Trade
       *[megamachine] contribution to the Mega-Machine
    } ({ $rule }).
log-mayor-idle = The Mayor can perform no action any more ({ $rule }).
log-mayor-bribe = The Mayor loses the Bribe tile ({ $rule }).
log-mayor-sector = His card marks District { $marked }; the first fitting one is District { $sector } ({ $rule }).
log-mayor-pilgrim = The top card leads his Pilgrim to the { $track } track ({ $rule }).
log-mayor-copies = The Mayor copies { $city } ({ $rule }).
log-mayor-zone-full = The Mayor's Zone is full: the { $hex } hex is discarded ({ $rule }).
log-mayor-advisor = Advisor: { $advisor } ({ $rule }).

## Why not
why-same-space = After a full lap your Magnate must take another space than before.
why-space-taken = Another Magnate stands there.
why-too-little-steam = You are { $short } Steam short.
why-not-here = This District does not offer that action.
why-machine-full = Every open slot of the Mega-Machine is filled.
why-nothing-ready = None of your inventions is ready for the Mega-Machine.
why-contribution-short = You are { $short } Wealth short.
why-no-floor = All floors of your Factory are full.
why-no-hex-in-zone = Your Zone holds no hex.
why-all-lit = Every district tile is electrified already.
why-no-steam-for-trade = Your { $steam } Steam does not reach any city.
why-too-few-units = You have only { $have } { $resource } (Wealth included).
why-too-little-food = You are { $short } Food short.
why-too-little-material = You are { $short } Material short.
why-too-little-energy = You are { $short } Energy short.
why-too-few-hexes = Your Zone lacks { $short ->
        [one] { $short } hex
       *[other] { $short } hexes
    }.
why-already-built = This space is built already.
why-middle-first = The Middle space of this District must be built first.
why-not-built = Nothing is built there.
why-already-lit = This tile is electrified already.
why-empty-building = There is no invention in this building.
why-already-activated = This building has been activated in this turn.
why-grant-spent = You have no Government Grant any more.
why-grant-too-late = The Grant must be declared before you pay for a building.

## On the table
title-market = Invention market
title-districts = District tiles
title-discards = Discards
title-supply = Worker supply
title-end = Game end
title-storehouse = Storehouse
title-zone = Exploitation Zone
title-workers = Workers
title-mayor = The Mayor
title-university = University
title-left = Left
title-middle = Middle
title-right = Right
label-common = Common
label-innovative = Innovative
label-magnificent = Magnificent
label-empty-floor = empty floor
label-conflict = conflict
label-normal = normal
tip-vp = { $seat }: { $points } VP
tip-track-space = { $track } { $space }: value { $value }{ $end_id ->
        [yes] {" "}(uncovering it triggers the end)
       *[no] {""}
    }
tip-river-space = River { $space }: +{ $value } for each hex type missing in your Zone, -{ $loss } for each Conflict tile
tip-temple = Temple of the { $track_id ->
        [river] River
       *[other] land
    }
tip-hex = { $hex } hex
tip-pilgrim = { $seat }'s { $track } Pilgrim
tip-tile = { $tile }: workshop { $workshop }
tip-tile-dark = { $tile }: workshop { $workshop }; electrify for { $cost } Energy: { $section }
tip-inner = { $tile }: { $action_id ->
        [invention] Work on Invention
        [expand] Expand or renew
        [electrify] Electrify
        [trade] Trade
       *[universal] any action
    }; workers: { $colour }; exploit { $exploit_id ->
        [river] River
        [forest] Forest
        [mountain] Mountain
        [underground] Underground
       *[any_land] River and any land
    }; workshop { $workshop }
tip-unbuilt = Unbuilt { $ring_id ->
        [middle] Middle space
       *[outer] Outer space
    } of District { $sector }: { $cost } Material and { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }
tip-space = District { $sector }, { $space_id ->
        [left] left space: { $steam } Steam, clears the workers
        [middle] middle space: { $steam } Steam
       *[right] right space: free, no workers
    }
tip-magnate = { $seat }'s Magnate
tip-neutral = The neutral Magnate
tip-machine-pawn = The Mega-Machine
tip-posted = A { $colour } worker at work
tip-prestige-space = Prestige { $space }: { $effect }
tip-wormbus-space = Wormbus { $space }: { $effect }
tip-prestige = { $seat }'s Prestige marker
tip-wormbus = { $seat }'s Wormbus
tip-invention = { $quality_id ->
        [basic] Basic
        [common] Common
        [innovative] Innovative
        [magnificent] Magnificent
       *[university] University
    } invention: { $effect }
tip-stack = { $quality_id ->
        [common] Common
        [innovative] Innovative
       *[magnificent] Magnificent
    } stack: { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
tip-tile-stack = { $ring_id ->
        [middle] Middle tiles
       *[outer] Outer tiles
    }: { $count }, on top { $tile }
tip-discard = Discarded { $hex } hexes: { $count }
tip-supply = { $colour } workers in the supply: { $count }
tip-end = { $track }: { $uncovered } of { $trigger } spaces uncovered
tip-city = { $city }: { $condition_id ->
        [exploit_river] exploit River
        [exploit_forest] exploit Forest
        [exploit_mountain] exploit Mountain
        [exploit_underground] exploit Underground
        [action_invention] Work on Invention
        [action_expand] Expand or Renew
        [action_electrify] Electrify
        [action_trade] Trade
       *[production_leader] lead a production
    } gives { $effect }; trade for { $steam } Steam: { $bonuses }
tip-flag = { $seat }'s flag
tip-machine = { $machine }: workshop { $workshop }
tip-slot = { $slot }: { $effect }
tip-slot-filled = { $slot }: filled
tip-slot-blocked = { $slot }: blocked
tip-upgrade = { $upgrade }: { $effect }{ $installed_id ->
        [yes] {" "}(installed)
       *[no] {""}
    }
tip-university = University inventions left: { $count }; each: { $effect }
tip-goods = { $seat }: { $goods } { $count }
tip-flags-left = { $seat }: { $count ->
        [one] { $count } flag
       *[other] { $count } flags
    } left
tip-chimney = { $seat }'s chimney: { $space ->
        [0] 0
       *[other] { $space }
    }; each step towards 0 pays { $pay } Steam
tip-zone = { $seat }'s { $hex } hexes: { $count }; conflict bonus { $effect }
tip-efficiency = { $seat }: Efficiency tile of the { $hex } hexes, { $side_id ->
        [yes] Conflict side
       *[no] normal side
    }
tip-workers = { $seat }'s { $colour } worker
tip-reputation = { $seat }'s Reputation: { $vp } VP
tip-marker = { $seat }'s Production marker: { $place_id ->
        [left] left
        [middle] middle
       *[right] right
    }
tip-grant = { $seat }'s Government Grant
tip-building = { $seat }: { $building_id ->
        [left] left building
        [middle] middle building
       *[right] right building
    }, { $steam } Steam
tip-floor = { $floor }: { $effect }; step { $step } of { $length }
tip-floor-empty = { $floor }: empty
tip-mayor-deck = The Mayor's deck: { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; top card: District { $sector }, worker { $colour }
tip-mayor-card = The Mayor's card: { $card }
tip-bribe = Bribe tile: every card also shows Work on Invention
tip-advisor = Advisor { $advisor }: { $effect }

## Names: inventions and Mayor cards
name-basic_01 = Basic invention 1
name-basic_02 = Basic invention 2
name-basic_03 = Basic invention 3
name-basic_04 = Basic invention 4
name-common_01 = Common invention 1
name-common_02 = Common invention 2
name-common_03 = Common invention 3
name-common_04 = Common invention 4
name-common_05 = Common invention 5
name-common_06 = Common invention 6
name-common_07 = Common invention 7
name-common_08 = Common invention 8
name-common_09 = Common invention 9
name-common_10 = Common invention 10
name-common_11 = Common invention 11
name-common_12 = Common invention 12
name-common_13 = Common invention 13
name-common_14 = Common invention 14
name-common_15 = Common invention 15
name-common_16 = Common invention 16
name-common_17 = Common invention 17
name-common_18 = Common invention 18
name-common_19 = Common invention 19
name-common_20 = Common invention 20
name-innovative_01 = Innovative invention 1
name-innovative_02 = Innovative invention 2
name-innovative_03 = Innovative invention 3
name-innovative_04 = Innovative invention 4
name-innovative_05 = Innovative invention 5
name-innovative_06 = Innovative invention 6
name-innovative_07 = Innovative invention 7
name-innovative_08 = Innovative invention 8
name-innovative_09 = Innovative invention 9
name-innovative_10 = Innovative invention 10
name-innovative_11 = Innovative invention 11
name-innovative_12 = Innovative invention 12
name-innovative_13 = Innovative invention 13
name-innovative_14 = Innovative invention 14
name-innovative_15 = Innovative invention 15
name-innovative_16 = Innovative invention 16
name-innovative_17 = Innovative invention 17
name-innovative_18 = Innovative invention 18
name-innovative_19 = Innovative invention 19
name-innovative_20 = Innovative invention 20
name-innovative_21 = Innovative invention 21
name-innovative_22 = Innovative invention 22
name-innovative_23 = Innovative invention 23
name-innovative_24 = Innovative invention 24
name-innovative_25 = Innovative invention 25
name-innovative_26 = Innovative invention 26
name-innovative_27 = Innovative invention 27
name-innovative_28 = Innovative invention 28
name-innovative_29 = Innovative invention 29
name-innovative_30 = Innovative invention 30
name-innovative_31 = Innovative invention 31
name-innovative_32 = Innovative invention 32
name-magnificent_01 = Magnificent invention 1
name-magnificent_02 = Magnificent invention 2
name-magnificent_03 = Magnificent invention 3
name-magnificent_04 = Magnificent invention 4
name-magnificent_05 = Magnificent invention 5
name-magnificent_06 = Magnificent invention 6
name-magnificent_07 = Magnificent invention 7
name-magnificent_08 = Magnificent invention 8
name-magnificent_09 = Magnificent invention 9
name-magnificent_10 = Magnificent invention 10
name-magnificent_11 = Magnificent invention 11
name-magnificent_12 = Magnificent invention 12
name-magnificent_13 = Magnificent invention 13
name-magnificent_14 = Magnificent invention 14
name-magnificent_15 = Magnificent invention 15
name-magnificent_16 = Magnificent invention 16
name-magnificent_17 = Magnificent invention 17
name-magnificent_18 = Magnificent invention 18
name-magnificent_19 = Magnificent invention 19
name-magnificent_20 = Magnificent invention 20
name-university_01 = University invention 1
name-university_02 = University invention 2
name-university_03 = University invention 3
name-university_04 = University invention 4
name-mayor_01 = 1
name-mayor_02 = 2
name-mayor_03 = 3
name-mayor_04 = 4
name-mayor_05 = 5
name-mayor_06 = 6
name-mayor_07 = 7
name-mayor_08 = 8
name-mayor_09 = 9
name-mayor_10 = 10
name-mayor_11 = 11
name-mayor_12 = 12
name-mayor_13 = 13
name-mayor_14 = 14
name-mayor_15 = 15
name-mayor_16 = 16

## At a glance
phase-start = First inventions
phase-advising = Choice of Advisors
phase-turn = Choice of the turn
phase-exploit = Exploitation
phase-action = District action
phase-produce = Production
phase-end = End of the turn
phase-grant = Grant
phase-over = Game over
holding-workers = workers
