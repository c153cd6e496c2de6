"""Every text is the same text in the state, in the first paint, after a patch, and in a field."""

import unittest
from urllib.parse import quote

from playwright.sync_api import expect

from support import PATIENCE, BrowserCase, Frame
from texts import PIECES, codes, texts

#: All that a part of the page shows of its text, and what it should show.
LOOK = r"""
    ([part, text]) => {
        const it = text.replaceAll('\0', '�');
        const lines = it.replace(/\r\n?/g, '\n');
        const nodes = (at) => [...at.childNodes].flatMap((node) =>
            node.nodeType === 8 ? [] : node.nodeType === 3 ? [node.data] : [nodes(node)]);
        const option = it.replace(/[\t\n\f\r ]+/g, ' ').replace(/^ | $/g, '');
        const held = (input) => {
            const probe = document.createElement('input');
            probe.type = input.type;
            probe.value = it;
            return probe.value;
        };
        const [first, second, third, fourth] = part.querySelectorAll('p, pre');
        const fields = [...part.querySelectorAll('input')];
        const select = part.querySelector('select');
        const [, plain, valued, grouped] = select.options;
        return JSON.stringify([
            [nodes(first), [it]], [nodes(second), [it, it, [it], it]],
            [nodes(third), [it]], [nodes(fourth), [it, [it]]],
            [part.title, it], [part.dataset.of, it], [part.ariaLabel, it],
            [part.querySelector('textarea').value, lines],
            ...fields.map((field) => [field.value, held(field)]),
            [plain.value, option], [plain.text, option], [valued.value, it],
            [grouped.value, option], [grouped.parentNode.label, it], [select.selectedIndex, 3],
            [part.querySelector('button').value, it],
            [part.querySelector('button').textContent, it],
            [part.querySelector('circle').getAttribute('title'), it],
        ].filter(([shown, wanted]) => JSON.stringify(shown) !== JSON.stringify(wanted)));
    }
"""


#: Puts texts into a field one by one, and returns those that do not come to be the state's.
HEAR = r"""
    async (field, [texts, isHandedIn]) => {
        const [heard, echo] = ['Heard', 'Echo'].map((name) => document.querySelector(`[aria-label=${name}]`));
        const codes = (text) => [...text].map((it) => it.codePointAt().toString(16)).join('.');
        const wrong = [];
        for (const text of texts) {
            field.value = text;
            const held = field.value;
            const shown = held.replaceAll('\0', '\ufffd');
            const isDone = () => heard.textContent === codes(held) && echo.textContent === shown
                && (isHandedIn || field.value === shown);
            if (isHandedIn) field.form.requestSubmit();
            else field.dispatchEvent(new InputEvent('input', { bubbles: true }));
            const end = performance.now() + PATIENCE;
            while (!isDone() && performance.now() < end) await new Promise((next) => setTimeout(next));
            if (!isDone()) wrong.push([codes(text), heard.textContent, codes(echo.textContent), codes(field.value)]);
        }
        return wrong;
    }
""".replace("PATIENCE", str(PATIENCE))


