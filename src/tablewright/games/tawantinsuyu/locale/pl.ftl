# Tawantinsuyu: Imperium Inków: wszystko, co czyta gracz.

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
       *[many] { $n } kukurydz
    }
    .acc = { $n ->
        [one] { $n } kukurydzę
        [few] { $n } kukurydze
       *[many] { $n } kukurydz
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
amount-points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
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
name-behind = za mniej punktów
name-tapestries = Gobeliny
name-temple-top = szczyt Świątyni
name-buildings = odkryte Budynki
name-god-cards = karty Bogów na ręce
name-army-cards = odkryte karty Armii
name-workers = Robotnicy
name-resources = pozostałe surowce

## Set-up

start-weaving = Wybierz Tkaninę początkową.
    .option = Zacznij od: { $it }
keep-gods = Zatrzymaj trzy z ośmiu kart Bogów; pięć pozostałych zagrywasz. (zatrzymane: { $taken })
    .option = Zatrzymaj: { $it }
start-god = Którą kartę Bogów rozpatrujesz teraz?
    .option = Rozpatrz: { $it }
    .done = Żadnej więcej
priest-start = W której sekcji zaczyna twój Arcykapłan?
    .option = Naprzeciw: { $it }

## The turn

action = Co robisz?
    .place = Umieść Robotnika
    .priest = Porusz Arcykapłana (pierwsza z dwóch akcji)
    .prayer = Modlitwa: weź 2 karty Bogów (pierwsza z dwóch akcji)
    .training = Szkolenie: dobierz 2 karty Armii, zatrzymaj 1 (pierwsza z dwóch akcji)
    .recruit = Rekrutacja: weź Koczownika (pierwsza z dwóch akcji)
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów
second-action = Twoja druga akcja?
    .priest = Porusz Arcykapłana
    .prayer = Modlitwa: weź 2 karty Bogów
    .training = Szkolenie: dobierz 2 karty Armii, zatrzymaj 1
    .recruit = Rekrutacja: weź Koczownika
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów
use-army = Której karty Armii używasz dla surowca?
    .option = Użyj: { $it }
village = Czy kupujesz Robotnika z Wioski?
    .potato-end = Z końca ziemniaka, za ziemniaka
    .corn-end = Z końca kukurydzy, za kukurydzę
    .no = Nie kupuję
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów
remove-worker = Możesz zatrzymać dwóch Robotników. Kto opuszcza grę?
    .option = Usuń { $it_acc }

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
        [one] { $it } kukurydza
        [few] { $it } kukurydze
       *[many] { $it } kukurydz
    }
exchange = Faktoria: czy coś wymieniasz?
    .option = { $it_1 } za { $it_2_acc }
    .no = Koniec wymian

## Placing a worker

place-worker = Którego Robotnika umieszczasz?
    .option = { $it_acc }
place-space = Gdzie umieszczasz { $worker_acc }? (płacisz kartą Bogów z symbolem pola albo 1 złotem, a także żywnością za drogę od sekcji twojego Arcykapłana i za niższe tarasy)
    .option = { $it }
place-payment = Jak płacisz za pole?
    .gold = 1 złotem
    .option = Kartą: { $it }
take-worker = Wojownik może zabrać Robotnika z sąsiedniego pola.
    .option = Zabierz Robotnika: { $it }
    .no = Nikogo
as-priest = Czy ten Robotnik jest też Kapłanem? (po zadaniach trzeba wziąć kartę Bogów)
priest-potato = Czy płacisz 1 ziemniaka za jeszcze jedno zadanie?
    .pay = Zapłać 1 ziemniaka
    .no = Nie płacę
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów
benefit-now = Czy rozpatrujesz korzyść teraz: { $card }? (inaczej po zadaniach)
task = Które zadanie wykonujesz? ({ $count ->
        [one] zostało { $count }
        [few] zostały { $count }
       *[many] zostało { $count }
    })
    .option = { $it }
    .stop = Przerwij
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów

## Benefits

benefit = Którą korzyść bierzesz teraz?
    .god_card = Karta Bogów
    .nomad = Koczownik
    .weaving_free = Darmowa Tkanina
    .steps_free = Darmowe Schody
    .statue_free = Darmowy Posąg
    .building_free = Darmowy Budynek
    .temple = Awans w Świątyni
    .pay_temple = Awans w Świątyni za złoto
    .refresh = Odnowienie
    .task = Zadanie budowy
    .choose = Wybór
    .done = Żadnej więcej
benefit-choice = Co bierzesz?
    .potato = Ziemniaki
    .corn = Kukurydzę
    .stone = Kamień
    .gold = Złoto
    .nomad = Koczownika
