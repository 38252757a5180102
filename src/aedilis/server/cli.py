"""The command `aedilis serve`: the web application on one process."""

import argparse
import asyncio
import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from typing import Any, Final

from aedilis.server.settings import BadSetting, Settings, read_settings

EXAMPLES: Final = """\
Every setting can also be given as AEDILIS_NAME in the environment: AEDILIS_DATABASE, AEDILIS_URL,
AEDILIS_MAIL_HOST, ... The guide to running a server lists them all.

examples:
  aedilis serve --open                        play in this machine's browser
  aedilis serve --database ~/games.sqlite3    keep the games in that file
  aedilis serve --host 0.0.0.0 --url https://rome.example.org --secure
  aedilis serve --database postgresql://aedilis@localhost/aedilis
"""

ANYWHERE: Final = ("0.0.0.0", "::")  # noqa: S104

MISSING: Final = "aedilis: the server needs more packages than the games: install aedilis[server]"


def add_parser(subparsers: Any) -> None:
    """Add the command to the command line's parser."""
    parser = subparsers.add_parser(
        "serve",
        help="the web application: games in the browser",
        description="Serve games to browsers: accounts, lobby, tables, and an API.",
        epilog=EXAMPLES,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--host", help="the address to listen on (127.0.0.1)")
    parser.add_argument(
        "--port", type=int, help="the port to listen on (8064; 0: any that is free)"
    )
    parser.add_argument(
        "--database", help="where games are kept: an SQLite file, or a PostgreSQL URL"
    )
    parser.add_argument("--url", help="the address that people use, for links in notices")
    parser.add_argument(
        "--secure", action="store_const", const=True, help="people come by HTTPS alone"
    )
    parser.add_argument("--proxies", help="addresses whose X-Forwarded headers are believed")
    parser.add_argument("--open", action="store_true", help="open the browser")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Serve until stopped; gives the exit code."""
    try:
        given = {name: getattr(args, name) for name in ("host", "port", "database", "url")}
        given |= {"secure": args.secure, "proxies": args.proxies}
        settings = read_settings(given, os.environ)
    except BadSetting as error:
        print(f"aedilis: {error}", file=sys.stderr)
        return 2
    return serve(settings, open_browser=args.open)


def serve(settings: Settings, *, open_browser: bool = False) -> int:
    """Serve with these settings until stopped. Gives 1 when the server cannot start."""
    try:
        from aedilis.server.observe.signals import Signals
    except ImportError:
        return _fail(MISSING)
    with Signals() as signals:
        return _serve(settings, signals, open_browser)


@contextlib.contextmanager
def _for_good() -> Iterator[None]:
    """What is loaded meanwhile is never let go again: whoever collects garbage need not look
    through it, neither now, which takes a tenth of the time of the start, nor ever after.
    """
    gc.disable()
    try:
        yield
    finally:
        gc.freeze()
        gc.enable()


def _serve(settings: Settings, signals: Any, open_browser: bool) -> int:
    try:
        with _for_good():
            import uvicorn
            from sqlalchemy.exc import SQLAlchemyError

            from aedilis.server.app import make_app
            from aedilis.server.observe import logs
            from aedilis.server.observe.signals import Server
            from aedilis.server.security.connections import Inside, visits
    except ImportError:
        return _fail(MISSING)
    try:
        listening = listen(settings)
        logs.configure(form=settings.log_format)
        app = make_app(settings, own_lifespan=False)
        protocol = visits(settings)
    except (OSError, ValueError) as error:
        return _fail(f"aedilis: {error}")
    config = uvicorn.Config(
        app,
        lifespan="off",
        log_config=None,
        access_log=False,
        http=protocol,
        ws=Inside,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws_max_size=2 * settings.largest_message,
        ws_max_queue=64,
        limit_concurrency=4_000,
        timeout_keep_alive=30,
        timeout_graceful_shutdown=10,
        server_header=False,
        h11_max_incomplete_event_size=32_768,
    )
    host, port = listening.getsockname()[:2]
    url = settings.url or f"http://{'127.0.0.1' if host in ANYWHERE else host}:{port}"

    async def main() -> int:
        service = app.state.service
        try:
            try:
                if not await signals.begun(service.start()):
                    return 0
            except (OSError, ValueError, SQLAlchemyError) as error:
                return _fail(f"aedilis: {' '.join(str(error).split())[:300]}")
            print(f"aedilis: {url}/", flush=True)
            if open_browser:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, f"{url}/")
            await signals.serve(Server(config, service.ending), [listening])
            return 0
        finally:
            await service.stop()

    with (
        contextlib.closing(listening),
        asyncio.Runner(loop_factory=config.get_loop_factory()) as runner,
    ):
        return runner.run(main())


def listen(settings: Settings) -> socket.socket:
    """The socket to listen on. Raises OSError that says what is wrong in one line."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    try:
        return socket.create_server((settings.host, settings.port), family=family, backlog=1_024)
    except (OSError, OverflowError) as error:
        why = error.strerror if isinstance(error, OSError) else "no such port"
        raise OSError(
            f"{settings.host} port {settings.port}: {why}; give another with --port"
        ) from None


def _fail(line: str) -> int:
    print(line, file=sys.stderr)
    return 1
