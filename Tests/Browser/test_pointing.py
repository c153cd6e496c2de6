"""Pointers, wheels, what is pasted and dropped, what the page asks for, and elements of its own."""

import unittest

from playwright.sync_api import expect

from patches import *
from scripted import ScriptedCase
from support import BrowserCase, Frame


class PointingCase(BrowserCase):
    def setUp(self):
        super().setUp()
        self.page = self.open("/pointing")
        self.log = self.page.locator("#log li")
        self.box = self.page.locator("#pad").bounding_box()
        # The parts of the script are there once they listen.
        self.until(
            self.page,
            "performance.getEntriesByType('resource').filter(it => /pointer-|custom-/.test(it.name)).length > 1")
        self.page.wait_for_timeout(50)

    def move(self, x, y, **options):
        self.page.mouse.move(self.box["x"] + x, self.box["y"] + y, **options)

    def said(self):
        return self.log.all_inner_texts()


class PointerTests(PointingCase):
    def test_a_drag_is_reported_from_its_beginning_to_its_end_also_beyond_the_element(self):
        self.move(10, 20)
        self.page.mouse.down()
        self.move(50, 60, steps=4)
        self.move(-30, -40, steps=4)
        self.page.mouse.up()
        # It leaves the element only now.
        expect(self.log.last).to_have_text("leave mouse")
        said = self.said()
        self.assertEqual(said[0], "enter mouse")
        self.assertIn("down 10 20 1", said)
        # The last place was reported, and before the end.
        self.assertEqual(said[-3:], ["move -30 -40 1", "up -30 -40 0", "leave mouse"])
        self.assertEqual(said.count("leave mouse"), 1)

    def test_of_moves_in_one_frame_the_newest_is_reported(self):
        self.page.locator("#pad").evaluate("""(pad) => {
            const { left, top } = pad.getBoundingClientRect();
            for (let x = 1; x <= 200; x++) {
                pad.dispatchEvent(new PointerEvent("pointermove",
                    { clientX: left + x, clientY: top, bubbles: true, pointerId: 1, pointerType: "pen" }));
            }
        }""")
        expect(self.log.last).to_have_text("move 200 0 0")
        self.assertLessEqual(len(self.said()), 2)

    def test_while_one_move_is_on_its_way_the_newest_waits_and_none_is_lost_at_the_end(self):
        page = self.open("/pointing", through=self.open_line())
        page.wait_for_timeout(300)
        box = page.locator("#pad").bounding_box()
        wire = self.wire(page)
        page.mouse.move(box["x"] + 5, box["y"] + 5)
        page.mouse.down()
        expect(page.locator("#log li").last).to_have_text("down 5 5 1")
        self.line.flowing.clear()
        before = len(wire.sent)
        for x in range(6, 46):
            page.mouse.move(box["x"] + x, box["y"] + 5)
            page.wait_for_timeout(5)
        self.assertEqual(sum(frame.kind == 2 for frame in wire.sent[before:]), 1)
        page.mouse.up()
        self.line.flowing.set()
        expect(page.locator("#log li").last).to_have_text("up 45 5 0")
        self.assertEqual(page.locator("#log li").all_inner_texts()[-2], "move 45 5 1")
        self.assertEqual(wire.count(wire.heard, Frame.REFUSED), 0)

    def test_who_comes_and_goes_is_reported_once(self):
        self.move(10, 10)
        self.move(12, 10)
        self.page.mouse.move(1, 1)
        expect(self.log.last).to_have_text("leave mouse")
        said = self.said()
        self.assertEqual(said.count("enter mouse"), 1)
        self.assertEqual(said.count("leave mouse"), 1)

    def test_turns_of_a_wheel_add_up_and_the_page_stays(self):
        self.move(10, 10)
        for _ in range(5):
            self.page.mouse.wheel(0, 30)
        self.until(
            self.page,
            "[...document.querySelectorAll('#log li')].map(it => it.textContent)"
            ".filter(it => it.startsWith('wheel')).reduce((sum, it) => sum + +it.slice(6), 0) === 150")
        self.assertEqual(self.page.evaluate("scrollY"), 0)

    def test_a_menu_is_the_pages_own(self):
        self.page.locator("#pad").click(button="right")
        expect(self.log.filter(has_text="menu")).to_have_count(1)

    def test_what_scrolls_says_when_it_is_at_its_end(self):
        self.page.evaluate("document.getElementById('scroller').scrollTop = 1e6")
        expect(self.log.last).to_have_text("scroll true")


