"""A playthrough as the golden files have it: a random game move by move."""

import json

from aedilis.kernel.dice import stream
from aedilis.kernel.prompt import walk
from aedilis.kernel.table import Table, state_digest
from tools.versions import unusual


def playthrough(table: Table, most: int, aside_odds: int = 0) -> str:
    """The beginning of a random game in so many lines: what was asked, how many choices there were,
    the move, and a digest of the state after it. One move in `aside_odds`, if given, is one out of
    turn where there is any.
    """
    game = table.game
    dice = stream("golden", "moves")
    lines = [json.dumps(unusual(table.header), sort_keys=True)]
    lines.append(f"deal {' '.join(map(str, table.entries[0].line.out))}")
    while not table.state.over and len(lines) < most:
        prompts = game.asked(table.state)
        prompt = prompts[dice.below(len(prompts))]
        if aside_odds and dice.below(aside_odds) == 0:
            aside = game.aside(table.state, prompt.seat)
            prompt = aside if aside is not None else prompt
        count = len(prompt.choices([]))
        table.play(prompt.seat, walk(prompt, dice))
        line = table.entries[-1].line
        words = json.dumps(line.move, sort_keys=True)
        out = f" -> {' '.join(map(str, line.out))}" if line.out else ""
        lines.append(
            f"{line.n} {table.header.seats[line.seat]} {prompt.key} {count} {words}{out} "
            f"{state_digest(game, table.state, unusual(table.header))}"
        )
    return "\n".join(lines) + "\n"
