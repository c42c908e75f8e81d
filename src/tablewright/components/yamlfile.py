"""Reading YAML files; what was read once is kept ready-made, see `tablewright.components.ready`."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from tablewright.components.errors import ComponentError
from tablewright.components.paths import Step
from tablewright.components.ready import ready_made

#: What is kept of a YAML file: its values, as they are parsed.
_KEPT_AS: Final = "yaml 1"


def read_yaml(file: Path, *, may_be_empty: bool = False, keep: bool = True) -> dict[str, Any]:
    """The map in a YAML file; with `keep` it is found ready-made the next time."""
    text = _read_text(file)
    if keep:
        data = ready_made(file, text.encode(), _KEPT_AS, Any, lambda: _parsed(file, text))
    else:
        data = _parsed(file, text)
    if data is None and may_be_empty:
        return {}
    if not isinstance(data, dict):
        raise ComponentError(
            file,
            "",
            "the file does not hold a map of sections",
            "Write sections such as `cards:` at its left margin",
        )
    return data


def line_of(file: Path, steps: Iterable[Step]) -> int | None:
    """The line on which that place of the file begins; None if it cannot be found."""
    from tablewright.components.yamltext import line_in

    return line_in(_read_text(file), steps)


def _parsed(file: Path, text: str) -> Any:
    # Imported only where something must be parsed: a browser has no parser and needs none.
    from tablewright.components.yamltext import parsed

    return parsed(file, text)


def _read_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ComponentError(
            file, "", "the file is missing", "Install the package again or restore it"
        ) from None
    except UnicodeDecodeError:
        raise ComponentError(
            file, "", "the file is not UTF-8 text", "Save it with the encoding UTF-8"
        ) from None
    except OSError as error:
        raise ComponentError(
            file, "", f"the file cannot be read ({error.strerror})", "Check its permissions"
        ) from None
