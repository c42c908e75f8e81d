"""SET The base game: one file for each chapter; SET-0 vocabulary, SET-16 resolution order and SET-20 FAQ,
which belong to no single one.

Elsewhere: SET-0.1, 0.2 and 0.5 in box/cards.py; SET-0.3, 0.6, 0.7, 0.9 and 0.10 in state.py; SET-0.4 in
base/dealing.py; SET-0.8, 16.3, 16.6 and 20.1 in base/supply.py; SET-16.1, 16.5 and 20.8 in base/turn.py;
SET-16.2 and 16.4 in base/effects.py; SET-16.7 and 16.8 in base/activating.py; SET-16.9 in base/lookout.py;
SET-16.10 in base/cleanup.py; SET-20.2 and 20.9 in base/rulings.py; SET-20.3 in base/leaving.py; SET-20.4,
20.5 and 20.7 in base/building.py; SET-20.6 in base/razing.py.
"""
