"""When the element that has the focus goes, the focus goes to where somebody expects it."""

import unittest

from playwright.sync_api import expect

from patches import *
from scripted import ScriptedCase
from support import BrowserCase, Frame
from test_todos import TodosCase


class RowFocusTests(TodosCase):
    def delete(self, title):
        cross = self.page.get_by_role("button", name=f"Delete: {title}")
        cross.focus()
        self.page.keyboard.press("Enter")
        expect(cross).to_have_count(0)

    def cross(self, title):
        return self.page.get_by_role("button", name=f"Delete: {title}")

    def test_the_next_rows_button_follows_then_the_one_before_then_what_is_around(self):
        self.delete("Boil the water")
        expect(self.cross("Pour, and wait")).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(self.cross("Grind the beans")).to_be_focused()
        self.page.keyboard.press("Enter")
        # An empty list is not displayed: what is around it gets the focus, and can for so long.
        main = self.page.get_by_role("main")
        expect(main).to_be_focused()
        expect(main).to_have_attribute("tabindex", "-1")
        self.page.keyboard.press("Tab")
        expect(self.draft).to_be_focused()
        expect(main).not_to_have_attribute("tabindex", "-1")
        self.add("Again")
        self.expect_titles("Again")

    def test_a_box_is_followed_by_a_box(self):
        self.page.get_by_role("radio", name="Active").check()
        box = self.page.get_by_role("checkbox", name="Grind the beans")
        box.focus()
        self.page.keyboard.press("Space")
        expect(box).to_have_count(0)
        expect(self.page.get_by_role("checkbox", name="Boil the water")).to_be_focused()

    def test_who_is_elsewhere_stays_there(self):
        self.draft.focus()
        self.draft.press_sequentially("tea")
        self.draft.press("ArrowLeft")
        self.cross("Boil the water").evaluate("it => it.click()")
        expect(self.rows).to_have_count(2)
        expect(self.draft).to_be_focused()
        self.assertEqual(self.draft.evaluate("it => it.selectionStart"), 2)

    def test_what_took_the_focus_gives_it_back(self):
        edit = self.page.get_by_role("button", name="Edit: Boil the water")
        edit.focus()
        self.page.keyboard.press("Enter")
        title = self.page.get_by_label("Title")
        expect(title).to_be_focused()
        notes = self.page.get_by_role("button", name="Notes: Boil the water")
        notes.focus()
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_label("Notes", exact=True)).to_be_focused()
        self.page.keyboard.press("Escape")
        expect(notes).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(self.page.get_by_label("Notes", exact=True)).to_be_focused()
        self.page.keyboard.press("Tab")
        self.page.keyboard.press("Tab")
        expect(self.page.get_by_role("button", name="Close")).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(notes).to_be_focused()
        title.focus()
        self.page.keyboard.press("Enter")
        expect(title).to_have_count(0)
        expect(edit).to_be_focused()

    def test_who_composes_is_left_alone(self):
        self.press("Edit: Boil the water")
        title = self.page.get_by_label("Title")
        expect(title).to_be_focused()
        tools = self.context.new_cdp_session(self.page)
        tools.send("Input.imeSetComposition", {"text": "に", "selectionStart": 1, "selectionEnd": 1})
        self.cross("Boil the water").evaluate("it => it.click()")
        expect(self.rows).to_have_count(2)
        self.assertEqual(self.page.evaluate("document.activeElement.localName"), "body")

    def test_live_regions_hear_of_the_change_and_of_nothing_else(self):
        self.page.evaluate(
            "() => { window.changes = [];"
            " for (const region of document.querySelectorAll('output, [role=status]'))"
            "   new MutationObserver((all) => all.forEach((it) => changes.push(it.type)))"
            "     .observe(region, { attributes: true, childList: true, subtree: true, characterData: true }) }"
        )
        self.delete("Boil the water")
        expect(self.page.get_by_text("2 of 2 to do")).to_be_visible()
        expect(self.cross("Pour, and wait")).to_be_focused()
        expect(self.page.get_by_role("status", name="Saving")).to_have_text("All changes are saved.")
        changes = self.page.evaluate("changes")
        self.assertEqual(set(changes), {"characterData"})


