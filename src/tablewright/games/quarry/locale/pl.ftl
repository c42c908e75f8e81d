# Kamieniołom, gra do nauki: wszystko, co czyta gracz.

title = Kamieniołom
summary = Wydobywaj kamień, dostarczaj zamówienia, wracaj do domu: mała gra na początek.

## Names
name-hill = wzgórze
    .loc = na wzgórzu
name-cliff = klif
    .loc = na klifie
name-market = targ
    .loc = na targu
name-granite = granit
    .gen = granitu
name-marble = marmur
    .gen = marmuru
name-coins = monety
    .gen = monet
name-step = stopień
name-well = studnia
name-bust = popiersie
name-arch = łuk
name-fountain = fontanna
name-temple = świątynia
name-foreman = brygadzista
name-orders = zamówienia
name-helping = pomoc
name-stones = pozostałe kamienie

amount-granite = { $n ->
        [one] { $n } granit
        [few] { $n } granity
       *[many] { $n } granitów
    }
amount-marble = { $n ->
        [one] { $n } marmur
        [few] { $n } marmury
       *[many] { $n } marmurów
    }
amount-coins = { $n ->
        [one] { $n } moneta
        [few] { $n } monety
       *[many] { $n } monet
    }

## Questions
dig = Gdzie dziś kopiesz?
    .option = Kop { $it_loc }
pick-die = Jesteś sam w wyrobisku. Którą kość bierzesz?
    .option = Weź { $it }
work = Co robisz?
    .rest = Odpoczynek: weź monetę
    .sketch = Szkic: dobierz zamówienie
    .deliver = Dostarcz zamówienie
deliver = Które zamówienie dostarczasz?
    .option = Dostarcz: { $it }
pay-coins = Ile monet płacisz zamiast { $resource_gen }? (koszt: { $amount })
    .option = { $it ->
        [0] Bez monet
        [one] { $it } moneta
        [few] { $it } monety
       *[many] { $it } monet
    }
help = Pomagasz? Zapłać jeden kamień za punkt.
    .option = Zapłać 1: { $it }
    .no = Nie

## What happened
log-dig = { $seat } kopie { $pit_loc }.
log-dug = { $seat } wydobywa: { $goods } (kość { $die }).
log-deliver = { $seat } dostarcza zamówienie: { $order }, i płaci: { $paid }.
log-help = { $seat } pomaga i płaci 1: { $goods }.
log-no-help = { $seat } nie ma kamienia, żeby pomóc.
log-sketch = { $seat } dobiera zamówienie.
    .own = Dobierasz zamówienie: { $order }.
log-rest = { $seat } odpoczywa i bierze { $count ->
        [one] { $count } monetę
        [few] { $count } monety
       *[many] { $count } monet
    }.
log-evening = Koniec dnia { $day }.
log-morning = Zaczyna się dzień { $day }. Pierwszy gracz: { $seat }.
log-foreman-digs = Brygadzista rzuca { $die } i kopie { $pit_loc }.
log-foreman-scores = Brygadzista rzuca { $die } o punkty.

## Why not
why-no-order-payable = { $count ->
        [0] Nie masz zamówień na ręce.
       *[other] Nie możesz opłacić żadnego zamówienia z ręki, nawet monetami.
    }
why-deck-empty = Talia jest pusta.
why-hand-full = Masz pełną rękę (karty: { $count }).
why-too-few-stones = Brakuje { $short ->
        [one] { $short } kamienia lub monety
        [few] { $short } kamieni lub monet
       *[many] { $short } kamieni lub monet
    }.

## On the table
area-goods = Dobra
area-hand = Zlecenia na ręce
area-delivered = Wykonane
tip-pit = { $pit }: daje { $goods }; kości od 1 do 6 dają { $yields }
tip-digger = { $seat } kopie { $pit_loc }
tip-deck = Talia: { $count ->
        [one] { $count } zamówienie
        [few] { $count } zamówienia
       *[many] { $count } zamówień
    }
tip-goods = { $seat }: { $goods } — { $count }
tip-order = Zamówienie: { $order }, koszt: granit { $granite }, marmur { $marble }, punkty: { $points }
tip-hidden-order = Zakryte zamówienie gracza { $seat }

## Na pierwszy rzut oka
round-name = Dzień { $n }
head-round = Dzień { $n } z { $of }
phase-dig = Kopanie
phase-work = Praca
phase-evening = Wieczór
phase-over = Koniec gry
holding-hand = zlecenia na ręce
holding-delivered = wykonane zlecenia

## Historia tury: to, co najważniejsze w dzienniku

story-deliver = { log-deliver }
story-sketch = { log-sketch }
story-rest = { log-rest }
story-foreman-scores = { log-foreman-scores }
