"""The browser client is in what is built, and is built only where it has to be."""

from __future__ import annotations

import tarfile
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The module of the build that sees to the client."""
    monkeypatch.syspath_prepend(ROOT / "build_backend")
    monkeypatch.delenv("TABLEWRIGHT_NO_CLIENT", raising=False)
    import client

    return client


@pytest.fixture
def builder(client: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """A program that passes for the client's builder, in a checkout of its own: it fails when it is asked."""
    program = tmp_path / "web" / "build.py"
    program.parent.mkdir()
    program.write_text("raise SystemExit(1)")
    monkeypatch.chdir(tmp_path)
    return program


def test_a_build_without_the_client_stops(client: ModuleType, builder: Path) -> None:
    with pytest.raises(SystemExit, match="browser client"):
        client.make()


def test_the_client_can_be_refused(
    client: ModuleType, builder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABLEWRIGHT_NO_CLIENT", "1")
    client.make()
    assert not client.can_be_built()


def test_a_source_archive_brings_the_client_along(client: ModuleType, builder: Path) -> None:
    builder.unlink()
    client.make()
    assert not client.can_be_built()


def test_node_is_asked_for_only_where_the_client_has_to_be_built(client: ModuleType, builder: Path) -> None:
    import backend

    assert backend._for_the_client() == client.BUILD_REQUIREMENTS
    builder.write_text("import sys\nsys.exit(sys.argv[1:] != ['--check'])")
    assert backend._for_the_client() == []


@pytest.mark.slow
def test_the_source_archive_holds_the_built_client(
    client: ModuleType, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import backend

    built = ROOT / "src" / "tablewright" / "web"
    if not (built / "index.html").is_file():
        pytest.skip("The browser client is not built. Run: python web/build.py")
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("TABLEWRIGHT_NO_CLIENT", "1")  # as it is: this test is not about building it
    with tarfile.open(tmp_path / backend.build_sdist(str(tmp_path))) as archive:
        names = {name.partition("/src/tablewright/web/")[2] for name in archive.getnames()}
    expected = {str(file.relative_to(built)) for file in built.rglob("*") if file.is_file()}
    assert {name for name in expected if not name.startswith(".")} <= names
