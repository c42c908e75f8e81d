# Imperial Settlers, 3 Is a Magic Number: what a player reads.

name-magic3 = 3 Is a Magic Number
setting-magic3 = Expansion: 3 Is a Magic Number

## Names of cards

name-SETX-MAGIC3-ZWY126 = Young Couple
name-SETX-MAGIC3-ZWY128 = Woodcutters’ Brotherhood
name-SETX-MAGIC3-ZWY129 = Stonecutters’ Brotherhood
name-SETX-MAGIC3-ZWY130 = Farmers’ Brotherhood
name-SETX-MAGIC3-ZWY131 = Village Fair
name-SETX-MAGIC3-ZWY132 = Bankers’ Brotherhood
name-SETX-MAGIC3-ZWY133 = Soldiers’ Brotherhood
name-SETX-MAGIC3-ZWY134 = Scribes’ Brotherhood
name-SETX-MAGIC3-ZWY135 = Three-Field Estate
name-SETX-MAGIC3-ZWY136 = Herald
name-SETX-MAGIC3-ZWY137 = Colour Merchant
name-SETX-MAGIC3-ZWY138 = Triple Tower
name-SETX-MAGIC3-BAR051 = Wolf Lair
name-SETX-MAGIC3-BAR054 = Welcoming Committee
name-SETX-MAGIC3-BAR056 = Pack of Hunters
name-SETX-MAGIC3-BAR058 = War Totem
name-SETX-MAGIC3-BAR059 = Clan Gathering
name-SETX-MAGIC3-BAR060 = Shaman
name-SETX-MAGIC3-EGI051 = Golden Obelisk
name-SETX-MAGIC3-EGI054 = Master Interrogator
name-SETX-MAGIC3-EGI056 = Hall of Two Truths
name-SETX-MAGIC3-EGI058 = Necropolis
name-SETX-MAGIC3-EGI059 = Lotus Perfumer
name-SETX-MAGIC3-EGI060 = Astronomer
name-SETX-MAGIC3-JAP051 = Lotus Pond
name-SETX-MAGIC3-JAP054 = Cherry Orchard
name-SETX-MAGIC3-JAP056 = Calligrapher
name-SETX-MAGIC3-JAP058 = Three Monkeys Shrine
name-SETX-MAGIC3-JAP059 = Master of Blades
name-SETX-MAGIC3-JAP060 = Pilgrimage
name-SETX-MAGIC3-RZY051 = Travertine Quarry
name-SETX-MAGIC3-RZY054 = Caesar’s Granary
name-SETX-MAGIC3-RZY056 = Triumvirate
name-SETX-MAGIC3-RZY058 = Triumphal Arch
name-SETX-MAGIC3-RZY059 = Testudo
name-SETX-MAGIC3-RZY060 = Surveyor
name-SETX-MAGIC3-ATL041 = Coral Terraces
name-SETX-MAGIC3-ATL044 = Rebuilder 3000
name-SETX-MAGIC3-ATL046 = Colonists from Atlantis
name-SETX-MAGIC3-ATL048 = Hall of Symmetry
name-SETX-MAGIC3-ATL049 = Prism Tower
name-SETX-MAGIC3-ATL050 = Sonar
