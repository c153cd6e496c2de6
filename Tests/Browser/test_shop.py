"""A shop of several pages: search, detail, cart, a checkout of three steps, and orders that others see arrive."""

import unittest

from playwright.sync_api import expect

from support import BrowserCase, CacheCase


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

    def test_the_cart_is_the_same_in_every_tab_and_after_a_load(self):
        other = self.open("/shop/cart")
        stranger = self.open("/shop/cart", context=self.new_context())
        self.fill_cart()
        expect(other.get_by_label("Packets: Sencha")).to_have_text("2")
        other.get_by_role("button", name="More: Sencha").click()
        expect(self.page.get_by_role("link", name="Cart (3)")).to_be_visible()
        self.page.reload()
        self.wait_until_live(self.page)
        expect(self.page.get_by_role("link", name="Cart (3)")).to_be_visible()
        expect(stranger.get_by_text("It is empty.")).to_be_visible()

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


class MembersCase(ShopCase):
    def log_in(self, name, password, page=None):
        page = page or self.page
        page.get_by_label("Name").fill(name)
        page.get_by_label("Password").fill(password)
        page.get_by_role("button", name="Log in").click()

    def tabs(self, *paths):
        """Pages of one browser whose user has logged in as Grace."""
        self.page.goto(self.demo.address + "/shop/log-in")
        self.log_in("grace", "compiler")
        self.at("/shop")
        self.page.close()
        return [self.open(path) for path in paths]


class MembersTests(MembersCase):
    def test_a_log_in_is_by_a_plain_form_and_leads_back(self):
        self.go("Log in")
        self.at("/shop/log-in")
        self.log_in("ada", "wrong")
        expect(self.page.get_by_role("alert")).to_have_text("Name or password is not right.")
        expect(self.page.get_by_label("Name")).to_have_value("ada")
        expect(self.page.get_by_label("Password")).to_have_value("")
        # A browser complains of a page that is not found to be in order.
        self.complaints.clear()
        self.log_in("ada", "engine")
        self.at("/shop")
        expect(self.page.get_by_role("button", name="Log out")).to_be_visible()
        self.assertNotIn("arco", self.page.evaluate("document.cookie"))

    def test_who_logs_in_has_their_cart_still_and_who_logs_out_leaves_none(self):
        self.fill_cart()
        self.go("Log in")
        self.log_in("ada", "engine")
        expect(self.page.get_by_role("link", name="Cart (2)")).to_be_visible()
        self.wait_until_live(self.page)
        self.press("Log out")
        expect(self.page.get_by_role("link", name="Cart (0)")).to_be_visible()

    def test_a_log_out_is_heard_in_all_tabs_at_once(self):
        tea, office = self.tabs("/shop/teas/3", "/shop/office")
        stranger = self.open("/shop", context=self.new_context())
        tea.get_by_role("button", name="Log out").click()
        expect(tea.get_by_role("link", name="Log in")).to_be_visible()
        # The office is for those who are logged in: its tab is led to the log in, and from there back.
        expect(office).to_have_url(self.demo.address + "/shop/log-in?next=%2Fshop%2Foffice")
        self.log_in("grace", "compiler", office)
        expect(office.get_by_role("heading", level=1)).to_have_text("Office")
        expect(stranger.locator("html")).to_have_attribute("data-line", "up")

    def test_a_page_for_some_is_for_nobody_else(self):
        page = self.context.new_page()
        page.goto(self.demo.address + "/shop/office")
        self.log_in("ada", "engine", page)
        expect(page).to_have_url(self.demo.address + "/shop/office")
        self.assertEqual(page.request.get(self.demo.address + "/shop/office").status, 403)
        self.complaints.clear()

    def test_an_order_is_shipped_by_staff_until_they_have_no_right_to(self):
        other, office, second = self.tabs("/shop", "/shop/office", "/shop/office")
        self.page = other
        self.fill_cart()
        for name in ["Cart (2)", "Check out"]:
            self.go(name)
        expect(other.get_by_label("Name")).to_have_value("Grace")
        other.get_by_label("Street").fill("Main 1")
        for name in ["Go on", "By card", "Order"]:
            self.press(name)
        office.get_by_role("button", name="Ship order").click()
        expect(other.get_by_label("News")).to_contain_text("is on its way")
        expect(office.get_by_role("button", name="Ship order")).to_have_count(0)
        second.get_by_role("button", name="Resign").click()
        for page in (office, second):
            expect(page.get_by_role("heading", name="Office")).to_have_count(0)
        expect(other.get_by_role("link", name="Office")).to_have_count(0)
        expect(other.get_by_role("button", name="Log out")).to_be_visible()
        self.complaints.clear()

    def test_log_in_and_out_by_keyboard_alone(self):
        self.page.get_by_role("link", name="Log in").focus()
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_label("Name")).to_be_focused()
        self.page.keyboard.type("ada")
        self.page.keyboard.press("Tab")
        self.page.keyboard.type("engine")
        self.page.keyboard.press("Enter")
        out = self.page.get_by_role("button", name="Log out")
        expect(out).to_be_visible()
        self.wait_until_live(self.page)
        for _ in range(10):
            if out.evaluate("it => it === document.activeElement"):
                break
            self.page.keyboard.press("Tab")
        expect(out).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("link", name="Log in")).to_be_visible()


class BackAfterLogOutTests(CacheCase, MembersCase):
    expects_network_errors = True

    def test_a_page_that_the_browser_kept_is_not_shown_to_whoever_comes_next(self):
        (page,) = self.tabs("/shop/office")
        page.goto(self.demo.address + "/shop")
        before = page.evaluate("history.length")
        page.get_by_role("button", name="Log out").click()
        expect(page.get_by_role("link", name="Log in")).to_be_visible()
        self.wait_until_live(page)
        # The log out led to the address where it was asked for. Mostly that is no step.
        self.step(page, before - 1 - page.evaluate("history.length"))
        expect(page).to_have_url(self.demo.address + "/shop/log-in?next=%2Fshop%2Foffice")
        expect(page.get_by_role("heading", name="Office")).to_have_count(0)

    def test_the_browser_keeps_nothing_of_a_page_of_somebody_who_is_known_and_its_session_goes_on(self):
        (page,) = self.tabs("/shop/office")
        page.evaluate("window.mark = 'kept'")
        page.goto(self.demo.address + "/stepper")
        self.wait_until_live(page)
        self.step(page, -1)
        expect(page.get_by_role("heading", name="Office")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-line", "up")
        self.assertIsNone(page.evaluate("window.mark ?? null"))
        expect(page.locator(".arco-status")).not_to_contain_text("started again")

    def test_it_is_hidden_until_the_server_says_that_it_is_good(self):
        (page,) = self.tabs("/shop")
        line = self.open_line()
        # Where a browser keeps such a page all the same, or the application says that it may.
        line.changed = {b"Cache-Control: no-store": b"Cache-Control: no-cache"}
        page.goto(line.address + "/shop/office")
        self.wait_until_live(page)
        office = page.get_by_role("heading", name="Office", include_hidden=True)
        page.evaluate("window.mark = 'kept'")
        page.goto(line.address + "/shop")
        self.wait_until_live(page)
        line.cut()
        self.step(page, -1)
        expect(page).to_have_url(line.address + "/shop/office")
        self.assertEqual(page.evaluate("window.mark"), "kept")
        expect(office).to_be_hidden()
        line.mend()
        expect(office).to_be_visible()
        self.assertEqual(page.evaluate("window.mark"), "kept")


if __name__ == "__main__":
    unittest.main()
