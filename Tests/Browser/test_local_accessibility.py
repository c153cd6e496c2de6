"""The demo's pages for the browser by the rules of `test_accessibility`."""

import unittest

from playwright.sync_api import expect

import test_accessibility
from test_local_pages import LocalPagesCase


class LocalAccessibilityTests(test_accessibility.Rules, LocalPagesCase):
    def test_pages_that_run_in_the_browser_keep_the_rules_too(self):
        for name in ("coffee", "todos", "editor"):
            with self.subTest(name):
                self.build(name, name)
                page = self.goto(f"/local/{name}/")
                expect(page.get_by_text("This page runs in your browser.")).to_be_visible()
                self.look_at(page, name)
                page.close()

    def test_a_page_that_is_being_built_keeps_them_as_does_one_that_cannot_be(self):
        def once(route):
            response = route.fetch()
            # It would be loaded anew while it is looked at.
            headers = {name: value for name, value in response.headers.items() if name != "refresh"}
            route.fulfill(response=response, headers=headers)

        (self.folder / "log").write_text("[1/9] Compiling ArcoOptics\n")
        page = self.context.new_page()
        page.route("**/local/coffee/", once)
        page.goto(self.demo.address + "/local/coffee/")
        self.look_at(page, "being built")
        (self.folder / "problem").write_text("error: wasi-libc is missing\n")
        self.look_at(self.goto("/local/todos/"), "cannot be built")


if __name__ == "__main__":
    unittest.main()
