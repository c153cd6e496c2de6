"""What somebody types is theirs: nothing that arrives disturbs it."""

import unittest

from playwright.sync_api import expect

from patches import *
from scripted import ScriptedCase
from support import BrowserCase


class TypingTests(BrowserCase):
    def open_slowly(self, delay=0.15):
        line = self.open_line()
        line.delay = delay
        page = self.open("/todos", through=line)
        self.draft = page.get_by_label("What is there to do?")
        return page

    def settle(self, page):
        """Waits until the page has the answers to all events."""
        self.wire(page).wait(lambda wire: wire.is_answered)

    def caret(self):
        return self.draft.evaluate("field => field.selectionStart")

    def test_quick_typing_over_a_slow_line_loses_no_letter(self):
        page = self.open_slowly()
        text = "the quick brown fox jumps over the lazy dog"
        self.draft.press_sequentially(text, delay=15)
        expect(self.draft).to_have_value(text)
        self.settle(page)
        expect(self.draft).to_have_value(text)
        self.draft.press("Enter")
        expect(page.get_by_role("checkbox", name=text)).to_be_visible()
        expect(self.draft).to_have_value("")

    def test_what_is_typed_before_an_answer_arrives_is_kept(self):
        page = self.open_slowly(delay=0.4)
        self.draft.fill("tea")
        self.draft.press("Enter")  # the answer will empty the field
        self.draft.press_sequentially(" pot", delay=20)
        expect(page.get_by_role("checkbox", name="tea")).to_have_count(1)
        self.settle(page)
        expect(self.draft).to_have_value("tea pot")
        self.draft.press("Enter")
        expect(page.get_by_role("checkbox", name="tea pot")).to_have_count(1)
        expect(self.draft).to_have_value("")

    def test_the_caret_stays_in_the_middle_while_patches_arrive(self):
        page = self.open_slowly()
        self.draft.fill("coffee")
        page.get_by_role("checkbox", name="Boil the water").check()
        self.draft.evaluate("field => { field.focus(); field.setSelectionRange(3, 3) }")
        for letter in "XYZ":
            self.draft.press(letter)
            page.wait_for_timeout(120)
        expect(page.get_by_role("status", name="Saving")).to_have_text("All changes are saved.")
        expect(self.draft).to_have_value("cofXYZfee")
        self.assertEqual(self.caret(), 6)

    def input_method(self, page):
        """An input method, as the browser's own protocol offers it."""
        page.evaluate(
            "() => { window.ends = 0;"
            " document.addEventListener('compositionend', () => window.ends++) }"
        )
        tools = self.context.new_cdp_session(page)

        def compose(text):
            end = len(text)
            tools.send(
                "Input.imeSetComposition",
                {"text": text, "selectionStart": end, "selectionEnd": end},
            )

        def commit(text):
            self.assertEqual(page.evaluate("window.ends"), 0)
            tools.send("Input.insertText", {"text": text})

        return compose, commit

    def test_a_composition_goes_on_while_patches_arrive_and_arrives_once(self):
        page = self.open_slowly(delay=0.05)
        compose, commit = self.input_method(page)
        page.get_by_role("checkbox", name="Boil the water").check()
        self.draft.focus()
        for text in ("に", "にほ", "にほん"):
            compose(text)
            page.wait_for_timeout(200)
        expect(page.get_by_role("status", name="Saving")).to_have_text("All changes are saved.")
        expect(self.draft).to_have_value("にほん")
        commit("日本")
        expect(self.draft).to_have_value("日本")
        self.settle(page)
        expect(self.draft).to_have_value("日本")
        self.draft.press("Enter")
        expect(page.get_by_role("checkbox", name="日本")).to_have_count(1)

    def test_a_composition_survives_a_new_value_for_its_own_field(self):
        page = self.open_slowly(delay=0.4)
        compose, commit = self.input_method(page)
        self.draft.fill("tea")
        self.draft.press("Enter")  # the answer will empty the field
        self.draft.focus()
        compose("に")
        expect(page.get_by_role("checkbox", name="tea")).to_have_count(1)
        self.settle(page)
        expect(self.draft).to_have_value("teaに")
        commit("日")
        self.settle(page)
        expect(self.draft).to_have_value("tea日")
        self.draft.press("Enter")
        expect(page.get_by_role("checkbox", name="tea日")).to_have_count(1)

    def test_a_field_keeps_its_text_and_focus_when_rows_around_it_go(self):
        page = self.open_slowly(delay=0.05)
        page.get_by_role("button", name="Edit: Pour, and wait").click()
        title = page.get_by_label("Title")
        title.fill("Pour slow")
        page.evaluate(
            "() => document.querySelector('[aria-label=\"Delete: Grind the beans\"]').click()"
        )
        title.press("l")
        title.press("y")
        expect(page.get_by_role("listitem")).to_have_count(2)
        expect(title).to_have_value("Pour slowly")
        expect(title).to_be_focused()


