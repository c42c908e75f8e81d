"""SET-17 Faction rules and card rulings."""

from __future__ import annotations

import pytest

from tablewright.engine import Table
from tablewright.games.settlers.box.cards import NUMBER
from tablewright.games.settlers.rules.state import PRODUCING, Settlers, count_colour
from tests.games.settlers.asked import asked_seat, kind, offered, refused
from tests.games.settlers.laying import built, deals, foundation, hand, on_top, supply
from tests.games.settlers.looking import empire, has, location, names
from tests.games.settlers.seats import EVA, MARK, TOM
from tests.games.settlers.table import pass_all, play, position, table_of

PAIR = ("turn:workers", "spend-workers:wood", "spend-workers:done")


# ---------------------------------------------------------------------------------------------- Japanese
@pytest.mark.rule("SET-17.3", "SET-17.4", "SET-17.5", "SET-17.6")
def test_garrison_removes_gate_and_shrine_with_all_on_them() -> None:
    g = position("romans", "japanese")
    built(g, TOM, "Engineers")
    gate, shrine = built(g, MARK, "Gate", "Shrine")
    gate.under, gate.samurai = (g.settlers[MARK].deck.pop(),), True
    shrine.laid = (NUMBER["wood"],)
    buried = gate.under[0]
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Engineers")
    assert offered(table) == ["remove-location:Gate", "remove-location:Shrine"]
    play(table, "remove-location:Gate")
    assert names(g.removed) == ["Gate"]
    assert buried in g.settlers[MARK].discard
    g = position("japanese", "romans")
    built(g, TOM, "Garrison")
    built(g, MARK, "Quarry", "Legion")
    supply(g, TOM, raze=1)
    table = table_of(g)
    play(table, "turn:activate/Garrison")
    assert offered(table) == ["remove-location:Quarry", "remove-location:Legion"]


@pytest.mark.example("SET-EX-42")
@pytest.mark.rule("SET-17.7", "SET-17.8")
def test_negotiator_builds_a_deal_without_a_location() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Negotiator", "Shrine")
    deals(g, TOM, "Casino", "Legion")
    supply(g, TOM, worker=2, wood=1)
    assert refused(table_of(g), "turn:activate/Negotiator") == "SET-10.8"
    supply(g, TOM, wood=2)
    play(table_of(g), "turn:activate/Negotiator", "after-action:done")  # only a Japanese card can be built
    assert empire(g.settlers[TOM]) == ["Negotiator", "Shrine", "Casino"]
    assert names(g.settlers[TOM].deals) == ["Legion"]
    assert has(g.settlers[TOM], wood=0, gold=0, worker=1)


@pytest.mark.example("SET-EX-41")
@pytest.mark.rule("SET-17.10", "SET-17.43")
def test_spies_and_ninjas() -> None:
    g = position("romans", "egyptians")
    built(g, TOM, "Spies")
    deals(g, MARK, "Sphinx")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Spies")
    assert g.settlers[TOM].vp == 1
    assert has(g.settlers[TOM], gold=0)
    assert names(g.settlers[TOM].deals) == ["Sphinx"]
    g = position("japanese", "egyptians")
    built(g, TOM, "Ninjas", "Dojo")
    deals(g, MARK, "Sphinx")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Ninjas")
    assert g.settlers[TOM].vp == 0
    assert has(g.settlers[TOM], gold=1)


@pytest.mark.rule("SET-17.12", "SET-15.9")
def test_temple_of_buddha_keeps_one_and_discards_one() -> None:
    g = position("japanese", "romans")
    built(g, TOM, "Temple of Buddha")
    on_top(g, TOM, "Casino", "Garrison")
    g.phase, g.step = PRODUCING, 0
    table = table_of(g)
    play(table, "keep-card:Casino")
    assert names(g.settlers[TOM].hand) == ["Casino"]
    assert names(g.settlers[TOM].discard) == ["Garrison"]


def trade_route() -> tuple[Settlers, Table]:
    """The Japanese with a Trade Route, a Roman with Legion (a Raze token) and Builder (a stone)."""
    g = position("japanese", "romans")
    built(g, TOM, "Trade Route", "Dojo")
    built(g, MARK, "Legion", "Builder", "Quarry")
    supply(g, TOM, food=1)
    supply(g, MARK, worker=6)
    return g, table_of(g)


@pytest.mark.rule("SET-17.14", "SET-17.15", "SET-17.13")
def test_a_trade_route_is_a_deal_with_an_enemy_card() -> None:
    g, table = trade_route()
    top = g.settlers[TOM].deck[-1]
    play(table, "turn:activate/Trade Route")
    assert offered(table) == ["open-route:Legion", "open-route:Builder"]
    play(table, "open-route:Legion")
    assert has(g.settlers[TOM], raze=1, food=0)
    assert g.settlers[TOM].vp == 1  # Dojo: a Deal was made
    assert location(g, "Legion").route is top
    g.phase, g.step = PRODUCING, 0
    table_of(g)
    assert has(g.settlers[TOM], raze=3)  # board and Trade Route


@pytest.mark.rule("SET-17.14")
def test_a_trade_route_needs_a_place_and_a_card() -> None:
    g, _ = trade_route()
    g.settlers[TOM].discard, g.settlers[TOM].deck = g.settlers[TOM].deck, []
    top = g.settlers[TOM].discard[-1]
    play(table_of(g), "turn:activate/Trade Route", "open-route:Builder")
    assert location(g, "Builder").route is top  # from the discard pile
    g, _ = trade_route()
    g.removed += g.settlers[TOM].deck
    g.settlers[TOM].deck = []
    supply(g, TOM, worker=2)
    assert refused(table_of(g), "turn:activate/Trade Route") == "SET-10.8"
    g, _ = trade_route()
    for name in ("Legion", "Builder"):
        location(g, name).route = g.settlers[TOM].deck.pop()
        location(g, name).route_seat = TOM
    supply(g, TOM, worker=2)
    assert refused(table_of(g), "turn:activate/Trade Route") == "SET-10.8"


@pytest.mark.rule("SET-17.16")
def test_a_trade_route_deal_outlives_the_trade_route() -> None:
    g, table = trade_route()
    play(table, "turn:activate/Trade Route", "open-route:Legion")
    supply(g, MARK, raze=2)
    play(table_of(g), "turn:raze/Trade Route")
    assert empire(g.settlers[TOM]) == ["Dojo"]
    assert location(g, "Legion").route_seat == TOM


@pytest.mark.rule("SET-17.16")
def test_discarding_the_marked_location_ends_the_deal() -> None:
    g, table = trade_route()
    play(table, "turn:activate/Trade Route", "open-route:Legion")
    marker = location(g, "Legion").route
    hand(g, MARK, "Spies")
    supply(g, MARK, wood=1, stone=1, worker=6)
    play(table_of(g), "turn:build/Spies", "discard-location:Legion")
    assert marker is g.settlers[TOM].discard[-1]
    assert all(place.route is None for place in g.settlers[MARK].empire)


@pytest.mark.rule("SET-17.17", "SET-17.60", "SET-17.61")
def test_who_may_use_trade_route_deals() -> None:
    g, table = trade_route()
    play(table, "turn:activate/Trade Route", "open-route:Legion")
    built(g, TOM, "Imperial Messenger", "Hanseatic League", "Negotiator")
    built(g, MARK, "Spies")
    supply(g, TOM, worker=5, wood=9, stone=9, raze=0)
    table = table_of(g)
    assert refused(table, "turn:activate/Spies") == "SET-10.8"  # nothing under the board
    play(table, *PAIR)
    assert "turn:activate/Negotiator" not in offered(table)
    play(table, "turn:activate/Imperial Messenger", "after-action:done")
    assert has(g.settlers[TOM], raze=1)
    play(table, *PAIR, "turn:activate/Hanseatic League")
    assert g.settlers[TOM].vp == 3
    assert location(g, "Legion").route is None
    assert len(g.settlers[TOM].discard) == 1


# --------------------------------------------------------------------------------------------- Egyptians
@pytest.mark.example("SET-EX-32")
@pytest.mark.rule("SET-17.20")
def test_chariot_builder_ignores_protection() -> None:
    g = position("egyptians", "romans")
    built(g, TOM, "Chariot Builder")
    quarry, _ = built(g, MARK, "Quarry", "Roman Fortress")
    quarry.defended = True
    supply(g, TOM, raze=1)
    play(table_of(g), "turn:activate/Chariot Builder")
    assert has(g.settlers[TOM], raze=0, stone=2)
    assert has(g.settlers[MARK], wood=1)


@pytest.mark.rule("SET-17.21")
def test_desert_needs_a_card_of_both() -> None:
    g = position("egyptians", "romans")
    built(g, TOM, "Desert")
    hand(g, TOM, "Village")
    supply(g, TOM, worker=2)
    assert refused(table_of(g), "turn:activate/Desert") == "SET-10.8"
    g.settlers[MARK].hand, g.settlers[TOM].hand = g.settlers[TOM].hand, []
    assert refused(table_of(g), "turn:activate/Desert") == "SET-10.4"


@pytest.mark.rule("SET-17.27")
def test_sanctuary_lays_a_secret_foundation() -> None:
    g = position("egyptians", "romans")
    built(g, TOM, "Sanctuary", "Gallows")
    hand(g, TOM, "Village", "Oasis")
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Sanctuary", "lay-foundation:Oasis")
    assert has(g.settlers[TOM], stone=1, wood=0)
    assert g.settlers[TOM].vp == 1  # no razing
    assert empire(g.settlers[TOM])[-1] == "Foundation"
    assert table.view(MARK)["settlers"][TOM]["empire"][-1]["card"] is None


@pytest.mark.rule("SET-17.28")
def test_royal_pool_clears_another_location() -> None:
    g = position("egyptians", "romans")
    pool, other, bazaar = built(g, TOM, "Royal Pool", "Royal Pool", "Golden Bazaar")
    bazaar.uses, bazaar.goods = 1, (NUMBER["food"],)
    other.uses, other.goods = 1, (NUMBER["gold"],)
    supply(g, TOM, gold=1, food=1)
    supply(g, MARK, worker=6)
    table = table_of(g)
    play(table, "turn:activate/Royal Pool")
    assert offered(table) == ["clear-location:Royal Pool", "clear-location:Golden Bazaar"]  # not itself
    play(table, "clear-location:Golden Bazaar")
    assert (bazaar.uses, bazaar.goods, pool.uses) == (0, (), 1)
    assert asked_seat(table) == MARK  # the new use needs a turn of its own
    play(table, *PAIR)
    assert "turn:activate/Golden Bazaar" in offered(table)


@pytest.mark.rule("SET-17.29", "SET-10.8")
def test_scorpion_breeder_blocks_everybody() -> None:
    g = position("egyptians", "romans")
    built(g, TOM, "Scorpion Breeder")
    castle, _ = built(g, MARK, "Castle", "Acting Troupe")
    supply(g, TOM, worker=1)
    supply(g, MARK, worker=3)
    table = table_of(g)
    play(table, "turn:activate/Scorpion Breeder", "block-location:Castle")
    assert castle.blocked
    assert refused(table, "turn:activate/Castle") == "SET-17.29"
    assert refused(table, "turn:activate/Acting Troupe") == "SET-10.8"


def taken_over(*theirs: str, mine: tuple[str, ...] = ()) -> tuple[Settlers, Table]:
    """Eva is third; Tom the Egyptian has just taken over Mark's first Location."""
    g = position("egyptians", "barbarians", "romans")
    built(g, TOM, "Temple of Ra", *mine)
    built(g, MARK, *theirs)
    supply(g, MARK, worker=20)
    supply(g, EVA, worker=20)
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra")
    if kind(table) == "take-over":
        play(table, f"take-over:{theirs[0]}")
    return g, table


