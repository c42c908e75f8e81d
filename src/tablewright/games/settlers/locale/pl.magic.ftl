# Osadnicy, Trzej przyjaciele z boiska: co czyta gracz.

name-magic3 = Trzej przyjaciele z boiska
setting-magic3 = Dodatek: Trzej przyjaciele z boiska

## Nazwy kart

name-SETX-MAGIC3-ZWY126 = Młoda Para
name-SETX-MAGIC3-ZWY128 = Bractwo drwali
name-SETX-MAGIC3-ZWY129 = Bractwo kamieniarzy
name-SETX-MAGIC3-ZWY130 = Bractwo rolników
name-SETX-MAGIC3-ZWY131 = Wiejski festyn
name-SETX-MAGIC3-ZWY132 = Bractwo bankierów
name-SETX-MAGIC3-ZWY133 = Bractwo żołnierzy
name-SETX-MAGIC3-ZWY134 = Bractwo skrybów
name-SETX-MAGIC3-ZWY135 = Trójpolówka
name-SETX-MAGIC3-ZWY136 = Herold
name-SETX-MAGIC3-ZWY137 = Handlarz barwnikami
name-SETX-MAGIC3-ZWY138 = Potrójna wieża
name-SETX-MAGIC3-BAR051 = Wilcza jama
name-SETX-MAGIC3-BAR054 = Komitet Powitalny
name-SETX-MAGIC3-BAR056 = Gromada łowców
name-SETX-MAGIC3-BAR058 = Totem wojny
name-SETX-MAGIC3-BAR059 = Zlot klanów
name-SETX-MAGIC3-BAR060 = Szaman
name-SETX-MAGIC3-EGI051 = Złoty obelisk
name-SETX-MAGIC3-EGI054 = Mistrz Przesłuchań
name-SETX-MAGIC3-EGI056 = Sala Dwóch Prawd
name-SETX-MAGIC3-EGI058 = Nekropolia
name-SETX-MAGIC3-EGI059 = Perfumiarz lotosowy
name-SETX-MAGIC3-EGI060 = Astronom
name-SETX-MAGIC3-JAP051 = Staw lotosów
name-SETX-MAGIC3-JAP054 = Wiśniowy Sad
name-SETX-MAGIC3-JAP056 = Kaligraf
name-SETX-MAGIC3-JAP058 = Kapliczka trzech małp
name-SETX-MAGIC3-JAP059 = Mistrz ostrzy
name-SETX-MAGIC3-JAP060 = Pielgrzymka
name-SETX-MAGIC3-RZY051 = Kamieniołom trawertynu
name-SETX-MAGIC3-RZY054 = Spichlerz Cezara
name-SETX-MAGIC3-RZY056 = Triumwirat
name-SETX-MAGIC3-RZY058 = Łuk triumfalny
name-SETX-MAGIC3-RZY059 = Testudo
name-SETX-MAGIC3-RZY060 = Mierniczy
name-SETX-MAGIC3-ATL041 = Koralowe tarasy
name-SETX-MAGIC3-ATL044 = Przebudownik 3000
name-SETX-MAGIC3-ATL046 = Koloniści z Atlantydy
name-SETX-MAGIC3-ATL048 = Sala symetrii
name-SETX-MAGIC3-ATL049 = Wieża pryzmatu
name-SETX-MAGIC3-ATL050 = Sonar

## Pytania

take-colour = Jaki kolor ma Lokacja { $card }?
    .colour-black = czarny
    .colour-purple = fioletowy
    .colour-blue = niebieski
    .colour-brown = brązowy
    .colour-gold = złoty
    .colour-red = czerwony
    .colour-pink = różowy
    .colour-gray = szary
    .colour-white = biały
choose-sets = Za które kolory zyskujesz Dobro? ({ $taken } z { $at_least })
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
exchange = Ile { $give_gen } wymieniasz na { $get_acc }?
    .option = { $it ->
        [0] Nic
       *[other] { $it }
    }

## Co się stało

log-take-colour = Lokacja { $card } ({ $seat }) ma odtąd kolor: { $colour }.
log-new-set = { $card }: { $seat } ma nowy ZESTAW.
log-known-sets = { $card }: { $seat } zaznacza { $count ->
        [one] { $count } ZESTAW
        [few] { $count } ZESTAWY
       *[many] { $count } ZESTAWÓW
    } bez nagrody.
log-search = { $seat } odkrywa { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    } i bierze: { $card }.
log-search-fails = { $seat } odkrywa { $count ->
        [one] { $count } kartę
        [few] { $count } karty
       *[many] { $count } kart
    }; nie ma wśród nich tego koloru: { $colour }.
log-exchange = { $seat } wymienia { $goods }.
log-take-foundation = { $seat } kładzie zakrytą kartę z ręki przeciwnika ({ $from_seat }) jako Fundament.

## Na kartach

text-when-new_set = za każdy nowy ZESTAW ({ $colours }): { $what }.
text-static-foundations_are_white = twoje Fundamenty liczą się do ZESTAWÓW jako białe.
text-colour-on-build = Budując ją, wybierz jej kolor (poza pomarańczowym).
do-gain-per-sets = { $max ->
        [0] zyskaj { $goods } za każdy ZESTAW ({ $colours })
       *[other] zyskaj { $goods } za każdy ZESTAW ({ $colours }; najwyżej { $max })
    }
do-gain_per_full_set = zyskaj { $goods } za każdy kolor, w którym masz ZESTAW (liczba kolorów: do { $max })
do-gain_per_full_set-matching = zyskaj { $n ->
        [one] { $n } Dobro
        [few] { $n } Dobra
       *[many] { $n } Dóbr
    } danego koloru za każdy kolor, w którym masz ZESTAW (liczba kolorów: do { $max })
do-draw_color-common = znajdź w talii Zwykłej { $colour_facc } kartę i weź ją
do-draw_color-faction = znajdź w swojej talii Frakcyjnej { $colour_facc } kartę i weź ją
do-draw_color-choose = znajdź w talii Zwykłej albo w swojej Frakcyjnej { $colour_facc } kartę i weź ją
do-draw_color-common-announce = ogłoś kolor, znajdź kartę tego koloru w talii Zwykłej i weź ją
do-draw_color-faction-announce = ogłoś kolor, znajdź kartę tego koloru w swojej talii Frakcyjnej i weź ją
do-exchange = za ZESTAW ({ $colours }) możesz wymienić { $give_acc } na { $get_acc }
do-foundation_from_hand-common = { $wood ->
        [0] połóż zakrytą kartę Zwykłą z ręki jako Fundament
        [one] połóż zakrytą kartę Zwykłą z ręki jako Fundament i zyskaj { $wood } drewno
        [few] połóż zakrytą kartę Zwykłą z ręki jako Fundament i zyskaj { $wood } drewna
       *[many] połóż zakrytą kartę Zwykłą z ręki jako Fundament i zyskaj { $wood } drewna
    }
do-foundation_from_opponent_hand = obejrzyj rękę przeciwnika i połóż zakrytą kartę Zwykłą z niej jako swój Fundament

## Na stole

state-marked = { $n ->
        [one] { $n } oznaczony ZESTAW
        [few] { $n } oznaczone ZESTAWY
       *[many] { $n } oznaczonych ZESTAWÓW
    }
state-colour = ma kolor: { $colour }
