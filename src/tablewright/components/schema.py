"""What a schema allows at a place: its keys and its words. Used to say what was expected."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

import msgspec.inspect as inspect

from tablewright.components.paths import Index, Step


def keys_at(schema: type, steps: Iterable[Step]) -> list[str] | None:
    """The keys a map may have there; None if any key will do (or no map belongs there)."""
    keys: list[str] = []
    for kind in _kinds_at(schema, steps):
        if isinstance(kind, inspect.DictType):
            return None
        if isinstance(kind, inspect.StructType):
            if kind.tag_field is not None:
                keys.append(kind.tag_field)
            keys += [field.encode_name for field in kind.fields]
    return list(dict.fromkeys(keys)) or None


def words_at(schema: type, steps: Iterable[Step]) -> list[str]:
    """The words to choose from at that place: of a Literal, an enumeration or the tag of a union."""
    *parents, last = (*steps,)
    words: list[str] = []
    for kind in _kinds_at(schema, (*parents, last)):
        if isinstance(kind, inspect.LiteralType):
            words += [str(value) for value in kind.values]
        elif isinstance(kind, inspect.EnumType):
            words += [str(member.value) for member in kind.cls]
    for kind in _kinds_at(schema, parents):
        if isinstance(kind, inspect.StructType) and kind.tag_field == last:
            words.append(str(kind.tag))
    return words


def _kinds_at(schema: type, steps: Iterable[Step]) -> list[inspect.Type]:
    kinds = list(_alternatives(inspect.type_info(schema)))
    for step in steps:
        kinds = [inner for kind in kinds for part in _parts(kind, step) for inner in _alternatives(part)]
    return kinds


def _alternatives(kind: inspect.Type) -> Iterator[inspect.Type]:
    if isinstance(kind, inspect.UnionType):
        for each in kind.types:
            yield from _alternatives(each)
    elif isinstance(kind, inspect.Metadata):
        yield from _alternatives(kind.type)
    else:
        yield kind


def _parts(kind: inspect.Type, step: Step) -> Iterator[inspect.Type]:
    """The types one step further inside."""
    if isinstance(kind, inspect.StructType):
        yield from (field.type for field in kind.fields if field.encode_name == step)
    elif isinstance(kind, inspect.DictType):
        yield kind.value_type
    elif isinstance(kind, inspect.TupleType):
        if isinstance(step, Index) and step < len(kind.item_types):
            yield kind.item_types[step]
    elif isinstance(kind, inspect.CollectionType):
        yield kind.item_type