@pytest.mark.rule("SET-17.30", "SET-17.31", "SET-10.4")
def test_a_taken_over_location_is_the_egyptians_in_every_respect() -> None:
    g, table = taken_over("Rubble", "Quarry", mine=("Sphinx",))
    assert empire(g.settlers[TOM]) == ["Temple of Ra", "Sphinx", "Rubble"]
    assert location(g, "Temple of Ra").goods == (NUMBER["worker"],)
    assert has(g.settlers[TOM], stone=0)  # nothing is produced
    assert count_colour(g.settlers[TOM], "gray") == 1
    assert count_colour(g.settlers[MARK], "gray") == 1
    supply(g, TOM, defense=1)
    play(table, *PAIR, *PAIR)
    assert "turn:defend/Rubble" in offered(table)


@pytest.mark.rule("SET-17.32", "SET-7.3")
def test_nobody_discards_a_taken_over_location() -> None:
    g, table = taken_over("Quarry")
    hand(g, TOM, "Sphinx")
    hand(g, MARK, "Raid")
    supply(g, TOM, stone=1)
    supply(g, MARK, wood=1)
    assert refused(table, "turn:build/Raid") == "SET-7.3"
    play(table, *PAIR, *PAIR, "turn:build/Sphinx")  # the Temple is the only one that can pay
    assert empire(g.settlers[TOM])[-1] == "Sphinx"


@pytest.mark.rule("SET-17.33")
def test_only_the_uses_the_owner_has_left() -> None:
    g = position("egyptians", "barbarians")
    built(g, TOM, "Temple of Ra")
    (castle,) = built(g, MARK, "Castle")
    castle.uses, castle.goods = 1, (NUMBER["worker"],)
    supply(g, TOM, worker=2)
    supply(g, MARK, worker=6)
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra", *PAIR, "turn:activate/Castle", "draw-from:common")
    assert kind(table) == "turn"  # not asked for a second use
    assert castle.uses == 2


@pytest.mark.rule("SET-17.34")
def test_a_pass_of_the_owner_changes_nothing() -> None:
    g, table = taken_over("Castle")
    supply(g, TOM, worker=1)
    play(table, "turn:pass", *PAIR)
    assert "turn:activate/Castle" in offered(table)


@pytest.mark.example("SET-EX-28")
@pytest.mark.rule("SET-17.35")
def test_the_owner_razes_the_own_location_back() -> None:
    g, table = taken_over("Quarry")
    supply(g, MARK, raze=2)
    hand(g, MARK, "Raid")
    supply(g, MARK, wood=1)
    play(table_of(g), "turn:raze/Quarry")
    assert has(g.settlers[MARK], stone=2, raze=0, wood=1)
    assert has(g.settlers[TOM], wood=1)
    quarry = location(g, "Quarry")
    assert quarry in g.settlers[MARK].empire
    assert quarry.foundation
    table = table_of(g)
    play(table, "turn:pass")
    while kind(table) in ("turn", "store", "after-action"):
        play(table, "turn:pass" if kind(table) == "turn" else offered(table)[0])
    assert g.round == 2
    assert quarry.taken_with == ""  # from now on it can be used


@pytest.mark.rule("SET-17.35")
def test_until_the_next_round_nobody_uses_that_foundation() -> None:
    g, _ = taken_over("Quarry")
    supply(g, MARK, raze=2, wood=1)
    hand(g, MARK, "Raid")
    play(table_of(g), "turn:raze/Quarry", *PAIR)
    g.turn = MARK
    assert refused(table_of(g), "turn:build/Raid") == "SET-7.3"


