# Daitoshi: everything a player reads.

title = Daitoshi
summary = Let a city of steam grow, and calm the spirits you disturb on the way.

## Names: resources and amounts
name-food = Food
name-energy = Energy
name-material = Material
name-luxury = Luxury
name-wealth = Wealth
name-steam = Steam
amount-food = { $n } Food
amount-energy = { $n } Energy
amount-material = { $n } Material
amount-luxury = { $n } Luxury
amount-wealth = { $n } Wealth
amount-steam = { $n } Steam
amount-water = { $n } Water
amount-coal = { $n } Coal

## Names: workers, hexes and tracks; hexes with their article
name-green = green
name-yellow = yellow
name-pink = pink
name-blue = blue
name-any = any
name-river = River
    .one = a River
name-forest = Forest
    .one = a Forest
name-mountain = Mountain
    .one = a Mountain
name-underground = Underground
    .one = an Underground

## Names: Districts, with their article, and their tiles
name-inner_hall = City Hall
    .the = City Hall
name-inner_invention = Inventors District
    .the = the Inventors District
name-inner_expand = Builders District
    .the = the Builders District
name-inner_electrify = Power District
    .the = the Power District
name-inner_trade = Trade District
    .the = the Trade District
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

## Names: actions
name-icon-invention = Work on Invention
name-icon-expand = Expand or renew a District
name-icon-electrify = Electrify a District
name-icon-trade = Trade with other cities
name-icon-megamachine = Contribute to the Mega-Machine
name-icon-universal = any action

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
name-no-invention = no invention

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

## Names: where points come from
name-production = production
name-progress = progress tracks
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
name-pilgrims = spaces of the Pilgrims
name-river-loss = River loss
name-left-over = workers and resources

## Parts of sentences
the-action = { $action_id ->
        [invention] { name-icon-invention }
        [expand] { name-icon-expand }
        [electrify] { name-icon-electrify }
        [trade] { name-icon-trade }
        [megamachine] { name-icon-megamachine }
       *[universal] { name-icon-universal }
    }
the-condition = { $condition_id ->
        [exploit_river] exploit a River hex
        [exploit_forest] exploit a Forest hex
        [exploit_mountain] exploit a Mountain hex
        [exploit_underground] exploit an Underground hex
        [action_invention] { name-icon-invention }
        [action_expand] { name-icon-expand }
        [action_electrify] { name-icon-electrify }
        [action_trade] { name-icon-trade }
       *[production_leader] lead a Production turn
    }
the-space = { $space_id ->
        [left] left space
        [middle] middle space
       *[right] right space
    }
the-building = { $building_id ->
        [left] left building
        [middle] middle building
       *[right] right building
    }
district-there = { $it_2 ->
        [1] { $district1 }
        [2] { $district2 }
        [3] { $district3 }
        [4] { $district4 }
       *[5] { $district5 }
    }
cards-front = { $icons }; hex for City Hall: { $hex }; order of the resources: { $resources }
cards-back = { $district }, arrow { $arrow_id ->
        [up] up
       *[down] down
    }, hexes in the order { $hexes }, worker { $colour }
start-with = { $effect }; you start here: { $district }
partnership-with = { the-condition }: { $effect }
trade-row = for { $price }; one Luxury after the other buys { $bonuses }
trade-with = { trade-row }; effect of the city: { $effect }
take-for = for { $price }: { $effect }
light-tile = { $ring_id ->
        [inner] for { $price }
       *[other] { $tile }, for { $price }
    }: { $section }
light-nothing = unbuilt space

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
    .production = Production turn
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
    }, { $told ->
        [0] free
       *[other] for { $told } Steam
    }
basic = Which Basic invention do you start with?
    .option = { $told }
place-worker = Place a worker?
    .inner = Inner workshop: { $inner }
    .middle = Middle workshop: { $middle }
    .outer = Outer workshop: { $outer }
    .machine = Mega-Machine workshop: { $machine }
    .done = No more workers
