"""What an author forgot is told with file, line and remedy."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from tablewright.draw import colour, icons, worlds
from tablewright.testing.authors import author_faults
from tests.packages import ORCHARD, find_for_a_while, lay_package

SCENE = """from tablewright.engine.scene import Icon, Node, Picture, Shape, Token, circle, rect, sign

ROOT = Node("root", Picture()).draw(
    Icon("diamnd", 0, 0, colour="ink"),
    Shape(rect(9, 9), fill="leef"),
    Shape(rect(9, 9), fill="dark:leaf", stroke="paper"),
)
EFFECT = (sign("templ"), sign("temple", "ink"))
APPLE = Token(circle(3), "leaf", icon="orchard-apple")
PEAR = Token(circle(3), "leaf", icon="orchard-pear")
"""


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The code of an installed package, whose looks nobody remembers afterwards."""
    folder = lay_package(tmp_path, ORCHARD.replace("\n\nGAME", '\n    signs = {"fruit": "aple"}\n\n\nGAME'))
    find_for_a_while(monkeypatch, tmp_path)
    caches = (worlds.look_file, icons._own_symbols, icons.icon_id, colour.palette)
    for cache in caches:
        cache.cache_clear()
    yield folder
    for cache in caches:
        cache.cache_clear()


def test_texts_colours_and_pictograms_that_are_not_there(package: Path) -> None:
    (package / "look").mkdir()
    (package / "look/scene.py").write_text(SCENE, encoding="utf-8")
    (package / "look/colours.css").write_text(
        '[data-game="orchard"] { --w-leaf: #4E7F30; }', encoding="utf-8"
    )
    (package / "look/icons.svg").write_text('<symbol id="i-orchard-apple"></symbol>', encoding="utf-8")
    polish = package / "locale/pl.ftl"
    polish.write_text(polish.read_text(encoding="utf-8") + "name-gruszka = gruszka\n", encoding="utf-8")
    found = author_faults(import_module("orchard").GAME)
    assert [fault.partition(";")[0] for fault in found] == [
        "orchard/locale: name-gruszka: only in pl",
        "orchard/__init__.py:5: signs['fruit']: there is no pictogram 'aple'",
        "orchard/look/scene.py:4: there is no pictogram 'diamnd'",
        "orchard/look/scene.py:5: the world 'orchard' has no colour 'leef'",
        "orchard/look/scene.py:8: there is no pictogram 'templ'",
        "orchard/look/scene.py:10: there is no pictogram 'orchard-pear'",
    ]
    assert "did you mean 'leaf'" in found[3]
    assert "did you mean 'temple'" in found[4]


def test_a_language_without_its_file(package: Path) -> None:
    (package / "locale/en.fruit.ftl").write_text("name-pear = pear\n", encoding="utf-8")
    found = author_faults(import_module("orchard").GAME)
    assert "orchard/locale: each language needs the same files" in found
