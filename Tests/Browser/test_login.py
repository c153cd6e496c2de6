"""Logging in and out, and being thrown out in between."""

import unittest

from playwright.sync_api import expect

from support import BrowserCase


class LoginTests(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/login")
        self.name = self.page.get_by_label("Name", exact=True)
        self.login = self.page.get_by_role("status", name="Login")

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def log_in(self, name):
        self.name.fill(name)
        self.name.press("Enter")

    def test_somebody_logs_in_and_out(self):
        expect(self.login).to_have_text("Nobody is logged in.")
        self.log_in(" Ada ")
        expect(self.login).to_have_text("Welcome, Ada.")
        expect(self.name).to_have_count(0)
        self.press("Log out")
        expect(self.login).to_have_text("Nobody is logged in.")
        expect(self.name).to_have_value("")

    def test_who_is_not_let_in_can_try_another_name(self):
        self.log_in("Mallory")
        expect(self.login).to_have_text("There is nobody of that name.")
        self.log_in("Ada")
        expect(self.login).to_have_text("Welcome, Ada.")

    def test_who_is_still_on_the_way_in_can_be_thrown_out(self):
        self.log_in("Tortoise")
        expect(self.login).to_have_text("Logging in as Tortoise…")
        self.press("Throw out")
        expect(self.login).to_have_text("You were thrown out.")
        self.log_in("Ada")
        expect(self.login).to_have_text("Welcome, Ada.")

    def test_who_is_in_can_be_thrown_out(self):
        self.log_in("Ada")
        expect(self.login).to_have_text("Welcome, Ada.")
        self.press("Throw out")
        expect(self.login).to_have_text("You were thrown out.")

    def test_a_blank_name_is_nobody(self):
        self.log_in("   ")
        expect(self.login).to_have_text("Nobody is logged in.")
        expect(self.name).to_be_visible()


if __name__ == "__main__":
    unittest.main()
