"""Every page of the demo by the rules of WCAG 2.2, at levels A and AA: names, roles, contrast, landmarks, the order
of the focus, and a page of 1280 pixels at 400 %.

The rules that read a page are those of axe-core; that keys lead through the page, and that it fits, is tried.
"""

import subprocess
import unittest
from pathlib import Path
from urllib.parse import urlsplit

import axe_playwright_python


from support import PROGRAM, BrowserCase
from test_pages import PATHS

AXE = (Path(axe_playwright_python.__file__).parent / "axe.min.js").read_text()
SEVEN = ["counter", "temperature", "flight", "timer", "crud", "circles", "cells"]
FAILING = [f"/failing/{status}" for status in (401, 403, 404, 410, 429, 500, 503)]
#: Every page of the demo.
ALL = PATHS + ["/7guis", "/reader", "/pointing", "/focus", "/moving", "/shop/teas/1", "/shop/log-in", "/names?names=a,b", "/ledger", "/saving?name=a", "/nowhere"]
ALL += [f"/7guis/{name}" for name in SEVEN] + FAILING
#: Those without a component.
PLAIN = ["/", "/gallery", "/7guis", "/nowhere", "/shop/log-in"] + FAILING
#: Routes of several pages, by one of these; and what is no page for people: every kind of field, bare, for tests of texts; and what is drawn.
FOR = {"/shop/**": "/shop/cart", "/todomvc/**": "/todomvc", "/moving/**": "/moving", "/failing/{status}": "/failing/403"}
NO_PAGES = ["/style.css", "/favicon.ico", "/texts", "/histories", "/histories/fresh"]
#: Only for those who work there; looked at by itself.
OFFICE = "/shop/office"
#: Those that run in the browser, and their files; looked at by themselves.
LOCAL = ["/local/{name}", "/local/{name}/{file}"]

RULES = """
    async ([contrastOnly]) => {
        const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
        // Rows of a sheet are of one kind.
        const page = { exclude: [[".sheet tbody tr:nth-child(n+6)"]] };
        const { violations } = await axe.run(page, {
            runOnly: contrastOnly ? { type: "rule", values: ["color-contrast"] } : { type: "tag", values: tags },
            resultTypes: ["violations"],
        });
        return violations.map(({ id, nodes }) =>
            [id, nodes.slice(0, 3).map(({ html, failureSummary }) => html.slice(0, 200) + " " + failureSummary)]);
    }
"""

#: What Tab leads to, in the order of the document: of radio buttons of one name, the one that is on.
STOPS = """
    () => {
        const isShown = (it) => it.checkVisibility({ visibilityProperty: true }) && !it.closest("[inert]");
        const all = [...document.querySelectorAll(
            "a[href],button,input,select,textarea,summary,[tabindex]")]
            .filter((it) => isShown(it) && !it.disabled && it.tabIndex >= 0 && it.type !== "hidden")
            .filter((it) => it.type !== "radio" || it.checked
                || !document.querySelector(`input[type=radio][name="${it.name}"]:checked`));
        return all.map((it) => it.outerHTML.slice(0, 120));
    }
"""

#: What has the focus, empty for nothing, and whether that is to be seen: on it, or where a box or a list of choices shows it.
FOCUSED = """
    () => {
        const at = document.activeElement;
        if (at === document.body) return ["", true];
        const near = [at, at.nextElementSibling, at.parentElement];
        return [at.outerHTML.slice(0, 120), near.some((it) => it && getComputedStyle(it).outlineStyle !== "none")];
    }
"""

#: What is cut off, or reaches beyond the page.
LOST = """
    () => [...document.body.querySelectorAll("*")].filter((it) => {
        if (!it.checkVisibility() || it.closest("svg,pre,.sheet,.arco-status")) return false;
        const style = getComputedStyle(it);
        const box = it.getBoundingClientRect();
        // What only a reader is told is a pixel large.
        if (box.width <= 1 || box.height <= 1) return false;
        if (box.right > innerWidth + 1 || box.left < -1) return true;
        const isCut = (way) => ["hidden", "clip"].includes(way);
        return isCut(style.overflowX) && it.scrollWidth > it.clientWidth + 1
            || isCut(style.overflowY) && it.scrollHeight > it.clientHeight + 1;
    }).map((it) => it.outerHTML.slice(0, 160))
"""


