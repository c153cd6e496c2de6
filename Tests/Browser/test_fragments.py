"""Fragments of addresses, which anybody may write: this test is the server."""

import unittest

from patches import *
from scripted import PAGE, ScriptedCase

NEW_ENTRY, SAME_ENTRY, LOAD = 0, 1, 4

#: What a fragment says, and the id of the element that it is to lead to, as browsers have it.
NAMED = {
    "plain": "plain",
    "caf%C3%A9": "café",
    "100%": "100%",
    "100%25": "100%",
    "%": "%",
    "%zz": "%zz",
    "%C3%A9%": "é%",
    "%FF": "\ufffd",
    "a+b&c": "a+b&c",
    "a%2Bb%26c": "a+b&c",
    "%41": "A",
}


class FragmentTests(ScriptedCase):
    def open(self, address="", markup="", count=0):
        self.paint(markup, count, address=address, more='data-address="/patches"')

    def expect_one_line(self):
        """Nothing went wrong, and nothing was built anew."""
        self.assertEqual(self.warnings, [])
        self.assertEqual(len(self.joins), 1)

    def test_a_page_that_is_opened_at_a_badly_encoded_fragment_stays_as_it_is(self):
        for fragment in ("%", "50%", "%E0%A4%A", "%zz"):
            with self.subTest(fragment):
                self.setUp()
                self.open("#" + fragment)
                self.patches.add(16, SAME_ENTRY, "/patches?a=b")
                self.apply()
                self.assertTrue(self.page.url.endswith("/patches?a=b"), self.page.url)
                self.patches.add(16, NEW_ENTRY, "/patches")
                self.apply()
                self.expect_one_line()

    def test_a_link_to_a_badly_encoded_fragment_is_followed_as_any_other(self):
        self.open(markup='<a href="/other#100%">Go</a>', count=2)
        self.page.click("a")
        self.wait(lambda: self.sent[1:])
        self.assertEqual(self.sent[1][3:], b"\x00v" + frame_text("/other#100%") + b"\x00")
        self.patches.add(16, NEW_ENTRY, "/other")
        self.apply()
        self.assertTrue(self.page.url.endswith("/other#100%"), self.page.url)
        self.expect_one_line()

    def test_a_fragment_leads_to_the_element_of_that_name_however_it_is_encoded(self):
        self.open()
        self.patches.insert(0, 0, *(
            element("p", {"id": name, "style": "height: 2000px"}) for name in dict.fromkeys(NAMED.values())))
        self.apply()
        for fragment, name in NAMED.items():
            with self.subTest(fragment):
                self.page.evaluate("scrollTo(0, 0)")
                self.patches.add(16, NEW_ENTRY, "/patches/" + name.encode().hex() + "#" + fragment)
                self.apply()
                top = "(name) => document.getElementById(name).getBoundingClientRect().top"
                self.assertAlmostEqual(self.page.evaluate(top, name), 0, delta=2)
        self.expect_one_line()

    def test_a_load_of_what_is_shown_with_any_fragment_loads_it(self):
        for before, after in (("#one", "#two"), ("#one", "#one"), ("#one", ""), ("", "#two")):
            with self.subTest(f"{before} to {after}"):
                self.setUp()
                self.open(before)
                self.page.evaluate("isBefore = true")
                self.patches.add(16, LOAD, "/patches" + after)
                self.send()
                self.wait(lambda: self.joins[1:])
                self.assertFalse(self.page.evaluate("window.isBefore"), "the same document joined again")
                self.assertTrue(self.page.url.endswith("/patches" + after), self.page.url)
                self.assertEqual(self.warnings, [])

    def test_a_fragment_that_names_nothing_is_the_top_of_the_page(self):
        self.open()
        self.patches.insert(0, 0, element("p", {"style": "height: 5000px"}))
        self.apply()
        self.page.evaluate("scrollTo(0, 900)")
        self.patches.add(16, NEW_ENTRY, "/patches/other#%")
        self.apply()
        self.assertEqual(self.page.evaluate("scrollY"), 0)
        self.expect_one_line()


#: A page with links to a place on it, to its top and to another page.
LONG = """<a href="#sec">Go</a><a href="#">Top</a><a href="/patches/other#sec">Other</a><div style="height:3000px"></div>
<h2 id="sec">S</h2><div style="height:3000px"></div>"""


