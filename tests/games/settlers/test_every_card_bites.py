"""The tests of the cards can fail: whatever is changed on the face of a card, one of its tests notices."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from functools import partial
from importlib import import_module
from typing import NamedTuple

import msgspec
import pytest

from tablewright.games.settlers.box import cards
from tablewright.games.settlers.box.cards import CARDS, WORKER, Amounts, Card, Effect, Trigger
from tablewright.games.settlers.box.schema import DATA
from tablewright.games.settlers.rules.base import supply
from tablewright.lab.measuring.machine import is_compiled
from tests.games.settlers import test_every_card as faces

pytestmark = pytest.mark.skipif(is_compiled(cards), reason="compiled cards cannot be changed")

TABLES: list[tuple[Collection[str], Callable[[str], None]]] = [
    (faces.PRODUCTION, faces.test_production),
    (faces.ACTIONS, faces.test_action),
    (faces.MEDDLING, faces.test_meddling),
    (faces.BUILD_FEATURES, faces.test_build_feature),
    (faces.BONUSES, faces.test_bonus),
    (faces.COUNTING, faces.test_counting),
    (faces.CHOICES, faces.test_choice),
    (faces.DECK_NAMED, faces.test_named_deck),
]

Change = tuple[object, str, object]  # of what, which attribute, the new value


class Mutant(NamedTuple):
    """A kind of card with something else on its face, the same on all its copies."""

    what: str
    changes: list[Change]


@pytest.mark.parametrize("name", [kind.name_en for kind in DATA.cards])
def test_every_change_is_noticed(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    (kind,) = [kind.id for kind in DATA.cards if kind.name_en == name]
    checks = checks_of(name)
    assert not notice(checks)
    found = list(mutants([card for card in CARDS.values() if card.kind == kind]))
    assert found
    for mutant in found:
        with monkeypatch.context() as changed:
            for of, attribute, value in mutant.changes:
                changed.setattr(of, attribute, value)
            assert notice(checks), f"nobody notices {mutant.what}"


def checks_of(name: str) -> list[Callable[[], None]]:
    """The tests that a card has, ready to be called."""
    found: list[Callable[[], None]] = [partial(test, name) for table, test in TABLES if name in table]
    if name == "Daimyo's Castle":
        found += [partial(faces.test_daimyos_castle_counts_samurai, n, min(n, 3)) for n in range(5)]
    if name == "Ninjas":
        found.append(faces.test_ninjas_bring_two_samurai)
    for place in faces.ELSEWHERE.get(name, ()):
        file, _, test_name = place.partition(".")
        found.append(getattr(import_module(f"tests.games.settlers.{file}"), test_name))
    return found


def notice(checks: list[Callable[[], None]]) -> bool:
    """Whether one of them fails, in whichever way."""
    for check in checks:
        try:
            check()
        except Exception:
            return True
    return False


# ------------------------------------------------------------------------------------------- the mutants
def mutants(copies: list[Card]) -> Iterator[Mutant]:
    """All changes of a card, one at a time."""
    for part in ("production", "bonus"):
        yield from changed_effects(part, [getattr(card, part) for card in copies])
    abilities = [card.ability for card in copies if card.ability is not None]
    if abilities:
        yield from changed_effects("action", [ability.effects for ability in abilities])
        costs = [ability.cost for ability in abilities]
        yield Mutant("times", [(one, "times", one.times + 1) for one in abilities])
        yield Mutant("cost in Gold", [(cost, "gold", cost.gold + 1) for cost in costs])
        yield Mutant("cost in Workers", [(cost, "others", (*cost.others, (WORKER, 1))) for cost in costs])
    for number in range(len(copies[0].triggers)):
        triggers = [card.triggers[number] for card in copies]
        yield from changed_triggers(triggers)
        yield from changed_effects("feature", [trigger.effects for trigger in triggers])
    for attribute, value in (("stores", ()), ("deposit", ""), ("deposit_value", 2), ("protects", 0)):
        if getattr(copies[0], attribute):
            yield Mutant(attribute, [(card, attribute, value) for card in copies])


def changed_effects(part: str, of_copies: list[list[Effect]]) -> Iterator[Mutant]:
    """One good more, a higher maximum, or a step that does nothing."""
    for steps in zip(*of_copies, strict=True):
        step = steps[0]
        what = f"{part}: {step.op}"
        if step.op == "gain_per":
            for field in ("n", "max"):
                more = msgspec.structs.replace(step.args, **{field: getattr(step.args, field) + 1})
                yield Mutant(f"{what}, {field}", [(one, "args", more) for one in steps])
        elif step.op in ("gain", "pay"):
            for place in range(len(step.goods)):
                yield Mutant(f"{what} {place}", [(one, "goods", one_more(one.goods, place)) for one in steps])
        elif step.op == "choose":
            for branch in range(len(step.branches)):
                yield from changed_effects(f"{what} {branch}", [one.branches[branch] for one in steps])
        else:
            nothing = {"op": "gain", "goods": (), "plain": True}
            yield Mutant(what, [(one, *change) for one in steps for change in nothing.items()])


def one_more(goods: Amounts, place: int) -> Amounts:
    return tuple((good, n + (i == place)) for i, (good, n) in enumerate(goods))


def changed_triggers(triggers: list[Trigger]) -> Iterator[Mutant]:
    """A feature that never works, that looks at too much, or works too often."""
    first = triggers[0]
    yield Mutant("when", [(one, "when", "never") for one in triggers])
    looser = {"colour": "", "faction_only": False, "enemy_only": False, "limit": first.limit + 1}
    for attribute, value in looser.items():
        if getattr(first, attribute):
            yield Mutant(attribute, [(one, attribute, value) for one in triggers])
    if first.least:
        fewer = first.least - 1
        changes: list[Change] = [(one, "least", fewer) for one in triggers]
        yield Mutant("least", [*changes, (supply, "LEAST_EVENT", fewer)])
