"""Hands pages that are made to the build of the documentation."""

from collections.abc import Mapping


def write(pages: Mapping[str, str]) -> None:
    """Add pages, each by its path below `docs/`, to the documentation that is being built."""
    # Only the build of the documentation has it.
    import mkdocs_gen_files

    for path, text in pages.items():
        with mkdocs_gen_files.open(path, "w") as file:
            file.write(text)
