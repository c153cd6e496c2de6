"""Tabs that go for good end their session on the server; lines that break do not."""

import json
import time
import unittest
import urllib.request

from playwright.sync_api import expect

from support import PATIENCE, BrowserCase

#: Joins with another tab's token, as a browser does after a break, and returns the welcome's mode.
JOIN = """
    token => new Promise((resolve, reject) => {
      const line = new WebSocket("ws://" + location.host + "/arco/live");
      line.binaryType = "arraybuffer";
      const text = new TextEncoder().encode(token);
      line.onopen = () => line.send(
        new Uint8Array([1, 3, text.length % 128 | 128, text.length >> 7, ...text, 0, 0]));
      line.onmessage = event => { resolve(new Uint8Array(event.data)[1]); line.close(); };
      line.onerror = reject;
    })
"""
REBUILD, FRESH_START = 1, 2


class LeavingTests(BrowserCase):
    expects_network_errors = True
    options = ("--hazards",)  # says how many sessions it has

    def setUp(self):
        super().setUp()
        # One of its own: no other test's sessions are counted.
        self.demo = self.make_demo()
        self.addCleanup(self.demo.stop)
        self.witness = self.open("/stepper")

    def begin(self, through=None):
        """Opens a page whose effect takes a minute; returns it with its session's token."""
        page = self.open("/login", through=through)
        page.get_by_role("textbox").fill("Tortoise")
        page.get_by_role("textbox").press("Enter")
        expect(page.get_by_role("main")).to_contain_text("Logging in")
        return page, page.locator("[data-arco3]").get_attribute("data-token")

    def sessions(self):
        with urllib.request.urlopen(self.demo.address + "/health", timeout=PATIENCE / 1000) as answer:
            return json.load(answer)["sessions"]

    def expect_end(self, token, left):
        """The session is gone, and what it had running cancelled, long before any deadline."""
        # Asking takes the page from its tab, so it is asked once, when the tab's word has arrived.
        end = time.monotonic() + PATIENCE / 1000
        while self.sessions() != left:
            self.assertLess(time.monotonic(), end, f"{self.sessions()} sessions")
            self.witness.wait_for_timeout(10)
        self.expect_gone(token)

    def expect_gone(self, token):
        """Who only joins does not get the session."""
        self.assertEqual(self.witness.evaluate(JOIN, token), FRESH_START)

    def test_closing_a_tab_ends_its_session(self):
        page, token = self.begin()
        page.close(run_before_unload=True)
        self.expect_end(token, left=1)

    def test_reloading_begins_another_session(self):
        page = self.open("/stepper")
        token = page.locator("[data-arco3]").get_attribute("data-token")
        page.get_by_role("button", name="Increment").click()
        expect(page.get_by_role("status", name="Value")).to_have_text("1")
        page.reload()
        self.wait_until_live(page)
        expect(page.get_by_role("status", name="Value")).to_have_text("0")
        # It is kept for who goes back, and counted: nothing says when the tab's word has arrived.
        self.witness.wait_for_timeout(2_000)
        self.expect_gone(token)

    def test_reloading_ends_a_session_that_waits_for_something(self):
        page, token = self.begin()
        page.reload()
        self.wait_until_live(page)
        expect(page.get_by_role("main")).not_to_contain_text("Logging in")
        self.expect_end(token, left=2)

    def test_a_broken_line_keeps_the_session(self):
        page, token = self.begin(through=self.open_line())
        self.line.cut()
        expect(page.locator(".arco-status")).not_to_have_text("")
        self.assertEqual(self.witness.evaluate(JOIN, token), REBUILD)

    def test_a_page_that_is_kept_to_go_back_to_keeps_its_session(self):
        page, token = self.begin()
        page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
        self.assertEqual(self.witness.evaluate(JOIN, token), REBUILD)


if __name__ == "__main__":
    unittest.main()
