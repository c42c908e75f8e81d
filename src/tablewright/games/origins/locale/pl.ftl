# Origins: Pierwsi Budowniczowie: wszystko, co czyta gracz.

title = Origins: Pierwsi Budowniczowie
summary = Wysyłaj kości do miejsc pod statkami, wznoś miasto i wspinaj się w trzech świątyniach.

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
    .loc = czerwonym
name-purple = fioletowy
    .f = fioletowa
    .facc = fioletową
    .loc = fioletowym
name-blue = niebieski
    .f = niebieska
    .facc = niebieską
    .loc = niebieskim
name-yellow = żółty
    .f = żółta
    .facc = żółtą
    .loc = żółtym
name-orange = pomarańczowy
    .f = pomarańczowa
    .facc = pomarańczową
    .loc = pomarańczowym
name-grey = szary
    .loc = szarym
name-speaker = mówca
name-archon = archont
name-home = niewykorzystana
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
    .gen = Koziorożca
name-aquarius = Wodnik
    .gen = Wodnika
name-pisces = Ryby
    .gen = Ryb
name-aries = Baran
    .gen = Barana
name-taurus = Byk
    .gen = Byka
name-gemini = Bliźnięta
    .gen = Bliźniąt
name-cancer = Rak
    .gen = Raka
name-leo = Lew
    .gen = Lwa
name-virgo = Panna
    .gen = Panny
name-libra = Waga
    .gen = Wagi
name-scorpio = Skorpion
    .gen = Skorpiona
name-sagittarius = Strzelec
    .gen = Strzelca
name-palace = Pałac
    .gen = Pałacu
name-agora = Agora
    .acc = Agorę
    .gen = Agory
name-farm = farma
name-obelisk = Obelisk
    .gen = Obelisku
name-monument = Pomnik
    .gen = Pomnika
name-temple_mountains = Świątynia Gór
    .acc = Świątynię Gór
    .gen = Świątyni Gór
name-temple_forests = Świątynia Lasów
    .acc = Świątynię Lasów
    .gen = Świątyni Lasów
name-temple_seas = Świątynia Mórz
    .acc = Świątynię Mórz
    .gen = Świątyni Mórz
name-sacred_site = Święte miejsce
    .gen = Świętego miejsca
name-quarry = Kamieniołom
    .gen = Kamieniołomu
name-mint = Mennica
    .acc = Mennicę
    .gen = Mennicy
name-harbour = Przystań
    .gen = Przystani
name-granary = Spichlerz
    .gen = Spichlerza
name-marketplace = Targowisko
    .gen = Targowiska
name-workshop = Warsztat
    .gen = Warsztatu
name-hippodrome = Hipodrom
    .gen = Hipodromu
name-veterans_settlement = Osada weteranów
    .acc = Osadę weteranów
    .gen = Osady weteranów
name-outpost = Posterunek
    .gen = Posterunku
name-riding_grounds = Tereny jeździeckie
    .gen = Terenów jeździeckich
name-fortress = Twierdza
    .acc = Twierdzę
    .gen = Twierdzy
name-armoury = Zbrojownia
    .acc = Zbrojownię
    .gen = Zbrojowni
name-forum = Forum
name-stone_circle = Kamienny krąg
    .gen = Kamiennego kręgu
name-construction_site = Miejsce budowy
    .gen = Miejsca budowy
name-estate = Posiadłość
    .gen = Posiadłości
name-court = Sąd
    .gen = Sądu
name-castle = Zamek
    .gen = Zamku
name-healers_hut = Chata uzdrowicieli
    .acc = Chatę uzdrowicieli
    .gen = Chaty uzdrowicieli
name-fountain_of_wisdom = Fontanna mądrości
    .acc = Fontannę mądrości
    .gen = Fontanny mądrości
name-main_gate = Główna brama
    .acc = Główną bramę
    .gen = Głównej bramy
name-art_workshop = Warsztat artystyczny
    .gen = Warsztatu artystycznego
name-astronomical_tower = Wieża astronomiczna
    .acc = Wieżę astronomiczną
    .gen = Wieży astronomicznej
name-mages_tower = Wieża maga
    .acc = Wieżę maga
    .gen = Wieży maga
name-E_temples = dyski jednego z graczy są na najwyższych polach torów wszystkich 3 świątyń
name-E_gold = nad kartami dzielnic nie ma już złota
name-E_towers = w puli dysków wież zostały dyski najwyżej trzech kolorów
name-E_dice = w rezerwie nie było kości do uzupełnienia puli obywateli
name-attack = atak

## Where points come from

