"""What a program finds at the top of the packages."""

import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tools.python_pages import index, page, rooms

PACKAGES = ("aedilis.kernel", "aedilis.glory", "aedilis.republic")
DOCUMENTED = Path(__file__).resolve().parents[1] / "docs" / "reference" / "python.md"


@pytest.mark.parametrize("name", PACKAGES)
def test_every_name_is_there_and_told(name: str) -> None:
    package = import_module(name)
    told = DOCUMENTED.read_text(encoding="utf-8")
    for export in package.__all__:
        thing = getattr(package, export)
        assert thing.__name__ == export
        assert f"| [{export}][{thing.__module__}.{export}] | `{name}` |" in told


@pytest.mark.parametrize("name", PACKAGES)
def test_another_name_is_refused(name: str) -> None:
    with pytest.raises(AttributeError, match="there is no Nothing here; there is "):
        _ = import_module(name).Nothing


def test_a_package_loads_no_engine_before_it_is_asked_for() -> None:
    code = (
        "import sys, aedilis.kernel, aedilis.glory, aedilis.republic\n"
        "print(sorted(m for m in sys.modules if m.endswith('.game')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"


def test_every_module_has_its_place_in_the_reference() -> None:
    all_rooms = list(rooms())
    modules = {module for _, some in all_rooms for module in some}
    assert {
        "aedilis.kernel.game",
        "aedilis.glory.turn",
        "aedilis.republic.phases.mortality",
    } <= modules
    for room, some in all_rooms:
        assert f"]({room}.md)" in index(all_rooms)
        assert all(f"::: {module}\n" in page(room, some) for module in some)
