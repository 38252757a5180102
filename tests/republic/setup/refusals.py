"""What a refusal tells, as tests compare it."""

from aedilis.kernel.game import IllegalMove


def told(error: IllegalMove) -> tuple[str, str]:
    """The key, without its beginning, and the paragraph."""
    return error.key.removeprefix("republic-refused-"), error.rule
