# Tabannusi: Budowniczowie Ur: wszystko, co czyta gracz.

## Colours

name-brown = brązowy
    .g = brązowego
    .l = brązowym
    .f = brązowa
    .fa = brązową
    .fg = brązowej
    .n = brązowe
    .pg = brązowych
name-crate-brown = brązowa Skrzynia
    .a = brązową Skrzynię
name-white = biały
    .g = białego
    .l = białym
    .f = biała
    .fa = białą
    .fg = białej
    .n = białe
    .pg = białych
name-crate-white = biała Skrzynia
    .a = białą Skrzynię
name-yellow = żółty
    .g = żółtego
    .l = żółtym
    .f = żółta
    .fa = żółtą
    .fg = żółtej
    .n = żółte
    .pg = żółtych
name-crate-yellow = żółta Skrzynia
    .a = żółtą Skrzynię
name-blue = niebieski
    .g = niebieskiego
    .l = niebieskim
    .f = niebieska
    .fa = niebieską
    .fg = niebieskiej
    .n = niebieskie
    .pg = niebieskich
name-crate-blue = niebieska Skrzynia
    .a = niebieską Skrzynię
name-green = zielony
    .g = zielonego
    .l = zielonym
    .f = zielona
    .fa = zieloną
    .fg = zielonej
    .n = zielone
    .pg = zielonych
name-crate-green = zielona Skrzynia
    .a = zieloną Skrzynię
name-none = brak
name-gold = Złoto
    .a = Złoto
name-bottom = dolny rząd
    .g = dolnego rzędu
name-track-brown = brązowy tor Rzemiosła
    .l = brązowym torze Rzemiosła
name-track-white = biały tor Rzemiosła
    .l = białym torze Rzemiosła
name-track-yellow = żółty tor Rzemiosła
    .l = żółtym torze Rzemiosła
name-track-any = dowolny tor Rzemiosła
    .l = dowolnym torze Rzemiosła
name-track-match = tor Rzemiosła w kolorze położonego kafla
    .l = torze Rzemiosła w kolorze położonego kafla
name-track-project = tor Rzemiosła w kolorze Projektu
    .l = torze Rzemiosła w kolorze Projektu
name-track-building = tor Rzemiosła w kolorze Budowli
    .l = torze Rzemiosła w kolorze Budowli
name-track-ship = tor Rzemiosła w kolorze Statku
    .l = torze Rzemiosła w kolorze Statku
name-track-lowest = tor najniższego znacznika
    .l = torze najniższego znacznika
name-track-highest = tor najwyższego znacznika
    .l = torze najwyższego znacznika

## Places

name-D1 = Dzielnica Rzemieślników (1)
    .g = Dzielnicy Rzemieślników (1)
    .a = Dzielnicę Rzemieślników (1)
name-D2 = Dzielnica Rolników (2)
    .g = Dzielnicy Rolników (2)
    .a = Dzielnicę Rolników (2)
name-D3 = Dzielnica Skrybów (3)
    .g = Dzielnicy Skrybów (3)
    .a = Dzielnicę Skrybów (3)
name-D4 = Dzielnica Portowa (4)
    .g = Dzielnicy Portowej (4)
    .a = Dzielnicę Portową (4)
name-D5 = Dzielnica Zigguratu (5)
    .g = Dzielnicy Zigguratu (5)
    .a = Dzielnicę Zigguratu (5)
