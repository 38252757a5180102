"""Builds the package: pure by default, compiled with mypyc when AEDILIS_COMPILE=1.

All other facts of the distribution are in `pyproject.toml`. A compiled build holds the same Python
sources beside the extensions, so that tracebacks and readers still find them.
"""

import ast
import os
import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, cast

from setuptools import setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parent
FACTS = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
UNMARKED = ROOT / "build" / "compiled" / "unmarked"


def games(root: Path = ROOT) -> list[str]:
    """The folders below `src/aedilis` of the games that come with the package, in their order."""
    facts = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))
    doors = facts["project"]["entry-points"]["aedilis.games"].values()
    return [door.split(".")[1] for door in doors]


COMPILED_PACKAGES = ("kernel", *games(), "bots", "envs")

# An installer runs this file once for the metadata and once for the wheel. Translating takes long,
# and these commands need nothing of it.
METADATA_COMMANDS = {"dist_info", "egg_info"}

# So much C at least is compiled in one go. Twice as much was no faster, and took twice the memory.
UNIT_BYTES = 1_500_000

# What one level more of optimizing would do takes half as long again and gains nothing, but for
# two things: small functions go where they are called, which a compiler may only do with those that
# nobody outside can put another in the place of.
OPTIMIZE = "1"
OPTIMIZE_FLAGS = ["-finline-small-functions", "-fvisibility=hidden"] if os.name == "posix" else []

# What fills a module when it is imported is a third of all C, in few and endless functions. They
# run once: optimizing them takes long and gains nothing.
RUNS_ONCE = """\
#if defined(__GNUC__) && !defined(__clang__)
#define RUNS_ONCE __attribute__((cold, optimize("O0")))
#else
#define RUNS_ONCE
#endif
"""

# Each module is imported through a small file of its own, its gate. So many gates are compiled and
# linked together, and each module gets a copy that holds them all: alone, the hundreds of them take
# a fifth of the whole time, nearly all of it for starting compilers and linkers.
GATES_TOGETHER = 16

# All that a gate needs of Python's headers.
GATE_NEEDS = """\
#include <stddef.h>
typedef struct _object PyObject;
#define PyMODINIT_FUNC __attribute__((visibility("default"))) PyObject *
#define Py_DECREF Py_DecRef
void Py_DecRef(PyObject *);
PyObject *Py_BuildValue(const char *, ...);
PyObject *PyImport_ImportModuleLevel(
    const char *, PyObject *, PyObject *, PyObject *, int);
PyObject *PyObject_GetAttrString(PyObject *, const char *);
void *PyCapsule_GetPointer(PyObject *, const char *);
void PyErr_Clear(void);
"""

# Rooms of any game that stay plain Python: what reads files, writes sentences or looks for the
# reason of a refusal is not worth the time to translate it, and msgspec builds the structs of facts
# with a metaclass.
PLAIN_ROOMS = {"explain", "facts", "presentation", "scenario"}

# Modules that stay plain Python, as paths below `src/aedilis`; a star stands for any one name, so
# that no game is named.
NOT_COMPILED: list[str] = FACTS["tool"]["aedilis"]["not-compiled"]


def stays_plain(path: Path) -> bool:
    """Whether a module, as a path below `src/aedilis`, is one of those that are not compiled."""
    # Held against whole paths: `kernel/data.py` is no file of that name further down.
    return any(len(Path(one).parts) == len(path.parts) and path.match(one) for one in NOT_COMPILED)


def compiled_sources(root: Path = ROOT) -> list[str]:
    """Give the modules to compile, in a fixed order, as paths relative to `root`.

    What only gathers names (`__init__.py`) or says what a game offers (`package.py`) is left out:
    compiling it would gain nothing.
    """
    package = root / "src" / "aedilis"
    found = (path for name in COMPILED_PACKAGES for path in sorted((package / name).rglob("*.py")))
    return [
        path.relative_to(root).as_posix()
        for path in found
        if path.name not in ("__init__.py", "package.py")
        and not PLAIN_ROOMS.intersection(path.parts)
        and not stays_plain(path.relative_to(package))
    ]


def unmarked(source: str) -> str:
    """A module without its rule marks, every other line where it was.

    The marks do nothing. But mypyc takes a function with a decorator for a variable that might hold
    anything, and looks it up by its name for every call.
    """
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        marks: list[ast.expr] = []
        instead = ""
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            marks = [one for one in node.decorator_list if _calls(one, "rule")]
        elif isinstance(node, ast.Expr) and _calls(node.value, "cite"):
            # A body may hold nothing else.
            marks, instead = [node.value], " " * node.col_offset + "pass"
        for mark in marks:
            assert mark.end_lineno is not None
            blank = [""] * (mark.end_lineno - mark.lineno)
            lines[mark.lineno - 1 : mark.end_lineno] = [instead, *blank]
    return "\n".join(lines)


def _calls(node: ast.expr, mark: str) -> bool:
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == mark


