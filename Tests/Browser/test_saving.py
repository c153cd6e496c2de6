"""A save that takes a moment is done although a link is clicked meanwhile."""

import re
import time
import unittest
import urllib.request

from playwright.sync_api import expect

from support import PATIENCE, BrowserCase, CacheCase


class Saving:
    """What holds whether the browser keeps the page that is left or not."""

    def leave(self, button):
        """Clicks a button and then a link, before the save is done; returns the page's path."""
        path = f"/saving?name={self.id()}"
        page = self.open(path)
        page.get_by_role("button", name=button, exact=True).click()
        expect(page.get_by_role("status", name="Save")).to_have_text("under way")
        page.get_by_role("link", name="Elsewhere").click()
        expect(page.get_by_role("status", name="Value")).to_have_text("0")
        return path

    def lines(self, path):
        """What became of the saves of a page, as who opens it now is told."""
        with urllib.request.urlopen(self.demo.address + path) as answer:
            text = answer.read().decode()
        return re.search(r'aria-label="Before"[^>]*>([^<]*)<', text).group(1).split()

    def expect_lines(self, path, expected):
        end = time.monotonic() + PATIENCE / 1000
        while (lines := self.lines(path)) != expected and time.monotonic() < end:
            time.sleep(0.05)
        self.assertEqual(lines, expected)

    def test_a_save_is_done_though_a_link_is_clicked(self):
        self.expect_lines(self.leave("Save"), ["begun", "saved"])


class CacheTests(Saving, CacheCase):
    def test_who_goes_back_sees_that_it_is_done(self):
        path = f"/saving?name={self.id()}"
        page = self.open(path)
        page.evaluate("window.mark = 'kept'")
        page.get_by_role("button", name="Save", exact=True).click()
        expect(page.get_by_role("status", name="Save")).to_have_text("under way")
        page.get_by_role("link", name="Elsewhere").click()
        expect(page.get_by_role("status", name="Value")).to_have_text("0")
        self.expect_lines(path, ["begun", "saved"])
        self.step(page, -1)
        expect(page.get_by_role("status", name="Save")).to_have_text("at rest")
        self.assertEqual(page.evaluate("window.mark ?? null"), "kept")


class SessionTests(Saving, BrowserCase):
    """Where a browser has no such cache, or has let go of the page."""

    def test_a_save_that_is_not_to_be_finished_ends_with_its_page(self):
        self.expect_lines(self.leave("Save while I am here"), ["begun", "cancelled"])


if __name__ == "__main__":
    unittest.main()
