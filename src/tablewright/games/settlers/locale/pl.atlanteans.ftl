# Osadnicy, Atlantydzi: co czyta gracz.

name-atl = Atlantydzi
setting-atl = Dodatek: Atlantydzi

## Nazwy kart

name-SETX-ATL-ATL001 = Kryształowa pracownia
name-SETX-ATL-ATL004 = Kasta inżynierów
name-SETX-ATL-ATL007 = Poławiacze pereł
name-SETX-ATL-ATL010 = Szmaragdowa przystań
name-SETX-ATL-ATL012 = Kasta architektów
name-SETX-ATL-ATL014 = Trójzębna gwardia
name-SETX-ATL-ATL016 = Sieć energetyczna
name-SETX-ATL-ATL018 = Laboratorium parowe
name-SETX-ATL-ATL020 = Kryształowa kopuła
name-SETX-ATL-ATL022 = Arka technologii
name-SETX-ATL-ATL023 = Szklany gigant
name-SETX-ATL-ATL024 = Dziewicza wyrocznia
name-SETX-ATL-ATL025 = Hydroponika
name-SETX-ATL-ATL026 = Głębinowa kopalnia
name-SETX-ATL-ATL027 = Rada mędrców
name-SETX-ATL-ATL028 = Transmutator
name-SETX-ATL-ATL029 = Generator tarczy
name-SETX-ATL-ATL030 = Ostatni rejs
name-SETX-ATL-ATL031 = Targ na lagunie
name-SETX-ATL-ATL034 = Podniebny port
name-SETX-ATL-ATL036 = Sfery magazynowe
name-SETX-ATL-ATL038 = Delfin poseł
name-SETX-ATL-ATL039 = Darmowa energia
name-SETX-ATL-ATL040 = Latarnia przyjaźni
name-SETX-ATL-BAR041 = Zaklęty las
name-SETX-ATL-BAR044 = Majsterkowicze
name-SETX-ATL-BAR046 = Maszyna latająca Traka
name-SETX-ATL-BAR048 = Jeden Koń Mechaniczny
name-SETX-ATL-BAR049 = Niszczyciele maszyn
name-SETX-ATL-BAR050 = Złomowisko
name-SETX-ATL-EGI041 = Mistyczna piramida
name-SETX-ATL-EGI044 = Żeglarze piasku
name-SETX-ATL-EGI046 = Złoty automat
name-SETX-ATL-EGI048 = Uszy faraona
name-SETX-ATL-EGI049 = Zegar wodny
name-SETX-ATL-EGI050 = Mechaniczny skarabeusz
name-SETX-ATL-JAP041 = Nowoczesna farma
name-SETX-ATL-JAP044 = Artyści feng shui
name-SETX-ATL-JAP046 = Mechaniczny samuraj
name-SETX-ATL-JAP048 = Wynalazki Pana Chi
name-SETX-ATL-JAP049 = Pracownia lampionów
name-SETX-ATL-JAP050 = Koło wodne
name-SETX-ATL-RZY041 = Odległa kolonia handlowa
name-SETX-ATL-RZY044 = Machina obronna
name-SETX-ATL-RZY046 = Rzymska akademia
name-SETX-ATL-RZY048 = Żuraw deptakowy
name-SETX-ATL-RZY049 = Hypokaustum
name-SETX-ATL-RZY050 = Gildia wynalazców
name-SETX-ATL-ZWY098 = Trzęsienie ziemi
name-SETX-ATL-ZWY099 = Kometa
name-SETX-ATL-ZWY100 = Urodzaj
name-SETX-ATL-ZWY101 = Gorączka złota
name-SETX-ATL-ZWY102 = Odkrycie
name-SETX-ATL-ZWY103 = Wędrówka ludów
name-SETX-ATL-ZWY104 = Handlarz wihajstrami
name-SETX-ATL-ZWY106 = Przemytnicy
name-SETX-ATL-ZWY108 = Turbodestylarnia
name-SETX-ATL-ZWY110 = Chatka wynalazcy
name-SETX-ATL-ZWY113 = Alchemik
name-SETX-ATL-ZWY115 = Wieża zegarowa
name-SETX-ATL-ZWY117 = Tartak parowy
name-SETX-ATL-ZWY118 = Młot parowy
name-SETX-ATL-ZWY119 = Pług parowy
name-SETX-ATL-ZWY120 = Warsztat automatów
name-SETX-ATL-ZWY121 = Zakład balist
name-SETX-ATL-ZWY122 = Uniwersytet
name-SETX-ATL-ZWY124 = Targi techniki
name-SETX-ATL-ZWY125 = Zatopione ruiny

