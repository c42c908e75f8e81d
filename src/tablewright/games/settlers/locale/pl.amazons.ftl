# Osadnicy, Amazonki: co czyta gracz.

name-ama = Amazonki
setting-ama = Dodatek: Amazonki

## Nazwy kart

name-SETX-AMA-AMA001 = Mistyczny dąb
name-SETX-AMA-AMA004 = Pchli targ
name-SETX-AMA-AMA007 = Zwiadowczynie
name-SETX-AMA-AMA010 = Posąg Midasa
name-SETX-AMA-AMA012 = Pole treningowe
name-SETX-AMA-AMA014 = Łupy dla bóstw
name-SETX-AMA-AMA016 = Dziedzictwo Greków
name-SETX-AMA-AMA018 = Fontanna Harmonii
name-SETX-AMA-AMA020 = Grecka biżuteria
name-SETX-AMA-AMA022 = Przeklęte drzewa
name-SETX-AMA-AMA023 = Odwrócenie uwagi
name-SETX-AMA-AMA024 = Ukryta dolina
name-SETX-AMA-AMA025 = Wzgórze łuczniczek
name-SETX-AMA-AMA026 = Pałac królowej
name-SETX-AMA-AMA027 = Rada sióstr
name-SETX-AMA-AMA028 = Świątynia księżyca
name-SETX-AMA-AMA029 = Kamienny krąg
name-SETX-AMA-AMA030 = Hodowczynie koni
name-SETX-AMA-AMA031 = Nowe korzenie
name-SETX-AMA-AMA034 = Nawiedzone ruiny
name-SETX-AMA-AMA036 = Przejęcie
name-SETX-AMA-AMA038 = Otwarte bramy
name-SETX-AMA-AMA039 = Tłocznia oliwy
name-SETX-AMA-AMA040 = Wędrowna bardka
name-SETX-AMA-AMA041 = Święty gaj
name-SETX-AMA-AMA044 = Tkaczki
name-SETX-AMA-AMA046 = Malowane wazy
name-SETX-AMA-AMA048 = Muza historii
name-SETX-AMA-AMA049 = Łuczarki
name-SETX-AMA-AMA050 = Trzy Gracje
name-SETX-AMA-AMA051 = Róg wojenny
name-SETX-AMA-AMA054 = Cytadela Temiskiry
name-SETX-AMA-AMA056 = Zdobyte sztandary
name-SETX-AMA-AMA058 = Tarczowniczki
name-SETX-AMA-AMA059 = Drabiny oblężnicze
name-SETX-AMA-AMA060 = Nagły wypad
name-SETX-AMA-BAR081 = Spalona wioska
name-SETX-AMA-BAR084 = Skradzione plany
name-SETX-AMA-BAR086 = Straż tylna
name-SETX-AMA-BAR088 = Jaskiniowcy
name-SETX-AMA-BAR089 = Łupieżcy ruin
name-SETX-AMA-BAR090 = Wielkie ognisko
name-SETX-AMA-EGI081 = Piaskowcowa podstawa
name-SETX-AMA-EGI084 = Handlarze kamieni
name-SETX-AMA-EGI086 = Schwytane Muzy
name-SETX-AMA-EGI088 = Skarabeusz bojowy
name-SETX-AMA-EGI089 = Złota Zbrojownia
name-SETX-AMA-EGI090 = Budowniczowie grobowców
name-SETX-AMA-JAP081 = Bambusowy szkielet
name-SETX-AMA-JAP084 = Dryfujący skarb
name-SETX-AMA-JAP086 = Cech cieśli
name-SETX-AMA-JAP088 = Pustelnik
name-SETX-AMA-JAP089 = Ogród w ruinach
name-SETX-AMA-JAP090 = Obóz roninów
name-SETX-AMA-RZY081 = Rzymski beton
name-SETX-AMA-RZY084 = Handel na rozstajach
name-SETX-AMA-RZY086 = Badacze
name-SETX-AMA-RZY088 = Renowacje
name-SETX-AMA-RZY089 = Planista miejski
name-SETX-AMA-RZY090 = Plac budowy
name-SETX-AMA-ZWY151 = Porzucona Zbrojownia
name-SETX-AMA-ZWY153 = Działka budowlana
name-SETX-AMA-ZWY155 = Ekipa rozbiórkowa
name-SETX-AMA-ZWY156 = Antykwariusz
name-SETX-AMA-ZWY157 = Uczniowie murarscy
name-SETX-AMA-ZWY158 = Archeolodzy
name-SETX-AMA-ZWY159 = Zarośnięty pałac
name-SETX-AMA-ZWY160 = Plac milicji

