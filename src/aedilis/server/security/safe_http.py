"""Requests that the server makes to an address somebody else wrote down: webhooks and push
services.

Such an address must not become a way into the network the server stands in. It is read once and in
one way, its host is resolved once, every address found is checked, and the connection is made to a
checked address and no other, with the name kept for `Host` and for the certificate. Redirects are
not followed, proxies and cookies do not exist, and of an answer only the status and `Retry-After`
count.
"""

import ipaddress
import re
import socket
import ssl
import time
from collections.abc import Awaitable, Callable, Mapping, Sequence
from email.utils import parsedate_to_datetime
from typing import Final, Literal, NamedTuple, TypeAlias

import anyio
import httpx
import msgspec

from aedilis import __version__

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Network: TypeAlias = ipaddress.IPv4Network | ipaddress.IPv6Network
Why: TypeAlias = Literal["length", "form", "scheme", "credentials", "host", "port", "address"]
Resolver: TypeAlias = Callable[[str, int], Awaitable[Sequence[str]]]

LONGEST_URL: Final = 2_000
MOST_ADDRESSES: Final = 3
"""So many addresses of one name are tried, one after the other."""

ANYWHERE: Final = ("0.0.0.0/0", "::/0")
"""`HttpSettings.allow` for a server that may reach every address, its own network included."""

# What is not the public Internet, by the registries of special-purpose addresses. The list is kept
# here since Python's own has changed between releases. Of IPv6, only 2000::/3 is given out at all,
# so loopback, link-local, unique local, multicast, IPv4-mapped and NAT64 addresses lie outside of
# it.
_SPECIAL_4: Final = tuple(
    ipaddress.IPv4Network(text)
    for text in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.31.196.0/24",
        "192.52.193.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "192.175.48.0/24",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
    )
)
_GIVEN_OUT_6: Final = ipaddress.IPv6Network("2000::/3")
_SPECIAL_6: Final = tuple(
    ipaddress.IPv6Network(text)
    for text in ("2001::/23", "2001:db8::/32", "2002::/16", "2620:4f:8000::/48", "3fff::/20")
)

_LABEL: Final = re.compile(r"[a-z0-9_]([a-z0-9_-]*[a-z0-9_])?")
_NUMBER: Final = re.compile(r"\d+|0x[0-9a-f]*")


class HttpSettings(msgspec.Struct, frozen=True, kw_only=True):
    """`allow` are networks reached although they are not public (`"10.1.0.0/16"`, or ANYWHERE);
    `ports` those that a URL may name, none meaning every port; `timeout` bounds a whole request, in
    seconds.
    """

    allow: tuple[str, ...] = ()
    ports: tuple[int, ...] = (80, 443, 8080, 8443)
    timeout: float = 10.0


class AddressRefused(Exception):
    """A URL that is not requested. `why` is one word for it, the text says it in English."""

    def __init__(self, why: Why, text: str) -> None:
        super().__init__(f"url: {text}")
        self.why: Why = why


class Unreachable(Exception):
    """Nobody answered in time and in the form of HTTP."""


class Answer(NamedTuple):
    """The status of an answer, and for how many seconds it asks to be left alone, if it does."""

    status: int
    retry_after: float | None = None


class Place(NamedTuple):
    """A URL that has been read: its parts, and the address if the host is written as one."""

    url: httpx.URL
    host: str
    port: int
    address: Address | None


async def system_resolver(host: str, port: int) -> Sequence[str]:
    """The addresses that this machine's resolver gives for a name, in its order of preference."""
    found = await anyio.getaddrinfo(host, port, type=socket.SOCK_STREAM)
    return [str(entry[4][0]) for entry in found]


def is_public(address: Address) -> bool:
    """Whether an address belongs to the public Internet and to one host there."""
    if isinstance(address, ipaddress.IPv4Address):
        return not any(address in network for network in _SPECIAL_4)
    return address in _GIVEN_OUT_6 and not any(address in network for network in _SPECIAL_6)


def read_url(url: str, settings: HttpSettings, *, https_only: bool = False) -> Place:
    """Read a URL by its form alone. Raises AddressRefused; asks no resolver."""
    if len(url) > LONGEST_URL:
        raise AddressRefused("length", f"it is longer than {LONGEST_URL} characters")
    # Parsers differ in what they make of these, and a difference is what an attacker needs.
    if any(letter <= " " or letter in "\\\x7f" for letter in url):
        raise AddressRefused("form", "it holds a space, a backslash or a control character")
    try:
        read = httpx.URL(url)
        host = read.raw_host.decode("ascii")
        port = read.port
    except (httpx.InvalidURL, UnicodeError, ValueError):
        raise AddressRefused("form", "it cannot be read as an address") from None
    if read.scheme not in ("https",) if https_only else read.scheme not in ("https", "http"):
        raise AddressRefused("scheme", "it does not begin with https://")
    authority = re.split(r"[/?#]", url.partition("://")[2], maxsplit=1)[0]
    if read.userinfo or "@" in authority:
        raise AddressRefused("credentials", "it holds a user name or a password")
    address = _literal(host)
    if address is None:
        _check_name(host)
    port = port if port is not None else (443 if read.scheme == "https" else 80)
    if not 1 <= port <= 65_535 or (settings.ports and port not in settings.ports):
        raise AddressRefused("port", f"port {port} is not allowed")
    return Place(read, host, port, address)