## Przed grą

setting-collect-tokens = Atlantydzi solo: utracone żetony trafiają do Kolekcji

## Nazwy

name-technology = żetony Technologii
name-events = Wydarzenia

## Pytania

advanced-technology = Którą Zaawansowaną Technologię bierzesz?
    .adv_scoring = Technologię Punktującą
    .adv_defensive = Technologię Obronną
which-technology = Który żeton kładziesz na Lokacji { $card }?
    .tech = Technologię Podstawową
    .adv_scoring = Technologię Punktującą
    .adv_defensive = Technologię Obronną
move-technology = Który żeton Technologii przekładasz?
    .option = { $it_1 } z Lokacji { $it_2 }
    .done = Nie przekładam więcej
move-technology-to = Gdzie kładziesz żeton ({ $good })?
    .option = { $it }
which-action = { $card }: z której Akcji korzystasz?
    .first = Z pierwszej
    .second = Z odblokowanej
match-colour = Który z kolorów się liczy?
    .colour-black = czarny
    .colour-purple = fioletowy
    .colour-blue = niebieski
    .colour-brown = brązowy
    .colour-gold = złoty
    .colour-red = czerwony
    .colour-pink = różowy
    .colour-gray = szary
    .colour-white = biały
    .colour-orange = pomarańczowy
pay-times = Ile razy płacisz { $goods }?
    .option = { $it ->
        [0] Ani razu
        [one] { $it } raz
        [few] { $it } razy
       *[many] { $it } razy
    }
remove-own = Którą własną Lokację usuwasz z gry?
    .option = Usuń: { $it }
restore = Którą splądrowaną Lokację odwracasz z powrotem?
    .option = Odwróć: { $it }
send-free = Dokąd wysyłasz Robotnika z puli ogólnej?
    .option = { $it } ({ $whose_seat })
move-block = Oba żetony Barbarzyńców leżą na Lokacjach: skąd zabierasz żeton?
    .option = Zwolnij: { $it } ({ $whose_seat })
share-feature = Która Cecha działa także dla ciebie?
    .option = { $it } ({ $whose_seat })

## Co się stało

