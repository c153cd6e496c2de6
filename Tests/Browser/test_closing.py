"""What the script does when the server closes its line, by the code: this test is the server."""

import unittest

from scripted import PAGE, ScriptedCase

BUTTON = '<button data-on="c">Press</button>'


class ClosingTests(ScriptedCase):
    def setUp(self):
        super().setUp()
        self.fetched = 0
        self.page.on("request", self.note)

    def note(self, request):
        self.fetched += request.url.endswith("/patches") and not request.is_navigation_request()

    def begin(self):
        """Shows a page whose time stands still."""
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.paint(BUTTON, 2)
        self.wait(lambda: self.received)

    def close(self, code):
        self.line_to_page.close(code=code, reason=f"closed with {code}")
        self.wait(lambda: self.warnings)
        self.assertIn(f"closed with {code}", self.warnings[-1])
        self.assertEqual(self.page.locator("html").get_attribute("data-line"), "down")

    def each(self, codes, expect):
        """Does so for each code, with a page of its own."""
        for code in codes:
            with self.subTest(code):
                self.setUp()
                self.begin()
                self.close(code)
                expect()

    def test_a_page_that_ended_waits_for_its_user(self):
        def expect():
            self.page.clock.run_for(600_000)
            self.assertEqual((len(self.joins), self.fetched), (1, 0))
            self.page.click("button")
            self.wait(lambda: len(self.joins) == 2)

        self.each([4000, 4003, 4005], expect)

    def test_a_page_that_ended_waits_for_a_key_too(self):
        def expect():
            self.page.keyboard.press("Tab")
            self.wait(lambda: len(self.joins) == 2)

        self.each([4000], expect)

    def test_a_page_that_may_go_on_connects_again_by_itself(self):
        def expect():
            self.page.clock.run_for(74)
            self.assertEqual(len(self.joins), 1)
            self.page.clock.run_for(52)
            self.wait(lambda: len(self.joins) == 2)
            self.assertEqual(self.joins[0], self.joins[1])
            self.assertEqual(self.fetched, 0)

        self.each([1000, 1001, 1009, 1011, 4001, 4002, 4007], expect)

    def test_a_page_that_is_refused_is_fetched_anew(self):
        def expect():
            self.page.clock.run_for(126)
            self.wait(lambda: len(self.joins) == 2)
            self.assertEqual(self.fetched, 1)

        self.each([1002, 1003, 1008], expect)

    def test_of_a_page_that_is_fetched_twice_the_newer_answer_counts(self):
        self.begin()
        waiting = []
        self.page.unroute("**/patches")
        self.page.route("**/patches", lambda route: waiting.append(route))
        # The session is gone.
        self.welcome = bytes([1, 2, 0, 0])
        self.line_to_page.close(code=1008)
        self.page.clock.run_for(126)
        self.wait(lambda: len(waiting) == 1)
        # The page asks for its line meanwhile.
        self.page.evaluate("dispatchEvent(new Event('online'))")
        self.wait(lambda: len(waiting) == 2)
        self.welcome = bytes([1, 0, 0, 0])
        newer, older = "<p>Newer</p>", "<p>Older</p>"
        self.answer(waiting[1], newer)
        self.wait(lambda: len(self.joins) == 3)
        with self.page.expect_event("requestfinished"):
            self.answer(waiting[0], older)
        self.page.evaluate("() => new Response('anything').text()")
        self.page.wait_for_timeout(100)
        self.assertEqual(self.page.inner_text("main"), "Newer")
        self.assertEqual(len(self.joins), 3)

    def answer(self, route, markup):
        body = PAGE.format(count=2, markup=markup, script=self.script, window=4, more="")
        route.fulfill(body=body, content_type="text/html; charset=utf-8")

    def test_a_page_of_somebody_who_logged_out_is_taken_away_and_loaded(self):
        self.begin()
        with self.page.expect_navigation():
            self.line_to_page.close(code=4006)
        self.wait(lambda: len(self.joins) == 2)


if __name__ == "__main__":
    unittest.main()
