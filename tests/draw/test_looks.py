"""Every look, mark, pictogram and colour can be drawn, in every state and size."""

from __future__ import annotations

import re
from importlib.resources import files
from xml.etree import ElementTree

import pytest

from tablewright.draw import (
    Painter,
    definitions,
    emblem,
    emblems,
    icons,
    render,
    standalone,
    tokens_css,
    worlds_css,
)
from tablewright.draw.colour import contrast, ink_on, palette, tokens, worlds
from tablewright.draw.icons import icon_id, names, textures
from tablewright.draw.looks import outline_of
from tablewright.engine.glyphs import number, sign
from tablewright.engine.looks import Marker, Picture, Tile
from tablewright.engine.marks import Icon, Piece, Shape
from tablewright.engine.outlines import hexagon, octagon, rect
from tablewright.engine.registry import OWN
from tablewright.engine.scene import Node, Scene
from tests.draw.boards import GAMES, board, words
from tests.draw.demo_looks import LOOKS, MARKS, STATES, node, say, sheet_of_looks

LINES = {"pickable": "pk-line", "hovered": "pk-line", "selected": "pk-inner", "blocked": "pk-no"}


def scene_of(*nodes: Node, world: str = "origins") -> Scene:
    scene = Scene("board", world)
    for each in nodes:
        scene.add(each)
    return scene


def parsed(scene: Scene) -> ElementTree.Element:
    return ElementTree.fromstring(render(scene, say))


@pytest.mark.parametrize("state", STATES)
@pytest.mark.parametrize("name", LOOKS)
def test_every_look_in_every_state(name: str, state: str) -> None:
    root = parsed(scene_of(node(name, LOOKS[name], state)))
    classes = [element.get("class", "") for element in root.iter()]
    assert ("pk-dot" in classes) == bool(state)
    assert any(LINES.get(state, "pk ") in value for value in classes) == bool(state)
    assert any(value.startswith("hit") for value in classes), "it can be pointed at"
    assert any(value.endswith(" hovered") for value in classes) == (state == "hovered")
    assert len(list(root.iter("{http://www.w3.org/2000/svg}title"))) == 1


def test_the_state_of_a_look_is_drawn_over_everything() -> None:
    drawing = render(sheet_of_looks(), say)
    assert drawing.index('class="picks"') > drawing.rindex('id="n-')


@pytest.mark.parametrize("mark", MARKS, ids=lambda mark: type(mark).__name__)
def test_every_mark(mark: object) -> None:
    root = parsed(scene_of(Node("a", Picture()).draw(mark)))  # type: ignore[arg-type]
    (group,) = [element for element in root.iter() if element.get("id") == "n-a"]
    assert len(group) > 0


def test_every_look_can_be_part_of_a_picture() -> None:
    root = parsed(scene_of(Node("a", Picture()).draw(*[Piece(look, 0, 0) for look in LOOKS.values()])))
    assert not [element for element in root.iter() if "hit" in element.get("class", "")]


def test_only_a_bare_picture_has_no_outline() -> None:
    assert outline_of(Picture()) is None
    assert all(outline_of(look) is not None for look in LOOKS.values())


def test_reconstructed_things_carry_the_mark() -> None:
    plain = Node("a", Tile(octagon(100), "red", "gate"))
    marked = Node("a", Tile(octagon(100), "red", "gate"), source="reconstructed")
    painter = Painter("origins", say)
    assert painter.draw(marked).under.startswith(painter.draw(plain).under)
    assert painter.draw(marked).under.count("<circle") == painter.draw(plain).under.count("<circle") + 2


@pytest.mark.parametrize(("zoom", "shown"), [(0.61, {"name", "effect"}), (0.4, {"effect"}), (0.2, set())])
def test_level_of_detail(zoom: float, shown: set[str]) -> None:
    tile = Tile(octagon(140), "red", "gate", (), (number(7), sign("food")))
    drawing = render(scene_of(Node("a", tile, label="Fortress")), say, zoom=zoom)
    assert ("Fortress" in drawing) == ("name" in shown)
    assert (">7<" in drawing) == ("effect" in shown)
    assert "#i-gate" in drawing


def test_detail_can_be_fixed() -> None:
    tile = Tile(hexagon(70), "red", "gate", (), (number(7),), detail="picture")
    assert ">7<" not in render(scene_of(Node("a", tile, label="Fortress")), say)


def test_seats_differ_in_colour_shape_and_letter() -> None:
    painter = Painter("origins", say)
    drawn = [painter.draw(Node(f"m{seat}", Marker(seat))).under for seat in range(7)]
    letters = [re.findall(r">([A-G])<", svg) for svg in drawn]
    assert letters == [[letter] for letter in "ABCDEFG"]
    bodies = {re.sub(r'fill="[^"]*"|>[A-G]<', "", svg) for svg in drawn}
    assert len(bodies) == 7


# ------------------------------------------------------------------------------------------ pictograms
@pytest.mark.parametrize("name", names())
def test_every_pictogram(name: str) -> None:
    root = parsed(scene_of(Node("a", Picture()).draw(Icon(name, 0, 0))))
    (use,) = root.iter("{http://www.w3.org/2000/svg}use")
    (symbol,) = root.iter("{http://www.w3.org/2000/svg}symbol")
    assert use.get("href") == f"#{symbol.get('id')}" == f"#i-{name}"
    assert len(symbol) > 0
    assert symbol.get("viewBox") == "0 0 24 24"


