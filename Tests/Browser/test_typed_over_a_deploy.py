"""What was typed outlives a load that a deploy asks for: this test is the server."""

import unittest

from deploying import DeployCase
from patches import *


class TypedOverADeployTests(DeployCase):
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


if __name__ == "__main__":
    unittest.main()
