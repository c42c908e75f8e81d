"""The browser client, if it was built; else a page that says how to build it."""

from __future__ import annotations

import hashlib
import html
import mimetypes
from pathlib import Path
from typing import Any, Final, NamedTuple

from litestar import Request, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from tablewright.server.guard import language_in
from tablewright.server.sentences import say
from tablewright.service.problems import Problem

FOLDER: Final = Path(__file__).parent.parent / "web"
INDEX: Final = "index.html"


class File(NamedTuple):
    """A file of the client."""

    content: bytes
    kind: str
    tag: str


class Pages:
    """The files of the client, read once: nothing else on the disk can be asked for."""

    def __init__(self, folder: Path = FOLDER) -> None:
        self._files: Final = {
            path.relative_to(folder).as_posix(): _file(path)
            for path in (folder.rglob("*") if (folder / INDEX).is_file() else ())
            if path.is_file()
        }

    @property
    def is_built(self) -> bool:
        """Whether there is a client at all."""
        return INDEX in self._files

    def find(self, path: str) -> tuple[str, File] | None:
        """The file of a path; paths without an ending are pages of the client."""
        name = path.strip("/")
        if name in self._files:
            return name, self._files[name]
        if "." not in name.rpartition("/")[2] and self.is_built:
            return INDEX, self._files[INDEX]
        return None


def _file(path: Path) -> File:
    content = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    if kind in ("text/javascript", "application/javascript", "text/css", "text/html"):
        kind += "; charset=utf-8"
    return File(content, kind, f'"{hashlib.sha256(content).hexdigest()[:20]}"')


@get("/", include_in_schema=False)
async def home(request: Request[Any, Any, Any], pages: NamedDependency[Pages]) -> Response[bytes]:
    """The home page of the client."""
    return served(request, pages, "/")


@get("/{path:path}", include_in_schema=False)
async def page(
    request: Request[Any, Any, Any], pages: NamedDependency[Pages], path: FromPath[str]
) -> Response[bytes]:
    """A file of the client, or one of its pages."""
    return served(request, pages, path)


def served(request: Request[Any, Any, Any], pages: Pages, path: str) -> Response[bytes]:
    """What is at a path."""
    if path.startswith("/api/"):
        raise Problem("no-such-page")
    found = pages.find(path)
    if found is None:
        if pages.is_built or path != "/":
            raise Problem("no-such-page")
        return Response(_how_to_build(language_in(request.scope)), media_type="text/html; charset=utf-8")
    name, file = found
    # Built files carry a hash in their names and never change.
    cache = "public, max-age=31536000, immutable" if name.startswith("assets/") else "no-cache"
    headers = {"etag": file.tag, "cache-control": cache}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(file.content, media_type=file.kind, headers=headers)


def _how_to_build(language: str) -> bytes:
    def told(message: str) -> str:
        return html.escape(say(language, message))

    return f"""<!doctype html>
<html lang="{language}"><head><meta charset="utf-8"><title>{told("page-title")}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"></head>
<body style="font: 17px/1.5 system-ui, sans-serif; max-width: 40rem; margin: 4rem auto; padding: 0 1rem">
<h1>{told("page-title")}</h1>
<p>{told("page-missing")}</p>
<p>{told("page-build")}</p>
<pre>cd web
npm ci
npm run build</pre>
<p>{told("page-meanwhile")}</p>
<pre>tablewright play quarry</pre>
<p>{told("page-api")} <a href="/api/openapi.json">/api/openapi.json</a></p>
</body></html>
""".encode()
