"""What the vectors can't express: a response that comes in pieces, and one that breaks off."""

import asyncio
import socket
import threading
import time
import unittest
from collections.abc import Callable
from typing import Any

from argosy import Argosy, ArgosyError, AsyncArgosy, ConnectionFailedError, RequestTimeoutError

HEADERS = b"HTTP/1.1 200 OK\r\nContent-Length: 1000\r\n\r\n"
TOKEN = b'{"access_token":"t1","expires_in":3600}'


def serve(respond: Callable[[socket.socket], None]) -> str:
    """The base URL of a server that gives out tokens and responds to one call."""
    server = socket.create_server(("127.0.0.1", 0))

    def run() -> None:
        with server:
            for reply in (send_token, respond):
                connection, _ = server.accept()
                with connection:
                    connection.recv(65536)
                    try:
                        reply(connection)
                    except OSError:
                        pass

    threading.Thread(target=run, daemon=True).start()
    return f"http://127.0.0.1:{server.getsockname()[1]}"


def send_token(connection: socket.socket) -> None:
    head = f"HTTP/1.1 200 OK\r\nConnection: close\r\nContent-Length: {len(TOKEN)}\r\n\r\n"
    connection.sendall(head.encode() + TOKEN)


def send_slowly(connection: socket.socket) -> None:
    connection.sendall(HEADERS)
    for _ in range(1000):
        connection.sendall(b" ")
        time.sleep(0.02)


def break_off(connection: socket.socket) -> None:
    connection.sendall(HEADERS + b"{")


def error_of(
    respond: Callable[[socket.socket], None], is_async: bool, timeout: float = 600
) -> ArgosyError:
    options: dict[str, Any] = {
        **{"client_id": "a", "client_secret": "b", "org_id": "c"},
        **{"base_url": serve(respond), "timeout": timeout, "max_retries": 0},
    }

    async def call() -> None:
        async with AsyncArgosy(**options) as client:
            await client.offers.list()

    try:
        if is_async:
            asyncio.run(call())
        else:
            with Argosy(**options) as client:
                client.offers.list()
    except ArgosyError as error:
        return error
    raise AssertionError("The call succeeded.")


class Limits(unittest.TestCase):
    def test_the_time_limit_includes_the_last_byte(self) -> None:
        for is_async in (False, True):
            self.assertIsInstance(error_of(send_slowly, is_async, 0.5), RequestTimeoutError)

    def test_half_a_response_is_a_lost_connection(self) -> None:
        for is_async in (False, True):
            error = error_of(break_off, is_async)
            self.assertIsInstance(error, ConnectionFailedError)
            self.assertIsNotNone(error.__cause__)

    def test_a_closed_client_says_so(self) -> None:
        client = Argosy(client_id="a", client_secret="b", org_id="c")
        client.close()
        with self.assertRaisesRegex(ArgosyError, "closed"):
            client.offers.list()


if __name__ == "__main__":
    unittest.main()
