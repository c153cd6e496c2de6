"""What somebody types is theirs: nothing that arrives disturbs it."""

import unittest

from playwright.sync_api import expect

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


if __name__ == "__main__":
    unittest.main()
