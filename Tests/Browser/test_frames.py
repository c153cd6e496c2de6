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


class UnknownFrameTests(ScriptedCase):
    def test_a_page_joins_by_the_format_and_with_what_it_counted(self):
        self.paint("<p>a<!---->b<!--e--></p>", 4)
        self.assertEqual(self.joins, [bytes([1, 3]) + frame_text("token") + bytes([0, 4])])

    def test_what_is_unknown_is_said_and_brings_a_rebuild(self):
        self.paint(BUTTON, 2)
        for frame in (bytes([6]), bytes([200, 1]), bytes([1, 3, 0, 0]), bytes([4, 1, 6]), bytes([4, 1, 0]), b""):
            with self.subTest(frame):
                joins, warnings = len(self.joins), len(self.warnings)
                self.line_to_page.send(frame)
                self.wait(lambda: len(self.joins) > joins)
                self.assertEqual(self.joins[-1][-1], 0)
                self.assertIn("rebuilding the page", self.warnings[warnings])
                self.patches.rebuild().insert(0, 0, text("anew"))
                self.apply()

    def break_patch(self):
        """Sends a patch of which the page makes nothing."""
        self.patches.add(SET_TEXT, 99, "x")
        self.send()
        self.patches.number -= 1

    def test_what_goes_wrong_again_is_said_to_the_user_and_not_asked_for_again(self):
        self.page.clock.install(time=0)
        self.paint(BUTTON, 2)
        self.wait(lambda: self.received)
        self.break_patch()
        self.page.clock.run_for(200)
        self.wait(lambda: len(self.joins) == 2)
        self.break_patch()
        self.wait(lambda: len(self.codes) == 2)
        self.page.clock.run_for(600_000)
        self.assertEqual((len(self.joins), self.codes), (2, [4009, 4009]))
        self.assertEqual(self.page.inner_text(".arco-status"), "Broken")
        self.assertTrue(self.page.is_visible("button"))
        self.assertIn("cannot be rebuilt", self.warnings[-1])

    def test_a_page_that_could_not_be_rebuilt_is_asked_for_once_more_when_its_user_does_something(self):
        self.page.clock.install(time=0)
        self.paint(BUTTON, 2)
        for line in (1, 2):
            self.wait(lambda: len(self.joins) == line)
            self.break_patch()
            self.wait(lambda: len(self.codes) == line)
            self.page.clock.run_for(200)
        self.page.clock.run_for(600_000)
        self.page.click("button")
        self.wait(lambda: len(self.joins) == 3)
        self.assertEqual(self.joins[-1][-1], 0)
        self.patches.rebuild().insert(0, 0, text("anew"))
        self.apply()
        self.expect("anew")
        self.assertEqual(self.page.inner_text(".arco-status"), "")
        # It counts anew.
        self.break_patch()
        self.page.clock.run_for(200)
        self.wait(lambda: len(self.joins) == 4)

    def test_a_page_of_another_format_is_said_and_loaded(self):
        self.paint(BUTTON, 2)
        other = "<!doctype html><title>Other</title><body data-arco4='/arco/live'>Another format"
        self.page.unroute("**/patches")
        self.page.route("**/patches", lambda route: route.fulfill(body=other, content_type="text/html"))
        with self.page.expect_navigation():
            self.line_to_page.send(bytes([1, 2, 0, 0]))
        self.assertEqual(self.page.inner_text("body"), "Another format")
        self.assertIn("of another format", self.warnings[-1])


if __name__ == "__main__":
    unittest.main()