worker-to-place = Which worker do you place?
    .option = A { $it } worker
exploit = Which hex do you exploit?
    .option = { $it } hex: { $told }
action = Which action do you perform?
    .invention = { name-icon-invention }
    .expand = { name-icon-expand }
    .electrify = { name-icon-electrify }
    .trade = { name-icon-trade }
    .megamachine = { name-icon-megamachine }, for { $cost }
    .no = No action

## Questions: actions
take-invention = Which invention do you take?
    .option = { market-place }, { $told }
take-second = A second invention? Then you gain no bonuses now.
    .one = Only one, with its bonuses
    .option = { market-place }, { $told }
market-place = { $it_id ->
        [common_upper] Upper Common invention
        [common_lower] Lower Common invention
        [innovative_upper] Upper Innovative invention
        [innovative_lower] Lower Innovative invention
       *[magnificent_1] Magnificent invention
    }
install = Into which building does { $invention } go?
    .left = Left building
    .middle = Middle building
    .right = Right building
pay-wealth = How much Wealth do you pay instead of { $resource }? ({ $amount } needed)
    .option = { $it ->
        [0] No Wealth
       *[other] { $it } Wealth
    }
expand = What do you expand or renew?
    .renew = Renew a District, for { $renew_cost }: discard a hex and gain its conflict bonus
    .option = { $it_1_id ->
        [middle] Middle space ({ district-there }), for { $middle_cost } and { $middle_hexes ->
            [one] { $middle_hexes } hex
           *[other] { $middle_hexes } hexes
        }
        [outer] Outer space ({ district-there }), for { $outer_cost } and { $outer_hexes ->
            [one] { $outer_hexes } hex
           *[other] { $outer_hexes } hexes
        }
       *[inner] Inner space ({ district-there })
    }
lay-hex = Which hex do you lay on place { $place }?
    .option = { $it } hex, conflict bonus: { $told }
electrify = What do you electrify?
    .option = { $it_1_id ->
        [inner] Inner tile
        [middle] Middle tile
       *[outer] Outer tile
    } ({ district-there }), { $told }
trade = Which city do you trade with?
    .option = { $it }, { $told }
trade-units = How much Luxury do you spend in { $city }?
    .option = { $it } Luxury: { $told }
contribute = Which invention do you contribute?
    .option = { $told } ({ $it })
machine-slot = Which slot of the Mega-Machine?
    .option = { $it }: { $told }

## Questions: production
activate = Which building do you activate?
    .grant = Government Grant: all buildings for free
    .done = No more buildings
    .option = { $it_id ->
        [left] Left building
        [middle] Middle building
       *[right] Right building
    }, for { $told }
activate-granted = Which building comes next?
    .left = Left building
    .middle = Middle building
    .right = Right building

## Questions: bonuses
bonus-order = Which bonus first?
    .option = { $told }
progress = Which invention makes progress? { $left ->
        [one] ({ $left } step left)
       *[other] ({ $left } steps left)
    }
    .option = { $it }
    .done = No more steps
pilgrim = On which track does a Pilgrim advance? { $left ->
        [one] ({ $left } advance left)
       *[other] ({ $left } advances left)
    }
    .option = { $it } track
pilgrim-far = On which track does a Pilgrim advance, up to { $most ->
        [one] { $most } space
       *[other] { $most } spaces
    }?
    .option = { $it } track
    .no = None
pilgrim-spaces = How far does the { $track } Pilgrim go?
    .option = { $it ->
        [one] { $it } space
       *[other] { $it } spaces
    }
worker-colour = Which colour shall the worker have?
    .option = A { $it } worker
make-room = Your Factory is full. Who makes room for the { $colour } worker?
    .option = A { $it } worker leaves
    .no = Refuse the { $colour } worker
keep-worker = Conflict: which worker do you keep?
    .option = A { $it } worker
return-hex = Which hex do you return?
    .option = { $it } hex{ $bonus_id ->
        [yes] , conflict bonus: { $told }
       *[no] {""}
    }
