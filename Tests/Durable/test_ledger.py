"""Inputs of many tabs over real sockets while servers and workers are killed and paused, lines are cut and
frames are sent twice: each page is what its applied inputs give, none lost, none doubled, in their order.

The check is Jepsen's: each tab writes down what it did and what it was told. With ARCO_SOAK=1 there are
200,000 inputs of 200 tabs at a supervisor's workers; ARCO_INPUTS takes a part of them.
"""

import collections
import os
import random
import re
import tempfile
import threading
import time
import unittest

from client import Tab
from server import Server
from wire import text
from workers import Supervised

SOAK = bool(os.environ.get("ARCO_SOAK"))
SEED = int(os.environ.get("ARCO_SEED", "0")) or random.randrange(1 << 30)
TABS = 200 if SOAK else 12
INPUTS = int(os.environ.get("ARCO_INPUTS", 200_000 if SOAK else 3_000))
# One fault for so many inputs of all tabs.
BETWEEN_FAULTS = 10_000 if SOAK else 300


class LedgerTab(Tab):
    """A tab of the page that notes every text."""

    path = "/ledger"
    cuts = doubled = 0

    def note(self, number):
        words = f"{self.name}-{number};"
        self.made[self._event(self.field, "i", text(words) + b"\0")] = words

    def shown(self):
        """How many inputs the page counts, and what they come to."""
        while not self.connect(nodes=0):
            time.sleep(0.02)
        # What was heard before may be older than what was applied.
        self.last_texts = ""
        while self.socket:
            # A rebuild has the text of its template, too, which comes before what is shown.
            found = re.findall(r"count (\d+) mark (\d+) end", self.last_texts)
            if found:
                return int(found[-1][0]), int(found[-1][1])
            self.hear()
        raise AssertionError(f"{self.name} was cut off: {self.why}")


def mark(texts):
    value = 0x811C9DC5
    for byte in "".join(texts).encode():
        value = (value ^ byte) * 0x01000193 & 0xFFFFFFFF
    return len(texts), value


class LedgerTests(unittest.TestCase):
    """One process."""

    inputs = INPUTS // 10 if SOAK else INPUTS
    faults = {"server killed": 6, "all paused": 4}

    def serve(self, sessions):
        return Server(sessions)

    def use(self, tab, chance):
        try:
            while not tab.connect():
                time.sleep(0.02)
            # Pages are kept from their user's first event on.
            tab.note(-1)
            tab.settle(time.monotonic() + 120)
            self.begun.wait()
            for number in range(self.inputs // TABS):
                tab.note(number)
                self.done += 1
                if chance.random() < 0.02:
                    tab.drop()
                    tab.cuts += 1
                if chance.random() < 0.05 and tab.pending and tab.socket:
                    tab._send(chance.choice(tab.pending)[1] if chance.random() < 0.5
                              else tab.pending[0][1])
                    tab.doubled += 1
                if len(tab.pending) > 30 or chance.random() < 0.05:
                    tab.settle(time.monotonic() + 120)
            tab.settle(time.monotonic() + 120)
        except Exception as error:  # told by the test, with the tab that it is of
            self.failures.append(f"{tab.name}: {error!r}")
            self.begun.abort()

    def disturb(self, chance, threads):
        """Does one thing after the other to the server, all of them in as many as there are."""
        counts = dict.fromkeys(self.faults, 0)
        order = []
        while any(thread.is_alive() for thread in threads):
            if self.done < BETWEEN_FAULTS * (sum(counts.values()) + 1):
                time.sleep(0.002)
                continue
            if not order:
                order = [fault for fault, share in self.faults.items() for _ in range(share)]
                chance.shuffle(order)
            fault = order.pop()
            counts[fault] += 1
            self.do(fault, chance)
        return counts

    def do(self, fault, chance):
        server = self.server
        match fault:
            case "server killed":
                server.kill()
                server.start()
            case "all paused":
                server.pause(0.3, time.sleep)
            case "supervisor killed":
                server.kill_supervisor()
                server.start()
            case "worker killed":
                server.kill_worker(chance)
            case "worker paused":
                server.pause_worker(chance, 0.3, time.sleep)

    def reasons(self, tabs):
        return collections.Counter(reason for tab in tabs for _, reason in tab.refused)

    def test_each_page_is_what_its_applied_inputs_give(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.server = server = self.serve(os.path.join(folder.name, "sessions.sqlite"))
        self.addCleanup(server.log.close)
        self.addCleanup(lambda: server.process.poll() is None and server.kill())
        self.failures, self.done = [], 0
        self.begun = threading.Barrier(TABS)
        tabs = [LedgerTab(f"t{number}", server.port) for number in range(TABS)]
        threads = [
            threading.Thread(target=self.use, args=(tab, random.Random(f"{SEED} {tab.name}")))
            for tab in tabs]
        started = time.monotonic()
        for thread in threads:
            thread.start()
        counts = self.disturb(random.Random(SEED), threads)
        took = time.monotonic() - started
        self.assertEqual(self.failures, [], f"seed {SEED}\n{server.said()[-4000:]}")
        for when in ("as it is", "after one more kill"):
            for tab in tabs:
                self.assertEqual(
                    tab.shown(), mark(tab.expected()), f"{tab.name}, {when}, seed {SEED}")
                tab.drop()
            server.kill()
            server.start()
        for fault, count in counts.items():
            self.assertGreater(count, 0, fault)
        self.assertGreater(sum(tab.returns for tab in tabs), 0, "no tab ever came back")
        # That an element is gone, or that an input ended its worker twice, is all that a kill may refuse.
        self.assertLessEqual(set(self.reasons(tabs)), {1, 5})
        print(f"ledger, {type(self).__doc__}: {TABS} tabs, {sum(len(tab.made) for tab in tabs)} inputs in "
              f"{took:.0f} s, {counts}, {sum(tab.cuts for tab in tabs)} lines cut, "
              f"{sum(tab.doubled for tab in tabs)} frames doubled, "
              f"{sum(tab.returns for tab in tabs)} returns, "
              f"refused by reason {dict(self.reasons(tabs))}, seed {SEED}")


class WorkerLedgerTests(LedgerTests):
    """A supervisor and workers."""

    inputs = INPUTS
    faults = {
        "server killed": 2, "supervisor killed": 1, "all paused": 1, "worker killed": 2,
        "worker paused": 1}

    def serve(self, sessions):
        return Supervised(sessions)


if __name__ == "__main__":
    unittest.main()
