"""What a person likes: how pages look and sound, and where notices go."""

from typing import Final, Literal, get_args

import msgspec

from aedilis.server.notices.preferences import Preferences as NoticePreferences
from aedilis.server.people.tastes import Taste
from aedilis.server.store.plain import damaged

Theme = Literal["system", "light", "dark"]
Invitations = Literal["anyone", "friends", "nobody"]
INVITATIONS: Final[tuple[Invitations, ...]] = get_args(Invitations)

THEMES: Final[tuple[Theme, ...]] = get_args(Theme)


class Preferences(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One person's choices. `sounds` is whether a table sounds when it is one's turn, `lobby` which
    tables are looked for, `invitations` whose are taken.
    """

    theme: Theme = "system"
    sounds: bool = True
    notices: NoticePreferences = NoticePreferences()
    lobby: Taste = Taste()
    invitations: Invitations = "friends"


_DECODER: Final = msgspec.json.Decoder(Preferences)


def read_preferences(text: str, person: int) -> Preferences:
    """A person's preferences as they are kept. What cannot be read is forgotten, rather than lock
    somebody out.
    """
    try:
        return _DECODER.decode(text)
    except (ValueError, RecursionError) as error:
        damaged("people", person, error)
        return Preferences()


def write_preferences(preferences: Preferences) -> str:
    """Preferences as they are kept."""
    return msgspec.json.encode(preferences).decode()
