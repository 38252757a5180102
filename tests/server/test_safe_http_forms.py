"""Addresses that others wrote down: which are taken by their form, and which are public."""

import contextlib
import ipaddress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from aedilis.server.security.safe_http import (
    ANYWHERE,
    AddressRefused,
    HttpSettings,
    SafeHttp,
    is_public,
    read_url,
)

ANY_PORT = HttpSettings(ports=())


def why(url: str, settings: HttpSettings = ANY_PORT, *, https_only: bool = False) -> str:
    """Why a URL is refused on sight, or nothing."""
    http = SafeHttp(settings)
    try:
        http.check(url, https_only=https_only)
    except AddressRefused as refused:
        return refused.why
    return ""


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/hook",
        "http://example.org",
        "https://EXAMPLE.org./a?b=c#d",
        "https://bücher.example/",
        "https://example.org:8443/x",
        "http://93.184.215.14/",
        "http://[2606:2800:220:1::1]/",
        "https://under_score.example.org/",
    ],
)
def test_ordinary_addresses_are_taken(url: str) -> None:
    assert why(url) == ""


@pytest.mark.parametrize(
    ("url", "reason"),
    [
        ("https://example.org/" + "a" * 2000, "length"),
        ("https://exa mple.org/", "form"),
        ("https://example.org/\r\nHost: inside", "form"),
        ("https://example.org\\@127.0.0.1/", "form"),
        ("https://[::1", "form"),
        ("https://①②⑦.⓪.⓪.①/", "form"),
        ("", "scheme"),
        ("example.org/hook", "scheme"),
        ("//example.org/hook", "scheme"),
        ("ftp://example.org/", "scheme"),
        ("file:///etc/passwd", "scheme"),
        ("gopher://127.0.0.1:6379/_FLUSHALL", "scheme"),
        ("unix:///run/docker.sock", "scheme"),
        ("https://user:word@example.org/", "credentials"),
        ("https://user@example.org/", "credentials"),
        ("https://@example.org/", "credentials"),
        ("https://example.org@127.0.0.1/", "credentials"),
        ("https://", "host"),
        ("https:///hook", "host"),
        ("https:example.org", "host"),
        ("https://a..example.org/", "host"),
        ("https://-a.example.org/", "host"),
        ("https://exa%6dple.org/", "host"),
        ("http://[fe80::1%25eth0]/", "host"),
        ("http://2130706433/", "host"),
        ("http://0x7f000001/", "host"),
        ("http://0x7f.0.0.1/", "host"),
        ("http://0177.0.0.1/", "form"),
        ("http://127.1/", "host"),
        ("http://127.0.0.1./", "host"),
        ("http://example.123/", "host"),
        ("http://" + "a." * 130 + "org/", "host"),
        ("http://example.org:0/", "port"),
        ("http://example.org:70000/", "port"),
    ],
)
def test_an_address_of_a_strange_form_is_refused(url: str, reason: str) -> None:
    assert why(url) == reason


@given(st.ip_addresses(v=4))
def test_no_public_address_is_private_by_the_library(address: ipaddress.IPv4Address) -> None:
    assert not is_public(address) or (address.is_global and not address.is_multicast)
    # No form of IPv6 that wraps an IPv4 address is a way round.
    for prefix in ("::ffff:", "::", "64:ff9b::", "::ffff:0:"):
        assert not is_public(ipaddress.IPv6Address(f"{prefix}{address}"))


@given(st.ip_addresses(v=6))
def test_no_public_ipv6_address_is_private_by_the_library(address: ipaddress.IPv6Address) -> None:
    assert not is_public(address) or (address.is_global and not address.is_multicast)


@given(st.text(max_size=60))
def test_any_text_is_read_or_refused(text: str) -> None:
    for url in (text, f"https://{text}", f"https://example.org{text}"):
        with contextlib.suppress(AddressRefused):
            place = read_url(url, HttpSettings())
            assert place.url.scheme in ("http", "https")
            assert place.port in HttpSettings().ports


def test_ports_are_those_of_the_settings() -> None:
    settings = HttpSettings(ports=(443, 9000))
    assert why("https://example.org/", settings) == ""
    assert why("https://example.org:9000/", settings) == ""
    assert why("http://example.org/", settings) == "port"
    assert why("http://example.org:25/", HttpSettings()) == "port"
    assert why("http://example.org:6379/", HttpSettings()) == "port"


def test_push_services_must_have_https() -> None:
    assert why("https://example.org/", https_only=True) == ""
    assert why("http://example.org/", https_only=True) == "scheme"


def test_a_network_that_is_none_is_named() -> None:
    with pytest.raises(ValueError, match=r"allow: .*10\.0\.0"):
        SafeHttp(HttpSettings(allow=("10.0.0",)))


def test_private_networks_can_be_allowed() -> None:
    assert why("http://10.1.2.3/", HttpSettings(allow=("10.1.0.0/16",))) == ""
    assert why("http://10.2.2.3/", HttpSettings(allow=("10.1.0.0/16",))) == "address"
    assert why("http://[::ffff:10.1.2.3]/", HttpSettings(allow=("10.1.0.0/16",))) == "address"
    assert why("http://[::1]/", HttpSettings(allow=ANYWHERE)) == ""
    assert why("http://169.254.169.254/", HttpSettings(allow=ANYWHERE)) == ""
