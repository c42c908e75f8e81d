"""State classes: plain annotated attributes; copy, plain data, equality and digest come from the annotations.

A state is a tree of `Model` objects. Allowed in it: int, str, bool, float, None, tuples of these, lists,
dicts, other models, `Chance`, and
component objects declared with `share` (never copied, saved by their id). Two places never hold the same
list or model.

The functions are generated once for each class, so that copying costs one attribute access per field.
Compiled classes carry no annotations; theirs are
read from the source file that is installed beside the compiled one. What copies and compares them is
compiled, too: the build writes it into the module ``copiers`` beside the class.
"""

from __future__ import annotations

import ast
import hashlib
import importlib
import inspect
import json
import sys
from collections.abc import Callable, Mapping
from pathlib import Path
from types import NoneType, UnionType
from typing import Any, Final, Literal, TypeVar, Union, get_args, get_origin

from tablewright.engine.chance import Chance, chance_from_plain
from tablewright.engine.errors import BadSave
from tablewright.engine.native import mypyc_attr

M = TypeVar("M", bound="Model")

ATOMS: Final = (int, str, bool, float, NoneType)

#: Notes beside what lies on the table.
NOTES: Final = ("tally",)


@mypyc_attr(allow_interpreted_subclasses=True)
class Model:
    """Something that lies on the table and must be copied with it.

    Subclasses declare their attributes by annotation only and have no constructor; a function of the set-up
    makes them and fills every attribute.
    """


def copy(model: M) -> M:
    """An independent copy; components are shared, everything else is new."""
    cls = type(model)
    copier = _COPIERS.get(cls)
    if copier is None:
        copier = _make_copier(cls)
    result: M = copier(model)
    return result


def plain(model: Model) -> dict[str, Any]:
    """The model as JSON-ready data, attribute by attribute in the order of their declaration."""
    cls = type(model)
    teller = _TELLERS.get(cls)
    if teller is None:
        teller = _make_teller(cls)
    result: dict[str, Any] = teller(model)
    return result


def from_plain(cls: type[M], data: Any, where: str = "state") -> M:
    """Read back what `plain` wrote; says where the data does not fit the class."""
    if not isinstance(data, dict):
        raise BadSave(f"{where}: expected the attributes of a {cls.__name__}, found {type(data).__name__}.")
    declared = fields(cls)
    if unknown := [name for name in data if name not in declared]:
        raise BadSave(f"{where}: unknown attribute {unknown[0]!r} in a {cls.__name__}.")
    model = cls()
    later = _LATER.get(cls, {})
    for name, kind in declared.items():
        if name not in data and name in later:
            setattr(model, name, later[name])
            continue
        if name not in data:
            raise BadSave(f"{where}: attribute {name!r} of a {cls.__name__} is missing.")
        setattr(model, name, _from_plain(data[name], kind, f"{where}.{name}"))
    return model


def digest(model: Model) -> str:
    """A fingerprint: equal for equal states, on every machine and in every process."""
    text = json.dumps(plain(model), separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode()).hexdigest()


def same(one: Model, other: Model) -> bool:
    """Whether two models of one class hold the same."""
    return type(one) is type(other) and plain(one) == plain(other)


def unchanged(model: M, kept: M) -> bool:
    """Whether a model still holds what a copy of it holds. Where points came from (`NOTES`) does not count.

    Quicker than `same`, for what is looked at before every decision.
    """
    cls = type(model)
    comparer = _COMPARERS.get(cls)
    if comparer is None:
        comparer = _make_comparer(cls)
    return comparer(model, kept)


def share(cls: type, by_id: Mapping[str, Any]) -> None:
    """Declare a component class: its objects have an ``id``, are never copied, and are found again by that
    id.
    """
    _SHARED[cls] = by_id


def add_later(cls: type, **first: Any) -> None:
    """Declare attributes that came to a class when there were saves and records already: while they have this
    first value (None, a number, a text) they are not written, so that old states read and digest as ever.
    """
    _LATER.setdefault(cls, {}).update(first)


def fields(cls: type) -> dict[str, Any]:
    """The attributes of a model class with their types, base classes first. A name that starts with ``_``
    is not part of the state.
    """
    known = _FIELDS.get(cls)
    if known is None:
        known = {}
        bases: list[Any] = [
            base for base in reversed(cls.__mro__) if base is not Model and issubclass(base, Model)
        ]
        for base in bases:
            module = vars(sys.modules[base.__module__])
            for name, kind in _annotations(base).items():
                if not name.startswith("_"):
                    known[name] = eval(kind, module) if isinstance(kind, str) else kind
        _FIELDS[cls] = known
    return known


