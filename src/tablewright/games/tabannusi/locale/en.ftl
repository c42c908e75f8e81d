# Tabannusi: Builders of Ur: everything a player reads.

title = Tabannusi: Builders of Ur
summary = Plan and raise the districts of Ur before others earn by your plans.
preset-full = Whole game
    .note = a new layout each time
preset-first = First game
    .note = the rulebook’s own set-up

## Colours

name-brown = brown
name-crate-brown = a brown crate
name-white = white
name-crate-white = a white crate
name-yellow = yellow
name-crate-yellow = a yellow crate
name-blue = blue
name-crate-blue = a blue crate
name-green = green
name-crate-green = a green crate
name-none = none
name-gold = gold
name-bottom = the bottom row
name-track-brown = the brown craft track
name-track-white = the white craft track
name-track-yellow = the yellow craft track
name-track-any = any craft track
name-track-match = the craft track of the tile placed
name-track-project = the craft track of the project
name-track-building = the craft track of the building
name-track-ship = the craft track of the ship
name-track-lowest = the track of the lowest marker
name-track-highest = the track of the highest marker

## Places

name-D1 = District 1 (Artisans)
name-D2 = District 2 (Farmers)
name-D3 = District 3 (Scribes)
name-D4 = District 4 (Port)
name-D5 = District 5 (Ziggurat)
name-D1-r1c1 = District 1 (row 1, column 1)
name-D1-r1c2 = District 1 (row 1, column 2)
name-D1-r1c3 = District 1 (row 1, column 3)
name-D1-r1c4 = District 1 (row 1, column 4)
name-D1-r1c5 = District 1 (row 1, column 5)
name-D1-r2c1 = District 1 (row 2, column 1)
name-D1-r2c2 = District 1 (row 2, column 2)
name-D1-r2c3 = District 1 (row 2, column 3)
name-D1-r2c4 = District 1 (row 2, column 4)
name-D1-r2c5 = District 1 (row 2, column 5)
name-D1-r3c1 = District 1 (row 3, column 1)
name-D1-r3c2 = District 1 (row 3, column 2)
name-D1-r3c3 = District 1 (row 3, column 3)
name-D1-r3c4 = District 1 (row 3, column 4)
name-D1-r3c5 = District 1 (row 3, column 5)
name-D1-r4c1 = District 1 (row 4, column 1)
name-D1-r4c2 = District 1 (row 4, column 2)
name-D1-r4c3 = District 1 (row 4, column 3)
name-D1-r4c4 = District 1 (row 4, column 4)
name-D1-r4c5 = District 1 (row 4, column 5)
name-D1-r5c1 = District 1 (row 5, column 1)
name-D1-r5c2 = District 1 (row 5, column 2)
name-D1-r5c3 = District 1 (row 5, column 3)
name-D1-r5c4 = District 1 (row 5, column 4)
name-D1-r5c5 = District 1 (row 5, column 5)
name-D2-r1c1 = District 2 (row 1, column 1)
name-D2-r1c2 = District 2 (row 1, column 2)
name-D2-r1c3 = District 2 (row 1, column 3)
name-D2-r1c4 = District 2 (row 1, column 4)
name-D2-r1c5 = District 2 (row 1, column 5)
name-D2-r2c1 = District 2 (row 2, column 1)
name-D2-r2c2 = District 2 (row 2, column 2)
name-D2-r2c3 = District 2 (row 2, column 3)
name-D2-r2c4 = District 2 (row 2, column 4)
name-D2-r2c5 = District 2 (row 2, column 5)
name-D2-r3c1 = District 2 (row 3, column 1)
name-D2-r3c2 = District 2 (row 3, column 2)
name-D2-r3c3 = District 2 (row 3, column 3)
name-D2-r3c4 = District 2 (row 3, column 4)
name-D2-r3c5 = District 2 (row 3, column 5)
name-D2-r4c1 = District 2 (row 4, column 1)
name-D2-r4c2 = District 2 (row 4, column 2)
name-D2-r4c3 = District 2 (row 4, column 3)
name-D2-r4c4 = District 2 (row 4, column 4)
name-D2-r4c5 = District 2 (row 4, column 5)
name-D2-r5c1 = District 2 (row 5, column 1)
name-D2-r5c2 = District 2 (row 5, column 2)
name-D2-r5c3 = District 2 (row 5, column 3)
name-D2-r5c4 = District 2 (row 5, column 4)
name-D2-r5c5 = District 2 (row 5, column 5)
name-D3-r1c1 = District 3 (row 1, column 1)
name-D3-r1c2 = District 3 (row 1, column 2)
name-D3-r1c3 = District 3 (row 1, column 3)
name-D3-r1c4 = District 3 (row 1, column 4)
name-D3-r1c5 = District 3 (row 1, column 5)
name-D3-r2c1 = District 3 (row 2, column 1)
name-D3-r2c2 = District 3 (row 2, column 2)
name-D3-r2c3 = District 3 (row 2, column 3)
name-D3-r2c4 = District 3 (row 2, column 4)
name-D3-r2c5 = District 3 (row 2, column 5)
name-D3-r3c1 = District 3 (row 3, column 1)
name-D3-r3c2 = District 3 (row 3, column 2)
name-D3-r3c3 = District 3 (row 3, column 3)
name-D3-r3c4 = District 3 (row 3, column 4)
name-D3-r3c5 = District 3 (row 3, column 5)
name-D3-r4c1 = District 3 (row 4, column 1)
name-D3-r4c2 = District 3 (row 4, column 2)
name-D3-r4c3 = District 3 (row 4, column 3)
name-D3-r4c4 = District 3 (row 4, column 4)
name-D3-r4c5 = District 3 (row 4, column 5)
name-D3-r5c1 = District 3 (row 5, column 1)
name-D3-r5c2 = District 3 (row 5, column 2)
name-D3-r5c3 = District 3 (row 5, column 3)
name-D3-r5c4 = District 3 (row 5, column 4)
name-D3-r5c5 = District 3 (row 5, column 5)
name-W1 = border water 1 (districts 1|2)
name-W2 = border water 2 (districts 1|2)
name-W3 = border water 3 (districts 1|2)
name-W4 = border water 4 (districts 2|3)
name-W5 = border water 5 (districts 2|3)
name-W6 = border water 6 (districts 2|3)
name-r1c1 = row 1, column 1
name-r1c2 = row 1, column 2
name-r1c3 = row 1, column 3
name-r2c1 = row 2, column 1
name-r2c2 = row 2, column 2
name-r2c3 = row 2, column 3
name-r3c1 = row 3, column 1
name-r3c2 = row 3, column 2
name-r3c3 = row 3, column 3
name-R1 = row 1
name-R1-blue = row 1, blue space
name-R1-red = row 1, red space
name-R2 = row 2
name-R2-blue = row 2, blue space
name-R2-red = row 2, red space
name-R3 = row 3
name-R3-blue = row 3, blue space
name-R3-red = row 3, red space
name-C1 = column 1
name-C1-blue = column 1, blue space
name-C1-red = column 1, red space
name-C2 = column 2
name-C2-blue = column 2, blue space
name-C2-red = column 2, red space
name-C3 = column 3
name-C3-blue = column 3, blue space
name-C3-red = column 3, red space
name-ZS-brown-r1c1 = brown section, row 1, column 1
name-ZS-brown-r1c2 = brown section, row 1, column 2
name-ZS-brown-r1c3 = brown section, row 1, column 3
name-ZS-brown-r2c1 = brown section, row 2, column 1
name-ZS-brown-r2c2 = brown section, row 2, column 2
name-ZS-brown-r2c3 = brown section, row 2, column 3
name-ZS-white-r1c1 = white section, row 1, column 1
name-ZS-white-r1c2 = white section, row 1, column 2
name-ZS-white-r1c3 = white section, row 1, column 3
name-ZS-white-r2c1 = white section, row 2, column 1
name-ZS-white-r2c2 = white section, row 2, column 2
name-ZS-white-r2c3 = white section, row 2, column 3
name-ZS-yellow-r1c1 = yellow section, row 1, column 1
name-ZS-yellow-r1c2 = yellow section, row 1, column 2
name-ZS-yellow-r1c3 = yellow section, row 1, column 3
name-ZS-yellow-r2c1 = yellow section, row 2, column 1
name-ZS-yellow-r2c2 = yellow section, row 2, column 2
name-ZS-yellow-r2c3 = yellow section, row 2, column 3

