# Tabannusi: Builders of Ur: everything a player reads.

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
name-D1-r1c1 = District 1, row 1, column 1
name-D1-r1c2 = District 1, row 1, column 2
name-D1-r1c3 = District 1, row 1, column 3
name-D1-r1c4 = District 1, row 1, column 4
name-D1-r1c5 = District 1, row 1, column 5
name-D1-r2c1 = District 1, row 2, column 1
name-D1-r2c2 = District 1, row 2, column 2
name-D1-r2c3 = District 1, row 2, column 3
name-D1-r2c4 = District 1, row 2, column 4
name-D1-r2c5 = District 1, row 2, column 5
name-D1-r3c1 = District 1, row 3, column 1
name-D1-r3c2 = District 1, row 3, column 2
name-D1-r3c3 = District 1, row 3, column 3
name-D1-r3c4 = District 1, row 3, column 4
name-D1-r3c5 = District 1, row 3, column 5
name-D1-r4c1 = District 1, row 4, column 1
name-D1-r4c2 = District 1, row 4, column 2
name-D1-r4c3 = District 1, row 4, column 3
name-D1-r4c4 = District 1, row 4, column 4
name-D1-r4c5 = District 1, row 4, column 5
name-D1-r5c1 = District 1, row 5, column 1
name-D1-r5c2 = District 1, row 5, column 2
name-D1-r5c3 = District 1, row 5, column 3
name-D1-r5c4 = District 1, row 5, column 4
name-D1-r5c5 = District 1, row 5, column 5
name-D2-r1c1 = District 2, row 1, column 1
name-D2-r1c2 = District 2, row 1, column 2
name-D2-r1c3 = District 2, row 1, column 3
name-D2-r1c4 = District 2, row 1, column 4
name-D2-r1c5 = District 2, row 1, column 5
name-D2-r2c1 = District 2, row 2, column 1
name-D2-r2c2 = District 2, row 2, column 2
name-D2-r2c3 = District 2, row 2, column 3
name-D2-r2c4 = District 2, row 2, column 4
name-D2-r2c5 = District 2, row 2, column 5
name-D2-r3c1 = District 2, row 3, column 1
name-D2-r3c2 = District 2, row 3, column 2
name-D2-r3c3 = District 2, row 3, column 3
name-D2-r3c4 = District 2, row 3, column 4
name-D2-r3c5 = District 2, row 3, column 5
name-D2-r4c1 = District 2, row 4, column 1
name-D2-r4c2 = District 2, row 4, column 2
name-D2-r4c3 = District 2, row 4, column 3
name-D2-r4c4 = District 2, row 4, column 4
name-D2-r4c5 = District 2, row 4, column 5
name-D2-r5c1 = District 2, row 5, column 1
name-D2-r5c2 = District 2, row 5, column 2
name-D2-r5c3 = District 2, row 5, column 3
name-D2-r5c4 = District 2, row 5, column 4
name-D2-r5c5 = District 2, row 5, column 5
name-D3-r1c1 = District 3, row 1, column 1
name-D3-r1c2 = District 3, row 1, column 2
name-D3-r1c3 = District 3, row 1, column 3
name-D3-r1c4 = District 3, row 1, column 4
name-D3-r1c5 = District 3, row 1, column 5
name-D3-r2c1 = District 3, row 2, column 1
name-D3-r2c2 = District 3, row 2, column 2
name-D3-r2c3 = District 3, row 2, column 3
name-D3-r2c4 = District 3, row 2, column 4
name-D3-r2c5 = District 3, row 2, column 5
name-D3-r3c1 = District 3, row 3, column 1
name-D3-r3c2 = District 3, row 3, column 2
name-D3-r3c3 = District 3, row 3, column 3
name-D3-r3c4 = District 3, row 3, column 4
name-D3-r3c5 = District 3, row 3, column 5
name-D3-r4c1 = District 3, row 4, column 1
name-D3-r4c2 = District 3, row 4, column 2
name-D3-r4c3 = District 3, row 4, column 3
name-D3-r4c4 = District 3, row 4, column 4
name-D3-r4c5 = District 3, row 4, column 5
name-D3-r5c1 = District 3, row 5, column 1
name-D3-r5c2 = District 3, row 5, column 2
name-D3-r5c3 = District 3, row 5, column 3
name-D3-r5c4 = District 3, row 5, column 4
name-D3-r5c5 = District 3, row 5, column 5
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