name-buildings = budowle
name-sites = miejsca spotkań
name-military-end = ostatnie pole toru militarnego
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
    .population = { $food_count ->
        [0] Zwiększ populację
       *[other] Zwiększ populację (podstawka za { $food })
    }
    .pass = Spasuj w tej rundzie
superiority = Oddajesz 1 znacznik przewagi, aby wykonać jeszcze jedną akcję?

## Visiting a site

visit-worker = Kto idzie?
    .option = { $it_1_id ->
        [archon] Archont (idzie wszędzie za darmo)
        [speaker] Mówca o wartości { $it_2 }
       *[other] Kość { $it_1_f } { $it_2 }
    }
visit-site = { $worker_1_id ->
        [archon] Które miejsce spotkania odwiedza archont? (za darmo)
        [speaker] Które miejsce spotkania odwiedza mówca o wartości { $worker_2 }? (za każdy punkt, o który wartość miejsca jest wyższa: 1 mądrość)
       *[other] Które miejsce spotkania odwiedza kość { $worker_1_f } { $worker_2 }? (za każdy punkt, o który wartość miejsca jest wyższa: 1 mądrość)
    }
    .option = { $it } (wartość { $value }; { $wisdom ->
            [0] za darmo
            [one] { $wisdom } mądrość
            [few] { $wisdom } mądrości
           *[many] { $wisdom } mądrości
        })
site-action = Co robisz { $site_loc }?
    .top = { $site_id ->
        [S1] Weź 3 kamienie
        [S2] Weź 3 żywności
        [S3] Weź 3 mądrości
        [S4] Weź 1 podstawowy surowiec i 1 złoto
       *[other] Weź 1 kamień, 1 żywność i 1 mądrość
    }
    .bottom = { $site_id ->
        [S1] Przesuń się o 1 pole na torze militarnym i/albo przeprowadź atak
        [S2] Kup budowlę
        [S3] Zapłać 1 kamień: przesuń się w świątyni i weź jej kartę znaku zodiaku
        [S4] Weź kość obywatela i zapłać jej koszt w mądrości
       *[other] Zapłać 1–3 żywności: za każdą zwiększ wartość patrycjusza o 1 albo przesuń się o 1 pole na torze militarnym
    }
    .bonus = { $token_id ->
        [red] Akcja bonusowa: zapłać 1 mądrość, aby przesunąć się o 1 pole na torze militarnym albo przeprowadzić atak
        [purple] Akcja bonusowa: zapłać 1 żywność, aby kupić budowlę
        [blue] Akcja bonusowa: zapłać 1 kamień, aby przesunąć się o 1 pole w świątyni
        [orange] Akcja bonusowa: weź kość mówcy
       *[other] Akcja bonusowa: weź 1 podstawowy surowiec
    }
    .pisces = Ryby: weź 1 złoto zamiast akcji bonusowej
    .done = To wszystko
effect = Którą część tej akcji wykonujesz teraz?
    .military_move = Przesuń się na torze militarnym
    .attack = Przeprowadź atak
    .done = To wszystko
repeat = Za co płacisz 1 żywność? (zapłacono dotąd: { $times })
    .raise_freeman = Zwiększ wartość niewykorzystanego patrycjusza o 1
    .military_move = Przesuń się o 1 pole na torze militarnym
    .done = To wszystko
keep-sites = Oddajesz 1 znacznik przewagi, aby nie zwiększać wartości żadnego miejsca spotkania?
raise-neighbour = Wartość którego sąsiedniego miejsca też wzrasta?
    .option = { $it } (wartość { $value })

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
temple-steps = O ile pól przesuwasz się { $temple_loc }?
    .option = { $it ->
        [one] { $it } pole
        [few] { $it } pola
       *[many] { $it } pól
    }
aquarius = Wodnik: płacisz 1 złoto, aby przesunąć się o 1 pole w innej świątyni?
    .option = { $it }
    .no = Nie

## Dice

citizen = Którą kość obywatela bierzesz?
    .option = { $it_2_f } { $it_3 } (miejsce { $it_1 }, mądrość: { $it_1 ->
        [1] { $costs_1 }
        [2] { $costs_2 }
        [3] { $costs_3 }
        [4] { $costs_4 }
       *[5] { $costs_5 }
    })
    .no = Żadną
speaker = Którą kość mówcy bierzesz?
    .option = Wartość { $it }
sagittarius = Strzelec: dodajesz 1 do wartości nowej kości ({ $value })?
raise = Wartość którego patrycjusza zwiększasz? ({ $up_to_id ->
        [yes] najwyżej o { $pips }
       *[no] o { $pips }
    })
    .option = { $it_1_f } { $it_2 } ({ $it_3 })
    .no = Żadnego
