# Osadnicy, wszystkie dodatki: co czyta gracz.

## Przed grą

setting-format = Talie
    .base = Tylko karty podstawowe
    .introductory = Format zapoznawczy: z kartami jednego dodatku
    .open = Format otwarty: z kartami wszystkich włączonych dodatków
    .standard = Format standardowy: każdy układa talię z jednym zestawem
setting-expansion = Wtasowany dodatek (format zapoznawczy)
    .none = Żaden
setting-set = Zestaw (format standardowy)
    .none = Tylko karty podstawowe
phase-decks = Układanie talii
leave-out = Talia standardowa: którą kartę w { $copies ->
        [one] jednym egzemplarzu
        [few] { $copies } egzemplarzach
       *[many] { $copies } egzemplarzach
    } odkładasz? ({ $taken } z { $at_least })
    .option = Odłóż: { $it }
log-leave-out = { $seat } odkłada z talii: { $cards }.

## Nazwy

name-atlanteans = Atlantydzi
name-aztecs = Aztekowie
name-amazons = Amazonki
name-open_production = otwarta produkcja
name-fortress = Forteca
name-instant = karta natychmiastowa
name-event = wydarzenie
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
name-favor_tricolor = trójkolorowa Łaska Bogów
name-colour-white = biała
    .acc = białą
name-colour-orange = pomarańczowa
    .acc = pomarańczową

## Ilości

amount-tech = { $n ->
        [one] { $n } Podstawową Technologię
        [few] { $n } Podstawowe Technologie
       *[many] { $n } Podstawowych Technologii
    }
amount-adv_scoring = { $n ->
        [one] { $n } Technologię Punktującą
        [few] { $n } Technologie Punktujące
       *[many] { $n } Technologii Punktujących
    }
amount-adv_defensive = { $n ->
        [one] { $n } Technologię Obronną
        [few] { $n } Technologie Obronne
       *[many] { $n } Technologii Obronnych
    }
amount-adv_tech = { $n ->
        [one] { $n } Zaawansowaną Technologię
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

react-now = { $card }: czy korzystasz?
discard-foundation = { $card }: który Fundament odrzucasz?
    .option = Odrzuć: { $it }
announce-colour = Jaką barwę ogłaszasz?
    .colour-black = czarna
    .colour-purple = fioletowa
    .colour-blue = niebieska
    .colour-brown = brązowa
    .colour-gold = złota
    .colour-red = czerwona
    .colour-pink = różowa
    .colour-gray = szara
    .colour-white = biała
    .colour-orange = pomarańczowa
look-into-hand = Czyją rękę oglądasz?
    .option = { $it }
take-revealed = Którą z odkrytych kart bierzesz?
    .option = Weź: { $it }
log-lay-unseen = { $seat } kładzie wierzchnią kartę Zwykłą, nie oglądając jej, jako Fundament.
log-announce-colour = { $seat } ogłasza barwę: { $colour }.
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
text-action-any = { $how }: { $what }. Dowolną liczbę razy w rundzie.

## Przeciw wirtualnemu graczowi

setting-opponent = Frakcja wirtualnego gracza (z dodatkami)
name-att-raze = Atak: żeton Plądrowania
name-att-tech = Atak: Podstawowa Technologia
stolen-deal = Wirtualny gracz zabiera Umowę. Którą?
    .option = Umowa: { $it }
shut-location = Wirtualny gracz blokuje Lokację. Którą?
    .option = { $it }
log-foe = Frakcja wirtualnego gracza: { $faction } ({ $rule }).
log-stolen-deal = { $seat } traci Umowę: { $card }; trafia ona do Kolekcji ({ $rule }).
log-shut = { $card } ({ $seat }) jest zablokowana na następną rundę ({ $rule }).
log-opened = { $card } znów działa; jej żeton trafia do Kolekcji ({ $rule }).
state-shut = zablokowana przez wirtualnego gracza
board-foe = Wirtualny gracz: { $faction }
