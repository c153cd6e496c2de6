"""The first paint is adopted; what cannot go on is built anew, and what is refused harms nobody."""

import re
import unittest

from playwright.sync_api import expect

from support import BrowserCase, Frame

#: What an extension might do before the page's own script runs.
ADVERTISE = """
    addEventListener('readystatechange', () => {
        if (document.readyState !== 'interactive') return;
        const stranger = document.createElement('i');
        stranger.textContent = 'An advertisement';
        document.querySelector('h1').before(stranger);
    }, true);
"""


class PaintTests(BrowserCase):
    def rows(self, page):
        return page.get_by_role("list", name="Things to do").locator(".tick span")

    def what_is_read(self, page):
        """What is read out of a page, but for what it took, which is something else each time."""
        return re.sub(r"(runs on the server\.).*", r"\1", page.locator("body").aria_snapshot())

    def test_a_paint_that_a_stranger_changed_is_built_anew(self):
        context = self.new_context()
        context.add_init_script(ADVERTISE)
        with self.assertRaisesRegex(AssertionError, "not adopted"):
            self.open("/todos", context=context)
        page = context.pages[0]
        self.wire(page).wait(lambda wire: wire.count(wire.heard, Frame.PATCH))
        self.assertEqual(self.wire(page).modes, [Frame.REBUILD])
        expect(page.get_by_text("An advertisement")).to_have_count(0)
        self.assertFalse(page.evaluate("painted.some(it => it.isConnected)"))
        untouched = self.open("/todos")
        self.assertEqual(self.what_is_read(page), self.what_is_read(untouched))
        page.get_by_role("checkbox", name="Boil the water").check()
        page.get_by_role("button", name="Delete: Grind the beans").click()
        expect(self.rows(page)).to_have_text(["Boil the water", "Pour, and wait"])
        expect(page.get_by_text("1 of 2 to do")).to_be_visible()
        expect(page.locator(".arco-status")).to_have_text("")
        context.close()

    def test_what_is_typed_before_a_page_is_built_anew_is_kept(self):
        page = self.context.new_page()
        line = self.open_line()
        line.delay = 0.3
        page.add_init_script(ADVERTISE)
        page.goto(line.address + "/todos")
        line.flowing.clear()
        draft = page.get_by_label("What is there to do?")
        draft.press_sequentially("Half sentence")
        for _ in range(len("sentence")):
            draft.press("ArrowLeft")
        wire = self.wire(page)
        self.assertEqual(wire.modes, [])
        line.flowing.set()
        wire.wait(lambda wire: wire.count(wire.heard, Frame.PATCH))
        self.assertEqual(wire.modes, [Frame.REBUILD])
        expect(page.get_by_text("An advertisement")).to_have_count(0)
        page.keyboard.type("a ")
        expect(draft).to_have_value("Half a sentence")
        draft.press("Enter")
        expect(self.rows(page).last).to_have_text("Half a sentence")
        expect(draft).to_have_value("")


class RefusalTests(BrowserCase):
    def expect_refused(self, page, reason, words=""):
        wire = self.wire(page)
        wire.wait(lambda wire: wire.count(wire.heard, Frame.REFUSED))
        refusals = [frame for frame in wire.heard if frame.kind == Frame.REFUSED]
        self.assertEqual([frame.reason for frame in refusals], [reason])
        self.assertEqual(wire.lines, 1)
        expect(page.locator(".arco-status")).to_have_text(words)

    def test_a_press_on_what_is_gone_does_nothing(self):
        page = self.open("/todos")
        cross = page.get_by_role("button", name="Delete: Boil the water")
        cross.evaluate("it => { it.click(); it.click() }")
        self.expect_refused(page, Frame.GONE)
        rows = page.get_by_role("listitem")
        expect(rows).to_have_count(2)
        expect(page.get_by_text("2 of 2 to do")).to_be_visible()
        page.get_by_role("button", name="Delete: Pour, and wait").click()
        expect(rows).to_have_count(1)

    def test_a_press_that_the_view_does_not_offer_does_nothing(self):
        page = self.open("/stepper")
        value = page.get_by_role("status", name="Value")
        value.evaluate("it => { it.dataset.on = 'c'; it.click() }")
        self.expect_refused(
            page, Frame.NOT_OFFERED,
            "That had no effect: the page has changed meanwhile, or the input is not allowed.")
        page.get_by_role("button", name="Increment").click()
        expect(value).to_have_text("1")


if __name__ == "__main__":
    unittest.main()
