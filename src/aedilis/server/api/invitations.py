"""Invitations to a seat by name."""

import msgspec

from aedilis.server.api.bodies import Invite, TakeInvitations
from aedilis.server.api.friends import account
from aedilis.server.api.games import Games, Seated
from aedilis.server.api.operations import Call, Operations
from aedilis.server.lobby import inviting
from aedilis.server.people import Preferences, change_preferences

operations = Operations("Invitations")


@operations("GET", "/invitations", answer=Games)
async def list_invitations(call: Call) -> Games:
    """The games in which a seat is held for you (`invited_to`)."""
    return Games(await call.service.lobby.invitations(call.person))


@operations("PUT", "/invitations", body=TakeInvitations)
async def take_invitations(call: Call) -> None:
    """Say whose invitations you take: anyone's, those of your friends, or nobody's."""
    who = call.body.who

    def change(preferences: Preferences) -> Preferences:
        return msgspec.structs.replace(preferences, invitations=who)

    await change_preferences(call.service.store, account(call).id, change)


@operations(
    "POST", "/games/{game}/invitations", answer=Seated, status=201, body=Invite, refuses=(409,)
)
async def invite(call: Call) -> Seated:
    """As host, hold a free seat for an account, whose owner is told.

    Who takes no invitations of yours is refused (`cannot-invite`) without a reason. `PUT` the seat
    to open it again.
    """
    body: Invite = call.body
    seat = await inviting.invite(call.service, account(call), call.game, body.name, body.seat)
    return Seated(seat)


@operations("POST", "/games/{game}/invitation", answer=Seated, refuses=(409,))
async def accept_invitation(call: Call) -> Seated:
    """Sit down where a seat is held for you."""
    return Seated(await inviting.accept(call.service, call.person, call.game))


@operations("DELETE", "/games/{game}/invitation")
async def decline_invitation(call: Call) -> None:
    """Let the seat go that is held for you; it is open again."""
    await inviting.decline(call.service, call.person, call.game)
