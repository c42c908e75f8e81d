# Origins: Pierwsi Budowniczowie: wszystko, co czyta gracz.

## Names

name-stone = kamień
    .gen = kamienia
name-food = żywność
    .gen = żywności
name-wisdom = mądrość
    .gen = mądrości
name-gold = złoto
    .gen = złota
name-red = czerwony
    .f = czerwona
    .facc = czerwoną
name-purple = fioletowy
    .f = fioletowa
    .facc = fioletową
name-blue = niebieski
    .f = niebieska
    .facc = niebieską
name-yellow = żółty
    .f = żółta
    .facc = żółtą
name-orange = pomarańczowy
    .f = pomarańczowa
    .facc = pomarańczową
name-grey = szary
name-speaker = mówca
name-archon = archont
name-home = w domu
name-S1 = miejsce kamienia i wojny
    .loc = w miejscu kamienia i wojny
    .gen = miejsca kamienia i wojny
name-S2 = miejsce żywności i budowania
    .loc = w miejscu żywności i budowania
    .gen = miejsca żywności i budowania
name-S3 = miejsce mądrości i świątyń
    .loc = w miejscu mądrości i świątyń
    .gen = miejsca mądrości i świątyń
name-S4 = miejsce złota i obywateli
    .loc = w miejscu złota i obywateli
    .gen = miejsca złota i obywateli
name-S5 = miejsce rozwoju
    .loc = w miejscu rozwoju
    .gen = miejsca rozwoju
name-forests = Świątynia Lasów
    .loc = w Świątyni Lasów
name-mountains = Świątynia Gór
    .loc = w Świątyni Gór
name-seas = Świątynia Mórz
    .loc = w Świątyni Mórz
name-capricorn = Koziorożec
name-aquarius = Wodnik
name-pisces = Ryby
name-aries = Baran
name-taurus = Byk
name-gemini = Bliźnięta
name-cancer = Rak
name-leo = Lew
name-virgo = Panna
name-libra = Waga
name-scorpio = Skorpion
name-sagittarius = Strzelec
name-palace = Pałac
name-agora = Agora
name-farm = Farma
name-obelisk = Obelisk
name-monument = Pomnik
name-temple_mountains = Świątynia Gór
name-temple_forests = Świątynia Lasów
name-temple_seas = Świątynia Mórz
name-sacred_site = Święte miejsce
name-quarry = Kamieniołom
name-mint = Mennica
name-harbour = Przystań
name-granary = Spichlerz
name-marketplace = Targowisko
name-workshop = Warsztat
name-hippodrome = Hipodrom
name-veterans_settlement = Osada weteranów
name-outpost = Posterunek
name-riding_grounds = Tereny jeździeckie
name-fortress = Twierdza
name-armoury = Zbrojownia
name-forum = Forum
name-stone_circle = Kamienny krąg
name-construction_site = Miejsce budowy
name-estate = Posiadłość
name-court = Sąd
name-castle = Zamek
name-healers_hut = Chata uzdrowicieli
name-fountain_of_wisdom = Fontanna mądrości
name-main_gate = Główna brama
name-art_workshop = Warsztat artystyczny
name-astronomical_tower = Wieża astronomiczna
name-mages_tower = Wieża maga
name-E_temples = jeden gracz ma wszystkie trzy dyski na szczytach świątyń
name-E_gold = na kartach dzielnic nie ma już złota
name-E_towers = w puli wież są dyski najwyżej trzech kolorów
name-E_dice = nie można było uzupełnić kości obywatela
name-military_move = ruch na torze militarnym
name-attack = atak
name-temple_move = krok w innej świątyni
name-gain = 1 złoto

## Where points come from

name-buildings = budowle
name-sites = miejsca spotkań
name-military-end = koniec toru militarnego
name-aries-points = Baran
name-districts = dzielnice
name-population = populacja
name-advisors-double = powtórzony kolor doradcy
name-advisors = doradcy
name-temples = świątynie
name-seats = siedziby władz

amount-stone = { $n ->
        [one] { $n } kamień
        [few] { $n } kamienie
       *[many] { $n } kamieni
    }
amount-food = { $n ->
        [one] { $n } żywność
        [few] { $n } żywności
       *[many] { $n } żywności
    }
amount-wisdom = { $n ->
        [one] { $n } mądrość
        [few] { $n } mądrości
       *[many] { $n } mądrości
    }
amount-gold = { $n ->
        [one] { $n } złoto
        [few] { $n } złota
       *[many] { $n } złota
    }

