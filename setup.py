"""The part of the build that pyproject.toml cannot say: the rules are compiled when that is possible."""

import sys
from pathlib import Path

from setuptools import setup

sys.path.insert(0, str(Path(__file__).parent / "build_backend"))

from native import what_to_build

setup(**what_to_build(sys.argv))