conflict-hex = Of which hex do you gain the conflict bonus? ({ $times ->
        [one] once
       *[other] { $times } times
    })
    .option = { $it } hex: { $told }
use-workshop = Which workshop do you use?
    .inner = Inner workshop: { $inner }
    .middle = Middle workshop: { $middle }
    .outer = Outer workshop: { $outer }
copy-city = Which city do you copy?
    .option = { $it }: { $told }
place-flag = In which city do you place a flag?
    .option = { $it } ({ $told })
    .no = No flag

## Questions: flags
flag-before = Do you spend a flag just before this: { the-condition }?
    .option = { $it }: { $told }
    .no = No flag
flag-after = Do you spend a flag just after this: { the-condition }?
    .option = { $it }: { $told }
    .no = No flag
flag-needed = Something is missing for your action ({ the-action }). Which flag do you spend before it?
    .option = { $it }: { $told }

## What happened
log-basic = { $seat } starts in { $district_the }: { $invention }.
log-neutral = The neutral Magnate goes to { $district_the }, { the-space }.
log-move = { $seat }'s Magnate walks { $distance ->
        [one] { $distance } District
       *[other] { $distance } Districts
    } to { $district_the }, { the-space }.
log-round = Round { $round } begins.
log-no-production = { $seat } can only take a City turn: the Production marker is not in the middle.
log-marker = { $seat }'s Production marker goes to the { $place_id ->
        [left] left
        [middle] middle
       *[right] right
    }.
log-gain = { $seat } gains { $goods }.
log-pay = { $seat } pays { $goods }.
log-lost = { $seat } cannot use a bonus, which is lost: { $icon_id ->
        [pilgrim] { $n ->
            [one] { $n } Pilgrim advance
           *[other] { $n } Pilgrim advances
        }
        [progress] { $n ->
            [one] { $n } progress step
           *[other] { $n } progress steps
        }
        [rep] { $n ->
            [one] { $n } Reputation advance
           *[other] { $n } Reputation advances
        }
        [flag] a flag
        [return_hex] returning a hex (the Zone is empty)
        [conflict_bonus] a conflict bonus (the Zone is empty)
       *[copy_market] the Magnificent invention (there is none on the market)
    }.
log-overflow = { $seat }'s storehouse is full; lost: { $goods }.
log-chimney = { $seat }'s chimney moves by { $n } { $what_id ->
        [water] Water
       *[coal] Coal
    } to { $space ->
        [-4] 4 below 0
        [-3] 3 below 0
        [-2] 2 below 0
        [-1] 1 below 0
        [0] 0
       *[other] { $space } above 0
    }.
log-worker = { $seat } gains a { $colour } worker.
log-worker-back = { $seat } sends a { $colour } worker back to the supply.
log-worker-home = The { $colour } worker of this tile goes back to the supply.
log-worker-refused = { $seat }'s Factory is full: the { $colour } worker is lost.
log-no-worker = { $seat } gains no worker: the supply has no { $colour_id ->
        [any] worker
       *[other] { $colour } worker
    } left.
log-workers-cleared = The workers of { $district_the } go back to the supply: { $colours }.
log-no-placing = { $seat } places no workers in { $district_the }: { $missing_id ->
        [worker] there is no worker of the right colour
       *[workshop] there is no empty workshop
    }.
log-machine-moves = The Mega-Machine moves to { $district_the }.
log-post = { $seat } places a { $colour } worker in { $district_the }: { $workshop_id ->
        [inner] Inner workshop
        [middle] Middle workshop
        [outer] Outer workshop
       *[machine] Mega-Machine workshop
    }.
log-exploit = { $seat } exploits { $hex_one } hex{ $pile_id ->
        [yes] {" "}from the discard pile
       *[no] {""}
    }.
