# Daitoshi: wszystko, co czyta gracz.

## Nazwy: zasoby i ilości
name-food = Jedzenie
    .gen = Jedzenia
name-energy = Energia
    .gen = Energii
name-material = Materiały
    .gen = Materiałów
name-luxury = Dobra Luksusowe
    .gen = Dóbr Luksusowych
name-wealth = Bogactwo
    .gen = Bogactwa
name-steam = Para
    .gen = Pary
name-water = Woda
    .gen = Wody
name-coal = Węgiel
    .gen = Węgla
amount-food = { $n } { $n ->
        [one] Jedzenie
        [few] Jedzenia
       *[many] Jedzenia
    }
amount-energy = { $n } { $n ->
        [one] Energia
        [few] Energie
       *[many] Energii
    }
    .acc = { $n } { $n ->
        [one] Energię
        [few] Energie
       *[many] Energii
    }
amount-material = { $n } { $n ->
        [one] Materiał
        [few] Materiały
       *[many] Materiałów
    }
amount-luxury = { $n } { $n ->
        [one] Dobro Luksusowe
        [few] Dobra Luksusowe
       *[many] Dóbr Luksusowych
    }
amount-wealth = { $n } { $n ->
        [one] Bogactwo
        [few] Bogactwa
       *[many] Bogactwa
    }
amount-steam = { $n } { $n ->
        [one] Para
        [few] Pary
       *[many] Pary
    }
    .acc = { $n } { $n ->
        [one] Parę
        [few] Pary
       *[many] Pary
    }
amount-water = { $n } { $n ->
        [one] Woda
        [few] Wody
       *[many] Wody
    }
    .acc = { $n } { $n ->
        [one] Wodę
        [few] Wody
       *[many] Wody
    }
