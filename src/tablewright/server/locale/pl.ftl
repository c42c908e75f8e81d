### Co mówi serwer. Nazwy kodów pochodzą z docs/protocol.md.

## Błędy

error-invalid = Tego żądania nie da się zrozumieć: { $detail }
error-bad-setup = Nie można przygotować stołu: { $detail }
error-bad-record = Nie można użyć zapisu: { $detail }
error-no-pass = Najpierw otwórz stronę główną albo wyślij przepustkę swojego bota.
error-origin = To żądanie przyszło z innej strony i zostało odrzucone.
error-not-your-seat = To nie jest twoje miejsce.
error-not-yours = Może to zrobić tylko właściciel stołu.
error-secret-needed = Najpierw podaj hasło tego domu.
error-wrong-secret = To nie jest hasło tego domu.
error-not-over = Będzie to dostępne po końcu gry.
error-no-such-table = Nie ma takiego stołu albo nie wolno ci na niego patrzeć.
error-no-such-game = Nie ma takiej gry.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-no-such-rule = Nie ma takiej zasady.
error-no-such-link = Ten odnośnik nie prowadzi do żadnego miejsca. Poproś o nowy.
error-no-such-move = W tej grze nie ma ruchu o takim numerze.
error-no-such-page = Tu niczego nie ma.
error-method = Tego nie można tu zrobić.
error-not-json = Wyślij JSON.
error-stale = Stół zmienił się od tego czasu. Spójrz jeszcze raz i wybierz.
error-not-asked = Nikt cię teraz o nic nie pyta.
error-nothing-to-undo = Niczego nie można cofnąć: wybór jest ostateczny, gdy odsłonił coś ukrytego, użył losu albo zdecydował już ktoś inny.
error-nothing-to-redo = Nie ma czego powtórzyć.
error-link-used = Ten odnośnik został już użyty. Poproś o nowy.
error-not-started = Gra zacznie się, gdy wszyscy przyjdą.
error-already-over = Gra jest skończona.
error-key-reused = Tego klucza użyto już do innego żądania.
error-chat-off = Przy tym stole nie ma czatu.
error-no-record = Ten stół nie ma zapisu.
error-no-stand-in = Bot może zastąpić tylko osobę; decyduje o tym ona sama, a gdy jej nie ma, właściciel stołu.
error-too-large = To jest za duże.
error-not-offered = Teraz nie jest to możliwe.
error-too-many = Za dużo naraz. Poczekaj chwilę.
error-broken-rule = Zawiodła zasada gry. Stół jest taki jak przedtem; błąd zapisano pod numerem { $id }.
error-internal = Coś się tu nie udało. Zapisano to pod numerem { $id }.
error-storage = Nie udało się tego zapisać. Nic się nie zmieniło; spróbuj jeszcze raz.
error-busy = Jest teraz zbyt wiele do zrobienia. Spróbuj jeszcze raz.

## Pytania

confirm-turn = Czy zatwierdzasz swoją turę?
    .confirm = Zakończ turę
why-nothing = To nie ma związku z pytaniem.
why-offered = To można wybrać.
why-option = { $label }: { $reason }
why-not-offered = { $label }: nie do wyboru.

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

level-easy = Łatwy
level-medium = Średni
level-hard = Trudny
bot-name = Bot { $letter }

## Powiadomienia

notice-subject = Twoja kolej: { $title }
notice-body = { $name }, twoja kolej w grze { $title }.
notice-link = { $name }, twoja kolej w grze { $title }: { $url }

## Bez klienta

page-title = Tablewright
page-missing = Serwer działa, ale nie zbudowano klienta przeglądarkowego.
page-build = W sklonowanym projekcie zbuduj go za pomocą Node.js, a potem uruchom serwer ponownie:
page-meanwhile = Tymczasem możesz grać w terminalu:
page-api = Programy znajdą protokół tutaj:

