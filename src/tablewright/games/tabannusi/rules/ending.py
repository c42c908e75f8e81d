"""TAB-8 End of the game.

Elsewhere: TAB-8.1 and 8.2 in scoring.py.
"""

from __future__ import annotations

from tablewright.engine import Rule, reveal, score, tell
from tablewright.games.tabannusi.box.schema import META, CityCard
from tablewright.games.tabannusi.box.tables import DISTRICTS
from tablewright.games.tabannusi.rules.scoring import score_in_district
from tablewright.games.tabannusi.rules.state import OVER, Builder, Tabannusi


def final_scoring(g: Tabannusi) -> Rule[None]:
    """TAB-8.3 Every district once more, points only; then city cards and unused harbour tiles."""
    tell(g, "final-scoring")
    done = [most_cities(player) for player in g.builders]
    for district in DISTRICTS:
        for player in g.builders:
            score_in_district(g, player, district, done[player.seat])  # TAB-9.2.3
    reveal(g)
    for player in g.builders:
        tell(g, "cities", seat=player.seat, cards=[card.id for card in player.cities])
        score(g, player, "cities", best_cities(player))
        score(g, player, "harbours", META.unused_harbour_vp * len(player.harbours))  # TAB-5.5.5
    g.step = OVER
    yield from ()


def score_what_is_seen(g: Tabannusi, seat: int | None) -> list[tuple[int, str]]:
    """TAB-8.3 The same before the end, as far as a seat can count: TAB-2.15 the city cards of others are
    secret. Returns whose city cards were left out.
    """
    hidden: list[tuple[int, str]] = []
    for player in g.builders:
        is_known = player.seat == seat and not player.bot
        for district in DISTRICTS:
            score_in_district(g, player, district, most_cities(player) if is_known else 0)
        score(g, player, "harbours", META.unused_harbour_vp * len(player.harbours))
        if is_known:
            score(g, player, "cities", best_cities(player))
        elif player.cities:
            hidden.append((player.seat, "cities"))
    return hidden


def best_cities(player: Builder) -> int:
    """TAB-8.4 The most points the city cards can give together."""
    return max([sum([card.vp for card in cards]) for cards in satisfiable(player)])


def most_cities(player: Builder) -> int:
    """TAB-9.2.3 The most city cards that can be fulfilled together."""
    return max([len(cards) for cards in satisfiable(player)])


def satisfiable(player: Builder) -> list[list[CityCard]]:
    """TAB-8.4 All sets of own city cards that the houses suffice for; no house serves two."""
    found: list[list[CityCard]] = [[]]
    for card in player.cities:
        found += [[*cards, card] for cards in found]
    return [cards for cards in found if suffices(player.houses, cards, player.city_ignore)]


def suffices(houses: list[int], cards: list[CityCard], ignored: int) -> bool:
    """TAB-8.5 Whether the houses suffice when that many may be missing on every card, in any district."""
    if not cards:
        return True
    card, rest = cards[0], cards[1:]
    left = houses[:]
    for district, wanted in card.houses.items():
        left[district] -= wanted
    return fits(left, list(card.houses.items()), rest, ignored, ignored)


def fits(
    left: list[int], wanted: list[tuple[int, int]], rest: list[CityCard], spare: int, ignored: int
) -> bool:
    """TAB-8.5 Try every way to spread what one card may ignore over its districts."""
    if not wanted:
        return min(left) >= 0 and suffices(left, rest, ignored)
    district, most = wanted[0]
    for missing in range(min(spare, most) + 1):
        eased = left[:]
        eased[district] += missing
        if fits(eased, wanted[1:], rest, spare - missing, ignored):
            return True
    return False


def places(g: Tabannusi) -> list[int]:
    """TAB-8.6 Most points, then most gold; TAB-10.6.1 against a king only more points win."""
    if g.automa is not None:
        return [1, 2] if g.builders[0].vp > g.builders[1].vp else [2, 1]
    return [1 + sum([rank(other) > rank(me) for other in g.builders]) for me in g.builders]


def rank(player: Builder) -> tuple[int, int]:
    """TAB-8.6 What decides, in order."""
    return player.vp, player.gold
