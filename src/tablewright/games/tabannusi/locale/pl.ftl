# Tabannusi: Budowniczowie Ur: wszystko, co czyta gracz.

title = Tabannusi: Budowniczowie Ur
summary = Planuj i wznoś dzielnice Ur, zanim inni zarobią na twoich planach.
preset-full = Pełna gra
    .note = za każdym razem inny układ
preset-first = Pierwsza gra
    .note = przygotowanie z instrukcji

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
name-D1-r1c1 = Dzielnica 1 (rząd 1, kolumna 1)
name-D1-r1c2 = Dzielnica 1 (rząd 1, kolumna 2)
name-D1-r1c3 = Dzielnica 1 (rząd 1, kolumna 3)
name-D1-r1c4 = Dzielnica 1 (rząd 1, kolumna 4)
name-D1-r1c5 = Dzielnica 1 (rząd 1, kolumna 5)
name-D1-r2c1 = Dzielnica 1 (rząd 2, kolumna 1)
name-D1-r2c2 = Dzielnica 1 (rząd 2, kolumna 2)
name-D1-r2c3 = Dzielnica 1 (rząd 2, kolumna 3)
name-D1-r2c4 = Dzielnica 1 (rząd 2, kolumna 4)
name-D1-r2c5 = Dzielnica 1 (rząd 2, kolumna 5)
name-D1-r3c1 = Dzielnica 1 (rząd 3, kolumna 1)
name-D1-r3c2 = Dzielnica 1 (rząd 3, kolumna 2)
name-D1-r3c3 = Dzielnica 1 (rząd 3, kolumna 3)
name-D1-r3c4 = Dzielnica 1 (rząd 3, kolumna 4)
name-D1-r3c5 = Dzielnica 1 (rząd 3, kolumna 5)
name-D1-r4c1 = Dzielnica 1 (rząd 4, kolumna 1)
name-D1-r4c2 = Dzielnica 1 (rząd 4, kolumna 2)
name-D1-r4c3 = Dzielnica 1 (rząd 4, kolumna 3)
name-D1-r4c4 = Dzielnica 1 (rząd 4, kolumna 4)
name-D1-r4c5 = Dzielnica 1 (rząd 4, kolumna 5)
name-D1-r5c1 = Dzielnica 1 (rząd 5, kolumna 1)
name-D1-r5c2 = Dzielnica 1 (rząd 5, kolumna 2)
name-D1-r5c3 = Dzielnica 1 (rząd 5, kolumna 3)
name-D1-r5c4 = Dzielnica 1 (rząd 5, kolumna 4)
name-D1-r5c5 = Dzielnica 1 (rząd 5, kolumna 5)
name-D2-r1c1 = Dzielnica 2 (rząd 1, kolumna 1)
name-D2-r1c2 = Dzielnica 2 (rząd 1, kolumna 2)
name-D2-r1c3 = Dzielnica 2 (rząd 1, kolumna 3)
name-D2-r1c4 = Dzielnica 2 (rząd 1, kolumna 4)
name-D2-r1c5 = Dzielnica 2 (rząd 1, kolumna 5)
name-D2-r2c1 = Dzielnica 2 (rząd 2, kolumna 1)
name-D2-r2c2 = Dzielnica 2 (rząd 2, kolumna 2)
name-D2-r2c3 = Dzielnica 2 (rząd 2, kolumna 3)
name-D2-r2c4 = Dzielnica 2 (rząd 2, kolumna 4)
name-D2-r2c5 = Dzielnica 2 (rząd 2, kolumna 5)
name-D2-r3c1 = Dzielnica 2 (rząd 3, kolumna 1)
name-D2-r3c2 = Dzielnica 2 (rząd 3, kolumna 2)
name-D2-r3c3 = Dzielnica 2 (rząd 3, kolumna 3)
name-D2-r3c4 = Dzielnica 2 (rząd 3, kolumna 4)
name-D2-r3c5 = Dzielnica 2 (rząd 3, kolumna 5)
name-D2-r4c1 = Dzielnica 2 (rząd 4, kolumna 1)
name-D2-r4c2 = Dzielnica 2 (rząd 4, kolumna 2)
name-D2-r4c3 = Dzielnica 2 (rząd 4, kolumna 3)
name-D2-r4c4 = Dzielnica 2 (rząd 4, kolumna 4)
name-D2-r4c5 = Dzielnica 2 (rząd 4, kolumna 5)
name-D2-r5c1 = Dzielnica 2 (rząd 5, kolumna 1)
name-D2-r5c2 = Dzielnica 2 (rząd 5, kolumna 2)
name-D2-r5c3 = Dzielnica 2 (rząd 5, kolumna 3)
name-D2-r5c4 = Dzielnica 2 (rząd 5, kolumna 4)
name-D2-r5c5 = Dzielnica 2 (rząd 5, kolumna 5)
name-D3-r1c1 = Dzielnica 3 (rząd 1, kolumna 1)
name-D3-r1c2 = Dzielnica 3 (rząd 1, kolumna 2)
name-D3-r1c3 = Dzielnica 3 (rząd 1, kolumna 3)
name-D3-r1c4 = Dzielnica 3 (rząd 1, kolumna 4)
name-D3-r1c5 = Dzielnica 3 (rząd 1, kolumna 5)
name-D3-r2c1 = Dzielnica 3 (rząd 2, kolumna 1)
name-D3-r2c2 = Dzielnica 3 (rząd 2, kolumna 2)
name-D3-r2c3 = Dzielnica 3 (rząd 2, kolumna 3)
name-D3-r2c4 = Dzielnica 3 (rząd 2, kolumna 4)
name-D3-r2c5 = Dzielnica 3 (rząd 2, kolumna 5)
name-D3-r3c1 = Dzielnica 3 (rząd 3, kolumna 1)
name-D3-r3c2 = Dzielnica 3 (rząd 3, kolumna 2)
name-D3-r3c3 = Dzielnica 3 (rząd 3, kolumna 3)
name-D3-r3c4 = Dzielnica 3 (rząd 3, kolumna 4)
name-D3-r3c5 = Dzielnica 3 (rząd 3, kolumna 5)
name-D3-r4c1 = Dzielnica 3 (rząd 4, kolumna 1)
name-D3-r4c2 = Dzielnica 3 (rząd 4, kolumna 2)
name-D3-r4c3 = Dzielnica 3 (rząd 4, kolumna 3)
name-D3-r4c4 = Dzielnica 3 (rząd 4, kolumna 4)
name-D3-r4c5 = Dzielnica 3 (rząd 4, kolumna 5)
name-D3-r5c1 = Dzielnica 3 (rząd 5, kolumna 1)
name-D3-r5c2 = Dzielnica 3 (rząd 5, kolumna 2)
name-D3-r5c3 = Dzielnica 3 (rząd 5, kolumna 3)
name-D3-r5c4 = Dzielnica 3 (rząd 5, kolumna 4)
name-D3-r5c5 = Dzielnica 3 (rząd 5, kolumna 5)
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

