"""The languages that everything is said in: what to call each, and which one stands in for a text
that another lacks. A language is added here; all else follows from what is missing then.
"""

from typing import Final, Literal, get_args

Language = Literal["en", "es", "it", "fr"]

LANGUAGES: Final[tuple[str, ...]] = get_args(Language)
FALLBACK: Final = "en"

LANGUAGE_NAMES: Final[dict[Language, str]] = {
    "en": "English",
    "es": "Español",
    "it": "Italiano",
    "fr": "Français",
}
"""What each calls itself."""
