"""The page that somebody goes back to is the one that was left: from Chromium's own cache, and from its session
where the browser kept nothing."""

import contextlib
import os
import re
import signal
import subprocess
import time
import unittest
import urllib.request
from pathlib import Path

from playwright.sync_api import expect

from support import BrowserCase, CacheCase, Frame


class Going:
    """What holds with the browser's cache and without."""

    def test_it_shows_what_was_there_and_goes_on(self):
        page = self.open("/stepper")
        value = page.get_by_role("status", name="Value")
        page.get_by_role("button", name="Increment").click(click_count=2)
        expect(value).to_have_text("2")
        page.evaluate("window.mark = 'kept'")
        page.get_by_role("link", name="All examples").click()
        expect(page.get_by_role("heading", name="Arco examples")).to_be_visible()
        self.step(page, -1)
        expect(value).to_have_text("2")
        self.assertEqual(page.evaluate("window.mark ?? null"), self.mark)
        expect(page.locator("html")).to_have_attribute("data-line", "up")
        page.get_by_role("button", name="Increment").click()
        expect(value).to_have_text("3")

    def test_what_was_typed_is_there_too(self):
        page = self.open("/todos")
        page.get_by_label("What is there to do?").press_sequentially("Buy tea")
        page.goto(self.demo.address + "/")
        self.step(page, -1)
        expect(page.get_by_label("What is there to do?")).to_have_value("Buy tea")
        page.get_by_label("What is there to do?").press("Enter")
        expect(page.get_by_text("Buy tea", exact=True)).to_be_visible()

    def test_what_was_typed_and_nobody_heard_of_is_there_too(self):
        page = self.open("/fields")
        wish = page.locator("#written-wish")
        wish.press_sequentially("with milk")
        page.goto(self.demo.address + "/")
        self.step(page, -1)
        expect(wish).to_have_value("with milk")
        page.get_by_role("button", name="Hand in").click()
        expect(page.get_by_label("Read")).to_contain_text("with milk")

    def test_forward_leads_to_what_was_left_too(self):
        page = self.open("/stepper")
        value = page.get_by_role("status", name="Value")
        page.get_by_role("button", name="Increment").click()
        expect(value).to_have_text("1")
        page.goto(self.demo.address + "/two-counters")
        self.wait_until_live(page)
        page.get_by_role("button", name="Left: one more").click()
        expect(page.get_by_label("Presses in all")).to_have_text("1")
        self.step(page, -1)
        expect(value).to_have_text("1")
        expect(page.locator("html")).to_have_attribute("data-line", "up")
        self.step(page, 1)
        expect(page.get_by_label("Presses in all")).to_have_text("1")

    def test_several_pages_of_one_address_are_told_apart(self):
        page = self.open("/stepper")
        value = page.get_by_role("status", name="Value")
        page.get_by_role("button", name="Increment").click()
        expect(value).to_have_text("1")
        for path in ("/", "/stepper"):
            page.goto(self.demo.address + path)
        self.wait_until_live(page)
        expect(value).to_have_text("0")
        page.get_by_role("button", name="Decrement").click()
        expect(value).to_have_text("-1")
        page.goto(self.demo.address + "/gallery")
        self.step(page, -1)
        expect(value).to_have_text("-1")
        self.step(page, -2)
        expect(value).to_have_text("1")

    def test_a_page_of_several_addresses_is_where_somebody_went_back_to(self):
        page = self.open("/todomvc")
        page.get_by_label("New todo").fill("Buy tea")
        page.get_by_label("New todo").press("Enter")
        page.get_by_role("link", name="Completed").click()
        expect(page).to_have_url(self.demo.address + "/todomvc/completed")
        page.goto(self.demo.address + "/")
        self.step(page, -2)
        expect(page).to_have_url(self.demo.address + "/todomvc")
        expect(page.get_by_text("Buy tea")).to_be_visible()
        expect(page.get_by_role("link", name="All", exact=True)).to_have_attribute("aria-current", "page")
        self.step(page, 1)
        expect(page).to_have_url(self.demo.address + "/todomvc/completed")
        expect(page.get_by_text("Buy tea")).to_have_count(0)


