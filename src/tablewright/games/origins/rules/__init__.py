"""What is true of the table: state, set-up, one file for each chapter of the rules; ORI-19 notes for the
engine, which belong to no single one.

Elsewhere: ORI-19.1 and 19.4 in turn.py; ORI-19.2 and 19.3 in abilities.py; ORI-19.5 in view.py; ORI-19.6 in
origins/__init__.py; ORI-19.7 in city.py.
"""