name-AT1 = action tile 1
name-AT2 = action tile 2
name-AT3 = action tile 3
name-AT4 = action tile 4
name-AT5 = action tile 5
name-AT6 = action tile 6
name-H01 = harbour tile 1
name-H02 = harbour tile 2
name-H03 = harbour tile 3
name-H04 = harbour tile 4
name-H05 = harbour tile 5
name-H06 = harbour tile 6
name-H07 = harbour tile 7
name-H08 = harbour tile 8
name-H09 = harbour tile 9
name-S01 = ship 1
name-S02 = ship 2
name-S03 = ship 3
name-S04 = ship 4
name-S05 = ship 5
name-S06 = ship 6
name-S07 = ship 7
name-S08 = ship 8
name-S09 = ship 9
name-S10 = ship 10
name-S11 = ship 11
name-S12 = ship 12
name-S13 = ship 13
name-S14 = ship 14
name-S15 = ship 15
name-PS1 = printed ship 1
name-PS2 = printed ship 2
name-Z01 = ziggurat tile 1
name-Z02 = ziggurat tile 2
name-Z03 = ziggurat tile 3
name-Z04 = ziggurat tile 4
name-Z05 = ziggurat tile 5
name-Z06 = ziggurat tile 6
name-Z07 = ziggurat tile 7
name-Z08 = ziggurat tile 8
name-Z09 = ziggurat tile 9
name-Z10 = ziggurat tile 10
name-SW01 = special water 1
name-SW02 = special water 2
name-SW03 = special water 3
name-SW04 = special water 4
name-SW05 = special water 5
name-SW06 = special water 6
name-SW07 = special water 7
name-SW08 = special water 8
name-SW09 = special water 9
name-SW10 = special water 10
name-D01 = decree 1
name-D02 = decree 2
name-D03 = decree 3
name-D04 = decree 4
name-D05 = decree 5
name-D06 = decree 6
name-D07 = decree 7
name-D08 = decree 8
name-D09 = decree 9
name-D10 = decree 10
name-D11 = decree 11
name-D12 = decree 12
name-D13 = decree 13
name-D14 = decree 14
name-D15 = decree 15
name-D16 = decree 16
name-CC01 = city card 1
name-CC02 = city card 2
name-CC03 = city card 3
name-CC04 = city card 4
name-CC05 = city card 5
name-CC06 = city card 6
name-CC07 = city card 7
name-CC08 = city card 8
name-CC09 = city card 9
name-CC10 = city card 10
name-CC11 = city card 11
name-CC12 = city card 12
name-CC13 = city card 13
name-CC14 = city card 14
name-CC15 = city card 15
name-AU01 = automa card 1
name-AU02 = automa card 2
name-AU03 = automa card 3
name-AU04 = automa card 4
name-AU05 = automa card 5
name-AU06 = automa card 6
name-AU07 = automa card 7
name-AU08 = automa card 8
name-AU09 = automa card 9
name-AU10 = automa card 10
name-AU11 = automa card 11
name-AU12 = automa card 12
name-AU13 = automa card 13
name-AU14 = automa card 14
name-AU15 = automa card 15
name-K-gilgabot = Gilgabot
name-K-botmuzi = Botmuzi
name-K-sarbot = Sarbot
name-K-botbaba = Bot-baba
name-king = The King
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
       *[other] { $n } crates
    }
do-craft = advance { $n ->
        [one] { $n } step
       *[other] { $n } steps
    } on { $track }
