"""A request that is refused: one exception for pages, sockets and the API."""

from collections.abc import Mapping


class Refused(Exception):
    """What was asked for is not done, and nothing has changed.

    `code` is a short word for programs; `key` and `params` make the text for people (catalogue of
    the server unless the key says otherwise); `status` is the HTTP status; `rule` the rule
    paragraph, and `text` a text that is made already.
    """

    def __init__(
        self,
        code: str,
        key: str = "",
        params: Mapping[str, object] | None = None,
        *,
        status: int = 409,
        rule: str = "",
        text: str = "",
    ) -> None:
        super().__init__(code)
        self.code = code
        self.key = key or f"server-error-{code}"
        self.params = dict(params or {})
        self.status = status
        self.rule = rule
        self.text = text


def bad_field(problem: str) -> Refused:
    """The refusal of a field that is wrong; `problem` names it and says what is wrong."""
    return Refused("bad-field", params={"problem": problem}, status=422)
