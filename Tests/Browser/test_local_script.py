"""What the script of a page without a server makes of patches and links: this test is the module."""

import re
import unittest

from local import SITES, LocalCase
from patches import *

#: A module that opens one page, notes its events, and shows the patches that it is given, as after an effect.
MODULE = """
    window.sent = [];
    WebAssembly.instantiateStreaming = async (response, { arco }) => {
        const memory = { buffer: new ArrayBuffer(65536) };
        const write = (bytes) => {
            new Uint8Array(memory.buffer).set(bytes);
            return bytes.length;
        };
        let patch;
        window.show = (bytes) => {
            patch = bytes;
            arco.wake(1, 0);
        };
        const main = () => { arco.open(0, write(OPENING)); };
        window.depth = 0;
        window.deepest = 0;
        const enter = (run) => {
            deepest = Math.max(deepest, ++depth);
            run();
            depth--;
        };
        const event = (page, count) => {
            enter(() => {
                sent.push(Array.from(new Uint8Array(memory.buffer, 0, count)));
                // As an effect that an event starts.
                if (window.question && sent.length === 1) {
                    arco.show(0, 0, write(patch = brought));
                    arco.ask(2, 0, write(question));
                }
            });
            return 0;
        };
        const answer = (call, count) => {
            enter(() => {
                if (call === 2) window.answered = Array.from(new Uint8Array(memory.buffer, 0, count));
                else arco.show(0, 0, write(patch));
            });
        };
        return { module: null, instance: { exports: { memory, main, event, answer, room: () => 0 } } };
    };
"""
OPENING = frame_text("app") + frame_text("/") + frame_text("")
RENUMBER = 10


class ModuleCase(LocalCase):
    """A page in the folder of a site, whose module the test stands for."""

    def setUp(self):
        super().setUp()
        self.patches = Patches()
        script = re.search(r'src="/(Tour-\w+\.js)"', (SITES / "tour/index.html").read_text())[1]
        body = f'<!doctype html><title>Module</title><main id="app"></main><script type="module" src="{script}"></script>'
        self.page = self.context.new_page()
        self.page.add_init_script(MODULE.replace("OPENING", str(list(OPENING))))
        self.page.route("**/tour/page", lambda route: route.fulfill(body=body, content_type="text/html"))
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.page.goto(self.demo.address + "/tour/page")
        self.page.wait_for_selector("#app + .arco-status", state="attached")

    def show(self, *nodes):
        """Shows what was added to the patch, and below the page these nodes."""
        if nodes:
            self.patches.insert(0, 0, *nodes)
        # The module's patches have no numbers.
        patch = self.patches.frame()[3:]
        self.page.evaluate("show", list(patch))
        self.page.clock.run_for(1)

    def sent(self):
        return [bytes(event) for event in self.page.evaluate("sent")]


class RenumberTests(ModuleCase):
    def test_what_waits_for_its_debounce_waits_on_and_has_the_new_number(self):
        field = {"data-on": "i", "data-debounce": "200"}
        self.show(element("p"), element("input", field))
        self.page.fill("input", "a")
        self.patches.add(REMOVE, 1, 1, RENUMBER, 1)
        self.show()
        self.assertEqual(self.sent(), [])
        self.page.clock.run_for(300)
        self.assertEqual(self.sent(), [b"\x01i" + frame_text("a") + b"\x00"])


class LeavingTests(ModuleCase):
    def test_what_waits_for_its_debounce_is_reported_when_the_page_is_hidden_or_left(self):
        for leave in ("document.dispatchEvent(new Event('visibilitychange'))", "dispatchEvent(new Event('pagehide'))"):
            with self.subTest(leave):
                self.setUp()
                self.show(element("input", {"data-on": "i", "data-debounce": "200"}))
                self.page.fill("input", "a")
                self.assertEqual(self.sent(), [])
                self.page.evaluate(leave)
                self.assertEqual(self.sent(), [reported(1, "a")])


class LinkTests(ModuleCase):
    def follow(self, address):
        self.show(element("a", {"href": address}, text("Go")))
        self.page.click("a")

    def test_a_link_to_a_folder_whose_name_begins_like_the_sites_leaves_the_site(self):
        self.page.route("**/tourist", lambda route: route.fulfill(body="there"))
        self.follow(self.demo.address + "/tourist")
        self.page.wait_for_url("**/tourist")
        self.assertEqual(self.page.inner_text("body"), "there")

    def test_a_link_to_the_site_or_below_it_is_followed_by_the_page(self):
        for address, path in (("/other", "/other"), (self.demo.address + "/tour", "")):
            with self.subTest(address):
                self.setUp()
                self.follow(address)
                self.assertEqual(self.sent(), [b"\x00v" + frame_text(path) + b"\x00"])


class FocusTests(ModuleCase):
    def test_an_element_that_the_same_turn_brings_takes_the_focus_once_it_is_shown(self):
        self.show(element("button", {"data-on": "c"}, text("Edit")))
        self.patches.insert(0, 0, element("input", {"id": "title", "data-on": "f"}))
        self.page.evaluate("([patch, focus]) => { window.brought = patch; window.question = focus; }",
                           [list(self.patches.frame()[3:]), list(b"\x04" + frame_text("title"))])
        self.page.click("button")
        self.page.wait_for_function("window.answered")
        self.assertEqual(self.page.evaluate("[document.activeElement.id, answered]"), ["title", [0, 1]])
        # The module hears of the focus when it is back, and not while it asks.
        self.assertEqual(self.sent(), [b"\x01c", b"\x03f"])
        self.assertEqual(self.page.evaluate("deepest"), 1)


if __name__ == "__main__":
    unittest.main()
