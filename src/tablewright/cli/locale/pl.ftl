### Wiersz poleceń. Zasady: zob. tablewright.text.catalogue.

## Strony pomocy

help = Złożone gry planszowe, rozgrywane dokładnie według instrukcji.
help-usage = Użycie: { $words }
help-usage-command = POLECENIE
help-usage-options = [OPCJE]
help-title-arguments = Argumenty
help-title-options = Opcje
help-title-commands = Polecenia
help-title-variables = Zmienne środowiskowe
help-default = { $text } (domyślnie: { $value })

help-games = Pokaż, w co można tu zagrać.
help-play = Zagraj w terminalu.
help-learn = Naucz się gry krok po kroku, na prawdziwych stołach.
help-serve = Otwórz stoły w przeglądarce, na tym komputerze albo w sieci.
help-sim = Niech boty rozegrają wiele partii, a program policzy punkty.
help-league = Niech boty grają ze sobą na wszystkich miejscach; oceń ich siłę i napisz raport.
help-rules = Czytaj i przeszukuj zasady gry; zobacz, jaki kod i jakie testy im odpowiadają.
help-data = Pokaż, skąd pochodzą liczby w grze, i sprawdź, czy się zgadzają.
help-replay = Obejrzyj zapisaną partię jeszcze raz.
help-draw = Wypisz stół jako obrazek (SVG), po kilku losowych wyborach lub z zapisanej gry.
help-verify = Sprawdź, czy partię rozegrano zgodnie z zasadami i z zapieczętowanym losem.
help-analyse = Przeszukaj otwarte pytanie zapisanej gry i pokaż, co obiecuje każda z odpowiedzi.
help-new-game = Zapisz pakiet z małą, od razu grywalną własną grą.
help-explore = Szukaj elementów gry, do których losowi gracze nie docierają, i zapisz partie.
help-sweep = Rozegraj grę w każdym składzie i wariancie; pokaż błędy i to, co nie weszło do gry.
help-bench = Zmierz, jak szybkie są gry na tym komputerze.
help-arena = Pozwól własnemu programowi zagrać z botami i oceń go.
help-arena-program = polecenie, które czyta pozycje jako JSON, wiersz po wierszu, i wypisuje id opcji
help-arena-bots = kto gra na pozostałych miejscach
help-arena-deals = ile rozdań; każde jest grane raz z każdego miejsca
help-mcp = Pozwól grać modelom językowym przez Model Context Protocol.
help-mcp-http = obsługuj przez HTTP pod adresem --host i --port zamiast przez standardowe wejście i wyjście
help-mcp-host = adres, pod którym czekać
help-mcp-port = port, pod którym czekać
help-doctor = Sprawdź, czy wszystko tu działa.
help-lessons = Pokaż, czego uczy gra, albo zamień rozegraną partię w szkic lekcji.

