"""Moving within a site that no server of Arco's is behind, and its first paint from a static file."""

import re
import unittest
from urllib.parse import quote

from playwright.sync_api import expect

import test_moving
from local import SITES, LocalCase, StaticSite
from texts import HOSTILE

#: Remembers what the file had in its page, before the module is there.
REMEMBER = """
    addEventListener('DOMContentLoaded', () => {
        window.painted = [...document.querySelectorAll('#app *')];
    }, true);
"""


class TourCase(LocalCase):
    """The pages of test_moving, in a module; a file for each address is the same page."""

    @classmethod
    def make_demo(cls):
        return StaticSite(SITES / "tour", "/404.html")

    def setUp(self):
        super().setUp()
        self.context.add_init_script(REMEMBER)


class LocalAddressTests(TourCase, test_moving.AddressTests):
    """What holds for addresses from a server holds without one, but for what a server answers."""

    test_a_deep_link_is_painted_at_once_and_stays_through_a_reload = None
    test_what_is_no_address_of_the_route_is_not_found = None
    test_without_a_line_the_browser_loads_what_a_link_leads_to = None
    test_a_link_to_another_page_of_the_site_is_loaded = None

    def test_a_deep_link_is_shown_and_stays_through_a_reload(self):
        self.page.goto(self.demo.address + "/moving/items/3?from=mail#p50")
        self.heading("Item 3")
        self.at("/moving/items/3#p50")
        expect(self.page).to_have_title("Item 3 – Moving")
        self.page.reload()
        self.heading("Item 3")
        self.at("/moving/items/3#p50")

    def test_what_is_no_address_of_the_route_is_loaded(self):
        mark = self.loads()
        self.go("Coffee")
        # The server shows the same page, which says where it is.
        self.at("/moving")
        self.heading("List")
        self.assertNotEqual(self.loads(), mark)


class HostileAddressTests(TourCase, test_moving.MovingCase):
    """Whatever an address says, the page stays on its site, and shows it or its own state.

    Each is a module that is loaded anew, so it is one in six of the texts here, and all of them in the long form.
    """

    one_in = 6

    def hostile(self):
        """All hostile words, and others that routes in WebAssembly are tried with in node, too."""
        return HOSTILE["words"] + (HOSTILE["leadingAway"] + HOSTILE["texts"])[::self.one_in]

    def expect_at_home(self):
        at = self.page.evaluate("location.origin")
        self.assertEqual(at, self.demo.address)
        links = self.page.evaluate(
            "[...document.links].filter((it) => it.origin !== location.origin).map((it) => it.href)")
        self.assertEqual(links, [])

    def test_what_no_route_reads_shows_the_page_s_own_state(self):
        for number, word in enumerate(self.hostile()):
            segment = quote(word, safe="")
            # Each at one of the two places, and in the long form at both.
            paths = (f"/moving/items/{segment}", f"/moving/{segment}/x")
            for path in paths if self.one_in == 1 else paths[number % 2:][:1]:
                # Dots and what is empty are taken away by the browser, and then a route may read it.
                self.page.goto(self.demo.address + path)
                is_item = "/items/" in path and re.fullmatch(r"-?\d+", segment)
                with self.subTest(path):
                    self.heading(f"Item {int(segment)}" if is_item else "List")
                    self.expect_at_home()

    def test_hostile_words_are_the_query_s_and_nobody_else_s(self):
        for word in self.hostile():
            with self.subTest(repr(word)):
                self.page.goto(self.demo.address + "/moving?words=" + quote(word, safe=""))
                self.heading("List")
                field = self.page.get_by_label("Words")
                shown = word.replace("\0", "\ufffd").replace("\r", "").replace("\n", "")
                self.assertEqual(field.evaluate("(it) => it.value"), shown)
                self.expect_at_home()

    def test_hostile_words_that_are_typed_are_in_the_address_and_there_after_a_reload(self):
        field = self.page.get_by_label("Words")
        for word in self.hostile():
            with self.subTest(repr(word)):
                field.evaluate(
                    "(it, text) => { it.value = text; it.dispatchEvent(new InputEvent('input', { bubbles: true })) }",
                    word)
                held = field.evaluate("(it) => it.value")
                self.expect_at_home()
                self.page.reload()
                self.heading("List")
                self.assertEqual(field.evaluate("(it) => it.value"), held.replace("\0", "\ufffd"))


class LocalLeavingTests(TourCase, test_moving.LeavingTests):
    """So does what holds for leaving."""


class LocalViewTests(TourCase, test_moving.ViewTests):
    """So does what holds for scrolling, the focus, title and language."""


