"""What every game stands on: frames, prompts, events, dice, records. It knows no game."""

from typing import TYPE_CHECKING

from aedilis.kernel.lazily import from_modules

if TYPE_CHECKING:
    from aedilis.kernel.dice import Dice, stream
    from aedilis.kernel.game import BadOption, Game, IllegalMove
    from aedilis.kernel.package import GamePackage
    from aedilis.kernel.player import Player
    from aedilis.kernel.prompt import Amount, Choose, Form, Pick, Prompt, Text
    from aedilis.kernel.table import Table

_PLACES = {
    "dice": ("Dice", "stream"),
    "game": ("BadOption", "Game", "IllegalMove"),
    "package": ("GamePackage",),
    "player": ("Player",),
    "prompt": ("Amount", "Choose", "Form", "Pick", "Prompt", "Text"),
    "table": ("Table",),
}

__all__ = [
    "Amount",
    "BadOption",
    "Choose",
    "Dice",
    "Form",
    "Game",
    "GamePackage",
    "IllegalMove",
    "Pick",
    "Player",
    "Prompt",
    "Table",
    "Text",
    "stream",
]

__getattr__ = from_modules(
    {name: f"aedilis.kernel.{module}" for module, names in _PLACES.items() for name in names}
)
