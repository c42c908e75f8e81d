"""The settings of the mini-expansions, and laying them out (SETX-8)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tablewright.engine import Options, Setting
from tablewright.games.settlers.box.cards import COMMON, SETS
from tablewright.games.settlers.rules.decks import promo_setting
from tablewright.games.settlers.rules.minis.diplomacy import TILES
from tablewright.games.settlers.rules.minis.expedition import (
    EXPEDITION,
    OPEN_TOKENS,
    SHUFFLED_TOKENS,
    TOKENS,
    WITHOUT,
)
from tablewright.games.settlers.rules.minis.market import STALLS
from tablewright.games.settlers.rules.modules import MINI, MOST, NO, YES, refused
from tablewright.games.settlers.rules.state import (
    MARKET,
    Settlers,
)

#: SETX-8.1, SETX-8.3 to SETX-8.6 Each of the minis is chosen for itself; Expedition tokens not alone.
SETTINGS: Final[tuple[Setting, ...]] = (
    Setting(EXPEDITION, (WITHOUT, OPEN_TOKENS, SHUFFLED_TOKENS), range(2, MOST + 1)),
    *(Setting(tile, (NO, YES)) for tile in TILES),
    Setting(MARKET, (NO, YES)),
    *(Setting(promo_setting(card.kind), (YES, NO)) for card in SETS[COMMON, MINI]),
)


def minis_wanted(options: Mapping[str, str]) -> bool:
    """Whether one of the minis with rules of its own is chosen."""
    return options.get(EXPEDITION, WITHOUT) != WITHOUT or any(
        options.get(name, NO) == YES for name in (*TILES, MARKET)
    )


def check_minis(options: Mapping[str, str]) -> None:
    """SETX-8.3 to SETX-8.6 They are there only with the module."""
    if minis_wanted(options) and options.get(MINI) != YES:
        raise refused(f"Tokens, tiles and the Market belong to {MINI!r}, which is off.", "minis-off")


def with_all_minis(options: Mapping[str, str]) -> dict[str, str]:
    """The same settings, or all that the minis bring if one is wanted: they are tried out together."""
    found = dict(options)
    if found.get(MINI) != YES and not minis_wanted(found):
        return found
    found |= dict.fromkeys((MINI, *TILES, MARKET), YES)
    if found.get(EXPEDITION) == WITHOUT:
        found[EXPEDITION] = OPEN_TOKENS
    return found


def lay_out_minis(g: Settlers, options: Options) -> None:
    """SETX-8.3, SETX-8.5 Tokens and tiles lie open; SETX-8.6 one Market tile at random is the Entrance."""
    assert g.more is not None
    tokens = options.get(EXPEDITION, WITHOUT)
    if tokens == OPEN_TOKENS:
        g.more.expedition = tuple(TOKENS)
    g.more.reshuffled = tokens == SHUFFLED_TOKENS
    g.more.diplomacy = tuple(tile for tile in TILES if options.get(tile) == YES)
    if options.get(MARKET) == YES:
        g.more.entrance = g.chance.pick(list(STALLS), "market")


def mini_problems(g: Settlers) -> list[str]:
    """I-17 A tile is used once in a round by a player, and only if it lies on the table."""
    assert g.more is not None
    found: list[str] = []
    for me in g.settlers:
        assert me.more is not None
        if len(set(me.more.tiles)) < len(me.more.tiles) or any(
            tile not in g.more.diplomacy for tile in me.more.tiles
        ):
            found.append(f"I-17: seat {me.seat} has used a tile too often")
        if me.more.visited and not g.more.entrance:
            found.append(f"I-17: seat {me.seat} was at a Market that is not there")
    return found
