"""Runs tests on changed lines of the sources, without starting anew for each change.

All tests are read once. Each trial is a process of its own, forked from there: the changed code is
put in place of the old one in memory, and the tests that are wanted run until one fails. The files
of the project are never touched.
"""

import contextlib
import importlib
import inspect
import os
import signal
import sys
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from types import CodeType, FunctionType, ModuleType
from typing import Any, Final, Generic, TextIO, TypeVar

import pytest

from tools.changes import Change

OPTIONS: Final = ("-q", "-s", "-p", "no:cacheprovider", "-m", "not slow")

PASSED: Final = 0
FAILED: Final = 1
NOT_TRIED: Final = 3
"""How the process of a trial ends; whatever else it ends with, it has not passed either."""

T = TypeVar("T")


class NotTried(Exception):
    """A trial says nothing: the tests could not be read, or a change could not be made."""


def with_tests(root: Path, paths: Iterable[str], told: Callable[["Trials[T]"], T]) -> T:
    """Read the tests of some paths below the root, and give what is told of trials with them.
    Raises NotTried where they cannot be read, or fail without any change.
    """
    trials = Trials(root, told, sys.stdout)
    words = [*OPTIONS, "--rootdir", str(root), *(str(root / path) for path in sorted(paths))]
    with Path(os.devnull).open("w", encoding="utf-8") as out, contextlib.redirect_stdout(out):
        pytest.main(words, plugins=[trials])
    if not trials.found:
        raise trials.error
    return trials.found[0]


class Trials(Generic[T]):
    """What runs in place of all tests, once pytest has read them."""

    def __init__(self, root: Path, told: Callable[["Trials[T]"], T], out: TextIO) -> None:
        self.limit = 60.0
        self.found: list[T] = []
        self.error = NotTried("the tests cannot be read, or fail without any change")
        self._root = root
        self._told = told
        self._out = out
        self._items: list[pytest.Item] = []

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = session.items
        if not session.testsfailed and self._passes(None, session.items):
            try:
                with contextlib.redirect_stdout(self._out):
                    self.found.append(self._told(self))
            except NotTried as error:
                self.error = error
        return True

    def notice(self, change: Change, wanted: Callable[[str, str], bool]) -> bool:
        """Whether a test fails with a change, or comes to no end, among those that are wanted by
        their name and by the file that they are about.
        """
        items = [one for one in self._items if wanted(self._name(one), self._about(one))]
        return not self._passes(change, items)

    def _name(self, item: pytest.Item) -> str:
        file = item.path.relative_to(self._root).as_posix()
        return f"{file}::{item.nodeid.partition('::')[2]}"

    def _about(self, item: pytest.Item) -> str:
        """The file that a test takes as its `path`: a scenario file is run by one test for all."""
        path = item.callspec.params.get("path") if hasattr(item, "callspec") else None
        if isinstance(path, Path) and path.is_relative_to(self._root):
            return path.relative_to(self._root).as_posix()
        return ""

    def _passes(self, change: Change | None, items: Sequence[pytest.Item]) -> bool:
        sys.stdout.flush()
        child = os.fork()
        if not child:
            _try(self._root, change, items, self.limit if change is not None else 0)
        ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if ended == NOT_TRIED:
            raise NotTried(str(change))
        return ended == PASSED


def _try(root: Path, change: Change | None, items: Sequence[pytest.Item], limit: float) -> None:
    """Runs the tests until one fails, and ends the process."""
    ended = NOT_TRIED
    try:
        if change is not None:
            put_in_place(root, change)
        # Nobody takes this signal: it ends the process, which other work on the machine does not.
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        signal.setitimer(signal.ITIMER_PROF, limit)
        ended = FAILED if any(_fails(items, number) for number in range(len(items))) else PASSED
    finally:
        os._exit(ended)


def _fails(items: Sequence[pytest.Item], number: int) -> bool:
    item, following = items[number], items[number + 1] if number + 1 < len(items) else None
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
    return item.session.testsfailed > 0


# -- the changed code ------------------------------------------------------------------------------


def put_in_place(root: Path, change: Change) -> None:
    """Make a change in what this process has loaded of the sources."""
    path = root / change.file
    module = _module(root, path)
    code = compile(change.made(path.read_text(encoding="utf-8")), str(path), "exec")
    if change.function:
        _function(module, change.function).__code__ = _code(code, change.function)
        return
    # A value of the module: whoever has imported it has it under its name.
    old = dict(vars(module))
    new = {**old}
    exec(code, new)
    for name, value in new.items():
        if isinstance(value, int | tuple | frozenset | dict) and value != old.get(name):
            for other in list(sys.modules.values()):
                if vars(other).get(name) is old.get(name):
                    setattr(other, name, value)


def _module(root: Path, path: Path) -> ModuleType:
    for module in list(sys.modules.values()):
        if getattr(module, "__file__", None) == str(path):
            return module
    name = ".".join(path.relative_to(root / "src").with_suffix("").parts)
    return importlib.import_module(name)


def _function(module: ModuleType, name: str) -> FunctionType:
    found: Any = module
    for part in name.split("."):
        found = inspect.getattr_static(found, part)
        found = getattr(found, "fget", None) or getattr(found, "__func__", found)
        found = inspect.unwrap(found)
        if isinstance(found, FunctionType):
            return found
    raise NotTried(name)


def _code(code: CodeType, name: str) -> CodeType:
    """The code of the outermost function whose name is this, or begins it."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and f"{name}.".startswith(f"{inner.co_qualname}."):
            # The code of a class is none of a function.
            return inner if inner.co_flags & inspect.CO_OPTIMIZED else _code(inner, name)
    raise NotTried(name)
