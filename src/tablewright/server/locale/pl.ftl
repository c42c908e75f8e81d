### Co mówi serwer. Nazwy kodów pochodzą z docs/protocol.md.

## Błędy

error-bad-address = Tam nic nie można wysłać. Podaj pełny adres e-mail albo ogólnie dostępny adres https.
error-no-pass = Najpierw otwórz stronę główną albo wyślij przepustkę swojego bota.
error-origin = To żądanie przyszło z innej strony i zostało odrzucone.
error-host = Ten serwer nie jest znany pod tą nazwą. Właściciel podaje ją przez --public-url.
error-not-yours = Może to zrobić tylko właściciel stołu.
error-secret-needed = Najpierw podaj hasło tego domu.
error-wrong-secret = To nie jest hasło tego domu.
error-no-such-link = Ten odnośnik nie prowadzi do żadnego miejsca. Poproś o nowy.
error-not-json = Wyślij JSON.
error-link-used = Ten odnośnik został już użyty. Poproś o nowy.
error-seat-taken = Ktoś tam gra. W trakcie gry tylko ta osoba może utworzyć nowy odnośnik do swojego miejsca.
error-too-large = To jest za duże.
error-too-many = Za dużo naraz. Poczekaj chwilę.

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
