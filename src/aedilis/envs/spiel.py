"""The games for OpenSpiel, as Python games: `pyspiel.load_game("aedilis_NAME", {"players": 3})`.

Chance is drawn first: a few chance nodes make the seed, which nobody sees; from then on a game goes
by what its seats do. `resample_from_infostate` deals anew what a seat cannot know. A state that
came of it can be played on and copied, but not written down, since no seed leads there.
"""

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Final

import numpy as np
import pyspiel
from numpy.typing import NDArray

from aedilis.envs.play import NOBODY, Play
from aedilis.envs.spaces import (
    MOST_STEPS,
    Setting,
    encoder_of,
    names,
    observation_size,
    package_named,
)
from aedilis.games import PACKAGES
from aedilis.kernel.codec import decode, encode
from aedilis.kernel.dice import stream

SEED_NODES: Final = 4
SEED_OUTCOMES: Final = 256
REMEMBERED: Final = 16
"""So many bytes stand for all that a seat has seen and chosen before."""
PREFIX: Final = "aedilis_"


class Position:
    """A game in play, and for each seat a digest of what it has seen and chosen so far."""

    def __init__(self, play: Play, memory: list[bytes]) -> None:
        self.play: Final = play
        self.memory: Final = memory

    def __deepcopy__(self, _: Mapping[int, object]) -> "Position":
        return Position(self.play.clone(), self.memory[:])

    def __reduce__(self) -> tuple[Any, ...]:
        # What is compiled is not pickled by itself: a game is written down as it is for a record.
        play = self.play
        state = encode(play.rules.to_data(play.state))
        asked = (play.asides, play.spoken, play.answered(), play.steps)
        return revived, (play.rules.name, play.encoder().seats, state, *asked, self.memory)

    def row(self, player: int) -> bytes:
        """What a seat observes."""
        encoder = self.play.encoder()
        row = bytearray(observation_size(encoder))
        self.play.write(player, row, 0)
        return bytes(row)

    def take(self, action: int) -> None:
        """Take an action, and remember it with what was seen before."""
        seat = self.play.seat
        seen = self.memory[seat] + self.row(seat) + action.to_bytes(4, "big")
        self.memory[seat] = blake2b(seen, digest_size=REMEMBERED).digest()
        self.play.step(action)

    def over(self) -> bool:
        """Whether it is over, or has taken too long."""
        return self.play.seat == NOBODY or self.play.steps >= MOST_STEPS


def revived(
    name: str,
    seats: int,
    state: bytes,
    asides: bool,
    spoken: int,
    answered: Sequence[int],
    steps: int,
    memory: list[bytes],
) -> Position:
    """A position that was written down: the same question, at the same point of its answer."""
    rules = PACKAGES[name].rules
    play = Play(
        rules, encoder_of(name, seats), asides, rules.from_data(decode(state, "state")), spoken
    )
    for action in answered:
        play.step(action)
    play.steps = steps
    return Position(play, memory)


class AedilisGame(pyspiel.Game):  # type: ignore[misc]  # it tells nothing of its types
    """One of the games, with so many players and these options, told as `NAME=VALUE` with commas
    between them; with `asides` also out of turn. Each game has a class of its own, made from this.
    """

    name: str
    game_type: Any

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        name, game_type = self.name, self.game_type
        given = dict(params or {})
        package = package_named(name)
        seats = int(given.get("players", package.seats.usual))
        typed = [one for one in str(given.get("options", "")).split(",") if one]
        asides = bool(given.get("asides", encoder_of(package.name, seats).asides))
        self.setting: Final = Setting(name, seats, package.read_options(typed), asides)
        encoder = self.setting.encoder()
        info = pyspiel.GameInfo(
            num_distinct_actions=encoder.actions,
            max_chance_outcomes=SEED_OUTCOMES,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(game_type, info, given)

    def new_initial_state(self) -> "AedilisState":
        """The state before the seed is drawn."""
        return AedilisState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Mapping[str, Any] | None = None
    ) -> "AedilisObserver":
        """What observes states. Raises ValueError where it is to have parameters."""
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return AedilisObserver(self.setting, kind, params)


