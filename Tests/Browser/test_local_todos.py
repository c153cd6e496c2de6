"""The list of things to do in pages that no server of Arco's is behind."""

import unittest

from playwright.sync_api import expect

import test_focus
import test_todos
import test_typing
from local import LocalCase


class LocalRowsTests(LocalCase, test_todos.RowsTests):
    """What holds for the list from a server holds without one; and it is kept."""

    def test_what_was_added_and_done_is_there_after_the_page_is_loaded_anew(self):
        self.add("Drink \ufeffit ☕️")
        self.page.get_by_role("checkbox", name="Boil the water").check()
        expect(self.page.get_by_role("status", name="Saving")).to_have_text("All changes are saved.")
        self.page.reload()
        self.expect_titles("Grind the beans", "Boil the water", "Pour, and wait", "Drink \ufeffit ☕️")
        expect(self.page.get_by_role("checkbox", name="Boil the water")).to_be_checked()


class LocalPanelTests(LocalCase, test_todos.PanelTests):
    """So does what holds for its panel."""


class LocalRowFocusTests(LocalCase, test_focus.RowFocusTests):
    """What holds for the focus among its rows, too."""


class LocalTypingTests(LocalCase, test_typing.TypingTests):
    """And what holds for typing and composing in it, but for answers that come late."""

    test_what_is_typed_before_an_answer_arrives_is_kept = None
    test_a_composition_survives_a_new_value_for_its_own_field = None

    def open_slowly(self, delay=0):
        page = self.open("/todos")
        self.draft = page.get_by_label("What is there to do?")
        return page


if __name__ == "__main__":
    unittest.main()