name-AT1 = kafel Akcji (2 PZ, 2 znaczniki)
name-AT2 = kafel Akcji (1 Złoto, 1 znacznik)
name-AT3 = kafel Akcji (specjalna Woda, Ogród, znacznik)
name-AT4 = kafel Akcji (Architekt, dowolna kość)
name-AT5 = kafel Akcji (do 2 Skrzyń, 1 znacznik)
name-AT6 = kafel Akcji (−2 PZ za pole na torze Rzemiosła)
name-H01 = kafel Przystani (2 pola na torach Rzemiosła)
name-H02 = kafel Przystani (specjalna Woda, Ogród, 2 znaczniki)
name-H03 = kafel Przystani (do 3 Skrzyń, 1 znacznik)
name-H04 = kafel Przystani (2 Złota)
name-H05 = kafel Przystani (dowolny kafel Akcji)
name-H06 = kafel Przystani (znacznik na Statku)
name-H07 = kafel Przystani (tańsza Budowla)
name-H08 = kafel Przystani (znacznik na kaflu Zigguratu)
name-H09 = kafel Przystani (karta Miasta, 1 Dom mniej)
name-S01 = brązowy Statek wielkości 1 (2 PZ za znacznik na Statku)
name-S02 = biały Statek wielkości 1 (2 PZ za Dom)
name-S03 = żółty Statek wielkości 1 (druga Skrzynia)
name-S04 = brązowy Statek wielkości 1 (Woda za Projekt)
name-S05 = biały Statek wielkości 1 (Ogród lub znacznik za Dom w Zigguracie)
name-S06 = żółty Statek wielkości 2 (2 PZ za znaczniki przeciwników)
name-S07 = brązowy Statek wielkości 2 (2 PZ za Ogród)
name-S08 = biały Statek wielkości 2 (Stwórz Ogród po Domu)
name-S09 = żółty Statek wielkości 2 (Dom do Portu z kolorowego rzędu)
name-S10 = brązowy Statek wielkości 2 (3 PZ za niebieską linię)
name-S11 = biały Statek wielkości 3 (niebieski zamiast Złota)
name-S12 = żółty Statek wielkości 3 (znacznik na Ogród ze Wspólnych Zasobów)
name-S13 = brązowy Statek wielkości 3 (płatne pole po Projekcie)
name-S14 = biały Statek wielkości 3 (płatne pola za znaczniki przeciwników)
name-S15 = żółty Statek wielkości 3 (pole za znacznik na Statku)
name-PS1 = nadrukowany Statek wielkości 2
name-PS2 = nadrukowany Statek wielkości 3
name-Z01 = kafel Zigguratu (Domy w Dzielnicach 1–3)
name-Z02 = kafel Zigguratu (Domy w Zigguracie)
name-Z03 = kafel Zigguratu (niebieskie linie)
name-Z04 = kafel Zigguratu (Statki)
name-Z05 = kafel Zigguratu (Budowle przy Ogrodach)
name-Z06 = kafel Zigguratu (Ogrody)
name-Z07 = kafel Zigguratu (Domy w Porcie)
name-Z08 = kafel Zigguratu (0, 5 lub 10 PZ)
name-Z09 = kafel Zigguratu (Dekrety i karty Miasta)
name-Z10 = kafel Zigguratu (zestawy trzech kolorów)
name-SW01 = specjalna Woda (1 Złoto)
    .a = specjalną Wodę (1 Złoto)
name-SW02 = specjalna Woda (dowolna kość)
    .a = specjalną Wodę (dowolna kość)
name-SW03 = specjalna Woda (2 znaczniki)
    .a = specjalną Wodę (2 znaczniki)
name-SW04 = specjalna Woda (3 PZ)
    .a = specjalną Wodę (3 PZ)
name-SW05 = specjalna Woda (pole na torze Rzemiosła)
    .a = specjalną Wodę (pole na torze Rzemiosła)
name-SW06 = specjalna Woda (Architekt)
    .a = specjalną Wodę (Architekt)
name-SW07 = specjalna Woda (Skrzynia)
    .a = specjalną Wodę (Skrzynia)
name-SW08 = specjalna Woda (płatne brązowe pole)
    .a = specjalną Wodę (płatne brązowe pole)
name-SW09 = specjalna Woda (płatne białe pole)
    .a = specjalną Wodę (płatne białe pole)
name-SW10 = specjalna Woda (płatne żółte pole)
    .a = specjalną Wodę (płatne żółte pole)
name-regular = zwykła Woda
    .a = zwykłą Wodę
