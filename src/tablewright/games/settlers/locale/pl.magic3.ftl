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