## Set-up

draft = Wybierz kość na jednego z pierwszych patrycjuszy.
    .option = { $it_1_f } { $it_2 }
draft-discard = Najwyższa z pozostałych kości wraca do rezerwy, a kilka jest równie wysokich. Która?
    .option = Odłóż: { $it_1_f } { $it_2 }

## The turn

action = Co robisz?
    .visit = Odwiedź miejsce spotkania
    .close = Zamknij dzielnicę
    .tower = Zbuduj piętro wieży
    .population = Zwiększ populację
    .pass = Spasuj w tej rundzie
superiority = Oddajesz znacznik przewagi za jeszcze jedną akcję?

## Visiting a site

visit-worker = Kto idzie?
    .option = { $it_1_id ->
        [archon] Archont (idzie wszędzie za darmo)
        [speaker] Mówca o wartości { $it_2 }
       *[other] Kość { $it_1_f } { $it_2 }
    }
visit-site = { $worker_1_id ->
        [archon] Które miejsce odwiedza archont? (za darmo)
        [speaker] Które miejsce odwiedza mówca o wartości { $worker_2 }? (za każdy punkt, o który miejsce jest wyższe: 1 mądrość)
       *[other] Które miejsce odwiedza kość { $worker_1_f } { $worker_2 }? (za każdy punkt, o który miejsce jest wyższe: 1 mądrość)
    }
    .option = { $it }
site-action = Co robisz { $site_loc }?
    .top = { $site_id ->
        [S1] Weź 3 kamienie
        [S2] Weź 3 żywności
        [S3] Weź 3 mądrości
        [S4] Weź 1 surowiec podstawowy i 1 złoto
       *[other] Weź 1 kamień, 1 żywność i 1 mądrość
    }
    .bottom = { $site_id ->
        [S1] Przesuń dysk o 1 na torze militarnym i/lub zaatakuj
        [S2] Kup budowlę
        [S3] Zapłać 1 kamień: wejdź wyżej w świątyni i weź jej kartę zodiaku
        [S4] Weź kość obywatela
       *[other] Płać żywnością za podniesienie patrycjuszy lub ruch na torze militarnym
    }
    .bonus = { $token_id ->
        [red] Bonus: zapłać 1 mądrość, by przesunąć się o 1 na torze militarnym lub zaatakować
        [purple] Bonus: zapłać 1 żywność, by kupić budowlę
        [blue] Bonus: zapłać 1 kamień za 1 krok w świątyni
        [orange] Bonus: weź mówcę
       *[other] Bonus: weź 1 surowiec podstawowy
    }
    .pisces = Ryby: weź 1 złoto zamiast bonusu
    .done = To wszystko
effect = Co robisz?
    .military_move = Przesuń dysk na torze militarnym
    .attack = Zaatakuj
    .done = To wszystko
repeat = Za co płacisz 1 żywność? (zapłacono: { $times })
    .raise_freeman = Podnieś niewykorzystanego patrycjusza o 1
    .military_move = Przesuń dysk o 1 na torze militarnym
    .done = To wszystko
keep-sites = Oddajesz znacznik przewagi, by żadne miejsce nie wzrosło?
raise-neighbour = Które sąsiednie miejsce też wzrasta?
    .option = { $it }

## Resources

gain-basic = Jaki surowiec bierzesz?
    .option = 1 { $it }
pay-gold = Ile złota płacisz zamiast { $resource_gen }? (koszt: { $amount })
    .option = { $it ->
        [0] Bez złota
        [one] { $it } złoto
        [few] { $it } złota
       *[many] { $it } złota
    }
pay-any = Jaki surowiec płacisz?
    .option = 1 { $it }

## Temples

temple = W której świątyni?
    .option = { $it }
temple-steps = O ile kroków { $temple_loc }?
    .option = { $it ->
        [one] { $it } krok
        [few] { $it } kroki
       *[many] { $it } kroków
    }
aquarius = Wodnik: płacisz 1 złoto za krok w innej świątyni?
    .option = { $it }
    .no = Nie

## Dice

citizen = Którą kość obywatela bierzesz?
    .option = { $it_2_f } { $it_3 } (miejsce { $it_1 })
    .no = Żadną
speaker = Którego mówcę bierzesz?
    .option = Wartość { $it }
sagittarius = Strzelec: podnosisz nową kość ({ $value }) o 1?
raise = Którego patrycjusza podnosisz?
    .option = { $it_1_f } { $it_2 } ({ $it_3 })
    .no = Żadnego