amount-coal = { $n } { $n ->
        [one] Węgiel
        [few] Węgle
       *[many] Węgla
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
    .acc = dowolnego
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

## Nazwy: Miasto
name-inner_hall = Ratusz
name-inner_invention = Dystrykt Wynalazców
name-inner_expand = Dystrykt Budowniczych
name-inner_electrify = Dystrykt Energii
name-inner_trade = Dystrykt Handlu
name-middle_1 = Elektrownia
    .acc = Elektrownię
name-middle_2 = Hala Targowa
    .acc = Halę Targową
name-middle_3 = Kotłownia
    .acc = Kotłownię
name-middle_4 = Ogród przy Świątyni
name-middle_5 = Redakcja Gazety
    .acc = Redakcję Gazety
name-outer_1 = Bank
name-outer_2 = Rezerwat Przyrody
name-outer_3 = Zajezdnia
    .acc = Zajezdnię
name-outer_4 = Akademia
    .acc = Akademię
name-outer_5 = Ambasada
    .acc = Ambasadę

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

## Nazwy: źródła punktów i premie do ułożenia w kolejności
name-production = produkcja
name-progress = Postęp
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
name-reputation = Reputacja
name-exploitation = Eksploatacja
name-advisors = Doradcy
name-river-loss = strata za Rzekę
name-left-over = Pracownicy i zasoby
name-rep = awans Reputacji
name-score_rep = punktowanie Reputacji
name-return_hex = zwrot heksa
name-conflict_bonus = premia za Konflikt
name-activate_city = aktywacja Miasta
name-copy_market = kopia Wspaniałego Wynalazku
name-mm_workshop = Warsztat Mega-Maszyny
name-workshop_here = Warsztat twojego Dystryktu
name-copy_city = kopia Miasta

## Ustawienia
setting-start = Podstawowe Wynalazki
    .dealt = losowo
    .chosen = wybierane po kolei (wariant zaawansowany)
setting-advisors = Doradcy Burmistrza

## Efekty
op-gain = { $goods }
op-worker = { $colour_id ->
        [any] { $n ->
            [one] { $n } Pracownik w dowolnym kolorze
            [few] { $n } Pracowników w dowolnych kolorach
           *[many] { $n } Pracowników w dowolnych kolorach
        }
       *[other] { $n ->
            [one] { $n } { $colour } Pracownik
            [few] { $n } { $colour_genpl } Pracowników
           *[many] { $n } { $colour_genpl } Pracowników
        }
    }
op-pilgrim = { $track_id ->
        [any] { $n ->
            [one] { $n } ruch Pielgrzyma na dowolnym torze
            [few] { $n } ruchy Pielgrzymów na dowolnych torach
           *[many] { $n } ruchów Pielgrzymów na dowolnych torach
        }
       *[other] { $n ->
            [one] { $n } ruch Pielgrzyma na torze { $track_gen }
            [few] { $n } ruchy Pielgrzyma na torze { $track_gen }
           *[many] { $n } ruchów Pielgrzyma na torze { $track_gen }
        }
    }
op-pilgrim-far = { $track_id ->
       *[other] maksymalnie { $n ->
            [one] { $n } ruch Pielgrzyma na jednym torze
            [few] { $n } ruchy Pielgrzyma na jednym torze
           *[many] { $n } ruchów Pielgrzyma na jednym torze
        }
    }
op-vp = { $per_id ->
        [flag_in_city] { $n } PZ za każdą Flagę w Mieście
        [university_invention] { $n } PZ za każdy Wynalazek Uniwersytecki
        [icon] { $n } PZ za każdą pominiętą ikonę
       *[other] { $n } PZ
    }
op-progress = { $upto_id ->
        [yes] maksymalnie { $n ->
            [one] { $n } krok Postępu
            [few] { $n } kroki Postępu
           *[many] { $n } kroków Postępu
        }
       *[other] { $n ->
            [one] { $n } krok Postępu
            [few] { $n } kroki Postępu
           *[many] { $n } kroków Postępu
        }
    }
op-return-hex = { $bonus_id ->
        [yes] zwrot heksa z jego premią za Konflikt
       *[other] zwrot heksa
    }
op-flag = { $where_id ->
        [here] Flaga w tym Mieście
       *[other] Flaga w dowolnym Mieście
    }
op-score-rep = { $n ->
        [one] punktowanie Reputacji
        [few] { $n } punktowania Reputacji
       *[many] { $n } punktowań Reputacji
    }
op-rep = { $n ->
        [one] { $n } awans Reputacji
        [few] { $n } awanse Reputacji
       *[many] { $n } awansów Reputacji
    }
op-prestige = { $n ->
        [one] { $n } Prestiż
        [few] { $n } Prestiże
       *[many] { $n } Prestiżu
    }
op-wormbus = { $n ->
        [one] { $n } krok Czerwiobusa
        [few] { $n } kroki Czerwiobusa
       *[many] { $n } kroków Czerwiobusa
    }
op-conflict-bonus = { $n ->
        [one] premia za Konflikt heksa ze Strefy
        [few] { $n } razy premia za Konflikt heksa ze Strefy
       *[many] { $n } razy premia za Konflikt heksa ze Strefy
    }
op-activate-city = aktywacja Miasta
op-copy-market = premie Wspaniałego Wynalazku z rynku
op-machine-workshop = Warsztat Mega-Maszyny z Ulepszeniami
op-workshop-here = Warsztat twojego Dystryktu
op-copy-city = efekt innego Miasta
op-hex-slot = premia za Konflikt leżącego tu heksa

## Pytania: tura
turn = Jaką turę rozgrywasz?
    .city = Tura Miasta: rusz swojego Magnata
    .production = Tura Produkcji: zostań Liderem
move = Dokąd idzie twój Magnat?
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
    }
basic = Z którym Podstawowym Wynalazkiem zaczynasz?
    .basic_01 = { $basic_01 }
    .basic_02 = { $basic_02 }
    .basic_03 = { $basic_03 }
    .basic_04 = { $basic_04 }
place-worker = Umieszczasz Pracownika?
    .inner = Warsztat Wewnętrzny: { $inner }
    .middle = Warsztat Środkowy: { $middle }
    .outer = Warsztat Zewnętrzny: { $outer }
    .machine = Mega-Maszyna: { $machine }
    .done = Koniec umieszczania
worker-to-place = Którego Pracownika?
    .option = { $it } Pracownik
exploit = Który heks Eksploatujesz?
    .option = Heks { $it_gen }
