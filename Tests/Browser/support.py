"""The demo under test, and a browser that tolerates no error."""

import atexit
import functools
import os
import re
import subprocess
import time
import unittest
from itertools import islice
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect, sync_playwright

from line import Line

ROOT = Path(__file__).resolve().parents[2]
SCRATCH = Path(os.environ.get("SCRATCH", ROOT / ".build"))
PROGRAM = Path(os.environ.get("ARCO_DEMO", SCRATCH / "debug" / "arco-demo"))
CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
#: The same without what a window needs, and without a cache for going back. Long tests take the whole one.
SHELL = CHROMIUM if os.environ.get("ARCO_SOAK") == "1" else os.environ.get("CHROMIUM_SHELL", CHROMIUM)

#: How long a test waits for what it expects, in milliseconds. Only a test that fails waits that long: on a busy machine
#: one step of a browser may take seconds.
PATIENCE = 60_000


@functools.cache
def playwright():
    started = sync_playwright().start()
    atexit.register(started.stop)
    return started


@functools.cache
def browser(program=SHELL, *left_out):
    """A browser of this process, without some options that it gets otherwise. To launch one takes seconds, so all tests
    have it.
    """
    return playwright().chromium.launch(
        executable_path=program, args=["--no-sandbox"], ignore_default_args=list(left_out))


#: The paths of the demo's pages that tests used: pages with a script had an event or a form, and the others were read.
USED = set()


