"""The server measured under load: `python -m bench.server`."""
