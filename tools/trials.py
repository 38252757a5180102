"""Runs tests on changed lines of the sources, without starting anew for each change.

All tests are read once. Each trial is a process of its own, forked from there: the changed code is
put in place of the old one in memory, and the tests that are wanted run until one fails. The files
of the project are never touched.
"""

import ast
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
"""How the process of a trial ends; when it is stopped because of its limit, with something else."""

T = TypeVar("T")


class NotTried(Exception):
    """A trial says nothing: the tests could not be read, or a change could not be made."""


def with_tests(root: Path, paths: Iterable[str], told: Callable[["Trials[T]"], T]) -> T:
    """Read the tests of some paths below the root, and give what is told of trials with them.
    Raises NotTried where a trial says nothing.
    """
    trials = Trials(root, told, sys.stdout)
    # Without a path pytest would read whatever there is where one stands.
    where = sorted(paths) or ["tests"]
    words = [*OPTIONS, "--rootdir", str(root), *(str(root / path) for path in where)]
    with Path(os.devnull).open("w", encoding="utf-8") as out, contextlib.redirect_stdout(out):
        pytest.main(words, plugins=[trials])
    if not trials.found:
        raise trials.error
    return trials.found[0]


class Trials(Generic[T]):
    """What runs in place of all tests, once pytest has read them."""

    def __init__(self, root: Path, told: Callable[["Trials[T]"], T], out: TextIO) -> None:
        self.limit = 10.0
        self.found: list[T] = []
        self.error = NotTried("the tests cannot be read")
        self._root = root
        self._told = told
        self._out = out
        self._items: list[pytest.Item] = []
        self._sound: set[pytest.Item] = set()

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self._items = session.items
        if not session.testsfailed:
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
        failed, ended = self._trial(change, items)
        if ended == FAILED and items[failed] not in self._sound:
            # What fails anyway has noticed nothing.
            if self._trial(None, [items[failed]])[1] != PASSED:
                raise NotTried(f"fails without any change: {self._name(items[failed])}")
            self._sound.add(items[failed])
        return ended != PASSED

    def _name(self, item: pytest.Item) -> str:
        file = item.path.relative_to(self._root).as_posix()
        return f"{file}::{item.nodeid.partition('::')[2]}"

    def _about(self, item: pytest.Item) -> str:
        """The file that a test takes as its `path`: a scenario file is run by one test for all."""
        path = item.callspec.params.get("path") if hasattr(item, "callspec") else None
        if isinstance(path, Path) and path.is_relative_to(self._root):
            return path.relative_to(self._root).as_posix()
        return ""

    def _trial(self, change: Change | None, items: Sequence[pytest.Item]) -> tuple[int, int]:
        """Which of some tests fails first with a change, and how the process of the trial ended."""
        sys.stdout.flush()
        reading, writing = os.pipe()
        child = os.fork()
        if not child:
            _try(self._root, change, items, self.limit, writing)
        os.close(writing)
        with open(reading, encoding="ascii") as told:
            failed = int(told.read() or 0)
        ended = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if ended == NOT_TRIED:
            raise NotTried(str(change))
        return failed, ended


def _try(
    root: Path, change: Change | None, items: Sequence[pytest.Item], limit: float, writing: int
) -> None:
    """Run tests until one fails, tell its number, and end the process."""
    ended = NOT_TRIED
    try:
        if change is not None:
            put_in_place(root, change)
        # Nobody takes this signal: it ends the process, which other work on the machine does not.
        signal.signal(signal.SIGPROF, signal.SIG_DFL)
        numbers = range(len(items))
        failed = next((number for number in numbers if _fails(items, number, limit)), None)
        if failed is not None:
            os.write(writing, str(failed).encode())
        ended = PASSED if failed is None else FAILED
    finally:
        os._exit(ended)


def _fails(items: Sequence[pytest.Item], number: int, limit: float) -> bool:
    signal.setitimer(signal.ITIMER_PROF, limit)
    item, following = items[number], items[number + 1] if number + 1 < len(items) else None
    item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
    return item.session.testsfailed > 0


# -- the changed code ------------------------------------------------------------------------------


def put_in_place(root: Path, change: Change) -> None:
    """Make a change in what this process has loaded of the sources."""
    path = root / change.file
    module = _module(root, path)
    text = path.read_text(encoding="utf-8")
    made = change.made(text)
    code = compile(made, str(path), "exec")
    if change.function:
        function = _function(module, change.function)
        function.__code__ = _code(code, change.function)
        old_usual, usual = (_usual(one, change.function) for one in (text, made))
        if ast.dump(usual) != ast.dump(old_usual):
            _put_usual(function, usual)
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


def _usual(text: str, name: str) -> ast.arguments:
    """The parameters of the outermost function whose name is this, or begins it."""
    body = ast.parse(text).body
    for part in name.split("."):
        found = next((one for one in body if getattr(one, "name", "") == part), None)
        if isinstance(found, ast.FunctionDef):
            return found.args
        if not isinstance(found, ast.ClassDef):
            break
        body = found.body
    raise NotTried(name)


def _put_usual(function: FunctionType, usual: ast.arguments) -> None:
    """Give a function the usual values of its parameters: its code has none of them."""

    def valued(one: ast.expr) -> Any:
        return eval(compile(ast.Expression(one), "usual", "eval"), function.__globals__)

    function.__defaults__ = tuple(map(valued, usual.defaults)) or None
    named = zip(usual.kwonlyargs, usual.kw_defaults, strict=True)
    function.__kwdefaults__ = {one.arg: valued(value) for one, value in named if value is not None}


def _code(code: CodeType, name: str) -> CodeType:
    """The code of the outermost function whose name is this, or begins it."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType) and f"{name}.".startswith(f"{inner.co_qualname}."):
            # The code of a class is none of a function.
            return inner if inner.co_flags & inspect.CO_OPTIMIZED else _code(inner, name)
    raise NotTried(name)
