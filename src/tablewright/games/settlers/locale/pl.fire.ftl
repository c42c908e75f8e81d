# Osadnicy, Chłopcy idą na wojnę: co czyta gracz.

name-fire = Chłopcy idą na wojnę
setting-fire = Dodatek: Chłopcy idą na wojnę

## Nazwy kart

name-SETX-FIRE-ZWY139 = Dumni Patrioci
name-SETX-FIRE-ZWY140 = Wieża graniczna
name-SETX-FIRE-ZWY142 = Forteca wolnego miasta
name-SETX-FIRE-ZWY143 = Obóz polowy
name-SETX-FIRE-ZWY145 = Palisada
name-SETX-FIRE-ZWY146 = Handlarz wojenny
name-SETX-FIRE-ZWY147 = Tabory
name-SETX-FIRE-ZWY148 = Dzielnica kowali
name-SETX-FIRE-ZWY149 = Kamienie graniczne
name-SETX-FIRE-ZWY150 = Obóz uchodźców
name-SETX-FIRE-BAR071 = Obóz wojenny
name-SETX-FIRE-BAR074 = Forteca z kości
name-SETX-FIRE-BAR076 = Brygada Mamuta
name-SETX-FIRE-BAR078 = Najdzielniejsi Wojowie
name-SETX-FIRE-BAR079 = Łupy wojenne
name-SETX-FIRE-BAR080 = Rajd na pogranicze
name-SETX-FIRE-EGI071 = Odlewnia brązu
name-SETX-FIRE-EGI074 = Forteca Skarabeusza
name-SETX-FIRE-EGI076 = Najemni woźnice
name-SETX-FIRE-EGI078 = Sala danin
name-SETX-FIRE-EGI079 = Mur faraona
name-SETX-FIRE-EGI080 = Królewscy zakładnicy
name-SETX-FIRE-JAP071 = Tor yabusame
name-SETX-FIRE-JAP074 = Forteca Czapli
name-SETX-FIRE-JAP076 = Droga wojownika
name-SETX-FIRE-JAP078 = Wasale
name-SETX-FIRE-JAP079 = Strateg
name-SETX-FIRE-JAP080 = Nocny rajd
name-SETX-FIRE-RZY071 = Castra
name-SETX-FIRE-RZY074 = Forteca imperialna
name-SETX-FIRE-RZY076 = Zakład Kusznika
name-SETX-FIRE-RZY078 = Poborca podatków
name-SETX-FIRE-RZY079 = Prowincje
name-SETX-FIRE-RZY080 = Inżynierowie oblężniczy

## Przed grą

setting-rival = Talia wirtualnego gracza: Frakcja (Chłopcy idą na wojnę)
setting-conquests = Podboje wirtualnego gracza (Chłopcy idą na wojnę)
    .easy = Poziom łatwy
    .medium = Poziom średni
    .hard = Poziom trudny
setting-rival-deck = Talia wirtualnego gracza: format (Chłopcy idą na wojnę)
    .table = Jak talie przy stole
    .base = Tylko karty podstawowe
    .introductory = Format zapoznawczy: z zestawem
    .open = Format otwarty: z każdym włączonym dodatkiem albo z zestawem
    .standard = Format standardowy: układasz ją z zestawem
setting-rival-set = Talia wirtualnego gracza: zestaw (Chłopcy idą na wojnę)
    .none = Brak

## Nazwy

name-fortresses = Fortece

## Pytania

barrier-row = W którym rzędzie kładziesz Fundament?
    .option = { $it_id ->
        [production] Rząd Produkcji
        [feature] Rząd Cech
       *[action] Rząd Akcji
    }
barrier-place = Na której pozycji, licząc od karty skrajnej?
    .option = Pozycja { $it }
conquer-location = Którą Lokację podbijasz?
    .option = Podbij: { $it } ({ $whose_seat })
move-left = Którą Lokację przesuwasz o jedną pozycję w lewo?
    .option = Przesuń: { $it } ({ $whose_seat })
place-token = Która Lokacja dostaje żeton Obrony?
    .option = Chroń: { $it }
empty-collection = Którą kartę Kolekcji odrzucasz?
    .option = Odrzuć: { $it }

## Co się stało

