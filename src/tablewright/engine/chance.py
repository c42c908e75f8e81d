"""Dice, draws and shuffles: all chance of a game goes through here.

Two sources with one interface. *Fast*: xoroshiro64** (two 32-bit words per stream), for simulation and
chosen seeds; the same stream in pure and in
compiled Python. *Sealed*: HMAC-SHA256 of a secret 256-bit seed, the stream's name and a counter, for games
between people: nobody can guess the
next card from the cards seen, and the seed shown after the game proves every draw.

Each named stream is independent of the others. Outcomes can be kept, and kept outcomes can be repeated, so
a record does not depend on the source.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Final, TypeVar

from tablewright.engine.errors import BadSave, BadSetup, ComesToLight
from tablewright.engine.message import Text
from tablewright.engine.native import i64

T = TypeVar("T")

WORD: Final = 0xFFFFFFFF
SEAL_BYTES: Final = 32  # 256 bits
OTHER_STREAM: Final = "chance"  # what a stream without a name is called


class Chance:
    """The source of chance in a state. Copying a state copies the future of its chance."""

    def __init__(self, seed: str = "0") -> None:
        self.seed: str = seed
        self.key: bytes = sealed_key(seed)
        self.streams: dict[str, tuple[int, int]] = {}
        self.used: int = 0
        self.kept: list[int] | None = None
        self.script: list[int] | None = None
        self.at: int = 0
        self.blind: bool = False  # shuffles do not depend on the order before, which nobody may know
        self.anew: Chance | None = None  # shuffles are not repeated from the script but made anew with this
        self.shuffles: list[tuple[int, int]] | None = None  # where among the outcomes, of how many things

    def below(self, n: int, stream: str = "") -> int:
        """A number from 0 to n - 1, each equally likely."""
        value = self._sealed(n, stream) if self.key else self._fast(n, n, stream)[0]
        script = self.script
        if script is not None and self.at < len(script):
            value = script[self.at]
            self.at += 1
            if not 0 <= value < n:
                raise BadSave(
                    f"The record has {value} where a number below {n} is drawn: other rules made it."
                )
        self.used += 1
        kept = self.kept
        if kept is not None:
            kept.append(value)
        return value

    def die(self, sides: int = 6, stream: str = "dice") -> int:
        """Roll one die."""
        return self.below(sides, stream) + 1

    def pick(self, items: list[T], stream: str = "") -> T:
        """One of the items, each equally likely; the list stays as it is."""
        return items[self.below(len(items), stream)]

    def shuffle(self, items: list[T], stream: str = "") -> None:
        """Bring the list into random order, every order equally likely."""
        if self.blind:
            items.sort(key=name_of)
        if self.anew is not None and self.script is not None:
            self._forget_shuffle(len(items), self.anew, stream)
        if self.shuffles is not None and self.kept is not None:
            self.shuffles.append((len(self.kept), len(items)))
        n = len(items)
        for number, j in enumerate(self._each_below(n, stream), 1):
            i = n - number
            other = items[i]
            items[i] = items[j]
            items[j] = other

    def _each_below(self, n: int, stream: str) -> list[int]:
        """Outcomes below n, n - 1 and so on down to 2, all at once where nobody keeps or repeats them."""
        if self.key or self.kept is not None or self.script is not None:
            return [self.below(many, stream) for many in range(n, 1, -1)]
        if n < 2:
            return []
        self.used += n - 1
        return self._fast(n, 2, stream)

    def _forget_shuffle(self, items: int, anew: Chance, stream: str) -> None:
        """Write other outcomes into the script where it repeats a shuffle that nobody has seen."""
        script = self.script
        assert script is not None
        at = self.at
        for i in range(items - 1, 0, -1):
            if at < len(script):
                script[at] = anew.below(i + 1, stream)
            at += 1

    def copy(self) -> Chance:
        """An independent source with the same future; keeps no outcomes and repeats none."""
        new = Chance.__new__(Chance)
        new.seed = self.seed
        new.key = self.key
        new.streams = self.streams.copy()
        new.used = self.used
        new.kept = None
        new.script = None
        new.at = 0
        new.blind = False
        new.anew = None
        new.shuffles = None
        return new

    def plain(self) -> dict[str, object]:
        """This source as JSON-ready data."""
        streams = {name: list(words) for name, words in self.streams.items()}
        return {"seed": self.seed, "used": self.used, "streams": streams}

    def _fast(self, first: int, last: int, stream: str) -> list[int]:
        """A number below the first, one below the first less one, and so on down to the last."""
        words = self.streams.get(stream)
        if words is None:
            words = first_words(self.seed, stream)
        s0: i64 = words[0]  # 64 bits hold every product that is masked to a word, wrapped around or not
        s1: i64 = words[1]
        many: i64 = first
        end: i64 = last
        found: list[int] = []
        while many >= end:
            x = (s0 * 0x9E3779BB) & WORD
            x = (((x << 5) | (x >> 27)) * 5) & WORD
            s1 ^= s0
            s0 = (((s0 << 26) | (s0 >> 6)) ^ s1 ^ (s1 << 9)) & WORD
            s1 = ((s1 << 13) | (s1 >> 19)) & WORD
            product = x * many
            low = product & WORD
            # without this the small numbers would come up a little more often
            if low >= many or low >= ((1 << 32) - many) % many:
                found.append(product >> 32)
                many -= 1
        self.streams[stream] = (s0, s1)
        return found

    def _sealed(self, n: int, stream: str) -> int:
        counter = self.streams.get(stream, (0, 0))[0]
        limit = (1 << 64) - (1 << 64) % n
        while True:
            digest = hmac.digest(self.key, f"{stream}:{counter}".encode(), hashlib.sha256)
            counter += 1
            value = int.from_bytes(digest[:8], "big")
            if value < limit:
                self.streams[stream] = (counter, 0)
                return value % n


class Untouched(Chance):
    """The chance of a table that is only looked ahead at: whoever wants an outcome is stopped."""

    def below(self, n: int, stream: str = "") -> int:
        """There is none."""
        raise ComesToLight(stream or OTHER_STREAM)

    def _each_below(self, n: int, stream: str) -> list[int]:
        """Nor here, unless there is nothing to shuffle."""
        return [self.below(many, stream) for many in range(n, 1, -1)]


def untouched(chance: Chance) -> Untouched:
    """A stand-in for a source of chance that gives no outcomes."""
    new = Untouched(chance.seed)
    new.used = chance.used
    return new


def name_of(item: object) -> str:
    """What to sort things by that are shuffled blindly: the id of a component, else what it looks like."""
    return str(getattr(item, "id", item))


def first_words(seed: str, stream: str) -> tuple[int, int]:
    """The two words a fast stream starts with; never both zero, from which the generator could not move.

    A hash, because seeds and streams of similar names must not begin alike.
    """
    start = hashlib.blake2b(f"{seed}\n{stream}".encode(), digest_size=8).digest()
    s0 = int.from_bytes(start[:4], "big")
    s1 = int.from_bytes(start[4:], "big")
    return (s0, s1) if s0 or s1 else (1, 0)


def sealed_key(seed: str) -> bytes:
    """The key of a sealed seed (``sealed:`` and 64 hexadecimal digits), or nothing for a fast one."""
    if not seed.startswith("sealed:"):
        return b""
    try:
        key = bytes.fromhex(seed[7:])
    except ValueError:
        key = b""
    if len(key) != SEAL_BYTES:
        raise BadSetup("A sealed seed is 'sealed:' followed by 64 hexadecimal digits.", Text("setup-seed"))
    return key


def commitment(seed: str, game: str, players: int) -> str:
    """What is shown before the first choice: it fixes the seed without telling it."""
    return hashlib.sha256(f"{seed}|{game}|{players}".encode()).hexdigest()


def chance_from_plain(data: object) -> Chance:
    """Read back what `Chance.plain` wrote."""
    parts = data if isinstance(data, dict) else {}
    seed, used, streams = parts.get("seed"), parts.get("used"), parts.get("streams")
    if not isinstance(seed, str) or not isinstance(used, int) or not isinstance(streams, dict):
        raise BadSave("The save's chance part is damaged.")
    chance = Chance(seed)
    chance.used = used
    for name, words in streams.items():
        if not isinstance(words, list) or [type(word) for word in words] != [int, int]:
            raise BadSave(f"The save's chance stream {name!r} is damaged.")
        chance.streams[name] = (words[0], words[1])
    return chance
