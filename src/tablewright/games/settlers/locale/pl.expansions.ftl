# Osadnicy, wszystkie dodatki: co czyta gracz.

## Przed grą

setting-format = Talie
    .base = Tylko karty podstawowe
    .introductory = Format zapoznawczy: z kartami jednego dodatku
    .open = Format otwarty: z kartami wszystkich włączonych dodatków
    .standard = Format standardowy: każdy układa talię z jednym zestawem
setting-expansion = Wtasowany dodatek (format zapoznawczy)
    .none = Żaden
setting-cards-wcwbf = Z dodatku „Każdy potrzebuje przyjaciela” (format otwarty)
    .all = Wszystkie karty
    .common = Karty Zwykłe
    .faction = Karty Frakcyjne
    .none = Żadne karty
setting-cards-magic3 = Z dodatku „Trzej przyjaciele z boiska” (format otwarty)
    .all = Wszystkie karty
    .common = Karty Zwykłe
    .faction = Karty Frakcyjne
    .none = Żadne karty
setting-cards-fire = Z dodatku „Chłopcy idą na wojnę” (format otwarty)
    .all = Wszystkie karty
    .common = Karty Zwykłe
    .faction = Karty Frakcyjne
    .none = Żadne karty
setting-cards-atl = Z dodatku „Atlantydzi” (format otwarty)
    .all = Wszystkie karty
    .common = Karty Zwykłe
    .faction = Karty Frakcyjne
    .none = Żadne karty
setting-cards-azt = Z dodatku „Aztekowie” (format otwarty)
    .all = Wszystkie karty
    .common = Karty Zwykłe
    .faction = Karty Frakcyjne
    .none = Żadne karty
setting-cards-ama = Z dodatku „Amazonki” (format otwarty)
    .all = Wszystkie karty
    .common = Karty Zwykłe
    .faction = Karty Frakcyjne
    .none = Żadne karty
setting-set = Zestaw (format standardowy)
    .none = Tylko karty podstawowe
phase-decks = Układanie talii
leave-out = Talia standardowa: którą kartę w { $copies ->
        [one] jednym egzemplarzu
        [few] { $copies } egzemplarzach
       *[many] { $copies } egzemplarzach
    } odkładasz? ({ $taken } z { $at_least })
    .option = Odłóż: { $it }
leave-out-rival = Standardowa talia wirtualnego gracza: którą kartę w { $copies ->
        [one] jednym egzemplarzu
        [few] { $copies } egzemplarzach
       *[many] { $copies } egzemplarzach
    } odkładasz? ({ $taken } z { $at_least })
    .option = Odłóż: { $it }
log-leave-out-rival = { $seat } odkłada z talii wirtualnego gracza: { $cards }.
log-leave-out = { $seat } odkłada z talii: { $cards }.

## Nazwy

name-atlanteans = Atlantydzi
name-aztecs = Aztekowie
name-amazons = Amazonki
name-open_production = Otwarta Produkcja
name-fortress = Forteca
name-instant = karta natychmiastowa
name-event = Wydarzenie
name-foundation = Fundament
    .gen = Fundamentów
name-tech = Podstawowa Technologia
    .gen = Podstawowej Technologii
    .acc = Podstawową Technologię
name-adv_scoring = Technologia Punktująca
    .gen = Technologii Punktującej
name-adv_defensive = Technologia Obronna
    .gen = Technologii Obronnej
name-adv_tech = Zaawansowana Technologia
    .gen = Zaawansowanej Technologii
    .acc = Zaawansowaną Technologię
name-favor = Łaska Bogów
    .gen = żetonów Łaski Bogów
name-favor_tricolor = trójkolorowy żeton Łaski Bogów
name-colour-white = biały
    .facc = białą
name-colour-orange = pomarańczowy
    .facc = pomarańczową

## Ilości

amount-tech = { $n ->
        [one] { $n } Podstawową Technologię
        [few] { $n } Podstawowe Technologie
       *[many] { $n } Podstawowych Technologii
    }
    .nom = { $n ->
        [one] { $n } Podstawowa Technologia
        [few] { $n } Podstawowe Technologie
       *[many] { $n } Podstawowych Technologii
    }
amount-adv_scoring = { $n ->
        [one] { $n } Technologię Punktującą
        [few] { $n } Technologie Punktujące
       *[many] { $n } Technologii Punktujących
    }
    .nom = { $n ->
        [one] { $n } Technologia Punktująca
        [few] { $n } Technologie Punktujące
       *[many] { $n } Technologii Punktujących
    }
amount-adv_defensive = { $n ->
        [one] { $n } Technologię Obronną
        [few] { $n } Technologie Obronne
       *[many] { $n } Technologii Obronnych
    }
    .nom = { $n ->
        [one] { $n } Technologia Obronna
        [few] { $n } Technologie Obronne
       *[many] { $n } Technologii Obronnych
    }
amount-adv_tech = { $n ->
        [one] { $n } Zaawansowaną Technologię
        [few] { $n } Zaawansowane Technologie
       *[many] { $n } Zaawansowanych Technologii
    }
    .nom = { $n ->
        [one] { $n } Zaawansowana Technologia
        [few] { $n } Zaawansowane Technologie
       *[many] { $n } Zaawansowanych Technologii
    }
amount-favor = { $n ->
        [one] { $n } żeton Łaski Bogów
        [few] { $n } żetony Łaski Bogów
       *[many] { $n } żetonów Łaski Bogów
    }