class TextTests(PointingCase):
    def test_what_is_pasted_is_reported_and_a_file_is_not(self):
        field = self.page.get_by_label("Paste")
        for make, text in [("new File(['x'], 'x.txt')", None), ("'tea', 'text/plain'", "paste tea")]:
            field.evaluate("""(field, make) => {
                const data = new DataTransfer();
                data.items.add(...eval("[" + make + "]"));
                field.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
            }""", make)
            if text:
                expect(self.log.last).to_have_text(text)
        self.assertEqual([it for it in self.said() if it.startswith("paste")], ["paste tea"])
        expect(field).to_have_value("as it was")

    def test_a_text_is_dropped_and_a_file_is_not_taken(self):
        taken = self.page.locator("#pad").evaluate("""(pad) => {
            const drag = (type, data) => pad.dispatchEvent(
                new DragEvent(type, { dataTransfer: data, bubbles: true, cancelable: true }));
            const file = new DataTransfer();
            file.items.add(new File(['x'], 'x.txt'));
            const text = new DataTransfer();
            text.setData('text/plain', 'beans');
            const taken = [!drag('dragover', file), !drag('dragover', text)];
            drag('drop', text);
            return taken;
        }""")
        self.assertEqual(taken, [False, True])
        expect(self.log.last).to_have_text("drop beans")


class OwnElementTests(PointingCase):
    def test_an_element_of_the_pages_own_is_given_a_value_and_says_one(self):
        span = self.page.locator("x-span")
        expect(span).to_have_text("2–5")
        span.click()
        expect(span).to_have_text("2–6")
        expect(self.page.get_by_label("Chosen")).to_have_text("2 to 6")
        self.assertEqual(span.evaluate("it => getComputedStyle(it).display"), "inline-block")

    def test_what_is_no_such_value_is_refused_and_the_page_goes_on(self):
        wire = self.wire(self.page)
        span = self.page.locator("x-span")
        for detail in ["{ low: 9, high: 1 }", "null", "'</script>'", "{ low: NaN, high: 1n }",
                       "(() => { const loop = []; loop.push(loop); return loop; })()"]:
            span.evaluate(f"it => it.dispatchEvent(new CustomEvent('span-chosen', {{ detail: {detail} }}))")
        wire.wait(lambda wire: wire.count(wire.heard, Frame.REFUSED) == 5)
        # Nor is an event that is not made as one.
        span.evaluate("it => it.dispatchEvent(new Event('span-chosen'))")
        span.click()
        expect(self.page.get_by_label("Chosen")).to_have_text("2 to 6")
        self.assertEqual(wire.count(wire.heard, Frame.REFUSED), 5)


class AskingTests(PointingCase):
    def test_the_page_asks_for_the_focus_a_selection_and_to_be_scrolled(self):
        self.assertFalse(self.page.locator("#below").evaluate("it => it.getBoundingClientRect().top < innerHeight"))
        self.page.get_by_role("button", name="Ask").click()
        expect(self.page.get_by_label("Paste")).to_be_focused()
        selected = self.page.get_by_label("Paste").evaluate("it => it.value.slice(it.selectionStart, it.selectionEnd)")
        self.assertEqual(selected, "as it was")
        self.assertTrue(self.page.locator("#below").evaluate(
            "it => { const { top, bottom } = it.getBoundingClientRect(); return top >= 0 && bottom <= innerHeight + 1; }"))


class PartsTests(BrowserCase):
    def test_a_page_that_needs_no_part_of_the_script_loads_none(self):
        page = self.open("/coffee")
        names = page.evaluate("performance.getEntriesByType('resource').map(it => it.name)")
        self.assertEqual([name for name in names if "pointer-" in name or "custom-" in name], [])


class PartCase(ScriptedCase):
    """Parts of the script on a page for which this test is the server."""

    def open(self, markup, count):
        with self.page.expect_response("**/pointer-*.js*"):
            self.paint(markup, count)
        # It listens by now.
        self.page.wait_for_timeout(50)

    def listeners(self):
        """The types of events that the container listens to."""
        tools = self.context.new_cdp_session(self.page)
        found = tools.send("Runtime.evaluate", {"expression": "document.querySelector('main')"})
        all = tools.send("DOMDebugger.getEventListeners", {"objectId": found["result"]["objectId"]})
        return [it["type"] for it in all["listeners"]]


class CaptureTests(PartCase):
    def test_what_somebody_clicks_within_an_element_that_is_dragged_hears_of_it(self):
        self.open('<div data-on="pmr"><label><input type="checkbox"><b>Tick</b></label><p data-on="c">Click</p></div>', 7)
        self.page.click("b")
        self.assertTrue(self.page.is_checked("input"))
        self.page.click("p")
        self.wait(lambda: b"\x06c" in self.events())

    def test_what_else_is_pressed_there_has_the_pointer(self):
        self.open('<div data-on="pmrc"><i>Drag</i></div>', 3)
        self.page.evaluate("document.querySelector('div').ongotpointercapture = () => { window.captured = true }")
        self.page.hover("i")
        self.page.mouse.down()
        self.page.mouse.up()
        self.assertTrue(self.page.evaluate("window.captured"))


