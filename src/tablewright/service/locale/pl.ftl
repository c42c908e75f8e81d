### Co mówi usługa stołów. Nazwy kodów pochodzą z docs/protocol.md.

## Błędy

error-bad-setup = Nie można przygotować stołu: { $detail }
error-bad-record = Nie można użyć zapisu: { $detail }
error-not-your-seat = To nie jest twoje miejsce.
error-not-over = Będzie to dostępne po końcu gry.
error-no-such-table = Nie ma takiego stołu albo nie wolno ci na niego patrzeć.
error-no-such-game = Nie ma takiej gry.
error-no-such-move = W tej grze nie ma ruchu o takim numerze.
error-stale = Stół zmienił się od tego czasu. Spójrz jeszcze raz i wybierz.
error-not-asked = Nikt cię teraz o nic nie pyta.
error-nothing-to-undo = Niczego nie można cofnąć: wybór jest ostateczny, gdy odsłonił coś ukrytego, użył losu albo zdecydował już ktoś inny.
error-nothing-to-redo = Nie ma czego powtórzyć.
error-not-started = Gra zacznie się, gdy wszyscy przyjdą.
error-already-over = Gra jest skończona.
error-key-reused = Tego klucza użyto już do innego żądania.
error-no-record = Ten stół nie ma zapisu.
error-not-offered = Teraz nie jest to możliwe.
error-busy = Jest teraz zbyt wiele do zrobienia. Spróbuj jeszcze raz.
error-needs-server = Znajomi mogą dołączyć przez odnośnik tylko tam, gdzie stół przechowuje serwer. Połącz się z serwerem.
error-invalid = Tego żądania nie da się zrozumieć: { $detail }
error-broken-game = W tę grę nie można tu zagrać: { $reason }
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-no-such-rule = Nie ma takiej zasady.
error-no-such-page = Tu niczego nie ma.
error-no-lessons = Tej gry nie da się tu nauczyć.
error-no-such-part = Lekcje nie mają takiej części.
error-not-taught = Z tego miejsca nie da się kontynuować lekcji. Zacznij tę część od nowa.
error-method = Tego nie można tu zrobić.
error-chat-off = Przy tym stole nie ma czatu.
error-no-stand-in = Bot może zastąpić tylko osobę; decyduje o tym ona sama, a gdy jej nie ma, właściciel stołu.
error-broken-rule = Zawiodła zasada gry. Stół jest taki jak przedtem; błąd zapisano pod numerem { $id }.
error-internal = Coś się tu nie udało. Zapisano to pod numerem { $id }.
error-storage = Nie udało się tego zapisać. Nic się nie zmieniło; spróbuj jeszcze raz.

## Pytania

confirm-turn = Czy zatwierdzasz swoją turę?
    .confirm = Zakończ turę
why-nothing = To nie ma związku z pytaniem.
why-offered = To można wybrać.
why-option = { $label }: { $reason }

## Wyniki

wins =
    { $points ->
        [one] Wygrywa { $name } z { $points } punktem.
        [few] Wygrywa { $name } z { $points } punktami.
        [many] Wygrywa { $name } z { $points } punktami.
       *[other] Wygrywa { $name } z { $points } punktu.
    }
share-win =
    { $points ->
        [one] Zwycięstwem z { $points } punktem dzielą się { $names }.
        [few] Zwycięstwem z { $points } punktami dzielą się { $names }.
        [many] Zwycięstwem z { $points } punktami dzielą się { $names }.
       *[other] Zwycięstwem z { $points } punktu dzielą się { $names }.
    }
nobody-wins = Nikt nie wygrywa.

## Boty

bot-name = Bot { $letter }

## Lekcje

rival = { $count ->
        [one] Rywal
        [few] Rywal { $number }
       *[many] Rywal { $number }
    }
lesson-wrong = To nie to.

## Trener

second-thought =
    { $points ->
        [one] Ta tura może cię kosztować około { $points } punktu. Spójrz jeszcze raz na „{ $question }”: czy na pewno „{ $answer }”?
        [few] Ta tura może cię kosztować około { $points } punktów. Spójrz jeszcze raz na „{ $question }”: czy na pewno „{ $answer }”?
       *[many] Ta tura może cię kosztować około { $points } punktów. Spójrz jeszcze raz na „{ $question }”: czy na pewno „{ $answer }”?
    }
second-thought-better = Moja propozycja: { $answer }.
closing-won =
    { $points ->
        [one] Wygrywasz z wynikiem { $points } punkt; przewaga: { $apart }.
        [few] Wygrywasz z wynikiem { $points } punkty; przewaga: { $apart }.
       *[many] Wygrywasz z wynikiem { $points } punktów; przewaga: { $apart }.
    }
closing-lost-game =
    { $points ->
        [one] Masz { $points } punkt i zajmujesz { $place }. miejsce; do najlepszego wyniku brakuje { $apart }.
        [few] Masz { $points } punkty i zajmujesz { $place }. miejsce; do najlepszego wyniku brakuje { $apart }.
       *[many] Masz { $points } punktów i zajmujesz { $place }. miejsce; do najlepszego wyniku brakuje { $apart }.
    }
closing-good = { $what }: tu masz { $points } pkt. Zwykle bywa od { $low } do { $high }, więc to więcej niż u większości.
closing-usual = { $what }: tu masz { $points } pkt, czyli tyle, ile zwykle (od { $low } do { $high }).
closing-rise =
    { $points ->
        [one] Twoja najlepsza tura była warta { $points } punkt. Zaczęła się od: { $answer }.
        [few] Twoja najlepsza tura była warta { $points } punkty. Zaczęła się od: { $answer }.
       *[many] Twoja najlepsza tura była warta { $points } punktów. Zaczęła się od: { $answer }.
    }
closing-followed = Twoja gra była najbliższa temu planowi. { $plan }
closing-lost = Przez całą grę przepadło niewykorzystane: { $count } × { $what }. Wydaj to wcześniej albo zdobywaj mniej.
closing-poor = { $what }: tu masz { $points } pkt. Zwykle bywa od { $low } do { $high }; jest co zyskać.
closing-left = Inny plan na następną grę. { $plan }

level-easy = Łatwy
level-medium = Średni
level-hard = Trudny