## Cards and tiles; what they do is made from their effects

name-AT1 = action tile (2 VP, 2 markers)
name-AT2 = action tile (1 gold, 1 marker)
name-AT3 = action tile (special water, garden, marker)
name-AT4 = action tile (architect, any die)
name-AT5 = action tile (up to 2 crates, 1 marker)
name-AT6 = action tile (lose 2 VP for a craft step)
name-H01 = harbour tile (2 craft steps)
name-H02 = harbour tile (special water, garden, 2 markers)
name-H03 = harbour tile (up to 3 crates, 1 marker)
name-H04 = harbour tile (2 gold)
name-H05 = harbour tile (any action tile)
name-H06 = harbour tile (a marker on a ship)
name-H07 = harbour tile (a cheaper Build)
name-H08 = harbour tile (a marker on a ziggurat tile)
name-H09 = harbour tile (a city card, 1 house less)
name-S01 = brown ship of size 1 (2 VP for marking a ship)
name-S02 = white ship of size 1 (2 VP for a house)
name-S03 = yellow ship of size 1 (a second crate)
name-S04 = brown ship of size 1 (water for a project)
name-S05 = white ship of size 1 (garden or marker for a Ziggurat house)
name-S06 = yellow ship of size 2 (2 VP for others’ markers)
name-S07 = brown ship of size 2 (2 VP for a garden)
name-S08 = white ship of size 2 (Create Garden after a house)
name-S09 = yellow ship of size 2 (Port house from a coloured row)
name-S10 = brown ship of size 2 (3 VP for a blue line)
name-S11 = white ship of size 3 (blue instead of gold)
name-S12 = yellow ship of size 3 (garden marker from the supply)
name-S13 = brown ship of size 3 (paid step after a project)
name-S14 = white ship of size 3 (paid steps for others’ markers)
name-S15 = yellow ship of size 3 (a step for marking a ship)
name-PS1 = printed ship of size 2
name-PS2 = printed ship of size 3
name-Z01 = ziggurat tile (houses in districts 1–3)
name-Z02 = ziggurat tile (houses in the Ziggurat)
name-Z03 = ziggurat tile (blue lines)
name-Z04 = ziggurat tile (ships)
name-Z05 = ziggurat tile (buildings beside gardens)
name-Z06 = ziggurat tile (gardens)
name-Z07 = ziggurat tile (houses in the Port)
name-Z08 = ziggurat tile (0, 5 or 10 VP)
name-Z09 = ziggurat tile (decrees and city cards)
name-Z10 = ziggurat tile (sets of three colours)
name-SW01 = special water (1 gold)
name-SW02 = special water (any die)
name-SW03 = special water (2 markers)
name-SW04 = special water (3 VP)
name-SW05 = special water (craft step)
name-SW06 = special water (architect)
name-SW07 = special water (crate)
name-SW08 = special water (paid brown step)
name-SW09 = special water (paid white step)
name-SW10 = special water (paid yellow step)
name-regular = regular water
name-lost-marker = no marker is left in the supply
name-lost-water = no regular water tile is left
name-lost-garden = no garden tile is left
name-lost-garden-action = nothing can be bought or placed in Create Garden
name-lost-die = the barge is empty
name-lost-supply-die = no die lies in the supply
name-lost-special-water = no special water tile is left
name-lost-row-to-bottom = no house can move to the bottom row
name-lost-crate = no crate is empty
name-lost-step = the craft marker is at the top
name-lost-pay-craft = the step cannot be paid
name-lost-project = no further project can be placed
name-lost-port-house = no house can stand in the Port
name-lost-ship = no ship can be marked
name-lost-ziggurat = no ziggurat tile can be marked
name-lost-harbour = no harbour tile is left
name-lost-city = no city card is left
name-D01 = decree (3 white, 3 brown buildings)
name-D02 = decree (3 white, 3 yellow buildings)
name-D03 = decree (3 yellow, 3 brown buildings)
name-D04 = decree (2 buildings of each colour)
name-D05 = decree (5 white, 1 brown with the Ziggurat)
name-D06 = decree (5 yellow, 1 white with the Ziggurat)
name-D07 = decree (5 brown, 1 yellow with the Ziggurat)
name-D08 = decree (3 colours, all ziggurat tiles)
name-D09 = decree (3 brown buildings, 2 white and 2 yellow ships)
name-D10 = decree (3 white buildings, 2 yellow and 2 brown ships)
name-D11 = decree (3 yellow buildings, 2 white and 2 brown ships)
name-D12 = decree (3 colours, 4 houses in the Port)
name-D13 = decree (6 gardens beside buildings, 2 houses in the Port)
name-D14 = decree (3 ships, 3 buildings beside gardens)
name-D15 = decree (8 gardens)
name-D16 = decree (2 ships of each colour, 2 gardens)
name-CC01 = city card (houses: 3 in District 1, 1 in District 2, 1 in District 3)
name-CC02 = city card (houses: 1 in District 1, 3 in District 2, 1 in District 3)
name-CC03 = city card (houses: 1 in District 1, 1 in District 2, 3 in District 3)
name-CC04 = city card (houses: 2 in District 1, 2 in District 2, 1 in District 3)
name-CC05 = city card (houses: 2 in District 1, 1 in District 2, 2 in District 3)
name-CC06 = city card (houses: 1 in District 1, 2 in District 2, 2 in District 3)
name-CC07 = city card (houses: 2 in District 1, 2 in District 2, 1 in District 4)
name-CC08 = city card (houses: 2 in District 1, 1 in District 2, 2 in District 4)
name-CC09 = city card (houses: 1 in District 1, 2 in District 2, 2 in District 4)
name-CC10 = city card (houses: 2 in District 1, 2 in District 3, 1 in District 4)
name-CC11 = city card (houses: 2 in District 1, 1 in District 3, 2 in District 4)
name-CC12 = city card (houses: 1 in District 1, 2 in District 3, 2 in District 4)
name-CC13 = city card (houses: 2 in District 2, 2 in District 3, 1 in District 4)
name-CC14 = city card (houses: 2 in District 2, 1 in District 3, 2 in District 4)
name-CC15 = city card (houses: 1 in District 2, 2 in District 3, 2 in District 4)
name-AU01 = automa card (0; C, B, A; arrow 1)
name-AU02 = automa card (1; B, C, D; arrow 2)
name-AU03 = automa card (2; B, D, C; arrow 3)
name-AU04 = automa card (0; B, C, A; arrow 2)
name-AU05 = automa card (1; D, C, B; arrow 3)
name-AU06 = automa card (2; B, C, D; arrow 1)
name-AU07 = automa card (0; B, D, C; arrow 3)
name-AU08 = automa card (1; A, B, C; arrow 1)
name-AU09 = automa card (2; C, B, A; arrow 2)
name-AU10 = automa card (0; B, C, A; arrow 1)
name-AU11 = automa card (1; C, D, A; arrow 2)
name-AU12 = automa card (2; D, B, C; arrow 3)
name-AU13 = automa card (0; C, B, A; arrow 2)
name-AU14 = automa card (1; C, B, D; arrow 3)
name-AU15 = automa card (2; A, B, C; arrow 1)
name-K-gilgabot = Gilgabot
name-K-botmuzi = Botmuzi
name-K-sarbot = Sarbot
name-K-botbaba = Bot-baba
name-king = The Bot
name-king-action_tile = A: a bonus
name-king-place_project = B: place a project
name-king-build = C: build
name-king-create_garden = D: create gardens
name-king-control_ship = B: control a ship
name-king-port_house = C: a house in the Port
name-king-ziggurat_house = C: a house in the Ziggurat
name-A = A
name-B = B
name-C = C
name-D = D

