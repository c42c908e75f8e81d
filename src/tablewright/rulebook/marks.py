"""Reading ``@pytest.mark.rule(...)`` and ``@pytest.mark.example(...)`` out of tests, without importing."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Final

MARKS: Final = frozenset({"rule", "example"})

_Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Mark:
    """A text given to a mark, and the test that carries it."""

    test: str
    line: int
    text: str


@dataclass
class Marks:
    """All marks of a test file; `unreadable` are lines of marks whose texts are not written out."""

    found: list[Mark] = field(default_factory=list)
    unreadable: list[int] = field(default_factory=list)


def read_marks(module: ast.Module) -> Marks:
    """The marks on tests: on the function, its class, in ``pytestmark``, on parameters, under any name."""
    reader = _Reader(module)
    reader.read(module.body, "", reader.marks_in(_pytestmark(module.body)))
    return reader.result


class _Reader:
    def __init__(self, module: ast.Module) -> None:
        self.result: Final = Marks()
        self._values: Final = dict(_assigned(module.body))

    def read(self, body: Iterable[ast.stmt], outer: str, inherited: list[tuple[int, str]]) -> None:
        """The tests of a module or class; `inherited` marks hold for all of them."""
        for node in body:
            if isinstance(node, _Function) and node.name.startswith("test"):
                for line, text in inherited + self.marks_in(node.decorator_list):
                    self.result.found.append(Mark(f"{outer}{node.name}", line, text))
            elif isinstance(node, ast.ClassDef):
                own = self.marks_in([*node.decorator_list, *_pytestmark(node.body)])
                self.read(node.body, f"{outer}{node.name}.", inherited + own)

    def marks_in(self, nodes: Iterable[ast.AST]) -> list[tuple[int, str]]:
        """The texts of all marks inside some expressions, with their lines; names are looked up."""
        return [found for node in nodes for found in self._marks_in(node, frozenset())]

    def _marks_in(self, node: ast.AST, seen: frozenset[str]) -> Iterator[tuple[int, str]]:
        if isinstance(node, ast.Call) and self._is_mark(node.func):
            for argument in node.args:
                yield from self._texts(argument, node.lineno)
        elif isinstance(node, ast.Name) and node.id in self._values and node.id not in seen:
            yield from self._marks_in(self._values[node.id], seen | {node.id})
        else:
            for child in ast.iter_child_nodes(node):
                yield from self._marks_in(child, seen)

    def _is_mark(self, function: ast.expr) -> bool:
        """``pytest.mark.rule``, ``mark.rule``, or a name given to one of them."""
        if isinstance(function, ast.Name) and function.id in self._values:
            function = self._values[function.id]
        if not (isinstance(function, ast.Attribute) and function.attr in MARKS):
            return False
        owner = function.value
        return (owner.attr if isinstance(owner, ast.Attribute) else getattr(owner, "id", "")) == "mark"

    def _texts(self, argument: ast.expr, line: int) -> Iterator[tuple[int, str]]:
        if isinstance(argument, ast.Starred):
            argument = argument.value
        if isinstance(argument, ast.Name):
            argument = self._values.get(argument.id, argument)
        parts = argument.elts if isinstance(argument, ast.List | ast.Tuple) else [argument]
        for part in parts:
            if isinstance(part, ast.Constant) and isinstance(part.value, str):
                yield line, part.value
            else:
                self.result.unreadable.append(line)


def _assigned(body: Iterable[ast.stmt]) -> Iterator[tuple[str, ast.expr]]:
    """The names a module gives to values."""
    for node in body:
        if isinstance(node, ast.Assign):
            yield from ((target.id, node.value) for target in node.targets if isinstance(target, ast.Name))
        elif isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name) and node.value is not None:
            yield node.target.id, node.value


def _pytestmark(body: Iterable[ast.stmt]) -> list[ast.AST]:
    return [value for name, value in _assigned(body) if name == "pytestmark"]
