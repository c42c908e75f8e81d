# Osadnicy: Narodziny Imperium. Wszystko, co czyta gracz.

title = Osadnicy: Narodziny Imperium
summary = Ułóż z kart własne imperium, zawieraj umowy i plądruj to, co więcej warte jako łup.
preset-base = Gra podstawowa
    .note = cztery frakcje, najlepsza na początek
preset-wcwbf = Każdy potrzebuje przyjaciela
    .note = wtasowane karty dodatku, Otwarta Produkcja
preset-magic3 = Trzej przyjaciele z boiska
    .note = wtasowane karty dodatku, zestawy po trzy
preset-fire = Chłopcy idą na wojnę
    .note = wtasowane karty dodatku, Podboje
preset-atl = Atlantydzi
    .note = nowa frakcja i jej karty
preset-azt = Aztekowie
    .note = nowa frakcja i jej karty
preset-ama = Amazonki
    .note = nowa frakcja i jej karty
preset-mini = Minidodatki
    .note = Rynek i karty promocyjne
preset-everything = Wszystko
    .note = wszystkie pudełka, wszystkie karty, siedem frakcji

## Nazwy kart

name-SET-ZWY001 = Posąg
name-SET-ZWY002 = Dostawca
name-SET-ZWY003 = Skład drewna
name-SET-ZWY004 = Warsztat stolarski
name-SET-ZWY005 = Szubienica
name-SET-ZWY006 = Młyn
name-SET-ZWY007 = Stary las
name-SET-ZWY008 = Kamieniołom
name-SET-ZWY011 = Gruzowisko
name-SET-ZWY012 = Wioska
name-SET-ZWY015 = Miasteczko
name-SET-ZWY016 = Pracujący chłopi
name-SET-ZWY017 = Łaźnia mamuśki
name-SET-ZWY018 = Płatnerz
name-SET-ZWY021 = Kopalnia złota
name-SET-ZWY023 = Pole zboża
name-SET-ZWY025 = Szlacheckie pole
name-SET-ZWY026 = Monument
name-SET-ZWY027 = Cech kupców
name-SET-ZWY028 = Złotonośny potok
name-SET-ZWY029 = Dostawca drewna
name-SET-ZWY030 = Warsztat złotnika
name-SET-ZWY032 = Jarmark
name-SET-ZWY033 = Kopalnia węgla
name-SET-ZWY034 = Murarz
name-SET-ZWY036 = Nadworny rzeźbiarz
name-SET-ZWY037 = Cech murarzy
name-SET-ZWY039 = Misjonarze
name-SET-ZWY040 = Osadnicy
name-SET-ZWY041 = Wędrowna trupa
name-SET-ZWY042 = Drwale
name-SET-ZWY043 = Stolarz
name-SET-ZWY044 = Cieśla
name-SET-ZWY046 = Zamek
name-SET-ZWY049 = Tawerna
name-SET-ZWY050 = Koszary
name-SET-ZWY052 = Cukiernik
name-SET-ZWY053 = Hodowca świń
name-SET-ZWY056 = Piwowar
name-SET-ZWY057 = Cesarski posłaniec
name-SET-ZWY058 = Młody las
name-SET-ZWY061 = Liga Hanzeatycka
name-SET-ZWY062 = Szlak drwali
name-SET-ZWY065 = Strażnica
name-SET-ZWY069 = Ruiny
name-SET-ZWY075 = Piekarz
name-SET-ZWY076 = Tartak
name-SET-ZWY078 = Gospoda
name-SET-ZWY079 = Rynek
name-SET-ZWY080 = Kupiec Maciej
name-SET-ZWY081 = Noclegownia
name-SET-ZWY082 = Myśliwy Jasiek
name-SET-ZWY083 = Kopalnia odkrywkowa
name-SET-ZWY084 = Tragarze
name-SET-BAR001 = Puszcza
name-SET-BAR004 = Ołtarz barbarzyńców
name-SET-BAR007 = Napaść
name-SET-BAR010 = Sabotażyści
name-SET-BAR012 = Wieża obserwacyjna
name-SET-BAR014 = Mroczna kaplica
name-SET-BAR016 = Wataha
name-SET-BAR018 = Hołota
name-SET-BAR020 = Osada
name-SET-BAR022 = Forteca
name-SET-BAR023 = Wyprawa
name-SET-BAR024 = Kamieniołom barbarzyńców
name-SET-BAR025 = Handel wymienny
name-SET-BAR026 = Arena walk
name-SET-BAR027 = Bożek
name-SET-BAR028 = Misja
name-SET-BAR029 = Pogranicze
name-SET-BAR030 = Rabusie
name-SET-JAP001 = Farma
name-SET-JAP004 = Pola ryżowe
name-SET-JAP006 = Dom gejsz
name-SET-JAP008 = Garnizon
name-SET-JAP009 = Zamek daimyo
name-SET-JAP011 = Świątynia Buddy
name-SET-JAP012 = Kasyno
name-SET-JAP013 = Brama
name-SET-JAP015 = Kapliczka
name-SET-JAP016 = Stragany
name-SET-JAP019 = Negocjator
name-SET-JAP020 = Wytwórnia sake
name-SET-JAP021 = Szlak handlowy
name-SET-JAP024 = Dojo
name-SET-JAP026 = Ninja
name-SET-JAP028 = Szkoła sumo
name-SET-JAP029 = Mistrz kowalski
name-SET-JAP030 = Szkoła dyplomacji
name-SET-RZY001 = Warsztat rzeźbiarza
name-SET-RZY003 = Uczeń rzeźbiarza
name-SET-RZY006 = Szkoła gladiatorów
name-SET-RZY008 = Inżynierowie
name-SET-RZY009 = Ogrody
name-SET-RZY010 = Szpiedzy
name-SET-RZY011 = Architekt
name-SET-RZY012 = Administracja
name-SET-RZY015 = Kwatera główna
name-SET-RZY017 = Legion
name-SET-RZY019 = Skład
name-SET-RZY020 = Budowniczy
name-SET-RZY022 = Rzymska Forteca
name-SET-RZY023 = Kolonia handlowa
name-SET-RZY026 = Rzymskie koszary
name-SET-RZY027 = Kamieniarz
name-SET-RZY029 = Rzymski bank
name-SET-RZY030 = Kolos
name-SET-EGI001 = Pustynia
name-SET-EGI002 = Ołtarz Bastet
name-SET-EGI003 = Konstruktor rydwanów
name-SET-EGI004 = Straż faraona
name-SET-EGI005 = Oaza
name-SET-EGI006 = Łowcy niewolników
name-SET-EGI007 = Królewski basen
name-SET-EGI009 = Złoty bazar
name-SET-EGI010 = Hodowca skorpionów
name-SET-EGI011 = Karawana
name-SET-EGI013 = Świątynia Ra
name-SET-EGI014 = Sanktuarium
name-SET-EGI016 = Aleja Sfinksów
name-SET-EGI019 = Sfinks
name-SET-EGI021 = Złotnik
name-SET-EGI024 = Niewolnicy
name-SET-EGI026 = Kamieniołom egipski
name-SET-EGI028 = Piramidy
name-SET-ATT-wood = Atak (drewno)
name-SET-ATT-worker = Atak (Robotnik)
name-SET-ATT-stone = Atak (kamień)
name-SET-ATT-food = Atak (jadło)
name-SET-ATT-gold = Atak (Złoto)
name-SET-ATT-card = Atak (karta)
name-SET-ATT-vp = Atak (PZ)

