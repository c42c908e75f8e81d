### Co mówi serwer. Nazwy kodów pochodzą z docs/protocol.md.

## Błędy

error-invalid = Tego żądania nie da się zrozumieć: { $detail }
error-bad-address = Tam nic nie można wysłać. Podaj pełny adres e-mail albo ogólnie dostępny adres https.
error-no-pass = Najpierw otwórz stronę główną albo wyślij przepustkę swojego bota.
error-origin = To żądanie przyszło z innej strony i zostało odrzucone.
error-host = Ten serwer nie jest znany pod tą nazwą. Właściciel podaje ją przez --public-url.
error-not-yours = Może to zrobić tylko właściciel stołu.
error-secret-needed = Najpierw podaj hasło tego domu.
error-wrong-secret = To nie jest hasło tego domu.
error-broken-game = W tę grę nie można tu zagrać: { $reason }
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-no-such-rule = Nie ma takiej zasady.
error-no-such-link = Ten odnośnik nie prowadzi do żadnego miejsca. Poproś o nowy.
error-no-such-page = Tu niczego nie ma.
error-no-lessons = Tej gry nie da się tu nauczyć.
error-no-such-part = Lekcje nie mają takiej części.
error-not-taught = Z tego miejsca nie da się kontynuować lekcji. Zacznij tę część od nowa.
error-method = Tego nie można tu zrobić.
error-not-json = Wyślij JSON.
error-link-used = Ten odnośnik został już użyty. Poproś o nowy.
error-seat-taken = Ktoś tam gra. W trakcie gry tylko ta osoba może utworzyć nowy odnośnik do swojego miejsca.
error-chat-off = Przy tym stole nie ma czatu.
error-no-stand-in = Bot może zastąpić tylko osobę; decyduje o tym ona sama, a gdy jej nie ma, właściciel stołu.
error-too-large = To jest za duże.
error-too-many = Za dużo naraz. Poczekaj chwilę.
error-broken-rule = Zawiodła zasada gry. Stół jest taki jak przedtem; błąd zapisano pod numerem { $id }.
error-internal = Coś się tu nie udało. Zapisano to pod numerem { $id }.
error-storage = Nie udało się tego zapisać. Nic się nie zmieniło; spróbuj jeszcze raz.

## Boty

level-easy = Łatwy
level-medium = Średni
level-hard = Trudny

## Powiadomienia

notice-subject = Twoja kolej: { $title }
notice-body = { $name }, twoja kolej w grze { $title }.
notice-link = { $name }, twoja kolej w grze { $title }: { $url }

notice-stopped = Nic więcej tam nie wysyłamy, bo zbyt często się to nie udawało. Ustaw adres ponownie, aby wznowić.

## Bez klienta

page-title = Tablewright
page-missing = Serwer działa, ale nie zbudowano klienta przeglądarkowego.
page-build = W sklonowanym projekcie zbuduj go za pomocą Node.js, a potem uruchom serwer ponownie:
page-meanwhile = Tymczasem możesz grać w terminalu:
page-api = Programy znajdą protokół tutaj:


## Dla tych, którzy budują gry

dev-title = Inspektor
dev-tables = Wszystkie stoły
dev-no-tables = Nie ma jeszcze żadnego stołu.
dev-status = { $status }, wersja { $version }
dev-record = Wskocz do zapisu
dev-record-note = Zapis zostanie rozegrany według zasad aż do tego ruchu i stanie się stołem, przy którym można grać dalej.
dev-file = Zapis
dev-after-move = po ruchu (puste: ostatni)
dev-open = Otwórz jako stół
dev-spectator = Widz
dev-move = Ruch { $move } z { $last }
dev-first = Przygotowanie
dev-before = Ruch wstecz
dev-next = Ruch naprzód
dev-last = Teraz
dev-jump = Otwórz tę pozycję jako stół
dev-table = Do stołu
dev-question = Otwarte pytania
dev-state = Stan
dev-view = Widok z tego miejsca
dev-scenes = Sceny
dev-events = Zdarzenia
dev-moves = Ruchy
