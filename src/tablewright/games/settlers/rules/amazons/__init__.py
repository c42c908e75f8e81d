"""SETX-7 Amazons."""