## Where points come from

name-start = start
name-houses = player board
name-craft = craft tracks
name-spaces = spaces
name-gardens = gardens
name-ships = ship abilities
name-port = Port spaces
name-ziggurat = Ziggurat spaces
name-action-tiles = action tiles
name-harbours = harbour tiles
name-decrees = decrees
name-cities = city cards
name-dice = returned dice
name-markers = markers
amount-brown = { $n } brown
amount-white = { $n } white
amount-yellow = { $n } yellow
amount-blue = { $n } blue
amount-green = { $n } green
amount-die-brown = { $n ->
        [one] { $n } brown die
       *[other] { $n } brown dice
    }
amount-die-white = { $n ->
        [one] { $n } white die
       *[other] { $n } white dice
    }
amount-die-yellow = { $n ->
        [one] { $n } yellow die
       *[other] { $n } yellow dice
    }
amount-die-blue = { $n ->
        [one] { $n } blue die
       *[other] { $n } blue dice
    }
amount-die-green = { $n ->
        [one] { $n } green die
       *[other] { $n } green dice
    }
amount-crate-brown = { $n ->
        [one] { $n } brown crate
       *[other] { $n } brown crates
    }
amount-crate-white = { $n ->
        [one] { $n } white crate
       *[other] { $n } white crates
    }
