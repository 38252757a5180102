"""How a server is run: one struct, filled from the command line and `AEDILIS_...` variables."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import msgspec

from aedilis.kernel.places import own_data

PREFIX = "AEDILIS_"


class BadSetting(ValueError):
    """A setting that is wrong; the text names it and says what would be right."""


class Settings(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """All that can be set.

    `url` is the address people use, for links in notices; empty: what the request says. `secure`
    marks cookies as for HTTPS only. `proxies` are the addresses whose `X-Forwarded-...` headers are
    believed.
    """

    host: str = "127.0.0.1"
    port: int = 8064
    database: str = ""
    url: str = ""
    secure: bool = False
    proxies: str = ""
    guests: bool = True
    sign_up: bool = True
    # Bounds of input: of a request's body, of a socket's message, and how many a minute.
    largest_body: int = 65_536
    largest_message: int = 32_768
    requests_a_minute: int = 600
    messages_a_minute: int = 600
    logins_a_minute: int = 10
    open_games_a_person: int = 50
    sockets_a_person: int = 20
    # How many records a person, and an address, may bring in within an hour, and bytes of them.
    imports_an_hour: int = 60
    import_bytes_an_hour: int = 20_000_000
    # How many connections one address may hold open, and how many seconds the head of a request may
    # take. Those of proxies are not counted.
    connections_an_address: int = 256
    head_seconds: float = 15.0
    rooms_in_memory: int = 400
    session_days: int = 90
    # So long, in seconds, a bot waits before it moves while somebody watches.
    bot_pause: float = 0.35
    metrics: bool = True
    metrics_token: str = ""
    mail_host: str = ""
    mail_port: int = 587
    mail_tls: str = "starttls"
    mail_user: str = ""
    mail_password: str = ""
    mail_sender: str = ""
    private_webhooks: bool = False
    log_format: str = ""


def default_database() -> str:
    """The SQLite file of a person's own server: below XDG_DATA_HOME, or ~/.local/share."""
    return f"sqlite+aiosqlite:///{own_data() / 'aedilis.sqlite3'}"


def database_url(text: str) -> str:
    """A database's URL with the driver that is used. A bare path is an SQLite file. Raises
    BadSetting.
    """
    if not text:
        return default_database()
    if text.startswith(("postgres://", "postgresql://", "postgresql+psycopg://")):
        return "postgresql+psycopg://" + text.split("://", 1)[1]
    if text.startswith(("sqlite://", "sqlite+aiosqlite://")):
        return "sqlite+aiosqlite://" + text.split("://", 1)[1]
    if "://" in text:
        scheme = text.split("://", 1)[0]
        raise BadSetting(f"database: {scheme!r} is not sqlite or postgresql")
    return f"sqlite+aiosqlite:///{Path(text).expanduser().resolve()}"


def read_settings(given: Mapping[str, Any], environ: Mapping[str, str]) -> Settings:
    """Settings from what was `given` (None: not given), else from the environment. Raises
    BadSetting naming the field.
    """
    values: dict[str, Any] = {}
    for field in msgspec.structs.fields(Settings):
        name = field.name
        if given.get(name) is not None:
            values[name] = given[name]
        elif f"{PREFIX}{name.upper()}" in environ:
            values[name] = environ[f"{PREFIX}{name.upper()}"]
    try:
        settings = msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise BadSetting(str(error)) from None
    return msgspec.structs.replace(settings, database=database_url(settings.database))
