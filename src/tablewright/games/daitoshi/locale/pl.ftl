# Daitoshi: wszystko, co czyta gracz.

title = Daitoshi
summary = Rozwijaj miasto pary i łagodź duchy, które po drodze niepokoisz.

## Nazwy: zasoby i ilości
name-food = Jedzenie
    .gen = Jedzenia
name-energy = Energia
    .gen = Energii
name-material = Materiały Konstrukcyjne
    .gen = Materiałów Konstrukcyjnych
name-luxury = Dobra Luksusowe
    .gen = Dóbr Luksusowych
name-wealth = Bogactwo
name-steam = Para
amount-food = { $n ->
        [one] { $n } jednostka Jedzenia
        [few] { $n } jednostki Jedzenia
       *[many] { $n } jednostek Jedzenia
    }
    .acc = { $n ->
        [one] { $n } jednostkę Jedzenia
        [few] { $n } jednostki Jedzenia
       *[many] { $n } jednostek Jedzenia
    }
amount-energy = { $n ->
        [one] { $n } jednostka Energii
        [few] { $n } jednostki Energii
       *[many] { $n } jednostek Energii
    }
    .acc = { $n ->
        [one] { $n } jednostkę Energii
        [few] { $n } jednostki Energii
       *[many] { $n } jednostek Energii
    }
amount-material = { $n ->
        [one] { $n } jednostka Materiałów Konstrukcyjnych
        [few] { $n } jednostki Materiałów Konstrukcyjnych
       *[many] { $n } jednostek Materiałów Konstrukcyjnych
    }
    .acc = { $n ->
        [one] { $n } jednostkę Materiałów Konstrukcyjnych
        [few] { $n } jednostki Materiałów Konstrukcyjnych
       *[many] { $n } jednostek Materiałów Konstrukcyjnych
    }
amount-luxury = { $n ->
        [one] { $n } jednostka Dóbr Luksusowych
        [few] { $n } jednostki Dóbr Luksusowych
       *[many] { $n } jednostek Dóbr Luksusowych
    }
    .acc = { $n ->
        [one] { $n } jednostkę Dóbr Luksusowych
        [few] { $n } jednostki Dóbr Luksusowych
       *[many] { $n } jednostek Dóbr Luksusowych
    }
amount-wealth = { $n ->
        [one] { $n } jednostka Bogactwa
        [few] { $n } jednostki Bogactwa
       *[many] { $n } jednostek Bogactwa
    }
    .acc = { $n ->
        [one] { $n } jednostkę Bogactwa
        [few] { $n } jednostki Bogactwa
       *[many] { $n } jednostek Bogactwa
    }
amount-steam = { $n ->
        [one] { $n } jednostka Pary
        [few] { $n } jednostki Pary
       *[many] { $n } jednostek Pary
    }
    .acc = { $n ->
        [one] { $n } jednostkę Pary
        [few] { $n } jednostki Pary
       *[many] { $n } jednostek Pary
    }
amount-water = { $n ->
        [one] { $n } jednostka Wody
        [few] { $n } jednostki Wody
       *[many] { $n } jednostek Wody
    }
    .acc = { $n ->
        [one] { $n } jednostkę Wody
        [few] { $n } jednostki Wody
       *[many] { $n } jednostek Wody
    }
amount-coal = { $n ->
        [one] { $n } jednostka Węgla
        [few] { $n } jednostki Węgla
       *[many] { $n } jednostek Węgla
    }
    .acc = { $n ->
        [one] { $n } jednostkę Węgla
        [few] { $n } jednostki Węgla
       *[many] { $n } jednostek Węgla
    }

## Nazwy: Pracownicy, heksy i tory
name-green = zielony
    .acc = zielonego
    .gen = zielonego
    .genpl = zielonych
name-yellow = żółty
    .acc = żółtego
    .gen = żółtego
    .genpl = żółtych
name-pink = różowy
    .acc = różowego
    .gen = różowego
    .genpl = różowych
name-blue = niebieski
    .acc = niebieskiego
    .gen = niebieskiego
    .genpl = niebieskich
name-any = dowolny
    .gen = dowolnego
    .genpl = dowolnych
name-river = Rzeka
    .gen = Rzeki
name-forest = Las
    .gen = Lasu
name-mountain = Góry
    .gen = Gór
name-underground = Podziemia
    .gen = Podziemi

## Nazwy: Dystrykty i ich kafelki
name-inner_hall = Dystrykt Ratusza
    .gen = Dystryktu Ratusza
    .loc = Dystrykcie Ratusza
name-inner_invention = Dystrykt Wynalazców
    .gen = Dystryktu Wynalazców
    .loc = Dystrykcie Wynalazców
name-inner_expand = Dystrykt Budowniczych
    .gen = Dystryktu Budowniczych
    .loc = Dystrykcie Budowniczych
name-inner_electrify = Dystrykt Energii
    .gen = Dystryktu Energii
    .loc = Dystrykcie Energii
name-inner_trade = Dystrykt Handlu
    .gen = Dystryktu Handlu
    .loc = Dystrykcie Handlu
name-middle_1 = Elektrownia
name-middle_2 = Hala Targowa
name-middle_3 = Kotłownia
name-middle_4 = Ogród przy Świątyni
name-middle_5 = Redakcja Gazety
name-outer_1 = Bank
name-outer_2 = Rezerwat Przyrody
name-outer_3 = Zajezdnia
name-outer_4 = Akademia
name-outer_5 = Ambasada

## Nazwy: akcje
name-icon-invention = Praca nad Wynalazkiem
name-icon-expand = Rozbudowa lub Odnowa Dystryktu
name-icon-electrify = Elektryfikacja Dystryktu
name-icon-trade = Handel z innymi Miastami
name-icon-megamachine = Wkład w Mega-Maszynę
name-icon-universal = Uniwersalna Akcja

## Nazwy: inne Miasta
name-city_01 = Miasto Zielonych Lasów
    .gen = Miasta Zielonych Lasów
name-city_02 = Miasto Kopistów
    .gen = Miasta Kopistów
name-city_03 = Miasto Żółtej Rudy
    .gen = Miasta Żółtej Rudy
name-city_04 = Miasto Maszyny
    .gen = Miasta Maszyny
name-city_05 = Miasto Różowego Kamienia
    .gen = Miasta Różowego Kamienia
name-city_06 = Miasto Czerwiobusów
    .gen = Miasta Czerwiobusów
name-city_07 = Miasto Błękitnego Portu
    .gen = Miasta Błękitnego Portu
name-city_08 = Miasto Chwały Rzeki
    .gen = Miasta Chwały Rzeki
