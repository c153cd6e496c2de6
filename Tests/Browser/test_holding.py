"""Events that are held back by `data-debounce` and `data-throttle`: this test is the server."""

import unittest

from scripted import ScriptedCase


class HoldingTests(ScriptedCase):
    def open(self, attribute):
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.paint(f'<input data-on="i" {attribute}><button data-on="c">Press</button>', 3)
        self.field = self.page.locator("input")

    def type(self, letter):
        self.field.press(letter)

    def pass_time(self, milliseconds):
        self.page.clock.run_for(milliseconds)

    def said(self):
        """What the field reported so far, and clicks."""
        events = [data for data in self.sent if data[0] == 2]
        return [event[6:6 + event[5]].decode() if event[4:5] == b"i" else "click" for event in events]

    def expect_said(self, *texts):
        self.wait(lambda: len(self.said()) >= len(texts))
        # What was sent before this is there.
        self.page.evaluate("0")
        self.assertEqual(self.said(), list(texts))

    def test_debounce_waits_until_nobody_typed_for_so_long_and_reports_the_last(self):
        self.open('data-debounce="300"')
        for letter in "abc":
            self.type(letter)
            self.pass_time(299)
        self.expect_said()
        self.pass_time(1)
        self.expect_said("abc")
        self.pass_time(1_000)
        self.type("d")
        self.pass_time(299)
        self.expect_said("abc")
        self.pass_time(1)
        self.expect_said("abc", "abcd")

    def test_throttle_reports_the_first_and_then_the_last_of_each_while(self):
        self.open('data-throttle="100"')
        self.type("a")
        self.expect_said("a")
        for letter in "bcd":
            self.type(letter)
            self.pass_time(33)
        self.expect_said("a")
        self.pass_time(1)
        self.expect_said("a", "abcd")
        self.type("e")
        self.pass_time(99)
        self.expect_said("a", "abcd")
        self.pass_time(1)
        self.expect_said("a", "abcd", "abcde")
        self.pass_time(100)
        self.type("f")
        self.expect_said("a", "abcd", "abcde", "abcdef")

    def test_what_is_held_back_comes_before_what_is_done_next(self):
        for attribute in ('data-debounce="300"', 'data-throttle="300"'):
            with self.subTest(attribute):
                self.setUp()
                self.open(attribute)
                self.type("a")
                self.type("b")
                self.page.click("button")
                first = ["a"] if "throttle" in attribute else []
                self.expect_said(*first, "ab", "click")
                self.pass_time(1_000)
                self.expect_said(*first, "ab", "click")


    def test_who_leaves_the_field_need_not_wait(self):
        self.open('data-debounce="300"')
        self.type("a")
        self.page.keyboard.press("Tab")
        self.expect_said("a")

    def test_what_waits_is_reported_before_the_page_is_left(self):
        self.open('data-debounce="300"')
        self.type("a")
        self.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide'))")
        self.expect_said("a")
        self.wait(lambda: self.codes)
        self.assertEqual(self.codes, [4004])


if __name__ == "__main__":
    unittest.main()