action = Którą akcję wykonujesz?
    .invention = Praca nad Wynalazkiem
    .expand = Rozbudowa lub Odnowa
    .electrify = Elektryfikacja
    .trade = Handel
    .megamachine = Wkład w Mega-Maszynę
    .no = Żadnej

## Pytania: akcje
take-invention = Który Wynalazek bierzesz?
    .common_upper = Zwykły, za 1 Jedzenie: { $common_upper }
    .common_lower = Zwykły, za 1 Jedzenie: { $common_lower }
    .innovative_upper = Innowacyjny, za 2 Jedzenia: { $innovative_upper }
    .innovative_lower = Innowacyjny, za 2 Jedzenia: { $innovative_lower }
    .magnificent_1 = Wspaniały, za 3 Jedzenia: { $magnificent_1 }
take-second = Drugi Wynalazek? Wtedy teraz nie zyskujesz premii.
    .common_upper = Zwykły, za 1 Jedzenie: { $common_upper }
    .common_lower = Zwykły, za 1 Jedzenie: { $common_lower }
    .innovative_upper = Innowacyjny, za 2 Jedzenia: { $innovative_upper }
    .innovative_lower = Innowacyjny, za 2 Jedzenia: { $innovative_lower }
    .magnificent_1 = Wspaniały, za 3 Jedzenia: { $magnificent_1 }
    .one = Tylko jeden, z jego premiami
install = Do którego budynku trafia { $invention }?
    .left = Lewy budynek
    .middle = Środkowy budynek
    .right = Prawy budynek
pay-wealth = Ile Bogactwa płacisz zamiast { $resource_gen }? (koszt: { $amount })
    .option = { $it ->
        [0] Bez Bogactwa
        [one] { $it } Bogactwo
        [few] { $it } Bogactwa
       *[many] { $it } Bogactwa
    }
expand = Co rozbudowujesz?
    .renew = Odnowa: odrzuć heks
    .option = { $it_1_id ->
        [middle] Pole Środkowe
        [outer] Pole Zewnętrzne
       *[inner] Pole Wewnętrzne
    } Dystryktu { $it_2 }
lay-hex = Który heks kładziesz na miejscu { $place }?
    .option = Heks { $it_gen }
electrify = Co elektryfikujesz?
    .option = { $it_1_id ->
        [inner] Kafelek Wewnętrzny
        [middle] Kafelek Środkowy
       *[outer] Kafelek Zewnętrzny
    } Dystryktu { $it_2 }
trade = Z którym Miastem Handlujesz?
    .option = { $it }
trade-units = Ile Dóbr Luksusowych wydajesz? ({ $city })
    .option = { $it }
contribute = Który Wynalazek przekazujesz?
    .option = Ten: { $it }
machine-slot = Na które pole Mega-Maszyny?
    .s1 = Pole 1: { $s1 }
    .s2 = Pole 2: { $s2 }
    .s3 = Pole 3: { $s3 }
    .s4 = Pole 4: { $s4 }
    .s5 = Pole 5: { $s5 }
    .s6 = Pole 6: { $s6 }

## Pytania: produkcja
activate = Który budynek aktywujesz?
    .left = Lewy budynek
    .middle = Środkowy budynek
    .right = Prawy budynek
    .grant = Dotacje Rządowe: wszystkie budynki za darmo
    .done = Koniec aktywacji
activate-granted = Który budynek teraz?
    .left = Lewy budynek
    .middle = Środkowy budynek
    .right = Prawy budynek

## Pytania: premie
bonus-order = Która premia najpierw?
    .option = { $it_1 } × { $it_2 }
progress = Który Wynalazek robi Postęp? { $left ->
        [one] (został { $left } krok)
        [few] (zostały { $left } kroki)
       *[many] (zostało { $left } kroków)
    }
    .option = { $it }
    .done = Koniec kroków
pilgrim = Który Pielgrzym rusza? { $left ->
        [one] (został { $left } ruch)
        [few] (zostały { $left } ruchy)
       *[many] (zostało { $left } ruchów)
    }
    .option = { $it }
pilgrim-far = Na którym torze rusza Pielgrzym?
    .option = { $it }
    .no = Na żadnym
pilgrim-spaces = Jak daleko idzie Pielgrzym na torze { $track_gen }?
    .option = { $it ->
        [one] { $it } pole
        [few] { $it } pola
       *[many] { $it } pól
    }
