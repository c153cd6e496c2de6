"""Who begins workers: it ends, is killed, is replaced, and says how it goes."""

import contextlib
import json
import os
import random
import resource
import signal
import socket
import tempfile
import time
import unittest
import urllib.request

from client import Tab
from rig import SEED, Rig
from wire import PATIENCE, get
from workers import Supervised


class SupervisorTests(Rig):
    def serve(self, sessions):
        return Supervised(sessions)

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
        self.assertIn("This worker is ending: connect again to another one.", goodbyes)

    def test_a_replaced_worker_ends_in_order_though_nobody_is_connected(self):
        before = self.server.until(lambda workers: len(workers) == 2)
        for _ in range(4):
            # Kept for a while for a socket that does not come.
            get(self.server.port, "/todomvc")
        self.server.replace()
        self.server.until(lambda workers: len(workers) == 2 and not set(workers) & set(before))
        self.assertNotIn("unexpectedly", self.server.said())

    def test_connections_beyond_the_limit_end_no_worker(self):
        before = self.server.until(lambda workers: len(workers) == 2)
        # A worker that begins now may open few files, and so has few connections.
        resource.prlimit(self.server.process.pid, resource.RLIMIT_NOFILE, (128, 128))
        for worker in before:
            os.kill(worker, signal.SIGKILL)
        few = self.server.until(lambda workers: len(workers) == 2 and not set(workers) & set(before))
        with contextlib.ExitStack() as connections:
            end = time.monotonic() + PATIENCE
            while "new ones are closed immediately" not in self.server.said():
                self.assertLess(time.monotonic(), end)
                for _ in range(50):
                    line = socket.create_connection(("127.0.0.1", self.server.port))
                    connections.enter_context(line)
        # A worker notices only after a moment that the connections are closed.
        while not self.is_answered("/todomvc"):
            self.assertLess(time.monotonic(), end)
        self.assertEqual(self.server.workers(), few)

    def is_answered(self, path):
        try:
            get(self.server.port, path)
        except OSError:
            return False
        return True

    def test_a_program_that_does_not_start_replaces_nobody(self):
        before = self.server.until(lambda workers: len(workers) == 2)
        tab = Tab("t", self.server.port)
        self.assertTrue(tab.connect())
        tab.add("t-before-")
        tab.settle(time.monotonic() + 60)
        for said in range(1, 3):
            # Asked again, it tries again.
            self.server.replace(b"#!/bin/sh\nexit 3\n")
            end = time.monotonic() + 60
            while self.server.said().count("ended with code 3 before it was ready. No further worker is replaced") < said:
                self.assertLess(time.monotonic(), end, self.server.said()[-3000:])
                time.sleep(0.01)
            self.server.until(lambda workers: workers == before)
        tab.add("t-after-")
        tab.settle(time.monotonic() + 60)
        self.assertEqual(tab.goodbyes, [])
        self.check([tab])
        # One that starts takes over as ever.
        self.server.replace()
        self.server.until(lambda workers: len(workers) == 2 and not set(workers) & set(before))

    def test_a_program_that_is_gone_ends_no_worker_that_runs(self):
        before = self.server.until(lambda workers: len(workers) == 2)
        away = self.server.program + "-away"
        os.rename(self.server.program, away)
        os.kill(before[0], signal.SIGKILL)
        self.hear("No such file or directory. This is tried again.")
        self.server.process.send_signal(signal.SIGHUP)
        self.hear("No such file or directory. No further worker is replaced")
        self.assertEqual(self.server.workers(), before[1:])
        get(self.server.port, "/todomvc")
        os.rename(away, self.server.program)
        self.assertIn(before[1], self.server.until(lambda workers: len(workers) == 2))

    def hear(self, words):
        end = time.monotonic() + 60
        while words not in self.server.said():
            self.assertLess(time.monotonic(), end, self.server.said()[-3000:])
            time.sleep(0.01)

    def test_workers_end_with_their_supervisor(self):
        self.server.until(lambda workers: len(workers) == 2)
        self.server.kill_supervisor()
        self.server.start()

    def test_workers_end_with_their_supervisor_though_requests_wait_for_its_answer(self):
        self.server.until(lambda workers: len(workers) == 2)
        self.server.process.send_signal(signal.SIGSTOP)
        with contextlib.ExitStack() as lines:
            for _ in range(8):
                # To open a page a worker asks the supervisor for room.
                line = lines.enter_context(socket.create_connection(("127.0.0.1", self.server.port)))
                line.sendall(b"GET /todomvc HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept: text/html\r\n\r\n")
            # Answered behind those, by workers that ask nobody.
            for _ in range(8):
                get(self.server.port, "/style.css")
            self.server.kill_supervisor()
        self.server.start()

    def test_what_a_killed_supervisor_left_is_removed_by_the_next(self):
        parent = tempfile.TemporaryDirectory(dir="/tmp")
        self.addCleanup(parent.cleanup)
        os.environ["TMPDIR"] = parent.name
        self.addCleanup(os.environ.pop, "TMPDIR")
        folders = lambda: {name for name in os.listdir(parent.name) if "arco-" in name}
        self.server.kill()
        self.server.start()
        left = folders()
        other = Supervised(self.server.sessions + "-other")
        self.addCleanup(other.log.close)
        self.addCleanup(lambda: other.process.poll() is None and other.kill())
        living = folders() - left
        self.assertEqual((len(left), len(living)), (1, 1))
        self.server.kill()
        self.assertEqual(folders(), left | living)
        self.server.start()
        self.assertEqual(len(folders()), 2)
        self.assertLess(living, folders())
        self.assertFalse(left & folders())
        # The other one goes on with what is in its folder.
        tab = Tab("t", other.port)
        self.assertTrue(tab.connect())
        self.assertEqual(other.stop(), 0)
        self.assertEqual(self.server.stop(), 0)
        self.assertEqual(folders(), set())

    def test_health_counts_how_often_workers_were_begun_again(self):
        def restarts():
            with urllib.request.urlopen(f"http://127.0.0.1:{self.server.port}/health", timeout=PATIENCE) as said:
                return json.load(said)["restarts"]

        chance = random.Random(SEED)
        for count in range(3):
            before = self.server.until(lambda workers: len(workers) == 2)
            # Whichever worker answers.
            end = time.monotonic() + 60
            while {restarts() for _ in range(10)} != {count}:
                self.assertLess(time.monotonic(), end, f"not {count}")
            self.server.kill_worker(chance)
            self.server.until(lambda workers: len(workers) == 2 and workers != before)

    def test_a_second_server_on_the_same_file_is_refused(self):
        self.server.until(lambda workers: len(workers) == 2)
        for options in [], ["--workers", "2"]:
            code, said = self.server.second(*options)
            self.assertEqual(code, 1, said)
            self.assertIn("Another server uses", said)


if __name__ == "__main__":
    unittest.main()