name-lost-marker = we Wspólnych Zasobach nie ma już znaczników
name-lost-water = nie ma już zwykłych kafli Wody
name-lost-garden = nie ma już kafli Ogrodów
name-lost-garden-action = w akcji „Stwórz Ogród” nie można nic kupić ani położyć
name-lost-die = Barka jest pusta
name-lost-supply-die = we Wspólnych Zasobach nie ma kości
name-lost-special-water = nie ma już specjalnych kafli Wody
name-lost-row-to-bottom = żadnego Domu nie można przenieść do dolnego rzędu
name-lost-crate = żadna Skrzynia nie jest pusta
name-lost-step = znacznik Rzemiosła jest już na samej górze
name-lost-pay-craft = nie ma czym zapłacić
name-lost-project = nie można umieścić kolejnego Projektu
name-lost-port-house = nie można umieścić Domu w Porcie
name-lost-ship = nie można położyć znacznika na Statku
name-lost-ziggurat = nie można położyć znacznika na kaflu Zigguratu
name-lost-harbour = nie ma już kafli Przystani
name-lost-city = nie ma już kart Miasta
name-D01 = Dekret (3 białe, 3 brązowe Budowle)
name-D02 = Dekret (3 białe, 3 żółte Budowle)
name-D03 = Dekret (3 żółte, 3 brązowe Budowle)
name-D04 = Dekret (po 2 Budowle każdego koloru)
name-D05 = Dekret (5 białych, 1 brązowa z Zigguratem)
name-D06 = Dekret (5 żółtych, 1 biała z Zigguratem)
name-D07 = Dekret (5 brązowych, 1 żółta z Zigguratem)
name-D08 = Dekret (3 kolory, wszystkie kafle Zigguratu)
name-D09 = Dekret (3 brązowe Budowle, 2 białe i 2 żółte Statki)
name-D10 = Dekret (3 białe Budowle, 2 żółte i 2 brązowe Statki)
name-D11 = Dekret (3 żółte Budowle, 2 białe i 2 brązowe Statki)
name-D12 = Dekret (3 kolory, 4 Domy w Porcie)
name-D13 = Dekret (6 Ogrodów przy Budowlach, 2 Domy w Porcie)
name-D14 = Dekret (3 Statki, 3 Budowle przy Ogrodach)
name-D15 = Dekret (8 Ogrodów)
name-D16 = Dekret (po 2 Statki każdego koloru, 2 Ogrody)
name-CC01 = karta Miasta (Domy: 3 w Dzielnicy 1, 1 w Dzielnicy 2, 1 w Dzielnicy 3)
    .a = kartę Miasta (Domy: 3 w Dzielnicy 1, 1 w Dzielnicy 2, 1 w Dzielnicy 3)
name-CC02 = karta Miasta (Domy: 1 w Dzielnicy 1, 3 w Dzielnicy 2, 1 w Dzielnicy 3)
    .a = kartę Miasta (Domy: 1 w Dzielnicy 1, 3 w Dzielnicy 2, 1 w Dzielnicy 3)
name-CC03 = karta Miasta (Domy: 1 w Dzielnicy 1, 1 w Dzielnicy 2, 3 w Dzielnicy 3)
    .a = kartę Miasta (Domy: 1 w Dzielnicy 1, 1 w Dzielnicy 2, 3 w Dzielnicy 3)
name-CC04 = karta Miasta (Domy: 2 w Dzielnicy 1, 2 w Dzielnicy 2, 1 w Dzielnicy 3)
    .a = kartę Miasta (Domy: 2 w Dzielnicy 1, 2 w Dzielnicy 2, 1 w Dzielnicy 3)
name-CC05 = karta Miasta (Domy: 2 w Dzielnicy 1, 1 w Dzielnicy 2, 2 w Dzielnicy 3)
    .a = kartę Miasta (Domy: 2 w Dzielnicy 1, 1 w Dzielnicy 2, 2 w Dzielnicy 3)
name-CC06 = karta Miasta (Domy: 1 w Dzielnicy 1, 2 w Dzielnicy 2, 2 w Dzielnicy 3)
    .a = kartę Miasta (Domy: 1 w Dzielnicy 1, 2 w Dzielnicy 2, 2 w Dzielnicy 3)
name-CC07 = karta Miasta (Domy: 2 w Dzielnicy 1, 2 w Dzielnicy 2, 1 w Dzielnicy 4)
    .a = kartę Miasta (Domy: 2 w Dzielnicy 1, 2 w Dzielnicy 2, 1 w Dzielnicy 4)
name-CC08 = karta Miasta (Domy: 2 w Dzielnicy 1, 1 w Dzielnicy 2, 2 w Dzielnicy 4)
    .a = kartę Miasta (Domy: 2 w Dzielnicy 1, 1 w Dzielnicy 2, 2 w Dzielnicy 4)
name-CC09 = karta Miasta (Domy: 1 w Dzielnicy 1, 2 w Dzielnicy 2, 2 w Dzielnicy 4)
    .a = kartę Miasta (Domy: 1 w Dzielnicy 1, 2 w Dzielnicy 2, 2 w Dzielnicy 4)
name-CC10 = karta Miasta (Domy: 2 w Dzielnicy 1, 2 w Dzielnicy 3, 1 w Dzielnicy 4)
    .a = kartę Miasta (Domy: 2 w Dzielnicy 1, 2 w Dzielnicy 3, 1 w Dzielnicy 4)
name-CC11 = karta Miasta (Domy: 2 w Dzielnicy 1, 1 w Dzielnicy 3, 2 w Dzielnicy 4)
    .a = kartę Miasta (Domy: 2 w Dzielnicy 1, 1 w Dzielnicy 3, 2 w Dzielnicy 4)