help-option-language = język wszystkich tekstów
help-option-help = pokaż tę stronę
help-option-install_completion = zainstaluj uzupełnianie poleceń w bieżącej powłoce
help-option-show_completion = pokaż uzupełnianie poleceń bieżącej powłoki, do skopiowania
help-option-game = nazwa gry; zobacz: tablewright games
help-option-players = ilu gra
help-option-seed = ziarno losowości: to samo ziarno, ten sam los
help-option-bots = kto gra: jeden bot na wszystkich miejscach albo po jednym na miejsce, np. random,random
help-option-option = ustawienie gry jako nazwa=wartość; można powtarzać
help-option-as_json = wypisz JSON dla skryptów
help-explore-games = ile partii rozegrać najwyżej
help-sweep-games = ile partii każdego rodzaju
help-sweep-kept = folder z zachowanymi zapisami, np. polecenia explore; to, co w nich weszło do gry, też się liczy
help-sweep-seed = ziarno pierwszej partii każdego rodzaju
help-sweep-jobs = ile procesów; 0 to jeden na rdzeń
help-sweep-failures = folder na zapisy partii, które skończyły się błędem
help-new-game-name = jak nazywa się gra: małe litery, cyfry i łączniki
help-new-game-into = gdzie go zapisać; domyślnie w nowym katalogu o tej nazwie
help-explore-out = folder na zapisy partii, które coś znalazły
help-explore-renew = folder z zachowanymi zapisami: te, które nie pasują do dzisiejszych zasad, zostaną rozegrane na nowo i zastąpione
help-option-file = plik zapisany poleceniem save
help-verify-commitment = zobowiązanie pokazane przed partią; zapis musi zawierać to samo
help-play-players = ilu gra (domyślnie: dwoje)
help-play-seed = ziarno losowości; bez niego nikt nie może go znać
help-play-seat = gdzie siedzą ludzie: 1, 2=Anna, 1,3, all (wszędzie) albo none (nigdzie); na pozostałych miejscach grają boty (domyślnie: 1)
help-play-bots = kto gra na pozostałych miejscach: jeden bot na wszystkich albo po jednym na miejsce
help-play-load = kontynuuj zapisaną grę
help-play-confirm = na końcu każdej tury czekaj na Enter, by można było cofnąć także jej ostatni wybór, albo nie czekaj
help-play-coached = pierwsza partia z łatwymi botami i trenerem: wskazówki we właściwej chwili, pytanie przed kosztowną turą, słowo na koniec
help-learn-part = od której części zacząć
help-lessons-record = rozegrana partia, z której mają powstać lekcje; są wypisywane
help-lessons-seat = czyich ruchów z zapisu uczą lekcje
help-serve-host = adres, pod którym serwer nasłuchuje; inny niż ten komputer wymaga hasła (TABLEWRIGHT_SECRET)
help-serve-port = port, na którym serwer nasłuchuje; 0 oznacza dowolny wolny
help-serve-data = folder, w którym przechowywane są stoły
help-serve-database_url = przechowuj stoły w tej bazie danych, na przykład postgresql://user@host/nazwa
help-serve-open_browser = otwórz przeglądarkę albo nie
help-serve-origin = kolejny adres, pod którym przeglądarki widzą ten serwer; można powtórzyć
help-serve-behind_proxy = ufaj adresom przekazanym przez odwrotne proxy na tym komputerze
help-serve-public_url = adres tego serwera do odnośników w powiadomieniach
help-serve-metrics_open = pokazuj /metrics także innym komputerom
help-serve-bot_seconds = bot, który nie zdecyduje w tyle sekund, jest zastępowany w tym ruchu
help-serve-ray = licz boty, podpowiedzi i powtórki na klastrze Ray: jego adres albo local, czyli klaster na tym komputerze
help-serve-push = powiadamiaj przeglądarki, że przy powolnym stole czyjaś kolej; adres e-mail lub strona, pod którą usługi powiadomień mogą się z tobą skontaktować
help-serve-plugin = moduł Pythona z własnymi grami lub botami; można powtórzyć
help-serve-dev = dla tych, którzy budują gry: uruchamiaj się ponownie po zmianie pliku i pokazuj wszystko o stołach pod /dev; tylko na tym komputerze
help-sim-games = ile partii
help-sim-seed = ziarno pierwszej partii; następne mają kolejne numery
help-sim-jobs = ile procesów; 0 to jeden na rdzeń
help-sim-failures = folder na zapisy partii, które skończyły się błędem
help-league-bots = które boty biorą udział, oddzielone przecinkami, np. random,greedy,mcts:iterations=50
help-league-games = ile partii razem, równo na wszystkie składy i miejsca
help-league-jobs = ile procesów; 0 to jeden na rdzeń
help-league-ray = graj na klastrze Ray: jego adres albo local, czyli klaster na tym komputerze
help-league-out = folder na wyniki i raport; liga, która już tam jest, toczy się dalej
help-league-seed = ziarno pierwszej partii; to samo ziarno daje te same wyniki przy każdej liczbie procesów
help-rules-rule = numer zasady, rozdziału lub punktu albo szukane słowa
help-rules-search = pokaż zasady, które zawierają te słowa
help-rules-covered = pokaż, który kod wykonuje każdą zasadę i które testy ją sprawdzają
help-rules-where = pokaż, gdzie kod wykonuje podaną zasadę, a testy ją sprawdzają
help-rules-tests = gdzie są testy gry, jeśli nie w tests/games
help-data-check = zakończ z kodem 2, jeśli coś się nie zgadza
help-replay-to = zatrzymaj po tylu ruchach i pokaż tylko stół
help-replay-step = po każdym ruchu czekaj na Enter
help-replay-seat = oglądaj z tego miejsca; bez tej opcji podaje każdy wybór, a stół pokazuje jak widzom
help-draw-after = ile wyborów ma najpierw zapaść losowo
help-draw-seat = oglądaj z tego miejsca, 0 jako widz; bez tej opcji z miejsca tego, kto wybiera
help-draw-load = narysuj zapisaną grę
help-analyse-to = pytanie po tylu ruchach zapisu, a nie ostatnie
help-analyse-seat = pytanie do tego miejsca, gdy pytanych jest kilka naraz
help-analyse-seconds = jak długo szukać
help-analyse-jobs = ile procesów szuka; 0 to jeden na rdzeń
help-analyse-seed = ziarno wyobrażanych stołów
help-draw-scene = cały stół, tylko plansza albo tylko obszar tego miejsca
help-draw-theme = stół pod planszą
help-sim-plugin = moduł Pythona z własnymi grami lub botami; można powtórzyć
help-league-plugin = moduł Pythona z własnymi grami lub botami; można powtórzyć
help-bench-games = które gry, oddzielone przecinkami (domyślnie: wszystkie)
help-bench-seconds = jak długo mierzyć każdą wartość
help-bench-environments = zmierz to, co dostają uczące się programy: decyzje z obserwacją i maską
help-variable-TABLEWRIGHT_LANGUAGE = en albo pl, gdy nie podano --language
help-variable-TABLEWRIGHT_DATA_OVERRIDES = folder z poprawkami do danych gier; pusty: bez poprawek
help-variable-TABLEWRIGHT_SECRET = hasło, o które serwer pyta zakładających stoły (serve)
help-variable-TABLEWRIGHT_DATABASE_URL = baza danych serwera, gdy nie podano --database-url
help-variable-TABLEWRIGHT_SMTP = serwer pocztowy do powiadomień, jako smtp://user:password@host:587/?from=adres
help-variable-TABLEWRIGHT_DEBUG = 1 pokazuje, gdzie w programie powstał błąd

