"""What is true of the table: state, set-up, one file for each chapter of the rules; DAI-2 general rules
and DAI-24 engine notes, which belong to no single one.

Elsewhere: DAI-2.1, 2.3 and 2.6 in resources.py; DAI-2.2, 2.4, 2.5, 2.9 and 24.3 in effects.py; DAI-2.7 in
steam_engine.py; DAI-2.8 and 24.1 in turn.py; DAI-24.2 in production.py; DAI-24.4 in ending.py; DAI-24.5 in
exploiting.py.
"""
