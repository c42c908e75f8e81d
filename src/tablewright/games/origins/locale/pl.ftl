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
draft-discard = Dwie najwyższe kości wracają do rezerwy. Która?
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
visit-site = Które miejsce?
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
    .raise_freeman = Podnieś nieużytego patrycjusza o 1
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
    .building = Jako budowlę; kamień: { $stone }, mądrość: { $wisdom }
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
    .option = Karta { $it_1 }: { $it_2 } między { $it_3 } i { $it_4 }
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
log-gain = { $seat } bierze { $amount } { $resource_gen }.
log-pay = { $seat } płaci: { $goods }.
log-neighbour = { $site }: wartość wzrasta do { $value }.
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
log-citizen-refill = Do puli obywateli dochodzi kość: { $die_1_f } { $die_2 }.
log-speaker = { $seat } bierze mówcę o wartości { $value }.
log-raise = { $seat } ma teraz kość: { $die_1_f } { $die_2 }.
log-advisor = { $seat }: { $colour_f } szóstka zostaje doradcą.
log-double = { $seat } ma już doradcę tego koloru ({ $colour }): kość wraca do rezerwy i punktuje.
log-build = { $seat } buduje: { $tile }.
log-farm = { $seat } kładzie płytkę { $tile } jako farmę.
log-virgo = { $seat } kładzie płytkę { $tile } na farmie.
log-keep = { $seat } odkłada płytkę { $tile } obok planszetki.
log-building-refill = Do puli budowli dochodzi: { $tile }.
log-ability = { $seat } używa zdolności: { $tile }.
log-court = { $seat } wymienia kość { $die_1_facc } { $die_2 } na kolor { $colour }.
log-ship = { $seat } ustawia statek na { $value }; { $site }.
log-close = { $seat } zamyka dzielnicę kością { $die_1_f } { $die_2 }.
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
why-too-little-wisdom = Nawet na najniższe miejsce brakuje mądrości: { $short }.
why-site-too-dear = Miejsce ma wartość { $value }, kość { $die }: wizyta kosztuje mądrość ({ $cost }), a brakuje { $short }.
why-no-open-district = Nie masz pełnej dzielnicy czterech budowli z pustą siedzibą władz.
why-no-unused-freeman = Nie masz nieużytego patrycjusza.
why-no-tower-affordable = Masz złoto: { $gold }; nie starcza na żadne piętro (kosztuje ono tyle, ile ma wieża) albo w puli nie ma dysku tego koloru.
why-tower-too-dear = Następne piętro kosztuje złoto: { $cost }; brakuje { $short }.
why-no-disc-left = W puli nie ma dysku tego koloru.
why-too-little-food = Następna podstawka kosztuje żywność: { $cost }; brakuje { $short }.
why-no-base-left = Wszystkie podstawki są już w użyciu.
why-wrong-colour = Akcja bonusowa wymaga koloru: { $token }.
why-bottom-S1 = Nic by się nie stało.
why-bottom-S2 = Nie ma płytki do kupienia.
why-bottom-S3 = Potrzebujesz 1 kamienia (lub złota) i świątyni, która da ci jeszcze krok lub kartę.
why-bottom-S4 = Potrzebujesz pustej podstawki i mądrości na kość z puli.
why-bottom-S5 = Potrzebujesz 1 żywności (lub złota) oraz nieużytego patrycjusza albo dysku, który może się ruszyć.
why-bonus-red = Potrzebujesz 1 mądrości (lub złota).
why-bonus-purple = Potrzebujesz 1 żywności (lub złota) i płytki do kupienia.
why-bonus-blue = Potrzebujesz 1 kamienia (lub złota) i dysku poniżej szczytu świątyni.
why-bonus-orange = Pula mówców jest pusta.
why-bonus-yellow = Nic by się nie stało.
why-disc-at-top = Twój dysk jest już na szczycie.
why-temple-exhausted = Twój dysk jest na szczycie, a kartę już masz.
why-die-too-dear = Kość kosztuje mądrość: { $cost }; brakuje { $short }.
why-tile-too-dear = Koszt: kamień { $stone }, mądrość { $wisdom }; brakuje { $short }.
why-no-farm = Nie masz farmy.
