# Osadnicy, Minidodatki: co czyta gracz.

name-mini = Minidodatki
setting-mini = Dodatek: Minidodatki

## Nazwy kart

name-SETX-MINI-ZWY901 = Gawędziarz
name-SETX-MINI-ZWY902 = Kawiarnia planszówkowa
name-SETX-MINI-ZWY903 = Płatny most
name-SETX-MINI-ZWY904 = Pasieka
name-SETX-MINI-ZWY905 = Latarnia morska
name-SETX-MINI-ZWY906 = Wędrowny cyrk

## Żetony i kafelki

name-exp-cards = Zwiadowcy
name-exp-resource = Nowe ziemie
name-exp-workers = Przybysze
name-exp-vp = Opowieści
name-dip-alliance = Sojusz
name-dip-truce = Rozejm
name-dip-treaty = Traktat handlowy
name-dip-envoys = Posłowie
name-mkt-1 = Stragan z drewnem
name-mkt-2 = Stragan z kamieniem
name-mkt-3 = Stragan z jadłem
name-mkt-4 = Jubiler
name-mkt-5 = Księgarz

## Przed grą

setting-expedition = Minidodatki: żetony Ekspedycji
    .none = Brak
    .open = Wszystkie cztery odkryte
    .shuffled = O jeden mniej niż graczy, tasowane co rundę
setting-dip-alliance = Minidodatki: kafelek Dyplomacji Sojusz
setting-dip-truce = Minidodatki: kafelek Dyplomacji Rozejm
setting-dip-treaty = Minidodatki: kafelek Dyplomacji Traktat handlowy
setting-dip-envoys = Minidodatki: kafelek Dyplomacji Posłowie
setting-market = Minidodatki: Targowisko
setting-promo-zwy901 = Minidodatki: karta promocyjna Gawędziarz
setting-promo-zwy902 = Minidodatki: karta promocyjna Kawiarnia planszówkowa
setting-promo-zwy903 = Minidodatki: karta promocyjna Płatny most
setting-promo-zwy904 = Minidodatki: karta promocyjna Pasieka
setting-promo-zwy905 = Minidodatki: karta promocyjna Latarnia morska
setting-promo-zwy906 = Minidodatki: karta promocyjna Wędrowny cyrk

## Pytania

expedition = Pasujesz. Z którego żetonu Ekspedycji korzystasz?
    .option = { $it }
    .no = Z żadnego
discard-cards = Którą kartę z ręki odrzucasz? ({ $taken } z { $at_least })
    .option = Odrzuć: { $it }
protect-location = Którą Lokację chronisz do końca rundy?
    .option = Chroń: { $it }
swap-give = Który Surowiec oddajesz?
    .wood = drewno
    .stone = kamień
    .food = jadło
swap-take = Który Surowiec bierzesz w zamian za { $good }?
    .wood = drewno
    .stone = kamień
    .food = jadło
stall = Targowisko: z którego Straganu korzystasz?
    .option = { $it }: { $how }, { $what }
    .done = Opuść Targowisko
pay-resource = Którym Surowcem płacisz?
    .wood = drewno
    .stone = kamień
    .food = jadło
    .gold = Złoto

## Co się stało

log-expedition = { $seat } korzysta z żetonu Ekspedycji: { $token }.
log-expedition-tokens = Żetony Ekspedycji w tej rundzie: { $tokens }.
log-tile = { $seat } korzysta z kafelka: { $tile }.
log-protect = { $seat } chroni do końca rundy: { $card }.
log-swap = { $seat } wymienia { $given } na { $taken }.
log-market = { $seat } odwiedza Targowisko.
log-no-stall = { $seat } nie może zapłacić na żadnym innym Straganie.
log-stall = { $seat } korzysta ze Straganu: { $stall }.

## Na żetonach i kafelkach

tip-token = Żeton Ekspedycji { $name } dla tych, którzy pasują przed innymi: { $what }.
tip-tile = Kafelek Dyplomacji { $name }, raz na rundę; { $how }: { $what }.
tip-stall = Targowisko, { $name }; { $how }: { $what }.
tip-entrance = Wejście na Targowisko, raz na rundę; { $how }, po czym skorzystaj z każdego Straganu najwyżej raz.
board-entrance = Targowisko
do-gain_from_deals-enemy = zyskaj Dobro z { $n ->
        [one] Umowy
        [few] { $n } różnych Umów
       *[many] { $n } różnych Umów
    } przeciwników
do-protect_location = w tej rundzie żaden przeciwnik nie może splądrować, podbić, usunąć ani zabrać jednej twojej Lokacji
do-swap_resource = oddaj { $n ->
        [one] { $n } Surowiec
        [few] { $n } Surowce
       *[many] { $n } Surowców
    } i weź tyle samo innych
do-discard_cards = odrzuć { $n ->
        [one] { $n } kartę z ręki
        [few] { $n } karty z ręki
       *[many] { $n } kart z ręki
    }
do-keep_through_cleanup = zachowaj to w najbliższym Czyszczeniu
state-protected = objęta rozejmem
