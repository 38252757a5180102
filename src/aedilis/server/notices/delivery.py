"""How sending one notice can fail, in one form for all ways."""

from aedilis.server.security.safe_http import AddressRefused, Answer, SafeHttp, Unreachable

_LATER = frozenset((408, 409, 425, 429))


class Undelivered(Exception):
    """A notice was not taken. `reason` is kept for its reader (`kinds.describe` puts it in words).

    `retry`: it may work later, after `after` seconds if the receiver said so. `gone`: the receiver
    itself no longer exists. `ours`: the fault lies with this server and says nothing of the
    receiver.
    """

    def __init__(
        self,
        reason: str,
        *,
        retry: bool = False,
        gone: bool = False,
        ours: bool = False,
        after: float | None = None,
    ) -> None:
        super().__init__(reason)
        self.reason = reason
        self.retry = retry
        self.gone = gone
        self.ours = ours
        self.after = after


async def post(
    http: SafeHttp,
    url: str,
    content: bytes,
    headers: dict[str, str],
    *,
    https_only: bool = False,
    gone: frozenset[int] = frozenset((410,)),
) -> None:
    """Send a POST and judge the answer: 2xx is success, a status in `gone` ends it for good. Raises
    Undelivered.
    """
    try:
        answer = await http.post(url, content, headers, https_only=https_only)
    except AddressRefused:
        raise Undelivered("forbidden") from None
    except Unreachable:
        raise Undelivered("unreachable", retry=True) from None
    judge(answer, gone)


def judge(answer: Answer, gone: frozenset[int]) -> None:
    """Raise Undelivered unless an answer means success."""
    status = answer.status
    if 200 <= status < 300:
        return
    if status in gone:
        raise Undelivered(f"gone {status}", gone=True)
    retry = status in _LATER or status >= 500
    raise Undelivered(f"refused {status}", retry=retry, after=answer.retry_after)