class HistoryTests(ScriptedCase):
    """A page whose address has fragments, and its history: fragment, scrolling and entry stay together."""

    def open(self, markup=LONG, count=11, more=""):
        self.paint(markup, count, more=f'data-address="/patches" {more}')

    def follow(self, place):
        self.page.evaluate("(place) => document.links[place].click()", place)

    def scroll(self, by):
        self.page.evaluate("(by) => scrollTo(0, by)", by)

    def expect_scrolled(self, by):
        self.until(self.page, f"Math.abs(scrollY - {by}) < 2")

    def go(self, step, address):
        """The server answers a visit."""
        self.patches.add(16, step, address)
        self.apply()

    def wait_for_visit(self, address):
        self.wait(lambda: any(frame_text(address) in data for data in self.sent))
        self.sent.clear()

    def leave(self):
        """Goes to another page."""
        self.follow(2)
        self.wait_for_visit("/patches/other#sec")
        self.go(NEW_ENTRY, "/patches/other")

    def test_back_from_a_fragment_leads_to_where_the_link_was(self):
        self.open()
        self.scroll(200)
        self.follow(0)
        self.until(self.page, "scrollY > 1000")
        self.step(self.page, -1)
        self.expect_scrolled(200)
        self.scroll(700)
        self.leave()
        self.step(self.page, -1)
        self.wait_for_visit("/patches")
        self.go(2, "/patches")
        self.expect_scrolled(700)

    def test_a_step_back_that_is_refused_leads_to_the_page_that_is_shown(self):
        self.open()
        self.page.evaluate("window.mark = 1")
        self.follow(0)
        self.until(self.page, "location.hash === '#sec'")
        self.step(self.page, -1)
        self.until(self.page, "location.hash === ''")
        self.leave()
        self.step(self.page, -1)
        self.wait_for_visit("/patches")
        self.go(3, "/patches/other")
        self.until(self.page, "location.pathname === '/patches/other'")
        self.assertEqual(self.page.evaluate("mark"), 1)

    def test_a_link_to_the_top_leads_there(self):
        self.open()
        self.scroll(900)
        self.follow(1)
        self.expect_scrolled(0)

    def test_the_fragment_of_a_page_that_is_not_shown_is_in_no_address(self):
        self.open()
        self.follow(2)
        self.wait_for_visit("/patches/other#sec")
        self.go(SAME_ENTRY, "/patches?words=a")
        self.assertTrue(self.page.url.endswith("/patches?words=a"), self.page.url)

    def test_back_after_a_reload_leads_to_where_one_was(self):
        self.open()
        self.page.route("**/patches/other*", lambda route: self.page.unroute("**/patches/other*") or route.fulfill(
            body=PAGE.format(count=11, markup=LONG, script=self.script, window=4,
                             more='data-address="/patches/other"'), content_type="text/html"))
        self.scroll(700)
        self.leave()
        self.patches = Patches()
        self.page.reload()
        self.wait(lambda: self.joins[1:])
        self.step(self.page, -1)
        self.wait_for_visit("/patches")
        self.go(2, "/patches")
        self.expect_scrolled(700)

    def test_a_page_that_comes_back_from_its_server_is_scrolled_to_where_it_was(self):
        for more in ("", 'data-address="/patches"'):
            with self.subTest(more):
                self.setUp()
                self.paint(LONG, 11, more="data-kept " + more)
                self.scroll(1500)
                self.page.goto(self.demo.address + "/")
                self.page.unroute("**/patches")
                self.page.route("**/patches", lambda route: route.fulfill(
                    body=PAGE.format(count=2, markup="<p>Row</p>", script=self.script, window=4,
                                     more="data-kept " + more), content_type="text/html"))
                self.step(self.page, -1)
                self.wait(lambda: any(data[0] == 6 for data in self.joins))
                self.patches = Patches()
                self.line_to_page.send(bytes([1, 1, 0, 0]))
                self.patches.rebuild().insert(0, 0, element("div", {"style": "height: 6000px"}))
                self.apply()
                self.expect_scrolled(1500)


