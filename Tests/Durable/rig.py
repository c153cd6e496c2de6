"""A server under load, of which each tab keeps a record."""

import os
import random
import tempfile
import threading
import time
import unittest

from client import Tab
from server import Server

SOAK = bool(os.environ.get("ARCO_SOAK"))
SEED = int(os.environ.get("ARCO_SEED", "0")) or random.randrange(1 << 30)
TABS = 40 if SOAK else 8
TITLES = 500 if SOAK else 25


class Rig(unittest.TestCase):
    """A server, and tabs that use it and keep a record."""

    def serve(self, sessions):
        return Server(sessions)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.server = self.serve(os.path.join(folder.name, "sessions.sqlite"))
        self.addCleanup(self.server.log.close)
        self.addCleanup(lambda: self.server.process.poll() is None and self.server.kill())
        self.failures = []

    def settle(self, tab):
        """Gives a server a minute, which begins anew when the server does: it may end before a tab has come back."""
        tab.settle(time.monotonic() + 60, lambda: self.server.started + 60)

    def use(self, tab, chance):
        """Adds one title after another, over lines that break, and sends some frames twice."""
        try:
            assert tab.connect()
            # Pages are kept from their user's first event on.
            tab.add(f"{tab.name}-first-")
            self.settle(tab)
        except Exception as error:
            self.failures.append(f"{tab.name}: {error!r}")
        self.begun.wait()
        try:
            for number in range(TITLES):
                tab.add(f"{tab.name}-{number}-")
                if chance.random() < 0.1:
                    tab.drop()
                if chance.random() < 0.2 and tab.pending and tab.socket:
                    tab._send(tab.pending[0][1])
                if chance.random() < 0.5:
                    self.settle(tab)
                self.done += 1
            self.settle(tab)
        except Exception as error:  # told by the test, with the tab that it is of
            self.failures.append(f"{tab.name}: {error!r}")

    def run_tabs(self, disturb):
        self.done = 0
        tabs = [Tab(f"t{number}", self.server.port) for number in range(TABS)]
        threads = [
            threading.Thread(target=self.use, args=(tab, random.Random(f"{SEED} {tab.name}")))
            for tab in tabs
        ]
        self.begun = threading.Barrier(TABS + 1)
        for thread in threads:
            thread.start()
        self.begun.wait()
        disturb(random.Random(SEED), lambda: any(thread.is_alive() for thread in threads))
        for thread in threads:
            thread.join()
        return tabs

    def check(self, tabs):
        self.assertEqual(self.failures, [], f"seed {SEED}\n{self.server.said()[-4000:]}")
        for tab in tabs:
            self.assertEqual(tab.titles(), tab.expected(), f"{tab.name}, seed {SEED}")
            tab.drop()

    def when_done(self, count, is_running):
        while self.done < count and is_running():
            time.sleep(0.001)
