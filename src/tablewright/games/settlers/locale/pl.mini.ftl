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
