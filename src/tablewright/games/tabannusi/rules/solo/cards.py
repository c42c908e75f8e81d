"""TAB-10.3 Reading the cards: the automa's cards and project tiles, shuffled and drawn."""

from __future__ import annotations

from tablewright.engine import reveal, tell
from tablewright.games.tabannusi.box.schema import CRAFTS, AutomaCard, AutomaRow
from tablewright.games.tabannusi.box.tables import AUTOMA_CARDS
from tablewright.games.tabannusi.rules.state import Automa, Tabannusi, king_of

TOKENS = 3


# ------------------------------------------------------------------------------------------------ cards
def deal_cards(g: Tabannusi) -> None:
    """TAB-10.1.5 Shuffle all cards; the first drawn lies right, the second left."""
    automa = king_of(g)
    automa.deck = list(AUTOMA_CARDS.values())
    g.chance.shuffle(automa.deck, "automa")
    automa.right = [automa.deck.pop()]
    automa.left = [automa.deck.pop()]
    reveal(g)


def tell_cards(g: Tabannusi) -> None:
    """Say which cards lie open."""
    automa = king_of(g)
    tell(g, "king-cards", left=automa.left[0].id, right=automa.right[-1].id)


def next_card(g: Tabannusi) -> None:
    """TAB-10.4.1 The left card goes onto the right pile and a new one comes; an empty deck is dealt anew."""
    automa = king_of(g)
    if not automa.deck:
        deal_cards(g)
    else:
        automa.right.append(automa.left.pop())
        automa.left.append(automa.deck.pop())
        reveal(g)
    tell_cards(g)


def left_card(g: Tabannusi) -> AutomaCard:
    """TAB-10.1.5 The card next to the deck."""
    return king_of(g).left[0]


def top_sum(g: Tabannusi) -> int:
    """The sum of both top numbers."""
    automa = king_of(g)
    return automa.left[0].top + automa.right[-1].top


def current_row(g: Tabannusi) -> AutomaRow:
    """TAB-10.3.1 The row of the right card at which the left card's arrow points."""
    automa = king_of(g)
    return automa.right[-1].rows[automa.left[0].arrow_row - 1]


def king_decides(g: Tabannusi) -> bool:
    """TAB-10.3.2 Whether the current symbol is the king."""
    return current_row(g).symbol == "king"


# ------------------------------------------------------------------------------------- automa projects
def draw_tile(g: Tabannusi) -> int:
    """A tile from the bag; its colour."""
    return draw_from(g, king_of(g).bag)


def draw_from(g: Tabannusi, counts: list[int]) -> int:
    """A tile at random out of so many of each colour."""
    at = g.chance.below(sum(counts), "bag")
    colour = 0
    while at >= counts[colour]:
        at -= counts[colour]
        colour += 1
    counts[colour] -= 1
    return colour


def lay_out_tiles(g: Tabannusi) -> None:
    """TAB-10.1.7, TAB-10.4.9 A tile for each order token; where the bag has none, from the stacks."""
    automa = king_of(g)
    for token in automa.tokens:
        if sum(automa.bag):
            token.append(draw_tile(g))
        elif sum(g.project_stack):
            token.append(draw_from(g, g.project_stack))
            tell(g, "king-borrows", color=CRAFTS[token[-1]])


def reset_projects(g: Tabannusi) -> None:
    """TAB-10.4.9 All automa tiles into the bag, then three new ones."""
    automa = king_of(g)
    for token in automa.tokens:
        for colour in token:
            automa.bag[colour] += 1
        token.clear()
    lay_out_tiles(g)
    shown = [CRAFTS[token[-1]] for token in automa.tokens if token]
    tell(g, "king-projects", colors=shown)


def reset_automa(g: Tabannusi) -> None:
    """TAB-10.4.7 After the first and the third scoring cards and projects begin anew."""
    automa = king_of(g)
    automa.read = (*automa.left, *automa.right)
    deal_cards(g)
    tell(g, "king-reset")
    tell_cards(g)
    reset_projects(g)


def draw_onto_token(g: Tabannusi, token: int) -> None:
    """TAB-10.5.2, TAB-10.4.10 A new tile on top of a token; an empty bag means a reset instead."""
    automa = king_of(g)
    if sum(automa.bag):
        colour = draw_tile(g)
        automa.tokens[token].append(colour)
        tell(g, "king-tile", token=token + 1, color=CRAFTS[colour])
    else:
        reset_projects(g)


def return_project(g: Tabannusi, colour: int) -> None:
    """TAB-10.5.4 One automa project of a colour goes back to the stack: from the bag, else from a token."""
    automa = king_of(g)
    if automa.bag[colour]:
        automa.bag[colour] -= 1
        g.project_stack[colour] += 1
        tell(g, "king-returns", color=CRAFTS[colour], token=0)
        return
    token = token_with(automa, colour)
    if token < 0:
        return
    pile = automa.tokens[token]
    pile.pop(len(pile) - 1 - pile[::-1].index(colour))
    g.project_stack[colour] += 1
    shown = CRAFTS[pile[-1]] if pile else "none"
    tell(g, "king-returns", color=CRAFTS[colour], token=token + 1, shown=shown)
    if not pile:
        draw_onto_token(g, token)


def token_with(automa: Automa, colour: int) -> int:
    """TAB-10.5.4 The first token that shows the colour, else the first that covers one; -1 if none does."""
    for token in range(TOKENS):
        if automa.tokens[token] and automa.tokens[token][-1] == colour:
            return token
    for token in range(TOKENS):
        if colour in automa.tokens[token]:
            return token
    return -1


def token_colours(g: Tabannusi) -> list[int]:
    """TAB-10.3.3 The colours on top of the tokens, the current number's first, then on in a circle."""
    automa = king_of(g)
    first = current_row(g).number - 1
    found: list[int] = []
    for i in range(TOKENS):
        pile = automa.tokens[(first + i) % TOKENS]
        if pile and pile[-1] not in found:
            found.append(pile[-1])
    return found


def automa_projects(g: Tabannusi, colour: int) -> int:
    """TAB-10.5.2 Automa projects of a colour in the bag and at the tokens, covered ones included."""
    automa = king_of(g)
    return automa.bag[colour] + sum([token.count(colour) for token in automa.tokens])
