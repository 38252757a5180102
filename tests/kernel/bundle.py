"""A form made of any prompts, one after the other."""

from collections.abc import Sequence

from aedilis.kernel.prompt import Form, Prompt


class Bundle(Form):
    """A form whose second field depends on the first."""

    __slots__ = ("parts",)

    def __init__(self, parts: list[Prompt]) -> None:
        super().__init__(0, "test", "T.1")
        self.parts = parts

    def field(self, done: Sequence[int]) -> Prompt | None:
        at = 0
        for part in self.parts:
            n = part.span(done, at)
            if n < 0:
                return part
            at += n
        return None
