"""Build backend: setuptools with the browser client, and with what compiling the rules needs, only where they
can be compiled.

Editable installs stay pure, so that development and coverage see Python.
"""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import TypeAlias

import client
from native import BUILD_REQUIREMENTS, can_compile
from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    get_requires_for_build_editable,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]

Settings: TypeAlias = dict[str, str | list[str] | None] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """mypy and the types it must see, but only where a C compiler can make use of them."""
    requirements = build_meta.get_requires_for_build_wheel(config_settings)
    return requirements + (BUILD_REQUIREMENTS if can_compile() else []) + _for_the_client()


def get_requires_for_build_sdist(config_settings: Settings = None) -> list[str]:
    """Node, if the browser client has to be built."""
    return build_meta.get_requires_for_build_sdist(config_settings) + _for_the_client()


def _for_the_client() -> list[str]:
    return client.BUILD_REQUIREMENTS if client.can_be_built() and not client.is_up_to_date() else []


def build_sdist(sdist_directory: str, config_settings: Settings = None) -> str:
    """With the built client, so that whoever installs it needs no Node."""
    client.make()
    return build_meta.build_sdist(sdist_directory, config_settings)


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build from the sources alone: what an earlier build left behind could slip into the wheel."""
    client.make()
    shutil.rmtree(Path("build"), ignore_errors=True)
    return build_meta.build_wheel(wheel_directory, config_settings, metadata_directory)