_SHARED: Final[dict[type, Mapping[str, Any]]] = {}
_FIELDS: Final[dict[type, dict[str, Any]]] = {}
_LATER: Final[dict[type, dict[str, Any]]] = {}
_COPIERS: Final[dict[type, Callable[[Any], Any]]] = {}
_COMPARERS: Final[dict[type, Callable[[Any, Any], bool]]] = {}
_TELLERS: Final[dict[type, Callable[[Any], dict[str, Any]]]] = {}
_SOURCES: Final[dict[str, dict[str, dict[str, str]]]] = {}


def _annotations(cls: Any) -> dict[str, Any]:
    declared = inspect.get_annotations(cls)
    if declared:
        return declared
    if cls.__module__ not in _SOURCES:
        _SOURCES[cls.__module__] = _annotations_in_source(cls.__module__)
    return dict(_SOURCES[cls.__module__].get(cls.__name__, {}))


def _annotations_in_source(module: str) -> dict[str, dict[str, str]]:
    location = sys.modules[module].__file__
    assert location is not None, module
    source = Path(location).with_name(module.rpartition(".")[2] + ".py")
    found: dict[str, dict[str, str]] = {}
    for node in ast.parse(source.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.ClassDef):
            found[node.name] = {
                line.target.id: ast.unparse(line.annotation)
                for line in node.body
                if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name)
            }
    return found


def _without_none(kind: Any) -> tuple[Any, bool]:
    """``X | None`` as (X, True), anything else as (itself, False)."""
    if get_origin(kind) in (Union, UnionType):
        rest = [part for part in get_args(kind) if part is not NoneType]
        if len(rest) == 1:
            return rest[0], len(rest) < len(get_args(kind))
    return kind, False


def _is_atom(kind: Any) -> bool:
    """Whether values of this type are shared between copies because nobody can change them."""
    if kind in ATOMS or kind in _SHARED:
        return True
    origin = get_origin(kind)
    if origin is tuple:
        return all(part is Ellipsis or _is_atom(part) for part in get_args(kind))
    if origin in (Union, UnionType):
        return all(_is_atom(part) for part in get_args(kind))
    return origin is Literal


def copier_body(cls: type, models: dict[str, type]) -> list[str]:
    """Python code that makes ``n``, the copy of ``o``; `models` collects the classes whose copiers, called
    ``copy_<class>``, it needs.
    """
    lines = [f"n = {cls.__name__}()"]
    for name, kind in fields(cls).items():
        copied = _copy_expression(f"o.{name}", kind, models, f"{cls.__name__}.{name}")
        lines.append(f"n.{name} = {copied}")
    return [*lines, "return n"]


def comparer_body(cls: type, models: dict[str, type]) -> list[str]:
    """Python code that says whether ``o`` and ``n`` hold the same; `models` collects the classes whose
    comparers, called ``same_<class>``, it needs. What is compared quickest comes first.
    """
    told = {name: kind for name, kind in fields(cls).items() if name not in NOTES}
    compared = [
        _comparison(f"o.{name}", f"n.{name}", told[name], models)
        for name in sorted(told, key=lambda name: told[name] not in ATOMS)
    ]
    return [f"return {' and '.join(compared) or 'True'}"]


def _comparison(one: str, other: str, kind: Any, models: dict[str, type], depth: int = 0) -> str:
    """Python code that says whether two values hold the same."""
    kind, optional = _without_none(kind)
    if kind in _SHARED:
        return f"{one} is {other}"
    if not _holds_models(kind):
        return f"{one}.plain() == {other}.plain()" if kind is Chance else f"{one} == {other}"
    if optional:
        both = _comparison(one, other, kind, models, depth)
        return f"({one} is None if {other} is None else {one} is not None and {both})"
    if isinstance(kind, type):
        models[f"same_{kind.__name__}"] = kind
        return f"same_{kind.__name__}({one}, {other})"
    values = ".values()" if get_origin(kind) is dict else ""
    here, there = f"a{depth}", f"b{depth}"
    each = _comparison(here, there, get_args(kind)[-1], models, depth + 1)
    whole = f"all([{each} for {here}, {there} in zip({one}{values}, {other}{values})])"
    return f"({f'list({one}) == list({other})' if values else f'len({one}) == len({other})'} and {whole})"


