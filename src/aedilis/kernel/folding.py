"""Texts as they are searched for: bare words, whatever their accents and their case."""

import re
import unicodedata


def fold(text: str) -> str:
    """Give ``text`` as bare words in lower case, without accents or punctuation."""
    plain = unicodedata.normalize("NFKD", text.casefold().replace("œ", "oe"))
    plain = "".join(letter for letter in plain if not unicodedata.combining(letter))
    return " ".join(re.findall(r"[^\W_]+", plain))
