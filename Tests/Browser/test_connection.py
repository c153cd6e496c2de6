"""Lines break; pages come back to where they were."""

import unittest

from playwright.sync_api import expect

from support import BrowserCase, Demo, Line


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
        expect(self.sign(page)).to_have_text("", timeout=15000)
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
        expect(self.value(page)).to_have_text("3", timeout=15000)

    def test_a_press_whose_answer_is_lost_counts_once(self):
        page = self.open("/stepper", through=self.line)
        self.line.delay = 0.4
        self.increment(page)
        page.wait_for_timeout(150)
        self.line.cut()
        self.line.delay = 0
        self.line.mend()
        expect(self.value(page)).to_have_text("1", timeout=15000)
        self.increment(page)
        expect(self.value(page)).to_have_text("2")

    def test_a_line_that_says_nothing_is_given_up(self):
        page = self.open("/stepper", through=self.line)
        self.line.flowing.clear()
        self.increment(page)
        expect(self.sign(page)).not_to_have_text("", timeout=15000)
        self.line.cut()
        self.line.flowing.set()
        self.line.mend()
        expect(self.value(page)).to_have_text("1", timeout=15000)

    def test_a_browser_that_goes_offline_comes_back(self):
        page = self.open("/stepper", through=self.line)
        self.increment(page)
        expect(self.value(page)).to_have_text("1")
        self.context.set_offline(True)
        expect(self.sign(page)).not_to_have_text("")
        self.increment(page)
        self.context.set_offline(False)
        expect(self.value(page)).to_have_text("2", timeout=15000)
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
        expect(self.sign(page)).to_have_text("", timeout=15000)
        expect(draft).to_have_value("Patience")
        draft.press("Enter")
        expect(page.get_by_role("checkbox", name="Patience")).to_be_visible()


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
            expect(page.get_by_role("listitem")).to_have_count(3, timeout=15000)
            expect(page.locator(".arco-status")).to_contain_text("started anew")
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
