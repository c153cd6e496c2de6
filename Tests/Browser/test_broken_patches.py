"""What the script makes of what is no patch: this test is the server."""

import unittest

from patches import *
from scripted import ScriptedCase


class BrokenPatchTests(ScriptedCase):
    def setUp(self):
        super().setUp()
        self.page.clock.install()

    def expect_rebuild(self, **options):
        """What was added is no patch: the page says so, applies no later one, and starts anew."""
        joins, warnings = len(self.joins), len(self.warnings)
        self.send(**options)
        self.wait(lambda: len(self.joins) > joins)
        self.assertEqual(self.joins[-1][-1], 0)
        self.assertEqual(len(self.warnings), warnings + 1)
        self.assertIn("rebuilding the page", self.warnings[-1])
        self.wait(lambda: len(self.codes) == len(self.joins) - 1)
        self.assertEqual(self.codes[-1], 4009)
        self.assertNotIn(self.patches.number, self.received)
        self.patches.number -= 1
        self.patches.rebuild()
        self.patches.define(element("p", {"class": "a"}, text("b"))).insert(0, 0, instance(0), element("input"))
        self.apply()
        self.expect(["p", {"class": "a"}, "b"], ["input", {}])
        self.calm()

    def test_what_makes_no_sense_is_said_and_brings_a_rebuild(self):
        self.paint("<p>a</p>", 2)
        wrong = {
            "an operation": lambda it: it.add(12, 1),
            "as many nodes as there are": lambda it: it.add(10, 1),
            "one kept for commands": lambda it: it.add(32),
            "a node": lambda it: it.add(SET_TEXT, 99, "x"),
            "a node that is gone": lambda it: it.add(REMOVE, 1, 1, SET_ATTRIBUTE, 1, ("id",), "x"),
            "nodes behind the last": lambda it: it.add(REMOVE, 1, 3),
            "a name": lambda it: it.add(REMOVE_ATTRIBUTE, 1, 99),
            "a property": lambda it: it.add(SET_LIVE, 1, 6, "1"),
            "a template": lambda it: it.insert(0, 0, instance(7)),
            "a value": lambda it: it.define(text("a")).insert(0, 0, instance(1, {1: "b"})),
            "a place outside of a template": lambda it: it.insert(0, 0, place),
            "an instance in a template": lambda it: it.define(instance(0)),
            "a text": lambda it: it.add(SET_TEXT, 1, 5),
            "no use of a text": lambda it: setattr(it, "texts", "x"),
            "an integer": lambda it: it.add(SET_TEXT, 1 << 31),
        }
        for what, write in wrong.items():
            with self.subTest(what):
                write(self.patches)
                self.expect_rebuild()
        with self.subTest("bytes that are no text"):
            self.patches.add(SET_TEXT, 1, "")
            self.expect_rebuild(more=b"\xff")

    def test_a_patch_that_is_cut_short_anywhere_brings_a_rebuild(self):
        self.paint("<p>a</p>", 2)
        for cut in (1, 2, 3, 5, 8, 13, 21, 34):
            with self.subTest(cut):
                self.patches.define(element("p", {"class": "a"}, text("b"), place))
                self.patches.insert(0, 0, instance(int(cut > 1), {0: "c"}, [text("d")]))
                self.expect_rebuild(cut=cut)


if __name__ == "__main__":
    unittest.main()