## Nazwy wszystkiego innego

name-barbarians = Barbarzyńcy
name-japanese = Japończycy
name-romans = Rzymianie
name-egyptians = Egipcjanie
name-virtual = wirtualny gracz
name-common = talia Zwykła
name-faction = talia Frakcyjna
name-attack = talia Ataku
name-wood = drewno
    .gen = drewna
name-stone = kamień
    .gen = kamienia
name-food = jadło
    .gen = jadła
name-gold = Złoto
    .gen = Złota
name-worker = Robotnik
    .gen = Robotników
name-raze = żeton Plądrowania
    .gen = żetonów Plądrowania
name-defense = żeton Obrony
    .gen = żetonów Obrony
name-vp = PZ
    .gen = PZ
name-card = karta
    .gen = kart
name-card_common = karta Zwykła
name-card_faction = karta Frakcyjna
name-samurai = Samuraj
# .facc: biernik przy „Lokację” i „kartę”
name-colour-black = czarny
    .facc = czarną
name-colour-purple = fioletowy
    .facc = fioletową
name-colour-blue = niebieski
    .facc = niebieską
name-colour-brown = brązowy
    .facc = brązową
name-colour-gold = złoty
    .facc = złotą
name-colour-red = czerwony
    .facc = czerwoną
name-colour-pink = różowy
    .facc = różową
name-colour-gray = szary
    .facc = szarą
name-production = Produkcja
name-feature = Cecha
name-action = Akcja
name-bonuses = Bonusy za zbudowanie
name-actions = Akcje
name-features = Cechy
name-razing = plądrowanie
name-deals = Umowy
name-common-locations = Lokacje Zwykłe
name-faction-locations = Lokacje Frakcyjne
name-shrine = Surowce na Kapliczce
name-gate = karty pod Bramą
name-rank-0 = Plebejusz
name-rank-1 = Służący
name-rank-2 = Giermek
name-rank-3 = Rycerz
name-rank-4 = Kasztelan
name-rank-5 = Król
name-rank-6 = Cesarz

## Ilości

