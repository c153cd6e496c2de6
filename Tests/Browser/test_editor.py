"""Keys as commands and as text, by keyboard, by finger and by ear."""

import unittest

from playwright.sync_api import expect

from support import BrowserCase

TEXT = "The quick brown fox"


class EditorTests(BrowserCase):
    #: How many things have the focus before the field: the way back to the index.
    before = 1

    def open_editor(self, **where):
        self.page = self.open("/editor", **where)
        self.field = self.page.get_by_label("Type here")
        self.text = self.page.locator("#text")
        self.mode = self.page.get_by_role("status", name="Mode")
        self.cursor = self.page.get_by_role("status", name="Cursor")

    def type(self, keys, **how):
        self.field.focus()
        self.page.keyboard.type(keys, **how)

    def test_the_same_keys_are_commands_in_one_mode_and_text_in_the_other(self):
        self.open_editor()
        expect(self.mode).to_have_text("Keys are commands.")
        self.type("lx")
        expect(self.text).to_have_text("Te quick brown fox")
        self.type("i")
        expect(self.mode).to_have_text("Keys are text.")
        self.type("lx")
        expect(self.text).to_have_text("Tlxe quick brown fox")
        self.page.keyboard.press("Escape")
        expect(self.mode).to_have_text("Keys are commands.")
        self.type("0x")
        expect(self.text).to_have_text("lxe quick brown fox")

    def test_quick_typing_over_a_slow_line_loses_no_key(self):
        line = self.open_line()
        line.delay = 0.15
        self.open_editor(through=line)
        self.type("$hhhxxxix", delay=10)
        self.page.keyboard.press("Backspace")
        self.type("dog, and on", delay=10)
        expect(self.text).to_have_text("The quick brown dog, and on")

    def test_the_space_bar_writes_and_does_not_scroll(self):
        self.open_editor(context=self.new_context(viewport={"width": 600, "height": 200}))
        self.field.focus()
        before = self.page.evaluate("scrollY")
        self.type("i    ")
        expect(self.cursor).to_have_text("Before “T”, 5 of 23.")
        self.assertEqual(self.text.text_content(), "    " + TEXT)
        self.assertEqual(self.page.evaluate("scrollY"), before)

    def test_tab_leads_in_and_out_and_shortcuts_are_left_to_the_browser(self):
        self.open_editor()
        keys = self.page.keyboard
        for _ in range(self.before + 1):
            keys.press("Tab")
        expect(self.field).to_be_focused()
        keys.type("i")
        expect(self.mode).to_have_text("Keys are text.")
        keys.press("Control+a")
        keys.press("Tab")
        expect(self.page.get_by_role("button", name="Esc commands")).to_be_focused()
        keys.press("Enter")
        expect(self.mode).to_have_text("Keys are commands.")
        keys.press("Shift+Tab")
        expect(self.field).to_be_focused()
        expect(self.text).to_have_text(TEXT)

    def test_who_listens_hears_the_line_the_mode_and_where_one_is(self):
        self.open_editor()
        expect(self.field).to_have_accessible_description(
            TEXT + " What a key does depends on the mode. Escape ends writing."
        )
        expect(self.cursor).to_have_text("On “T”, 1 of 19.")
        self.type("lll")
        expect(self.cursor).to_have_text("On a space, 4 of 19.")
        expect(self.cursor).to_have_attribute("aria-live", "polite")
        self.type("i")
        expect(self.cursor).to_have_text("Before a space, 4 of 19.")
        expect(self.cursor).to_have_attribute("aria-live", "off")

    def test_the_cursor_shows_by_day_and_by_night_and_is_another_in_each_mode(self):
        for scheme in ("light", "dark"):
            with self.subTest(scheme):
                self.open_editor(context=self.new_context(color_scheme=scheme))
                cursor = self.text.locator(".cursor")
                look = (
                    "it => { const look = getComputedStyle(it), screen ="
                    " getComputedStyle(it.closest('.screen'));"
                    " return [look.backgroundColor !== screen.backgroundColor"
                    " && look.color === screen.backgroundColor || look.backgroundColor,"
                    " look.outlineStyle, look.borderInlineStartStyle] }"
                )
                hollow = cursor.evaluate(look)
                self.field.focus()
                block = cursor.evaluate(look)
                self.type("$")
                expect(cursor).to_have_text("")
                self.assertGreater(cursor.bounding_box()["width"], 5)
                self.type("i")
                expect(self.mode).to_have_text("Keys are text.")
                bar = cursor.evaluate(look)
                self.assertEqual(bar[2], "solid")
                self.assertEqual(hollow[1], "solid")
                self.assertEqual(len({str(it) for it in (hollow, block, bar)}), 3)

    def test_fingers_are_enough(self):
        context = self.new_context(
            viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True
        )
        self.open_editor(context=context)

        def tap(name):
            self.page.get_by_role("button", name=name, exact=True).tap()

        tap("x delete")
        expect(self.text).to_have_text(TEXT[1:])
        tap("i write")
        tap("x write x")
        expect(self.text).to_have_text("x" + TEXT[1:])
        tap("⌫ delete")
        tap("Esc commands")
        expect(self.text).to_have_text(TEXT[1:])
        expect(self.mode).to_have_text("Keys are commands.")
        expect(self.field).to_have_attribute("inputmode", "none")


if __name__ == "__main__":
    unittest.main()
