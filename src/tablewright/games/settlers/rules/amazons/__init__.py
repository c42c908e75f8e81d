"""SETX-7 Amazons.

Elsewhere: SETX-7.6 in base/activating.py.
"""
