"""A server that is asked to end waits for nobody who wants nothing of it."""

import os
import socket
import tempfile
import threading
import time
import unittest

from client import Tab
from server import Server
from wire import PATIENCE

#: Far below the 10 s that a begun head, and the 60 s that a connection between two requests may take
#: (`limits.handshake`, `limits.keepAlive`), and below the 10 s after which a shutdown is forced.
AT_ONCE = 5


class Connection:
    """A connection that is kept after so many requests, and says something more."""

    def __init__(self, port, requests, said=b""):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        for _ in range(requests):
            self.socket.sendall(b"GET /favicon.ico HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            self._read_answer()
        self.socket.sendall(said)

    def _read_answer(self):
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += self._some()
        head, body = answer.split(b"\r\n\r\n", 1)
        fields = dict(line.lower().split(b": ", 1) for line in head.split(b"\r\n")[1:])
        assert head.startswith(b"HTTP/1.1 200"), head
        while len(body) < int(fields[b"content-length"]):
            body += self._some()

    def _some(self):
        data = self.socket.recv(65536)
        assert data, "the server closed a connection"
        return data

    def rest(self):
        """What comes until the server closes it."""
        with self.socket:
            return self.socket.recv(65536)


class EndingTests(unittest.TestCase):
    def test_sigterm_ends_a_server_at_once_whose_connections_are_idle(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        server = Server(os.path.join(folder.name, "sessions.sqlite"))
        self.addCleanup(server.log.close)
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        connections = [Connection(server.port, requests) for requests in (0, 1, 2)]
        connections += [Connection(server.port, requests, b"GET /fav") for requests in (0, 1)]
        tabs = [Tab(f"t{number}", server.port, path) for number, path in enumerate(("/todomvc", "/ledger"))]
        for tab in tabs:
            self.assertTrue(tab.connect())
        # Browsers answer when they are told that a line ends.
        hearing = [threading.Thread(target=tab.hear, daemon=True) for tab in tabs]
        for thread in hearing:
            thread.start()
        begun = time.monotonic()
        self.assertEqual(server.stop(), 0)
        self.assertLess(time.monotonic() - begun, AT_ONCE)
        for thread in hearing:
            thread.join()
        self.assertEqual([connection.rest() for connection in connections], [b""] * len(connections))
        self.assertEqual([tab.goodbyes for tab in tabs], [["The server is shutting down."]] * len(tabs))


if __name__ == "__main__":
    unittest.main()
