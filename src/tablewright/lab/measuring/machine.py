"""On what a measurement was made."""

from __future__ import annotations

import os
import platform
from pathlib import Path
from types import ModuleType
from typing import Any

from tablewright._version import __version__
from tablewright.engine import table as engine_table


def machine() -> dict[str, Any]:
    """Processor, cores, system, Python, and whether the engine is compiled."""
    return {
        "processor": processor(),
        "cores": cores(),
        "system": f"{platform.system()} {platform.release()}",
        "python": platform.python_version(),
        "implementation": platform.python_implementation(),
        "tablewright": __version__,
        "compiled": is_compiled(engine_table),
    }


def processor() -> str:
    """The processor's name, as well as the system tells it."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        lines = []
    for line in lines:
        name, _, value = line.partition(":")
        if name.strip() == "model name":
            return value.strip()
    return platform.processor() or platform.machine()


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def is_compiled(module: ModuleType) -> bool:
    """Whether a module runs compiled rather than as Python source."""
    return not (module.__file__ or "").endswith(".py")
