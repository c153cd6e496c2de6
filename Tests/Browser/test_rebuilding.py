"""A rebuild is not felt, and what a deploy brings is loaded: this test is the server."""

import unittest

from patches import *
from scripted import PAGE, ScriptedCase

ROW = "height: 50px; overflow: auto"


def view(words="Save", more=()):
    """What is painted first, as pieces of a patch."""
    return [
        *more,
        element("p", {}, text("Some words to select")),
        element("details", {}, element("summary", {}, text("More")), text("Said")),
        element("details", {"open": ""}, element("summary", {}, text("Less")), text("Shown")),
        element("div", {"style": ROW}, element("div", {"style": "height: 500px"})),
        element("ul", {}, *(element("li", {}, element("button", {"data-on": "c", "aria-label": f"Delete {it}"}, text("x")))
                            for it in "abc")),
        element("button", {"data-on": "c"}, text(words)),
        element("a", {"href": "/"}, text("Home")),
    ]


class RebuildTests(ScriptedCase):
    def open(self):
        self.paint()
        self.patches.insert(0, 0, *view())
        self.apply()

    def rebuild(self, *pieces):
        self.patches.rebuild().insert(0, 0, *pieces)
        self.apply()
        self.assertEqual((len(self.joins), self.warnings), (1, []))

    def focused(self):
        return self.page.evaluate(
            "[document.activeElement.localName, document.activeElement.ariaLabel ?? document.activeElement.textContent]")

    def test_who_has_the_focus_has_it_after_a_rebuild(self):
        for selector, said in (("main > button", ["button", "Save"]), ("a", ["a", "Home"]),
                               ("summary", ["summary", "More"]), ("li:nth-child(2) button", ["button", "Delete b"])):
            with self.subTest(selector):
                self.setUp()
                self.open()
                self.page.focus(selector)
                self.rebuild(*view())
                self.assertEqual(self.focused(), said)
                self.page.keyboard.press("Tab")
                self.assertEqual(self.page.locator("[tabindex]").count(), 0)

    def test_a_heading_that_begins_a_page_has_the_focus_after_a_rebuild(self):
        self.open()
        self.page.evaluate("document.querySelector('p').tabIndex = -1")
        self.page.focus("p")
        self.rebuild(*view())
        self.assertEqual(self.focused(), ["p", "Some words to select"])

    def test_nobody_gets_the_focus_that_says_something_else(self):
        self.open()
        self.page.focus("li:nth-child(2) button")
        rows = [element("li", {}, element("button", {"aria-label": f"Delete {it}"}, text("x"))) for it in "xab"]
        self.rebuild(*view()[:4], element("ul", {}, *rows))
        self.assertEqual(self.focused()[0], "main")

    def test_a_button_without_words_is_known_by_the_words_around_it(self):
        def rows(names):
            icon = element("button", {"data-on": "c"}, element("i", {}))
            return [element("ul", {}, *(element("li", {}, text(name), icon) for name in names))]

        self.paint()
        self.patches.insert(0, 0, *rows("abc"))
        self.apply()
        self.page.focus("li:nth-child(2) button")
        said = "document.activeElement.closest('li')?.textContent"
        self.rebuild(*rows("xabc"))
        self.assertEqual(self.page.evaluate(said), "b")
        self.rebuild(*rows("xac"))
        self.assertEqual(self.focused()[0], "main")

    def test_what_the_user_opened_and_closed_stays_so(self):
        self.open()
        shown = "[...document.querySelectorAll('details')].map((it) => it.open)"
        self.rebuild(*view())
        self.assertEqual(self.page.evaluate(shown), [False, True])
        for summary in self.page.locator("summary").all():
            summary.click()
        for _ in range(2):
            self.rebuild(*view())
            self.assertEqual(self.page.evaluate(shown), [True, False])
        # What nobody has opened is the view's.
        self.rebuild(element("p"), element("details", {"open": ""}), element("details"))
        self.rebuild(*view())

    def test_what_is_scrolled_stays_so_within_the_page_and_the_page_itself(self):
        self.open()
        self.page.evaluate("document.body.style.height = '5000px'")
        self.page.evaluate("document.querySelector('div').scrollTop = 120; scrollTo(0, 300)")
        self.rebuild(*view())
        self.assertEqual(self.page.evaluate("[document.querySelector('div').scrollTop, scrollY]"), [120, 300])

    def test_a_place_to_scroll_by_keys_is_known_whatever_it_says(self):
        def log(*lines):
            rows = (element("p", {"style": "height: 500px"}, text(it)) for it in lines)
            return element("div", {"style": ROW, "tabindex": "0"}, *rows)

        self.paint()
        self.patches.insert(0, 0, log("a"))
        self.apply()
        self.page.focus("div")
        self.page.evaluate("document.querySelector('div').scrollTop = 120")
        self.rebuild(log("a", "b"))
        self.assertEqual(self.page.evaluate("document.querySelector('div').scrollTop"), 120)
        self.assertEqual(self.focused()[0], "div")