class PaintTests(TourCase):
    def held(self, address, do):
        """Opens a page whose module comes only once something was done."""
        page = self.context.new_page()
        routes = []
        page.route("**/*.wasm", lambda route: routes.append(route))
        page.goto(self.demo.address + address)
        do(page)
        while not routes:
            page.wait_for_timeout(5)
        for route in routes:
            route.continue_()
        return page

    def expect_live(self, page):
        """The module answers: it has an address."""
        # Not by a function of the page's, which its policy would refuse where it has to wait.
        expect(page.locator("#app")).to_have_attribute("data-address", re.compile("."))

    def stayed(self, page):
        return page.evaluate("painted.length > 60 && painted.every((it) => it.isConnected)")

    def test_the_file_says_what_is_shown_first(self):
        text = (SITES / "tour" / "index.html").read_text()
        self.assertIn("<title>List – Moving</title>", text)
        self.assertIn('<meta name="description" content="List – Moving">', text.split("</head>")[0])
        self.assertIn('<html lang="en">', text)
        self.assertIn("<h1>List</h1>", text)

    def test_it_is_adopted_and_what_was_typed_before_is_told(self):
        def type_(page):
            page.get_by_label("Words").press_sequentially("green tea")

        page = self.held("/", type_)
        expect(page).to_have_url(self.demo.address + "/moving?words=green+tea")
        expect(page.get_by_label("Words")).to_be_focused()
        expect(page.get_by_label("Words")).to_have_value("green tea")
        self.assertTrue(self.stayed(page))
        page.get_by_role("link", name="Item 2", exact=True).click()
        expect(page.get_by_role("heading", name="Item 2", exact=True)).to_be_visible()

    def test_the_paint_of_another_state_is_built_anew_and_keeps_what_was_typed(self):
        self.demo.server.page = "/index.html"
        self.addCleanup(setattr, self.demo.server, "page", "/404.html")

        def type_(page):
            field = page.get_by_label("Words")
            field.press_sequentially("green tea")
            field.evaluate("(it) => it.setSelectionRange(1, 3)")

        # Going to an address counts as a visit, which the paint does not show.
        page = self.held("/moving", type_)
        expect(page).to_have_url(self.demo.address + "/moving?words=green+tea")
        self.assertFalse(self.stayed(page))
        field = page.get_by_label("Words")
        expect(field).to_be_focused()
        expect(field).to_have_value("green tea")
        self.assertEqual(field.evaluate("(it) => [it.selectionStart, it.selectionEnd]"), [1, 3])
        expect(page.get_by_label("Visits")).to_have_text("1")

    def test_a_paint_that_a_stranger_changed_is_built_anew(self):
        def advertise(page):
            page.evaluate("document.querySelector('h1').before(document.createElement('i'))")

        page = self.held("/", advertise)
        self.expect_live(page)
        expect(page.locator("i")).to_have_count(0)
        expect(page.get_by_role("heading", name="List")).to_have_count(1)

    def test_nothing_is_painted_twice_where_nothing_differs(self):
        watch = """
            addEventListener('DOMContentLoaded', () => {
                window.changes = 0;
                new MutationObserver((all) => {
                    changes += all.filter((it) => it.type === 'childList').length;
                }).observe(document.getElementById('app'), { childList: true, subtree: true });
            }, true);
        """
        self.context.add_init_script(watch)
        page = self.held("/", lambda page: None)
        self.expect_live(page)
        page.wait_for_timeout(50)
        self.assertEqual(page.evaluate("changes"), 0)
        self.assertTrue(self.stayed(page))

    def test_a_paint_whose_module_does_not_come_can_be_read(self):
        self.expects_network_errors = True
        self.demo.server.missing = {".wasm"}
        self.addCleanup(setattr, self.demo.server, "missing", set())
        page = self.context.new_page()
        page.goto(self.demo.address + "/")
        expect(page.get_by_text("This part of the page could not be loaded")).to_be_visible()
        expect(page.get_by_role("heading", name="List")).to_be_visible()
        self.complaints = [it for it in self.complaints if "404" not in it]


class AnywhereTests(LocalCase):
    """A site whose path nobody has named."""

    def setUp(self):
        super().setUp()
        self.page = self.open("/anywhere/tour/")

    def test_addresses_of_the_site_are_under_its_path(self):
        link = self.page.get_by_role("link", name="Item 2", exact=True)
        expect(link).to_have_attribute("href", "/anywhere/tour/moving/items/2")
        link.click()
        expect(self.page).to_have_url(self.demo.address + "/anywhere/tour/moving/items/2")
        expect(self.page.get_by_role("heading", name="Item 2")).to_be_visible()
        self.page.go_back()
        expect(self.page).to_have_url(self.demo.address + "/anywhere/tour/moving")
        expect(self.page.get_by_role("heading", name="List")).to_be_visible()
        self.page.get_by_label("Words").fill("tea")
        expect(self.page).to_have_url(self.demo.address + "/anywhere/tour/moving?words=tea")


if __name__ == "__main__":
    unittest.main()
