"""Lines break; pages come back to where they were."""

import unittest

from playwright.sync_api import expect

from line import Line
from support import BrowserCase, Demo, Frame


class ConnectionTests(BrowserCase):
    expects_network_errors = True

    def setUp(self):
        super().setUp()
        self.open_line()

    def value(self, page):
        return page.get_by_role("status", name="Value")

    def increment(self, page):
        page.get_by_role("button", name="Increment").click()

    def sign(self, page):
        return page.locator(".arco-status")

    def test_a_cut_line_is_shown_and_comes_back_to_the_same_component(self):
        page = self.open("/stepper", through=self.line)
        self.increment(page)
        expect(self.value(page)).to_have_text("1")
        expect(self.sign(page)).to_have_text("")
        self.line.cut()
        expect(self.sign(page)).to_have_text("Connection lost. Trying to reconnect…")
        expect(self.sign(page)).to_be_visible()
        self.line.mend()
        expect(self.sign(page)).to_have_text("")
        self.increment(page)
        expect(self.value(page)).to_have_text("2")

    def test_presses_of_the_meantime_count_once(self):
        page = self.open("/stepper", through=self.line)
        self.increment(page)
        expect(self.value(page)).to_have_text("1")
        self.line.cut()
        self.increment(page)
        self.increment(page)
        expect(self.value(page)).to_have_text("1")
        self.line.mend()
        expect(self.value(page)).to_have_text("3")

    def test_a_press_whose_answer_is_lost_counts_once(self):
        page = self.open("/stepper", through=self.line)
        self.line.delay = 0.4
        self.increment(page)
        page.wait_for_timeout(150)
        self.line.cut()
        self.line.delay = 0
        self.line.mend()
        expect(self.value(page)).to_have_text("1")
        self.increment(page)
        expect(self.value(page)).to_have_text("2")

    def test_a_line_that_says_nothing_is_given_up(self):
        page = self.open("/stepper", through=self.line)
        self.line.flowing.clear()
        self.increment(page)
        expect(self.sign(page)).not_to_have_text("")
        self.line.cut()
        self.line.flowing.set()
        self.line.mend()
        expect(self.value(page)).to_have_text("1")

    def test_a_browser_that_goes_offline_comes_back(self):
        page = self.open("/stepper", through=self.line)
        self.increment(page)
        expect(self.value(page)).to_have_text("1")
        self.context.set_offline(True)
        expect(self.sign(page)).not_to_have_text("")
        self.increment(page)
        self.context.set_offline(False)
        expect(self.value(page)).to_have_text("2")
        expect(self.sign(page)).to_have_text("")

    def test_a_press_on_what_is_gone_is_dropped_with_a_word_on_the_console(self):
        page = self.open("/todos", through=self.line)
        row = page.get_by_role("button", name="Delete: Boil the water")
        self.line.delay = 0.3
        row.evaluate("button => { button.click(); button.click(); }")
        with page.expect_console_message(lambda said: said.type == "warning") as said:
            expect(page.get_by_role("listitem")).to_have_count(2)
        self.assertEqual(said.value.text, "arco: an event had no effect: its element is gone")
        page.get_by_role("button", name="Delete: Grind the beans").click()
        expect(page.get_by_role("listitem")).to_have_count(1)

    def test_what_is_typed_while_the_line_is_down_is_kept(self):
        page = self.open("/todos", through=self.line)
        draft = page.get_by_label("What is there to do?")
        self.line.cut()
        draft.press_sequentially("Patience", delay=20)
        self.line.mend()
        expect(self.sign(page)).to_have_text("")
        expect(draft).to_have_value("Patience")
        draft.press("Enter")
        expect(page.get_by_role("checkbox", name="Patience")).to_be_visible()


class FrozenTests(BrowserCase):
    """A browser puts a page to sleep that nobody looks at, and its line ends meanwhile."""

    expects_network_errors = True

    def test_a_page_that_was_frozen_comes_back_with_its_half_typed_text(self):
        page = self.open("/todos", through=self.open_line())
        draft = page.get_by_label("What is there to do?")
        draft.press_sequentially("Half a sen")
        tools = self.context.new_cdp_session(page)
        for way in ("the line ended", "another network"):
            with self.subTest(way):
                tools.send("Page.setWebLifecycleState", {"state": "frozen"})
                if way == "the line ended":
                    self.line.cut()
                    self.line.mend()
                else:
                    self.line.move()
                tools.send("Page.setWebLifecycleState", {"state": "active"})
                expect(page.locator("html")).to_have_attribute("data-line", "up")
                expect(draft).to_have_value("Half a sen")
        draft.press_sequentially("tence")
        draft.press("Enter")
        expect(page.get_by_role("checkbox", name="Half a sentence")).to_be_visible()