class HeldTests(PartCase):
    def test_a_move_that_waits_for_an_answer_costs_no_frames_meanwhile(self):
        self.open('<div data-on="m">Drag</div>', 2)
        self.page.evaluate("""() => {
            const own = requestAnimationFrame;
            window.asked = 0;
            window.requestAnimationFrame = (run) => (asked++, own(run));
            window.pass = (count) => new Promise((done) => {
                const next = () => count-- ? own(next) : done();
                next();
            });
        }""")
        for x in (1, 2):
            self.dispatch("main div", ["PointerEvent", "pointermove", {"clientX": x}])
            self.wait(self.events)
        self.page.evaluate("pass(20)")
        self.assertLessEqual(self.page.evaluate("asked"), 4)
        self.assertEqual(len(self.events()), 1)
        self.line_to_page.send(bytes([5, 1]))
        self.wait(lambda: len(self.events()) == 2)


class WheelTests(PartCase):
    def test_a_page_on_which_nobody_listens_to_a_wheel_scrolls_without_asking(self):
        self.open('<div data-on="t">Paste</div><div id="b" data-on="p">Press</div>', 4)
        self.assertNotIn("wheel", self.listeners())
        self.patches.add(SET_ATTRIBUTE, 3, ("data-on",), "w")
        self.apply()
        self.page.hover("#b")
        self.assertIn("wheel", self.listeners())
        self.page.mouse.wheel(0, 30)
        self.wait(lambda: any(it[1:2] == b"w" for it in self.events()))

    def test_a_page_that_begins_with_such_an_element_listens_at_once(self):
        self.open('<div data-on="w">Turn</div>', 2)
        self.assertIn("wheel", self.listeners())


class FailingPartsTests(ScriptedCase):
    expects_network_errors = True

    def test_a_part_that_does_not_load_is_asked_for_again(self):
        asked = []

        def serve(route):
            asked.append(route.request.url)
            route.abort() if len(asked) == 1 else route.continue_()

        self.page.route("**/pointer-*", serve)
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.paint('<div data-on="p">Press</div>', 2)
        self.wait(lambda: any("a part of the script did not load" in it for it in self.warnings))
        with self.page.expect_response("**/pointer-*"):
            self.page.clock.run_for(1_100)
        self.wait(lambda: self.page.click("div") or self.events())
        self.assertEqual(len(asked), 2)

    def wait_for_custom(self):
        self.page.wait_for_function("performance.getEntriesByType('resource').some(it => it.name.includes('/custom-'))")
        self.page.evaluate("import(performance.getEntriesByType('resource').find(it => it.name.includes('/custom-')).name).then(() => 0)")

    def test_what_an_element_says_while_a_patch_brings_it_is_said_of_that_patch(self):
        self.page.add_init_script("""customElements.define("x-row", class extends HTMLElement {
            connectedCallback() { this.dispatchEvent(new CustomEvent("ready", { detail: this.title })); }
        });""")
        self.paint('<x-row data-on="a" data-events="ready" title="first"></x-row>', 1)
        self.wait_for_custom()
        self.page.evaluate("document.querySelector('x-row').connectedCallback()")
        self.wait(self.events)
        row = {"data-on": "a", "data-events": "ready", "title": "second"}
        self.patches.rebuild().insert(0, 0, element("x-row", row))
        self.apply()
        self.wait(lambda: len(self.events()) == 2)
        patches = [data[2] for data in self.sent if data[0] == Frame.EVENT]
        self.assertEqual(patches, [0, self.patches.number])

    def test_an_element_that_nobody_defines_yet_is_waited_for_once(self):
        self.page.add_init_script("""
            window.asked = 0;
            const { whenDefined } = CustomElementRegistry.prototype;
            CustomElementRegistry.prototype.whenDefined = function (name) { asked++; return whenDefined.call(this, name); };
        """)
        tea = "data-props='{&quot;words&quot;:&quot;tea&quot;}'"
        self.paint(f"<x-late {tea}></x-late><x-late {tea}></x-late>", 2)
        self.wait_for_custom()
        self.patches.add(SET_ATTRIBUTE, 1, ("data-props",), '{"words":"beans"}')
        self.apply()
        self.page.evaluate("""customElements.define("x-late", class extends HTMLElement {
            set words(it) { this.textContent = it; } });""")
        self.page.wait_for_function("document.querySelector('main').textContent === 'beanstea'")
        self.assertEqual(self.page.evaluate("asked"), 1)

    def test_an_element_that_throws_at_its_property_keeps_none_from_the_others(self):
        self.page.add_init_script("""
            customElements.define("x-bad", class extends HTMLElement { set words(it) { throw new Error("bad"); } });
            customElements.define("x-good", class extends HTMLElement { set words(it) { this.textContent = it; } });
        """)
        props = "data-props='{&quot;words&quot;:&quot;tea&quot;}'"
        self.paint(f"<x-bad {props}></x-bad><x-good {props}></x-good>", 2)
        self.page.wait_for_function("document.querySelector('x-good').textContent === 'tea'")
        self.assertTrue(any("a property could not be set" in it for it in self.warnings))


if __name__ == "__main__":
    unittest.main()