class CacheTests(Going, CacheCase):
    mark = "kept"


class SessionTests(Going, BrowserCase):
    """Where a browser has no such cache, or has let go of the page."""

    mark = None

    def test_a_load_or_a_reload_begins_anew(self):
        page = self.open("/stepper")
        value = page.get_by_role("status", name="Value")
        page.get_by_role("button", name="Increment").click()
        expect(value).to_have_text("1")
        page.reload()
        self.wait_until_live(page)
        expect(value).to_have_text("0")
        page.goto(self.demo.address + "/stepper")
        self.wait_until_live(page)
        expect(value).to_have_text("0")

    def test_nothing_of_another_state_is_seen_meanwhile(self):
        page = self.open("/stepper")
        page.get_by_role("button", name="Increment").click()
        expect(page.get_by_role("status", name="Value")).to_have_text("1")
        page.add_init_script("""
            window.seen = [];
            const look = () => {
                const value = document.querySelector("output");
                if (value?.checkVisibility({ visibilityProperty: true })) seen.push(value.textContent);
                requestAnimationFrame(look);
            };
            // Before the script has run, a slow line may have shown what the server sent.
            addEventListener("DOMContentLoaded", look);
        """)
        page.goto(self.demo.address + "/")
        self.step(page, -1)
        expect(page.get_by_role("status", name="Value")).to_have_text("1")
        self.until(page, "seen.length > 2")
        self.assertEqual(page.evaluate("[...new Set(seen)]"), ["1"])

    def test_what_is_gone_begins_anew_and_says_so(self):
        page = self.open("/login")
        page.get_by_role("textbox").fill("Tortoise")
        page.get_by_role("textbox").press("Enter")
        # What waits for an answer is not kept: nobody would give it.
        expect(page.get_by_role("main")).to_contain_text("Logging in")
        page.goto(self.demo.address + "/")
        self.step(page, -1)
        expect(page.locator(".arco-status")).to_contain_text("started again")
        expect(page.get_by_role("textbox")).to_be_visible()
        expect(page.locator("html")).to_have_attribute("data-line", "up")
        self.assertEqual(self.wire(page).count(self.wire(page).heard, Frame.REFUSED), 0)


class WorkersTests(Going, BrowserCase):
    """Where whoever answers the load may be another process than the one that has the page."""

    mark = None
    options = ("--workers", "3")

    def test_the_page_is_found_from_another_worker(self):
        line = self.open_line()
        page = self.open("/stepper", through=line)
        first = self.worker(page.content())
        value = page.get_by_role("status", name="Value")
        page.get_by_role("button", name="Increment").click()
        expect(value).to_have_text("1")
        page.goto(line.address + "/")
        # The browser asks over a new connection, which the worker that runs takes.
        line.cut()
        with self.another_alone(first), page.expect_response("**/stepper") as load:
            line.mend()
            self.step(page, -1)
            answer = load.value
        self.assertNotEqual(self.worker(answer.text()), first)
        expect(value).to_have_text("1")
        page.get_by_role("button", name="Increment").click()
        expect(value).to_have_text("2")

    @contextlib.contextmanager
    def another_alone(self, first):
        """One worker that is not the first runs, and no other."""
        workers = {int(pid) for pid in subprocess.check_output(["pgrep", "-P", str(self.demo.process.pid)]).split()}
        try:
            for one in workers:
                os.kill(one, signal.SIGCONT)
                for other in workers - {one}:
                    os.kill(other, signal.SIGSTOP)
                    # Each of its threads stops when its turn comes.
                    while not all(self.is_stopped(thread) for thread in Path(f"/proc/{other}/task").iterdir()):
                        time.sleep(0.001)
                with urllib.request.urlopen(self.demo.address + "/stepper", timeout=15) as answer:
                    if self.worker(answer.read().decode()) != first:
                        break
            yield
        finally:
            for one in workers:
                os.kill(one, signal.SIGCONT)

    def is_stopped(self, thread):
        return (thread / "stat").read_text().rpartition(")")[2].split()[0] == "T"

    def worker(self, text):
        """Which worker has the page's session."""
        return re.search(r"worker=(\d+)", text)[1]


if __name__ == "__main__":
    unittest.main()
