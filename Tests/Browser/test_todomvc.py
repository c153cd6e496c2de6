"""TodoMVC, to its published specification: its flows by mouse and by keyboard, its filters by address."""

import re
import unittest

from playwright.sync_api import expect

from support import BrowserCase


class TodoMVCCase(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/todomvc")
        self.draft = self.page.get_by_placeholder("What needs to be done?")
        self.rows = self.page.locator(".todo-list li")

    def add(self, *titles):
        for title in titles:
            self.draft.fill(title)
            self.draft.press("Enter")
            expect(self.draft).to_have_value("")

    def expect_titles(self, *titles):
        expect(self.page.locator(".todo-list li > label")).to_have_text(list(titles))

    def row(self, title):
        return self.rows.filter(has_text=title)

    def filter(self, name):
        self.page.get_by_role("link", name=name, exact=True).click()


class SpecificationTests(TodoMVCCase):
    def test_without_todos_there_is_only_the_field_which_has_the_focus(self):
        expect(self.draft).to_be_focused()
        for part in ["section", "footer"]:
            expect(self.page.locator(f".todoapp > {part}")).to_have_count(0)

    def test_a_new_todo_is_trimmed_and_a_blank_one_is_none(self):
        self.add("  Buy milk  ")
        self.draft.fill("   ")
        self.draft.press("Enter")
        self.expect_titles("Buy milk")
        expect(self.page.locator(".todo-count")).to_have_text("1 item left")

    def test_the_count_says_items(self):
        self.add("One", "Two")
        expect(self.page.locator(".todo-count")).to_have_text("2 items left")
        expect(self.page.locator(".todo-count strong")).to_have_text("2")
        self.page.get_by_role("checkbox", name="One").check()
        expect(self.page.locator(".todo-count")).to_have_text("1 item left")

    def test_all_are_marked_and_unmarked_together_and_the_box_follows_them(self):
        self.add("One", "Two")
        everything = self.page.get_by_label("Mark all as complete")
        everything.check()
        expect(self.page.locator(".todo-list li.completed")).to_have_count(2)
        self.page.get_by_role("checkbox", name="Two").uncheck()
        expect(everything).not_to_be_checked()
        self.page.get_by_role("checkbox", name="Two").check()
        expect(everything).to_be_checked()
        everything.uncheck()
        expect(self.page.locator(".todo-list li.completed")).to_have_count(0)

    def test_a_double_click_edits_enter_saves_and_the_field_has_the_focus(self):
        self.add("One", "Two")
        self.page.get_by_text("Two", exact=True).dblclick()
        field = self.page.get_by_label("Edit Two")
        expect(field).to_be_focused()
        expect(field).to_have_value("Two")
        field.fill("  Three ")
        field.press("Enter")
        self.expect_titles("One", "Three")

    def test_who_leaves_the_field_saves_escape_does_not_and_an_empty_title_deletes(self):
        self.add("One", "Two")
        for key, text, titles in [("Tab", "Eins", ["Eins", "Two"]), ("Escape", "Uno", ["Eins", "Two"]),
                                  ("Enter", " ", ["Two"])]:
            self.rows.first.locator("label").dblclick()
            field = self.page.locator(".edit")
            field.fill(text)
            field.press(key)
            expect(field).to_have_count(0)
            self.expect_titles(*titles)

    def test_a_todo_is_deleted_and_completed_ones_are_cleared(self):
        self.add("One", "Two", "Three")
        self.row("One").hover()
        self.page.get_by_role("button", name="Delete One").click()
        self.expect_titles("Two", "Three")
        expect(self.page.get_by_role("button", name="Clear completed")).to_have_count(0)
        self.page.get_by_role("checkbox", name="Three").check()
        self.page.get_by_role("button", name="Clear completed").click()
        self.expect_titles("Two")

    def test_filters_have_addresses_and_back_leads_to_the_one_before(self):
        self.add("One", "Two")
        self.page.get_by_role("checkbox", name="One").check()
        self.filter("Active")
        self.expect_titles("Two")
        expect(self.page).to_have_url(self.demo.address + "/todomvc/active")
        self.filter("Completed")
        self.expect_titles("One")
        expect(self.page.get_by_role("link", name="Completed")).to_have_class(re.compile("selected"))
        self.page.go_back()
        self.expect_titles("Two")
        # Not `check()`: the row goes with the click, so nothing is left to be looked at.
        self.page.get_by_role("checkbox", name="Two").click()
        expect(self.rows).to_have_count(0)
        self.filter("All")
        self.expect_titles("One", "Two")
        expect(self.page).to_have_url(self.demo.address + "/todomvc")

    def test_an_address_begins_with_its_filter(self):
        page = self.open("/todomvc/completed")
        field = page.get_by_placeholder("What needs to be done?")
        field.fill("One")
        field.press("Enter")
        expect(page.locator(".todo-count")).to_have_text("1 item left")
        expect(page.locator(".todo-list li")).to_have_count(0)

    def test_all_of_it_by_keyboard_alone(self):
        keys = self.page.keyboard
        keys.type("One")
        keys.press("Enter")
        self.expect_titles("One")
        keys.press("Tab")
        expect(self.page.get_by_label("Mark all as complete")).to_be_focused()
        keys.press("Tab")
        keys.press("Space")
        expect(self.page.locator(".todo-list li.completed")).to_have_count(1)
        keys.press("Tab")
        expect(self.page.get_by_role("button", name="Delete One")).to_be_focused()
        for name in ["All", "Active", "Completed"]:
            keys.press("Tab")
            expect(self.page.get_by_role("link", name=name, exact=True)).to_be_focused()
        keys.press("Enter")
        expect(self.page).to_have_url(self.demo.address + "/todomvc/completed")
        self.expect_titles("One")
        keys.press("Tab")
        keys.press("Enter")
        expect(self.rows).to_have_count(0)


if __name__ == "__main__":
    unittest.main()
