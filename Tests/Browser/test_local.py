"""A module of WebAssembly in a page that no server of Arco's is behind: its world, and its faults."""

import os
import re
import unittest

from playwright.sync_api import expect

from local import LocalCase


class TrialTests(LocalCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/trial/")

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def expect_answer(self, words):
        expect(self.page.locator("#answer")).to_have_text(words)

    def test_timers_go_on_until_they_are_cancelled(self):
        ticks = self.page.locator("#ticks")
        self.press("Start")
        expect(ticks).to_have_text(re.compile(r"^([3-9]|\d\d+)$"))
        self.press("Stop")
        last = ticks.inner_text()
        self.page.wait_for_timeout(100)
        expect(ticks).to_have_text(last)

    def test_what_is_kept_is_there_after_the_page_is_loaded_anew(self):
        self.press("Read")
        self.expect_answer("read: nothing")
        self.page.get_by_label("Words").fill("\ufeffbeans 🫘")
        self.press("Keep")
        self.expect_answer("kept: yes")
        self.page.reload()
        self.press("Read")
        expect(self.page.locator("#answer")).to_contain_text("beans")
        read = self.page.evaluate("document.getElementById('answer').textContent")
        self.assertEqual(read, "read: \ufeffbeans 🫘")

    def test_what_is_kept_for_the_tab_is_not_there_in_another_one(self):
        self.page.get_by_label("Words").fill("beans 🫘")
        self.press("Keep for the tab")
        self.expect_answer("kept: yes")
        self.page.reload()
        self.press("Read from the tab")
        self.expect_answer("read: beans 🫘")
        self.press("Read")
        self.expect_answer("read: nothing")
        first, self.page = self.page, self.open("/trial/")
        self.press("Read from the tab")
        self.expect_answer("read: nothing")
        self.page = first
        self.press("Forget in the tab")
        self.expect_answer("kept: yes")
        self.press("Read from the tab")
        self.expect_answer("read: nothing")

    def test_what_a_coding_wrote_is_read_after_the_page_is_loaded_anew(self):
        self.press("Read as bytes")
        self.expect_answer("not to be read")
        self.page.get_by_label("Words").fill("beans 🫘")
        self.press("Keep as bytes")
        self.expect_answer("kept")
        self.page.reload()
        self.press("Read as bytes")
        self.expect_answer("read: beans 🫘")
        self.page.evaluate("localStorage.setItem('note', localStorage.getItem('note').slice(0, -1))")
        self.press("Read as bytes")
        self.expect_answer("not to be read")

    def test_a_storage_that_is_full_and_one_that_is_denied_say_so(self):
        self.page.evaluate("""() => {
            Storage.prototype.setItem = () => { throw new DOMException("no room", "QuotaExceededError"); };
        }""")
        self.press("Keep")
        self.expect_answer("kept: full")
        self.page.evaluate("""() => {
            Object.defineProperty(window, "localStorage", {
                get() { throw new DOMException("no", "SecurityError"); },
            });
        }""")
        self.press("Read")
        self.expect_answer("read: denied")
        self.press("Keep")
        self.expect_answer("kept: denied")

    def test_frames_are_heard_until_they_are_cancelled(self):
        ticks = self.page.locator("#ticks")
        self.press("Frames")
        expect(ticks).to_have_text(re.compile(r"^([3-9]|\d\d+)$"))
        self.expect_answer("later")
        self.press("Stop")
        last = ticks.inner_text()
        self.page.wait_for_timeout(100)
        expect(ticks).to_have_text(last)

    def test_the_clock_is_the_one_on_the_wall(self):
        before = self.page.evaluate("Math.floor(Date.now() / 1000)")
        self.press("Clock")
        said = int(self.page.locator("#answer").inner_text())
        self.assertLessEqual(before, said)
        self.assertLessEqual(said, self.page.evaluate("Date.now() / 1000"))

    def test_a_form_is_submitted_as_often_as_somebody_submits_it(self):
        field = self.page.get_by_label("Say", exact=True)
        for words in ["tea", "tea", "beans"]:
            self.press("Read")
            field.fill(words)
            field.press("Enter")
            self.expect_answer("said: " + words)

    def test_a_field_takes_the_focus_when_the_page_asks(self):
        self.press("Ask")
        expect(self.page.get_by_label("Say", exact=True)).to_be_focused()

    def test_a_pointer_is_reported_by_a_part_of_the_script(self):
        self.page.wait_for_timeout(200)
        self.page.locator("#pad").click(position={"x": 7, "y": 3})
        self.expect_answer("down at 7")

    def test_a_request_carries_method_headers_and_body_and_brings_status_and_text(self):
        self.press("Fetch")
        self.expect_answer("201: POST [0, 255] ü")

    def test_a_request_that_fails_says_how(self):
        self.expects_network_errors = True
        self.press("Fetch nothing")
        self.expect_answer("unreachable")
        self.press("Fetch nonsense")
        self.expect_answer("malformed")

    def test_what_a_server_refuses_is_an_answer_with_its_status_and_headers(self):
        self.press("Fetch what is gone")
        self.expect_answer("410: old")
        self.complaints = [it for it in self.complaints if "410" not in it]

    def test_a_request_whose_effect_is_cancelled_is_aborted(self):
        self.demo.server.waiting.clear()
        with self.page.expect_event("requestfailed") as failed:
            self.press("Fetch slowly")
            self.assertTrue(self.demo.server.waiting.wait(20), "the request came")
            self.press("Abandon")
        self.demo.server.answering.set()
        self.assertIn("ABORTED", failed.value.failure)
        self.expect_answer("")

    def test_a_request_tells_how_much_has_come(self):
        self.demo.server.waiting.clear()
        self.press("Download")
        words = self.page.get_by_label("Words")
        expect(words).to_have_value("40000 of 100000")
        self.expect_answer("")
        self.demo.server.waiting.set()
        self.expect_answer("100000")
        expect(words).to_have_value("100000 of 100000")

    def test_values_of_each_kind_go_to_a_function_of_the_page_and_back(self):
        self.press("Compare")
        self.expect_answer("the same")

    def test_functions_of_the_page_return_promise_and_throw(self):
        self.press("Call")
        self.expect_answer("returned: good beans")
        self.press("Call later")
        self.expect_answer("returned: late beans")
        self.press("Call in vain")
        self.expect_answer("thrown: Error: no use")
        self.press("Call what returns no value")
        expect(self.page.locator("#answer")).to_contain_text("thrown: RangeError")

    def test_what_the_page_does_not_offer_cannot_be_called(self):
        self.press("Call nothing")
        self.expect_answer("missing")
        self.page.evaluate("delete window.arcoFunctions")
        self.press("Call")
        self.expect_answer("missing")

    def test_a_text_is_copied_and_read_again(self):
        self.context.grant_permissions(["clipboard-read", "clipboard-write"])
        self.page.get_by_label("Words").fill("beans 🫘")
        self.press("Copy")
        self.expect_answer("copied")
        self.press("Paste")
        self.expect_answer("pasted: beans 🫘")

    def test_a_clipboard_that_is_not_allowed_is_denied(self):
        self.page.evaluate("""() => {
            navigator.clipboard.readText = navigator.clipboard.writeText = async () => {
                throw new DOMException("no", "NotAllowedError");
            };
        }""")
        self.press("Paste")
        self.expect_answer("denied")
        self.press("Read")
        self.expect_answer("read: nothing")
        self.press("Copy")
        self.expect_answer("denied")

    def test_the_network_and_whether_the_page_is_seen_are_watched_until_cancelled(self):
        words = self.page.get_by_label("Words")
        self.press("Watch")
        self.expect_answer("on line")
        expect(words).to_have_value("seen")
        self.context.set_offline(True)
        self.expect_answer("off line")
        self.page.evaluate("""() => {
            Object.defineProperty(document, "visibilityState", { value: "hidden" });
            document.dispatchEvent(new Event("visibilitychange"));
        }""")
        expect(words).to_have_value("not seen")
        self.press("Watch no more")
        self.context.set_offline(False)
        self.page.wait_for_function("navigator.onLine")
        self.expect_answer("off line")

    def test_the_focus_is_given(self):
        self.press("Focus")
        self.expect_answer("focused")
        expect(self.page.get_by_label("Words")).to_be_focused()

    def test_the_focus_of_nothing_is_given_to_nobody(self):
        self.press("Focus nothing")
        self.expect_answer("not focused")

    def test_chance_is_the_platforms(self):
        answers = set()
        for _ in range(3):
            self.press("Chance")
            answers.add(self.page.locator("#answer").inner_text())
        self.page.reload()
        self.press("Chance")
        answers.add(self.page.locator("#answer").inner_text())
        self.assertEqual(len(answers), 4)

    def test_texts_cross_scalar_by_scalar(self):
        words = self.page.get_by_label("Words")
        for text in ("\ufeffa", "e\u0301 🏳️‍🌈", "<b>&amp;", "ß" * 5000):
            words.fill(text)
            self.assertEqual(self.page.evaluate("document.getElementById('echo').textContent"), text)

    def test_a_composition_survives_a_new_value_for_its_own_field(self):
        words = self.page.get_by_label("Words")
        self.press("Watch")
        expect(words).to_have_value("seen")
        words.press("End")
        tools = self.context.new_cdp_session(self.page)
        tools.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
        self.page.evaluate("""() => {
            Object.defineProperty(document, "visibilityState", { value: "hidden" });
            document.dispatchEvent(new Event("visibilitychange"));
        }""")
        echo = self.page.locator("#echo")
        expect(echo).to_have_text("not seen")
        expect(words).to_have_value("seenに")
        tools.send("Input.insertText", {"text": "日"})
        expect(echo).to_have_text("seen日")
        expect(words).to_have_value("seen日")

    def test_a_trap_leaves_the_page_readable_and_says_so_once(self):
        self.page.evaluate("""
            window.stops = [];
            addEventListener('arcostopped', (event) => stops.push(String(event.detail)));
        """)
        warnings = []
        self.page.on("console", lambda it: it.type == "warning" and warnings.append(it.text))
        self.page.get_by_label("Words").fill("beans")
        self.press("Start")
        self.press("Trap")
        expect(self.page.get_by_text("This part of the page has stopped")).to_be_visible()
        expect(self.page.locator("#echo")).to_have_text("beans")
        self.press("Keep")
        self.page.wait_for_timeout(60)
        self.assertEqual(len(warnings), 1)
        self.assertIn("the module has stopped", warnings[0])
        self.assertEqual(len(self.page.evaluate("stops")), 1)
        expect(self.page.locator("#trial")).to_have_attribute("data-module", "stopped")


    def test_what_the_program_prints_is_on_the_console(self):
        lines = []
        self.page.on("console", lambda it: it.type == "log" and lines.append(it.text))
        self.press("Print")
        expect(self.page.locator("#trial")).not_to_have_attribute("data-module", "stopped")
        # A line that is too long is cut, and no letter is.
        self.assertEqual(lines[0], "said: ☕ 0")
        self.assertEqual("".join(lines[1:]), "é" * 3000)


class MemoryTests(LocalCase):
    """Rows that come and go leave nothing behind."""

    rounds = 1000 if os.environ.get("ARCO_SOAK") == "1" else 40

    def test_what_is_made_and_cleared_again_and_again_keeps_no_memory(self):
        self.context.add_init_script("""
            const { instantiateStreaming } = WebAssembly;
            WebAssembly.instantiateStreaming = async (...all) => {
                const made = await instantiateStreaming(...all);
                window.memory = made.instance.exports.memory;
                return made;
            };
        """)
        page = self.open("/trial/")
        tools = self.context.new_cdp_session(page)

        def used(rounds):
            page.evaluate("""(rounds) => {
                const [create, clear] = ['Create', 'Clear'].map((name) =>
                    [...document.querySelectorAll('button')].find((it) => it.textContent === name));
                for (; rounds; rounds--) {
                    create.click();
                    if (document.querySelectorAll('li').length !== 1000) throw new Error('no rows');
                    clear.click();
                }
            }""", rounds)
            tools.send("HeapProfiler.collectGarbage")
            counters = tools.send("Memory.getDOMCounters")
            return [page.evaluate("memory.buffer.byteLength"), counters["nodes"],
                    counters["jsEventListeners"]]

        first = used(10)
        self.assertEqual(used(self.rounds - 10), first)


if __name__ == "__main__":
    unittest.main()
