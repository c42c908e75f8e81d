# Imperial Settlers, Mini-expansions: what a player reads.

name-mini = Mini-expansions
setting-mini = Expansion: Mini-expansions

## Names of cards

name-SETX-MINI-ZWY901 = Storyteller
name-SETX-MINI-ZWY902 = Board Game Café
name-SETX-MINI-ZWY903 = Toll Bridge
name-SETX-MINI-ZWY904 = Apiary
name-SETX-MINI-ZWY905 = Lighthouse
name-SETX-MINI-ZWY906 = Travelling Circus
