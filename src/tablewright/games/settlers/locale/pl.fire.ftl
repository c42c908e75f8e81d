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