worker-colour = Jaki kolor ma mieć Pracownik?
    .option = { $it }
make-room = Fabryka jest pełna. Kto zwolni miejsce dla { $colour_gen } Pracownika?
    .option = Odchodzi { $it } Pracownik
    .no = Zrezygnuj z { $colour_gen } Pracownika
keep-worker = Konflikt: którego Pracownika zatrzymujesz?
    .option = { $it }
return-hex = Który heks zwracasz?
    .option = Heks { $it_gen }
conflict-hex = Premię za Konflikt którego heksa zyskujesz? ({ $times ->
        [one] raz
        [few] { $times } razy
       *[many] { $times } razy
    })
    .option = Heks { $it_gen }
use-workshop = Którego Warsztatu używasz?
    .inner = Warsztat Wewnętrzny: { $inner }
    .middle = Warsztat Środkowy: { $middle }
    .outer = Warsztat Zewnętrzny: { $outer }
copy-city = Które Miasto kopiujesz?
    .option = { $it }
place-flag = Gdzie umieszczasz Flagę?
    .option = { $it }
    .no = Bez Flagi

## Pytania: Flagi
flag-before = Wydajesz Flagę przedtem?
    .option = { $it }
    .no = Bez Flagi
flag-after = Wydajesz Flagę teraz?
    .option = { $it }
    .no = Bez Flagi
flag-needed = Która Flaga umożliwi akcję?
    .option = { $it }

## Co się stało
log-basic = { $seat } zaczyna z kafelkiem { $invention } w Dystrykcie { $sector }.
log-neutral = Neutralny Magnat idzie do Dystryktu { $sector }, { $space_id ->
        [left] lewe pole
       *[other] środkowe pole
    }.
log-move = { $seat }: Magnat idzie { $distance ->
        [one] { $distance } Dystrykt dalej
        [few] { $distance } Dystrykty dalej
       *[many] { $distance } Dystryktów dalej
    }, do Dystryktu { $sector }, { $space_id ->
        [left] lewe pole
        [middle] środkowe pole
       *[right] prawe pole
    }.
log-gain = { $seat } zyskuje { $goods_acc }.
log-pay = { $seat } płaci { $goods_acc }.
log-chimney = { $seat }: Komin rusza się ({ $what } { $n }) na pole { $space }.
log-worker = { $seat } otrzymuje { $colour_acc } Pracownika.
log-worker-back = { $seat } oddaje { $colour_acc } Pracownika do puli.
log-no-worker = { $seat }: w puli nie ma już { $colour_gen } Pracownika.
log-workers-cleared = Wszyscy Pracownicy opuszczają Dystrykt { $sector }.
log-machine-moves = Mega-Maszyna przechodzi do Dystryktu { $sector }.
log-post = { $seat } umieszcza { $colour_acc } Pracownika w Dystrykcie { $sector }: { $workshop_id ->
        [inner] Warsztat Wewnętrzny
        [middle] Warsztat Środkowy
        [outer] Warsztat Zewnętrzny
       *[machine] Mega-Maszyna
    }.
log-exploit = { $seat } Eksploatuje heks { $hex_gen }.
log-no-hex = { $seat }: nie ma heksa do Eksploatacji.
log-return-hex = { $seat } zwraca heks { $hex_gen }.
log-progress = { $seat }: { $floor }, krok { $step }{ $icon_id ->
        [develop] {" "}(rozwinięcie)
        [ready] {" "}(gotowy dla Mega-Maszyny)
        [score] {" "}(punktowanie)
        [score_twice] {" "}(punktowanie podwójne)
        [return_hex] {" "}(zwrot heksa)
       *[plain] {""}
    }.
log-pilgrim = { $seat }: Pielgrzym na torze { $track_gen } wchodzi na pole { $space }.
log-prestige = { $seat }: Prestiż wchodzi na pole { $space }.
log-wormbus = { $seat }: Czerwiobus wjeżdża na pole { $space }.
log-reputation = { $seat }: Reputacja jest teraz warta { $vp } PZ.
log-flag = { $seat } zawiera Partnerstwo: { $city }.
log-flag-spent = { $seat } wydaje Flagę: { $city }.
log-city = { $seat } zyskuje efekt { $city_gen }.
log-action = { $seat } wykonuje akcję: { $action_id ->
        [invention] Praca nad Wynalazkiem
        [expand] Rozbudowa lub Odnowa
        [electrify] Elektryfikacja
        [trade] Handel
       *[megamachine] Wkład w Mega-Maszynę
    }.
