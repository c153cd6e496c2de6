"""The demo as a shop window: lines beside each example, articles, an icon, and no dead link."""

import re
import tempfile
import unittest
from pathlib import Path

from playwright.sync_api import expect

from support import ROOT, BrowserCase

SOURCES = ROOT / "Examples/Sources"
EXAMPLES = {
    "/coffee": ["Dose.swift", "Brew.swift", "CoffeePage.swift", "OpticsByHand.swift"],
    "/todos": ["Todos+Dispatcher.swift", "Todo.swift", "TodosPage.swift"],
    "/two-counters": ["Counter.swift", "TwoCounters.swift", "CountersPage.swift"],
    "/stepper": ["Stepper.swift", "StepperPage.swift"],
    "/login": ["Login+Table.swift", "LoginPage.swift"],
    "/order": ["Order+Stages.swift", "Ordering.swift", "OrderPage.swift"],
    "/sign-up": ["SignUpForm.swift", "SignUpPage.swift", "SignUpFace.swift"],
    "/editor": ["Editor+Dispatcher.swift", "EditorPage.swift"],
}
#: Pages that nothing leads to.
HIDDEN = ["/fields", "/focus", "/names?names=a", "/texts?codes=41", "/tea"]


class WindowTests(BrowserCase):
    def test_every_example_shows_lines_of_its_own_files(self):
        files = {file.name: file.read_text() for file in SOURCES.glob("*Feature/*.swift")}
        files |= {file.name: file.read_text() for file in SOURCES.glob("*HTML/*.swift")}
        for path, names in EXAMPLES.items():
            page = self.open(path)
            shown = page.get_by_role("complementary", name="Source").get_by_role("region")
            expect(shown).to_have_count(len(names))
            for name in names:
                with self.subTest(f"{path} {name}"):
                    text = page.get_by_role("region", name=name, exact=True).text_content()
                    self.assertGreater(len(text), 100)
                    for block in text.strip().split("\n\n"):
                        self.assertIn(block, files[name])

    def test_lines_stand_beside_on_a_wide_screen_and_below_on_a_narrow_one(self):
        for path in [*EXAMPLES, "/gallery/moore"]:
            page = self.open(path)
            for size, is_wide in (((1440, 900), True), ((1024, 768), True), ((390, 844), False)):
                with self.subTest(f"{path} {size}"):
                    page.set_viewport_size(dict(zip(("width", "height"), size)))
                    piece = page.get_by_role("main").bounding_box()
                    source = page.get_by_role("complementary", name="Source").bounding_box()
                    if is_wide:
                        self.assertGreater(source["x"], piece["x"] + piece["width"])
                        self.assertEqual(source["y"], piece["y"])
                    else:
                        self.assertGreater(source["y"], piece["y"] + piece["height"])
                    self.assertLessEqual(source["x"] + source["width"], size[0])
            page.close()

    def test_a_wide_screen_is_used(self):
        context = self.new_context(viewport={"width": 1440, "height": 900})
        for path in ["/", "/gallery", *EXAMPLES]:
            page = context.new_page()
            page.goto(self.demo.address + path)
            parts = page.locator("main, aside").evaluate_all(
                "all => all.map(it => it.getBoundingClientRect()).map(it => [it.left, it.right])"
            )
            width = max(right for _, right in parts) - min(left for left, _ in parts)
            self.assertGreater(width, 1000, path)
        context.close()

    def test_what_happens_to_an_example_sends_nothing_of_its_lines(self):
        page = self.open("/stepper")
        wire = self.wire(page)
        wire.sent.clear()
        wire.heard.clear()
        page.get_by_role("button", name="Increment").click()
        wire.wait(lambda wire: wire.count(wire.heard, 2))
        self.assertLess(sum(len(frame.data) for frame in wire.heard), 60)

    def test_every_page_has_the_icon(self):
        for path in ["/", "/gallery", "/gallery/moore", "/reader", *EXAMPLES, *HIDDEN]:
            with self.subTest(path):
                text = self.context.request.get(self.demo.address + path, headers={"Accept": "text/html"}).text()
                place = re.search(r'<link rel="icon" href="(/[^"]+)">', text)[1]
                icon = self.context.request.get(self.demo.address + place)
                self.assertTrue(icon.ok)
                self.assertEqual(icon.headers["content-type"], "image/svg+xml")


class LinkCase(BrowserCase):
    def walk(self, context):
        """Every address that a link on some page leads to, with its answer."""
        found, waiting = {}, ["/"]
        while waiting:
            path = waiting.pop()
            response = self.context.request.get(self.demo.address + path)
            found[path] = response.status
            if "html" not in response.headers["content-type"] or path.startswith("/docs/"):
                continue
            page = context.new_page()
            page.goto(self.demo.address + path)
            # Entries of feeds are others' words: where these lead is not the demo's.
            links = page.locator("[href]:not(.entries [href])")
            for address in links.evaluate_all("all => all.map(it => it.href)"):
                self.assertTrue(address.startswith(self.demo.address), f"{address} on {path}")
                path = address.removeprefix(self.demo.address)
                if path not in found and path not in waiting:
                    waiting.append(path)
            page.close()
        return found


class LinkTests(LinkCase):
    def test_no_link_leads_nowhere(self):
        found = self.walk(self.context)
        self.assertLessEqual({"/", "/gallery", "/gallery/moore", "/reader", *EXAMPLES}, set(found))
        self.assertEqual({path for path, status in found.items() if status != 200}, set())

    def test_without_documentation_articles_are_named_by_their_place(self):
        page = self.open("/login")
        words = page.get_by_role("region", name="Articles")
        expect(words).to_contain_text("Queues")
        expect(words.get_by_role("link")).to_have_count(0)
        for place in words.locator("code").all_text_contents():
            self.assertTrue((ROOT / place).is_file(), place)


class DocumentationTests(LinkCase):
    """With documentation that lacks some of the articles."""

    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        page = Path(cls.folder.name) / "documentation/arcocore/queues"
        page.mkdir(parents=True)
        (page / "index.html").write_text("<!doctype html><title>Queues</title><h1>Queues</h1>")
        cls.options = ("--docs", cls.folder.name)
        super().setUpClass()

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        cls.folder.cleanup()

    def test_an_article_that_is_there_is_a_link_and_no_other_is(self):
        page = self.open("/login")
        words = page.get_by_role("region", name="Articles")
        expect(words.get_by_role("link")).to_have_text(["Queues"])
        expect(words).to_contain_text("Sources/ArcoTables/ArcoTables.docc/ArcoTables.md")
        words.get_by_role("link", name="Queues").click()
        expect(page.get_by_role("heading", level=1)).to_have_text("Queues")

    def test_no_link_leads_nowhere(self):
        # What is painted first has them all.
        context = self.new_context(java_script_enabled=False)
        found = self.walk(context)
        context.close()
        self.assertIn("/docs/documentation/arcocore/queues/", found)
        self.assertEqual({path for path, status in found.items() if status != 200}, set())

    def test_nothing_else_of_the_disk_is_served(self):
        for path in ("/docs/", "/docs/nothing", "/docs/../etc/passwd", "/docs/%2e%2e/%2e%2e/etc/passwd"):
            status = self.context.request.get(self.demo.address + path).status
            self.assertIn(status, (400, 404), path)


if __name__ == "__main__":
    unittest.main()
