"""Friends, and people of whom one wants to hear nothing. Both are for people with an account; a
guest may block as well.
"""

from typing import TYPE_CHECKING

from aedilis.server.api.bodies import AskFriend, BlockWhom
from aedilis.server.api.operations import Call, Operations
from aedilis.server.errors import Refused, bad_field
from aedilis.server.lobby.company import Blocked, Company, blocked_of, company_of
from aedilis.server.people import friends

if TYPE_CHECKING:
    from aedilis.server.people import Person

operations = Operations("Friends")


def account(call: Call) -> "Person":
    """Who asks, with an account. Raises Refused for guests and bots."""
    if call.person.kind != "person":
        raise Refused("needs-account", status=403)
    return call.person


@operations("GET", "/friends", answer=Company, refuses=(403,))
async def get_friends(call: Call) -> Company:
    """Your friends with the tables at which they sit, and who asks to be one.

    Tables are those that are public, and those at which you sit too.
    """
    return await company_of(call.service, account(call))


@operations("POST", "/friends", body=AskFriend, refuses=(404, 409))
async def ask_friend(call: Call) -> None:
    """Ask somebody to be a friend; who has asked you is one at once.

    Nothing tells whether somebody has refused: a request waits until it is accepted or taken back.
    """
    me = account(call)
    call.service.limits.asking.check(f"person:{me.id}")
    await friends.ask(call.service.store, me, call.body.name)


@operations("POST", "/friends/{person}/accept")
async def accept_friend(call: Call) -> None:
    """Be the friend of who has asked."""
    await friends.accept(call.service.store, account(call), call.path["person"])


@operations("DELETE", "/friends/{person}")
async def drop_friend(call: Call) -> None:
    """Refuse who has asked, take your own request back, or be friends no more."""
    await friends.end(call.service.store, account(call), call.path["person"])


@operations("GET", "/blocks", answer=Blocked)
async def get_blocks(call: Call) -> Blocked:
    """Whom you have blocked."""
    return await blocked_of(call.service, call.person)


@operations("POST", "/blocks", body=BlockWhom, refuses=(404,))
async def add_block(call: Call) -> None:
    """Hear nothing of somebody any more.

    Who is blocked is not told so. What he says is not shown to you; he cannot ask you to be a
    friend, invite you, write to you alone or sit down at a table that you made.
    """
    me, body, service = call.person, call.body, call.service
    if body.name:
        await friends.block_by_name(service.store, me, body.name)
    elif body.game and (body.line is None) != (body.seat is None):
        await friends.block(service.store, me, await _meant(call, body))
    else:
        raise bad_field("name, or game with line or seat: one of them")
    service.talk.tell_again(me.id)


async def _meant(call: Call, body: BlockWhom) -> int:
    """Who said a line, or sits in a seat. Raises Refused."""
    room = await call.service.lobby.watched(body.game, call.person, body.key or None)
    if body.line is not None:
        person = (await call.service.talk.line(room, call.person, body.line)).person
    else:
        seats = {one.seat: one.person for one in room.sitting}
        person = seats.get(body.seat if body.seat is not None else -1)
    if person is None:
        raise Refused("no-account", status=404)
    return person


@operations("DELETE", "/blocks/{person}")
async def drop_block(call: Call) -> None:
    """Hear of somebody again."""
    await friends.unblock(call.service.store, call.person, call.path["person"])
    call.service.talk.tell_again(call.person.id)