def test_the_common_set_is_complete() -> None:
    assert len(names()) >= 171
    assert {f"die-{value}" for value in range(1, 7)} <= set(names())
    assert {f"shape-{letter}" for letter in "abcdefg"} <= set(names())


def test_unknown_pictograms_are_refused() -> None:
    with pytest.raises(ValueError, match="no pictogram"):
        icon_id("unicorn")


@pytest.mark.parametrize(
    ("wrong", "right"), [("templ", "'temple'"), ("wisdoms", "'wisdom'"), ("tawantinsuyu-codor", "condor'")]
)
def test_a_mistyped_pictogram_gets_a_suggestion(wrong: str, right: str) -> None:
    with pytest.raises(ValueError, match=f"did you mean .*{right}"):
        icon_id(wrong)


def test_a_pictogram_of_a_games_own_is_drawn_and_defined() -> None:
    drawn = render(scene_of(Node("a", Picture()).draw(Icon("tawantinsuyu-condor", 0, 0))), say)
    assert '<symbol id="i-tawantinsuyu-condor"' in drawn
    assert 'href="#i-tawantinsuyu-condor"' in drawn
    assert "i-tawantinsuyu-puma" not in drawn, "a file holds only what it uses"


def test_a_pictogram_with_anothers_name_is_not_a_games_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two games may lie on one page: each has its own names."""
    svg = "".join(f'<symbol id="i-{name}"></symbol>\n' for name in ("pear", "orchard-pear", "quarry-pear"))
    monkeypatch.setattr("tablewright.draw.icons.look_file", lambda game, name: svg)
    icons._own_symbols.cache_clear()
    assert icons.own_names("orchard") == ("orchard-pear",)
    icons._own_symbols.cache_clear()


def test_a_file_holds_only_what_it_uses() -> None:
    scene = scene_of(
        Node("a", Picture()).draw(Icon("gold", 0, 0), Shape(rect(9, 9), fill="sky", texture="stars"))
    )
    root = parsed(scene)
    assert [e.get("id") for e in root.iter("{http://www.w3.org/2000/svg}symbol")] == ["i-gold"]
    assert [e.get("id") for e in root.iter("{http://www.w3.org/2000/svg}pattern")] == ["t-stars"]


def test_a_page_can_have_them_all() -> None:
    sprite = ElementTree.fromstring(f"<svg>{definitions()}</svg>")
    own = [name for game in OWN for name in icons.own_names(game)]
    assert len(own) >= 12
    assert len(sprite) == len(names()) + len(textures()) + len(own)


@pytest.mark.parametrize("game", OWN)
def test_every_game_has_an_emblem_and_a_world(game: str) -> None:
    assert game in emblems()
    assert game in worlds()
    root = ElementTree.fromstring(emblem(game))
    assert root.get("viewBox") == "0 0 240 150"
    assert len(list(root.iter())) > 20


def test_drawings_refer_to_nothing_outside() -> None:
    everything = definitions() + "".join(emblem(game) for game in emblems())
    everything += "".join(render(board(game), words(game).text) for game in GAMES)
    assert not re.search(r'(?:href|src)="(?!#)|@import|url\((?!#)', everything)


# ------------------------------------------------------------------------------------------ colours
def test_worlds_do_not_leak_into_each_other() -> None:
    assert palette("origins").paint("terracotta") == "#A8552F"
    with pytest.raises(ValueError, match="no colour"):
        palette("settlers").paint("terracotta")
    assert "--w-terracotta" in worlds_css()


def test_a_mistyped_colour_gets_a_suggestion() -> None:
    with pytest.raises(ValueError, match="did you mean 'terracotta'"):
        palette("origins").paint("teracotta")


def test_the_page_gets_the_colours_of_every_world() -> None:
    assert tokens_css().endswith(worlds_css())
    assert re.findall(r'\[data-game="([\w-]+)"\]', worlds_css()) == list(OWN)


def test_colours_of_the_chrome_follow_the_theme() -> None:
    scene = scene_of(Node("a", Picture()).draw(Shape(rect(9, 9), fill="surface")))
    dark, light = render(scene, say, "dark"), render(scene, say, "light")
    assert 'fill="var(--surface)"' in dark
    assert f"--surface:{tokens('dark')['surface']};" in dark
    assert f"--surface:{tokens('light')['surface']};" in light


def test_a_file_sets_nothing_on_the_page_around_it() -> None:
    drawing = render(board("origins"), words("origins").text)
    assert ":root" not in drawing
    assert "color-scheme" not in drawing


def test_shades_are_worked_out() -> None:
    red = palette("origins")
    assert red.paint("dark50:red") == "#5A1916"
    assert red.paint("light99:red") != red.paint("light:red")
    assert red.paint("on:dark50:red") == "#FFFFFF"
    assert red.paint("on:pale90:yellow") == "#22262B"


def test_text_reads_on_every_colour() -> None:
    for world in worlds():
        colours = palette(world)
        for name in list(colours.board):
            value = colours.value(name)
            assert contrast(ink_on(value), value) >= 3.8, (world, name)


def test_standalone_and_render_agree() -> None:
    scene, texts = board("tawantinsuyu"), words("tawantinsuyu").text
    sheet = Painter(scene.world, texts).sheet(scene)
    assert standalone(sheet) == render(scene, texts)


def test_the_guide_names_every_pictogram_look_and_texture() -> None:
    guide = files("tablewright.draw").joinpath("README.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w-]+)`", guide)) | set(re.findall(r"`(\w+)\(", guide))
    kinds = {type(look).__name__ for look in LOOKS.values()}
    assert set(names()) | set(textures()) | kinds <= named