name-CC12 = karta Miasta (Domy: 1 w Dzielnicy 1, 2 w Dzielnicy 3, 2 w Dzielnicy 4)
    .a = kartę Miasta (Domy: 1 w Dzielnicy 1, 2 w Dzielnicy 3, 2 w Dzielnicy 4)
name-CC13 = karta Miasta (Domy: 2 w Dzielnicy 2, 2 w Dzielnicy 3, 1 w Dzielnicy 4)
    .a = kartę Miasta (Domy: 2 w Dzielnicy 2, 2 w Dzielnicy 3, 1 w Dzielnicy 4)
name-CC14 = karta Miasta (Domy: 2 w Dzielnicy 2, 1 w Dzielnicy 3, 2 w Dzielnicy 4)
    .a = kartę Miasta (Domy: 2 w Dzielnicy 2, 1 w Dzielnicy 3, 2 w Dzielnicy 4)
name-CC15 = karta Miasta (Domy: 1 w Dzielnicy 2, 2 w Dzielnicy 3, 2 w Dzielnicy 4)
    .a = kartę Miasta (Domy: 1 w Dzielnicy 2, 2 w Dzielnicy 3, 2 w Dzielnicy 4)
name-AU01 = karta Automy (0; C, B, A; strzałka 1)
    .a = kartę Automy (0; C, B, A; strzałka 1)
name-AU02 = karta Automy (1; B, C, D; strzałka 2)
    .a = kartę Automy (1; B, C, D; strzałka 2)
name-AU03 = karta Automy (2; B, D, C; strzałka 3)
    .a = kartę Automy (2; B, D, C; strzałka 3)
name-AU04 = karta Automy (0; B, C, A; strzałka 2)
    .a = kartę Automy (0; B, C, A; strzałka 2)
name-AU05 = karta Automy (1; D, C, B; strzałka 3)
    .a = kartę Automy (1; D, C, B; strzałka 3)
name-AU06 = karta Automy (2; B, C, D; strzałka 1)
    .a = kartę Automy (2; B, C, D; strzałka 1)
name-AU07 = karta Automy (0; B, D, C; strzałka 3)
    .a = kartę Automy (0; B, D, C; strzałka 3)
name-AU08 = karta Automy (1; A, B, C; strzałka 1)
    .a = kartę Automy (1; A, B, C; strzałka 1)
name-AU09 = karta Automy (2; C, B, A; strzałka 2)
    .a = kartę Automy (2; C, B, A; strzałka 2)
name-AU10 = karta Automy (0; B, C, A; strzałka 1)
    .a = kartę Automy (0; B, C, A; strzałka 1)
name-AU11 = karta Automy (1; C, D, A; strzałka 2)
    .a = kartę Automy (1; C, D, A; strzałka 2)
name-AU12 = karta Automy (2; D, B, C; strzałka 3)
    .a = kartę Automy (2; D, B, C; strzałka 3)
name-AU13 = karta Automy (0; C, B, A; strzałka 2)
    .a = kartę Automy (0; C, B, A; strzałka 2)
name-AU14 = karta Automy (1; C, B, D; strzałka 3)
    .a = kartę Automy (1; C, B, D; strzałka 3)
name-AU15 = karta Automy (2; A, B, C; strzałka 1)
    .a = kartę Automy (2; A, B, C; strzałka 1)
name-K-gilgabot = Gilgabot
name-K-botmuzi = Botmuzi
name-K-sarbot = Sarbot
name-K-botbaba = Bot-baba
name-king = Bot
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
amount-brown = { $n ->
        [one] { $n } brązowy Surowiec
        [few] { $n } brązowe Surowce
       *[many] { $n } brązowych Surowców
    }
amount-white = { $n ->
        [one] { $n } biały Surowiec
        [few] { $n } białe Surowce
       *[many] { $n } białych Surowców
    }
amount-yellow = { $n ->
        [one] { $n } żółty Surowiec
        [few] { $n } żółte Surowce
       *[many] { $n } żółtych Surowców
    }
amount-blue = { $n ->
        [one] { $n } niebieski Surowiec
        [few] { $n } niebieskie Surowce
       *[many] { $n } niebieskich Surowców
    }
amount-green = { $n ->
        [one] { $n } zielony Surowiec
        [few] { $n } zielone Surowce
       *[many] { $n } zielonych Surowców
    }
amount-die-brown = { $n ->
        [one] { $n } brązowa kość
        [few] { $n } brązowe kości
       *[many] { $n } brązowych kości
    }
    .a = { $n ->
        [one] { $n } brązową kość
        [few] { $n } brązowe kości
       *[many] { $n } brązowych kości
    }
amount-die-white = { $n ->
        [one] { $n } biała kość
        [few] { $n } białe kości
       *[many] { $n } białych kości
    }
    .a = { $n ->
        [one] { $n } białą kość
        [few] { $n } białe kości
       *[many] { $n } białych kości
    }
amount-die-yellow = { $n ->
        [one] { $n } żółta kość
        [few] { $n } żółte kości
       *[many] { $n } żółtych kości
    }
    .a = { $n ->
        [one] { $n } żółtą kość
        [few] { $n } żółte kości
       *[many] { $n } żółtych kości
    }
amount-die-blue = { $n ->
        [one] { $n } niebieska kość
        [few] { $n } niebieskie kości
       *[many] { $n } niebieskich kości
    }
    .a = { $n ->
        [one] { $n } niebieską kość
        [few] { $n } niebieskie kości
       *[many] { $n } niebieskich kości
    }
amount-die-green = { $n ->
        [one] { $n } zielona kość
        [few] { $n } zielone kości
       *[many] { $n } zielonych kości
    }
    .a = { $n ->
        [one] { $n } zieloną kość
        [few] { $n } zielone kości
       *[many] { $n } zielonych kości
    }
