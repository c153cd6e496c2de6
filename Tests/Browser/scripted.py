"""A page and its script, for which a test is the server."""

import re
import time

from patches import Patches, integer_at
from support import PATIENCE, BrowserCase, Frame

PAGE = """<!doctype html><title>Patches</title><body>
<main data-arco3="/arco/live" data-token="token" data-nodes="{count}" data-limit="1000" data-window="{window}"
data-word-down="Down" data-word-broken="Broken" {more}>{markup}</main>
<script src="{script}" defer></script>"""

#: What a page shows: elements as name, attributes and children; texts as they are.
SHOWN = """
    () => {
        const show = (node) => node.nodeType === 3 ? node.data : [
            (node.namespaceURI.endsWith('svg') ? 'svg:' : '') + node.localName,
            Object.fromEntries([...node.attributes].map((it) => [it.name, it.value])),
            ...all(node),
        ];
        const all = (node) => [...node.childNodes].filter((it) => it.nodeType !== 8).map(show);
        return all(document.querySelector('main'));
    }
"""


class ScriptedCase(BrowserCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        page = cls.browser.new_page()
        page.goto(cls.demo.address + "/coffee")
        cls.script = page.locator("script[src]").first.get_attribute("src")
        page.close()

    def setUp(self):
        super().setUp()
        self.patches = Patches()
        self.joins, self.received, self.sent, self.warnings = [], [], [], []
        # With which the page closed its lines.
        self.codes = []
        self.welcome = bytes([1, 0, 0, 0])
        # What comes before it.
        self.first = []
        self.page = self.context.new_page()
        self.page.on("console", lambda said: self.warnings.append(said.text))
        self.page.route_web_socket(re.compile("live"), self.serve)

    def paint(self, markup="", count=0, window=4, address="", more="", policy=""):
        """Shows a page and waits until it joins; by its window it acknowledges each patch at once. More is what its
        container has besides, the address what follows its path, and the policy what its content may do.
        """
        def fulfil(route):
            body = PAGE.format(count=count, markup=markup, script=self.script, window=window, more=more)
            headers = {"content-type": "text/html; charset=utf-8", "content-security-policy": policy}
            route.fulfill(body=body, headers=headers)

        self.page.route("**/patches", fulfil)
        self.page.goto(self.demo.address + "/patches" + address)
        self.wait(lambda: self.joins)

    def serve(self, line):
        self.line_to_page = line
        line.on_message(self.hear)
        line.on_close(lambda code, _: self.codes.append(code))

    def hear(self, data):
        if data[0] in (1, Frame.BACK):
            self.joins.append(data)
            for frame in self.first:
                self.line_to_page.send(frame)
            # Nothing is said over a line that says nothing.
            if self.welcome:
                self.line_to_page.send(self.welcome)
            return
        if data[0] == Frame.PING:
            self.line_to_page.send(bytes([3]) + data[1:])
            return
        self.sent.append(data)
        if data[0] == Frame.RECEIVED:
            self.received.append(integer_at(data, 1))

    def wait(self, condition):
        end = time.monotonic() + PATIENCE / 1000
        while not condition():
            self.assertLess(time.monotonic(), end, f"timed out; the warnings are: {self.warnings}")
            self.page.wait_for_timeout(5)

    def send(self, **options):
        self.line_to_page.send(self.patches.frame(**options))

    def apply(self, **options):
        """Sends what was added, and waits until the page says that it has it."""
        self.send(**options)
        self.wait(lambda: self.patches.number in self.received)

    def events(self):
        """The events that the page reported: the element's number, the letter, and what follows."""
        return [data[3:] for data in self.sent if data[0] == Frame.EVENT]

    def expect_events(self, *events):
        self.wait(lambda: len(self.events()) >= len(events))
        self.assertEqual(self.events(), list(events))

    def compose(self, *texts):
        """An input method shows texts that are not done, one after the other, in the field that has the focus."""
        for text in texts:
            end = len(text)
            self.page.context.new_cdp_session(self.page).send(
                "Input.imeSetComposition", {"text": text, "selectionStart": end, "selectionEnd": end})

    def commit(self, text):
        """The input method is done with a text."""
        self.page.context.new_cdp_session(self.page).send("Input.insertText", {"text": text})

    def dispatch(self, element, *steps):
        """Dispatches events at an element, as (name of the class, type, members); a text is its new value."""
        self.page.locator(element).evaluate("""(element, steps) => {
            for (const step of steps) {
                if (typeof step === "string") element.value = step;
                else element.dispatchEvent(new window[step[0]](step[1], { bubbles: true, ...step[2] }));
            }
        }""", list(steps))

    def calm(self):
        """Lets so much time of the page's clock pass that its failures from before count no more."""
        self.page.clock.fast_forward(60_000)

    def shown(self):
        return self.page.evaluate(SHOWN)

    def expect(self, *nodes):
        self.assertEqual(self.shown(), list(nodes))
