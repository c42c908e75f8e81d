"""Things first: what is clicked on the table leads somewhere, and a turn takes few clicks."""

from __future__ import annotations

import random
from typing import Any

from tests.web.test_play import asked, two_at_a_table
from tests.web.visitor import PHONE, Visitor

MOST_CLICKS = 400
PLANS_AFTER = 2_000  # milliseconds without a change

#: Where a mouse can hit each thing that leads somewhere.
THINGS = """() => [...document.querySelectorAll('.can-pick, .can-reach')].flatMap((group) => {
  const box = group.getBoundingClientRect();
  for (const [across, down] of [[.5, .5], [.5, .12], [.12, .5], [.85, .85], [.12, .12]]) {
    const x = box.left + box.width * across, y = box.top + box.height * down;
    const hit = document.elementFromPoint(x, y)?.closest('[data-node]');
    if (hit && hit.closest('.can-pick, .can-reach') === group) return [{x, y, node: group.dataset.node}];
  }
  return [];
})"""


def click_something(ann: Visitor, chance: random.Random) -> str:
    """Click a thing that leads somewhere, and one of its ways: how it was done."""
    before = ann.asked()
    places: list[dict[str, Any]] = ann.page.evaluate(THINGS)
    if not places:
        ann._click_button()
        ann.wait_for_change(before)
        return "list"
    place = chance.choice(places)
    ann.page.mouse.click(place["x"], place["y"])
    ann.wait_until(
        f"""(before) => document.querySelector('.menu .way, .why[role=dialog]')
        || {ann.QUESTION} !== before || document.querySelector('.over')""",
        before,
    )
    assert ann.page.locator(".why[role=dialog]").count() == 0, f"{place['node']} leads nowhere"
    ways = ann.page.locator(".menu .way")
    if ways.count() and ann.asked() == before:
        ways.nth(chance.randrange(ways.count())).click()
        if (asking := ann.page.get_by_role("button", name="Do it all the same")).count():
            asking.click()
    ann.wait_for_change(before)
    ann.page.mouse.move(2, 400)
    return "thing"


def play_by_things(ann: Visitor, most: int, seed: int = 1) -> list[str]:
    """Click things until the game is over, or so often."""
    chance = random.Random(seed)
    how: list[str] = []
    while not ann.is_over() and len(how) < most:
        ann.wait_until_known()
        how.append(click_something(ann, chance))
    return how


def test_a_game_of_quarry_is_played_by_clicking_things(ann: Visitor) -> None:
    ann.new_table("Quarry")
    how = play_by_things(ann, MOST_CLICKS)
    assert ann.is_over()
    assert how.count("thing") > len(how) / 3


def test_a_site_is_visited_with_one_click_and_a_way(ann: Visitor) -> None:
    """Origins: the site itself, while the page still asks what to do."""
    ann.new_table("Origins")
    while ann.page.locator("[data-node='site-S1'].can-reach, [data-node='site-S1'].can-pick").count() == 0:
        ann.answer(on_board=False)
        ann.wait_until_known()
    moves = int(ann.moment()[0])
    crumbs = ann.page.locator(".crumbs button")
    had = crumbs.count()
    before = ann.asked()
    box = ann.page.locator("[data-node='site-S1']").bounding_box()
    assert box is not None
    ann.page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.2)
    ways = ann.page.locator(".menu .way")
    ways.first.wait_for()
    ways.first.click()
    ann.wait_for_change(before)
    assert int(ann.moment()[0]) - moves >= 2  # several answers in one go
    assert crumbs.count() - had >= 2
    before = ann.asked()
    crumbs.nth(had).click()  # a step that was filled in takes back to before it
    ann.wait_for_change(before)
    assert int(ann.moment()[0]) == moves


def test_answers_tell_what_they_do(ann: Visitor) -> None:
    ann.new_table("Imperial Settlers")
    for _ in range(12):
        ann.wait_until_known()
        if ann.page.locator(".option .chip").count():
            break
        ann.answer(on_board=False)
    assert ann.page.locator(".option .chip").count() > 0


def test_a_tap_plays_nothing_until_the_bar_is_tapped(visitors: Visitor.Maker) -> None:
    ann = visitors("Ann", PHONE, has_touch=True, is_mobile=True)
    ann.new_table("Origins")
    ann.wait_until_known()
    before, (moves, _) = ann.asked(), ann.moment()
    places: list[dict[str, Any]] = ann.page.evaluate(THINGS)
    assert places
    ann.page.touchscreen.tap(places[0]["x"], places[0]["y"])
    ann.page.locator(".ways .way").first.wait_for()
    assert ann.moment()[0] == moves
    ann.page.locator(".acts .main").tap()
    ann.wait_for_change(before)


def test_turns_of_others_are_told_and_stepped_through(ann: Visitor) -> None:
    ann.choose_game("Quarry")
    ann.tick("Bot", ann.page.get_by_role("group", name="Seat B"))
    ann.page.get_by_role("button", name="Start table").click()
    ann.at_table()
    stories = ann.page.get_by_role("region", name="Since your turn")
    for _ in range(20):
        ann.page.locator("[data-option]:enabled").first.wait_for()
        if stories.count():
            break
        ann.answer(on_board=False)
    assert stories.locator(".told").inner_text().strip()
    stories.get_by_role("button", name="One turn back").click()
    ann.page.get_by_text("The table as it was").wait_for()
    stories.get_by_role("button", name="On to now").click()
    ann.page.get_by_text("The table as it was").wait_for(state="detached")
    ann.answer(on_board=False)


def test_what_cannot_be_taken_back_says_why(ann: Visitor) -> None:
    ann.new_table("Quarry")
    undo = ann.page.get_by_role("button", name="Undo")
    for _ in range(12):
        ann.answer(on_board=False)
        if undo.get_attribute("aria-disabled") == "true" and undo.get_attribute("disabled") is None:
            break
    undo.click(force=True)
    told = ann.page.locator(".acts + *, .why[role=status]").first
    ann.page.get_by_text("Nothing to take back.").wait_for()
    assert len(told.inner_text()) > len("Nothing to take back.")


def test_who_waits_can_plan(visitors: Visitor.Maker) -> None:
    both = two_at_a_table(visitors)
    waiting = both[0]
    for _ in range(20):  # as long as both dig, nobody can know what they will have
        who = asked(*both)
        waiting = both[0] if who == [both[1]] else both[1]
        waiting.page.wait_for_timeout(PLANS_AFTER if len(who) == 1 else 0)
        if waiting.page.locator(".plan").count() and waiting.page.locator(".can-reach").count():
            break
        who[0].answer_or_wait()
    place: dict[str, Any] = waiting.page.evaluate(THINGS)[0]
    (moves, _), before = waiting.moment(), waiting.asked()
    waiting.page.mouse.click(place["x"], place["y"])
    waiting.page.get_by_text("If it were your turn now:").wait_for()
    assert waiting.page.locator(".ways .way:enabled").count() == 0
    waiting.page.keyboard.press("1")
    assert (waiting.moment()[0], waiting.asked()) == (moves, before)
