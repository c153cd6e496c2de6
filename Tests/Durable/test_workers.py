"""One user's trap is one user's second: workers that die, and the pages that they had."""

import contextlib
import html
import http.client
import http.cookiejar
import json
import os
import random
import re
import signal
import socket
import sqlite3
import tempfile
import threading
import time
import unittest
import urllib.error
import urllib.parse
import urllib.request

from client import Tab
from test_kill import SEED, SOAK, TABS, TITLES, Rig
from wire import Reader, Socket, get, integer, text
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
            with urllib.request.urlopen(f"http://127.0.0.1:{self.server.port}/health", timeout=20) as said:
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

    def test_a_page_that_was_left_is_found_from_another_worker(self):
        for tab in self.spread("u"):
            self.assertTrue(tab.connect())
            tab.click("plus")
            tab.settle(time.monotonic() + 30)
            tab.socket.leave()
            while tab.socket:
                tab.hear()
            # Loaded again, from whichever worker: another page, at the address of its worker.
            end = time.monotonic() + 60
            while (other := Tab("o", self.server.port, tab.path)).live == tab.live:
                self.assertLess(time.monotonic(), end, "all pages are of one worker")
            line = Socket(self.server.port, tab.cookie, tab.live)
            line.send(b"\6" + integer(3) + text(tab.token))
            reader = Reader(line.hear())
            self.assertEqual((reader.byte(), reader.byte()), (1, 1), "not the page that was left")
            line.send(b"\4" + integer(0))
            while b"Count 1" not in line.hear():
                pass
            line.close()

    def test_a_browser_without_script_stays_with_its_page(self):
        self.server.until(lambda workers: len(workers) == 2)
        site = f"http://127.0.0.1:{self.server.port}"
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        shown = browser.open(f"{site}/shop/teas/1", timeout=20).read().decode()
        for number in range(12):
            action = html.unescape(re.search(r'method="post" action="([^"]+)"', shown)[1])
            shown = browser.open(site + action, b"", timeout=20).read().decode()
            self.assertIn(f"Cart ({number + 1})", shown)

    def test_who_logs_in_at_one_worker_is_logged_in_at_all(self):
        self.server.until(lambda workers: len(workers) == 2)
        site = f"http://127.0.0.1:{self.server.port}"
        jar = http.cookiejar.CookieJar()
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor(jar))
        browser.addheaders = [("Accept", "text/html"), ("Origin", site)]

        def ask(path, **fields):
            sent = urllib.parse.urlencode(fields).encode() if fields else None
            with browser.open(site + path, sent, timeout=20) as said:
                return said.read().decode()

        def cookies():
            return "; ".join(f"{cookie.name}={cookie.value}" for cookie in jar)

        def are_in():
            """Opens what only staff may see, over many connections, until both workers have answered."""
            who, end = set(), time.monotonic() + 60
            while len(who) < 2:
                self.assertLess(time.monotonic(), end, "all pages are of one worker")
                tab = Tab("s", self.server.port, "/shop/office", cookies())
                who.add(tab.live)
                self.assertTrue(tab.connect())
                # Else pages that nobody has make an address full.
                tab.socket.leave(4004)
                tab.drop()

        chance = random.Random(SEED)
        for _ in range(3):
            proof = re.search(r'name="arco-proof" value="([^"]+)"', ask("/shop/log-in"))[1]
            ask("/shop/log-in", **{"arco-proof": proof}, name="grace", password="compiler")
            are_in()
            # It outlives the worker that it was made at, whichever that was.
            before = self.server.workers()
            self.server.kill_worker(chance)
            self.server.until(lambda workers: len(workers) == 2 and workers != before)
            are_in()
            tabs, end = [], time.monotonic() + 60
            while len({tab.live for tab in tabs}) < 2:
                self.assertLess(time.monotonic(), end, "all pages are of one worker")
                tabs.append(Tab("s", self.server.port, "/shop/office", cookies()))
                self.assertTrue(tabs[-1].connect())
            ask("/shop/log-out", everywhere="yes")
            for _ in range(24):
                self.assertIn("password", ask("/shop/office"))
            # The pages that are open end, wherever they are.
            for tab in tabs:
                while tab.socket:
                    tab.hear()

    def test_tries_of_a_password_are_counted_for_all_workers(self):
        self.server.until(lambda workers: len(workers) == 2)
        site = f"http://127.0.0.1:{self.server.port}"
        browser = urllib.request.build_opener(urllib.request.HTTPCookieProcessor())
        browser.addheaders = [("Accept", "text/html"), ("Origin", site)]

        def attempt(password):
            """Over a connection of its own, so that any worker may answer."""
            with browser.open(site + "/shop/log-in", timeout=60) as shown:
                proof = re.search(r'name="arco-proof" value="([^"]+)"', shown.read().decode())[1]
            form = {"arco-proof": proof, "name": "grace", "password": password}
            try:
                with browser.open(site + "/shop/log-in", urllib.parse.urlencode(form).encode(),
                                  timeout=60) as said:
                    return said.read().decode()
            except urllib.error.HTTPError as refused:
                return refused.read().decode()

        started = time.monotonic()
        said = [attempt("wrong") for _ in range(24)]
        wrong = sum("is not right" in each for each in said)
        # Five at once, and one more in half a minute.
        self.assertGreaterEqual(wrong, 5, said[-1])
        self.assertLessEqual(wrong, 5 + (time.monotonic() - started) / 30, "each worker counts for itself")
        self.assertIn("Too many tries", said[-1])

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
        return Supervised(sessions, "--patience", "2000", "--megabytes", "1000", count=2)

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
        self.assertIn("is not opened, since it ended its worker twice", self.server.said())
        self.assertEqual(self.server.said().count("is begun again"), 2)


def add(hazard):
    def test(self):
        self.poison(hazard)

    name = f"test_{hazard}_is_refused_after_two_and_the_others_go_on"
    setattr(PoisonTests, name, test)


for hazard in HAZARDS:
    add(hazard)


if __name__ == "__main__":
    unittest.main()
