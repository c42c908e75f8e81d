"""TAB-10.1 Set-up of the solo game: the king and where it starts.

Elsewhere: TAB-10.1.1, 10.1.2, 10.1.3 and 10.1.8 in setup.py; TAB-10.1.5 and 10.1.7 in solo/cards.py.
"""

from __future__ import annotations

from typing import Final

from tablewright.engine import Rule, tell
from tablewright.games.tabannusi.box.schema import CRAFTS, DATA, SOLO, King
from tablewright.games.tabannusi.box.tables import AUTOMA_CITY, DISTRICT_NAMES, DISTRICTS, SOLO_BUILDINGS
from tablewright.games.tabannusi.rules.building import raise_building, starting_spaces
from tablewright.games.tabannusi.rules.effects import resolve
from tablewright.games.tabannusi.rules.houses import remove_house
from tablewright.games.tabannusi.rules.solo.actions import take_city_marker
from tablewright.games.tabannusi.rules.solo.cards import TOKENS, left_card, token_colours, top_sum
from tablewright.games.tabannusi.rules.state import Automa, Builder, Tabannusi, king_of
from tablewright.games.tabannusi.rules.turn import begin_turn

CLOCKWISE: Final = DATA.district_ring[0].clockwise


def king_starts(g: Tabannusi, king: Builder) -> Rule[None]:
    """TAB-10.1.9 The king's starting building; TAB-10.1.10 where its pawns begin."""
    automa = king_of(g)
    district = left_card(g).top or SOLO.zero_district
    colour = token_colours(g)[0]
    free = starting_spaces(g, district, colour)
    space = free[-1] if automa.king.setup_space == "highest" else free[0]
    tell(g, "king-starts", space=g.board.names[space], color=CRAFTS[colour])
    raise_building(g, king, district, colour, (space,))
    remove_house(king, colour)
    take_city_marker(g, district)
    yield from resolve(g, king, automa.king.C.bonus, "king", colour, district)
    at = CLOCKWISE.index(SOLO.path_start)
    king.assistant = king.architect = CLOCKWISE[(at + top_sum(g)) % len(CLOCKWISE)]
    tell(g, "king-arrives", district=DISTRICT_NAMES[king.assistant])
    begin_turn(g, g.first)


def new_automa(king: King) -> Automa:
    """TAB-10.1.4 The king's city card with its markers; cards and tiles are laid out later."""
    automa = Automa()
    automa.king = king
    automa.city = [0, *[AUTOMA_CITY[king.city][district] for district in DISTRICTS]]
    automa.deck, automa.left, automa.right = [], [], []
    automa.bag = [0] * len(CRAFTS)
    automa.tokens = [[] for _ in range(TOKENS)]
    automa.crates_removed = 0
    automa.unmarked_port_houses = 0
    automa.read = ()
    return automa


def fill_bag(g: Tabannusi) -> None:
    """TAB-10.1.6 The larger building requirement of both decrees and one more, of each colour."""
    automa = king_of(g)
    for colour in range(len(CRAFTS)):
        n = max([SOLO_BUILDINGS[decree.id][colour] for decree in g.decrees]) + SOLO.extra_projects
        g.project_stack[colour] -= n
        automa.bag[colour] += n
