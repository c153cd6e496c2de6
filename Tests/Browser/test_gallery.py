"""The gallery: every page works, shows its source, and leads forwards, back and out."""

import unittest

from playwright.sync_api import expect

from support import ROOT, BrowserCase

PAGES = ["Store", "Moore", "Traced", "Stream", "Zipper", "Cofree", "Env", "Day", "Switch", "StoreT", "Four"]
SOURCES = ROOT / "Examples/Sources/GalleryHTML/Pages"


class WalkTests(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.context.new_page()
        self.page.goto(self.demo.address)
        self.follow("Gallery")

    def follow(self, name):
        self.page.get_by_role("link", name=name, exact=True).click()

    def expect_page(self, name):
        expect(self.page.get_by_role("heading", level=1)).to_have_text(name)
        self.wait_until_live(self.page)

    def test_one_walks_through_all_pages_forwards_and_back(self):
        self.follow(PAGES[0])
        self.expect_page(PAGES[0])
        for name in PAGES[1:] + PAGES[:1]:
            self.follow(f"Next: {name}")
            self.expect_page(name)
        for name in PAGES[:0:-1]:
            self.page.go_back()
            expect(self.page.get_by_role("heading", level=1)).to_have_text(name)
            self.wait_until_back(self.page)
        for name in PAGES[:1] + PAGES[:0:-1]:
            self.follow(f"Previous: {name}")
            self.expect_page(name)

    def test_the_entrance_leads_to_every_page_and_back(self):
        for name in PAGES:
            self.follow(name)
            self.expect_page(name)
            self.follow("← Gallery")
            expect(self.page.get_by_role("heading", level=1)).to_have_text("Gallery")
        expect(self.page.locator("ol a")).to_have_text(PAGES)

    def test_every_page_shows_what_stands_in_its_file(self):
        for name in PAGES:
            with self.subTest(name):
                page = self.open(f"/gallery/{name.lower()}")
                listing = page.get_by_role("region", name=f"{name}.swift")
                text = (SOURCES / f"{name}.swift").read_text()
                self.assertGreater(len(listing.text_content()), 300)
                self.assertTrue(text.endswith(listing.text_content()))


class PieceTests(BrowserCase):
    """The pieces, as somebody uses them; with keys alone where that is another way."""

    def open_piece(self, name):
        self.page = self.open(f"/gallery/{name}")

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, *names):
        for name in names:
            self.button(name).click()

    def press_in_vain(self, name):
        """By key, as nobody would click it: it says that it does nothing."""
        expect(self.button(name)).to_be_disabled()
        self.button(name).press("Enter")

    def expect_value(self, name, text):
        expect(self.page.get_by_role("status", name=name, exact=True)).to_have_text(text)

    def test_store(self):
        self.open_piece("store")
        self.press("One more", "One more", "One less")
        self.expect_value("Count", "1")
        number = self.page.get_by_label("Any number")
        number.fill("-42")
        number.press("Enter")
        self.expect_value("Count", "-42")

    def test_store_in_two_tabs(self):
        self.open_piece("store")
        other = self.open("/gallery/store")
        self.press("One more")
        self.expect_value("Count", "1")
        expect(other.get_by_role("status", name="Count")).to_have_text("0")

    def test_moore(self):
        self.open_piece("moore")
        for password, words in (("open", "That is not the password."), ("sesame", "You are in.")):
            self.page.get_by_label("Password").fill(password)
            self.page.get_by_label("Password").press("Enter")
            self.expect_value("Login", words)
        self.press("Log out")
        self.expect_value("Login", "Goodbye.")
        expect(self.page.get_by_label("Password")).to_have_value("")

    def test_traced(self):
        self.open_piece("traced")
        self.press_in_vain("Another mill: 10 cups")
        self.expect_value("Mills", "0")
        for _ in range(10):
            self.press("Turn: 1 more")
        self.expect_value("Cups", "10")
        self.page.evaluate(
            "() => { const buy = [...document.querySelectorAll('.piece button')][1];"
            " buy.click(); buy.click() }"
        )
        self.expect_value("Mills", "1")
        self.expect_value("Cups", "0")
        self.press("Turn: 2 more")
        self.expect_value("Cups", "2")

    def test_stream(self):
        self.open_piece("stream")
        self.press("Next slide")
        self.expect_value("Slide", "2. Wet the grounds.")
        self.press("Skip three")
        self.expect_value("Slide", "5. Grind the beans.")

    def test_zipper(self):
        self.open_piece("zipper")
        self.page.get_by_label("Who is it for?").press_sequentially("Ada", delay=20)
        self.page.keyboard.press("Enter")
        self.expect_value("Step", "Step 2 of 2")
        shall = self.page.get_by_label("What shall it be?")
        expect(shall).to_have_value("")
        shall.press_sequentially("Mocha", delay=20)
        self.expect_value("Answers", "Ada, Mocha")
        self.press("Back")
        expect(self.page.get_by_label("Who is it for?")).to_have_value("Ada")
        self.press_in_vain("Back")
        self.expect_value("Step", "Step 1 of 2")
        self.press("Next")
        expect(shall).to_have_value("Mocha")

    def test_cofree(self):
        self.open_piece("cofree")
        self.expect_value("Answer", "Nobody asked yet.")
        self.press("How many are done?")
        self.expect_value("Answer", "1")
        self.page.get_by_label("Pour").check()
        self.expect_value("Answer", "1")
        self.press("How many are done?")
        self.expect_value("Answer", "2")

    def test_env(self):
        self.open_piece("env")
        self.press("Another coffee", "Another coffee", "Another tea")
        self.expect_value("Cups of coffee", "2")
        self.expect_value("Pots of tea", "1")

    def test_day(self):
        self.open_piece("day")
        self.press("One more", "Next slide", "Next slide")
        self.expect_value("Count", "1")
        self.expect_value("Slide", "3. Pour, and wait.")

    def test_switch(self):
        self.open_piece("switch")
        self.press("One more", "Post a letter", "Post a letter")
        self.expect_value("Unread", "2")
        self.button("Letters").press("Enter")
        expect(self.page.get_by_role("main")).to_contain_text("Letters to read: 2")
        self.press("Read them")
        self.expect_value("Unread", "0")
        self.press("Counter")
        self.expect_value("Count", "1")

    def test_storet(self):
        self.open_piece("storet")
        self.press("One more", "One more", "One less")
        self.expect_value("Highest", "2")
        self.press("Forget it")
        self.expect_value("Highest", "1")

    def test_four(self):
        self.open_piece("four")
        for presses, name in enumerate(("Store", "Moore", "Traced", "Zipper"), 1):
            screen = self.page.get_by_role("region", name=name, exact=True)
            for _ in range(presses):
                screen.get_by_role("button", name="One more").click()
        for presses, name in enumerate(("Store", "Moore", "Traced", "Zipper"), 1):
            screen = self.page.get_by_role("region", name=name, exact=True)
            expect(screen.get_by_role("status", name="Cups")).to_have_text(str(presses))


if __name__ == "__main__":
    unittest.main()
