# Tawantinsuyu: Imperium Inków: wszystko, co czyta gracz.

title = Tawantinsuyu: Imperium Inków
summary = Stawiaj robotników na tarasach wzgórza: każde pole uruchamia to, co leży obok.

## Names

name-potato = ziemniaki
    .gen = ziemniaków
name-corn = kukurydza
    .gen = kukurydzy
    .acc = kukurydzę
name-stone = kamień
    .gen = kamienia
name-gold = złoto
    .gen = złota
name-food = żywność
    .gen = żywności
    .acc = żywność
amount-potato = { $n ->
        [one] { $n } ziemniak
        [few] { $n } ziemniaki
       *[many] { $n } ziemniaków
    }
    .acc = { $n ->
        [one] { $n } ziemniaka
        [few] { $n } ziemniaki
       *[many] { $n } ziemniaków
    }
amount-corn = { $n ->
        [one] { $n } kukurydza
        [few] { $n } kukurydze
       *[many] { $n } kukurydzy
    }
    .acc = { $n ->
        [one] { $n } kukurydzę
        [few] { $n } kukurydze
       *[many] { $n } kukurydzy
    }
amount-stone = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
amount-gold = { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }
amount-food = { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
amount-points = { $n } PZ
amount-workers = { $n ->
        [one] { $n } Robotnik
        [few] { $n } Robotników
       *[many] { $n } Robotników
    }
amount-army = { $n ->
        [one] { $n } karta Armii
        [few] { $n } karty Armii
       *[many] { $n } kart Armii
    }
    .acc = { $n ->
        [one] { $n } kartę Armii
        [few] { $n } karty Armii
       *[many] { $n } kart Armii
    }
amount-gods = { $n ->
        [one] { $n } karta Bogów
        [few] { $n } karty Bogów
       *[many] { $n } kart Bogów
    }
    .acc = { $n ->
        [one] { $n } kartę Bogów
        [few] { $n } karty Bogów
       *[many] { $n } kart Bogów
    }
amount-weavings = { $n ->
        [one] { $n } Tkanina
        [few] { $n } Tkaniny
       *[many] { $n } Tkanin
    }
    .acc = { $n ->
        [one] { $n } Tkaninę
        [few] { $n } Tkaniny
       *[many] { $n } Tkanin
    }
amount-spaces = { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }
amount-tasks = { $n ->
        [one] { $n } zadanie
        [few] { $n } zadania
       *[many] { $n } zadań
    }
amount-nomads = { $n ->
        [one] { $n } Koczownik
        [few] { $n } Koczowników
       *[many] { $n } Koczowników
    }
    .acc = { $n ->
        [one] { $n } Koczownika
        [few] { $n } Koczowników
       *[many] { $n } Koczowników
    }
amount-soldiers = { $n ->
        [one] { $n } Żołnierz
        [few] { $n } Żołnierzy
       *[many] { $n } Żołnierzy
    }
    .acc = { $n ->
        [one] { $n } Żołnierza
        [few] { $n } Żołnierzy
       *[many] { $n } Żołnierzy
    }
amount-refreshes = { $n ->
        [one] { $n } własny zakryty Budynek Produkcyjny albo kartę Armii
        [few] { $n } własne zakryte Budynki Produkcyjne albo karty Armii
       *[many] { $n } własnych zakrytych Budynków Produkcyjnych albo kart Armii
    }
amount-buildings = { $n ->
        [one] { $n } własny zakryty Budynek Produkcyjny
        [few] { $n } własne zakryte Budynki Produkcyjne
       *[many] { $n } własnych zakrytych Budynków Produkcyjnych
    }

name-blue = Architekt
    .acc = Architekta
    .gen = Architekta
name-green = Rzemieślnik
    .acc = Rzemieślnika
    .gen = Rzemieślnika
name-red = Wojownik
    .acc = Wojownika
    .gen = Wojownika
name-yellow = Goniec
    .acc = Gońca
    .gen = Gońca
name-white = Kapłan
    .acc = Kapłana
    .gen = Kapłana
name-worship = Oddanie Czci
name-offering = Składanie Ofiar
name-refresh = Odnowienie
name-conquest = Podbój
name-production = Produkcja
name-prayer = Modlitwa
name-recruit = Rekrutacja
name-priest = Arcykapłan
name-left = lewy
name-right = prawy
name-axomamma = Axomamma
name-sculptress = rzeźbiarka
name-weaver = tkaczka
name-priestess = kapłanka
name-builder = budownicza
name-village = Wioska
name-nomads = Koczownicy
name-nobody = nikt
    .acc = nikogo
name-step-god_card = karta Bogów
name-step-nomad = Robotnik z obszaru Koczowników
name-step-weaving_free = darmowa Tkanina
name-step-steps_free = darmowe Schody
name-step-statue_free = darmowy Posąg
name-step-building_free = darmowy Budynek
name-step-temple = awans na torze Świątyni
name-step-pay_temple = awans na torze Świątyni za złoto
name-step-refresh = Odnowienie
name-step-task = zadanie budowy
name-step-choose = wybór

## Where points come from

name-start = początek
name-feast-tile = płytka Święta
name-steps-used = użyte Schody
name-steps-below = dolne Schody pod własnymi
name-steps = Schody
name-statues = Posągi
name-harvest = zbieranie
name-gods = karty Bogów
name-temple = nagrody Świątyni
name-weavings = Tkaniny
name-passive = Budynki Pasywne
name-feast-temple = Świątynia podczas Świąt
name-regions = regiony
name-upkeep = niezapłacone utrzymanie
name-potatoes = wymienione ziemniaki
name-recruiting = rekrutacja
name-board = akcje planszy
name-no-workers = brak Robotników
name-behind = za pozycję za tobą
name-tapestries = Gobeliny
name-temple-top = szczyt Świątyni
name-buildings = odkryte Budynki
name-god-cards = karty Bogów na ręku
name-army-cards = odkryte karty Armii
name-workers = Robotnicy
name-resources = pozostałe surowce

## Set-up

start-weaving = Wybierz Tkaninę początkową.
    .option = Weź { $it_acc }
keep-gods = Zatrzymaj na ręku trzy z ośmiu kart Bogów; pięć pozostałych zagrywasz. (zatrzymane: { $taken })
    .option = Zatrzymaj: { $it }; { $does }
start-god = Którą kartę Bogów rozpatrujesz teraz?
    .option = Rozpatrz: { $it }; { $does }
    .done = Żadnej więcej
priest-start = W której sekcji zaczyna twój Arcykapłan?
    .option = Naprzeciw: { $it }

## The turn

action = Co robisz?
    .place = Umieść Robotnika
    .priest = Porusz Arcykapłana (pierwsza z dwóch akcji pobocznych)
    .prayer = Modlitwa: weź 2 karty Bogów (pierwsza z dwóch akcji pobocznych)
    .training = Szkolenie: dobierz 2 karty Armii, zatrzymaj 1 (pierwsza z dwóch akcji pobocznych)
    .recruit = Rekrutacja: weź Robotnika z obszaru Koczowników (pierwsza z dwóch akcji pobocznych)
second-action = Twoja druga akcja poboczna?
    .priest = Porusz Arcykapłana
    .prayer = Modlitwa: weź 2 karty Bogów
    .training = Szkolenie: dobierz 2 karty Armii, zatrzymaj 1
    .recruit = Rekrutacja: weź Robotnika z obszaru Koczowników
village = Czy kupujesz Robotnika z Wioski?
    .potato-end = { $worker_acc } z końca kolejki po stronie ziemniaków, za { $price_acc }
    .corn-end = { $worker_acc } z końca kolejki po stronie kukurydzy, za { $price_acc }
    .no = Nie kupuję
remove-worker = Możesz zatrzymać dwóch Robotników. Kto opuszcza grę?
    .option = Usuń { $it_acc }

## At any moment of the own turn

use-army =
    .option = Odrzuć z ręki { $it_acc }, aby zyskać wskazany surowiec
house-of-prayer =
    .yes = Dom modlitwy: zapłać 1 ziemniaka i weź 1 kartę Bogów

## Paying

pay-gold = Ile złota płacisz zamiast { $resource_gen }? (koszt: { $amount })
    .option = { $it ->
        [0] Bez złota
        [one] { $it } złoto
        [few] { $it } złota
       *[many] { $it } złota
    }
pay-corn = Ile z kosztu żywności ({ $food }) płacisz kukurydzą?
    .option = { $it ->
        [0] Bez kukurydzy
        [one] { $it } kukurydza
        [few] { $it } kukurydze
       *[many] { $it } kukurydzy
    }
exchange = Faktoria: czy coś wymieniasz?
    .option = Oddaj { $given_acc }, weź { $got_acc }
    .no = Koniec wymian

## Placing a worker

place-worker = Którego Robotnika umieszczasz?
    .option = { $it_acc }
    .no = Jednak żadnego
place-space = Gdzie umieszczasz { $worker_acc }? (kosztuje to kartę Bogów z symbolem pola albo 1 złoto oraz żywność za Wędrówkę i Zejście)
    .option = Pole { $it }, { $god }: { $food ->
        [0] bez żywności
        [one] { $food } żywność
        [few] { $food } żywności
       *[many] { $food } żywności
    }
    .no = Jednak nigdzie
place-payment = Czym płacisz za pole? (oprócz tego: { $food ->
        [0] bez żywności
        [one] { $food } żywność
        [few] { $food } żywności
       *[many] { $food } żywności
    })
    .gold = 1 złotem
    .option = Kartą: { $it }
    .no = Jednak niczym
take-worker = Wojownik może zabrać Robotnika z sąsiedniego pola.
    .option = Zabierz { $worker_acc } z pola { $it }
    .no = Nikogo
as-priest = Czy traktujesz tego Robotnika jako Kapłana? (po zadaniach trzeba dobrać kartę Bogów)
god-benefit = { $card }: które korzyści otrzymujesz?
    .all = Weź: { $effect }
    .option = Weź tylko: { $effect }
    .later = Teraz żadnej; może po zadaniach
    .none = Żadnej
priest-potato = Kapłan: czy płacisz 1 ziemniaka za dodatkowe zadanie?
    .pay = Zapłać 1 ziemniaka
    .no = Nie płacę
task = Które zadanie wykonujesz? ({ $count ->
        [one] zostało { $count }
        [few] zostały { $count }
       *[many] zostało { $count }
    })
    .option = { $it }
    .stop = Rezygnuję z pozostałych

## Benefits

benefit = Którą korzyść bierzesz teraz?
    .option = Teraz: { $effect }
    .done = Żadnej więcej
benefit-choice = Co wybierasz?
    .option = Wybierz: { $effect }
god-source = Skąd bierzesz kartę Bogów?
    .deck = Z wierzchu talii
    .option = Z oferty: { $it }; { $does }
    .no = Nie biorę
nomad = Którego Robotnika bierzesz z obszaru Koczowników?
    .option = { $it_acc }
    .no = Żadnego
climb = Czy awansujesz o { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    } na torze Świątyni?
pay-temple = Czy płacisz { $count ->
        [one] { $count } złoto
        [few] { $count } złota
       *[many] { $count } złota
    }, aby awansować o 1 pole na torze Świątyni?
refresh = Co odkrywasz za darmo?
    .option = { $it }
    .no = Nic
keep-army = Którą kartę Armii zatrzymujesz na ręku? (zatrzymane: { $taken })
    .option = Zatrzymaj { $it_acc }
merchant = Którą nagrodę Kupca bierzesz teraz?
    .god = 1 kartę Bogów (ziemniaka już masz)
    .refresh = Odnowienie 1 Budynku albo karty Armii
    .temple = Awans o 1 pole na torze Świątyni za 1 złoto
    .done = Żadnej więcej

## Building

build = Który Budynek wznosisz?
    .option = { $it }, { $price_count ->
        [0] za darmo
       *[other] za { $price_acc }
    }: { $does }
    .exchange-market = Najpierw zwróć kartę Bogów i wymień 1 lub 2 Budynki na Rynku
    .no = Żadnego
return-god = Którą kartę Bogów zwracasz na spód talii?
    .option = { $it }
remove-building = Który Budynek usuwasz z Rynku pod jego stos?
    .option = { $it }
    .done = Żadnego więcej
steps = Gdzie budujesz Schody? ({ $price_count ->
        [0] za darmo
       *[other] za { $price_acc }
    })
    .option = { $it }
    .no = Nigdzie
statue = Który Posąg budujesz?
    .option = { $it }, { $price_count ->
        [0] za darmo
       *[other] za { $price_acc }
    }: { $does }
    .no = Żadnego
produce-once = Który Budynek produkuje?
    .option = { $it }

## Weavings

buy-weaving = Którą Tkaninę kupujesz za { $price_acc }?
    .option = Kup { $it_acc }
    .done = Żadnej więcej
buy-rest = Czy kupujesz jedną z pozostałych Tkanin za { $price_acc }?
    .option = Kup { $it_acc }
    .no = Nie kupuję
weave-next = Którą Tkaninę umieszczasz teraz?
    .option = { $it }
weave = Gdzie umieszczasz { $tile_acc }?
    .option = Gobelin { $it_1 }, koniec { $it_2 }
    .new = Zacznij nowy Gobelin
    .no = Nie biorę jej
return-weaving = Która Tkanina trafia teraz na spód stosu?
    .option = { $it }
weaving-of-two = Krosno ofiarne: którą z dwóch Tkanin bierzesz?
    .option = { $it }
    .no = Żadnej

## High Priest

priest-move = Dokąd idzie twój Arcykapłan?
    .option = { $it }
priest-action = { $action }: czy wykonujesz akcję?
    .perform = Wykonaj akcję
    .gold = Weź zamiast tego 1 złoto
worship = Który Posąg odrzucasz, aby awansować? (duży: o 3 pola, mały: o 1 pole)
    .option = Odrzuć { $it_acc }
    .no = Żadnego
follow-worship = Oddanie Czci: czy odrzucasz Posąg, aby awansować o 1 pole?
    .option = Odrzuć { $it_acc }
    .no = Żadnego
offering = Jaką składasz ofiarę?
    .option = { $it ->
        [one] O { $it } pole, za { $price_acc }
        [few] O { $it } pola, za { $price_acc }
       *[many] O { $it } pól, za { $price_acc }
    }
    .no = Żadnej
follow-offering = Składanie Ofiar: czy wydajesz { $count ->
        [one] { $count } kukurydzę
        [few] { $count } kukurydze
       *[many] { $count } kukurydzy
    }, aby awansować o 1 pole?
refresh-for-food = Co jeszcze odkrywasz, za 1 żywność?
    .option = { $it }
    .done = Nic więcej
refresh-for-corn = Odnowienie: co odkrywasz, po 1 kukurydzy?
    .option = { $it }
    .done = Nic więcej
refresh-early = Dom nadzorcy: co odkrywasz przed produkowaniem?
    .option = { $it }
    .no = Na razie nic
refresh-building-early = Czy odkrywasz Budynek Produkcyjny przed produkowaniem?
    .option = { $it }
    .no = Najpierw produkuję
refresh-building = Który Budynek Produkcyjny odkrywasz?
    .option = { $it }
    .no = Żadnego
produce = Który Budynek produkuje teraz?
    .option = { $it }
    .done = Żaden więcej
casualty = Kto trafia do obszaru Ofiar Wojny?
    .potato-end = { $worker } z końca kolejki po stronie ziemniaków
    .corn-end = { $worker } z końca kolejki po stronie kukurydzy
casualty-nomad = Który Koczownik trafia do obszaru Ofiar Wojny?
    .option = { $it }
muster = Którą kartę Armii zagrywasz za { $price_acc }?
    .option = { $it }
    .done = Żadnej więcej
muster-free = Którą kartę Armii zagrywasz? Pierwsza jest za darmo.
    .option = { $it }
    .done = Żadnej
conquer = Które pole podbijasz?
    .option = { $it }: { $needs }; korzyść: { $does }
    .no = Żadnego
conquest-way = Akademia wojny: jak płacisz?
    .option = Zakryj Żołnierzy: { $it_1 }, odrzuć: { $it_2 }
discard-army = Którą kartę Armii odrzucasz za Podbój?
    .option = Odrzuć { $it_acc }
exhaust-army = Którą kartę Armii zakrywasz za Podbój?
    .option = Zakryj { $it_acc }

## Feast

before-upkeep = Za chwilę płacisz ziemniaka za każdą kartę Bogów na ręku.
    .go-on = Dalej
before-scoring = Za chwilę ostateczna punktacja.
    .go-on = Dalej
upkeep-gold = Święto: płacisz za { $count ->
        [one] { $count } kartę Bogów
        [few] { $count } karty Bogów
       *[many] { $count } kart Bogów
    } na ręku ({ $missing ->
        [0] ziemniaków wystarczy
        [one] brakuje { $missing } ziemniaka
        [few] brakuje { $missing } ziemniaków
       *[many] brakuje { $missing } ziemniaków
    }). Ile złota płacisz zamiast ziemniaków?
    .option = { $it ->
        [0] Bez złota
        [one] { $it } złoto
        [few] { $it } złota
       *[many] { $it } złota
    }
play-god = Którą kartę Bogów zagrywasz? (do trzech)
    .option = Zagraj: { $it }; { $does }
    .done = Żadnej więcej

## What happened

log-turn = Tura: { $seat }.
log-gain = { $seat } otrzymuje { $goods_acc }.
log-pay = { $seat } płaci { $goods_acc }.
log-exchange = { $seat } wymienia { $given_acc } na { $got_acc }.
log-use-army = { $seat } odrzuca z ręki { $card_acc }, aby zyskać surowiec.
log-start-weaving = { $seat } bierze { $tile_acc }.
log-weavings-left = Tkaniny początkowe, których nikt nie wziął, wracają do pudełka: { $tiles }.
log-keep-gods = { $seat } zatrzymuje trzy karty Bogów i zagrywa: { $cards }.
    .own = Zatrzymujesz: { $kept }; zagrywasz: { $cards }.
log-priest = Arcykapłan ({ $seat }) stoi w sekcji { $section }: { $action }.
log-priest-gold = { $seat } bierze złoto zamiast akcji.
log-secondary = { $seat }: { $action }.
log-army-drawn = { $seat } dobiera kartę Armii.
    .own = Dobierasz { $card_acc }.
log-army-discarded = { $seat } odrzuca { $card_acc }.
log-army-shuffled = Odrzucone karty Armii tworzą nową talię ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }).
log-offer-shuffled = Całą ofertę wtasowano w talię Bogów ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }).
log-gods-shuffled = Zagrane karty wtasowano w talię Bogów ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }).
log-god-drawn = { $seat } dobiera kartę Bogów.
    .own = Dobierasz: { $card }.