@pytest.mark.rule("SET-17.35", "SET-6.7")
def test_the_pass_of_the_egyptian_protects_it() -> None:
    g, table = taken_over("Quarry")
    supply(g, EVA, raze=2)
    supply(g, TOM, worker=2)
    play(table, "turn:pass")  # Mark, the owner: no protection
    assert "turn:raze/Quarry" in offered(table)
    play(table, *PAIR, "turn:pass")  # Tom, the controller
    assert refused(table, "turn:raze/Quarry") == "SET-6.7"


@pytest.mark.rule("SET-17.35")
def test_a_taken_over_japanese_location_is_discarded_when_razed() -> None:
    g = position("egyptians", "japanese", "romans")
    built(g, TOM, "Temple of Ra")
    built(g, MARK, "Dojo")
    supply(g, EVA, raze=2)
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra", "turn:pass", "turn:raze/Dojo")
    assert names(g.settlers[MARK].discard) == ["Dojo"]
    assert has(g.settlers[TOM], wood=0)
    assert has(g.settlers[MARK], wood=0)


@pytest.mark.rule("SET-17.36", "SET-13.8")
def test_the_egyptian_uses_neither_gate_nor_shrine() -> None:
    g = position("egyptians", "japanese")
    built(g, TOM, "Temple of Ra")
    built(g, MARK, "Gate")
    hand(g, TOM, "Village")
    hand(g, MARK, "Mill")
    supply(g, MARK, worker=0)
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra")
    pass_all(table)
    assert kind(table) == "pick"  # nobody was asked to lay cards down
    assert location(g, "Gate") in g.settlers[MARK].empire


@pytest.mark.rule("SET-17.37")
def test_a_taken_over_trade_route_is_marked_with_the_egyptians_card() -> None:
    g = position("egyptians", "japanese")
    built(g, TOM, "Temple of Ra")
    built(g, MARK, "Trade Route", "Dojo")
    supply(g, TOM, food=1)
    supply(g, MARK, worker=6)
    top = g.settlers[TOM].deck[-1]
    table = table_of(g)
    play(table, "turn:activate/Temple of Ra", "take-over:Trade Route", *PAIR, "after-action:done")
    play(table, "turn:activate/Trade Route")
    assert location(g, "Dojo").route is top
    assert g.settlers[TOM].vp == 1  # the good of that Dojo


@pytest.mark.example("SET-EX-36")
@pytest.mark.rule("SET-17.38")
def test_without_the_temple_a_taken_location_is_neutral() -> None:
    g, table = taken_over("Castle")
    hand(g, TOM, "Sphinx")
    supply(g, TOM, stone=1, worker=4)
    supply(g, EVA, raze=2)
    play(table, *PAIR, *PAIR, "turn:build/Sphinx")
    castle = location(g, "Castle")
    assert castle.neutral
    assert castle in g.settlers[MARK].empire
    assert refused(table, "turn:activate/Castle") == "SET-17.38"
    hand(g, MARK, "Raid")
    supply(g, MARK, wood=1)
    assert refused(table_of(g), "turn:build/Raid") == "SET-7.3"
    assert count_colour(g.settlers[MARK], "blue") == 0
    play(table, *PAIR)
    assert "turn:raze/Castle" in offered(table)  # for razing it is its owner's
    while g.round == 1:
        play(table, "turn:pass" if kind(table) == "turn" else offered(table)[0])
    assert not castle.neutral


# ------------------------------------------------------------------------------------ Romans, Barbarians
@pytest.mark.rule("SET-17.42")
def test_warehouses_that_are_lost_store_nothing_more() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Warehouses")
    hand(g, TOM, "Builder")
    supply(g, TOM, stone=3)
    supply(g, MARK, worker=0)
    table = table_of(g)
    play(table, "turn:build/Builder")
    assert kind(table) == "pick"  # the round is over, and nothing was stored
    assert has(g.settlers[TOM], stone=0, wood=0)


