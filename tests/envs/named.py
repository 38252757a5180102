"""The environments there are, and games in the middle of which something is tried."""

from collections.abc import Iterator
from importlib import import_module
from types import ModuleType

from aedilis.envs.play import NOBODY, Play
from aedilis.envs.spaces import Setting, names, package_named
from aedilis.kernel.dice import stream

NAMES = sorted(names())


def module(name: str) -> ModuleType:
    return import_module(f"aedilis.envs.{name}")


def settings() -> Iterator[Setting]:
    """Each environment with the fewest and the most seats, and with all that may be done."""
    for name in NAMES:
        seats = package_named(name).seats
        yield Setting(name, max(seats.least, 2))
        yield Setting(name, seats.most, asides=True)


def told(setting: Setting) -> str:
    return f"{setting.name}-{setting.seats}-{setting.asides}"


def walked(setting: Setting, seed: int, most: int = 100_000) -> Iterator[Play]:
    """A random game, action by action, before each of them."""
    play = setting.play(str(seed))
    dice = stream(str(seed), "actions")
    while play.seat != NOBODY and play.steps < most:
        yield play
        play.step(play.legal[dice.below(len(play.legal))])


def row_of(setting: Setting, play: Play, seat: int) -> bytes:
    encoder = setting.encoder()
    row = bytearray(encoder.size + encoder.actions)
    play.write(seat, row, 0)
    return bytes(row)