raise-pips = O ile zwiększasz jego wartość?
    .option = { $it }
veteran = Za wartość którego czerwonego patrycjusza zdobywasz PZ? (potem zmniejsza się o 1)
    .option = { $it_1_f } { $it_2 }
court-die = Którego patrycjusza kolor zmieniasz?
    .option = { $it_1_f } { $it_2 }
court-colour = Na jaki kolor zmieniasz kość: { $die_1_f } { $die_2 }?
    .option = { $it }
take-back = Wraca kilku patrycjuszy o wartości „6”. Który pierwszy?
    .option = { $it_f } 6
passing-power = Z której karty znaku zodiaku korzystasz najpierw?
    .option = { $it }

## City

tile = Którą płytkę kupujesz? (Jeśli nie stać cię na budowlę, płytka może być tylko farmą.)
    .option = { $it_1 ->
        [0] { $it_2 } (odłożona, bez kosztu w mądrości)
        [1] { $it_2 } (miejsce 1; kamień: { $stone_1 }, mądrość: { $wisdom_1 })
        [2] { $it_2 } (miejsce 2; kamień: { $stone_2 }, mądrość: { $wisdom_2 })
        [3] { $it_2 } (miejsce 3; kamień: { $stone_3 }, mądrość: { $wisdom_3 })
        [4] { $it_2 } (miejsce 4; kamień: { $stone_4 }, mądrość: { $wisdom_4 })
       *[5] { $it_2 } (miejsce 5; kamień: { $stone_5 }, mądrość: { $wisdom_5 })
    }
tile-as = Jak kładziesz tę płytkę ({ $tile })?
    .farm = Zakrytą, jako farmę, za darmo
    .building = Jako budowlę, za { $goods }
    .virgo = Panna: na jednej ze swoich farm, za darmo
cell = { $tile_id ->
        [farm] { $short ->
            [0] Gdzie kładziesz farmę?
           *[other] Nie stać cię na { $front_acc } (koszt: { $goods }; brakuje { $short }), więc płytka będzie farmą. Gdzie ją kładziesz?
        }
       *[other] Gdzie kładziesz { $tile_acc }?
    }
    .option = Kolumna { $it_1 }, rząd { $it_2 }
virgo = Na której farmie kładziesz { $tile_acc }?
    .option = Kolumna { $it_1 }, rząd { $it_2 }
keep-tile = Którą płytkę bierzesz za darmo i odkładasz obok planszetki?
    .option = { $it_2 } (miejsce { $it_1 })
use-ability = Używasz zdolności { $tile_gen } ({ $effect })?
optional-effect = { $effect_id ->
        [gain] Płacisz { $price }, aby otrzymać 1 złoto?
       *[temple_move] Płacisz { $price }, aby przesunąć się o 1 pole w innej świątyni?
    }
mage = Której sąsiedniej budowli zdolności używa Wieża maga?
    .option = { $it_3 } (kolumna { $it_1 }, rząd { $it_2 }): { $effect }
ship = Który statek ustawiasz na wartość „1”?
    .option = Statek { $it_loc } (wartość { $value })

## Districts, towers, population

close-district = Którą dzielnicę zamykasz?
    .option = Na prawo i w górę od kolumny { $it_1 }, rzędu { $it_2 }
close-die = Kość którego patrycjusza umieszczasz w siedzibie władz?
    .option = { $it_1_f } { $it_2 }
district-card = Za którą kartę dzielnicy zdobywasz punkty?
    .option = Karta { $it_1 }: { $it_2_f } między { $it_3_facc } a { $it_4_facc }
activate = Którą budowlę aktywujesz?
    .option = { $it_3 } (kolumna { $it_1 }, rząd { $it_2 }): { $effect }
    .done = Już żadnej
tower = Którą wieżę rozbudowujesz o piętro? (koszt: tyle złota, ile ma pięter)
    .option = { $it_f } ({ $gold ->
            [one] { $gold } złoto
            [few] { $gold } złota
           *[many] { $gold } złota
        })

## What happened

log-round = Zaczyna się runda { $round }. Pierwszy gracz: { $seat }.
log-draft = { $seat } wybiera kość: { $die_1_f } { $die_2 }.
log-draft-discard = { $seat } odkłada kość: { $die_1_f } { $die_2 }.
log-draft-returned = Niewybrane kości wracają do rezerwy: { $dice_f }.
log-visit = { $worker_1_id ->
        [archon] { $seat } wysyła archonta do { $site_gen }.
        [speaker] { $seat } wysyła mówcę o wartości { $worker_2 } do { $site_gen }.
       *[other] { $seat } wysyła kość { $worker_1_facc } { $worker_2 } do { $site_gen }.
    }
