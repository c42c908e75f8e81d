"""What is written on a card, made from its effects: what a player reads is what happens."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine import Text
from tablewright.games.settlers.schema import CardFace
from tablewright.games.settlers.schema_effects import Action, Feature, Op


def card_text(kind: CardFace) -> Text:
    """All sentences of a card in the order in which they matter."""
    sentences: list[Text] = []
    if kind.production:
        sentences.append(Text("text-production", {"what": steps(kind.production)}))
    sentences += [feature_text(feature) for feature in kind.features]
    if kind.action is not None:
        sentences.append(action_text(kind.action))
    if kind.bonus:
        sentences.append(Text("text-bonus", {"what": steps(kind.bonus)}))
    if kind.unrazable:
        sentences.append(Text("text-unrazable"))
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
    return Text("text-action", {"how": price(action), "what": steps(action.do), "times": action.times})


def price(action: Action) -> Text:
    """What is spent (goods) and what is discarded (cards, Deals) for an activation."""
    if "as_raze_action" in action.cost.values():
        return Text("price-raze")
    given = {name: n for name, n in action.cost.items() if name in ("discard_card", "discard_deal")}
    goods = {name: n for name, n in action.cost.items() if name not in given}
    if goods and given:
        return Text("price-both", {"goods": goods, "given": given})
    if given:
        return Text("price-discard", {"given": given})
    return Text("price-goods", {"goods": goods}) if goods else Text("price-free")


def feature_text(feature: Feature) -> Text:
    """When a feature does something, or what it does all the time."""
    if feature.store is not None:
        return Text("text-store", {"goods": list(feature.store.goods)})
    if feature.deposit is not None:
        return Text(f"text-deposit-{feature.deposit.what}", {"points": feature.deposit.vp_each})
    if feature.when is None:
        return Text("text-protect", {"n": feature.n})
    args: dict[str, object] = {"what": steps(feature.do), "n": feature.n, "limit": feature.limit_per_round}
    if feature.filter.color is not None:
        return Text("text-when-build-colour", {**args, "colour": f"colour-{feature.filter.color}"})
    if feature.filter.kind is not None:
        return Text("text-when-build-faction", {**args, "may": feature.may})
    if feature.filter.what is not None:
        return Text("text-when-raze-enemy", args)
    return Text(f"text-when-{feature.when}", args)


def phrase(name: str, args: Any) -> Text:
    """One step of an effect in words."""
    if name in ("gain", "pay"):
        return Text(f"do-{name}", {"goods": dict(args)})
    if name == "choose":
        return Text("do-choose", {"first": phrases(args[0]), "second": phrases(args[1])})
    if name == "gain_per":
        goods: Mapping[str, int] = {args.good: args.n}
        if args.per.locations is None:
            return Text("do-gain-per-samurai", {"goods": goods, "max": args.max})
        colour = f"colour-{args.per.locations.color}"
        return Text("do-gain-per-colour", {"goods": goods, "max": args.max, "colour": colour})
    return Text(f"do-{name}{variant(name, args)}", numbers(args))


def variant(name: str, args: Any) -> str:
    """Which of several wordings of a step is meant."""
    if name == "copy_production":
        return "-other" if args.other else "-any"
    if name == "raze_location":
        return "-own" if args.owner == "self" else "-enemy"
    if name == "take_deal":
        return "-now" if args.gain_now else "-later"
    if name == "build_card":
        return "-hand" if args.place == "hand" else "-deal"
    return ""


def numbers(args: Any) -> dict[str, object]:
    """The numbers and lists of goods of a step."""
    found: dict[str, object] = {}
    for field in args.__struct_fields__:
        value = getattr(args, field)
        if isinstance(value, tuple):
            found[field] = list(value)
        elif isinstance(value, int) and not isinstance(value, bool):
            found[field] = value
    return found
