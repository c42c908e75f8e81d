# Osadnicy, Aztekowie: co czyta gracz.

name-azt = Aztekowie
setting-azt = Dodatek: Aztekowie

## Nazwy kart

name-SETX-AZT-AZT001 = Ołtarz ofiarny
name-SETX-AZT-AZT004 = Kukurydziane tarasy
name-SETX-AZT-AZT007 = Świątynny kamieniołom
name-SETX-AZT-AZT010 = Szczodrość Bogów
name-SETX-AZT-AZT012 = Świątynia Słońca
name-SETX-AZT-AZT014 = Głos Bogów
name-SETX-AZT-AZT016 = Posąg Bogów
name-SETX-AZT-AZT018 = Gang Jaguara
name-SETX-AZT-AZT020 = Szkoła kapłanów
name-SETX-AZT-AZT022 = Gniew Bogów
name-SETX-AZT-AZT023 = Wielka Piramida
name-SETX-AZT-AZT024 = Największy Wróg
name-SETX-AZT-AZT025 = Kamień, który opowiada historie
name-SETX-AZT-AZT026 = Świątynia wschodzącego słońca
name-SETX-AZT-AZT027 = Boisko do tlachtli
name-SETX-AZT-AZT028 = Handlarze kakao
name-SETX-AZT-AZT029 = Pierzasty Wąż
name-SETX-AZT-AZT030 = Kamień kalendarzowy
name-SETX-AZT-AZT031 = Targ Tlatelolco
name-SETX-AZT-AZT034 = Droga pielgrzymów
name-SETX-AZT-AZT036 = Świątynny spichlerz
name-SETX-AZT-AZT038 = Chinampy
name-SETX-AZT-AZT039 = Modlitwa za sąsiadów
name-SETX-AZT-AZT040 = Przysięga kupców
name-SETX-AZT-AZT041 = Warsztat obsydianu
name-SETX-AZT-AZT044 = Maszyna wyroczni
name-SETX-AZT-AZT046 = Mechaniczny kapłan
name-SETX-AZT-AZT048 = Obserwatorium
name-SETX-AZT-AZT049 = Akwedukt Chapultepec
name-SETX-AZT-AZT050 = Słoneczne zwierciadło
name-SETX-AZT-AZT051 = Świątynia trzech braci
name-SETX-AZT-AZT054 = Mozaika świata
name-SETX-AZT-AZT056 = Krwawy księżyc
name-SETX-AZT-AZT058 = Święto plonów
name-SETX-AZT-AZT059 = Wizja szamana
name-SETX-AZT-AZT060 = Chór kapłanów
name-SETX-AZT-BAR061 = Festiwal jabłek
name-SETX-AZT-BAR064 = Święta Zdobycz
name-SETX-AZT-BAR066 = Drewniana Strażnica
name-SETX-AZT-BAR068 = Wędrowny kaznodzieja
name-SETX-AZT-BAR069 = Totem niedźwiedzia
name-SETX-AZT-BAR070 = Taniec wojenny
name-SETX-AZT-EGI061 = Posąg Cheopsa
name-SETX-AZT-EGI064 = Kaplica Thota
name-SETX-AZT-EGI066 = Wyrocznia z Siwy
name-SETX-AZT-EGI068 = Stół ofiarny
name-SETX-AZT-EGI069 = Kapłani Anubisa
name-SETX-AZT-EGI070 = Święte koty
name-SETX-AZT-JAP061 = Przydrożna kapliczka
name-SETX-AZT-JAP064 = Świątynia Inari
name-SETX-AZT-JAP066 = Mnisi z góry
name-SETX-AZT-JAP068 = Boski wiatr
name-SETX-AZT-JAP069 = Wróżby omikuji
name-SETX-AZT-JAP070 = Ogród modlitw
name-SETX-AZT-RZY061 = Lary domowe
name-SETX-AZT-RZY064 = Kapliczka Marsa
name-SETX-AZT-RZY066 = Solidne fundamenty
name-SETX-AZT-RZY068 = Pomocny Markus
name-SETX-AZT-RZY069 = Posąg Minerwy
name-SETX-AZT-RZY070 = Panteon
name-SETX-AZT-ATL051 = Świątynia przypływu
name-SETX-AZT-ATL054 = Młynek modlitewny
name-SETX-AZT-ATL056 = Hymn głębin
name-SETX-AZT-ATL058 = Ołtarz Posejdona
name-SETX-AZT-ATL059 = Boska maszyna
name-SETX-AZT-ATL060 = Ostatnia modlitwa