class DeployTests(ScriptedCase):
    """The session is gone, and the page that is fetched is of another version."""

    expects_network_errors = True

    HEAD = '<link rel="stylesheet" href="/look-%s.css"><script type="module" src="/x-span-%s.js"></script>'

    def setUp(self):
        super().setUp()
        # How the page was come to: a clock of Playwright's knows no such entries.
        self.context.add_init_script("window.entriesOf = performance.getEntriesByType.bind(performance)")
        self.page.clock.install(time=0)
        self.context.add_init_script("performance.getEntriesByType = entriesOf")
        self.asked = []
        self.page.route("**/look-*.css", lambda route: self.serve_file(
            route, "text/css", "p { color: rgb(%s, 0, 0) }" % (2 if "new" in route.request.url else 1)))
        self.page.route("**/*.js", lambda route: self.serve_file(
            route, "text/javascript", "window.said = (window.said || '') + import.meta.url.split('/').pop() + ' '"
        ) if "arco-" not in route.request.url else route.fallback())

    def serve_file(self, route, kind, body):
        self.asked.append(route.request.url.split("/")[-1])
        route.fulfill(body=body, content_type=kind)

    def answer(self, version, markup, count=3, more='data-kept data-word-fresh="Fresh"', script=None, files="", status=200,
               load=None, path="patches"):
        """From now on a page of a version is at the address; for a browser that loads it, something else if `load` says so."""
        page = PAGE.replace("<title>", files + self.HEAD % (version, version) + "<title>")
        body = page.format(count=count, markup=markup, script=script or self.script, window=4, more=more)
        self.page.unroute("**/" + path)
        self.page.route("**/" + path, lambda route: route.fulfill(
            status=status, body=load if load and route.request.is_navigation_request() else body, content_type="text/html"))

    def begin(self, markup='<p>old</p><input name="note">', count=3, **answer):
        self.answer("old", markup, count, **answer)
        self.page.goto(self.demo.address + "/patches")
        self.wait(lambda: self.joins)
        self.page.evaluate("window.mark = 1")
        # As each patch is seen, so is the style that it is seen with.
        self.page.evaluate("""() => {
            window.seen = [];
            new MutationObserver(() => {
                const shown = document.querySelector("main p");
                if (shown) seen.push(shown.textContent + " " + getComputedStyle(shown).color);
            }).observe(document.querySelector("main"), { childList: true });
        }""")

    def lose(self):
        """The server that comes back has no such session."""
        joins = len(self.joins)
        self.welcome = bytes([1, 2, 0, 0])
        self.line_to_page.send(self.welcome)
        self.welcome = bytes([1, 0, 0, 0])
        self.wait(lambda: len(self.joins) > joins)

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

    def sheets(self):
        return self.page.evaluate("[...document.querySelectorAll('link')].map((it) => it.getAttribute('href'))")

    def test_a_page_that_is_the_same_version_loads_nothing(self):
        self.begin()
        self.asked.clear()
        self.answer("old", "<p>again</p><input>")
        self.page.clock.fast_forward(120_000)
        self.lose()
        self.assertEqual((self.page.evaluate("mark"), self.page.inner_text("p"), self.asked), (1, "again", []))

    def test_a_page_that_was_open_over_a_deploy_is_loaded_with_what_was_typed(self):
        fields = '<input name="note" data-on="i"><input type="password" name="secret">'
        for typed, events in (("", []), ("half a sen", [reported(3, "half a sen")])):
            with self.subTest(typed):
                self.setUp()
                self.begin("<p>old</p>" + fields, 4)
                # Before something is typed, as an event that nobody answers for so long has the line opened again.
                self.page.clock.fast_forward(120_000)
                for field in ("note", "secret"):
                    self.page.locator(f"[name={field}]").press_sequentially(typed)
                self.answer("new", "<p>new</p>" + fields, 4)
                self.sent.clear()
                # What is noted in the history is no load.
                with self.page.expect_event("domcontentloaded"):
                    self.lose()
                self.until(self.page, "document.documentElement.dataset.line === 'up'")
                self.assertEqual(self.page.evaluate("[window.mark ?? null, getComputedStyle(document.querySelector('p')).color]"),
                                 [None, "rgb(2, 0, 0)"])
                self.assertEqual(self.page.locator("[name=note]").input_value(), typed)
                # That is for no history of the browser.
                self.assertEqual(self.page.locator("[name=secret]").input_value(), "")
                self.wait(lambda: len(self.events()) >= len(events))
                self.assertEqual(self.events(), events)
                self.assertEqual(self.page.inner_text(".arco-status"), "Fresh")
                # It is put back once.
                self.assertIsNone(self.page.evaluate("history.state?.typed ?? null"))

    def type_and_lose(self, fields, typed, count, meanwhile=lambda: None, **answer):
        """A page in which something was typed is loaded again by a deploy. What the history had is `before` in each page."""
        self.page.add_init_script("window.before = history.state?.typed && JSON.stringify([...history.state.typed])")
        self.begin("<p>old</p>" + fields, count, more=answer.get("more", "data-kept"))
        self.page.clock.fast_forward(120_000)
        for field, text in typed.items():
            self.page.locator(field).press_sequentially(text)
        self.wait_for_part(self.page, "arco-fields")
        meanwhile()
        self.answer("new", "<p>new</p>" + fields, count, **answer)
        with self.page.expect_event("domcontentloaded"):
            self.line_to_page.send(bytes([1, 2, 0, 0]))

    def test_what_is_secret_is_kept_in_no_history(self):
        fields = ('<input name="note"><input name="shown" type="password"><input name="other" type="password">'
                  '<input name="card" autocomplete="section-a cc-number"><input name="code" autocomplete="one-time-code">'
                  '<input name="new" autocomplete="new-password"><input name="off" autocomplete="off">'
                  '<form autocomplete="off"><input name="inform"></form><input name="old_password">')
        names = ["note", "shown", "other", "card", "code", "new", "off", "inform", "old_password"]
        more = ["pwd", "newPasswort", "userPin", "otp2", "card-cvv", "cvc", "ssn", "client_secret", "shipping"]
        fields += "".join(f'<input name="{it}">' for it in more)
        names += more

        def meanwhile():
            # The page shows what is typed: in the same element, and in another one.
            self.patches.add(SET_ATTRIBUTE, 4, ("type",), "text").add(REMOVE, 5, 1)
            self.patches.insert(0, 6, element("input", {"name": "other", "type": "text"}))
            self.apply()
            self.page.locator("[name=shown]").press_sequentially("+")
            self.page.locator("[name=other]").press_sequentially("secret other")

        self.type_and_lose(fields, {f"[name={it}]": f"secret {it}" for it in names}, 22, meanwhile)
        self.until(self.page, "document.querySelector('[name=note]').value === 'secret note'")
        before = self.page.evaluate("before")
        self.assertEqual([it for it in names if f'"secret {it}"' in before], ["note", "shipping"])
        self.assertEqual([it for it in names if self.page.locator(f"[name={it}]").input_value()], ["note", "shipping"])

    def test_of_a_page_that_is_not_kept_nothing_is_in_the_history(self):
        self.type_and_lose('<input name="note">', {"[name=note]": "half a sen"}, 3, more="")
        self.assertEqual(self.page.evaluate("before"), "[]")

    def test_what_was_typed_is_put_into_no_other_page_of_the_site(self):
        field = '<input name="note">'
        self.type_and_lose(field, {"[name=note]": "half a sen"}, 3, load="Log in")
        self.answer("new", "<p>new</p>" + field, path="elsewhere")
        self.page.evaluate("history.replaceState(history.state, '', '/elsewhere'); location.reload()")
        self.wait(lambda: len(self.joins) == 2)
        self.until(self.page, "!history.state?.typed")
        self.assertEqual(self.page.locator("[name=note]").input_value(), "")

    def test_what_was_typed_outlives_an_answer_of_another_format(self):
        self.begin()
        self.page.locator("[name=note]").press_sequentially("half a sen")
        self.wait_for_part(self.page, "arco-fields")
        self.page.route("**/patches", lambda route: route.fallback() if route.request.is_navigation_request()
                        else route.fulfill(body="<p>Another format", content_type="text/html"))
        with self.page.expect_event("domcontentloaded"):
            self.line_to_page.send(bytes([1, 2, 0, 0]))
        self.until(self.page, "document.querySelector('[name=note]').value === 'half a sen'")

    def test_what_is_kept_for_a_load_is_forgotten_once_the_line_is_there_instead(self):
        self.begin('<p>old</p><div data-asks><input name="note"></div>', 4)
        self.page.clock.fast_forward(120_000)
        self.page.locator("[name=note]").press_sequentially("half a sen")
        self.wait_for_part(self.page, "arco-fields")
        self.page.evaluate("""() => {
            const own = history.replaceState;
            window.refused = 0;
            window.refuse = true;
            history.replaceState = function (...all) {
                if (refuse) throw new DOMException("too often " + refused++, "SecurityError");
                own.apply(this, all);
            };
        }""")
        self.answer("new", "<p>new</p>")
        self.line_to_page.send(bytes([1, 2, 0, 0]))
        self.until(self.page, "refused > 0")
        self.page.evaluate("dispatchEvent(new Event('online'))")
        self.wait(lambda: len(self.joins) == 2)
        self.page.evaluate("window.refuse = false")
        self.page.clock.run_for(5_000)
        asks = "!dispatchEvent(new Event('beforeunload', { cancelable: true }))"
        self.assertEqual(self.page.evaluate(f"[mark, history.state?.typed ?? null, {asks}]"), [1, None, True])

    def test_who_is_asked_and_stays_has_the_page_come_without_a_load(self):
        asked = []
        self.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.dismiss()))
        self.begin('<p>old</p><div data-asks><input name="note" type="password"></div>', 4)
        self.page.clock.fast_forward(120_000)
        self.page.locator("[name=note]").press_sequentially("half a sen")
        self.wait_for_part(self.page, "arco-fields")
        self.answer("new", "<p>new</p>")
        self.line_to_page.send(bytes([1, 2, 0, 0]))
        self.wait(lambda: asked)
        self.page.clock.fast_forward(61_000)
        self.wait(lambda: len(self.joins) == 2)
        self.assertEqual(self.page.evaluate("[mark, document.querySelector('main p').textContent]"), [1, "new"])
        self.assertEqual(asked, ["beforeunload"])

    def test_a_redirected_answer_is_followed_though_the_page_was_loaded_just_now(self):
        self.begin()
        self.page.reload()
        self.wait(lambda: len(self.joins) == 2)
        self.page.evaluate(
            "window.fetch = async () => Object.defineProperty(new Response(''), 'redirected', { value: true })")
        with self.page.expect_event("domcontentloaded"):
            self.line_to_page.send(bytes([1, 2, 0, 0]))

    def test_what_was_typed_waits_a_minute_for_its_page_and_for_nobody_who_comes_otherwise(self):
        def wait():
            self.page.clock.fast_forward(61_000)
            self.page.reload()

        def come():
            self.page.goto(self.demo.address + "/elsewhere")
            self.step(self.page, -1)
            self.page.wait_for_url("**/patches")

        for way in (wait, come):
            with self.subTest(way.__name__):
                self.setUp()
                self.page.route("**/elsewhere", lambda route: route.fulfill(body="Elsewhere", content_type="text/html"))
                # Such as a page that asks who is there.
                self.type_and_lose('<input name="note">', {"[name=note]": "half a sen"}, 3, load="Log in")
                self.assertIn("half a sen", self.page.evaluate("before"))
                self.answer("new", '<p>new</p><input name="note">')
                way()
                self.wait(lambda: len(self.joins) == 2)
                self.until(self.page, "!history.state?.typed")
                self.assertEqual(self.page.locator("[name=note]").input_value(), "")

    def test_what_else_answers_at_the_address_is_given_nothing(self):
        self.type_and_lose('<input name="note">', {"[name=note]": "half a sen"}, 3, status=404)
        self.assertIsNone(self.page.evaluate("before ?? null"))
        # The browser says that, too.
        self.assertTrue(all("404" in it for it in self.complaints), self.complaints)
        self.complaints.clear()

    def test_a_history_that_takes_no_note_for_a_while_is_waited_for(self):
        self.page.add_init_script("""
            const own = history.replaceState;
            window.refused = 0;
            history.replaceState = function (...all) {
                if (refused++ < 3) throw new DOMException("too often", "SecurityError");
                own.apply(this, all);
            };
        """)
        self.type_and_lose('<input name="note">', {"[name=note]": "half a sen"}, 3)
        self.until(self.page, "document.querySelector('[name=note]').value === 'half a sen'")
        self.until(self.page, "!history.state.typed")

    def test_a_page_that_asks_before_it_is_left_asks_unless_what_was_typed_is_kept(self):
        asked = []
        self.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
        for name, expected in (("note", []), ("secret", ["beforeunload"])):
            with self.subTest(name):
                self.setUp()
                self.page.on("dialog", lambda dialog: (asked.append(dialog.type), dialog.accept()))
                asked.clear()
                kind = "password" if name == "secret" else "text"
                self.type_and_lose(f'<div data-asks><input name="{name}" type="{kind}"></div>', {f"[name={name}]": "half a sen"}, 4)
                self.assertEqual(asked, expected)

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

    def test_a_session_that_goes_on_keeps_its_page_in_the_new_style(self):
        self.begin()
        self.page.clock.fast_forward(120_000)
        self.answer("new", "", more="data-goes-on")
        self.lose()
        self.assertEqual(self.page.evaluate("[mark, getComputedStyle(document.querySelector('p')).color]"),
                         [1, "rgb(2, 0, 0)"])


if __name__ == "__main__":
    unittest.main()
