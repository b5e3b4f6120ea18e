"""What happens to everything that comes in and goes out: who it is, strict headers, and a line in the journal."""

from __future__ import annotations

import hashlib
import logging
import re
import secrets
import time
from http.cookies import CookieError, SimpleCookie
from typing import TYPE_CHECKING, Final

from litestar.enums import ScopeType

if TYPE_CHECKING:
    from litestar.types import ASGIApp, Message, Receive, Scope, Send

LOG: Final = logging.getLogger(__name__)
COOKIE: Final = "streetcred"
SHAPE: Final = re.compile(r"[\w-]{32}")
A_YEAR: Final = 365 * 24 * 60 * 60
POLICY: Final = (
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'; "
    "connect-src 'self'"
)
STRICT: Final = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


class Door:
    """The application, with a door around it."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request or a connection in."""
        kind: str = scope["type"]
        if kind == "lifespan":
            await self._app(scope, receive, send)
            return
        begun, status = time.perf_counter(), 0
        known, begins = _cookie(scope), scope["type"] == ScopeType.HTTP and scope["method"] == "POST"
        visitor = known or secrets.token_urlsafe(24)
        scope["state"] = {**scope.get("state", {}), "owner": owner_of(visitor)}

        async def out(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = [*message.get("headers", []), *STRICT]
                if scope["path"].startswith("/api/") and all(name != b"cache-control" for name, _ in headers):
                    headers.append((b"cache-control", b"no-store"))
                if (known is None or begins) and _may_be_given_a_cookie(scope):
                    headers.append((b"set-cookie", _set_cookie(scope, visitor)))
                message = {**message, "headers": headers}
            await send(message)

        try:
            await self._app(scope, receive, out)
        finally:
            _note(scope, status, time.perf_counter() - begun)


def owner_of(visitor: str) -> str:
    """Give how somebody is called in the database: who reads that can't take their place."""
    return hashlib.sha256(visitor.encode()).hexdigest()


def header(scope: Scope, name: bytes) -> str | None:
    """Give a header of a request."""
    return next((value.decode("latin-1") for key, value in scope["headers"] if key.lower() == name), None)


def is_from_here(scope: Scope) -> bool:
    """Give whether a handshake comes from a page of this server, or from no page at all."""
    origin = header(scope, b"origin")
    return origin is None or origin.partition("://")[2] == header(scope, b"host")


def _cookie(scope: Scope) -> str | None:
    try:
        found = SimpleCookie(header(scope, b"cookie") or "").get(COOKIE)
    except CookieError:
        return None
    return found.value if found is not None and SHAPE.fullmatch(found.value) else None


def _may_be_given_a_cookie(scope: Scope) -> bool:
    """Whether somebody who has none, or who begins a game and shall keep it for another year, gets a cookie.

    Whoever follows a link from elsewhere sends no strict cookie along, and must not get a new one for that.
    """
    site = header(scope, b"sec-fetch-site")
    return scope["path"].startswith("/api/") and site in (None, "same-origin", "none")


def _set_cookie(scope: Scope, visitor: str) -> bytes:
    secure = "; Secure" if scope["scheme"] == "https" else ""
    return f"{COOKIE}={visitor}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Strict{secure}".encode()


def _note(scope: Scope, status: int, seconds: float) -> None:
    facts = {"path": scope["path"], "ms": round(seconds * 1000, 1)}
    if scope["type"] == ScopeType.HTTP:
        LOG.info("request", extra={"facts": {"method": scope["method"], "status": status, **facts}})
    else:
        LOG.info("connection ended", extra={"facts": facts})
