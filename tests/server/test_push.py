"""Messages to browsers: sealed and signed as the standards say, to public places only, nothing secret."""

from __future__ import annotations

import asyncio
import json
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tablewright.server import calling, notices
from tablewright.server.addresses import BadAddress
from tablewright.server.calling import Gone, NotSent
from tablewright.server.messages import PushAddress
from tablewright.server.push import Push, contact_address, sealed
from tablewright.server.store import open_store
from tests.server.client import Person
from tests.server.conftest import Served
from tests.server.test_abuse import play_until_asked

CONTACT = "owner@example.org"
ENDPOINT = "https://push.example.org/send/abc?x=1"

#: RFC 8291, appendix A.
THEIRS = (
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "BTBZMqHH6r4Tts7J_aSIgg",
)
OWN_KEY = "yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"
SALT = "DGv6ra1nlYgDCS1FRnbzlw"
PLAIN = b"When I grow up, I want to be a watermelon"
SEALED = (
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_"
    "yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
)


def raw(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def test_a_message_is_sealed_as_in_the_example_of_the_standard() -> None:
    own = ec.derive_private_key(int.from_bytes(raw(OWN_KEY)), ec.SECP256R1())
    assert sealed(PLAIN, PushAddress(ENDPOINT, *THEIRS), own, raw(SALT)) == raw(SEALED)


class Browser:
    """Somebody's browser: its address, and how it reads what comes."""

    def __init__(self) -> None:
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._auth = bytes(range(16))
        self._point = self._key.public_key().public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )

    def address(self, endpoint: str = ENDPOINT) -> dict[str, str]:
        keys = [urlsafe_b64encode(key).rstrip(b"=").decode() for key in (self._point, self._auth)]
        return {"endpoint": endpoint, "p256dh": keys[0], "auth": keys[1]}

    def read(self, body: bytes) -> Any:
        salt, theirs, text = body[:16], body[21:86], body[86:]
        key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        info = b"WebPush: info\0" + self._point + theirs
        secret = HKDF(SHA256(), 32, self._auth, info).derive(self._key.exchange(ec.ECDH(), key))
        keys = [
            HKDF(SHA256(), length, salt, b"Content-Encoding: " + name + b"\0").derive(secret)
            for length, name in ((16, b"aes128gcm"), (12, b"nonce"))
        ]
        return json.loads(AESGCM(keys[0]).decrypt(keys[1], text, None)[:-1])


def test_a_push_service_can_tell_from_where_it_comes(tmp_path: Path) -> None:
    push = Push(CONTACT)

    async def prepared() -> None:
        store = open_store(f"sqlite+aiosqlite:///{tmp_path / 'x.sqlite'}")
        await store.prepare()
        await push.prepare(store)
        await store.close()

    asyncio.run(prepared())
    told = push.signature("https://push.example.org:8443/send/abc", at=1_000)
    scheme, token, key = told.split(" ")
    assert (scheme, key) == ("vapid", f"k={push.public_key}")
    head, claims, signature = token.removeprefix("t=").removesuffix(",").split(".")
    assert json.loads(raw(head)) == {"typ": "JWT", "alg": "ES256"}
    wanted = {"aud": "https://push.example.org:8443", "exp": 1_000 + 12 * 3600, "sub": f"mailto:{CONTACT}"}
    assert json.loads(raw(claims)) == wanted
    public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw(push.public_key))
    halves = raw(signature)[:32], raw(signature)[32:]
    der = encode_dss_signature(*(int.from_bytes(half) for half in halves))
    public.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))


@pytest.mark.parametrize(
    ("typed", "told"), [(CONTACT, f"mailto:{CONTACT}"), ("https://example.org/us", "https://example.org/us")]
)
def test_whom_push_services_may_write_to(typed: str, told: str) -> None:
    assert contact_address(typed) == told


@pytest.mark.parametrize("typed", ["", "yes", "http://example.org/", "https://10.0.0.1/", "a@b"])
def test_nobody_to_write_to(typed: str) -> None:
    with pytest.raises(BadAddress):
        contact_address(typed)


# ---------------------------------------------------------------------------------- at a table


def notice_of(table: str) -> str:
    return f"/api/tables/{table}/seats/1/notice"


def seated(served: Served) -> tuple[Person, Person, str]:
    """Ann and Bob at a table of days; Bob came by a link."""
    ann, bob = served.person(), served.person()
    made = ann.make("quarry", [{"kind": "here"}, {"kind": "link", "name": "Bob"}], pace="days")
    bob.post("/api/claim", {"token": made["links"][0]["token"]})
    return ann, bob, made["table"]