name-city_09 = Miasto Postępu
    .gen = Miasta Postępu
name-city_10 = Miasto Pary
    .gen = Miasta Pary
name-city_11 = Miasto Konfliktu
    .gen = Miasta Konfliktu
name-city_12 = Miasto Warsztatów
    .gen = Miasta Warsztatów
name-city_13 = Miasto Reputacji
    .gen = Miasta Reputacji
name-city_14 = Miasto Sławy
    .gen = Miasta Sławy
name-city_15 = Miasto Luster
    .gen = Miasta Luster
name-city_16 = Miasto Odnowy
    .gen = Miasta Odnowy
name-city_17 = Miasto Pracowników
    .gen = Miasta Pracowników
name-city_18 = Miasto Pielgrzymów
    .gen = Miasta Pielgrzymów

## Nazwy: Fabryka
name-L1 = lewy budynek, piętro 1
name-L2 = lewy budynek, piętro 2
name-L3 = lewy budynek, piętro 3
name-M1 = środkowy budynek, piętro 1
name-M2 = środkowy budynek, piętro 2
name-R1 = prawy budynek, piętro 1
name-R2 = prawy budynek, piętro 2
name-R3 = prawy budynek, piętro 3
name-no-invention = brak Wynalazku

## Nazwy: Mega-Maszyna
name-mm_1 = Mega-Maszyna 1
name-mm_2 = Mega-Maszyna 2
name-mm_3 = Mega-Maszyna 3
name-mm_4 = Mega-Maszyna 4
name-s1 = pole 1
name-s2 = pole 2
name-s3 = pole 3
name-s4 = pole 4
name-s5 = pole 5
name-s6 = pole 6
name-upgrade_pilgrim = Ulepszenie: Pielgrzym
name-upgrade_wealth = Ulepszenie: Bogactwo
name-upgrade_progress = Ulepszenie: Postęp

## Nazwy: Burmistrz i jego Doradcy
name-mayor = Burmistrz
name-advisor_01 = Herold
name-advisor_02 = Skarbnik
name-advisor_03 = Szambelan
name-advisor_04 = Inżynier
name-advisor_05 = Palacz
name-advisor_06 = Leśniczy
name-advisor_07 = Brygadzista
name-advisor_08 = Kanclerz
name-advisor_09 = Ambasador
name-advisor_10 = Kustosz

## Nazwy: źródła punktów
name-production = Produkcja
name-progress = tory Postępu
name-invention = nowe Wynalazki
name-workshop = Warsztaty
name-machine = Warsztat Mega-Maszyny
name-machine-slot = Mega-Maszyna
name-electrify = Elektryfikacja
name-conflict = premie za Konflikt
name-trade = Handel
name-city = efekty Miast
name-prestige = Prestiż
name-wormbus = Czerwiobus
name-reputation = poziom Reputacji
name-exploitation = Eksploatacja
name-advisors = Doradcy
name-pilgrims = pola Pielgrzymów
name-river-loss = strata za Rzekę
name-left-over = Pracownicy i zasoby

## Części zdań
the-action = { $action_id ->
        [invention] { name-icon-invention }
        [expand] { name-icon-expand }
        [electrify] { name-icon-electrify }
        [trade] { name-icon-trade }
        [megamachine] { name-icon-megamachine }
       *[universal] { name-icon-universal }
    }
the-condition = { $condition_id ->
        [exploit_river] Eksploatacja heksa Rzeki
        [exploit_forest] Eksploatacja heksa Lasu
        [exploit_mountain] Eksploatacja heksa Gór
        [exploit_underground] Eksploatacja heksa Podziemi
        [action_invention] { name-icon-invention }
        [action_expand] { name-icon-expand }
        [action_electrify] { name-icon-electrify }
        [action_trade] { name-icon-trade }
       *[production_leader] tura Produkcji jako Lider
    }
the-space = { $space_id ->
        [left] lewe pole Magnata
        [middle] środkowe pole Magnata
       *[right] prawe pole Magnata
    }
the-building = { $building_id ->
        [left] lewy budynek
        [middle] środkowy budynek
       *[right] prawy budynek
    }
district-there = { $it_2 ->
        [1] { $district1 }
        [2] { $district2 }
        [3] { $district3 }
        [4] { $district4 }
       *[5] { $district5 }
    }
cards-front = { $icons }; heks dla Dystryktu Ratusza: { $hex }; kolejność zasobów: { $resources }
cards-back = { $district }, strzałka { $arrow_id ->
        [up] w górę
       *[down] w dół
    }, heksy w kolejności: { $hexes }, Pracownik: { $colour }
start-with = { $effect }; zaczynasz tu: { $district }
partnership-with = { the-condition } daje: { $effect }
trade-row = za { $price_acc }; kolejne jednostki Dóbr Luksusowych dają: { $bonuses }
trade-with = { trade-row }; efekt Miasta: { $effect }
take-for = za { $price_acc }: { $effect }
light-tile = { $ring_id ->
        [inner] za { $price_acc }
       *[other] { $tile }, za { $price_acc }
    }: { $section }
light-nothing = pole niezabudowane

## Ustawienia
setting-start = Podstawowe Wynalazki
    .dealt = losowo
    .chosen = wybierane po kolei (wariant zaawansowany)
setting-advisors = Doradcy Burmistrza

## Efekty
op-gain = { $goods }
op-worker = { $colour_id ->
        [any] { $n ->
            [one] { $n } Pracownik w wybranym kolorze
            [few] { $n } Pracowników w wybranych kolorach
           *[many] { $n } Pracowników w wybranych kolorach
        }
       *[other] { $n ->
            [one] { $n } { $colour } Pracownik
            [few] { $n } { $colour_genpl } Pracowników
           *[many] { $n } { $colour_genpl } Pracowników
        }
    }
op-pilgrim = { $track_id ->
        [any] { $n ->
            [one] { $n } awans Pielgrzyma na wybranym torze
            [few] { $n } awanse Pielgrzymów na wybranych torach
           *[many] { $n } awansów Pielgrzymów na wybranych torach
        }
       *[other] { $n ->
            [one] { $n } awans Pielgrzyma na torze { $track_gen }
            [few] { $n } awanse Pielgrzyma na torze { $track_gen }
           *[many] { $n } awansów Pielgrzyma na torze { $track_gen }
        }
    }
op-pilgrim-far = { $track_id ->
       *[other] maksymalnie { $n ->
            [one] { $n } awans Pielgrzyma na jednym torze
            [few] { $n } awanse Pielgrzyma na jednym torze
           *[many] { $n } awansów Pielgrzyma na jednym torze
        }
    }
