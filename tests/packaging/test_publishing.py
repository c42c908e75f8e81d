"""What only a forge or an engine runs is at least well formed: workflows, image, releases, other wheels."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from importlib import util
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
#: Steps that are no target of the Makefile: the forge's own command, with what a target wrote.
OF_THE_FORGE = ("gh release create ",)
TOOLS = Path(sys.executable).parent


def loaded(name: str) -> ModuleType:
    """A module of the CI's own folder."""
    spec = util.spec_from_file_location(name, ROOT / ".ci" / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


def targets() -> set[str]:
    """What `make` can be asked for."""
    return set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))


def jobs(workflow: Path) -> dict[str, Any]:
    """The jobs of a workflow."""
    found: dict[str, Any] = yaml.safe_load(workflow.read_text(encoding="utf-8"))["jobs"]
    return found


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_workflows_only_call_the_makefile(workflow: Path) -> None:
    for job in jobs(workflow).values():
        values = [value for many in job.get("strategy", {}).get("matrix", {}).values() for value in many]
        for step in job.get("steps", []):
            line = step.get("run", "make help")
            if line.startswith(OF_THE_FORGE):
                continue
            found = re.fullmatch(
                r"(?:sudo )?make ((?:[a-z-]+|\$\{\{ matrix\.what \}\})+(?: [a-z-]+)*)(?: \w+=.*)?", line
            )
            assert found, line
            wanted = values if "matrix" in found[1] else found[1].split()
            assert set(wanted) <= targets(), line


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda workflow: workflow.stem)
def test_workflows_may_read_and_no_more_and_end(workflow: Path) -> None:
    text = yaml.safe_load(workflow.read_text(encoding="utf-8"))
    assert text["permissions"] == {"contents": "read"}
    for name, job in text["jobs"].items():
        assert "uses" in job or "timeout-minutes" in job or "environment" in job, name
        for step in job.get("steps", []):
            if step.get("uses", "").startswith("actions/checkout"):
                assert step["with"]["persist-credentials"] is False


def test_wheels_are_made_for_every_python_and_machine() -> None:
    pytest.importorskip("cibuildwheel", reason="cibuildwheel is not installed: make setup")
    made = []
    for platform in ("linux", "macos", "windows"):
        command = [
            sys.executable,
            "-m",
            "cibuildwheel",
            "--print-build-identifiers",
            "--platform",
            platform,
            ".",
        ]
        told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
        made += told.stdout.split()
    machines = ("manylinux_x86_64", "manylinux_aarch64", "macosx_x86_64", "macosx_arm64", "win_amd64")
    wanted = {
        f"{python}-{machine}" for python in ("cp311", "cp312", "cp313", "cp314") for machine in machines
    }
    assert set(made) == wanted


def test_the_recipe_of_the_image_is_clean() -> None:
    hadolint = shutil.which("hadolint", path=f"{TOOLS}:/usr/local/bin:/usr/bin")
    if hadolint is None:
        pytest.skip("hadolint is not installed: make setup")
    told = subprocess.run([hadolint, "--no-color", ROOT / "Containerfile"], capture_output=True, text=True)
    assert told.stdout == ""
    assert told.returncode == 0


def test_the_image_serves_as_somebody_harmless_and_can_be_asked_how_it_is() -> None:
    recipe = loaded("recipe")
    build, image = recipe.stages((ROOT / "Containerfile").read_text(encoding="utf-8"))
    assert build.name == "build"
    assert image.last("USER").rest not in ("root", "0")
    assert image.last("VOLUME").rest == "/data"
    assert image.last("CMD").words()[:2] == ["tablewright", "serve"]
    assert "/ready" in image.last("HEALTHCHECK").rest
    assert [step.rest for step in image.steps if step.word == "COPY"] == [
        "--from=build /opt/tablewright /opt/tablewright"
    ]
    with pytest.raises(ValueError, match="not known"):
        recipe.stages("FROM x\nADD a b")


def test_the_image_is_built_from_the_package_alone() -> None:
    ignored = loaded("recipe").Ignored(ROOT / ".containerignore")
    for kept in ("src/tablewright/api.py", "web/build.py", "requirements/postgres.txt", "pyproject.toml"):
        assert Path(kept) not in ignored, kept
    for left in (
        "tests/conftest.py",
        "docs/index.md",
        "requirements/dev.txt",
        "src/a/__pycache__/b.pyc",
        ".env",
    ):
        assert Path(left) in ignored, left


def test_the_services_of_the_compose_file_fit_together() -> None:
    told = yaml.safe_load((ROOT / "compose.yaml").read_text(encoding="utf-8"))
    server, database, proxy = (told["services"][name] for name in ("server", "database", "proxy"))
    assert proxy["network_mode"] == "service:server"  # only then its word on addresses is believed
    assert "--behind-proxy" in server["command"]
    assert "--host" not in server["command"]
    assert "@database/" in server["environment"]["TABLEWRIGHT_DATABASE_URL"]
    used = [volume.partition(":")[0] for one in (server, database, proxy) for volume in one["volumes"]]
    assert {name for name in used if "/" not in name} == set(told["volumes"])
    assert "reverse_proxy 127.0.0.1:8321" in (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A small copy with what a release changes, committed."""
    release = loaded("release")
    for name in (release.VERSION_FILE, release.CHANGELOG, release.CITATION):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    git(tmp_path, "init", "--quiet")
    commit(tmp_path)
    return tmp_path


def git(folder: Path, *words: str) -> None:
    """A command of git there."""
    who = ["-c", "user.name=x", "-c", "user.email=x@example.org", "-c", "commit.gpgsign=false"]
    subprocess.run(["git", *who, *words], cwd=folder, check=True, capture_output=True)


def commit(folder: Path) -> None:
    """Everything there."""
    git(folder, "add", "--all")
    git(folder, "commit", "--quiet", "--message", "x")


def test_a_release_has_one_version_everywhere_and_its_notes(project: Path) -> None:
    release = loaded("release")
    release.bumped(project, "9.8.7", "2030-01-02")
    commit(project)
    git(project, "tag", "v9.8.7")
    assert release.problems(project) == []
    changelog = (project / release.CHANGELOG).read_text(encoding="utf-8")
    assert "## 9.8.7 (2030-01-02)" in changelog
    assert release.chapter(changelog, "9.8.7").startswith("### Added")
    assert release.chapter(changelog, "Unreleased") == ""


def test_a_release_that_is_none_is_refused(project: Path) -> None:
    release = loaded("release")
    assert any("tag" in problem for problem in release.problems(project))
    (project / release.CITATION).write_text("version: 0.0.0\n", encoding="utf-8")
    assert any("not committed" in problem for problem in release.problems(project))
    with pytest.raises(SystemExit, match=r"like 1\.2\.3"):
        release.bumped(project, "next", "2030-01-02")
    assert release.faults_of("## Unreleased\n\n### Novelties\n\n* x\n", "Unreleased")
    assert release.faults_of("## Unreleased\n\n* x\n", "Unreleased")
