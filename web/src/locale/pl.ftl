# Własne teksty klienta. To, co należy do gry, przychodzi z serwera.

## Wszędzie
close = Zamknij
language = Język
language-en = English
language-pl = Polski
theme-light = Jasny stół
theme-dark = Ciemny stół
pages = Strony
nav-play = Gra
nav-rules = Zasady
skip-to-content = Przejdź do treści
just-now = przed chwilą
on = Wł.
off = Wył.
points = punkty
total = Razem
loading = Wczytywanie…
to-home = Na stronę główną
to-the-table = Do stołu
error-connection = Serwer nie odpowiada. Gra jest bezpieczna; spróbuj ponownie.
error-unknown = Serwer odmówił ({ $status }).
error-no-record = Ten plik nie jest zapisem gry.

## Strona główna
choose-game = W co zagramy?
choose-game-note = poznaj grę, grając, albo zacznij od razu
weight-1 = lekka
weight-2 = łatwa
weight-3 = średnia
weight-4 = ciężka
weight-5 = dla znawców
minutes = { $minutes } min
players-best = { $players }, najlepiej { $best }
learn-it = Naucz się
play-alone = Zagraj solo
play-with-friends = Ze znajomymi
presets = Co jest w grze
all-settings = { $count ->
    [one] { $count } ustawienie
    [few] Wszystkie { $count } ustawienia
   *[many] Wszystkie ustawienia ({ $count })
}
starting-table = Stół się rozkłada …
alone = solo
rematch = Rewanż
filter-games = Które zakończone partie
filter-all = Wszystkie
filter-won = Wygrane
filter-alone = Solo
filter-game = Gra
filter-every-game = Każda gra
no-such-games = Nie ma takiej zakończonej partii.
all-games = { $count ->
    [one] Pokaż { $count } partię
    [few] Pokaż wszystkie { $count } partie
   *[many] Pokaż wszystkie { $count } partii
}
ended-beat = wygrana z przeciwnikiem { $name }, { $points } do { $theirs }
ended-lost-to = przegrana z przeciwnikiem { $name }, { $points } do { $theirs }
ended-won-alone = { $points ->
    [one] wygrana, { $points } punkt
    [few] wygrana, { $points } punkty
   *[many] wygrana, { $points } punktów
}
ended-lost-alone = { $points ->
    [one] przegrana, { $points } punkt
    [few] przegrana, { $points } punkty
   *[many] przegrana, { $points } punktów
}
ended-won = wygrana: { $names } ({ $list })
ended-nobody = nikt nie wygrał: { $list }
join-host = { $host } ma dla ciebie miejsce przy stole.
seat-for-you = twoje miejsce
link-was-used = Tego linku już użyto.
broken-game = W grę { $name } nie można tu zagrać.
setup-of = Nowy stół: { $game }
seats = Miejsca
seat-count = { $count ->
    [one] { $count } miejsce
    [few] { $count } miejsca
    [many] { $count } miejsc
   *[other] { $count } miejsca
}
seat-letter = Miejsce { $letter }
seat-name = Imię na miejscu { $letter }
seat-kind = Kto siedzi na miejscu { $letter }
bot-level = Siła bota na miejscu { $letter }
kind-here = Tutaj
kind-link = Przez link
kind-bot = Bot
kind-automa = Automa
note-here = w tej przeglądarce
note-link = dostaniesz link do wysłania
placeholder-here = Imię
placeholder-link = Kto przyjmie link
placeholder-bot = Bot
add-seat = Miejsce { $letter }
remove-seat = Usuń miejsce { $letter }
host = gospodarz
automa-plays = Przeciwnik: { $automa }, według instrukcji.
players-not-possible = { $count ->
    [one] To nie jest gra dla { $count } gracza.
   *[other] To nie jest gra dla { $count } graczy.
}
game-settings = Gra
nothing-to-settle = W tej grze nie ma nic do ustalenia.
component-data = Dane elementów
component-data-note = Wartości nieznane z instrukcji są odtworzone; takie elementy oznacza małe kółko.
table = Stół
end-of-turn = Koniec tury
confirm-it = Potwierdzam
at-once = Od razu
pace = Tempo
pace-live = Na żywo
pace-days = Dni
spectators = Widzowie
with-address = Kto zna adres
nobody = Nikt
chat = Czat
start-table = Zacznij grę
setup-note = Cofać można do ostatniej odkrytej karty. Tasowanie można sprawdzić po grze.
your-tables = Twoje stoły
wait-for-you = { $count ->
    [one] { $count } czeka na ciebie
    [few] { $count } czekają na ciebie
    [many] { $count } czeka na ciebie
   *[other] { $count } czeka na ciebie
}
all-tables = { $count ->
    [one] Pokaż { $count } stół
    [few] Pokaż wszystkie { $count } stoły
   *[many] Pokaż wszystkie { $count } stołów
}
no-tables = Nie ma jeszcze stołów. Wybierz grę i zacznij.
finished-tables = Zakończone
what-if = co by było
your-turn = Twoja tura
table-waits-for = Czekamy na: { $names }
table-waits-for-people = Czekamy, aż wszyscy usiądą
remove-table = Usuń stół: { $game }
remove-table-warning = Stół i jego zapis znikną dla wszystkich.
remove = Usuń
import-record = Wczytaj zapis gry
download-view = Pobierz to, co widzę
invite-to = Zaproszenie: { $game }
invite-note = Wyślij każdy link jednej osobie. Link działa raz.
link-of-seat = Link do miejsca { $letter }
copy = Kopiuj
copied = Skopiowano
house-secret = Hasło gospodarza
enter = Wejdź
join-title = Czeka na ciebie miejsce
join-note = Zajmij je w tej przeglądarce; możesz tu wrócić w każdej chwili.
your-name = Twoje imię
take-seat = Zajmij miejsce

