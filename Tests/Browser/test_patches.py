"""What the script makes of patches: this test is the server."""

import unittest

from patches import *
from scripted import ScriptedCase


class TemplateTests(ScriptedCase):
    def test_an_instance_has_its_own_values_and_the_others_of_the_definition(self):
        self.paint()
        row = element("li", {"class": "a", "title": None}, text("one"), element("b", {"lang": "en"}, text("")))
        self.patches.define(row)
        self.patches.insert(
            0, 0, instance(0), instance(0, {0: "z", 1: "t", 2: "two\U0001f469", 4: "three"}),
            instance(0, {0: None, 3: None}), instance(0),
        )
        self.apply()
        one = ["li", {"class": "a"}, "one", ["b", {"lang": "en"}, ""]]
        self.expect(
            one, ["li", {"class": "z", "title": "t"}, "two\U0001f469", ["b", {"lang": "en"}, "three"]],
            ["li", {}, "one", ["b", {}, ""]], one,
        )

    def test_an_element_of_the_applications_own_is_one_before_its_instance_has_its_values(self):
        self.paint()
        self.page.evaluate("""() => {
            window.said = [];
            customElements.define("x-own", class extends HTMLElement {
                static observedAttributes = ["title"];
                attributeChangedCallback(name, old, now) { said.push([old, now, this.isConnected]); }
            });
        }""")
        self.patches.define(element("p", {}, element("x-own", {"title": "a"})))
        self.patches.insert(0, 0, instance(0, {0: "b"}), text("after"))
        self.apply()
        self.expect(["p", {}, ["x-own", {"title": "b"}]], "after")
        self.assertEqual(self.page.evaluate("said"), [[None, "a", False], ["a", "b", False]])

    def test_a_field_takes_the_focus_where_its_piece_is_the_first_that_says_so(self):
        self.paint("<button>a</button>", 2)
        field = element("input", {"autofocus": "", "name": "querySelector"})
        self.patches.insert(0, 1, text("a"), element("form", {}, field))
        self.apply()
        self.assertEqual(self.page.evaluate("document.activeElement.name"), "querySelector")

    def test_what_comes_before_others_comes_in_its_order(self):
        self.paint("<p>a</p>", 2)
        self.patches.define(element("i", {}, text("b")))
        self.patches.insert(0, 1, instance(0), text("c"), instance(0, {0: "d"}))
        self.apply()
        self.expect(["i", {}, "b"], "c", ["i", {}, "d"], ["p", {}, "a"])
        self.patches.add(SET_TEXT, 1, "e").add(SET_TEXT, 4, "f").add(SET_TEXT, 7, "g")
        self.apply()
        self.expect(["i", {}, "f"], "c", ["i", {}, "g"], ["p", {}, "e"])

    def test_what_is_appended_goes_to_the_end_of_its_parent(self):
        self.paint("<ul><li>a</li></ul>", 3)
        self.patches.define(element("li", {"class": "b"}, text("c")))
        self.patches.append(1, instance(0)).append(1, instance(0, {0: "d", 1: "e"})).append(0, text("f"))
        self.apply()
        self.expect(
            ["ul", {}, ["li", {}, "a"], ["li", {"class": "b"}, "c"], ["li", {"class": "d"}, "e"]], "f",
        )

    def test_names_that_are_spelled_have_the_codes_behind_the_common_ones(self):
        self.paint("<p>a</p>", 2)
        self.patches.add(SET_ATTRIBUTE, 1, ("lang",), "de", SET_ATTRIBUTE, 1, ("aria-valuetext",), "one")
        self.patches.add(SET_ATTRIBUTE, 1, ("lang",), "ja", SET_ATTRIBUTE, 1, ("dir",), "ltr")
        self.apply()
        self.expect(["p", {"aria-valuetext": "one", "dir": "ltr", "lang": "ja"}, "a"])

    def test_nodes_have_their_numbers_in_document_order_through_nested_places(self):
        self.paint()
        self.patches.define(
            text("a"), element("section", {}, place, element("h1", {}, text("b"), place), place, place, text("c")),
            place, element("hr"), place,
        )
        self.patches.define(element("i", {}, text("d"), place), text(""))
        self.patches.define(place)
        self.patches.define(element("textarea", {"rows": "2"}, text("raw")), svg("svg", {}, svg("path")))
        self.patches.insert(
            0, 0, text("first"),
            instance(
                0, {2: "C"},
                [instance(1, {}, [text("in"), instance(3, {1: "own"})]), element("u")],
                [instance(2, {}, [instance(1, {}, [])])],
                [],
                [instance(1, {}, [instance(2, {}, [text("deep")])])],
                [text("x"), text("y")],
                [instance(3)],
            ),
            text("last"),
        )
        self.apply()
        before = self.shown()
        order = self.page.evaluate(
            """() => {
                const walker = document.createTreeWalker(document.querySelector('main'), 5);
                const kinds = [];
                for (let it; (it = walker.nextNode());) {
                    if (it.parentNode.localName !== 'textarea') kinds.push(it.nodeType);
                }
                return kinds;
            }"""
        )
        self.assertGreater(len(order), 25)
        for number, kind in enumerate(order, start=1):
            if kind == 1:
                self.patches.add(SET_ATTRIBUTE, number, ("n",), str(number))
            else:
                self.patches.add(SET_TEXT, number, str(number))
        self.apply()
        numbers = iter(range(1, len(order) + 1))

        def numbered(node):
            if isinstance(node, str):
                return str(next(numbers))
            name, attributes, *children = node
            attributes = attributes | {"n": str(next(numbers))}
            return [name, attributes, *(children if name == "textarea" else map(numbered, children))]

        self.expect(*map(numbered, before))

    def test_elements_are_of_their_namespace_and_raw_texts_hold_no_nodes(self):
        self.paint()
        self.patches.define(
            svg("svg", {"viewBox": "0 0 1 1"}, svg("title", {}, text("drawn"))),
            element("textarea", {}, text("\ufefftyped")), element("style", {}),
        )
        self.patches.insert(0, 0, instance(0), instance(0, {1: "other", 2: ""}), element("p"))
        self.apply()
        self.patches.add(SET_TEXT, 3, "by number").add(SET_ATTRIBUTE, 9, ("class",), "p")
        self.apply()
        drawing = ["svg:svg", {"viewBox": "0 0 1 1"}]
        self.expect(
            [*drawing, ["svg:title", {}, "drawn"]], ["textarea", {}, "by number"], ["style", {}],
            [*drawing, ["svg:title", {}, "other"]], ["textarea", {}] , ["style", {}],
            ["p", {"class": "p"}],
        )

    def test_a_group_that_gets_another_name_and_another_choice_has_that_choice(self):
        self.paint('<form><input type="radio" name="a" checked><input type="radio" name="a"></form>', 3)
        self.patches.add(SET_ATTRIBUTE, 3, ("name",), "b").add(SET_LIVE, 3, 2, "1")
        self.patches.add(SET_ATTRIBUTE, 2, ("name",), "b").add(SET_LIVE, 2, 2, "")
        self.apply()
        self.expect_ticks(False, True)

    def test_a_ticked_button_that_comes_before_the_others_of_its_group_are_renamed_keeps_its_tick(self):
        self.paint('<form><input type="radio" name="a" checked></form>', 2)
        self.patches.insert(1, 0, element("input", {"type": "radio", "name": "b", "checked": ""}))
        self.patches.add(SET_ATTRIBUTE, 2, ("name",), "b").add(SET_LIVE, 2, 2, "")
        self.apply()
        self.expect_ticks(False, True)

    def test_a_ticked_button_that_is_renamed_keeps_its_tick(self):
        self.paint('<form><input type="radio" name="b" checked><input type="radio" name="a" checked></form>', 3)
        self.patches.add(SET_ATTRIBUTE, 3, ("name",), "b").add(SET_LIVE, 2, 2, "")
        self.apply()
        self.expect_ticks(False, True)

    def expect_ticks(self, *ticks):
        shown = "() => [...document.querySelectorAll('input')].map((it) => it.checked)"
        self.assertEqual(self.page.evaluate(shown), list(ticks))

    def test_a_range_that_gets_other_bounds_and_a_value_within_has_that_value(self):
        self.paint('<input type="range" min="0" max="10" value="5">', 1)
        self.patches.add(SET_LIVE, 1, 1, "150").add(SET_ATTRIBUTE, 1, ("max",), "200")
        self.apply()
        self.assertEqual(self.page.locator("input").input_value(), "150")

    def test_a_control_begins_as_if_it_were_built_by_itself(self):
        self.paint()
        inputs = [
            {"type": "range", "min": "0", "max": "10", "value": "10"}, {"type": "range", "max": None},
            {"type": "radio", "name": "a", "checked": ""}, {"type": "checkbox", "checked": None},
        ]
        options = [element("option", {"selected": it}, text(value)) for it, value in ((None, "x"), ("", "y"))]
        pieces = [*(element("input", it) for it in inputs), element("select", {"multiple": None}, *options)]
        changes = [
            {}, {2: "200", 3: "150", 5: "10", 7: "b", 10: ""}, {8: None, 12: "", 14: None}, {11: "", 12: ""},
            {0: "text", 3: "word", 4: "number", 6: "checkbox"},
        ]
        self.patches.define(*pieces)
        self.patches.insert(0, 0, *[instance(0, it) for it in changes])
        self.apply()
        state = """() => [...document.querySelectorAll('input,select')].map((it) =>
            [it.type, it.value, it.checked, [...it.options ?? []].map((option) => option.selected)])"""
        copied = self.page.evaluate(state)
        self.assertEqual(copied[5][:2], ["range", "150"])

        self.patches.rebuild()
        for change in changes:
            value = iter(range(99))
            own = lambda it: {name: change.get(next(value), first) for name, first in it.items()}
            self.patches.insert(0, 0, *[element("input", own(it)) for it in inputs])
            select = own({"multiple": None})
            options = []
            for first, label in ((None, "x"), ("", "y")):
                selected = own({"selected": first})
                options.append(element("option", selected, text(change.get(next(value), label))))
            self.patches.insert(0, 0, element("select", select, *options))
        self.apply()
        built = self.page.evaluate(state)
        self.assertEqual(copied, built)

    def test_a_definition_shows_loads_and_numbers_nothing(self):
        self.paint()
        asked = []
        self.page.on("request", lambda request: asked.append(request.url))
        image = "data:image/gif;base64,R0lGODlhAQABAAAAACw="
        self.patches.define(element("img", {"src": image}), element("p"))
        self.apply()
        self.page.wait_for_timeout(100)
        self.assertEqual((asked, self.shown()), ([], []))
        self.patches.insert(0, 0, element("b"))
        self.patches.add(SET_ATTRIBUTE, 1, ("id",), "it")
        self.apply()
        self.expect(["b", {"id": "it"}])

    def test_siblings_are_removed_by_their_count_and_strangers_stay(self):
        self.paint("a<!---->b<!--e--><i>c</i>d", 6)
        self.page.evaluate("document.querySelector('i').before(document.createElement('hr'))")
        self.patches.add(REMOVE, 2, 3)
        self.apply()
        self.expect("a", ["hr", {}], "d")
        self.patches.define(element("p", {}, place), text("x"))
        self.patches.insert(0, 1, *[instance(0, {}, [text("y")])] * 4)
        self.apply()
        self.patches.add(REMOVE, 7, 8).add(REMOVE, 1, 2)
        self.apply()
        self.expect(["hr", {}])

    def test_what_somebody_else_took_out_is_removed_and_all_that_is_left_at_once(self):
        self.paint("<p>a</p><ul><li>b</li><li>c</li></ul><p>d</p>", 9)
        self.page.evaluate("document.querySelector('p').remove()")
        self.patches.add(REMOVE, 1, 1).add(REMOVE, 4, 2).append(3, element("li", {}, text("e")))
        self.apply()
        self.expect(["ul", {}, ["li", {}, "e"]], ["p", {}, "d"])

    def test_nodes_keep_their_numbers_however_many_come_and_go_before_and_after(self):
        self.paint("<ul></ul><p>a</p>", 3)
        first = 4
        for turn in range(3):
            self.patches.insert(1, 0, *(element("li", {}, text(str(row))) for row in range(1500)))
            # All but the first, the last and one in between go.
            self.patches.add(REMOVE, first + 2, 699).add(REMOVE, first + 1402, 798)
            self.apply()
            self.patches.add(SET_TEXT, first + 1401, f"kept {turn}").add(SET_TEXT, 3, str(turn))
            self.apply()
            first += 3000
        rows = self.page.evaluate("[...document.querySelectorAll('li')].map((row) => row.textContent)")
        self.assertEqual(len(rows), 9)
        self.assertEqual(rows[1::3], ["kept 0", "kept 1", "kept 2"])
        self.assertEqual(rows[2::3], ["1499"] * 3)
        self.assertEqual(self.page.locator("p").inner_text(), "2")

    def test_the_focus_goes_to_what_the_last_piece_brings(self):
        self.paint()
        field = element("p", {}, element("input", {"autofocus": ""}), element("input", {"autofocus": ""}))
        self.patches.define(field)
        self.patches.insert(0, 0, instance(0), instance(0), element("b"))
        self.apply()
        self.assertTrue(self.page.evaluate(
            "document.activeElement === document.querySelectorAll('input')[2]"))


