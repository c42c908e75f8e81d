"""The boxes of the game: this list says which there are and in which order they join in.

What a box adds stands in its folder, in `adds.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.games.settlers.rules.adds import Adds, enter
from tablewright.games.settlers.rules.amazons.adds import ADDS as AMAZONS
from tablewright.games.settlers.rules.atlanteans.adds import ADDS as ATLANTEANS
from tablewright.games.settlers.rules.atlanteans.blocking import UNBLOCK
from tablewright.games.settlers.rules.atlanteans.technology import PLACE
from tablewright.games.settlers.rules.atlanteans.unlocking import UNLOCKED
from tablewright.games.settlers.rules.aztecs.adds import ADDS as AZTECS
from tablewright.games.settlers.rules.base.adds import ADDS as BASE_GAME
from tablewright.games.settlers.rules.fire.adds import ADDS as FIRE
from tablewright.games.settlers.rules.fire.conquest import CONQUER
from tablewright.games.settlers.rules.fire.fortresses import SIEGE
from tablewright.games.settlers.rules.friends.adds import ADDS as FRIENDS
from tablewright.games.settlers.rules.magic.adds import ADDS as MAGIC
from tablewright.games.settlers.rules.minis.adds import ADDS as MINIS
from tablewright.games.settlers.rules.state import INSTANTLY, MARKET, SEND, TILE

#: All boxes, as they were published.
BOXES: Final[tuple[Adds, ...]] = (BASE_GAME, FRIENDS, MAGIC, FIRE, ATLANTEANS, AZTECS, AMAZONS, MINIS)

#: SETX-0.11 The order in which the actions of the expansions are offered.
ACTIONS: Final = (TILE, MARKET, UNBLOCK, CONQUER, SEND, SIEGE, INSTANTLY, PLACE, UNLOCKED)

#: Moments at which the boxes take turns in another order than the published one. It decides in which order
#: chance is used and things are told, so that kept games lead to the same end.
ORDER: Final[Mapping[str, tuple[Adds, ...]]] = {
    "setting_up": (FRIENDS, MINIS, ATLANTEANS, FIRE),
    "placed": (ATLANTEANS, MAGIC),
    "produced": (MINIS, FRIENDS),
    "scoring": (AZTECS, ATLANTEANS),
    "attacks_over": (ATLANTEANS, FIRE),
}

enter(BOXES, ACTIONS, ORDER)
