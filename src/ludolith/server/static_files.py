"""The client's files, as the build left them."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

FOLDER: Final = Path(__file__).parent / "static"
# The client routes these paths itself.
PAGES: Final = ("/", "/t/{table}", "/replay", "/replay/{rest:path}", "/learn/{game}", "/about")
NO_PAGES: Final = ("api/", "ws/")
FOREVER: Final = "public, max-age=31536000, immutable"
NOT_BUILT: Final = """<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Ludolith</title>
<h1>The client has not been built</h1>
<p>The server runs, but the pages people play on are missing.
Build them with <code>make client</code> and load this page again.</p></html>
"""


class HashedFiles(StaticFiles):
    """Files whose names change with their content: a browser need never ask again."""

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        found = super().file_response(full_path, stat_result, scope, status_code)
        found.headers["Cache-Control"] = FOREVER
        return found


class OtherFiles(StaticFiles):
    """The rest (an icon, a manifest): kept, but asked about again.

    An address that does not exist gets the client, which says so in the reader's language.
    """

    def __init__(self, folder: Path) -> None:
        super().__init__(directory=folder)
        self.index = folder / "index.html"

    async def get_response(self, path: str, scope: Scope) -> Response:
        try:
            return await super().get_response(path, scope)
        except HTTPException as problem:
            asks_for_page = "text/html" in Headers(scope=scope).get("accept", "")
            if problem.status_code != 404 or not asks_for_page or path.startswith(NO_PAGES):
                raise
            return FileResponse(self.index, 404, {"Cache-Control": "no-cache"})

    def file_response(
        self,
        full_path: str | os.PathLike[str],
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        found = super().file_response(full_path, stat_result, scope, status_code)
        found.headers["Cache-Control"] = "no-cache"
        return found


def routes(folder: Path = FOLDER) -> list[BaseRoute]:
    """Pages and files. Comes last: everything unknown ends here."""

    async def page(_request: Request) -> Response:
        index = folder / "index.html"
        headers = {"Cache-Control": "no-cache"}
        if not index.is_file():
            return HTMLResponse(NOT_BUILT, 503, headers)
        return FileResponse(index, headers=headers)

    found: list[BaseRoute] = [Route(path, page) for path in PAGES]
    if (folder / "assets").is_dir():
        found.append(Mount("/assets", HashedFiles(directory=folder / "assets")))
    if folder.is_dir():
        found.append(Mount("/", OtherFiles(folder)))
    return found
