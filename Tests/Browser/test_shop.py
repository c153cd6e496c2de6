"""A shop of several pages: search, detail, cart, a checkout of three steps, and orders that others see arrive."""

import unittest

from playwright.sync_api import expect

from support import BrowserCase


class ShopCase(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/shop")

    def at(self, path, page=None):
        expect(page or self.page).to_have_url(self.demo.address + path)

    def heading(self, text, page=None):
        expect((page or self.page).get_by_role("heading", level=1)).to_have_text(text)

    def go(self, name):
        self.page.get_by_role("link", name=name, exact=True).click()

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def fill_cart(self):
        self.go("Sencha")
        self.heading("Sencha")
        self.press("Add to cart")
        expect(self.page.get_by_role("link", name="Cart (1)")).to_be_visible()
        self.press("Add to cart")
        expect(self.page.get_by_role("link", name="Cart (2)")).to_be_visible()


class ShopTests(ShopCase):
    def test_a_search_is_in_the_address_and_comes_back(self):
        self.page.get_by_label("Search").press_sequentially("green")
        expect(self.page.get_by_role("status").filter(has_text="teas")).to_have_text("3 teas")
        self.at("/shop?words=green")
        self.go("Hojicha")
        self.heading("Hojicha")
        self.page.go_back()
        expect(self.page.get_by_label("Search")).to_have_value("green")
        expect(self.page.get_by_role("listitem").filter(has_text="Assam")).to_have_count(0)

    def test_a_cart_changes_by_rows_and_a_row_without_packets_goes(self):
        self.fill_cart()
        self.go("Cart (2)")
        self.at("/shop/cart")
        self.press("More: Sencha")
        expect(self.page.get_by_text("Total: € 28.50")).to_be_visible()
        for _ in range(3):
            self.press("Fewer: Sencha")
        expect(self.page.get_by_text("It is empty.")).to_be_visible()
        expect(self.page).to_have_title("Cart – Tea")

    def test_a_checkout_goes_step_by_step_and_others_see_the_order_arrive(self):
        other = self.open("/shop/teas/3")
        self.fill_cart()
        self.go("Cart (2)")
        self.go("Check out")
        self.heading("Address")
        self.page.get_by_label("Name").fill("Ada")
        self.page.get_by_label("Street").fill("Main 1")
        self.press("Go on")
        self.heading("Payment")
        self.at("/shop/checkout/payment")
        self.page.go_back()
        self.heading("Address")
        expect(self.page.get_by_label("Name")).to_have_value("Ada")
        self.page.go_forward()
        self.press("By invoice")
        self.heading("Review")
        expect(self.page.get_by_role("main")).to_contain_text("Ada, Main 1")
        self.press("Order")
        self.heading("Thank you")
        expect(other.get_by_label("News")).to_contain_text("2 packets")
        # What was ordered is not ordered again.
        self.page.go_back()
        self.heading("Cart")
        self.at("/shop/cart")
        # Tea, cart, three steps, and the end.
        self.assertEqual(self.page.evaluate("history.length"), other.evaluate("history.length") + 6)

    def test_nobody_gets_further_than_they_may(self):
        for path, place, heading in [
            ("/shop/checkout/review", "/shop/cart", "Cart"), ("/shop/teas/99", "/shop", "Teas"),
            ("/shop/thanks/1000", "/shop", "Teas"),
        ]:
            page = self.open(path)
            self.heading(heading, page)
            self.at(place, page)
            page.close()

    def test_all_of_it_by_keyboard_alone(self):
        keys = self.page.keyboard

        def reach(role, name):
            target = self.page.get_by_role(role, name=name, exact=True)
            expect(target).to_be_visible()
            for _ in range(40):
                if target.evaluate("it => it === document.activeElement"):
                    return
                keys.press("Tab")
            self.fail(f"{name} is out of reach")

        reach("link", "Assam")
        keys.press("Enter")
        expect(self.page.get_by_role("heading", name="Assam")).to_be_focused()
        reach("button", "Add to cart")
        keys.press("Space")
        reach("link", "Cart (1)")
        keys.press("Enter")
        reach("link", "Check out")
        keys.press("Enter")
        reach("textbox", "Name")
        keys.type("Ada")
        keys.press("Tab")
        keys.type("Main 1")
        keys.press("Enter")
        reach("button", "By card")
        keys.press("Enter")
        reach("button", "Order")
        keys.press("Enter")
        self.heading("Thank you")
        expect(self.page.get_by_role("heading", name="Thank you")).to_be_focused()


if __name__ == "__main__":
    unittest.main()
