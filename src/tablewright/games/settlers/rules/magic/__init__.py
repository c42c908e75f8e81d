"""SETX-3 3 Is a Magic Number."""