amount-wood = { $n ->
        [one] { $n } drewno
        [few] { $n } drewna
       *[many] { $n } drewna
    }
amount-stone = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
amount-food = { $n ->
        [one] { $n } jadło
        [few] { $n } jadła
       *[many] { $n } jadła
    }
amount-gold = { $n ->
        [one] { $n } Złoto
        [few] { $n } Złota
       *[many] { $n } Złota
    }
amount-worker = { $n ->
        [one] { $n } Robotnika
        [few] { $n } Robotników
       *[many] { $n } Robotników
    }
    .nom = { $n ->
        [one] { $n } Robotnik
        [few] { $n } Robotników
       *[many] { $n } Robotników
    }
amount-raze = { $n ->
        [one] { $n } żeton Plądrowania
        [few] { $n } żetony Plądrowania
       *[many] { $n } żetonów Plądrowania
    }
amount-defense = { $n ->
        [one] { $n } żeton Obrony
        [few] { $n } żetony Obrony
       *[many] { $n } żetonów Obrony
    }
amount-vp = { $n } PZ
amount-card = { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    }
    .nom = { $n ->
        [one] { $n } karta
        [few] { $n } karty
       *[many] { $n } kart
    }
amount-card_common = { $n ->
        [one] { $n } kartę Zwykłą
        [few] { $n } karty Zwykłe
       *[many] { $n } kart Zwykłych
    }
    .nom = { $n ->
        [one] { $n } karta Zwykła
        [few] { $n } karty Zwykłe
       *[many] { $n } kart Zwykłych
    }
amount-card_faction = { $n ->
        [one] { $n } kartę Frakcyjną
        [few] { $n } karty Frakcyjne
       *[many] { $n } kart Frakcyjnych
    }
    .nom = { $n ->
        [one] { $n } karta Frakcyjna
        [few] { $n } karty Frakcyjne
       *[many] { $n } kart Frakcyjnych
    }
amount-samurai = { $n ->
        [one] { $n } Samuraja, rozstawianego od razu
        [few] { $n } Samurajów, rozstawianych od razu
       *[many] { $n } Samurajów, rozstawianych od razu
    }
    .nom = { $n ->
        [one] { $n } Samuraj
        [few] { $n } Samurajów
       *[many] { $n } Samurajów
    }
amount-location = { $n ->
        [one] { $n } własną Lokację lub Fundament
        [few] { $n } własne Lokacje lub Fundamenty
       *[many] { $n } własnych Lokacji lub Fundamentów
    }
    .nom = { $n ->
        [one] { $n } własna Lokacja lub Fundament
        [few] { $n } własne Lokacje lub Fundamenty
       *[many] { $n } własnych Lokacji lub Fundamentów
    }
amount-discard_card = { $n ->
        [one] { $n } kartę z ręki
        [few] { $n } karty z ręki
       *[many] { $n } kart z ręki
    }
    .nom = { $n ->
        [one] { $n } karta z ręki
        [few] { $n } karty z ręki
       *[many] { $n } kart z ręki
    }
amount-discard_deal = { $n ->
        [one] { $n } własną Umowę
        [few] { $n } własne Umowy
       *[many] { $n } własnych Umów
    }
    .nom = { $n ->
        [one] { $n } własna Umowa
        [few] { $n } własne Umowy
       *[many] { $n } własnych Umów
    }

## Pytania

pick = Wypatrywanie: którą kartę bierzesz?
    .option = Weź: { $it }
keep-card = Którą kartę zatrzymujesz?
    .option = Zatrzymaj: { $it }
draw-from = Z której talii dobierasz?
    .common = talia Zwykła
    .faction = własna talia Frakcyjna
produce-next = Która Lokacja produkuje jako następna?
    .option = { $it }
choose-effect = Który efekt wybierasz?
    .n0 = Zyskaj { $gives0 }
    .n1 = Zyskaj { $gives1 }
turn = Twoja tura: wykonaj jedną akcję albo spasuj.
    .option = { $it_1_id ->
        [build] Zbuduj: { $it_2 } ({ $goods_count ->
                [0] darmo
               *[other] { $goods_nom }
            })
        [deal] Podpisz Umowę: { $it_2 } ({ $goods_nom })
        [raze-hand] Splądruj z ręki: { $it_2 } ({ $goods_nom })
        [raze] Splądruj: { $it_2 } ({ $whose_seat }; { $goods_nom })
        [activate] Aktywuj: { $it_2 } ({ $goods_count ->
                [0] bez kosztu
               *[other] { $goods_nom }
            })
        [defend] Połóż żeton Obrony: { $it_2 }
        [send] Wyślij Robotnika: { $it_2 } ({ $whose_seat })
        [instant] Zagraj: { $it_2 }
        [conquer] Podbij: { $it_2 } ({ $whose_seat }; { $goods_nom })
        [siege] Oblegaj: { $it_2 } ({ $whose_seat }; { $goods_nom })
        [unblock] Odblokuj: { $it_2 } ({ $goods_nom })
        [unlocked] Użyj odblokowanej Akcji: { $it_2 } ({ $goods_count ->
                [0] bez kosztu
               *[other] { $goods_nom }
            })
        [tile] Użyj kafelka: { $it_2 } ({ $goods_count ->
                [0] bez kosztu
               *[other] { $goods_nom }
            })
        [tech] Połóż żeton Technologii: { $it_2 }
       *[samurai] Rozstaw Samuraja: { $it_2 }
    }
    .market = Odwiedź Targowisko ({ $goods_nom })
    .workers = Wydaj Robotników
    .pass = Spasuj w tej rundzie