def _literal(host: str) -> Address | None:
    if "%" in host:
        raise AddressRefused("host", "its host holds a percent sign")
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _check_name(host: str) -> None:
    labels = host.removesuffix(".").split(".")
    if len(host) > 254 or not all(map(_LABEL.fullmatch, labels)):
        raise AddressRefused("host", "its host is no name")
    # 2130706433, 0x7f.1 and 127.1 are ways of writing 127.0.0.1 that some resolvers take.
    if _NUMBER.fullmatch(labels[-1]):
        raise AddressRefused("host", "its host is a number and no address in its usual form")


class SafeHttp:
    """Makes such requests. Raises ValueError for a network in the settings that is none.

    `resolve` gives the addresses of a name; `tls` is the trust in certificates, that of httpx if
    not given; `transport` stands in for the network where a test wants to see what would be sent.
    """

    def __init__(
        self,
        settings: HttpSettings | None = None,
        *,
        resolve: Resolver = system_resolver,
        tls: ssl.SSLContext | None = None,
        transport: httpx.AsyncBaseTransport | None = None,
    ) -> None:
        self.settings = settings or HttpSettings()
        try:
            self._allow: tuple[Network, ...] = tuple(map(ipaddress.ip_network, self.settings.allow))
        except ValueError as error:
            raise ValueError(f"allow: {error}") from None
        self._resolve = resolve
        self._tls = tls if tls is not None else httpx.create_ssl_context(trust_env=False)
        self._transport = transport

    def check(self, url: str, *, https_only: bool = False) -> None:
        """Refuse a URL as soon as it is written down. Raises AddressRefused.

        A name that resolves to a private address is found out only when it is used.
        """
        place = read_url(url, self.settings, https_only=https_only)
        if place.address is not None:
            self._check_address(place.address)

    def _check_address(self, address: Address) -> None:
        # A network allowed by IPv4 is not thereby allowed in the IPv6 forms that contain it: `in`
        # never holds between the two versions.
        if not is_public(address) and not any(address in network for network in self._allow):
            raise AddressRefused("address", "it leads to an address that is not public")

    async def post(
        self,
        url: str,
        content: bytes,
        headers: Mapping[str, str],
        *,
        https_only: bool = False,
    ) -> Answer:
        """Send one POST. Raises AddressRefused before anything is sent, or Unreachable."""
        place = read_url(url, self.settings, https_only=https_only)
        try:
            with anyio.fail_after(self.settings.timeout):
                addresses = await self._addresses(place)
                return await self._first(place, addresses, content, headers)
        except TimeoutError:
            raise Unreachable("no answer in time") from None
        except httpx.HTTPError as error:
            raise Unreachable(type(error).__name__) from None

    async def _addresses(self, place: Place) -> list[Address]:
        if place.address is not None:
            found = [place.address]
        else:
            try:
                texts = await self._resolve(place.host, place.port)
                found = [ipaddress.ip_address(text) for text in texts]
            except (OSError, UnicodeError, ValueError):
                raise Unreachable("the name has no address") from None
        # One bad address is enough: a name that mixes public and private ones means no good.
        for address in found:
            self._check_address(address)
        found = list(dict.fromkeys(found))[:MOST_ADDRESSES]
        if not found:
            raise Unreachable("the name has no address")
        return found

    async def _first(
        self, place: Place, addresses: Sequence[Address], content: bytes, headers: Mapping[str, str]
    ) -> Answer:
        for address in addresses[:-1]:
            try:
                return await self._send(place, address, content, headers)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                continue
        return await self._send(place, addresses[-1], content, headers)

    async def _send(
        self, place: Place, address: Address, content: bytes, headers: Mapping[str, str]
    ) -> Answer:
        timeout = self.settings.timeout
        # A client of its own for each request: pooled connections go by address, and two names may
        # share one without sharing a certificate.
        async with httpx.AsyncClient(
            verify=self._tls,
            trust_env=False,
            follow_redirects=False,
            transport=self._transport,
            timeout=httpx.Timeout(timeout, connect=timeout / 2),
        ) as client:
            request = client.build_request(
                "POST",
                place.url.copy_with(host=str(address), fragment=None),
                content=content,
                headers={
                    **headers,
                    "Host": place.url.netloc.decode("ascii"),
                    "User-Agent": f"aedilis/{__version__}",
                },
                extensions={"sni_hostname": place.host.removesuffix(".")},
            )
            response = await client.send(request, stream=True)
            try:
                return Answer(response.status_code, _retry_after(response.headers))
            finally:
                # The body is left unread, however long it may be.
                await response.aclose()


def _retry_after(headers: httpx.Headers) -> float | None:
    """`Retry-After` in seconds, whether given as such or as a date."""
    text = headers.get("retry-after", "")[:64].strip()
    if text.isascii() and text.isdigit():
        return float(text)
    try:
        return max(0.0, parsedate_to_datetime(text).timestamp() - time.time())
    except (ValueError, TypeError, OverflowError):
        return None