name-D1-r1c1 = Dzielnica 1, rząd 1, kolumna 1
name-D1-r1c2 = Dzielnica 1, rząd 1, kolumna 2
name-D1-r1c3 = Dzielnica 1, rząd 1, kolumna 3
name-D1-r1c4 = Dzielnica 1, rząd 1, kolumna 4
name-D1-r1c5 = Dzielnica 1, rząd 1, kolumna 5
name-D1-r2c1 = Dzielnica 1, rząd 2, kolumna 1
name-D1-r2c2 = Dzielnica 1, rząd 2, kolumna 2
name-D1-r2c3 = Dzielnica 1, rząd 2, kolumna 3
name-D1-r2c4 = Dzielnica 1, rząd 2, kolumna 4
name-D1-r2c5 = Dzielnica 1, rząd 2, kolumna 5
name-D1-r3c1 = Dzielnica 1, rząd 3, kolumna 1
name-D1-r3c2 = Dzielnica 1, rząd 3, kolumna 2
name-D1-r3c3 = Dzielnica 1, rząd 3, kolumna 3
name-D1-r3c4 = Dzielnica 1, rząd 3, kolumna 4
name-D1-r3c5 = Dzielnica 1, rząd 3, kolumna 5
name-D1-r4c1 = Dzielnica 1, rząd 4, kolumna 1
name-D1-r4c2 = Dzielnica 1, rząd 4, kolumna 2
name-D1-r4c3 = Dzielnica 1, rząd 4, kolumna 3
name-D1-r4c4 = Dzielnica 1, rząd 4, kolumna 4
name-D1-r4c5 = Dzielnica 1, rząd 4, kolumna 5
name-D1-r5c1 = Dzielnica 1, rząd 5, kolumna 1
name-D1-r5c2 = Dzielnica 1, rząd 5, kolumna 2
name-D1-r5c3 = Dzielnica 1, rząd 5, kolumna 3
name-D1-r5c4 = Dzielnica 1, rząd 5, kolumna 4
name-D1-r5c5 = Dzielnica 1, rząd 5, kolumna 5
name-D2-r1c1 = Dzielnica 2, rząd 1, kolumna 1
name-D2-r1c2 = Dzielnica 2, rząd 1, kolumna 2
name-D2-r1c3 = Dzielnica 2, rząd 1, kolumna 3
name-D2-r1c4 = Dzielnica 2, rząd 1, kolumna 4
name-D2-r1c5 = Dzielnica 2, rząd 1, kolumna 5
name-D2-r2c1 = Dzielnica 2, rząd 2, kolumna 1
name-D2-r2c2 = Dzielnica 2, rząd 2, kolumna 2
name-D2-r2c3 = Dzielnica 2, rząd 2, kolumna 3
name-D2-r2c4 = Dzielnica 2, rząd 2, kolumna 4
name-D2-r2c5 = Dzielnica 2, rząd 2, kolumna 5
name-D2-r3c1 = Dzielnica 2, rząd 3, kolumna 1
name-D2-r3c2 = Dzielnica 2, rząd 3, kolumna 2
name-D2-r3c3 = Dzielnica 2, rząd 3, kolumna 3
name-D2-r3c4 = Dzielnica 2, rząd 3, kolumna 4
name-D2-r3c5 = Dzielnica 2, rząd 3, kolumna 5
name-D2-r4c1 = Dzielnica 2, rząd 4, kolumna 1
name-D2-r4c2 = Dzielnica 2, rząd 4, kolumna 2
name-D2-r4c3 = Dzielnica 2, rząd 4, kolumna 3
name-D2-r4c4 = Dzielnica 2, rząd 4, kolumna 4
name-D2-r4c5 = Dzielnica 2, rząd 4, kolumna 5
name-D2-r5c1 = Dzielnica 2, rząd 5, kolumna 1
name-D2-r5c2 = Dzielnica 2, rząd 5, kolumna 2
name-D2-r5c3 = Dzielnica 2, rząd 5, kolumna 3
name-D2-r5c4 = Dzielnica 2, rząd 5, kolumna 4
name-D2-r5c5 = Dzielnica 2, rząd 5, kolumna 5
name-D3-r1c1 = Dzielnica 3, rząd 1, kolumna 1
name-D3-r1c2 = Dzielnica 3, rząd 1, kolumna 2
name-D3-r1c3 = Dzielnica 3, rząd 1, kolumna 3
name-D3-r1c4 = Dzielnica 3, rząd 1, kolumna 4
name-D3-r1c5 = Dzielnica 3, rząd 1, kolumna 5
name-D3-r2c1 = Dzielnica 3, rząd 2, kolumna 1
name-D3-r2c2 = Dzielnica 3, rząd 2, kolumna 2
name-D3-r2c3 = Dzielnica 3, rząd 2, kolumna 3
name-D3-r2c4 = Dzielnica 3, rząd 2, kolumna 4
name-D3-r2c5 = Dzielnica 3, rząd 2, kolumna 5
name-D3-r3c1 = Dzielnica 3, rząd 3, kolumna 1
name-D3-r3c2 = Dzielnica 3, rząd 3, kolumna 2
name-D3-r3c3 = Dzielnica 3, rząd 3, kolumna 3
name-D3-r3c4 = Dzielnica 3, rząd 3, kolumna 4
name-D3-r3c5 = Dzielnica 3, rząd 3, kolumna 5
name-D3-r4c1 = Dzielnica 3, rząd 4, kolumna 1
name-D3-r4c2 = Dzielnica 3, rząd 4, kolumna 2
name-D3-r4c3 = Dzielnica 3, rząd 4, kolumna 3
name-D3-r4c4 = Dzielnica 3, rząd 4, kolumna 4
name-D3-r4c5 = Dzielnica 3, rząd 4, kolumna 5
name-D3-r5c1 = Dzielnica 3, rząd 5, kolumna 1
name-D3-r5c2 = Dzielnica 3, rząd 5, kolumna 2
name-D3-r5c3 = Dzielnica 3, rząd 5, kolumna 3
name-D3-r5c4 = Dzielnica 3, rząd 5, kolumna 4
name-D3-r5c5 = Dzielnica 3, rząd 5, kolumna 5
name-W1 = Woda graniczna 1 (Dzielnice 1|2)
name-W2 = Woda graniczna 2 (Dzielnice 1|2)
name-W3 = Woda graniczna 3 (Dzielnice 1|2)
name-W4 = Woda graniczna 4 (Dzielnice 2|3)
name-W5 = Woda graniczna 5 (Dzielnice 2|3)
name-W6 = Woda graniczna 6 (Dzielnice 2|3)
name-r1c1 = rząd 1, kolumna 1
name-r1c2 = rząd 1, kolumna 2
name-r1c3 = rząd 1, kolumna 3
name-r2c1 = rząd 2, kolumna 1
name-r2c2 = rząd 2, kolumna 2
name-r2c3 = rząd 2, kolumna 3
name-r3c1 = rząd 3, kolumna 1
name-r3c2 = rząd 3, kolumna 2
name-r3c3 = rząd 3, kolumna 3
name-R1 = rząd 1
name-R1-blue = rząd 1, pole niebieskie
name-R1-red = rząd 1, pole czerwone
name-R2 = rząd 2
name-R2-blue = rząd 2, pole niebieskie
name-R2-red = rząd 2, pole czerwone
name-R3 = rząd 3
name-R3-blue = rząd 3, pole niebieskie
name-R3-red = rząd 3, pole czerwone
name-C1 = kolumna 1
name-C1-blue = kolumna 1, pole niebieskie
name-C1-red = kolumna 1, pole czerwone
name-C2 = kolumna 2
name-C2-blue = kolumna 2, pole niebieskie
name-C2-red = kolumna 2, pole czerwone
name-C3 = kolumna 3
name-C3-blue = kolumna 3, pole niebieskie
name-C3-red = kolumna 3, pole czerwone
name-ZS-brown-r1c1 = brązowa sekcja, rząd 1, kolumna 1
name-ZS-brown-r1c2 = brązowa sekcja, rząd 1, kolumna 2
name-ZS-brown-r1c3 = brązowa sekcja, rząd 1, kolumna 3
name-ZS-brown-r2c1 = brązowa sekcja, rząd 2, kolumna 1
name-ZS-brown-r2c2 = brązowa sekcja, rząd 2, kolumna 2
name-ZS-brown-r2c3 = brązowa sekcja, rząd 2, kolumna 3
name-ZS-white-r1c1 = biała sekcja, rząd 1, kolumna 1
name-ZS-white-r1c2 = biała sekcja, rząd 1, kolumna 2
name-ZS-white-r1c3 = biała sekcja, rząd 1, kolumna 3
name-ZS-white-r2c1 = biała sekcja, rząd 2, kolumna 1
name-ZS-white-r2c2 = biała sekcja, rząd 2, kolumna 2
name-ZS-white-r2c3 = biała sekcja, rząd 2, kolumna 3
name-ZS-yellow-r1c1 = żółta sekcja, rząd 1, kolumna 1
name-ZS-yellow-r1c2 = żółta sekcja, rząd 1, kolumna 2
name-ZS-yellow-r1c3 = żółta sekcja, rząd 1, kolumna 3
name-ZS-yellow-r2c1 = żółta sekcja, rząd 2, kolumna 1
name-ZS-yellow-r2c2 = żółta sekcja, rząd 2, kolumna 2
name-ZS-yellow-r2c3 = żółta sekcja, rząd 2, kolumna 3

## Cards and tiles; what they do is made from their effects

name-AT1 = kafel Akcji 1
    .a = kafel Akcji 1
name-AT2 = kafel Akcji 2
    .a = kafel Akcji 2
name-AT3 = kafel Akcji 3
    .a = kafel Akcji 3
name-AT4 = kafel Akcji 4
    .a = kafel Akcji 4
name-AT5 = kafel Akcji 5
    .a = kafel Akcji 5
name-AT6 = kafel Akcji 6
    .a = kafel Akcji 6
name-H01 = kafel Przystani 1
    .a = kafel Przystani 1
name-H02 = kafel Przystani 2
    .a = kafel Przystani 2
name-H03 = kafel Przystani 3
    .a = kafel Przystani 3
name-H04 = kafel Przystani 4
    .a = kafel Przystani 4
name-H05 = kafel Przystani 5
    .a = kafel Przystani 5
name-H06 = kafel Przystani 6
    .a = kafel Przystani 6
name-H07 = kafel Przystani 7
    .a = kafel Przystani 7
name-H08 = kafel Przystani 8
    .a = kafel Przystani 8
name-H09 = kafel Przystani 9
    .a = kafel Przystani 9
name-S01 = Statek 1
    .a = Statek 1
name-S02 = Statek 2
    .a = Statek 2
name-S03 = Statek 3
    .a = Statek 3
name-S04 = Statek 4
    .a = Statek 4
name-S05 = Statek 5
    .a = Statek 5
name-S06 = Statek 6
    .a = Statek 6
name-S07 = Statek 7
    .a = Statek 7
name-S08 = Statek 8
    .a = Statek 8