op-vp = { $per_id ->
        [flag_in_city] { $n } PZ za każdą Flagę Partnerstwa w Mieście
        [university_invention] { $n } PZ za każdy Uniwersytecki Wynalazek
        [icon] { $n } PZ za każdą zignorowaną ikonę
       *[other] { $n } PZ
    }
op-progress = { $upto_id ->
        [yes] maksymalnie { $n ->
            [one] { $n } awans znacznika Postępu
            [few] { $n } awanse znaczników Postępu
           *[many] { $n } awansów znaczników Postępu
        }
       *[other] { $n ->
            [one] { $n } awans znacznika Postępu
            [few] { $n } awanse znaczników Postępu
           *[many] { $n } awansów znaczników Postępu
        }
    }
op-return-hex = { $bonus_id ->
        [yes] Zwrócenie Środowisku 1 heksa z premią za Konflikt
       *[other] Zwrócenie Środowisku 1 heksa
    }
op-flag = { $where_id ->
        [here] Flaga Partnerstwa w tym Mieście
       *[other] Flaga Partnerstwa w wybranym Mieście
    }
op-score-rep = { $n ->
        [one] PZ z poziomu Reputacji
        [few] { $n } razy PZ z poziomu Reputacji
       *[many] { $n } razy PZ z poziomu Reputacji
    }
op-rep = { $n ->
        [one] { $n } punkt Reputacji
        [few] { $n } punkty Reputacji
       *[many] { $n } punktów Reputacji
    }
op-prestige = { $n ->
        [one] { $n } punkt Prestiżu
        [few] { $n } punkty Prestiżu
       *[many] { $n } punktów Prestiżu
    }
op-wormbus = { $n ->
        [one] { $n } ruch Czerwiobusa
        [few] { $n } ruchy Czerwiobusa
       *[many] { $n } ruchów Czerwiobusa
    }
op-conflict-bonus = { $n ->
        [one] premia za Konflikt z 1 heksa w Strefie Eksploatacji
        [few] { $n } razy premia za Konflikt z 1 heksa w Strefie Eksploatacji
       *[many] { $n } razy premia za Konflikt z 1 heksa w Strefie Eksploatacji
    }
op-activate-city = aktywowanie Partnerstwa
op-copy-market = premie Wspaniałego Wynalazku z Rynku
op-machine-workshop = premia z Warsztatu Mega-Maszyny z Ulepszeniami
op-workshop-here = premia z 1 Warsztatu w twoim Dystrykcie
op-copy-city = efekt innego Miasta
op-hex-slot = premia za Konflikt leżącego tu heksa

## Pytania: tura
turn = Jaką turę rozgrywasz?
    .city = Tura Miasta: przesuń swojego Magnata
    .production = Tura Produkcji: zostań Liderem Produkcji
move = Dokąd przesuwasz swojego Magnata?
    .production = Tura Produkcji
    .option = { $it_1 ->
        [1] { $district1 }
        [2] { $district2 }
        [3] { $district3 }
        [4] { $district4 }
       *[5] { $district5 }
    }, { $it_2_id ->
        [left] lewe pole
        [middle] środkowe pole
       *[right] prawe pole
    }, { $told ->
        [0] za darmo
        [one] za { $told } jednostkę Pary
        [few] za { $told } jednostki Pary
       *[many] za { $told } jednostek Pary
    }
basic = Z którym Podstawowym Wynalazkiem zaczynasz?
    .option = { $told }
place-worker = Umieszczasz Pracownika?
    .inner = Warsztat Wewnętrzny: { $inner }
    .middle = Warsztat Środkowy: { $middle }
    .outer = Warsztat Zewnętrzny: { $outer }
    .machine = Warsztat Mega-Maszyny: { $machine }
    .done = Koniec umieszczania
worker-to-place = Którego Pracownika umieszczasz?
    .option = { $it } Pracownik
exploit = Który heks Eksploatujesz?
    .option = Heks { $it_gen }: { $told }
action = Którą akcję wykonujesz?
    .invention = { name-icon-invention }
    .expand = { name-icon-expand }
    .electrify = { name-icon-electrify }
    .trade = { name-icon-trade }
    .megamachine = { name-icon-megamachine }, za { $cost_acc }
    .no = Żadnej

## Pytania: akcje
take-invention = Który Wynalazek bierzesz?
    .option = { market-place }, { $told }
take-second = Bierzesz drugi Wynalazek? Wtedy teraz nie zdobywasz premii.
    .one = Tylko jeden, z jego premiami
    .option = { market-place }, { $told }
market-place = { $it_id ->
        [common_upper] Górny Zwykły Wynalazek
        [common_lower] Dolny Zwykły Wynalazek
        [innovative_upper] Górny Innowacyjny Wynalazek
        [innovative_lower] Dolny Innowacyjny Wynalazek
       *[magnificent_1] Wspaniały Wynalazek
    }
install = W którym budynku umieszczasz Wynalazek ({ $invention })?
    .left = Lewy budynek
    .middle = Środkowy budynek
    .right = Prawy budynek
pay-wealth = Ile jednostek Bogactwa wydajesz zamiast { $resource_gen }? (koszt: { $amount })
    .option = { $it ->
        [0] Bez Bogactwa
        [one] { $it } jednostka Bogactwa
        [few] { $it } jednostki Bogactwa
       *[many] { $it } jednostek Bogactwa
    }
expand = Co Rozbudowujesz lub Odnawiasz?
    .renew = Odnowa Dystryktu, za { $renew_cost_acc }: odrzuć 1 heks i zdobądź premię za Konflikt
    .option = { $it_1_id ->
        [middle] Pole Środkowe ({ district-there }), za { $middle_cost_acc } i { $middle_hexes ->
            [one] { $middle_hexes } heks
            [few] { $middle_hexes } heksy
           *[many] { $middle_hexes } heksów
        }
        [outer] Pole Zewnętrzne ({ district-there }), za { $outer_cost_acc } i { $outer_hexes ->
            [one] { $outer_hexes } heks
            [few] { $outer_hexes } heksy
           *[many] { $outer_hexes } heksów
        }
       *[inner] Pole Wewnętrzne ({ district-there })
    }
lay-hex = Który heks kładziesz na miejscu { $place }?
    .option = Heks { $it_gen }, premia za Konflikt: { $told }
electrify = Co Elektryfikujesz?
    .option = { $it_1_id ->
        [inner] Kafelek Wewnętrzny
        [middle] Kafelek Środkowy
       *[outer] Kafelek Zewnętrzny
    } ({ district-there }), { $told }
