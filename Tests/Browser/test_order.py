"""An order: checked field by field, placed, and changed."""

import unittest

from playwright.sync_api import expect

from support import BrowserCase


class OrderTests(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/order")
        self.answer = self.page.get_by_role("status", name="Answer")

    def field(self, name):
        return self.page.get_by_label(name, exact=True)

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def test_what_is_wrong_is_said_at_its_field_until_it_is_right(self):
        self.field("Name").fill("Ada")
        self.field("Espresso").fill("lots")
        self.press("Place order")
        expect(self.answer).to_have_text("Not placed. Write a whole number from 0 to 12.")
        expect(self.field("Espresso")).to_have_accessible_description(
            "Write a whole number from 0 to 12.")
        expect(self.field("Espresso")).to_have_attribute("aria-invalid", "true")
        expect(self.field("Name")).to_have_attribute("aria-invalid", "false")
        self.field("Espresso").fill("2")
        expect(self.answer).to_have_text("")
        self.field("Espresso").press("Enter")
        expect(self.answer).to_have_text("Thank you, Ada.")

    def test_a_placed_order_is_changed(self):
        self.field("Name").fill(" Ada ")
        self.field("Flat white").fill("1")
        self.press("Place order")
        expect(self.page.get_by_role("listitem")).to_have_text("1 × Flat white")
        self.press("Change it")
        expect(self.field("Name")).to_have_value("Ada")
        expect(self.field("Flat white")).to_have_value("1")
        expect(self.field("Espresso")).to_have_value("")


if __name__ == "__main__":
    unittest.main()
