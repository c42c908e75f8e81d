# Imperial Settlers, We Didn’t Start the Fire: what a player reads.

name-fire = We Didn’t Start the Fire
setting-fire = Expansion: We Didn’t Start the Fire

## Names of cards

name-SETX-FIRE-ZWY139 = Proud Patriots
name-SETX-FIRE-ZWY140 = Border Watchtower
name-SETX-FIRE-ZWY142 = Free Town Fortress
name-SETX-FIRE-ZWY143 = Field Camp
name-SETX-FIRE-ZWY145 = Palisade
name-SETX-FIRE-ZWY146 = War Merchant
name-SETX-FIRE-ZWY147 = Supply Wagons
name-SETX-FIRE-ZWY148 = Blacksmith Quarter
name-SETX-FIRE-ZWY149 = Boundary Stones
name-SETX-FIRE-ZWY150 = Refugee Camp
name-SETX-FIRE-BAR071 = War Camp
name-SETX-FIRE-BAR074 = Bone Fortress
name-SETX-FIRE-BAR076 = Mammoth Brigade
name-SETX-FIRE-BAR078 = Bravest Warriors
name-SETX-FIRE-BAR079 = Spoils of War
name-SETX-FIRE-BAR080 = Raid on the Border
name-SETX-FIRE-EGI071 = Bronze Foundry
name-SETX-FIRE-EGI074 = Scarab Fortress
name-SETX-FIRE-EGI076 = Mercenary Charioteers
name-SETX-FIRE-EGI078 = Tribute Hall
name-SETX-FIRE-EGI079 = Wall of the Pharaoh
name-SETX-FIRE-EGI080 = Royal Hostages
name-SETX-FIRE-JAP071 = Yabusame Range
name-SETX-FIRE-JAP074 = Heron Fortress
name-SETX-FIRE-JAP076 = Way of the Warrior
name-SETX-FIRE-JAP078 = Vassals
name-SETX-FIRE-JAP079 = Strategist
name-SETX-FIRE-JAP080 = Night Raid
name-SETX-FIRE-RZY071 = Castra
name-SETX-FIRE-RZY074 = Imperial Fortress
name-SETX-FIRE-RZY076 = Crossbow Maker
name-SETX-FIRE-RZY078 = Tax Collector
name-SETX-FIRE-RZY079 = Provinces
name-SETX-FIRE-RZY080 = Siege Engineers