log-site-action = { $part_id ->
        [top] { $seat } wykonuje górną akcję { $site_gen }.
        [bottom] { $seat } wykonuje dolną akcję { $site_gen }.
        [bonus] { $seat } wykonuje akcję bonusową (żeton: { $token }).
       *[pisces] { $seat } korzysta z karty Ryb zamiast akcji bonusowej.
    }
log-site-rises = Nowa wartość { $site_gen }: { $value }.
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
log-neighbour = Sąsiednie miejsce też rośnie; nowa wartość { $site_gen }: { $value }.
log-keep-sites = { $seat } oddaje 1 znacznik przewagi: wartość żadnego miejsca nie wzrasta.
log-superiority = { $seat } oddaje 1 znacznik przewagi za jeszcze jedną akcję.
log-advance = { $seat } przesuwa się na pole { $space } toru militarnego.
log-border = { $seat } mija pole graniczne i otrzymuje { $tokens ->
        [one] { $tokens } znacznik przewagi
        [few] { $tokens } znaczniki przewagi
       *[many] { $tokens } znaczników przewagi
    }.
log-attack = { $seat } przeprowadza atak z pola { $space }.
log-climb = { $seat } przesuwa się na pole { $space } { $temple_loc }.
log-power = { $seat } korzysta z karty { $power_gen }.
log-power-idle = { $seat }: karta { $power_gen } niczego teraz nie zmienia.
log-zodiac = { $seat } bierze kartę { $power_gen }.
log-zodiac-taken = { $seat } bierze kartę { $power_gen }; traci ją { $from_seat }.
log-zodiac-dealt = { $seat } ma dysk najwyżej i otrzymuje kartę { $power_gen }.
log-zodiac-returned = Karta { $power_gen } wraca do swojej świątyni.
log-citizen = { $raised_id ->
        [yes] { $seat } bierze kość: { $die_1_f } { $was }, i zwiększa jej wartość do { $die_2 }.
       *[no] { $seat } bierze kość: { $die_1_f } { $die_2 }.
    }
log-citizen-refill = Nowa kość w puli obywateli: { $die_1_f } { $die_2 }.
log-citizen-gap = W rezerwie nie ma kości w kolorze { $colour_loc }: miejsce w puli obywateli zostaje puste.
log-speaker = { $raised_id ->
        [yes] { $seat } bierze mówcę o wartości { $was } i zwiększa ją do { $value }.
       *[no] { $seat } bierze mówcę o wartości { $value }.
    }
log-speaker-return = { $rolled_id ->
        [yes] Mówca o wartości { $value } zostaje przerzucony i wraca do puli z wartością { $now }.
       *[no] Mówca o wartości { $value } wraca do puli z wartością { $now }.
    }
log-raise = { $seat } zwiększa wartość kości: { $die_1_f } { $was }; teraz { $die_2 }.
log-lower = { $seat } zmniejsza wartość kości: { $die_1_f } { $was }; teraz { $die_2 }.
log-advisor = { $site_id ->
        [none] { $seat }: { $colour_f } kość o wartości „6” staje się doradcą.
       *[other] { $seat }: { $colour_f } kość o wartości „6” { $site_loc } staje się doradcą.
    }
log-double = { $site_id ->
        [none] { $seat } ma już doradcę w kolorze { $colour_loc }: kość wraca do rezerwy i przynosi punkty.
       *[other] { $seat } ma już doradcę w kolorze { $colour_loc }: kość { $site_loc } wraca do rezerwy i przynosi punkty.
    }
log-kept-tile = { $seat } sięga po odłożoną płytkę ({ $tile }).
log-build = { $seat } dodaje do miasta { $tile_acc }.
log-farm = { $seat } dodaje do miasta farmę (na odwrocie: { $tile }).
log-virgo = { $seat } kładzie { $tile_acc } na farmie.
log-farm-returned = Płytka z tej farmy ({ $tile }) trafia na spód swojego stosu.
log-keep = { $seat } bierze { $tile_acc } i odkłada obok planszetki.
log-building-refill = Nowa płytka w puli budowli: { $tile }.
log-building-gap = Stos w kolorze { $colour_loc } jest pusty: miejsce w puli budowli zostaje puste.
log-stack-top = Nowa wierzchnia płytka stosu: { $tile }.
log-ability = { $seat } używa zdolności { $tile_gen }.
log-ability-idle = { $seat }: zdolność { $tile_gen } niczego teraz nie zmienia.
log-no-other-temple = { $seat } nie może się już przesunąć w żadnej innej świątyni.
log-optional-unpaid = { $effect_id ->
        [gain] { $seat } nie może zapłacić za 1 złoto (koszt: { $price }).
       *[temple_move] { $seat } nie może zapłacić za pole w innej świątyni (koszt: { $price }).
    }
