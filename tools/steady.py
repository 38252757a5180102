"""Runs tests many times in a row: `python -m tools.steady --runs 30 tests/server/browser`.

A test that fails now and then tells of a race, in the program or in the test, and one green run
does not show that there is none. Each run is told in a line, with its seconds. At the first that is
not green the rest is left out: what it printed is kept, and the exit code is 1.

With `--beside` a command is run over and over as long as the tests are, a compiler for instance: a
busy machine finds what a quiet one hides. With `--shuffle WORD` each run has an order of its own,
drawn by the word and the number of the run. With `--late 200` all that a server sends to the tests'
browsers comes so many milliseconds later, as by a bad line.
"""

import argparse
import os
import shlex
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from tools import shuffled

KEPT: Final = Path("build") / "steady"


@contextmanager
def beside(command: str) -> Iterator[None]:
    """Run a command, again whenever it has ended, until the caller is done; nothing for ""."""
    if not command:
        yield
        return
    done = threading.Event()
    running: list[subprocess.Popen[bytes]] = []

    def again() -> None:
        while not done.is_set():
            running[:] = [
                subprocess.Popen(
                    shlex.split(command),
                    stdout=subprocess.DEVNULL,
                    stderr=subprocess.DEVNULL,
                    start_new_session=True,
                )
            ]
            running[0].wait()
            # A command that fails at once is not to be all that this machine does.
            done.wait(1.0)

    thread = threading.Thread(target=again, daemon=True)
    thread.start()
    try:
        yield
    finally:
        done.set()
        for one in running:
            if one.poll() is None:
                os.killpg(one.pid, signal.SIGTERM)
        thread.join(20)


def run(number: int, tests: list[str], workers: int, late: int, shuffle: str) -> bool:
    """Run the tests once and tell of it; what a run that is not green printed is kept."""
    spread = ["-n", str(workers), "--dist", "worksteal"]
    if shuffle:
        spread += ["-p", shuffled.__name__]
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *spread, *tests]
    begun = time.monotonic()
    environ = {**os.environ, "AEDILIS_LATE_LINE": str(late), shuffled.ORDER: f"{shuffle} {number}"}
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=environ)
    told = done.stdout.strip().splitlines()
    green = done.returncode == 0
    last = told[-1] if told else f"exit {done.returncode}"
    print(f"{number:3}  {'green' if green else 'RED  '}  {last}", flush=True)
    if not green:
        KEPT.mkdir(parents=True, exist_ok=True)
        path = KEPT / f"run-{number}-{time.time_ns() // 1_000_000_000}.log"
        path.write_text(done.stdout + done.stderr, "utf-8")
        print(f"     after {time.monotonic() - begun:.0f} s; all of it: {path}", flush=True)
    return green


def arguments() -> argparse.Namespace:
    """What the caller wants."""
    parser = argparse.ArgumentParser(
        prog="python -m tools.steady",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--runs", type=int, default=10, help="default: %(default)s")
    parser.add_argument("--workers", type=int, default=3, help="processes (default: %(default)s)")
    parser.add_argument("--beside", default="", metavar="COMMAND", help="run beside the tests")
    parser.add_argument("--shuffle", default="", metavar="WORD", help="in orders drawn by it")
    parser.add_argument("--late", type=int, default=0, metavar="MS", help="by a bad line")
    parser.add_argument("--go-on", action="store_true", help="also after a run that is not green")
    parser.add_argument("tests", nargs="*", help="folders, files or tests (default: all)")
    args = parser.parse_args()
    if args.runs < 1 or args.workers < 1:
        parser.error("--runs and --workers: at least 1")
    return args


def main() -> int:
    args = arguments()
    green = 0
    with beside(args.beside):
        for number in range(1, args.runs + 1):
            if run(number, args.tests, args.workers, args.late, args.shuffle):
                green += 1
            elif not args.go_on:
                break
    print(f"{green} of {args.runs} runs were green")
    return 0 if green == args.runs else 1


if __name__ == "__main__":
    sys.exit(main())
