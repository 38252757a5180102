"""What a person has chosen: where notices go, and which kinds go which way.

Nothing is sent that was not asked for: an empty `Preferences` sends nothing, and a mail address
counts only when its owner has shown that it is his.
"""

import hashlib
from typing import NamedTuple, TypeAlias

import msgspec

from aedilis.server.notices.kinds import Kind, Way
from aedilis.server.notices.push import Subscription
from aedilis.server.notices.webhook import Hook

MOST_SUBSCRIPTIONS = 10

Target: TypeAlias = str | Hook | Subscription
"""A mail address, a webhook or a browser."""


class Receiver(NamedTuple):
    """One place that notices go to. `key` names it without giving it away; whoever enters another
    address has a new receiver, which past failures do not count against.
    """

    way: Way
    key: str
    target: Target


class Preferences(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One person's choices. `ways` has the ways for each kind; a kind that is missing is not told.

    `quiet`: while the person is here, the page itself is notice enough. `off` has the receivers
    that were switched off, by their keys, each with its reason.
    """

    address: str = ""
    verified: bool = False
    webhook: Hook | None = None
    subscriptions: tuple[Subscription, ...] = ()
    ways: dict[Kind, tuple[Way, ...]] = {}
    quiet: bool = True
    off: dict[str, str] = {}

    def receivers(self) -> list[Receiver]:
        """All places that can be reached, for whatever kinds, except those switched off."""
        found = []
        if self.address and self.verified:
            found.append(receiver("mail", self.address))
        if self.webhook is not None:
            found.append(receiver("webhook", self.webhook))
        found += [receiver("push", one) for one in self.subscriptions[:MOST_SUBSCRIPTIONS]]
        return [one for one in found if one.key not in self.off]

    def for_kind(self, kind: Kind) -> list[Receiver]:
        """The places that a kind of notice goes to."""
        wanted = self.ways.get(kind, ())
        return [one for one in self.receivers() if one.way in wanted]

    def revived(self, way: Way) -> "Preferences":
        """The same, with nothing of a way switched off: for when its owner enters it anew."""
        off = {key: why for key, why in self.off.items() if not key.startswith(f"{way}:")}
        return msgspec.structs.replace(self, off=off)


def receiver(way: Way, target: Target) -> Receiver:
    """A place with its key."""
    if isinstance(target, Hook):
        place = target.url
    elif isinstance(target, Subscription):
        place = target.endpoint
    else:
        place = target
    digest = hashlib.sha256(place.encode("utf-8")).hexdigest()[:24]
    return Receiver(way, f"{way}:{digest}", target)