log-god-offer = { $seat } bierze z oferty kartę Bogów: { $card }.
log-into-offer = Do oferty trafia: { $card }.
log-offer-removed = Z oferty na spód talii trafia: { $card }.
log-return-god = { $seat } zwraca kartę Bogów na spód talii.
    .own = Zwracasz na spód talii: { $card }.
log-use-god = { $seat } płaci kartą Bogów: { $card }.
log-god-benefit = { $seat } otrzymuje korzyści karty: { $card }.
log-benefit-lost = { $seat } nie może teraz skorzystać z korzyści: { $benefit }.
log-play-god = { $seat } zagrywa kartę Bogów: { $card }.
log-nomad = { $seat } bierze { $worker_acc } z obszaru Koczowników.
log-new-nomad = Na obszar Koczowników przybywa { $worker }.
log-village = { $seat } kupuje { $worker_acc } z Wioski.
log-village-filled = { $workers_count ->
        [0] Nikt nie przybywa do Wioski: woreczek jest pusty.
       *[other] Do Wioski przybywają: { $workers }.
    }
log-worker-removed = Z gry odchodzi { $worker } ({ $seat }).
log-feast-tile = Wioska jest pusta: { $seat } bierze płytkę Święta { $feast }.
log-feast-tile-back = Płytka Święta wraca obok planszy.
log-place = { $seat } umieszcza { $worker_acc } na polu { $space }.
log-take-worker = { $seat } zabiera { $worker_acc } z pola { $space }.
log-no-potato = { $seat } nie może zapłacić ziemniaka za dodatkowe zadanie Kapłana.
log-tasks = { $seat } może wykonać { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[many] { $count } zadań
    }.