raise-pips = O ile?
    .option = { $it }
veteran = Którego czerwonego patrycjusza punktujesz?
    .option = { $it_1_f } { $it_2 }
court-die = Którą kość wymieniasz?
    .option = { $it_1_f } { $it_2 }
court-colour = Na jaki kolor?
    .option = { $it }
take-back = Kilka szóstek wraca do domu. Która pierwsza?
    .option = { $it_f }
passing-power = Która zdolność najpierw?
    .option = { $it }

## City

tile = Która płytka?
    .option = { $it_1 ->
        [0] { $it_2 } (odłożona)
       *[other] { $it_2 } (miejsce { $it_1 })
    }
tile-as = Jak kładziesz płytkę { $tile }?
    .farm = Zakrytą, jako farmę, za darmo
    .building = Jako budowlę, za { $stone ->
        [one] { $stone } kamień
        [few] { $stone } kamienie
       *[many] { $stone } kamieni
    } i { $wisdom ->
        [one] { $wisdom } mądrość
        [few] { $wisdom } mądrości
       *[many] { $wisdom } mądrości
    }
    .virgo = Panna: na jednej ze swoich farm, za darmo
cell = Gdzie kładziesz płytkę { $tile }?
    .option = Kolumna { $it_1 }, rząd { $it_2 }
virgo = Na której farmie kładziesz płytkę { $tile }?
    .option = Kolumna { $it_1 }, rząd { $it_2 }
keep-tile = Którą płytkę odkładasz obok planszetki?
    .option = { $it_2 } (miejsce { $it_1 })
use-ability = Używasz zdolności płytki { $tile }?
optional-effect = Chcesz tego: { $effect }?
mage = Z czyjej zdolności korzysta Wieża maga?
    .option = { $it_3 } (kolumna { $it_1 }, rząd { $it_2 })
ship = Który statek ustawiasz na 1?
    .option = Statek: { $it }

## Districts, towers, population

close-district = Którą dzielnicę zamykasz?
    .option = Na prawo i w górę od kolumny { $it_1 }, rzędu { $it_2 }
close-die = Który patrycjusz zajmie siedzibę władz?
    .option = { $it_1_f } { $it_2 }
district-card = Którą kartę dzielnicy punktujesz?
    .option = Karta { $it_1 }: { $it_2_f } między { $it_3_facc } a { $it_4_facc }
activate = Którą budowlę aktywujesz?
    .option = { $it_3 } (kolumna { $it_1 }, rząd { $it_2 })
    .done = Już żadnej
tower = Która wieża rośnie?
    .option = { $it_f }

## What happened

log-round = Zaczyna się runda { $round }. Pierwszy gracz: { $seat }.
log-draft = { $seat } wybiera kość: { $die_1_f } { $die_2 }.
log-draft-discard = { $seat } odkłada kość: { $die_1_f } { $die_2 }.
log-visit = { $worker_1_id ->
        [archon] { $seat } wysyła archonta; cel: { $site }.
        [speaker] { $seat } wysyła mówcę ({ $worker_2 }); cel: { $site }.
       *[other] { $seat } wysyła kość { $worker_1_facc } { $worker_2 }; cel: { $site }.
    }
log-site-action = { $part_id ->
        [top] { $seat } wykonuje górną akcję { $site_gen }.
        [bottom] { $seat } wykonuje dolną akcję { $site_gen }.
        [bonus] { $seat } wykonuje akcję bonusową (żeton: { $token }).
       *[pisces] { $seat } korzysta z Ryb zamiast akcji bonusowej.
    }
log-gain = { $seat } bierze { $resource_id ->
        [stone] { $amount ->
            [one] { $amount } kamień
            [few] { $amount } kamienie
           *[many] { $amount } kamieni
        }
        [food] { $amount ->
            [one] { $amount } żywność
            [few] { $amount } żywności
           *[many] { $amount } żywności
        }
        [wisdom] { $amount ->
            [one] { $amount } mądrość
            [few] { $amount } mądrości
           *[many] { $amount } mądrości
        }
       *[gold] { $amount ->
            [one] { $amount } złoto
            [few] { $amount } złota
           *[many] { $amount } złota
        }
    }.