log-no-hex = { $seat } exploits nothing: no such hex is left on the track or in the discard pile.
log-return-hex = { $seat } returns { $hex_one } hex.
log-hexes-discarded = The hexes of this tile are discarded: { $hexes }.
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
log-flag-barred = { $seat } cannot spend a flag before the action ({ the-action }): its bonus would take the last hex.
log-city = { $seat } gains the effect of { $city }.
log-action = { $seat } performs an action: { the-action }.
log-no-action = { $action_id ->
        [universal] { $seat } can perform no action.
       *[other] { $seat } cannot perform the action ({ the-action }): { $why_id ->
            [why-machine-full] every slot of the Mega-Machine is filled
            [why-nothing-ready] no invention is ready for the Mega-Machine
            [why-no-floor] all floors of the Factory are full
            [why-no-hex-in-zone] the Zone holds no hex
            [why-all-lit] every tile is electrified already
            [why-no-steam-for-trade] Steam is missing
           *[other] resources are missing
        }.
    }
log-install = { $seat } installs { $invention }: { $floor }.
log-market = New on the market: { $invention }.
log-build = { $seat } expands { $district_the }: { $tile }, hexes: { $hexes }.
log-lit = { $seat } electrifies { $ring_id ->
        [inner] the Inner tile ({ $district })
        [middle] the Middle tile ({ $district }): { $tile }
       *[outer] the Outer tile ({ $district }): { $tile }
    }.
log-trade = { $seat } trades with { $city }: { $n ->
        [one] { $n } bonus
       *[other] { $n } bonuses
    }.
log-contribute = { $seat } contributes { $invention } to the Mega-Machine: { $slot }.
log-university = { $seat } gets a University invention: { $floor }.
log-upgrade = { $upgrade } is installed on the Mega-Machine.
log-lead = { $seat } leads the production.
log-activate = { $seat } activates the { the-building }.
log-no-activation = { $seat } has too little Steam to activate a building.
log-no-second = { $seat } cannot pay for a second invention.
log-grant = { $seat } spends the Government Grant.
log-grant-last = { $seat } spends the Government Grant: { $n ->
        [one] { $n } progress step
       *[other] { $n } progress steps
    }.
log-conflict = Conflict: { $seat } turns an Efficiency tile to its Conflict side ({ $hex } hexes).
log-peace = { $seat } turns an Efficiency tile to its normal side ({ $hex } hexes).
log-end-triggered = { $seat } has triggered the end: this round is finished, then everybody takes one more turn.
log-game-over = The game is over.

## The Mayor's turn
log-mayor-card = The Mayor reveals a card: { cards-front }.
log-mayor-shuffles = The Mayor's pile is shuffled and becomes his new deck.
log-mayor-top = The top card of the Mayor's deck: { cards-back }.
log-mayor-passes = { $district }: the Mayor's card does not show its action.
log-mayor-cannot = { $district }: the Mayor can perform no action there.
log-mayor-stuck = { $district }: no other Magnate space is free there.
log-mayor-moves = The Mayor's Magnate goes to { $district_the }, { the-space }.
log-mayor-produces = No District meets both criteria: the Mayor takes a Production turn.
log-mayor-idle = The Mayor can perform no action any more.
log-mayor-bribe = The Mayor's Bribe tile is discarded.
log-mayor-sector = The top card marks { $marked_the }; the first fitting one is { $district_the }.
log-mayor-pilgrim = The top card leads the Mayor's Pilgrim to the { $track } track.
log-mayor-zone-full = The Mayor's Zone is full: the { $hex } hex is discarded.
log-mayor-advisor = Advisor of the Mayor: { $advisor }.

## Why not
why-marker-not-middle = Your Production marker is not in the middle; a City turn brings it back.
why-same-space = After a full lap your Magnate must take another space than before.
why-space-taken = Another Magnate stands there.
why-too-little-steam = You are { $short } Steam short.
why-too-little-food = You are { $short } Food short.
why-too-little-material = You are { $short } Material short.
why-too-little-energy = You are { $short } Energy short.
why-too-little-luxury = You are { $short } Luxury short.
why-not-here = This District does not offer that action.
why-machine-full = Every open slot of the Mega-Machine is filled.
why-nothing-ready = None of your inventions is ready for the Mega-Machine.
why-contribution-short = You are { $short ->
        [one] { $short } unit
       *[other] { $short } units
    } of resources short, Wealth included.
