"""A process that has loaded the server and makes servers of itself: so that one can be had, and
killed, a hundred times in a minute. It is told a port on each line and answers with a process's id.
"""

import importlib
import os
import sys

from aedilis.server.cli import serve
from aedilis.server.settings import read_settings
from aedilis.server.words import words

LOADED = (
    "aedilis.server.app",
    "uvicorn.loops.auto",
    "uvicorn.protocols.http.auto",
    "uvicorn.protocols.websockets.auto",
    "aedilis.server.observe.signals",
    "psycopg",
    "aiosqlite",
)


def main() -> None:
    for name in LOADED:
        importlib.import_module(name)
    # Each of them would read all texts for its first notice.
    words("en").text("kernel-and")
    for line in sys.stdin:
        child = os.fork()
        if child == 0:
            settings = read_settings({"port": int(line)}, os.environ)
            os._exit(serve(settings))
        print(child, flush=True)
        os.waitpid(child, 0)
        print("ended", flush=True)


if __name__ == "__main__":
    main()