class ComposingTests(ScriptedCase):
    """Input methods, as the keyboards of phones are: each word is composed. This test is the server."""

    FIELD = '<input name="a" data-on="ik">'

    def value(self):
        return self.page.locator("input").input_value()

    def test_each_letter_is_reported_and_nothing_is_written_before_the_word_is_done(self):
        self.paint(self.FIELD, 1)
        self.page.focus("input")
        self.page.evaluate("window.ends = 0; document.addEventListener('compositionend', () => ends++)")
        self.compose("t", "te")
        self.expect_events(reported(1, "t"), reported(1, "te"))
        # The view says it in another way.
        self.patches.add(SET_LIVE, 1, 1, "TE")
        self.apply(applied=2)
        self.assertEqual((self.value(), self.page.evaluate("ends")), ("te", 0))
        self.commit("tea")
        # It is told once more, as its value was kept from it.
        self.wait(lambda: len(self.events()) > 3)
        self.assertEqual(self.events()[2:], [reported(1, "tea")] * 2)
        self.patches.add(SET_LIVE, 1, 1, "TEA")
        self.apply(applied=4)
        self.assertEqual(self.value(), "TEA")

    def test_a_word_that_is_done_is_reported_once_whichever_event_comes_first(self):
        composed = ["InputEvent", "input", {"isComposing": True}]
        begin, end = ["CompositionEvent", "compositionstart"], ["CompositionEvent", "compositionend"]
        orders = {
            "Chromium and Safari": ["日本", composed, end],
            "Firefox": ["日本", end, ["InputEvent", "input", {"isComposing": False}]],
        }
        for browser, order in orders.items():
            with self.subTest(browser):
                self.setUp()
                self.paint(self.FIELD, 1)
                self.dispatch("input", begin, "に", composed, *order)
                self.page.keyboard.press("Tab")
                self.expect_events(reported(1, "に"), reported(1, "日本"))

    def test_keys_of_an_input_method_are_not_reported(self):
        self.paint(self.FIELD, 1)
        self.dispatch(
            "input", ["KeyboardEvent", "keydown", {"key": "Enter", "isComposing": True}],
            # Safari tells of the key that ended the composition afterwards.
            ["KeyboardEvent", "keydown", {"key": "Enter", "keyCode": 229}], ["KeyboardEvent", "keydown", {"key": "x"}])
        self.expect_events(b"\x01k\x01x\x00")

    def test_a_word_that_is_composed_while_the_page_is_rebuilt_is_kept(self):
        self.paint('<input name="a">', 1)
        self.page.focus("input")
        self.compose("te")
        self.patches.rebuild().insert(0, 0, element("p"), element("input", {"name": "a"}))
        self.apply()
        self.assertEqual(self.value(), "te")
        # The field is another one now, in which nobody composes.
        self.patches.add(SET_LIVE, 2, 1, "TE")
        self.apply(applied=1)
        self.assertEqual(self.value(), "TE")


class UntouchedTests(ScriptedCase):
    def test_a_choice_that_nobody_made_is_not_reported(self):
        choices = {
            "multiple": "<option>a<option>b",
            "size=3": "<option>a<option>b",
            "name=c": "<option disabled>a<option>b",
            "name=d": "<optgroup disabled><option>a</optgroup><option>b",
            "name=e": "<option selected>a<option selected>b",
        }
        selects = "".join(f'<select data-on="h" {more}>{options}</select>' for more, options in choices.items())
        self.paint(f'{selects}<button data-on="c">Go</button>', 28)
        self.page.click("button")
        self.expect_events(b"\x1bc")


class ResetTests(ScriptedCase):
    def test_what_a_reset_changes_is_reported(self):
        self.paint(
            '<form><input name="a" value="x" data-on="i"><input name="b" value="y" data-on="i">'
            '<input name="c" type="checkbox" data-on="h"><button type="reset">Reset</button></form>', 6)
        self.page.fill("[name=a]", "tea")
        self.page.check("[name=c]")
        self.wait(lambda: len(self.events()) == 2)
        self.page.click("button")
        self.wait(lambda: len(self.events()) == 4)
        self.assertEqual(self.events()[2:], [reported(2, "x"), b"\x04h\x02on\x00"])

    def test_a_reset_reports_the_radio_button_that_is_chosen_again_and_no_other(self):
        radio = '<input name="a" type="radio" data-on="h" value='
        self.paint(f'<form>{radio}"s" checked>{radio}"l"><button type="reset">Reset</button></form>', 5)
        self.page.check("[value=l]")
        self.wait(lambda: len(self.events()) == 1)
        self.page.click("button")
        self.page.check("[value=l]")
        self.expect_events(b"\x03h\x01l\x01", b"\x02h\x01s\x01", b"\x03h\x01l\x01")

    def test_a_reset_that_leaves_no_radio_button_chosen_is_reported(self):
        self.paint('<form><input name="a" type="radio" data-on="h" value="s"><button type="reset">Reset</button></form>', 4)
        self.page.check("input")
        self.wait(lambda: len(self.events()) == 1)
        self.page.click("button")
        self.expect_events(b"\x02h\x01s\x01", b"\x02h\x01s\x00")

    def test_a_reset_that_is_prevented_reports_nothing(self):
        self.paint('<form onreset="return false"><input name="a" data-on="i"><button type="reset">Reset</button></form>', 4)
        self.page.fill("input", "tea")
        self.page.click("button")
        self.page.fill("input", "teas")
        self.expect_events(reported(2, "tea"), reported(2, "teas"))


if __name__ == "__main__":
    unittest.main()