log-court = { $seat } wymienia kość { $die_1_facc } { $die_2 } na kolor { $colour }.
log-ship = { $seat } ustawia statek { $site_loc } na wartość „{ $value }”.
log-close = { $raised_id ->
        [yes] { $seat } zamyka dzielnicę; kość: { $die_1_f } { $was }, zwiększona do { $die_2 }.
       *[no] { $seat } zamyka dzielnicę; kość: { $die_1_f } { $die_2 }.
    }
log-district-card = { $seat } zdobywa punkty za kartę dzielnicy { $number }.
log-tower = { $seat }: { $colour_f } wieża ma teraz wysokość { $height }.
log-population = { $seat } pozyskuje podstawkę { $base }.
log-pass = { $seat } pasuje i zabiera z planszy archonta i patrycjuszy.
log-first-player = Pierwszy gracz: { $seat }.
log-retreat = { $seat } cofa dysk na pole { $space } toru militarnego.
log-alien = Obcy dysk przesuwa się na pole { $space }.
log-end-condition = Gra skończy się po tej rundzie: { $condition }.
log-game-ends = Gra dobiegła końca: { $conditions }.
log-final-scoring = Punktacja końcowa.

## Why not

why-no-worker = Wszyscy twoi robotnicy (patrycjusze, mówcy, archont) są już wykorzystani.
why-no-site-affordable = Każde miejsce spotkania ma wyższą wartość niż twoi robotnicy, a mądrość i złoto nie wystarczają na różnicę.
why-too-little-wisdom = Nawet na miejsce o najniższej wartości brakuje { $short } mądrości.
why-site-too-dear = Miejsce ma wartość { $value }, robotnik { $die }: odwiedzenie kosztuje { $goods }, a brakuje { $short }.
why-freeman-used = Jest już na planszy: { $site }.
why-no-open-district = Nie masz pełnej dzielnicy czterech budowli z wolną siedzibą władz.
why-district-closed = Ta dzielnica jest już zamknięta.
why-no-unused-freeman = Nie masz niewykorzystanego patrycjusza.
why-other-pattern = Układ budowli w dzielnicy nie pasuje do tej karty.
why-ability-idle = Ta zdolność niczego teraz nie zmienia.
why-ability-used = Ta zdolność została już użyta.
why-other-colour = Tej budowli nie aktywuje kość w kolorze { $colour_loc }.
why-no-ability = Ta płytka nie ma zdolności.
why-tower-in-chain = Ta wieża już przekazała zdolność.
why-no-tower-affordable = Masz { $gold ->
        [one] { $gold } złoto
        [few] { $gold } złota
       *[many] { $gold } złota
    }: za mało na którąkolwiek wieżę, której dysk jest jeszcze w puli (piętro kosztuje tyle złota, ile wynosi wysokość wieży).
why-tower-too-dear = Następne piętro kosztuje { $goods }; brakuje { $short }.
why-no-disc-left = W puli nie ma dysku wieży w tym kolorze.
why-no-discs-left = W puli nie ma już dysków wież.
why-too-little-food = Następna podstawka kosztuje { $goods }; brakuje { $short }.
why-no-base-left = Wszystkie podstawki z toru populacji są już pozyskane.
why-part-done = Ta akcja została już wykonana.
why-one-main-action = Na miejscu spotkania wykonujesz 1 akcję główną; obie tylko patrycjuszem o wartości „6”.
why-wrong-colour = Akcja bonusowa wymaga robotnika w kolorze { $token_loc }.
why-bottom-S2 = Nie ma płytki do kupienia.
why-bottom-S3 = Potrzebujesz 1 kamienia (lub złota) i świątyni, w której możesz się przesunąć albo wziąć kartę.
why-bottom-S4 = Potrzebujesz wolnej podstawki i mądrości na kość z puli.
why-bottom-S5 = Potrzebujesz 1 żywności (lub złota) oraz niewykorzystanego patrycjusza albo dysku, który może się ruszyć.
why-bonus-red = Potrzebujesz 1 mądrości (lub złota).
why-bonus-purple = Potrzebujesz 1 żywności (lub złota) i płytki do kupienia.
why-bonus-blue = Potrzebujesz 1 kamienia (lub złota) i dysku poniżej szczytu toru świątyni.
why-bonus-orange = Pula mówców jest pusta.
why-disc-at-top = Twój dysk jest już na szczycie toru.
why-same-temple = Musi to być inna świątynia.
why-temple-exhausted = Twój dysk jest na szczycie toru, a kartę już masz.
why-disc-on-last-space = Twój dysk jest na ostatnim polu toru militarnego i już się nie porusza.
why-die-too-dear = Kość kosztuje { $goods }; brakuje { $short }.
why-die-at-cap = Kość ma już wartość „{ $value }”, której ten efekt nie zwiększa.
why-not-red = Ten patrycjusz nie jest czerwony.
why-no-die-in-reserve = W rezerwie nie ma kości w tym kolorze.
why-same-colour = Kość ma już ten kolor.
why-none-owned = Nie masz tego surowca.
why-tile-too-dear = Koszt: { $goods }; brakuje { $short }.
why-no-farm = Nie masz farmy.