trade = Z którym Miastem Handlujesz?
    .option = { $it }, { $told }
trade-units = Ile jednostek Dóbr Luksusowych wydajesz? ({ $city })
    .option = { $it ->
        [one] { $it } jednostka
        [few] { $it } jednostki
       *[many] { $it } jednostek
    }: { $told }
contribute = Który Wynalazek przekazujesz?
    .option = { $told } ({ $it })
machine-slot = Na którym polu Mega-Maszyny umieszczasz Wynalazek?
    .option = { $it }: { $told }

## Pytania: Produkcja
activate = Który budynek aktywujesz?
    .grant = Dotacje Rządowe: wszystkie budynki bez wydawania Pary
    .done = Koniec aktywacji
    .option = { $it_id ->
        [left] Lewy budynek
        [middle] Środkowy budynek
       *[right] Prawy budynek
    }, za { $told_acc }
activate-granted = Który budynek aktywujesz teraz?
    .left = Lewy budynek
    .middle = Środkowy budynek
    .right = Prawy budynek

## Pytania: premie
bonus-order = Którą premię zdobywasz najpierw?
    .option = { $told }
progress = Znacznik Postępu którego Wynalazku awansujesz? { $left ->
        [one] (został { $left } awans)
        [few] (zostały { $left } awanse)
       *[many] (zostało { $left } awansów)
    }
    .option = { $it }
    .done = Koniec awansów
pilgrim = Na którym torze awansujesz Pielgrzyma? { $left ->
        [one] (został { $left } awans)
        [few] (zostały { $left } awanse)
       *[many] (zostało { $left } awansów)
    }
    .option = Tor { $it_gen }
pilgrim-far = Na którym torze awansujesz Pielgrzyma, maksymalnie o { $most ->
        [one] { $most } pole
        [few] { $most } pola
       *[many] { $most } pól
    }?
    .option = Tor { $it_gen }
    .no = Na żadnym
pilgrim-spaces = O ile pól awansujesz Pielgrzyma na torze { $track_gen }?
    .option = { $it ->
        [one] { $it } pole
        [few] { $it } pola
       *[many] { $it } pól
    }
worker-colour = W jakim kolorze bierzesz Pracownika?
    .option = { $it } Pracownik
make-room = Fabryka jest pełna. Kto ustąpi miejsca, żeby przyjąć { $colour_acc } Pracownika?
    .option = Odchodzi { $it } Pracownik
    .no = Zrezygnuj z { $colour_gen } Pracownika
keep-worker = Konflikt: którego Pracownika zatrzymujesz?
    .option = { $it } Pracownik
return-hex = Który heks zwracasz Środowisku?
    .option = Heks { $it_gen }{ $bonus_id ->
        [yes] , premia za Konflikt: { $told }
       *[no] {""}
    }
conflict-hex = Z którego heksa zdobywasz premię za Konflikt? ({ $times ->
        [one] raz
        [few] { $times } razy
       *[many] { $times } razy
    })
    .option = Heks { $it_gen }: { $told }
use-workshop = Z którego Warsztatu zdobywasz premię?
    .inner = Warsztat Wewnętrzny: { $inner }
    .middle = Warsztat Środkowy: { $middle }
    .outer = Warsztat Zewnętrzny: { $outer }
copy-city = Efekt którego Miasta zyskujesz?
    .option = { $it }: { $told }
place-flag = W którym Mieście umieszczasz Flagę Partnerstwa?
    .option = { $it } ({ $told })
    .no = W żadnym

## Pytania: Flagi
flag-before = Wydajesz Flagę Partnerstwa tuż przed tym: { the-condition }?
    .option = { $it }: { $told }
    .no = Bez Flagi
flag-after = Wydajesz Flagę Partnerstwa tuż po tym: { the-condition }?
    .option = { $it }: { $told }
    .no = Bez Flagi
flag-needed = Na akcję ({ the-action }) czegoś ci brakuje. Którą Flagę Partnerstwa wydajesz przed nią?
    .option = { $it }: { $told }

## Co się stało
log-basic = { $seat } zaczyna w { $district_loc }: { $invention }.
log-neutral = Magnat nienależący do gracza przechodzi do { $district_gen }: { the-space }.
log-move = { $seat } przesuwa Magnata o { $distance ->
        [one] { $distance } Dystrykt
        [few] { $distance } Dystrykty
       *[many] { $distance } Dystryktów
    }, do { $district_gen }: { the-space }.
log-round = Zaczyna się runda { $round }.
log-no-production = { $seat } może rozegrać tylko turę Miasta: znacznik Produkcji nie jest na środkowej pozycji.
log-marker = { $seat }: znacznik Produkcji przesuwa się na { $place_id ->
        [left] lewą
        [middle] środkową
       *[right] prawą
    } pozycję.
log-gain = { $seat } zyskuje { $goods_acc }.
log-pay = { $seat } wydaje { $goods_acc }.
log-lost = { $seat } nie może wykorzystać premii, która przepada: { $icon_id ->
        [pilgrim] { $n ->
            [one] { $n } awans Pielgrzyma
            [few] { $n } awanse Pielgrzyma
           *[many] { $n } awansów Pielgrzyma
        }
        [progress] { $n ->
            [one] { $n } awans znacznika Postępu
            [few] { $n } awanse znaczników Postępu
           *[many] { $n } awansów znaczników Postępu
        }
        [rep] { $n ->
            [one] { $n } punkt Reputacji
            [few] { $n } punkty Reputacji
           *[many] { $n } punktów Reputacji
        }
        [flag] Flaga Partnerstwa
        [return_hex] Zwrócenie Środowisku (Strefa Eksploatacji jest pusta)
        [conflict_bonus] premia za Konflikt (Strefa Eksploatacji jest pusta)
       *[copy_market] premia Wspaniałego Wynalazku (nie ma go na Rynku)
    }.
log-overflow = { $seat } ma pełny magazyn; przepada: { $goods }.
log-chimney = { $seat }: Komin silnika parowego przesuwa się za { $what_id ->
        [water] { $n ->
            [one] { $n } jednostkę Wody
            [few] { $n } jednostki Wody
           *[many] { $n } jednostek Wody
        }
       *[coal] { $n ->
            [one] { $n } jednostkę Węgla
            [few] { $n } jednostki Węgla
           *[many] { $n } jednostek Węgla
        }
    } na pole { $space ->
        [-4] 4 poniżej „0”
        [-3] 3 poniżej „0”
        [-2] 2 poniżej „0”
        [-1] 1 poniżej „0”
        [0] „0”
       *[other] { $space } powyżej „0”
    }.