log-activate-second = { $seat } korzysta z odblokowanej Akcji: { $card }.
log-unlock = { $seat } odblokowuje na tę rundę drugą zdolność: { $card }.
log-place-technology = { $seat } kładzie żeton ({ $good }) na Lokacji { $card }.
log-move-technology = { $seat } przekłada żeton ({ $good }) z Lokacji { $origin } na Lokacji { $card }.
log-technology-lost = { $seat } traci żeton ({ $good }) z Lokacji { $card }.
log-event = Wydarzenie: { $card }.
log-raze-drawn = { $seat } dobiera i plądruje: { $card }.
log-reveal-drawn = { $seat } dobiera kartę, której nie można splądrować: { $card }.
log-restore = { $seat } odwraca z powrotem: { $card }.
log-bar = { $seat } blokuje żetonem Barbarzyńców: { $card }.
log-unbar = Lokacja { $card } nie jest już zablokowana.
log-share-feature = { $seat } korzysta w tej rundzie z Cechy Lokacji { $card }.
log-ward-off = Atak odparty: { $good } ratuje Lokację { $card } ({ $seat }).
log-defense-down = Po fazie Ataku wracają żetony Obrony z Lokacji: { $cards }.
log-solo-won-common = Zwycięstwo: Lokacje Zwykłe: { $goal }, w Kolekcji { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }. Tytuł: { $rank }.
log-solo-lost-common = Porażka: Lokacje Zwykłe: { $goal }, w Kolekcji { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.

## Dlaczego nie

why-atlanteans-only = Tylko Atlantydzi kładą żetony Technologii na Lokacjach.
why-no-technology-there = Żetony Technologii leżą tylko na własnych Lokacjach Zwykłych.
why-one-of-each-kind = Na Lokacji leży po jednym żetonie każdego rodzaju, a chroniona jest najwyżej raz.
why-locked = Najpierw, we wcześniejszej turze tej rundy, trzeba aktywować pierwszą Akcję tej Lokacji.
why-unlocked-now = Można jej użyć dopiero od następnej tury.

## Na kartach

text-when-build-common = gdy budujesz Lokację Zwykłą: { $what }.
text-when-spend_tech-turn = w turze, w której wydajesz Technologię: { $what } (raz na turę).
text-when-own_location_lost-any = gdy tracisz Lokację przez przeciwnika: { $what }.
do-gain-per-tech_on_locations = zyskaj { $goods } za każde { $each } żetony Podstawowej Technologii na swoich Lokacjach (najwyżej { $max })
do-gain-per-locations-tech_token = zyskaj { $goods } za każdą swoją Lokację Zwykłą z żetonem Technologii (najwyżej { $max })
do-draw_keep-common = obejrzyj { $n ->
        [one] wierzchnią kartę Zwykłą
        [few] { $n } wierzchnie karty Zwykłe
       *[many] { $n } wierzchnich kart Zwykłych
    }, zatrzymaj { $keep }, resztę odrzuć
do-pay_repeat-any = możesz wielokrotnie zapłacić { $cost }: { $what }
do-unlock-any = potem w tej rundzie bez limitu „{ $how }: { $what }”
do-unlock = potem w tej rundzie „{ $how }: { $what }”, najwyżej { $times ->
        [one] raz
        [few] { $times } razy
       *[many] { $times } razy
    }
do-unlock-activate-scoring-limited = do końca rundy: gdy korzystasz z Akcji, która daje PZ, { $what } (najwyżej { $limit ->
        [one] raz
        [few] { $limit } razy
       *[many] { $limit } razy
    })
do-move_tech = przełóż do { $max ->
        [one] { $max } żetonu Technologii
        [few] { $max } żetonów Technologii
       *[many] { $max } żetonów Technologii
    } między swoimi Lokacjami Zwykłymi
do-remove_pair = usuń z gry Lokację własną i przeciwnika, obie Zwykłe albo obie Frakcyjne
do-draw_and_raze = { $n ->
        [one] dobierz wierzchnią kartę Zwykłą i od razu splądruj ją bez żetonu Plądrowania
        [few] dobierz { $n } wierzchnie karty Zwykłe i od razu splądruj je bez żetonów Plądrowania
       *[many] dobierz { $n } wierzchnich kart Zwykłych i od razu splądruj je bez żetonów Plądrowania
    }
do-block_location-token = zablokuj Lokację przeciwnika jednym z { $max_tokens } żetonów Barbarzyńców, aż ją odblokuje
do-share_feature = do końca rundy Cecha Lokacji przeciwnika działa także na to, co sam robisz
do-send_worker_free = wyślij Robotnika z puli ogólnej do Otwartej Produkcji przeciwnika
do-restore_foundation = odwróć z powrotem swój Fundament, który był splądrowaną Lokacją
do-activate-free = aktywuj inną swoją Lokację z Akcją bez jej kosztu
do-foundation_from_deck = połóż { $n ->
        [one] zakrytą kartę Zwykłą z talii jako Fundament
        [few] { $n } zakryte karty Zwykłe z talii jako Fundamenty
       *[many] { $n } zakrytych kart Zwykłych z talii jako Fundamenty
    } i zyskaj za każdą { $wood_each } drewno
do-each_player = każdy gracz: { $what }

## Na stole

state-tech = leży na niej Podstawowa Technologia
state-scoring = leży na niej Technologia Punktująca
state-defensive = chroniona Technologią Obronną
state-unlocked = jej druga zdolność jest odblokowana
state-barred = zablokowana żetonem Barbarzyńców
state-shared = z jej Cechy korzysta też { $seat }
