"""What every page owes to everyone: safety, a keyboard, a telephone, eyes that need contrast."""

import re
import unittest
from base64 import b64encode
from hashlib import sha256

from playwright.sync_api import expect

from support import ROOT, BrowserCase

PATHS = ["/", "/shop", "/shop/cart", "/todomvc", "/coffee", "/todos", "/two-counters", "/stepper", "/login", "/order", "/sign-up", "/editor", "/fields", "/gallery"]
PATHS += [f"/gallery/{name}" for name in (
    "store", "moore", "traced", "stream", "zipper", "cofree", "env", "day", "switch", "storet", "four"
)]


class SafetyTests(BrowserCase):
    def test_the_policy_allows_the_sites_own_files_only(self):
        for path in PATHS:
            with self.subTest(path):
                policy = self.context.request.get(self.demo.address + path).headers[
                    "content-security-policy"
                ]
                self.assertIn("default-src 'none'", policy)
                self.assertNotIn("unsafe", policy)
                self.assertNotIn("*", policy)

    def test_no_page_has_scripts_within_and_one_style_that_its_policy_names(self):
        for path in PATHS:
            with self.subTest(path):
                answer = self.context.request.get(self.demo.address + path)
                policy, text = answer.headers["content-security-policy"], answer.text()
                self.assertIsNone(re.search(r"<script(?![^>]*\bsrc=)|<style\s|\son\w+=|\sstyle=", text))
                styles = re.findall(r"<style>(.*?)</style>", text, re.S)
                self.assertEqual(len(styles), text.count("<style"))
                hashes = [b64encode(sha256(style.encode()).digest()).decode() for style in styles]
                self.assertEqual(re.findall(r"'sha256-([^']+)'", policy), hashes)

    def test_hostile_texts_are_shown_and_not_run(self):
        texts = [
            "<script>document.title='run'</script>",
            "<img src=x onerror=\"document.title='run'\">",
            "\"&' &amp; &lt;b&gt;",
            "שלום, עולם! ‮drow",
            "👩‍👩‍👧‍👦 ☕️ é",
            "</li></ul><h1>out</h1>",
            "<!--e-->",
            "javascript:document.title='run'",
        ]
        page = self.open("/todos")
        draft = page.get_by_label("What is there to do?")
        for text in texts:
            draft.fill(text)
            draft.press("Enter")
            expect(page.locator(".tick span").last).to_have_text(text)
            expect(page.get_by_role("button", name=f"Delete: {text}", exact=True)).to_have_count(1)
        self.assertEqual(page.locator(".tick span").all_text_contents()[3:], texts)
        self.assertEqual(page.title(), "To do – Arco")
        page.get_by_role("button", name=f"Edit: {texts[0]}", exact=True).click()
        expect(page.get_by_label("Title", exact=True)).to_have_value(texts[0])

    def test_a_typed_text_that_a_browser_would_run_makes_no_link(self):
        run = "document.title='run'"
        texts = {
            "javascript:": [
                f"javascript:{run}", f"JavaScript:{run}", f"java\nscript:{run}",
                f"java\tscript:{run}", f"\tjavascript:{run}", f"\n javascript:{run}",
                f"javascript\n:{run}", f"javascript://%0A{run}",
            ],
            "data:": [f"data:text/html,<script>{run}</script>"],
            "vbscript:": ["vbscript:msgbox(1)"],
            "https:": ["https://arco.example/?a=1&b=\"<b>'#c", "HTTPS://arco.example"],
        }
        page = self.open("/todos")
        page.get_by_role("button", name="Edit: Boil the water").click()
        shown = page.locator(".notes")
        for scheme, text in [(kind, text) for kind in texts for text in texts[kind]]:
            with self.subTest(text):
                page.get_by_role("button", name="Notes: Boil the water").click()
                page.get_by_label("Notes", exact=True).fill(text)
                page.get_by_role("button", name="Keep notes").click()
                expect(shown).to_have_js_property("textContent", text)
                # What a browser makes of it, were it a link.
                would_be = "(it, text) => Object.assign(document.createElement('a'), { href: text })"
                self.assertEqual(shown.evaluate(would_be + ".protocol", text), scheme)
                link = shown.get_by_role("link")
                if scheme == "https:":
                    expect(link).to_have_attribute("href", text)
                else:
                    expect(shown.locator("*")).to_have_count(0)
                    shown.click()
        self.assertEqual(page.title(), "To do – Arco")

    def test_an_address_where_nothing_is_says_so(self):
        response = self.context.request.get(self.demo.address + "/tea", headers={"Accept": "text/html"})
        self.assertEqual(response.status, 404)
        self.assertIn("Not here", response.text())


