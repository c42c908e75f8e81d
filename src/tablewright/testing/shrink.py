"""A long list that makes something fail, cut down to a short one that still does."""

from __future__ import annotations

from collections.abc import Callable

#: More tries make the list hardly shorter, but the wait longer.
MOST_TRIES = 300


def shortened(numbers: list[int], fails: Callable[[list[int]], list[int] | None]) -> list[int]:
    """Leave out and lower as many numbers as possible.

    `fails` tries a list and returns the part of it that was needed to fail, or None if it did not fail.
    """
    best = numbers
    tries = MOST_TRIES
    size = max(1, len(best) // 2)
    while size and tries > 0:
        at = 0
        shorter_found = False
        while at < len(best) and tries > 0:
            tries -= 1
            found = fails(best[:at] + best[at + size :])
            if found is not None and len(found) < len(best):
                best, shorter_found = found, True
            else:
                at += size
        if not shorter_found or size > 1:
            size //= 2
    for at in range(len(best)):
        if at >= len(best) or tries <= 0:
            break
        if best[at]:
            tries -= 1
            found = fails([*best[:at], 0, *best[at + 1 :]])
            if found is not None and len(found) <= len(best):
                best = found
    return best
