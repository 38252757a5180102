"""Questions that name the promise which binds whoever is asked (rule 1.04.3)."""

from aedilis.kernel.prompt import Choose, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.deals.carrying import nominations
from aedilis.republic.state.agreement import VOTE, Clause
from aedilis.republic.state.choices import thing
from aedilis.republic.state.table import RepublicState


def promised_params(clause: Clause) -> dict[str, object]:
    """What a question or a refusal says of a promise to propose something, or to vote on it."""
    told: dict[str, object] = {
        "promised": clause.about, "content": clause.content[:], "people": clause.people[:],
        "to": [clause.to],
    }  # fmt: skip
    return {**told, "yes": clause.number} if clause.kind == VOTE else told


def tell_promise(prompt: Prompt, clause: Clause | None) -> Prompt:
    """The same question, with the promise, if there is any."""
    if clause is not None:
        prompt.params = {**(prompt.params or {}), **promised_params(clause)}
    return prompt


@rule("R 1.04.3")
def naming(s: RepublicState, prompt: Choose, kind: str) -> Prompt:
    """The question whom a seat names, without a vote, for what a kind of proposal is about: only
    whom it has promised to, if he is among the choices.
    """
    for clause in nominations(s, prompt.seat, kind):
        kept = [one for one in prompt.options if thing(one) in clause.content]
        if kept:
            prompt.options = kept
            return tell_promise(prompt, clause)
    return prompt
