"""TAW-12.1 Set-up of the solo game.

Elsewhere: TAW-12.1.1 and 12.1.4 in setup.py.
"""

from __future__ import annotations

from tablewright.engine import Chance, Options, tell
from tablewright.games.tawantinsuyu.box.schema import DIFFICULTY, SECTIONS, SOLO, TOKENS, UPPER_STEPS
from tablewright.games.tawantinsuyu.rules.cards import draw_army, draw_god_card
from tablewright.games.tawantinsuyu.rules.hill import action_facing, put_steps
from tablewright.games.tawantinsuyu.rules.resources import gain
from tablewright.games.tawantinsuyu.rules.solo.gains import HUMAN, SLOTS, board_of, roll
from tablewright.games.tawantinsuyu.rules.state import Axomamma, Inca, Tawantinsuyu


def new_axomamma(options: Options, chance: Chance) -> Axomamma:
    """TAW-12.1.6 Tokens on their start spaces; TAW-12.1.9 a random side of a random personality token, or
    the one asked for; TAW-12.12.2 none with the easier option.
    """
    her = Axomamma()
    her.tucked = []
    her.tokens = [token.start_index for token in TOKENS]
    her.difficulty = [name for name in DIFFICULTY if options[name] == "on"]
    her.placed = False
    her.personality = options["personality"]
    if "easy_no_personality" in her.difficulty:
        her.personality = ""
    elif her.personality == "random":
        token = SOLO.personality_tokens[chance.below(len(SOLO.personality_tokens), "personality")]
        her.personality = token.sides[chance.below(len(token.sides), "personality")].id
    return her


def her_start(g: Tawantinsuyu, she: Inca) -> None:
    """TAW-12.1.2 A random starting weaving; TAW-12.1.3 goods and an army card instead of god cards;
    TAW-12.1.10 points and temple as everybody.
    """
    tile = g.start_weavings.pop(g.chance.below(len(g.start_weavings), "her weaving"))
    she.tapestries.append([tile])
    extra = SOLO.start.instead_of_god_cards
    gain(g, she, (0, extra.corn, extra.stone, extra.gold))
    draw_army(g, she, extra.army_cards_in_hand)


def place_her_priest(g: Tawantinsuyu, she: Inca) -> None:
    """TAW-12.1.5 The die says how far from yours; TAW-12.1.8 her steps; TAW-12.1.7 four tucked cards."""
    die = roll(g)
    she.priest = (g.incas[HUMAN].priest + die) % SECTIONS
    tell(g, "her-die", die=die)
    tell(g, "priest", seat=she.seat, section=she.priest + 1, action=action_facing(g, she.priest))
    for _ in range(SOLO.start.free_upper_steps_in_priest_section):
        put_steps(g, she, UPPER_STEPS[she.priest])
    while len(board_of(g).tucked) < SLOTS:
        card = draw_god_card(g)
        if card is None:
            break
        board_of(g).tucked.append(card)
        tell(g, "her-slot", slot=len(board_of(g).tucked), god=card.god)
