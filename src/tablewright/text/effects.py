"""What an answer would do, in words: for the terminal, for screen readers, for tooltips."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from tablewright.engine.ahead import Effects, NearerEnd, Shift
from tablewright.engine.glance import Tally
from tablewright.engine.message import Text
from tablewright.engine.table import BROKEN, SHOWN, TOGETHER
from tablewright.text.catalogue import Verbatim
from tablewright.text.speaker import CatalogueWords

#: What comes to light besides chance has a sentence of its own.
_OTHER_STOPS: Final = (SHOWN, TOGETHER)


def effects_in_words(words: CatalogueWords, effects: Effects) -> str:
    """All that an answer does, in short sentences; empty if it does nothing yet."""
    own = [shift for shift in effects.shifts if shift.seat == effects.seat]
    parts = [
        _listed(words, "effects-cost", [shift for shift in own if shift.after < shift.before]),
        _listed(words, "effects-gain", [shift for shift in own if shift.after > shift.before]),
        _points(words, effects.points),
        *_others(words, effects),
        _standing(words, *effects.standing),
        *(_nearer(words, ending) for ending in effects.endings),
        chance_in_words(words, effects.stopped),
        wasted_in_words(words, effects.wasted),
        "" if effects.undoable or effects.stopped else words.text(Text("effects-for-good")),
    ]
    return " ".join(part for part in parts if part)


def chance_in_words(words: CatalogueWords, stopped: str) -> str:
    """What comes that nobody can know; a game may say more of a stream of chance by ``chance-<stream>``."""
    if not stopped or stopped == BROKEN:
        return ""
    if stopped in _OTHER_STOPS:
        return words.text(Text(f"effects-{stopped}"))
    own = Text(f"chance-{stopped}")
    return words.text(own if words.has(own) else Text("effects-chance"))


def wasted_in_words(words: CatalogueWords, wasted: Iterable[Tally]) -> str:
    """What would be lost unused."""
    amounts = [_amount(words, tally.amount, tally.what) for tally in wasted]
    return words.text(Text("effects-wasted", {"list": amounts})) if amounts else ""


def _listed(words: CatalogueWords, message: str, shifts: list[Shift]) -> str:
    amounts = [_amount(words, abs(shift.after - shift.before), shift.what) for shift in shifts]
    return words.text(Text(message, {"list": amounts})) if amounts else ""


def _amount(words: CatalogueWords, n: int, what: Text) -> Verbatim:
    return Verbatim(words.text(Text("amount", {"n": n, "it": Verbatim(words.text(what))})))


def _points(words: CatalogueWords, points: int) -> str:
    if not points:
        return ""
    message = "effects-points" if points > 0 else "effects-points-lost"
    return words.text(Text(message, {"n": abs(points)}))


def _others(words: CatalogueWords, effects: Effects) -> list[str]:
    """What changes at the places of others, one sentence for each of them."""
    by_seat: dict[int, list[Verbatim]] = {}
    for shift in effects.shifts:
        if shift.seat != effects.seat:
            change = Verbatim(f"{words.text(shift.what)} {shift.before} → {shift.after}")
            by_seat.setdefault(shift.seat, []).append(change)
    return [
        words.text(Text("effects-other", {"seat": seat, "list": changes}))
        for seat, changes in by_seat.items()
    ]


def _standing(words: CatalogueWords, before: int, after: int) -> str:
    if before == after:
        return ""
    return words.text(Text("effects-standing", {"before": before, "after": after}))


def _nearer(words: CatalogueWords, ending: NearerEnd) -> str:
    is_new = ending.after.reached and not ending.before.reached
    told = {
        "what": Verbatim(words.text(ending.after.what)),
        "before": ending.before.value,
        "after": ending.after.value,
    }
    return words.text(Text("effects-end-reached" if is_new else "effects-end", told))
