"""Where requests come from and where answers may send a reader: origins, hosts, and the `next` of a
form.
"""

import re
from typing import Final
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from aedilis.server.settings import Settings

API: Final = "/api/"
"""What programs ask for begins so: here, and nowhere else, a token says who asks."""

LONGEST_PATH: Final = 500
_HOST: Final = re.compile(r"(?:[A-Za-z0-9_](?:[A-Za-z0-9_.-]*)|\[[0-9A-Fa-f:.]+\])(?::\d{1,5})?")
_PORTS: Final = {"http": 80, "https": 443}


def safe_next(path: str, otherwise: str = "/") -> str:
    """A path on this server to go on to, or `otherwise` for anything that might lead elsewhere."""
    if not path.startswith("/") or len(path) > LONGEST_PATH:
        return otherwise
    # Browsers take a backslash for a slash and pass over tabs and line breaks; what is encoded may
    # be decoded once more on its way.
    if any(letter <= " " or letter == "\x7f" for letter in path):
        return otherwise
    lowered = path.lower()
    if "\\" in lowered or "%5c" in lowered or lowered.startswith(("//", "/%2f", "/.", "/%2e")):
        return otherwise
    if any(ord(letter) > 126 for letter in path):
        return otherwise
    parts = urlsplit(path)
    return otherwise if parts.scheme or parts.netloc else path


def valid_host(host: str) -> bool:
    """Whether a `Host` is a name or an address, with a port or without. None at all is HTTP/1.0."""
    return not host or (len(host) <= 255 and _HOST.fullmatch(host) is not None)


def _authority(url: str) -> tuple[str, str, int] | None:
    """Scheme, host and port of an origin; None when it is not of the form of one."""
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        return None
    if parts.scheme not in _PORTS or not parts.hostname or parts.path or parts.query:
        return None
    return parts.scheme, parts.hostname, port if port is not None else _PORTS[parts.scheme]


def same_origin(origin: str, host: str, settings: Settings) -> bool:
    """Whether an `Origin` is this server: by its own address (`settings.url`), or by the host that
    the request was sent to.
    """
    there = _authority(origin)
    if there is None:
        return False
    if settings.url and there == _authority(settings.url.rstrip("/")):
        return True
    scheme = there[0]
    if settings.secure and scheme != "https":
        return False
    return bool(host) and there == _authority(f"{scheme}://{host}")


def origin_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a socket may be opened from where it is. Browsers always say where they are, and a
    page of somebody else's could use a reader's cookie; programs have no cookie to be misused.
    """
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    return same_origin(origin, connection.headers.get("host", ""), settings)


def cross_site(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether a browser says that a request was made by somebody else's page. A request that says
    nothing is no browser's, or an old one's: then only the token in the form can tell.
    """
    site = connection.headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = connection.headers.get("origin")
    if origin is None:
        return False
    return not same_origin(origin, connection.headers.get("host", ""), settings)


def base_url(connection: HTTPConnection, settings: Settings) -> str:
    """The address of this server for links that a reader is shown on his own page. Letters have
    `settings.url` alone: the host of a request is only what its sender wrote.
    """
    if settings.url:
        return settings.url.rstrip("/")
    return str(connection.base_url).rstrip("/")