def test_nothing_is_sent_to_browsers_unless_that_is_wished(start: Callable[..., Served]) -> None:
    _, bob, table = seated(start())
    assert bob.get(notice_of(table)).json()["push_key"] is None
    assert bob.put(notice_of(table), {"push": Browser().address()}).status_code == 400


def test_the_key_is_made_once(start: Callable[..., Served], tmp_path: Path) -> None:
    keys = []
    for _ in range(2):
        served = start(push=CONTACT, folder=tmp_path / "same")
        _, bob, table = seated(served)
        keys.append(bob.get(notice_of(table)).json()["push_key"])
        served.stop()
    assert len(raw(keys[0])) == 65
    assert keys[0] == keys[1]


BAD = [
    *({"endpoint": endpoint} for endpoint in ("http://push.example.org/x", "https://10.0.0.1/x", "x")),
    *({"endpoint": endpoint} for endpoint in ("https://[::1]/x", "https://169.254.169.254/", "")),
    *({"p256dh": key} for key in ("", "AAAA", THEIRS[0][:-4] + "AAAA", "ż")),
    *({"auth": key} for key in ("", "AAAA", "ż")),
]


def test_r46_addresses_that_nothing_may_or_can_be_sent_to_are_refused(start: Callable[..., Served]) -> None:
    _, bob, table = seated(start(push=CONTACT))
    for bad in BAD:
        answer = bob.put(notice_of(table), {"push": {**Browser().address(), **bad}})
        assert answer.status_code == 400, bad
    both = {"push": Browser().address(), "mail": "bob@example.org"}
    assert bob.put(notice_of(table), both).status_code == 400
    assert bob.get(notice_of(table)).json()["push"] is False


def test_a_browser_is_told_and_nothing_but_that(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch
) -> None:
    sent: list[tuple[str, bytes, dict[str, str]]] = []

    async def note(url: str, body: bytes, headers: dict[str, str], most: int) -> None:
        sent.append((url, body, headers))

    monkeypatch.setattr(calling, "call_address", note)
    served = start(push=CONTACT)
    ann, bob, table = seated(served)
    browser = Browser()
    assert bob.put(notice_of(table), {"push": browser.address()}).status_code == 204
    told = bob.get(notice_of(table)).text
    assert json.loads(told)["push"] is True
    assert "push.example.org" not in told, "whoever takes a device learns nothing of another"
    assert ann.get(notice_of(table)).status_code == 403
    play_until_asked(ann, bob, table)
    served.wait_for(notices.send_notices(served.host))
    ((url, body, headers),) = sent
    assert (url, headers["Content-Encoding"]) == (ENDPOINT, "aes128gcm")
    assert browser.read(body) == {
        "table": table,
        "title": "Your turn: Quarry",
        "text": "Bob, it is your turn in Quarry.",
    }


@pytest.mark.parametrize(("error", "stays"), [(Gone("status 410"), False), (NotSent("status 500"), True)])
def test_a_browser_that_is_gone_is_forgotten(
    start: Callable[..., Served], monkeypatch: pytest.MonkeyPatch, error: NotSent, stays: bool
) -> None:
    async def refuse(*_: Any) -> None:
        raise error

    monkeypatch.setattr(calling, "call_address", refuse)
    served = start(push=CONTACT)
    ann, bob, table = seated(served)
    bob.put(notice_of(table), {"push": Browser().address()})
    play_until_asked(ann, bob, table)
    served.wait_for(notices.send_notices(served.host))
    assert bob.get(notice_of(table)).json()["push"] is stays
    assert served.host.chores.state["notices"] == "ok"


@pytest.mark.parametrize(("status", "kind"), [(410, Gone), (404, Gone), (500, NotSent), (301, NotSent)])
def test_what_a_push_service_answers(
    monkeypatch: pytest.MonkeyPatch, status: int, kind: type[Exception]
) -> None:
    async def answer(*_: Any) -> int:
        return status

    monkeypatch.setattr(calling, "_post", answer)
    with pytest.raises(NotSent) as refused:
        asyncio.run(calling.call_address(ENDPOINT, b"", {}))
    assert type(refused.value) is kind


def test_an_address_does_not_stay_with_the_seat(start: Callable[..., Served]) -> None:
    """Whoever has the seat next must not read the address of whoever had it before, nor be told there."""
    served = start(push=CONTACT)
    _, bob, table = seated(served)
    bob.put(notice_of(table), {"mail": "bob@example.org"})
    link = bob.post(f"/api/tables/{table}/seats/1/link").json()["token"]
    eve = served.person()
    assert eve.post("/api/claim", {"token": link}).status_code == 200
    assert eve.get(notice_of(table)).json()["mail"] is None