log-task = { $seat } wykonuje: { $task }.
log-tasks-lost = { $seat } traci { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[many] { $count } zadań
    }: żadnego z pozostałych symboli nie można teraz użyć.
log-steps = { $seat } buduje { $space }.
log-statue = { $seat } buduje { $statue_acc }.
log-build = { $seat } wznosi Budynek: { $tile }.
log-no-building = Po wymianie Rynku { $seat } nie może zapłacić za żaden Budynek.
log-remove-building = { $seat } usuwa z Rynku Budynek: { $tile }.
log-market-cleared = Z Rynku pod stosy trafiają: { $tiles }.
log-new-building = Nowy Budynek na Rynku: { $tile }.
log-produce = { $seat } produkuje w Budynku: { $tile }.
log-face-down = { $seat } zakrywa: { $things }.
log-refresh = { $seat } odkrywa: { $thing }.
log-react = { $seat } korzysta z Budynku: { $tile }.
log-weavings-drawn = Dobrano { $count ->
        [one] { $count } Tkaninę
        [few] { $count } Tkaniny
       *[many] { $count } Tkanin
    }.
log-weavings-shown = Niekupione: { $tiles }.
log-weavings-returned = Na spód stosu { $count ->
        [one] trafia { $count } Tkanina
        [few] trafiają { $count } Tkaniny
       *[many] trafia { $count } Tkanin
    }.
log-weavings-back = { $count ->
        [one] { $count } Tkanina wraca
        [few] { $count } Tkaniny wracają
       *[many] { $count } Tkanin wraca
    } na wierzch stosu.
log-free-weaving = { $seat } bierze z wierzchu stosu { $tile_acc }.
log-weaving-too-dear = { $seat } nie może zapłacić za Tkaninę ({ $goods }).
log-bought-weaving = { $seat } kupuje { $tile_acc }.
log-woven = { $seat } dokłada { $tile_acc }: Gobelin { $tapestry }, koniec { $end }.
log-new-tapestry = { $seat } zaczyna nowy Gobelin: { $tile }.
log-top-weaving = Na wierzchu stosu: { $tile }.
log-climb = { $seat } wchodzi na pole { $space } toru Świątyni.
log-at-top = { $seat } stoi na szczycie toru Świątyni i nie może awansować.
log-worship = { $seat } odrzuca { $statue_acc }.
log-no-offering = { $seat } nie ma dość kukurydzy na ofiarę.
log-casualty = Do Ofiar Wojny trafia { $worker } ({ $place }); razem { $count }.
log-no-casualty = W Wiosce i na obszarze Koczowników nie ma nikogo, kto trafiłby do Ofiar Wojny.
log-muster = { $seat } zagrywa { $card_acc }.
log-conquer = { $seat } podbija: { $space }.
log-conquest-discard = { $seat } odrzuca za Podbój: { $cards }.
log-feast = Zaczyna się Święto { $feast }; płytkę ma { $seat }.
log-region = Najwięcej znaczników w regionie { $region }: { $seat }.
log-upkeep = { $seat }: karty Bogów na ręku kosztują { $count ->
        [one] { $count } ziemniaka
        [few] { $count } ziemniaki
       *[many] { $count } ziemniaków
    }; zapłacono: { $goods }.
log-idle = { $what_id ->
        [village] { $seat } nie kupuje Robotnika: w Wiosce nie ma nikogo, za kogo można zapłacić.
        [conquer] { $seat } nie może teraz niczego podbić.
        [refresh] { $seat } nie ma już nic zakrytego.
        [refresh-cost] { $seat } nie ma czym zapłacić za kolejne Odnowienie.
        [refresh-building] { $seat } nie ma już zakrytego Budynku Produkcyjnego.
        [worship] { $seat } nie ma już Posągu do odrzucenia.
       *[take-worker] { $seat } nie zabiera Robotnika: obok tego pola nie ma nikogo, kogo można zabrać.
    }
log-blocker = Neutralny { $worker } staje na polu { $space }.
log-final = Koniec ostatniego Święta: ostateczna punktacja.

## What Axomamma does

log-her-die = Kość Axomammy: { $die }.
log-her-priest = Arcykapłan Axomammy idzie: { $action }.
log-her-place = Axomamma umieszcza { $worker_acc } na polu { $space }.
log-her-slot = Nowa karta w miejscu { $slot }: { $god }.
log-her-action = Axomamma wykonuje akcję, { $token }: { $space }.
log-her-skip = Axomamma pomija akcję, której nie może wykonać: { $space }.
log-her-tokens = Żetony o wartości { $count } przesuwają się o { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }.
log-her-failure = Axomamma nie może tego wykonać: { $space }; bierze złoto.
log-her-personality = Axomamma używa żetonu Osobowości: { $side }.
log-her-recruit = Axomamma rekrutuje { $worker_acc } ({ $place }).
log-her-potatoes = Axomamma wymienia { $count ->
        [one] { $count } ziemniaka
        [few] { $count } ziemniaki
       *[many] { $count } ziemniaków
    } na PZ.