class AedilisState(pyspiel.State):  # type: ignore[misc]  # it tells nothing of its types
    """A state: the seed as far as it is drawn, then the game itself."""

    def __init__(self, game: AedilisGame) -> None:
        super().__init__(game)
        self.setting: Final = game.setting
        self.seed: list[int] = []
        self.position: Position | None = None

    def current_player(self) -> int:
        """Whose turn it is."""
        if self.position is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.position.over() else self.position.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        if position is None or position.over() or player != position.play.seat:
            return []
        return position.play.legal[:]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The next part of the seed."""
        return [(n, 1 / SEED_OUTCOMES) for n in range(SEED_OUTCOMES)]

    def _apply_action(self, action: int) -> None:
        if self.position is not None:
            self.position.take(action)
            return
        self.seed.append(action)
        if len(self.seed) == SEED_NODES:
            play = self.setting.play(bytes(self.seed).hex())
            self.position = Position(play, [b""] * self.setting.encoder().seats)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}"
        return self.setting.encoder().action_label(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position is not None and self.position.over()

    def returns(self) -> list[float]:
        """What the game came to for each seat."""
        if self.position is None:
            return [0.0] * self.setting.encoder().seats
        return self.position.play.returns()

    def resample_from_infostate(self, player: int, random: Any) -> "AedilisState":
        """A state that `player` could not tell from this one; `random` gives numbers below 1."""
        other: AedilisState = self.clone()
        if self.position is not None:
            dice = stream(repr([random() for _ in range(2)]), "resample")
            other.position = Position(
                self.position.play.guess(player, dice), self.position.memory[:]
            )
        return other

    def __str__(self) -> str:
        if self.position is None:
            return f"seed {self.seed}"
        rules = self.setting.package().rules
        answered = self.position.play.answered()
        return f"{rules.hash(self.position.play.state)} {self.position.play.seat} {answered}"


class AedilisObserver:
    """What a player observes: `tensor` in one, by pieces in `dict`.

    With perfect recall 16 numbers stand for all that the player has seen and chosen before.
    """

    def __init__(self, setting: Setting, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(f"there are no parameters of observations: {params}")
        size = observation_size(setting.encoder())
        self._size: Final = size
        self._private: Final = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._recall: Final = bool(kind.perfect_recall)
        self.tensor: NDArray[np.float32] = np.zeros(size + REMEMBERED * self._recall, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"seen": self.tensor[:size]}
        if self._recall:
            self.dict["memory"] = self.tensor[size:]

    def set_from(self, state: AedilisState, player: int) -> None:
        """Observe a state as a player."""
        self.tensor.fill(0)
        position = state.position
        if position is None:
            return
        self.tensor[: self._size] = np.frombuffer(position.row(player), np.uint8)
        if self._recall:
            memory = position.memory[player]
            self.tensor[self._size : self._size + len(memory)] = np.frombuffer(memory, np.uint8)

    def string_from(self, state: AedilisState, player: int) -> str:
        """The same as a text."""
        position = state.position
        if position is None:
            return "before the game"
        told = f"{player} {position.row(player).hex()}"
        return f"{told} {position.memory[player].hex()}" if self._recall else told


def _game_type(name: str) -> Any:
    package = package_named(name)
    return pyspiel.GameType(
        short_name=PREFIX + name,
        long_name=f"{package.terms('en').title()} (Aedilis)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=package.seats.most,
        min_num_players=package.seats.least,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": package.seats.usual,
            "options": "",
            "asides": encoder_of(package.name, package.seats.usual).asides,
        },
    )


def register() -> Sequence[str]:
    """Register all games with OpenSpiel; gives their names there."""
    known = set(pyspiel.registered_names())
    found = []
    for name in names():
        game_type = _game_type(name)
        found.append(game_type.short_name)
        if game_type.short_name not in known:
            # OpenSpiel lets go of what it is given when Python is gone already. A class lives on
            # then, a function would not.
            attributes = {"name": name, "game_type": game_type, "__module__": __name__}
            made = type(game_type.short_name, (AedilisGame,), attributes)
            # What is pickled is found again by the name of its class.
            globals()[made.__name__] = made
            pyspiel.register_game(game_type, made)
    return found


GAMES: Final = register()