log-conquer = { $seat } podbija: { $card } (poprzedni właściciel: { $from_seat }).
log-siege = { $seat } oblega: { $card } (właściciel: { $from_seat }) – Forteca traci wszystkie Umocnienia.
log-fortify = { $seat } umacnia Lokację { $card }: poziom { $level }.
log-fortress-scores = Lokacja { $card } (właściciel: { $seat }) daje { $points } PZ.
log-move-left = { $seat } przesuwa o jedną pozycję w lewo: { $card }.
log-empty-collection = { $seat } odrzuca z Kolekcji: { $card }.
log-rival-shows = Wirtualny gracz wykłada: { $card }.
log-rival-discards = Wirtualny gracz odrzuca: { $card }.
log-rival-conquers = Wirtualny gracz podbija: { $card } (właściciel: { $seat }; rząd: { $row }).
log-rival-besieges = Wirtualny gracz oblega: { $card } (właściciel: { $seat }; rząd: { $row }).
log-conquest-fails = Podbój wirtualnego gracza kończy się niepowodzeniem: w rzędzie nie ma Lokacji Frakcyjnej ({ $row }).

## Dlaczego nie

why-fortress = Fortecę można tylko oblegać.
why-fortress-untouched = Na Fortecy nie kładzie się żetonów ani Samurajów.
why-truce = Lokacja jest chroniona do końca rundy.
why-peaceful-war = W wariancie pokojowym nie ma Podbojów ani Oblężeń.
why-no-levels = Ta Forteca nie ma Umocnień.

## Na kartach

text-fortress = Na koniec każdej rundy: { $points } PZ za każdy jej poziom (najwyżej { $max ->
        [one] { $max } poziom
        [few] { $max } poziomy
       *[many] { $max } poziomów
    }).
text-static-conquest_discount = raz na rundę twój Podbój kosztuje o { $n ->
        [one] { $n } żeton Plądrowania
        [few] { $n } żetony Plądrowania
       *[many] { $n } żetonów Plądrowania
    } mniej (co najmniej { $min }).
text-static-own_faction_conquest_cost_plus = przeciwnicy potrzebują o { $n ->
        [one] { $n } żeton Plądrowania
        [few] { $n } żetony Plądrowania
       *[many] { $n } żetonów Plądrowania
    } więcej, aby podbić twoją Lokację.
text-static-siege_discount = twoje Oblężenie kosztuje o { $n ->
        [one] { $n } żeton Plądrowania
        [few] { $n } żetony Plądrowania
       *[many] { $n } żetonów Plądrowania
    } mniej.
text-when-conquer = gdy podbijasz Lokację: { $what }.
text-when-siege = gdy oblegasz Fortecę: { $what }.
text-when-own_location_lost-raze_or_conquest = gdy twoja Lokacja zostaje splądrowana lub podbita: { $what }.
text-when-build-min_conquered = gdy budujesz Lokację swojej Frakcji, a masz podbitą Lokację: { $what }.
do-fortify = podnieś jej poziom o { $n }
do-conquer = { $max_position ->
        [0] podbij skrajną Lokację przeciwnika, cokolwiek ją chroni
        [one] podbij { $max_position } skrajną Lokację w rzędzie przeciwnika, cokolwiek ją chroni
        [few] podbij jedną z { $max_position } skrajnych Lokacji w rzędzie przeciwnika, cokolwiek ją chroni
       *[many] podbij jedną z { $max_position } skrajnych Lokacji w rzędzie przeciwnika, cokolwiek ją chroni
    }
do-move_location_left-any = przesuń Lokację Frakcyjną dowolnego gracza o jedną pozycję w lewo
do-move_location_left-enemy = przesuń Lokację Frakcyjną przeciwnika o jedną pozycję w lewo
do-place_token = połóż żeton Obrony z puli ogólnej na swojej Lokacji, nawet obok Samuraja
do-foundation_from_hand-barrier = połóż zakrytą kartę Zwykłą z ręki jako Fundament w dowolnym miejscu rzędu swoich Lokacji Frakcyjnych
do-gain_tiers = zyskaj { $goods }, mając { $least ->
        [one] { $least } Lokację innej Frakcji
        [few] { $least } Lokacje innych Frakcji
       *[many] { $least } Lokacji innych Frakcji
    }, a { $more_goods }, mając { $more }

## Na stole

state-conquest-price = Podbój za { $n ->
        [one] { $n } żeton
        [few] { $n } żetony
       *[many] { $n } żetonów
    }
state-level = { $n ->
        [one] { $n } poziom
        [few] { $n } poziomy
       *[many] { $n } poziomów
    }
board-rival = Karty do podbicia, skrajna po lewej
tip-rival = Talia wirtualnego gracza ({ $faction }): { $count ->
        [one] { $count } karta
        [few] { $count } karty
       *[many] { $count } kart
    }
tip-rival-pile = Odrzucone karty wirtualnego gracza: { $cards }
