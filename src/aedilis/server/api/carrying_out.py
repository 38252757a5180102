"""What a program asks at a table or in a lesson, carried out as the page's requests are."""

from typing import Any

from aedilis.kernel.game import Game, IllegalMove
from aedilis.kernel.prompt import Move
from aedilis.server.errors import Refused
from aedilis.server.live.requests import Requests
from aedilis.server.wire.reader import Reader


async def carried_out(requests: Requests, request: Any) -> Any:
    """The answer to a request. Raises Refused with its text made."""
    try:
        return await requests.answer(request)
    except Refused as error:
        error.text = error.text or requests.illegal_text(error)
        raise


def meant(game: Game[Any], state: Any, seat: int, words: dict[str, Any], reader: Reader) -> Move:
    """The move of a seat that words mean. Raises Refused, in the reader's words."""
    try:
        return game.parse(state, seat, words)
    except IllegalMove as error:
        text = reader.refusal(error)
        raise Refused("illegal", status=422, rule=error.rule, text=text) from None


async def unheard(message: Any) -> None:
    """Where the messages go of one who only asks once."""
