"""Holds what the two builds promise: the same modules and data, compiled or plain as asked."""

import importlib
import importlib.util
import os
import tomllib
from fnmatch import fnmatch
from pathlib import Path
from types import ModuleType

import pytest

import aedilis

ROOT = Path(__file__).resolve().parents[1]
SOURCE = ROOT / "src" / "aedilis"
INSTALLED = Path(aedilis.__file__).parent
BUILD = os.environ.get("AEDILIS_BUILD", "pure")


def load_setup() -> ModuleType:
    spec = importlib.util.spec_from_file_location("aedilis_setup", ROOT / "setup.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def package_files(package: Path) -> set[str]:
    """Give what a reader of the package may expect: its sources and data, not what was built."""
    return {
        path.relative_to(package).as_posix()
        for path in package.rglob("*")
        if path.is_file()
        and path.parent.name != "__pycache__"
        and "built" not in path.parts
        and path.suffix not in {".so", ".pyd"}
    }


def compiled_modules() -> list[str]:
    sources: list[str] = load_setup().compiled_sources()
    return [source.removeprefix("src/").removesuffix(".py").replace("/", ".") for source in sources]


@pytest.mark.parametrize("name", compiled_modules())
def test_module_comes_from_the_build_under_test(name: str) -> None:
    file = importlib.import_module(name).__file__
    assert file is not None
    assert (not file.endswith(".py")) == (BUILD == "compiled")


def test_only_a_compiled_build_is_installed_away_from_the_sources() -> None:
    assert (INSTALLED != SOURCE) == (BUILD == "compiled")


def test_everything_is_installed() -> None:
    """And nothing else, but for the rule index, which a checkout makes when it is asked."""
    built = {"rules/index.json"} if BUILD == "compiled" else set()
    assert package_files(SOURCE) ^ package_files(INSTALLED) == built


def test_every_data_file_is_named_in_the_package_data() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    named = project["tool"]["setuptools"]["package-data"]
    data = [name for name in package_files(SOURCE) if not name.endswith(".py")]

    def is_named(name: str) -> bool:
        if any(fnmatch(Path(name).name, pattern) for pattern in named["*"]):
            return True
        # Of a package of its own: below its folder, `**/` standing for folders or none.
        return any(
            fnmatch(name, f"{package.removeprefix('aedilis.').replace('.', '/')}/{one}")
            for package, patterns in named.items()
            if package != "*"
            for pattern in patterns
            for one in (pattern, pattern.replace("**/", ""))
        )

    unnamed = [name for name in data if not is_named(name)]
    assert sorted(unnamed) == []


def test_inits_are_never_compiled(tmp_path: Path) -> None:
    package = tmp_path / "src" / "aedilis"
    for name in ("kernel/__init__.py", "kernel/dice.py", "glory/roles/patron.py", "cli.py"):
        (package / name).parent.mkdir(parents=True, exist_ok=True)
        (package / name).touch()
    assert load_setup().compiled_sources(tmp_path) == [
        "src/aedilis/kernel/dice.py",
        "src/aedilis/glory/roles/patron.py",
    ]


def c_files(folder: Path) -> list[str]:
    """What a translator might have made: modules of different sizes, then what it brings along."""
    sizes = {f"__native_{n}.c": 700 * n for n in range(1, 9)} | {"init.c": 40, "int_ops.c": 50}
    for name, size in sizes.items():
        (folder / name).write_text("x" * size, encoding="utf-8")
    return [str(folder / name) for name in sizes]


def test_units_hold_every_file_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    build = load_setup()
    monkeypatch.setattr(build, "UNIT_BYTES", 4_000)
    sources = c_files(tmp_path)
    units = build.united(sources)
    held = [[str(path) for path in build.included(unit)] for unit in units]
    # What the translator brings along declares no module: it is in a unit of its own, the first.
    assert [name for names in held for name in names] == [*sources[-2:], *sources[:-2]]
    assert held[0] == sources[-2:]
    # Each is closed by the file that makes it large enough.
    assert [sum(Path(name).stat().st_size for name in names) for names in held[1:]] == [
        4_200, 6_300, 4_200, 4_900, 5_600,
    ]  # fmt: skip
    assert build.included(sources[0]) == []


def test_units_that_hold_the_same_are_left_alone(tmp_path: Path) -> None:
    build = load_setup()
    sources = c_files(tmp_path)
    units = build.united(sources)
    for unit in units:
        os.utime(unit, (1_000, 1_000))
    assert build.united(sources) == units
    assert {Path(unit).stat().st_mtime for unit in units} == {1_000}
    changed = [sources[3] in map(str, build.included(unit)) for unit in units]
    assert changed.count(True) == 1
    build.united([*sources[:3], *sources[4:]])
    assert [Path(unit).stat().st_mtime > 1_000 for unit in units] == changed


def test_what_runs_once_is_declared_before_all_else(tmp_path: Path) -> None:
    build = load_setup()
    sources = [str(tmp_path / f"__native_{name}.c") for name in ("one", "two")]
    for source in sources:
        name = Path(source).stem
        text = f"char CPyDef_{name}_____top_level__(void) {{\n}}\nchar CPyDef_{name}(void) {{\n}}\n"
        Path(source).write_text(text, encoding="utf-8")
    (unit,) = build.united(sources)
    lines = Path(unit).read_text(encoding="utf-8").splitlines()
    declared = [line for line in lines if line.endswith(" RUNS_ONCE;")]
    assert declared == [
        f"char CPyDef___native_{name}_____top_level__(void) RUNS_ONCE;" for name in ("one", "two")
    ]
    assert lines[-2:] == [f'#include "__native_{name}.c"' for name in ("one", "two")]
    assert [str(path) for path in build.included(unit)] == sources


def test_only_what_has_changed_is_compiled_again(tmp_path: Path) -> None:
    build = load_setup()
    source, header, made = (tmp_path / name for name in ("unit_00.c", "all.h", "unit_00.o"))
    source.touch()
    header.touch()
    assert build.newer([source, header], str(made))
    made.touch()
    for path, when in ((source, 1_000), (header, 1_000), (made, 2_000)):
        os.utime(path, (when, when))
    assert not build.newer([source, header], str(made))
    for path in (source, header):
        os.utime(path, (3_000, 3_000))
        assert build.newer([source, header], str(made))
        os.utime(path, (1_000, 1_000))
    # Within one tick of the clock it cannot be told which of two was there first.
    os.utime(header, (2_000, 2_000))
    assert build.newer([source, header], str(made))


def test_the_version_is_the_distributions() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    assert aedilis.__version__ == project["project"]["version"]


def test_the_pins_name_no_host() -> None:
    pins = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    assert "--hash=sha256:" in pins
    assert "://" not in pins


@pytest.mark.parametrize("name", ["Makefile", "pyproject.toml"])
def test_only_the_pins_are_installed(name: str) -> None:
    # pip that may look for what the pins ask for takes the newest of it for an extra, and then
    # refuses it: an environment that was fine yesterday cannot be made today.
    lines = (ROOT / name).read_text(encoding="utf-8").splitlines()
    installing = [line for line in lines if "--require-hashes" in line]
    assert installing
    assert all("--no-deps" in line for line in installing)
