"""A program that plays in `aedilis tournament`: of all choices it takes the first.

    aedilis tournament glory --players "greedy,exec:python examples/first_choice.py" --games 20

It reads a line of JSON for each choice, and writes one: the standard library is enough.
"""

import json
import sys


def main() -> int:
    """Answer until nobody asks any more."""
    for line in sys.stdin:
        asked = json.loads(line)
        print(json.dumps({"choice": asked["choices"][0]}), flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
