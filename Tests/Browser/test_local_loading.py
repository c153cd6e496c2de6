"""Modules of WebAssembly that do not load, and two on one page."""

import unittest

from playwright.sync_api import expect

from local import LocalCase


class TwoModulesTests(LocalCase):
    """Two modules on one page do not know each other."""

    def test_one_that_stops_leaves_the_other_alone(self):
        page = self.open("/both.html")
        expect(page.get_by_role("heading", name="List")).to_be_visible()
        page.get_by_role("button", name="Trap", exact=True).click()
        expect(page.get_by_text("This part of the page has stopped")).to_have_count(1)
        page.get_by_role("link", name="Item 2", exact=True).click()
        expect(page.get_by_role("heading", name="Item 2", exact=True)).to_be_visible()

    def test_one_that_does_not_load_leaves_the_other_alone(self):
        page = self.context.new_page()
        page.route("**/Trial-*.wasm", lambda route: route.fulfill(status=503, body=""))
        self.expects_network_errors = True
        page.goto(self.demo.address + "/both.html")
        expect(page.get_by_role("heading", name="List")).to_be_visible()
        expect(page.get_by_text("This part of the page could not be loaded")).to_have_count(1)
        self.complaints = [it for it in self.complaints if "503" not in it]


class LoadingTests(LocalCase):
    """A module that does not load says so to whoever waits for it."""

    expects_network_errors = True

    def setUp(self):
        super().setUp()
        self.page = self.context.new_page()

    def tearDown(self):
        self.demo.server.missing, self.demo.server.types = set(), {".wasm": "application/wasm"}
        self.complaints = [it for it in self.complaints if "404" not in it]
        super().tearDown()

    def expect_word(self):
        self.page.goto(self.demo.address + "/trial/")
        expect(self.page.get_by_text("This part of the page could not be loaded")).to_be_visible()
        expect(self.page.locator("#trial")).to_have_attribute("data-module", "missing")

    def test_a_module_that_is_not_there(self):
        self.demo.server.missing = {".wasm"}
        self.expect_word()

    def test_a_module_of_the_wrong_type(self):
        self.demo.server.types = {".wasm": "text/plain"}
        self.expect_word()

    def test_a_browser_that_has_no_memory_for_it(self):
        self.page.add_init_script("""
            WebAssembly.instantiateStreaming = async () => { throw new RangeError("out of memory"); };
        """)
        self.expect_word()

    def test_a_module_that_stops_as_it_begins(self):
        self.page.add_init_script("Document.prototype.getElementById = () => { throw new Error('no') }")
        self.expect_word()

    def test_a_browser_without_web_assembly(self):
        self.page.add_init_script("delete window.WebAssembly")
        self.expect_word()


if __name__ == "__main__":
    unittest.main()
