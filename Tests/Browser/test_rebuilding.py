"""A rebuild is not felt: this test is the server."""

import unittest

from patches import *
from scripted import ScriptedCase

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


if __name__ == "__main__":
    unittest.main()