def _holds_models(kind: Any) -> bool:
    """Whether there are models among the values of this type."""
    if isinstance(kind, type) and get_origin(kind) is None:
        return issubclass(kind, Model)
    return any(_holds_models(part) for part in get_args(kind))


def _make_comparer(cls: type) -> Callable[[Any, Any], bool]:
    comparer = _compiled(cls, "same") or _interpreted_comparer(cls)
    _COMPARERS[cls] = comparer
    return comparer


def _interpreted_comparer(cls: type) -> Callable[[Any, Any], bool]:
    models: dict[str, type] = {}
    code = "\n    ".join(["def comparer(o, n):", *comparer_body(cls, models)])
    names: dict[str, Any] = dict.fromkeys(models, unchanged)
    exec(code, names)
    comparer: Callable[[Any, Any], bool] = names["comparer"]
    return comparer


def _make_copier(cls: type) -> Callable[[Any], Any]:
    _COPIERS[cls] = copy  # a class that contains itself looks its copier up at run time
    copier = _compiled(cls, "copy") or _interpreted_copier(cls)
    _COPIERS[cls] = copier
    return copier


def _compiled(cls: type, what: str) -> Callable[..., Any] | None:
    """The function of a class that the build has compiled."""
    location = sys.modules[cls.__module__].__file__
    if location is None or location.endswith(".py"):
        return None
    try:
        copiers = importlib.import_module(f"{cls.__module__.rpartition('.')[0]}.copiers")
    except ModuleNotFoundError:
        return None
    return getattr(copiers, f"{what}_{cls.__name__}", None)


def _interpreted_copier(cls: type) -> Callable[[Any], Any]:
    models: dict[str, type] = {}
    code = "\n    ".join(["def copier(o):", *copier_body(cls, models)])
    names: dict[str, Any] = {cls.__name__: cls}
    for name, model in models.items():
        if model not in _COPIERS:
            _make_copier(model)
        names[name] = _COPIERS[model]
    exec(code, names)
    copier: Callable[[Any], Any] = names["copier"]
    return copier


def _copy_expression(value: str, kind: Any, models: dict[str, type], where: str, depth: int = 0) -> str:
    """Python code that copies `value`; `models` collects the classes whose copiers the code calls."""
    kind, optional = _without_none(kind)
    if _is_atom(kind):
        return value
    if optional:
        return f"(None if {value} is None else {_copy_expression(value, kind, models, where, depth)})"
    origin, parts = get_origin(kind), get_args(kind)
    item = f"v{depth}"
    if origin is list:
        inner = _copy_expression(item, parts[0], models, where, depth + 1)
        return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"
    if origin is dict:
        inner = _copy_expression(item, parts[1], models, where, depth + 1)
        return f"{value}.copy()" if inner == item else f"{{k: {inner} for k, {item} in {value}.items()}}"
    if kind is Chance:
        return f"{value}.copy()"
    if isinstance(kind, type) and issubclass(kind, Model):
        models[f"copy_{kind.__name__}"] = kind
        return f"copy_{kind.__name__}({value})"
    raise TypeError(
        f"{where}: a state cannot hold {kind!r}. "
        "Use int, str, bool, float, tuple, list, dict, a Model, or share() the class."
    )


def _make_teller(cls: type) -> Callable[[Any], dict[str, Any]]:
    """The function that tells a model of a class as plain data. What came to the class later is left out
    while it has its first value.
    """
    later = _LATER.get(cls, {})
    names: dict[str, Any] = {"_to_plain": _to_plain, "plain": plain, "later": later}
    lines = ["def teller(o):", "n = {}"]
    for name, kind in fields(cls).items():
        line = f"n[{name!r}] = {_plain_expression(f'o.{name}', kind)}"
        lines.append(f"if o.{name} != later[{name!r}]: {line}" if name in later else line)
    exec("\n    ".join([*lines, "return n"]), names)
    teller: Callable[[Any], dict[str, Any]] = names["teller"]
    _TELLERS[cls] = teller
    return teller