amount-crate-brown = { $n ->
        [one] { $n } brązowa Skrzynia
        [few] { $n } brązowe Skrzynie
       *[many] { $n } brązowych Skrzyń
    }
    .a = { $n ->
        [one] { $n } brązową Skrzynię
        [few] { $n } brązowe Skrzynie
       *[many] { $n } brązowych Skrzyń
    }
amount-crate-white = { $n ->
        [one] { $n } biała Skrzynia
        [few] { $n } białe Skrzynie
       *[many] { $n } białych Skrzyń
    }
    .a = { $n ->
        [one] { $n } białą Skrzynię
        [few] { $n } białe Skrzynie
       *[many] { $n } białych Skrzyń
    }
amount-crate-yellow = { $n ->
        [one] { $n } żółta Skrzynia
        [few] { $n } żółte Skrzynie
       *[many] { $n } żółtych Skrzyń
    }
    .a = { $n ->
        [one] { $n } żółtą Skrzynię
        [few] { $n } żółte Skrzynie
       *[many] { $n } żółtych Skrzyń
    }
amount-crate-blue = { $n ->
        [one] { $n } niebieska Skrzynia
        [few] { $n } niebieskie Skrzynie
       *[many] { $n } niebieskich Skrzyń
    }
    .a = { $n ->
        [one] { $n } niebieską Skrzynię
        [few] { $n } niebieskie Skrzynie
       *[many] { $n } niebieskich Skrzyń
    }
amount-crate-green = { $n ->
        [one] { $n } zielona Skrzynia
        [few] { $n } zielone Skrzynie
       *[many] { $n } zielonych Skrzyń
    }
    .a = { $n ->
        [one] { $n } zieloną Skrzynię
        [few] { $n } zielone Skrzynie
       *[many] { $n } zielonych Skrzyń
    }
amount-gold = { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }
price = { $goods }
price-build = { $goods } i po 1 w kolorze Projektów za każdy własny znacznik na nich
price-ship = { $goods } i znacznik
price-ziggurat = { $goods } i znacznik
port-crate = weź { $color_fa } Skrzynię

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
        [few] do { $n } Skrzyń
       *[many] do { $n } Skrzyń
    }
do-craft = przesuń się o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    } na { $track_l }
do-craft_split = przesuń się łącznie o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    } na dowolnych torach Rzemiosła
do-craft_distinct = przesuń się o 1 pole na { $n ->
        [one] { $n } torze Rzemiosła
        [few] { $n } różnych torach Rzemiosła
       *[many] { $n } różnych torach Rzemiosła
    }
do-pay_craft = możesz zapłacić 1 { $color } Surowiec, aby przesunąć się o 1 pole na { $color_l } torze Rzemiosła
do-extra_project = możesz umieścić tu jeszcze jeden Projekt tego samego koloru
do-mark_ship = połóż znacznik na dowolnym Statku
do-mark_ziggurat = połóż znacznik na dowolnym kaflu Zigguratu
do-port_house_free = umieść za darmo Dom w Porcie
do-draw_city = dobierz { $draw ->
        [one] { $draw } kartę
        [few] { $draw } karty
       *[many] { $draw } kart
    } Miasta i zatrzymaj { $keep } (reszta na spód talii)
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
do-left_card_bonus = otrzymaj premię z lewej karty Automy
may-fill_crate = napełnić { $n ->
        [one] { $n } Skrzynię
        [few] { $n } Skrzynie
       *[many] { $n } Skrzyń
    } za jedną opłatą
may-bonus_action = od razu wykonać akcję „Stwórz Ogród”
may-marker_from_supply = umieścić na nim znacznik ze Wspólnych Zasobów zamiast ze swojego obszaru
may-port_house_from_colored_row = wziąć Dom z kolorowego rzędu
may-replace_gold = oszczędzić { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }
may-craft = przesunąć się o { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    } na { $track_l }

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
ship-printed = nadrukowany Statek wielkości { $size }, dowolnego koloru, bez zdolności
ship = { $color } Statek wielkości { $size }; { $when }: { $does }
ship-may = { $color } Statek wielkości { $size }; { $when }, możesz { $does }
ship-paid = { $color } Statek wielkości { $size }; { $when }, możesz zapłacić { $cost }, aby { $does }
ship-paid-each = { $color } Statek wielkości { $size }; { $when }, za każdy odłożony znacznik przeciwnika możesz zapłacić { $cost }, aby { $does }
decree = wymaga: { $needs }; nagroda: { $reward }
need-buildings = { $n ->
        [one] { $n } { $color_f } Budowla
        [few] { $n } { $color_n } Budowle
       *[many] { $n } { $color_pg } Budowli
    }