class LimitTests(ScriptedCase):
    """A browser that takes few changes of its history at a time, as Safari does."""

    LIMIT = """
        const times = [];
        for (const name of ["pushState", "replaceState"]) {
            const own = history[name];
            history[name] = function (...all) {
                while (Date.now() - times[0] >= 10000) times.shift();
                if (times.length >= 100) throw new DOMException("more than 100 in 10 seconds", "SecurityError");
                times.push(Date.now());
                return own.apply(this, all);
            };
        }
    """

    def test_an_address_that_changes_quickly_is_written_in_the_end(self):
        self.context.add_init_script(self.LIMIT)
        self.page.clock.install(time=0)
        self.page.clock.pause_at(1)
        self.paint(LONG, 11, more='data-address="/patches"')
        for number in range(150):
            self.patches.add(16, SAME_ENTRY, f"/patches?words={number}")
            self.send()
            if number % 10 == 0:
                self.page.clock.run_for(50)
        self.wait(lambda: self.patches.number in self.received)
        # Who goes to a place of the page meanwhile does not go back in time.
        self.sent.clear()
        self.page.evaluate("document.links[0].click()")
        self.until(self.page, "location.hash === '#sec'")
        self.page.clock.run_for(11_000)
        self.until(self.page, "location.search === '?words=149'")
        self.assertTrue(self.page.url.endswith("/patches?words=149#sec"), self.page.url)
        self.assertFalse([data for data in self.sent if data[0] == 2], "a visit was reported")
        self.assertEqual((self.warnings, len(self.joins)), ([], 1))


class LinkTests(ScriptedCase):
    """What a link says may be no address, or none that the server takes."""

    def test_a_link_that_says_no_address_is_the_browsers(self):
        self.paint('<a href="http://[">Go</a><form action="http://["><button>Go</button></form>', 5,
                   more='data-address="/patches"')
        for name in ("a", "button"):
            self.page.eval_on_selector(name, """it => addEventListener(
                it.form ? "submit" : "click",
                (event) => { window.isPrevented = event.defaultPrevented; event.preventDefault(); }, { once: true })""")
            self.page.click(name)
            self.assertIs(self.page.evaluate("isPrevented"), False)
        self.assertEqual((self.sent[1:], self.warnings), ([], []))

    def test_a_link_to_a_path_of_two_slashes_is_the_browsers(self):
        for address in ("/.//host", "/a/..//host", "/%2e//host"):
            with self.subTest(address):
                self.setUp()
                self.paint(f'<a href="{address}">Go</a>', 2, more='data-address="/patches"')
                self.page.route("**//host", lambda route: route.fulfill(body="there"))
                self.page.click("a")
                self.page.wait_for_url("**//host")
                self.assertEqual(self.page.inner_text("body"), "there")


class PlainWayTests(ScriptedCase):
    """Links and forms within a page that follows its address: which of them are the browser's."""

    def open(self, markup, count):
        self.paint(markup, count, more='data-address="/patches"')
        self.wait(lambda: self.received)

    def test_a_form_goes_where_and_how_its_button_says(self):
        self.open('<form action="/a"><input name="q" value="tea"><button>1</button><button formaction="/b">2</button>'
                  '<button formmethod="post" formaction="/c">3</button></form>', 8)
        self.page.click("text=1")
        self.page.click("text=2")
        self.expect_events(b"\0v" + frame_text("/a?q=tea") + b"\0", b"\0v" + frame_text("/b?q=tea") + b"\0")
        self.page.route("**/c", lambda route: route.fulfill(body=route.request.method))
        self.page.click("text=3")
        self.page.wait_for_url("**/c")
        self.assertEqual(self.page.inner_text("body"), "POST")

    def test_of_a_file_its_name_is_in_the_address(self):
        self.open('<form action="/a"><input name="f" type="file"><button>Go</button></form>', 4)
        self.page.set_input_files("input", {"name": "tea.txt", "mimeType": "text/plain", "buffer": b"x"})
        self.page.click("button")
        self.expect_events(b"\0v" + frame_text("/a?f=tea.txt") + b"\0")

    def test_a_link_in_the_shadow_of_an_element_and_one_around_it_are_followed(self):
        self.page.add_init_script("""customElements.define("x-link", class extends HTMLElement {
            constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<a href='/other'>Go</a>"; } });""")
        self.page.add_init_script("""customElements.define("x-icon", class extends HTMLElement {
            constructor() { super(); this.attachShadow({ mode: "open" }).innerHTML = "<b>Icon</b>"; } });""")
        self.open("<x-link></x-link><a href='/around'><x-icon></x-icon></a>", 3)
        self.page.click("x-link a")
        self.page.click("b")
        self.expect_events(b"\0v" + frame_text("/other") + b"\0", b"\0v" + frame_text("/around") + b"\0")


if __name__ == "__main__":
    unittest.main()