god-source = Skąd bierzesz kartę Bogów?
    .deck = Z wierzchu talii
    .option = Z oferty: { $it }
    .no = Nie biorę
nomad = Którego Koczownika bierzesz?
    .option = { $it_acc }
    .no = Żadnego
climb = Czy awansujesz w Świątyni o { $count ->
        [one] { $count } pole
        [few] { $count } pola
       *[many] { $count } pól
    }?
pay-temple = Czy płacisz { $count ->
        [one] { $count } złoto
        [few] { $count } złota
       *[many] { $count } złota
    } za awans o 1 pole w Świątyni?
refresh = Co odkrywasz?
    .option = { $it }
    .no = Nic
keep-army = Którą kartę Armii zatrzymujesz? (zatrzymane: { $taken })
    .option = Zatrzymaj: { $it }
merchant = Którą nagrodę Kupca bierzesz teraz?
    .god = Karta Bogów i ziemniak
    .refresh = Odnowienie
    .temple = Zapłać 1 złoto za awans w Świątyni
    .done = Żadnej więcej

## Building

build = Który Budynek wznosisz?
    .option = { $it }
    .exchange-market = Najpierw wymień Budynki Rynku za kartę Bogów
    .no = Żadnego
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów
return-god = Którą kartę Bogów kładziesz na spód talii?
    .option = { $it }
remove-building = Który Budynek trafia pod swój stos?
    .option = { $it }
    .done = Żaden więcej
steps = Gdzie budujesz Schody?
    .option = { $it }
    .no = Nigdzie
statue = Który Posąg budujesz?
    .option = { $it }
    .no = Żadnego
produce-once = Który Budynek produkuje?
    .option = { $it }

## Weavings

buy-weaving = Którą Tkaninę kupujesz?
    .option = Kup: { $it }
    .done = Żadnej więcej
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów
buy-rest = Czy kupujesz jedną z pozostałych Tkanin za 3 kukurydze?
    .option = Kup: { $it }
    .no = Nie kupuję
weave-next = Którą Tkaninę umieszczasz teraz?
    .option = { $it }
weave = Gdzie umieszczasz: { $tile }?
    .option = Gobelin { $it_1 }, koniec { $it_2 }
    .new = Zacznij nowy Gobelin
    .no = Nie biorę jej
return-weaving = Która Tkanina trafia teraz pod stos?
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
worship = Który Posąg odrzucasz, aby awansować?
    .option = Odrzuć: { $it }
    .no = Żadnego
follow-worship = Oddanie Czci: czy odrzucasz Posąg za awans o jedno pole?
    .option = Odrzuć: { $it }
    .no = Żadnego
offering = O ile pól awansujesz dzięki ofierze?
    .option = { $it ->
        [one] O { $it } pole
        [few] O { $it } pola
       *[many] O { $it } pól
    }
    .no = Nie składam ofiary
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów
follow-offering = Składanie Ofiar: czy wydajesz { $count ->
        [one] { $count } kukurydzę
        [few] { $count } kukurydze
       *[many] { $count } kukurydz
    } za awans o 1 pole?
refresh-for-food = Co jeszcze odkrywasz, za 1 żywność?
    .option = { $it }
    .done = Nic więcej
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów
refresh-for-corn = Odnowienie: co odkrywasz, po 1 kukurydzy?
    .option = { $it }
    .done = Nic więcej
refresh-early = Dom nadzorcy: co odkrywasz przed produkowaniem?
    .option = { $it }
    .no = Na razie nic
refresh-building-early = Czy odkrywasz Budynek Produkcyjny przed produkowaniem?
    .option = { $it }
    .no = Nie przed
refresh-building = Który Budynek Produkcyjny odkrywasz?
    .option = { $it }
    .no = Żadnego
produce = Który Budynek produkuje teraz?
    .option = { $it }
    .done = Żaden więcej
casualty = Z którego końca Wioski pochodzi ofiara?
    .potato-end = Z końca ziemniaka
    .corn-end = Z końca kukurydzy
casualty-nomad = Który Koczownik staje się ofiarą?
    .option = { $it }
muster = Którą kartę Armii zagrywasz, za 1 ziemniaka?
    .option = { $it }
    .done = Żadnej więcej
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów
muster-free = Którą kartę Armii zagrywasz? Pierwsza jest darmowa.
    .option = { $it }
    .done = Żadnej
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów
conquer = Które pole podbijasz?
    .option = { $it }
    .no = Żadne
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów
conquest-way = Akademia wojny: jak płacisz? (Żołnierze zakryci, Żołnierze odrzuceni)
    .option = Zakryj { $it_1 }, odrzuć { $it_2 }
