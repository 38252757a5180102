"""A game that has not begun, as it is kept: for the lobby, and for tournaments."""

import secrets
import time
from typing import Any

from aedilis.server.live.new_games import new_id
from aedilis.server.lobby.game_cards import NewGame
from aedilis.server.store.games import GameRow


def new_row(
    spec: NewGame, options: dict[str, object], title: str, host: int | None, **more: Any
) -> GameRow:
    """A new game as `spec` asks for it, with its complete options; `more` are other settings."""
    now = time.time()
    return GameRow(
        id=new_id(),
        game=spec.game,
        title=title,
        options=options,
        settings={
            "clock": {
                "kind": spec.clock.kind,
                "seconds": spec.clock.seconds,
                "increment": spec.clock.increment,
                "late": spec.clock.late,
            },
            "spectator_delay": spec.spectator_delay,
            "private_chat": spec.private_chat,
            "stand_in": spec.stand_in,
            "language": spec.language,
            "newcomers": spec.newcomers,
            "rated": spec.rated,
            "hints": spec.hints and not spec.rated,
            **more,
        },
        status="open",
        private=spec.private,
        key=secrets.token_urlsafe(12),
        host=host,
        seats=len(spec.seats),
        created=now,
        updated=now,
    )


def clean_title(text: str) -> str:
    """A title in one line of what can be printed."""
    return " ".join("".join(ch if ch.isprintable() else " " for ch in text).split())
