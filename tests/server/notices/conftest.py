"""Shared by the tests of notices: the kind of event loop, and a certificate for our own servers."""

import ssl
from pathlib import Path

import pytest

from tests.server.notices.certificates import Certificates


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


@pytest.fixture(scope="session")
def certificates(tmp_path_factory: pytest.TempPathFactory) -> Certificates:
    return Certificates(Path(tmp_path_factory.mktemp("certificates")))


@pytest.fixture(scope="session")
def trust(certificates: Certificates) -> ssl.SSLContext:
    return certificates.trust()
