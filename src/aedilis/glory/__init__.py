"""The rules of Glory to Rome. It knows no bot, screen or server."""

from typing import TYPE_CHECKING

from aedilis.kernel.lazily import from_modules

if TYPE_CHECKING:
    from aedilis.glory.game import Glory

__all__ = ["Glory"]

__getattr__ = from_modules({"Glory": "aedilis.glory.game"})