amount-crate-yellow = { $n ->
        [one] { $n } yellow crate
       *[other] { $n } yellow crates
    }
amount-crate-blue = { $n ->
        [one] { $n } blue crate
       *[other] { $n } blue crates
    }
amount-crate-green = { $n ->
        [one] { $n } green crate
       *[other] { $n } green crates
    }
amount-gold = { $n } gold
price = { $goods }
price-build = { $goods }, and 1 of the projects’ colour for each own marker on them
price-ship = { $goods } and a marker
price-ziggurat = { $goods } and a marker
port-crate = take the { $color } crate

## What effects do

effect = { $steps }
do-die_barge = take the highest die of the { $color } barge
do-die_supply = take { $n ->
        [one] { $n } die of any colour
       *[other] { $n } dice of any colours
    } from the supply
do-gold = gain { $n } gold
do-water = gain { $n ->
        [one] { $n } water tile
       *[other] { $n } water tiles
    }
do-special_water = take { $n ->
        [one] { $n } special water tile
       *[other] { $n } special water tiles
    }
do-special_water-or = take { $n ->
        [one] { $n } special water tile
       *[other] { $n } special water tiles
    } (or regular water if there is none)
do-garden = gain { $n ->
        [one] { $n } garden tile
       *[other] { $n } garden tiles
    }
do-marker = gain { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }
do-vp = gain { $n } VP
do-vp-each = gain { $n } VP for each opponent’s marker set aside
do-lose_vp = lose { $n } VP
do-architect = move your architect to any district
do-fill_crate = fill { $n ->
        [one] { $n } crate
       *[other] up to { $n } crates
    }
do-craft = advance { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } on { $track }
do-craft_split = advance { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } on craft tracks as you like
do-craft_distinct = advance 1 step on { $n ->
        [one] { $n } craft track
       *[other] { $n } different craft tracks
    }
do-pay_craft = you may pay 1 { $color } resource for a step on the { $color } craft track
do-extra_project = you may place one more project of the same colour here
do-mark_ship = put a marker on any ship
do-mark_ziggurat = put a marker on any ziggurat tile
do-port_house_free = place a house in the Port for free
do-draw_city = draw { $draw ->
        [one] { $draw } city card
       *[other] { $draw } city cards
    } and keep { $keep } (the rest goes under the deck)
do-city_ignore = each of your city cards may lack { $n ->
        [one] { $n } house
       *[other] { $n } houses
    } at the end
do-rows_to_bottom = you may move up to { $n ->
        [one] { $n } house
       *[other] { $n } houses
    } from coloured rows to the bottom row
do-random_harbour = gain a random unused harbour tile
do-action_tile_any = use any action tile on the board
do-build_discount = one Build costs { $n ->
        [one] { $n } resource
       *[other] { $n } resources
    } less
do-choice = { $first } or { $second }
do-take_crate = take the crate of this space
do-left_card_bonus = gain the bonus of the left automa card
may-fill_crate = fill { $n ->
        [one] { $n } crate
       *[other] { $n } crates
    } with one payment
may-bonus_action = perform a Create Garden action at once
may-marker_from_supply = put a marker from the supply on it instead of one from your area
may-port_house_from_colored_row = take the house from a coloured row
may-replace_gold = save { $n } gold
may-craft = advance { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } on { $track }

## Ships, decrees, ziggurat tiles, city cards

when-mark-ship = when you put a marker on a ship
when-place-house = when you place a house
when-pay-to-fill-crate = when you pay to fill a crate
when-place-project = when you place a project
when-place-ziggurat-house = when you place a house in the Ziggurat
when-build = when you build
when-place-garden = when you place a garden
when-place-port-house = when you place a house in the Port
when-cross-blue-line = when one of your craft markers crosses a blue line
when-mark-ship-pay-gold = when you pay gold for a ship
name-cost-any = 1 resource
name-cost-blue = 1 blue
ship-printed = printed ship of size { $size }, any colour, no ability
ship = { $color } ship of size { $size }; { $when }: { $does }
ship-may = { $color } ship of size { $size }; { $when } you may { $does }
ship-paid = { $color } ship of size { $size }; { $when } you may pay { $cost } to { $does }
ship-paid-each = { $color } ship of size { $size }; { $when } you may pay { $cost } for each opponent’s marker set aside, each time to { $does }
decree = needs { $needs }; reward: { $reward }
need-buildings = { $n ->
        [one] { $n } { $color } building
       *[other] { $n } { $color } buildings
    }