need-buildings_or_ziggurat = { $n ->
        [one] { $n } { $color_f } Budowla lub Dom w { $color_fg } sekcji Zigguratu
        [few] { $n } { $color_n } Budowle lub Domy w { $color_fg } sekcji Zigguratu
       *[many] { $n } { $color_pg } Budowli lub Domów w { $color_fg } sekcji Zigguratu
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
per-flat = przy każdym Punktowaniu Dzielnicy Zigguratu
per-decree-or-city-cards-done = za każdy spełniony Dekret i każdą spełnioną kartę Miasta
per-sets-buildings-plus-sets-ships = za każdy zestaw 3 własnych Budowli w różnych kolorach oraz za każdy zestaw 3 własnych Statków w różnych kolorach
city = { $needs } za { $vp } PZ
city-need = { $n ->
        [one] { $n } Dom: { $district }
        [few] { $n } Domy: { $district }
       *[many] { $n } Domów: { $district }
    }

## Questions

start-colour = Jakiego koloru jest twoja Budowla początkowa?
    .option = Budowla { $it_f }
start-space = Gdzie stawiasz { $color_fa } Budowlę początkową?
    .option = { $it }: { $bonus }
arrive = W której Dzielnicy zaczynają twój Architekt i Pomocnik?
    .option = Zacznij: { $it }
take-die = Którą kość bierzesz z Barki?
    .option = { $it ->
        [1] Weź kość 1: Architekt idzie do Dzielnicy Rzemieślników (1)
        [2] Weź kość 2: Architekt idzie do Dzielnicy Rolników (2)
        [3] Weź kość 3: Architekt idzie do Dzielnicy Skrybów (3)
        [4] Weź kość 4: Architekt idzie do Dzielnicy Portowej (4)
        [5] Weź kość 5: Architekt idzie do Dzielnicy Zigguratu (5)
       *[other] Weź kość { $it }: Architekt idzie do Dzielnicy, której numeru nie ma już na Barce
    }{ $gold ->
        [yes] {" "}(albo dokądkolwiek za 1 Złoto)
       *[no] {""}
    }
send-architect = Wzięto kość { $value }. Dokąd idzie twój Architekt?
    .option = Do { $it_g }
    .gold-D1 = Zapłać 1 Złoto: do Dzielnicy Rzemieślników (1)
    .gold-D2 = Zapłać 1 Złoto: do Dzielnicy Rolników (2)
    .gold-D3 = Zapłać 1 Złoto: do Dzielnicy Skrybów (3)
    .gold-D4 = Zapłać 1 Złoto: do Dzielnicy Portowej (4)
    .gold-D5 = Zapłać 1 Złoto: do Dzielnicy Zigguratu (5)
act = Co robisz? { $left ->
        [0] Nie ma już akcji.
        [one] Została { $left } akcja.
        [few] Zostały { $left } akcje.
       *[many] Zostało { $left } akcji.
    }
    .project = Umieść Projekt: za darmo, ze znacznikiem
    .build = Zbuduj Budowlę: { $says }
    .garden = Stwórz Ogród
    .port-house = Umieść Dom w Porcie: { $says }
    .ship = Kontroluj Statek: { $says }
    .ziggurat-house = Umieść Dom w Zigguracie: { $says }
    .end = Zakończ turę
    .option = Kafel Akcji: { $says }
after-build = { $size ->
        [0] Budowla stoi. Co jeszcze?
       *[other] Zbudowano Budowlę wielkości { $size }. Co jeszcze?
    }
    .ship = Zapłać { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    } i połóż znacznik na Statku tej wielkości
    .garden = Stwórz Ogród (zdolność Statku)
fill =
    .yes = Napełnij Skrzynię: zapłać 1 kość albo 1 Złoto
take-decree =
    .option = Weź Dekret: { $does }
use-harbour =
    .option = Użyj kafla Przystani: { $does }
end-turn = Punktowanie zakończone. Czy robisz jeszcze coś przed końcem tury?
    .end = Zakończ turę
no-port-house = Nie możesz teraz umieścić Domu w Porcie. Czy robisz najpierw coś innego?
    .no = Nie: Dom przepada
any-tile = Którego kafla Akcji używasz?
    .option = Kafel Akcji: { $told }
project-colour = Jakiego koloru Projekt umieszczasz?
    .option = Projekt { $it }
project-space = Gdzie umieszczasz { $color } Projekt?
    .option = { $it }: { $bonus }
extra-project = Umieszczasz jeszcze jeden { $color } Projekt?
    .option = { $it }: { $bonus }
    .no = Bez dodatkowego Projektu
build-colour = Którą grupę budujesz?
    .option = Projekty { $it_n }: { $price }
use-discount = Czy używasz kafla Przystani, aby zapłacić mniej?
    .option = Użyj: 1 { $it } Surowiec mniej
    .full = Zapłać całość
pay = Jak płacisz { $goods }?
    .option = { $paid }
pay-ship = Jak płacisz { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    } za Statek?
    .gold = Samym Złotem
    .blue = 1 niebieską kością zamiast 1 Złota
    .crate-blue = 1 niebieską Skrzynią zamiast 1 Złota
pay-craft = Czy płacisz 1 Surowiec, aby przesunąć się o 1 pole na jego torze Rzemiosła?
    .option = Zapłać 1 { $it } Surowiec
pay-ability = Czy używasz Statku? { $does }
    .option = Zapłać 1 { $it_fa } kość
    .gold = Zapłać 1 Złoto
    .crate-brown = Zapłać brązową Skrzynią
    .crate-white = Zapłać białą Skrzynią
    .crate-yellow = Zapłać żółtą Skrzynią
    .crate-blue = Zapłać niebieską Skrzynią
    .crate-green = Zapłać zieloną Skrzynią
use-ability = Czy używasz Statku? { $does }
bonus-garden = Czy wykonujesz teraz akcję „Stwórz Ogród”? (zdolność Statku)
choose-effect = Które z dwóch?
    .first = { $first }
    .second = { $second }
choose-track = Na którym torze Rzemiosła się przesuwasz?
    .option = Tor { $it }, na pole { $row }
garden-track = Obok twojego Ogrodu stanęła Budowla. Na którym torze Rzemiosła się przesuwasz?
    .option = Tor { $it }, na pole { $row }
supply-die = Którą kość bierzesz ze Wspólnych Zasobów?
    .option = { $it_f } kość
    .no = Żadnej: Wspólne Zasoby są puste
special-water = Który specjalny kafel Wody bierzesz?
    .option = Specjalna Woda: { $does }
move-architect = Dokąd idzie twój Architekt?
    .option = Do { $it_g }
fill-crate = Którą Skrzynię napełniasz?
    .option = { $it_f } Skrzynia
    .no = Żadnej: żadna nie jest pusta
fill-second = Czy napełniasz drugą Skrzynię? (zdolność Statku)
    .option = { $it_f } Skrzynia
fill-payment = Czym płacisz za napełnienie Skrzyni?
    .option = Zapłać 1 { $it_fa } kość
    .gold = Zapłać 1 Złoto
garden = Stwórz Ogród: co robisz?
    .plant = Połóż Ogród
    .lay-water = Połóż kafel Wody
    .buy-garden = Kup kafel Ogrodu (1 zielony Surowiec)
    .buy-water = Kup kafel Wody (1 niebieski Surowiec)
water-tile = Który kafel Wody kładziesz?
    .regular = Zwykły kafel
    .option = Specjalna Woda: { $does }
water-space = Gdzie kładziesz Wodę? (zakrywa premię pola)
    .option = { $it }: { $bonus }
garden-space = Gdzie kładziesz Ogród?
    .option = { $it }: { $bonus }
garden-marker = Skąd bierzesz znacznik?
    .area = Z obszaru Gracza
    .supply = Ze Wspólnych Zasobów (zdolność Statku)
port-row = Z którego rzędu bierzesz Dom?
    .brown = Rząd brązowy (dodatkowo 1 niebieski Surowiec)
    .white = Rząd biały (dodatkowo 1 niebieski Surowiec)
    .yellow = Rząd żółty (dodatkowo 1 niebieski Surowiec)
    .bottom = Dolny rząd
port-space = Gdzie w Porcie stawiasz Dom?
    .option = { $it }: { $bonus }
mark-ship = Na którym Statku kładziesz znacznik?
    .option = { $it }: { $does }
    .no = Na żadnym: nie masz znacznika
ziggurat-section = W której sekcji Zigguratu?
    .option = Sekcja { $it_f }: { $does }
ziggurat-space = Na którym polu?
    .option = { $it }: { $bonus }
mark-ziggurat = Na którym kaflu Zigguratu kładziesz znacznik?
    .option = Sekcja { $it_f }: { $does }
    .no = Na żadnym: nie masz znacznika
row-to-bottom = Czy przenosisz Dom do dolnego rzędu?
    .option = Z { $it_g } rzędu
keep-city = Którą kartę Miasta zatrzymujesz?
    .option = { $told }
score-district = Która Dzielnica jest punktowana jako następna?
    .option = { $it } (twoje punkty: { $worth })

## What happened

log-begin = { $first_seat } zaczyna grę. Dekrety: { $decrees }.
log-turn = { $seat } zaczyna turę.
log-arrive = { $seat } zaczyna: { $district }.
log-take-die = { $seat } bierze { $color_fa } kość { $value }.
log-architect = { $seat }: Architekt idzie do { $district_g }.
log-assistant = { $seat }: Pomocnik idzie do { $district_g }.
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
log-markers-back = { $seat } odzyskuje z Projektów { $n ->
        [one] { $n } znacznik
        [few] { $n } znaczniki
       *[many] { $n } znaczników
    }.
log-markers-spent = { $seat } odkłada z Projektów do Wspólnych Zasobów { $n ->
        [one] { $n } własny znacznik
        [few] { $n } własne znaczniki
       *[many] { $n } własnych znaczników
    }.
log-lost = { $seat } nic tu nie zyskuje: { $thing }.
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
log-new-water = Odkryto: { $tile }.
log-fill-crate = { $seat } napełnia { $color_fa } Skrzynię.
log-crate = { $seat } bierze { $color_fa } Skrzynię.
log-pay = { $seat } płaci { $paid_a }.
log-pay-gold = { $seat } płaci { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }.
log-craft = { $seat } przesuwa się na { $track_l } torze Rzemiosła na pole { $row }.
log-project = { $seat } umieszcza { $color } Projekt ze znacznikiem: { $space }.
log-take-projects = { $seat } zdejmuje z planszy { $n ->
        [one] { $n } { $color } Projekt
        [few] { $n } { $color_n } Projekty
       *[many] { $n } { $color_pg } Projektów
    }.
log-build = { $seat } buduje { $color_fa } Budowlę wielkości { $size } z Domem z { $row_id ->
        [bottom] dolnego
       *[other] { $row_g }
    } rzędu: { $spaces }.
log-lay-water = { $seat } kładzie { $tile_a }: { $space }.
log-garden = { $seat } kładzie Ogród{ $source_id ->
        [area] {" "}ze znacznikiem
        [supply] {" "}ze znacznikiem ze Wspólnych Zasobów
       *[uncounted] {""}
    }: { $space }.
log-port-house = { $seat } stawia w Porcie Dom z { $row_id ->
        [bottom] dolnego
       *[other] { $row_g }
    } rzędu: { $space }.
log-mark-ship = { $seat } kładzie znacznik: { $ship }, { $place }.
log-take-harbour = { $seat } zdobywa { $tile_a }.
log-harbour = { $seat } używa: { $tile }.
log-ability = { $seat } używa: { $ship }.
log-ziggurat-house = { $seat } stawia w Zigguracie Dom z { $row_id ->
        [bottom] dolnego
       *[other] { $row_g }
    } rzędu: { $space }.
log-ziggurat-marker = { $seat } kładzie znacznik na polu { $slot }: { $tile }.
log-row-to-bottom = { $seat } przenosi Dom z { $color_g } rzędu do dolnego.
log-action-tile = { $seat } używa: { $tile }.
log-decree = { $seat } spełnia { $decree_a }.
log-city-ignore = { $seat }: na koniec gry na każdej karcie Miasta może brakować o { $n ->
        [one] { $n } Dom
        [few] { $n } Domy
       *[many] { $n } Domów
    } więcej.
log-scoring = { $district }: Punktowanie, Barka jest pusta. { $seat } bierze Złoto z toru Czasu.
log-refill-only = Barka { $district_g } jest tylko uzupełniana: zbliża się koniec. ({ $seat })
log-lose-dice = { $seat } zwraca { $n ->
        [one] { $n } { $color_fa } kość
        [few] { $n } { $color_n } kości
       *[many] { $n } { $color_pg } kości
    }.
log-refill = Nowe kości na Barce { $district_g }: { $values }.
log-end-triggered = { $seat } bierze ostatnie Złoto z toru Czasu. Pozostałe tury: { $turns }.
log-final-scoring = Punktacja Końcowa.
log-cities = { $seat } pokazuje: { $cards }.
log-keep-city = { $seat } zatrzymuje jedną kartę Miasta; na spód talii: { $back }.
    .own = Zatrzymujesz: { $card }; na spód talii: { $back }.
log-king-starts = Budowla początkowa Bota jest { $color_f }: { $space }.
log-king-arrives = Bot zaczyna: { $district }.
log-king-cards = Karty Bota: lewa — { $left }, prawa — { $right }.
log-king-reset = Karty Bota są na nowo tasowane.
log-king-moves = Architekt Bota idzie do { $district_g }.
log-king-die = Bot bierze { $color_fa } kość { $value }.
log-king-acts = Bot wykonuje: { $action }.
log-king-pays = Bot płaci 1 { $color_fa } kość.
log-king-pays-gold = Bot płaci { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }.
log-king-covers = Bot zakrywa premię.
log-king-ship = Bot wybiera Statek: { $place }.
log-king-water = Bot kładzie zwykłą Wodę: { $space }.
log-king-projects = Nowe Projekty Automy: { $colors }.
log-king-tile = Na żeton Kolejności { $token } trafia { $color } Projekt Automy.
log-king-returns = Z { $token ->
        [0] woreczka
       *[other] żetonu Kolejności { $token }
    } wraca na stos { $color } Projekt Automy.
log-king-borrows = Ze stosu dochodzi { $color } Projekt: woreczek jest pusty.
log-king-city = Bot zdejmuje znacznik ze swojej karty Miasta: { $district }, pozostało tam: { $n }.
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
why-not-beside-group = Musi sąsiadować z { $color_id ->
        [brown] brązowymi
        [white] białymi
       *[yellow] żółtymi
    } Projektami w tej Dzielnicy.
why-beside-building = Sąsiaduje z { $color_fa } Budowlą; Projekt nie może leżeć obok Budowli swojego koloru.
why-no-group = W Dzielnicy nie ma { $color_g } Projektu.
why-build-cost = Grupa { $color_pg } Projektów kosztuje: { $goods }; nie możesz tyle zapłacić.
why-no-projects = Brak Projektów: { $district }.
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
why-garden-taken = Leży tam już Ogród.
why-no-water-there = Nie ma tam Wody.
why-no-grid-here = W tej Dzielnicy nie ma pól na Wodę i Ogrody.
why-house-cost = Dom kosztuje tu: { $goods }; nie możesz tyle zapłacić.
why-coloured-house-cost = Twój dolny rząd jest pusty; Dom z kolorowego rzędu kosztuje: { $goods }; nie możesz tyle zapłacić.
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
why-ship-marked = Na tym Statku leży już twój znacznik.
why-ship-size = Statek musi mieć wielkość { $n }; ten ma { $size }.
why-no-section = Żadna sekcja Zigguratu nie jest dla ciebie dostępna.
why-section-full = W sekcji nie ma wolnego pola.
why-house-there = Stoi tam już Dom.
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
short-flat = każde Punktowanie
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
tip-building = { $color_f } Budowla wielkości { $size }, { $seat }: { $spaces }
tip-action-tile = Kafel Akcji: { $does }
tip-action-project = Umieść Projekt: za darmo, wymaga znacznika
tip-action-build = Zbuduj Budowlę: 2 lokalne Surowce i po 1 w jej kolorze za każdy własny znacznik
tip-action-garden = Stwórz Ogród: kupuj i kładź Wodę i Ogrody
tip-action-port-house = Umieść Dom w Porcie: 2 lokalne Surowce
tip-action-ship = Kontroluj Statek: 2 Złota i znacznik
tip-action-ziggurat-house = Umieść Dom w Zigguracie: 2 lokalne Surowce i znacznik
tip-barge = { $color_f } Barka, { $district }, kości: { $n }
tip-assistant = { $seat }: Pomocnik, { $district }
tip-architect = { $seat }: Architekt, { $district }
tip-ship = { $place }: { $does }
tip-port-space = { $space }: { $bonus }
tip-harbour = Kafel Przystani na końcu ({ $line }): { $does }
tip-section = { $color_f } sekcja Zigguratu
tip-ziggurat-space = { $space }: { $bonus }
tip-ziggurat-tile = Kafel Zigguratu: { $does }
tip-points = { $seat }: { $n } PZ
tip-time = Pozostałe punktowania: { $n }
tip-decree = Dekret: { $does }
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
tip-special-water = Specjalna Woda: { $does }
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
tip-city = Karta Miasta: { $does }
tip-own-harbour = Kafel Przystani: { $does }
tip-own-decree = Dekret ({ $seat }): { $does }
tip-forecast = { $district }: kości { $n }, punkty, gdyby punktować teraz { $worth }

## Na pierwszy rzut oka

round-name = Punktowanie { $n }
head-scorings = Punktowania: { $n } z { $of }
phase-start = Budowle początkowe
phase-arrive = Przybycie
phase-die = Wybór kości
phase-king = Tura Bota
phase-act = Akcje
phase-after-build = Po budowie
phase-score = Punktowanie
phase-scored = Punktowanie
phase-final = Punktacja Końcowa
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

## Co jeszcze liczy się u gracza

counter-houses = zbudowane domy
counter-ships = znaczniki na statkach
counter-ziggurat = pola Zigguratu
counter-actions = pozostałe akcje

## Historia tury: to, co najważniejsze w dzienniku

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
