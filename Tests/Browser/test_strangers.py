"""What others do to the page, such as a translator of the browser: this test is the server."""

import unittest

from patches import *
from scripted import ScriptedCase

#: Puts `<font><font>` in the place of each text, as a translator does, in one of several orders.
TRANSLATE = """(way) => {
    const walker = document.createTreeWalker(document.querySelector('main'), 4);
    const texts = [];
    while (walker.nextNode()) if (walker.currentNode.data.trim()) texts.push(walker.currentNode);
    for (const text of texts) {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstChild.textContent = text.data.toUpperCase();
        if (way === 'replace') text.replaceWith(font);
        else {
            text[way](font);
            text.remove();
        }
    }
    window.original = texts;
}"""


class TranslatorTests(ScriptedCase):
    def translate(self, way="replace"):
        self.page.evaluate(TRANSLATE, way)

    def expect_one_line(self):
        self.assertEqual(self.warnings, [])
        self.assertEqual(len(self.joins), 1)

    def says(self, words):
        self.assertEqual(self.page.evaluate("document.querySelector('main').textContent"), words)

    def test_a_translated_text_that_changes_is_shown(self):
        for way in ("replace", "before", "after"):
            with self.subTest(way):
                self.setUp()
                self.paint("<p>one<!----> two</p>", 3)
                self.translate(way)
                self.says("ONE TWO")
                self.patches.add(SET_TEXT, 3, " three")
                self.apply()
                self.says("ONE three")
                self.translate(way)
                self.patches.add(SET_TEXT, 2, "four").add(SET_TEXT, 3, " five")
                self.apply()
                self.says("four five")
                self.expect_one_line()

    def test_a_run_with_translated_texts_goes_and_nothing_else(self):
        for first, count, left in ((1, 3, ["u"]), (3, 3, ["b", "font"]), (2, 1, ["b", "i", "font", "u"])):
            with self.subTest(first):
                self.setUp()
                self.paint("<b></b>A<i></i>B<u></u>", 5)
                self.translate()
                # The run may begin with a text, too.
                if (first, count) == (1, 3):
                    self.patches.add(REMOVE, 2, 3).add(REMOVE, 1, 1)
                else:
                    self.patches.add(REMOVE, first, count)
                self.apply()
                shown = self.page.evaluate("[...document.querySelector('main').children].map((it) => it.localName)")
                self.assertEqual(shown, left)
                self.expect_one_line()

    def test_what_comes_before_or_goes_behind_a_translated_text_finds_its_place(self):
        self.paint("A<i></i>", 2)
        self.translate()
        self.patches.insert(0, 1, element("b")).add(MOVE, 0, 1, 2)
        self.apply()
        shown = self.page.evaluate("[...document.querySelector('main').children].map((it) => it.localName)")
        self.assertEqual(shown, ["b", "i", "font"])
        self.expect_one_line()

    def test_a_page_whose_original_is_shown_again_goes_on(self):
        self.paint("<p>one</p>", 2)
        self.translate()
        self.page.evaluate("document.querySelector('font').replaceWith(original[0])")
        self.says("one")
        self.patches.add(SET_TEXT, 2, "two")
        self.apply()
        self.says("two")
        self.expect_one_line()

    def test_a_text_whose_place_is_lost_has_the_page_built_anew(self):
        self.paint("<p>one</p>", 2)
        self.page.evaluate("document.querySelector('p').firstChild.remove()")
        self.patches.add(SET_TEXT, 2, "two")
        self.send()
        self.wait(lambda: self.joins[1:])
        self.assertIn("rebuilding the page", self.warnings[0])

    def test_what_was_built_anew_can_be_translated_too(self):
        self.paint("<p>one</p>", 2)
        self.translate()
        self.patches.rebuild().insert(0, 0, element("p", {}, text("two")))
        self.apply()
        self.translate()
        self.patches.add(SET_TEXT, 2, "three")
        self.apply()
        self.says("three")
        self.expect_one_line()


class LanguageTests(ScriptedCase):
    def language(self):
        return self.page.evaluate("[document.documentElement.lang, document.documentElement.dir]")

    def test_the_language_and_the_direction_follow_the_page_and_are_taken_back(self):
        self.paint('<div lang="de" dir="rtl"></div>', 1)
        self.assertEqual(self.language(), ["de", "rtl"])
        # A translator's own, which no patch that says nothing of it takes away.
        self.page.evaluate("document.documentElement.lang = 'fr'")
        self.patches.add(SET_ATTRIBUTE, 1, ("class",), "a")
        self.apply()
        self.assertEqual(self.language(), ["fr", "rtl"])
        self.patches.add(SET_ATTRIBUTE, 1, ("lang",), "en").add(REMOVE_ATTRIBUTE, 1, ("dir",))
        self.apply()
        self.assertEqual(self.language(), ["en", ""])
        self.patches.add(REMOVE_ATTRIBUTE, 1, ("lang",))
        self.apply()
        self.assertEqual(self.language(), ["", ""])


if __name__ == "__main__":
    unittest.main()
