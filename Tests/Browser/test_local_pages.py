"""The demo's pages for the browser: as they are built, and once they are there."""

import re
import shutil
import tempfile
import unittest
from pathlib import Path

from playwright.sync_api import expect

from local import SITES
from support import BrowserCase, Demo


class LocalPagesCase(BrowserCase):
    """A demo with a folder that a test builds pages in, as `Scripts/build-local` does."""

    @classmethod
    def make_demo(cls):
        cls.folder = Path(tempfile.mkdtemp())
        return Demo(0, "--local", str(cls.folder))

    @classmethod
    def tearDownClass(cls):
        super().tearDownClass()
        shutil.rmtree(cls.folder)

    def tearDown(self):
        super().tearDown()
        for path in self.folder.iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()

    def build(self, name, site):
        (self.folder / "sites").mkdir(exist_ok=True)
        shutil.copytree(SITES / site, self.folder / "sites" / name)

    def goto(self, path):
        page = self.context.new_page()
        page.goto(self.demo.address + path)
        return page


class BuildingTests(LocalPagesCase):
    def test_a_page_that_is_being_built_says_how_far_it_is_and_is_shown_once_it_is_there(self):
        log = self.folder / "log"
        log.write_text("[1/9] Compiling ArcoOptics\n")
        page = self.goto("/local/editor/")
        progress = page.get_by_role("status", name="Progress")
        expect(progress).to_have_text("[1/9] Compiling ArcoOptics")
        log.write_text("[1/9] Compiling ArcoOptics\n[2/9] Compiling ArcoCore\n")
        expect(progress).to_have_text("[2/9] Compiling ArcoCore")
        self.build("editor", "editor")
        expect(page.get_by_text("This page runs in your browser.")).to_be_visible()

    def test_a_page_that_cannot_be_built_says_why(self):
        (self.folder / "problem").write_text("error: wasi-libc is missing\n<apt-get install>\n")
        page = self.goto("/local/coffee/")
        expect(page.get_by_role("heading")).to_have_text("Coffee could not be built for the browser")
        expect(page.locator("pre")).to_contain_text("<apt-get install>")
        page.get_by_role("link", name="The same from the server").click()
        expect(page.get_by_role("heading", name="Coffee", exact=True)).to_be_visible()

    def test_a_page_that_nobody_builds_says_who_would(self):
        expect(self.goto("/local/coffee/").locator("main")).to_contain_text("make demo")

    def test_nothing_else_is_there(self):
        self.expects_network_errors = True
        self.build("editor", "editor")
        for path in ("nobody/", "editor/nothing.js", "editor/..%2f..%2flog", "editor/%00"):
            answer = self.context.request.get(f"{self.demo.address}/local/{path}")
            self.assertIn(answer.status, (400, 404), path)


class BuiltTests(LocalPagesCase):
    def test_a_page_says_where_it_runs_and_what_it_cost_and_leads_to_the_other(self):
        self.build("editor", "editor")
        page = self.open("/editor")
        server = page.locator(".host")
        expect(server).to_contain_text("This page runs on the server.")
        expect(server).to_contain_text(re.compile(r"It took [1-9]\d* KB"))
        server.get_by_role("link", name="The same in your browser").click()
        expect(page.get_by_text("This page runs in your browser.")).to_be_visible()
        local = page.locator(".host")
        expect(local).to_contain_text(re.compile(r"It took [1-9]\d* KB"))
        page.get_by_role("button", name="i write").click()
        expect(page.get_by_role("status", name="Mode")).to_have_text("Keys are text.")
        expect(local).to_contain_text(re.compile(r"answer to you took \d+\.\d ms"))
        local.get_by_role("link", name="The same from the server").click()
        expect(page.get_by_text("This page runs on the server.")).to_be_visible()

    def test_an_address_without_its_last_stroke_leads_to_the_page(self):
        self.build("editor", "editor")
        page = self.goto("/local/editor")
        expect(page.get_by_role("heading", name="Editor")).to_be_visible()


class WithoutTests(BrowserCase):
    """A demo that nobody builds pages for leads to none."""

    def test_no_page_leads_to_where_nothing_is(self):
        page = self.open("/editor")
        expect(page.get_by_text("This page runs on the server.")).to_be_visible()
        expect(page.locator(".host a")).to_have_count(0)


if __name__ == "__main__":
    unittest.main()