discard-army = Którą kartę Armii odrzucasz za Podbój?
    .option = Odrzuć: { $it }
exhaust-army = Którą kartę Armii zakrywasz za Podbój?
    .option = Zakryj: { $it }

## Feast

before-upkeep = Święto wymaga ziemniaka za każdą kartę Bogów na ręce.
    .go-on = Dalej
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów
upkeep-gold = Utrzymanie: { $count ->
        [one] { $count } karta Bogów
        [few] { $count } karty Bogów
       *[many] { $count } kart Bogów
    } ({ $missing ->
        [one] brakuje { $missing } ziemniaka
        [few] brakuje { $missing } ziemniaków
       *[many] brakuje { $missing } ziemniaków
    }). Ile złota płacisz?
    .option = { $it ->
        [one] { $it } złoto
        [few] { $it } złota
       *[many] { $it } złota
    }
play-god = Którą kartę Bogów zagrywasz? (do trzech)
    .option = Zagraj: { $it }
    .done = Żadnej więcej
    .use-army = Użyj karty Armii dla surowca
    .house-of-prayer = Dom modlitwy: zapłać za kartę Bogów

## What happened

log-turn = Tura: { $seat }.
log-gain = { $seat } otrzymuje { $goods_acc }.
log-pay = { $seat } płaci { $goods_acc }.
log-exchange = { $seat } wymienia { $given_acc } na { $got_acc }.
log-use-army = { $seat } używa karty: { $card }.
log-start-weaving = { $seat } zaczyna od: { $tile }.
log-keep-gods = { $seat } zatrzymuje trzy karty Bogów i zagrywa: { $cards }.
    .own = Zatrzymujesz: { $kept }; zagrywasz: { $cards }.
log-priest = Arcykapłan ({ $seat }) stoi w sekcji { $section }: { $action }.
log-priest-gold = { $seat } bierze złoto zamiast akcji.
log-secondary = { $seat }: { $action }.
log-army-drawn = { $seat } dobiera kartę Armii.
    .own = Dobierasz: { $card }.
log-army-discarded = { $seat } odrzuca: { $card }.
log-army-shuffled = Odrzucone karty Armii tworzą nową talię ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }).
log-gods-shuffled = Karty wtasowano w talię Bogów ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }).
log-god-drawn = { $seat } dobiera kartę Bogów.
    .own = Dobierasz: { $card }.
log-god-offer = { $seat } bierze z oferty: { $card }.
log-into-offer = Do oferty trafia: { $card }.
log-offer-removed = Z oferty na spód talii trafia: { $card }.
log-return-god = { $seat } kładzie kartę Bogów na spód talii.
    .own = Kładziesz na spód talii: { $card }.
log-use-god = { $seat } płaci kartą: { $card }.
log-god-benefit = { $seat } otrzymuje korzyść: { $card }.
log-play-god = { $seat } zagrywa: { $card }.
log-nomad = { $seat } bierze Koczownika: { $worker }.
log-village = { $seat } kupuje Robotnika z Wioski: { $worker }.
log-village-filled = Do Wioski przybywa { $count ->
        [one] { $count } Robotnik
        [few] { $count } Robotników
       *[many] { $count } Robotników
    }.
log-worker-removed = Robotnik ({ $seat }) opuszcza grę: { $worker }.
log-feast-tile = Wioska jest pusta: { $seat } bierze płytkę Święta { $feast }.
log-place = { $seat } umieszcza { $worker_acc }: { $space }.
log-take-worker = { $seat } zabiera { $worker_acc }: { $space }.
log-tasks = { $seat } może wykonać { $count ->
        [one] { $count } zadanie
        [few] { $count } zadania
       *[many] { $count } zadań
    }.
log-task = { $seat } wykonuje: { $task }.
log-steps = { $seat } buduje: { $space }.
log-statue = { $seat } buduje: { $statue }.
log-build = { $seat } wznosi: { $tile }.
log-remove-building = { $seat } odkłada pod stos: { $tile }.
log-new-building = Nowy na Rynku: { $tile }.
log-produce = Produkuje ({ $seat }): { $tile }.
log-refresh = { $seat } odkrywa: { $thing }.
log-react = { $seat } używa: { $tile }.
log-weavings-drawn = Dobrano { $count ->
        [one] { $count } Tkaninę
        [few] { $count } Tkaniny
       *[many] { $count } Tkanin
    }.