name-S09 = Statek 9
    .a = Statek 9
name-S10 = Statek 10
    .a = Statek 10
name-S11 = Statek 11
    .a = Statek 11
name-S12 = Statek 12
    .a = Statek 12
name-S13 = Statek 13
    .a = Statek 13
name-S14 = Statek 14
    .a = Statek 14
name-S15 = Statek 15
    .a = Statek 15
name-PS1 = nadrukowany Statek 1
    .a = nadrukowany Statek 1
name-PS2 = nadrukowany Statek 2
    .a = nadrukowany Statek 2
name-Z01 = kafel Zigguratu 1
    .a = kafel Zigguratu 1
name-Z02 = kafel Zigguratu 2
    .a = kafel Zigguratu 2
name-Z03 = kafel Zigguratu 3
    .a = kafel Zigguratu 3
name-Z04 = kafel Zigguratu 4
    .a = kafel Zigguratu 4
name-Z05 = kafel Zigguratu 5
    .a = kafel Zigguratu 5
name-Z06 = kafel Zigguratu 6
    .a = kafel Zigguratu 6
name-Z07 = kafel Zigguratu 7
    .a = kafel Zigguratu 7
name-Z08 = kafel Zigguratu 8
    .a = kafel Zigguratu 8
name-Z09 = kafel Zigguratu 9
    .a = kafel Zigguratu 9
name-Z10 = kafel Zigguratu 10
    .a = kafel Zigguratu 10
name-SW01 = specjalna Woda 1
    .a = specjalną Wodę 1
name-SW02 = specjalna Woda 2
    .a = specjalną Wodę 2
name-SW03 = specjalna Woda 3
    .a = specjalną Wodę 3
name-SW04 = specjalna Woda 4
    .a = specjalną Wodę 4
name-SW05 = specjalna Woda 5
    .a = specjalną Wodę 5
name-SW06 = specjalna Woda 6
    .a = specjalną Wodę 6
name-SW07 = specjalna Woda 7
    .a = specjalną Wodę 7
name-SW08 = specjalna Woda 8
    .a = specjalną Wodę 8
name-SW09 = specjalna Woda 9
    .a = specjalną Wodę 9
name-SW10 = specjalna Woda 10
    .a = specjalną Wodę 10
name-D01 = Dekret 1
    .a = Dekret 1
name-D02 = Dekret 2
    .a = Dekret 2
name-D03 = Dekret 3
    .a = Dekret 3
name-D04 = Dekret 4
    .a = Dekret 4
name-D05 = Dekret 5
    .a = Dekret 5
name-D06 = Dekret 6
    .a = Dekret 6
name-D07 = Dekret 7
    .a = Dekret 7
name-D08 = Dekret 8
    .a = Dekret 8
name-D09 = Dekret 9
    .a = Dekret 9
name-D10 = Dekret 10
    .a = Dekret 10
name-D11 = Dekret 11
    .a = Dekret 11
name-D12 = Dekret 12
    .a = Dekret 12
name-D13 = Dekret 13
    .a = Dekret 13
name-D14 = Dekret 14
    .a = Dekret 14
name-D15 = Dekret 15
    .a = Dekret 15
name-D16 = Dekret 16
    .a = Dekret 16
name-CC01 = karta Miasta 1
    .a = kartę Miasta 1
name-CC02 = karta Miasta 2
    .a = kartę Miasta 2
name-CC03 = karta Miasta 3
    .a = kartę Miasta 3
name-CC04 = karta Miasta 4
    .a = kartę Miasta 4
name-CC05 = karta Miasta 5
    .a = kartę Miasta 5
name-CC06 = karta Miasta 6
    .a = kartę Miasta 6
name-CC07 = karta Miasta 7
    .a = kartę Miasta 7
name-CC08 = karta Miasta 8
    .a = kartę Miasta 8
name-CC09 = karta Miasta 9
    .a = kartę Miasta 9
name-CC10 = karta Miasta 10
    .a = kartę Miasta 10
name-CC11 = karta Miasta 11
    .a = kartę Miasta 11
name-CC12 = karta Miasta 12
    .a = kartę Miasta 12
name-CC13 = karta Miasta 13
    .a = kartę Miasta 13
name-CC14 = karta Miasta 14
    .a = kartę Miasta 14
name-CC15 = karta Miasta 15
    .a = kartę Miasta 15
name-AU01 = karta Automy 1
    .a = kartę Automy 1
name-AU02 = karta Automy 2
    .a = kartę Automy 2
name-AU03 = karta Automy 3
    .a = kartę Automy 3
name-AU04 = karta Automy 4
    .a = kartę Automy 4
name-AU05 = karta Automy 5
    .a = kartę Automy 5
name-AU06 = karta Automy 6
    .a = kartę Automy 6
name-AU07 = karta Automy 7
    .a = kartę Automy 7
name-AU08 = karta Automy 8
    .a = kartę Automy 8
name-AU09 = karta Automy 9
    .a = kartę Automy 9
name-AU10 = karta Automy 10
    .a = kartę Automy 10
name-AU11 = karta Automy 11
    .a = kartę Automy 11
name-AU12 = karta Automy 12
    .a = kartę Automy 12
name-AU13 = karta Automy 13
    .a = kartę Automy 13
name-AU14 = karta Automy 14
    .a = kartę Automy 14
name-AU15 = karta Automy 15
    .a = kartę Automy 15
name-K-gilgabot = Gilgabot
name-K-botmuzi = Botmuzi
name-K-sarbot = Sarbot
name-K-botbaba = Bot-baba
name-king = Król
name-king-action_tile = A: premia
name-king-place_project = B: umieść Projekt
name-king-build = C: zbuduj Budowlę
name-king-create_garden = D: stwórz Ogrody
name-king-control_ship = B: kontroluj Statek
name-king-port_house = C: Dom w Porcie
name-king-ziggurat_house = C: Dom w Zigguracie
name-A = A
name-B = B
name-C = C
name-D = D

## Where points come from

name-start = początek
name-houses = plansza Gracza
name-craft = tory Rzemiosła
name-spaces = pola
name-gardens = Ogrody
name-ships = zdolności Statków
name-port = pola Portu
name-ziggurat = pola Zigguratu
name-action-tiles = kafle Akcji
name-harbours = kafle Przystani
name-decrees = Dekrety
name-cities = karty Miasta
name-dice = zwrócone kości
name-markers = znaczniki

## What effects do

effect = { $steps }
do-die_barge = weź najwyższą kość z { $color_fg } Barki
do-die_supply = weź { $n ->
        [one] { $n } kość dowolnego koloru
        [few] { $n } kości dowolnych kolorów
       *[many] { $n } kości dowolnych kolorów
    } ze Wspólnych Zasobów
do-gold = otrzymaj { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }
do-water = otrzymaj { $n ->
        [one] { $n } kafel Wody
        [few] { $n } kafle Wody
       *[many] { $n } kafli Wody
    }
do-special_water = weź { $n ->
        [one] { $n } specjalny kafel Wody
        [few] { $n } specjalne kafle Wody
       *[many] { $n } specjalnych kafli Wody
    }
