"""A browser's tab without a browser: loads a live page and speaks `docs/wire.md` to its server."""

import html.parser
import http.client
import socket
import sys

from layers import ROOT

sys.path.insert(0, str(ROOT / "Tests" / "Durable"))
from wire import Reader, Socket, integer, text  # noqa: E402

FORMAT = 3
# The attribute of the container, whose name contains the number of the format.
CONTAINER = "data-arco3"
WELCOME, PATCH, PONG, REFUSED, APPLIED = 1, 2, 3, 4, 5


class Nodes(html.parser.HTMLParser):
    """Numbers a page's elements and texts in the same way as the client script."""

    def __init__(self, page):
        super().__init__()
        self.container = None
        self.script = None
        self.count = 0
        self.elements = []
        self.feed(page)
        self.close()

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "script":
            self.script = attributes["src"]
        elif attributes.get("class") == "arco-late":  # the shell's, after the container
            self.container = self.container | {"is-over": True}
        elif self.container and "is-over" not in self.container:
            self.count += 1
            self.elements.append((self.count, tag, attributes))
        elif CONTAINER in attributes:
            self.container = attributes

    def handle_endtag(self, tag):
        if tag == "body":
            self.container = self.container | {"is-over": True}

    def handle_data(self, data):
        if self.container and "is-over" not in self.container:
            self.count += 1

    def handle_comment(self, data):
        if self.container and data == "e":  # an empty text
            self.count += 1

    def find(self, tag, **attributes):
        """The number of the element that has these attributes; `_` stands for `-`."""
        wanted = {name.replace("_", "-"): value for name, value in attributes.items()}
        return next(number for number, found, has in self.elements
                    if found == tag and wanted.items() <= has.items())


def first_integer(message):
    """The number at the beginning of a message, and the rest of the message."""
    reader = Reader(message)
    return reader.integer(), reader.rest()


class Line(Socket):
    """An open socket to a server."""

    def __init__(self, port, path, cookie=""):
        super().__init__(port, cookie, path)
        self.socket.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)

    def join(self, token, nodes):
        """Asks for the page as it was loaded."""
        self.say(b"\1" + integer(FORMAT) + text(token) + integer(0) + integer(nodes))
        welcome = self.hear()
        if welcome[:2] != bytes([WELCOME, 0]):
            raise RuntimeError(f"the page was not adopted: {welcome}")
        self.say(b"\4" + integer(0))

    def say(self, payload):
        """Sends a message, and returns its number of bytes."""
        self.send(payload)
        return len(payload)


class Page:
    """A loaded page whose socket is not open yet."""

    def __init__(self, port, path):
        self.port = port
        self.document, self.cookie = self.get(path)
        self.nodes = Nodes(self.document.decode())
        self.container = self.nodes.container
        if self.nodes.count != int(self.container["data-nodes"]):
            raise RuntimeError(f"{self.nodes.count} nodes, not {self.container['data-nodes']}")

    def get(self, path, coding="identity"):
        """The body of a response, as it is sent, and its cookie."""
        connection = http.client.HTTPConnection(f"127.0.0.1:{self.port}")
        connection.request("GET", path, headers={"Connection": "close", "Accept-Encoding": coding})
        response = connection.getresponse()
        if response.status != 200:
            raise RuntimeError(f"{path}: {response.status}")
        body = response.read()
        connection.close()
        return body, (response.getheader("set-cookie") or "").split(";")[0]


class Tab(Line):
    """A page whose socket is open and accepted."""

    def __init__(self, page):
        super().__init__(page.port, page.container[CONTAINER], page.cookie)
        self.nodes = page.nodes
        self.reference = 0
        #: The newest event that the server has acknowledged.
        self.dealt_with = 0
        self.patch = 0
        self.join(page.container["data-token"], page.nodes.count)

    def click(self, node):
        """Reports a click, and acknowledges the newest applied patch."""
        return self.report(node, b"c")

    def type(self, node, value):
        """Reports the text typed into a field."""
        return self.report(node, b"i" + text(value) + b"\0")

    def submit(self, node, **fields):
        """Reports the submission of a form."""
        said = b"".join(text(name) + text(value) for name, value in fields.items())
        return self.report(node, b"s" + integer(len(fields)) + said)

    def report(self, node, event):
        self.reference += 1
        return self.say(
            b"\2" + integer(self.reference) + integer(self.patch) + integer(node) + event)

    def apply(self):
        """Records the next patch as applied."""
        self.patch += 1

    def follow(self, messages):
        """Records the patches among these messages as applied."""
        self.patch += sum(message[0] == PATCH for message in messages)

    def acknowledge(self):
        """Acknowledges the newest applied patch."""
        return self.say(b"\4" + integer(self.patch))

    def settle(self):
        """Waits until the server has handled everything that was sent, and returns its answers."""
        heard = []
        while self.dealt_with < self.reference:
            heard.append(self.hear())
        self.say(b"\3" + integer(7))
        while (message := self.hear()) != bytes([PONG, 7]):
            heard.append(message)
        return heard

    def hear(self):
        """The next message."""
        message = super().hear()
        if message[0] == PATCH:
            _, rest = first_integer(message[1:])
            self.dealt_with, _ = first_integer(rest)
        elif message[0] == APPLIED:
            self.dealt_with, _ = first_integer(message[1:])
        elif message[0] == REFUSED:
            raise RuntimeError(f"an event was refused: {message}")
        return message