log-action-lost = { $seat }: akcja stała się niemożliwa: { $action_id ->
        [invention] Praca nad Wynalazkiem
        [expand] Rozbudowa lub Odnowa
        [electrify] Elektryfikacja
       *[trade] Handel
    }.
log-install = { $seat } instaluje: { $invention } ({ $floor }).
log-market = Nowość na rynku: { $invention }.
log-build = { $seat } buduje { $tile_acc } w Dystrykcie { $sector }; heksy: { $hexes }.
log-lit = { $seat } elektryfikuje { $tile_acc } w Dystrykcie { $sector }.
log-trade = { $seat } Handluje: { $city }, { $n ->
        [one] { $n } premia
        [few] { $n } premie
       *[many] { $n } premii
    }.
log-contribute = { $seat } wnosi do Mega-Maszyny: { $invention } ({ $slot }).
log-university = { $seat } otrzymuje Wynalazek Uniwersytecki: { $floor }.
log-upgrade = Na Mega-Maszynie zainstalowano: { $upgrade }.
log-lead = { $seat } zostaje Liderem Produkcji.
log-activate = { $seat } aktywuje { $building_id ->
        [left] lewy budynek
        [middle] środkowy budynek
       *[right] prawy budynek
    }.
log-grant = { $seat } wydaje Dotacje Rządowe.
log-conflict = Konflikt: { $seat } ma za dużo heksów { $hex_gen }.
log-peace = { $seat } znów żyje w zgodzie z Yokai { $hex_gen }.
log-end-triggered = { $seat } wywołuje koniec gry: runda zostaje dokończona, potem każdy ma jeszcze jedną turę.
log-game-over = Koniec gry.

## Burmistrz się tłumaczy
log-mayor-card = Burmistrz odkrywa kartę { $card }; na talii leży { $top } ({ $rule }).
log-mayor-passes = Dystrykt { $sector }: nie ma go na karcie ({ $rule }).
log-mayor-cannot = Dystrykt { $sector }: nic nie może tam zrobić ({ $rule }).
log-mayor-stuck = Dystrykt { $sector }: żadne inne pole Magnata nie jest wolne ({ $rule }).
log-mayor-moves = Magnat Burmistrza idzie do Dystryktu { $sector }, { $space_id ->
        [left] lewe pole
        [middle] środkowe pole
       *[right] prawe pole
    } ({ $rule }).
log-mayor-produces = Żaden Dystrykt nie pasuje: Burmistrz zostaje Liderem Produkcji ({ $rule }).
log-mayor-action = Burmistrz wykonuje akcję: { $action_id ->
        [invention] Praca nad Wynalazkiem
        [expand] Rozbudowa lub Odnowa
        [electrify] Elektryfikacja
        [trade] Handel
       *[megamachine] Wkład w Mega-Maszynę
    } ({ $rule }).
log-mayor-idle = Burmistrz nie może już wykonać żadnej akcji ({ $rule }).
log-mayor-bribe = Burmistrz traci kafelek Łapówki ({ $rule }).
log-mayor-sector = Karta wskazuje Dystrykt { $marked }; pierwszy pasujący to Dystrykt { $sector } ({ $rule }).
log-mayor-pilgrim = Wierzchnia karta kieruje jego Pielgrzyma na tor { $track_gen } ({ $rule }).
log-mayor-copies = Burmistrz kopiuje: { $city } ({ $rule }).
log-mayor-zone-full = Strefa Burmistrza jest pełna: heks { $hex_gen } zostaje odrzucony ({ $rule }).
log-mayor-advisor = Doradca: { $advisor } ({ $rule }).

