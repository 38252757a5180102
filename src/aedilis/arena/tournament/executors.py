"""Where batches of games are played: here, in processes of this machine, or on a Ray cluster. All
three are asked in the same way and give the same bytes; only the order differs in which they come.
"""

import importlib
import multiprocessing
import signal
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any, Final, Protocol

Work = Callable[[bytes], bytes]

AHEAD: Final = 2
"""So many batches for each worker are on their way at once."""


class NoExecutor(ValueError):
    """Batches cannot be played there; the text says why, and what would help."""


class Executor(Protocol):
    """Plays batches."""

    workers: int

    def run(self, work: Work, batches: Iterable[bytes]) -> Generator[bytes, None, None]:
        """What comes of each batch, as soon as it is there. When nobody wants any more (the
        iterator is closed), what is under way is given up.
        """
        ...


class Here:
    """One batch after another, in this process."""

    workers = 1

    def run(self, work: Work, batches: Iterable[bytes]) -> Generator[bytes, None, None]:
        """What comes of each batch."""
        for batch in batches:
            yield work(batch)


class Pool:
    """So many processes of this machine."""

    def __init__(self, workers: int) -> None:
        self.workers = workers

    def run(self, work: Work, batches: Iterable[bytes]) -> Generator[bytes, None, None]:
        """What comes of each batch. Raises NoExecutor when a worker is killed."""
        left = iter(batches)
        context = multiprocessing.get_context("spawn")
        pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=_quiet)
        finished = False
        try:
            going: set[Future[bytes]] = set()
            while True:
                for batch in islice(left, AHEAD * self.workers - len(going)):
                    going.add(pool.submit(work, batch))
                if not going:
                    break
                ready, going = wait(going, return_when=FIRST_COMPLETED)
                for one in ready:
                    yield one.result()
            finished = True
        except BrokenProcessPool:
            raise NoExecutor("workers: a worker was killed; call it again to go on") from None
        finally:
            if not finished:
                for process in list((pool._processes or {}).values()):
                    process.terminate()
            pool.shutdown(wait=True, cancel_futures=True)


def _quiet() -> None:
    """A worker leaves Ctrl-C to whoever started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


class Ray:
    """A Ray cluster, by its address; `local` starts one on this machine."""

    def __init__(self, address: str) -> None:
        """Raises NoExecutor."""
        try:
            ray: Any = importlib.import_module("ray")
        except ImportError:
            raise NoExecutor("ray: it is not installed; pip install 'aedilis[ray]'") from None
        self._ray = ray
        try:
            where = {} if address == "local" else {"address": address}
            ray.init(**where, include_dashboard=False, log_to_driver=False, logging_level="ERROR")
            self.workers = max(1, int(ray.cluster_resources().get("CPU", 1)))
        except Exception as error:
            raise NoExecutor(f"ray: {address} cannot be reached: {error}") from None

    def run(self, work: Work, batches: Iterable[bytes]) -> Generator[bytes, None, None]:
        """What comes of each batch. Raises NoExecutor when the cluster fails."""
        ray = self._ray
        remote = ray.remote(work)
        left = iter(batches)
        going: list[Any] = []
        try:
            while True:
                for batch in islice(left, AHEAD * self.workers - len(going)):
                    going.append(remote.remote(batch))
                if not going:
                    break
                ready, going = ray.wait(going)
                for one in ready:
                    yield ray.get(one)
        except ray.exceptions.RayError as error:
            told = str(error).strip().splitlines()[-1]
            raise NoExecutor(f"ray: {told}; call it again to go on") from None
        finally:
            ray.shutdown()