## Tego, co wpisano, nie da się użyć

no-such-language = Nie ma języka „{ $language }”. Języki: { $languages }.
no-such-command = Nie ma polecenia „{ $command }”. Polecenia: { $commands }.
no-such-command-near = Nie ma polecenia „{ $command }”. Czy chodziło o „{ $near }”?
no-such-game = Nie ma gry „{ $name }”. Gry: { $names }.
no-such-game-near = Nie ma gry „{ $name }”. Czy chodziło o „{ $near }”?
no-such-bot = Nie ma bota „{ $name }”. Boty: { $names }.
no-such-bot-near = Nie ma bota „{ $name }”. Czy chodziło o „{ $near }”?
no-such-rule = Nie ma zasady „{ $name }” ani zasady z tymi słowami.
no-such-rule-near = Nie ma zasady „{ $name }”. Czy chodziło o { $near }?
no-such-seat = Nie ma miejsca „{ $seat }”. Miejsca liczy się od 1 do { $players }: wpisz 1, 2=Anna, all albo none.
no-such-number = Nie ma opcji { $number }. Wpisz liczbę od 1 do { $count }.
no-such-order = Nie znam słowa „{ $word }”. Wpisz numer albo „{ $help }”.
no-such-file = Nie ma pliku { $file }. Sprawdź ścieżkę.
no-such-folder = Nie ma folderu { $folder }. Najpierw go utwórz albo podaj inny.
cannot-write = Nie można zapisać pliku { $file } ({ $detail }). Podaj inny plik.
cannot-read = Nie można odczytać pliku { $file } ({ $detail }). Sprawdź uprawnienia.
not-a-save = { $file } nie jest zapisem Tablewright albo jest uszkodzony. Podaj inny plik.
newer-save = Plik { $file } zapisał nowszy Tablewright (format { $format }, ten czyta { $known }). Zaktualizuj Tablewright.
bad-save = Nie można użyć pliku { $file }, jest uszkodzony albo zmieniony. Podaj inny plik; po angielsku: { $detail }
save-of-elsewhere = Pliku { $file } nie można tu użyć. { $detail }
newer-rules = Grano według nowszych zasad gry { $game } (wersja { $rules }, tutaj { $known }). Zaktualizuj Tablewright.
bad-bot = Nie można utworzyć bota „{ $bot }”. Ustawienia pisze się bot:nazwa=wartość; po angielsku: { $detail }
endless = „{ $seconds }” nie jest liczbą sekund. Podaj liczbę większą od 0.
load-settled = { $option } jest dla nowych gier, a to już wiadomo z pliku { $file }. Pomiń { $option }.
wrong-players = W grę { $game } nie można grać w takiej liczbie osób: { $players }. Możliwe: { $allowed }.
no-options = { $game }: przy tej liczbie graczy ({ $players }) nie ma żadnych opcji, więc i opcji „{ $name }”. Pomiń ją.
no-such-option = { $game }: przy tej liczbie graczy ({ $players }) nie ma opcji „{ $name }”. Opcje: { $names }.
wrong-value = Opcja „{ $name }” nie może mieć wartości „{ $value }”. Możliwe: { $values }.
option-without-value = „{ $word }” nie jest ustawieniem. Wpisz nazwa=wartość.
wrong-bots = Podano { $count ->
        [one] { $count } bota
        [few] { $count } boty
       *[many] { $count } botów
    } na { $places ->
        [one] { $places } miejsce
        [few] { $places } miejsca
       *[many] { $places } miejsc
    }. Podaj jednego bota na wszystkie albo po jednym na każde.
