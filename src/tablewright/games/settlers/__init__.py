"""Imperial Settlers: the base game and its expansions."""

from __future__ import annotations

from collections.abc import Mapping

from tablewright.engine import Chance, Game, Meanwhile, Options, Player, Rooms, Rule, Setting
from tablewright.engine.glance import Tally, named
from tablewright.games.settlers.box.schema import DATA, CardFace
from tablewright.games.settlers.box.schema_expansions import MORE
from tablewright.games.settlers.invariants import problems_of
from tablewright.games.settlers.look.cover import COVER, PRESETS
from tablewright.games.settlers.look.glance import GOODS as GOOD_SIGNS
from tablewright.games.settlers.look.glance import SIGNS, glance_of
from tablewright.games.settlers.rules.base.cleanup import clean_up, deposits, perishing
from tablewright.games.settlers.rules.base.lookout import alternative_lookout, is_alternative, lookout
from tablewright.games.settlers.rules.base.meanwhile import asides_of, take_aside
from tablewright.games.settlers.rules.base.production import produce
from tablewright.games.settlers.rules.base.scoring import count_up, places, score_empires
from tablewright.games.settlers.rules.base.solo import attack, solo_lookout
from tablewright.games.settlers.rules.base.turn import owing, pay_debt, take_turn
from tablewright.games.settlers.rules.boxes import BOXES
from tablewright.games.settlers.rules.decks import PROMO
from tablewright.games.settlers.rules.encoding import SettlersEncoder
from tablewright.games.settlers.rules.fire.solo import RIVAL
from tablewright.games.settlers.rules.modules import (
    ALL_FACTIONS,
    BASE_MOST,
    CARDS_OF,
    MOST,
    RANDOM,
    RIVAL_SET,
    YES,
    refused,
)
from tablewright.games.settlers.rules.settings import (
    box_settings,
    check_settings,
    completed,
    deck_settings,
    everything,
    module_settings,
)
from tablewright.games.settlers.rules.setup import build_decks, deal_hands, set_up
from tablewright.games.settlers.rules.state import (
    ACTING,
    ADVANCED,
    ALTERNATIVE,
    ATTACKING,
    BUILDING_DECKS,
    CLEANUP,
    COUNTING,
    DEALING,
    DEPOSITING,
    LOOKOUT,
    PASS,
    PEACEFUL,
    PRODUCING,
    STANDARD,
    Settlers,
)
from tablewright.games.settlers.rules.view import resample, view_of

#: Settings of the seats behind the first.
LATER_SEATS = {f"{what}-{seat}" for what in ("set", "faction") for seat in range(2, MOST + 1)}
#: Settings that only say which cards are mixed in.
WHICH_CARDS = (CARDS_OF, PROMO, RIVAL_SET)


class SettlersGame(Game[Settlers]):
    """Build an Empire of Locations, make Deals, raze what others have built."""

    name = "settlers"
    title = "Imperial Settlers"
    rules = 3  # since 3: SETX-8.3 what an Expedition brings may still be placed in the turn of the pass
    players = (*DATA.meta.players, *range(BASE_MOST + 1, MOST + 1))
    settings = (
        Setting("lookout", (STANDARD, ALTERNATIVE, ADVANCED), range(2, MOST + 1)),
        Setting(PEACEFUL, ("no", YES), range(2, MOST + 1)),
        *module_settings(),
        *box_settings(),
        *deck_settings(),
        *(
            Setting(f"faction-{seat}", (RANDOM, *ALL_FACTIONS), range(seat, MOST + 1))
            for seat in range(1, MOST + 1)
        ),
    )
    automa = "virtual"
    meanwhile = Meanwhile(asides_of, take_aside)
    cap = 6000
    presets = PRESETS
    cover = COVER
    signs = SIGNS
    rooms = Rooms(__name__, view_of, resample, problems_of, places, glance_of, SettlersEncoder)
    finished = True

    def settle(self, players: int, options: Mapping[str, str]) -> Options:
        """SET-2.3 Factions differ; SET-18.7 the Peaceful variant has a Lookout of its own."""
        settled = super().settle(players, options)
        chosen = [value for name, value in settled.items() if name.startswith("faction-") and value != RANDOM]
        if len(set(chosen)) < len(chosen):
            raise refused("Two players cannot have the same faction.", "same-faction")
        if settled.get(PEACEFUL) == YES and settled["lookout"] != STANDARD:
            raise refused(
                "The Peaceful variant has a Lookout of its own; leave 'lookout' at 'standard'.",
                "peaceful-lookout",
            )
        check_settings(players, settled)
        return settled

    def variants(self, players: int) -> list[Options]:
        """Every setting changed once, with what it cannot do without, and everything together.

        A set and a faction are the same for every seat. Rivals and what is mixed in differ by their cards
        alone, which are in play anyway.
        """
        default, *others = super().variants(players)
        found = [default]
        different = [
            options
            for options in others
            if all(value == default[name] for name, value in options.items() if name.startswith(WHICH_CARDS))
        ]
        for options in [*map(completed, different), everything(default)]:
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
        if g.phase == DEALING:
            return deal_hands(g)
        return None

    def people(self, g: Settlers) -> list[Player]:
        everybody: list[Player] = [*g.settlers]
        if g.virtual is not None:
            everybody.append(g.virtual)
        return everybody

    def score_end(self, g: Settlers, seat: int | None) -> list[tuple[int, str]]:
        score_empires(g)
        return []

    def wasted(self, g: Settlers, seat: int, option: str) -> list[Tally]:
        """SET-13.2 Who passes keeps only what can be stored."""
        if option != f"turn:{PASS}":
            return []
        return [
            named(GOOD_SIGNS.get(good, "token"), good, n) for good, n in perishing(g.settlers[seat]).items()
        ]

    def pieces(self) -> list[str]:
        """SET-1.4 Every kind of card is built or played; every ability, Raze field and Deal field is used."""
        found: list[str] = []
        kinds: list[CardFace] = [*DATA.cards, *MORE.cards]
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
        for box in BOXES:
            found += box.pieces
        return found


GAME = SettlersGame()