class EveryoneTests(BrowserCase):
    def test_the_index_leads_to_every_example_and_back(self):
        page = self.context.new_page()
        page.goto(self.demo.address)
        for name in ("Coffee", "To do", "Two counters", "Stepper", "Log in", "Editor", "Gallery"):
            page.get_by_role("link", name=name, exact=True).click()
            expect(page.get_by_role("heading", level=1)).to_have_text(name)
            page.get_by_role("link", name="All examples").click()
            expect(page.get_by_role("heading", level=1)).to_have_text("Arco examples")

    def test_a_keyboard_is_enough(self):
        page = self.open("/todos")
        keys = page.keyboard

        def tab_to(role, name):
            target = page.get_by_role(role, name=name, exact=True)
            for _ in range(30):
                keys.press("Tab")
                if target.evaluate("it => it === document.activeElement"):
                    ring = target.evaluate(
                        "it => [it, it.nextElementSibling].some(it => it &&"
                        " getComputedStyle(it).outlineStyle === 'solid')"
                    )
                    self.assertTrue(ring, f"no focus to be seen on {name}")
                    return
            self.fail(f"no way to {name} by Tab")

        tab_to("textbox", "What is there to do?")
        keys.type("Drink")
        keys.press("Enter")
        expect(page.get_by_role("listitem")).to_have_count(4)
        tab_to("radio", "All")
        keys.press("ArrowRight")
        expect(page.get_by_role("radio", name="Active")).to_be_checked()
        tab_to("checkbox", "Grind the beans")
        keys.press("Space")
        expect(page.get_by_role("listitem")).to_have_count(3)
        page.get_by_role("radio", name="Active").focus()
        tab_to("button", "Edit: Boil the water")
        keys.press("Enter")
        tab_to("button", "Notes: Boil the water")
        keys.press("Space")
        tab_to("textbox", "Notes")
        keys.type("93 degrees")
        tab_to("button", "Keep notes")
        keys.press("Enter")
        expect(page.get_by_role("listitem").first).to_contain_text("93 degrees")

    def test_a_telephone_shows_everything_and_fingers_hit_it(self):
        context = self.new_context(
            viewport={"width": 320, "height": 640}, has_touch=True, is_mobile=True
        )
        for path in PATHS:
            with self.subTest(path):
                page = context.new_page()
                page.goto(self.demo.address + path)
                if path == "/todos":
                    self.wait_until_live(page)
                    page.get_by_role("button", name="Edit: Boil the water").tap()
                    page.get_by_role("button", name="Notes: Boil the water").tap()
                    expect(page.get_by_label("Notes", exact=True)).to_be_visible()
                width = page.evaluate("document.documentElement.scrollWidth")
                self.assertLessEqual(width, 320)
                small = page.locator("a, button, label:has(input), input[type=range]").evaluate_all(
                    "all => all.filter(it => it.offsetHeight < 44)"
                    ".map(it => it.outerHTML)"
                )
                self.assertEqual(small, [])
        context.close()

    def test_who_wants_no_motion_gets_none(self):
        context = self.new_context(reduced_motion="reduce")
        page = context.new_page()
        page.goto(self.demo.address + "/stepper")
        moving = page.locator("*").evaluate_all(
            "all => all.filter(it => getComputedStyle(it).transitionProperty !== 'none').length"
        )
        self.assertEqual(moving, 0)
        context.close()