class MovingTests(ScriptedCase):
    """Rows that change places, in a browser that can only take them out and put them in again."""

    def move(self, markup, count):
        self.page.add_init_script("delete Element.prototype.moveBefore")
        self.paint(f"<ul><li>{markup}</li><li></li></ul>", count)
        self.wait_for_part(self.page, "arco-moving")

    def test_a_change_that_is_not_done_is_told(self):
        self.move('<input data-on="h"><input>', 5)
        self.page.focus("input")
        self.page.keyboard.type("hey")
        self.patches.add(MOVE, 1, 0, 2)
        self.apply()
        self.page.keyboard.press("Tab")
        self.expect_events(reported(3, "hey", "h"))
        # It is told once, and only where there is one.
        self.page.focus("input")
        self.patches.add(MOVE, 1, 0, 5)
        self.apply()
        self.page.keyboard.press("Tab")
        self.page.focus("input")
        self.page.keyboard.type("!")
        self.page.keyboard.press("Tab")
        self.expect_events(reported(3, "hey", "h"), reported(3, "hey!", "h"))

    def test_what_is_scrolled_in_a_row_stays_so(self):
        self.move('<div style="height: 20px; overflow: auto"><p style="height: 900px"></p></div>', 5)
        self.page.evaluate("new Promise((done) => {"
                           " const box = document.querySelector('div'); box.onscroll = done; box.scrollTop = 300; })")
        self.patches.add(MOVE, 1, 0, 2)
        self.apply()
        self.assertEqual(self.page.evaluate("document.querySelector('div').scrollTop"), 300)

    def test_what_was_scrolled_and_is_gone_is_not_kept(self):
        box = '<div style="height: 20px; overflow: auto"><p style="height: 900px"></p></div>'
        self.move(box + box, 7)
        scroll = ("() => new Promise((done) => {"
                  " const box = document.querySelector('div'); box.onscroll = () => done(); box.scrollTop = 300; })")
        self.page.evaluate(scroll)
        # Nor do these tests keep it.
        self.page.evaluate("window.gone = new WeakRef(document.querySelector('div')); painted.length = 0")
        self.patches.add(REMOVE, 3, 1)
        self.apply()
        self.page.evaluate(scroll)
        tools = self.context.new_cdp_session(self.page)
        # The browser itself lets go of it when it has painted again.
        self.wait(lambda: tools.send("HeapProfiler.collectGarbage") or self.page.evaluate("gone.deref() === undefined"))

if __name__ == "__main__":
    unittest.main()