log-pay = { $seat } płaci: { $goods }.
log-neighbour = Sąsiednie miejsce wzrasta: { $site } ma teraz wartość { $value }.
log-keep-sites = { $seat } oddaje znacznik przewagi: żadne miejsce nie wzrasta.
log-superiority = { $seat } oddaje znacznik przewagi za jeszcze jedną akcję.
log-advance = { $seat } przesuwa dysk na pole { $space } toru militarnego.
log-border = { $seat } przekracza granicę i otrzymuje { $tokens ->
        [one] { $tokens } znacznik przewagi
        [few] { $tokens } znaczniki przewagi
       *[many] { $tokens } znaczników przewagi
    }.
log-attack = { $seat } atakuje z pola { $space }.
log-climb = { $seat } wchodzi na pole { $space } { $temple_loc }.
log-zodiac = { $seat } bierze kartę: { $power }.
log-zodiac-taken = { $seat } bierze kartę: { $power }; traci ją { $from_seat }.
log-zodiac-dealt = { $seat } stoi najwyżej i otrzymuje kartę: { $power }.
log-zodiac-returned = Karta { $power } wraca do świątyni ({ $rule_id }).
log-citizen = { $seat } bierze kość: { $die_1_f } { $die_2 }.
log-citizen-refill = Nowa kość w puli obywateli: { $die_1_f } { $die_2 }.
log-speaker = { $seat } bierze mówcę o wartości { $value }.
log-raise = { $seat } ma teraz kość: { $die_1_f } { $die_2 }.
log-advisor = { $seat }: { $colour_f } szóstka zostaje doradcą.
log-double = { $seat } ma już doradcę tego koloru ({ $colour }): kość wraca do rezerwy i punktuje.
log-build = { $seat } buduje: { $tile }.
log-farm = { $seat } kładzie płytkę { $tile } jako farmę.
log-virgo = { $seat } kładzie płytkę { $tile } na farmie.
log-keep = { $seat } odkłada płytkę { $tile } obok planszetki.
log-building-refill = Nowa płytka w puli budowli: { $tile }.
log-ability = { $seat } używa zdolności: { $tile }.
log-court = { $seat } wymienia kość { $die_1_facc } { $die_2 } na kolor { $colour }.
log-ship = { $seat } ustawia statek na { $value }; { $site }.
log-close = { $seat } zamyka dzielnicę; kość: { $die_1_f } { $die_2 }.
log-district-card = { $seat } punktuje kartę dzielnicy { $number }.
log-tower = { $seat }: { $colour_f } wieża ma teraz wysokość { $height }.
log-population = { $seat } bierze podstawkę { $base }.
log-pass = { $seat } pasuje.
log-first-player = Pierwszy gracz: { $seat }.
log-alien = Obcy dysk przesuwa się na pole { $space } ({ $rule_id }).
log-end-condition = Gra skończy się po tej rundzie: { $condition }.
log-final-scoring = Punktacja końcowa.

## Why not

why-no-worker = Wszyscy twoi patrycjusze, mówcy i archont już poszli.
why-no-site-affordable = Każde miejsce ma wyższą wartość niż twoi ludzie, a mądrość i złoto nie wystarczają na różnicę.
why-too-little-wisdom = Nawet na najniższe miejsce brakuje { $short } mądrości.
why-site-too-dear = Miejsce ma wartość { $value }, idący { $die }: wizyta kosztuje { $cost ->
        [one] { $cost } mądrość
        [few] { $cost } mądrości
       *[many] { $cost } mądrości
    }, a brakuje { $short }.
why-no-open-district = Nie masz pełnej dzielnicy czterech budowli z pustą siedzibą władz.
why-no-unused-freeman = Nie masz niewykorzystanego patrycjusza.
why-no-tower-affordable = Masz { $gold ->
        [one] { $gold } złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }: za mało na którąkolwiek wieżę, której dysk jest jeszcze w puli (piętro kosztuje tyle złota, ile wynosi wysokość wieży).
why-tower-too-dear = Następne piętro kosztuje { $cost ->
        [one] { $cost } złoto
        [few] { $cost } złota
       *[many] { $cost } złota
    }; brakuje { $short }.
why-no-disc-left = W puli nie ma dysku tego koloru.
why-too-little-food = Następna podstawka kosztuje { $cost ->
        [one] { $cost } żywność
        [few] { $cost } żywności
       *[many] { $cost } żywności
    }; brakuje { $short }.