## Pytania

split-discard = Którą z kart odrzucasz?
    .option = Odrzuć: { $it }
split-shuffle = Którą z kart wtasowujesz z powrotem?
    .option = Wtasuj: { $it }
split-remove = Którą z kart usuwasz z gry?
    .option = Usuń: { $it }
split-hand = Którą z kart bierzesz na rękę?
    .option = Weź: { $it }
offer-cards = Które z kart odrzucasz? (dotąd { $taken })
    .option = Odrzuć: { $it }
    .done = Wystarczy
return-to-deck = Którą kartę ze swojego stosu kart odrzuconych wtasowujesz do talii?
    .option = Wtasuj: { $it }
return-to-hand = Którą kartę ze swojego stosu kart odrzuconych bierzesz na rękę?
    .option = Weź: { $it }
shuffle-in = Które karty Zwykłe wtasowujesz do swojej talii Frakcyjnej? ({ $taken } z najwyżej { $at_most })
    .option = Wtasuj: { $it }
    .done = Wystarczy
shuffle-deal = Którą ze swoich Umów wtasowujesz do talii Frakcyjnej?
    .option = Umowa: { $it } ({ $good })
trade-card = Którą kartę z ręki odrzucasz za Dobra w jej kolorze?
    .option = Odrzuć: { $it }
pay-different = Który Surowiec płacisz? Każdy tylko raz; może go zastąpić Złoto.
    .wood = drewno
    .stone = kamień
    .food = jadło
    .done = To wszystko
choose-colour = Który kolor wybierasz?
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
look-at-deck = Czyją talię Frakcyjną oglądasz?
    .option = { $it }
discard-theirs = Którą z tych kart odrzucasz za Dobro z jej Umowy?
    .option = Odrzuć: { $it }
build-revealed = Którą z odkrytych kart budujesz?
    .option = Zbuduj: { $it }
    .no = Żadnej

## Co się stało

log-shuffle-back = { $seat } wtasowuje z powrotem do talii Frakcyjnej: { $card }.
log-return-to-deck = { $seat } wtasowuje ze stosu kart odrzuconych do talii Frakcyjnej: { $card }.
log-return-to-hand = { $seat } bierze na rękę ze stosu kart odrzuconych: { $card }.
log-shuffle-in = { $seat } wtasowuje do talii Frakcyjnej { $count ->
        [one] { $count } kartę Zwykłą
        [few] { $count } karty Zwykłe
       *[many] { $count } kart Zwykłych
    }.
log-shuffle-deal = { $seat } wtasowuje Umowę do talii Frakcyjnej: { $card }.
log-look-at-deck = { $seat } ogląda { $count ->
        [one] wierzchnią kartę
        [few] { $count } wierzchnie karty
       *[many] { $count } wierzchnich kart
    } talii Frakcyjnej przeciwnika: { $from_seat }.
    .own = Oglądasz talię Frakcyjną przeciwnika ({ $from_seat }): { $cards }.
log-discard-theirs = { $seat } odrzuca: { $card } (właściciel: { $from_seat }).

## Na kartach

text-static-not_as_build_cost = nie można jej odrzucić jako kosztu budowy.
text-when-build-colorless = gdy budujesz Lokację bez koloru: { $what }.
text-when-build-faction-limited = gdy budujesz Lokację swojej Frakcji: { $what } (najwyżej { $limit ->
        [one] { $limit } raz
        [few] { $limit } razy
       *[many] { $limit } razy
    } w rundzie).
text-when-build-has_bonus-limited = gdy budujesz Lokację z bonusem za zbudowanie: { $what } (najwyżej { $limit ->
        [one] { $limit } raz
        [few] { $limit } razy
       *[many] { $limit } razy
    } w rundzie).
text-when-foundation_used-limited = gdy zużywasz Fundament: { $what } (najwyżej { $limit ->
        [one] { $limit } raz
        [few] { $limit } razy
       *[many] { $limit } razy
    } w rundzie).
