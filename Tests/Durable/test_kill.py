"""Servers are killed while people use them: what was said to be applied is there, once.

The check is Jepsen's: each tab writes down what it did and what it was told, and at the end its page is
compared with that.
"""

import os
import time
import unittest
from unittest import mock

from client import Numbers, Tab
from rig import SEED, SOAK, TABS, TITLES, Rig
from server import Server
from wire import get

KILLS = 30 if SOAK else 4


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
        self.assertIn("applied again, led to a different state", self.server.said())


if __name__ == "__main__":
    unittest.main()