do-special_water-or = weź { $n ->
        [one] { $n } specjalny kafel Wody
        [few] { $n } specjalne kafle Wody
       *[many] { $n } specjalnych kafli Wody
    } (albo zwykłą Wodę, jeśli ich nie ma)
do-garden = otrzymaj { $n ->
        [one] { $n } kafel Ogrodu
        [few] { $n } kafle Ogrodów
       *[many] { $n } kafli Ogrodów
    }
do-marker = otrzymaj { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    }
do-vp = zdobądź { $n } PZ
do-vp-each = zdobądź { $n } PZ za każdy odłożony znacznik przeciwnika
do-lose_vp = strać { $n } PZ
do-architect = przemieść Architekta do dowolnej Dzielnicy
do-fill_crate = napełnij { $n ->
        [one] { $n } Skrzynię
        [few] { $n } Skrzynie
       *[many] { $n } Skrzyń
    }
do-craft = przesuń się o { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    } na { $track_l }
do-craft-each = za każdy odłożony znacznik przeciwnika przesuń się o { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    } na { $track_l }
do-craft_split = przesuń się o { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    } na dowolnych torach Rzemiosła
do-craft_distinct = przesuń się o 1 krok na { $n ->
        [one] { $n } torze Rzemiosła
        [few] { $n } różnych torach Rzemiosła
       *[many] { $n } różnych torach Rzemiosła
    }
do-pay_craft = możesz zapłacić 1 { $color } Surowiec za krok na { $color_l } torze Rzemiosła
do-extra_project = możesz umieścić tu jeszcze jeden Projekt tego samego koloru
do-mark_ship = połóż znacznik na dowolnym Statku
do-mark_ziggurat = połóż znacznik na dowolnym kaflu Zigguratu
do-port_house_free = umieść za darmo Dom w Porcie
do-draw_city = dobierz karty Miasta i zatrzymaj jedną
do-city_ignore = na końcu na każdej twojej karcie Miasta może brakować { $n ->
        [one] { $n } Domu
        [few] { $n } Domów
       *[many] { $n } Domów
    }
do-rows_to_bottom = możesz przenieść do { $n ->
        [one] { $n } Domu
        [few] { $n } Domów
       *[many] { $n } Domów
    } z kolorowych rzędów do dolnego rzędu
do-random_harbour = otrzymaj losowy nieużyty kafel Przystani
do-action_tile_any = użyj dowolnego kafla Akcji z planszy
do-build_discount = jedna budowa kosztuje mniej o { $n ->
        [one] { $n } Surowiec
        [few] { $n } Surowce
       *[many] { $n } Surowców
    }
do-choice = { $first } albo { $second }
do-take_crate = weź Skrzynię z tego pola
do-bonus_action = wykonaj akcję tworzenia Ogrodu
do-port_house_from_colored_row = weź Dom z kolorowego rzędu
do-replace_gold = zastępuje to { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }
do-marker_from_supply = weź znacznik ze Wspólnych Zasobów
do-left_card_bonus = otrzymaj premię z lewej karty Automy

## Ships, decrees, ziggurat tiles, city cards

when-mark-ship = gdy kładziesz znacznik na Statku
when-place-house = gdy umieszczasz Dom
when-pay-to-fill-crate = gdy płacisz za napełnienie Skrzyni
when-place-project = gdy umieszczasz Projekt
when-place-ziggurat-house = gdy umieszczasz Dom w Zigguracie
when-build = gdy budujesz
when-place-garden = gdy umieszczasz Ogród
when-place-port-house = gdy umieszczasz Dom w Porcie
when-cross-blue-line = gdy twój znacznik Rzemiosła przekracza niebieską linię
when-mark-ship-pay-gold = gdy płacisz Złotem za Statek
name-cost-any = 1 Surowiec
name-cost-blue = 1 niebieski Surowiec
name-cost-none = nic
ship-printed = nadrukowany Statek wielkości { $size }, dowolnego koloru, bez zdolności
ship = { $color } Statek wielkości { $size }; { $when }: { $does }
ship-may = { $color } Statek wielkości { $size }; { $when }, możesz: { $does }
ship-paid = { $color } Statek wielkości { $size }; { $when }, możesz zapłacić { $cost }: { $does }
decree = wymaga: { $needs }; nagroda: { $reward }
need-buildings = { $n ->
        [one] { $n } { $color_f } Budowla
        [few] { $n } { $color_n } Budowle
       *[many] { $n } { $color_pg } Budowli
    }
need-buildings_or_ziggurat = { $n ->
        [one] { $n } { $color_f } Budowla lub Dom w sekcji Zigguratu
        [few] { $n } { $color_n } Budowle lub Domy w sekcji Zigguratu
       *[many] { $n } { $color_pg } Budowli lub Domów w sekcji Zigguratu
    }
need-ships = { $n ->
        [one] { $n } { $color } Statek
        [few] { $n } { $color_n } Statki
       *[many] { $n } { $color_pg } Statków
    }
need-port_houses = { $n ->
        [one] { $n } Dom w Porcie
        [few] { $n } Domy w Porcie
       *[many] { $n } Domów w Porcie
    }
need-ziggurat_all_tiles = znacznik na każdym kaflu Zigguratu
need-gardens_next_to_own_buildings = { $n ->
        [one] { $n } Ogród obok własnych Budowli
        [few] { $n } Ogrody obok własnych Budowli
       *[many] { $n } Ogrodów obok własnych Budowli
    }
need-own_gardens = { $n ->
        [one] { $n } własny Ogród
        [few] { $n } własne Ogrody
       *[many] { $n } własnych Ogrodów
    }
need-building_with_garden = { $n ->
        [one] { $n } { $color_f } Budowla obok Ogrodu
        [few] { $n } { $color_n } Budowle obok Ogrodu
       *[many] { $n } { $color_pg } Budowli obok Ogrodu
    }
ziggurat-tile = { $low }/{ $middle }/{ $high } PZ { $per }
per-houses-in-common-districts = za każdy własny Dom w Dzielnicach 1–3
per-houses-in-ziggurat = za każdy własny Dom w Zigguracie
per-blue-lines-crossed = za każdą niebieską linię przekroczoną przez twoje znaczniki Rzemiosła
per-ships-marked = za każdy Statek z twoim znacznikiem
per-buildings-next-to-garden = za każdą własną Budowlę obok Ogrodu
per-own-gardens = za każdy własny Ogród
per-houses-in-port = za każdy własny Dom w Porcie
per-flat = jednorazowo
per-decree-or-city-cards-done = za każdy spełniony Dekret i każdą spełnioną kartę Miasta
per-sets-buildings-plus-sets-ships = za każdy zestaw trzech kolorów twoich Budowli i twoich Statków
city = { $needs } za { $vp } PZ
city-need = { $n ->
        [one] { $n } Dom: { $district }
        [few] { $n } Domy: { $district }
       *[many] { $n } Domów: { $district }
    }

## Questions

start-colour = Jakiego koloru jest twoja Budowla początkowa?
    .option = { $it_f } Budowla
start-space = Gdzie stawiasz { $color_fa } Budowlę początkową?
    .option = { $it }
arrive = W której Dzielnicy zaczynają twój Architekt i Pomocnik?
    .option = Zacznij: { $it }