## Stół
question = Pytanie
my-area = Ja
answer-count = { $count ->
    [one] { $count } odpowiedź
    [few] { $count } odpowiedzi
   *[many] { $count } odpowiedzi
}
bot-thinks = { $names } myśli
seconds = { $count } s
plan-meanwhile = Planuj tymczasem: każda rzecz mówi, czym jest i co można by z nią zrobić, gdyby była twoja tura.
if-your-turn = Gdyby teraz była twoja tura:
back-to-before = Cofnij do chwili przed tym wyborem
filter-answers = Wpisz nazwę albo dobro …
no-answer-found = Żadna odpowiedź nie zawiera tych słów.
refused-count = { $count ->
    [one] { $count } teraz niemożliwa
    [few] { $count } teraz niemożliwe
   *[many] { $count } teraz niemożliwych
}
usual = zwykle
now = teraz
points-now = punkty od razu
for-good = na stałe
for-good-note = nie można cofnąć
can-be-undone = można cofnąć
end-reached = kończy grę
if-it-ended-now = Gdyby gra się teraz skończyła
scored-so-far = zdobyte dotąd: { $points }
standing-now = gdyby gra się teraz skończyła: { $points }
place-number = { $place }.
scored-total = Zdobyte dotąd
ended-also = Gdyby gra się teraz skończyła, jeszcze
standing-public = Wszystko to jest jawne, niczego się nie zgaduje.
standing-hidden = Znak zapytania zależy od czegoś zakrytego i nie jest liczony.
trigger-up = { $value } z { $goal }
trigger-down = { $value }, koniec przy { $goal }
lost-unused = To przepadłoby niewykorzystane:
play-on = Graj dalej
keep-it = Zostaw
do-it-anyway = Zrób to mimo to
do-not-tell-again = Nie mów mi o tym więcej przy tym stole
otherwise = w przeciwnym razie pytanie:
more-ways = { $count ->
    [one] i jeszcze { $count } sposób, krok po kroku
    [few] i jeszcze { $count } sposoby, krok po kroku
   *[many] i jeszcze { $count } sposobów, krok po kroku
}
nothing-to-undo = Nie ma czego cofnąć.
tap-something = Dotknij rzeczy albo odpowiedzi
sheet-up = Pokaż pytanie
sheet-down = Schowaj pytanie
since-your-turn = Od twojej tury
turn-of-turns = tura { $turn } z { $turns }
pace-once = Od razu
pace-calm = Spokojnie
pace-step = Po kolei
on-to-now = Do teraz
board-of-the-past = Stół z przeszłości
back-to-table = wróć do stołu
status-waiting = Oczekiwanie
status-playing = Ruch { $moves }
status-over = Zakończona
is-asked = wybiera
winner = zwycięstwo
board = Plansza
board-of = Plansza gry { $game }
players = Gracze
player-areas = Obszary graczy
area-of = Obszar: { $name }
log = Dziennik
scores = Punkty
source = Źródło
parts-of-table = Części stołu
turn-of = Tura: { $name }
waiting-for = Czekamy na: { $names }
game-over = Koniec gry
choices-so-far = Dotychczasowe wybory
options = Odpowiedzi
meanwhile = W dowolnej chwili swojej tury
options-offered = { $count ->
    [one] { $count } odpowiedź do wyboru.
    [few] { $count } odpowiedzi do wyboru.
    [many] { $count } odpowiedzi do wyboru.
   *[other] { $count } odpowiedzi do wyboru.
}
which-one = Która?
not-this = Nie teraz
read-rule = czytaj zasadę
can-be-picked = można wybrać
undo = Cofnij
redo = Ponów
hint = Wskazówka
thinking = Myślę…
hint-line = prowadzenie w { $win } % wyobrażonych gier, średnio o { $margin } pkt
confirm-turn = Zakończ turę
since-last-turn = od twojej ostatniej tury
log-empty = Jeszcze nic się nie wydarzyło.
older-lines = { $count ->
    [one] Pokaż { $count } starszy wpis
    [few] Pokaż { $count } starsze wpisy
    [many] Pokaż { $count } starszych wpisów
   *[other] Pokaż { $count } starszego wpisu
}
no-points-yet = Jeszcze bez punktów.
end-triggers = Koniec gry
zoom-in = Powiększ
zoom-out = Pomniejsz
zoom-fit = Pokaż całość
connection-lost = Utracono połączenie. Ponawiam…
gone-deleted = Ten stół został usunięty.
gone-not-yours = Ten stół nie jest już dla ciebie dostępny.
hand-over = { $name }, twoja tura
hand-over-note = Przekaż ekran, a potem spójrz na swoją stronę stołu.
show-my-side = Pokaż moją stronę
waiting-for-people = Czekamy, aż wszyscy usiądą
is-here = obecny
not-here-yet = jeszcze nie ma
new-link = Nowy link
menu = Stół
look-back = Przebieg gry i liczby
try-what-if = Co by było, gdyby? Nowy stół
download-record = Pobierz zapis gry
text-mode = Stół słowami
picture-mode = Stół jako obraz
sound-on = Włącz dźwięk
sound-off = Wyłącz dźwięk
turn-notice-off = Powiadamiaj mnie na tym urządzeniu, gdy moja kolej
turn-notice-on = To urządzenie powiadamia, gdy twoja kolej
turn-notice-cannot = Ta przeglądarka tego nie potrafi: strona musi działać przez https.
turn-notice-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
turn-notice-failed = Nie udało się. Usługa powiadomień przeglądarki jest nieosiągalna.
stand-in = gra bot
let-bot-play = Niech gra bot
take-back = Wróć na miejsce
commitment = Dowód uczciwego tasowania:
chat-say = Napisz coś
send = Wyślij
keys = Klawisze
key-number = wybierz odpowiedź o tym numerze
key-arrows = przechodź między odpowiedziami
key-enter = wybierz zaznaczoną odpowiedź
key-zoom = powiększenie, gdy plansza jest zaznaczona; strzałki przesuwają
key-escape = zamknij to, co otwarte