## On the table

board-military = Tor militarny
board-per-disc = + 1 za dysk za tobą
board-start = start
board-no-bonus = bez bonusu
board-offer = Pula budowli
board-stacks = stosy
board-citizens = Pula obywateli
board-speakers = Pula mówców
board-speakers-note = wartość { $low }–{ $high }, bez koloru
board-towers = Pula dysków wież
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
board-target = { $points } z { $target } PZ
board-freemen = Patrycjusze
board-bases = podstawki { $owned } z { $all }
board-empty = wolna
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
tip-offer = { $building } Koszt w mądrości na miejscu { $place }: { $taurus_id ->
        [yes] { $wisdom } (z kartą Byka; bez niej { $printed })
       *[no] { $wisdom }
    }.
tip-laid = Kolumna { $column }, rząd { $row }: { $what }
tip-kept = { $building } Odłożona: możesz dodać ją do miasta, kupując budowlę, bez kosztu w mądrości.
tip-stack = stos w kolorze { $colour_loc }: { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }
tip-stack-bottom = stos w kolorze { $colour_loc }: { $count ->
        [one] { $count } płytka
        [few] { $count } płytki
       *[many] { $count } płytek
    }, na spodzie { $tiles }
tip-citizen = { $die }; koszt w mądrości: { $taurus_id ->
        [yes] { $wisdom } (z kartą Byka; bez niej { $printed })
       *[no] { $wisdom }
    }
tip-reserve = rezerwa w kolorze { $colour_loc }: { $count ->
        [one] { $count } kość
        [few] { $count } kości
       *[many] { $count } kości
    }. { $solo_id ->
        [yes] Gdy zabraknie kości do uzupełnienia puli, miejsce zostaje puste.
       *[no] Gdy zabraknie kości do uzupełnienia puli, gra kończy się po rundzie.
    }
tip-tower-pool = pula dysków wież w kolorze { $colour_loc }: { $count ->
        [one] { $count } dysk
        [few] { $count } dyski
       *[many] { $count } dysków
    }
tip-border = pole graniczne: kto je mija, otrzymuje { $tokens ->
        [one] { $tokens } znacznik przewagi
        [few] { $tokens } znaczniki przewagi
       *[many] { $tokens } znaczników przewagi
    }
