"""All kinds of work, by name: what a worker process must know."""

from __future__ import annotations

from typing import Any, Final

from tablewright.service.ahead import AHEAD
from tablewright.service.coaching import CLOSING, DOUBT
from tablewright.service.drawing import DRAW, OPTIONS_OF
from tablewright.service.learning import LESSON
from tablewright.service.pages import PAGE
from tablewright.service.replaying import BRING_IN, FORK, REPLAY
from tablewright.service.stencils import CUT_STENCILS, LEARN_STENCILS
from tablewright.service.thinking import CHOOSE, HINT
from tablewright.service.work import WorkKind

_ALL: Final[tuple[WorkKind[Any, Any], ...]] = (
    CHOOSE,
    HINT,
    DRAW,
    OPTIONS_OF,
    AHEAD,
    REPLAY,
    FORK,
    BRING_IN,
    LESSON,
    PAGE,
    DOUBT,
    CLOSING,
    CUT_STENCILS,
    LEARN_STENCILS,
)
KINDS: Final = {kind.name: kind for kind in _ALL}
