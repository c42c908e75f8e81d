"""Imperial Settlers: the base game and its expansions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine import BadSetup, Chance, Game, Options, Player, Rule, Scene, Setting
from tablewright.engine.glance import Glance
from tablewright.games.settlers import chapters as chapters  # they join in by being imported
from tablewright.games.settlers.cards import COMMON, FACTIONS
from tablewright.games.settlers.checks import problems_of
from tablewright.games.settlers.cleanup import clean_up, deposits
from tablewright.games.settlers.decks import (
    BASE_MOST,
    MINI,
    MOST,
    PLAYABLE,
    PLAYABLE_FACTIONS,
    RANDOM,
    YES,
    check_settings,
    completed,
    deck_settings,
    everything,
    extra_settings,
    module_settings,
    solo_settings,
)
from tablewright.games.settlers.glance import SIGNS, glance_of
from tablewright.games.settlers.lookout import alternative_lookout, is_alternative, lookout
from tablewright.games.settlers.minis import EXPEDITION, STALLS, TILES, TOKENS
from tablewright.games.settlers.production import produce
from tablewright.games.settlers.rivals import RIVAL
from tablewright.games.settlers.schema import DATA, CardFace
from tablewright.games.settlers.schema_expansions import MORE
from tablewright.games.settlers.scoring import count_up, places
from tablewright.games.settlers.setup import build_decks, set_up
from tablewright.games.settlers.solo import attack, solo_lookout
from tablewright.games.settlers.state import (
    ACTING,
    ADVANCED,
    ALTERNATIVE,
    ATTACKING,
    BUILDING_DECKS,
    CLEANUP,
    COUNTING,
    DEPOSITING,
    LOOKOUT,
    PEACEFUL,
    PRODUCING,
    STANDARD,
    TILE,
    Settlers,
)
from tablewright.games.settlers.turn import owing, pay_debt, take_turn
from tablewright.games.settlers.view import resample, view_of

#: Settings of the seats behind the first.
LATER_SEATS = {f"{what}-{seat}" for what in ("set", "faction") for seat in range(2, MOST + 1)}


class SettlersGame(Game[Settlers]):
    """Build an Empire of Locations, make Deals, raze what others have built."""

    name = "settlers"
    title = "Imperial Settlers"
    players = (*DATA.meta.players, *range(BASE_MOST + 1, MOST + 1))
    settings = (
        Setting("lookout", (STANDARD, ALTERNATIVE, ADVANCED), range(2, MOST + 1)),
        Setting(PEACEFUL, ("no", YES), range(2, MOST + 1)),
        *module_settings(),
        *extra_settings(),
        *deck_settings(),
        *solo_settings(),
        *(
            Setting(
                f"faction-{seat}", (RANDOM, *FACTIONS, *PLAYABLE_FACTIONS.values()), range(seat, MOST + 1)
            )
            for seat in range(1, MOST + 1)
        ),
    )
    automa = "virtual"
    cap = 6000
    signs = SIGNS
    finished = True

    def settle(self, players: int, options: Mapping[str, str]) -> Options:
        """SET-2.3 Factions differ; SET-18.7 the Peaceful variant has a Lookout of its own."""
        settled = super().settle(players, options)
        chosen = [value for name, value in settled.items() if name.startswith("faction-") and value != RANDOM]
        if len(set(chosen)) < len(chosen):
            raise BadSetup("Two players cannot have the same faction.")
        if settled.get(PEACEFUL) == YES and settled["lookout"] != STANDARD:
            raise BadSetup("The Peaceful variant has a Lookout of its own; leave 'lookout' at 'standard'.")
        check_settings(players, settled)
        return settled

    def variants(self, players: int) -> list[Options]:
        """Every setting changed once, with what it cannot do without, and everything together.

        A set and a faction are the same for every seat. Rivals differ by their cards alone, which are in play
        anyway.
        """
        default, *others = super().variants(players)
        found = [default]
        for options in [*map(completed, others), everything(default)]:
            changed = {name for name, value in options.items() if default[name] != value}
            if options.get(RIVAL, RANDOM) == RANDOM and not changed & LATER_SEATS and options not in found:
                found.append(options)
        return found

    def new(self, players: int, options: Options, chance: Chance) -> Settlers:
        return set_up(players, options, chance)

    def next_turn(self, g: Settlers) -> Rule[None] | None:
        """SET-3.1, SET-19.5 The phases of a round in their order."""
        if g.phase == ACTING:
            debtor = owing(g)
            return take_turn(g) if debtor is None else pay_debt(g, debtor)
        if g.phase == LOOKOUT:
            if g.virtual is not None:
                return solo_lookout(g)
            return alternative_lookout(g) if is_alternative(g) else lookout(g)
        if g.phase == PRODUCING:
            return produce(g)
        if g.phase == DEPOSITING:
            debtor = owing(g)
            return deposits(g) if debtor is None else pay_debt(g, debtor)
        if g.phase == CLEANUP:
            return clean_up(g)
        if g.phase == ATTACKING:
            return attack(g)
        if g.phase == COUNTING:
            return count_up(g)
        if g.phase == BUILDING_DECKS:
            return build_decks(g)
        return None

    def people(self, g: Settlers) -> list[Player]:
        everybody: list[Player] = [*g.settlers]
        if g.virtual is not None:
            everybody.append(g.virtual)
        return everybody

    def ranking(self, g: Settlers) -> list[int]:
        return places(g)

    def view(self, g: Settlers, seat: int | None) -> dict[str, Any]:
        return view_of(g, seat)

    def resample(self, g: Settlers, seat: int, chance: Chance, now: Settlers) -> None:
        resample(g, seat, chance, now)

    def scenes(self, view: Mapping[str, Any], seat: int | None) -> list[Scene]:
        from tablewright.games.settlers.scene import scenes_of

        return scenes_of(view, seat)

    def glance(self, view: Mapping[str, Any]) -> Glance:
        return glance_of(view)

    def check(self, g: Settlers) -> list[str]:
        return problems_of(g)

    def pieces(self) -> list[str]:
        """SET-1.4 Every kind of card is built or played; every ability, Raze field and Deal field is used."""
        found: list[str] = []
        decks = (COMMON, *FACTIONS, *PLAYABLE_FACTIONS.values())
        more = [kind for kind in MORE.cards if kind.box in PLAYABLE and kind.deck in decks]
        kinds: list[CardFace] = [*DATA.cards, *more]
        for kind in kinds:
            played = "instant" if kind.instant else "event" if kind.event else "build"
            found.append(f"{played}:{kind.id}")
            if kind.action is not None:
                found.append(f"activate:{kind.id}")
                if any(step.unlock is not None and step.unlock.action for step in kind.action.do):
                    found.append(f"activate-second:{kind.id}")
            if kind.raze is not None:
                found.append(f"raze:{kind.id}")
            if kind.deals:
                found.append(f"deal:{kind.id}")
        if "magic3" in PLAYABLE:
            found += ["stolen-deal", "shut", "opened"]  # what the virtual Japanese and Egyptians do
        if MINI in PLAYABLE:
            found += [f"{EXPEDITION}:{token}" for token in TOKENS]
            found += [f"{TILE}:{tile}" for tile in TILES]
            found += [f"stall:{stall}" for stall in STALLS]
        return found


GAME = SettlersGame()