log-weavings-shown = Niekupione: { $tiles }.
log-bought-weaving = { $seat } kupuje: { $tile }.
log-woven = { $seat } dokłada: { $tile }; Gobelin { $tapestry }, koniec { $end }.
log-new-tapestry = { $seat } zaczyna Gobelin: { $tile }.
log-top-weaving = Na wierzchu stosu: { $tile }.
log-climb = { $seat } wchodzi na pole { $space } Świątyni.
log-worship = { $seat } odrzuca: { $statue }.
log-casualty = Ofiara Wojny: { $worker } (razem { $count }).
log-muster = { $seat } zagrywa: { $card }.
log-conquer = { $seat } podbija: { $space }.
log-feast = Zaczyna się Święto { $feast }; płytkę ma { $seat }.
log-region = Najwięcej znaczników w regionie { $region }: { $seat }.
log-upkeep = { $seat }: utrzymanie kart Bogów kosztuje { $count ->
        [one] { $count } ziemniaka
        [few] { $count } ziemniaki
       *[many] { $count } ziemniaków
    }; zapłacono: { $goods }.
log-blocker = Neutralny Robotnik: { $worker }, { $space }.
log-final = Koniec ostatniego Święta: punktacja końcowa.

## What Axomamma does

log-her-die = Kość Axomammy: { $die } ({ $rule }).
log-her-priest = Arcykapłan Axomammy idzie: { $action } ({ $rule }).
log-her-place = Axomamma umieszcza { $worker_acc }: { $space } ({ $rule }).
log-her-slot = Nowa karta w miejscu { $slot }: { $god } ({ $rule }).
log-her-action = Axomamma wykonuje akcję, { $token }: { $space } ({ $rule }).
log-her-failure = Axomamma nie może tego wykonać: { $space }; bierze złoto ({ $rule }).
log-her-personality = Axomamma używa Osobowości: { $side } ({ $rule }).
log-her-recruit = Axomamma rekrutuje { $worker_acc } ({ $rule }).
log-her-potatoes = Axomamma wymienia { $count ->
        [one] { $count } ziemniaka
        [few] { $count } ziemniaki
       *[many] { $count } ziemniaków
    } na punkty ({ $rule }).
log-her-choice-worker = Axomamma bierze Robotnika ({ $rule }).
log-her-choice-stone = Axomamma bierze kamień ({ $rule }).
log-her-no-workers = Axomamma nie ma Robotników ({ $rule }).
log-her-full-hill = Axomamma nie znajduje pola dla Robotnika ({ $rule }).

## Why not

why-too-dear = Brakuje { $short ->
        [one] { $short } surowca
        [few] { $short } surowców
       *[many] { $short } surowców
    }.
why-no-god-card = Nie masz karty Bogów na ręce.
why-conquered = To pole jest podbite.
why-too-few-soldiers = Twoje odkryte karty Armii nie wystarczą: to pole wymaga Żołnierzy do zakrycia ({ $exhaust }) i do odrzucenia ({ $discard }).
why-steps-taken = Schody już tu są.
why-no-upper-steps = Dolne Schody wymagają górnych w tej samej sekcji.
why-no-statue-left = Takiego Posągu już nie ma.
why-space-taken = Stoi tu Robotnik.
why-no-card-no-gold = Nie masz ani karty Bogów z tym symbolem ({ $god }), ani złota.
why-too-far = To umieszczenie kosztuje { $cost ->
        [one] { $cost } żywność
        [few] { $cost } żywności
       *[many] { $cost } żywności
    }; brakuje { $short }.
why-icon-used = Tego symbolu już użyto; najpierw pozostałe z grupy.
why-task-impossible = { $task_id ->
        [buy_weaving] W stosie nie ma już Tkanin.
        [build_building] Nie możesz zapłacić za żaden Budynek z Rynku.
        [build_statue] Nie możesz zapłacić za żaden z pozostałych Posągów.
        [build_steps] Nie masz już Schodów, nie możesz za nie zapłacić albo nie ma na nie wolnego miejsca.
        [produce_once] Nie masz odkrytego Budynku Produkcyjnego.
       *[other] Tego zadania nie można teraz wykonać: { $task }.
    }
why-no-worker = Nie masz Robotnika.
why-no-space-payable = Nie możesz zapłacić za żadne pole.
why-action-done = Druga akcja musi być inna.
why-village-empty = Wioska jest pusta.
why-no-village-price = Nie możesz zapłacić za tego Robotnika.

