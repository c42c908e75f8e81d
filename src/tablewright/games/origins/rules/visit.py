"""ORI-4 Visiting an encounter site."""

from __future__ import annotations

from typing import Any, Final

from tablewright.engine import Reason, Rule, because, choose, tell
from tablewright.games.origins.box.schema import CAP_VALUE, COLOURS, SITES, TOKENS, ZODIAC
from tablewright.games.origins.rules.abilities import Doing, carry_out, is_possible
from tablewright.games.origins.rules.resources import can_pay, missing, pay
from tablewright.games.origins.rules.solo import raise_neighbour, spend_superiority
from tablewright.games.origins.rules.state import (
    ARCHON,
    SPEAKER,
    Builder,
    Origins,
    Worker,
    freeman_with,
    holds,
    unused,
    used_dice,
)

MAINS: Final = ("top", "bottom")


def visit_site(g: Origins, me: Builder) -> Rule[None]:
    """ORI-4.1.1 Worker and site, ORI-4.1.2 the payment, ORI-4.1.3 the placing, then the actions of the
    site.
    """
    worker = yield from choose(me, "visit-worker", workers_able_to_visit(g, me), lambda: tired_workers(g, me))
    site = yield from choose(
        me,
        "visit-site",
        sites_open_to(g, me, worker),
        lambda: sites_too_dear(g, me, worker),
        told_of_sites(g, worker),
    )
    yield from pay(g, me, wisdom=visit_cost(g, worker, site))
    calm = yield from spend_superiority(g, me)
    send_worker(me, worker, site, g)
    tell(g, "visit", seat=me.seat, worker=worker, site=site)
    if not calm:
        raise_site(g, site)
        tell(g, "site-rises", site=site, value=g.values[site])
        yield from raise_neighbour(g, me, site)
    yield from act_at_site(g, me, worker, site)


def workers_of(me: Builder) -> list[Worker]:
    """ORI-4.1.1 Unused freemen, own speakers, the archon at home; equal ones named once."""
    workers: list[Worker] = unused(me)
    workers += [(SPEAKER, value) for value in sorted(set(me.speakers))]
    if not me.archon:
        workers.append((ARCHON, 0))
    return workers


def visit_cost(g: Origins, worker: Worker, site: str) -> int:
    """ORI-4.1.2 The difference in wisdom; ORI-1.4.1 nothing for the archon."""
    return 0 if worker[0] == ARCHON else max(0, g.values[site] - worker[1])


def can_visit(g: Origins, me: Builder) -> bool:
    """ORI-4.1.11 Whether some worker can go to some site: only the payment matters."""
    if not me.archon:
        return True
    best = max([freeman.value for freeman in me.freemen if not freeman.site] + me.speakers, default=0)
    return best > 0 and can_pay(me, wisdom=max(0, min(g.values.values()) - best))


def workers_able_to_visit(g: Origins, me: Builder) -> list[Worker]:
    """Those for whom at least one site can be paid."""
    lowest = min(g.values.values())
    return [
        worker
        for worker in workers_of(me)
        if worker[0] == ARCHON or worker[1] >= lowest or can_pay(me, wisdom=lowest - worker[1])
    ]


def tired_workers(g: Origins, me: Builder) -> list[tuple[Any, Reason]]:
    """ORI-4.1.10 Workers that have gone, and those for whom every site is too dear."""
    lowest = min(g.values.values())
    gone = used_dice(me, "ORI-4.1.10")
    if me.archon:
        gone.append(((ARCHON, 0), because("ORI-4.1.10", "freeman-used", site=me.archon)))
    return gone + [
        (worker, because("ORI-4.1.2", "too-little-wisdom", short=missing(me, wisdom=lowest - worker[1])))
        for worker in workers_of(me)
    ]


def sites_open_to(g: Origins, me: Builder, worker: Worker) -> list[str]:
    """ORI-4.1.1 Any site, whoever stands there, if ORI-4.1.2 can be paid."""
    return [site for site in SITES if can_pay(me, wisdom=visit_cost(g, worker, site))]


def told_of_sites(g: Origins, worker: Worker) -> dict[str, object]:
    """Who goes, and of each site its value and what the visit costs."""
    return {
        "worker": worker,
        "value": lambda site: g.values[site],
        "wisdom": lambda site: visit_cost(g, worker, site),
    }


def sites_too_dear(g: Origins, me: Builder, worker: Worker) -> list[tuple[Any, Reason]]:
    """ORI-4.1.2 What is missing for the other sites."""
    reasons: list[tuple[Any, Reason]] = []
    for site in SITES:
        cost = visit_cost(g, worker, site)
        why = because(
            "ORI-4.1.2",
            "site-too-dear",
            value=g.values[site],
            die=worker[1],
            goods={"wisdom": cost},
            short=missing(me, wisdom=cost),
        )
        reasons.append((site, why))
    return reasons