after-action = Czy przed końcem tury chcesz coś rozstawić?
    .option = { $it_1_id ->
        [defend] Połóż żeton Obrony: { $it_2 }
        [tech] Połóż żeton Technologii: { $it_2 }
       *[samurai] Rozstaw Samuraja: { $it_2 }
    }
    .done = Zakończ turę
before-production = { $card }: czy przed produkcją chcesz rozstawić Samurajów?
    .done = Nie
defend = Żeton Obrony
    .option = Połóż żeton Obrony: { $it }
samurai = Samuraj
    .option = Rozstaw Samuraja: { $it }
pay-gold = Ile Złota płacisz zamiast { $resource_gen }? (koszt: { $amount })
    .option = { $it ->
        [0] Bez Złota
        [one] { $it } Złoto
        [few] { $it } Złota
       *[many] { $it } Złota
    }
discard-location = Co odrzucasz, aby zbudować: { $card }?
    .option = { $state_id ->
        [unseen] Odrzuć Fundament numer { $number }
        [foundation] Odrzuć Fundament: { $it }
       *[location] Odrzuć Lokację: { $it }
    }
react-next = Która Cecha działa jako następna?
    .option = { $it }
use-feature = { $card }: czy korzystasz z tej Cechy?
    .n0 = Zapłać { $pays0 }, zyskaj { $gives0 }
    .n1 = Zapłać { $pays1 }, zyskaj { $gives1 }
    .no = Nie
activate-again = Czy od razu aktywujesz ponownie: { $card }?
spend-workers = Co bierzesz za 2 Robotników?
    .wood = drewno
    .stone = kamień
    .food = jadło
    .card = kartę
    .done = Koniec wydawania
discard-card = { $card }: którą kartę z ręki odrzucasz?
    .option = Odrzuć: { $it }
give-up-deal = { $card }: którą własną Umowę odrzucasz?
    .option = Odrzuć Umowę: { $it } ({ $good })
take-good = Które Dobro bierzesz?
    .wood = drewno
    .stone = kamień
    .food = jadło
copy-production = Produkcję której Lokacji zyskujesz?
    .option = { $it } ({ $whose_seat })
build-now = Którą kartę budujesz?
    .option = Zbuduj: { $it } ({ $goods_count ->
            [0] darmo
           *[other] { $goods_nom }
        })
use-deal = Która Umowa daje swoje Dobro?
    .option = Umowa: { $it } ({ $good }; { $whose_seat })
take-deal = Którą Umowę zabierasz?
    .option = Zabierz Umowę: { $it } ({ $good }; { $whose_seat })
break-deal = Która Umowa zostaje odrzucona?
    .option = Odrzuć Umowę: { $it } ({ $good }; { $whose_seat })
open-route = Do której Lokacji prowadzi twój Szlak handlowy?
    .option = { $it } ({ $whose_seat })
raze-location = Którą Lokację plądrujesz?
    .option = Splądruj: { $it } ({ $whose_seat })
raze-for-points = Co plądrujesz?
    .option = Splądruj: { $it } ({ $whose_seat }; { $goods_nom })
give-back = Ile { $good_gen } oddajesz? (po { $points } PZ)
    .option = { $it ->
        [0] Nic
       *[other] { $it }
    }
give-back-card = Które karty oddajesz po { $points } PZ? ({ $taken } z najwyżej { $at_most })
    .option = Oddaj: { $it }
pack-location = Z której Lokacji bierzesz Dobro?
    .option = { $it } ({ $whose_seat })
pack-good = Które z jej Dóbr Plądrowania zyskujesz?
    .option = { $it }
remove-location = Którą Lokację usuwasz z gry?
    .option = Usuń: { $it } ({ $whose_seat })
block-location = Którą Lokację blokujesz?
    .option = Zablokuj: { $it } ({ $whose_seat })
take-over = Którą Lokację przejmujesz do końca rundy?
    .option = Przejmij: { $it } ({ $whose_seat })
steal = Który Surowiec zabierasz i komu?
    .option = { $it_1 }: { $it_2 }
