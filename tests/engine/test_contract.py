"""What is wrong with a game is told with file, line and remedy before anybody plays it."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from importlib import import_module
from pathlib import Path

import pytest

from tablewright.engine import Game
from tablewright.engine.contract import FURTHER_METHODS, METHODS, faults_of
from tests.packages import ORCHARD, find_for_a_while, lay_package

Faults = Callable[..., list[str]]


@pytest.fixture
def faults(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Faults:
    """The faults of a package with this code and these further files; None: the file is missing."""
    find_for_a_while(monkeypatch, tmp_path)

    def find(code: str = ORCHARD, **files: str | None) -> list[str]:
        package = lay_package(tmp_path, code)
        for name, text in files.items():
            file = package / name.replace("__", "/").replace("_", ".")
            file.parent.mkdir(exist_ok=True)
            if text is None:
                file.unlink()
            else:
                file.write_text(text, encoding="utf-8")
        return faults_of(import_module("orchard").GAME, "orchard")

    return find


def test_a_whole_game_has_none(faults: Faults) -> None:
    assert faults() == []


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("title = ''", "orchard/__init__.py:5: OrchardGame does not say its title: title = "),
        ("cap = 0", "orchard/__init__.py:5: OrchardGame does not say its cap: cap = 400"),
        ("players = ()", "orchard/__init__.py:5: OrchardGame does not say its players: players = (1, 2"),
        ("players = (0, 2)", "players = (0, 2) must be numbers of people"),
        ("players = 3", "players = 3 must be numbers of people"),
        ("settings = ('map',)", "settings must be a tuple: settings = (Setting("),
    ],
)
def test_what_a_game_must_say_about_itself(faults: Faults, line: str, fault: str) -> None:
    found = faults(ORCHARD.replace('    title = "Orchard"\n', f'    title = "Orchard"\n    {line}\n'))
    assert len(found) == 1
    assert fault in found[0]


@pytest.mark.parametrize("name", ["Orchard", "my orchard", "2", "orchard_2", "orchard-"])
def test_a_name_must_fit_into_an_address(faults: Faults, name: str) -> None:
    faults()
    game = import_module("orchard").GAME
    type(game).name = name
    (found,) = faults_of(game, name)
    assert "must be small letters, digits and hyphens" in found


def test_a_missing_method_is_told_with_its_signature(faults: Faults) -> None:
    bare = "from tablewright.engine import Game\n\n\nclass Bare(Game):\n    name = title = 'orchard'\n"
    found = faults(f"{bare}    players, cap = (1, 2), 9\n\n\nGAME = Bare()\n")
    assert found == [
        f"orchard/__init__.py:4: Bare has no method {name!r}: def {name}{signature}"
        for name, signature in METHODS.items()
    ]


def test_a_method_with_other_arguments_is_told_with_its_line(faults: Faults) -> None:
    code = ORCHARD.replace("\n\nGAME", "\n    def people(self):\n        return []\n\n\nGAME")
    assert faults(code) == [
        "orchard/__init__.py:9: wrong arguments; it must be def people(self, g: S) -> list[Player]"
    ]


@pytest.mark.parametrize(
    ("room", "fault"),
    [
        ("check=lambda: []", "in rooms it must be def check(g: S) -> list[str]"),
        ("package='orchard'", "orchard/__init__.py:5: the package orchard of its rooms has no look/scene.py"),
    ],
)
def test_what_the_rooms_give_is_checked_like_a_method(faults: Faults, room: str, fault: str) -> None:
    (found,) = faults(
        ORCHARD.replace("\n\nGAME", f"\n    rooms = QuarryGame.rooms._replace({room})\n\n\nGAME")
    )
    assert found.endswith(fault)


def test_the_signatures_are_those_of_the_contract() -> None:
    for name, signature in (METHODS | FURTHER_METHODS).items():
        assert str(inspect.signature(getattr(Game, name))).replace("'", "") == signature


def test_missing_files_are_told_with_the_way_to_pack_them(faults: Faults) -> None:
    (found,) = faults(locale__pl_ftl=None)
    assert found.startswith("orchard/locale/pl.ftl is missing. Write it; if it is there in your sources")
    assert '[tool.setuptools.package-data], e.g. "*.ftl"' in found


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("\ndef evaluate(view, seat):\n    return 0.0\n", "orchard/brain/evaluation.py:2: wrong arguments"),
        ("def evaluated(view, seat, weights):\n    return 0.0\n", "there is no function 'evaluate'"),
    ],
)
def test_an_evaluation_takes_view_seat_and_weights(faults: Faults, code: str, fault: str) -> None:
    (found,) = faults(brain__evaluation_py=code)
    assert fault in found
    assert found.endswith("it must be def evaluate(view: View, seat: int, weights: Weights) -> float")


def test_colours_and_pictograms_bear_the_name_of_the_game(faults: Faults) -> None:
    found = faults(
        look__colours_css='[data-game="orchard"] { --w-a: #111; }\n[data-game="quarry"] { --w-b: #222; }\n',
        look__icons_svg='<svg>\n<symbol id="i-orchard-pear"/>\n<symbol id="i-pear"/>\n</svg>',
    )
    assert found == [
        "orchard/look/colours.css:2: 'quarry' is not of this game; here all begins with 'orchard'",
        "orchard/look/icons.svg:3: 'pear' is not of this game; here all begins with 'orchard-'",
    ]