def luminance(color):
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in color]
    return sum(share * c for share, c in zip((0.2126, 0.7152, 0.0722), linear))


def contrast(first, second):
    high, low = sorted((luminance(first), luminance(second)), reverse=True)
    return (high + 0.05) / (low + 0.05)


class ContrastTests(unittest.TestCase):
    """WCAG 2.2, 1.4.3 and 1.4.11, on the colours that the stylesheet names."""

    TEXTS = [
        ("leaf", "card"), ("ink", "paper"), ("ink", "card"), ("ink", "wash"), ("soft", "card"), ("soft", "wash"),
        ("accent", "paper"), ("accent", "card"), ("accent", "wash"), ("paper", "ink"), ("on-accent", "accent"),
        ("bad", "card"),
    ]
    SHAPES = [("edge", "card"), ("edge", "wash"), ("edge", "paper"), ("accent", "card")]

    @staticmethod
    def channels(color):
        return [int(color[at : at + 2], 16) / 255 for at in (1, 3, 5)]

    def test_colours_are_apart_by_day_and_by_night(self):
        style = (ROOT / "Examples/Sources/DemoSite/style.css").read_text()
        palettes = [
            dict(re.findall(r"--([\w-]+): (#[0-9a-f]{6});", block))
            for block in re.findall(r":root \{(.*?)\}", style, re.S)
        ]
        self.assertEqual(len(palettes), 2)
        for palette in palettes:
            for pairs, least in ((self.TEXTS, 4.5), (self.SHAPES, 3.0)):
                for one, other in pairs:
                    with self.subTest(f"{one} {palette[one]} on {other} {palette[other]}"):
                        colors = self.channels(palette[one]), self.channels(palette[other])
                        self.assertGreaterEqual(contrast(*colors), least)


class SchemeTests(BrowserCase):
    """The same on the colours that a page has in the end, and on what somebody types there; `test_accessibility` has the
    other pages.
    """

    #: Each element with a text of its own or typed into it: the text, its colour, and what is
    #: behind it.
    TEXTS = """
        () => {
            const behind = (it) => {
                for (; it; it = it.parentElement) {
                    const color = getComputedStyle(it).backgroundColor;
                    if (color !== 'rgba(0, 0, 0, 0)') return color;
                }
            };
            return [...document.body.querySelectorAll('*')]
                .filter((it) => it.value && /^text/.test(it.type)
                    || [...it.childNodes].some((it) => it.nodeType === 3 && it.data.trim()))
                .map((it) => [it.value || it.textContent, getComputedStyle(it).color, behind(it)]);
        }
    """

    @staticmethod
    def channels(color):
        numbers = re.fullmatch(r"rgb\((\d+), (\d+), (\d+)\)", color)
        return [int(number) / 255 for number in numbers.groups()]

    def test_all_texts_can_be_read_by_day_and_by_night(self):
        for scheme in ("light", "dark"):
            context = self.new_context(color_scheme=scheme)
            page = self.open("/todos", context=context)
            page.get_by_label("What is there to do?").fill("Drink")
            page.get_by_role("checkbox", name="Grind the beans").check()
            page.get_by_role("button", name="Edit: Boil the water").click()
            page.get_by_role("button", name="Notes: Boil the water").click()
            page.get_by_label("Notes", exact=True).fill("93 degrees")
            texts = page.evaluate(self.TEXTS)
            self.assertGreater(len(texts), 5)
            for text, color, behind in texts:
                with self.subTest(f"{scheme}: {text}, {color} on {behind}"):
                    colors = self.channels(color), self.channels(behind)
                    self.assertGreaterEqual(contrast(*colors), 4.5)
            paper = page.evaluate("getComputedStyle(document.body).backgroundColor")
            self.assertEqual(luminance(self.channels(paper)) < 0.1, scheme == "dark")
            context.close()


if __name__ == "__main__":
    unittest.main()