class IdleTests(BrowserCase):
    """Nobody does anything, and time goes by as the test says."""

    expects_network_errors = True

    #: When lines were begun, and when they ended, by the page's own clock.
    KEEP_TIMES = """
        window.begun = [];
        window.ended = [];
        window.WebSocket = class extends WebSocket {
            constructor(...all) {
                super(...all);
                begun.push(Date.now());
                this.addEventListener('close', () => ended.push(Date.now()));
            }
        };
    """

    def setUp(self):
        super().setUp()
        self.context.clock.install(time=0)
        self.context.clock.pause_at(1)
        self.context.add_init_script(self.KEEP_TIMES)
        self.page = self.open("/stepper", through=self.open_line())
        self.sign = self.page.locator(".arco-status")

    def pass_time(self, milliseconds):
        self.page.clock.run_for(milliseconds)

    def pings(self):
        wire = self.wire(self.page)
        return wire.count(wire.sent, Frame.PING)

    def is_up(self):
        return self.page.locator("html").get_attribute("data-line") == "up"

    def test_an_idle_page_pings_and_stays_up_while_it_is_answered(self):
        for count in (1, 2):
            self.pass_time(19_000)
            self.assertEqual(self.pings(), count - 1)
            self.pass_time(1_000)
            self.wire(self.page).wait(lambda wire: wire.count(wire.heard, Frame.PONG) == count)
            self.wire(self.page).wait(lambda _: self.pings() == count)
        self.pass_time(10_000)
        self.assertTrue(self.is_up())
        self.assertEqual(self.wire(self.page).lines, 1)

    def test_a_line_that_freezes_while_nobody_does_anything_is_noticed(self):
        self.line.flowing.clear()
        self.pass_time(24_000)
        self.wire(self.page).wait(lambda _: self.pings() == 1)
        self.assertTrue(self.is_up())
        self.pass_time(1_100)
        self.assertFalse(self.is_up())
        self.pass_time(500)
        expect(self.sign).to_have_text("Connection lost. Trying to reconnect…")
        self.line.cut()
        self.line.flowing.set()
        self.line.mend()
        self.page.clock.resume()
        expect(self.sign).to_have_text("")
        self.page.get_by_role("button", name="Increment").click()
        expect(self.page.get_by_role("status", name="Value")).to_have_text("1")

    def wait_until_lost(self):
        """Waits until the newest line ended: in real time, as nothing else here."""
        self.wire(self.page).wait(lambda _: self.page.evaluate("begun.length === ended.length"))

    def wait_before_attempt(self, step):
        """How long the page waits before its next attempt, which it makes in a step's range."""
        self.wait_until_lost()
        attempts = self.page.evaluate("begun.length")
        self.pass_time(step * 5 // 4 + 1)
        self.assertEqual(self.page.evaluate("begun.length"), attempts + 1)
        return self.page.evaluate("begun.at(-1) - ended.at(begun.length - 2)")

    def test_attempts_come_at_growing_steps_that_are_not_the_same_for_all(self):
        steps = [100, 500, 1_000, 2_000, 5_000, 10_000, 10_000]
        self.line.cut()
        waits = [self.wait_before_attempt(step) for step in steps]
        shares = [wait / step for wait, step in zip(waits, steps)]
        for share in shares:
            self.assertGreaterEqual(share, 0.74)
            self.assertLessEqual(share, 1.26)
        self.assertGreater(max(shares) - min(shares), 0.02)
        self.wait_until_lost()
        self.line.mend()
        self.wait_before_attempt(steps[-1])
        self.wire(self.page).wait(lambda wire: wire.modes == [Frame.CARRY_ON] * 2)
        # A line that is up for a moment is none yet.
        self.pass_time(5_000)
        self.line.cut()
        self.assertLessEqual(self.wait_before_attempt(steps[0]), 126)


class RestartTests(BrowserCase):
    expects_network_errors = True

    def test_a_page_of_a_server_that_restarted_begins_anew_and_says_so(self):
        first = Demo()
        line = self.line = Line(first.port)
        page = self.open("/todos", through=line)
        draft = page.get_by_label("What is there to do?")
        page.get_by_role("button", name="Delete: Boil the water").click()
        expect(page.get_by_role("listitem")).to_have_count(2)
        draft.press_sequentially("Half sentence", delay=20)
        for _ in range(len("sentence")):
            draft.press("ArrowLeft")
        self.assertEqual(first.stop(), 0)
        second = Demo()
        try:
            line.target = second.port
            expect(page.get_by_role("listitem")).to_have_count(3)
            expect(page.locator(".arco-status")).to_contain_text("started again")
            expect(draft).to_have_value("Half sentence")
            expect(draft).to_be_focused()
            page.keyboard.type("a ")
            draft.press("Enter")
            expect(page.get_by_role("checkbox", name="Half a sentence")).to_be_visible()
        finally:
            page.close()
            second.stop()


if __name__ == "__main__":
    unittest.main()