log-worker = { $seat } otrzymuje { $colour_acc } Pracownika.
log-worker-back = { $seat } zwraca { $colour_acc } Pracownika do puli ogólnej.
log-worker-home = Z tego kafelka wraca do puli ogólnej { $colour } Pracownik.
log-worker-refused = { $seat }: { $colour } Pracownik przepada, Fabryka jest pełna.
log-no-worker = { $seat } nie otrzymuje Pracownika: w puli ogólnej nie ma już { $colour_id ->
        [any] żadnego Pracownika
       *[other] { $colour_gen } Pracownika
    }.
log-workers-cleared = Pracownicy z { $district_gen } wracają do puli ogólnej: { $colours }.
log-no-placing = { $seat } nie umieszcza Pracowników w { $district_loc }: { $missing_id ->
        [worker] nie ma Pracownika w odpowiednim kolorze
       *[workshop] nie ma pustego Warsztatu
    }.
log-machine-moves = Mega-Maszyna przechodzi do { $district_gen }.
log-post = { $seat } umieszcza { $colour_acc } Pracownika w { $district_loc }: { $workshop_id ->
        [inner] Warsztat Wewnętrzny
        [middle] Warsztat Środkowy
        [outer] Warsztat Zewnętrzny
       *[machine] Warsztat Mega-Maszyny
    }.
log-exploit = { $seat } Eksploatuje heks { $hex_gen }{ $pile_id ->
        [yes] {" "}ze stosu odrzuconych
       *[no] {""}
    }.
log-no-hex = { $seat } nie Eksploatuje: nie ma już takiego heksa na torze ani na stosie odrzuconych.
log-return-hex = { $seat } zwraca Środowisku heks { $hex_gen }.
log-hexes-discarded = Z tego kafelka zostają odrzucone heksy: { $hexes }.
log-progress = { $seat } awansuje znacznik Postępu ({ $floor }) na pole { $step }{ $icon_id ->
        [develop] {" "}i rozwija Wynalazek
        [ready] : Wynalazek jest gotowy dla Mega-Maszyny
        [score] {" "}i punktuje Wynalazek
        [score_twice] {" "}i punktuje Wynalazek dwukrotnie
        [return_hex] : Zwrócenie Środowisku
       *[plain] {""}
    }.
log-pilgrim = { $seat } awansuje Pielgrzyma na torze { $track_gen } na pole { $space }.
log-prestige = { $seat } przesuwa znacznik Prestiżu na pole { $space }.
log-wormbus = { $seat } przesuwa Czerwiobus na pole { $space }.
log-reputation = { $seat }: poziom Reputacji jest teraz wart { $vp } PZ.
log-flag = { $seat } zawiera Partnerstwo: { $city }.
log-flag-spent = { $seat } wydaje Flagę Partnerstwa: { $city }.
log-flag-barred = { $seat } nie może wydać Flagi Partnerstwa przed akcją ({ the-action }): jej premia zabrałaby ostatni heks.
log-city = { $seat } zyskuje efekt { $city_gen }.
log-action = { $seat } wykonuje akcję: { the-action }.
log-no-action = { $action_id ->
        [universal] { $seat } nie może wykonać żadnej akcji.
       *[other] { $seat } nie może wykonać akcji ({ the-action }): { $why_id ->
            [why-machine-full] wszystkie pola Mega-Maszyny są zapełnione
            [why-nothing-ready] żaden Wynalazek nie jest gotowy dla Mega-Maszyny
            [why-no-floor] wszystkie piętra Fabryki są zapełnione
            [why-no-hex-in-zone] w Strefie Eksploatacji nie ma heksów
            [why-all-lit] wszystkie kafelki są już Zelektryfikowane
            [why-no-steam-for-trade] brakuje Pary
           *[other] brakuje zasobów
        }.
    }
log-install = { $seat } umieszcza { $invention } ({ $floor }).
log-market = Nowy kafelek na Rynku: { $invention }.
log-build = { $seat } Rozbudowuje { $district }: { $tile }, heksy: { $hexes }.
log-lit = { $seat } Elektryfikuje kafelek { $ring_id ->
        [inner] Wewnętrzny ({ $district })
        [middle] Środkowy ({ $district }): { $tile }
       *[outer] Zewnętrzny ({ $district }): { $tile }
    }.
log-trade = { $seat } Handluje: { $city }, { $n ->
        [one] { $n } premia
        [few] { $n } premie
       *[many] { $n } premii
    }.
log-contribute = { $seat } przekazuje Mega-Maszynie: { $invention } ({ $slot }).
log-university = { $seat } otrzymuje Uniwersytecki Wynalazek ({ $floor }).
log-upgrade = Mega-Maszyna zyskuje { $upgrade }.
log-lead = { $seat } zostaje Liderem Produkcji.
log-activate = { $seat } aktywuje { the-building }.
log-no-activation = { $seat } ma za mało Pary, żeby aktywować budynek.
log-no-second = { $seat } nie może zapłacić za drugi Wynalazek.
log-grant = { $seat } wydaje kafelek Dotacji Rządowych.
log-grant-last = { $seat } wydaje kafelek Dotacji Rządowych: { $n ->
        [one] { $n } awans znacznika Postępu
        [few] { $n } awanse znaczników Postępu
       *[many] { $n } awansów znaczników Postępu
    }.
log-conflict = Konflikt: { $seat } odwraca kafelek Wydajności na stronę Konfliktu (heksy { $hex_gen }).
log-peace = { $seat } odwraca kafelek Wydajności na zwykłą stronę (heksy { $hex_gen }).
log-end-triggered = { $seat } wywołuje koniec gry: wszyscy wyrównują liczbę tur, potem każdy ma jeszcze jedną turę.
log-game-over = Koniec gry.

## Tura Burmistrza
log-mayor-card = Burmistrz odkrywa kartę: { cards-front }.
log-mayor-shuffles = Stos kart Burmistrza zostaje potasowany i tworzy nową talię.
log-mayor-top = Wierzchnia karta talii Burmistrza: { cards-back }.
log-mayor-passes = { $district }: karta Burmistrza nie wskazuje tej akcji.
log-mayor-cannot = { $district }: Burmistrz nie może tam wykonać żadnej akcji.
log-mayor-stuck = { $district }: żadne inne pole Magnata nie jest tam wolne.
log-mayor-moves = Burmistrz przenosi Magnata do { $district_gen }: { the-space }.
log-mayor-produces = Żaden Dystrykt nie spełnia obu kryteriów: Burmistrz rozgrywa turę Produkcji.
log-mayor-idle = Burmistrz nie może już wykonać żadnej akcji.
log-mayor-bribe = Kafelek Łapówki Burmistrza zostaje odrzucony.
log-mayor-sector = Wierzchnia karta wskazuje { $marked }; pierwszy odpowiedni to { $district }.
log-mayor-pilgrim = Wierzchnia karta wskazuje Pielgrzymowi Burmistrza tor { $track_gen }.
log-mayor-zone-full = Strefa Eksploatacji Burmistrza jest pełna: heks { $hex_gen } zostaje odrzucony.
log-mayor-advisor = Doradca Burmistrza: { $advisor }.

