"""Origins: First Builders."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine import Chance, Game, Options, Player, Rule, Scene
from tablewright.engine.glance import Glance
from tablewright.games.origins.check import broken
from tablewright.games.origins.glance import SIGNS, glance_of
from tablewright.games.origins.round_end import end_round
from tablewright.games.origins.schema import DATA
from tablewright.games.origins.scoring import places
from tablewright.games.origins.setup import pick_solo_dice, pick_start_die, set_up
from tablewright.games.origins.state import DRAFT, PLAY, ROUND_END, Origins
from tablewright.games.origins.turn import take_turn
from tablewright.games.origins.view import resample, view_of


class OriginsGame(Game[Origins]):
    """Found a city with the help of mysterious visitors."""

    name = "origins"
    title = DATA.game.name_en
    players = DATA.game.players
    cap = 20_000  # choices; the rounds are capped too (round_cap in components.yaml, ORI-19.6)
    signs = SIGNS
    finished = True

    def new(self, players: int, options: Options, chance: Chance) -> Origins:
        return set_up(players, chance)

    def next_turn(self, g: Origins) -> Rule[None] | None:
        if g.phase == PLAY:
            return take_turn(g)
        if g.phase == ROUND_END:
            return end_round(g)
        if g.phase == DRAFT:
            return pick_solo_dice(g) if g.solo else pick_start_die(g)
        return None

    def people(self, g: Origins) -> list[Player]:
        return [*g.builders]

    def ranking(self, g: Origins) -> list[int]:
        return places(g)

    def view(self, g: Origins, seat: int | None) -> dict[str, Any]:
        return view_of(g, seat)

    def resample(self, g: Origins, seat: int, chance: Chance, now: Origins) -> None:
        resample(g, seat, chance, now)

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        from tablewright.games.origins.scene import scenes_of

        return scenes_of(view, seat)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return glance_of(view)

    def check(self, g: Origins) -> list[str]:
        return list(broken(g))

    def pieces(self) -> list[str]:
        return (
            [f"build:{tile.id}" for tile in DATA.building_tiles]
            + [f"ability:{tile.id}" for tile in DATA.building_tiles]
            + [f"zodiac:{card.power}" for card in DATA.zodiac_cards]
            + [f"district-card:{card.id}" for card in DATA.district_cards]
            + [f"end-condition:{condition.id}" for condition in DATA.end_conditions]
        )


GAME = OriginsGame()
