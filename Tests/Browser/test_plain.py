"""The tea shop in a browser that runs no script, and forms that ask for an address in one that does."""

import re
import unittest

from playwright.sync_api import expect

from support import BrowserCase


class PlainTests(BrowserCase):
    def setUp(self):
        super().setUp()
        self.context.close()
        self.context = self.new_context(java_script_enabled=False)
        self.page = self.context.new_page()
        self.page.goto(self.demo.address + "/shop")

    def heading(self, text):
        expect(self.page.get_by_role("heading", level=1)).to_have_text(text)

    def go(self, name):
        self.page.get_by_role("link", name=name, exact=True).click()

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def test_a_search_is_an_address(self):
        self.page.get_by_label("Search").fill("green")
        self.page.get_by_label("Search").press("Enter")
        expect(self.page).to_have_url(self.demo.address + "/shop?words=green")
        expect(self.page.get_by_role("status").filter(has_text="teas")).to_have_text("3 teas")

    def test_an_order_is_made_by_links_and_forms(self):
        self.go("Sencha")
        self.heading("Sencha")
        self.press("Add to cart")
        self.press("Add to cart")
        self.go("Cart (2)")
        expect(self.page.get_by_text("Total: € 19.00")).to_be_visible()
        self.go("Check out")
        self.page.get_by_label("Name").fill("Ada")
        self.page.get_by_label("Street").fill("Main 1")
        self.press("Go on")
        self.heading("Payment")
        expect(self.page).to_have_url(self.demo.address + "/shop/checkout/payment")
        self.page.go_back()
        self.heading("Address")
        self.page.go_forward()
        self.press("By card")
        self.heading("Review")
        expect(self.page.get_by_role("main")).to_contain_text("Ada, Main 1")
        self.press("Order")
        # What comes of it may come after the answer.
        self.page.goto(self.demo.address + "/shop")
        expect(self.page.get_by_label("News")).to_contain_text("2 packets")
        expect(self.page.get_by_role("link", name="Cart (0)")).to_be_visible()

    def test_a_visitor_logs_in_and_out(self):
        self.go("Log in")
        self.page.get_by_label("Name").fill("ada")
        self.page.get_by_label("Password").fill("engine")
        self.press("Log in")
        expect(self.page).to_have_url(self.demo.address + "/shop")
        self.press("Log out")
        expect(self.page.get_by_role("link", name="Log in")).to_be_visible()


class AskingTests(BrowserCase):
    def test_a_form_that_asks_for_an_address_moves_within_the_page(self):
        page = self.open("/shop")
        mark = page.evaluate("window.mark = Math.random()")
        search = page.get_by_label("Search")
        search.fill("green")
        expect(page).to_have_url(self.demo.address + "/shop?words=green")
        page.get_by_role("link", name="Hojicha").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Hojicha")
        page.evaluate("""
            const form = document.createElement('form');
            form.action = '/shop';
            form.innerHTML = '<input name="words" value="malty">';
            document.querySelector('main').append(form);
            form.requestSubmit();
        """)
        expect(page).to_have_url(self.demo.address + "/shop?words=malty")
        expect(page.get_by_role("status").filter(has_text="teas")).to_have_text("1 teas")
        self.assertEqual(page.evaluate("window.mark"), mark)
        page.go_back()
        expect(page.get_by_role("heading", level=1)).to_have_text("Hojicha")
        self.assertEqual(page.evaluate("window.mark"), mark)


class BlockedTests(BrowserCase):
    """The tea shop where something between it and the browser lets no socket through."""

    expects_network_errors = True

    def setUp(self):
        super().setUp()
        self.open_line().changed = {b"101 Switching Protocols": b"403 Forbidden by proxy."}
        self.page = self.context.new_page()

    def until_plain(self, load, *arguments):
        """Loads a page, and waits until its script has given up."""
        with self.page.expect_response("**/plain.css?*"):
            load(*arguments)

    def link(self, name):
        return self.page.get_by_role("link", name=name, exact=True)

    def test_after_two_tries_its_links_and_forms_go_their_plain_way_and_it_says_so(self):
        self.until_plain(self.page.goto, self.line.address + "/shop")
        expect(self.page.locator(".arco-status")).to_have_text(re.compile("no live connection"))
        self.until_plain(self.link("Sencha").click)
        self.until_plain(self.page.get_by_role("button", name="Add to cart").click)
        self.until_plain(self.link("Cart (1)").click)
        expect(self.page.get_by_role("main")).to_contain_text("Total:")
        # What somebody goes back to is not hidden until a server says that it is theirs.
        self.until_plain(self.page.go_back)
        expect(self.link("Cart (1)")).to_be_visible()

    def test_once_a_line_is_there_forms_are_sent_over_it(self):
        self.until_plain(self.page.goto, self.line.address + "/shop")
        self.line.changed = {}
        expect(self.page.locator("html")).to_have_attribute("data-line", "up")
        mark = self.page.evaluate("window.mark = Math.random()")
        self.link("Sencha").click()
        self.page.get_by_role("button", name="Add to cart").click()
        expect(self.link("Cart (1)")).to_be_visible()
        self.assertEqual(self.page.evaluate("window.mark"), mark)


if __name__ == "__main__":
    unittest.main()