## Dlaczego nie
why-marker-not-middle = Twój znacznik Produkcji nie jest na środkowej pozycji; wróci tam w turze Miasta.
why-same-space = Po pełnym okrążeniu Magnat musi zająć inne pole niż przedtem.
why-space-taken = Stoi tam inny Magnat.
why-too-little-steam = Brakuje ci { $short ->
        [one] { $short } jednostki
        [few] { $short } jednostek
       *[many] { $short } jednostek
    } Pary.
why-too-little-food = Brakuje ci { $short ->
        [one] { $short } jednostki
        [few] { $short } jednostek
       *[many] { $short } jednostek
    } Jedzenia.
why-too-little-material = Brakuje ci { $short ->
        [one] { $short } jednostki
        [few] { $short } jednostek
       *[many] { $short } jednostek
    } Materiałów Konstrukcyjnych.
why-too-little-energy = Brakuje ci { $short ->
        [one] { $short } jednostki
        [few] { $short } jednostek
       *[many] { $short } jednostek
    } Energii.
why-too-little-luxury = Brakuje ci { $short ->
        [one] { $short } jednostki
        [few] { $short } jednostek
       *[many] { $short } jednostek
    } Dóbr Luksusowych.
why-not-here = Ten Dystrykt nie oferuje tej akcji.
why-machine-full = Wszystkie pola Mega-Maszyny są zapełnione.
why-nothing-ready = Żaden twój Wynalazek nie jest gotowy dla Mega-Maszyny.
why-contribution-short = Z Bogactwem brakuje ci jeszcze { $short ->
        [one] { $short } jednostki zasobów.
        [few] { $short } jednostek zasobów.
       *[many] { $short } jednostek zasobów.
    }
why-no-floor = Wszystkie piętra twojej Fabryki są zapełnione.
why-building-full = Wszystkie piętra tego budynku są zapełnione.
why-no-hex-in-zone = W twojej Strefie Eksploatacji nie ma heksów.
why-no-such-hex = W twojej Strefie Eksploatacji nie ma takiego heksa.
why-all-lit = Wszystkie kafelki Dystryktów są już Zelektryfikowane.
why-no-steam-for-trade = Masz za mało Pary ({ $steam }), żeby dotrzeć do któregokolwiek Miasta.
why-too-few-units = Masz za mało { $resource_gen }: z Bogactwem { $have ->
        [one] { $have } jednostka.
        [few] { $have } jednostki.
       *[many] { $have } jednostek.
    }
why-too-few-hexes = W twojej Strefie Eksploatacji brakuje { $short ->
        [one] { $short } heksa.
        [few] { $short } heksów.
       *[many] { $short } heksów.
    }
why-already-built = To pole jest już zabudowane.
why-middle-first = Najpierw trzeba zabudować pole Środkowe tego Dystryktu.
why-not-built = To pole nie jest zabudowane.
why-already-lit = Ten kafelek jest już Zelektryfikowany.
why-empty-building = W tym budynku nie ma Wynalazku.
why-already-activated = Ten budynek był już aktywowany w tej turze.
why-grant-spent = Nie masz już kafelka Dotacji Rządowych.
why-grant-too-late = Dotacje Rządowe trzeba wydać przed zapłaceniem za pierwszy budynek.
why-workshop-taken = W tym Warsztacie jest już Pracownik.
why-machine-elsewhere = Mega-Maszyna jest w innym Dystrykcie.
why-no-worker-left = W puli ogólnej nie ma już Pracowników w tym kolorze.
why-track-ends = Pielgrzym jest już na ostatnim polu tego toru.
why-hex-in-the-way = Na następnym polu tego toru wciąż leży heks.
why-no-invention-there = Na tym piętrze nie ma Wynalazku.
why-marker-at-end = Znacznik Postępu jest już na ostatnim polu.
why-no-hex-left = Nie ma już takiego heksa ani na torze, ani na stosie odrzuconych.
why-not-to-exploit = Tego heksa nie trzeba już Eksploatować w tej turze.
why-university-stays = Uniwersyteckiego Wynalazku nie można przekazać.
why-not-ready = Ten Wynalazek nie jest jeszcze gotowy; { $short ->
        [one] brakuje { $short } awansu.
        [few] brakuje { $short } awansów.
       *[many] brakuje { $short } awansów.
    }
why-slot-blocked = To pole zakrywa żeton Blokady.
why-slot-filled = Na tym polu leży już Wynalazek.
why-flag-stands = Stoi tam już twoja Flaga Partnerstwa.
why-not-itself = To Miasto daje efekt innego Miasta, nie własny.
why-action-lost = Po tym wyborze akcja ({ the-action }) nie byłaby możliwa.

## Na stole
title-market = Rynek Wynalazków
title-districts = Kafelki Dystryktów
title-discards = Odrzucone
title-supply = Pula Pracowników
title-end = Koniec gry
title-storehouse = Magazyn
title-zone = Strefa Eksploatacji
title-workers = Pracownicy
title-mayor = Burmistrz
title-university = Uniwersytet
title-left = Lewy
title-middle = Środkowy
title-right = Prawy
label-common = Zwykłe
label-innovative = Innowacyjne
label-magnificent = Wspaniałe
label-empty-floor = puste piętro
label-conflict = Konflikt
label-normal = zwykła
tip-vp = { $seat }: { $points } PZ
tip-track-space = Tor { $track_gen }, pole { $space }: { $value } PZ{ $end_id ->
        [yes] {" "}(odkrycie tego pola wywołuje koniec gry)
       *[no] {""}
    }
tip-river-space = Tor Rzeki, pole { $space }: { $value } PZ za każdy typ heksa, którego nie ma w Strefie Eksploatacji{ $loss ->
        [0] {""}
       *[other] , -{ $loss } PZ za każdy kafelek Wydajności na stronie Konfliktu
    }{ $end_id ->
        [yes] {" "}(odkrycie tego pola wywołuje koniec gry)
       *[no] {""}
    }