## Dlaczego nie
why-same-space = Po pełnym okrążeniu Magnat musi zająć inne pole niż przedtem.
why-space-taken = Stoi tam inny Magnat.
why-too-little-steam = Brakuje ci Pary: { $short }.
why-not-here = Ten Dystrykt nie oferuje tej akcji.
why-machine-full = Wszystkie otwarte pola Mega-Maszyny są zajęte.
why-nothing-ready = Żaden twój Wynalazek nie jest gotowy dla Mega-Maszyny.
why-contribution-short = Brakuje ci Bogactwa: { $short }.
why-no-floor = Wszystkie piętra Fabryki są zajęte.
why-no-hex-in-zone = W twojej Strefie nie ma heksów.
why-all-lit = Wszystkie kafelki Dystryktów są już zelektryfikowane.
why-no-steam-for-trade = Twoja Para ({ $steam }) nie wystarczy na żadne Miasto.
why-too-few-units = Masz za mało { $resource_gen } (z Bogactwem: { $have }).
why-too-little-food = Brakuje ci Jedzenia: { $short }.
why-too-little-material = Brakuje ci Materiałów: { $short }.
why-too-little-energy = Brakuje ci Energii: { $short }.
why-too-few-hexes = W Strefie brakuje { $short ->
        [one] { $short } heksa
        [few] { $short } heksów
       *[many] { $short } heksów
    }.
why-already-built = To pole jest już zabudowane.
why-middle-first = Najpierw trzeba zabudować pole Środkowe tego Dystryktu.
why-not-built = Nic tam nie stoi.
why-already-lit = Ten kafelek jest już zelektryfikowany.
why-empty-building = W tym budynku nie ma Wynalazku.
why-already-activated = Ten budynek był już aktywowany w tej turze.
why-grant-spent = Nie masz już Dotacji Rządowych.
why-grant-too-late = Dotacje trzeba ogłosić przed zapłaceniem za budynek.

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
tip-track-space = { $track } { $space }: wartość { $value }{ $end_id ->
        [yes] {" "}(odsłonięcie wywołuje koniec gry)
       *[no] {""}
    }
tip-river-space = Rzeka { $space }: +{ $value } za każdy typ heksa, którego nie ma w Strefie, -{ $loss } za każdy kafelek Konfliktu
tip-temple = Świątynia { $track_id ->
        [river] Rzeki
       *[other] Lądu
    }
tip-hex = Heks { $hex_gen }
tip-pilgrim = { $seat }: Pielgrzym na torze { $track_gen }
tip-tile = { $tile }, Warsztat: { $workshop }
tip-tile-dark = { $tile }, Warsztat: { $workshop }; Elektryfikacja za Energię ({ $cost }): { $section }
tip-inner = { $tile }: { $action_id ->
        [invention] Praca nad Wynalazkiem
        [expand] Rozbudowa lub Odnowa
        [electrify] Elektryfikacja
        [trade] Handel
       *[universal] dowolna akcja
    }; Pracownicy: { $colour }; Eksploatacja: { $exploit_id ->
        [river] Rzeka
        [forest] Las
        [mountain] Góry
        [underground] Podziemia
       *[any_land] Rzeka i dowolny Ląd
    }; Warsztat: { $workshop }
tip-unbuilt = Niezabudowane { $ring_id ->
        [middle] pole Środkowe
       *[outer] pole Zewnętrzne
    } Dystryktu { $sector }: Materiały ({ $cost }) i { $hexes ->
        [one] { $hexes } heks
        [few] { $hexes } heksy
       *[many] { $hexes } heksów
    }
tip-space = Dystrykt { $sector }, { $space_id ->
        [left] lewe pole: Para ({ $steam }), usuwa Pracowników
        [middle] środkowe pole: Para ({ $steam })
       *[right] prawe pole: za darmo, bez Pracowników
    }
tip-magnate = { $seat }: Magnat
tip-neutral = Neutralny Magnat
tip-machine-pawn = Mega-Maszyna
tip-posted = Pracuje { $colour } Pracownik
tip-prestige-space = Prestiż { $space }: { $effect }
tip-wormbus-space = Czerwiobus { $space }: { $effect }
tip-prestige = { $seat }: Znacznik Prestiżu
tip-wormbus = { $seat }: Czerwiobus
tip-invention = { $quality_id ->
        [basic] Podstawowy
        [common] Zwykły
        [innovative] Innowacyjny
        [magnificent] Wspaniały
       *[university] Uniwersytecki
    } Wynalazek: { $effect }
