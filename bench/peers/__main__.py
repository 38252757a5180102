"""What a researcher would pick instead, side by side: `python -m bench.peers [--seconds S] [--only
NAME]`.

Each peer is installed into an environment of its own below `build/peers`, and plays random games
for some seconds of processor time; so do our environments. A step is one action of one player,
chosen at random among the legal ones, with what that player observes made as an array, where a peer
makes one. The games differ: a step of chess is no step of ours. A peer that cannot be installed is
told.
"""

import argparse
import json
import subprocess
import sys
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from aedilis.envs.spaces import names

ROOT: Final = Path(__file__).resolve().parents[2]
HERE: Final = Path(__file__).resolve().parent
OWN: Final = (sys.executable, "-m", "bench.peers.own_games")
INSTALL_SECONDS: Final = 900
RUN_SECONDS: Final = 900
"""On a busy machine a few seconds of processor time take many minutes."""


class Peer(NamedTuple):
    """A package, what is installed for it, and the script that plays its games."""

    name: str
    requirements: tuple[str, ...]
    script: str
    games: tuple[str, ...]


PEERS: Final = (
    Peer(
        "openspiel",
        ("open_spiel", "numpy"),
        "spiel_games.py",
        ("python_liars_poker", "python_block_dominoes", "leduc_poker", "gin_rummy"),
    ),
    Peer(
        "pettingzoo",
        ("pettingzoo", "gymnasium", "numpy", "chess", "pygame", "rlcard"),
        "zoo_games.py",
        ("connect_four_v3", "tictactoe_v3", "chess_v6", "leduc_holdem_v4"),
    ),
    Peer("rlcard", ("rlcard",), "card_games.py", ("leduc-holdem", "uno", "gin-rummy")),
    Peer("catanatron", ("catanatron", "numpy"), "catan_games.py", ("catan",)),
)


class NotInstalled(Exception):
    """A peer cannot be installed; the text says why."""


def installed(peer: Peer) -> Path:
    """The interpreter of a peer's own environment. Raises NotInstalled."""
    home = ROOT / "build" / "peers" / peer.name
    python = home / "bin" / "python"
    done = home / "installed"
    if not done.exists():
        venv.create(home, with_pip=True, clear=True)
        command = [str(python), "-m", "pip", "install", "--quiet", "--prefer-binary"]
        command += ["--disable-pip-version-check", *peer.requirements]
        try:
            subprocess.run(
                command, check=True, timeout=INSTALL_SECONDS, capture_output=True, text=True
            )
        except subprocess.TimeoutExpired:
            raise NotInstalled(f"it takes more than {INSTALL_SECONDS} s") from None
        except subprocess.CalledProcessError as error:
            raise NotInstalled(last_line(error)) from None
        done.touch()
    return python


def last_line(error: subprocess.CalledProcessError) -> str:
    """What a program said last before it failed."""
    lines = error.stderr.strip().splitlines() or [str(error)]
    return str(lines[-1][:90])


def measured(program: Sequence[str], game: str, seconds: float) -> str:
    """Steps a second of one game, or why there are none."""
    command = [*program, game, str(seconds)]
    try:
        done = subprocess.run(
            command, check=True, timeout=RUN_SECONDS, capture_output=True, text=True, cwd=ROOT
        )
    except subprocess.TimeoutExpired:
        return "takes too long"
    except subprocess.CalledProcessError as error:
        return f"fails: {last_line(error)}"
    found = json.loads(done.stdout.splitlines()[-1])
    return f"{found['steps'] / found['seconds']:>12,.0f} steps/s"


def main() -> int:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.peers", description=__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="processor time for each (5)")
    parser.add_argument("--only", choices=[peer.name for peer in PEERS], help="one peer alone")
    args = parser.parse_args()
    for name in names():
        for way in ("aec", "spiel", "vector"):
            told = measured(OWN, f"{way}:{name}", args.seconds)
            print(f"{'aedilis ' + way:20} {name:24} {told}", flush=True)
    for peer in PEERS:
        if args.only not in (None, peer.name):
            continue
        try:
            python = installed(peer)
        except NotInstalled as why:
            print(f"{peer.name:20} cannot be installed here: {why}", flush=True)
            continue
        for game in peer.games:
            told = measured([str(python), str(HERE / peer.script)], game, args.seconds)
            print(f"{peer.name:20} {game:24} {told}", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