tip-temple = { $track_id ->
        [river] Świątynia przy torze Rzeki
       *[other] Świątynia przy torach Lądu
    }
tip-hex = Heks { $hex_gen }
tip-pilgrim = { $seat }: Pielgrzym na torze { $track_gen }, { $space ->
        [0] w Świątyni
       *[other] pole { $space } ({ $value } PZ)
    }
tip-inner = { $tile }: { the-action }; Pracownicy: { $colour_id ->
        [any] w dowolnym kolorze
       *[other] { $colour }
    }; Eksploatacja: { $exploit_id ->
        [river] Rzeka
        [forest] Las
        [mountain] Góry
        [underground] Podziemia
       *[any_land] Rzeka i wybrany Ląd
    }; Warsztat: { $workshop }
tip-tile = { $tile }, kafelek { $ring_id ->
        [middle] Środkowy
       *[outer] Zewnętrzny
    } ({ $district }), Warsztat: { $workshop }{ $hexes_count ->
        [0] {""}
       *[other] ; heksy: { $hexes }
    }
tip-dark = { $lit }; Elektryfikacja za { $price_acc }: { $section }
tip-unbuilt = Niezabudowane { $ring_id ->
        [middle] pole Środkowe
       *[outer] pole Zewnętrzne
    } ({ $district }), Rozbudowa za { $price_acc } i { $hexes ->
        [one] { $hexes } heks
        [few] { $hexes } heksy
       *[many] { $hexes } heksów
    }
tip-space = { $district }, { $space_id ->
        [left] lewe pole (usuwa Pracowników)
        [middle] środkowe pole
       *[right] prawe pole (bez Pracowników)
    }: { $steam ->
        [0] za darmo
        [one] { $steam } jednostka Pary
        [few] { $steam } jednostki Pary
       *[many] { $steam } jednostek Pary
    }{ $walk ->
        [0] {""}
       *[other] , w tym za dalszą drogę: { $walk }
    }
