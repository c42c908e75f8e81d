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

log-score = { $seat } zdobywa { $points } PZ ({ $source }).
log-lose = { $seat } traci { $points } PZ ({ $source }).

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

## Co zrobi odpowiedź

effects-cost = Koszt: { $list }.
effects-gain = Zysk: { $list }.
effects-points = Od razu +{ $n } PZ.
effects-points-lost = Od razu −{ $n } PZ.
effects-other = { $seat }: { $list }.
effects-standing = Gdyby gra skończyła się teraz: { $before } → { $after }.
effects-end = { $what }: { $before } → { $after }.
effects-end-reached = { $what }: { $before } → { $after }, co prowadzi do końca gry.
effects-chance = Potem decyduje los.
effects-shown = Potem odsłania się coś ukrytego.
effects-together = Potem wszyscy odsłaniają swoje wybory.
effects-wasted = Przepadnie niewykorzystane: { $list }.
effects-for-good = Tego nie można cofnąć.

## Ustawienia, których być nie może

setup-players = { $title }: liczba graczy może wynosić { $players }, a nie { $given }.
setup-option = { $title } dla { $n ->
        [one] { $n } gracza
        [few] { $n } graczy
       *[many] { $n } graczy
    } nie ma opcji „{ $name_id }”. Opcje: { $known_id ->
        [none] brak
       *[other] { $known_id }
    }.
setup-value = „{ $name_id }” może mieć wartość: { $known_id }; nie „{ $value_id }”.
setup-seed = Zapieczętowane ziarno to „sealed:” i 64 cyfry szesnastkowe.
setup-bot-missing = Nie ma bota „{ $bot_id }”. Jest: { $known_id }.
setup-bot-none = Bot „{ $bot_id }” nie ma ustawienia „{ $name_id }”; wpisz samo „{ $bot_id }”.
setup-bot-unknown = Bot „{ $bot_id }” nie ma ustawienia „{ $name_id }”. Ustawienia: { $known_id }.
setup-bot-number = Ustawienie „{ $name_id }” bota „{ $bot_id }” musi być liczbą od { $least } w górę, a nie „{ $value_id }”.
setup-bot-part = W opisie bota „{ $bot_id }” część „{ $name_id }” nie jest ustawieniem; wpisz nazwa:ustawienie=wartość.

## Dlaczego niczego nie można cofnąć

no-undo-others = Od tego czasu zdecydował już ktoś inny ({ $seat }).
no-undo-confirmed = Twoja tura jest już zatwierdzona.
no-undo-shown = Twój wybór coś odsłonił.
no-undo-because = Twój wybór to odsłonił: { $lines }

## Historia tury

story-points = { $seat }: { $points } PZ.
