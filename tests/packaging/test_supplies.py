"""R50: what others made is listed with each release, and asked about; nothing is left out."""

from __future__ import annotations

import datetime
import re
from pathlib import Path
from typing import Any

from tests.packaging.test_publishing import loaded

ROOT = Path(__file__).parents[2]
TODAY = datetime.date(2026, 11, 18)
supplies = loaded("supplies")


def test_everything_that_is_locked_is_listed_with_its_hashes() -> None:
    listed = {one["purl"]: one for one in supplies.bill(ROOT)["components"]}
    locked = (ROOT / "requirements" / "server.txt").read_text(encoding="utf-8")
    names = re.findall(r"(?m)^([\w.-]+)==([^\s;]+)", locked)
    assert len(names) > 20
    assert [name for name, version in names if f"pkg:pypi/{name}@{version}" not in listed] == []
    assert any(purl.startswith("pkg:npm/%40sveltejs/vite-plugin-svelte@") for purl in listed)
    for purl, one in listed.items():
        assert one["hashes"], purl
        sizes = {"SHA-256": 64, "SHA-512": 128, "SHA-1": 40}
        assert all(len(known["content"]) == sizes[known["alg"]] for known in one["hashes"]), purl


def test_an_advisory_fails_when_it_has_been_known_for_a_week() -> None:
    known = [supplies.Supply("PyPI", name, "1.0", ()) for name in ("sound", "old", "new", "withdrawn")]
    told: dict[str, dict[str, Any]] = {
        "old": {"published": "2026-11-11T08:00:00Z", "summary": "it leaks"},
        "new": {"published": "2026-11-12T08:00:00Z"},
        "withdrawn": {"published": "2026-01-01T08:00:00Z", "withdrawn": "2026-01-02T08:00:00Z"},
    }

    def ask(path: str, question: Any) -> Any:
        if path != "querybatch":
            return told[path.removeprefix("vulns/")]
        asked = [(one["package"]["ecosystem"], one["version"]) for one in question["queries"]]
        assert asked == [("PyPI", "1.0")] * 4
        return {"results": [{"vulns": [{"id": one.name}]} if one.name in told else {} for one in known]}

    assert supplies.faults(known, TODAY, ask) == ["pkg:pypi/old@1.0: old (7 days): it leaks"]
