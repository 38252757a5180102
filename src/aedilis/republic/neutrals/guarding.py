"""What a Neutral does when its cards are called for: bodyguards, and the price of a Tribune (rules
4.07.4, 4.07.6).
"""

from aedilis.kernel.prompt import Amount, Move, Prompt
from aedilis.kernel.rule import rule
from aedilis.republic.neutrals.guidelines import guided
from aedilis.republic.state.choices import YES
from aedilis.republic.state.table import RepublicState


@rule("R 4.07.4", "R 1.09.73")
def all_guards(s: RepublicState, prompt: Prompt) -> Move:
    """All the secret bodyguards it has."""
    assert isinstance(prompt, Amount)
    if prompt.high:
        guided(s, prompt.of, "republic-neutral-guards", "R 4.07.4", {"count": prompt.high})
    return [prompt.high]


@rule("R 4.07.6")
def pays_price(s: RepublicState, prompt: Prompt) -> Move:
    """Who has the price of a Tribune, pays it."""
    return [YES]