def _plain_expression(value: str, kind: Any, depth: int = 0) -> str:
    """Python code for `value` as plain data; what is rare is looked at when it is told."""
    kind, optional = _without_none(kind)
    if kind in ATOMS:
        return value
    if optional:
        return f"(None if {value} is None else {_plain_expression(value, kind, depth)})"
    if kind in _SHARED:
        return f"{value}.id"
    origin, parts = get_origin(kind), get_args(kind)
    item = f"v{depth}"
    if origin is list:
        inner = _plain_expression(item, parts[0], depth + 1)
        return f"{value}[:]" if inner == item else f"[{inner} for {item} in {value}]"
    if origin is dict and parts[0] is str:
        inner = _plain_expression(item, parts[1], depth + 1)
        return f"{value}.copy()" if inner == item else f"{{k: {inner} for k, {item} in {value}.items()}}"
    if isinstance(kind, type) and issubclass(kind, Model):
        return f"plain({value})"
    return f"_to_plain({value})"


def _to_plain(value: Any) -> Any:
    kind = type(value)
    if kind in ATOMS:
        return value
    if kind is list or kind is tuple:  # first what states are mostly made of
        return [item if type(item) in ATOMS else _to_plain(item) for item in value]
    if kind in _SHARED:
        return value.id
    if isinstance(value, Chance):
        return value.plain()
    if isinstance(value, Model):
        return plain(value)
    if isinstance(value, dict):
        if all(type(key) is str for key in value):
            return {key: _to_plain(item) for key, item in value.items()}
        return [[_to_plain(key), _to_plain(item)] for key, item in value.items()]
    if isinstance(value, (list, tuple)):
        return [_to_plain(item) for item in value]
    if isinstance(value, (int, str, float)):
        return value
    raise TypeError(f"a state cannot hold {value!r}")


def _from_plain(data: Any, kind: Any, where: str) -> Any:
    kind, optional = _without_none(kind)
    if data is None and (optional or kind is NoneType):
        return None
    if kind in _SHARED:
        found = _SHARED[kind].get(data) if isinstance(data, str) else None
        if found is None:
            raise BadSave(f"{where}: there is no {kind.__name__} {data!r}.")
        return found
    if kind in ATOMS:
        number = kind is float and type(data) is int  # a whole number is as good
        if not number and (not isinstance(data, kind) or (kind is int and isinstance(data, bool))):
            raise BadSave(f"{where}: expected {kind.__name__}, found {data!r}.")
        return data
    if kind is Chance:
        return chance_from_plain(data)
    if isinstance(kind, type) and issubclass(kind, Model):
        return from_plain(kind, data, where)
    origin, parts = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _any_of(data, parts, where)
    if origin is Literal:
        if data not in parts:
            raise BadSave(f"{where}: expected one of {parts}, found {data!r}.")
        return data
    if origin is dict:
        return {
            _from_plain(key, parts[0], where): _from_plain(item, parts[1], f"{where}[{key}]")
            for key, item in _pairs(data, where)
        }
    if not isinstance(data, list):
        raise BadSave(f"{where}: expected a list, found {data!r}.")
    if origin is list:
        return [_from_plain(item, parts[0], f"{where}[{i}]") for i, item in enumerate(data)]
    if parts and parts[-1] is Ellipsis:
        return tuple(_from_plain(item, parts[0], f"{where}[{i}]") for i, item in enumerate(data))
    if len(data) != len(parts):
        raise BadSave(f"{where}: expected {len(parts)} values, found {len(data)}.")
    return tuple(
        _from_plain(item, part, f"{where}[{i}]")
        for i, (item, part) in enumerate(zip(data, parts, strict=True))
    )


def _any_of(data: Any, kinds: tuple[Any, ...], where: str) -> Any:
    """The value of the first kind that the data fits."""
    for kind in kinds:
        try:
            return _from_plain(data, kind, where)
        except BadSave:
            continue
    raise BadSave(f"{where}: {data!r} is none of {', '.join([str(kind) for kind in kinds])}.")


def _pairs(data: Any, where: str) -> list[tuple[Any, Any]]:
    """Keys and values of a dict, which is a list of pairs where the keys are no strings."""
    if isinstance(data, dict):
        return list(data.items())
    if not isinstance(data, list) or not all(isinstance(pair, list) and len(pair) == 2 for pair in data):
        raise BadSave(f"{where}: expected keys and values, found {data!r}.")
    return [(key, item) for key, item in data]