## What components do

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
effect-statue-small = zbuduj za darmo mały Posąg, z jego punktami
effect-statue-large = zbuduj za darmo duży Posąg, z jego punktami
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
passive-Z06 = na początku każdego Święta { $feast }; na koniec { $extra } więcej za każdą kartę Bogów na ręce
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
half-vp = punkty
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
setting-hard_priest_vp = Trudniej: 2 punkty za każdą akcję Arcykapłana
setting-hard_weaving_vp = Trudniej: 2 punkty za Tkaninę podczas Świąt
setting-hard_no_worker_vp = Trudniej: 2 punkty przy braku Robotników
setting-hard_final_resources = Trudniej: 1 punkt za surowiec na koniec

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
panel-army-hand = Armia na ręce
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
caption-tapestries = { $count ->
        [one] { $count } punkt na koniec
        [few] { $count } punkty na koniec
       *[many] { $count } punktów na koniec
    }
caption-potato = ziemniak
caption-corn = kukurydza
caption-production = Produkcyjny
caption-passive = Pasywny
tip-hill = Wzgórze
tip-coricancha = Coricancha: akcje Arcykapłana
tip-action = { $action }: zwrócona ku sekcji { $section }
tip-priest = Arcykapłan: { $seat }
tip-space = { $space }: { $god }, { $colour }; zadania: { $tasks }
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
tip-conquest = { $space }: zakryj { $exhaust }, odrzuć { $discard }; { $effect }.
tip-leader = Tu prowadzi { $seat }
tip-marker = Podbite: { $seat }
tip-temple = Pole { $space } Świątyni: { $effect }; { $feast } podczas Święta.
tip-temple-top = Pole { $space } Świątyni: { $effect }; { $feast } podczas Święta, { $final } na koniec.
tip-temple-marker = { $seat } na polu { $space } Świątyni
tip-potato-end = Koniec ziemniaka Wioski: Robotnik kosztuje 1 ziemniaka
tip-corn-end = Koniec kukurydzy Wioski: Robotnik kosztuje 1 kukurydzę
tip-casualties = Ofiary Wojny: { $count }; tyle punktów zdobywa prowadzący w regionie podczas Święta
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

