"""What a card looks like in its forms: in a hand or Empire, as a chip, in full, face down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tablewright.engine.glyphs import Glyph, GlyphLine, on, points, sign, small
from tablewright.engine.looks import Card, Token
from tablewright.engine.marks import Glyphs, Group, Icon, Mark, Piece, Shape, Words
from tablewright.engine.message import Text
from tablewright.engine.outlines import circle, line, path, rect
from tablewright.engine.scene import Node
from tablewright.games.settlers.box.cards import CARDS, GOODS
from tablewright.games.settlers.box.schema import CardFace
from tablewright.games.settlers.box.schema_effects import Op, Per
from tablewright.games.settlers.box.schema_expansions import KINDS
from tablewright.games.settlers.look.wording import card_text

INK = "good-ink"
ARROW = sign("gives")
HAMMER = sign("hammer")
#: The sign of each good: a box is a Resource, a disc a token, a figure a Worker, a small card a card.
SIGNS: dict[str, Glyph] = {
    "wood": on("box", "wood", "wood", colour=INK),
    "stone": on("box", "stone", "stone", colour=INK),
    "food": on("box", "food", "food", colour=INK),
    "gold": on("disc", "gold", "coin", colour=INK),
    "worker": sign("meeple", "worker"),
    "raze": on("disc", "raze", "raze", colour=INK),
    "defense": on("disc", "defense", "shield", colour=INK),
    "card": on("card", "card", "star", colour=INK),
    "card_common": on("card", "common", "star", colour=INK),
    "card_faction": on("card", "romans", "star", colour=INK),
    "samurai": on("disc", "samurai", "samurai", colour=INK),
    "location": on("card", "location", "house", colour=INK),
    "discard_card": on("card", "card", "minus", colour=INK),
    "discard_deal": on("box", "deal", "deal", colour=INK),
    "discard_foundation": on("card", "foundation", "minus", colour=INK),
    "resource": sign("any-good"),
    "tech": on("disc", "tech", "gear", colour=INK),
    "adv_scoring": on("disc", "tech", "laurel", colour=INK),
    "adv_defensive": on("disc", "tech", "shield", colour=INK),
    "adv_tech": on("disc", "tech", "invention", colour=INK),
    "favor": on("disc", "favor", "spark", colour=INK),
    "favor_tricolor": on("disc", "favor", "sun", colour=INK),
    "foundation": on("card", "foundation", "foundation", colour=INK),
}
#: Location colours by their names in the world of the game.
COLOURS = {"gold": "golden", "white": "ivory"}
NO_COLOUR = "plain"
#: Pictograms of steps that have no goods to show.
STEPS = {
    "copy_production": "production",
    "gain_from_deals": "deal",
    "gain_raze_field": "raze",
    "raze_location": "raze",
    "raze_with_exchange": "raze",
    "remove_location": "blocked",
    "steal_resource": "hand",
    "discard_deal": "close",
    "take_deal": "deal",
    "sign_deal": "deal",
    "build_card": "hammer",
    "activate": "action",
    "clear_location": "refresh",
    "block_location": "lock",
    "take_over_location": "ankh",
    "foundation_from_hand": "foundation",
    "opponent_discards": "cards",
    "gain_tiers": "steps",
    "gain_per_full_set": "cards",
    "gain_match": "any-good",
    "gain_match_favor": "spark",
    "take_match": "hand",
    "copy_stored": "crate-fill",
    "draw_split": "cards",
    "draw_discard_any": "cards",
    "draw_color": "search",
    "draw_and_raze": "raze",
    "reorder_top": "eye",
    "reveal_take": "search",
    "reveal_build": "hammer",
    "return_from_discard": "undo",
    "opponent_faction_deck": "eye",
    "shuffle_into_faction_deck": "deck",
    "shuffle_deal_into_deck": "deck",
    "discard_for_match": "any-good",
    "exchange": "swap",
    "swap_resource": "swap",
    "prayer": "spark",
    "remove_pair": "blocked",
    "take_location": "hand",
    "conquer": "flag",
    "move_location_left": "swap",
    "fortify": "citadel",
    "share_feature": "ankh",
    "protect_location": "shield",
    "foundation_from_opponent_hand": "foundation",
    "foundation_from_deck": "foundation",
    "restore_foundation": "refresh",
    "send_worker_free": "meeple",
    "move_tech": "gear",
    "place_token": "shield",
    "place_statue_part": "statue",
    "put_here": "crate-fill",
    "tuck_here": "deck",
    "tuck_under_location": "deck",
    "unlock": "lock",
    "discard_cards": "minus",
    "keep_through_cleanup": "lock",
}
WHENS = {
    "raze": "raze",
    "sign_deal": "deal",
    "deploy_samurai": "samurai",
    "opponent_exchanges_workers": "meeple",
    "conquer": "flag",
    "siege": "citadel",
    "activate": "action",
    "send_worker": "meeple",
    "opponent_sends_worker": "village",
    "new_set": "cards",
    "prayer": "spark",
    "spend_tech": "gear",
    "gain_favor": "spark",
    "own_location_lost": "ruin",
    "foundation_used": "foundation",
    "shuffle_back": "deck",
    "cleanup": "sweep",
    "gain_vp_from_location": "laurel",
}
#: What a card counts, where it is not Locations of a colour.
COUNTED = {
    "sets": "cards",
    "stored_here": "crate-fill",
    "under_here": "deck",
    "foundations": "foundation",
    "tech_on_locations": "gear",
    "locations": "house",
}
#: What a feature does all the time.
STATICS = {
    "open_production_owner_gets_no_worker": "meeple",
    "samurai_may_guard_common": "samurai",
    "foundations_are_white": "foundation",
    "not_as_build_cost": "lock",
    "conquest_discount": "flag",
    "own_faction_conquest_cost_plus": "shield",
    "siege_discount": "citadel",
}
#: The picture of a card; others show that of their kind.
HEROES = {
    "SET-ZWY001": "statue",
    "SET-ZWY002": "wagon",
    "SET-ZWY003": "wood",
    "SET-ZWY004": "saw",
    "SET-ZWY005": "gallows",
    "SET-ZWY006": "windmill",
    "SET-ZWY007": "forest",
    "SET-ZWY008": "quarry",
    "SET-ZWY011": "quarry",
    "SET-ZWY012": "village",
    "SET-ZWY015": "city",
    "SET-ZWY016": "farm",
    "SET-ZWY017": "fountain",
    "SET-ZWY018": "anvil",
    "SET-ZWY021": "cart",
    "SET-ZWY023": "food",
    "SET-ZWY025": "farm",
    "SET-ZWY026": "obelisk",
    "SET-ZWY027": "scales",
    "SET-ZWY028": "river",
    "SET-ZWY029": "wagon",
    "SET-ZWY030": "anvil",
    "SET-ZWY032": "market",
    "SET-ZWY033": "cart",
    "SET-ZWY034": "hammer",
    "SET-ZWY036": "statue",
    "SET-ZWY037": "hammer",
    "SET-ZWY039": "ankh",
    "SET-ZWY040": "wagon",
    "SET-ZWY041": "masks",
    "SET-ZWY042": "axe",
    "SET-ZWY043": "saw",
    "SET-ZWY044": "saw",
    "SET-ZWY046": "keep",
    "SET-ZWY049": "mug",
    "SET-ZWY050": "tent-flag",
    "SET-ZWY052": "oven",
    "SET-ZWY053": "pig",
    "SET-ZWY056": "mug",
    "SET-ZWY057": "horse",
    "SET-ZWY058": "garden",
    "SET-ZWY061": "ship",
    "SET-ZWY062": "wagon",
    "SET-ZWY065": "tower",
    "SET-ZWY069": "ruin",
    "SET-ZWY075": "oven",
    "SET-ZWY076": "saw",
    "SET-ZWY078": "mug",
    "SET-ZWY079": "agora",
    "SET-ZWY080": "scales",
    "SET-ZWY081": "house",
    "SET-ZWY082": "forest",
    "SET-ZWY083": "quarry",
    "SET-ZWY084": "crate",
    "SET-BAR001": "forest",
    "SET-BAR004": "stone-circle",
    "SET-BAR007": "attack",
    "SET-BAR010": "mask",
    "SET-BAR012": "tower",
    "SET-BAR014": "skull",
    "SET-BAR016": "warrior",
    "SET-BAR018": "warrior",
    "SET-BAR020": "village",
    "SET-BAR022": "citadel",
    "SET-BAR023": "march",
    "SET-BAR024": "quarry",
    "SET-BAR025": "swap",
    "SET-BAR026": "sword",
    "SET-BAR027": "idol",
    "SET-BAR028": "scroll",
    "SET-BAR029": "border",
    "SET-BAR030": "mask",
    "SET-JAP001": "farm",
    "SET-JAP004": "terraces",
    "SET-JAP006": "pagoda",
    "SET-JAP008": "tent-flag",
    "SET-JAP009": "citadel",
    "SET-JAP011": "pagoda",
    "SET-JAP012": "die-5",
    "SET-JAP013": "torii",
    "SET-JAP015": "torii",
    "SET-JAP016": "market",
    "SET-JAP019": "scales",
    "SET-JAP020": "cup",
    "SET-JAP021": "ship",
    "SET-JAP024": "samurai",
    "SET-JAP026": "sword",
    "SET-JAP028": "training",
    "SET-JAP029": "anvil",
    "SET-JAP030": "scroll",
    "SET-RZY001": "statue",
    "SET-RZY003": "statue",
    "SET-RZY006": "sword",
    "SET-RZY008": "gear",
    "SET-RZY009": "garden",
    "SET-RZY010": "eye",
    "SET-RZY011": "blueprint",
    "SET-RZY012": "palace",
    "SET-RZY015": "banner",
    "SET-RZY017": "helmet",
    "SET-RZY019": "crate",
    "SET-RZY020": "crane",
    "SET-RZY022": "gate",
    "SET-RZY023": "market",
    "SET-RZY026": "tent-flag",
    "SET-RZY027": "mallet",
    "SET-RZY029": "coin",
    "SET-RZY030": "statue",
    "SET-EGI001": "sun",
    "SET-EGI002": "idol",
    "SET-EGI003": "horse",
    "SET-EGI004": "shield",
    "SET-EGI005": "palm",
    "SET-EGI006": "link",
    "SET-EGI007": "water",
    "SET-EGI009": "market",
    "SET-EGI010": "z-scorpio",
    "SET-EGI011": "wagon",
    "SET-EGI013": "temple",
    "SET-EGI014": "temple",
    "SET-EGI016": "sphinx",
    "SET-EGI019": "sphinx",
    "SET-EGI021": "anvil",
    "SET-EGI024": "link",
    "SET-EGI026": "quarry",
    "SET-EGI028": "pyramid",
}

EMBLEMS = {
    "barbarians": "axe",
    "japanese": "torii",
    "romans": "helmet",
    "egyptians": "ankh",
    "atlanteans": "wave",
    "aztecs": "stepped-temple",
    "amazons": "march",
    "common": "house",
}

WIDTH, HEIGHT = 156.0, 196.0
FULL_WIDTH, FULL_HEIGHT = 250.0, 350.0
CHIP_HEIGHT = 54.0
NAMED_FROM = 110.0  # a narrower chip has no room for the longest name


def colour_of(name: str) -> str:
    """A Location colour in the world of the game."""
    return COLOURS.get(name, name)


#: The pictograms of kinds of cards that have another name.
KIND_ICONS = {"open_production": "production", "fortress": "citadel", "instant": "spark", "event": "spark"}


def hero_of(kind: CardFace) -> str:
    """The picture of a card, or that of its kind."""
    return HEROES.get(kind.id, KIND_ICONS.get(kind.types[0], kind.types[0]))


def colours_of(kind: CardFace) -> tuple[str, ...]:
    """The colours of a card; Ruins have none."""
    return tuple(colour_of(colour) for colour in kind.colors) or (NO_COLOUR,)


# ---------------------------------------------------------------------------------- effects in pictograms
def goods_line(amounts: Mapping[str, Any]) -> GlyphLine:
    """Goods as signs; points as a number in a laurel."""
    signs: list[Glyph] = []
    for name, n in amounts.items():
        if not isinstance(n, int):
            signs.append(SIGNS[name])
        elif name == "vp":
            signs.append(points(n, "vp"))
        elif n <= 3:
            signs += [SIGNS[name]] * n
        else:
            signs += [SIGNS[name], small(f"×{n}")]
    return tuple(signs)


def steps_line(effects: tuple[Op, ...]) -> GlyphLine:
    """The steps of an effect as signs."""
    return tuple(sign_ for effect in effects for name, args in effect.parts() for sign_ in step(name, args))


def step(name: str, args: Any) -> GlyphLine:
    """One step as signs."""
    if name == "gain":
        return goods_line(args)
    if name == "pay":
        return (*goods_line(args), ARROW)
    if name == "gain_per":
        most = (small(f"≤{args.max}"),) if args.max else ()
        return (*goods_line({args.good: args.n}), small("/"), counted_sign(args.per), *most)
    if name == "each_player":
        return steps_line(args)
    if name == "pay_repeat":
        return (*goods_line(args.cost), ARROW, *steps_line(args.do))
    if name == "gain_choice":
        return (small(f"{args.n}×"), *joined([(SIGNS[good],) for good in args.goods]))
    if name == "choose":
        return joined([steps_line(branch) for branch in args])
    if name == "draw_keep":
        n = (small(str(args.n)),) if isinstance(args.n, int) else (counted_sign(args.n),)
        return (*n, sign("eye"), ARROW, SIGNS[f"card_{args.deck}"])
    return (sign(STEPS[name]),)


def counted_sign(per: Per) -> Glyph:
    """What is counted."""
    name, argument = per.part()
    if name == "samurai":
        return SIGNS["samurai"]
    if name == "locations" and argument.color is not None:
        return house(argument.color)
    return sign(COUNTED[name])


def joined(lines: list[GlyphLine]) -> GlyphLine:
    """Alternatives with strokes between them."""
    out: list[Glyph] = []
    for part in lines:
        out += [small("/"), *part] if out else part
    return tuple(out)


def house(colour: str) -> Glyph:
    """A Location of a colour."""
    return on("card", colour_of(colour), "house", colour=INK)


def ability_line(kind: CardFace) -> GlyphLine:
    """Production, features or action of a card as signs; SETX-2.1 sent Workers use an open production."""
    if kind.production:
        guest = (SIGNS["worker"], small("/")) if "open_production" in kind.types else ()
        return (*guest, *steps_line(kind.production))
    if kind.instant or kind.event:
        return steps_line(kind.instant or kind.event)
    if kind.action is not None:
        return (*goods_line(kind.action.cost), ARROW, *steps_line(kind.action.do))
    return tuple(sign_ for feature in kind.features for sign_ in feature_line(feature))


def feature_line(feature: Any) -> GlyphLine:
    """A feature as signs."""
    if feature.store is not None:
        return (sign("lock"), *(SIGNS[good] for good in feature.store.goods))
    if feature.deposit is not None:
        what = SIGNS["card"] if feature.deposit.what == "card" else sign("any-good")
        return (what, ARROW, points(feature.deposit.vp_each, "vp"))
    if feature.static == "own_locations_raze_cost_plus":
        return (small(f"+{feature.n}"), SIGNS["raze"])
    if feature.static is not None:
        return (sign(STATICS[feature.static]),)
    if feature.when == "gain_vp_at_least":
        return (small("≥"), points(feature.n, "vp"), ARROW, small("+"), *steps_line(feature.do))
    if feature.when == "build":
        colour = feature.filter.color
        unit = house(colour) if colour is not None else on("card", "romans", "banner", colour=INK)
        return (HAMMER, unit, ARROW, *steps_line(feature.do))
    return (sign(WHENS[feature.when]), ARROW, *steps_line(feature.do))


# ---------------------------------------------------------------------------------------- parts of a card
def vignette(kind: CardFace, x: float, y: float, w: float, h: float, radius: float) -> Group:
    """A window with sky, sun, two hills and the picture of the card in its colour."""
    colour = colours_of(kind)[0]
    far = f"M0 {h * 0.62}q{w * 0.22} {-h * 0.22} {w * 0.46} {-h * 0.02}t{w * 0.54} {-h * 0.1}V{h}H0z"
    near = f"M0 {h * 0.84}q{w * 0.3} {-h * 0.16} {w * 0.6} {-h * 0.03}t{w * 0.4} {-h * 0.05}V{h}H0z"
    return Group(
        (
            Shape(rect(w, h, 0), fill=f"pale76:{colour}"),
            Shape(circle(h * 0.17), w * 0.74, h * 0.3, f"pale90:{colour}"),
            Shape(path(far), fill=f"pale58:{colour}"),
            Shape(path(near), fill=f"pale38:{colour}"),
            Icon(hero_of(kind), w / 2, h * 0.56, h * 0.8, f"dark18:{colour}", 0.92),
        ),
        x,
        y,
        clip=rect(w, h, radius),
    )


def band(kind: CardFace, y: float, w: float, h: float) -> list[Mark]:
    """The colours of the Location behind its name."""
    colours = colours_of(kind)
    part = w / len(colours)
    return [Shape(rect(part + 0.3, h, 0), i * part, y, colour) for i, colour in enumerate(colours)]


def cost_column(cost: Mapping[str, int], x: float, y: float, size: float) -> list[Mark]:
    """What it costs to build, one under the other."""
    signs = [SIGNS[name] for name, n in cost.items() for _ in range(n)]
    if not signs:
        return [
            Shape(rect(size * 2.2, size + 6, 6), x, y, "cream", "#00000022", 0.8, opacity=0.95),
            Words(Text("card-free"), x + size * 1.1, y + size / 2 + 3, size * 0.75, width=size * 2.1),
        ]
    if len(signs) > 3:
        size *= 0.87
    ground = Shape(
        rect(size + 8, len(signs) * (size + 2) + 6, 6), x, y, "cream", "#00000022", 0.8, opacity=0.95
    )
    column = [
        Glyphs((glyph,), x + 4 + size / 2, y + 4 + size / 2 + i * (size + 2), size)
        for i, glyph in enumerate(signs)
    ]
    return [ground, *column]


def raze_field(raze: tuple[int, ...], right: float, y: float, size: float) -> list[Mark]:
    """What razing it brings."""
    if not raze:
        return []
    row = (sign("raze", "raze-edge"), *raze_line(raze))
    wide = len(row) * size * 1.12 + 6
    return [
        Shape(rect(wide, size + 8, 6), right - wide, y, "raze-ground", "raze-edge", 1),
        Glyphs(row, right - wide / 2, y + size / 2 + 4, size, gap=0.1, width=wide - 6),
    ]


def raze_line(raze: tuple[int, ...]) -> GlyphLine:
    """The goods of a Raze field."""
    return tuple(sign_ for good in raze for sign_ in goods_line({GOODS[good]: 1}))


def deal_strip(good: str, y: float, w: float, h: float, radius: float) -> list[Mark]:
    """The Deal field along the bottom."""
    r = radius
    strip = f"M0 {y}h{w}v{h - r}a{r} {r} 0 0 1 -{r} {r}h-{w - 2 * r}a{r} {r} 0 0 1 -{r} -{r}z"
    middle = y + h / 2
    return [
        Shape(path(strip), fill="deal"),
        Icon("deal", 8 + h * 0.4, middle, h * 0.84, "deal-ink"),
        Words(Text("card-deal"), 14 + h * 0.86, middle, h * 0.6, "deal-ink", "start", 700, "serif"),
        Glyphs(goods_line({good: 1}), w - 6 - h * 0.44, middle, h * 0.82),
    ]


def abilities(kind: CardFace, cx: float, top: float, bottom: float, w: float) -> list[Mark]:
    """Ability and, behind the hammer, the building bonus; how often, where it is more than once."""
    room = bottom - top
    row = ability_line(kind)
    bonus = (HAMMER, *steps_line(kind.bonus)) if kind.bonus else ()
    if row and bonus:
        rule = line((cx - w / 2 + 14, top + room * 0.53), (cx + w / 2 - 14, top + room * 0.53))
        return [
            Glyphs(row, cx, top + room * 0.28, 26, width=w - 12),
            Shape(rule, stroke="ink", width=0.8, opacity=0.25),
            Glyphs(bonus, cx, top + room * 0.76, 23, width=w - 12),
        ]
    if kind.action is not None and isinstance(kind.action.times, int) and kind.action.times > 1:
        often = Text("card-times", {"n": kind.action.times})
        return [
            Glyphs(row, cx, top + room * 0.36, 27, width=w - 12),
            Words(often, cx, bottom - room * 0.2, 15.5, "ink-2", weight=400, width=w - 10),
        ]
    return [Glyphs(row or bonus, cx, (top + bottom) / 2, 31, width=w - 12)]


# ------------------------------------------------------------------------------------------ forms of a card
def tip_of(card_id: str) -> Text:
    """A card in words."""
    card = CARDS[card_id]
    kind = KINDS[card.kind]
    fields: list[Text] = []
    if card.raze:
        goods: dict[str, int] = {}
        for good in card.raze:
            goods[GOODS[good]] = goods.get(GOODS[good], 0) + 1
        fields.append(Text("tip-raze-field", {"goods": goods}))
    if kind.deals:
        fields.append(Text("tip-deal-field", {"good": GOODS[card.deal]}))
    return Text(
        "tip-card",
        {
            "card": card_id,
            "kind": kind.types[0],
            "colours": [f"colour-{colour}" for colour in kind.colors],
            "cost": cost_of(card_id),
            "fields": fields,
            "text": card_text(kind),
        },
    )


def cost_of(card_id: str) -> dict[str, int]:
    """The build cost of this very copy, by name."""
    cost = CARDS[card_id].cost
    amounts = {"wood": cost.wood, "stone": cost.stone, "food": cost.food, "location": cost.locations}
    return {name: n for name, n in amounts.items() if n}


def source_of(kind: CardFace) -> str:
    """Marks abilities that are not from the publisher."""
    return "reconstructed" if kind.is_reconstructed else ""


def table_card(card_id: str, x: float, y: float, picks: tuple[str, ...], tip: Text | None = None) -> Node:
    """A Location in the own Empire or a card in hand."""
    card = CARDS[card_id]
    kind = KINDS[card.kind]
    w, h, art = WIDTH, HEIGHT, 84.0
    name = Text("card-name", {"card": card_id})
    node = Node(card_id, Card(w, h), x, y, tip=tip or tip_of(card_id), picks=picks, source=source_of(kind))
    top, high = 78.0, 36.0
    deal = 25.0 if kind.deals else 3.0
    node.draw(vignette(kind, 5, 5, w - 10, art, 6), *band(kind, top, w, high))
    node.draw(*cost_column(cost_of(card_id), 5, 5, 20), *raze_field(card.raze, w - 5, 5, 20))
    node.draw(Words(name, w / 2, top + high / 2, 17, "white", weight=700, face="serif", width=w - 8, lines=2))
    node.draw(*abilities(kind, w / 2, top + high, h - deal, w))
    if kind.deals:
        node.draw(*deal_strip(GOODS[card.deal], h - 25, w, 25, 9))
    return node


def full_card(card_id: str, x: float, y: float, picks: tuple[str, ...]) -> Node:
    """The large form with its text, for the Lookout."""
    card = CARDS[card_id]
    kind = KINDS[card.kind]
    w, h = FULL_WIDTH, FULL_HEIGHT
    name = Text("card-name", {"card": card_id})
    node = Node(
        card_id, Card(w, h, radius=14), x, y, tip=tip_of(card_id), picks=picks, source=source_of(kind)
    )
    node.draw(vignette(kind, 8, 8, w - 16, 116, 9), *band(kind, 120, w, 40))
    node.draw(*cost_column(cost_of(card_id), 8, 8, 31), *raze_field(card.raze, w - 8, 8, 31))
    node.draw(Words(name, w / 2, 140, 26, "white", weight=700, face="serif", width=w - 16))
    node.draw(
        Icon(KIND_ICONS.get(kind.types[0], kind.types[0]), 22, 177, 19, "ink-2"),
        Words(Text("card-kind", {"kind": kind.types[0]}), 38, 177, 15, "ink-2", "start", 700),
        Glyphs(ability_line(kind), w / 2, 214, 36, width=w - 26),
    )
    if kind.bonus:
        node.draw(Glyphs((HAMMER, *steps_line(kind.bonus)), w / 2, 250, 25, width=w - 26))
    node.draw(Words(card_text(kind), w / 2, 288, 15, "ink-2", weight=400, width=w - 26, lines=4))
    if kind.deals:
        node.draw(*deal_strip(GOODS[card.deal], h - 30, w, 30, 14))
    return node


def chip(card_id: str, x: float, y: float, w: float, picks: tuple[str, ...], tip: Text) -> Node:
    """A Location in an opponent's Empire."""
    card = CARDS[card_id]
    kind = KINDS[card.kind]
    h = CHIP_HEIGHT
    node = Node(card_id, Card(w, h, radius=6), x, y, tip=tip, picks=picks, source=source_of(kind))
    colours = colours_of(kind)
    part = (h - 2) / len(colours)
    for i, colour in enumerate(colours):
        node.draw(Shape(rect(11, part, 4 if len(colours) == 1 else 1), 1, 1 + i * part, colour))
    row = (sign("raze", "raze-edge"), *raze_line(card.raze)) if card.raze else ability_line(kind)
    row = row or steps_line(kind.bonus)
    if w < NAMED_FROM:
        node.draw(Icon(hero_of(kind), 14 + (w - 14) / 2, 17, 25, f"dark18:{colours[0]}"))
        return node.draw(Glyphs(row, 14 + (w - 14) / 2, h - 14, 20, width=w - 20))
    name = Text("card-name", {"card": card_id})
    node.draw(
        Words(name, 17, 17, 16, anchor="start", weight=700, face="serif", width=w - 20, lines=3, height=33)
    )
    return node.draw(Glyphs(row, 17, h - 11, 18, width=w - 52, anchor="start"))


def badge(sign_: str, x: float, y: float, size: float) -> Piece:
    """A token lying on a card: Defense, Samurai or a block."""
    looks = {
        "defense": Token(circle(size), "defense", "shield"),
        "samurai": Token(circle(size), "samurai", "samurai"),
        "blocked": Token(circle(size), "worker", "lock"),
        "taken": Token(circle(size), "golden", "ankh"),
        "neutral": Token(circle(size), "plain", "ankh"),
        "route": Token(circle(size), "deal", "deal"),
        "printed_defense": Token(circle(size), "plain", "shield"),
        "barred": Token(circle(size), "raze", "lock"),
        "shut": Token(circle(size), "golden", "lock"),
        "tech": Token(circle(size), "tech", "gear"),
        "part": Token(circle(size), "golden", "statue"),
        "scoring": Token(circle(size), "tech", "laurel"),
        "defensive": Token(circle(size), "tech", "shield"),
        "unlocked": Token(circle(size), "tech", "check"),
        "protected": Token(circle(size), "deal", "shield"),
    }
    return Piece(looks[sign_], x, y)
