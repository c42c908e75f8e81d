"""SETX-8 Mini-expansions.

Elsewhere: SETX-8.1 in minis/settings.py; SETX-8.2 in decks.py.
"""