tip-military = Pole { $space } toru militarnego. Atak: { $effect }, potem { $zone } PZ i jeszcze po 1 PZ za każdy dysk za twoim. Koniec rundy: powrót na pole { $back }.
tip-military-plain = Pole { $space } toru militarnego. Atak: { $zone } PZ i jeszcze po 1 PZ za każdy dysk za twoim. Koniec rundy: powrót na pole { $back }.
tip-military-last = Pole { $space } toru militarnego: { $points } za dotarcie. Atak: { $zone } PZ i jeszcze po 1 PZ za każdy dysk za twoim. Dysk tu zostaje, także na koniec rundy (pole { $back }).
tip-site = { $site }, wartość { $value }
tip-upper = Górna akcja: { $effect }.
tip-lower = Dolna akcja: { $effect }.
tip-bonus = Akcja bonusowa dla robotników w kolorze { $colour_loc }: { $effect }.
tip-temple = { $temple }
tip-temple-space = { $temple }, pole { $space }: { $points }
tip-zodiac = { $power }: { $does }. Nikt nie ma tej karty.
tip-zodiac-held = { $power }: { $does }. Kartę ma { $seat }.
tip-district = Karta dzielnicy { $number }: w środku { $middle }, po bokach { $ends }, w dowolnym obrocie lub odbiciu. { $first } za pierwszym razem, potem { $later }. Złoto nad kartą: { $gold }.
tip-end = Jeszcze nie: { $condition }. Teraz { $what }: { $now }.
tip-end-met = Gra skończy się po tej rundzie: { $condition }. Teraz { $what }: { $now }.
tip-target = Cel: { $target } PZ. PZ dotąd: { $points }; z punktacją końcową w tej chwili: { $with_end }.
tip-board = Planszetka gracza: { $seat }
tip-points = { $seat }: { $points } PZ, a gdyby gra skończyła się teraz, jeszcze { $final }
tip-first = pierwszy gracz
tip-good = { $good }: { $count }
tip-people = Patrycjusze, archont i mówcy gracza: { $seat }
tip-freeman = { $die }, niewykorzystana
tip-freeman-away = { $die }, wykorzystana: { $site }
tip-empty-base = wolna podstawka: jest miejsce na kość obywatela
tip-archon = Archont, niewykorzystany: idzie wszędzie za darmo
tip-archon-away = Archont, wykorzystany: { $site }
tip-superiority = znaczniki przewagi: { $count }
tip-passed = { $seat }: pas
tip-help = { $seat }: nadal gra w tej rundzie
tip-population = Populacja: { $left ->
        [one] została { $left } podstawka
        [few] zostały { $left } podstawki
       *[many] zostało { $left } podstawek
    }; następna kosztuje { $goods }
tip-population-none = Populacja: wszystkie podstawki pozyskane
tip-population-step = podstawka { $base }: { $there_id ->
        [yes] kosztuje { $goods }
       *[no] pozyskana za { $goods }
    }
tip-population-last = podstawka { $base }: { $there_id ->
        [yes] kosztuje { $goods } i daje { $points }
       *[no] pozyskana za { $goods }, dała { $points }
    }
tip-advisor = doradca w kolorze { $colour_loc }
tip-advisor-space = pole toru doradców: { $points } na koniec gry, jeśli jest ostatnim zajętym
tip-tower = { $colour_f } wieża, wysokość { $height }; następne piętro kosztuje { $height ->
        [one] { $height } złoto
        [few] { $height } złota
       *[many] { $height } złota
    }
tip-city = Miasto gracza: { $seat }
tip-open-seat = wolna siedziba władz, na prawo i w górę od kolumny { $column }, rzędu { $row }
tip-seat = siedziba władz, na prawo i w górę od kolumny { $column }, rzędu { $row }: { $colour_f } { $value } × wieża { $height } = { $points } na koniec gry
tip-free-cell = wolne pole: kolumna { $column }, rząd { $row }

## What components do

amount-basic = { $n ->
        [one] { $n } podstawowy surowiec
        [few] { $n } podstawowe surowce
       *[many] { $n } podstawowych surowców
    }
amount-stone_or_food = { $n } × kamień lub żywność
amount-points = { $n } PZ
amount-steps = { $n ->
        [one] { $n } pole
        [few] { $n } pola
       *[many] { $n } pól
    }

effect-none = nic
effect-then = { $first }, potem { $next }
effect-pay-for = { $first } i { $next }
effect-or = { $first } albo { $next }
effect-and-or = { $first } i/albo { $next }
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
effect-score-table = zdobądź zależnie od { $what }: { $entries }
effect-march = przesuń się o { $amount } na torze militarnym
effect-march-per = przesuń się o { $amount } na torze militarnym za { $what }
effect-march-more = przesuń się o { $amount } na torze militarnym i jeszcze o { $more } za { $what }
effect-march-table = przesuń się na torze militarnym zależnie od { $what }: { $entries }
effect-entry = { $more_id ->
        [yes] { $amount } za { $count } lub więcej
       *[no] { $amount } za { $count }
    }
effect-pay = zapłać { $amount }
effect-attack = przeprowadź atak
effect-veteran = wybierz niewykorzystanego czerwonego patrycjusza i zdobądź tyle PZ, ile wynosi jego wartość
effect-lower = zmniejsz jego wartość o { $pips }, nie poniżej { $least }
effect-climb = przesuń się { $up_to_id ->
        [yes] najwyżej o { $amount }
       *[no] o { $amount }
    } { $temple_loc }
effect-climb-choice = przesuń się { $up_to_id ->
        [yes] najwyżej o { $amount }
       *[no] o { $amount }
    } w wybranej świątyni
