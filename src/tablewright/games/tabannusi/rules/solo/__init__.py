"""TAB-10 Solo mode, the rulebook's own opponent for a single player.

Elsewhere: TAB-10.1.1, 10.1.2, 10.1.3 and 10.1.8 in setup.py; TAB-10.1.4, 10.1.5, 10.1.6 and 10.1.7 in
solo/cards.py; TAB-10.1.9 and 10.1.10 in solo/turn.py; TAB-10.6.1 in ending.py.
"""
