"""One user's trap is one user's second: workers that die, and the pages that they had."""

import contextlib
import html
import os
import random
import re
import sqlite3
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.request

from client import Tab
from test_kill import SEED, SOAK, TABS, TITLES, Rig
from workers import Supervised

BUSY = 100 if SOAK else 12
HAZARDS = ["trap", "overflow", "spin", "hoard", "exit"]


class WorkerTests(Rig):
    def serve(self, sessions):
        return Supervised(sessions)

    def test_each_page_is_what_its_applied_events_made_of_it_while_workers_are_killed(self):
        def disturb(chance, is_running):
            for number in range(6):
                share = (number + chance.random()) / 7
                self.when_done(int(TABS * TITLES * share), is_running)
                self.server.kill_worker(chance)

        self.check(self.run_tabs(disturb))
        self.server.until(lambda workers: len(workers) == 2)
        self.assertEqual(self.server.stop(), 0)
        self.server.start()

    def test_workers_are_replaced_and_nothing_is_lost(self):
        before = self.server.until(lambda workers: len(workers) == 2)
        tabs = self.run_tabs(lambda chance, is_running: None)
        for tab in tabs:
            self.assertTrue(tab.connect())
        self.server.replace()
        for tab in tabs:
            tab.socket.socket.settimeout(120)
            while tab.socket:
                tab.hear()
            tab.add(f"{tab.name}-elsewhere-")
            tab.settle(time.monotonic() + 60)
        self.server.until(lambda workers: len(workers) == 2 and not set(workers) & set(before))
        self.check(tabs)
        # Lines that another worker carried end without a word, and those of the page's own with one.
        goodbyes = sum((tab.goodbyes for tab in tabs), [])
        self.assertIn("This process ends: please go elsewhere.", goodbyes)

    def test_workers_end_with_their_supervisor(self):
        workers = self.server.until(lambda workers: len(workers) == 2)
        self.server.kill()
        end = time.monotonic() + 30
        while any(os.path.exists(f"/proc/{worker}") for worker in workers):
            self.assertLess(time.monotonic(), end, "a worker goes on alone")
            time.sleep(0.02)
        self.server.start()

    def test_a_second_server_on_the_same_file_is_refused(self):
        self.server.until(lambda workers: len(workers) == 2)
        for options in [], ["--workers", "2"]:
            code, said = self.server.second(*options)
            self.assertEqual(code, 1, said)
            self.assertIn("Another server uses", said)

    def spread(self, name):
        """Pages that are not kept, some of each worker."""
        end = time.monotonic() + 60
        tabs = {}
        while len(tabs) < 2:
            self.assertLess(time.monotonic(), end, "all pages are of one worker")
            tab = Tab(name, self.server.port, "/hazards/unkept")
            tabs.setdefault(tab.live, []).append(tab)
        return [tab for each in tabs.values() for tab in each[-4:]]

    def test_a_page_that_is_not_kept_stays_where_it_is(self):
        tabs = self.spread("u")
        for tab in tabs:
            for count in range(1, 6):
                tab.settle(time.monotonic() + 30)
                self.assertTrue(tab.connect())
                tab.click("plus")
                tab.settle(time.monotonic() + 30)
                self.assertIn(f"Count {count}", tab.last_texts)
                tab.drop()

    def test_a_browser_without_script_stays_with_its_page(self):
        self.server.until(lambda workers: len(workers) == 2)
        site = f"http://127.0.0.1:{self.server.port}"
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        shown = browser.open(f"{site}/shop/teas/1", timeout=20).read().decode()
        for number in range(12):
            action = html.unescape(re.search(r'method="post" action="([^"]+)"', shown)[1])
            shown = browser.open(site + action, b"", timeout=20).read().decode()
            self.assertIn(f"Cart ({number + 1})", shown)

    def test_all_workers_hear_a_topic_in_one_order(self):
        tabs = self.spread("t")
        for tab in tabs:
            self.assertTrue(tab.connect())
        for count in range(1, 6):
            for tab in tabs:
                tab.click("plus")
                tab.click("shout")
        end = time.monotonic() + 60
        for tab in tabs:
            tab.settle(end)
            while tab.last_heard.count(",") < 5 * len(tabs):
                self.assertLess(time.monotonic(), end, tab.last_heard)
                tab.hear()
        self.assertEqual(len({tab.last_heard for tab in tabs}), 1)

    def test_limits_of_an_address_hold_for_all_workers(self):
        made = 0
        with self.assertRaises(urllib.error.HTTPError) as refused:
            for _ in range(260):
                tab = Tab("l", self.server.port, "/hazards/unkept")
                tab.connect()  # else it makes room
                made += 1
        self.assertEqual(refused.exception.code, 429)
        self.assertEqual(made, 200)


class PoisonTests(Rig):
    """100 busy pages and a poison."""

    def serve(self, sessions):
        return Supervised(sessions, "--patience", "2000", "--caution", "3000", "--megabytes", "1000", count=2)

    def poison(self, hazard):
        tabs = [Tab(f"b{number}", self.server.port) for number in range(BUSY)]
        poisoned = Tab("p", self.server.port, "/hazards")
        done = threading.Event()
        failures = []

        def use(tab, chance):
            try:
                number = 1
                while not done.is_set() or number < 4:
                    tab.add(f"{tab.name}-{number}-")
                    tab.settle(time.monotonic() + 60)
                    number += 1
                    time.sleep(0.01 * chance.random())
            except Exception as error:
                failures.append(f"{tab.name}: {error!r}")

        threads = [
            threading.Thread(target=use, args=(tab, random.Random(f"{SEED} {tab.name}")))
            for tab in tabs
        ]
        # Pages are kept from their user's first event on.
        for tab in tabs:
            self.assertTrue(tab.connect())
            tab.add(f"{tab.name}-0-")
            tab.settle(time.monotonic() + 60)
        for thread in threads:
            thread.start()
        try:
            self.assertTrue(poisoned.connect())
            poisoned.click("plus")
            poisoned.settle(time.monotonic() + 60)
            reference = poisoned.click(hazard)
            poisoned.settle(time.monotonic() + 120)
            poisoned.click("plus")
            poisoned.settle(time.monotonic() + 60)
        finally:
            done.set()
            for thread in threads:
                thread.join()
        self.assertEqual(failures, [], f"seed {SEED}\n{self.server.said()[-4000:]}")
        # The input, and no other, is refused, with a reason of its own.
        self.assertEqual(poisoned.refused, [(reference, 5)])
        self.assertIn("Count 2", poisoned.last_texts)
        said = self.server.said()
        self.assertEqual(said.count("is begun again"), 2, said[-4000:])
        # With what it met, as the log says and the store has it.
        with contextlib.closing(sqlite3.connect(self.server.sessions)) as store:
            kept = store.execute("SELECT id FROM session WHERE component LIKE 'poison of %'").fetchall()
        self.assertEqual(len(kept), 1, kept)
        self.assertIn(f"It is kept as poison {kept[0][0]}", said)
        self.assertTrue(kept[0][0].endswith(f"-{reference}"), kept)
        for tab in tabs:
            self.assertEqual(tab.refused, [], tab.name)
            self.assertLessEqual(tab.returns, 2, tab.name)
            self.assertEqual(tab.titles(), tab.expected(), f"{tab.name}, seed {SEED}")
            tab.drop()


def add(hazard):
    def test(self):
        self.poison(hazard)

    name = f"test_{hazard}_is_refused_after_two_and_the_others_go_on"
    setattr(PoisonTests, name, test)


for hazard in HAZARDS:
    add(hazard)


if __name__ == "__main__":
    unittest.main()