def copy_unmarked(copy: Path, root: Path = ROOT) -> None:
    """Write the sources below `root` anew to `copy`, those that are compiled without rule marks."""
    shutil.rmtree(copy, ignore_errors=True)
    compiled = set(compiled_sources(root))
    for path in sorted((root / "src").rglob("*.py")):
        name = path.relative_to(root).as_posix()
        text = path.read_text("utf-8")
        marked = name in compiled and "from aedilis.kernel.rule import" in text
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        (copy / name).write_text(unmarked(text) if marked else text, "utf-8")
    for name in ("pyproject.toml", "src/aedilis/py.typed"):
        shutil.copy(root / name, copy / name)


def extensions() -> list[Any]:
    """Translate the modules to C and give the extensions to build.

    mypyc types them as a union that the stubs of setuptools do not take, hence `Any`.
    """
    # Only a compiled build needs mypyc, and a pure one must work without it.
    from mypyc.build import mypycify

    # The translator finds the copies under the names of the originals, and tracebacks name these.
    copy_unmarked(UNMARKED)
    os.chdir(UNMARKED)
    found = mypycify(
        compiled_sources(),
        opt_level=OPTIMIZE,
        # Symbols for a debugger take long as well.
        debug_level="0",
        # A C file for each module: one file for all takes 2.4 GB, and no two compilers share it.
        multi_file=True,
        group_name="aedilis",
        target_dir=str(ROOT / "build" / "compiled" / "c"),
    )
    os.chdir(ROOT)
    for extension in found:
        extension.sources = [os.path.relpath(source, ROOT) for source in extension.sources]
        extension.extra_compile_args = [*extension.extra_compile_args, *OPTIMIZE_FLAGS]
    # The first holds it all. Each other one is for a module: it hands over what is in the first.
    first, sources = found[0], [os.fspath(source) for source in found[0].sources]
    first.depends = [*first.depends, *sources]
    first.sources = [*united(sources)]
    gather(found[1:], os.path.dirname(first.sources[0]))
    return found


def gather(gates: Sequence[Any], folder: str) -> None:
    """Let extensions that are each the gate of one module share C files in `folder`, some of them
    each: those with the same sources are the same, under another name.

    A file exports what Python looks for by the last part of a module's name, so modules that share
    it are kept apart. A gate that is made otherwise than is known here, or not for Unix, stays as
    it is.
    """
    shared: list[dict[str, tuple[Any, str]]] = []
    for gate in gates:
        (source,) = gate.sources
        text = _gate(os.fspath(source)) if os.name == "posix" else None
        if text is None:
            continue
        last = gate.name.rpartition(".")[2]
        room = next((g for g in shared if len(g) < GATES_TOGETHER and last not in g), None)
        if room is None:
            room = {}
            shared.append(room)
        room[last] = gate, text
    for number, together in enumerate(shared):
        name = os.path.join(folder, f"gates_{number:02}.c")
        write_if_new(name, GATE_NEEDS + "".join([text for _, text in together.values()]))
        for gate, _ in together.values():
            gate.sources = [name]


def _gate(source: str) -> str | None:
    """The C of a gate without Python's headers and what only Windows wants; None where it is not
    made as is known here.
    """
    text = re.sub(r"//.*", "", Path(source).read_text("utf-8"))
    text = re.sub(r"^PyMODINIT_FUNC PyInit___init__\(void\) \{.*\}$", "", text, flags=re.MULTILINE)
    used = set(re.findall(r"\bPy[A-Za-z]*_\w+|\bPyMODINIT_FUNC", text))
    used -= set(re.findall(r"^(PyInit_\w+)\(void\)$", text, re.MULTILINE)[:1])
    known = used <= set(re.findall(r"\bPy\w+", GATE_NEEDS))
    if not known or text.count("#include") != 1:
        return None
    return text.replace("#include <Python.h>", "")


def united(sources: list[str]) -> list[str]:
    """Write C files that each include some of `sources`, and give these files in their place.

    Every source begins with the same megabyte of declarations, which is now read once for many of
    them. Fewer and larger files would save more, and need more memory.
    """
    folder = os.path.dirname(sources[0])
    units: list[list[str]] = [[]]
    size = 0
    # What comes with the translator declares nothing of the modules: it stands apart.
    for source in sorted(sources, key=_of_module):
        apart = bool(units[-1]) and _of_module(source) != _of_module(units[-1][-1])
        if apart or size > UNIT_BYTES:
            units.append([])
            size = 0
        units[-1].append(source)
        size += os.path.getsize(source)
    names = []
    for number, unit in enumerate(units):
        name = os.path.join(folder, f"unit_{number:02}.c")
        once = [line for source in unit for line in _run_once(source)]
        text = RUNS_ONCE + "".join(once)
        text += "".join(f'#include "{os.path.basename(source)}"\n' for source in unit)
        write_if_new(name, text)
        names.append(name)
    return names


