"""Writes the pages of the Python reference while the documentation is built.

A page a room: every module of it with what it says of itself. `docs/reference/python.md` is written
by hand and stands above them.
"""

from collections.abc import Iterator
from pathlib import Path

from aedilis.games import PACKAGES
from tools.pages import write

ROOT = Path(__file__).resolve().parents[1]
FOLDER = "reference/python"


def rooms(root: Path = ROOT) -> Iterator[tuple[str, list[str]]]:
    """Every room of the packages by its dotted name, with its modules in order."""
    package = root / "src" / "aedilis"
    games = [name for name in PACKAGES if (package / name).is_dir()]
    for top in ("kernel", *games):
        folders = [package / top, *sorted(p for p in (package / top).rglob("*") if p.is_dir())]
        for folder in folders:
            modules = sorted(p.stem for p in folder.glob("*.py") if p.stem != "__init__")
            if modules:
                name = ".".join(folder.relative_to(package.parent).parts)
                yield name, [f"{name}.{module}" for module in modules]


def page(room: str, modules: list[str]) -> str:
    """The source of a room's page: what mkdocstrings is to put there."""
    parts = [
        f"# {room}",
        f"::: {room}\n    options:\n      members: false\n      show_root_heading: false",
    ]
    parts += [f"::: {module}\n    options:\n      heading_level: 2" for module in modules]
    return "\n\n".join(parts) + "\n"


def index(all_rooms: list[tuple[str, list[str]]]) -> str:
    """The page that leads to all of them."""
    lines = ["# All modules", ""]
    for room, modules in all_rooms:
        names = ", ".join(f"`{module.rpartition('.')[2]}`" for module in modules)
        lines.append(f"- [{room}]({room}.md): {names}")
    return "\n".join(lines) + "\n"


def main() -> None:
    all_rooms = list(rooms())
    made = {f"{FOLDER}/{room}.md": page(room, modules) for room, modules in all_rooms}
    write({**made, f"{FOLDER}/index.md": index(all_rooms)})


# The build of the documentation runs this file under a name of its own.
if __name__ == "<run_path>":
    main()