need-buildings_or_ziggurat = { $n ->
        [one] { $n } { $color } building or house in the { $color } section of the Ziggurat
       *[other] { $n } { $color } buildings or houses in the { $color } section of the Ziggurat
    }
need-ships = { $n ->
        [one] { $n } { $color } ship
       *[other] { $n } { $color } ships
    }
need-port_houses = { $n ->
        [one] { $n } house in the Port
       *[other] { $n } houses in the Port
    }
need-ziggurat_all_tiles = a marker on each ziggurat tile
need-gardens_next_to_own_buildings = { $n ->
        [one] { $n } garden next to own buildings
       *[other] { $n } gardens next to own buildings
    }
need-own_gardens = { $n ->
        [one] { $n } own garden
       *[other] { $n } own gardens
    }
need-building_with_garden = { $n ->
        [one] { $n } { $color } building next to a garden
       *[other] { $n } { $color } buildings next to a garden
    }
ziggurat-tile = { $low }/{ $middle }/{ $high } VP { $per }
per-houses-in-common-districts = for each own house in districts 1–3
per-houses-in-ziggurat = for each own house in the Ziggurat
per-blue-lines-crossed = for each blue line your craft markers have crossed
per-ships-marked = for each ship with your marker
per-buildings-next-to-garden = for each own building next to a garden
per-own-gardens = for each own garden
per-houses-in-port = for each own house in the Port
per-flat = at every scoring of the Ziggurat
per-decree-or-city-cards-done = for each fulfilled decree or city card
per-sets-buildings-plus-sets-ships = for each set of 3 own buildings of different colours and for each set of 3 own ships of different colours
city = { $needs } for { $vp } VP
city-need = { $n ->
        [one] { $n } house in { $district }
       *[other] { $n } houses in { $district }
    }

## Questions

start-colour = Which colour is your starting building?
    .option = A { $it } building
start-space = Where do you put your { $color } starting building?
    .option = { $it }: { $bonus }
arrive = In which district do your architect and assistant begin?
    .option = Begin in { $it }
take-die = Which die do you take from the barge?
    .option = { $it ->
        [1] Take a 1: your architect goes to District 1 (Artisans)
        [2] Take a 2: your architect goes to District 2 (Farmers)
        [3] Take a 3: your architect goes to District 3 (Scribes)
        [4] Take a 4: your architect goes to District 4 (Port)
        [5] Take a 5: your architect goes to District 5 (Ziggurat)
       *[other] Take a { $it }: your architect goes to a district whose number is not left on the barge
    }{ $gold ->
        [yes] {" "}(or anywhere for 1 gold)
       *[no] {""}
    }
send-architect = You took a { $value }. Where does your architect go?
    .option = To { $it }
    .gold-D1 = Pay 1 gold: to District 1 (Artisans)
    .gold-D2 = Pay 1 gold: to District 2 (Farmers)
    .gold-D3 = Pay 1 gold: to District 3 (Scribes)
    .gold-D4 = Pay 1 gold: to District 4 (Port)
    .gold-D5 = Pay 1 gold: to District 5 (Ziggurat)
act = What do you do? { $left ->
        [0] No action is left.
        [one] { $left } action is left.
       *[other] { $left } actions are left.
    }
    .project = Place a project: free, with a marker
    .build = Build: { $says }
    .garden = Create garden
    .port-house = Place a house in the Port: { $says }
    .ship = Control a ship: { $says }
    .ziggurat-house = Place a house in the Ziggurat: { $says }
    .end = End your turn
    .option = Action tile: { $says }
after-build = { $size ->
        [0] The building stands. What else?
       *[other] You built a building of size { $size }. What else?
    }
    .ship = Pay { $n } gold and mark a ship of this size
    .garden = Create garden (ship ability)
fill =
    .yes = Fill a crate: pay 1 die or 1 gold
take-decree =
    .option = Take the decree: { $does }
use-harbour =
    .option = Use the harbour tile: { $does }
end-turn = The scoring is done. Is there anything else before your turn ends?
    .end = End your turn
no-port-house = You cannot place a house in the Port now. Do you do something else before?
    .no = No: the house is lost
any-tile = Which action tile do you use?
    .option = Action tile: { $told }
project-colour = Which colour of project do you place?
    .option = A { $it } project
project-space = Where do you place the { $color } project?
    .option = { $it }: { $bonus }
extra-project = Do you place one more { $color } project?
    .option = { $it }: { $bonus }
    .no = No more project
build-colour = Which group do you build?
    .option = The { $it } projects: { $price }
use-discount = Do you use your harbour tile to pay less?
    .option = Use it: 1 { $it } less
    .full = Pay in full
pay = How do you pay { $goods }?
    .option = { $paid }
pay-ship = How do you pay { $n } gold for the ship?
    .gold = With gold only
    .blue = 1 blue die instead of 1 gold
    .crate-blue = 1 blue crate instead of 1 gold
pay-craft = Do you pay 1 resource for a step on its craft track?
    .option = Pay 1 { $it }