log-her-choice-worker = Axomamma bierze Robotnika.
log-her-choice-stone = Axomamma bierze kamień.
log-her-no-workers = Axomamma nie ma Robotników.
log-her-full-hill = Axomamma nie znajduje pola dla Robotnika.

## Why not

why-too-dear = Koszt: { $cost }. Brakuje: { $lacking }{ $gold ->
        [0] .
       *[other] {""}; zastąpi to najwyżej tyle złota: { $gold }.
    }
why-no-god-card = Nie masz karty Bogów na ręku.
why-exchanged-once = Rynek można wymienić tylko raz przed wzniesieniem Budynku.
why-conquered = To pole jest podbite.
why-too-few-soldiers = Twoje odkryte karty Armii nie wystarczą na to pole ({ $needs }).
why-steps-taken = Schody już tu są.
why-no-steps-left = Nie masz już Schodów.
why-no-steps-space = Nie ma już wolnego miejsca na Schody.
why-no-upper-steps = Dolne Schody wymagają górnych w tej samej sekcji.
why-no-statue-left = Takiego Posągu już nie ma.
why-space-taken = Stoi tu Robotnik.
why-no-card-no-gold = Nie masz ani karty Bogów z tym symbolem ({ $god }), ani złota.
why-too-far = Umieszczenie tu { $worker_gen } kosztuje { $cost ->
        [one] { $cost } żywność
        [few] { $cost } żywności
       *[many] { $cost } żywności
    }; brakuje { $short ->
        [one] { $short } żywności
        [few] { $short } żywności
       *[many] { $short } żywności
    }.
why-icon-used = Tego symbolu już użyto; najpierw pozostałe z grupy.
why-icon-declined = Z tego zadania już zrezygnowano.
why-task-impossible = { $task_id ->
        [buy_weaving] W stosie nie ma już Tkanin.
        [build_building] Nie możesz zapłacić za żaden Budynek z Rynku i nie masz karty Bogów, aby go wymienić.
        [build_statue] Nie możesz zapłacić za żaden z pozostałych Posągów.
        [produce_once] Nie masz odkrytego Budynku Produkcyjnego.
       *[other] Tego zadania nie można teraz wykonać: { $task }.
    }
why-no-worker = Nie masz Robotnika.
why-no-space-payable = Nie możesz zapłacić za żadne pole.
why-action-done = Druga akcja poboczna musi być inna.
why-village-empty = Wioska jest pusta.

## What components do

need-exhaust = zakryj { $soldiers_acc }
need-discard = odrzuć { $soldiers_acc }
effect-none = nic
effect-and = { $first } i { $next }
effect-or = { $first } albo { $next }
effect-goods = { $goods }
effect-gain = otrzymaj { $goods_acc }
effect-points = zdobądź { $points }
effect-army = dobierz { $cards_acc }
effect-train = dobierz { $drawn_acc } i zatrzymaj { $kept }
effect-god = weź { $cards_acc } z talii albo oferty
effect-nomad = weź { $workers_acc }
effect-weaving = weź { $tiles_acc } z wierzchu stosu
effect-steps = zbuduj za darmo Schody, z korzyściami
effect-statue-small = zbuduj za darmo mały Posąg, z jego PZ
effect-statue-large = zbuduj za darmo duży Posąg, z jego PZ
effect-building = wznieś za darmo Budynek
effect-climb = awansuj o { $spaces } w Świątyni
effect-pay-climb = zapłać { $goods_acc }, aby awansować o { $spaces } w Świątyni
effect-refresh = odkryj najwyżej { $things }
effect-task = wykonaj zadanie { $task } za zwykły koszt

passive-Z01 = każdy umieszczany Robotnik może też użyć zdolności Gońca
passive-Z02 = każdy umieszczany Robotnik może też być Kapłanem
passive-Z03 = gdy umieszczasz Wojownika, { $effect }
passive-Z04 = każde nowe pasujące połączenie w Gobelinach od razu daje nagrodę
passive-Z05 = Architekci i Rzemieślnicy mają też wzajemnie swoje premie
passive-Z06 = na początku każdego Święta { $feast }; na koniec { $extra } więcej za każdą kartę Bogów na ręku
passive-Z07 = zdobądź { $steps } za każdy własny znacznik Schodów użyty przez własne umieszczenie
passive-Z08 = kupując Tkaniny, dobierz { $drawn }, odłóż { $returned } i kontynuuj z { $kept }
passive-Z09 = na początku każdego Święta zdobądź { $longest } za każdą Tkaninę w najdłuższym Gobelinie
passive-Z10 = na początku każdego Święta { $feast }
passive-Z11 = gdy ktokolwiek wywołuje Składanie Ofiar, weź wierzchnią Tkaninę albo tę pod nią
passive-Z12 = gdy ktokolwiek wywołuje Oddanie Czci oraz przed każdym Świętem, { $effect }
passive-Z13 = twoje podboje wymagają o { $exhaust } mniej do zakrycia i o { $discard } mniej do odrzucenia, łącznie najmniej { $least }
passive-Z14 = gdy umieszczasz Wojownika, { $tasks } więcej
passive-Z15 = wymieniaj swobodnie między sobą: { $bundles }
passive-Z16 = gdy ktokolwiek wywołuje Produkcję, { $effect }
passive-Z17 = gdy ktokolwiek wywołuje Podbój, { $effect }
passive-Z18 = gdy ktokolwiek wywołuje Odnowienie, { $effect }
passive-Z19 = w dowolnej chwili własnej tury zapłać { $pay_acc }: { $effect }
passive-Z20 = każde zbieranie ziemniaków, kukurydzy albo kamienia daje o { $bonus } więcej i { $points }

half-gold = złoto
half-stone = kamień
half-potato = ziemniaki
half-god = karta Bogów
half-refresh = odnowienie
half-army = karta Armii
half-temple = Świątynia
half-vp = PZ
ground-blue = niebieskie
ground-green = zielone
ground-none = bez koloru

setting-easy_no_personality = Łatwiej: bez żetonu Osobowości
setting-easy_building_cost_2 = Łatwiej: jej Budynki kosztują 2
setting-easy_worship_2 = Łatwiej: Oddanie Czci wymaga 2 Posągów
setting-easy_single_conquest = Łatwiej: bez drugiego podboju
setting-easy_no_worker_no_army = Łatwiej: bez karty Armii przy braku Robotników
setting-hard_free_temple = Trudniej: darmowe pole Świątyni przy Oddaniu Czci i Składaniu Ofiar
setting-hard_conquest_equal = Trudniej: Podbój przy tylu Żołnierzach, ile ofiar
setting-hard_conquest_discount = Trudniej: jej podboje kosztują o 1 mniej
setting-hard_priest_vp = Trudniej: 2 PZ za każdą akcję Arcykapłana
setting-hard_weaving_vp = Trudniej: 2 PZ za Tkaninę podczas Świąt
setting-hard_no_worker_vp = Trudniej: 2 PZ przy braku Robotników
setting-hard_final_resources = Trudniej: 1 PZ za surowiec na koniec

## On the table

