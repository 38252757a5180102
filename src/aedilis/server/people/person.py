"""Who somebody is, as far as the server knows."""

from typing import Literal

import msgspec

from aedilis.server.people.preferences import Preferences

Kind = Literal["person", "guest", "bot"]


class Person(msgspec.Struct, frozen=True, kw_only=True):
    """A "person" has an account with a password, a "guest" a name and the cookie of one browser, a
    "bot" is a program of its `owner` and comes with a token. `language` is what they read in.
    An `admin` looks after the server; who is `suspended` makes, joins and says nothing until then.
    """

    id: int
    kind: Kind
    name: str
    language: str = "en"
    preferences: Preferences = Preferences()
    owner: int | None = None
    created: float = 0.0
    admin: bool = False
    suspended: float | None = None
    suspended_why: str = ""