why-no-base-left = Wszystkie podstawki są już w użyciu.
why-wrong-colour = Akcja bonusowa wymaga robotnika w kolorze: { $token }.
why-bottom-S1 = Nic by się nie stało.
why-bottom-S2 = Nie ma płytki do kupienia.
why-bottom-S3 = Potrzebujesz 1 kamienia (lub złota) i świątyni, która da ci jeszcze krok lub kartę.
why-bottom-S4 = Potrzebujesz pustej podstawki i mądrości na kość z puli.
why-bottom-S5 = Potrzebujesz 1 żywności (lub złota) oraz niewykorzystanego patrycjusza albo dysku, który może się ruszyć.
why-bonus-red = Potrzebujesz 1 mądrości (lub złota).
why-bonus-purple = Potrzebujesz 1 żywności (lub złota) i płytki do kupienia.
why-bonus-blue = Potrzebujesz 1 kamienia (lub złota) i dysku poniżej szczytu świątyni.
why-bonus-orange = Pula mówców jest pusta.
why-bonus-yellow = Nic by się nie stało.
why-disc-at-top = Twój dysk jest już na szczycie.
why-temple-exhausted = Twój dysk jest na szczycie, a kartę już masz.
why-die-too-dear = Kość kosztuje { $cost ->
        [one] { $cost } mądrość
        [few] { $cost } mądrości
       *[many] { $cost } mądrości
    }; brakuje { $short }.
why-tile-too-dear = Koszt: { $stone ->
        [one] { $stone } kamień
        [few] { $stone } kamienie
       *[many] { $stone } kamieni
    } i { $wisdom ->
        [one] { $wisdom } mądrość
        [few] { $wisdom } mądrości
       *[many] { $wisdom } mądrości
    }; brakuje { $short }.
why-no-farm = Nie masz farmy.

## On the table

board-military = Tor militarny
board-per-disc = + 1 za dysk z tyłu
board-start = start
board-no-bonus = bez bonusu
board-offer = Pula budowli
board-stacks = stosy
board-citizens = Pula obywateli
board-speakers = Pula mówców
board-speakers-note = wartość { $low }–{ $high }, bez koloru
board-towers = Pula wież
board-towers-end = koniec przy { $colours } kolorach
board-districts = Karty dzielnic
board-districts-note = pierwszy raz / potem
board-taken = zabrane
board-held = ma
board-temples = Świątynie
board-temples-end = koniec gry: liczą się dwa najniższe dyski
board-forests = Lasy
board-mountains = Góry
board-seas = Morza
board-S1 = Miejsce kamienia i wojny
board-S2 = Miejsce żywności i budowania
board-S3 = Miejsce mądrości i świątyń
board-S4 = Miejsce złota i obywateli
board-S5 = Miejsce rozwoju
at-S1 = nr I
at-S2 = nr II
at-S3 = nr III
at-S4 = nr IV
at-S5 = nr V
board-one-or-both = jedno lub oba
board-buy-building = kup budowlę
board-take-citizen = weź obywatela
board-or = lub
board-free = gratis
board-draft = Kości do wyboru
board-round = Runda { $round }
board-round-of = Runda { $round } z { $rounds }
board-end = Koniec gry
board-target = { $points } z { $target } pkt
board-freemen = Patrycjusze
board-bases = podstawki { $owned } z { $all }
board-empty = pusta
board-archon = Archont
board-my-speakers = Mówcy
board-superiority = Przewaga
board-zodiac = Zodiak
board-pass = spasuj
board-passed = spasowano
board-population = Populacja
board-advisors = Doradcy
board-advisors-note = liczy się ostatni
board-my-towers = Wieże
board-towers-note = piętro kosztuje wysokość
board-city = Miasto
board-tiles = { $count ->
        [one] płytka
        [few] płytki
       *[many] płytek
    }
board-farms = { $count ->
        [one] farma
        [few] farmy
       *[many] farm
    }
board-closed = { $count ->
        [one] zamknięta
        [few] zamknięte
       *[many] zamkniętych
    }
board-open-seats = { $count ->
        [one] wolna
        [few] wolne
       *[many] wolnych
    }

tip-die = { $colour_f } kość o wartości { $value }
tip-speaker = mówca o wartości { $value }
tip-disc = dysk gracza: { $seat }
tip-worker = { $seat }: { $who }
tip-alien = obcy dysk: liczy się jak dysk innego gracza
tip-building = { $tile } (kolor: { $colour }; koszt: { $stone ->
        [one] { $stone } kamień
        [few] { $stone } kamienie
       *[many] { $stone } kamieni
    }): { $effect }.