effect-climb-other = przesuń się { $up_to_id ->
        [yes] najwyżej o { $amount }
       *[no] o { $amount }
    } w innej świątyni
effect-zodiac = weź kartę znaku zodiaku tej świątyni
effect-buy = kup budowlę
effect-keep = weź za darmo płytkę z puli budowli i odłóż ją obok planszetki; możesz dodać ją do miasta później, kupując budowlę, bez kosztu w mądrości
effect-citizen = { $free_id ->
        [yes] weź za darmo kość obywatela z puli (potrzebna wolna podstawka)
       *[no] weź kość obywatela z puli i zapłać jej koszt w mądrości (potrzebna wolna podstawka)
    }
effect-speaker = weź wybraną kość mówcy z puli
effect-raise = zwiększ wartość jednego ze swoich { $scope_id ->
        [unused] niewykorzystanych patrycjuszy
       *[any] patrycjuszy, wykorzystanego lub nie,
    } { $up_to_id ->
        [yes] najwyżej o { $pips }
       *[no] o { $pips }
    } (kość o wartości „6” staje się doradcą)
effect-raise-capped = zwiększ wartość jednego ze swoich { $scope_id ->
        [unused] niewykorzystanych patrycjuszy
       *[any] patrycjuszy, wykorzystanego lub nie,
    } { $up_to_id ->
        [yes] najwyżej o { $pips }
       *[no] o { $pips }
    } (najwyżej do „{ $cap }”)
effect-recolour = zmień kolor niewykorzystanego patrycjusza: zamień jego kość na kość innego koloru z rezerwy, o tej samej wartości
effect-ship = ustaw dowolny statek na wartość „{ $value }”
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
        [number] liczby swoich budowli w kolorze { $colour_loc }
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
        [number] liczby swoich patrycjuszy w kolorze { $colour_loc }
       *[each] każdego swojego patrycjusza w kolorze { $colour_loc }
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
        [number] liczby swoich kart znaków zodiaku
       *[each] każdą swoją kartę znaku zodiaku
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
        [number] liczby pól, o które cofnie się twój dysk militarny
       *[each] każde pole, o które cofnie się twój dysk militarny
    }

zodiac-power = { $when }: { $optional_id ->
        [yes] jeśli chcesz, { $effect }
       *[no] { $effect }
    }
zodiac-taurus = koszt w mądrości budowli i kości obywateli z pul jest mniejszy o { $discount }, nie mniejszy niż 0
zodiac-leo = do kości umieszczanej w siedzibie władz dodaj { $raises }, najwyżej do „{ $most }”
zodiac-virgo = kupując budowlę, możesz położyć ją na jednej ze swoich farm; nie płacisz wtedy ani kamienia, ani mądrości, a farma trafia na spód stosu koloru swojego przodu
zodiac-pisces = zamiast akcji bonusowej i jej ceny: jeśli chcesz, { $effect }
zodiac-sagittarius = do wartości nowej kości obywatela możesz dodać { $raises } (najwyżej do „{ $most }”), do kości mówcy także (najwyżej do „{ $most_speaker }”)
trigger-attack = gdy przeprowadzasz atak
trigger-pass = gdy pasujesz
trigger-build_tower = gdy budujesz piętro wieży
trigger-close_district_or_advisor = gdy zamykasz dzielnicę i gdy kość o wartości „6” staje się doradcą
trigger-close_district_end = po zamknięciu dzielnicy
trigger-temple_move_2 = po przesunięciu o całe 2 pola w świątyni dzięki miejscu spotkania lub budowli

## Na pierwszy rzut oka

phase-draft = Pierwsi patrycjusze
phase-play = Akcje
phase-round-end = Koniec rundy
phase-over = Koniec gry
head-target = cel: { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
holding-freemen = niewykorzystani patrycjusze
holding-tiles = płytki w mieście
holding-seats = zamknięte siedziby władz
ending-temples = dyski na najwyższych polach świątyń
ending-gold = karty dzielnic ze złotem
ending-towers = kolory w puli dysków wież
ending-dice = najmniej kości jednego koloru w rezerwie

## Co jeszcze liczy się u gracza

counter-military = tor militarny
counter-tower = wieża ({ $colour })
counter-speakers = mówcy
counter-superiority = przewaga

## Historia tury: to, co najważniejsze w dzienniku

story-visit = { log-visit }
story-build = { log-build }
story-farm = { log-farm }
story-citizen = { log-citizen }
story-close = { log-close }
story-attack = { log-attack }
story-pass = { log-pass }
story-end-condition = { log-end-condition }
story-game-ends = { log-game-ends }