## Lekcje
nav-learn = Nauka
lesson = Lekcja
learn-title = Naucz się gry w dwadzieścia minut
learn-note = Krok po kroku, na prawdziwym stole. Każdą część można zacząć osobno.
all-lessons = Inne lekcje
all-parts = Wszystkie części
parts-done = { $count ->
    [one] { $count } część za tobą
    [few] { $count } części za tobą
   *[many] { $count } części za tobą
}
part-of-parts = Część { $part } z { $parts }
step-of-steps = krok { $step } z { $steps }
steps-of-part = Kroki tej części
look-here = spójrz tutaj
step-number = Krok { $step }
step-puzzle = Krok { $step }, zagadka
part-done = Ta część za tobą.
done = zrobione
part-minutes = { $count ->
    [one] { $count } minuta
    [few] { $count } minuty
   *[many] { $count } minut
}
words-and-icons = Słowa i symbole
exact-rules = Dokładne reguły:
back-a-step = Krok wstecz
show-me = Pokaż
next = Dalej
next-part = Następna część
other-answers = { $count ->
    [one] { $count } inna odpowiedź
    [few] { $count } inne odpowiedzi
   *[many] { $count } innych odpowiedzi
}
mark-right = { $answer }:
mark-best = { $answer }: tak!
mark-fair = { $answer }: nieźle.
mark-wrong = Nie to: { $answer }.
progress-kept = Postęp zapisany w tej przeglądarce
coach = Trener:
got-it = Jasne
ask-coach = Zapytaj trenera
ask-me-back = Pytaj mnie przed kosztownymi turami
look-again = Spojrzę jeszcze raz
let-it-stand = Niech tak będzie
what-would-you-do = Co proponujesz?
do-not-ask-back = Nie pytaj mnie więcej
closing-title = Co trener mówi o twojej grze
went-well = Co się udało
next-time = Następnym razem
three-plans = Trzy plany na pierwszą partię
play-first-game = Zagraj pierwszą partię

