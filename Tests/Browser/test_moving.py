"""Moving within a site: addresses, back and forward, links, scrolling, the focus, title and language."""

import unittest

from playwright.sync_api import expect

from support import BrowserCase


class MovingCase(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/moving")

    def go(self, name):
        self.page.get_by_role("link", name=name, exact=True).click()

    def at(self, path):
        expect(self.page).to_have_url(self.demo.address + path)

    def heading(self, text):
        expect(self.page.get_by_role("heading", name=text, exact=True)).to_be_visible()

    def loads(self):
        """How many documents the page was loaded as: a number that only this document knows."""
        return self.page.evaluate("window.mark ||= Math.random()")

    def scrolled(self):
        return self.page.evaluate("scrollY")


class AddressTests(MovingCase):
    def test_a_link_changes_page_and_address_without_a_load(self):
        mark = self.loads()
        self.go("Item 2")
        self.heading("Item 2")
        self.at("/moving/items/2")
        expect(self.page).to_have_title("Item 2 – Moving")
        self.assertEqual(self.loads(), mark)

    def test_back_and_forward_show_what_was_there(self):
        mark = self.loads()
        self.go("Item 2")
        self.heading("Item 2")
        self.page.get_by_role("button", name="Next").click()
        self.heading("Item 3")
        self.page.go_back()
        self.heading("Item 2")
        self.page.go_back()
        self.heading("List")
        self.at("/moving")
        self.page.go_forward()
        self.heading("Item 2")
        self.at("/moving/items/2")
        self.assertEqual(self.loads(), mark)

    def test_a_deep_link_is_painted_at_once_and_stays_through_a_reload(self):
        response = self.page.request.get(self.demo.address + "/moving/items/3?from=mail")
        self.assertIn("<title>Item 3 – Moving</title>", response.text().split("</head>")[0])
        self.assertIn('<meta name="description" content="Item 3 – Moving">',
                      response.text().split("</head>")[0])
        self.page.goto(self.demo.address + "/moving/items/3?from=mail")
        self.heading("Item 3")
        self.at("/moving/items/3")
        self.page.reload()
        self.heading("Item 3")
        self.at("/moving/items/3")

    def test_what_is_no_address_of_the_route_is_not_found(self):
        for path in ["/moving/items/three", "/moving/nowhere"]:
            self.assertEqual(self.page.request.get(self.demo.address + path).status, 404)

    def test_a_link_to_another_page_of_the_site_is_loaded(self):
        mark = self.loads()
        self.go("Coffee")
        self.at("/coffee")
        self.heading("Coffee")
        self.assertNotEqual(self.loads(), mark)

    def test_typing_changes_the_query_and_makes_no_entry(self):
        self.go("Item 1")
        self.heading("Item 1")
        self.go("List")
        field = self.page.get_by_label("Words")
        field.press_sequentially("green tea")
        self.at("/moving?words=green+tea")
        expect(field).to_be_focused()
        self.page.go_back()
        self.heading("Item 1")

    def test_a_click_with_a_modifier_key_is_the_browsers(self):
        with self.page.context.expect_page() as other:
            self.page.get_by_role("link", name="Item 2", exact=True).click(modifiers=["Control"])
        other.value.close()
        self.at("/moving")
        self.heading("List")

    def test_a_link_to_where_one_is_loads_nothing(self):
        mark = self.loads()
        self.go("Item 1")
        self.heading("Item 1")
        self.go("Item 1")
        self.assertEqual(self.loads(), mark)
        expect(self.page.get_by_label("Visits")).to_have_text("2")

    def test_without_a_line_the_browser_loads_what_a_link_leads_to(self):
        mark = self.loads()
        # A line that is never up.
        self.page.evaluate("""() => {
            window.WebSocket = class { close() {} };
            dispatchEvent(new Event("offline"));
        }""")
        expect(self.page.locator("html")).to_have_attribute("data-line", "down")
        self.go("Item 2")
        self.heading("Item 2")
        self.at("/moving/items/2")
        self.assertNotEqual(self.loads(), mark)

    def test_a_badly_encoded_fragment_does_no_harm(self):
        mark = self.loads()
        self.page.evaluate("location.hash = '#50%'")
        self.at("/moving#50%")
        self.go("Item 2")
        self.heading("Item 2")
        self.page.go_back()
        self.heading("List")
        self.at("/moving#50%")
        self.page.evaluate("document.links[0].setAttribute('href', '/moving/items/3#100%')")
        self.page.locator("a").first.click()
        self.heading("Item 3")
        self.at("/moving/items/3#100%")
        self.assertEqual(self.loads(), mark)
        self.page.goto(self.demo.address + "/moving/items/2#%")
        self.heading("Item 2")
        self.page.get_by_role("button", name="Next").click()
        self.heading("Item 3")

    def test_several_steps_back_at_once_end_where_the_browser_is(self):
        for number in [1, 2, 3]:
            self.go(f"Item {number}")
            self.heading(f"Item {number}")
        self.page.evaluate("history.go(-2); history.back()")
        self.heading("List")
        self.at("/moving")
        self.page.evaluate("history.go(3)")
        self.heading("Item 3")
        self.at("/moving/items/3")


class LeavingTests(MovingCase):
    def test_a_page_asks_before_it_is_left_and_the_address_waits(self):
        self.go("Item 1")
        self.heading("Item 1")
        self.go("Note")
        self.page.get_by_label("Text").press_sequentially("milk")
        self.go("Item 2")
        expect(self.page.get_by_role("button", name="Stay")).to_be_focused()
        self.at("/moving/note")
        self.page.get_by_role("button", name="Stay").click()
        self.page.go_back()
        expect(self.page.get_by_role("button", name="Stay")).to_be_visible()
        self.at("/moving/note")
        expect(self.page.get_by_label("Text")).to_have_value("milk")
        self.page.get_by_role("button", name="Leave").click()
        self.heading("Item 1")
        self.at("/moving/items/1")


class ViewTests(MovingCase):
    def test_a_page_begins_at_its_top_and_back_is_where_one_was(self):
        link = self.page.get_by_role("link", name="Read 50", exact=True)
        link.scroll_into_view_if_needed()
        before = self.scrolled()
        self.assertGreater(before, 200)
        link.click()
        self.heading("Item 50")
        self.assertEqual(self.scrolled(), 0)
        self.page.go_back()
        self.heading("List")
        self.page.wait_for_function(f"Math.abs(scrollY - {before}) < 3")

    def test_a_fragment_is_where_a_link_leads_within_and_between_pages(self):
        self.go("Item 1")
        self.heading("Item 1")
        self.go("To paragraph 50")
        self.at("/moving/items/1#p50")
        self.page.wait_for_function("scrollY > 200")
        expect(self.page.get_by_label("Visits")).to_have_text("2")
        self.go("Paragraph 50 of item 9")
        self.heading("Item 9")
        self.at("/moving/items/9#p50")
        expect(self.page.locator("#p50")).to_be_in_viewport()
        self.page.go_back()
        self.heading("Item 1")
        self.page.go_back()
        self.at("/moving/items/1")
        self.heading("Item 1")

    def test_another_page_begins_at_its_heading_for_who_cannot_see_it(self):
        link = self.page.get_by_role("link", name="Item 2", exact=True)
        link.focus()
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_role("heading", name="Item 2")).to_be_focused()
        self.page.keyboard.press("Tab")
        expect(self.page.get_by_role("button", name="Next")).to_be_focused()
        expect(self.page.get_by_role("heading")).not_to_have_attribute("tabindex", "-1")

    def test_the_language_is_the_documents(self):
        expect(self.page.locator("html")).to_have_attribute("lang", "en")
        self.go("Note")
        expect(self.page.locator("html")).to_have_attribute("lang", "de")
        expect(self.page).to_have_title("Notiz – Moving")


if __name__ == "__main__":
    unittest.main()