panel-temple = Świątynia
panel-village = Wioska
panel-nomads = Koczownicy
panel-casualties = Ofiary
panel-feasts = Święta
panel-bag = Woreczek
panel-market = Budynki
panel-statues = Posągi
panel-weavings = Tkaniny
panel-army = Armia
panel-god-offer = Oferta Bogów
panel-drawn = Dobrane Tkaniny
panel-workers = Robotnicy
panel-gods = Karty Bogów
panel-own-statues = Posągi
panel-steps-left = Schody
panel-markers-left = Podbój
panel-army-hand = Armia na ręku
panel-army-table = Na stole
panel-buildings = Budynki
panel-tapestries = Gobeliny
caption-leads = prowadzi
caption-reward = nagroda
caption-end = koniec
caption-feast = Święto
caption-pay = za 1
caption-stacks = w stosach { $production } + { $passive }
caption-oldest = od najstarszej
caption-ready = gotowi: { $count }
caption-tapestries = { $count } PZ na koniec
caption-potato = ziemniak
caption-corn = kukurydza
caption-production = Produkcyjny
caption-passive = Pasywny
tip-hill = Wzgórze
tip-coricancha = Coricancha: akcje Arcykapłana
tip-action = { $action }: zwrócona ku sekcji { $section }
tip-priest = Arcykapłan: { $seat }
tip-space = Pole { $space }: { $god }, { $colour }; zadania: { $tasks }
tip-worker = { $worker }
tip-task = Zadanie: { $task }
tip-steps = { $space }: wolne
tip-steps-of = { $space }: { $seat }
tip-god = Karta Bogów { $god }: { $effect }.
tip-army = { $card }: { $soldiers }; odrzuć ją z ręki, aby otrzymać { $goods_acc }.
tip-production = { $tile } (koszt: { $cost }). Produkcja: { $effect }.
tip-passive = { $tile } (koszt: { $cost }): { $effect }.
tip-weaving = { $tile }: { $pattern }, lewa strona { $left }, prawa strona { $right }
tip-face-down = Zakryte: { $what }
tip-statue = { $statue } (koszt: { $cost }): { $effect }. Zostało: { $left }.
tip-own-statue = { $seat }: { $statue }
tip-conquest = { $space }: { $needs }; { $effect }.
tip-leader = Tu prowadzi { $seat }
tip-marker = Podbite: { $seat }
tip-temple = Pole { $space } Świątyni: { $effect }; { $feast } podczas Święta.
tip-temple-top = Pole { $space } Świątyni: { $effect }; { $feast } podczas Święta, { $final } na koniec.
tip-temple-marker = { $seat } na polu { $space } Świątyni
tip-potato-end = Koniec ziemniaka Wioski: Robotnik kosztuje 1 ziemniaka
tip-corn-end = Koniec kukurydzy Wioski: Robotnik kosztuje 1 kukurydzę
tip-casualties = Ofiary Wojny: { $count }; tyle PZ zdobywa prowadzący w regionie podczas Święta
tip-feast-holder = Płytkę Święta ma { $seat }
tip-bag = Woreczek: { $count ->
        [one] { $count } Robotnik
        [few] { $count } Robotników
       *[many] { $count } Robotników
    } ({ $workers })
tip-weavings = Stos: { $count ->
        [one] { $count } Tkanina
        [few] { $count } Tkaniny
       *[many] { $count } Tkanin
    }
tip-army-deck = Talia Armii: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
tip-army-discard = Odrzucone karty Armii, { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }: { $cards }
tip-god-deck = Talia Bogów: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
tip-hidden-god = Karta Bogów: { $seat }
tip-hidden-army = Karta Armii: { $seat }
tip-usable = Masz Posąg tego Boga: korzyść się liczy
tip-area = Obszar: { $seat }
tip-goods = { $seat }: { $good } – { $count }
tip-steps-left = { $seat }: { $count ->
        [one] został { $count } znacznik Schodów
        [few] zostały { $count } znaczniki Schodów
       *[many] zostało { $count } znaczników Schodów
    }
tip-markers-left = { $seat }: { $count ->
        [one] został { $count } znacznik Podboju
        [few] zostały { $count } znaczniki Podboju
       *[many] zostało { $count } znaczników Podboju
    }
tip-match = Pasujące połączenie: Kupiec za nie płaci
tip-tapestry-end = Gobelin { $tapestry }, koniec { $end }
tip-slot = Miejsce { $slot }: { $god }
tip-token = { $token }
tip-recruiting = Co otrzymuje za rekruta: { $worker }
tip-difficulty = Opcje trudności: { $count }

## Names: god cards, army cards, weavings

-army-card = { $case ->
       *[nom] karta Armii
        [acc] kartę Armii
    }
-weaving = { $case ->
       *[nom] Tkanina
        [acc] Tkaninę
    }
name-G01 = Wąż (plony)
name-G02 = Wąż (zapasy)
name-G03 = Wąż (pobór)
name-G04 = Wąż (chwała)
name-G05 = Wąż (budowniczy)
name-G06 = Wąż (rzeźbiarz)
name-G07 = Wąż (osadnik)
name-G08 = Kwadrat (plony)
name-G09 = Kwadrat (zapasy)
name-G10 = Kwadrat (pobór)
name-G11 = Kwadrat (chwała)
name-G12 = Kwadrat (budowniczy)
name-G13 = Kwadrat (rzeźbiarz)
name-G14 = Kwadrat (skarb)
name-G15 = Romb (plony)
name-G16 = Romb (zapasy)
name-G17 = Romb (pobór)
name-G18 = Romb (chwała)
name-G19 = Romb (budowniczy)
name-G20 = Romb (rzeźbiarz)
name-G21 = Romb (osadnik)
name-G22 = Fale (plony)
name-G23 = Fale (zapasy)
name-G24 = Fale (pobór)
name-G25 = Fale (chwała)
name-G26 = Fale (budowniczy)
name-G27 = Fale (rzeźbiarz)
name-G28 = Fale (skarb)
name-G29 = Krzyż (plony)
name-G30 = Krzyż (zapasy)
name-G31 = Krzyż (pobór)
name-G32 = Krzyż (chwała)
name-G33 = Krzyż (budowniczy)
name-G34 = Krzyż (rzeźbiarz)
name-G35 = Krzyż (osadnik)
name-G36 = Góra (plony)
name-G37 = Góra (zapasy)
name-G38 = Góra (pobór)
name-G39 = Góra (chwała)
name-G40 = Góra (budowniczy)
name-G41 = Góra (rzeźbiarz)
name-G42 = Góra (skarb)
name-A01 = { -army-card } 1 (1 Żołnierz; 2 ziemniaki)
    .acc = { -army-card(case: "acc") } 1 (1 Żołnierz; 2 ziemniaki)
name-A02 = { -army-card } 2 (1 Żołnierz; 2 ziemniaki)
    .acc = { -army-card(case: "acc") } 2 (1 Żołnierz; 2 ziemniaki)
name-A03 = { -army-card } 3 (1 Żołnierz; 2 ziemniaki)
    .acc = { -army-card(case: "acc") } 3 (1 Żołnierz; 2 ziemniaki)
name-A04 = { -army-card } 4 (1 Żołnierz; 2 ziemniaki)
    .acc = { -army-card(case: "acc") } 4 (1 Żołnierz; 2 ziemniaki)
name-A05 = { -army-card } 5 (1 Żołnierz; 2 ziemniaki)
    .acc = { -army-card(case: "acc") } 5 (1 Żołnierz; 2 ziemniaki)
name-A06 = { -army-card } 6 (1 Żołnierz; 1 kukurydza)
    .acc = { -army-card(case: "acc") } 6 (1 Żołnierz; 1 kukurydza)
name-A07 = { -army-card } 7 (1 Żołnierz; 1 kukurydza)
    .acc = { -army-card(case: "acc") } 7 (1 Żołnierz; 1 kukurydza)
name-A08 = { -army-card } 8 (1 Żołnierz; 1 kukurydza)
    .acc = { -army-card(case: "acc") } 8 (1 Żołnierz; 1 kukurydza)
name-A09 = { -army-card } 9 (1 Żołnierz; 1 kukurydza)
    .acc = { -army-card(case: "acc") } 9 (1 Żołnierz; 1 kukurydza)
name-A10 = { -army-card } 10 (1 Żołnierz; 1 kukurydza)
    .acc = { -army-card(case: "acc") } 10 (1 Żołnierz; 1 kukurydza)
name-A11 = { -army-card } 11 (1 Żołnierz; 1 kamień)
    .acc = { -army-card(case: "acc") } 11 (1 Żołnierz; 1 kamień)
name-A12 = { -army-card } 12 (1 Żołnierz; 1 kamień)
    .acc = { -army-card(case: "acc") } 12 (1 Żołnierz; 1 kamień)
name-A13 = { -army-card } 13 (1 Żołnierz; 1 kamień)
    .acc = { -army-card(case: "acc") } 13 (1 Żołnierz; 1 kamień)
name-A14 = { -army-card } 14 (1 Żołnierz; 1 kamień)
    .acc = { -army-card(case: "acc") } 14 (1 Żołnierz; 1 kamień)
name-A15 = { -army-card } 15 (1 Żołnierz; 1 kamień)
    .acc = { -army-card(case: "acc") } 15 (1 Żołnierz; 1 kamień)
name-A16 = { -army-card } 16 (1 Żołnierz; 1 złoto)
    .acc = { -army-card(case: "acc") } 16 (1 Żołnierz; 1 złoto)