name-G01 = Wąż, plony (G01)
name-G02 = Wąż, zapasy (G02)
name-G03 = Wąż, pobór (G03)
name-G04 = Wąż, chwała (G04)
name-G05 = Wąż, budowniczy (G05)
name-G06 = Wąż, rzeźbiarz (G06)
name-G07 = Wąż, osadnik (G07)
name-G08 = Kwadrat, plony (G08)
name-G09 = Kwadrat, zapasy (G09)
name-G10 = Kwadrat, pobór (G10)
name-G11 = Kwadrat, chwała (G11)
name-G12 = Kwadrat, budowniczy (G12)
name-G13 = Kwadrat, rzeźbiarz (G13)
name-G14 = Kwadrat, skarb (G14)
name-G15 = Romb, plony (G15)
name-G16 = Romb, zapasy (G16)
name-G17 = Romb, pobór (G17)
name-G18 = Romb, chwała (G18)
name-G19 = Romb, budowniczy (G19)
name-G20 = Romb, rzeźbiarz (G20)
name-G21 = Romb, osadnik (G21)
name-G22 = Fale, plony (G22)
name-G23 = Fale, zapasy (G23)
name-G24 = Fale, pobór (G24)
name-G25 = Fale, chwała (G25)
name-G26 = Fale, budowniczy (G26)
name-G27 = Fale, rzeźbiarz (G27)
name-G28 = Fale, skarb (G28)
name-G29 = Krzyż, plony (G29)
name-G30 = Krzyż, zapasy (G30)
name-G31 = Krzyż, pobór (G31)
name-G32 = Krzyż, chwała (G32)
name-G33 = Krzyż, budowniczy (G33)
name-G34 = Krzyż, rzeźbiarz (G34)
name-G35 = Krzyż, osadnik (G35)
name-G36 = Góra, plony (G36)
name-G37 = Góra, zapasy (G37)
name-G38 = Góra, pobór (G38)
name-G39 = Góra, chwała (G39)
name-G40 = Góra, budowniczy (G40)
name-G41 = Góra, rzeźbiarz (G41)
name-G42 = Góra, skarb (G42)
name-A01 = karta Armii A01 (1 Żołnierz; 2 ziemniaki)
name-A02 = karta Armii A02 (1 Żołnierz; 2 ziemniaki)
name-A03 = karta Armii A03 (1 Żołnierz; 2 ziemniaki)
name-A04 = karta Armii A04 (1 Żołnierz; 2 ziemniaki)
name-A05 = karta Armii A05 (1 Żołnierz; 2 ziemniaki)
name-A06 = karta Armii A06 (1 Żołnierz; 1 kukurydza)
name-A07 = karta Armii A07 (1 Żołnierz; 1 kukurydza)
name-A08 = karta Armii A08 (1 Żołnierz; 1 kukurydza)
name-A09 = karta Armii A09 (1 Żołnierz; 1 kukurydza)
name-A10 = karta Armii A10 (1 Żołnierz; 1 kukurydza)
name-A11 = karta Armii A11 (1 Żołnierz; 1 kamień)
name-A12 = karta Armii A12 (1 Żołnierz; 1 kamień)
name-A13 = karta Armii A13 (1 Żołnierz; 1 kamień)
name-A14 = karta Armii A14 (1 Żołnierz; 1 kamień)
name-A15 = karta Armii A15 (1 Żołnierz; 1 kamień)
name-A16 = karta Armii A16 (1 Żołnierz; 1 złoto)
name-A17 = karta Armii A17 (1 Żołnierz; 1 złoto)
name-A18 = karta Armii A18 (1 Żołnierz; 1 złoto)
name-A19 = karta Armii A19 (2 Żołnierzy; 1 ziemniak)
name-A20 = karta Armii A20 (2 Żołnierzy; 1 ziemniak)
name-A21 = karta Armii A21 (2 Żołnierzy; 1 ziemniak)
name-A22 = karta Armii A22 (2 Żołnierzy; 1 ziemniak)
name-A23 = karta Armii A23 (2 Żołnierzy; 1 kukurydza)
name-A24 = karta Armii A24 (2 Żołnierzy; 1 kukurydza)
name-A25 = karta Armii A25 (2 Żołnierzy; 1 kukurydza)
name-A26 = karta Armii A26 (2 Żołnierzy; 1 kukurydza)
name-A27 = karta Armii A27 (2 Żołnierzy; 1 kamień)
name-A28 = karta Armii A28 (2 Żołnierzy; 1 kamień)
name-A29 = karta Armii A29 (2 Żołnierzy; 1 kamień)
name-A30 = karta Armii A30 (2 Żołnierzy; 1 kamień)
name-SW01 = Tkanina SW01 (meander: karta Armii | punkty)
name-SW02 = Tkanina SW02 (zygzak: karta Bogów | ziemniaki)
name-SW03 = Tkanina SW03 (lama: punkty | kamień)
name-SW04 = Tkanina SW04 (kondor: punkty | karta Bogów)
name-W01 = Tkanina W01 (meander: odnowienie | kamień)
name-W02 = Tkanina W02 (meander: ziemniaki | karta Bogów)
name-W03 = Tkanina W03 (meander: karta Bogów | złoto)
name-W04 = Tkanina W04 (meander: Świątynia | odnowienie)
name-W05 = Tkanina W05 (meander: punkty | ziemniaki)
name-W06 = Tkanina W06 (meander: kamień | Świątynia)
name-W07 = Tkanina W07 (meander: złoto | karta Armii)
name-W08 = Tkanina W08 (zygzak: kamień | złoto)
name-W09 = Tkanina W09 (zygzak: odnowienie | karta Bogów)
name-W10 = Tkanina W10 (zygzak: punkty | Świątynia)
name-W11 = Tkanina W11 (zygzak: karta Armii | odnowienie)
name-W12 = Tkanina W12 (zygzak: ziemniaki | kamień)
name-W13 = Tkanina W13 (zygzak: Świątynia | karta Armii)
name-W14 = Tkanina W14 (lama: odnowienie | ziemniaki)
name-W15 = Tkanina W15 (lama: karta Bogów | odnowienie)
name-W16 = Tkanina W16 (lama: Świątynia | punkty)
name-W17 = Tkanina W17 (lama: karta Armii | Świątynia)
name-W18 = Tkanina W18 (lama: ziemniaki | karta Armii)
name-W19 = Tkanina W19 (kondor: karta Bogów | Świątynia)
name-W20 = Tkanina W20 (kondor: złoto | kamień)
name-W21 = Tkanina W21 (kondor: odnowienie | punkty)
name-W22 = Tkanina W22 (kondor: Świątynia | ziemniaki)
name-W23 = Tkanina W23 (chakana: kamień | karta Armii)
name-W24 = Tkanina W24 (chakana: punkty | złoto)
name-W25 = Tkanina W25 (chakana: złoto | punkty)
name-W26 = Tkanina W26 (chakana: karta Armii | kamień)
name-W27 = Tkanina W27 (słońce: ziemniaki | złoto)
name-W28 = Tkanina W28 (słońce: złoto | ziemniaki)
name-W29 = Tkanina W29 (słońce: kamień | karta Bogów)
name-W30 = Tkanina W30 (puma: ziemniaki | odnowienie)
name-W31 = Tkanina W31 (puma: kamień | punkty)

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
name-SM-serpent = mały Posąg: Wąż
name-LG-serpent = duży Posąg: Wąż
name-SM-square = mały Posąg: Kwadrat
name-LG-square = duży Posąg: Kwadrat
name-SM-diamond = mały Posąg: Romb
name-LG-diamond = duży Posąg: Romb
name-SM-waves = mały Posąg: Fale
name-LG-waves = duży Posąg: Fale
name-SM-cross = mały Posąg: Krzyż
name-LG-cross = duży Posąg: Krzyż
name-SM-mountain = mały Posąg: Góra
name-LG-mountain = duży Posąg: Góra