pay-ability = Do you use your ship? { $does }
    .option = Pay 1 { $it } die
    .gold = Pay 1 gold
    .crate-brown = Pay with a brown crate
    .crate-white = Pay with a white crate
    .crate-yellow = Pay with a yellow crate
    .crate-blue = Pay with a blue crate
    .crate-green = Pay with a green crate
use-ability = Do you use your ship? { $does }
bonus-garden = Do you perform a Create Garden action now? (ship ability)
choose-effect = Which of the two?
    .first = { $first }
    .second = { $second }
choose-track = On which craft track do you advance?
    .option = The { $it } track, to row { $row }
garden-track = A building stands next to your garden. On which craft track do you advance?
    .option = The { $it } track, to row { $row }
supply-die = Which die do you take from the supply?
    .option = A { $it } die
    .no = None: the supply is empty
special-water = Which special water tile do you take?
    .option = Special water: { $does }
move-architect = Where does your architect go?
    .option = To { $it }
fill-crate = Which crate do you fill?
    .option = The { $it } crate
    .no = None: no crate is empty
fill-second = Do you fill a second crate? (ship ability)
    .option = The { $it } crate
fill-payment = What do you pay to fill a crate?
    .option = Pay 1 { $it } die
    .gold = Pay 1 gold
garden = Create garden: what do you do?
    .plant = Place a garden
    .lay-water = Place a water tile
    .buy-garden = Buy a garden tile (1 green)
    .buy-water = Buy a water tile (1 blue)
water-tile = Which water tile do you place?
    .regular = A regular tile
    .option = Special water: { $does }
water-space = Where do you place the water? (it covers the bonus of the space)
    .option = { $it }: { $bonus }
garden-space = Where do you place the garden?
    .option = { $it }: { $bonus }
garden-marker = Where does the marker come from?
    .area = From your area
    .supply = From the supply (ship ability)
port-row = From which row do you take the house?
    .brown = The brown row (1 blue more)
    .white = The white row (1 blue more)
    .yellow = The yellow row (1 blue more)
    .bottom = The bottom row
port-space = Where in the Port do you place the house?
    .option = { $it }: { $bonus }
mark-ship = Which ship do you mark?
    .option = { $it }: { $does }
    .no = None: you have no marker
ziggurat-section = In which section of the Ziggurat?
    .option = The { $it } section: { $does }
ziggurat-space = On which space?
    .option = { $it }: { $bonus }
mark-ziggurat = Which ziggurat tile do you mark?
    .option = The { $it } section: { $does }
    .no = None: you have no marker
row-to-bottom = Do you move a house to the bottom row?
    .option = From the { $it } row
keep-city = Which city card do you keep?
    .option = { $told }
score-district = Which district is scored next?
    .option = { $it } (you would score { $worth })

## What happened

log-begin = { $first_seat } plays first. Decrees: { $decrees }.
log-turn = { $seat } begins a turn.
log-arrive = { $seat } begins in { $district }.
log-take-die = { $seat } takes a { $color } { $value }.
log-architect = { $seat }’s architect goes to { $district }.
log-assistant = { $seat }’s assistant follows to { $district }.
log-best-die = { $seat } takes the highest { $color } die, a { $value }.
log-supply-die = { $seat } takes a { $color } die from the supply.
log-gold = { $seat } gains { $n } gold.
log-markers = { $seat } gains { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }.
log-markers-back = { $seat } takes back { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    } from the projects.
log-markers-spent = { $seat } puts { $n ->
        [one] { $n } own marker
       *[other] { $n } own markers
    } from the projects into the supply.
log-lost = { $seat } gains nothing here: { $thing }.
log-water = { $seat } gains { $n ->
        [one] { $n } water tile
       *[other] { $n } water tiles
    }.
log-gardens = { $seat } gains { $n ->
        [one] { $n } garden tile
       *[other] { $n } garden tiles
    }.
log-special-water = { $seat } takes { $tile }.
log-new-water = Now face up: { $tile }.
log-fill-crate = { $seat } fills a { $color } crate.
log-crate = { $seat } takes a { $color } crate.
log-pay = { $seat } pays { $paid }.
log-pay-gold = { $seat } pays { $n } gold.
log-craft = { $seat } advances on the { $track } track to row { $row }.
log-project = { $seat } places a { $color } project with a marker: { $space }.
log-take-projects = { $seat } takes { $n ->
        [one] { $n } { $color } project
       *[other] { $n } { $color } projects
    } off the board.
log-build = { $seat } builds a { $color } building of size { $size } with a house from { $row_id ->
        [bottom] the bottom row
       *[other] the { $row } row
    }: { $spaces }.
log-lay-water = { $seat } places { $tile }: { $space }.
log-garden = { $seat } places a garden{ $source_id ->
        [area] {" "}with a marker
        [supply] {" "}with a marker from the supply
       *[uncounted] {""}
    }: { $space }.
log-port-house = { $seat } places a house from { $row_id ->
        [bottom] the bottom row
       *[other] the { $row } row
    } in the Port: { $space }.
log-mark-ship = { $seat } puts a marker on the { $ship }: { $place }.
log-take-harbour = { $seat } gains the { $tile }.
log-harbour = { $seat } uses the { $tile }.
log-ability = { $seat } uses the { $ship }.
log-ziggurat-house = { $seat } places a house from { $row_id ->
        [bottom] the bottom row
       *[other] the { $row } row
    } in the Ziggurat: { $space }.