## Nazwy źródeł

name-great-pyramid = kamienie na Wielkiej Piramidzie
name-solid-foundations = karty Solidnych fundamentów

## Pytania

take-favour = Który żeton Łaski Bogów bierzesz?
    .colour-black = czarny
    .colour-purple = fioletowy
    .colour-blue = niebieski
    .colour-brown = brązowy
    .colour-gold = złoty
    .colour-red = czerwony
    .colour-pink = różowy
    .colour-gray = szary
    .colour-white = biały
tricolour-as = Jakiego koloru jest teraz twój trójkolorowy żeton?
    .colour-brown = brązowy
    .colour-red = czerwony
    .colour-gray = szary
gain-by-favour = Które z twoich żetonów Łaski Bogów dają swoje Dobro? ({ $taken } z { $at_most })
    .option = { $it }
pray-against = Kogo dosięga gniew bogów?
    .option = { $it }
pray-how = Jak się modlisz?
    .draw = Dobierz karty
    .tokens = Użyj zamiast tego żetonów Łaski Bogów
declare-tokens = Których żetonów Łaski Bogów używasz zamiast kart? (dotąd { $taken })
    .option = { $it }
    .done = Wystarczy
add-stored = Które odłożone karty dodajesz do Modlitwy? (dotąd { $taken })
    .option = Dodaj: { $it }
    .done = Wystarczy
choose-matches = Których pasujących kart używasz? ({ $taken } z { $at_most })
    .option = { $it_1 } ({ $it_2 })
spend-matching = Ile { $good_gen } wydajesz?
    .option = { $it ->
        [0] Nic
       *[other] { $it }
    }
give-to = Komu oddajesz Surowce?
    .option = { $it }
    .no = Nikomu
give-matching = Ile { $good_gen } oddajesz? (dostaje: { $seat })
    .option = { $it ->
        [0] Nic
       *[other] { $it }
    }
lose-location = Którą Lokację tracisz? (kolor: { $colour })
    .option = Usuń: { $it }
put-here = Które Dobro kładziesz na Lokacji { $card }?
    .option = { $it }
prop-location = Pod którą Lokację kładziesz kartę?
    .option = { $it }
lay-back = Którą kartę odkładasz jako następną? Ostatnia leży na wierzchu.
    .option = { $it }

## Co się stało

log-take-favour = { $seat } bierze żeton Łaski Bogów: { $colour }.
log-take-tricolour = { $seat } bierze trójkolorowy żeton Łaski Bogów.
log-prayer = Modlitwa ({ $seat }): { $count ->
        [0] nic nie pasuje
        [one] { $count } pasująca karta
        [few] { $count } pasujące karty
       *[many] { $count } pasujących kart
    }.
log-add-stored = { $seat } dodaje do Modlitwy karty leżące pod lokacją ({ $card }): { $cards }.
log-tuck-match = { $seat } kładzie pod Lokację { $card }: { $tucked }.
log-nothing-given = { $seat } nie ma czego lub komu dać.
log-put-here = { $seat } kładzie Dobro na Lokacji { $card }: { $good }.
log-lay-back = { $seat } odkłada na wierzch talii Zwykłej: { $count }.
log-statue-part = { $seat } ustawia kolejną część posągu ({ $card }): { $n }.

## Na kartach

