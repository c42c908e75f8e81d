### Co mówi każda gra. Zasady: zob. tablewright.text.catalogue.

## Odpowiedzi, które nie potrzebują słów gry

common-answer =
    .yes = Tak
    .no = Nie
    .none = Nic
    .done = Gotowe
    .pass = Pasuję
    .skip = Pomijam
    .option = { $it }

## Osoby

seat-name = Gracz { $number }

## Wyliczenia i ilości

# Koniec wyliczenia: wszystko przed ostatnią częścią jest już połączone przecinkami.
list-last = { $head } i { $last }
list-empty = nic
number = { $n }
amount = { $n } × { $it }

## Dziennik każdej gry

log-score =
    { $points ->
        [one] { $seat } zdobywa { $points } punkt ({ $source }).
        [few] { $seat } zdobywa { $points } punkty ({ $source }).
       *[many] { $seat } zdobywa { $points } punktów ({ $source }).
    }

log-lose =
    { $points ->
        [one] { $seat } traci { $points } punkt ({ $source }).
        [few] { $seat } traci { $points } punkty ({ $source }).
       *[many] { $seat } traci { $points } punktów ({ $source }).
    }

## Jak wygląda sytuacja na stole

round-name = Runda { $n }
head-round = Runda { $n } z { $of }

## Przed grą: słowa dla wartości, które nie mają własnych w danej grze

setting-value =
    .yes = Tak
    .no = Nie
    .on = Włączone
    .off = Wyłączone
    .random = Losowo
