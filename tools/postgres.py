"""A PostgreSQL of one's own for tests and measurements: a private cluster in a directory that goes
away.

The programs are looked for on the path, in the directories where distributions put them, and in
`AEDILIS_POSTGRESQL`, the directory that holds `initdb` and `postgres`. The server refuses to run as
root, so that root starts it as `postgres`.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from urllib.parse import quote

import psycopg

from tools.ports import free_port

PLACES = (
    *sorted(Path("/usr/lib/postgresql").glob("*/bin"), reverse=True),
    Path("/usr/local/opt/postgresql/bin"),
)
PATIENCE = 30.0

_numbers = count(1)


class Missing(RuntimeError):
    """PostgreSQL's server is not there; the text says what to do."""


def programs() -> Path:
    """The directory with PostgreSQL's programs. Raises Missing."""
    named = os.environ.get("AEDILIS_POSTGRESQL")
    places = [Path(named)] if named else list(PLACES)
    found = shutil.which("initdb")
    if found and not named:
        places.insert(0, Path(found).resolve().parent)
    for place in places:
        if (place / "initdb").exists() and (place / "postgres").exists():
            return place
    raise Missing(
        "PostgreSQL is missing: install its server (Debian: apt-get install postgresql-15), or "
        "name the directory of initdb and postgres in AEDILIS_POSTGRESQL"
    )


class Cluster:
    """A server that runs, and the directory of its socket. What is `lasting` is on the disk when it
    is committed, as it should be where time is measured; tests throw the cluster away, and need not
    outlive the machine.
    """

    def __init__(self, bin_: Path, directory: Path, user: str | None, lasting: bool) -> None:
        self.bin = bin_
        self.directory = directory
        self.user = user
        self.lasting = lasting
        self.name = user or pwd.getpwuid(os.getuid()).pw_name
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None
        self.log = directory / "log"

    def make(self) -> None:
        """Make the cluster's files."""
        command: list[str | Path] = [self.bin / "initdb", "-D", self.directory / "data"]
        done = subprocess.run(
            [*command, "-A", "trust", "-N", "-E", "UTF8", "--locale=C"],
            capture_output=True,
            check=False,
            text=True,
            user=self.user,
            cwd=self.directory,
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        """Start the server, and wait until it answers."""
        options = {
            "unix_socket_directories": self.directory,
            "listen_addresses": "",
            "port": self.port,
            "fsync": "on" if self.lasting else "off",
            "max_connections": 60,
        }
        command: list[str | Path] = [self.bin / "postgres", "-D", self.directory / "data"]
        for name, value in options.items():
            command += ["-c", f"{name}={value}"]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, user=self.user, cwd=self.directory
            )
        give_up = time.monotonic() + PATIENCE
        while True:
            try:
                self.run("SELECT 1")
                return
            except psycopg.OperationalError:
                assert self.process.poll() is None, self.log.read_text()
                assert time.monotonic() < give_up, self.log.read_text()
                time.sleep(0.05)

    def stop(self) -> None:
        """Stop the server; connections are cut."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(PATIENCE)
            self.process = None

    def run(self, statement: str, database: str = "postgres") -> list[tuple[object, ...]]:
        """Carry out one statement; gives its rows."""
        with psycopg.connect(
            host=str(self.directory),
            port=self.port,
            user=self.name,
            dbname=database,
            autocommit=True,
        ) as connection:
            cursor = connection.execute(statement.encode())
            return cursor.fetchall() if cursor.description else []

    @contextmanager
    def held(self, statement: str, database: str) -> Iterator[None]:
        """Carry out a statement in a transaction that lasts as long as this."""
        with psycopg.connect(
            host=str(self.directory), port=self.port, user=self.name, dbname=database
        ) as connection:
            connection.execute(statement.encode())
            yield

    def new_url(self) -> str:
        """The URL of a new, empty database."""
        name = f"test_{next(_numbers)}"
        self.run(f"CREATE DATABASE {name}")
        host = quote(str(self.directory), safe="")
        return f"postgresql+psycopg://{self.name}@/{name}?host={host}&port={self.port}"

    def copy_into(self, name: str, template: str) -> None:
        """Make a database anew, as a copy of another to which nobody is connected."""
        self.run(f"DROP DATABASE {name} WITH (FORCE)")
        self.run(f"CREATE DATABASE {name} TEMPLATE {template}")

    def has(self, url: str) -> bool:
        """Whether a URL is that of a database in it."""
        return f"?host={quote(str(self.directory), safe='')}&" in url


def name_in(url: str) -> str:
    """The name of the database of a cluster's URL."""
    return url.split("?")[0].rsplit("/", 1)[1]


@contextmanager
def running_cluster(*, lasting: bool = False) -> Iterator[Cluster]:
    """A new cluster that runs, and is gone afterwards. Raises Missing."""
    bin_ = programs()
    user = "postgres" if os.geteuid() == 0 else None
    # A socket's path must be short, so this is not below a test's own directory.
    with tempfile.TemporaryDirectory(prefix="aedilis-pg-") as name:
        directory = Path(name)
        if user is not None:
            os.chown(directory, pwd.getpwnam(user).pw_uid, -1)
        cluster = Cluster(bin_, directory, user, lasting)
        cluster.make()
        try:
            cluster.start()
            yield cluster
        finally:
            cluster.stop()
