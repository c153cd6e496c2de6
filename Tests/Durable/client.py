"""A tab of the to-do page that keeps a record of what it did and of what it was told."""

import html.parser
import re
import time
import urllib.error

from wire import Gone, Reader, Socket, get, integer, text

PATH = "/todomvc"


class Numbers(html.parser.HTMLParser):
    """Numbers the nodes in the container, and finds the form and its field."""

    def __init__(self, markup):
        super().__init__()
        self.count, self.depth, self.form, self.field, self.container = 0, 0, 0, 0, {}
        self.ids = {}
        self.feed(markup)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if "data-arco3" in attributes:
            self.container, self.depth = attributes, 1
            return
        if not self.depth:
            return
        self.count += 1
        self.ids[attributes.get("id")] = self.count
        if tag == "form":
            self.form = self.count
        if attributes.get("class") == "new-todo" or attributes.get("id") == "draft":
            self.field = self.count
        if tag not in ("input", "br", "img", "link", "meta", "hr"):
            self.depth += 1

    def handle_endtag(self, tag):
        self.depth = max(0, self.depth - 1)

    def handle_data(self, data):
        if self.depth:
            self.count += 1

    def handle_comment(self, data):
        if self.depth and data == "e":
            self.count += 1


class Tab:
    """What is typed and added is in `made`, by the references of its events."""

    path = PATH

    def __init__(self, name, port, path=None, cookie=None):
        self.name, self.port, self.path = name, port, path or self.path
        markup, self.cookie = get(port, self.path, cookie)
        numbers = Numbers(markup)
        self.live, self.ids = numbers.container["data-arco3"], numbers.ids
        self.token = numbers.container["data-token"]
        self.nodes = int(numbers.container["data-nodes"])
        assert numbers.count == self.nodes, (numbers.count, self.nodes)
        self.form, self.field = numbers.form, numbers.field
        self.reference = self.patch = self.told = self.returns = 0
        # The last patch that numbered the nodes anew.
        self.renumbered = 0
        self.pending, self.made, self.refused, self.goodbyes = [], {}, [], []
        self.last_texts = self.last_heard = ""
        self.socket = self.why = None

    # What the user does

    def add(self, title):
        """Types a title, and submits it."""
        self._event(self.field, "i", text(title) + b"\0")
        self.made[self._event(self.form, "s", integer(0))] = title

    def click(self, name):
        """Clicks what has this id."""
        return self._event(self.ids[name], "c", b"")

    def _event(self, node, letter, payload):
        self.reference += 1
        frame = b"\2" + integer(self.reference) + integer(self.patch) + integer(node)
        frame += letter.encode() + payload
        self.pending.append((self.reference, frame, self.patch))
        if self.socket:
            self._send(frame)
        return self.reference

    def _send(self, frame):
        try:
            self.socket.send(frame)
        except (Gone, AttributeError):
            self.drop()

    # The line

    def drop(self):
        if self.socket:
            self.socket.close()
        self.socket = None

    def connect(self, nodes=None):
        """Joins, whatever it takes; false where the server does not answer."""
        self.drop()
        line = None
        try:
            line = Socket(self.port, self.cookie, self.live)
            line.send(b"\1" + integer(3) + text(self.token) + integer(self.patch)
                      + integer(self.nodes if nodes is None else nodes))
            mode = None
            while mode is None:
                reader = Reader(line.hear())
                kind = reader.byte()
                if kind == 1:
                    mode, applied, token = reader.byte(), reader.integer(), reader.text()
                elif kind == 4:
                    self._refuse(reader)
            if mode == 2:
                line.close()
                self._ask_for_return()
                return self.connect(nodes)
            if token:
                self.token = token
            assert applied >= self.told, f"{self.name} was told {self.told}, and now {applied}"
            self._settle(applied)
            # What was made before the nodes were numbered anew is named by the numbers from before.
            for _, frame, patch in self.pending:
                if patch < self.renumbered:
                    line.send(frame)
            line.send(b"\4" + integer(self.patch))
            for _, frame, patch in self.pending:
                if patch >= self.renumbered:
                    line.send(frame)
            self.socket = line
            return True
        except (Gone, OSError, urllib.error.URLError):
            if line:
                line.close()
            return False

    def _ask_for_return(self):
        markup, self.cookie = get(self.port, self.path, self.cookie, self.token)
        container = Numbers(markup).container
        assert "data-goes-on" in container, f"{self.name} started anew, and was told {self.told}"
        self.token, self.live = container["data-token"], container["data-arco3"]
        self.returns += 1

    # What the server says

    def hear(self):
        """Deals with one message; drops the line when it is down."""
        try:
            reader = Reader(self.socket.hear())
        except Gone as gone:
            self.why = gone
            self.goodbyes.append(str(gone))
            return self.drop()
        kind = reader.byte()
        if kind == 2:
            number, applied = reader.integer(), reader.integer()
            if number > self.patch:
                self.patch = number
                # The operations' length, and the first of them.
                operations = Reader(reader.rest())
                if operations.integer() and operations.byte() in (8, 10):
                    self.renumbered = number
                self.last_texts = reader.rest().decode(errors="replace")
                self.last_heard = "".join(re.findall(r"Heard[ 0-9,]*", self.last_texts)) or self.last_heard
                self._acknowledge()
            self._settle(applied)
        elif kind == 4:
            self._refuse(reader)
        elif kind == 5:
            self._settle(reader.integer())

    def _acknowledge(self):
        try:
            self.socket.send(b"\4" + integer(self.patch))
        except Gone:
            self.drop()

    def _refuse(self, reader):
        reference, reason = reader.integer(), reader.byte()
        if any(reference == each[0] for each in self.pending):
            self.refused.append((reference, reason))
        self.pending = [event for event in self.pending if event[0] != reference]

    def _settle(self, applied):
        self.told = max(self.told, applied)
        self.pending = [event for event in self.pending if event[0] > applied]

    def settle(self, until, later=lambda: 0):
        """Goes on until the server has dealt with everything; at most until a time, or what it has become later."""
        while self.pending:
            if time.monotonic() > max(until, later()):
                raise TimeoutError(f"{self.name}: {len(self.pending)} events wait")
            if not self.socket and not self.connect():
                time.sleep(0.02)
            elif self.socket and self.pending:
                self.hear()

    def titles(self):
        """The titles that the page shows, each once for each row."""
        assert self.connect(nodes=0)
        found = []
        while not found and self.socket:
            self.hear()
            found = re.findall(rf"Delete ({self.name}-\w+-)", self.last_texts)
            if self.patch and "What needs" in self.last_texts:
                break
        return found

    def expected(self):
        refused = {reference for reference, _ in self.refused}
        return [title for reference, title in sorted(self.made.items()) if reference not in refused]
