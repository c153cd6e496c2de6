"""What ends its worker twice is refused, and the page goes on."""

import contextlib
import http.client
import random
import sqlite3
import threading
import time
import unittest
import urllib.error

from client import Tab
from rig import SEED, SOAK, Rig
from workers import Supervised

BUSY = 100 if SOAK else 12
HAZARDS = ["trap", "overflow", "spin", "hoard", "exit"]


class PoisonTests(Rig):
    """100 busy pages and a poison."""

    def serve(self, sessions):
        return Supervised(sessions, "--patience", "5000", "--megabytes", "1000", count=2)

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
        self.assertEqual(said.count("is restarted"), 2, said[-4000:])
        # With what it met, as the log says and the store has it.
        with contextlib.closing(sqlite3.connect(self.server.sessions)) as store:
            kept = store.execute("SELECT id FROM session WHERE component LIKE 'poison of %'").fetchall()
        self.assertEqual(len(kept), 1, kept)
        self.assertIn(f"load the Workers.Poison {kept[0][0]}", said)
        self.assertTrue(kept[0][0].endswith(f"-{reference}"), kept)
        for tab in tabs:
            self.assertEqual(tab.refused, [], tab.name)
            self.assertLessEqual(tab.returns, 2, tab.name)
            self.assertEqual(tab.titles(), tab.expected(), f"{tab.name}, seed {SEED}")
            tab.drop()

    def end(self, tab, name):
        """Clicks what ends the worker, and waits until it has; what the page is then is another one."""
        self.assertTrue(tab.connect())
        reference = tab.click(name)
        while tab.socket:
            tab.hear()
            if tab.refused:
                return reference
        return None

    def again(self, tab):
        """The same browser loads the page again, as often as it takes."""
        end = time.monotonic() + 60
        while True:
            try:
                return Tab(tab.name, self.server.port, tab.path, tab.cookie)
            except (OSError, http.client.HTTPException) as error:
                if isinstance(error, urllib.error.HTTPError) and error.code == 409:
                    raise
                self.assertLess(time.monotonic(), end, error)

    def test_what_ends_a_page_that_is_not_kept_is_refused_after_two_and_the_page_goes_on(self):
        tab = Tab("u", self.server.port, "/hazards/unkept")
        for _ in range(2):
            self.assertIsNone(self.end(tab, "trap"))
            tab = self.again(tab)
        reference = self.end(tab, "trap")
        self.assertEqual(tab.refused, [(reference, 5)])
        tab.click("plus")
        tab.settle(time.monotonic() + 60)
        self.assertIn("Count 1", tab.last_texts)
        # Another browser has its own two tries; and the same event of another route is another one.
        other = Tab("o", self.server.port, "/hazards/unkept")
        self.assertIsNone(self.end(other, "trap"))
        said = self.server.said()
        self.assertIn("so there is no recording", said)
        self.server.until(lambda workers: len(workers) == 2)

    def test_a_page_that_ends_its_worker_when_it_is_opened_is_refused_after_two(self):
        tab = Tab("u", self.server.port, "/hazards/unkept")
        tab.path = "/hazards/opened"
        with self.assertRaises(urllib.error.HTTPError) as refused:
            self.again(tab)
        self.assertEqual(refused.exception.code, 409)
        self.assertIn("is refused for some minutes, since it crashed its worker twice", self.server.said())
        self.assertEqual(self.server.said().count("is restarted"), 2)


def add(hazard):
    def test(self):
        self.poison(hazard)

    name = f"test_{hazard}_is_refused_after_two_and_the_others_go_on"
    setattr(PoisonTests, name, test)


for hazard in HAZARDS:
    add(hazard)


if __name__ == "__main__":
    unittest.main()
