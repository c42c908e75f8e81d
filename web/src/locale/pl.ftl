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
you = Ty
points = punkty
total = Razem
loading = Wczytywanie…
to-home = Na stronę główną
to-the-table = Do stołu
error-connection = Serwer nie odpowiada. Gra jest bezpieczna; spróbuj ponownie.
error-unknown = Serwer odmówił ({ $status }).
error-no-record = Ten plik nie jest zapisem gry.

## Strona główna
choose-game = Wybierz grę
solo-with = Solo: { $automa }
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
automa-solo-only = Grając solo, mierzysz się z przeciwnikiem: { $automa }.
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
no-tables = Nie ma jeszcze stołów. Wybierz grę i zacznij.
finished-tables = Zakończone
what-if = co by było
your-turn = Twoja tura
table-your-turn = Teraz twoja tura.
table-waits-for = Czekamy na: { $names }
table-waits-for-people = Czekamy, aż wszyscy usiądą
table-won = { $points ->
    [one] Wygrana: { $names }, { $points } punkt
    [few] Wygrana: { $names }, { $points } punkty
    [many] Wygrana: { $names }, { $points } punktów
   *[other] Wygrana: { $names }, { $points } punktu
}
remove-table = Usuń stół: { $game }
remove-table-warning = Stół i jego zapis znikną dla wszystkich.
remove = Usuń
import-record = Wczytaj zapis gry
invite = Zaproś
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
options-offered = { $count ->
    [one] { $count } odpowiedź do wyboru.
    [few] { $count } odpowiedzi do wyboru.
    [many] { $count } odpowiedzi do wyboru.
   *[other] { $count } odpowiedzi do wyboru.
}
which-one = Która?
why-not = dlaczego nie?
more-refused = { $count ->
    [one] Jeszcze { $count } niedostępna odpowiedź
    [few] Jeszcze { $count } niedostępne odpowiedzi
    [many] Jeszcze { $count } niedostępnych odpowiedzi
   *[other] Jeszcze { $count } niedostępnej odpowiedzi
}
not-this = Nie teraz
read-rule = czytaj zasadę
can-be-picked = można wybrać
tap-again = dotknij ponownie
undo = Cofnij
redo = Ponów
hint = Wskazówka
thinking = Myślę…
hint-line = prowadzenie w { $win } % wyobrażonych gier, średnio o { $margin } pkt
confirm-turn = Zakończ turę
crumb-redone = ponownie
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

## Zasady
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
report-players = Gracze
best-bold = najlepszy wynik w kolumnie pogrubiony
place = Miejsce
player = Gracz
show-board = Pokaż planszę
show-figures = Pokaż liczby
play-from-here = Graj dalej od tego miejsca
play-again = Zagraj ponownie
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
