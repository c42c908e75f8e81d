### Raport z ligi. Konwencje: zob. tablewright.text.catalogue.

report-title = { $game }: liga botów
report-lead = { $games ->
        [one] { $games } partia
        [few] { $games } partie
       *[many] { $games } partii
    } dla { $players ->
        [one] { $players } gracza
        [few] { $players } graczy
       *[many] { $players } graczy
    }, ziarno { $seed }, wydanie zasad { $rules }.{ $options ->
        [none] { "" }
       *[some] { " " }Opcje: { $list }.
    }
report-errors = { $errors ->
        [one] { $errors } partia skończyła się błędem i nie jest liczona.
        [few] { $errors } partie skończyły się błędem i nie są liczone.
       *[many] { $errors } partii skończyło się błędem i nie jest liczonych.
    }
report-standings = Tabela
report-bot = Bot
report-seats = Partie
report-elo = Elo
report-skill = OpenSkill
report-wins = Wygrane
report-points = Punkty
report-standings-text = Małe liczby to przedziały 95 %. Elo i wygrane: bootstrap całych partii. Punkty: z rozrzutu partii. OpenSkill: jego własna niepewność.
report-ratings = Siła gry
report-ratings-text = Elo z przedziałem 95 %. { $sure ->
        [lead] { $first } wyprzedza bota { $second } nie tylko przypadkiem: przedziały są rozłączne.
        [open] Przedziały botów { $first } i { $second } zachodzą na siebie: trzeba więcej partii, by wskazać silniejszego.
       *[alone] Jest tylko jeden bot, więc nie ma go z kim porównać.
    }
report-scores = Punkty
report-scores-text = Jak często każdy bot kończy z iloma punktami; kreska to mediana. Najlepszą medianę ma { $best }: { $points ->
        [one] { $points } punkt.
        [few] { $points } punkty.
       *[many] { $points } punktów.
    }
report-seat = Miejsca przy stole
report-seat-text = Jaką część partii wygrywa każde miejsce, ktokolwiek tam siedzi; linia przerywana to równy udział. { $sure ->
        [fair] Żadne miejsce nie odstaje bardziej, niż może to sprawić przypadek.
       *[unfair] Bardziej, niż może to sprawić przypadek, od równego udziału odstają: { $names }.
    }
report-seat-name = Miejsce { $number }
report-faction = Frakcje
report-faction-text = Jaką część partii wygrywa każda frakcja, ktokolwiek nią gra; linia przerywana to równy udział. { $sure ->
        [fair] Żadna frakcja nie odstaje bardziej, niż może to sprawić przypadek.
       *[unfair] Bardziej, niż może to sprawić przypadek, od równego udziału odstają: { $names }.
    }
report-sources = Skąd są punkty
report-sources-text = Średnia liczba punktów w partii według źródła; straty są na lewo od zera. Najwięcej dla wszystkich botów razem daje: { $first }.
report-length = Długość partii
report-length-text = Liczba wyborów w partii, wszyscy razem: połowa partii miała od { $low } do { $high }, najdłuższa { $most }.
report-all-games = wszystkie partie
report-against = Jeden na drugiego
report-against-text = Jak często bot z wiersza kończył przed botem z kolumny; remis liczy się za pół.
report-foot = Przygotował Tablewright { $version }. Liczby są w plikach games.csv i sources.csv obok tego pliku; te same ustawienia i ziarno dają te same partie.
report-other-sources = inne
