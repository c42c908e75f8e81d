"""ORI-13 End of round."""

from __future__ import annotations

from tablewright.engine import Rule, tell
from tablewright.games.origins.box.schema import DATA, SPACES, SPEAKER_MOST, TEMPLES
from tablewright.games.origins.rules.ending import note_end_conditions
from tablewright.games.origins.rules.scoring import final_scoring
from tablewright.games.origins.rules.setup import roll_speaker
from tablewright.games.origins.rules.solo import keep_one_zodiac_card, move_alien
from tablewright.games.origins.rules.state import OVER, PLAY, Origins


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
        if not g.solo:
            tell(g, "game-ends", conditions=list(g.met))
        final_scoring(g)
        g.phase = OVER
        return
    start_round(g)
    yield from ()  # nobody is asked


def return_speakers(g: Origins) -> None:
    """ORI-13.1 Speakers go back to the pool, one higher; ORI-1.5.2 a 5 is rolled again."""
    for _, value, _ in g.speakers_out:
        rolled = value >= SPEAKER_MOST
        now = roll_speaker(g) if rolled else value + 1
        g.speaker_pool.append(now)
        tell(g, "speaker-return", value=value, now=now, rolled=rolled)
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
    for seat in reversed(g.military_order):
        me = g.builders[seat]
        back = SPACES[me.military].retreat_to
        if back != me.military:
            me.military = back
            tell(g, "retreat", seat=seat, space=back)


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


def is_over(g: Origins) -> bool:
    """ORI-14.1 At the end of the round in which a condition was met, and never else; ORI-17.2.9 alone after
    the last round.
    """
    return g.round == DATA.solo.rounds if g.solo else bool(g.met)


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