log-ziggurat-marker = { $seat } puts a marker on slot { $slot } of the { $tile }.
log-row-to-bottom = { $seat } moves a house from the { $color } row to the bottom row.
log-action-tile = { $seat } uses the { $tile }.
log-decree = { $seat } fulfils the { $decree }.
log-city-ignore = At the end each of { $seat }’s city cards may lack { $n ->
        [one] { $n } house
       *[other] { $n } houses
    } more.
log-scoring = { $district } is scored: its barge is empty. { $seat } takes gold from the time track.
log-refill-only = The barge of { $district } is only refilled: the end is near. ({ $seat })
log-lose-dice = { $seat } returns { $n } { $color } { $n ->
        [one] die
       *[other] dice
    }.
log-refill = The barge of { $district } is rolled anew: { $values }.
log-end-triggered = { $seat } takes the last gold of the time track. Turns left: { $turns }.
log-final-scoring = Final scoring.
log-cities = { $seat } shows: { $cards }.
log-keep-city = { $seat } keeps one city card; under the deck: { $back }.
    .own = You keep: { $card }; under the deck: { $back }.
log-king-starts = The Bot’s starting building is { $color }: { $space }.
log-king-arrives = The Bot begins in { $district }.
log-king-cards = The Bot’s cards: left { $left }, right { $right }.
log-king-reset = The Bot’s cards are shuffled anew.
log-king-moves = The Bot’s architect goes to { $district }.
log-king-die = The Bot takes a { $color } { $value }.
log-king-acts = The Bot does { $action }.
log-king-pays = The Bot pays 1 { $color } die.
log-king-pays-gold = The Bot pays { $n } gold.
log-king-covers = The Bot covers a bonus.
log-king-ship = The Bot chooses the ship in { $place }.
log-king-water = The Bot lays regular water: { $space }.
log-king-projects = New automa projects: { $colors }.
log-king-tile = A { $color } automa project comes onto order token { $token }.
log-king-returns = From { $token ->
        [0] the bag
       *[other] order token { $token }
    } a { $color } automa project goes back to its stack.
log-king-borrows = A { $color } project comes from its stack: the bag is empty.
log-king-city = The Bot takes a marker off its city card: { $district }, { $n } left.
log-draw-city = { $seat } draws city cards: { $n }.
    .own = You draw: { $cards }.

## Why not

why-no-marker = You have no marker in your area.
why-nothing-to-mark = There is nothing left to mark.
why-no-pieces = Not enough { $color } building pieces are left ({ $n }).
why-no-house = No house is left for { $color }: neither in its row nor in the bottom row.
why-space-taken = Something lies there already.
why-no-empty-crate = You have no empty crate.
why-crates-filled = Your empty crates were filled by payment this turn already.
why-nothing-to-pay-with = You have neither a die nor gold; a crate cannot pay for a crate.
why-six-leads-nowhere = 1 to 5 all lie on the barge and you have no gold: a 6 would lead nowhere.
why-no-action-left = You have taken all { $n ->
        [one] { $n } action
       *[other] { $n } actions
    } of this turn.
why-other-district = Your assistant is in { $district }, which does not have this action.
why-no-project-tile = No { $color } project tile is left.
why-group-full = The district already has { $n } { $color } projects.
why-no-project-space = No space here is legal for a { $color } project.
why-no-space-at-all = No project of any colour can be placed here.
why-not-beside-group = It must lie next to the { $color } projects of the district.
why-beside-building = It touches a { $color } building; a project may not lie next to a building of its own colour.
why-no-group = The district has no { $color } project.
why-build-cost = The { $color } group costs { $goods }: more than you can pay.
why-no-projects = There is no project in { $district }.
why-gardens-per-action = You have placed { $n ->
        [one] { $n } garden
       *[other] { $n } gardens
    } in this action; more are not allowed.
why-no-green = You cannot pay 1 green.
why-no-blue = You cannot pay 1 blue.
why-no-garden-tile = No garden tile is left.
why-no-water-tile = No regular water tile is left.
why-nothing-to-garden = You can neither buy nor place water or gardens.
why-no-own-water = You have no water tile.
why-no-own-garden = You have no garden tile.
why-no-water-space = No empty space next to water is left here.
why-not-beside-water = It is not next to water or a garden.
why-no-open-water = No water without a garden is left here.
why-garden-taken = A garden lies there already.
why-no-water-there = No water lies there.
why-no-grid-here = This district has no spaces for water and gardens.
why-house-cost = A house costs { $goods } here: more than you can pay.
why-coloured-house-cost = Your bottom row is empty; a house from a coloured row costs { $goods }: more than you can pay.
why-no-bottom-house = No house is left in your bottom row.
why-no-port-space = No pair of the Port has a space for you.
why-own-pair = You already have a house in this pair.
why-crates-full = You already have { $n } crates.
why-too-little-gold = It costs { $n } gold.
why-no-ship = No ship is left for your marker.
why-ship-marked = Your marker is on this ship already.
why-ship-size = The ship must be of size { $n }; this one is of size { $size }.
why-no-section = No section of the Ziggurat is open to you.
why-section-full = The section has no free space.
why-house-there = A house stands there already.
why-tile-full = You already have { $n } markers on this tile.
why-only-in-build = It is used when you pay for a Build.
why-decree-unmet = You need { $need } and have { $has } of { $of }.

## On the table

