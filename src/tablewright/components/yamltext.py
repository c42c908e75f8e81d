"""Parsing YAML: safe, fast, strict about repeated keys, exact about lines."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

import yaml

from tablewright.components.errors import ComponentError
from tablewright.components.paths import Index, Step

#: The parser written in C where PyYAML was built with it (it is about ten times as fast).
_FastestLoader: Final[Any] = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_MERGE_TAG: Final = "tag:yaml.org,2002:merge"


class _RepeatedKey(yaml.constructor.ConstructorError):
    """A map with the same key twice; YAML would silently take the last."""


class _StrictLoader(_FastestLoader):  # type: ignore[misc]
    """Plain YAML in which no map may hold a key twice."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Any, Any]:
        first_line: dict[Any, int] = {}
        for key_node, _ in node.value:
            if key_node.tag == _MERGE_TAG or not isinstance(key_node, yaml.ScalarNode):
                continue
            key = self.construct_object(key_node)
            if key in first_line:
                problem = f"the key {key!r} stands here and on line {first_line[key]}"
                raise _RepeatedKey(None, None, problem, key_node.start_mark)
            first_line[key] = key_node.start_mark.line + 1
        mapping: dict[Any, Any] = super().construct_mapping(node, deep)
        return mapping


def parsed(file: Path, text: str) -> Any:
    """What the text of a file holds."""
    try:
        return yaml.load(text, Loader=_StrictLoader)
    except yaml.YAMLError as error:
        raise _syntax_error(file, error) from None


def line_in(text: str, steps: Iterable[Step]) -> int | None:
    """The line on which that place of a text begins; None if it cannot be found."""
    node: yaml.Node | None = yaml.compose(text, Loader=_FastestLoader)
    line: int | None = None
    for step in steps:
        found = _child(node, step)
        if found is None:
            return line
        line, node = found
    return line


def _child(node: yaml.Node | None, step: Step) -> tuple[int, yaml.Node] | None:
    if isinstance(node, yaml.SequenceNode) and isinstance(step, Index):
        if step < len(node.value):
            child = node.value[step]
            return child.start_mark.line + 1, child
    elif isinstance(node, yaml.MappingNode):
        for key, value in node.value:
            if key.value == str(step):
                return key.start_mark.line + 1, value
    return None


def _syntax_error(file: Path, error: yaml.YAMLError) -> ComponentError:
    mark = getattr(error, "problem_mark", None)
    line = None if mark is None else mark.line + 1
    problem = getattr(error, "problem", None) or str(error).splitlines()[0]
    if isinstance(error, _RepeatedKey):
        return ComponentError(file, "", problem, "Keep one of the two", line=line)
    return ComponentError(
        file,
        "",
        f"this is not valid YAML: {problem}",
        "Check indentation, colons, quotes and brackets on this line and the one before",
        line=line,
    )
