"""The rules of The Republic of Rome. It knows no bot, screen or server."""

from typing import TYPE_CHECKING

from aedilis.kernel.lazily import from_modules

if TYPE_CHECKING:
    from aedilis.republic.game import Republic

__all__ = ["Republic"]

__getattr__ = from_modules({"Republic": "aedilis.republic.game"})
