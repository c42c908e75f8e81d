"""SETX-5 Atlanteans.

Elsewhere: SETX-5.6.1 in friends/storing.py.
"""
