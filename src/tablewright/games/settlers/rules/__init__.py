"""What is true of the table: state, set-up, a folder for each box; SETX-9 corrections, SETX-11 FAQ and
SETX-12 resolution order of abilities, which belong to no single box.

Elsewhere: SETX-9.1, 11.18 and 12.7 in base/effects.py; SETX-9.2 in base/spending.py; SETX-9.3 and 11.14 in
base/supply.py; SETX-11.1 and 11.2 in friends/open_production.py; SETX-11.3 in friends/storing.py; SETX-11.4
in base/activating.py; SETX-11.5 in base/production.py; SETX-11.6 and 12.2 in base/building.py; SETX-11.7 and
12.6 in atlanteans/technology.py; SETX-11.8 in aztecs/favours.py; SETX-11.9, 11.10 and 11.11 in
aztecs/prayers.py; SETX-11.12 in fire/fortresses.py; SETX-11.13 in fire/defending.py; SETX-11.15 in
amazons/shuffling_back.py; SETX-11.16 and 11.17 in base/solo.py; SETX-12.1 in minis/market.py; SETX-12.3 in
atlanteans/rulings.py; SETX-12.4 in friends/rulings.py; SETX-12.5 in state.py; SETX-12.8 and 12.9 in
aztecs/rulings.py; SETX-12.10 in base/cleanup.py.
"""
