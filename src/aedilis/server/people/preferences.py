"""What a person likes: how pages look and sound, and where notices go."""

from typing import Final, Literal, get_args

import msgspec

from aedilis.server.notices.preferences import Preferences as NoticePreferences
from aedilis.server.store.plain import damaged

Theme = Literal["system", "light", "dark"]
THEMES: Final[tuple[Theme, ...]] = get_args(Theme)


class Preferences(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One person's choices. `sounds` is whether a table sounds when it is one's turn."""

    theme: Theme = "system"
    sounds: bool = True
    notices: NoticePreferences = NoticePreferences()


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