amount-favor_tricolor = { $n ->
        [one] { $n } trójkolorowy żeton Łaski Bogów
        [few] { $n } trójkolorowe żetony Łaski Bogów
       *[many] { $n } trójkolorowych żetonów Łaski Bogów
    }
amount-foundation = { $n ->
        [one] { $n } Fundament
        [few] { $n } Fundamenty
       *[many] { $n } Fundamentów
    }
amount-discard_foundation = { $n ->
        [one] { $n } Fundament
        [few] { $n } Fundamenty
       *[many] { $n } Fundamentów
    }
amount-resource = { $n ->
        [one] { $n } Surowiec
        [few] { $n } Surowce
       *[many] { $n } Surowców
    }

## Pytania wspólne dla dodatków

react-now = { $card }: czy korzystasz z tej Cechy?
discard-foundation = { $card }: który Fundament odrzucasz?
    .option = { $state_id ->
        [unseen] Odrzuć Fundament numer { $number }
       *[foundation] Odrzuć Fundament: { $it }
    }
announce-colour = Jaki kolor ogłaszasz?
    .colour-black = czarny
    .colour-purple = fioletowy
    .colour-blue = niebieski
    .colour-brown = brązowy
    .colour-gold = złoty
    .colour-red = czerwony
    .colour-pink = różowy
    .colour-gray = szary
    .colour-white = biały
    .colour-orange = pomarańczowy
look-into-hand = Czyją rękę oglądasz?
    .option = { $it }
take-revealed = Którą z odkrytych kart bierzesz?
    .option = Weź: { $it }
log-lay-unseen = { $seat } kładzie wierzchnią kartę Zwykłą, nie oglądając jej, jako Fundament.
log-announce-colour = { $seat } ogłasza kolor: { $colour }.
log-look-into-hand = { $seat } ogląda rękę przeciwnika: { $from_seat }.
    .own = Oglądasz rękę przeciwnika ({ $from_seat }): { $cards }.
why-barred = Lokacja jest zablokowana i nie działa.
why-no-foundation = Nie masz Fundamentu do odrzucenia.
why-never-built = Tej karty się nie buduje.

## Na kartach

text-instant = Zagrana z ręki: { $what }.
text-event = Po dobraniu: { $what }.
text-end-game = Na koniec gry: { $what }.
text-printed-defense = Chroni ją nadrukowany żeton Obrony.
text-action-any = Akcja: { $how }: { $what }. Dowolną liczbę razy w rundzie.

## Przeciw wirtualnemu graczowi

setting-opponent = Karta Frakcji wirtualnego gracza (z dodatkami)
name-att-raze = Atak (żeton Plądrowania)
name-att-tech = Atak (Podstawowa Technologia)
stolen-deal = Wirtualny gracz zabiera Umowę. Którą?
    .option = Umowa: { $it } ({ $good })
shut-location = Wirtualny gracz blokuje Lokację. Którą?
    .option = { $it }
log-foe = Frakcja wirtualnego gracza: { $faction }.
log-stolen-deal = { $seat } traci Umowę: { $card }; jej karta trafia do Kolekcji.
log-shut = Lokacja { $card } ({ $seat }) jest zablokowana na następną rundę.
log-opened = Lokacja { $card } znów działa; jej żeton trafia do Kolekcji.
state-shut = zablokowana przez wirtualnego gracza
board-foe = Wirtualny gracz: { $faction }

## Przygotowania, które się wykluczają

setup-same-faction = Dwóch graczy nie może mieć tej samej Frakcji.
setup-peaceful-lookout = Wariant pokojowy ma własną fazę Wypatrywania: wybierz zwykłe Wypatrywanie.
setup-no-expansion = Format zapoznawczy wymaga wybrania jednego dodatku.
setup-expansion-unused = Jeden wybrany dodatek wtasowuje się tylko w formacie zapoznawczym: wybierz ten format.
setup-set-unused = Zestawu używa się tylko w formacie standardowym: wybierz ten format.
setup-cards-unused = Rodzaje kart dodatku wybiera się tylko w formacie otwartym: wybierz ten format.
setup-cards-off = { $module }: tego dodatku nie włączono, więc nie można wtasować jego kart.
setup-nothing-on = Format otwarty używa włączonych dodatków: włącz co najmniej jeden.
setup-too-few-factions = Dla { $players } graczy potrzeba { $count ->
        [one] { $count } dodatku
        [few] { $count } dodatków
       *[many] { $count } dodatków
    } z nową Frakcją.
setup-faction-off = { $faction }: ta Frakcja należy do wyłączonego dodatku.
setup-opponent-off = { $faction }: ta karta Frakcji wirtualnego gracza należy do wyłączonego dodatku ({ $module }).
setup-no-war = Talia i Podboje wirtualnego gracza należą do dodatku „Chłopcy idą na wojnę”, który jest wyłączony.
setup-own-rival = Talia wirtualnego gracza musi należeć do innej Frakcji niż twoja.
setup-no-rival-set = Talia wirtualnego gracza w tym formacie wymaga wybrania zestawu.
setup-rival-set-unused = Zestaw wirtualnego gracza jest dla talii o własnym formacie: wybierz format.
setup-minis-off = Żetony Ekspedycji, kafelki Dyplomacji i Targowisko należą do Minidodatków, które są wyłączone.
