"""Signing up, by keyboard alone."""

import unittest

from playwright.sync_api import expect

from support import BrowserCase


class SignUpCase(BrowserCase):
    def field(self, name):
        return self.page.get_by_label(name, exact=True)

    def tab_to(self, target):
        """Presses Tab until the element has the focus."""
        for _ in range(40):
            if target.evaluate("element => element === document.activeElement"):
                return
            self.page.keyboard.press("Tab")
        self.fail("no way by Tab to it")

    def write(self, name, text):
        self.tab_to(self.field(name))
        self.page.keyboard.type(text)


class SignUpTests(SignUpCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/sign-up")

    def test_a_form_is_filled_in_and_mended_by_keyboard_alone(self):
        self.write("Name", "Bob")
        self.write("Age", "seven")
        self.write("E-mail", "ada@example.org")
        expect(self.field("Age")).to_have_attribute("aria-invalid", "true")
        expect(self.field("Age")).to_have_accessible_description(
            "In years. Expected a whole number from 13 to 120, found “seven”.")
        self.write("Street", "1 Main Street")
        expect(self.field("E-mail")).to_have_accessible_description("Somebody has this address already.")
        self.write("Town", "London")
        self.tab_to(self.page.get_by_role("button", name="Add a phone"))
        self.page.keyboard.press("Enter")
        expect(self.field("Phone")).to_be_visible()
        self.page.keyboard.press("Shift+Tab")
        expect(self.field("Phone")).to_be_focused()
        self.page.keyboard.type("+44 20 7946 0000")
        # The focus goes to the first field that something is wrong with, and what is there stays there.
        self.page.keyboard.press("Enter")
        expect(self.field("Age")).to_be_focused()
        expect(self.field("Age")).to_have_value("seven")
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type("36")
        expect(self.field("Age")).to_have_attribute("aria-invalid", "false")
        self.page.keyboard.press("Enter")
        expect(self.field("E-mail")).to_be_focused()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.type("bob@example.org")
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_text("Thank you. We write to bob@example.org.")).to_be_visible()
        expect(self.page.get_by_role("status").filter(has_text="Welcome, Bob.")).to_be_visible()
        expect(self.page.get_by_role("button", name="Sign up somebody else")).to_be_focused()

    def test_a_field_that_the_service_refuses_says_so_and_has_the_focus(self):
        self.write("Name", "Mallory")
        self.write("Age", "36")
        self.write("E-mail", "mallory@example.org")
        self.write("Street", "1 Main Street")
        self.write("Town", "London")
        self.page.keyboard.press("Enter")
        expect(self.field("E-mail")).to_be_focused()
        expect(self.field("E-mail")).to_have_accessible_description("Somebody has this address already.")


class BrokenLineTests(SignUpCase):
    expects_network_errors = True

    def setUp(self):
        super().setUp()
        self.page = self.open("/sign-up", through=self.open_line())

    def test_what_is_typed_while_the_line_is_cut_is_there_and_counts(self):
        self.write("Name", "Bob")
        self.write("Age", "3")
        self.line.cut()
        sign = self.page.locator(".arco-status")
        expect(sign).to_have_text("Connection lost. Trying to reconnect…")
        self.page.keyboard.type("6")
        self.write("E-mail", "bob@example.org")
        self.write("Street", "1 Main Street")
        self.line.mend()
        expect(sign).to_have_text("")
        # The focus has stayed, and the typing goes on.
        expect(self.field("Street")).to_be_focused()
        self.write("Town", "London")
        for name, text in [("Name", "Bob"), ("Age", "36"), ("E-mail", "bob@example.org"),
                           ("Street", "1 Main Street"), ("Town", "London")]:
            expect(self.field(name)).to_have_value(text)
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_text("Thank you. We write to bob@example.org.")).to_be_visible()

    def test_a_form_that_is_sent_while_the_line_is_cut_arrives_once(self):
        for name, text in [("Name", "Bob"), ("Age", "36"), ("E-mail", "bob@example.org"),
                           ("Street", "1 Main Street"), ("Town", "London")]:
            self.write(name, text)
        self.line.cut()
        self.page.keyboard.press("Enter")
        self.line.mend()
        expect(self.page.get_by_text("Thank you. We write to bob@example.org.")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
