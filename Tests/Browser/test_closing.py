"""What the script does when the server closes its line, by the code: this test is the server."""

import unittest

from patches import *
from scripted import PAGE, ScriptedCase
from support import Frame

BUTTON = '<button data-on="c">Press</button>'
LEAVING = '<form method="post" action="/leave"><button>Log out</button></form>'


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
        self.paint(BUTTON, 2, more='data-word-paused="Paused"')
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
            self.assertEqual(self.page.inner_text(".arco-status"), "Paused")
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

        self.each([1000, 1009, 1011, 4001, 4002, 4007], expect)

    def test_pages_of_a_server_that_stops_come_back_over_two_seconds_or_when_somebody_does_something(self):
        for share, does in ((0.9, "wait"), (0.4, "wait"), (0.9, "click")):
            with self.subTest(share=share, does=does):
                self.setUp()
                self.begin()
                self.page.evaluate("(share) => { Math.random = () => share; }", share)
                self.close(1001)
                if does == "click":
                    self.page.click("button")
                else:
                    self.expect_no_line_for(int(share * 2000) - 10)
                    self.page.clock.run_for(20)
                self.wait(lambda: len(self.joins) == 2)

    def expect_no_line_for(self, milliseconds):
        lines = len(self.joins)
        self.page.clock.run_for(milliseconds)
        # A line that was opened would be up by then.
        self.page.wait_for_timeout(50)
        self.assertEqual(len(self.joins), lines)

    def lose(self, code=1011):
        """The server closes the line, and the page has noticed."""
        self.line_to_page.close(code=code)
        self.wait(lambda: self.page.locator("html").get_attribute("data-line") == "down")

    def test_a_line_that_is_lost_again_soon_is_opened_after_growing_pauses(self):
        self.begin()
        for pause in (100, 500, 1000):
            self.lose()
            self.expect_no_line_for(pause * 3 // 4 - 2)
            self.page.clock.run_for(pause // 2 + 4)
            self.wait(lambda: self.page.locator("html").get_attribute("data-line") == "up")
        # It was up for a while.
        self.page.clock.run_for(5000)
        self.lose()
        self.page.clock.run_for(126)
        self.wait(lambda: len(self.joins) == 5)

    def test_a_page_that_is_fetched_in_vain_says_so_and_is_not_fetched_without_end(self):
        self.begin()
        self.welcome = bytes([1, 2, 0, 0])
        self.line_to_page.close(code=1011)
        for _ in range(40):
            self.page.clock.run_for(250)
            self.page.wait_for_timeout(10)
        self.assertIn(self.fetched, range(2, 9))
        self.assertEqual(self.page.inner_text(".arco-status"), "Broken")
        self.assertTrue(any("refuses a fresh page" in said for said in self.warnings), self.warnings)

    def test_a_page_that_is_refused_is_fetched_anew(self):
        def expect():
            self.page.clock.run_for(126)
            self.wait(lambda: len(self.joins) == 2)
            self.assertEqual(self.fetched, 1)

        self.each([1002, 1003, 1008], expect)

    def test_a_server_that_is_busy_says_when_it_is_asked_again(self):
        for said, least in (("7", 6_900), ("soon", 300)):
            with self.subTest(said):
                self.setUp()
                self.begin()
                # A browser would complain of such an answer of the network.
                self.page.evaluate("""(said) => {
                    window.asked = 0;
                    window.fetch = async () => {
                        asked++;
                        return new Response("", { status: 503, headers: { "retry-after": said } });
                    };
                }""", said)
                self.close(1008)
                self.page.clock.run_for(126)
                self.wait(lambda: any("fetching the page" in it for it in self.warnings))
                self.page.clock.run_for(least)
                self.assertEqual(self.page.evaluate("asked"), 1)
                self.page.clock.run_for(400)
                self.wait(lambda: self.page.evaluate("asked") == 2)

    def go_back(self, script=""):
        """Goes back to a page whose session is gone; returns what the page said to come back."""
        self.paint(BUTTON, 2)
        self.page.evaluate("history.replaceState({ token: 'former' }, '')")
        self.page.route("**/elsewhere", lambda route: route.fulfill(body="<p>Elsewhere</p>", content_type="text/html"))
        self.page.goto(self.demo.address + "/elsewhere")
        returns = []

        def hear(data, hear=self.hear):
            if data[0] != Frame.BACK:
                return hear(data)
            returns.append(data)
            self.line_to_page.send(bytes([1, 2, 0, 0]))

        self.hear = hear
        self.page.add_init_script(script)
        self.step(self.page, -1)
        return returns

    def test_a_page_that_was_gone_back_to_is_shown_while_a_busy_server_is_waited_for(self):
        returns = self.go_back("window.fetch = async () => new Response('', { status: 503, headers: { 'retry-after': 600 } })")
        self.wait(lambda: any("fetching the page" in it for it in self.warnings))
        self.assertEqual(len(returns), 1)
        self.assertTrue(self.page.locator("button").is_visible())

    def test_a_page_that_was_gone_back_to_is_shown_if_what_opens_the_new_one_does_not_come(self):
        # How the page was come to: a clock of Playwright's knows no such entries.
        self.context.add_init_script("window.entriesOf = performance.getEntriesByType.bind(performance)")
        self.page.clock.install(time=0)
        self.context.add_init_script("performance.getEntriesByType = entriesOf")
        held = []
        self.page.route("**/arco-deploy-*", lambda route: held.append(route))
        self.go_back()
        self.wait(lambda: held)
        self.assertFalse(self.page.locator("button").is_visible())
        self.page.clock.run_for(61_000)
        self.wait(lambda: self.page.locator("button").is_visible())

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

    def test_a_line_that_may_be_slow_gets_more_time_the_next_time(self):
        self.begin()
        # As if the answer were behind a large message.
        self.hear = lambda data, hear=self.hear: data[0] in (2, 3) or hear(data)
        self.line_to_page.on_message(self.hear)
        self.page.click("button")
        for limit in (8000, 16_000, 32_000):
            lines = len(self.joins)
            self.page.clock.run_for(limit - 200)
            self.assertEqual(self.page.locator("html").get_attribute("data-line"), "up", limit)
            self.page.clock.run_for(300)
            self.assertEqual(self.page.locator("html").get_attribute("data-line"), "down", limit)
            self.page.clock.run_for(126)
            self.wait(lambda: len(self.joins) == lines + 1)
            self.wait(lambda: self.page.locator("html").get_attribute("data-line") == "up")
        # Something came after the welcome.
        self.line_to_page.send(bytes([5, 1]))
        self.page.wait_for_timeout(50)
        self.page.click("button")
        self.page.clock.run_for(8100)
        self.assertEqual(self.page.locator("html").get_attribute("data-line"), "down")

    def test_a_page_waits_for_a_large_rebuild_over_a_slow_line(self):
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.hear = lambda data, hear=self.hear: data[0] == 3 or hear(data)
        # Of another number of nodes, so that the server is to build it anew.
        self.paint(BUTTON, 3)
        self.wait(lambda: self.received)
        self.page.clock.run_for(60_000)
        self.assertEqual(self.page.locator("html").get_attribute("data-line"), "up")
        self.patches.rebuild().insert(0, 0, text("anew"))
        self.apply()
        self.assertEqual((self.shown(), len(self.joins)), (["anew"], 1))

    def test_words_on_the_line_stay_while_it_is_down_and_are_said_once(self):
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.paint(BUTTON, 2, more='data-word-refused="Refused"')
        self.wait(lambda: self.received)
        self.page.click("button")
        self.wait(lambda: self.sent[1:])
        self.line_to_page.send(bytes([4, 1, 2]))
        self.wait(lambda: self.page.inner_text(".arco-status") == "Refused")
        self.page.evaluate("""() => {
            window.said = [];
            new MutationObserver(() => said.push(document.querySelector(".arco-status").textContent))
                .observe(document.querySelector(".arco-status"), { childList: true });
        }""")
        self.welcome = None
        self.lose()
        for _ in range(12):
            self.page.clock.run_for(3000)
        self.assertEqual(self.page.evaluate("said"), ["Down"])

    def test_who_had_the_focus_has_it_when_a_page_that_was_hidden_is_shown_again(self):
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.paint(BUTTON, 2, more="data-subject")
        self.wait(lambda: self.received)
        self.page.focus("button")
        self.page.evaluate("dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))")
        self.page.clock.run_for(100)
        self.wait(lambda: self.page.evaluate("document.activeElement === document.body"))
        self.page.evaluate("dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))")
        self.wait(lambda: len(self.joins) == 2)
        self.wait(lambda: self.page.evaluate("document.activeElement.localName") == "button")

    def test_a_page_of_somebody_who_logged_out_is_taken_away_and_loaded(self):
        self.begin()
        with self.page.expect_navigation():
            self.line_to_page.close(code=4006)
            self.wait(lambda: self.page.locator("button").count() == 0)
            self.page.clock.run_for(2000)
        self.wait(lambda: len(self.joins) == 2)

    def test_a_page_of_somebody_who_logged_out_is_loaded_after_two_seconds_whatever_happens(self):
        self.begin()
        self.page.evaluate("Math.random = () => 0.9")
        for pause in (100, 500, 1000, 2000, 5000):
            self.lose()
            self.page.clock.run_for(pause * 5 // 4)
            self.wait(lambda: self.page.locator("html").get_attribute("data-line") == "up")
        self.line_to_page.close(code=4006)
        self.wait(lambda: self.page.locator("button").count() == 0)
        self.page.evaluate("dispatchEvent(new Event('online')); document.dispatchEvent(new Event('resume'))")
        self.expect_no_line_for(1900)
        self.assertEqual((self.fetched, self.page.inner_text(".arco-status")), (0, ""))
        with self.page.expect_navigation():
            self.page.clock.run_for(100)

    def test_a_log_out_is_answered_though_its_page_ends_first(self):
        held = []
        self.page.route("**/leave", lambda route: held.append(route))
        # The page itself closes its line, as Playwright does not reach a page that a form leaves.
        self.paint(LEAVING + """<script>
            const Line = WebSocket;
            let line;
            WebSocket = class extends Line { constructor(address) { super(address); line ||= this; } };
            const close = () => line.dispatchEvent(new CloseEvent("close", { code: 4006, reason: "over" }));
            addEventListener("submit", () => setTimeout(close, 100));
        </script>""", 4)
        self.wait(lambda: self.received)
        self.page.click("button", no_wait_after=True)
        self.wait(lambda: held and any("over" in it for it in self.warnings))
        # A load of the page would have begun by then.
        self.page.wait_for_timeout(500)
        held[0].fulfill(body="<p>Bye</p>", content_type="text/html")
        self.page.wait_for_url("**/leave")
        self.assertEqual((self.page.inner_text("p"), len(self.joins)), ("Bye", 1))


if __name__ == "__main__":
    unittest.main()