tip-building-any-die = { $tile } (kolor: { $colour }): { $effect }. Aktywuje ją kość dowolnego koloru.
tip-palace = Pałac: tu stoją wieże. Nie ma zdolności.
tip-farm = Farma: bez koloru i bez zdolności. Po drugiej stronie: { $tile }.
tip-offer = { $building } { $wisdom ->
        [0] Na miejscu { $place } nie kosztuje mądrości.
        [one] Na miejscu { $place } kosztuje też { $wisdom } mądrość.
        [few] Na miejscu { $place } kosztuje też { $wisdom } mądrości.
       *[many] Na miejscu { $place } kosztuje też { $wisdom } mądrości.
    }
tip-laid = Kolumna { $column }, rząd { $row }: { $what }
tip-kept = { $building } Odłożona: nie kosztuje mądrości.
tip-stack = stos ({ $colour }): { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }
tip-stack-bottom = stos ({ $colour }): { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }, na spodzie { $tiles }
tip-citizen = { $die }; kosztuje { $wisdom ->
        [one] { $wisdom } mądrość
        [few] { $wisdom } mądrości
       *[many] { $wisdom } mądrości
    }
tip-reserve = rezerwa, kolor { $colour }: { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[many] { $count } kości
    }. Gdy potrzebnej kości zabraknie, gra kończy się po rundzie.
tip-tower-pool = pula wież, kolor { $colour }: { $count ->
        [one] { $count } dysk
        [few] { $count } dyski
       *[many] { $count } dysków
    }
tip-border = granica: kto ją przekroczy, otrzymuje { $tokens ->
        [one] { $tokens } znacznik przewagi
        [few] { $tokens } znaczniki przewagi
       *[many] { $tokens } znaczników przewagi
    }
tip-military = Pole { $space } toru militarnego. Atak: { $effect }, potem punkty: { $zone } i jeszcze 1 za każdy dysk z tyłu. Koniec rundy: powrót na pole { $back }.
tip-military-plain = Pole { $space } toru militarnego. Atak: punkty: { $zone } i jeszcze 1 za każdy dysk z tyłu. Koniec rundy: powrót na pole { $back }.
tip-military-last = Pole { $space } toru militarnego: { $points } za wejście. Atak: punkty: { $zone } i jeszcze 1 za każdy dysk z tyłu. Dysk tu zostaje, także na koniec rundy (pole { $back }).
tip-site = { $site }, wartość { $value }
tip-upper = Górna akcja: { $effect }.
tip-lower = Dolna akcja: { $effect }.
tip-bonus = Akcja bonusowa (kolor: { $colour }): { $effect }.
tip-temple = { $temple }
tip-temple-space = { $temple }, pole { $space }: { $points }
tip-zodiac = { $power }: { $does }. Nikt nie ma tej karty.
tip-zodiac-held = { $power }: { $does }. Kartę ma { $seat }.
tip-district = Karta dzielnicy { $number }: w środku { $middle }, po bokach { $ends }, w dowolnym obrocie lub odbiciu. { $first } za pierwszym razem, potem { $later }. Złoto na karcie: { $gold }.
tip-end = Jeszcze nie: { $condition }. Teraz { $what }: { $now }.
tip-end-met = Gra skończy się po tej rundzie: { $condition }. Teraz { $what }: { $now }.
tip-target = Cel: { $target }. Punkty dotąd: { $points }; z punktacją końcową w tej chwili: { $with_end }.
tip-board = Planszetka gracza: { $seat }
tip-points = { $seat }: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }, a gdyby gra skończyła się teraz, jeszcze { $final }
tip-first = pierwszy gracz
tip-good = { $good }: { $count }
tip-people = Patrycjusze, archont i mówcy gracza: { $seat }
tip-freeman = { $die }, w domu
tip-freeman-away = { $die }, wykorzystana: { $site }
tip-empty-base = pusta podstawka: jest miejsce na obywatela
tip-archon = Archont, w domu: idzie wszędzie za darmo
tip-archon-away = Archont, wykorzystany: { $site }
tip-superiority = znaczniki przewagi: { $count }
tip-passed = { $seat }: pas
tip-help = { $seat }: nadal gra w tej rundzie
tip-population = Populacja: { $left ->
        [one] została { $left } podstawka
        [few] zostały { $left } podstawki
       *[many] zostało { $left } podstawek
    }; następna kosztuje { $goods }
tip-population-none = Populacja: wszystkie podstawki kupione
tip-population-step = podstawka { $base }: { $there_id ->
        [yes] kosztuje { $goods }
       *[no] kupiona za { $goods }
    }
tip-population-last = podstawka { $base }: { $there_id ->
        [yes] kosztuje { $goods } i daje { $points }
       *[no] kupiona za { $goods }, dała { $points }
    }