take-die = Którą kość bierzesz z Barki? (albo najpierw dodatkowa akcja)
    .option = { $it ->
        [1] Weź kość 1: Architekt idzie do Dzielnicy 1 (Rzemieślnicy)
        [2] Weź kość 2: Architekt idzie do Dzielnicy 2 (Rolnicy)
        [3] Weź kość 3: Architekt idzie do Dzielnicy 3 (Skrybowie)
        [4] Weź kość 4: Architekt idzie do Dzielnicy 4 (Port)
        [5] Weź kość 5: Architekt idzie do Dzielnicy 5 (Ziggurat)
       *[other] Weź kość { $it }: Architekt idzie do Dzielnicy, której numeru nie ma już na Barce
    }
    .fill = Napełnij Skrzynię: zapłać 1 Surowiec
    .D01 = Weź Dekret 1: { $D01 }
    .D02 = Weź Dekret 2: { $D02 }
    .D03 = Weź Dekret 3: { $D03 }
    .D04 = Weź Dekret 4: { $D04 }
    .D05 = Weź Dekret 5: { $D05 }
    .D06 = Weź Dekret 6: { $D06 }
    .D07 = Weź Dekret 7: { $D07 }
    .D08 = Weź Dekret 8: { $D08 }
    .D09 = Weź Dekret 9: { $D09 }
    .D10 = Weź Dekret 10: { $D10 }
    .D11 = Weź Dekret 11: { $D11 }
    .D12 = Weź Dekret 12: { $D12 }
    .D13 = Weź Dekret 13: { $D13 }
    .D14 = Weź Dekret 14: { $D14 }
    .D15 = Weź Dekret 15: { $D15 }
    .D16 = Weź Dekret 16: { $D16 }
    .H01 = Użyj kafla Przystani 1: { $H01 }
    .H02 = Użyj kafla Przystani 2: { $H02 }
    .H03 = Użyj kafla Przystani 3: { $H03 }
    .H04 = Użyj kafla Przystani 4: { $H04 }
    .H05 = Użyj kafla Przystani 5: { $H05 }
    .H06 = Użyj kafla Przystani 6: { $H06 }
    .H07 = Użyj kafla Przystani 7: { $H07 }
    .H08 = Użyj kafla Przystani 8: { $H08 }
    .H09 = Użyj kafla Przystani 9: { $H09 }
send-architect = Wzięto kość { $value }. Dokąd idzie twój Architekt?
    .option = Do { $it_g }
    .gold-D1 = Zapłać 1 Złoto: do Dzielnicy 1
    .gold-D2 = Zapłać 1 Złoto: do Dzielnicy 2
    .gold-D3 = Zapłać 1 Złoto: do Dzielnicy 3
    .gold-D4 = Zapłać 1 Złoto: do Dzielnicy 4
    .gold-D5 = Zapłać 1 Złoto: do Dzielnicy 5
act = Co robisz? { $left ->
        [0] Nie ma już akcji.
        [one] Została { $left } akcja.
        [few] Zostały { $left } akcje.
       *[many] Zostało { $left } akcji.
    }
    .project = Umieść Projekt
    .build = Zbuduj Budowlę
    .garden = Stwórz Ogród
    .port-house = Umieść Dom w Porcie
    .ship = Kontroluj Statek
    .ziggurat-house = Umieść Dom w Zigguracie
    .end = Zakończ turę
    .AT1 = Kafel Akcji 1: { $AT1 }
    .AT2 = Kafel Akcji 2: { $AT2 }
    .AT3 = Kafel Akcji 3: { $AT3 }
    .AT4 = Kafel Akcji 4: { $AT4 }
    .AT5 = Kafel Akcji 5: { $AT5 }
    .AT6 = Kafel Akcji 6: { $AT6 }
    .fill = Napełnij Skrzynię: zapłać 1 Surowiec
    .D01 = Weź Dekret 1: { $D01 }
    .D02 = Weź Dekret 2: { $D02 }
    .D03 = Weź Dekret 3: { $D03 }
    .D04 = Weź Dekret 4: { $D04 }
    .D05 = Weź Dekret 5: { $D05 }
    .D06 = Weź Dekret 6: { $D06 }
    .D07 = Weź Dekret 7: { $D07 }
    .D08 = Weź Dekret 8: { $D08 }
    .D09 = Weź Dekret 9: { $D09 }
    .D10 = Weź Dekret 10: { $D10 }
    .D11 = Weź Dekret 11: { $D11 }
    .D12 = Weź Dekret 12: { $D12 }
    .D13 = Weź Dekret 13: { $D13 }
    .D14 = Weź Dekret 14: { $D14 }
    .D15 = Weź Dekret 15: { $D15 }
    .D16 = Weź Dekret 16: { $D16 }
    .H01 = Użyj kafla Przystani 1: { $H01 }
    .H02 = Użyj kafla Przystani 2: { $H02 }
    .H03 = Użyj kafla Przystani 3: { $H03 }
    .H04 = Użyj kafla Przystani 4: { $H04 }
    .H05 = Użyj kafla Przystani 5: { $H05 }
    .H06 = Użyj kafla Przystani 6: { $H06 }
    .H07 = Użyj kafla Przystani 7: { $H07 }
    .H08 = Użyj kafla Przystani 8: { $H08 }
    .H09 = Użyj kafla Przystani 9: { $H09 }
after-build = Zbudowano Budowlę wielkości { $size }. Co jeszcze?
    .ship = Zapłać 1 Złoto i połóż znacznik na Statku tej wielkości
    .garden = Stwórz Ogród (zdolność Statku)
    .fill = Napełnij Skrzynię: zapłać 1 Surowiec
    .D01 = Weź Dekret 1: { $D01 }
    .D02 = Weź Dekret 2: { $D02 }
    .D03 = Weź Dekret 3: { $D03 }
    .D04 = Weź Dekret 4: { $D04 }
    .D05 = Weź Dekret 5: { $D05 }
    .D06 = Weź Dekret 6: { $D06 }
    .D07 = Weź Dekret 7: { $D07 }
    .D08 = Weź Dekret 8: { $D08 }
    .D09 = Weź Dekret 9: { $D09 }
    .D10 = Weź Dekret 10: { $D10 }
    .D11 = Weź Dekret 11: { $D11 }
    .D12 = Weź Dekret 12: { $D12 }
    .D13 = Weź Dekret 13: { $D13 }
    .D14 = Weź Dekret 14: { $D14 }
    .D15 = Weź Dekret 15: { $D15 }
    .D16 = Weź Dekret 16: { $D16 }
    .H01 = Użyj kafla Przystani 1: { $H01 }
    .H02 = Użyj kafla Przystani 2: { $H02 }
    .H03 = Użyj kafla Przystani 3: { $H03 }
    .H04 = Użyj kafla Przystani 4: { $H04 }
    .H05 = Użyj kafla Przystani 5: { $H05 }
    .H06 = Użyj kafla Przystani 6: { $H06 }
    .H07 = Użyj kafla Przystani 7: { $H07 }
    .H08 = Użyj kafla Przystani 8: { $H08 }
    .H09 = Użyj kafla Przystani 9: { $H09 }