why-no-floor = All floors of your Factory are full.
why-building-full = All floors of this building are full.
why-no-hex-in-zone = Your Zone holds no hex.
why-no-such-hex = Your Zone holds no such hex.
why-all-lit = Every district tile is electrified already.
why-no-steam-for-trade = Your { $steam } Steam does not reach any city.
why-too-few-units = You have only { $have } { $resource } (Wealth included).
why-too-few-hexes = Your Zone lacks { $short ->
        [one] { $short } hex
       *[other] { $short } hexes
    }.
why-already-built = This space is built already.
why-middle-first = The Middle space of this District must be built first.
why-not-built = This space is not built.
why-already-lit = This tile is electrified already.
why-empty-building = There is no invention in this building.
why-already-activated = This building has been activated in this turn.
why-grant-spent = You have no Government Grant any more.
why-grant-too-late = The Grant must be declared before you pay for a building.
why-workshop-taken = A worker is in this workshop already.
why-machine-elsewhere = The Mega-Machine is in another District.
why-no-worker-left = The supply has no worker of this colour left.
why-track-ends = The Pilgrim is on the last space of this track already.
why-hex-in-the-way = A hex still lies on the next space of this track.
why-no-invention-there = There is no invention on this floor.
why-marker-at-end = The progress marker is on the last space already.
why-no-hex-left = No such hex is left on the track or in the discard pile.
why-not-to-exploit = This hex is not to be exploited any more in this turn.
why-university-stays = A University invention cannot be contributed.
why-not-ready = This invention is not ready yet; { $short ->
        [one] { $short } step is
       *[other] { $short } steps are
    } missing.
why-slot-blocked = A blocker covers this slot.
why-slot-filled = An invention lies in this slot already.
why-flag-stands = Your flag stands there already.
why-not-itself = This city gives the effect of another one, not its own.
why-action-lost = After this choice the action ({ the-action }) would not be possible.

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
tip-track-space = { $track } track, space { $space }: { $value } VP{ $end_id ->
        [yes] {" "}(uncovering it triggers the end)
       *[no] {""}
    }
tip-river-space = River track, space { $space }: { $value } VP for each hex type missing in your Zone{ $loss ->
        [0] {""}
       *[other] , -{ $loss } VP for each Conflict tile
    }{ $end_id ->
        [yes] {" "}(uncovering it triggers the end)
       *[no] {""}
    }
tip-temple = { $track_id ->
        [river] Temple of the River
       *[other] Temple of the land
    }
tip-hex = { $hex } hex
tip-pilgrim = { $seat }'s { $track } Pilgrim, { $space ->
        [0] in the Temple
       *[other] space { $space } ({ $value } VP)
    }
tip-inner = { $tile }: { the-action }; workers: { $colour }; exploit { $exploit_id ->
        [river] River
        [forest] Forest
        [mountain] Mountain
        [underground] Underground
       *[any_land] River and any land
    }; workshop: { $workshop }
tip-tile = { $tile }, { $ring_id ->
        [middle] Middle tile
       *[outer] Outer tile
    } ({ $district }), workshop: { $workshop }{ $hexes_count ->
        [0] {""}
       *[other] ; hexes: { $hexes }
    }
tip-dark = { $lit }; electrify for { $price }: { $section }
tip-unbuilt = Unbuilt { $ring_id ->
        [middle] Middle space
       *[outer] Outer space
    } ({ $district }), expand for { $price } and { $hexes ->
        [one] { $hexes } hex
       *[other] { $hexes } hexes
    }
tip-space = { $district }, { $space_id ->
        [left] left space (clears the workers)
        [middle] middle space
       *[right] right space (no workers)
    }: { $steam ->
        [0] free
       *[other] { $steam } Steam
    }{ $walk ->
        [0] {""}
       *[other] , of which { $walk } for the way
    }