class Demo:
    """The demo as a process of its own."""

    def __init__(self, port=0, *options):
        self.process = subprocess.Popen(
            [PROGRAM, "--port", str(port), "--test-pages", *options], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        line = self.process.stdout.readline()
        found = re.search(r"http://\S+:(\d+)/", line)
        if not found:
            self.process.kill()
            raise RuntimeError(f"the demo did not start: {line}{self.process.stderr.read()}")
        self.address = found.group(0).rstrip("/")
        self.port = int(found.group(1))

    def stop(self):
        self.process.terminate()
        try:
            self.process.communicate(timeout=15)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.communicate()
            raise
        return self.process.returncode


class Frame:
    """A frame of docs/wire.md, as far as tests ask for it."""

    EVENT, PING, RECEIVED, BACK = 2, 3, 4, 6
    WELCOME, PATCH, PONG, REFUSED, APPLIED = 1, 2, 3, 4, 5
    CARRY_ON, REBUILD, FRESH_START = 0, 1, 2
    GONE, NOT_OFFERED = 1, 2

    def __init__(self, data):
        self.data = data
        self.kind = data[0]

    def __repr__(self):
        return self.data[:16].hex()

    @property
    def integers(self):
        """The content as integers, as far as it consists of them."""
        value = shift = 0
        for byte in self.data[1:]:
            value |= (byte & 127) << shift
            shift += 7
            if byte < 128:
                yield value
                value = shift = 0

    @property
    def mode(self):
        """How a welcome says to go on."""
        return self.data[1]

    @property
    def reason(self):
        """Why a refusal refuses."""
        return self.data[-1]


class Wire:
    """All that crosses the lines of the document that a page shows."""

    def __init__(self, page):
        self.page = page
        self.forget()
        self.address, self.is_loading = None, False
        page.on("request", self._request)
        page.on("framenavigated", self._navigated)
        page.on("websocket", self._follow)

    def _request(self, request):
        self.is_loading |= request.is_navigation_request() and request.frame == self.page.main_frame

    def _navigated(self, frame):
        # What a page notes in the browser's history is told as one, too.
        if frame == self.page.main_frame and (self.is_loading or frame.url != self.address):
            self.forget()
            self.address, self.is_loading = frame.url, False

    def forget(self):
        self.lines, self.sent, self.heard = 0, [], []

    def _follow(self, line):
        self.lines += 1
        sent, heard = self.sent, self.heard
        line.on("framesent", lambda data: self._send(Frame(data), sent))
        line.on("framereceived", lambda data: heard.append(Frame(data)))

    def _send(self, frame, sent):
        sent.append(frame)
        if frame.kind == Frame.EVENT:
            USED.add(urlsplit(self.page.url).path)

    @property
    def modes(self):
        return [frame.mode for frame in self.heard if frame.kind == Frame.WELCOME]

    @property
    def is_answered(self):
        """Whether the last answer is one to the last event."""
        events = [next(frame.integers) for frame in self.sent if frame.kind == Frame.EVENT]
        # The number of a patch comes first.
        answers = [list(islice(frame.integers, 2))[-1 if frame.kind == Frame.PATCH else 0]
                   for frame in self.heard if frame.kind in (Frame.PATCH, Frame.APPLIED)]
        return not events or bool(answers) and answers[-1] >= events[-1]

    @staticmethod
    def count(frames, kind):
        return sum(frame.kind == kind for frame in frames)

    def wait(self, condition):
        """Waits until a condition holds, which is given these frames."""
        end = time.monotonic() + PATIENCE / 1000
        while not condition(self):
            if time.monotonic() > end:
                raise AssertionError(f"timed out: sent {self.sent}, received {self.heard}")
            self.page.wait_for_timeout(5)


#: Remembers the elements of the first paint before any script of the page sees them.
REMEMBER_PAINT = """
    addEventListener('readystatechange', () => {
        // An image may be called querySelectorAll.
        const all = Document.prototype.querySelectorAll;
        window.painted ??= [...all.call(document, '[data-arco3] *')];
    }, true);
"""


class BrowserCase(unittest.TestCase):
    """Each test has a context of its own; errors and strangers on the network fail it."""

    #: Whether the test breaks the line itself, of which a browser complains.
    expects_network_errors = False
    #: What the demo is asked for, besides its port.
    options = ()

    @classmethod
    def setUpClass(cls):
        cls.demo = cls.make_demo()
        cls.browser = browser()

    @classmethod
    def make_demo(cls):
        return Demo(0, *cls.options)

    @classmethod
    def tearDownClass(cls):
        cls.demo.stop()

    def setUp(self):
        expect.set_options(timeout=PATIENCE)
        self.line = None
        self.complaints = []
        self.wires = {}
        self.context = self.new_context()

    def tearDown(self):
        self.context.close()
        if self.line:
            self.line.close()
        self.assertEqual(self.complaints, [])

    def new_context(self, **options):
        context = self.browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        context.on("page", self._watch)
        context.add_init_script(REMEMBER_PAINT)
        return context

    def wire(self, page):
        return self.wires[page]

    def _watch(self, page):
        def hear(message):
            is_network = "net::" in message.text or "WebSocket connection" in message.text
            if message.type == "error" and not (is_network and self.expects_network_errors):
                self.complaints.append(message.text)

        def note(request):
            host = urlsplit(request.url).hostname
            if host != "127.0.0.1" and not request.url.startswith("data:"):
                self.complaints.append(f"a request to {request.url}")

        def note_use(response):
            request = response.request
            if not request.is_navigation_request() or not isinstance(self.demo, Demo):
                return
            is_read = response.ok and "script-src" not in response.headers.get("content-security-policy", "")
            if is_read or request.method == "POST" and response.status < 400:
                USED.add(urlsplit(request.url).path)

        self.wires[page] = Wire(page)
        page.on("console", hear)
        page.on("response", note_use)
        page.on("request", note)
        page.on("websocket", lambda line: note(type("Opened", (), {"url": line.url})))
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def open(self, path, through=None, context=None):
        """Opens a page, and waits until it is live."""
        page = (context or self.context).new_page()
        address = through.address if through else self.demo.address
        self.response = page.goto(address + path)
        self.wait_until_live(page)
        return page

    def open_line(self):
        self.line = Line(self.demo.port)
        return self.line

    def step(self, page, by):
        """Goes through the browser's history."""
        # Once this is answered: a page that is left answers nobody.
        page.evaluate("by => { setTimeout(() => history.go(by)) }", by)

    def until(self, page, expression):
        """Waits until an expression is true, without what the page's policy keeps Playwright from."""
        end = time.monotonic() + PATIENCE / 1000
        while not page.evaluate(expression):
            if time.monotonic() > end:
                raise AssertionError(f"timed out: {expression}")
            page.wait_for_timeout(10)

    def wait_for_part(self, page, name):
        """Waits until a part of the script does what it is for."""
        file = f"performance.getEntriesByType('resource').find((it) => it.name.includes('/{name}-'))"
        self.until(page, f"!!{file}")
        # The page was first to ask for it.
        page.evaluate(f"import({file}.name).then(() => 0)")

    def wait_until_live(self, page):
        """Waits until the server has adopted the first paint, and the page has heard of it.

        Whatever else would come of a paint and its page, a rebuild or another page, nobody would
        see: it shows the same.
        """
        wire = self.wire(page)
        wire.wait(lambda wire: wire.count(wire.sent, Frame.RECEIVED))
        self.assertEqual(wire.modes[0], Frame.CARRY_ON, "the first paint was not adopted")
        self.assertTrue(page.evaluate("painted.length > 0 && painted.every(it => it.isConnected)"))

    def wait_until_back(self, page):
        """Waits until a page that the browser did not keep shows the session that was left there."""
        wire = self.wire(page)
        wire.wait(lambda wire: wire.count(wire.sent, Frame.RECEIVED))
        self.assertEqual(wire.modes[0], Frame.REBUILD)


class CacheCase(BrowserCase):
    """With the browser's cache of pages, as people have it: the driver of these tests turns it off."""

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.browser = browser(CHROMIUM, "--disable-back-forward-cache")
