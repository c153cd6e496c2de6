"""What the script says and makes of frames besides patches: this test is the server."""

import unittest

from patches import *
from scripted import ScriptedCase
from support import Frame

BUTTON = '<button data-on="c">Press</button>'


class ReceiptTests(ScriptedCase):
    def receipts(self):
        """The patches that frames of their own acknowledged, after that of the welcome."""
        return self.received[1:]

    def stop_time(self):
        """What the page waits for comes when the test lets time pass: a click may take a second, too."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)

    def test_an_event_says_on_which_patch_it_was_made_and_acknowledges_it(self):
        self.stop_time()
        self.paint(BUTTON, 2, window=100)
        for word in ("one", "two"):
            self.patches.add(SET_TEXT, 2, word)
            self.send()
        self.wait(lambda: self.shown()[0][-1] == "two")
        self.page.click("button")
        self.wait(lambda: self.sent[1:])
        self.assertEqual(self.sent[1], bytes([2, 1, 2, 1]) + b"c")
        self.page.clock.run_for(1200)
        self.assertEqual(self.receipts(), [])

    def test_without_an_event_patches_are_acknowledged_soon_and_together(self):
        self.stop_time()
        self.paint(BUTTON, 2, window=100)
        for word in ("one", "two"):
            self.patches.add(SET_TEXT, 2, word)
            self.send()
        self.wait(lambda: self.shown()[0][-1] == "two")
        self.page.clock.run_for(1000)
        self.wait(self.receipts)
        self.assertEqual(self.receipts(), [2])

    def test_a_rebuild_many_patches_and_large_ones_are_acknowledged_at_once(self):
        self.stop_time()
        self.paint(BUTTON, 2, window=12)
        for _ in range(7):
            self.patches.add(SET_TEXT, 2, "word")
            self.send()
        self.wait(lambda: self.receipts() == [3, 6])
        self.patches.rebuild().insert(0, 0, text("anew"))
        self.send()
        self.wait(lambda: self.receipts() == [3, 6, 8])
        self.patches.add(SET_TEXT, 1, "long" * 20_000)
        self.send()
        self.wait(lambda: self.receipts() == [3, 6, 8, 9])

    def test_after_a_rebuild_events_from_before_are_sent_again_first(self):
        self.paint(BUTTON, 2)
        self.page.click("button")
        self.patches.rebuild().insert(0, 0, element("button", {"data-on": "c"}, text("Anew")))
        self.apply()
        self.page.click("button")
        self.wait(lambda: len(self.sent) == 4)
        self.sent.clear()
        self.line_to_page.close()
        self.wait(lambda: len(self.sent) == 3)
        before, after = bytes([2, 1, 0, 1]) + b"c", bytes([2, 2, 1, 1]) + b"c"
        self.assertEqual(self.sent, [before, bytes([Frame.RECEIVED, 1]), after])


class RefusalTests(ScriptedCase):
    def test_a_page_says_which_refusals_it_heard_before_it_sends_events_again(self):
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.paint(BUTTON, 2)
        for _ in range(2):
            self.page.click("button")
        self.wait(lambda: len(self.sent) == 3)
        self.line_to_page.send(bytes([4, 1, 1]))
        self.wait(lambda: any("had no effect" in said for said in self.warnings))
        self.page.clock.run_for(100)
        self.wait(lambda: bytes([5, 1]) in self.sent)
        self.sent.clear()
        self.welcome = bytes([1, 0, 1, 0])
        self.line_to_page.close()
        self.page.clock.run_for(200)
        self.wait(lambda: len(self.sent) == 3)
        event = bytes([2, 2, 0, 1]) + b"c"
        self.assertEqual(self.sent, [bytes([5, 1]), bytes([Frame.RECEIVED, 0]), event])


class UnknownFrameTests(ScriptedCase):
    def test_a_page_joins_by_the_format_and_with_what_it_counted(self):
        self.paint("<p>a<!---->b<!--e--></p>", 4)
        self.assertEqual(self.joins, [bytes([1, 3]) + frame_text("token") + bytes([0, 4])])

    def test_what_is_unknown_is_said_and_brings_a_rebuild(self):
        self.page.clock.install()
        self.paint(BUTTON, 2)
        for frame in (bytes([6]), bytes([200, 1]), bytes([1, 3, 0, 0]), bytes([4, 1, 6]), bytes([4, 2, 0]), b""):
            with self.subTest(frame):
                joins, warnings = len(self.joins), len(self.warnings)
                self.line_to_page.send(frame)
                self.wait(lambda: len(self.joins) > joins)
                self.assertEqual(self.joins[-1][-1], 0)
                self.assertIn("rebuilding the page", self.warnings[warnings])
                self.patches.rebuild().insert(0, 0, text("anew"))
                self.apply()
                self.calm()

    def test_a_page_of_another_format_is_said_and_loaded(self):
        self.paint(BUTTON, 2)
        other = "<!doctype html><title>Other</title><body data-arco4='/arco/live'>Another format"
        self.page.unroute("**/patches")
        self.page.route("**/patches", lambda route: route.fulfill(body=other, content_type="text/html"))
        with self.page.expect_navigation():
            self.line_to_page.send(bytes([1, 2, 0, 0]))
        self.assertEqual(self.page.inner_text("body"), "Another format")
        self.assertIn("needs another script", self.warnings[-1])


class FailingAgainTests(ScriptedCase):
    """What goes wrong again soon: the page says so, and leaves time between its lines."""

    def open(self):
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.paint(BUTTON, 2)
        self.wait(lambda: self.received)

    def break_patch(self, node=99):
        """Sends a patch of which the page makes nothing."""
        lines = len(self.codes)
        self.patches.add(SET_TEXT, node, "x")
        self.send()
        self.patches.number -= 1
        self.wait(lambda: len(self.codes) > lines)

    def rebuild(self, word="anew"):
        self.patches.rebuild().insert(0, 0, element("p", {}, text(word)))
        self.apply()
        self.expect(["p", {}, word])

    def expect_line(self, after):
        """The page opens another line after so many milliseconds, a quarter more or less, to be built anew."""
        lines = len(self.joins)
        self.page.clock.run_for(int(after * 0.75) - 10)
        self.page.evaluate("0")
        self.assertEqual(len(self.joins), lines)
        self.page.clock.run_for(int(after / 2) + 20)
        self.wait(lambda: len(self.joins) == lines + 1)
        self.assertEqual(self.joins[-1][-1], 0)

    def expect_words(self, words):
        self.assertEqual(self.page.inner_text(".arco-status"), words)

    def test_what_goes_wrong_again_is_said_while_the_page_can_be_read(self):
        self.open()
        self.break_patch()
        self.expect_line(after=100)
        self.break_patch()
        self.page.clock.run_for(600)
        self.expect_words("Broken")
        self.assertTrue(self.page.is_visible("button"))
        self.assertEqual(self.codes, [4009, 4009])

    def test_what_passes_by_itself_needs_nobody_who_does_something(self):
        self.open()
        self.break_patch()
        self.expect_line(after=100)
        for _ in range(3):
            self.break_patch()
            self.expect_line(after=10_000)
        self.rebuild()
        self.expect_words("")

    def test_somebody_who_does_something_need_not_wait(self):
        self.open()
        self.break_patch()
        self.expect_line(after=100)
        self.break_patch()
        self.page.click("button")
        self.wait(lambda: len(self.joins) == 3)
        self.rebuild()
        self.expect_words("")

    def test_a_rebuild_that_is_followed_by_a_failure_is_not_asked_for_without_end(self):
        self.open()
        self.break_patch()
        self.expect_line(after=100)
        for word in "abc":
            self.rebuild(word)
            self.break_patch()
            self.expect_line(after=10_000)

    def test_failures_that_take_turns_are_not_less_than_one_that_comes_again(self):
        self.open()
        self.break_patch()
        self.expect_line(after=100)
        for number in (1 << 31, 99, 1 << 31):
            self.break_patch(number)
            self.expect_line(after=10_000)

    def test_after_a_while_without_a_failure_the_next_one_is_the_first(self):
        self.open()
        for _ in range(3):
            self.break_patch()
            self.expect_line(after=100)
            self.rebuild()
            self.calm()

    def test_failures_that_come_slowly_are_not_mended_without_end(self):
        self.open()
        for _ in range(5):
            self.break_patch()
            self.expect_line(after=100)
            self.rebuild()
            self.page.clock.run_for(6000)
        self.break_patch()
        self.page.clock.run_for(600)
        self.expect_words("Broken")
        self.page.clock.run_for(6_800)
        self.assertEqual(len(self.joins), 6)
        self.page.clock.run_for(5_200)
        self.wait(lambda: len(self.joins) == 7)

    def test_a_page_that_was_fetched_anew_counts_anew(self):
        self.open()
        self.break_patch()
        self.welcome = bytes([1, 2, 0, 0])
        self.expect_line(after=100)
        self.welcome = bytes([1, 0, 0, 0])
        self.patches = Patches()
        self.wait(lambda: len(self.joins) == 3)
        self.break_patch()
        self.expect_line(after=500)

    def test_a_refusal_of_an_unknown_kind_that_the_server_repeats_is_looked_at_once(self):
        self.open()
        self.page.click("button")
        self.wait(lambda: self.sent[1:])
        refusal = bytes([4, 1, 6])
        self.line_to_page.send(refusal)
        self.wait(lambda: self.codes)
        # As a server does that does not know whether the page heard it.
        self.first = [refusal]
        self.welcome = bytes([1, 0, 1, 0])
        self.expect_line(after=100)
        self.rebuild()
        self.page.clock.run_for(200)
        self.wait(lambda: bytes([5, 1]) in self.sent)
        self.assertEqual(len(self.joins), 2)


class UnsentTests(ScriptedCase):
    """What the page cannot send, it says to its user."""

    WORDS = 'data-word-refused="Refused" data-word-large="Large"'

    def expect_words(self, words):
        self.page.wait_for_function("(words) => document.querySelector('.arco-status').textContent === words", arg=words)

    def test_what_is_too_large_is_said(self):
        self.paint('<form data-on="s"><textarea name="a" data-on="i"></textarea><button>Save</button></form>', 4, more=self.WORDS)
        self.page.fill("textarea", "x" * 1_000)
        self.expect_words("Large")
        self.page.evaluate("document.querySelector('.arco-status').textContent = ''")
        self.page.click("button")
        self.expect_words("Large")
        self.assertEqual(self.events(), [])

    def test_what_is_done_while_the_page_is_rebuilt_is_said(self):
        self.paint(BUTTON, 2, more=self.WORDS)
        self.patches.add(SET_TEXT, 99, "x")
        self.send()
        self.patches.number -= 1
        self.wait(lambda: len(self.joins) == 2)
        self.page.click("button")
        self.expect_words("Refused")

    def test_what_is_typed_while_the_page_is_rebuilt_is_told_and_not_given_up(self):
        self.paint('<input name="a" data-on="i">', 1, more=self.WORDS)
        self.patches.add(SET_TEXT, 99, "x")
        self.send()
        self.patches.number -= 1
        self.wait(lambda: len(self.joins) == 2)
        self.page.fill("input", "tea")
        self.patches.rebuild().insert(0, 0, element("input", {"name": "a", "data-on": "i"}))
        self.apply()
        self.expect_events(reported(1, "tea"))
        self.assertEqual(self.page.inner_text(".arco-status"), "")

    def test_what_is_more_than_can_wait_is_said(self):
        self.paint(BUTTON, 2, more=self.WORDS)
        self.page.evaluate("for (let count = 0; count < 2000; count++) document.querySelector('button').click()")
        self.expect_words("")
        self.page.click("button")
        self.expect_words("Refused")


if __name__ == "__main__":
    unittest.main()