tip-magnate = { $seat }'s Magnate, { $district }, { the-space }
tip-neutral = The neutral Magnate, { $district }, { the-space }
tip-machine-pawn = The Mega-Machine, { $district }
tip-posted = A { $colour } worker at work
tip-prestige-space = Prestige, space { $space }: { $effect }
tip-wormbus-space = Wormbus, space { $space }: { $effect }
tip-prestige = { $seat }'s Prestige marker on space { $space } ({ $effect })
tip-wormbus = { $seat }'s Wormbus on space { $space } ({ $effect })
tip-invention = { $invention }: { $effect }
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
tip-end = { $track } track: { $uncovered } spaces uncovered; space { $trigger } triggers the end
tip-city = { $city }: { the-condition }, gives { $effect }; trade { trade-row }
tip-flag = { $seat }'s flag
tip-machine = { $machine }: workshop { $workshop }; contribution for { $price }
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
tip-chimney = { $seat }'s chimney on { $space }; each step towards 0 pays { $pay } Steam
tip-zone = { $seat }'s { $hex } hexes: { $count }; exploiting gives { $exploit }; conflict bonus: { $effect }
value-zone = { $hex } hexes: exploiting gives { $exploit }; conflict bonus: { $effect }
tip-mayor-place = { $seat }: { $hex } hex on place { $place } from the top{ $topmost_id ->
        [yes] {" "}(the topmost)
       *[no] {""}
    }; conflict bonus: { $effect }
tip-mayor-place-empty = { $seat }: place { $place } from the top is empty
tip-efficiency = { $seat }: Efficiency tile of the { $hex } hexes, { $side_id ->
        [yes] Conflict side
       *[no] normal side
    }: { $tile_id ->
        [eff_steam] Steam for an arrow: { $first }
        [eff_building_cost] Steam for the middle building: { $first }, for the right one: { $last }
        [eff_workers] places for workers: { $first }
       *[eff_progress] progress steps: { $first }, Leader: { $last }
    }
tip-workers = { $seat }'s { $colour } worker
tip-reputation = { $seat }'s Reputation: { $vp } VP
tip-marker = { $seat }'s Production marker: { $place_id ->
        [left] left
        [middle] middle
       *[right] right
    }
tip-grant = { $seat }'s Government Grant
tip-building = { $seat }: { the-building }, activated for { $steam } Steam
tip-mayor-building = { $seat }: { the-building }
tip-floor = { $floor }: { $effect }; step { $step } of { $length }
tip-floor-empty = { $floor }: empty
tip-mayor-deck = The Mayor's deck ({ $count ->
        [one] { $count } card
       *[other] { $count } cards
    }), top card: { cards-back }
tip-mayor-card = The Mayor's card: { cards-front }
tip-bribe = Bribe tile: every card also shows Work on Invention
tip-advisor = Advisor { $advisor }, { $trigger_id ->
        [setup] at the set-up
        [ignored_icon] when the Mayor ignores an icon
        [hex_discarded_zone_full] when a full Zone has no room for a hex
        [after_own_production] after the Mayor's production
        [city_turn_at_city_hall] in a City turn at City Hall
       *[final_scoring] at the end of the game
    }: { $effect }

## Names: inventions
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

## What else is counted at a player’s place

counter-chimney = chimney
counter-pilgrim = Pilgrim ({ $track })
counter-inventions = inventions
counter-progress = progress
counter-hexes = hexes
counter-conflicts = conflicts
counter-flags = flags in cities
counter-grant = Government Grant

## The story of a turn: what matters of the log

story-move = { log-move }
story-exploit = { log-exploit }
story-install = { log-install }
story-build = { log-build }
story-lit = { log-lit }
story-trade = { log-trade }
story-contribute = { log-contribute }
story-grant = { log-grant }
story-end-triggered = { log-end-triggered }
story-mayor-moves = { log-mayor-moves }
story-mayor-card = { log-mayor-card }