name-A17 = { -army-card } 17 (1 Żołnierz; 1 złoto)
    .acc = { -army-card(case: "acc") } 17 (1 Żołnierz; 1 złoto)
name-A18 = { -army-card } 18 (1 Żołnierz; 1 złoto)
    .acc = { -army-card(case: "acc") } 18 (1 Żołnierz; 1 złoto)
name-A19 = { -army-card } 19 (2 Żołnierzy; 1 ziemniak)
    .acc = { -army-card(case: "acc") } 19 (2 Żołnierzy; 1 ziemniak)
name-A20 = { -army-card } 20 (2 Żołnierzy; 1 ziemniak)
    .acc = { -army-card(case: "acc") } 20 (2 Żołnierzy; 1 ziemniak)
name-A21 = { -army-card } 21 (2 Żołnierzy; 1 ziemniak)
    .acc = { -army-card(case: "acc") } 21 (2 Żołnierzy; 1 ziemniak)
name-A22 = { -army-card } 22 (2 Żołnierzy; 1 ziemniak)
    .acc = { -army-card(case: "acc") } 22 (2 Żołnierzy; 1 ziemniak)
name-A23 = { -army-card } 23 (2 Żołnierzy; 1 kukurydza)
    .acc = { -army-card(case: "acc") } 23 (2 Żołnierzy; 1 kukurydza)
name-A24 = { -army-card } 24 (2 Żołnierzy; 1 kukurydza)
    .acc = { -army-card(case: "acc") } 24 (2 Żołnierzy; 1 kukurydza)
name-A25 = { -army-card } 25 (2 Żołnierzy; 1 kukurydza)
    .acc = { -army-card(case: "acc") } 25 (2 Żołnierzy; 1 kukurydza)
name-A26 = { -army-card } 26 (2 Żołnierzy; 1 kukurydza)
    .acc = { -army-card(case: "acc") } 26 (2 Żołnierzy; 1 kukurydza)
name-A27 = { -army-card } 27 (2 Żołnierzy; 1 kamień)
    .acc = { -army-card(case: "acc") } 27 (2 Żołnierzy; 1 kamień)
name-A28 = { -army-card } 28 (2 Żołnierzy; 1 kamień)
    .acc = { -army-card(case: "acc") } 28 (2 Żołnierzy; 1 kamień)
name-A29 = { -army-card } 29 (2 Żołnierzy; 1 kamień)
    .acc = { -army-card(case: "acc") } 29 (2 Żołnierzy; 1 kamień)
name-A30 = { -army-card } 30 (2 Żołnierzy; 1 kamień)
    .acc = { -army-card(case: "acc") } 30 (2 Żołnierzy; 1 kamień)
name-SW01 = { -weaving } początkowa 1 (meander: karta Armii | PZ)
    .acc = { -weaving(case: "acc") } początkową 1 (meander: karta Armii | PZ)
name-SW02 = { -weaving } początkowa 2 (zygzak: karta Bogów | ziemniaki)
    .acc = { -weaving(case: "acc") } początkową 2 (zygzak: karta Bogów | ziemniaki)
name-SW03 = { -weaving } początkowa 3 (lama: PZ | kamień)
    .acc = { -weaving(case: "acc") } początkową 3 (lama: PZ | kamień)
name-SW04 = { -weaving } początkowa 4 (kondor: PZ | karta Bogów)
    .acc = { -weaving(case: "acc") } początkową 4 (kondor: PZ | karta Bogów)
name-W01 = { -weaving } 1 (meander: odnowienie | kamień)
    .acc = { -weaving(case: "acc") } 1 (meander: odnowienie | kamień)
name-W02 = { -weaving } 2 (meander: ziemniaki | karta Bogów)
    .acc = { -weaving(case: "acc") } 2 (meander: ziemniaki | karta Bogów)
name-W03 = { -weaving } 3 (meander: karta Bogów | złoto)
    .acc = { -weaving(case: "acc") } 3 (meander: karta Bogów | złoto)
name-W04 = { -weaving } 4 (meander: Świątynia | odnowienie)
    .acc = { -weaving(case: "acc") } 4 (meander: Świątynia | odnowienie)
name-W05 = { -weaving } 5 (meander: PZ | ziemniaki)
    .acc = { -weaving(case: "acc") } 5 (meander: PZ | ziemniaki)
name-W06 = { -weaving } 6 (meander: kamień | Świątynia)
    .acc = { -weaving(case: "acc") } 6 (meander: kamień | Świątynia)
name-W07 = { -weaving } 7 (meander: złoto | karta Armii)
    .acc = { -weaving(case: "acc") } 7 (meander: złoto | karta Armii)
name-W08 = { -weaving } 8 (zygzak: kamień | złoto)
    .acc = { -weaving(case: "acc") } 8 (zygzak: kamień | złoto)
name-W09 = { -weaving } 9 (zygzak: odnowienie | karta Bogów)
    .acc = { -weaving(case: "acc") } 9 (zygzak: odnowienie | karta Bogów)
name-W10 = { -weaving } 10 (zygzak: PZ | Świątynia)
    .acc = { -weaving(case: "acc") } 10 (zygzak: PZ | Świątynia)
name-W11 = { -weaving } 11 (zygzak: karta Armii | odnowienie)
    .acc = { -weaving(case: "acc") } 11 (zygzak: karta Armii | odnowienie)
name-W12 = { -weaving } 12 (zygzak: ziemniaki | kamień)
    .acc = { -weaving(case: "acc") } 12 (zygzak: ziemniaki | kamień)
name-W13 = { -weaving } 13 (zygzak: Świątynia | karta Armii)
    .acc = { -weaving(case: "acc") } 13 (zygzak: Świątynia | karta Armii)
name-W14 = { -weaving } 14 (lama: odnowienie | ziemniaki)
    .acc = { -weaving(case: "acc") } 14 (lama: odnowienie | ziemniaki)
name-W15 = { -weaving } 15 (lama: karta Bogów | odnowienie)
    .acc = { -weaving(case: "acc") } 15 (lama: karta Bogów | odnowienie)
name-W16 = { -weaving } 16 (lama: Świątynia | PZ)
    .acc = { -weaving(case: "acc") } 16 (lama: Świątynia | PZ)
name-W17 = { -weaving } 17 (lama: karta Armii | Świątynia)
    .acc = { -weaving(case: "acc") } 17 (lama: karta Armii | Świątynia)
name-W18 = { -weaving } 18 (lama: ziemniaki | karta Armii)
    .acc = { -weaving(case: "acc") } 18 (lama: ziemniaki | karta Armii)
name-W19 = { -weaving } 19 (kondor: karta Bogów | Świątynia)
    .acc = { -weaving(case: "acc") } 19 (kondor: karta Bogów | Świątynia)
name-W20 = { -weaving } 20 (kondor: złoto | kamień)
    .acc = { -weaving(case: "acc") } 20 (kondor: złoto | kamień)
name-W21 = { -weaving } 21 (kondor: odnowienie | PZ)
    .acc = { -weaving(case: "acc") } 21 (kondor: odnowienie | PZ)
name-W22 = { -weaving } 22 (kondor: Świątynia | ziemniaki)
    .acc = { -weaving(case: "acc") } 22 (kondor: Świątynia | ziemniaki)
name-W23 = { -weaving } 23 (chakana: kamień | karta Armii)
    .acc = { -weaving(case: "acc") } 23 (chakana: kamień | karta Armii)
name-W24 = { -weaving } 24 (chakana: PZ | złoto)
    .acc = { -weaving(case: "acc") } 24 (chakana: PZ | złoto)
name-W25 = { -weaving } 25 (chakana: złoto | PZ)
    .acc = { -weaving(case: "acc") } 25 (chakana: złoto | PZ)
name-W26 = { -weaving } 26 (chakana: karta Armii | kamień)
    .acc = { -weaving(case: "acc") } 26 (chakana: karta Armii | kamień)
name-W27 = { -weaving } 27 (słońce: ziemniaki | złoto)
    .acc = { -weaving(case: "acc") } 27 (słońce: ziemniaki | złoto)
name-W28 = { -weaving } 28 (słońce: złoto | ziemniaki)
    .acc = { -weaving(case: "acc") } 28 (słońce: złoto | ziemniaki)
name-W29 = { -weaving } 29 (słońce: kamień | karta Bogów)
    .acc = { -weaving(case: "acc") } 29 (słońce: kamień | karta Bogów)
