"""A page whose script does not run says so: on a server, and without one."""

import unittest

from playwright.sync_api import expect

from local import SITES, LocalCase, StaticSite
from scripted import ScriptedCase
from support import BrowserCase

#: A browser that knows no submitter of a form's data.
OLD = "FormData = class extends FormData { constructor(form) { super(form); } };"


class LateTests(BrowserCase):
    expects_network_errors = True

    def goto(self, path="/todos"):
        self.page = self.context.new_page()
        self.page.goto(self.demo.address + path)
        self.words = self.page.locator(".arco-late")

    def without_script(self):
        self.context.route("**/arco-*.js", lambda route: route.abort())
        self.goto()

    def pass_time(self):
        """Lets the seconds go by in which the script may still come."""
        self.page.evaluate("document.getAnimations().forEach((it) => it.finish())")

    def test_the_words_are_shown_once_the_script_is_late(self):
        self.without_script()
        expect(self.words).to_be_hidden()
        self.pass_time()
        expect(self.words).to_be_visible()
        expect(self.words).to_contain_text("its script did not load")

    def test_the_script_waits_for_nothing_that_only_a_late_one_needs(self):
        self.context.route("**/late-*.css", lambda route: None)
        self.open("/todos")

    def test_nothing_moves_as_the_words_come_and_go(self):
        self.without_script()
        place = "[...document.querySelectorAll('body > div *')].map((it) => it.getBoundingClientRect().y)"
        before, height = self.page.evaluate(place), self.page.evaluate("document.documentElement.scrollHeight")
        self.pass_time()
        expect(self.words).to_be_visible()
        self.words.evaluate("it => it.remove()")
        self.assertEqual(self.page.evaluate(place), before)
        self.assertEqual(self.page.evaluate("document.documentElement.scrollHeight"), height)

    def test_a_script_that_runs_takes_them_away(self):
        self.open("/todos")
        expect(self.context.pages[0].locator(".arco-late")).to_have_count(0)

    def test_a_browser_that_is_too_old_is_told_and_its_forms_go_their_plain_way(self):
        self.context.add_init_script(OLD)
        self.goto("/shop")
        self.pass_time()
        expect(self.words).to_be_visible()
        self.page.get_by_role("link", name="Sencha").click()
        self.page.get_by_role("button", name="Add to cart").click()
        expect(self.page.get_by_role("link", name="Cart (1)")).to_be_visible()
        self.assertEqual(self.wire(self.page).lines, 0)

    def test_less_motion_does_not_take_them_away(self):
        self.context.close()
        self.context = self.new_context(reduced_motion="reduce")
        self.without_script()
        self.pass_time()
        expect(self.words).to_be_visible()


class OwnTests(ScriptedCase):
    def test_an_element_of_the_page_with_the_same_class_stays(self):
        own, late = '<p class="arco-late">Own</p>', '<p class="arco-late">Late</p>'
        self.paint(f"{own}</main>{late}<main hidden>", 2)
        self.assertEqual(self.page.locator(".arco-late").all_text_contents(), ["Own"])


class LocalLateTests(LocalCase):
    expects_network_errors = True

    def test_a_site_without_its_script_says_so(self):
        self.context.route("**/*.js", lambda route: route.abort())
        page = self.context.new_page()
        page.goto(self.demo.address + "/anywhere/tour/")
        page.evaluate("document.getAnimations().forEach((it) => it.finish())")
        expect(page.locator(".arco-late")).to_be_visible()

    def test_a_page_is_shown_before_the_style_of_these_words_has_come(self):
        self.context.route("**/*-late-*.css", lambda route: None)
        painted = StaticSite(SITES / "tour")
        self.addCleanup(painted.stop)
        page = self.context.new_page()
        page.goto(painted.address, wait_until="commit")
        self.until(page, "performance.getEntriesByName('first-contentful-paint').length === 1")
        expect(page.locator(".arco-late")).to_be_hidden()

    def test_a_module_that_runs_takes_the_words_away(self):
        page = self.open("/anywhere/tour/")
        expect(page.locator(".arco-late")).to_have_count(0)


if __name__ == "__main__":
    unittest.main()
