"""Raw YAML values into a game's typed structs; a misfit is told with its place and what belongs there."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import msgspec

from tablewright.components.paths import Index, Step, Steps, nearest, value_at
from tablewright.components.schema import keys_at, words_at

T = TypeVar("T")

_UNNAMED: Final = "[...]"
_STEP: Final = re.compile(r"\[\.\.\.\]|\[(\d+)\]|\.([^.\[\]]+)")
_PLACE: Final = re.compile(r"(?P<what>.*?)(?: - at (?:`(?P<key>key)` in )?`\$(?P<steps>.*)`)?")
_FIELD: Final = re.compile(r"Object (?P<fault>contains unknown|missing required) field `(?P<name>.*)`")


class Misfit(Exception):
    """A value that does not fit the schema."""

    def __init__(self, steps: Steps, problem: str, remedy: str) -> None:
        super().__init__(problem)
        self.steps = steps
        self.problem = problem
        self.remedy = remedy


def convert(raw: dict[str, Any], schema: type[T]) -> T:
    """The raw data as the schema's structs, nothing coerced; raises `Misfit`."""
    try:
        return msgspec.convert(raw, schema, strict=True)
    except msgspec.ValidationError as error:
        raise _misfit(raw, schema, str(error)) from None


@dataclass(frozen=True)
class _Complaint:
    """msgspec's message taken apart; `steps` still has `_UNNAMED` where it does not name a map's key."""

    what: str
    steps: Steps
    about_key: bool


def _read_complaint(message: str) -> _Complaint:
    match = _PLACE.fullmatch(message)
    assert match is not None  # every part of the pattern is optional
    return _Complaint(match["what"], _read_steps(match["steps"] or ""), match["key"] is not None)


def _read_steps(text: str) -> Steps:
    steps: list[Step] = []
    for step in _STEP.finditer(text):
        if step[0] == _UNNAMED:
            steps.append(_UNNAMED)
        else:
            steps.append(Index(step[1]) if step[1] is not None else step[2])
    return tuple(steps)


def _misfit(raw: dict[str, Any], schema: type, message: str) -> Misfit:
    complaint = _read_complaint(message)
    while _UNNAMED in complaint.steps:
        raw, complaint = _name_one_key(raw, schema, complaint)
    steps = complaint.steps
    field = _FIELD.fullmatch(complaint.what)
    if field is not None and field["fault"] == "contains unknown":
        name = field["name"]
        return Misfit((*steps, name), f"unknown key `{name}`", nearest(name, keys_at(schema, steps) or ()))
    if field is not None:
        return Misfit(steps, f"the key `{field['name']}` is missing", f"Add `{field['name']}`")
    if complaint.about_key:
        return Misfit(steps, f"a key of this map does not fit: {_plain(complaint.what)}", "Correct the key")
    words = words_at(schema, steps) if steps else []
    if words:
        found = value_at(raw, steps)
        return Misfit(steps, f"`{found}` is not one of the words allowed here", nearest(found, words))
    return Misfit(steps, _plain(complaint.what), _write_what_is_expected(complaint.what))


def _name_one_key(
    raw: dict[str, Any], schema: type, complaint: _Complaint
) -> tuple[dict[str, Any], _Complaint]:
    """msgspec does not tell which value of a map is wrong: try them one by one, leave only that one."""
    at = complaint.steps.index(_UNNAMED)
    before = complaint.steps[:at]
    many = value_at(raw, before)
    for key, value in many.items() if isinstance(many, dict) else ():
        alone = _with(raw, before, {key: value})
        try:
            msgspec.convert(alone, schema, strict=True)
        except msgspec.ValidationError as error:
            found = _read_complaint(str(error))
            if _is_inside(found.steps, complaint.steps[: at + 1]):
                return alone, _Complaint(found.what, (*before, key, *found.steps[at + 1 :]), found.about_key)
    return raw, _Complaint(complaint.what, before, complaint.about_key)  # wrong only together: blame the map


def _is_inside(place: Steps, outer: Steps) -> bool:
    """Whether a place that may have unnamed steps lies inside another."""
    return len(place) >= len(outer) and all(
        mine in (_UNNAMED, theirs) for mine, theirs in zip(place, outer, strict=False)
    )


def _with(data: Any, steps: Steps, value: object) -> Any:
    """A copy of the data with another value at one place."""
    if not steps:
        return value
    copy = data.copy()
    copy[steps[0]] = _with(data[steps[0]], steps[1:], value)
    return copy


def _plain(what: str) -> str:
    text = (
        what.replace("`", "").replace("object", "a map").replace("array", "a list").replace("null", "nothing")
    )
    return text[:1].lower() + text[1:]


def _write_what_is_expected(what: str) -> str:
    expected = re.match(r"Expected `(?P<kind>[^`]+)`", what)
    words = {
        "int": "a whole number",
        "float": "a number",
        "str": "text (in quotes if it looks like a number)",
    }
    if expected is None:
        return "Correct the value"
    kind = expected["kind"]
    return f"Write {words.get(kind, _plain(kind))} here"