class PartFocusTests(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/focus")

    def button(self, name):
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, name):
        self.button(name).focus()
        self.page.keyboard.press("Enter")
        expect(self.button(name)).to_have_count(0)

    def test_a_row_without_that_control_is_passed_over(self):
        self.page.get_by_role("button", name="Keep 1").focus()
        # The row goes by the hand of somebody else.
        self.button("Delete 1").evaluate("it => it.click()")
        expect(self.button("Keep 3")).to_be_focused()

    def test_rows_that_go_together_are_followed_by_the_nearest_that_stays(self):
        self.press("Delete from 3")
        expect(self.button("Delete from 2")).to_be_focused()
        self.press("Delete from 1")
        expect(self.page.locator("tbody")).to_be_focused()

    def test_a_field_that_takes_the_focus_itself_gets_it(self):
        self.button("Offer undo").click()
        self.press("Delete 2")
        expect(self.button("Undo")).to_be_focused()
        self.press("Delete 3")
        expect(self.button("Delete 4")).to_be_focused()

    def test_the_page_hears_who_has_the_focus(self):
        self.press("Delete 2")
        expect(self.button("Delete 3")).to_be_focused()
        expect(self.page.get_by_role("status", name="Focused")).to_have_text("Delete 3")

    def test_a_part_in_a_live_region_leaves_the_focus_outside_of_it(self):
        self.press("Stop")
        focused = self.page.evaluate("[document.activeElement.localName, document.activeElement.className]")
        self.assertEqual(focused, ["div", "line"])
        self.page.keyboard.press("Tab")
        expect(self.button("Offer undo")).to_be_focused()

    def test_what_is_replaced_leaves_the_focus_to_what_is_around(self):
        self.press("Edit")
        region = self.page.get_by_role("region", name="Title")
        expect(region).to_be_focused()
        self.page.keyboard.press("Tab")
        expect(self.page.get_by_label("New title")).to_be_focused()
        self.page.keyboard.press("Enter")
        expect(region).to_be_focused()
        self.assertEqual(self.wires[self.page].modes, [Frame.CARRY_ON])


class LateFocusTests(ScriptedCase):
    """An answer that brings something for the focus, while somebody is elsewhere by now: this test is the server."""

    PAGE = '<button data-on="c">Delete</button><input name="a" data-on="i"><input name="b">'

    def open(self):
        self.paint(self.PAGE, 4)
        self.page.focus("button")

    def focused(self):
        return self.page.evaluate("document.activeElement.name || document.activeElement.textContent")

    def test_a_view_that_asks_for_the_texts_of_a_list_gets_the_focus_there(self):
        self.paint('<select><option>Tea</option></select>', 3)
        self.patches.add(SET_ATTRIBUTE, 1, ("data-ask",), "select 1")
        self.apply()
        self.assertEqual(self.page.evaluate("document.activeElement.localName"), "select")
        self.assertEqual((len(self.joins), self.warnings), (1, []))

    def bring(self, name, applied):
        self.patches.insert(0, 0, element("button", {"autofocus": "", "data-on": "c"}, text(name)))
        self.apply(applied=applied)

    def test_who_has_gone_on_to_a_field_stays_there(self):
        self.open()
        self.page.click("button")
        self.page.click("[name=b]")
        self.page.keyboard.type("hel")
        self.bring("Undo", applied=1)
        self.page.keyboard.type("lo ")
        self.assertEqual(self.page.input_value("[name=b]"), "hello ")
        self.assertEqual(self.focused(), "b")

    def test_who_has_gone_on_and_typed_nothing_stays_there_too(self):
        self.open()
        self.page.click("button")
        self.page.keyboard.press("Tab")
        self.bring("Undo", applied=1)
        self.assertEqual(self.focused(), "a")

    def test_who_types_on_in_the_same_field_stays_there(self):
        self.paint(self.PAGE, 4)
        self.page.press("[name=a]", "x")
        self.page.press("[name=a]", "y")
        self.bring("Undo", applied=1)
        self.assertEqual(self.focused(), "a")
        self.bring("Undo", applied=2)
        self.assertEqual(self.focused(), "Undo")

    def test_who_composes_is_not_interrupted(self):
        self.paint(self.PAGE, 4)
        self.page.focus("[name=a]")
        self.page.evaluate("window.ends = 0; document.addEventListener('compositionend', () => ends++)")
        self.compose("に")
        self.wait(self.events)
        self.bring("Undo", applied=1)
        self.assertEqual((self.focused(), self.page.evaluate("ends")), ("a", 0))

    def test_what_a_view_asks_for_waits_for_nobody_who_is_elsewhere(self):
        self.open()
        self.page.click("button")
        self.page.press("[name=a]", "x")
        self.patches.add(SET_ATTRIBUTE, 4, ("data-ask",), "focus 1")
        self.apply(applied=1)
        self.assertEqual(self.focused(), "a")
        self.patches.add(SET_ATTRIBUTE, 4, ("data-ask",), "focus 2")
        self.apply(applied=2)
        self.assertEqual(self.focused(), "b")

    def test_what_an_answer_focuses_is_no_move_of_the_user(self):
        self.open()
        for _ in range(2):
            self.page.evaluate("document.querySelector('[data-on=c]:last-of-type').click()")
        self.bring("One", applied=1)
        self.assertEqual(self.focused(), "One")
        self.bring("Two", applied=2)
        self.assertEqual(self.focused(), "Two")

    def test_where_nobody_had_the_focus_it_goes_to_what_is_around(self):
        self.paint("<section></section>", 1)
        self.patches.insert(1, 0, element("div", {}, element("input", {"autofocus": ""})))
        self.apply()
        self.patches.add(REMOVE, 2, 1)
        self.apply()
        self.assertEqual(self.page.evaluate("document.activeElement.localName"), "section")


if __name__ == "__main__":
    unittest.main()
