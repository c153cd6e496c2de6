"""What a deploy brings is loaded: this test is the server."""

import unittest

from deploying import DeployCase


class DeployTests(DeployCase):
    def test_new_style_sheets_and_elements_are_there_before_new_markup(self):
        self.begin()
        self.answer("new", "<p>new</p><input>", files='<script type="module" src="/x-more-new.js"></script>')
        self.lose()
        self.assertEqual(self.page.evaluate("[seen.at(-1), mark]"), ["new rgb(2, 0, 0)", 1])
        self.assertEqual(self.page.locator("link").count(), 1)
        # What ran already in another version does not run twice.
        self.assertEqual(self.page.evaluate("said"), "x-span-old.js x-more-new.js ")

    def test_a_style_sheet_comes_to_the_place_of_its_former_version(self):
        self.HEAD += '<link rel="stylesheet" href="/theme.css">'
        self.page.route("**/theme.css", lambda route: self.serve_file(route, "text/css", "p { margin: 0 }"))
        self.begin()
        self.answer("new", "<p>new</p>")
        self.lose()
        self.assertEqual(self.sheets(), ["/look-new.css", "/theme.css"])

    def test_a_page_that_is_the_same_version_loads_nothing(self):
        self.begin()
        self.asked.clear()
        self.answer("old", "<p>again</p><input>")
        self.page.clock.fast_forward(120_000)
        self.lose()
        self.assertEqual((self.page.evaluate("mark"), self.page.inner_text("p"), self.asked), (1, "again", []))

    def test_a_redirected_answer_is_followed_though_the_page_was_loaded_just_now(self):
        self.begin()
        self.page.reload()
        self.wait(lambda: len(self.joins) == 2)
        self.page.evaluate(
            "window.fetch = async () => Object.defineProperty(new Response(''), 'redirected', { value: true })")
        with self.page.expect_event("domcontentloaded"):
            self.line_to_page.send(bytes([1, 2, 0, 0]))

    def test_a_part_that_nobody_has_is_said_and_the_page_is_not_loaded_over_and_over(self):
        loads = []
        self.page.on("request", lambda it: it.is_navigation_request() and loads.append(it.url))
        self.page.route("**/arco-deploy-*", lambda route: route.abort())
        self.begin()
        self.welcome = bytes([1, 2, 0, 0])
        self.line_to_page.send(self.welcome)
        for _ in range(40):
            self.page.clock.run_for(5_000)
            self.page.wait_for_timeout(5)
        self.assertEqual(len(loads), 1)
        self.assertEqual(self.page.inner_text(".arco-status"), "Broken")
        # Once there is one, the page goes on.
        self.page.unroute("**/arco-deploy-*")
        self.welcome = bytes([1, 0, 0, 0])
        self.page.clock.run_for(30_000)
        self.wait(lambda: self.page.locator("html").get_attribute("data-line") == "up")

    def test_a_part_that_neither_comes_nor_fails_is_asked_for_again(self):
        self.begin()
        self.answer("old", "<p>again</p><input>")
        held = []
        self.page.route("**/arco-deploy-*.js", lambda route: held.append(route))
        self.line_to_page.send(bytes([1, 2, 0, 0]))
        self.wait(lambda: held)
        self.page.clock.fast_forward(61_000)
        self.wait(lambda: len(self.joins) == 2)
        self.assertEqual(self.page.inner_text("p"), "again")

    def test_a_style_sheet_that_does_not_come_is_not_waited_for_without_end(self):
        self.begin()
        self.answer("new", "<p>new</p><input>")
        held = []
        self.page.route("**/look-new.css", lambda route: held.append(route))
        with self.page.expect_request("**/look-new.css"):
            self.line_to_page.send(bytes([1, 2, 0, 0]))
        self.page.clock.fast_forward(9_000)
        self.assertEqual((len(self.joins), self.page.inner_text("p")), (1, "old"))
        self.page.clock.fast_forward(2_000)
        self.wait(lambda: len(self.joins) == 2)
        self.assertEqual(self.page.inner_text("p"), "new")
        # The page keeps its former style until then.
        self.assertEqual(self.sheets(), ["/look-new.css", "/look-old.css"])
        held[0].fulfill(body="", content_type="text/css")
        self.wait(lambda: self.sheets() == ["/look-new.css"])

    def test_a_style_sheet_that_fails_leaves_its_former_version_and_is_asked_for_again(self):
        self.begin()
        self.answer("new", "<p>new</p><input>")
        self.page.route("**/look-new.css", lambda route: route.abort())
        self.lose()
        self.assertEqual(self.page.evaluate("seen.at(-1)"), "new rgb(1, 0, 0)")
        self.assertEqual(self.sheets(), ["/look-old.css"])
        self.page.unroute("**/look-new.css")
        self.lose()
        self.assertEqual(self.page.evaluate("seen.at(-1)"), "new rgb(2, 0, 0)")
        self.assertEqual(self.sheets(), ["/look-new.css"])

    def test_a_page_that_replaces_another_one_has_nothing_of_what_that_one_said(self):
        self.begin(more='data-kept data-subject data-word-fresh="Fresh"')
        self.answer("old", "<p>again</p><input>", more='data-word-fresh="Again"')
        self.lose()
        said = self.page.evaluate("({ ...document.querySelector('main').dataset })")
        self.assertEqual((said["wordFresh"], "kept" in said, "subject" in said), ("Again", False, False))

    def test_a_page_that_begins_with_an_older_state_is_opened_without_a_load(self):
        # A load would not name the former session, and begin with the first state.
        self.begin()
        self.page.clock.fast_forward(120_000)
        self.answer("new", "<p>older</p><input>", more='data-older data-kept data-word-fresh="Lost"')
        self.lose()
        self.assertEqual(self.page.evaluate("[mark, document.querySelector('p').textContent]"), [1, "older"])
        self.assertEqual(self.page.inner_text(".arco-status"), "Lost")

    def test_a_session_that_goes_on_keeps_its_page_in_the_new_style(self):
        self.begin()
        self.page.clock.fast_forward(120_000)
        self.answer("new", "", more="data-goes-on")
        self.lose()
        self.assertEqual(self.page.evaluate("[mark, getComputedStyle(document.querySelector('p')).color]"),
                         [1, "rgb(2, 0, 0)"])


if __name__ == "__main__":
    unittest.main()
