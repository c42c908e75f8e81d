"""Told by the browser that it is one's turn: the switch at a slow table, and what the worker shows."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Final

import pytest

from tests.web.conftest import running_site
from tests.web.visitor import Visitor

if TYPE_CHECKING:
    from playwright.sync_api import Browser

#: No push service can be reached here: the browser's part is played by this.
SERVICE: Final = """() => {
  PushManager.prototype.subscribe = async function (options) {
    window.wished = options.applicationServerKey;
    const pair = await crypto.subtle.generateKey({name: "ECDH", namedCurve: "P-256"}, true, ["deriveBits"]);
    const point = await crypto.subtle.exportKey("raw", pair.publicKey);
    const keys = {p256dh: point, auth: new Uint8Array(16).buffer};
    return {endpoint: "https://push.example.org/x", getKey: (name) => keys[name]};
  };
}"""
#: The notices that the worker shows.
SHOWN: Final = """async () => {
  const registration = await navigator.serviceWorker.getRegistration("/push/");
  return (await registration.getNotifications()).map((one) => [one.title, one.body, one.data]);
}"""


@pytest.fixture(scope="module")
def pushing(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_site(tmp_path_factory.mktemp("pushing"), "--push", "owner@example.org") as address:
        yield address


@pytest.fixture
def bob(windowed: Browser, pushing: str) -> Iterator[Visitor]:
    maker = Visitor.Maker(windowed, pushing)
    yield maker("Bob", permissions=["notifications"])
    maker.leave()


def slow_table(visitor: Visitor, pace: str = "days") -> str:
    """A table of days, with its menu open."""
    visitor.context.request.get(f"{visitor.site}/api/me")
    wish: dict[str, Any] = {"game": "quarry", "seats": [{"kind": "here"}], "pace": pace}
    table: str = visitor.context.request.post(f"{visitor.site}/api/tables", data=wish).json()["table"]
    visitor.page.goto(f"{visitor.site}/#/table/{table}")
    visitor.page.locator(".prompt").wait_for()
    visitor.page.get_by_role("button", name="Table", exact=True).click()
    return table


def test_a_browser_is_told_and_shows_it(bob: Visitor) -> None:
    bob.page.add_init_script(f"({SERVICE})()")
    table = slow_table(bob)
    switch = bob.page.get_by_role("switch")
    assert switch.get_attribute("aria-checked") == "false"
    switch.click()
    bob.page.get_by_role("switch", checked=True).wait_for()
    notice = f"{bob.site}/api/tables/{table}/seats/0/notice"
    told = bob.context.request.get(notice).json()
    assert told["push"]
    assert bob.page.evaluate("window.wished") == told["push_key"]
    deliver(bob, {"table": table, "title": "Your turn: Quarry", "text": "Bob, it is your turn in Quarry."})
    bob.page.wait_for_function(f"async () => (await ({SHOWN})()).length === 1")
    assert bob.page.evaluate(SHOWN) == [
        ["Your turn: Quarry", "Bob, it is your turn in Quarry.", f"/#/table/{table}"]
    ]
    switch.click()
    bob.page.get_by_role("switch", checked=False).wait_for()
    assert not bob.context.request.get(notice).json()["push"]


def deliver(visitor: Visitor, message: dict[str, str]) -> None:
    """Have a message come, as if the push service had brought it."""
    line = visitor.context.new_cdp_session(visitor.page)
    known: list[dict[str, Any]] = []
    line.on("ServiceWorker.workerRegistrationUpdated", lambda told: known.extend(told["registrations"]))
    line.send("ServiceWorker.enable")
    visitor.page.wait_for_timeout(50)
    while not any("/push/" in one["scopeURL"] for one in known):
        visitor.page.wait_for_timeout(50)
    number = next(one["registrationId"] for one in known if "/push/" in one["scopeURL"])
    data = {"origin": visitor.site, "registrationId": number, "data": json.dumps(message)}
    line.send("ServiceWorker.deliverPushMessage", data)


def test_who_does_not_want_it_is_told_why_nothing_comes(bob: Visitor) -> None:
    bob.context.clear_permissions()
    slow_table(bob)
    bob.page.get_by_role("switch").click()
    bob.page.get_by_text("does not allow messages").wait_for()
    assert bob.page.get_by_role("switch").get_attribute("aria-checked") == "false"


def test_nothing_is_offered_where_nobody_waits_for_days(bob: Visitor, ann: Visitor) -> None:
    slow_table(bob, pace="live")
    bob.page.get_by_role("heading", name="Seats").wait_for()
    assert bob.page.get_by_role("switch").count() == 0
    slow_table(ann)  # a server that sends nothing to browsers
    ann.page.get_by_role("heading", name="Seats").wait_for()
    ann.page.wait_for_load_state("networkidle")
    assert ann.page.get_by_role("switch").count() == 0
