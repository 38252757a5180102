"""People: accounts, guests and bots, how they are known again, and what they like."""

from aedilis.server.people.accounts import (
    Browser,
    Entered,
    change_notices,
    change_preferences,
    notice_preferences,
    people_by_id,
    switch_receiver_off,
)
from aedilis.server.people.bots import (
    TokenLine,
    list_bots,
    list_bots_with_tokens,
    list_tokens,
    make_bot,
    make_token,
    person_of_token,
    remove_bot,
    revoke_token,
)
from aedilis.server.people.person import Person
from aedilis.server.people.preferences import Preferences
from aedilis.server.people.sessions import prune

__all__ = [
    "Browser",
    "Entered",
    "Person",
    "Preferences",
    "TokenLine",
    "change_notices",
    "change_preferences",
    "list_bots",
    "list_bots_with_tokens",
    "list_tokens",
    "make_bot",
    "make_token",
    "notice_preferences",
    "people_by_id",
    "person_of_token",
    "prune",
    "remove_bot",
    "revoke_token",
    "switch_receiver_off",
]