tip-stack = { $quality_id ->
        [common] Stos Zwykłych
        [innovative] Stos Innowacyjnych
       *[magnificent] Stos Wspaniałych
    }: { $count ->
        [one] { $count } kafelek
        [few] { $count } kafelki
       *[many] { $count } kafelków
    }
tip-tile-stack = { $ring_id ->
        [middle] Kafelki Środkowe
       *[outer] Kafelki Zewnętrzne
    }: { $count }, na wierzchu { $tile }
tip-discard = Odrzucone heksy { $hex_gen }: { $count }
tip-supply = Pracownicy w puli, kolor { $colour }: { $count }
tip-end = { $track }: odsłonięte pola { $uncovered } z { $trigger }
tip-city = { $city }: { $condition_id ->
        [exploit_river] Eksploatacja Rzeki
        [exploit_forest] Eksploatacja Lasu
        [exploit_mountain] Eksploatacja Gór
        [exploit_underground] Eksploatacja Podziemi
        [action_invention] Praca nad Wynalazkiem
        [action_expand] Rozbudowa lub Odnowa
        [action_electrify] Elektryfikacja
        [action_trade] Handel
       *[production_leader] Lider Produkcji
    } daje: { $effect }; Handel za Parę ({ $steam }): { $bonuses }
tip-flag = { $seat }: Flaga
tip-machine = { $machine }, Warsztat: { $workshop }
tip-slot = { $slot }: { $effect }
tip-slot-filled = { $slot }: zajęte
tip-slot-blocked = { $slot }: zablokowane
tip-upgrade = { $upgrade }: { $effect }{ $installed_id ->
        [yes] {" "}(zainstalowane)
       *[no] {""}
    }
tip-university = Wynalazki Uniwersyteckie w stosie: { $count }; każdy: { $effect }
tip-goods = { $seat }: { $goods } — { $count }
tip-flags-left = { $seat }: { $count ->
        [one] została { $count } Flaga
        [few] zostały { $count } Flagi
       *[many] zostało { $count } Flag
    }
tip-chimney = { $seat }: Komin: { $space ->
        [0] 0
       *[other] { $space }
    }; każdy krok w stronę 0 daje Parę ({ $pay })
tip-zone = { $seat }: heksy { $hex_gen }: { $count }; premia za Konflikt: { $effect }
tip-efficiency = { $seat }: kafelek Wydajności ({ $hex }), { $side_id ->
        [yes] strona Konfliktu
       *[no] strona zwykła
    }
tip-workers = { $seat }: { $colour } Pracownik
tip-reputation = { $seat }: Reputacja: { $vp } PZ
tip-marker = { $seat }: Znacznik Produkcji: { $place_id ->
        [left] lewe pole
        [middle] środek
       *[right] prawe pole
    }
tip-grant = { $seat }: Dotacje Rządowe
tip-building = { $seat }: { $building_id ->
        [left] lewy budynek
        [middle] środkowy budynek
       *[right] prawy budynek
    }, Para: { $steam }
tip-floor = { $floor }: { $effect }; krok { $step } z { $length }
tip-floor-empty = { $floor }: puste
tip-mayor-deck = Talia Burmistrza: { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }; wierzchnia karta: Dystrykt { $sector }, Pracownik { $colour }
tip-mayor-card = Karta Burmistrza: { $card }
tip-bribe = Kafelek Łapówki: każda karta pokazuje też Pracę nad Wynalazkiem
tip-advisor = Doradca { $advisor }: { $effect }

## Nazwy: Wynalazki i karty Burmistrza
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
name-mayor_01 = 1
name-mayor_02 = 2
name-mayor_03 = 3
name-mayor_04 = 4
name-mayor_05 = 5
name-mayor_06 = 6
name-mayor_07 = 7
name-mayor_08 = 8
name-mayor_09 = 9
name-mayor_10 = 10
name-mayor_11 = 11
name-mayor_12 = 12
name-mayor_13 = 13
name-mayor_14 = 14
name-mayor_15 = 15
name-mayor_16 = 16

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
