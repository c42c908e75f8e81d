"""Whether every link of a built site leads somewhere: pages, files, and places within pages."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class Page(HTMLParser):
    """What a page refers to, and the places that it has."""

    def __init__(self) -> None:
        super().__init__()
        self.links: list[str] = []
        self.places: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name in ("id", "name") and value:
                self.places.add(value)
            elif name in ("href", "src") and value:
                self.links.append(value)


@cache
def page_of(file: Path) -> Page:
    """A page, read once."""
    page = Page()
    page.feed(file.read_text(encoding="utf-8"))
    return page


def broken(site: Path) -> list[str]:
    """Links within the site that lead nowhere, each with its page."""
    found = []
    for file in sorted(site.rglob("*.html")):
        if file.name == "404.html":  # shown at any address, so its links begin at the root of the server
            continue
        found += [
            f"{file.relative_to(site)}: {link}" for link in page_of(file).links if not _leads(file, link)
        ]
    return found


def _leads(file: Path, link: str) -> bool:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return True
    target = file if not parts.path else (file.parent / unquote(parts.path)).resolve()
    if target.is_dir():
        target /= "index.html"
    if not target.is_file():
        return False
    return target.suffix != ".html" or not parts.fragment or unquote(parts.fragment) in page_of(target).places
