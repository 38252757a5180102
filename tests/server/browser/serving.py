"""A server of its own in a process of its own, as a reader would run it."""

import os
import signal
import subprocess
import sys
import time
import urllib.error
import urllib.request
from importlib.resources import files
from pathlib import Path

from tests.patience import PATIENCE
from tools.ports import free_port

BUILT = Path(str(files("aedilis.server").joinpath("static", "built", "manifest.json")))

SETTINGS = {
    # Bots that do not pause, and limits that a browser driven by a program does not meet.
    "AEDILIS_BOT_PAUSE": "0",
    "AEDILIS_LOGINS_A_MINUTE": "100000",
    "AEDILIS_REQUESTS_A_MINUTE": "100000",
    "AEDILIS_MESSAGES_A_MINUTE": "100000",
}


class Unbuilt(RuntimeError):
    """The browser's side has not been built."""


class Served:
    """A server on a port of this machine alone, with its database in `folder`."""

    def __init__(self, folder: Path, **settings: str) -> None:
        if not BUILT.is_file():
            raise Unbuilt(f"{BUILT} is missing: `make web` builds the table in the browser")
        self.folder = folder
        self.database = folder / "games.sqlite3"
        self.log = folder / "server.log"
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._environ = {**os.environ, **SETTINGS, **settings}
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Start it, and wait until it answers."""
        command = [sys.executable, "-m", "aedilis", "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                [*command, "--database", str(self.database)],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                env=self._environ,
            )
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            if self._process.poll() is not None or time.monotonic() > deadline:
                self.stop()
                raise RuntimeError(f"the server does not start:\n{self.told()[-2_000:]}")
            time.sleep(0.05)

    def _answers(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/", timeout=PATIENCE) as answer:
                return bool(answer.status == 200)
        except (urllib.error.URLError, OSError):
            return False

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """Stop it."""
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        process = self._process
        self._process = None
        if process is None:
            return
        process.send_signal(how)
        try:
            process.wait(PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait(PATIENCE)

    def told(self) -> str:
        """What it has written so far."""
        return self.log.read_text("utf-8", errors="replace") if self.log.exists() else ""

    def faults(self) -> list[str]:
        """Lines that tell of something that should not have happened."""
        return [line for line in self.told().splitlines() if '"level": "error"' in line]