class Rules:
    """What holds for every page."""

    def check(self, page, contrast_only=False):
        # Nothing is given back: a copy of all that it is takes longer than what it does.
        if not page.evaluate("'axe' in window"):
            page.evaluate("() => { " + AXE + " }")
        self.assertEqual(page.evaluate(RULES, [contrast_only]), [])

    def check_keys(self, page):
        """Tab leads through the page in its order, can be seen, and leads out of it."""
        page.mouse.click(1, 1)
        stops = page.evaluate(STOPS)
        met = []
        for _ in range(len(stops) + 6):
            page.keyboard.press("Tab")
            at, has_ring = page.evaluate(FOCUSED)
            if not at:
                break
            met.append(at)
            self.assertTrue(has_ring, f"no focus to be seen on {at}")
        else:
            self.fail("Tab does not lead out of the page")
        # A box that scrolls is a stop of the browser's own.
        self.assertEqual([it for it in met if it in stops], stops)

    def check_size(self, page):
        """All of it shows at 400 % of a window of 1280 pixels."""
        page.set_viewport_size({"width": 320, "height": 256})
        self.assertLessEqual(page.evaluate("document.documentElement.scrollWidth"), 320)
        self.assertEqual(page.evaluate(LOST), [])

    def look_at(self, page, path):
        with self.subTest(path + " by day"):
            self.check(page)
        with self.subTest(path + " by night"):
            page.emulate_media(color_scheme="dark")
            # Where the page has no style sheet of its own, the browser's dark counts, which axe takes for white.
            if page.locator("link[rel=stylesheet]:not([href*='/late'])").count():
                self.check(page, contrast_only=True)
        with self.subTest(path + " by keys"):
            self.check_keys(page)
        with self.subTest(path + " at 400 %"):
            self.check_size(page)


class AccessibilityTests(Rules, BrowserCase):
    def visit(self, path):
        if path not in PLAIN:
            return self.open(path)
        # The page that is not there is asked for on purpose.
        self.expects_network_errors = True
        page = self.context.new_page()
        page.goto(self.demo.address + path)
        return page

    def tearDown(self):
        self.complaints = [it for it in self.complaints if "the server responded with a status of" not in it]
        super().tearDown()

    def test_no_page_is_left_out(self):
        routes = subprocess.run([PROGRAM, "--routes", "--test-pages"], check=True, capture_output=True, text=True).stdout.split()
        looked_at = {urlsplit(path).path for path in ALL} | {OFFICE} | set(NO_PAGES) | set(LOCAL)
        self.assertGreater(len(routes), 30)
        self.assertEqual([it for it in routes if FOR.get(it, it) not in looked_at], [])

    def test_the_office_keeps_the_rules_too(self):
        page = self.context.new_page()
        page.goto(self.demo.address + "/shop/log-in?next=" + OFFICE)
        page.get_by_label("Name").fill("grace")
        page.get_by_label("Password").fill("compiler")
        page.get_by_role("button", name="Log in").click()
        page.get_by_role("heading", name="Office").wait_for()
        self.wait_until_live(page)
        self.look_at(page, OFFICE)

    def test_every_page_keeps_the_rules_by_day_and_night_by_keys_and_at_400_percent(self):
        for path in ALL:
            with self.subTest(path):
                page = self.visit(path)
                self.look_at(page, path)
                page.close()

    def test_what_opens_keeps_the_rules_too(self):
        page = self.open("/7guis/circles")
        page.get_by_role("application").focus()
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")
        page.get_by_role("menuitem").wait_for()
        self.check(page)
        page.keyboard.press("Enter")
        page.get_by_role("dialog").wait_for()
        self.check(page)
        page = self.open("/7guis/cells")
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.locator("td input").wait_for()
        self.check(page)
        page = self.open("/sign-up")
        page.get_by_role("button", name="Sign up").click()
        page.locator("#name-problem").wait_for()
        self.check(page)


if __name__ == "__main__":
    unittest.main()
