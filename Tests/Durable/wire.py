"""A client of a live page, as bytes: a WebSocket over a plain socket, and the frames of docs/wire.md. By hand, because these
tests need no package but Python.
"""

import base64
import os
import socket
import struct
import urllib.request


# Seconds that an answer may take, on a machine that is busy with other things too.
PATIENCE = 60


class Gone(Exception):
    """The line is down."""


def integer(value):
    out = bytearray()
    while value >= 0x80:
        out.append(value & 0x7F | 0x80)
        value >>= 7
    out.append(value)
    return bytes(out)


def text(value):
    data = value.encode()
    return integer(len(data)) + data


class Reader:
    def __init__(self, data):
        self.data, self.at = data, 0

    def byte(self):
        self.at += 1
        return self.data[self.at - 1]

    def integer(self):
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if byte < 0x80:
                return value

    def text(self):
        count = self.integer()
        self.at += count
        return self.data[self.at - count:self.at].decode()

    def rest(self):
        return self.data[self.at:]


def get(port, path, cookie=None, token=None):
    """The page's markup, and the cookie it came with."""
    headers = {"Accept": "text/html"}
    if cookie:
        headers["Cookie"] = cookie
    if token:
        headers["Arco-Token"] = token
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}", headers=headers)
    with urllib.request.urlopen(request, timeout=PATIENCE) as response:
        new = response.headers.get("Set-Cookie")
        return response.read().decode(), new.split(";")[0] if new else cookie


class Socket:
    """One WebSocket."""

    def __init__(self, port, cookie, path="/arco/live"):
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self.buffer = b""
        try:
            self._upgrade(port, cookie, path)
        except BaseException:
            self.close()
            raise

    def _upgrade(self, port, cookie, path):
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall((
            f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\n"
            f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            f"Origin: http://127.0.0.1:{port}\r\nCookie: {cookie}\r\n\r\n").encode())
        while b"\r\n\r\n" not in self.buffer:
            self._fill()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        if b" 101 " not in head.split(b"\r\n")[0]:
            raise Gone(head)

    def _fill(self):
        try:
            data = self.socket.recv(65536)
        except OSError as error:
            raise Gone(error) from error
        if not data:
            raise Gone("end")
        self.buffer += data

    def _take(self, count):
        while len(self.buffer) < count:
            self._fill()
        data, self.buffer = self.buffer[:count], self.buffer[count:]
        return data

    def send(self, message):
        self._send(0x82, message)

    def _send(self, kind, message):
        mask = os.urandom(4)
        count = len(message)
        head = bytes([kind, 0x80 | count]) if count < 126 else struct.pack("!BBH", kind, 0xFE, count)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(message))
        try:
            self.socket.sendall(head + mask + masked)
        except OSError as error:
            raise Gone(error) from error

    def leave(self, code=4008):
        """Says that the page was left, as a browser does that goes elsewhere; with 4004, that it is gone."""
        self._send(0x88, struct.pack("!H", code))

    def hear(self):
        """The next message."""
        whole = b""
        while True:
            first, second = self._take(2)
            count = second & 0x7F
            if count == 126:
                count, = struct.unpack("!H", self._take(2))
            elif count == 127:
                count, = struct.unpack("!Q", self._take(8))
            data = self._take(count)
            if first & 0x0F == 8:
                raise Gone(data[2:].decode() or data[:2].hex())
            if first & 0x0F in (9, 10):
                continue
            whole += data
            if first & 0x80:
                return whole

    def close(self):
        self.socket.close()

    def __del__(self):
        # Tests let go of tabs whose line is open. A socket that was refused is none.
        if "socket" in vars(self):
            self.close()