name-W30 = { -weaving } 30 (puma: ziemniaki | odnowienie)
    .acc = { -weaving(case: "acc") } 30 (puma: ziemniaki | odnowienie)
name-W31 = { -weaving } 31 (puma: kamień | PZ)
    .acc = { -weaving(case: "acc") } 31 (puma: kamień | PZ)

## Names: buildings and statues

name-P01 = Grządka ziemniaków
name-P02 = Pole ziemniaków
name-P03 = Tarasy ziemniaków
name-P04 = Ogród warzywny
name-P05 = Pole kukurydzy
name-P06 = Tarasy kukurydzy
name-P07 = Mały kamieniołom
name-P08 = Kamieniołom
name-P09 = Gospodarstwo
name-P10 = Plac wymiany
name-P11 = Stragan
name-P12 = Płuczka złota
name-P13 = Kopalnia złota
name-P14 = Kapliczka
name-P15 = Dziedziniec obrzędów
name-P16 = Pałac
name-P17 = Sala biesiadna
name-P18 = Złoty dziedziniec
name-P19 = Królewski magazyn
name-Z01 = Szkoła Gońców
name-Z02 = Szkoła Kapłanów
name-Z03 = Plac weteranów
name-Z04 = Mistrzowskie krosno
name-Z05 = Dom cechu
name-Z06 = Spichlerz
name-Z07 = Własne Schody
name-Z08 = Dom tkaczy
name-Z09 = Galeria Gobelinów
name-Z10 = Magazyn
name-Z11 = Krosno ofiarne
name-Z12 = Złota kapliczka
name-Z13 = Akademia wojny
name-Z14 = Koszary
name-Z15 = Faktoria
name-Z16 = Dom nadzorcy
name-Z17 = Skarbiec wojenny
name-Z18 = Plac ćwiczeń
name-Z19 = Dom modlitwy
name-Z20 = Nawadnianie
name-SM-serpent = mały Posąg (Wąż)
name-LG-serpent = duży Posąg (Wąż)
name-SM-square = mały Posąg (Kwadrat)
name-LG-square = duży Posąg (Kwadrat)
name-SM-diamond = mały Posąg (Romb)
name-LG-diamond = duży Posąg (Romb)
name-SM-waves = mały Posąg (Fale)
name-LG-waves = duży Posąg (Fale)
name-SM-cross = mały Posąg (Krzyż)
name-LG-cross = duży Posąg (Krzyż)
name-SM-mountain = mały Posąg (Góra)
name-LG-mountain = duży Posąg (Góra)

## Names: the board

name-T1a = a (taras górny, sekcja 1)
name-T1b = b (taras górny, sekcja 1)
name-T1c = c (taras górny, sekcja 1)
name-T2a = a (taras górny, sekcja 2)
name-T2b = b (taras górny, sekcja 2)
name-T2c = c (taras górny, sekcja 2)
name-T3a = a (taras górny, sekcja 3)
name-T3b = b (taras górny, sekcja 3)
name-T3c = c (taras górny, sekcja 3)
name-T4a = a (taras górny, sekcja 4)
name-T4b = b (taras górny, sekcja 4)
name-T4c = c (taras górny, sekcja 4)
name-T5a = a (taras górny, sekcja 5)
name-T5b = b (taras górny, sekcja 5)
name-T5c = c (taras górny, sekcja 5)
name-M1a = a (taras środkowy, sekcja 1)
name-M1b = b (taras środkowy, sekcja 1)
name-M1c = c (taras środkowy, sekcja 1)
name-M1d = d (taras środkowy, sekcja 1)
name-M2a = a (taras środkowy, sekcja 2)
name-M2b = b (taras środkowy, sekcja 2)
name-M2c = c (taras środkowy, sekcja 2)
name-M2d = d (taras środkowy, sekcja 2)
name-M3a = a (taras środkowy, sekcja 3)
name-M3b = b (taras środkowy, sekcja 3)
name-M3c = c (taras środkowy, sekcja 3)
name-M3d = d (taras środkowy, sekcja 3)
name-M4a = a (taras środkowy, sekcja 4)
name-M4b = b (taras środkowy, sekcja 4)
name-M4c = c (taras środkowy, sekcja 4)
name-M4d = d (taras środkowy, sekcja 4)
name-M5a = a (taras środkowy, sekcja 5)
name-M5b = b (taras środkowy, sekcja 5)
name-M5c = c (taras środkowy, sekcja 5)
name-M5d = d (taras środkowy, sekcja 5)
name-B1a = a (taras dolny, sekcja 1)
name-B1b = b (taras dolny, sekcja 1)
name-B1c = c (taras dolny, sekcja 1)
name-B1d = d (taras dolny, sekcja 1)
name-B1e = e (taras dolny, sekcja 1)
name-B2a = a (taras dolny, sekcja 2)
name-B2b = b (taras dolny, sekcja 2)
name-B2c = c (taras dolny, sekcja 2)
name-B2d = d (taras dolny, sekcja 2)
name-B2e = e (taras dolny, sekcja 2)
name-B3a = a (taras dolny, sekcja 3)
name-B3b = b (taras dolny, sekcja 3)
name-B3c = c (taras dolny, sekcja 3)
name-B3d = d (taras dolny, sekcja 3)
name-B3e = e (taras dolny, sekcja 3)
name-B4a = a (taras dolny, sekcja 4)
name-B4b = b (taras dolny, sekcja 4)
name-B4c = c (taras dolny, sekcja 4)
name-B4d = d (taras dolny, sekcja 4)
name-B4e = e (taras dolny, sekcja 4)
name-B5a = a (taras dolny, sekcja 5)
name-B5b = b (taras dolny, sekcja 5)
name-B5c = c (taras dolny, sekcja 5)
name-B5d = d (taras dolny, sekcja 5)
name-B5e = e (taras dolny, sekcja 5)
name-T1-I = Zbierz kukurydzę (taras górny, sekcja 1, ikona 1)
name-T1-C = Szkolenie (taras górny, sekcja 1, ikona 2)
name-T1-M = Zakup Tkaniny (taras górny, sekcja 1, ikona 3)
name-T2-I = Zbierz kamienie (taras górny, sekcja 2, ikona 1)
name-T2-C = Zbierz ziemniaki (taras górny, sekcja 2, ikona 2)
name-T2-M = Zbuduj Posąg (taras górny, sekcja 2, ikona 3)
name-T3-I = Wybuduj Schody (taras górny, sekcja 3, ikona 1)
name-T3-C = Zbierz kukurydzę (taras górny, sekcja 3, ikona 2)
name-T3-M = Wznieś Budynek (taras górny, sekcja 3, ikona 3)
name-T4-I = Zbierz ziemniaki (taras górny, sekcja 4, ikona 1)
name-T4-C = Zbierz kamienie (taras górny, sekcja 4, ikona 2)
name-T4-M = Szkolenie (taras górny, sekcja 4, ikona 3)
name-T5-I = Wyprodukuj Raz (taras górny, sekcja 5, ikona 1)
name-T5-C = Zbierz kamienie (taras górny, sekcja 5, ikona 2)
name-T5-M = Zbierz ziemniaki (taras górny, sekcja 5, ikona 3)
name-M1-I = Wybuduj Schody (taras środkowy, sekcja 1, ikona 1)
name-M1-C = Zbierz kukurydzę (taras środkowy, sekcja 1, ikona 2)
name-M1-K = Zakup Tkaniny (taras środkowy, sekcja 1, ikona 3)
name-M1-M = Zbierz złoto (taras środkowy, sekcja 1, ikona 4)
name-M2-I = Zbierz kamienie (taras środkowy, sekcja 2, ikona 1)
name-M2-C = Wznieś Budynek (taras środkowy, sekcja 2, ikona 2)
name-M2-K = Zbuduj Posąg (taras środkowy, sekcja 2, ikona 3)
name-M2-M = Zbierz ziemniaki (taras środkowy, sekcja 2, ikona 4)
name-M3-I = Szkolenie (taras środkowy, sekcja 3, ikona 1)
name-M3-C = Zbierz kukurydzę (taras środkowy, sekcja 3, ikona 2)
name-M3-K = Zbierz kamienie (taras środkowy, sekcja 3, ikona 3)
name-M3-M = Wybuduj Schody (taras środkowy, sekcja 3, ikona 4)
name-M4-I = Zbierz ziemniaki (taras środkowy, sekcja 4, ikona 1)
name-M4-C = Zakup Tkaniny (taras środkowy, sekcja 4, ikona 2)
name-M4-K = Zbuduj Posąg (taras środkowy, sekcja 4, ikona 3)
name-M4-M = Zbierz złoto (taras środkowy, sekcja 4, ikona 4)
name-M5-I = Zbierz kamienie (taras środkowy, sekcja 5, ikona 1)
name-M5-C = Zbierz kukurydzę (taras środkowy, sekcja 5, ikona 2)
name-M5-K = Kupiec (taras środkowy, sekcja 5, ikona 3)
name-M5-M = Wznieś Budynek (taras środkowy, sekcja 5, ikona 4)
name-B1-I = Wznieś Budynek (taras dolny, sekcja 1, ikona 1)
name-B1-C = Wybuduj Schody (taras dolny, sekcja 1, ikona 2)
name-B1-K = Zbierz kukurydzę (taras dolny, sekcja 1, ikona 3)
name-B1-M = Zbierz złoto (taras dolny, sekcja 1, ikona 4)
name-B1-P = Zbuduj Posąg (taras dolny, sekcja 1, ikona 5)
name-B2-I = Zbierz ziemniaki (taras dolny, sekcja 2, ikona 1)
name-B2-C = Wyprodukuj Raz (taras dolny, sekcja 2, ikona 2)
name-B2-K = Zbuduj Posąg (taras dolny, sekcja 2, ikona 3)
name-B2-M = Wznieś Budynek (taras dolny, sekcja 2, ikona 4)
name-B2-P = Zbierz kamienie (taras dolny, sekcja 2, ikona 5)
name-B3-I = Zbierz złoto (taras dolny, sekcja 3, ikona 1)
name-B3-C = Wznieś Budynek (taras dolny, sekcja 3, ikona 2)
name-B3-K = Szkolenie (taras dolny, sekcja 3, ikona 3)
name-B3-M = Zakup Tkaniny (taras dolny, sekcja 3, ikona 4)
name-B3-P = Zbierz kukurydzę (taras dolny, sekcja 3, ikona 5)
name-B4-I = Kupiec (taras dolny, sekcja 4, ikona 1)
name-B4-C = Wybuduj Schody (taras dolny, sekcja 4, ikona 2)
name-B4-K = Zakup Tkaniny (taras dolny, sekcja 4, ikona 3)
name-B4-M = Zbierz ziemniaki (taras dolny, sekcja 4, ikona 4)
name-B4-P = Wyprodukuj Raz (taras dolny, sekcja 4, ikona 5)
name-B5-I = Zbierz złoto (taras dolny, sekcja 5, ikona 1)
name-B5-C = Kupiec (taras dolny, sekcja 5, ikona 2)
name-B5-K = Zbierz kamienie (taras dolny, sekcja 5, ikona 3)
name-B5-M = Zakup Tkaniny (taras dolny, sekcja 5, ikona 4)
name-B5-P = Zbierz kukurydzę (taras dolny, sekcja 5, ikona 5)
name-ST1u = górne Schody sekcji 1
name-ST1l = dolne Schody sekcji 1
name-ST2u = górne Schody sekcji 2
name-ST2l = dolne Schody sekcji 2
name-ST3u = górne Schody sekcji 3
name-ST3l = dolne Schody sekcji 3
name-ST4u = górne Schody sekcji 4
name-ST4l = dolne Schody sekcji 4
name-ST5u = górne Schody sekcji 5
name-ST5l = dolne Schody sekcji 5
name-CH1 = Chinchaysuyu 1
name-CH2 = Chinchaysuyu 2
name-CH3 = Chinchaysuyu 3
name-CH4 = Chinchaysuyu 4
name-CH5 = Chinchaysuyu 5
name-CH6 = Chinchaysuyu 6
name-AN1 = Antisuyu 1
name-AN2 = Antisuyu 2
name-AN3 = Antisuyu 3
name-AN4 = Antisuyu 4
name-AN5 = Antisuyu 5
name-AN6 = Antisuyu 6
name-QU1 = Qullasuyu 1
name-QU2 = Qullasuyu 2
name-QU3 = Qullasuyu 3
name-QU4 = Qullasuyu 4
name-QU5 = Qullasuyu 5
name-QU6 = Qullasuyu 6
name-KU1 = Kuntisuyu 1
name-KU2 = Kuntisuyu 2
name-KU3 = Kuntisuyu 3
name-KU4 = Kuntisuyu 4
name-KU5 = Kuntisuyu 5
name-KU6 = Kuntisuyu 6
name-chinchaysuyu = Chinchaysuyu
name-antisuyu = Antisuyu
name-qullasuyu = Qullasuyu
name-kuntisuyu = Kuntisuyu