too-few-games = Nie można rozegrać tylu partii: { $games }. Podaj co najmniej 1.
too-few-jobs = Nie może pracować tyle procesów: { $jobs }. Podaj co najmniej 1 albo 0: jeden na rdzeń.
play-what = W co zagramy? Podaj nazwę, np. tablewright play quarry. Wszystkie gry: tablewright games.
draw-what = Jaka gra? Podaj nazwę, np.: tablewright draw origins. Wszystkie gry: tablewright games.
load-other-game = W pliku { $file } jest gra { $other }, a nie { $game }. Pomiń nazwę gry.
usage-no-such-option = Nie ma opcji „{ $option }”. Zobacz --help.
usage-no-such-option-near = Nie ma opcji „{ $option }”. Czy chodziło o { $near }?
usage-missing = Brakuje: { $name }. Zobacz --help.
usage-value-missing = Opcja „{ $option }” wymaga dokładnie jednej wartości. Zobacz --help.
usage-wants-int = { $name } musi być liczbą całkowitą.
usage-wants-float = { $name } musi być liczbą.
usage-from = { $name } musi być liczbą od { $least } wzwyż.
usage-from-to = { $name } musi być liczbą od { $least } do { $most }.
usage-wrong-value = Nie można użyć wartości { $name }. Zobacz --help.
usage-too-much = Te słowa tu nie pasują: { $words }. Zobacz --help.
usage-other = { $detail } Zobacz --help.
stopped = Przerwano.
told-below = To się nie uda; po angielsku: { $detail }
system-refuses = System odmawia ({ $detail }). Sprawdź ścieżkę, uprawnienia i wolne miejsce.
bug = Coś zepsuło się w Tablewright: { $kind }: { $detail }. Zgłoś to; z TABLEWRIGHT_DEBUG=1 widać, gdzie.

## Gry

games-name = Nazwa
games-title = Tytuł
games-players = Gracze
games-options = Opcje
games-broken = Gra { $name } jest zainstalowana, ale nie można w nią zagrać. { $reason }

## Przy stole

yes = tak
board = Stół
board-nothing = Na stole nie ma „{ $words }”.
board-changed = { $title }: zmiany
bot-name = Bot { $number }
play-welcome = { $game }. Wpisz numer opcji albo „{ $help }”.
play-pass-screen = Ekran przejmuje { $name }. Naciśnij Enter.
play-save-first = Zapisać grę? Nazwa pliku albo sam Enter, by wyjść bez zapisu:{ " " }
play-overwrite = Plik { $file } już istnieje. Zastąpić go? [t/N]{ " " }
play-saved = Zapisano w pliku { $file }. Dalszy ciąg: { $command }
play-broken = Coś się zepsuło. Stół jest taki jak przed ostatnim wyborem.
play-thinking = Myślę …
play-left = Gra została przerwana.
play-confirm-turn = Twoja tura się kończy. Naciśnij Enter, by ją zatwierdzić, albo wpisz „{ $undo }”.
play-usual = { $prompt } { $answer }, jak zwykle. („{ $undo }” pozwala wybrać.)
thing-which = Którą drogą? Wpisz „{ $words }” i jej numer.
thing-idle = Z „{ $words }” nic się teraz nie da zrobić.
play-meanwhile = Albo w dowolnej chwili swojej tury:
play-over = Koniec gry
standing = { $points ->
        [one] { $name }: { $points } punkt
        [few] { $name }: { $points } punkty
       *[many] { $name }: { $points } punktów
    }
standing-if-over = { $points } gdyby gra skończyła się teraz
standing-end = Do końca gry: { $nearness }
play-help = Wpisz numer opcji albo jej nazwę. Możesz też wpisać:
order-board = plansza
    .with = [słowa]
order-board-help = pokaż jeszcze raz cały stół; ze słowami: tylko to, co je zawiera
order-look = obejrzyj
    .with = NUMER
order-look-help = co o tej opcji mówi stół: koszt, efekt, co tam leży
order-why = dlaczego
    .with = [NUMER]
order-why-help = co jest teraz niemożliwe i dlaczego; z numerem także zasada
order-undo = cofnij
order-undo-help = cofnij ostatni wybór
order-redo = ponów
order-redo-help = zrób jeszcze raz to, co cofnięto
order-log = dziennik
    .with = [WIERSZE]
order-log-help = co się wydarzyło; z liczbą: tyle wierszy
order-score = wynik
order-score-help = skąd wzięły się punkty
order-rules = zasady
    .with = [NUMER lub słowa]
order-rules-help = rozdziały zasad; z numerem lub słowami: te zasady
order-save = zapisz
    .with = PLIK
