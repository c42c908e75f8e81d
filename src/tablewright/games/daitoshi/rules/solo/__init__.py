"""DAI-21 Solo mode against the Mayor, the rulebook's own opponent for a single player.

Elsewhere: DAI-21.1, 21.3, 21.4, 21.5, 21.90, 21.91, 21.92, 21.93 and 21.100 in setup.py; DAI-21.2 in
production.py; DAI-21.6, 21.94, 21.95, 21.96, 21.97, 21.98 and 21.99 in solo/icons.py; DAI-21.7 and 21.80 in
ending.py; DAI-21.81 and 21.82 in scoring.py.
"""