any-tile = Którego kafla Akcji używasz?
    .AT1 = Kafel Akcji 1: { $AT1 }
    .AT2 = Kafel Akcji 2: { $AT2 }
    .AT3 = Kafel Akcji 3: { $AT3 }
    .AT4 = Kafel Akcji 4: { $AT4 }
    .AT5 = Kafel Akcji 5: { $AT5 }
    .AT6 = Kafel Akcji 6: { $AT6 }
project-colour = Jakiego koloru Projekt umieszczasz?
    .option = { $it } Projekt
project-space = Gdzie umieszczasz { $color } Projekt?
    .option = { $it }
extra-project = Umieszczasz jeszcze jeden { $color } Projekt?
    .option = Pole: { $it }
    .no = Bez dodatkowego Projektu
build-colour = Którą grupę budujesz?
    .option = { $it_n } Projekty
use-discount = Czy używasz kafla Przystani, aby zapłacić mniej?
    .option = Użyj: 1 { $it } Surowiec mniej
    .full = Zapłać całość
pay = Jak płacisz { $amount } × { $color } Surowiec?
    .option = kości: { $it_1 }, Złoto: { $it_2 }, Skrzynie: { $it_3 }
pay-ship = Jak płacisz { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    } za Statek?
    .gold = Samym Złotem
    .blue = 1 niebieską kością zamiast 1 Złota
    .crate-blue = 1 niebieską Skrzynią zamiast 1 Złota
pay-craft = Czy płacisz 1 Surowiec za krok na jego torze Rzemiosła?
    .option = Zapłać 1 { $it } Surowiec
pay-ability = Czy używasz Statku? { $does }
    .option = Zapłać: { $it }
use-ability = Czy używasz Statku? { $does }
bonus-garden = Czy wykonujesz teraz akcję tworzenia Ogrodu? (zdolność Statku)
choose-effect = Które z dwóch?
    .first = { $first }
    .second = { $second }
choose-track = Na którym torze Rzemiosła się przesuwasz?
    .option = Tor { $it }
garden-track = Obok twojego Ogrodu stanęła Budowla. Na którym torze Rzemiosła się przesuwasz?
    .option = Tor { $it }
supply-die = Którą kość bierzesz ze Wspólnych Zasobów?
    .option = { $it_f } kość
special-water = Który specjalny kafel Wody bierzesz?
    .SW01 = Specjalna Woda 1: { $SW01 }
    .SW02 = Specjalna Woda 2: { $SW02 }
    .SW03 = Specjalna Woda 3: { $SW03 }
    .SW04 = Specjalna Woda 4: { $SW04 }
    .SW05 = Specjalna Woda 5: { $SW05 }
    .SW06 = Specjalna Woda 6: { $SW06 }
    .SW07 = Specjalna Woda 7: { $SW07 }
    .SW08 = Specjalna Woda 8: { $SW08 }
    .SW09 = Specjalna Woda 9: { $SW09 }
    .SW10 = Specjalna Woda 10: { $SW10 }
move-architect = Dokąd idzie twój Architekt?
    .option = Do { $it_g }
fill-crate = Którą Skrzynię napełniasz?
    .option = { $it_f } Skrzynia
fill-second = Czy napełniasz drugą Skrzynię? (zdolność Statku)
    .option = { $it_f } Skrzynia
fill-payment = Czym płacisz za napełnienie Skrzyni?
    .option = Zapłać 1: { $it }
garden = Tworzenie Ogrodu: co robisz?
    .plant = Połóż Ogród
    .lay-water = Połóż kafel Wody
    .buy-garden = Kup kafel Ogrodu (1 zielony)
    .buy-water = Kup kafel Wody (1 niebieski)
water-tile = Który kafel Wody kładziesz?
    .regular = Zwykły kafel
    .SW01 = Specjalna Woda 1: { $SW01 }
    .SW02 = Specjalna Woda 2: { $SW02 }
    .SW03 = Specjalna Woda 3: { $SW03 }
    .SW04 = Specjalna Woda 4: { $SW04 }
    .SW05 = Specjalna Woda 5: { $SW05 }
    .SW06 = Specjalna Woda 6: { $SW06 }
    .SW07 = Specjalna Woda 7: { $SW07 }
    .SW08 = Specjalna Woda 8: { $SW08 }
    .SW09 = Specjalna Woda 9: { $SW09 }
    .SW10 = Specjalna Woda 10: { $SW10 }
water-space = Gdzie kładziesz Wodę?
    .option = { $it }
garden-space = Gdzie kładziesz Ogród?
    .option = { $it }
garden-marker = Skąd bierzesz znacznik?
    .area = Z obszaru Gracza
    .supply = Ze Wspólnych Zasobów (zdolność Statku)
port-row = Z którego rzędu bierzesz Dom?
    .brown = Rząd brązowy (dodatkowo 1 niebieski)
    .white = Rząd biały (dodatkowo 1 niebieski)
    .yellow = Rząd żółty (dodatkowo 1 niebieski)
    .bottom = Dolny rząd
port-space = Gdzie w Porcie stawiasz Dom?
    .option = { $it }
mark-ship = Na którym Statku kładziesz znacznik?
    .r1c1 = Rząd 1, kolumna 1: { $r1c1 }
    .r1c2 = Rząd 1, kolumna 2: { $r1c2 }
    .r1c3 = Rząd 1, kolumna 3: { $r1c3 }
    .r2c1 = Rząd 2, kolumna 1: { $r2c1 }
    .r2c2 = Rząd 2, kolumna 2: { $r2c2 }
    .r2c3 = Rząd 2, kolumna 3: { $r2c3 }
    .r3c1 = Rząd 3, kolumna 1: { $r3c1 }
    .r3c2 = Rząd 3, kolumna 2: { $r3c2 }
    .r3c3 = Rząd 3, kolumna 3: { $r3c3 }
ziggurat-section = W której sekcji Zigguratu?
    .option = Sekcja { $it_f }
ziggurat-space = Na którym polu?
    .option = { $it }
mark-ziggurat = Na którym kaflu Zigguratu kładziesz znacznik?
    .brown = Brązowa sekcja: { $brown }
    .white = Biała sekcja: { $white }
    .yellow = Żółta sekcja: { $yellow }
row-to-bottom = Czy przenosisz Dom do dolnego rzędu?
    .option = Z { $it_g } rzędu
keep-city = Którą kartę Miasta zatrzymujesz?
    .CC01 = Karta Miasta 1: { $CC01 }
    .CC02 = Karta Miasta 2: { $CC02 }
    .CC03 = Karta Miasta 3: { $CC03 }
    .CC04 = Karta Miasta 4: { $CC04 }
    .CC05 = Karta Miasta 5: { $CC05 }
    .CC06 = Karta Miasta 6: { $CC06 }
    .CC07 = Karta Miasta 7: { $CC07 }
    .CC08 = Karta Miasta 8: { $CC08 }
    .CC09 = Karta Miasta 9: { $CC09 }
    .CC10 = Karta Miasta 10: { $CC10 }
    .CC11 = Karta Miasta 11: { $CC11 }
    .CC12 = Karta Miasta 12: { $CC12 }
    .CC13 = Karta Miasta 13: { $CC13 }
    .CC14 = Karta Miasta 14: { $CC14 }
    .CC15 = Karta Miasta 15: { $CC15 }
score-district = Która Dzielnica jest punktowana najpierw?
    .option = { $it }

