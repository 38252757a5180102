"""Writes a page for each environment while the documentation is built: what each number of an
observation is, and what each action means, from the declaration that the environment goes by.
"""

from collections.abc import Sequence

from aedilis.envs.spaces import encoder_of, names, observation_size
from aedilis.games import PACKAGES
from aedilis.kernel.encoding import Feature, Part
from tools.pages import write

FOLDER = "reference/environments"

TEXT = """\
# {name}

{title} as an environment: `from aedilis.envs import {name}`. [Train an
agent](../../how-to/train.md) tells how it is used. Moves out of turn {said} offered unless
`asides` says otherwise.

Numbers here are those of {seats} seats, as many as usual; with others the same features and
actions come in the same order, in as many numbers as this table says.
`env.unwrapped.setting.encoder()` has all of it: `features`, `parts`, `feature_at`, `part_at`,
`action_label(action)`.

{sizes}

## Observations

Whole numbers from 0 to 255 (uint8); what would be larger is 255. After them follow {actions}
numbers, one for each action: what the seat has answered so far, 1 for the first action it took, 2
for the second, and so on.

{features}

## Actions

A choice is told in one action or a few; parts that leave no choice are passed over.

{parts}
"""


def pages() -> dict[str, str]:
    """Every page by its path below `docs/`."""
    return {f"{FOLDER}/{name}.md": page(name, game) for name, game in names().items()}


def page(name: str, game: str) -> str:
    """The page of one environment, counted for as many seats as usual."""
    package = PACKAGES[game]
    encoder = encoder_of(game, package.seats.usual)
    return TEXT.format(
        name=name,
        title=package.terms("en").title(),
        said="are" if encoder.asides else "are not",
        seats=encoder.seats,
        actions=encoder.actions,
        sizes="\n".join(sizes(game)),
        features="\n".join(listed(encoder.features, True)),
        parts="\n".join(listed(encoder.parts, False)),
    )


def sizes(game: str) -> list[str]:
    """How many numbers there are, by the number of seats."""
    seats = PACKAGES[game].seats
    lines = ["| Seats | Observation | of these features | Actions |", "| --- | --- | --- | --- |"]
    for n in range(seats.least, seats.most + 1):
        one = encoder_of(game, n)
        lines.append(f"| {n} | {observation_size(one)} | {one.size} | {one.actions} |")
    return lines


def listed(things: Sequence[Feature | Part], bounded: bool) -> list[str]:
    """A table of features or of actions: where they are, and what they are."""
    bound = " Largest |" if bounded else ""
    lines = [
        f"| From | Numbers |{bound} Name | What |",
        f"| --- | --- |{' --- |' * bounded} --- | --- |",
    ]
    at = 0
    for one in things:
        high = f" {one.high} |" if isinstance(one, Feature) else ""
        labels = f": {', '.join(one.labels)}" if one.labels else ""
        lines.append(f"| {at} | {one.size} |{high} `{one.name}` | {one.told}{labels} |")
        at += one.size
    return lines


def main() -> None:
    write(pages())


# The build of the documentation runs this file under a name of its own.
if __name__ == "<run_path>":
    main()
