"""Hostile texts in a page that no server of Arco's is behind: what holds for them from a server holds here."""

import json
import unittest

from playwright.sync_api import expect

import test_texts
from local import LocalCase


class LocalTextsCase(LocalCase):
    def open_with(self, codes):
        context = self.new_context()
        self.addCleanup(context.close)
        # An empty page, which comes before, has no storage.
        context.add_init_script(
            f"if (location.protocol === 'http:') sessionStorage.setItem('codes', {json.dumps(codes)})")
        page = self.open("/anywhere/tour/", context=context)
        page.evaluate("window.opened = document.querySelector('main')")
        return page

    def after_patch(self, page, act):
        # A module answers before its event is over.
        act()

    def expect_not_built_anew(self, page):
        # Once the page is there its main part stays.
        self.assertTrue(page.evaluate("!window.opened || opened.isConnected"))

    def expect_nothing_typed(self, page):
        expect(page.get_by_role("status", name="Heard")).to_have_text("")


class LocalShownTests(LocalTextsCase, test_texts.ShownTests):
    """Each text is shown everywhere as it is, whether it was there first or came later."""


class LocalHeardTests(LocalTextsCase, test_texts.HeardTests):
    """Each text that is put into a field is the state's."""


if __name__ == "__main__":
    unittest.main()