class TextsCase(BrowserCase):
    def paint(self, texts):
        page = self.open_with(codes(texts))
        self.expect_shown(page, texts)
        return page

    def open_with(self, codes):
        return self.open("/texts?codes=" + quote(codes))

    def after_patch(self, page, act):
        """Does something that changes the page, and waits until that has come."""
        wire = self.wire(page)
        count = wire.count(wire.heard, Frame.PATCH)
        act()
        wire.wait(lambda wire: wire.count(wire.heard, Frame.PATCH) > count)

    def expect_not_built_anew(self, page):
        self.assertEqual(self.wire(page).modes, [Frame.CARRY_ON])

    def expect_nothing_typed(self, page):
        """What was painted did not make the page think that somebody had typed."""
        self.assertEqual([frame.kind for frame in self.wire(page).sent], [1, Frame.RECEIVED])

    def patch(self, page, texts):
        field = page.get_by_label("Codes", exact=True)
        self.after_patch(page, lambda: field.evaluate(
            "(it, text) => { it.value = text; it.dispatchEvent(new Event('change', { bubbles: true })) }",
            codes(texts),
        ))
        self.expect_shown(page, texts)

    def expect_shown(self, page, texts):
        """Each text is shown everywhere, the page was not built anew, and nobody heard of typing."""
        found = page.evaluate(
            f"(texts) => {{ const look = {LOOK}; const parts = document.querySelectorAll('section');"
            " return [parts.length, ...[...parts].map((part, index) => look([part, texts[index]]))] }",
            texts,
        )
        self.assertEqual(found, [len(texts)] + ["[]"] * len(texts))
        self.expect_not_built_anew(page)

    def expect_equal(self, painted, patched):
        """A page that was painted and one that was patched are the same but for comments."""
        markup = [
            page.locator("main").evaluate(
                "(main) => [...main.querySelectorAll('section')].map((it) =>"
                " it.innerHTML.replace(/<!--e?-->/g, '').replace(/value=\"[^\"]*\"| selected=\"\"/g, '')"
                ".replace(/(<textarea[^>]*>)[^<]*/g, '$1'))"
            )
            for page in (painted, patched)
        ]
        self.assertEqual(*markup)

    def check(self, all_texts, others):
        painted = self.paint(all_texts)
        self.expect_nothing_typed(painted)
        patched = self.paint(others)
        self.patch(patched, all_texts)
        self.patch(patched, others)
        self.patch(patched, all_texts)
        self.expect_equal(painted, patched)
        painted.close()
        patched.close()

    def hear(self, page, texts, name):
        """Puts texts into a field, each at one stroke as pasting does, and awaits the state."""
        wrong = page.get_by_label(name, exact=True).evaluate(HEAR, [texts, name == "Handed in"])
        self.assertEqual(wrong, [])
        self.expect_not_built_anew(page)


class ShownTests(TextsCase):
    def test_each_hostile_piece_is_shown_as_it_is(self):
        self.check(PIECES, [""] * len(PIECES))

    def test_pieces_are_shown_at_each_place(self):
        for piece in ("\ufeff", "\r", "\n", "\0"):
            with self.subTest(repr(piece)):
                self.check(
                    [piece + "ab", "a" + piece + "b", "ab" + piece, piece + piece, piece + "\ufeff\n" + piece],
                    ["x", "", "\ufeff", "\n", piece],
                )

    def test_drawn_texts_are_shown_as_they_are(self):
        self.check(texts(1, 60), texts(2, 60))

    def test_a_long_text_is_shown_as_it_is(self):
        self.check(["\ufeff<\U0001f469\u200d\r\n" * 500], ["short"])


class HeardTests(TextsCase):
    def test_a_text_that_is_put_into_a_field_is_the_states(self):
        page = self.paint([""])
        for name in ("Line", "Area"):
            self.hear(page, PIECES + texts(3, 60), name)

    def test_a_text_that_is_handed_in_is_the_states(self):
        self.hear(self.paint([""]), PIECES + texts(4, 60), "Handed in")

    def test_half_a_pair_is_the_replacement_character_once_the_change_is_done(self):
        page = self.paint([""])
        for half in ("\\ud83d", "\\udc69", "\\udc69\\ud83d"):
            whole = "a" + "\ufffd" * half.count("u") + "b"
            field = page.get_by_label("Line", exact=True)
            field.evaluate(
                f"(it) => {{ it.value = 'a{half}b'; for (const type of ['input', 'change'])"
                " it.dispatchEvent(new Event(type, { bubbles: true })) }"
            )
            heard = page.get_by_role("status", name="Heard")
            expect(heard).to_have_js_property("textContent", codes([whole]))
            expect(field).to_have_js_property("value", whole)


if __name__ == "__main__":
    unittest.main()