order-save-help = zapisz grę w pliku
order-help = pomoc
order-help-help = pokaż tę listę
order-quit = koniec
order-quit-help = wyjdź z gry

## Lekcje

learn-welcome = { $title }. Wpisz numer odpowiedzi, naciśnij Enter, by czytać dalej, albo wpisz „{ $help }”.
learn-heading = Część { $part } z { $parts } · { $title } · krok { $step } z { $steps }
learn-read-on = (Enter: dalej)
learn-part-over = (Enter: następna część)
learn-left = Aby wrócić do tej części: { $command }
learn-over = To była ostatnia część. Pora na własną partię: { $command }
learn-right = Tak.
learn-best = Tak.
learn-fair = Można, ale jest coś lepszego.
learn-wrong = To nie to.
coach-says = Trener: { $word }
coach-would = Trener: moja propozycja to „{ $answer }”.
coach-wasted = Trener: niewykorzystane zostanie: { $lost }. Na pewno? [t/N]{ " " }
coach-sure = Niech tak będzie mimo to? [t/N]{ " " }
coach-waits = Dobrze. Wybierz jeszcze raz albo cofnij: „{ $undo }”.
coach-none = Przy tym stole nie ma trenera; ma go { $command }.
coach-what = Polecenie to samo „{ $order }” albo z dodatkiem tak lub nie.
coach-on = tak
coach-off = nie
coach-asks = Trener zapyta, zanim stanie się coś kosztownego.
coach-asks-not = Trener o nic już nie pyta.
coach-closing = Co trener mówi o twojej grze
coach-well = Co się udało
coach-next = Następnym razem
learn-no-rules = Do tego kroku nie należy żadna reguła.
learn-help = Wpisz numer albo nazwę odpowiedzi lub naciśnij Enter, by czytać dalej. Możesz też wpisać:
order-back = wstecz
order-back-help = cofnij się o krok
order-show = pokaż
order-show-help = niech lekcja wykona ruch
order-parts = części
order-parts-help = wszystkie części; z numerem: zacznij tę część
order-words = słowa
order-words-help = słowa i symbole gry, najpierw te z pytania; ze słowem: co ono znaczy
words-here = W tym pytaniu:
words-all = Pozostałe:
words-none = W objaśnieniach nie ma „{ $word }”. Może jest w zasadach.
order-coach = trener
    .with = [tak|nie]
order-coach-help = przy stole z trenerem: słowo trenera o pytaniu; tak albo nie: czy trener ma pytać przed kosztownymi wyborami
order-rules-learn = dokładne reguły do tego kroku
order-quit-learn = zakończ lekcję
lessons-steps = { $count ->
        [one] { $count } krok
        [few] { $count } kroki
       *[many] { $count } kroków
    }
lessons-figures = { $steps ->
        [one] { $steps } krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }, około { $minutes ->
        [one] { $minutes } minuty
        [few] { $minutes } minut
       *[many] { $minutes } minut
    }.
no-lessons = Gra { $game } nie ma lekcji.
no-such-part = Nie ma części { $part }; lekcje mają { $count ->
        [one] { $count } część
        [few] { $count } części
       *[many] { $count } części
    }.

look-at-what = Którą opcję? Wpisz: { $order } NUMER
look-nothing = Stół nie mówi o tym nic więcej. Możesz wpisać: { $order } SŁOWA
save-where = W jakim pliku? Wpisz: { $order } PLIK
undone = Cofnięto. („{ $order }” przywraca.)
undo-barred = Nie można niczego cofnąć: wybór zostaje, gdy odsłonił coś ukrytego, użył losu albo gdy zdecydował już ktoś inny.
redo-nothing = Nie ma czego ponowić.
log-nothing-yet = Nic się jeszcze nie wydarzyło.
why-nothing = Nie brakuje niczego, czego można by się spodziewać.
why-more = Zasadę pokaże: { $order } NUMER
why-no-such = Na liście nie ma „{ $typed }”. Wpisz liczbę od 1 do { $count }.

## Punkty

score-title = Punkty
score-source = Za co
score-if-over = Gdyby gra skończyła się teraz
score-total = Razem
score-place = Miejsce
place = { $place }
wins = { $points ->
        [one] Wygrywa { $name }: { $points } punkt.
        [few] Wygrywa { $name }: { $points } punkty.
       *[many] Wygrywa { $name }: { $points } punktów.
    }
share-win = { $points ->
        [one] Zwycięstwem dzielą się { $names }: { $points } punkt.
        [few] Zwycięstwem dzielą się { $names }: { $points } punkty.
       *[many] Zwycięstwem dzielą się { $names }: { $points } punktów.
    }
nobody-wins = Nikt nie wygrywa.

## Symulacja

