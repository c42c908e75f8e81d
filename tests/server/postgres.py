"""A real PostgreSQL for the tests: Debian's package, a cluster in a temporary folder, on loopback only."""

from __future__ import annotations

import os
import pwd
import shutil
import socket
import subprocess
import tempfile
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path


def programs() -> Path | None:
    """The folder of initdb and pg_ctl; the package is installed if we may."""
    found = _installed()
    if found is None and hasattr(os, "geteuid") and os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "timeout": 300}
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (
            ["apt-get", "update"],
            ["apt-get", "install", "-y", "--no-install-recommends", "postgresql"],
        ):
            subprocess.run(command, check=False, env=environment, **quiet)  # type: ignore[call-overload]
        found = _installed()
    return found


def _installed() -> Path | None:
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True)
    on_path = shutil.which("initdb")
    folders += [Path(on_path).parent] if on_path else []
    return next((folder for folder in folders if (folder / "initdb").exists()), None)


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, port: int, user: str, as_user: list[str], folder: Path) -> None:
        self._port, self._user, self._as_user, self._bin = port, user, as_user, folder

    def program(self, name: str) -> Path:
        """A program that belongs to it, such as pg_dump."""
        return self._bin / name

    def new_database(self) -> str:
        """The address of an empty database."""
        name = f"t{uuid.uuid4().hex[:12]}"
        command = [self._bin / "createdb", "-h", "127.0.0.1", "-p", str(self._port), "-U", self._user, name]
        subprocess.run([*self._as_user, *map(str, command)], check=True, cwd="/", capture_output=True)
        return f"postgresql+asyncpg://{self._user}@127.0.0.1:{self._port}/{name}"


@contextmanager
def running_cluster(programs_in: Path) -> Iterator[Cluster]:
    """A cluster of our own, gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="tablewright-pg-") as temporary:
        folder, data = Path(temporary), Path(temporary) / "data"
        as_user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            user = "postgres"
            entry = pwd.getpwnam(user)
            os.chown(folder, entry.pw_uid, entry.pw_gid)
            as_user = ["setpriv", f"--reuid={user}", f"--regid={entry.pw_gid}", "--clear-groups"]
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            port = probe.getsockname()[1]
        _run(
            [*as_user, programs_in / "initdb", "-D", data, "-U", "tester", "-A", "trust", "-E", "UTF8", "-N"]
        )
        # Without fsync a loss of power would lose data; nothing the tests do can tell the difference.
        settings = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder} -c fsync=off"
        control = [*as_user, programs_in / "pg_ctl", "-D", data, "-l", folder / "log", "-w"]
        _run([*control, "-o", settings, "start"])
        try:
            yield Cluster(port, "tester", as_user, programs_in)
        finally:
            _run([*control, "-m", "immediate", "stop"])


def _run(command: list[object]) -> None:
    done = subprocess.run(
        [*map(str, command)], cwd="/", capture_output=True, text=True, timeout=120, check=False
    )
    if done.returncode:
        raise RuntimeError(f"{command[-1]}: {done.stderr or done.stdout}")