## What happened

log-begin = { $first_seat } zaczyna grę. Dekrety: { $decrees }.
log-turn = { $seat } zaczyna turę.
log-arrive = { $seat } zaczyna: { $district }.
log-take-die = { $seat } bierze { $color_fa } kość { $value }.
log-architect = { $seat }: Architekt idzie do { $district_g }.
log-best-die = { $seat } bierze najwyższą { $color_fa } kość ({ $value }).
log-supply-die = { $seat } bierze { $color_fa } kość ze Wspólnych Zasobów.
log-gold = { $seat } otrzymuje { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }.
log-markers = { $seat } otrzymuje { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    }.
log-water = { $seat } otrzymuje { $n ->
        [one] { $n } kafel Wody
        [few] { $n } kafle Wody
       *[many] { $n } kafli Wody
    }.
log-gardens = { $seat } otrzymuje { $n ->
        [one] { $n } kafel Ogrodu
        [few] { $n } kafle Ogrodów
       *[many] { $n } kafli Ogrodów
    }.
log-special-water = { $seat } bierze { $tile_a }.
log-fill-crate = { $seat } napełnia { $color_fa } Skrzynię.
log-crate = { $seat } bierze { $color_fa } Skrzynię.
log-pay = { $seat } płaci ({ $color }): kości { $dice }{ $gold ->
        [0] {""}
       *[other] , Złoto { $gold }
    }{ $crates ->
        [0] {""}
       *[other] , Skrzynie { $crates }
    }.
log-pay-gold = { $seat } płaci { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }.
log-craft = { $seat } przesuwa się na { $track_l } torze Rzemiosła do rzędu { $row }.
log-project = { $seat } umieszcza { $color } Projekt: { $space }.
log-build = { $seat } buduje { $color_fa } Budowlę wielkości { $size }: { $district }.
log-lay-water = { $seat } kładzie Wodę: { $space }.
log-garden = { $seat } kładzie Ogród: { $space }.
log-port-house = { $seat } stawia Dom w Porcie: { $space }.
log-mark-ship = { $seat } kładzie znacznik: { $ship } ({ $place }).
log-take-harbour = { $seat } zdobywa { $tile_a }.
log-harbour = { $seat } używa: { $tile }.
log-ability = { $seat } używa: { $ship }.
log-ziggurat-house = { $seat } stawia Dom w { $color_fg } sekcji Zigguratu.
log-ziggurat-marker = { $seat } kładzie znacznik na polu { $slot }: { $tile }.
log-row-to-bottom = { $seat } przenosi Dom z { $color_g } rzędu do dolnego.
log-action-tile = { $seat } używa: { $tile }.
log-decree = { $seat } spełnia { $decree_a } ({ $rule }).
log-city-ignore = { $seat } może mieć na każdej karcie Miasta o { $n } mniej.
log-scoring = { $district }: punktowanie, Barka jest pusta. { $seat } bierze Złoto.
log-refill-only = Barka ({ $district }) jest tylko uzupełniana: zbliża się koniec. ({ $seat })
log-lose-dice = { $seat } zwraca { $color_n } kości: { $n }.
log-refill = Nowe kości na Barce ({ $district }): { $values }.
log-end-triggered = { $seat } bierze ostatnie Złoto z toru Czasu. Pozostałe tury: { $turns }.
log-final-scoring = Punktowanie końcowe.
log-cities = { $seat } pokazuje: { $cards }.
log-king-starts = Budowla początkowa Króla jest { $color_f }: { $space } ({ $rule }).
log-king-arrives = Król zaczyna: { $district } ({ $rule }).
log-king-cards = Karty Króla: lewa — { $left }, prawa — { $right } ({ $rule }).
log-king-moves = Architekt Króla idzie do { $district_g } ({ $rule }).
log-king-die = Król bierze { $color_fa } kość { $value } ({ $rule }).
log-king-acts = Król wykonuje: { $action } ({ $rule }).
log-king-pays = Król płaci { $color_fa } kość ({ $rule }).
log-king-pays-gold = Król płaci { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    } ({ $rule }).
log-king-covers = Król zakrywa premię ({ $rule }).
log-king-ship = Król wybiera Statek: { $place } ({ $rule }).
log-king-water = Król kładzie Wodę: { $space } ({ $rule }).
log-king-projects = Nowe Projekty Automy: { $colors } ({ $rule }).
log-draw-city = { $seat } dobiera { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } Miasta.
    .own = Dobierasz: { $cards }.

## Why not

why-no-marker = Nie masz znacznika w obszarze.
why-nothing-to-mark = Nie ma już gdzie położyć znacznika.
why-no-pieces = Zostało za mało { $color_pg } figurek Budowli: { $n }.
why-no-house = Nie masz Domu ani w { $color_l } rzędzie, ani w dolnym.
why-space-taken = To pole jest zajęte.
why-no-empty-crate = Nie masz pustej Skrzyni.
why-crates-filled = Twoje puste Skrzynie były już w tej turze napełniane za opłatą.
why-nothing-to-pay-with = Nie masz kości ani Złota; Skrzynią nie można zapłacić za Skrzynię.
why-six-leads-nowhere = Na Barce są kości od 1 do 5, a nie masz Złota: 6 prowadziłaby donikąd.
why-no-action-left = Wykonano już { $n ->
        [one] { $n } akcję
        [few] { $n } akcje
       *[many] { $n } akcji
    } w tej turze.
why-other-district = Tu jest twój Pomocnik: { $district }; tej akcji tam nie ma.
why-no-project-tile = Nie ma już kafli { $color_pg } Projektów.
why-group-full = W Dzielnicy leży już tyle { $color_pg } Projektów, ile wolno: { $n }.
why-no-project-space = Nie ma tu dozwolonego pola dla { $color_g } Projektu.
why-no-space-at-all = Nie można tu umieścić żadnego Projektu.
why-not-beside-group = Musi sąsiadować z Projektami tego koloru w tej Dzielnicy (kolor: { $color }).
why-beside-building = Sąsiaduje z { $color_fa } Budowlą; Projekt nie może leżeć obok Budowli swojego koloru.
why-no-group = W Dzielnicy nie ma { $color_g } Projektu.
why-build-cost = Koszt: { $base } × { $local }{ $own ->
        [0] {""}
       *[other] {" "}i { $own } × { $color }
    }; nie możesz tyle zapłacić.
why-nothing-to-build = W tej Dzielnicy nie można nic zbudować: brakuje Projektów, Surowców, figurek albo Domu.
why-gardens-per-action = W tej akcji { $n ->
        [one] położono już { $n } Ogród
        [few] położono już { $n } Ogrody
       *[many] położono już { $n } Ogrodów
    }; więcej nie wolno.
