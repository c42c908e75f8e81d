"""TAW-12 Solo game against Axomamma, the rulebook's own opponent for a single player.

Elsewhere: TAW-12.11.1, 12.11.2 and 12.11.3 in scoring.py; TAW-12.12.1 in solo/gains.py; TAW-12.12.2 and
12.12.3 in solo/turn.py.
"""
