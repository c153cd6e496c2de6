"""An element whose event is on its way says so, and who submits twice means it once."""

import unittest

from playwright.sync_api import expect

from patches import *
from scripted import ScriptedCase
from support import BrowserCase


class WaitingTests(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/todos", through=self.open_line())
        self.draft = self.page.get_by_label("What is there to do?")

    def test_a_button_is_busy_while_its_click_is_on_its_way(self):
        button = self.page.get_by_role("button", name="Mark all done")
        self.line.flowing.clear()
        button.click()
        expect(button).to_have_attribute("aria-busy", "true")
        self.line.flowing.set()
        expect(self.page.get_by_role("button", name="Mark none done")).not_to_have_attribute(
            "aria-busy", "true")

    def test_a_quick_answer_is_not_announced(self):
        self.page.evaluate("""() => {
            window.busy = 0;
            new MutationObserver(all => window.busy += all.length).observe(
                document, { subtree: true, attributeFilter: ["aria-busy"] });
        }""")
        # However long a click takes here, this one is answered within 300 ms of the page's time.
        self.page.clock.install(time=0)
        self.page.clock.pause_at(60_000)
        self.line.flowing.clear()
        self.page.get_by_role("button", name="Mark all done").click()
        self.page.clock.run_for(290)
        self.line.flowing.set()
        expect(self.page.get_by_role("button", name="Mark none done")).to_be_visible()
        self.page.clock.run_for(1000)
        self.assertEqual(self.page.evaluate("busy"), 0)

    def test_a_form_that_is_on_its_way_is_not_sent_again(self):
        self.draft.fill("Buy tea")
        wire = self.wire(self.page)
        self.line.flowing.clear()
        before = wire.count(wire.sent, 2)
        self.draft.press("Enter")
        self.draft.press("Enter")
        form = self.page.locator("form").first
        expect(form).to_have_attribute("aria-busy", "true")
        # What is typed and one submission.
        self.assertLessEqual(wire.count(wire.sent, 2), before + 2)
        self.line.flowing.set()
        expect(self.page.locator(".tick span")).to_have_count(4)
        expect(form).not_to_have_attribute("aria-busy", "true")
        self.draft.fill("And milk")
        self.draft.press("Enter")
        expect(self.page.locator(".tick span")).to_have_count(5)

    def test_who_types_on_while_a_form_is_on_its_way_submits_again(self):
        self.draft.fill("Buy tea")
        self.line.flowing.clear()
        self.draft.press("Enter")
        self.draft.fill("And milk")
        self.draft.press("Enter")
        self.line.flowing.set()
        expect(self.page.locator(".tick span")).to_have_count(5)


class EnterTests(BrowserCase):
    """Enter right after what enables the button of a form, while nobody knows that yet."""

    def setUp(self):
        super().setUp()
        self.page = self.open("/7guis/flight", through=self.open_line())
        self.start = self.page.get_by_label("Start", exact=True)
        self.booking = self.page.get_by_label("Booking")
        self.start.fill("28.03.201")
        expect(self.page.get_by_role("button", name="Book")).to_be_disabled()
        self.start.press("End")
        self.wait_for_part(self.page, "arco-fields")
        self.line.flowing.clear()

    def test_the_form_is_sent_once_the_answer_enables_it(self):
        self.page.keyboard.type("4")
        self.page.keyboard.press("Enter")
        self.line.flowing.set()
        expect(self.booking).to_have_text("You have booked a one-way flight on 28.03.2014.")

    def test_it_is_not_if_the_answer_does_not(self):
        self.page.keyboard.type("x")
        self.page.keyboard.press("Enter")
        self.line.flowing.set()
        expect(self.start).to_have_attribute("aria-invalid", "true")
        self.start.press("Backspace")
        self.page.keyboard.type("4")
        expect(self.page.get_by_role("button", name="Book")).to_be_enabled()
        expect(self.booking).to_have_text("")

    def test_it_is_not_if_somebody_types_on(self):
        self.page.keyboard.type("4")
        self.page.keyboard.press("Enter")
        self.page.keyboard.press("Backspace")
        self.page.keyboard.type("5")
        self.line.flowing.set()
        expect(self.page.get_by_role("button", name="Book")).to_be_enabled()
        expect(self.booking).to_have_text("")


class ComposedEnterTests(ScriptedCase):
    def test_the_enter_that_ends_a_composition_in_safari_sends_no_form(self):
        self.paint('<form data-on="s"><input data-on="i"><button disabled>Book</button></form>', 4)
        self.page.focus("input")
        self.dispatch(
            "input", ["CompositionEvent", "compositionstart"], "日本", ["InputEvent", "input", {"isComposing": True}],
            ["CompositionEvent", "compositionend"], ["KeyboardEvent", "keydown", {"key": "Enter", "keyCode": 229}])
        self.wait(self.events)
        self.patches.add(REMOVE_ATTRIBUTE, 3, ("disabled",))
        self.apply(applied=1)
        self.assertTrue(self.page.is_enabled("button"))
        self.page.press("input", "x")
        self.expect_events(reported(2, "日本"), reported(2, "日本x"))


class BusyTests(ScriptedCase):
    def open(self, markup, count, **more):
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.paint(markup, count, **more)
        self.wait(lambda: self.received)

    def answer(self, applied):
        self.patches.add(SET_TEXT, 2, f"answer {applied}")
        self.apply(applied=applied)

    def busy(self, element="button"):
        return self.page.get_attribute(element, "aria-busy")

    def test_a_button_is_busy_as_long_as_one_of_its_clicks_is_on_its_way(self):
        self.open('<button data-on="c">Press</button>', 2)
        for _ in range(2):
            self.page.click("button")
        self.page.clock.run_for(400)
        self.answer(applied=1)
        self.assertEqual(self.busy(), "true")
        self.answer(applied=2)
        self.assertIsNone(self.busy())

    def test_what_the_view_says_meanwhile_stays(self):
        self.open('<button data-on="c">Press</button>', 2)
        self.page.click("button")
        self.page.clock.run_for(400)
        self.patches.add(SET_ATTRIBUTE, 1, ("aria-busy",), "true")
        self.apply()
        self.answer(applied=1)
        self.assertEqual(self.busy(), "true")

    def test_the_page_is_busy_while_somebody_waits_for_another_address(self):
        self.open('<a href="/other">Go</a>', 2, more='data-address="/patches"')
        self.page.click("a")
        self.page.clock.run_for(400)
        self.assertEqual(self.busy("main"), "true")
        self.answer(applied=1)
        self.assertIsNone(self.busy("main"))


if __name__ == "__main__":
    unittest.main()
