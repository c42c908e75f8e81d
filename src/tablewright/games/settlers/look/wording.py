"""What is written on a card, made from its effects: what a player reads is what happens."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tablewright.engine import Text
from tablewright.games.settlers.box.schema import CardFace
from tablewright.games.settlers.box.schema_effects import (
    Action,
    ColourOf,
    DrawColor,
    DrawKeep,
    Exchange,
    Feature,
    GainPer,
    GainPerFullSet,
    GainTiers,
    Op,
    Prayer,
    Store,
    Unlock,
)


def card_text(kind: CardFace) -> Text:
    """All sentences of a card in the order in which they matter."""
    sentences: list[Text] = []
    if kind.production:
        name = "text-open-production" if "open_production" in kind.types else "text-production"
        sentences.append(Text(name, {"what": steps(kind.production)}))
    produces = bool(kind.production)
    sentences += [Text("text-feature", {"what": feature_text(one, produces)}) for one in kind.features]
    if kind.action is not None:
        sentences.append(action_text(kind.action))
    if kind.fortress is not None:
        told: dict[str, object] = {"points": kind.fortress.vp_per_level, "max": kind.fortress.max_level}
        sentences.append(Text("text-fortress", told))
    for name, effects in (
        ("instant", kind.instant),
        ("event", kind.event),
        ("bonus", kind.bonus),
        ("end-game", kind.end_game),
    ):
        if effects:
            sentences.append(Text(f"text-{name}", {"what": steps(effects)}))
    flags = {
        "colour-on-build": kind.color_on_build is not None,
        "printed-defense": kind.printed_defense,
        "unrazable": kind.unrazable,
    }
    sentences += [Text(f"text-{name}") for name, is_so in flags.items() if is_so]
    return in_a_row(sentences)


def in_a_row(sentences: list[Text]) -> Text:
    """Sentences behind each other."""
    *head, last = sentences
    return Text("text-two", {"first": in_a_row(head), "second": last}) if head else last


def phrases(effects: tuple[Op, ...]) -> list[Text]:
    """What the steps of an effect do, as a list."""
    return [phrase(name, args) for effect in effects for name, args in effect.parts()]


def steps(effects: tuple[Op, ...]) -> Text:
    """What the steps of an effect do, one after the other."""
    first, *others = phrases(effects)
    for other in others:
        first = Text("do-then", {"first": first, "second": other})
    return first


def action_text(action: Action) -> Text:
    """The cost, what it brings, and how often."""
    told: dict[str, object] = {"how": price(action), "what": steps(action.do)}
    if action.times == "any":
        return Text("text-action-any", told)
    return Text("text-action", {**told, "times": action.times})


def price(action: Action) -> Text:
    """What is spent (goods) and what is discarded (cards, Deals) for an activation."""
    return price_text(action.cost)


def price_text(cost: Mapping[Any, object]) -> Text:
    """A cost in words."""
    if "as_raze_action" in cost.values():
        return Text("price-raze")
    given = {name: n for name, n in cost.items() if name.startswith("discard_")}
    goods = {name: n for name, n in cost.items() if name not in given}
    if goods and given:
        return Text("price-both", {"goods": goods, "given": given})
    if given:
        return Text("price-discard", {"given": given})
    return Text("price-goods", {"goods": goods}) if goods else Text("price-free")


#: So many kinds of goods are called just goods.
MANY_GOODS = 4


def feature_text(feature: Feature, produces: bool) -> Text:
    """When a feature does something, or what it does all the time."""
    if feature.store is not None:
        return store_text(feature.store, produces)
    if feature.deposit is not None:
        return Text(f"text-deposit-{feature.deposit.what}", numbers(feature.deposit))
    if feature.static is not None:
        return Text(f"text-static-{feature.static}", numbers(feature))
    args: dict[str, object] = {"what": steps(feature.do), "n": feature.n, "limit": feature.limit_per_round}
    args["matches"] = feature.filter.min_matches
    if feature.set is not None:
        args["colours"] = [f"colour-{colour}" for colour in feature.set]
    if feature.filter.color is not None:
        return Text("text-when-build-colour", {**args, "colour": f"colour-{feature.filter.color}"})
    if feature.filter.kind is not None and feature.when == "build" and not feature.filter.min_conquered:
        name = f"text-when-build-{feature.filter.kind}"
        if feature.limit_per_round:
            return Text(f"{name}-limited", args)
        return Text(name, {**args, "may": feature.may})
    return Text(f"text-when-{feature.when}{condition(feature)}", args)


def store_text(store: Store, produces: bool) -> Text:
    """Goods that stay in the supply, or on the card that produces by them (SETX-2.2)."""
    if not produces:
        return Text("text-store", {"goods": list(store.goods)})
    if len(store.goods) > MANY_GOODS:
        return Text("text-store-on-card-any")
    return Text("text-store-on-card", {"goods": list(store.goods)})


def condition(feature: Feature) -> str:
    """Which of several wordings of a feature is meant: by its filter, and by a limit."""
    found = feature.filter
    names = ("colorless", "has_bonus", "origin", "color_in", "location_matches", "min_matches")
    more = [name for name in (*names, "min_conquered", "scoring") if getattr(found, name)]
    enemy = ["enemy"] if found.what is not None and not more else []
    limited = ["limited"] if feature.limit_per_round and feature.when != "opponent_exchanges_workers" else []
    each_turn = ["turn"] if feature.limit_per_turn else []
    by = [feature.by] if feature.by is not None else []
    return "".join(f"-{part}" for part in (*enemy, *more, *by, *limited, *each_turn))


def phrase(name: str, args: Any) -> Text:
    """One step of an effect in words."""
    if name in ("gain", "pay"):
        return Text(f"do-{name}", {"goods": dict(args)})
    if name == "choose":
        return Text("do-choose", {"first": phrases(args[0]), "second": phrases(args[1])})
    if name == "gain_per":
        return per_phrase(args)
    if name == "gain_tiers":
        return tiers_phrase(args)
    if name == "unlock":
        return unlock_phrase(args)
    if name == "prayer":
        return prayer_phrase(args)
    if name in SET_PHRASES:
        return SET_PHRASES[name](args)
    return Text(f"do-{name}{variant(name, args)}", numbers(args))


def unlock_phrase(args: Unlock) -> Text:
    """SETX-5.5.1 The second Action of a card, or the feature that is unlocked."""
    if args.action is not None:
        told: dict[str, object] = {"how": price(args.action), "what": steps(args.action.do)}
        if args.action.times == "any":
            return Text("do-unlock-any", told)
        return Text("do-unlock", {**told, "times": args.action.times})
    (feature,) = args.features
    told = {"what": steps(feature.do), "limit": feature.limit_per_round}
    return Text(f"do-unlock-{feature.when}{condition(feature)}", told)


def per_phrase(args: GainPer) -> Text:
    """Goods for each of something, up to a maximum if there is one."""
    told: dict[str, object] = {"goods": {args.good: args.n}, "max": args.max, "each": args.each}
    counted, argument = args.per.part()
    if counted == "locations":
        if argument.color is not None:
            return Text("do-gain-per-colour", {**told, "colour": f"colour-{argument.color}"})
        marks = ("colorless", "with_", "origin", "kind")
        mark = next(getattr(argument, mark) for mark in marks if getattr(argument, mark))
        return Text(f"do-gain-per-locations-{'colorless' if mark is True else mark}", told)
    if counted == "sets":
        return Text("do-gain-per-sets", {**told, "colours": [f"colour-{colour}" for colour in argument]})
    return Text(f"do-gain-per-{counted}", told)


def tiers_phrase(args: GainTiers) -> Text:
    """SETX-4.5.1 Goods by how many Locations of other Factions there are, in two steps."""
    (least, n), (more, many) = sorted(args.tiers.items())
    told: dict[str, object] = {"least": least, "goods": {args.good: n}}
    return Text("do-gain_tiers", {**told, "more": more, "more_goods": {args.good: many}})


def prayer_phrase(args: Prayer) -> Text:
    """How many cards, which colours count, and what they bring (SETX-6.2)."""
    if isinstance(args.colors, ColourOf):
        how = Text(f"prayer-{args.colors.color_of}")
    elif args.colors == "any":
        how = Text(f"prayer-{args.mode}-any")
    else:
        how = Text(f"prayer-{args.mode}", {"colours": [f"colour-{colour}" for colour in args.colors]})
    if args.special is not None:
        told = {} if args.reward is None else numbers(args.reward)
        return Text("do-prayer", {"n": args.n, "how": how, "what": Text(f"prayer-{args.special}", told)})
    name = "prayer-each-limited" if args.max_matches else "prayer-each"
    what = Text(name, {"what": steps(args.each), "max": args.max_matches})
    return Text("do-prayer", {"n": args.n, "how": how, "what": what})


def search_phrase(args: DrawColor) -> Text:
    """SETX-3.1 A deck is searched for a colour."""
    if args.color == "announce":
        return Text(f"do-draw_color-{args.deck}-announce")
    return Text(f"do-draw_color-{args.deck}", {"colour": f"colour-{args.color}"})


def full_set_phrase(args: GainPerFullSet) -> Text:
    """Goods for each colour with a SET of three."""
    if args.good == "matching":
        return Text("do-gain_per_full_set-matching", {"n": args.n, "max": args.max})
    return Text("do-gain_per_full_set", {"goods": {args.good: args.n}, "max": args.max})


def exchange_phrase(args: Exchange) -> Text:
    """SETX-3.10 Tokens are swapped, one for each SET."""
    colours = [f"colour-{colour}" for colour in args.times.sets or ()]
    return Text("do-exchange", {"give": args.give, "get": args.get, "colours": colours})


#: Steps about SETs and colours, which need more than their numbers.
SET_PHRASES: dict[str, Callable[[Any], Text]] = {
    "draw_color": search_phrase,
    "gain_per_full_set": full_set_phrase,
    "exchange": exchange_phrase,
}


def variant(name: str, args: Any) -> str:
    """Which of several wordings of a step is meant."""
    if name == "copy_production":
        return "-enemy" if args.owner == "opponent" else "-other" if args.other else "-any"
    if name == "draw_keep":
        return draw_variant(args)
    if name == "pay_repeat":
        return "-different" if args.distinct else "-any" if args.max == "any" else "-once"
    if name == "sign_deal":
        return "-hand" if args.with_ == "opponent_hand" else ""
    if name == "activate":
        return "-enemy" if args.owner == "opponent" else "" if args.pay_cost else "-free"
    if name == "remove_location":
        own = "-own" if args.owner == "self" else ""
        return own if args.kind == "any" else f"{own}-{args.kind}"
    if name == "gain_from_deals":
        return "-enemy" if args.owner == "opponent" else "" if args.distinct else "-same"
    if name == "foundation_from_hand":
        return "-barrier" if args.as_barrier else "" if args.kind == "any" else f"-{args.kind}"
    if name == "move_location_left":
        return "-enemy" if args.owner == "opponent" else "-any"
    if name == "take_location":
        return f"-{args.to}"
    if name == "block_location":
        return "" if args.token is None else "-token"
    if name == "tuck_here":
        return f"-{args.place}" if args.use is None else f"-{args.place}-{args.use}"
    if name == "draw_split":
        return "".join(f"-{where}" for where in args.order)
    if name == "return_from_discard":
        return f"-{args.to}"
    if name == "reveal_build":
        return "-paid" if args.pay_cost else "-free"
    if name == "raze_location":
        if args.pay_extra_for_defense:
            return "-protected"
        return "-own" if args.owner == "self" else "-enemy"
    if name == "take_deal":
        return "-now" if args.gain_now else "-later"
    if name == "build_card":
        return "-hand" if args.place == "hand" else "-deal"
    return ""


def draw_variant(args: DrawKeep) -> str:
    """Which deck is looked at, and how often."""
    counted = "" if isinstance(args.n, int) else f"-{args.n.part()[0]}"
    deck = "" if args.deck == "faction" else f"-{args.deck}"
    return f"{deck}{counted}{'-shuffle' if args.rest == 'shuffle' else ''}"


def numbers(args: Any) -> dict[str, object]:
    """The numbers and goods of a step, and the steps inside it."""
    if isinstance(args, int):
        return {"n": args}
    if isinstance(args, tuple):
        return {"what": steps(args)}
    found: dict[str, object] = {}
    for field in args.__struct_fields__:
        value = getattr(args, field)
        if isinstance(value, tuple) and value and isinstance(value[0], Op):
            found["what"] = steps(value)
        elif isinstance(value, tuple):
            found[field] = list(value)
        elif isinstance(value, dict):
            found[field] = dict(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            found[field] = value
    return found
