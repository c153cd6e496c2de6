"""The page that somebody goes back to is the one that was left, from Chromium's own cache."""

import unittest

from playwright.sync_api import expect

from support import CHROMIUM, BrowserCase, Frame


class BackTests(BrowserCase):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # As people have it: the driver of these tests turns the cache off.
        cls.browser.close()
        cls.browser = cls.playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox"],
            ignore_default_args=["--disable-back-forward-cache"],
        )

    def test_it_shows_what_was_there_and_goes_on(self):
        page = self.open("/stepper")
        value = page.get_by_role("status", name="Value")
        page.get_by_role("button", name="Increment").click(click_count=2)
        expect(value).to_have_text("2")
        page.evaluate("window.mark = 'kept'")
        page.get_by_role("link", name="All examples").click()
        expect(page.get_by_role("heading", name="Arco examples")).to_be_visible()
        page.evaluate("history.back()")
        expect(value).to_have_text("2")
        self.assertEqual(page.evaluate("window.mark"), "kept")
        expect(page.locator("html")).to_have_attribute("data-line", "up")
        page.get_by_role("button", name="Increment").click()
        expect(value).to_have_text("3")

    def test_what_was_typed_is_there_too(self):
        page = self.open("/todos")
        page.get_by_label("What is there to do?").press_sequentially("Buy tea")
        page.goto(self.demo.address + "/")
        page.evaluate("history.back()")
        expect(page.get_by_label("What is there to do?")).to_have_value("Buy tea")
        page.get_by_label("What is there to do?").press("Enter")
        expect(page.get_by_text("Buy tea", exact=True)).to_be_visible()


if __name__ == "__main__":
    unittest.main()
