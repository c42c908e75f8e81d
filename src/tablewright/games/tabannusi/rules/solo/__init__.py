"""TAB-10 Solo mode, the rulebook's own opponent for a single player: TAB-10.2 general rules for the bot.

Elsewhere: TAB-10.2.1, 10.2.15 and 10.2.16 in solo/turn.py; TAB-10.2.2 in building.py; TAB-10.2.3, 10.2.4,
10.2.5, 10.2.7 and 10.2.10 in solo/actions.py; TAB-10.2.6 in houses.py; TAB-10.2.8 and 10.2.14 in craft.py;
TAB-10.2.9 in solo/gardens.py; TAB-10.2.11 in abilities.py; TAB-10.2.12 and 10.2.13 in gains.py; TAB-10.6.1 in
ending.py.
"""
