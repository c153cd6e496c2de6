"""The server is killed under a page that somebody uses, and started again."""

import os
import tempfile
import unittest

from playwright.sync_api import expect

from support import BrowserCase, Demo


class DurableTests(BrowserCase):
    expects_network_errors = True

    @classmethod
    def make_demo(cls):
        cls.folder = tempfile.TemporaryDirectory()
        cls.addClassCleanup(cls.folder.cleanup)
        cls.sessions = os.path.join(cls.folder.name, "sessions.sqlite")
        return Demo(0, "--sessions", cls.sessions)

    def setUp(self):
        super().setUp()
        self.page = self.open("/todomvc")
        self.draft = self.page.get_by_placeholder("What needs to be done?")
        self.sign = self.page.locator(".arco-status")
        self.labels = self.page.locator(".todo-list li > label")

    def add(self, title):
        self.draft.fill(title)
        self.draft.press("Enter")
        expect(self.draft).to_have_value("")

    def kill(self):
        self.demo.process.kill()
        self.demo.process.communicate()

    def start(self):
        type(self).demo = Demo(self.demo.port, "--sessions", self.sessions)

    def remember(self):
        """Marks what the page shows, so that what takes its place can be told from it."""
        self.page.evaluate("window.before = [...document.querySelectorAll('[data-arco3] *')]")

    def kept(self):
        return self.page.evaluate("before.every((it) => it.isConnected)")

    def test_what_is_typed_while_the_server_is_away_is_there_and_the_caret_too(self):
        self.add("Before")
        self.draft.press_sequentially("Wash")
        self.remember()
        self.kill()
        expect(self.sign).to_be_visible()
        self.draft.press_sequentially(" the dishes")
        for _ in range(4):
            self.draft.press("ArrowLeft")
        self.draft.press_sequentially("X")
        self.start()
        expect(self.sign).to_be_hidden()
        expect(self.draft).to_have_value("Wash the diXshes")
        expect(self.draft).to_be_focused()
        self.assertEqual(self.draft.evaluate("it => it.selectionStart"), 12)
        self.assertTrue(self.kept(), "nodes were replaced")
        self.draft.press_sequentially("Y")
        expect(self.draft).to_have_value("Wash the diXYshes")
        self.draft.press("Enter")
        expect(self.labels).to_have_text(["Before", "Wash the diXYshes"])

    def test_letters_come_one_by_one_while_the_server_goes_and_comes(self):
        text = "The quick brown fox jumps over the lazy dog"
        for place, letter in enumerate(text):
            if place in (8, 24):
                self.kill()
            if place in (14, 30):
                self.start()
            self.draft.press_sequentially(letter, delay=60)
        expect(self.sign).to_be_hidden()
        expect(self.draft).to_have_value(text)
        self.draft.press("Enter")
        expect(self.labels).to_have_text([text])

    def test_what_is_done_while_the_server_is_away_is_done_once(self):
        self.add("One")
        self.add("Two")
        self.kill()
        self.page.get_by_role("checkbox", name="One").check()
        self.page.get_by_role("button", name="Delete Two").click()
        self.draft.fill("Three")
        self.draft.press("Enter")
        self.start()
        expect(self.labels).to_have_text(["One", "Three"])
        expect(self.page.get_by_role("checkbox", name="One")).to_be_checked()

    def test_a_page_that_nobody_touched_starts_anew(self):
        self.kill()
        self.start()
        expect(self.sign).to_contain_text("started again")
        self.add("After")
        expect(self.labels).to_have_text(["After"])


if __name__ == "__main__":
    unittest.main()
