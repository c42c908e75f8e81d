"""The hints the compiler needs that pure Python does not.

mypyc reads `mypyc_attr` and `i64` (a number of 64 bits, for annotations only) when it compiles the engine; in
pure Python they do nothing, so the engine needs no package beyond the standard library. This module itself is
never compiled.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from mypy_extensions import i64 as i64
    from mypy_extensions import mypyc_attr as mypyc_attr
else:
    i64 = int

    def mypyc_attr(*names, **attributes):
        """Leave the class as it is."""

        def same(cls):
            return cls

        return same
