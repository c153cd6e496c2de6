"""A module of WebAssembly that has stopped, and is started again."""

import unittest

from playwright.sync_api import expect

from local import LocalCase


class RestartTests(LocalCase):
    """A module that has stopped is started again when a script of the page asks for it."""

    def setUp(self):
        super().setUp()
        self.page = self.open("/trial/")
        self.ticks = self.page.locator("#ticks")
        self.words = self.page.get_by_label("Words")
        self.sign = self.page.get_by_text("This part of the page has stopped")
        self.warnings = []
        self.page.on("console", lambda it: it.type == "warning" and self.warnings.append(it.text))
        self.page.evaluate("addEventListener('arcostopped', (event) => { window.stop = event.detail; })")

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).first.click()

    def trap(self):
        self.press("Trap")
        expect(self.sign).to_be_visible()

    def restart(self, ask="stop.restart()"):
        self.page.evaluate(ask)
        expect(self.sign).to_have_count(0)
        self.assertIsNone(self.page.locator("#trial").get_attribute("data-module"))

    def expect_stops(self, count):
        """Nothing else was amiss: each event was heard once, by what is there now."""
        self.assertEqual([it for it in self.warnings if "the module has stopped" not in it], [])
        self.assertEqual(len(self.warnings), count)

    def test_it_is_as_new_as_often_as_it_is_started(self):
        for _ in range(2):
            self.press("Start")
            self.press("Watch")
            expect(self.ticks).not_to_have_text("0")
            self.trap()
            self.restart()
            expect(self.page.get_by_role("main")).to_have_count(1)
            self.page.wait_for_timeout(60)
            expect(self.ticks).to_have_text("0")
            self.press("Create")
            self.press("Drop")
            expect(self.page.get_by_role("listitem")).to_have_count(999)
            self.press("Fetch")
            expect(self.page.locator("#answer")).to_have_text("201: POST [0, 255] ü")
        self.expect_stops(2)

    def test_a_text_that_an_extension_took_away_is_built_again_and_nothing_stops(self):
        self.words.fill("beans")
        self.words.press("End")
        self.page.evaluate("document.querySelector('#echo').firstChild.remove()")
        self.page.keyboard.type("!")
        expect(self.page.locator("#echo")).to_have_text("beans!")
        expect(self.words).to_have_value("beans!")
        expect(self.words).to_be_focused()
        self.page.keyboard.type("?")
        expect(self.page.locator("#echo")).to_have_text("beans!?")
        self.assertEqual(["rebuilding the page" in it for it in self.warnings], [True])

    def test_what_waits_to_be_reported_is_told_of_what_was_built_again(self):
        self.press("Start")
        expect(self.ticks).not_to_have_text("0")
        self.words.evaluate("(it) => it.setAttribute('data-debounce', 100000)")
        self.words.press_sequentially("tea")
        self.page.evaluate("document.querySelector('#ticks').firstChild.remove()")
        expect(self.page.locator("#echo")).to_have_text("tea")
        expect(self.words).to_have_value("tea")
        self.press("Stop")
        self.assertEqual(["rebuilding the page" in it for it in self.warnings], [True])

    def test_what_was_typed_is_told_to_it(self):
        self.words.fill("beans")
        self.trap()
        self.words.press("End")
        self.page.keyboard.type(" and tea")
        self.words.press("ArrowLeft")
        self.restart()
        echo = self.page.locator("#echo")
        expect(echo).to_have_text("beans and tea")
        expect(self.words).to_be_focused()
        self.page.keyboard.type("!")
        expect(echo).to_have_text("beans and te!a")
        self.expect_stops(1)

    def test_what_waited_to_be_reported_is_not_reported_to_another_one(self):
        self.press("Create")
        line = self.page.get_by_label("Line 999")
        line.evaluate("(it) => it.setAttribute('data-debounce', 100)")
        line.press_sequentially("tea")
        self.trap()
        line.press_sequentially("beans")
        self.restart()
        self.page.wait_for_timeout(150)
        self.expect_stops(1)

    def test_who_asks_twice_means_it_once(self):
        self.trap()
        self.restart("Promise.all([stop.restart(), stop.restart()]).then(() => stop.restart())")
        expect(self.page.get_by_role("main")).to_have_count(1)
        self.words.fill("beans")
        expect(self.page.locator("#echo")).to_have_text("beans")
        self.expect_stops(1)

    def test_a_browser_that_has_no_memory_for_it_says_so_and_is_asked_again(self):
        self.page.evaluate("""() => {
            const { instantiate } = WebAssembly;
            WebAssembly.instantiate = async () => {
                WebAssembly.instantiate = instantiate;
                throw new RangeError("out of memory");
            };
        }""")
        self.trap()
        said = self.page.evaluate("stop.restart().catch((error) => error.message)")
        self.assertEqual(said, "out of memory")
        expect(self.sign).to_be_visible()
        self.restart()
        self.expect_stops(1)

    def test_many_starts_leave_nothing_behind(self):
        tools = self.context.new_cdp_session(self.page)

        def left(starts):
            for _ in range(starts):
                self.press("Create")
                self.trap()
                self.restart()
            self.page.evaluate("window.stop = null; console.clear()")
            tools.send("HeapProfiler.collectGarbage")
            counters = tools.send("Memory.getDOMCounters")
            return counters["nodes"], counters["jsEventListeners"]

        first = left(2)
        self.assertEqual(left(4), first)

    def test_one_that_stops_as_it_begins_anew_says_so_and_is_started_again(self):
        self.trap()
        self.page.evaluate("""() => {
            const { getElementById } = Document.prototype;
            Document.prototype.getElementById = () => {
                Document.prototype.getElementById = getElementById;
                throw new Error("no");
            };
        }""")
        self.page.evaluate("stop.restart()")
        self.assertEqual(self.page.evaluate("stop.message"), "no")
        expect(self.sign).to_be_visible()
        self.restart()
        self.words.fill("beans")
        expect(self.page.locator("#echo")).to_have_text("beans")
        self.expect_stops(2)

    def test_the_other_module_of_the_page_does_not_hear_of_it(self):
        page = self.page = self.open("/both.html")
        page.evaluate("addEventListener('arcostopped', (event) => { window.stop = event.detail; })")
        page.get_by_role("link", name="Item 2", exact=True).click()
        heading = page.get_by_role("heading", name="Item 2", exact=True)
        other = heading.element_handle()
        self.press("Trap")
        page.evaluate("stop.restart()")
        page.get_by_label("Words", exact=True).last.fill("beans")
        expect(page.locator("#echo")).to_have_text("beans")
        self.assertTrue(other.evaluate("(it) => it.isConnected"))
        page.get_by_role("link", name="List").first.click()
        expect(page.get_by_role("heading", name="List")).to_be_visible()


if __name__ == "__main__":
    unittest.main()