text-deposit-stone = na koniec każdej fazy Akcji możesz położyć na niej { $max ->
        [one] { $max } kamień
        [few] do { $max } kamieni
       *[many] do { $max } kamieni
    }: po { $vp_each } PZ na koniec gry.
text-when-gain_favor-limited = gdy zyskujesz żeton Łaski Bogów: { $what } (najwyżej { $limit ->
        [one] { $limit } raz
        [few] { $limit } razy
       *[many] { $limit } razy
    } w rundzie).
text-when-gain_vp_from_location-location_matches = gdy Lokacja w kolorze twojego żetonu Łaski Bogów daje ci PZ: { $what }.
text-when-prayer = po każdej swojej Modlitwie, jeśli chcesz: { $what }.
text-when-prayer-min_matches = po każdej swojej Modlitwie, w której { $matches ->
        [one] pasuje co najmniej { $matches } karta
        [few] pasują co najmniej { $matches } karty
       *[many] pasuje co najmniej { $matches } kart
    }: { $what }.
text-when-raze-color_in = gdy plądrujesz Lokację przeciwnika w kolorze karty pod nią: { $what }.
do-prayer = Modlitwa { $n } ({ $how }): { $what }
prayer-all = { $colours }
prayer-announce = ogłoś jeden: { $colours }
prayer-announce-any = ogłoś kolor
prayer-choose-any = wybierz kolor
prayer-razed = jej kolory
prayer-deal_good = kolor tego Dobra
prayer-each = za każdą pasującą { $what }
prayer-each-limited = za każdą pasującą (najwyżej { $max }) { $what }
prayer-spend_matching = za każdą możesz wydać jej Surowiec: po { $per_resource } PZ i { $per_type } PZ za rodzaj
prayer-give_matching = możesz oddać przeciwnikowi pasujące Surowce, po { $per_resource } PZ za każdy
prayer-opponent_removes = za każdą pasującą przeciwnik usuwa Lokację tego koloru
prayer-tuck_match = połóż pod nią pasującą
do-gain_match = zyskaj { $n ->
        [one] { $n } Dobro
        [few] { $n } Dobra
       *[many] { $n } Dóbr
    } jej koloru
do-take_match = weź ją na rękę
do-gain_match_favor = zyskaj Dobra w kolorach swoich żetonów Łaski Bogów (najwyżej { $max })
do-place_statue_part = ustaw następną z { $parts } części za { $vp } PZ
do-put_here = połóż na niej Dobro w kolorze swojej Lokacji z Cechą, każde tylko raz
do-raze_location-protected = splądruj Lokację przeciwnika (za ochronę dopłać)
do-reorder_top = obejrzyj { $n ->
        [one] { $n } wierzchnią kartę Zwykłą
        [few] { $n } wierzchnie karty Zwykłe
       *[many] { $n } wierzchnich kart Zwykłych
    } i odłóż je w dowolnej kolejności
do-reveal_build-paid = odkryj { $n ->
        [one] { $n } kartę Zwykłą
        [few] { $n } karty Zwykłe
       *[many] { $n } kart Zwykłych
    }; możesz zbudować jedną Lokację z Cechą spośród nich, płacąc jej koszt
do-tuck_here-common_deck-future_prayer = połóż pod nią odkrytą wierzchnią kartę Zwykłą, do dodania do Modlitwy
do-tuck_here-hand-future_prayer = połóż pod nią kartę Zwykłą z ręki, do dodania do Modlitwy w tej rundzie
do-tuck_under_location = połóż kartę z ręki pod swoją Lokację, pod którą żadnej nie ma: { $end_vp } PZ na koniec gry

## Na stole

state-parts = posąg: { $n ->
        [one] { $n } część
        [few] { $n } części
       *[many] { $n } części
    }
state-propped = karta pod nią liczy się na koniec
tip-favours = Łaska Bogów ({ $seat }): { $colours }
do-pay_repeat-once = zapłać { $cost } i { $what }