@pytest.mark.rule("SET-17.44")
def test_administration_counts_its_own_building() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Village")
    hand(g, TOM, "Administration")
    supply(g, TOM, stone=2)
    play(table_of(g), "turn:build/Administration")
    assert has(g.settlers[TOM], gold=1)


@pytest.mark.rule("SET-17.45")
def test_roman_fortress_protects_all_that_can_be_razed() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Dark Chapel")
    built(g, MARK, "Roman Fortress", "Quarry")
    supply(g, TOM, raze=2, worker=2)
    table = table_of(g)
    assert refused(table, "turn:raze/Quarry") == "SET-9.2"
    assert refused(table, "turn:activate/Dark Chapel") == "SET-9.2"
    supply(g, TOM, raze=3)
    play(table_of(g), "turn:raze/Quarry")
    assert has(g.settlers[TOM], raze=0)


@pytest.mark.rule("SET-17.50", "SET-9.6")
def test_rabble_razes_common_locations_with_a_raze_field() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Rabble", "Ruins", "Forest", "Mill", "Village")
    supply(g, TOM, worker=2)
    table = table_of(g)
    play(table, "turn:activate/Rabble")
    assert offered(table) == ["raze-location:Mill", "raze-location:Village"]


@pytest.mark.rule("SET-17.51")
def test_mission_draws_from_both_decks() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Mission")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Mission", "draw-from:faction", "draw-from:common")
    assert [card.common for card in g.settlers[TOM].hand] == [False, True]


@pytest.mark.example("SET-EX-27")
@pytest.mark.rule("SET-17.52", "SET-20.6")
def test_dark_chapel_from_hand_gives_back_cards() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Dark Chapel", "Raid")
    hand(g, TOM, "Castle")
    on_top(g, "common", "Mill", "Village")
    supply(g, TOM, raze=1)
    table = table_of(g)
    play(table, "turn:activate/Dark Chapel", "draw-from:common", "draw-from:common")
    play(table, "give-back-card:Mill", "give-back-card:Village")
    assert g.settlers[TOM].vp == 5
    assert has(g.settlers[TOM], raze=0)
    assert sorted(names(g.common_discard)) == ["Castle", "Mill", "Village"]


@pytest.mark.example("SET-EX-33")
@pytest.mark.rule("SET-17.52", "SET-9.2")
def test_dark_chapel_pays_protection() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Dark Chapel")
    (armorer,) = built(g, MARK, "Armorer")
    armorer.defended = True
    supply(g, TOM, raze=3)
    table = table_of(g)
    play(table, "turn:activate/Dark Chapel", "give-back:0", "give-back:1")  # the stone stays, the point goes
    assert has(g.settlers[TOM], raze=0, stone=1)
    assert g.settlers[TOM].vp == 2
    assert armorer.foundation


@pytest.mark.rule("SET-17.53", "SET-17.17")
def test_robbers_discard_a_deal() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Robbers")
    deals(g, MARK, "Builder", "Legion")
    supply(g, TOM, worker=1)
    table = table_of(g)
    play(table, "turn:activate/Robbers", "break-deal:Legion", "draw-from:common")
    assert names(g.settlers[MARK].discard) == ["Legion"]
    assert names(g.settlers[MARK].deals) == ["Builder"]
    assert g.settlers[TOM].vp == 1
    assert len(g.settlers[TOM].hand) == 1


@pytest.mark.rule("SET-17.54", "SET-15.1")
def test_saboteurs_take_resources_not_gold() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Saboteurs")
    supply(g, TOM, worker=3)
    supply(g, MARK, gold=5)
    assert refused(table_of(g), "turn:activate/Saboteurs") == "SET-10.8"
    supply(g, MARK, food=1)
    play(table_of(g), "turn:activate/Saboteurs")
    assert has(g.settlers[TOM], food=1)
    assert has(g.settlers[MARK], food=0)


