"""Lets `python -m aedilis` do what `aedilis` does."""

import sys

from aedilis.cli import main

if __name__ == "__main__":
    sys.exit(main())
