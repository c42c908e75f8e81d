"""ORI-13 End of round."""

from __future__ import annotations

from tablewright.engine import Rule, tell
from tablewright.games.origins.schema import DATA, SPACES, SPEAKER_MOST, TEMPLE_TOP, TEMPLES
from tablewright.games.origins.scoring import final_scoring
from tablewright.games.origins.setup import roll_speaker
from tablewright.games.origins.solo import keep_one_zodiac_card, move_alien
from tablewright.games.origins.state import OVER, PLAY, Origins


def end_round(g: Origins) -> Rule[None]:
    """ORI-13.1 to ORI-13.5 in their order. ORI-13.4.3 Nobody has to decide anything."""
    return_speakers(g)
    if not g.solo:
        g.first = furthest_player(g)
        tell(g, "first-player", seat=g.first)
    retreat(g)
    if g.solo:
        keep_one_zodiac_card(g)
    else:
        deal_zodiac_cards(g)
    note_end_conditions(g)
    if is_over(g):
        final_scoring(g)
        g.phase = OVER
        return
    start_round(g)
    yield from ()  # nobody is asked


def return_speakers(g: Origins) -> None:
    """ORI-13.1 Speakers go back to the pool, one higher; ORI-1.5.2 a 5 is rolled again."""
    for _, value, _ in g.speakers_out:
        g.speaker_pool.append(roll_speaker(g) if value >= SPEAKER_MOST else value + 1)
    g.speaker_pool.sort()
    g.speakers_out = []


def furthest_player(g: Origins) -> int:
    """ORI-13.2 Whose military disc is furthest; of equals the lowest in the stack."""
    return max(g.military_order, key=lambda seat: g.builders[seat].military)


def retreat(g: Origins) -> None:
    """ORI-13.3.1 Every disc back to the lowest space of its zone; ORI-13.3.2 who was further ahead lies
    lower.
    """
    g.military_order = sorted(g.military_order, key=lambda seat: -g.builders[seat].military)
    for builder in g.builders:
        builder.military = SPACES[builder.military].retreat_to


def deal_zodiac_cards(g: Origins) -> None:
    """ORI-13.4.1 Each card to the highest disc of its temple, of equals the lowest; ORI-5.3, ORI-13.4.2
    unless nobody has moved.
    """
    for temple in TEMPLES:
        best = max(g.temple_order[temple], key=lambda seat: g.builders[seat].temples[temple])
        power = g.temple_card[temple]
        if g.builders[best].temples[temple] and g.holder[power] != best:
            g.holder[power] = best
            tell(g, "zodiac-dealt", seat=best, power=power)


def note_end_conditions(g: Origins) -> None:
    """ORI-14.1.4, ORI-14.1.5 Tell everybody which end conditions are met (E_dice was noted before)."""
    for condition, met in (
        ("E_temples", temples_full(g)),
        ("E_gold", no_gold_left(g)),
        ("E_towers", few_towers(g)),
    ):
        if met and condition not in g.met:
            g.met.append(condition)
            tell(g, "end-condition", condition=condition)


def temples_full(g: Origins) -> bool:
    """ORI-14.1.1 One player has all discs on the top spaces."""
    return any(all(b.temples[temple] == TEMPLE_TOP[temple] for temple in TEMPLES) for b in g.builders)


def no_gold_left(g: Origins) -> bool:
    """ORI-14.1.2 No gold lies above any district card."""
    return not any(g.card_gold.values())


def few_towers(g: Origins) -> bool:
    """ORI-14.1.3 The tower pool has discs of three or fewer colours."""
    most = max(condition.colours_left for condition in DATA.end_conditions)
    return sum(amount > 0 for amount in g.tower_pool.values()) <= most


def is_over(g: Origins) -> bool:
    """ORI-14.1 At the end of the round in which a condition was met; ORI-17.2.9 alone after the last round.

    ORI-19.6 A simulated game that never ends is cut after many rounds.
    """
    if g.solo:
        return g.round == DATA.solo.rounds
    return bool(g.met) or g.round == DATA.round_cap


def start_round(g: Origins) -> None:
    """ORI-13.5 Help cards are turned back, the first player begins; ORI-17.2.5 the alien disc moves."""
    g.round += 1
    g.active = g.first
    for builder in g.builders:
        builder.passed = False
    if g.solo:
        move_alien(g)
    g.phase = PLAY
    tell(g, "round", round=g.round, seat=g.first)