why-no-green = Nie możesz zapłacić 1 zielonego Surowca.
why-no-blue = Nie możesz zapłacić 1 niebieskiego Surowca.
why-no-garden-tile = Nie ma już kafli Ogrodów.
why-no-water-tile = Nie ma już zwykłych kafli Wody.
why-nothing-to-garden = Nie możesz kupić ani położyć Wody ani Ogrodów.
why-no-own-water = Nie masz kafla Wody.
why-no-own-garden = Nie masz kafla Ogrodu.
why-no-water-space = Nie ma tu pustego pola obok Wody.
why-not-beside-water = Nie sąsiaduje z Wodą ani Ogrodem.
why-no-open-water = Nie ma tu Wody bez Ogrodu.
why-no-grid-here = W tej Dzielnicy nie ma pól na Wodę i Ogrody.
why-house-cost = Dom kosztuje tu { $n } × { $color } Surowiec.
why-no-bottom-house = W dolnym rzędzie nie ma już Domów.
why-no-port-space = W żadnej parze Portu nie ma dla ciebie pola.
why-own-pair = Masz już Dom w tej parze.
why-crates-full = Masz już { $n ->
        [one] { $n } Skrzynię
        [few] { $n } Skrzynie
       *[many] { $n } Skrzyń
    }; więcej nie wolno.
why-too-little-gold = Koszt: { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }.
why-no-ship = Nie ma Statku dla twojego znacznika.
why-no-section = Żadna sekcja Zigguratu nie jest dla ciebie dostępna.
why-section-full = W sekcji nie ma wolnego pola.
why-tile-full = Masz już na tym kaflu { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    }; więcej się nie zmieści.
why-only-in-build = Używa się go, płacąc za budowę.
why-decree-unmet = Potrzeba: { $need }; masz { $has } z { $of }.

## On the table

board-D1 = Rzemieślnicy
board-D2 = Rolnicy
board-D3 = Skrybowie
board-D4 = Port
board-D5 = Ziggurat
board-time = Czas
board-decrees = Dekrety
board-decrees-note = kto pierwszy spełni wszystko, bierze kartę
board-craft = Tory Rzemiosła
board-craft-note = PZ Budowli: × (wielkość + Ogrody obok)
board-score = mnożnik
board-lowest = najniższy
board-supply = Wspólne Zasoby
board-projects = Projekty
board-pieces = Figurki Budowli
board-tiles = Woda, Ogrody, Miasto
board-special-water = Specjalna Woda
board-spent-dice = Wydane kości
area-resources = Surowce
area-houses = Domy
area-crates = Skrzynie
area-cities = Karty Miasta
area-tiles = Statki i kafle
area-forecast = Gdyby teraz opróżniła się Barka
area-gold = Złoto
area-water = Woda
area-garden = Ogród
area-markers-left = +{ $n } w zapasie
area-column = kolumna
area-dice = kości
short-houses-in-common-districts = Dom w 1–3
short-houses-in-ziggurat = Dom tutaj
short-blue-lines-crossed = niebieska linia
short-ships-marked = własny Statek
short-buildings-next-to-garden = Budowla przy Ogrodzie
short-own-gardens = własny Ogród
short-houses-in-port = Dom w Porcie
short-flat = jednorazowo
short-decree-or-city-cards-done = spełniona karta
short-sets-buildings-plus-sets-ships = zestaw 3 kolorów
tip-no-bonus = bez premii
tip-district = { $district }
tip-die = { $color_f } kość o wartości { $value }
tip-crate-full = { $color_f } Skrzynia, pełna
tip-crate-empty = { $color_f } Skrzynia, pusta
tip-space = { $space }: { $bonus }; { $lies }
lies-nothing = puste
lies-project = { $color } Projekt ({ $seat })
lies-garden = Ogród ({ $seat })
lies-water = Woda
lies-building = { $color_f } Budowla ({ $seat })
tip-building = { $color_f } Budowla wielkości { $size }, { $seat }
tip-action-tile = { $tile }: { $does }
tip-action-project = Umieść Projekt: za darmo, wymaga znacznika
tip-action-build = Zbuduj Budowlę: 2 lokalne Surowce i 1 w jej kolorze za każdy własny znacznik
tip-action-garden = Stwórz Ogród: kupuj i kładź Wodę i Ogrody
tip-action-port-house = Umieść Dom w Porcie: 2 lokalne Surowce
tip-action-ship = Kontroluj Statek: 2 Złota i znacznik
tip-action-ziggurat-house = Umieść Dom w Zigguracie: 2 lokalne Surowce i znacznik
tip-barge = { $color_f } Barka, { $district }, kości: { $n }
tip-assistant = { $seat }: Pomocnik, { $district }
tip-architect = { $seat }: Architekt, { $district }
tip-ship = { $place }: { $does }
tip-port-space = { $space }: { $bonus }
tip-harbour = { $tile } na końcu ({ $line }): { $does }
tip-section = { $color_f } sekcja Zigguratu
tip-ziggurat-space = { $space }: { $bonus }
tip-ziggurat-tile = { $tile }: { $does }
tip-points = { $seat }: { $n } PZ
tip-time = Pozostałe punktowania: { $n }
tip-decree = { $decree } { $does }
tip-order-token = żeton Kolejności { $number }: { $color }, kafle: { $n }
tip-automa-city = { $king }: pozostałe Domy według Dzielnic
tip-automa-left = lewa karta, { $card }: premia { $does }
tip-automa-right = prawa karta, { $card }: premia { $does }
tip-track = { $track }
tip-craft-marker = { $seat } w rzędzie { $row }
tip-projects = Pozostałe { $color_n } Projekty: { $n }
tip-pieces = Pozostałe { $color_n } figurki Budowli: { $n }
tip-stack-water = pozostała zwykła Woda: { $n }
tip-stack-garden = pozostałe Ogrody: { $n }
tip-stack-city = karty Miasta w talii: { $n }
tip-special-stack = zakryta specjalna Woda: { $n }
tip-special-water = { $tile }: { $does }
tip-spent-dice = { $color_n } kości we Wspólnych Zasobach: { $n }
tip-resource = { $seat }: { $color } — { $n }
tip-own-gold = { $seat }: Złoto — { $n }
tip-own-marker = { $seat }: znaczniki w obszarze { $n }, we Wspólnych Zasobach { $left }
tip-own-water = { $seat }: zwykłe kafle Wody — { $n }
tip-own-garden = { $seat }: kafle Ogrodów — { $n }
tip-house-row = { $row_id ->
        [bottom] dolny rząd
       *[other] { $row } rząd
    }, pozostałe Domy: { $n }
tip-hidden-city = Zakryta karta Miasta ({ $seat })
tip-city = { $card }: { $does }
tip-own-harbour = { $tile }: { $does }
tip-own-decree = { $decree } ({ $seat }): { $does }
tip-forecast = { $district }: kości { $n }, punkty teraz { $worth }

## Na pierwszy rzut oka

round-name = Punktowanie { $n }
head-scorings = Punktowania: { $n } z { $of }
phase-start = Budowle początkowe
phase-arrive = Przybycie
phase-die = Wybór kości
phase-king = Tura Króla
phase-act = Akcje
phase-after-build = Po budowie
phase-score = Punktowanie
phase-final = Punktowanie końcowe
phase-over = Koniec gry
holding-dice = kości Surowców
holding-water = kafle Wody
ending-barge = kości na Barce { $n }
holding-crates = Skrzynie

## Przed grą

setting-setup = Przygotowanie
    .full = Pełna gra
    .first = Pierwsza gra
setting-king = Król
    .gilgabot = Gilgabot
    .botmuzi = Botmuzi
    .sarbot = Sarbot
    .botbaba = Bot-baba
