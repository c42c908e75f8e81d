"""Web push (RFC 8030): a message that a browser shows though no page is open, sealed so that only it can read
it (RFC 8291) and signed so that its push service knows from where it comes (VAPID, RFC 8292).

Of a library only the cryptography is used: what is called goes through `tablewright.server.calling`, which
leads to public addresses alone.
"""

from __future__ import annotations

import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from secrets import token_bytes
from typing import Final

import msgspec
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from tablewright.server import calling
from tablewright.server.addresses import MOST_ENDPOINT, BadAddress, mail_address, webhook
from tablewright.server.messages import PushAddress
from tablewright.server.store import Store

#: Under this name the key of the server lies in the store; it is made once, as browsers know it.
KEY_NAME: Final = "push-key"
CURVE: Final = ec.SECP256R1()
#: A browser that was off for longer need not hear of it.
KEPT_SECONDS: Final = 2 * 86_400
SIGNED_SECONDS: Final = 12 * 3600
RECORD_SIZE: Final = 4096


class Push:
    """Sends messages to browsers. `contact` is where push services can reach whoever runs this server."""

    def __init__(self, contact: str) -> None:
        self._contact: Final = contact_address(contact)
        self._key: ec.EllipticCurvePrivateKey | None = None

    async def prepare(self, store: Store) -> None:
        """Read the key of this server, or make it; of several that start at once one makes it for all."""
        fresh = ec.generate_private_key(CURVE).private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        )
        kept = await store.note_once(KEY_NAME, fresh.decode())
        key = serialization.load_pem_private_key(kept.encode(), password=None)
        assert isinstance(key, ec.EllipticCurvePrivateKey)
        self._key = key

    @property
    def public_key(self) -> str:
        """What pages subscribe with."""
        return _text(_point(self._private.public_key()))

    @property
    def _private(self) -> ec.EllipticCurvePrivateKey:
        assert self._key is not None, "prepare() comes first"
        return self._key

    def checked(self, told: PushAddress) -> str:
        """The address of a browser as it is stored; refuses what nothing could be sent to."""
        webhook(told.endpoint, MOST_ENDPOINT)
        _browser_key(told)
        if len(_bytes(told.auth)) != 16:
            raise BadAddress(told.endpoint)
        return msgspec.json.encode(told).decode()

    async def send(self, stored: str, message: bytes) -> None:
        """Send a message to a browser; raises `NotSent`, or `Gone` if it does not want any more."""
        to = msgspec.json.decode(stored, type=PushAddress)
        headers = {
            "Content-Type": "application/octet-stream",
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT_SECONDS),
            "Authorization": self.signature(to.endpoint, int(time.time())),
        }
        await calling.call_address(to.endpoint, sealed(message, to), headers, MOST_ENDPOINT)

    def signature(self, endpoint: str, at: int) -> str:
        """RFC 8292: who sends, for this push service and the next hours only."""
        place = webhook(endpoint, MOST_ENDPOINT)
        port = "" if place.port == 443 else f":{place.port}"
        host = f"[{place.host}]" if ":" in place.host else place.host
        claims = {"aud": f"https://{host}{port}", "exp": at + SIGNED_SECONDS, "sub": self._contact}
        parts = [msgspec.json.encode(part) for part in ({"typ": "JWT", "alg": "ES256"}, claims)]
        signed = ".".join(map(_text, parts))
        r, s = decode_dss_signature(self._private.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"vapid t={signed}.{_text(r.to_bytes(32) + s.to_bytes(32))}, k={self.public_key}"


def contact_address(typed: str) -> str:
    """A mail address or a page, as a push service wants it."""
    if typed.startswith("https://"):
        webhook(typed)
        return typed
    return f"mailto:{mail_address(typed.removeprefix('mailto:'))}"


def sealed(
    message: bytes,
    to: PushAddress,
    own: ec.EllipticCurvePrivateKey | None = None,
    salt: bytes | None = None,
) -> bytes:
    """RFC 8291: a message that only one browser can read. Key and salt are used for one message."""
    own = own or ec.generate_private_key(CURVE)
    salt = salt or token_bytes(16)
    theirs, mine = _browser_key(to), _point(own.public_key())
    shared = own.exchange(ec.ECDH(), theirs)
    secret = _derived(shared, _bytes(to.auth), b"WebPush: info\0" + _point(theirs) + mine, 32)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_SIZE.to_bytes(4) + len(mine).to_bytes(1) + mine
    return head + AESGCM(key).encrypt(nonce, message + b"\2", None)  # 2: there is no further record


def _derived(secret: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(secret)


def _browser_key(told: PushAddress) -> ec.EllipticCurvePublicKey:
    try:
        return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, _bytes(told.p256dh))
    except ValueError as error:
        raise BadAddress(told.endpoint) from error


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)


def _text(data: bytes) -> str:
    """Base64 as it stands in addresses, without padding."""
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError as error:
        raise BadAddress(text) from error