text-when-send_worker-limited = gdy wysyłasz Robotnika: { $what } (najwyżej { $limit ->
        [one] { $limit } raz
        [few] { $limit } razy
       *[many] { $limit } razy
    } w rundzie).
text-when-opponent_sends_worker-limited = gdy przeciwnik wysyła do ciebie Robotnika: { $what } (najwyżej { $limit ->
        [one] { $limit } raz
        [few] { $limit } razy
       *[many] { $limit } razy
    } w rundzie).
text-when-shuffle_back-limited = gdy wtasowujesz Lokację z powrotem do swojej talii: { $what } (najwyżej { $limit ->
        [one] { $limit } raz
        [few] { $limit } razy
       *[many] { $limit } razy
    } w rundzie).
text-when-shuffle_back-origin = gdy wtasowujesz do swojej talii Lokację innej Frakcji: { $what }.
do-draw_keep-shuffle = obejrzyj { $n ->
        [one] wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } swojej talii Frakcyjnej, zatrzymaj { $keep }, resztę wtasuj
do-draw_split-discard-shuffle = dobierz { $n ->
        [one] { $n } kartę Frakcyjną
        [few] { $n } karty Frakcyjne
       *[many] { $n } kart Frakcyjnych
    }, jedną odrzuć, potem jedną wtasuj
do-draw_split-remove_from_game-hand-shuffle = dobierz { $n ->
        [one] { $n } kartę Frakcyjną
        [few] { $n } karty Frakcyjne
       *[many] { $n } kart Frakcyjnych
    }, jedną usuń z gry, jedną weź na rękę, potem jedną wtasuj
do-draw_discard_any = dobierz { $n ->
        [one] { $n } kartę Frakcyjną
        [few] { $n } karty Frakcyjne
       *[many] { $n } kart Frakcyjnych
    }, dowolne z nich odrzuć, za każdą { $each }, pozostałe wtasuj
do-gain-per-foundations = zyskaj { $goods } za każdy swój Fundament (najwyżej { $max })
do-gain-per-locations-bonus = zyskaj { $goods } za każdą inną swoją Lokację z bonusem za zbudowanie (najwyżej { $max })
do-gain-per-locations-colorless = zyskaj { $goods } za każdą swoją bez koloru (do { $max })
do-gain_from_deals-same = zyskaj { $n ->
        [one] { $n } Dobro
        [few] { $n } Dobra
       *[many] { $n } Dóbr
    } ze swoich Umów, choćby z tej samej
do-opponent_faction_deck = obejrzyj { $n ->
        [one] { $n } wierzchnią kartę
        [few] { $n } wierzchnie karty
       *[many] { $n } wierzchnich kart
    } talii Frakcyjnej przeciwnika, odrzuć { $discard } i zyskaj Dobro z jej Umowy; reszta wraca na wierzch
do-remove_location-own-common = usuń własną Lokację Zwykłą
do-return_from_discard-deck = wtasuj do swojej talii { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } ze swojego stosu odrzuconych kart Frakcyjnych
do-return_from_discard-hand = weź na rękę { $n ->
        [one] { $n } kartę
        [few] { $n } karty
       *[many] { $n } kart
    } ze swojego stosu odrzuconych kart Frakcyjnych
do-reveal_build-free = odkryj { $n ->
        [one] { $n } kartę Zwykłą
        [few] { $n } karty Zwykłe
       *[many] { $n } kart Zwykłych
    } i zbuduj za darmo { $build } tego samego koloru
do-shuffle_deal_into_deck = wtasuj do swojej talii Frakcyjnej { $n ->
        [one] jedną swoją Umowę
        [few] { $n } swoje Umowy
       *[many] { $n } swoich Umów
    }
do-shuffle_into_faction_deck = wtasuj do swojej talii Frakcyjnej karty Zwykłe z ręki (najwyżej { $max }), za każdą zyskaj { $each }
do-take_location-own_foundation = zabierz Lokację Zwykłą przeciwnika jako własny Fundament
do-discard_for_match = odrzuć kartę z ręki i zyskaj { $n ->
        [one] { $n } Dobro
        [few] { $n } Dobra
       *[many] { $n } Dóbr
    } w jednym z jej kolorów
do-pay_repeat-different = możesz zapłacić { $cost } najwyżej { $max ->
        [one] raz
        [few] { $max } razy, za każdym razem inny,
       *[many] { $max } razy, za każdym razem inny,
    } i za każdym razem: { $what }