sim-playing = { $game }
sim-errors = { $errors ->
        [one] { $errors } błąd
        [few] { $errors } błędy
       *[many] { $errors } błędów
    }
sim-played = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    }, { $decisions ->
        [one] { $decisions } decyzja
        [few] { $decisions } decyzje
       *[many] { $decisions } decyzji
    } w { $seconds } s ({ $rate } na sekundę)
sim-seat = Miejsce
sim-bot = Bot
sim-points = Punkty
sim-wins = Wygrane
sim-unreached = { $count ->
        [one] { $count } element ani razu nie wszedł
        [few] { $count } elementy ani razu nie weszły
       *[many] { $count } elementów ani razu nie weszło
    } do gry: { $pieces }
sim-stopped = { $count ->
        [one] { $count } partia została przerwana po { $choices } wyborach, bo nie dobiegła końca; nie liczy
        [few] { $count } partie zostały przerwane po { $choices } wyborach, bo nie dobiegły końca; nie liczą
       *[many] { $count } partii zostało przerwanych po { $choices } wyborach, bo nie dobiegły końca; nie liczą
    } się ani w punktach, ani w wygranych.
sweep-way = Gracze
sweep-games = Partie
sweep-decisions = Decyzje
sweep-points = Punkty
sweep-errors = Błędy
sweep-stopped = Przerwane
sweep-unreached = Poza grą
sweep-only-recorded = { $count ->
        [one] { $count } element wszedł
        [few] { $count } elementy weszły
       *[many] { $count } elementów weszło
    } do gry tylko w zachowanych zapisach: { $pieces }
all-reached = Wszystkie elementy weszły do gry: { $pieces }.
sim-failure = Ziarno { $seed }: { $problem } Zapis: { $record }
sim-more-failures = { $count ->
        [one] … i jeszcze { $count } nieudana partia.
        [few] … i jeszcze { $count } nieudane partie.
       *[many] … i jeszcze { $count } nieudanych partii.
    }

## Liga

league-played = { $games ->
        [one] Rozegrano { $games } partię
        [few] Rozegrano { $games } partie
       *[many] Rozegrano { $games } partii
    } w { $seconds } s{ $known ->
        [0] .
        [one] , { $known } była znana wcześniej.
        [few] , { $known } były znane wcześniej.
       *[many] , { $known } było znanych wcześniej.
    }
league-elo = Elo (95 %)
league-skill = OpenSkill (95 %)
league-wins = Wygrane (95 %)
league-points = Punkty (95 %)
league-faction = Frakcja
league-games = Partie
league-ahead = przed: { $faction }
league-failed = { $count ->
        [one] { $count } partia skończyła się błędem. Jej zapis jest w { $folder }.
        [few] { $count } partie skończyły się błędem. Ich zapisy są w { $folder }.
       *[many] { $count } partii skończyło się błędem. Ich zapisy są w { $folder }.
    }
league-report = Raport: { $file }
league-no-ray = Ray nie jest zainstalowany. Zainstaluj go: pip install "tablewright[ray]"

## Zasady

rules-which = Której gry? Wpisz: tablewright rules GRA albo tablewright rules --coverage dla wszystkich.
rules-json = --json należy do --coverage. Dodaj --coverage albo pomiń.
rules-where-which = Której zasady? Wpisz: tablewright rules GRA NUMER --where.
rules-home = { "" }  miejsce rozdziału: { $file }
rules-count = { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    }
rules-found = { $count ->
        [0] Nic nie znaleziono. Spróbuj mniej słów albo tylko ich początków.
        [one] Znaleziono { $count }.
        [few] Znaleziono { $count }.
       *[many] Znaleziono { $count }.
    }
rules-no-tests = Nie znaleziono testów gry { $game }. Uruchom to w katalogu ze źródłami albo podaj --tests FOLDER.
coverage-game = Gra
coverage-rules = Zasady
coverage-cited = W kodzie
coverage-tested = W testach
coverage-examples = Przykłady
coverage-missing = Brakuje
coverage-rule = Zasada
coverage-code = Kod
coverage-tests = Testy
coverage-gaps = { $game }: brakuje kodu lub testu dla: { $ids }
coverage-gaps-more = { $game }: brakuje kodu lub testu dla: { $ids }, … (razem { $count })
coverage-open = { $game }: księga { $book } jest otwarta: jeszcze nie można według niej grać. Do zrobienia { $count ->
        [one] pozostaje { $count } zasada lub przykład
        [few] pozostają { $count } zasady i przykłady
       *[many] pozostaje { $count } zasad i przykładów
    }.

## Dane gier