do-craft-each = for each opponent’s marker set aside advance { $n ->
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
do-pay_craft = you may pay 1 { $color } for a step on the { $color } track
do-extra_project = you may place one more project of the same colour here
do-mark_ship = put a marker on any ship
do-mark_ziggurat = put a marker on any ziggurat tile
do-port_house_free = place a house in the Port for free
do-draw_city = draw city cards and keep one
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
do-bonus_action = perform a Create Garden action
do-port_house_from_colored_row = take the house from a coloured row
do-replace_gold = it replaces { $n } gold
do-marker_from_supply = take the marker from the supply
do-left_card_bonus = gain the bonus of the left automa card

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
name-cost-none = nothing
ship-printed = printed ship of size { $size }, any colour, no ability
ship = { $color } ship of size { $size }; { $when }: { $does }
ship-may = { $color } ship of size { $size }; { $when } you may: { $does }
ship-paid = { $color } ship of size { $size }; { $when } you may pay { $cost }: { $does }
decree = needs { $needs }; reward: { $reward }
need-buildings = { $n ->
        [one] { $n } { $color } building
       *[other] { $n } { $color } buildings
    }
need-buildings_or_ziggurat = { $n ->
        [one] { $n } { $color } building or ziggurat house
       *[other] { $n } { $color } buildings or ziggurat houses
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
per-flat = once
per-decree-or-city-cards-done = for each fulfilled decree or city card
per-sets-buildings-plus-sets-ships = for each set of three colours among your buildings and among your ships
city = { $needs } for { $vp } VP
city-need = { $n ->
        [one] { $n } house in { $district }
       *[other] { $n } houses in { $district }
    }

## Questions

start-colour = Which colour is your starting building?
    .option = A { $it } building
start-space = Where do you put your { $color } starting building?
    .option = { $it }
arrive = In which district do your architect and assistant begin?
    .option = Begin in { $it }
take-die = Which die do you take from the barge? (or an additional action first)
    .option = { $it ->
        [1] Take a 1: your architect goes to District 1 (Artisans)
        [2] Take a 2: your architect goes to District 2 (Farmers)
        [3] Take a 3: your architect goes to District 3 (Scribes)
        [4] Take a 4: your architect goes to District 4 (Port)
        [5] Take a 5: your architect goes to District 5 (Ziggurat)
       *[other] Take a { $it }: your architect goes to a district whose number is not left on the barge
    }
    .fill = Fill a crate: pay 1 resource
    .D01 = Take decree 1: { $D01 }
    .D02 = Take decree 2: { $D02 }
    .D03 = Take decree 3: { $D03 }
    .D04 = Take decree 4: { $D04 }
    .D05 = Take decree 5: { $D05 }
    .D06 = Take decree 6: { $D06 }
    .D07 = Take decree 7: { $D07 }
    .D08 = Take decree 8: { $D08 }
    .D09 = Take decree 9: { $D09 }
    .D10 = Take decree 10: { $D10 }
    .D11 = Take decree 11: { $D11 }
    .D12 = Take decree 12: { $D12 }
    .D13 = Take decree 13: { $D13 }
    .D14 = Take decree 14: { $D14 }
    .D15 = Take decree 15: { $D15 }
    .D16 = Take decree 16: { $D16 }
    .H01 = Use harbour tile 1: { $H01 }
    .H02 = Use harbour tile 2: { $H02 }
    .H03 = Use harbour tile 3: { $H03 }
    .H04 = Use harbour tile 4: { $H04 }
    .H05 = Use harbour tile 5: { $H05 }
    .H06 = Use harbour tile 6: { $H06 }
    .H07 = Use harbour tile 7: { $H07 }
    .H08 = Use harbour tile 8: { $H08 }
    .H09 = Use harbour tile 9: { $H09 }
send-architect = You took a { $value }. Where does your architect go?
    .option = To { $it }
    .gold-D1 = Pay 1 gold: to District 1
    .gold-D2 = Pay 1 gold: to District 2
    .gold-D3 = Pay 1 gold: to District 3
    .gold-D4 = Pay 1 gold: to District 4
    .gold-D5 = Pay 1 gold: to District 5
act = What do you do? { $left ->
        [0] No action is left.
        [one] { $left } action is left.
       *[other] { $left } actions are left.
    }
    .project = Place a project
    .build = Build
    .garden = Create garden
    .port-house = Place a house in the Port
    .ship = Control a ship
    .ziggurat-house = Place a house in the Ziggurat
    .end = End your turn
    .AT1 = Action tile 1: { $AT1 }
    .AT2 = Action tile 2: { $AT2 }
    .AT3 = Action tile 3: { $AT3 }
    .AT4 = Action tile 4: { $AT4 }
    .AT5 = Action tile 5: { $AT5 }
    .AT6 = Action tile 6: { $AT6 }
    .fill = Fill a crate: pay 1 resource
    .D01 = Take decree 1: { $D01 }
    .D02 = Take decree 2: { $D02 }
    .D03 = Take decree 3: { $D03 }
    .D04 = Take decree 4: { $D04 }
    .D05 = Take decree 5: { $D05 }
    .D06 = Take decree 6: { $D06 }
    .D07 = Take decree 7: { $D07 }
    .D08 = Take decree 8: { $D08 }
    .D09 = Take decree 9: { $D09 }
    .D10 = Take decree 10: { $D10 }
    .D11 = Take decree 11: { $D11 }
    .D12 = Take decree 12: { $D12 }
    .D13 = Take decree 13: { $D13 }
    .D14 = Take decree 14: { $D14 }
    .D15 = Take decree 15: { $D15 }
    .D16 = Take decree 16: { $D16 }
    .H01 = Use harbour tile 1: { $H01 }
    .H02 = Use harbour tile 2: { $H02 }
    .H03 = Use harbour tile 3: { $H03 }
    .H04 = Use harbour tile 4: { $H04 }
    .H05 = Use harbour tile 5: { $H05 }
    .H06 = Use harbour tile 6: { $H06 }
    .H07 = Use harbour tile 7: { $H07 }
    .H08 = Use harbour tile 8: { $H08 }
    .H09 = Use harbour tile 9: { $H09 }
after-build = You built a building of size { $size }. What else?
    .ship = Pay 1 gold and mark a ship of this size
    .garden = Create garden (ship ability)
    .fill = Fill a crate: pay 1 resource
    .D01 = Take decree 1: { $D01 }
    .D02 = Take decree 2: { $D02 }
    .D03 = Take decree 3: { $D03 }
    .D04 = Take decree 4: { $D04 }
    .D05 = Take decree 5: { $D05 }
    .D06 = Take decree 6: { $D06 }
    .D07 = Take decree 7: { $D07 }
    .D08 = Take decree 8: { $D08 }
    .D09 = Take decree 9: { $D09 }
    .D10 = Take decree 10: { $D10 }
    .D11 = Take decree 11: { $D11 }
    .D12 = Take decree 12: { $D12 }
    .D13 = Take decree 13: { $D13 }
    .D14 = Take decree 14: { $D14 }
    .D15 = Take decree 15: { $D15 }
    .D16 = Take decree 16: { $D16 }
    .H01 = Use harbour tile 1: { $H01 }
    .H02 = Use harbour tile 2: { $H02 }
    .H03 = Use harbour tile 3: { $H03 }
    .H04 = Use harbour tile 4: { $H04 }
    .H05 = Use harbour tile 5: { $H05 }
    .H06 = Use harbour tile 6: { $H06 }
    .H07 = Use harbour tile 7: { $H07 }
    .H08 = Use harbour tile 8: { $H08 }
    .H09 = Use harbour tile 9: { $H09 }
any-tile = Which action tile do you use?
    .AT1 = Action tile 1: { $AT1 }
    .AT2 = Action tile 2: { $AT2 }
    .AT3 = Action tile 3: { $AT3 }
    .AT4 = Action tile 4: { $AT4 }
    .AT5 = Action tile 5: { $AT5 }
    .AT6 = Action tile 6: { $AT6 }
project-colour = Which colour of project do you place?
    .option = A { $it } project
project-space = Where do you place the { $color } project?
    .option = { $it }
extra-project = Do you place one more { $color } project?
    .option = On { $it }
    .no = No more project
build-colour = Which group do you build?
    .option = The { $it } projects
use-discount = Do you use your harbour tile to pay less?
    .option = Use it: 1 { $it } less
    .full = Pay in full
pay = How do you pay { $amount } { $color }?
    .option = dice: { $it_1 }, gold: { $it_2 }, crates: { $it_3 }
pay-ship = How do you pay { $n } gold for the ship?
    .gold = With gold only
    .blue = 1 blue die instead of 1 gold
    .crate-blue = 1 blue crate instead of 1 gold
pay-craft = Do you pay 1 resource for a step on its craft track?
    .option = Pay 1 { $it }
pay-ability = Do you use your ship? { $does }
    .option = Pay with { $it }
use-ability = Do you use your ship? { $does }
bonus-garden = Do you perform a Create Garden action now? (ship ability)
choose-effect = Which of the two?
    .first = { $first }
    .second = { $second }
choose-track = On which craft track do you advance?
    .option = The { $it } track
garden-track = A building stands next to your garden. On which craft track do you advance?
    .option = The { $it } track
supply-die = Which die do you take from the supply?
    .option = A { $it } die
special-water = Which special water tile do you take?
    .SW01 = Special water 1: { $SW01 }
    .SW02 = Special water 2: { $SW02 }
    .SW03 = Special water 3: { $SW03 }
    .SW04 = Special water 4: { $SW04 }
    .SW05 = Special water 5: { $SW05 }
    .SW06 = Special water 6: { $SW06 }
    .SW07 = Special water 7: { $SW07 }
    .SW08 = Special water 8: { $SW08 }
    .SW09 = Special water 9: { $SW09 }
    .SW10 = Special water 10: { $SW10 }
move-architect = Where does your architect go?
    .option = To { $it }
fill-crate = Which crate do you fill?
    .option = The { $it } crate
fill-second = Do you fill a second crate? (ship ability)
    .option = The { $it } crate
fill-payment = What do you pay to fill a crate?
    .option = Pay 1 { $it }
garden = Create garden: what do you do?
    .plant = Place a garden
    .lay-water = Place a water tile
    .buy-garden = Buy a garden tile (1 green)
    .buy-water = Buy a water tile (1 blue)
water-tile = Which water tile do you place?
    .regular = A regular tile
    .SW01 = Special water 1: { $SW01 }
    .SW02 = Special water 2: { $SW02 }
    .SW03 = Special water 3: { $SW03 }
    .SW04 = Special water 4: { $SW04 }
    .SW05 = Special water 5: { $SW05 }
    .SW06 = Special water 6: { $SW06 }
    .SW07 = Special water 7: { $SW07 }
    .SW08 = Special water 8: { $SW08 }
    .SW09 = Special water 9: { $SW09 }
    .SW10 = Special water 10: { $SW10 }
water-space = Where do you place the water?
    .option = { $it }
garden-space = Where do you place the garden?
    .option = { $it }
garden-marker = Where does the marker come from?
    .area = From your area
    .supply = From the supply (ship ability)
port-row = From which row do you take the house?
    .brown = The brown row (1 blue more)
    .white = The white row (1 blue more)
    .yellow = The yellow row (1 blue more)
    .bottom = The bottom row
port-space = Where in the Port do you place the house?
    .option = { $it }
mark-ship = Which ship do you mark?
    .r1c1 = Row 1, column 1: { $r1c1 }
    .r1c2 = Row 1, column 2: { $r1c2 }
    .r1c3 = Row 1, column 3: { $r1c3 }
    .r2c1 = Row 2, column 1: { $r2c1 }
    .r2c2 = Row 2, column 2: { $r2c2 }
    .r2c3 = Row 2, column 3: { $r2c3 }
    .r3c1 = Row 3, column 1: { $r3c1 }
    .r3c2 = Row 3, column 2: { $r3c2 }
    .r3c3 = Row 3, column 3: { $r3c3 }
ziggurat-section = In which section of the Ziggurat?
    .option = The { $it } section
ziggurat-space = On which space?
    .option = { $it }
mark-ziggurat = Which ziggurat tile do you mark?
    .brown = Brown section: { $brown }
    .white = White section: { $white }
    .yellow = Yellow section: { $yellow }
row-to-bottom = Do you move a house to the bottom row?
    .option = From the { $it } row
keep-city = Which city card do you keep?
    .CC01 = City card 1: { $CC01 }
    .CC02 = City card 2: { $CC02 }
    .CC03 = City card 3: { $CC03 }
    .CC04 = City card 4: { $CC04 }
    .CC05 = City card 5: { $CC05 }
    .CC06 = City card 6: { $CC06 }
    .CC07 = City card 7: { $CC07 }
    .CC08 = City card 8: { $CC08 }
    .CC09 = City card 9: { $CC09 }
    .CC10 = City card 10: { $CC10 }
    .CC11 = City card 11: { $CC11 }
    .CC12 = City card 12: { $CC12 }
    .CC13 = City card 13: { $CC13 }
    .CC14 = City card 14: { $CC14 }
    .CC15 = City card 15: { $CC15 }
score-district = Which district is scored first?
    .option = { $it }

## What happened

log-begin = { $first_seat } plays first. Decrees: { $decrees }.
log-turn = { $seat } begins a turn.
log-arrive = { $seat } begins in { $district }.
log-take-die = { $seat } takes a { $color } { $value }.
log-architect = { $seat }’s architect goes to { $district }.
log-best-die = { $seat } takes the highest { $color } die, a { $value }.
log-supply-die = { $seat } takes a { $color } die from the supply.
log-gold = { $seat } gains { $n } gold.
log-markers = { $seat } gains { $n ->
        [one] { $n } marker
       *[other] { $n } markers
    }.
log-water = { $seat } gains { $n ->
        [one] { $n } water tile
       *[other] { $n } water tiles
    }.
log-gardens = { $seat } gains { $n ->
        [one] { $n } garden tile
       *[other] { $n } garden tiles
    }.
log-special-water = { $seat } takes { $tile }.
log-fill-crate = { $seat } fills a { $color } crate.
log-crate = { $seat } takes a { $color } crate.
log-pay = { $seat } pays { $color }: { $dice } from dice{ $gold ->
        [0] {""}
       *[other] , { $gold } gold
    }{ $crates ->
        [0] {""}
       *[other] , { $crates } from crates
    }.
log-pay-gold = { $seat } pays { $n } gold.
log-craft = { $seat } advances on the { $track } track to row { $row }.
log-project = { $seat } places a { $color } project: { $space }.
log-build = { $seat } builds a { $color } building of size { $size } in { $district }.
log-lay-water = { $seat } places water: { $space }.
log-garden = { $seat } places a garden: { $space }.
log-port-house = { $seat } places a house in the Port: { $space }.
log-mark-ship = { $seat } marks { $ship } ({ $place }).
log-take-harbour = { $seat } gains { $tile }.
log-harbour = { $seat } uses { $tile }.
log-ability = { $seat } uses { $ship }.
log-ziggurat-house = { $seat } places a house in the { $color } section of the Ziggurat.
log-ziggurat-marker = { $seat } marks slot { $slot } of { $tile }.
log-row-to-bottom = { $seat } moves a house from the { $color } row to the bottom row.
log-action-tile = { $seat } uses { $tile }.
log-decree = { $seat } fulfils { $decree } ({ $rule }).
log-city-ignore = { $seat } may lack { $n } more on each city card.
log-scoring = { $district } is scored: its barge is empty. { $seat } takes the gold.
log-refill-only = The barge of { $district } is only refilled: the end is near. ({ $seat })
log-lose-dice = { $seat } returns { $color } dice: { $n }.
log-refill = The barge of { $district } is rolled anew: { $values }.
log-end-triggered = { $seat } takes the last gold of the time track. Turns left: { $turns }.
log-final-scoring = Final scoring.
log-cities = { $seat } shows: { $cards }.
log-king-starts = The King’s starting building is { $color }: { $space } ({ $rule }).
log-king-arrives = The King begins in { $district } ({ $rule }).
log-king-cards = The King’s cards: left { $left }, right { $right } ({ $rule }).
log-king-moves = The King’s architect goes to { $district } ({ $rule }).
log-king-die = The King takes a { $color } { $value } ({ $rule }).
log-king-acts = The King does { $action } ({ $rule }).
log-king-pays = The King pays a { $color } die ({ $rule }).
log-king-pays-gold = The King pays { $n } gold ({ $rule }).
log-king-covers = The King covers a bonus ({ $rule }).
log-king-ship = The King chooses the ship in { $place } ({ $rule }).
log-king-water = The King lays water: { $space } ({ $rule }).
log-king-projects = New automa projects: { $colors } ({ $rule }).
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
why-build-cost = It costs { $base } { $local }{ $own ->
        [0] {""}
       *[other] {" "}and { $own } { $color }
    }: more than you can pay.
why-nothing-to-build = No group of this district can be built: projects, resources, pieces or a house are missing.
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
why-no-grid-here = This district has no spaces for water and gardens.
why-house-cost = A house costs { $n } { $color } here.
why-no-bottom-house = No house is left in your bottom row.
why-no-port-space = No pair of the Port has a space for you.
why-own-pair = You already have a house in this pair.
why-crates-full = You already have { $n } crates.
why-too-little-gold = It costs { $n } gold.
why-no-ship = No ship is left for your marker.
why-no-section = No section of the Ziggurat is open to you.
why-section-full = The section has no free space.
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
short-flat = once
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
tip-building = { $color } building of size { $size }, { $seat }
tip-action-tile = { $tile }: { $does }
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
tip-harbour = { $tile } at the end of { $line }: { $does }
tip-section = { $color } section of the Ziggurat
tip-ziggurat-space = { $space }: { $bonus }
tip-ziggurat-tile = { $tile }: { $does }
tip-points = { $seat }: { $n } VP
tip-time = Scorings left: { $n }
tip-decree = { $decree } { $does }
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
tip-special-water = { $tile }: { $does }
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
tip-city = { $card }: { $does }
tip-own-harbour = { $tile }: { $does }
tip-own-decree = { $decree } of { $seat }: { $does }
tip-forecast = { $district }: dice { $n }, points now { $worth }

## At a glance

round-name = Scoring { $n }
head-scorings = Scorings { $n } of { $of }
phase-start = Starting buildings
phase-arrive = Arrival
phase-die = Take a die
phase-king = The King’s turn
phase-act = Actions
phase-after-build = After building
phase-score = Scoring
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
