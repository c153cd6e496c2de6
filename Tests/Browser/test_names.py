"""Fields, forms, images and parts may be called what a browser calls its own."""

import unittest
from urllib.parse import quote


from support import BrowserCase, Frame

#: The names that forms, the document and the window answer to.
ALL_NAMES = """
    () => {
        const names = new Set();
        const take = (it) => {
            for (; it; it = Object.getPrototypeOf(it)) {
                Object.getOwnPropertyNames(it).forEach((name) => names.add(name));
            }
        };
        take(document.createElement('form'));
        take(document);
        take(Window.prototype);
        Object.getOwnPropertyNames(window).forEach((name) => names.add(name));
        return [...names].filter((name) => /^\\w+$/.test(name)).sort();
    }
"""
#: What a field, found without asking the form, is and does.
FIELDS = """
    [...Element.prototype.querySelectorAll.call(
        Document.prototype.querySelector.call(document, 'form[aria-label]'), 'input')]
"""


class NamesCase(BrowserCase):
    def setUp(self):
        super().setUp()
        # Lets a test speak to the page as its server would.
        self.context.add_init_script(
            "window.WebSocket = class extends WebSocket {"
            " constructor(...all) { super(...all); window.line = this; } };"
        )

    def fields(self, page, script, *arguments):
        return page.evaluate(f"(all) => {FIELDS}{script}", list(arguments))

    def order(self, page):
        return self.fields(page, ".map((field) => field.name)")

    def texts(self, page):
        return self.fields(page, ".map((field) => field.value)")

    def text(self, page, name):
        return page.evaluate(
            "(name) => Document.prototype.querySelector.call(document, `[aria-label='${name}']`)"
            ".textContent", name
        )

    def wait_for(self, page, name, text):
        self.wire(page).wait(lambda _: self.text(page, name) == text)

    def press(self, page, name):
        page.evaluate(
            "(name) => [...Document.prototype.querySelectorAll.call(document, 'button')]"
            ".find((it) => it.textContent === name).click()", name
        )

    def use(self, names, line=None):
        """Everything that happens to a form, with these names in it and around it."""
        page = self.context.new_page()
        address = (line or self.demo).address + "/names?names=" + quote(",".join(names))
        page.goto(address)
        wire = self.wire(page)
        wire.wait(lambda wire: wire.count(wire.sent, Frame.RECEIVED))
        self.assertEqual(wire.modes, [Frame.CARRY_ON], "the first paint was not adopted")
        self.assertEqual(self.order(page), names)

        # Typing and the change that follows, in the first and the last field.
        for index in (0, len(names) - 1):
            self.fields(page, f"[{index}].focus()")
            page.keyboard.type("ab")
        heard = " ".join(sorted(f"{name}=ab" for name in {names[0], names[-1]}))
        self.wait_for(page, "Heard", heard)

        # Attributes, rows that are moved, a part that comes and one that goes.
        for order in (names[::-1], names, names[::-1]):
            self.press(page, "Turn")
            wire.wait(lambda _: self.order(page) == order)
        self.assertEqual(
            page.evaluate(
                "() => { const form = Document.prototype.querySelector.call(document, 'form[aria-label]');"
                " const get = (name) => Element.prototype.getAttribute.call(form, name);"
                " return [get('class'), get('lang'),"
                "   Element.prototype.querySelector.call(form, 'p').textContent] }"
            ),
            ["turned", None, "Turned"],
        )
        self.press(page, "Turn")
        wire.wait(lambda _: self.order(page) == names)

        # By the return key: the event of the form, and nothing that the browser sends by itself.
        page.keyboard.press("Enter")
        self.wait_for(page, "Handed in", str(len({names[0], names[-1]})))
        self.assertEqual(page.url, address)

        if line:
            line.cut()
            line.mend()
            wire.wait(lambda wire: len(wire.modes) == 2)
            self.press(page, "Turn")
            wire.wait(lambda _: self.order(page) == names[::-1])
        self.assertEqual(set(wire.modes), {Frame.CARRY_ON})
        self.assertEqual(wire.count(wire.heard, Frame.REFUSED), 0)
        self.assertTrue(
            page.evaluate("painted.every((it) => Node.prototype.contains.call(document, it))")
        )

        # Built anew: all that it takes to find what was typed again.
        page.evaluate("line.onmessage({ data: new Uint8Array([2, 200]).buffer })")
        wire.wait(lambda wire: wire.modes[-1] == Frame.REBUILD)
        self.wait_for(page, "Heard", heard)
        wire.wait(lambda _: sorted(set(self.texts(page))) == ["", "ab"] or len(names) < 3)
        self.assertEqual(wire.modes.count(Frame.REBUILD), 1)
        page.close()


class NamesTests(NamesCase):
    #: How many names are on a page together.
    share = 200

    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        page = cls.browser.new_page()
        cls.names = page.evaluate(ALL_NAMES)
        page.close()

    def test_the_names_are_those_that_a_browser_has(self):
        for name in ("append", "dataset", "childNodes", "addEventListener", "hasOwnProperty", "fetch"):
            self.assertIn(name, self.names)
        self.assertGreater(len(self.names), 1000)

    def test_names_that_browsers_use_are_good_for_fields_forms_and_parts(self):
        for start in range(0, len(self.names), self.share):
            names = self.names[start:start + self.share]
            with self.subTest(names[0]):
                self.use(names)


class ReconnectingNamesTests(NamesCase):
    expects_network_errors = True

    def test_such_names_outlive_a_line_that_is_cut(self):
        line = self.open_line()
        hard = ["childNodes", "parentElement", "getAttribute", "querySelector", "append", "dataset"]
        hard += ["body", "activeElement", "createElement", "addEventListener", "remove", "closest"]
        self.use(hard, line)


if __name__ == "__main__":
    unittest.main()
