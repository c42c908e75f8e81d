"""What the answer to every question of Imperial Settlers can be, for the numbers of environments.

Nearly all of them are cards, goods, colours, factions or numbers, so they share these; only the turn itself
pairs a deed with a card.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine.domain import YES_OR_NO, AnyOf, Domain, Names, Parts, Whole, shared
from tablewright.games.settlers.box.cards import BOARDS, FOUNDATION, GOODS
from tablewright.games.settlers.box.schema_expansions import COLOURS
from tablewright.games.settlers.rules.base.activating import FIRST, SECOND
from tablewright.games.settlers.rules.boxes import ACTIONS
from tablewright.games.settlers.rules.colours import COLOUR
from tablewright.games.settlers.rules.minis.diplomacy import TILES
from tablewright.games.settlers.rules.minis.expedition import EXPEDITION, TOKENS
from tablewright.games.settlers.rules.minis.market import STALLS
from tablewright.games.settlers.rules.state import (
    ACTIVATE,
    BUILD,
    DEAL,
    DEFEND,
    DEPLOY,
    PASS,
    RAZE_ENEMY,
    RAZE_HAND,
    TILE,
    VIRTUAL,
    WORKERS,
)

#: More goods than anybody ever stores or gives, and more Foundations than are ever laid unseen.
MOST_GOODS: Final = 99
MOST_UNSEEN: Final = 60

FACTIONS: Final = Names([*BOARDS, VIRTUAL])
GOOD_NAMES: Final = Names(GOODS)
COLOUR_NAMES: Final = Names(COLOURS)
NAMED_COLOURS: Final = Names([COLOUR + name for name in COLOURS])
UNSEEN: Final = Names([f"{GOODS[FOUNDATION]}-{number}" for number in range(1, MOST_UNSEEN + 1)])
ROWS: Final = ("production", "feature", "action")

DEEDS: Final = (BUILD, DEAL, RAZE_HAND, RAZE_ENEMY, ACTIVATE, DEFEND, DEPLOY)
TECHNOLOGY: Final = ("tech", "adv_scoring", "adv_defensive")
DEEDS_OF_MODULES: Final = (*ACTIONS, *TECHNOLOGY)

YES_NO_QUESTIONS: Final = ("activate-again", "react-now")

#: Questions that are answered with one of the shared values.
QUESTIONS: Final = (
    "add-stored",
    "advanced-technology",
    "announce-colour",
    "attacked-location",
    "barrier-place",
    "barrier-row",
    "before-production",
    "block-location",
    "break-deal",
    "build-now",
    "build-revealed",
    "choose-colour",
    "choose-effect",
    "choose-removal",
    "choose-sets",
    "clear-location",
    "conquer-location",
    "copy-production",
    "copy-stored",
    "declare-tokens",
    "desert-discard",
    "desert-victim",
    "discard-card",
    "discard-cards",
    "discard-foundation",
    "discard-location",
    "discard-theirs",
    "draw-from",
    "empty-collection",
    "exchange",
    EXPEDITION,
    "gain-by-favour",
    "give-back",
    "give-back-card",
    "give-matching",
    "give-to",
    "give-up-deal",
    "keep-card",
    "lay-back",
    "lay-cards",
    "lay-foundation",
    "lay-resources",
    "leave-out",
    "leave-out-rival",
    "look-at-deck",
    "look-into-hand",
    "lose-location",
    "match-colour",
    "move-block",
    "move-left",
    "move-technology-to",
    "offer-cards",
    "open-route",
    "pack-good",
    "pack-location",
    "pay-different",
    "pay-gold",
    "pay-resource",
    "pay-times",
    "pick",
    "place-samurai",
    "place-token",
    "pray-against",
    "pray-how",
    "produce-next",
    "prop-location",
    "protect-location",
    "put-here",
    "raze-for-points",
    "raze-location",
    "react-next",
    "remove-location",
    "remove-own",
    "restore",
    "return-to-deck",
    "return-to-hand",
    "send-free",
    "share-feature",
    "shuffle-deal",
    "shuffle-in",
    "shut-location",
    "spend-matching",
    "spend-workers",
    "split-deck",
    "split-discard",
    "split-hand",
    "split-remove",
    "spy-deal",
    "stall",
    "stolen-deal",
    "store",
    "store-on-card",
    "swap-give",
    "swap-take",
    "take-colour",
    "take-deal",
    "take-favour",
    "take-good",
    "take-location",
    "take-over",
    "take-revealed",
    "trade-card",
    "tricolour-as",
    "troupe",
    "tuck",
    "use-deal",
    "use-feature",
    "which-action",
    "which-technology",
)

#: Words that are neither goods nor colours nor factions.
WORDS: Final = ("common", "faction", "draw", "tokens", FIRST, SECOND, *ROWS, *TOKENS, *STALLS)


def answers_with(cards: Names, modules: tuple[str, ...]) -> dict[str, Domain]:
    """The answers of a table with these cards and modules."""
    unseen = UNSEEN if modules else Names([])
    places = AnyOf(Names(cards.words), unseen)
    anything = AnyOf(
        shared("card", Names(cards.words)),
        shared("unseen", Names(unseen.words)),
        shared("good", Names(GOODS)),
        shared("colour", Names(NAMED_COLOURS.words)),
        shared("faction", Names(FACTIONS.words)),
        shared("number", Whole(0, MOST_GOODS)),
        shared("word", Names(WORDS)),
    )
    deeds = [*DEEDS, *DEEDS_OF_MODULES] if modules else DEEDS
    found: dict[str, Domain] = {
        "turn": AnyOf(
            Parts(Names(deeds), places), Parts(Names([TILE]), Names(TILES)), Names([WORKERS, PASS, *ACTIONS])
        ),
        "after-action": Parts(Names([DEFEND, DEPLOY, *(TECHNOLOGY if modules else ())]), places),
        DEFEND: AnyOf(Names(cards.words), Names(unseen.words)),
        DEPLOY: AnyOf(Names(cards.words), Names(unseen.words)),
        "steal": Parts(FACTIONS, GOOD_NAMES),
    }
    if modules:
        found["move-technology"] = Parts(Names(TECHNOLOGY), places)
    if "azt" in modules:
        found["choose-matches"] = Parts(AnyOf(Names(cards.words), Names(["favor"])), NAMED_COLOURS)
    for kind in YES_NO_QUESTIONS:
        found[kind] = YES_OR_NO
    for kind in QUESTIONS:
        found[kind] = anything
    return found
