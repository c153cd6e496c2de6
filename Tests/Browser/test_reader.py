"""The feed reader: parts of different comonads, used beside each other."""

import unittest

from playwright.sync_api import expect

from support import ROOT, BrowserCase

SPACES = ROOT / "Examples/Sources/ReaderHTML/Spaces"


class ReaderTests(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/reader")
        self.search = self.page.get_by_label("Search", exact=True)
        self.entries = self.page.locator(".entries strong")

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def test_the_gallery_leads_here(self):
        self.page.goto(f"{self.demo.address}/gallery")
        self.page.get_by_role("link", name="feed reader").click()
        expect(self.page.get_by_role("heading", level=1)).to_have_text("Feed reader")

    def test_a_feed_is_added_searched_read_and_deleted(self):
        self.button("Add a feed").click()
        expect(self.page.get_by_label("Address of a feed")).to_be_focused()
        self.page.keyboard.type("https://mill-notes.example/rss", delay=5)
        self.page.keyboard.press("Enter")
        self.button("Add it").press("Enter")
        expect(self.entries).to_have_text(["Flat against conical", "Cleaning day"])
        self.search.press_sequentially("screw", delay=20)
        expect(self.entries).to_have_text(["Cleaning day"])
        self.page.get_by_text("Cleaning day").click()
        expect(self.page.get_by_role("link", name="Read on")).to_have_attribute(
            "href", "https://mill-notes.example/cleaning"
        )
        expect(self.page.locator(".badge")).to_have_text(["7", "5", "1"])
        self.button("Delete: Mill Notes").click()
        expect(self.button("Keep it")).to_be_focused()
        self.button("Delete it").click()
        expect(self.page.locator(".badge")).to_have_text(["7", "5"])
        expect(self.page.get_by_text("Nothing was found.", exact=True)).to_be_visible()
        expect(self.search).to_have_value("screw")

    def test_who_types_while_a_slow_feed_is_fetched_goes_on_typing(self):
        self.button("Add a feed").click()
        self.button("https://slow-drip.example/atom.xml").click()
        self.button("Look").click()
        expect(self.page.get_by_role("status", name="Wizard")).to_contain_text("Fetching")
        self.search.press_sequentially("whis", delay=20)
        expect(self.entries).to_have_text(["How we mended a whistle"])
        expect(self.button("Add it")).to_be_visible()
        expect(self.search).to_be_focused()
        self.page.keyboard.type("tle")
        expect(self.search).to_have_value("whistle")

    def test_the_page_shows_its_source(self):
        for file in SPACES.iterdir():
            listing = self.page.get_by_role("region", name=file.name, exact=True)
            self.assertTrue(file.read_text().endswith(listing.text_content()))


if __name__ == "__main__":
    unittest.main()