tip-magnate = { $seat }: Magnat, { $district }, { the-space }
tip-neutral = Magnat nienależący do gracza, { $district }, { the-space }
tip-machine-pawn = Mega-Maszyna, { $district }
tip-posted = Pracuje tu { $colour } Pracownik
tip-prestige-space = Prestiż, pole { $space }: { $effect }
tip-wormbus-space = Czerwiobus, pole { $space }: { $effect }
tip-prestige = { $seat }: znacznik Prestiżu na polu { $space } ({ $effect })
tip-wormbus = { $seat }: Czerwiobus na polu { $space } ({ $effect })
tip-invention = { $invention }: { $effect }
tip-stack = { $quality_id ->
        [common] Stos Zwykłych Wynalazków
        [innovative] Stos Innowacyjnych Wynalazków
       *[magnificent] Stos Wspaniałych Wynalazków
    }: { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
tip-tile-stack = { $ring_id ->
        [middle] Kafelki Środkowych Dystryktów
       *[outer] Kafelki Zewnętrznych Dystryktów
    }: { $count }, na wierzchu { $tile }
tip-discard = Odrzucone heksy { $hex_gen }: { $count }
tip-supply = Pracownicy w puli ogólnej, kolor { $colour }: { $count }
tip-end = Tor { $track_gen }: odkryte pola: { $uncovered }; koniec gry wywołuje pole { $trigger }
tip-city = { $city }: { the-condition } daje: { $effect }; Handel { trade-row }
tip-flag = { $seat }: Flaga Partnerstwa
tip-machine = { $machine }, Warsztat: { $workshop }; Wkład za { $price_acc }
tip-slot = { $slot }: { $effect }
tip-slot-filled = { $slot }: leży tu Wynalazek
tip-slot-blocked = { $slot }: żeton Blokady
tip-upgrade = { $upgrade }: { $effect }{ $installed_id ->
        [yes] {" "}(zainstalowane)
       *[no] {""}
    }
tip-university = Uniwersyteckie Wynalazki w stosie: { $count }; każdy: { $effect }
tip-goods = { $seat }: { $goods } — { $count }
tip-flags-left = { $seat }: { $count ->
        [one] została { $count } Flaga Partnerstwa
        [few] zostały { $count } Flagi Partnerstwa
       *[many] zostało { $count } Flag Partnerstwa
    }
tip-chimney = { $seat }: Komin silnika parowego na polu { $space }; każdy ruch w stronę pola 0 daje { $pay ->
        [one] { $pay } jednostkę Pary
        [few] { $pay } jednostki Pary
       *[many] { $pay } jednostek Pary
    }
tip-zone = { $seat }: heksy { $hex_gen }: { $count }; Eksploatacja daje: { $exploit }; premia za Konflikt: { $effect }
value-zone = heksy { $hex_gen }: Eksploatacja daje: { $exploit }; premia za Konflikt: { $effect }
tip-mayor-place = { $seat }: heks { $hex_gen } na { $place }. miejscu od góry{ $topmost_id ->
        [yes] {" "}(położony najwyżej)
       *[no] {""}
    }; premia za Konflikt: { $effect }
tip-mayor-place-empty = { $seat }: puste { $place }. miejsce od góry
tip-efficiency = { $seat }: kafelek Wydajności (heksy { $hex_gen }), { $side_id ->
        [yes] strona Konfliktu
       *[no] zwykła strona
    }: { $tile_id ->
        [eff_steam] Para za strzałkę: { $first }
        [eff_building_cost] Para za środkowy budynek: { $first }, za prawy: { $last }
        [eff_workers] miejsca na Pracowników: { $first }
       *[eff_progress] awanse znaczników Postępu: { $first }, Lider Produkcji: { $last }
    }
tip-workers = { $seat }: { $colour } Pracownik
tip-reputation = { $seat }: poziom Reputacji: { $vp } PZ
tip-marker = { $seat }: znacznik Produkcji: { $place_id ->
        [left] lewa pozycja
        [middle] środkowa pozycja
       *[right] prawa pozycja
    }
tip-grant = { $seat }: kafelek Dotacji Rządowych
tip-building = { $seat }: { the-building }, aktywacja za { $steam ->
        [one] { $steam } jednostkę Pary
        [few] { $steam } jednostki Pary
       *[many] { $steam } jednostek Pary
    }
tip-mayor-building = { $seat }: { the-building }
tip-floor = { $floor }: { $effect }; znacznik Postępu na polu { $step } z { $length }
tip-floor-empty = { $floor }: puste
tip-mayor-deck = Talia Burmistrza ({ $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }), wierzchnia karta: { cards-back }
tip-mayor-card = Odkryta karta Burmistrza: { cards-front }
tip-bribe = Kafelek Łapówki: każda karta ma też ikonę Pracy nad Wynalazkiem
tip-advisor = Doradca { $advisor }, { $trigger_id ->
        [setup] podczas przygotowania
        [ignored_icon] gdy Burmistrz ignoruje ikonę
        [hex_discarded_zone_full] gdy pełna Strefa Eksploatacji nie mieści heksa
        [after_own_production] po Produkcji Burmistrza
        [city_turn_at_city_hall] w turze Miasta w Dystrykcie Ratusza
       *[final_scoring] na koniec gry
    }: { $effect }

## Nazwy: Wynalazki
name-basic_01 = Podstawowy Wynalazek 1
name-basic_02 = Podstawowy Wynalazek 2
name-basic_03 = Podstawowy Wynalazek 3
name-basic_04 = Podstawowy Wynalazek 4
name-common_01 = Zwykły Wynalazek 1
name-common_02 = Zwykły Wynalazek 2
name-common_03 = Zwykły Wynalazek 3
name-common_04 = Zwykły Wynalazek 4
name-common_05 = Zwykły Wynalazek 5
name-common_06 = Zwykły Wynalazek 6
name-common_07 = Zwykły Wynalazek 7
name-common_08 = Zwykły Wynalazek 8
name-common_09 = Zwykły Wynalazek 9
name-common_10 = Zwykły Wynalazek 10
name-common_11 = Zwykły Wynalazek 11
name-common_12 = Zwykły Wynalazek 12
name-common_13 = Zwykły Wynalazek 13
name-common_14 = Zwykły Wynalazek 14
name-common_15 = Zwykły Wynalazek 15
name-common_16 = Zwykły Wynalazek 16
name-common_17 = Zwykły Wynalazek 17
name-common_18 = Zwykły Wynalazek 18
name-common_19 = Zwykły Wynalazek 19
name-common_20 = Zwykły Wynalazek 20
name-innovative_01 = Innowacyjny Wynalazek 1
name-innovative_02 = Innowacyjny Wynalazek 2
name-innovative_03 = Innowacyjny Wynalazek 3
name-innovative_04 = Innowacyjny Wynalazek 4
name-innovative_05 = Innowacyjny Wynalazek 5
name-innovative_06 = Innowacyjny Wynalazek 6
name-innovative_07 = Innowacyjny Wynalazek 7
name-innovative_08 = Innowacyjny Wynalazek 8
name-innovative_09 = Innowacyjny Wynalazek 9
name-innovative_10 = Innowacyjny Wynalazek 10
name-innovative_11 = Innowacyjny Wynalazek 11
name-innovative_12 = Innowacyjny Wynalazek 12
name-innovative_13 = Innowacyjny Wynalazek 13
name-innovative_14 = Innowacyjny Wynalazek 14
name-innovative_15 = Innowacyjny Wynalazek 15
name-innovative_16 = Innowacyjny Wynalazek 16
name-innovative_17 = Innowacyjny Wynalazek 17
name-innovative_18 = Innowacyjny Wynalazek 18
name-innovative_19 = Innowacyjny Wynalazek 19
name-innovative_20 = Innowacyjny Wynalazek 20
name-innovative_21 = Innowacyjny Wynalazek 21
name-innovative_22 = Innowacyjny Wynalazek 22
name-innovative_23 = Innowacyjny Wynalazek 23
name-innovative_24 = Innowacyjny Wynalazek 24
name-innovative_25 = Innowacyjny Wynalazek 25
name-innovative_26 = Innowacyjny Wynalazek 26
name-innovative_27 = Innowacyjny Wynalazek 27
name-innovative_28 = Innowacyjny Wynalazek 28
name-innovative_29 = Innowacyjny Wynalazek 29
name-innovative_30 = Innowacyjny Wynalazek 30
name-innovative_31 = Innowacyjny Wynalazek 31
name-innovative_32 = Innowacyjny Wynalazek 32
name-magnificent_01 = Wspaniały Wynalazek 1
name-magnificent_02 = Wspaniały Wynalazek 2
name-magnificent_03 = Wspaniały Wynalazek 3
name-magnificent_04 = Wspaniały Wynalazek 4
name-magnificent_05 = Wspaniały Wynalazek 5
name-magnificent_06 = Wspaniały Wynalazek 6
name-magnificent_07 = Wspaniały Wynalazek 7
name-magnificent_08 = Wspaniały Wynalazek 8
name-magnificent_09 = Wspaniały Wynalazek 9
name-magnificent_10 = Wspaniały Wynalazek 10
name-magnificent_11 = Wspaniały Wynalazek 11
name-magnificent_12 = Wspaniały Wynalazek 12
name-magnificent_13 = Wspaniały Wynalazek 13
name-magnificent_14 = Wspaniały Wynalazek 14
name-magnificent_15 = Wspaniały Wynalazek 15
name-magnificent_16 = Wspaniały Wynalazek 16
name-magnificent_17 = Wspaniały Wynalazek 17
name-magnificent_18 = Wspaniały Wynalazek 18
name-magnificent_19 = Wspaniały Wynalazek 19
name-magnificent_20 = Wspaniały Wynalazek 20
name-university_01 = Uniwersytecki Wynalazek 1
name-university_02 = Uniwersytecki Wynalazek 2
name-university_03 = Uniwersytecki Wynalazek 3
name-university_04 = Uniwersytecki Wynalazek 4

## Na pierwszy rzut oka
phase-start = Pierwsze Wynalazki
phase-advising = Wybór Doradców
phase-turn = Wybór tury
phase-exploit = Eksploatacja
phase-action = Akcja Dystryktu
phase-produce = Produkcja
phase-end = Koniec tury
phase-grant = Dotacje Rządowe
phase-over = Koniec gry
holding-workers = Pracownicy

## Co jeszcze liczy się u gracza

counter-chimney = komin silnika parowego
counter-pilgrim = Pielgrzym ({ $track })
counter-inventions = wynalazki
counter-progress = postęp
counter-hexes = heksy
counter-conflicts = konflikty
counter-flags = flagi w miastach
counter-grant = dotacja rządowa

## Historia tury: to, co najważniejsze w dzienniku

story-move = { log-move }
story-exploit = { log-exploit }
story-install = { log-install }
story-build = { log-build }
story-lit = { log-lit }
story-trade = { log-trade }
story-contribute = { log-contribute }
story-grant = { log-grant }
story-end-triggered = { log-end-triggered }
story-mayor-moves = { log-mayor-moves }
story-mayor-card = { log-mayor-card }