board-D1 = Artisans
board-D2 = Farmers
board-D3 = Scribes
board-D4 = Port
board-D5 = Ziggurat
board-time = Time
board-decrees = Decrees
board-decrees-note = first to meet all takes the card
board-craft = Craft tracks
board-craft-note = VP of a building: × (size + gardens beside it)
board-score = score
board-lowest = if lowest
board-supply = Supply
board-projects = Projects
board-pieces = Building pieces
board-tiles = Water, gardens, city
board-special-water = Special water
board-spent-dice = Spent dice
area-resources = Resources
area-houses = Houses
area-crates = Crates
area-cities = City cards
area-tiles = Ships and tiles
area-forecast = If a barge runs empty now
area-gold = gold
area-water = water
area-garden = garden
area-markers-left = +{ $n } left
area-column = column
area-dice = dice
short-houses-in-common-districts = house in 1–3
short-houses-in-ziggurat = house here
short-blue-lines-crossed = blue line
short-ships-marked = own ship
short-buildings-next-to-garden = building by garden
short-own-gardens = own garden
short-houses-in-port = house in Port
short-flat = each scoring
short-decree-or-city-cards-done = card fulfilled
short-sets-buildings-plus-sets-ships = set of 3 colours
tip-no-bonus = no bonus
tip-district = { $district }
tip-die = { $color } die, value { $value }
tip-crate-full = { $color } crate, full
tip-crate-empty = { $color } crate, empty
tip-space = { $space }: { $bonus }; { $lies }
lies-nothing = empty
lies-project = a { $color } project of { $seat }
lies-garden = a garden of { $seat }
lies-water = water
lies-building = a { $color } building of { $seat }
tip-building = { $color } building of size { $size }, { $seat }: { $spaces }
tip-action-tile = Action tile: { $does }
tip-action-project = Place a project: free, needs a marker
tip-action-build = Build: 2 local resources and 1 of the colour for each own marker
tip-action-garden = Create garden: buy and place water and gardens
tip-action-port-house = Place a house in the Port: 2 local resources
tip-action-ship = Control a ship: 2 gold and a marker
tip-action-ziggurat-house = Place a house in the Ziggurat: 2 local resources and a marker
tip-barge = { $color } barge of { $district }, dice: { $n }
tip-assistant = { $seat }’s assistant in { $district }
tip-architect = { $seat }’s architect in { $district }
tip-ship = { $place }: { $does }
tip-port-space = { $space }: { $bonus }
tip-harbour = Harbour tile at the end of { $line }: { $does }
tip-section = { $color } section of the Ziggurat
tip-ziggurat-space = { $space }: { $bonus }
tip-ziggurat-tile = Ziggurat tile: { $does }
tip-points = { $seat }: { $n } VP
tip-time = Scorings left: { $n }
tip-decree = Decree: { $does }
tip-order-token = order token { $number }: { $color }, tiles: { $n }
tip-automa-city = { $king }: houses left by district
tip-automa-left = left card, { $card }: bonus { $does }
tip-automa-right = right card, { $card }: bonus { $does }
tip-track = { $track }
tip-craft-marker = { $seat } in row { $row }
tip-projects = { $color } projects left: { $n }
tip-pieces = { $color } building pieces left: { $n }
tip-stack-water = regular water left: { $n }
tip-stack-garden = gardens left: { $n }
tip-stack-city = city cards in the deck: { $n }
tip-special-stack = special water face down: { $n }
tip-special-water = Special water: { $does }
tip-spent-dice = { $color } dice in the supply: { $n }
tip-resource = { $seat }: { $n } { $color }
tip-own-gold = { $seat }: { $n } gold
tip-own-marker = { $seat }: markers in the area { $n }, in the supply { $left }
tip-own-water = { $seat }: regular water tiles { $n }
tip-own-garden = { $seat }: garden tiles { $n }
tip-house-row = { $row } row: { $n ->
        [one] { $n } house
       *[other] { $n } houses
    } left
tip-hidden-city = A hidden city card of { $seat }
tip-city = City card: { $does }
tip-own-harbour = Harbour tile: { $does }
tip-own-decree = Decree of { $seat }: { $does }
tip-forecast = { $district }: dice { $n }, points if it were scored now { $worth }

## At a glance

round-name = Scoring { $n }
head-scorings = Scorings { $n } of { $of }
phase-start = Starting buildings
phase-arrive = Arrival
phase-die = Take a die
phase-king = The Bot’s turn
phase-act = Actions
phase-after-build = After building
phase-score = Scoring
phase-scored = Scoring
phase-final = Final scoring
phase-over = Game over
holding-dice = resource dice
holding-water = water tiles
ending-barge = dice on barge { $n }
holding-crates = crates

## Before the game

setting-setup = Set-up
    .full = Full game
    .first = First game
setting-king = King
    .gilgabot = Gilgabot
    .botmuzi = Botmuzi
    .sarbot = Sarbot
    .botbaba = Bot-baba

## What else is counted at a player’s place

counter-houses = houses built
counter-ships = markers on ships
counter-ziggurat = Ziggurat slots
counter-actions = actions left

## The story of a turn: what matters of the log

story-take-die = { log-take-die }
story-build = { log-build }
story-lay-water = { log-lay-water }
story-garden = { log-garden }
story-port-house = { log-port-house }
story-mark-ship = { log-mark-ship }
story-ziggurat-house = { log-ziggurat-house }
story-action-tile = { log-action-tile }
story-decree = { log-decree }
story-scoring = { log-scoring }
story-end-triggered = { log-end-triggered }
story-king-moves = { log-king-moves }
story-king-acts = { log-king-acts }
