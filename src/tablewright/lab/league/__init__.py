"""Bots against each other: matches, ratings, reports."""