def _run_once(source: str) -> list[str]:
    """Declarations of the functions of a C file that run once, when its module is imported."""
    text = Path(source).read_text("utf-8")
    found = re.findall(r"^(char CPyDef_\w+_____top_level__\(void\)) \{", text, re.MULTILINE)
    return [f"{one} RUNS_ONCE;\n" for one in found]


def write_if_new(name: str, text: str) -> None:
    """Write a file, unless it says so already: what is made of it is not to be made again."""
    if not os.path.exists(name) or Path(name).read_text("utf-8") != text:
        Path(name).write_text(text, "utf-8")


def _of_module(source: str) -> bool:
    """Whether a C file was made of a module."""
    return os.path.basename(source).startswith("__native")


def project_urls(root: Path = ROOT) -> dict[str, str]:
    """The project's addresses, all made from the one that `pyproject.toml` names; none without."""
    with (root / "pyproject.toml").open("rb") as file:
        base = tomllib.load(file)["tool"]["aedilis"]["repository"]
    places = {"Source": "", "Issues": "/issues", "Changelog": "/blob/main/CHANGELOG.md"}
    return {name: base + place for name, place in places.items()} if base else {}


def import_path(environment: Mapping[str, str]) -> str:
    """The import path of a program that builds something from the sources: these before all else,
    and behind them what the caller has there. It is the way in which pip lets a build see what it
    has installed for it alone.
    """
    found = environment.get("PYTHONPATH")
    return os.pathsep.join([str(ROOT / "src"), *([found] if found else [])])


class WithIndex(build_py):
    """Builds the rule index into the package: it names tests, and a wheel has none to read."""

    def run(self) -> None:
        super().run()
        if self.editable_mode:
            # A checkout reads its own sources.
            return
        # The games are found by their entry points, which this writes beside the sources.
        self.run_command("egg_info")
        path = Path(self.build_lib).resolve() / "aedilis" / "rules" / "index.json"
        command = [sys.executable, "-m", "tools.rule_index", "--build", str(path)]
        environment = {**os.environ, "PYTHONPATH": import_path(os.environ)}
        subprocess.run(command, check=True, cwd=ROOT, env=environment)  # noqa: S603 our own program


class SideBySide(build_ext):
    """Compiles the C files of an extension side by side, one compiler for each processor, and only
    those that have changed since. Extensions of the same sources are made once, and copied.
    """

    def build_extensions(self) -> None:
        compile_some = self.compiler.compile

        def compile_all(sources: list[str], **kwargs: Any) -> list[str]:
            folders = [Path(folder) for folder in kwargs["include_dirs"]]
            headers = [header for folder in folders for header in folder.glob("*.h")]

            def compile_one(source: str) -> list[str]:
                found: list[str] = self.compiler.object_filenames([source], 0, kwargs["output_dir"])
                if not newer([source, *included(source), *headers, __file__], found[0]):
                    return found
                return cast(list[str], compile_some([source], **kwargs))

            # What takes longest comes first, or one compiler works at last while the others rest.
            longest_first = sorted(sources, key=effort, reverse=True)
            with ThreadPoolExecutor(os.cpu_count()) as pool:
                return [name for names in pool.map(compile_one, longest_first) for name in names]

        self.compiler.compile = compile_all
        every = self.extensions
        first: dict[tuple[str, ...], Any] = {}
        for extension in every:
            first.setdefault(tuple(extension.sources), extension)
        self.extensions = [*first.values()]
        super().build_extensions()
        self.extensions = every
        for extension in every:
            made, copy = (
                self.get_ext_fullpath(one.name)
                for one in (first[tuple(extension.sources)], extension)
            )
            if made != copy:
                self.mkpath(os.path.dirname(copy))
                self.copy_file(made, copy)


def included(source: str) -> list[Path]:
    """The C files that a file made by `united` holds; none for any other."""
    if not os.path.basename(source).startswith("unit_"):
        return []
    lines = Path(source).read_text("utf-8").splitlines()
    held = [line for line in lines if line.startswith('#include "')]
    return [Path(source).parent / line.split('"')[1] for line in held]


def effort(source: str) -> int:
    """How long a C file takes, as far as its size tells."""
    return sum(os.path.getsize(one) for one in [Path(source), *included(source)])


def newer(sources: Iterable[str | Path], made: str) -> bool:
    """Whether something is newer than what is made of it, which may not be there at all."""
    if not os.path.exists(made):
        return True
    then = os.path.getmtime(made)
    return any(os.path.getmtime(source) >= then for source in sources)


if __name__ == "__main__":
    os.chdir(ROOT)
    compiled = os.environ.get("AEDILIS_COMPILE", "0") == "1"
    # The two builds must not share a directory, or one would pack what the other left behind.
    setup(
        ext_modules=extensions() if compiled and not METADATA_COMMANDS & set(sys.argv) else [],
        project_urls=project_urls(),
        cmdclass={"build_ext": SideBySide, "build_py": WithIndex},
        options={
            "build": {"build_base": "build/compiled" if compiled else "build/pure"},
            "build_ext": {"parallel": str(os.cpu_count())},
        },
    )