## Zasady
in-short = Gra w skrócie
exact-rules-page = Dokładne reguły
contents = Spis treści
learn-in-minutes = { $count ->
    [one] Naucz się w { $count } minutę
    [few] Naucz się w { $count } minuty
   *[many] Naucz się w { $count } minut
}
print = Drukuj
page-ways = Za co są punkty
page-typical = Typowe punkty
page-often = często { $low }–{ $high }
page-measured = „Często” to środkowa połowa wyników graczy w { $count } partiach naszych botów, rozegranych { $day }.
page-turn = Twoja tura
page-round = Runda
page-end = Koniec gry
search-rules = Szukaj w zasadach
rules-found = { $count ->
    [one] Znaleziono { $count } zasadę
    [few] Znaleziono { $count } zasady
    [many] Znaleziono { $count } zasad
   *[other] Znaleziono { $count } zasady
}

## Podsumowanie
report = Podsumowanie
report-so-far = Dotychczasowa gra
report-count = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
    [many] { $turns } tur
   *[other] { $turns } tury
}, { $moves ->
    [one] { $moves } wybór
    [few] { $moves } wybory
    [many] { $moves } wyborów
   *[other] { $moves } wyboru
}
report-sources = Punkty według źródeł
report-sources-alt = Punkty według źródeł jako słupki; liczby są w tabeli poniżej
report-time = Punkty w czasie
report-time-alt = Punkty w czasie jako linie; wynik końcowy jest w tabeli poniżej
by-move = według wyborów
by-move-standing = linia: gdyby gra się tam skończyła, kropki: zdobyte
nothing-to-play-on = Tu gra jest już skończona; cofnij się do wcześniejszego wyboru.
report-players = Gracze
best-bold = najlepszy wynik w kolumnie pogrubiony
place = Miejsce
player = Gracz
show-board = Pokaż planszę
show-figures = Pokaż liczby
play-from-here = Graj dalej od tego miejsca
to-report = Do podsumowania
replay = Odtwarzanie
replay-at = Wybór { $move } z { $moves }, tura { $turn }
replay-setup = Przygotowanie gry
replay-move = Wybór
replay-start = Do przygotowania
replay-end = Na koniec
replay-back = Jeden wybór wstecz
replay-forward = Jeden wybór dalej
replay-turn-back = Jedna tura wstecz
replay-turn-forward = Jedna tura dalej
replay-play = Odtwórz
replay-pause = Pauza
in-play = W grze
final-scoring = Koniec
turning-points = Punkty zwrotne
turn-number = tura { $turn }
turning-point = { $gain ->
    [one] Tura { $turn }: { $name } zyskuje { $gain } punkt.
    [few] Tura { $turn }: { $name } zyskuje { $gain } punkty.
    [many] Tura { $turn }: { $name } zyskuje { $gain } punktów.
   *[other] Tura { $turn }: { $name } zyskuje { $gain } punktu.
}
turning-point-lead = { $gain ->
    [one] Tura { $turn }: { $name } zyskuje { $gain } punkt i prowadzenie.
    [few] Tura { $turn }: { $name } zyskuje { $gain } punkty i prowadzenie.
    [many] Tura { $turn }: { $name } zyskuje { $gain } punktów i prowadzenie.
   *[other] Tura { $turn }: { $name } zyskuje { $gain } punktu i prowadzenie.
}

## Without a server

new-version = Nowa wersja jest gotowa.
take-new-version = Użyj jej teraz
without-server = Bez serwera
without-server-note = Wszystko rozgrywa się i zapisuje na tym urządzeniu, także w trybie samolotowym. Znajomi mogą dołączyć przez link tam, gdzie stoły przechowuje serwer: połącz się z nim.
server-address = Adres serwera
connect = Połącz
licences = Licencje wszystkich części
