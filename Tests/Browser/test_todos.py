"""The list: rows, filter, saving, and the panel."""

import unittest

from playwright.sync_api import expect

from support import BrowserCase


class TodosCase(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/todos")
        self.draft = self.page.get_by_label("What is there to do?")
        self.rows = self.page.get_by_role("list", name="Things to do").get_by_role("listitem")
        self.saving = self.page.get_by_role("status", name="Saving")

    def press(self, name):
        self.page.get_by_role("button", name=name, exact=True).click()

    def add(self, title):
        self.draft.fill(title)
        self.draft.press("Enter")

    def expect_titles(self, *titles):
        expect(self.rows.locator(".tick span")).to_have_text(list(titles))


class RowsTests(TodosCase):
    def test_a_todo_is_added_and_the_field_is_empty_again(self):
        self.add("  Drink  ")
        self.expect_titles("Grind the beans", "Boil the water", "Pour, and wait", "Drink")
        expect(self.draft).to_have_value("")
        expect(self.draft).to_be_focused()
        self.press("Add")
        expect(self.rows).to_have_count(4)

    def test_a_todo_is_renamed(self):
        self.press("Edit: Boil the water")
        title = self.page.get_by_label("Title")
        expect(title).to_have_value("Boil the water")
        title.fill("Boil fresh water")
        title.press("Enter")
        self.expect_titles("Grind the beans", "Boil fresh water", "Pour, and wait")
        expect(title).to_have_count(0)
        self.press("Edit: Boil fresh water")
        expect(self.page.get_by_label("Title")).to_have_value("Boil fresh water")

    def test_rows_unfold_for_themselves(self):
        edit = self.page.get_by_role("button", name="Edit: Boil the water")
        expect(edit).to_have_attribute("aria-expanded", "false")
        edit.click()
        expect(edit).to_have_attribute("aria-expanded", "true")
        expect(self.page.get_by_label("Title")).to_have_count(1)
        self.press("Edit: Pour, and wait")
        expect(self.page.get_by_label("Title")).to_have_count(2)
        self.press("Delete: Grind the beans")
        expect(self.page.get_by_label("Title")).to_have_count(2)
        edit.click()
        expect(self.page.get_by_label("Title")).to_have_count(1)

    def test_a_deleted_row_goes_and_the_others_stay_the_same_elements(self):
        self.rows.nth(2).evaluate("row => row.mark = 7")
        self.press("Delete: Boil the water")
        self.expect_titles("Grind the beans", "Pour, and wait")
        self.assertEqual(self.rows.nth(1).evaluate("row => row.mark"), 7)

    def test_the_filter_shows_what_fits(self):
        self.page.get_by_role("checkbox", name="Boil the water").check()
        status = self.page.get_by_text("2 of 3 to do")
        expect(status).to_be_visible()
        self.page.get_by_role("radio", name="Active").check()
        self.expect_titles("Grind the beans", "Pour, and wait")
        self.page.get_by_role("checkbox", name="Grind the beans").click()
        self.expect_titles("Pour, and wait")
        self.page.get_by_role("radio", name="Done").check()
        self.expect_titles("Grind the beans", "Boil the water")
        expect(self.page.get_by_role("checkbox", name="Grind the beans")).to_be_checked()
        self.page.get_by_role("radio", name="All").check()
        self.expect_titles("Grind the beans", "Boil the water", "Pour, and wait")

    def test_all_are_marked_and_what_is_done_is_cleared(self):
        self.press("Mark all done")
        for box in self.page.get_by_role("checkbox").all():
            expect(box).to_be_checked()
        self.press("Mark none done")
        for box in self.page.get_by_role("checkbox").all():
            expect(box).not_to_be_checked()
        self.page.get_by_role("checkbox", name="Pour, and wait").check()
        self.press("Clear done")
        self.expect_titles("Grind the beans", "Boil the water")
        self.press("Mark all done")
        self.press("Clear done")
        expect(self.page.get_by_text("Nothing to do.")).to_be_visible()


class SavingTests(TodosCase):
    def test_a_change_is_saved(self):
        expect(self.saving).to_have_text("All changes are saved.")
        self.add("Drink")
        expect(self.saving).to_have_text("Saving…")
        expect(self.saving).to_have_text("All changes are saved.")

    def test_a_failing_save_is_shown_and_retried(self):
        self.add("Do not fail")
        expect(self.saving).to_have_text("Not saved: the store does not answer.")
        self.press("Try again")
        expect(self.saving).to_have_text("Saving…")
        expect(self.saving).to_have_text("All changes are saved.")
        expect(self.page.get_by_role("button", name="Try again")).to_have_count(0)


class PanelTests(TodosCase):
    def open_panel(self, title):
        self.press(f"Edit: {title}")
        self.press(f"Notes: {title}")
        return self.page.get_by_role("region", name=f"Notes on “{title}”")

    def test_notes_are_kept(self):
        panel = self.open_panel("Boil the water")
        panel.get_by_label("Notes").fill("93 degrees")
        panel.get_by_role("button", name="Keep notes").click()
        expect(panel).to_have_count(0)
        expect(self.rows.nth(1)).to_contain_text("93 degrees")
        self.press("Notes: Boil the water")
        expect(panel.get_by_label("Notes")).to_have_value("93 degrees")

    def test_notes_are_dropped_by_button_and_by_escape(self):
        panel = self.open_panel("Boil the water")
        panel.get_by_label("Notes").fill("never mind")
        panel.get_by_role("button", name="Close").click()
        expect(panel).to_have_count(0)
        self.press("Notes: Boil the water")
        expect(panel.get_by_label("Notes")).to_have_value("")
        panel.get_by_label("Notes").press("Escape")
        expect(panel).to_have_count(0)

    def test_the_panel_follows_its_todo_and_goes_with_it(self):
        panel = self.open_panel("Boil the water")
        panel.get_by_label("Notes").fill("93 degrees")
        self.press("Delete: Grind the beans")
        expect(panel.get_by_label("Notes")).to_have_value("93 degrees")
        self.press("Delete: Boil the water")
        expect(panel).to_have_count(0)


if __name__ == "__main__":
    unittest.main()