name-harvest_potato = Zbierz ziemniaki
name-harvest_corn = Zbierz kukurydzę
name-harvest_stone = Zbierz kamienie
name-harvest_gold = Zbierz złoto
name-build_steps = Wybuduj Schody
name-build_building = Wznieś Budynek
name-build_statue = Zbuduj Posąg
name-buy_weaving = Zakup Tkaniny
name-merchant = Kupiec
name-training = Szkolenie
name-produce_once = Wyprodukuj Raz
name-serpent = Wąż
name-square = Kwadrat
name-diamond = Romb
name-waves = Fale
name-cross = Krzyż
name-mountain = Góra
name-PAT1 = meander
name-PAT2 = zygzak
name-PAT3 = lama
name-PAT4 = kondor
name-PAT5 = chakana
name-PAT6 = słońce
name-PAT7 = puma

## Names: Axomamma's board

name-AXTOK1a = żeton 1 (górny rząd)
name-AXTOK2a = żeton 2 (górny rząd)
name-AXTOK3a = żeton 3 (górny rząd)
name-AXTOK1b = żeton 1 (środkowy rząd)
name-AXTOK2b = żeton 2 (środkowy rząd)
name-AXTOK4 = żeton 4 (środkowy rząd)
name-AXTOK2c = żeton 2 (dolny rząd)
name-AXTOK3b = żeton 3 (dolny rząd)
name-AX-T1 = ziemniaki
name-AX-T2 = kukurydza
name-AX-T3 = kamień
name-AX-T4 = złoto i Osobowość
name-AX-T5 = kamień albo kukurydza
name-AX-M1 = Tkaniny
name-AX-M2 = Budynek Produkcyjny
name-AX-M3 = Schody
name-AX-M4 = Budynek Pasywny
name-AX-M5 = Posąg
name-AX-B1 = rekrutacja z Wioski, po stronie ziemniaków
name-AX-B2 = rekrutacja Koczownika
name-AX-B3 = rekrutacja z Wioski, po stronie kukurydzy
name-AX-B4 = rekrutacja z Wioski, po stronie ziemniaków
name-AX-B5 = rekrutacja z Wioski, po stronie kukurydzy

## Na pierwszy rzut oka

round-name = Przed Świętem { $n }
phase-start-weaving = Pierwsza Tkanina
phase-keep-gods = Pierwsze karty Bogów
phase-start-gods = Pierwsze karty Bogów
phase-place-priests = Arcykapłani
phase-turn = Akcja główna
phase-second-action = Druga akcja
phase-turn-end = Koniec tury
phase-feast-start = Święto
phase-feast-merchant = Święto
phase-feast-temple = Święto: Świątynia
phase-feast-upkeep = Święto: utrzymanie
phase-feast-cards = Święto: karty
phase-over = Koniec gry
holding-army = karty Armii
ending-village = Robotnicy w Wiosce
ending-feasts = odbyte Święta

setting-coricancha = Akcje Coricanchy
    .printed = Jak nadrukowano
setting-personality = Osobowość Axomammy

## Co jeszcze liczy się u gracza

counter-temple = tor świątyni
counter-weavings = tkaniny
counter-buildings = budynki
counter-production = odkryte budynki produkcyjne
counter-steps = niezbudowane schody
counter-markers = pozostałe znaczniki podboju

## Historia tury: to, co najważniejsze w dzienniku

story-place = { log-place }
story-secondary = { log-secondary }
story-take-worker = { log-take-worker }
story-priest = { log-priest }
story-build = { log-build }
story-statue = { log-statue }
story-steps = { log-steps }
story-worship = { log-worship }
story-muster = { log-muster }
story-conquer = { log-conquer }
story-woven = { log-woven }
story-feast = { log-feast }
story-her-place = { log-her-place }
story-her-action = { log-her-action }
