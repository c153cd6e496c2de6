"""A module that is built for who writes the program: why it stopped, and on which line.

Only with ARCO_SOAK=1.
"""

import os
import re
import unittest
from pathlib import Path

from playwright.sync_api import expect

import local

if os.environ.get("ARCO_SOAK") != "1":
    raise unittest.SkipTest("a long test, which runs only with ARCO_SOAK=1")

SOURCE = Path(__file__).resolve().parents[2] / "Probes/Browser/Sources/Trial/Trial.swift"


class DevelopmentTests(local.LocalCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/development/")
        self.warnings = []
        self.page.on("console", lambda it: it.type == "warning" and self.warnings.append(it.text))

    def trap(self):
        with self.page.expect_console_message(lambda it: "    at " in it.text and "http" not in it.text):
            self.page.get_by_role("button", name="Trap", exact=True).click()

    def place(self):
        """Where the probe's own source has what stops it."""
        lines = SOURCE.read_text().splitlines()
        [number] = [at for at, line in enumerate(lines, 1) if "a handler that traps" in line]
        return f"Sources/Trial/Trial.swift:{number}"

    def test_the_page_says_why_it_stopped_and_on_which_line(self):
        self.trap()
        reason = f"{self.place()}: Precondition failed: a handler that traps"
        expect(self.page.locator(".arco-status")).to_have_text(re.compile(re.escape(reason) + "$"))

    def test_a_module_that_is_started_again_says_so_again(self):
        self.page.evaluate("addEventListener('arcostopped', (event) => { window.stop = event.detail; })")
        sign = self.page.locator(".arco-status")
        for _ in range(2):
            self.trap()
            expect(sign).to_contain_text(self.place())
            self.page.evaluate("stop.restart()")
            expect(sign).to_have_text("")
        self.assertEqual(len([it for it in self.warnings if self.place() in it]), 2)

    def test_the_console_says_which_functions_called_each_other_and_on_which_lines(self):
        self.trap()
        first, second = self.warnings
        self.assertIn("static Dispatcher.update(_:)", first)
        lines = second.split("\n    at ")
        self.assertEqual(lines[0], "arco: Precondition failed: a handler that traps")
        self.assertIn(self.place(), lines[1])
        callers = [line for line in lines if "ComponentNode.send(_:), ComponentNode.swift:" in line]
        self.assertEqual(len(callers), 1)
        self.assertTrue(any(re.search(r"choice\(.*\), Sources/Trial/Face.swift:\d+", line) for line in lines))

    def test_where_the_places_are_missing_the_console_says_so(self):
        self.expects_network_errors = True
        self.page.route("**/*-places-*.json", lambda route: route.abort())
        with self.page.expect_console_message(lambda it: "the module's stack is unknown" in it.text):
            self.page.get_by_role("button", name="Trap", exact=True).click()
        expect(self.page.locator(".arco-status")).to_contain_text("This part of the page has stopped")

    def test_what_only_debuggers_read_is_not_in_the_module(self):
        [module] = (local.SITES / "development").glob("*.wasm")
        self.assertNotIn(b".debug_", module.read_bytes())


if __name__ == "__main__":
    unittest.main()