desert-victim = Kto musi odrzucić kartę?
    .option = { $it }
desert-discard = Pustynia: którą kartę odrzucasz?
    .option = Odrzuć: { $it }
troupe = Którą Lokację aktywujesz?
    .option = Aktywuj: { $it } ({ $whose_seat })
clear-location = Którą Lokację oczyszczasz?
    .option = Oczyść: { $it }
lay-foundation = Która karta z ręki staje się Fundamentem?
    .option = Połóż: { $it }
place-samurai = Gdzie stają Samuraje? (rozstawieni: { $taken } z { $at_least })
    .option = { $it }
lay-cards = Które karty kładziesz pod Lokację { $card }? (dotąd { $taken })
    .option = Połóż: { $it }
    .done = Wystarczy
lay-resources = Ile { $good_gen } kładziesz na Lokacji { $card }?
    .option = { $it ->
        [0] Nic
       *[other] { $it }
    }
store = Czyszczenie: ile { $good_gen } zachowujesz?
    .option = { $it ->
        [0] Nic
       *[other] Zachowaj { $it }
    }
attacked-location = Atak mógłby trafić każdą z tych Lokacji. Którą trafia?
    .option = { $it }

## Co się stało

log-round = Zaczyna się runda { $round }. Pierwszy gracz: { $seat }.
log-reveal = Odkryto: { $cards }.
log-pick = { $seat } bierze: { $card }.
log-keep = { $seat } zatrzymuje { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
    .own = Zatrzymujesz: { $cards }.
log-deal-offers = Każdy gracz dobiera zakryte karty Zwykłe: { $count }.
log-hand-on = Każdy przekazuje pozostałe karty graczowi po swojej lewej.
log-shuffle-rest = { $seat } wtasowuje z powrotem { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
log-left-over = Zostaje i trafia na stos kart odrzuconych: { $card }.
log-reshuffle = Odrzucone karty Zwykłe zostają przetasowane w nową talię.
log-draw = { $seat } dobiera kartę ({ $deck }).
    .own = Dobierasz: { $card } ({ $deck }).
log-look = { $seat } ogląda { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }.
    .own = Oglądasz: { $cards }.
log-produce = { $seat } produkuje.
log-gain = { $seat } zyskuje { $goods }.
log-pay = { $seat } płaci { $goods }.
log-build = { $seat } buduje: { $card }.
log-discard-location = { $foundation ->
        [yes] { $seat } odrzuca Fundament: { $card }.
       *[no] { $seat } odrzuca Lokację: { $card }.
    }
log-lay-foundation = { $seat } kładzie zakrytą kartę z ręki jako Fundament.
log-feature-idle = { $seat } nie może zapłacić za Cechę Lokacji { $card }.
log-copy = { $seat } zyskuje produkcję Lokacji { $card }.
log-deal = { $seat } podpisuje Umowę: { $card } ({ $good }).
log-deal-lost = { $seat } traci Umowę: { $card }.
log-take-deal = { $seat } zabiera Umowę: { $card } (poprzedni właściciel: { $from_seat }).
log-open-route = { $seat } otwiera Szlak handlowy: { $card } ({ $good }).
log-route-ends = { $seat } traci Szlak handlowy: { $card }.
log-raze = { $place_id ->
        [hand] { $seat } plądruje z ręki: { $card }.
       *[empire] { $seat } plądruje Lokację: { $card } (właściciel: { $from_seat }).
    }
log-foundation = Lokacja { $card } staje się Fundamentem; { $seat } zyskuje { $goods }.
log-give-back = { $seat } oddaje { $goods }.
log-pack = { $seat } bierze Dobro z pola Plądrowania Lokacji { $card }, która zostaje nietknięta.
log-removed = Lokacja { $card } (właściciel: { $seat }) zostaje usunięta z gry.
log-remove-looked-at = { $seat } usuwa z gry kartę: { $card }.
log-block = { $seat } blokuje do końca rundy: { $card }.
log-take-over = { $seat } przejmuje do końca rundy: { $card } (właściciel: { $from_seat }).
log-neutral = Lokacja { $card } jest neutralna do końca rundy.
log-come-home = Lokacja { $card } wraca do właściciela: { $seat } (przejęta przez: { $from_seat }).
log-steal = { $seat } zabiera { $goods } (poprzedni właściciel: { $from_seat }).
log-desert = { $seat } wybiera, kto odrzuca kartę: { $victim_seat }.
log-discard = { $seat } odrzuca: { $card }.
log-discard-looked-at = { $seat } odrzuca obejrzaną kartę: { $card }.
log-discard-under = Karty spod Lokacji { $card } trafiają na stos kart odrzuconych: { $cards }.
log-activate = { $seat } aktywuje: { $card }.
log-clear = { $seat } oczyszcza Lokację { $card }: można ją znów aktywować.
log-defend = { $seat } kładzie żeton Obrony: { $card } (z puli: { $paid_nom }).
log-samurai = { $seat } rozstawia Samuraja: { $card } (z puli: { $paid_nom }).
log-pass = { $seat } pasuje.
log-lay-cards = { $seat } kładzie { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } pod Lokację { $card }.
log-lay-resources = { $seat } kładzie { $goods } na Lokacji { $card }.
log-lose-goods = { $seat } odrzuca { $goods }.
log-store = { $seat } zachowuje { $goods }.
log-cleanup = Koniec rundy { $round }. Pierwszy gracz w następnej: { $seat }.
log-virtual-takes = Wirtualny gracz dostaje: { $card }.
log-attack-card = Nowy cel: { $card }.
log-collect = Do Kolekcji trafia: { $card }.
log-attacked = Atak trafia: { $card } (właściciel: { $seat }).
log-attack-fails = Atak w nic nie trafia.
log-targets-back = Na koniec kolejki trafiają karty Ataku: { $cards }.
log-solo-won = Zwycięstwo: Lokacje Frakcyjne: { $goal }, w Kolekcji { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }. Tytuł: { $rank }.
log-solo-lost = Porażka: Lokacje Frakcyjne: { $goal }, w Kolekcji { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }.

## Dlaczego nie

why-too-few-goods = Brakuje ci: { $goods_nom }{ $gold ->
        [0] .
       *[other] ; twoje Złoto ({ $gold }) nie zastąpi wszystkiego.
    }
why-no-location-to-discard = { $count ->
        [0] W koszcie jest Lokacja lub Fundament, a nie masz czego odrzucić.
       *[other] Potrzeba { $needed } Lokacji lub Fundamentów do odrzucenia, a masz tylko { $count }.
    }
why-no-deal-field = Karty Zwykłe nie mają pola Umowy.
why-no-food = Umowa kosztuje 1 jadło (lub Złoto), a nie masz ani jednego, ani drugiego.
why-no-raze-field = Ta karta nie ma pola Plądrowania.
why-too-few-raze = Potrzeba { $needed ->
        [one] { $needed } żetonu Plądrowania
        [few] { $needed } żetonów Plądrowania
       *[many] { $needed } żetonów Plądrowania
    }; masz { $count }.
why-peaceful = W wariancie pokojowym plądruje się tylko karty z ręki.
why-has-passed = { $seat } pasuje w tej rundzie i nie może już być celem.
why-no-action = To nie jest Lokacja z Akcją.
why-neutral = Lokacja jest neutralna do końca rundy.
why-blocked = Lokacja jest zablokowana do końca rundy.
why-used-up = { $count ->
        [one] Już z tego skorzystano w tej rundzie.
        [few] Skorzystano z tego w tej rundzie już { $count } razy.
       *[many] Skorzystano z tego w tej rundzie już { $count } razy.
    }
why-no-card-to-discard = { $count ->
        [0] Nie masz na ręce karty do odrzucenia.
       *[other] Potrzeba { $needed } kart z ręki do odrzucenia, a masz tylko { $count }.
    }
why-no-deal-to-discard = Nie masz Umowy do odrzucenia.
why-no-target = Nie ma tu żadnego możliwego celu.
why-too-little-left = Tym, co by ci zostało, nie opłacisz niczego, na co to pozwala.
why-no-worker = Potrzeba Robotnika, a nie masz żadnego.
why-defense-common-only = Żeton Obrony kładzie się tylko na Lokacji Zwykłej.
why-samurai-faction-only = Samuraj strzeże tylko Lokacji Frakcyjnej.
why-already-defended = Tej Lokacji broni już żeton Obrony.
why-already-guarded = Tej Lokacji strzeże już Samuraj.
why-too-few-workers = Robotników wydaje się parami; masz { $count }.

## Na kartach

text-two = { $first } { $second }
text-production = Produkcja: { $what }.
text-bonus = Bonus za zbudowanie: { $what }.
text-unrazable = Nie można jej splądrować.
text-feature = Cecha: { $what }
text-action = { $times ->
        [one] Akcja: { $how }: { $what }.
        [few] Akcja: { $how }: { $what }. Do { $times } razy w rundzie.
       *[many] Akcja: { $how }: { $what }. Do { $times } razy w rundzie.
    }
price-goods = wydaj { $goods }
price-discard = odrzuć { $given }
price-both = wydaj { $goods } i odrzuć { $given }
price-raze = zapłać żetony Plądrowania jak za akcję Plądrowania
price-free = bez kosztu
text-store = w fazie Czyszczenia możesz zachować dowolną ilość { $goods_gen }.
text-deposit-card = na koniec każdej fazy Akcji możesz położyć pod nią dowolnie wiele kart z ręki: po { $vp_each } PZ na koniec gry.
text-deposit-resource = na koniec każdej fazy Akcji możesz położyć na niej dowolnie wiele Surowców: po { $vp_each } PZ na koniec gry.
text-static-own_locations_raze_cost_plus = przeciwnicy potrzebują o { $n ->
        [one] { $n } żeton Plądrowania więcej
        [few] { $n } żetony Plądrowania więcej
       *[many] { $n } żetonów Plądrowania więcej
    }, aby splądrować dowolną z twoich Lokacji.
text-when-build-colour = gdy budujesz { $colour_facc } Lokację: { $what }.
text-when-build-faction = { $may ->
        [yes] gdy budujesz Lokację swojej Frakcji, możesz wybrać jedno: { $what }.
       *[no] gdy budujesz Lokację swojej Frakcji: { $what }.
    }
text-when-raze = gdy plądrujesz: { $what }.
text-when-raze-enemy = gdy plądrujesz Lokację przeciwnika: { $what }.
text-when-sign_deal = gdy podpisujesz Umowę: { $what }.
text-when-deploy_samurai = gdy rozstawiasz Samuraja: { $what }.
text-when-opponent_exchanges_workers = gdy przeciwnik wydaje parę Robotników: { $what } (najwyżej { $limit ->
        [one] { $limit } raz
        [few] { $limit } razy
       *[many] { $limit } razy
    } w rundzie).
text-when-gain_vp_at_least = gdy zyskujesz naraz co najmniej { $n } PZ: { $what }.
do-then = { $first }, po czym { $second }
do-gain = zyskaj { $goods }
do-pay = zapłać { $goods }
do-choose = albo { $first }, albo { $second }
do-gain_choice = zyskaj { $n ->
        [one] { $n } Dobro
        [few] { $n } Dobra
       *[many] { $n } Dóbr
    } do wyboru spośród { $goods_gen }
do-gain-per-colour = zyskaj { $goods } za każdą swoją { $colour_facc } Lokację (najwyżej { $max })
do-gain-per-samurai = zyskaj { $goods } za każdego swojego Samuraja (najwyżej { $max })
do-draw_keep = obejrzyj { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } swojej talii Frakcyjnej, zatrzymaj { $keep }, resztę odrzuć
do-copy_production-any = zyskaj to, co produkuje jedna z twoich Lokacji Produkcyjnych
do-copy_production-other = zyskaj to, co produkuje inna twoja Lokacja Produkcyjna
do-gain_from_deals = zyskaj Dobro { $n ->
        [one] jednej swojej Umowy
        [few] { $n } swoich Umów
       *[many] { $n } swoich Umów
    }
do-gain_raze_field = zyskaj { $n ->
        [one] jedno Dobro
        [few] { $n } Dobra
       *[many] { $n } Dóbr
    } z pola Plądrowania Lokacji przeciwnika, która zostaje nietknięta
do-raze_location-enemy = splądruj Lokację przeciwnika, cokolwiek ją chroni
do-raze_location-own = splądruj własną Lokację Zwykłą
do-raze_with_exchange = splądruj kartę z ręki lub Lokację przeciwnika; zyskane Dobra możesz oddać, po { $vp_per_returned_good } PZ za każde
do-remove_location = usuń z gry Lokację przeciwnika
do-steal_resource = zabierz { $n ->
        [one] { $n } Surowiec
        [few] { $n } Surowce
       *[many] { $n } Surowców
    } z puli przeciwnika
do-discard_deal = odrzuć { $n ->
        [one] Umowę
        [few] { $n } Umowy
       *[many] { $n } Umów
    } przeciwnika
do-take_deal-now = zabierz { $n ->
        [one] Umowę
        [few] { $n } Umowy
       *[many] { $n } Umów
    } przeciwnika i od razu zyskaj jej Dobro
do-take_deal-later = zabierz { $n ->
        [one] Umowę
        [few] { $n } Umowy
       *[many] { $n } Umów
    } przeciwnika
do-sign_deal = podpisz Umowę z Lokacją Frakcyjną przeciwnika, zaznaczając ją wierzchnią kartą swojej talii Frakcyjnej
do-build_card-hand = zbuduj kartę Frakcyjną z ręki, nie odrzucając Lokacji
do-build_card-deal = zbuduj jako Lokację jedną ze swoich Umów, nie odrzucając Lokacji
do-activate = aktywuj inną swoją Lokację z Akcją, nawet już wykorzystaną, płacąc jej koszt
do-clear_location = usuń wszystkie Dobra z innej swojej Lokacji z Akcją, aby można ją było znów aktywować
do-block_location = zablokuj do końca rundy Lokację z Akcją przeciwnika
do-take_over_location = przejmij do końca rundy Lokację przeciwnika
do-foundation_from_hand = { $wood ->
        [0] połóż zakrytą kartę z ręki jako Fundament
        [one] połóż zakrytą kartę z ręki jako Fundament i zyskaj { $wood } drewno
        [few] połóż zakrytą kartę z ręki jako Fundament i zyskaj { $wood } drewna
       *[many] połóż zakrytą kartę z ręki jako Fundament i zyskaj { $wood } drewna
    }
do-opponent_discards = każ przeciwnikowi odrzucić { $n ->
        [one] { $n } kartę z ręki
        [few] { $n } karty z ręki
       *[many] { $n } kart z ręki
    }

## Na stole

card-name = { $card }
card-free = darmo
card-deal = Umowa
card-times = { $n ->
        [one] raz w rundzie
        [few] { $n } razy w rundzie
       *[many] { $n } razy w rundzie
    }
card-kind = { $kind }
row-production = Produkcja
row-feature = Cechy
row-action = Akcje
card-foundation = Fundament
tip-card = { $card } ({ $kind }; kolor: { $colours }). Koszt: { $cost_nom }. { $text } Pola: { $fields }.
tip-raze-field = Plądrowanie: { $goods_nom }
tip-deal-field = Umowa: { $good }
tip-location = { $what } Ta Lokacja teraz: { $state }.
tip-foundation = Fundament
tip-foundation-of = Fundament ({ $card })
tip-deal = Umowa: { $card }, co rundę: { $good }
tip-goods = { $seat }: { $good } – { $count }
tip-points = { $seat }: { $points } PZ
tip-score = Runda { $round }
tip-deck = Talia Zwykła: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
tip-pile = Odrzucone karty Zwykłe: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }, na wierzchu { $card }
tip-removed = Poza grą: { $cards }
tip-faction-deck = Talia Frakcyjna ({ $seat }): { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
tip-faction-pile = Odrzucone karty Frakcyjne ({ $seat }): { $cards }
tip-empire = Imperium: { $seat } ({ $faction })
tip-board = Plansza: { $seat } ({ $faction }). Co rundę daje { $goods }; w fazie Czyszczenia zachowuje: { $good }. Umowy dają: { $income }
tip-workers = Wydanie Robotników: za 2 Robotników 1 Surowiec lub 1 karta
tip-seat = { $seat }
tip-passed = { $seat } pasuje
tip-hidden = Zakryta karta ({ $seat })
tip-virtual = Wirtualny gracz; w Kolekcji { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
tip-target = Cel numer { $place } w kolejce: { $card }
tip-attack-deck = Talia Ataku: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
tip-collection = Kolekcja: { $cards }
state-defended = chroniona żetonem Obrony
state-samurai = strzeżona przez Samuraja
state-blocked = zablokowana
state-taken = przejęta
state-neutral = neutralna
state-used = użyta { $n ->
        [one] raz
        [few] { $n } razy
       *[many] { $n } razy
    }
state-route = z kartą Szlaku handlowego ({ $seat })
state-laid = { $n ->
        [one] { $n } położone Dobro
        [few] { $n } położone Dobra
       *[many] { $n } położonych Dóbr
    }
state-price = plądrowanie za { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
board-round = Runda
board-deck = Talia Zwykła
board-offer = Wybierz kartę
board-empire = Imperium: { $seat }
board-faction-side = Lokacje Frakcyjne · po 2 PZ
board-common-side = Lokacje Zwykłe · po 1 PZ
board-name = { $faction }
board-every-round = Co rundę
board-keeps = Zachowuje
board-deals = Umowy dają
board-spend = Wydaj Robotników
board-virtual = Wirtualny gracz
board-line = Kolejka celów, od pierwszego
board-supply = Pula
board-hand = Ręka: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }

## Na pierwszy rzut oka

phase-lookout = Wypatrywanie
phase-production = Produkcja
phase-action = Akcje
phase-deposit = Akcje
phase-cleanup = Czyszczenie
phase-attack = Atak
phase-counting = Punktacja końcowa
phase-over = Koniec gry
holding-cards = karty na ręce
holding-locations = zbudowane Lokacje

## Przed grą

setting-lookout = Wypatrywanie
    .standard = Zwykłe
    .alternative = Alternatywne: zatrzymaj jedną kartę, resztę podaj dalej
    .advanced = Zaawansowane: jawny dobór
setting-peaceful = Pokojowo: plądruje się tylko karty z ręki
setting-faction = Frakcja

## Co jeszcze liczy się u gracza

counter-foundations = Fundamenty

## Historia tury: to, co najważniejsze w dzienniku

story-build = { log-build }
story-deal = { log-deal }
story-open-route = { log-open-route }
story-raze = { log-raze }
story-lay-foundation = { log-lay-foundation }
story-activate = { log-activate }
story-pass = { log-pass }
story-attacked = { log-attacked }
story-attack-fails = { log-attack-fails }
story-virtual-takes = { log-virtual-takes }