tip-advisor = doradca, kolor: { $colour }
tip-advisor-space = miejsce doradcy: { $points } na koniec, jeśli jest ostatnim zajętym
tip-tower = { $colour_f } wieża, wysokość { $height }; następne piętro kosztuje { $height ->
        [one] { $height } złoto
        [few] { $height } złota
       *[many] { $height } złota
    }
tip-city = Miasto gracza: { $seat }
tip-open-seat = wolna siedziba władz, na prawo i w górę od kolumny { $column }, rzędu { $row }
tip-seat = siedziba władz, na prawo i w górę od kolumny { $column }, rzędu { $row }: { $colour_f } { $value } × wieża { $height } = { $points } na koniec
tip-free-cell = wolne pole: kolumna { $column }, rząd { $row }

## What components do

amount-basic = { $n ->
        [one] { $n } surowiec podstawowy
        [few] { $n } surowce podstawowe
       *[many] { $n } surowców podstawowych
    }
amount-stone_or_food = { $n } × kamień lub żywność
amount-points = { $n ->
        [one] { $n } punkt
        [few] { $n } punkty
       *[many] { $n } punktów
    }
amount-steps = { $n ->
        [one] { $n } krok
        [few] { $n } kroki
       *[many] { $n } kroków
    }

effect-none = nic
effect-then = { $first }, potem { $next }
effect-or = { $first } albo { $next }
effect-and-or = { $first } i/lub { $next }
effect-either = { $options }
effect-any-order = w dowolnej kolejności { $parts }
effect-optional = (jeśli chcesz) { $effect }
effect-take = weź { $amount }
effect-take-per = weź { $amount } za { $what }
effect-take-more = weź { $amount } i jeszcze { $more } za { $what }
effect-take-table = weź zależnie od { $what }: { $entries }
effect-score = zdobądź { $amount }
effect-score-per = zdobądź { $amount } za { $what }
effect-score-more = zdobądź { $amount } i jeszcze { $more } za { $what }
effect-score-table = punktuj zależnie od { $what }: { $entries }
effect-march = przesuń się o { $amount } na torze militarnym
effect-march-per = przesuń się o { $amount } na torze militarnym za { $what }
effect-march-more = przesuń się o { $amount } na torze militarnym i jeszcze o { $more } za { $what }
effect-march-table = przesuń się na torze militarnym zależnie od { $what }: { $entries }
effect-entry = { $more_id ->
        [yes] { $amount } za { $count } lub więcej
       *[no] { $amount } za { $count }
    }
effect-pay = zapłać { $amount }
effect-attack = zaatakuj
effect-veteran = zdobądź tyle punktów, ile pokazuje jedna z twoich niewykorzystanych czerwonych kości patrycjuszy
effect-lower = obniż tę kość o { $pips }, nie poniżej { $least }
effect-climb = wejdź { $up_to_id ->
        [yes] najwyżej o { $amount }
       *[no] o { $amount }
    } wyżej { $temple_loc }
effect-climb-choice = wejdź { $up_to_id ->
        [yes] najwyżej o { $amount }
       *[no] o { $amount }
    } wyżej w wybranej świątyni
effect-climb-other = wejdź { $up_to_id ->
        [yes] najwyżej o { $amount }
       *[no] o { $amount }
    } wyżej w innej świątyni
effect-zodiac = weź kartę zodiaku tej świątyni
effect-buy = kup budowlę
effect-keep = weź płytkę z puli budowli za darmo i odłóż ją obok planszetki
effect-citizen = { $free_id ->
        [yes] weź kość z puli obywateli za darmo
       *[no] weź kość z puli obywateli za jej koszt w mądrości
    }
effect-speaker = weź wybranego mówcę z puli
effect-raise = podnieś jednego ze swoich { $scope_id ->
        [unused] niewykorzystanych patrycjuszy
       *[any] patrycjuszy, wykorzystanego lub nie,
    } { $up_to_id ->
        [yes] najwyżej o { $pips }
       *[no] o { $pips }
    } (szóstka zostaje doradcą)
effect-raise-capped = podnieś jednego ze swoich { $scope_id ->
        [unused] niewykorzystanych patrycjuszy
       *[any] patrycjuszy, wykorzystanego lub nie,
    } { $up_to_id ->
        [yes] najwyżej o { $pips }
       *[no] o { $pips }
    } (najwyżej do { $cap })