## Names: the board

name-T1a = pole T1a (taras górny, sekcja 1)
name-T1b = pole T1b (taras górny, sekcja 1)
name-T1c = pole T1c (taras górny, sekcja 1)
name-T2a = pole T2a (taras górny, sekcja 2)
name-T2b = pole T2b (taras górny, sekcja 2)
name-T2c = pole T2c (taras górny, sekcja 2)
name-T3a = pole T3a (taras górny, sekcja 3)
name-T3b = pole T3b (taras górny, sekcja 3)
name-T3c = pole T3c (taras górny, sekcja 3)
name-T4a = pole T4a (taras górny, sekcja 4)
name-T4b = pole T4b (taras górny, sekcja 4)
name-T4c = pole T4c (taras górny, sekcja 4)
name-T5a = pole T5a (taras górny, sekcja 5)
name-T5b = pole T5b (taras górny, sekcja 5)
name-T5c = pole T5c (taras górny, sekcja 5)
name-M1a = pole M1a (taras środkowy, sekcja 1)
name-M1b = pole M1b (taras środkowy, sekcja 1)
name-M1c = pole M1c (taras środkowy, sekcja 1)
name-M1d = pole M1d (taras środkowy, sekcja 1)
name-M2a = pole M2a (taras środkowy, sekcja 2)
name-M2b = pole M2b (taras środkowy, sekcja 2)
name-M2c = pole M2c (taras środkowy, sekcja 2)
name-M2d = pole M2d (taras środkowy, sekcja 2)
name-M3a = pole M3a (taras środkowy, sekcja 3)
name-M3b = pole M3b (taras środkowy, sekcja 3)
name-M3c = pole M3c (taras środkowy, sekcja 3)
name-M3d = pole M3d (taras środkowy, sekcja 3)
name-M4a = pole M4a (taras środkowy, sekcja 4)
name-M4b = pole M4b (taras środkowy, sekcja 4)
name-M4c = pole M4c (taras środkowy, sekcja 4)
name-M4d = pole M4d (taras środkowy, sekcja 4)
name-M5a = pole M5a (taras środkowy, sekcja 5)
name-M5b = pole M5b (taras środkowy, sekcja 5)
name-M5c = pole M5c (taras środkowy, sekcja 5)
name-M5d = pole M5d (taras środkowy, sekcja 5)
name-B1a = pole B1a (taras dolny, sekcja 1)
name-B1b = pole B1b (taras dolny, sekcja 1)
name-B1c = pole B1c (taras dolny, sekcja 1)
name-B1d = pole B1d (taras dolny, sekcja 1)
name-B1e = pole B1e (taras dolny, sekcja 1)
name-B2a = pole B2a (taras dolny, sekcja 2)
name-B2b = pole B2b (taras dolny, sekcja 2)
name-B2c = pole B2c (taras dolny, sekcja 2)
name-B2d = pole B2d (taras dolny, sekcja 2)
name-B2e = pole B2e (taras dolny, sekcja 2)
name-B3a = pole B3a (taras dolny, sekcja 3)
name-B3b = pole B3b (taras dolny, sekcja 3)
name-B3c = pole B3c (taras dolny, sekcja 3)
name-B3d = pole B3d (taras dolny, sekcja 3)
name-B3e = pole B3e (taras dolny, sekcja 3)
name-B4a = pole B4a (taras dolny, sekcja 4)
name-B4b = pole B4b (taras dolny, sekcja 4)
name-B4c = pole B4c (taras dolny, sekcja 4)
name-B4d = pole B4d (taras dolny, sekcja 4)
name-B4e = pole B4e (taras dolny, sekcja 4)
name-B5a = pole B5a (taras dolny, sekcja 5)
name-B5b = pole B5b (taras dolny, sekcja 5)
name-B5c = pole B5c (taras dolny, sekcja 5)
name-B5d = pole B5d (taras dolny, sekcja 5)
name-B5e = pole B5e (taras dolny, sekcja 5)
name-T1-I = Zbierz kukurydzę (T1-I)
name-T1-C = Szkolenie (T1-C)
name-T1-M = Zakup Tkaniny (T1-M)
name-T2-I = Zbierz kamienie (T2-I)
name-T2-C = Zbierz ziemniaki (T2-C)
name-T2-M = Zbuduj Posąg (T2-M)
name-T3-I = Wybuduj Schody (T3-I)
name-T3-C = Zbierz kukurydzę (T3-C)
name-T3-M = Wznieś Budynek (T3-M)
name-T4-I = Zbierz ziemniaki (T4-I)
name-T4-C = Zbierz kamienie (T4-C)
name-T4-M = Szkolenie (T4-M)
name-T5-I = Wyprodukuj Raz (T5-I)
name-T5-C = Zbierz kamienie (T5-C)
name-T5-M = Zbierz ziemniaki (T5-M)
name-M1-I = Wybuduj Schody (M1-I)
name-M1-C = Zbierz kukurydzę (M1-C)
name-M1-K = Zakup Tkaniny (M1-K)
name-M1-M = Zbierz złoto (M1-M)
name-M2-I = Zbierz kamienie (M2-I)
name-M2-C = Wznieś Budynek (M2-C)
name-M2-K = Zbuduj Posąg (M2-K)
name-M2-M = Zbierz ziemniaki (M2-M)
name-M3-I = Szkolenie (M3-I)
name-M3-C = Zbierz kukurydzę (M3-C)
name-M3-K = Zbierz kamienie (M3-K)
name-M3-M = Wybuduj Schody (M3-M)
name-M4-I = Zbierz ziemniaki (M4-I)
name-M4-C = Zakup Tkaniny (M4-C)
name-M4-K = Zbuduj Posąg (M4-K)
name-M4-M = Zbierz złoto (M4-M)
name-M5-I = Zbierz kamienie (M5-I)
name-M5-C = Zbierz kukurydzę (M5-C)
name-M5-K = Kupiec (M5-K)
name-M5-M = Wznieś Budynek (M5-M)
name-B1-I = Wznieś Budynek (B1-I)
name-B1-C = Wybuduj Schody (B1-C)
name-B1-K = Zbierz kukurydzę (B1-K)
name-B1-M = Zbierz złoto (B1-M)
name-B1-P = Zbuduj Posąg (B1-P)
name-B2-I = Zbierz ziemniaki (B2-I)
name-B2-C = Wyprodukuj Raz (B2-C)
name-B2-K = Zbuduj Posąg (B2-K)
name-B2-M = Wznieś Budynek (B2-M)
name-B2-P = Zbierz kamienie (B2-P)
name-B3-I = Zbierz złoto (B3-I)
name-B3-C = Wznieś Budynek (B3-C)
name-B3-K = Szkolenie (B3-K)
name-B3-M = Zakup Tkaniny (B3-M)
name-B3-P = Zbierz kukurydzę (B3-P)
name-B4-I = Kupiec (B4-I)
name-B4-C = Wybuduj Schody (B4-C)
name-B4-K = Zakup Tkaniny (B4-K)
name-B4-M = Zbierz ziemniaki (B4-M)
name-B4-P = Wyprodukuj Raz (B4-P)
name-B5-I = Zbierz złoto (B5-I)
name-B5-C = Kupiec (B5-C)
name-B5-K = Zbierz kamienie (B5-K)
name-B5-M = Zakup Tkaniny (B5-M)
name-B5-P = Zbierz kukurydzę (B5-P)
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
name-AX-T1 = ziemniaki (górny rząd)
name-AX-T2 = kukurydza (górny rząd)
name-AX-T3 = kamień (górny rząd)
name-AX-T4 = złoto i Osobowość (górny rząd)
name-AX-T5 = kamień albo kukurydza (górny rząd)
name-AX-M1 = Tkaniny (środkowy rząd)
name-AX-M2 = Budynek Produkcyjny (środkowy rząd)
name-AX-M3 = Schody (środkowy rząd)
name-AX-M4 = Budynek Pasywny (środkowy rząd)
name-AX-M5 = Posąg (środkowy rząd)
name-AX-B1 = rekrutacja z Wioski, koniec ziemniaka (dolny rząd)
name-AX-B2 = rekrutacja Koczownika (dolny rząd)
name-AX-B3 = rekrutacja z Wioski, koniec kukurydzy (dolny rząd)
name-AX-B4 = rekrutacja z Wioski, koniec ziemniaka (dolny rząd)
name-AX-B5 = rekrutacja z Wioski, koniec kukurydzy (dolny rząd)

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
