"""What the documents name is there: files, folders, modules."""

from __future__ import annotations

import re
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path

import pytest
import yaml

from tablewright._version import __version__

ROOT = Path(__file__).parents[2]
GAMES = ROOT / "src" / "tablewright" / "games"
PAGES = [
    *sorted(ROOT.glob("*.md")),
    *sorted((ROOT / "docs").glob("**/*.md")),
    ROOT / "src" / "tablewright" / "draw" / "README.md",
]
#: Between backticks: ``rules/state.py``, ``src/tablewright/games/<game>/``; and in links.
NAMED = re.compile(r"`([\w./<>*-]+(?:\.(?:py|md|css|svg|json|yaml|ftl|ts|svelte|toml)|/))`")
LINKED = re.compile(r"\]\(([^)#:]+)\)")
MODULE = re.compile(r"`(tablewright(?:\.\w+)+)`")
#: Written or served by the program, not kept: a folder of failed games, sprites, the address of the API, a
#: folder of the site that plays without a server.
MADE = {
    ".failures/",
    "sprite.svg",
    "worlds.svg",
    "/api/openapi.json",
    "game.json",
    "origins.yaml",
    "site/ready/",
}
#: Pages and files that building the site writes (`docs/site/stage.py`).
WRITTEN = re.compile(
    r"table\.svg|players/games\.md|pl/(?:gry|polecenia)\.md|pl/table\.svg|"
    r"reference/(?:(?:commands|spaces|http|api/\w+)\.md|openapi\.json|(?:record|lessons)\.schema\.json)"
)
#: Too many to look into, and not ours.
FOREIGN = {"node_modules", "__pycache__", ".git", "build"}

page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def files_below(folder: Path) -> list[str]:
    """Every file and folder of ours, as seen from the root; folders end with a stroke."""
    found = []
    for entry in folder.iterdir():
        if entry.name in FOREIGN or entry.name.startswith(".") or entry.is_symlink():
            continue
        path = str(entry.relative_to(ROOT))
        found += [f"{path}/", *files_below(entry)] if entry.is_dir() else [path]
    return found


EVERYTHING = files_below(ROOT)


def is_there(name: str) -> bool:
    """Whether some file or folder of ours has that name, at least at the end of its path."""
    wanted = re.escape(name).replace("<game>", "[a-z]+").replace(r"\*", "[^/]*")
    return any(re.search(rf"(^|/){wanted}$", path) for path in EVERYTHING)


def is_in_a_game(name: str) -> bool:
    """Whether it lies there as seen from the folder of a game, or from the root."""
    return any((folder / name).exists() for folder in [*GAMES.iterdir(), ROOT])


@page
def test_files_that_are_named_are_there(page: Path) -> None:
    named = {name.rstrip() for name in NAMED.findall(page.read_text(encoding="utf-8"))} - MADE
    assert sorted(name for name in named if not is_there(name)) == []


@page
def test_links_lead_somewhere(page: Path) -> None:
    def leads(name: str) -> bool:
        target = (page.parent / name).resolve()
        site = str(target).removeprefix(f"{ROOT / 'docs'}/")
        return target.exists() or WRITTEN.fullmatch(site) is not None

    linked = set(LINKED.findall(page.read_text(encoding="utf-8")))
    assert sorted(name for name in linked if not leads(name)) == []


@page
def test_modules_that_are_named_are_there(page: Path) -> None:
    def is_module(name: str) -> bool:
        """A module, or something in one."""
        parent, _, last = name.rpartition(".")
        return hasattr(import_module(parent), last) or find_spec(name) is not None

    named = set(MODULE.findall(page.read_text(encoding="utf-8")))
    assert sorted(name for name in named if not name.endswith(".sqlite") and not is_module(name)) == []


def test_the_guide_names_files_as_seen_from_a_game() -> None:
    """CONTRIBUTING.md says so itself: the folder of a game, unless a name begins at the root."""
    named = set(NAMED.findall((ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"))) - MADE
    assert sorted(name for name in named if "<game>" not in name and not is_in_a_game(name)) == []


def test_the_citation_names_this_version() -> None:
    cited = yaml.safe_load((ROOT / "CITATION.cff").read_text(encoding="utf-8"))
    assert cited["version"] == __version__
    assert cited["license"] == "MIT"


@pytest.mark.parametrize(
    "form", sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml")), ids=lambda form: form.stem
)
def test_forms_of_issues_ask_for_something(form: Path) -> None:
    """What the forge wants of a form: a name, a description, and fields with ids of their own."""
    asked = yaml.safe_load(form.read_text(encoding="utf-8"))
    assert asked["name"]
    assert asked["description"]
    ids = [field["id"] for field in asked["body"]]
    assert len(ids) == len(set(ids))
    assert all(field["attributes"]["label"] for field in asked["body"])
    assert any(field.get("validations", {}).get("required") for field in asked["body"])