effect-recolour = wymień kość niewykorzystanego patrycjusza na kość innego koloru z rezerwy, o tej samej wartości
effect-ship = ustaw wybrany statek na { $value }
effect-neighbour = użyj zdolności sąsiedniej budowli
effect-repeat = od { $least } do { $most } razy zapłać { $amount } i za każdym razem { $options }

counted-farms = { $form_id ->
        [number] liczby swoich farm
       *[each] każdą swoją farmę
    }
counted-adjacent_empty_cells = { $form_id ->
        [number] liczby pustych pól obok
       *[each] każde puste pole obok
    }
counted-buildings-of = { $form_id ->
        [number] liczby swoich budowli w kolorze: { $colour }
       *[each] każdą swoją { $colour_facc } budowlę
    }
counted-building_colours = { $form_id ->
        [number] liczby kolorów wśród swoich budowli
       *[each] każdy kolor wśród swoich budowli
    }
counted-obelisks = { $form_id ->
        [number] liczby swoich obelisków
       *[each] każdy swój obelisk
    }
counted-freemen = { $form_id ->
        [number] liczby swoich patrycjuszy
       *[each] każdego swojego patrycjusza
    }
counted-freemen-of = { $form_id ->
        [number] liczby swoich kości patrycjuszy w kolorze: { $colour }
       *[each] każdą swoją { $colour_facc } kość patrycjusza
    }
counted-freemen_colours = { $form_id ->
        [number] liczby kolorów wśród swoich patrycjuszy
       *[each] każdy kolor wśród swoich patrycjuszy
    }
counted-red_citizen_dice = { $form_id ->
        [number] liczby swoich czerwonych kości, u patrycjuszy i w siedzibach władz
       *[each] każdą swoją czerwoną kość, u patrycjuszy i w siedzibach władz
    }
counted-advisors = { $form_id ->
        [number] liczby swoich doradców
       *[each] każdego swojego doradcę
    }
counted-closed_districts = { $form_id ->
        [number] liczby zamkniętych dzielnic
       *[each] każdą zamkniętą dzielnicę
    }
counted-zodiac_cards = { $form_id ->
        [number] liczby swoich kart zodiaku
       *[each] każdą swoją kartę zodiaku
    }
counted-discs_behind = { $form_id ->
        [number] liczby dysków za twoim na torze militarnym
       *[each] każdy dysk za twoim na torze militarnym
    }
counted-players_behind = { counted-discs_behind }
counted-chosen_die_value = { $form_id ->
        [number] wartości wybranej kości
       *[each] każde oczko wybranej kości
    }
counted-retreat_steps = { $form_id ->
        [number] liczby kroków, o które cofnie się twój dysk militarny
       *[each] każdy krok, o który cofnie się twój dysk militarny
    }

zodiac-power = { $when }: { $optional_id ->
        [yes] jeśli chcesz, { $effect }
       *[no] { $effect }
    }
zodiac-taurus = mądrość za płytki i kości z pul jest niższa o { $discount }, nie poniżej 0
zodiac-leo = kość kładziona w siedzibie władz zyskuje { $raises }, najwyżej do { $most }
zodiac-virgo = kupując budowlę, możesz położyć ją na jednej ze swoich farm; nie płacisz wtedy ani kamienia, ani mądrości, a farma trafia na spód stosu koloru swojego przodu
zodiac-pisces = zamiast akcji bonusowej i jej ceny: jeśli chcesz, { $effect }
zodiac-sagittarius = gdy bierzesz kość obywatela, może zyskać { $raises } (najwyżej do { $most }), mówca także (najwyżej do { $most_speaker })
trigger-attack = gdy atakujesz
trigger-pass = gdy pasujesz
trigger-build_tower = gdy budujesz piętro wieży
trigger-close_district_or_advisor = gdy zamykasz dzielnicę i gdy podnosisz szóstkę
trigger-close_district_end = po zamknięciu dzielnicy
trigger-temple_move_2 = po pełnym ruchu o 2 kroki w świątyni dzięki miejscu lub budowli

## Na pierwszy rzut oka

phase-draft = Pierwsi patrycjusze
phase-play = Akcje
phase-round-end = Koniec rundy
phase-over = Koniec gry
holding-freemen = niewykorzystani patrycjusze
holding-tiles = płytki w mieście
holding-seats = zamknięte siedziby władz
ending-temples = dyski na szczytach świątyń
ending-gold = karty dzielnic ze złotem
ending-towers = kolory wież w puli
ending-dice = najmniej kości jednego koloru w rezerwie
