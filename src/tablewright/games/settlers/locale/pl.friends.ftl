# Osadnicy, Każdy potrzebuje przyjaciela: co czyta gracz.

name-wcwbf = Każdy potrzebuje przyjaciela
setting-wcwbf = Dodatek: Każdy potrzebuje przyjaciela

## Nazwy kart

name-SETX-WCWBF-ZWY085 = Baba Jaga
name-SETX-WCWBF-ZWY086 = Ekipa Pana Zenka
name-SETX-WCWBF-ZWY087 = Kowal stali damasceńskiej
name-SETX-WCWBF-ZWY088 = Prastare ruiny
name-SETX-WCWBF-ZWY090 = Wulkan
name-SETX-WCWBF-ZWY091 = Składnica drewna
name-SETX-WCWBF-ZWY092 = Składnica mięsiwa
name-SETX-WCWBF-ZWY093 = Składnica kamienia
name-SETX-WCWBF-ZWY094 = Leśny trakt
name-SETX-WCWBF-ZWY095 = Gromadzki kamieniołom
name-SETX-WCWBF-ZWY096 = Wspólny piec
name-SETX-WCWBF-ZWY097 = Karczma podróżnych
name-SETX-WCWBF-BAR031 = Leśna polana
name-SETX-WCWBF-BAR034 = Sala łupów
name-SETX-WCWBF-BAR036 = Grupa wysiedleniowa
name-SETX-WCWBF-BAR038 = Elita
name-SETX-WCWBF-BAR039 = Myto graniczne
name-SETX-WCWBF-BAR040 = Hałaśliwi goście
name-SETX-WCWBF-EGI031 = Skarbiec
name-SETX-WCWBF-EGI034 = Kupcy znad Nilu
name-SETX-WCWBF-EGI036 = Egipska ambasada
name-SETX-WCWBF-EGI038 = Dary dla faraona
name-SETX-WCWBF-EGI039 = Przystań na Nilu
name-SETX-WCWBF-EGI040 = Wysłannicy faraona
name-SETX-WCWBF-JAP031 = Herbaciarnia
name-SETX-WCWBF-JAP034 = Jeźdźcy Kenjiego
name-SETX-WCWBF-JAP036 = Straż daimyo
name-SETX-WCWBF-JAP038 = Dama-szpieg
name-SETX-WCWBF-JAP039 = Wielka wyprawa
name-SETX-WCWBF-JAP040 = Ogród gości
name-SETX-WCWBF-RZY031 = Akwedukt
name-SETX-WCWBF-RZY034 = Handlarz marmurem
name-SETX-WCWBF-RZY036 = Kohorta
name-SETX-WCWBF-RZY038 = Rzymska ambasada
name-SETX-WCWBF-RZY039 = Via Appia
name-SETX-WCWBF-RZY040 = Spis powszechny

## Pytania

store-on-card = Czyszczenie: ile { $good_gen } kładziesz na Lokacji { $card }?
    .option = { $it ->
        [0] Nic
       *[other] { $it }
    }
copy-stored = Na karcie leży za dużo: ile { $good_gen } zyskujesz ponownie?
    .option = { $it ->
        [0] Nic
       *[other] { $it }
    }
tuck = Którą kartę z ręki kładziesz pod Lokację { $card }?
    .option = Połóż pod nią: { $it }
take-location = Którą Lokację bierzesz na rękę?
    .option = Weź: { $it } ({ $whose_seat })
spy-deal = Z którą z tych kart podpisujesz Umowę?
    .option = Podpisz Umowę: { $it }
choose-removal = Który efekt wybierasz?
    .n0 = Usuń Lokację Zwykłą
    .n1 = Zapłać { $pays1 } i usuń Lokację Frakcyjną

## Co się stało

log-send = { $seat } wysyła Robotnika: { $card } (właściciel: { $host_seat }).
log-spy-deal = { $seat } podpisuje Umowę: { $card } ({ $good }). Karta z ręki: { $from_seat }.
log-instant = { $seat } zagrywa: { $card }.
log-store-on-card = { $seat } kładzie { $goods } na Lokacji { $card }.
log-take-back = { $seat } odzyskuje { $goods } z Lokacji { $card }.
log-take-location = { $seat } zabiera: { $card } (poprzedni właściciel: { $from_seat }).

## Dlaczego nie

why-enough-guests = { $count ->
        [one] W tej rundzie wysłano tam już Robotnika.
        [few] W tej rundzie wysłano tam już { $count } Robotników.
       *[many] W tej rundzie wysłano tam już { $count } Robotników.
    }
why-not-received = Z Lokacji wirtualnego gracza Robotników przyjmują tylko te, które otrzymał w tej rundzie.

## Na kartach

text-open-production = Otwarta Produkcja: { $what }.
text-store-on-card = w Czyszczeniu możesz tu odłożyć zapas { $goods_gen }.
text-store-on-card-any = w Czyszczeniu możesz tu przechować dowolne Dobra.
text-static-open_production_owner_gets_no_worker = gdy wysyłasz Robotnika, właściciel Lokacji nie dostaje swojego.
text-static-samurai_may_guard_common = twoi Samuraje mogą strzec także Lokacji Zwykłych.
text-when-send_worker = gdy wysyłasz Robotnika: { $what }.
text-when-opponent_sends_worker = gdy przeciwnik wysyła do ciebie Robotnika: { $what }.
text-when-cleanup = na początku każdej fazy Czyszczenia, jeśli chcesz: { $what }.
do-gain-per-stored_here = zyskaj { $goods } za każde Dobro tutaj (do { $max })
do-gain-per-under_here = zyskaj { $goods } za każdą kartę pod nią (najwyżej { $max })
do-copy_stored = zyskaj jeszcze raz leżące na niej Dobra (najwyżej { $max })
do-tuck_here-hand = połóż pod nią { $n ->
        [one] kartę z ręki
        [few] { $n } karty z ręki
       *[many] { $n } kart z ręki
    }
do-draw_keep-common-samurai = obejrzyj tyle kart Zwykłych, ilu masz Samurajów, zatrzymaj { $keep }, resztę odrzuć
do-take_location-hand = weź na rękę Lokację Zwykłą przeciwnika
do-activate-enemy = aktywuj Lokację z Akcją przeciwnika, płacąc jej koszt
do-sign_deal-hand = obejrzyj rękę przeciwnika i podpisz Umowę z kartą Frakcyjną, która w niej jest
do-reveal_take = ogłoś kolor, odkryj { $n ->
        [one] { $n } kartę Zwykłą
        [few] { $n } karty Zwykłe
       *[many] { $n } kart Zwykłych
    } i weź { $take } tego koloru
do-copy_production-enemy = zyskaj to, co produkuje Lokacja Produkcyjna przeciwnika
do-remove_location-common = usuń Lokację Zwykłą przeciwnika
do-remove_location-faction = usuń Lokację Frakcyjną przeciwnika

## Na stole

state-guests = odwiedzona przez { $n ->
        [one] { $n } Robotnika
        [few] { $n } Robotników
       *[many] { $n } Robotników
    }
state-stored = leży na niej { $goods }