data-schema = W pliku { $file } brakuje: { $lacking }. Zobacz krok 2 w CONTRIBUTING.md („Add a game in an evening”).
data-none = { $game } nie ma danych do pokazania.
data-what = Elementy
data-expected = Oczekiwane
data-actual = Znalezione
data-source-rulebook = { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    } z instrukcji
data-source-public = { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
       *[many] { $count } wpisów
    } z innych publicznych źródeł
data-source-reconstructed = { $count ->
        [one] { $count } wpis odtworzony
        [few] { $count } wpisy odtworzone
       *[many] { $count } wpisów odtworzonych
    }
data-partly = { $count ->
        [one] { $count } wpis częściowo odtworzony
        [few] { $count } wpisy częściowo odtworzone
       *[many] { $count } wpisów częściowo odtworzonych
    }
data-unsourced = Bez podanego źródła: { $entries }
data-override = { $count ->
        [0] { $file } niczego nie zmienia
        [one] { $file } zmienia { $count } wartość:
        [few] { $file } zmienia { $count } wartości:
       *[many] { $file } zmienia { $count } wartości:
    }
data-sound = Wszystko się zgadza.

## Zapisy

replay-no-record = W pliku { $file } nie ma zapisu ruchów: można go wczytać, ale nie odtworzyć ani sprawdzić.
replay-no-such-move = Nie ma ruchu { $move }. Ruchów w zapisie: { $moves }.
replay-next = Enter: następny ruch, Ctrl-C: koniec{ " " }
replay-at = { $moves ->
        [0] Stół na początku
        [one] Stół po { $moves } ruchu
        [few] Stół po { $moves } ruchach
       *[many] Stół po { $moves } ruchach
    }
explore-found = Partia dla { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
       *[many] { $players } graczy
    }: nowe { $pieces_count }, brakuje { $missing }: { $pieces }
explore-missing = Nigdy w grze: { $missing }
explore-renewed = { $file } rozegrano na nowo, ruchów: { $moves }.
verify-good = Plik { $file } jest w porządku: { $moves ->
        [one] { $moves } ruch zgodny
        [few] { $moves } ruchy zgodne
       *[many] { $moves } ruchów zgodnych
    } z zasadami, a cały los wynika z ziarna.
verify-bad = Plik { $file } nie jest w porządku:
verify-other-commitment = Zobowiązanie w pliku nie jest tym, które podano: to inna partia albo inne ziarno.
analyse-over = Gra jest skończona: nie ma już czego wybierać. Podaj wcześniejszy ruch przez --to.
analyse-not-asked = Nie ma teraz pytania, na które odpowiada { $seat }. Odpowiada: { $asked }.
analyse-option = Odpowiedź
analyse-visits = Próby
analyse-margin = Przewaga punktów
analyse-win = Wygrane

## Szybkość

arena-result = Partie przeciw { $bot }: { $games }. Średni wynik { $value }, z ufnością 95 % od { $low } do { $high } (1: wszystkie wygrane, -1: wszystkie przegrane).
arena-slips = { $count ->
    [one] Jeden raz
    [few] { $count } razy
    [many] { $count } razy
   *[other] { $count } razy
} program nie podał niczego z tego, co było do wyboru; wzięto pierwszą opcję.
mcp-missing = Do tego potrzebny jest oficjalny pakiet SDK: pip install "tablewright[mcp]"
bench-machine = { $processor }, jeden rdzeń, { $python }, { $shape ->
        [compiled] skompilowany
       *[pure] czysty Python
    }
bench-no-time = Tyle sekund to za mało: { $seconds }. Podaj więcej niż 0.
bench-no-peers = Nie ma tu innych silników do porównania. Zainstaluj je: pip install "tablewright[bench]"
bench-decisions_per_second = decyzje/s
bench-games_per_second = partie/s
bench-forks_per_second = rozgałęzienia/s
bench-copies_per_second = kopie/s
bench-saves_per_second = zapisy/s
bench-bytes_per_table = bajty na stół
bench-options_p999_us = najwolniejsze pytanie (99,9 %), µs
bench-growth = koszt decyzji po 10 000 do kosztu po 100
bench-search_iterations_per_second = spojrzenia naprzód/s
bench-search_gain_two_processes = ile razy więcej spojrzeń w dwóch procesach
bench-first_drawing_p95_ms = rysowanie całego stołu (95 %), ms
bench-update_drawing_p95_ms = rysowanie zmiany (95 %), ms
bench-effects_p95_ms = skutki wszystkich odpowiedzi (95 %), ms
bench-reach_p95_ms = drogi do wszystkich rzeczy (95 %), ms
bench-vector_per_second = wiele stołów naraz, decyzje/s
bench-pettingzoo_per_second = PettingZoo po kolei, decyzje/s
bench-parallel_per_second = PettingZoo w cyklach, decyzje/s
bench-gymnasium_per_second = Gymnasium w pojedynkę, decyzje/s
bench-open_spiel_per_second = środowisko OpenSpiel, decyzje/s
bench-ratio-game = Gra
bench-ratio-peer = w porównaniu z
bench-ratio-decisions = decyzje/s
bench-ratio-copies = kopie/s
bench-ratio-forks_to_copies = nasze rozgałęzienia/s do jego kopii/s
bench-ratio-search = spojrzenia naprzód/s

