"""Events that are made while the page is built anew take effect, and each once."""

import unittest

from playwright.sync_api import expect

from accounting import AccountingCase


class AccountingTests(AccountingCase):
    def test_of_a_thousand_clicks_a_second_none_is_lost_to_a_rebuild(self):
        page = self.open_stepper()
        self.line.delay = 0.1
        fired = self.fire(page, 1200)
        self.line.delay = 0
        self.expect_value(fired)
        self.assertEqual(self.refusals, [])
        self.assertGreater(page.evaluate("rebuilds"), 0, "the page was never built anew")

    def test_nor_to_a_line_that_breaks_meanwhile(self):
        page = self.open_stepper()
        self.line.delay = 0.1
        fired = self.fire(page, 150)
        self.line.cut()
        fired += self.fire(page, 200)
        self.line.mend()
        self.line.delay = 0.05
        expect(page.locator("html")).to_have_attribute("data-line", "up")
        fired += self.fire(page, 600)
        self.line.delay = 0
        self.expect_value(fired)
        self.assertEqual(self.refusals, [])

    def test_what_cannot_be_kept_while_the_line_is_down_is_said(self):
        page = self.open_stepper()
        self.line.cut()
        fired = self.fire(page, 600)
        page.wait_for_function("() => true")
        self.assertEqual(
            self.refusals, ["arco: an event had no effect: too many wait"] * 100)
        self.line.mend()
        self.expect_value(fired - len(self.refusals))

    def open_fields_to_be_built_anew(self):
        """Fields, after more clicks than patches may be on their way; `before` is what will be replaced."""
        page = self.open("/fields", through=self.open_line())
        group = page.get_by_role("group", name="Spoken")
        page.evaluate("() => { window.before = document.querySelector('[data-arco3] main'); }")
        self.line.delay = 0.4
        group.get_by_label("Iced").evaluate("box => { for (let i = 0; i < 201; i++) box.click(); }")
        return page, group, group.get_by_label("Wish")

    def test_what_is_typed_while_the_page_is_built_anew_is_heard_and_stays(self):
        page, group, wish = self.open_fields_to_be_built_anew()
        wish.press_sequentially("Oat milk", delay=60)
        self.line.delay = 0
        expect(page.get_by_role("status", name="Heard")).to_have_text(
            "Iced, Small, Mild, Oat milk")
        expect(wish).to_have_value("Oat milk")
        expect(group.get_by_label("Iced")).to_be_checked()
        self.assertFalse(page.evaluate("before.isConnected"), "the page was never built anew")

    def test_what_is_on_its_way_as_the_page_is_built_anew_is_newer_than_what_it_brings(self):
        page, _, wish = self.open_fields_to_be_built_anew()
        # The new page shows it, and nothing did before: it comes when the patches of the clicks were acknowledged.
        wish.press_sequentially("Oat")
        page.wait_for_timeout(900)
        page.keyboard.type(" mil")
        self.until(page, "!before.isConnected")
        page.keyboard.type("k")
        self.line.delay = 0
        expect(page.get_by_role("status", name="Heard")).to_have_text(
            "Iced, Small, Mild, Oat milk")
        expect(wish).to_have_value("Oat milk")


if __name__ == "__main__":
    unittest.main()