def send_worker(me: Builder, worker: Worker, site: str, g: Origins) -> None:
    """ORI-4.1.3 The worker goes to the site, a freeman with its base; ORI-4.1.10 from now on it is used."""
    if worker[0] == ARCHON:
        me.archon = site
    elif worker[0] == SPEAKER:
        me.speakers.remove(worker[1])  # ORI-1.3.1
        g.speakers_out.append((site, worker[1], me.seat))
    else:
        freeman_with(me, worker).site = site


def raise_site(g: Origins, site: str) -> None:
    """ORI-4.1.4 The site's value rises by 1, from 6 to 1, before any action."""
    g.values[site] = g.values[site] % CAP_VALUE + 1


def act_at_site(g: Origins, me: Builder, worker: Worker, site: str) -> Rule[None]:
    """ORI-4.1.5 One main action; ORI-4.1.6 the bonus before or after; ORI-4.1.7 both main actions for a 6."""
    token = g.tokens[site]
    about: dict[str, object] = {"site": site, "token": token, "worker": worker}
    mains = list(MAINS)  # that may still be chosen
    done: list[str] = []
    while True:
        offered = [part for part in mains if can_do_main(g, me, site, part)]
        if has_colour(me, worker, token) and bonus_left(done):
            offered += bonus_choices(g, me, site)
        if len(mains) < 2:  # a main action is done
            if not offered:
                return
            offered.append("done")
        part = yield from choose(
            me, "site-action", offered, lambda: blocked_parts(me, worker, site, token, mains, done), about
        )
        if part == "done":
            return
        if part in mains:
            mains.remove(part)
            if worker[1] != CAP_VALUE or worker[0] not in COLOURS:
                mains.clear()
        done.append(part)
        yield from do_part(g, me, site, part)


def bonus_left(done: list[str]) -> bool:
    """ORI-4.1.6 Once in a visit, ORI-15.3 with Pisces too."""
    return "bonus" not in done and "pisces" not in done


def can_do_main(g: Origins, me: Builder, site: str, part: str) -> bool:
    """ORI-4.1.9 Only what can be paid and can have an effect; the top action always can."""
    return part == "top" or is_possible(g, me, SITES[site].bottom.effect)


def has_colour(me: Builder, worker: Worker, colour: str) -> bool:
    """ORI-4.1.8 Speakers have no colour; ORI-11.3 the archon has those of the advisors, as they are now."""
    if worker[0] == ARCHON:
        return colour in me.advisors
    return worker[0] == colour


def bonus_choices(g: Origins, me: Builder, site: str) -> list[str]:
    """ORI-4.1.6 The bonus action of the token, or ORI-15.3 a gold instead of it with Pisces."""
    choices: list[str] = []
    if is_possible(g, me, TOKENS[g.tokens[site]].effect):
        choices.append("bonus")
    if holds(g, me, "pisces"):
        choices.append("pisces")
    return choices


def do_part(g: Origins, me: Builder, site: str, part: str) -> Rule[None]:
    """ORI-4.2.1 to ORI-4.2.5 the main actions, ORI-4.3.1 to ORI-4.3.5 the bonus actions, as printed.

    ORI-4.3.6 The token stays where it is.
    """
    tell(g, "site-action", seat=me.seat, part=part, site=site, token=g.tokens[site])
    if part == "top":
        yield from carry_out(g, me, SITES[site].top.effect, Doing())
    elif part == "bottom":
        yield from carry_out(g, me, SITES[site].bottom.effect, Doing())
    elif part == "bonus":
        yield from carry_out(g, me, TOKENS[g.tokens[site]].effect, Doing())
    else:
        yield from carry_out(g, me, ZODIAC["pisces"].effect, Doing())


def blocked_parts(
    me: Builder, worker: Worker, site: str, colour: str, mains: list[str], done: list[str]
) -> list[tuple[Any, Reason]]:
    """Why a main or bonus action is not offered."""
    reasons: list[tuple[Any, Reason]] = []
    for part in MAINS:
        if part in done:
            why = because("ORI-4.1.5", "part-done")
        elif part not in mains:
            why = because("ORI-4.1.5", "one-main-action")
        else:
            why = because("ORI-4.1.9", f"bottom-{site}")
        reasons.append((part, why))
    if not bonus_left(done):
        why = because("ORI-4.1.6", "part-done")
    elif has_colour(me, worker, colour):
        why = because("ORI-4.1.9", f"bonus-{colour}")
    else:
        why = because("ORI-4.1.6", "wrong-colour", token=colour)
    return [*reasons, ("bonus", why)]