@pytest.mark.rule("SET-17.55")
def test_pack_takes_a_raze_good_and_leaves_the_location() -> None:
    g = position("barbarians", "romans")
    built(g, TOM, "Pack")
    (armorer,) = built(g, MARK, "Armorer")
    supply(g, TOM, worker=2)
    table = table_of(g)
    play(table, "turn:activate/Pack", "pack-good:stone", "activate-again:yes", "pack-good:vp")
    assert has(g.settlers[TOM], stone=1)
    assert g.settlers[TOM].vp == 1
    assert not armorer.foundation


# -------------------------------------------------------------------------------------------- Common cards
@pytest.mark.rule("SET-17.60")
def test_imperial_messenger() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Imperial Messenger")
    deals(g, TOM, "Builder", "Roman Bank")
    supply(g, TOM, worker=1)
    play(table_of(g), "turn:activate/Imperial Messenger", "use-deal:Roman Bank")
    assert has(g.settlers[TOM], gold=1, stone=0)


@pytest.mark.rule("SET-17.61")
def test_hanseatic_league() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Hanseatic League")
    deals(g, TOM, "Builder")
    supply(g, TOM, worker=4)
    table = table_of(g)
    play(table, "turn:activate/Hanseatic League")
    assert g.settlers[TOM].vp == 2
    assert names(g.settlers[TOM].discard) == ["Builder"]
    play(table, "turn:workers", "spend-workers:wood")
    assert refused(table, "turn:activate/Hanseatic League") == "SET-17.61"


@pytest.mark.rule("SET-17.65")
def test_porters_produce_once_without_the_bonus() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Porters", "Quarry", "Builder")
    supply(g, TOM, food=1)
    table = table_of(g)
    play(table, "turn:activate/Porters")
    assert offered(table) == ["copy-production:Quarry", "copy-production:Builder"]
    play(table, "copy-production:Quarry")
    assert has(g.settlers[TOM], stone=1)


@pytest.mark.rule("SET-17.66")
def test_porters_and_farmers() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Porters", "Farmers at Work", "Old Forest")
    supply(g, TOM, food=1)
    play(table_of(g), "turn:activate/Porters", "copy-production:Farmers at Work")
    assert has(g.settlers[TOM], wood=2)


@pytest.mark.rule("SET-17.67")
def test_acting_troupe_goes_beyond_the_limit() -> None:
    g = position("romans", "barbarians")
    troupe, mason = built(g, TOM, "Acting Troupe", "Mason")
    mason.uses, mason.goods = 1, (NUMBER["worker"], NUMBER["stone"])
    supply(g, TOM, worker=2, stone=1)
    play(table_of(g), "turn:activate/Acting Troupe")
    assert g.settlers[TOM].vp == 2
    assert (mason.uses, troupe.uses) == (1, 1)


@pytest.mark.rule("SET-17.67", "SET-10.8")
def test_acting_troupe_needs_what_the_other_costs() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Acting Troupe", "Mason")
    supply(g, TOM, worker=1, stone=1)
    table = table_of(g)
    assert refused(table, "turn:activate/Acting Troupe") == "SET-10.8"  # one Worker for both is too few


@pytest.mark.rule("SET-17.68", "SET-7.9")
def test_bonuses_are_capped_at_six() -> None:
    g = position("romans", "barbarians")
    built(g, TOM, "Quarry", "Quarry", "Quarry", "Rubble", "Mason", "Mason", "Court Sculptor", "Coal Mine")
    hand(g, TOM, "Statue")
    supply(g, TOM, wood=1, stone=2)
    play(table_of(g), "turn:build/Statue", "draw-from:common")
    assert g.settlers[TOM].vp == 6


@pytest.mark.rule("SET-17.63")
def test_ruins_have_no_colour_and_no_raze_field() -> None:
    g = position("romans", "barbarians")
    (ruins,) = built(g, TOM, "Ruins")
    assert ruins.card.colours == ()
    assert ruins.card.raze == ()
    assert not foundation(g, TOM, "Mill").card.ability
