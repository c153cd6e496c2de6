"""Servers are killed while people use them: what was said to be applied is there, once.

The check is Jepsen's: each tab writes down what it did and what it was told, and at the end its page is
compared with that.
"""

import os
import random
import tempfile
import threading
import time
import unittest
from unittest import mock

from client import Numbers, Tab
from server import Server
from wire import get

SOAK = bool(os.environ.get("ARCO_SOAK"))
SEED = int(os.environ.get("ARCO_SEED", "0")) or random.randrange(1 << 30)
TABS = 40 if SOAK else 8
TITLES = 500 if SOAK else 25
KILLS = 30 if SOAK else 4


class Rig(unittest.TestCase):
    """A server, and tabs that use it and keep a record."""

    def serve(self, sessions):
        return Server(sessions)

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.server = self.serve(os.path.join(folder.name, "sessions.sqlite"))
        self.addCleanup(lambda: self.server.process.poll() is None and self.server.kill())
        self.failures = []

    def use(self, tab, chance):
        """Adds one title after another, over lines that break, and sends some frames twice."""
        try:
            assert tab.connect()
            # Pages are kept from their user's first event on.
            tab.add(f"{tab.name}-first-")
            tab.settle(time.monotonic() + 60)
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
                    tab.settle(time.monotonic() + 60)
                self.done += 1
            tab.settle(time.monotonic() + 60)
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



class KillTests(Rig):
    def test_each_page_is_what_its_applied_events_made_of_it(self):
        def disturb(chance, is_running):
            for number in range(KILLS):
                share = (number + chance.random()) / (KILLS + 1)
                self.when_done(int(TABS * TITLES * share), is_running)
                self.server.kill()
                self.server.start()

        tabs = self.run_tabs(disturb)
        self.check(tabs)
        self.assertEqual(self.server.kills, KILLS)
        self.assertGreater(sum(tab.returns for tab in tabs), 0, "no tab ever came back")
        refused = sum(len(tab.refused) for tab in tabs)
        print(f"durable: {self.done} titles, {KILLS} kills, {sum(t.returns for t in tabs)} returns, "
              f"{refused} told that they had no effect, seed {SEED}")
        # And once more, for what is kept and not in memory.
        self.server.kill()
        self.server.start()
        self.check(tabs)

    def test_a_paused_server_loses_nothing(self):
        def disturb(chance, is_running):
            for number in range(KILLS // 2):
                self.when_done(TABS * TITLES * (number + 1) // (KILLS + 1), is_running)
                self.server.pause(0.2, time.sleep)

        self.check(self.run_tabs(disturb))

    def test_an_orderly_end_keeps_everything(self):
        tabs = self.run_tabs(lambda chance, is_running: None)
        self.assertEqual(self.server.stop(), 0)
        self.server.start()
        self.check(tabs)


class OtherProcessTests(Rig):
    """Inputs that are done again by another process, where what they do is in the state, and where it is not."""

    def serve(self, sessions):
        # Else the order of a set is the same in all processes.
        self.enterContext(mock.patch.dict(os.environ))
        os.environ.pop("SWIFT_DETERMINISTIC_HASHING", None)
        return Server(sessions, "--hazards")

    def come_back(self, *names):
        """Clicks, kills the server, and asks for the page again: how it begins, and what it shows."""
        tab = Tab("s", self.server.port, "/hazards")
        self.assertTrue(tab.connect())
        for name in names:
            tab.click(name)
            tab.settle(time.monotonic() + 60)
        self.server.kill()
        self.server.start()
        markup, _ = get(self.server.port, tab.path, tab.cookie, tab.token)
        return Numbers(markup).container, markup

    def test_what_a_handler_makes_of_the_order_of_a_set_is_not_shown_as_what_was_acknowledged(self):
        container, _ = self.come_back("plus", "plus", "plus")
        self.assertIn("data-goes-on", container)
        container, markup = self.come_back("plus", "plus", "order", "plus")
        self.assertNotIn("data-goes-on", container)
        self.assertIn("Your last changes to this page are lost.", container["data-word-fresh"])
        # The snapshot is of the first click.
        self.assertIn("Count 1", markup)
        self.assertIn("another state than the one that was acknowledged", self.server.said())


if __name__ == "__main__":
    unittest.main()
