"""A server of Posthorn for the tests of a program: `posthorn test`, which ends with the tests.

With pytest, import the fixture in `conftest.py`: `from posthorn.testing import posthorn_server`.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
from contextlib import contextmanager
from typing import TYPE_CHECKING, Iterator, NamedTuple, Sequence

from . import AsyncPosthorn, Posthorn, PosthornError

if TYPE_CHECKING:
    import pytest
else:
    try:
        import pytest
    except ImportError:
        pytest = None

#: The variable with the command, such as `/path/to/posthorn/posthorn test`.
COMMAND_VARIABLE = "POSTHORN_TEST_COMMAND"


class PosthornServer(NamedTuple):
    """The address and the credentials of a server for tests."""

    base_url: str
    account_sid: str
    auth_token: str
    operator_token: str

    def client(self) -> Posthorn:
        """Returns a client of the account."""
        return Posthorn(self.base_url, account_sid=self.account_sid, auth_token=self.auth_token)

    def async_client(self) -> AsyncPosthorn:
        """Returns an async client of the account."""
        return AsyncPosthorn(self.base_url, account_sid=self.account_sid, auth_token=self.auth_token)

    def operator_client(self) -> Posthorn:
        """Returns a client of the operator."""
        return Posthorn(self.base_url, operator_token=self.operator_token)

    def __repr__(self) -> str:
        return f"<PosthornServer {self.base_url}>"


@contextmanager
def start_server(command: Sequence[str] | None = None) -> Iterator[PosthornServer]:
    """Starts a server with the simulator and an empty store, and ends it at the end of the block.

    `command` is the program and its arguments. By default it is that of `POSTHORN_TEST_COMMAND`, or `posthorn test`.
    """
    words = list(command or shlex.split(os.environ.get(COMMAND_VARIABLE, "posthorn test")))
    try:
        process = subprocess.Popen(words, stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    except OSError as cause:
        raise PosthornError(f"{words[0]} does not start. Set {COMMAND_VARIABLE} to its command: {cause}.") from cause
    assert process.stdin and process.stdout
    with process, process.stdin:
        line = process.stdout.readline()
        if not line:
            raise PosthornError(f"{' '.join(words)} ended with {process.wait()}. It says why on the standard error.")
        yield PosthornServer(**json.loads(line))


if pytest is not None:

    @pytest.fixture(scope="session")
    def posthorn_server() -> Iterator[PosthornServer]:
        """A server for all tests of a session. Give each test a recipient of its own."""
        with start_server() as server:
            yield server