## Lekarz

doctor-missing = Brakuje pakietów: { $packages }. Zainstaluj Tablewright ponownie.
doctor-compiled = Silnik jest skompilowany.
doctor-pure = Silnik działa w czystym Pythonie: poprawnie, ale kilka razy wolniej niż skompilowany ({ $known ->
        [True] { $reason }
       *[False] to źródła, których nie zbudowano
    }).
doctor-could-compile = Jest tu kompilator C: TABLEWRIGHT_COMPILED=1 pip install . skompiluje pakiet albo powie, co przeszkadza.
doctor-overrides = { $count ->
        [0] Twoje poprawki do danych gier są szukane w { $folder }; nie ma żadnych.
       *[other] Twoje poprawki do danych gier w { $folder }: { $games }
    }
doctor-no-overrides = Twoje poprawki do danych gier są wyłączone.
doctor-can-write = W folderze { $folder } można zapisywać gry.
doctor-cannot-write = W folderze { $folder } nie można zapisywać gier ({ $detail }). Przejdź do innego folderu.
doctor-game = { $game }: partie w składzie { $players } rozegrano do końca, zapisano i wczytano.
doctor-save-differs = { $game }: zapis wczytuje się inaczej, niż go zapisano. To błąd programu, zgłoś go.
doctor-game-fails = { $game }: { $detail }
doctor-well = Wszystko w porządku.
doctor-ill = Coś jest nie tak; zobacz wyżej.

## serve

serve-address = Tablewright działa pod adresem { $url }
serve-data = Stoły są przechowywane w { $place }
serve-no-client = Klient przeglądarkowy nie jest zbudowany; { $url } mówi, jak to zrobić.
serve-secret = Kto zakłada stoły, jest pytany o hasło.
serve-dev = Wszystko o stołach znajdziesz pod adresem { $url }. Po zmianie pliku serwer uruchamia się ponownie.
serve-dev-changed = Zmienił się plik { $file }; serwer uruchamia się ponownie.
serve-dev-again = Serwer znów odpowiada.
serve-dev-ended = Serwer się zakończył; powód podano powyżej. Uruchomi się ponownie po zmianie pliku.
serve-dev-local = --dev pokazuje to, co przy stołach ukryte, więc działa tylko na tym komputerze. Pomiń --host i --behind-proxy.
serve-stop = Aby zakończyć, naciśnij Ctrl+C.
serve-secret-needed = { $host } jest osiągalny z innych komputerów. Ustaw hasło o długości co najmniej 8 znaków w { $variable } albo pomiń --host.
serve-not-installed = Serwer nie jest zainstalowany (brakuje { $package }). Zainstaluj go poleceniem: pip install 'tablewright[server]'
serve-address-taken = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $why }. Wybierz inny przez --host lub --port.
serve-cannot = Serwera nie można uruchomić: { $why }
serve-no-plugin = Nie ma modułu Pythona „{ $name }” dla --plugin. Zainstaluj go albo uruchom tam, gdzie Python go znajdzie.
serve-bad-database-url = Nie można użyć adresu bazy danych ({ $why }). Napisz go tak: postgresql://user@host/name.
serve-no-push = Brakuje tego, co wysyła powiadomienia do przeglądarek. Zainstaluj: pip install 'tablewright[push]'
serve-bad-contact = { $contact } nie jest ani adresem e-mail, ani adresem https. Usługi powiadomień chcą wiedzieć, do kogo pisać w sprawie tego serwera.
serve-no-database = Nie można przechowywać stołów. { $why }

## new-game

new-game-written = { $count ->
        [one] Zapisano { $count } plik
        [few] Zapisano { $count } pliki
       *[many] Zapisano { $count } plików
    } w { $folder }: małą grę, w którą można grać, z zasadami w { $rules }. Teraz wpisz:
new-game-name = Gra nie może się nazywać { $name }. Użyj małych liter, cyfr i łączników, zaczynając od litery, np. apple-market.
new-game-module = Python ma już coś o nazwie { $name }, a gra by to zasłoniła. Wybierz inną nazwę.
new-game-taken = Gra { $name } już tu jest. Wybierz inną nazwę.
new-game-folder = Katalog { $name } nie jest pusty. Podaj inny opcją --into.
